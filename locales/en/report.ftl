## What the bought report says, on screen and on paper. Calm, exact, respectful. Low scores are told with
## respect, high ones without flattery. A score never stands without its margin.

report-title = Your report
report-exam = IQ test
report-exam-short = IQ test, short form
# A mark on every page of the public example.
report-sample-mark = Sample: a simulated person
report-score-label = IQ score
# In place of a plain number where the test can’t measure further. $iq (Number) - the limit
report-score-above = { $iq } or above
# $iq (Number) - the limit
report-score-below = { $iq } or below
# $span (String) - like “96 to 112” or “138 and above”
report-margin = 95% margin: { $span }
# $low, $high (Number) - ends of a margin
report-span = { $low } to { $high }
# $low (Number) - lower end of a margin that is open above
report-span-from = { $low } and above
# $high (Number) - upper end of a margin that is open below
report-span-to = { $high } and below
report-span-open = open at both ends
# $version (String) - like “2026-11”
# $phase (String) - one of the report-phase-… names
report-norms = Norms { $version }, { $phase }
report-phase-provisional = preliminary
report-phase-calibrating = puzzles calibrated, level still borrowed
report-phase-bridged = level fixed by a sample
report-phase-census = fitted to the census
# $seconds (Number) - 0 to 59
report-seconds = { $seconds } s
# $minutes, $seconds (Number) - a duration
report-minutes = { $minutes } min { $seconds } s

## Names of the kinds of task and of the levels.

report-kind-induction = Finding patterns
report-kind-logic = Figure logic
report-kind-spatial = Spatial thinking
report-kind-several = Several rules at once
report-kind-pace = Pace
report-level-very-high = Very high
report-level-high = High
report-level-moderate = Moderate
report-level-low = Low
report-level-very-low = Very low
report-level-not-enough = Not enough information

## The questions on paper. Short lines in small type.

# $number (Number) - 1 to 6
report-sheet-chosen = You chose option { $number }
report-sheet-open = Left open
# $iq (Number) - the IQ at which half of all people solve the puzzle
report-sheet-difficulty = Difficulty: IQ { $iq }
# $time (String) - like “42 s”
report-sheet-time = Your time: { $time }
# $time (String) - like “1 s”
report-sheet-rapid = Your time: { $time }, too quick to count
# $time (String) - like “42 s”
report-sheet-median = Median of others: { $time }
report-sheet-right = Right
report-sheet-wrong = Wrong
# Two sentences: the rule, and what the missing tile must have.
# $rule, $conclusion (String) - whole sentences
report-sheet-rule = { $rule } { $conclusion }
# $percent (String) - formatted
# $answered (Number) - how many people answered this puzzle, at least 100
report-sheet-others = { $percent } of { $answered } others chose the right option.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificate of completion
# $exam (String) - name of the test
# $questions (Number) - how many puzzles
# $date (String) - formatted
report-certificate-statement = has completed the { $exam } with { $questions } puzzles on { $date }.
report-certificate-unsupervised = Unsupervised online test
# The address and a code to scan follow.
report-certificate-check = Anyone can check this certificate at
