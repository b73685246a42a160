### What the bought report says, on screen and on paper. Calm, exact, respectful. Low scores are told with
### respect, high ones without flattery. A score never stands without its margin. Sentences stand by
### themselves: each may be left out or be followed by any other.
### On paper a section is one page: a translation should not be more than a third longer than English.
### $score (String) - an IQ, like “104” or “145 or above”
### $margin (String) - report-margin, like “95% margin: 96 to 112”
### $kind (String) - name of a kind of task
### $class (String) - name of an IQ class
### $range (String) - limits of a class, like “85–114”
### $time (String) - like “42 s” or “1 min 5 s”
### $date (String) - formatted
### $percent (String) - formatted, like “81%”
### $points (Number) - IQ points
### $questions (Number) - how many puzzles the test has

report-title = Your report
report-exam = IQ test
report-exam-short = IQ test, short form
# A mark on every page of the public example.
report-sample-mark = Sample: a simulated person
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
# Name of a language, within a sentence like “people who answered in English”.
report-language-english = English
# Of a questionnaire. $version, $norms (String)
report-questionnaire-version = Questionnaire version { $version }, comparison { $norms }.
# The four names stand behind a comma.
report-phase-provisional = provisional
report-phase-calibrating = puzzles calibrated, level borrowed
report-phase-bridged = level fixed by a sample
report-phase-census = fitted to the census
# $seconds (Number) - 0 to 59
report-seconds = { $seconds } s
# $minutes, $seconds (Number) - a duration
report-minutes = { $minutes } min { $seconds } s
# $part, $whole (Number) - like “14 of 30”
report-count = { $part } of { $whole }
# Above a list of publications.
report-sources = Sources

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

## Heads of columns. Short.

report-head-class = Class
report-head-iq = IQ
report-head-people = Of 100 people
report-head-touched = Your margin
report-head-lower = Lower, of 100
report-head-takers = Takers
report-head-puzzle = Puzzle
report-head-puzzles = Puzzles
report-head-right = Right
report-head-kind = Kind of task
report-head-score = Score
report-head-value = From 0 to 100
report-head-margin = 80% margin
report-head-level = Level
report-head-difference = From your average
report-head-needed = Counts from
report-head-difficulty = Difficulty
report-head-time = Your time
report-head-median = Median of all
report-head-medians = Medians of all, added up
report-head-answer = Your answer
report-head-part = Part
report-head-error = Standard error of the score
report-head-within = 95 of 100 scores within
report-head-second = Second score
report-head-reading = What it means
# Column of percentages: how likely the true value lies in the class.
report-head-likely = How likely
report-head-week = Week
report-head-do = What to do
report-head-why = Why

## Summary: the first page after the cover.

report-summary-title = Summary
report-summary-lead = Your IQ score is { $score } ({ $margin }).
# The test can’t measure further.
report-summary-lead-above = Your IQ score is { $score } ({ $margin }). The test doesn’t measure further up, so it names no higher number.
report-summary-lead-below = Your IQ score is { $score } ({ $margin }). The test doesn’t measure further down, so it names no lower number.
# Labels of large figures. The line after a label is the note under its figure.
report-score-label = IQ score
report-figure-class = Class
report-figure-percentile = Of 100 people
report-figure-percentile-note = would score lower
report-figure-right = Puzzles right
report-figure-right-note = each with its own difficulty
report-figure-time = Time
report-figure-time-note = { $time } a puzzle on average
report-figure-place = Place among takers
report-figure-place-note = up to { $date }
report-figure-reliability = Reliability
report-figure-reliability-note = of differences between scores aren’t chance
# The margin lies in one class, in two, in more.
report-class-one = The number belongs to the class “{ $class }” ({ $range }), and so does its whole margin.
# $low, $high (String) - names of the two classes
report-class-two = The number belongs to the class “{ $class }” ({ $range }). Its margin touches “{ $low }” and “{ $high }”, so both are possible.
# $low, $high (String) - names of the lowest and the highest class
report-class-many = The number belongs to the class “{ $class }” ({ $range }). Its margin reaches from “{ $low }” to “{ $high }”, so every class from one to the other is possible.
# Where the score is a limit. $low, $high (String) - names of the lowest and the highest class that the margin touches
report-class-limit = “{ $score }” is a limit, so it belongs to no single class. Its margin reaches from “{ $low }” to “{ $high }”, so every class from one to the other is possible.
# Where the score is a limit and its margin lies in one class.
report-class-limit-one = “{ $score }” is a limit. Its whole margin lies in the class “{ $class }”.
# $n (Number) - 1 to 99
report-percentile = Of 100 people in the norm group, about { $n } would score lower.
# Where the score is a limit. $n (Number) - 1 to 99
report-percentile-above = Of 100 people in the norm group, at least { $n } would score lower.
# $n (Number) - 1 to 99
report-percentile-below = Of 100 people in the norm group, at most { $n } would score lower.
report-percentile-top = Of 100 people in the norm group, more than 99 would score lower.
report-percentile-bottom = Of 100 people in the norm group, fewer than 1 would score lower.
report-more-than-99 = more than 99
report-fewer-than-1 = fewer than 1
# How the kinds of task compare with each other in this person.
report-kinds-even = Your results are even across the kinds of task: the differences between them are within chance.
# $distance (String) - IQ points with one decimal
report-kinds-strength = { $kind }: { $distance } points above your own average, more than chance explains. That is a strength.
# $distance (String) - IQ points with one decimal
report-kinds-weakness = { $kind }: { $distance } points below your own average, more than chance explains. That is your weaker side.
# Some difference is larger than chance makes, but a kind adds too little to the other puzzles to be told apart.
report-kinds-untold = No kind of task stands out: a kind’s own puzzles say too little for a difference to count.
report-kinds-none = This form has too few puzzles of some kinds, so the kinds of task have no scores of their own.
report-summary-remember = What to remember
# $low, $high (Number) - ends of the margin
report-summary-same = Read the margin before the number: your true value can well lie anywhere from { $low } to { $high }.
# The margin is open at one end.
report-summary-same-open = Read the margin before the number. Here it is open at one end, because the test can’t measure that far.
report-summary-part = It measures one part of intelligence: finding rules in figures.
report-summary-alone = Nobody watched, so it is for you and proves nothing to others.
report-valid = Answers and times look like an honest try, so the score needs no note about the run.
# A list of facts follows.
report-caution = The run is valid, but this makes the score less sure:
# How well the norms are known.
report-norms-provisional = The norms are provisional. How hard the puzzles are is predicted from their rules, and the average level is borrowed from a published study. The margin is wider for that.
report-norms-calibrating = How hard the puzzles are is known from people’s answers. The average level is still borrowed from a published study, and the margin is wider for that.
report-norms-bridged = How hard the puzzles are is known from people’s answers, and a sample of adults chosen by quota fixes the average level.
report-norms-census = The norms rest on many people’s first runs, weighted to match the census by age, education and sex.

## The curve.

report-curve-title = Your place on the curve
report-curve-lead-above = { $points ->
    [one] Your score of { $score } lies one point above the average of 100 ({ $margin }).
   *[other] Your score of { $score } lies { $points } points above the average of 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Your score of { $score } lies one point below the average of 100 ({ $margin }).
   *[other] Your score of { $score } lies { $points } points below the average of 100 ({ $margin }).
}
report-curve-lead-at = Your score is the average, { $score } ({ $margin }).
# The score is a limit of what the test measures.
report-curve-lead-limit = Your score is { $score } ({ $margin }). It stands at the end of what this test measures, so the curve shows the limit and not a point.
# At the mark on the curve.
report-curve-score = Your score: { $score }
report-curve-caption = Classes, their limits and how common they are
# In the table: the margin reaches into this class.
report-curve-reached = reaches it
report-curve-how = How to read the curve
# $middle, $upper, $top (Number) - of 100 people: 68, 14 and 2
report-curve-hill = The hill shows how many people have which IQ. Most stand in the middle: { $middle } of 100 from 85 to 114, { $upper } from 115 to 129, { $top } at 130 or above.
report-curve-step = The average is 100. One step of 15 points is a standard deviation, the usual distance of people from the average.
report-curve-why = Why there is a margin
report-curve-cover = No short test measures to the point. Of 100 people whose margin is made this way, about 95 have their true value within it.
# $test, $norms (String) - IQ points with one decimal
report-curve-error = Two things make it wide: the test, whose standard error for the true value is { $test } points at your answers, and the norms, with one of about { $norms } points.
# $down, $up (Number) - IQ points
report-curve-sides = From your score it reaches { $down } points down and { $up } points up. A score is a place among people measured with the same error, which pulls it a little towards 100. The margin isn’t pulled.

## Ranking.

report-ranking-title = Ranking
report-ranking-caption = Of 100 people in the norm group
report-ranking-lower = would score lower
report-ranking-higher = would score as high or higher
report-ranking-place = Compared with you
# $low, $high (String) - a number, or report-more-than-99, report-fewer-than-1
report-ranking-ends = The margin applies here, too: at its lower end { $low } of 100 people would score lower, at its upper end { $high }.
# $low (String) - as above
report-ranking-end-low = The margin applies here, too: even at its lower end, { $low } of 100 people would score lower. Its upper end is open.
# $high (String) - as above
report-ranking-end-high = The margin applies here, too: at its upper end, { $high } of 100 people would score lower. Its lower end is open.
# $n (Number) - at least 5
report-ranking-rare-high = About one person in { $n } scores as high or higher.
# Where it is rarer than that. $n (Number) - 1,000
report-ranking-rarest = Fewer than one person in { $n } scores as high or higher.
report-ranking-middle = Half of all people score between 90 and 110, and you do, too.
report-ranking-takers = Among those who took this test
# $n (Number) - all valid runs; $lower, $same, $higher (Number) - how many of them scored so; $place (Number) - 1 is the highest score
report-ranking-own = By { $date }, this test had { $n } valid runs: { $lower } scored lower than you, { $same } the same (yours among them) and { $higher } higher. That is place { $place } of { $n }.
# $average (String) - an IQ with one decimal
report-ranking-average = The takers’ average is { $average }. They chose to take the test, so they are no cross-section of people. The norm group above is the fairer comparison.
# Label at the bar of the own score.
report-ranking-you = Your score
report-ranking-takers-caption = How many takers scored what
# $floor (Number) - 100
report-ranking-few = When this report was made, fewer than { $floor } valid runs of this test had been scored with these norms. A place among so few says nothing, so none is given. The comparison above doesn’t depend on them.
report-ranking-places-caption = Scores and their places in the norm group
report-ranking-places = For comparison: how many of 100 people in the norm group score lower than each of these.
# An explanation of “norm group”.
report-ranking-norm = The norm group is adults of all ages. No norms by age exist yet, so everybody is compared with the same people.

## What the score means.

report-meaning-title = What the score means
report-meaning-lead = The score says how well you found rules in figures on { $date }, compared with other people ({ $score }, { $margin }).
report-meaning-says = What it says
report-meaning-fluid = Finding rules in something new is called fluid reasoning. It is one part of intelligence, and the part that leans least on language and schooling.
report-meaning-high = Such rules come to you more easily than to most: the whole margin lies above the average of 100.
# $people (Number) - of 100 people, 68
report-meaning-middle = You find such rules about as well as most people do: { $people } of 100 score in the class from 85 to 114.
# A number well above or below 100, with a margin that reaches over 100.
report-meaning-unsure = The margin reaches over the average of 100. So the test leaves open whether such rules come to you more easily than to most, or less easily.
report-meaning-low = You found fewer of these rules than most people do. Tiredness, noise, a small screen, worry or little practice with such puzzles lower a score, and the answers don’t show which of them it was, if any.
report-meaning-again = With other puzzles of the same sort, your score would stay within { $points } points of this one in 95 of 100 cases.
report-meaning-expected = Easy and hard puzzles
report-meaning-caption = The answers your score is made of, by difficulty against it
report-meaning-easy = at least 15 points easier
report-meaning-near = about as hard as your score
report-meaning-hard = at least 15 points harder
# $n (Number) - at least 1
report-meaning-missed = { $n ->
    [one] You missed one puzzle that is at least 15 points easier than your score.
   *[other] You missed { $n } puzzles that are at least 15 points easier than your score.
}
# $n (Number) - at least 1
report-meaning-solved = { $n ->
    [one] You solved one puzzle that is at least 15 points harder than your score.
   *[other] You solved { $n } puzzles that are at least 15 points harder than your score.
}
report-meaning-usual = Some of this is usual: attention slips, and a guess hits one time in six.
report-meaning-smooth = You missed no puzzle that is much easier than your score and solved none that is much harder. The answers follow the difficulty closely.
report-meaning-likely = Which class it most likely is
report-meaning-likely-caption = Where your true value lies
report-meaning-likely-text = Read it like this: of 100 people of the norm group with answers like yours, so many have their true value in that class. Both the margin and how common each class is enter into it.
report-less-than-1 = less than 1%
report-meaning-not = What it doesn’t say
report-meaning-not-parts = How good your memory, your knowledge, your language or your ideas are. None of that was measured.
report-meaning-not-worth = What you are worth, what your character is like, or how far you can get.
report-meaning-not-diagnosis = Whether somebody is gifted or has a disability. That takes a psychologist who tests in person.
report-meaning-not-fixed = What you will score in ten years. A score is a measurement on one day.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Dimensions
report-dimensions-caption = Scores by kind of task
# $low, $high (Number) - 90 and 110
report-reference = Reference range { $low } to { $high }
# $low, $high (Number) - 90 and 110; $norms (String) - IQ points with one decimal
report-dimensions-scale = All scores stand on the scale with average 100. The reference range from { $low } to { $high } holds the middle half of all people. The margins here are the test’s own. The norms’ error of about { $norms } points comes on top and moves all kinds alike.
report-dimensions-levels = Levels: very high from 125, high from 110, moderate from 90, low from 75, very low below that. A level is named only where the 80% margin stays within two neighboring levels; otherwise there isn’t enough information.
# $correlation (String) - with one decimal
report-dimensions-joined = A few puzzles of one kind measure badly. So each score joins them with what all other puzzles say, as closely as we assume the kinds to go together in people (correlation { $correlation }). That makes the scores surer and brings them closer to each other.
report-dimensions-pace = Pace stands beside the kinds and isn’t part of the IQ score.
report-difference-caption = Each kind against your own average
report-dimensions-chance = A difference counts as a strength or a weaker side from the figure in the last column on. Chance makes one that large in fewer than one of ten cases.

## One page for each kind of task.

# $right, $n (Number) - solved puzzles of this kind, and all of them; n is at least 2
report-kind-lead = You solved { $right } of { $n } puzzles of this kind.
# A quick reading of the score. $n (Number) - of 100 people, 1 to 99
report-read-very-high = Far above the reference range: about { $n } of 100 people score lower.
# $n (Number) - of 100 people, 1 to 99
report-read-high = Above the reference range: about { $n } of 100 people score lower.
# $n (Number) - of 100 people, 1 to 99
report-read-moderate = Within the reference range: about { $n } of 100 people score lower.
# $n (Number) - of 100 people, 1 to 99
report-read-low = Below the reference range: about { $n } of 100 people score lower.
# $n (Number) - of 100 people, 1 to 99
report-read-very-low = Well below the reference range: about { $n } of 100 people score lower.
# $low, $high (Number) - ends of the margin
report-read-not-enough = The margin from { $low } to { $high } reaches over too many levels to name one.
report-kind-what = What this kind asks
report-kind-what-induction = One or two rules of order and number: something grows or shrinks step by step, shapes take turns, two amounts add up to a third. The work is to notice what changes, and to test one idea on all three rows.
report-kind-what-logic = Figures are laid on each other: the third tile keeps what either has, what both have, what only one of them has, what the first has without the second, or what both leave out. The work is to compare tile with tile, part by part, and to name the operation.
report-kind-what-spatial = Figures turn, are mirrored or wander from place to place. The work is to move a figure in your mind and to see whether the same movement leads from each tile to the next.
report-kind-what-several = Three rules or more act at the same time, each on another property. The work is less to find one rule than to hold several apart and to check each of them on the options.
report-kind-how = How such puzzles are solved
report-kind-how-induction = Take one property at a time: number, size, shape, filling. Say its rule aloud for the first row and try it on the second. If it fails there, go down the columns.
report-kind-how-logic = Take one part of the figure, a line or a petal, and follow it along the row. Is it there in the third tile if it was in one, in both, in none? Two parts usually decide between the operations.
report-kind-how-spatial = Choose one mark, such as a tip or an open side, and follow only that. Count its turn in eighths. If no turn fits, think of a mirror.
report-kind-how-several = Settle one property, strike out every option that breaks it, then take the next. With three rules settled, one option is left, and nothing had to be kept in mind for long.
report-kind-caption = Your puzzles of this kind
# $expected (String) - a number with one decimal
report-kind-others = On average people solve { $expected } of them.
report-kind-time = You spent { $time } on them, { $percent } of your time in the test.
# $difference (String) - with a sign, like “+2.4” or “−3.0”; it may be 0.0
report-kind-within = Distance from your own average, in points: { $difference }. That is within chance.
# More than chance makes, but this kind’s own puzzles add too little. $difference (String) - with a sign, like “+2.4”
report-kind-untold = Distance from your own average, in points: { $difference }. This kind’s own puzzles say too little for it to count.
# $total, $joined (String) - percentages
report-kind-worth = If the kinds go together as we assume, the number of all right answers explains { $total } of how people differ in this kind. Joined with the kind’s own puzzles it explains { $joined }.

## Pace.

report-pace-lead = Puzzle by puzzle, you took about { $percent } of the usual time (mean of the ratios).
report-pace-lead-none = How long others take for these puzzles isn’t known well enough yet, so your pace has no level.
# $n (Number) - of 100 people, 1 to 99
report-pace-fast = Quicker than the reference range: about { $n } of 100 people take longer.
# $n (Number) - of 100 people, 1 to 99
report-pace-middle = Within the reference range: about { $n } of 100 people take longer.
# $n (Number) - of 100 people, 1 to 99
report-pace-slow = Slower than the reference range: about { $n } of 100 people take longer.
# $floor (Number) - 100
report-pace-none = Your own times are below. A level needs at least { $floor } others on the same puzzles.
report-pace-neutral-title = How to read it
report-pace-neutral = Pace isn’t part of the IQ score, and quicker isn’t better. No clock stopped you, so taking longer cost nothing.
# $n (Number) - how many puzzles
report-pace-method = It is computed from your times on { $n } puzzles. Each is compared with the times of everybody who answered the same puzzle, as a ratio, so a hard puzzle doesn’t look like slowness. In the mean of the ratios one long look weighs less than in the sums below, so the two may differ.
report-pace-reliability = About { $percent } of the differences between people in this figure are real, the rest is chance. How much people differ in pace is taken from published answers to such puzzles.
# $n (Number) - at least 1; $all (Number)
report-pace-quicker-than = On { $n } of { $all } puzzles you were quicker than half of all people.
report-pace-thirds = From beginning to end
report-pace-thirds-caption = Your time in three parts
# $from, $to (Number) - numbers of puzzles
report-part-first = First third, { $from }–{ $to }
# $from, $to (Number) - numbers of puzzles
report-part-middle = Middle third, { $from }–{ $to }
# $from, $to (Number) - numbers of puzzles
report-part-last = Last third, { $from }–{ $to }
# $first, $last (String) - percentages of the time of others
report-pace-slower = Against the others you became slower: { $first } of their time in the first third, { $last } in the last.
# $first, $last (String) - percentages of the time of others
report-pace-quicker = Against the others you became quicker: { $first } of their time in the first third, { $last } in the last.
# $first, $last (String) - percentages of the time of others
report-pace-kept = Against the others your pace changed little: { $first } of their time in the first third, { $last } in the last.
# $first, $last (Number) - mean difficulty as an IQ
report-pace-harder = The puzzles get harder on the way, from a mean difficulty of IQ { $first } in the first third to { $last } in the last. So longer times there are to be expected.

## Time and effort.

report-time-title = Time and effort
# $each (String) - a time
report-time-lead = You took { $time } in all, { $each } a puzzle on average.
report-time-caption = Seconds on each puzzle
report-time-own = You
report-time-median = Median of all
report-time-kinds-caption = Time by kind of task
report-time-noticed = What the times show
# $slowest, $quickest (Number) - numbers of puzzles; $long, $short (String) - times
report-time-ends = You took longest on puzzle { $slowest } ({ $long }) and shortest on puzzle { $quickest } ({ $short }).
# $first, $last (String) - times
report-time-later = The last third took longer than the first: { $last } after { $first }.
# $first, $last (String) - times
report-time-earlier = The last third took less time than the first, though its puzzles are harder: { $last } after { $first }.
# Middle times of right and of wrong answers. $right, $wrong (String) - times
report-time-wrong-longer = Half of your right answers took less than { $right }, half of your wrong ones less than { $wrong }. You stayed longer with puzzles you then missed.
# $right, $wrong (String) - times
report-time-wrong-shorter = Half of your right answers took less than { $right }, half of your wrong ones less than { $wrong }. The wrong ones came more quickly, so a second look might have been worth it.
# $right, $wrong (String) - times
report-time-alike = Half of your right answers took less than { $right }, half of your wrong ones less than { $wrong }. The two hardly differ.
report-effort = Effort
# $n (Number) - at least 1
report-effort-rapid = { $n ->
    [one] One answer came too quickly for the puzzle to have been read. The score leaves it out.
   *[other] { $n } answers came too quickly for the puzzle to have been read. The score leaves them out.
}
report-effort-none-rapid = No answer came too quickly for the puzzle to have been read.
# $n (Number) - at least 1
report-effort-open = { $n ->
    [one] One puzzle was left open. It counts as wrong.
   *[other] { $n } puzzles were left open. They count as wrong.
}
report-effort-none-open = No puzzle was left open.
# $n (Number) - at least 1
report-effort-changes = { $n ->
    [one] You changed your mind once.
   *[other] You changed your mind { $n } times.
}
report-effort-no-changes = You changed no answer once you had given it.

## How it was measured.

report-measured-title = How it was measured
report-measured-lead = The score of { $score } ({ $margin }) is computed from your answers to { $questions } puzzles. The same answers give the same score at any later time.
report-measured-model = Each puzzle has a curve that says how likely somebody of a given ability solves it: with a difficulty, a slope and a chance to guess (three-parameter logistic model). The score is the ability that explains all your answers best (weighted likelihood).
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration
report-measured-group = Norm group: adults of all ages; norms of { $version }; puzzle values of version { $values }.
# In place of report-measured-group while there is no sample of our own.
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration; $n (Number) - people; $shift (String) - standard deviations with one decimal
report-measured-provisional = Norm group: adults of all ages; norms of { $version }, provisional; puzzle values of version { $values }. How hard the puzzles are is predicted from their rules. The level comes from { $n } adults who solved similar puzzles online (Zorowitz et al. 2024), minus { $shift } standard deviations, because people who take part in such studies tend to score above average. The margin is wider for that.
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration; $n (Number) - people; $shift (String) - standard deviations with one decimal
report-measured-calibrating = Norm group: adults of all ages; norms of { $version }; puzzle values of version { $values }. How hard the puzzles are is known from people’s answers. The level comes from { $n } adults who solved similar puzzles online (Zorowitz et al. 2024), minus { $shift } standard deviations, because people who take part in such studies tend to score above average. The margin is wider for that.
report-measured-level = Level of the norms
report-measured-level-note = standard error in IQ points
report-measured-range = Measured range
report-measured-range-note = beyond it: “or above”, “or below”
report-measured-caption = How exactly this form measures
report-measured-errors = How exactly the test measures depends on the level. The table shows how far the scores of people with the same true value scatter around their average, without the error of the norms. Scores are pulled a little towards 100, so this is less than the error of the true value, from which the margin is made.
report-measured-unwatched = It is an unsupervised online test: nobody saw who answered, where, and with what help.
# A list of four follows; its items complete these words.
report-measured-not = Not for
report-measured-not-diagnosis = diagnoses of any kind
report-measured-not-hiring = hiring, promotion or admission
report-measured-not-others = decisions about somebody else
report-measured-not-children = people under 16, for whom there are no norms

## What to do with the result.

report-advice-title = What to do with it
report-advice-lead = Use { $score } ({ $margin }) as a rough place, not as a label.
report-advice-yours = From your own numbers
report-advice-class = If anybody asks, say the margin with the number. Without it the number claims more than was measured.
report-advice-compare = Somebody else’s score counts as different from yours only if it lies more than { $points } points away. Anything closer can be chance.
# $limit (Number) - a difficulty as an IQ; $missed, $n (Number) - puzzles, at least 2 of at least 3
report-advice-missed = If you want to practice, begin with { $kind }: of the puzzles up to difficulty { $limit } you missed most there, { $missed } of { $n }.
# $limit (Number) - a difficulty as an IQ
report-advice-none-missed = Of the puzzles up to difficulty { $limit } you missed one at most, so there is no kind to begin with.
report-advice-lean = A difference between the kinds of task is larger than chance explains. Trust it only if a second test shows it again.
report-advice-even = No kind of task stands out from the others as a strength or a weaker side.
# $right, $wrong (String) - times
report-advice-slower = Your wrong answers came more quickly than your right ones ({ $wrong } against { $right } at the middle). Checking the last row once more costs little.
report-advice-caution = Something about the run makes the score less sure; the page on time and effort says what. A second run without it would tell more than this one.
report-advice-open = Answer every puzzle next time. A guess hits one time in six, an open puzzle never.
report-advice-low = If the score surprises you because school and work go well, believe school and work: years say more than one test.
report-advice-high = If you want proof for others, take a supervised test. Societies and psychologists accept only those.
report-advice-uses = What it is good for
report-advice-use-place = Knowing roughly where you stand in one kind of thinking, with the margin beside it.
# $months (Number) - 3
report-advice-use-baseline = Having a first value with which a later test can be compared, in { $months } months at the earliest.
# Only where the solutions are part of the report.
report-advice-use-slips = Seeing how you err: the pages with the questions say which rule each of your wrong options breaks.
report-advice-help = When to see somebody
report-advice-school = For school, training or work questions: a psychologist tests several abilities in person, in your language, and talks with you about what follows.
report-advice-worry = If thinking, memory or attention have changed for the worse, or if a low score worries you, talk to a doctor. This test can neither find nor rule out a cause.
report-advice-mood = If the number spoils your mood for days, talk to somebody you trust. No score is worth that.
report-advice-again = Taking it again
# $months (Number) - 3
report-advice-wait = Wait at least { $months } months. Having seen such puzzles is worth about 3 to 4 points at the second time (Hausknecht et al. 2007), and after the third time hardly anything more (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Brain-training guide
report-guide-lead = No training is known to raise general intelligence lastingly. Practice makes you better at what you practice, and good habits make learning easier.
report-guide-evidence = A review of the research by seven psychologists found that brain-training programs improve the trained tasks, less so similar ones, and hardly anything in everyday life (Simons et al. 2016). A year more of school or study is another matter: it went along with 1 to 5 IQ points (Ritchie & Tucker-Drob 2018).
report-guide-start = Where to begin
# $limit (Number) - a difficulty as an IQ; $missed, $n (Number) - puzzles, at least 2 of at least 3
report-guide-missed = Begin with { $kind }: of the puzzles up to difficulty { $limit }, within your reach, you missed most there, { $missed } of { $n }.
# $limit (Number) - a difficulty as an IQ
report-guide-none-missed = Of the puzzles up to difficulty { $limit } you missed one at most, so no kind comes first. Take the four in turn.
# Two or more were missed, but in no kind clearly the most. $limit (Number) - a difficulty as an IQ
report-guide-spread = Among the puzzles up to difficulty { $limit } that you missed, no kind has clearly the most, so none comes first. Take the four in turn.
# $numbers (String) - numbers of puzzles, like “7, 12, 20”
report-guide-numbers = Solve again, without looking at the solutions: { $numbers }.
report-guide-plan = Four weeks
report-guide-plan-caption = Twenty minutes, three times a week
report-guide-week-1 = Redo the puzzles you missed. Say each rule aloud before you choose.
# Where none was missed.
report-guide-week-1-slow = Redo the puzzles that took you longest. Say each rule aloud before you choose.
report-guide-why-1 = Those who explain each step to themselves learn more from examples (Chi et al. 1989).
report-guide-week-2 = Mix the kinds instead of doing one at a time.
report-guide-why-2 = Mixed practice is harder and lasts longer (Rohrer & Taylor 2007).
report-guide-week-3 = Leave two days between sessions, and recall last week’s rules from memory first.
report-guide-why-3 = Spacing and recall keep what was learned (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Make two puzzles of your own with two rules each, and let somebody solve them.
report-guide-why-4 = Making one calls the rules back from memory, and recall keeps what was learned (Roediger & Karpicke 2006).
report-guide-habits = Habits that carry it
report-guide-sleep = Sleep. What was learned settles during sleep (Diekelmann & Born 2010), and attention suffers most from short nights (Lim & Dinges 2010).
report-guide-move = Move. Programs of aerobic exercise brought small gains in attention, speed and memory (Smith et al. 2010).
report-guide-honest = On average a second test shows 3 to 4 points more, because such puzzles are known by then. That is a gain in practice, not in intelligence. For one person, a difference of up to { $points } points can be chance.

## Taking a test again.

report-retest-title = Taking a test again
# $higher (Number) - IQ points, 4 more than the others
report-retest-lead = A second score says something only if it lies more than { $points } points below { $score } or more than { $higher } points above it: upwards, 4 points are for practice.
# Where the score is a limit.
report-retest-lead-limit = { $score } is a limit, so a second score can’t be set against it as a number. Two scores within the range have to lie more than { $points } points apart before the difference says anything.
# $error (String) - IQ points with one decimal
report-retest-how = Both scores have an error. At your level, a score’s own is { $error } points; for a difference both come together. The figure holds with the same norms, so that the error of their level is in both scores alike.
report-retest-caption = Your score and a second one
# $iq (Number)
report-retest-below = below { $iq }
# $iq (Number)
report-retest-above = above { $iq }
report-retest-really-lower = lower, more than chance explains
report-retest-no-difference = no difference that could be told from chance
report-retest-really-higher = higher, more than chance and practice explain
report-retest-practice-title = What practice does
report-retest-practice = Across 107 samples people scored about a quarter of a standard deviation higher the second time, 3 to 4 points here, and more with the very same puzzles (Hausknecht et al. 2007). After the third time hardly anything is added (Scharfen et al. 2018). So the first valid score is the one to keep, and a higher second one needs 4 points more to count.
report-retest-fair = For a fair comparison
# $months (Number) - 3
report-retest-wait = Wait at least { $months } months. You get other puzzles of the same sort.
report-retest-same = Take it rested, undisturbed, on the same sort of screen.
report-retest-norms = Compare only scores under the same norms. If newer ones exist, your report offers this run scored with them.
report-retest-form = Compare tests of the same length. A shorter one has a wider margin.
report-retest-average = Two runs say more than one: the average of two scores has about seven tenths of the test’s own error. The error of the norms’ level stays.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Words explained
report-glossary-lead = In the order in which the report uses them.
report-term-iq = IQ
report-term-iq-text = A place among people, on a scale with average 100 and standard deviation 15.
report-term-margin = Margin
report-term-margin-text = The range in which the true value lies in 95 (or 80) of 100 cases.
report-term-true = True value
report-term-true-text = Your place on the scale if the test measured without error. The margin is for this value. Scores are pulled a little towards 100, the true value isn’t.
report-term-class = Class
report-term-class-text = A named range of IQ. The limits are agreed, not found in nature.
report-term-norms = Norms
report-term-norms-text = The distribution of scores in the group that everybody is compared with, and its version.
report-term-group = Norm group
report-term-group-text = The people that everybody is compared with: adults of all ages.
report-term-percentile = Of 100 people
report-term-percentile-text = How many of 100 people in the norm group would score lower.
report-term-deviation = Standard deviation
report-term-deviation-text = The usual distance from the average: about 68 of 100 people lie within one of it.
report-term-error = Standard error
report-term-error-text = The usual distance of a measured value from the true one. Twice that makes a 95% margin.
report-term-reliability = Reliability
report-term-reliability-text = The share of the differences between scores that isn’t chance.
report-term-fluid = Fluid reasoning
report-term-fluid-text = Finding and using rules in something new, without knowledge of the field.
report-term-reference = Reference range
report-term-reference-text = From 90 to 110: where the middle half of all people stand.
report-term-level = Level
report-term-level-text = A word for the score of one kind, named only where the margin allows it.
report-term-difficulty = Difficulty
report-term-difficulty-text = Of people with this IQ, half solve the puzzle.
report-term-likelihood = Weighted likelihood
report-term-likelihood-text = A way to find the ability that explains all answers best, nearly free of bias.
report-term-median = Median
report-term-median-text = The middle value: half lie below it, half above.
report-term-rapid = Too quick for the score
report-term-rapid-text = Answered in less time than it takes to read the puzzle. Such answers hit no more often than guesses, so the score leaves them out. They stay in the number of right answers.
report-term-valid = Valid run
report-term-valid-text = One with enough answers, given with enough time to be somebody’s own try.
report-term-practice = Practice effect
report-term-practice-text = What a second test gains because such puzzles are known.

## The questions on paper. Short lines in small type.

# $number (Number) - 1 to 6
report-sheet-chosen = You chose option { $number }
report-sheet-open = Left open
# $iq (Number) - half of the people with this IQ solve the puzzle
report-sheet-difficulty = Difficulty: IQ { $iq }
report-sheet-time = Your time: { $time }
report-sheet-rapid = Your time: { $time }, too quick for the score
report-sheet-median = Median of all: { $time }
report-sheet-right = Right
report-sheet-wrong = Wrong
# In place of “Right” and “Wrong” where the answer came too quickly for the score to count it.
report-sheet-right-rapid = Right, but too quick
report-sheet-wrong-rapid = Wrong, too quick
# Two sentences: the rule, and what the missing tile must have.
# $rule, $conclusion (String) - whole sentences
report-sheet-rule = { $rule } { $conclusion }
# $answered (Number) - how many people answered this puzzle, the reader among them; at least 100
report-sheet-others = { $percent } of all { $answered } people chose the right option.
# For those who listen, after the puzzle in words: which option is right. $number (Number) - 1 to 6
report-sheet-key = Right option: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificate of completion
# $exam (String) - name of the test
report-certificate-statement = has completed “{ $exam }”, a test of { $questions } puzzles, on { $date }.
report-certificate-unsupervised = Unsupervised online test
# The address and a code to scan follow.
report-certificate-check = Anyone can check this certificate at
