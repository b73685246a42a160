### What the bought report says, on screen and on paper. It opens with the reader and what the result means
### for them; limits follow, once. Calm, plain, respectful: low scores with respect, high ones without
### flattery. A score never appears without its margin. Sentences stand by themselves: each may be left out
### or be followed by any other.
### On paper a section is one page: a translation should not be more than a third longer than English.
### $score (String) - an IQ, like “104” or “145 or above”
### $margin (String) - report-margin, like “95% margin of error: 96 to 112”
### $kind (String) - name of a type of puzzle
### $class (String) - name of an IQ category
### $range (String) - limits of a category, like “85–114”
### $time (String) - like “42 sec” or “1 min 5 sec”
### $date (String) - formatted
### $percent (String) - formatted, like “81%”
### $points (Number) - IQ points
### $questions (Number) - how many puzzles the test has

# On the cover. The reader should feel that it is theirs.
report-title = Your report
# Name of the full test in the sample report.
report-exam = IQ test
# Name of the test with fewer puzzles in the sample report.
report-exam-short = Short IQ test
# A mark on every page of the public example: nobody should take it for a real person’s.
report-sample-mark = Sample with simulated answers
# In place of a plain number where the test can’t measure further. $iq (Number) - the limit
report-score-above = { $iq } or above
# As above, at the lower end. $iq (Number) - the limit
report-score-below = { $iq } or below
# Beside every score, in brackets or as a line of its own: the reader should see how sure the number is.
# $span (String) - like “96 to 112” or “138 and above”
report-margin = 95% margin of error: { $span }
# $low, $high (Number) - ends of a margin
report-span = { $low } to { $high }
# $low (Number) - lower end of a margin that has no upper end
report-span-from = { $low } and above
# $high (Number) - upper end of a margin that has no lower end
report-span-to = { $high } and below
# A margin that goes beyond what the test measures, above and below.
report-span-open = no lower or upper limit
# A quiet line under the title and at the foot of every page: which comparison the score is based on.
# $version (String) - like “2026-11”
# $phase (String) - one of the report-phase-… names
report-norms = Comparison group { $version }, { $phase }
# Name of a language, within a sentence like “people who answered in English”.
report-language-english = English
# A quiet line of a questionnaire’s report. $version, $norms (String)
report-questionnaire-version = Questionnaire version { $version }, comparison group { $norms }.
# The four names follow a comma: how well the comparison group is known.
report-phase-provisional = preliminary
# Second stage: puzzles known from people’s answers, average from a study by others.
report-phase-calibrating = average from a published study
# Third stage: a quota sample of our own.
report-phase-bridged = average from our own sample
# Fourth stage: many people’s first tests, weighted.
report-phase-census = matched to the census
# $seconds (Number) - 0 to 59
report-seconds = { $seconds } sec
# $minutes, $seconds (Number) - a duration
report-minutes = { $minutes } min { $seconds } sec
# $part, $whole (Number) - like “14 of 30”
report-count = { $part } of { $whole }
# Above a list of publications.
report-sources = Sources

## Names of the types of puzzle and of the levels. In tables, in headings and at the beginning of sentences.

report-kind-induction = Finding patterns
report-kind-logic = Visual logic
report-kind-spatial = Spatial thinking
report-kind-several = Combining rules
report-kind-pace = Pace
report-level-very-high = Very high
report-level-high = High
report-level-moderate = Moderate
report-level-low = Low
report-level-very-low = Very low
# In place of a level, with or without a score: no judgment, only that none can be given.
report-level-not-enough = No clear level

## Heads of columns. Short: the reader should understand a number without the text around it.

report-head-class = Category
report-head-iq = IQ
report-head-people = Out of 100 people
# Cells below it say report-curve-reached or nothing.
report-head-touched = In your margin
# How many in 100 people score lower than the IQ beside it.
report-head-lower = Percentile
report-head-takers = Test-takers
report-head-puzzle = Puzzle
report-head-puzzles = Puzzles
report-head-right = Solved
report-head-kind = Type of puzzle
report-head-score = Score
report-head-value = From 0 to 100
report-head-margin = 80% margin
report-head-level = Level
# Points above or below the person’s own average.
report-head-difference = From your average
# The difference from which it isn’t chance any more.
report-head-needed = Needed to count
report-head-difficulty = Difficulty
report-head-time = Your time
# The median of everybody.
report-head-median = Typical time
# Medians of several puzzles, added up.
report-head-medians = Typical total
report-head-answer = Your answer
report-head-part = Part
report-head-error = Standard error
report-head-within = 95 in 100 scores within
report-head-second = Second score
report-head-reading = What it means
# Column of percentages: how likely the true score is in the category.
report-head-likely = How likely
report-head-week = Week
report-head-do = What to do
report-head-why = Why

## Summary: the first page after the cover, and the first thing read on screen. The reader should know their
## score and what it means for them before anything else.

report-summary-title = Summary
# The first sentence of the report: the answer people paid for.
report-summary-lead = Your IQ score is { $score } ({ $margin }).
# As above, where the test can’t measure further.
report-summary-lead-above = Your IQ score is { $score } ({ $margin }). That’s as high as this test can measure.
# As above, at the lower end. A fact about the test, not about the person.
report-summary-lead-below = Your IQ score is { $score } ({ $margin }). That’s as low as this test can measure.
# Labels of large figures. The line after a label is the note under its figure.
report-score-label = IQ score
report-figure-class = Category
# Figure and note are read together: “44 in 100 people score lower”, “more than 99 in 100 people score lower”.
report-figure-percentile = Percentile
report-figure-percentile-note = in 100 people score lower
report-figure-right = Puzzles solved
# Two people with the same number can have different scores.
report-figure-right-note = it matters which ones
report-figure-time = Time
report-figure-time-note = { $time } per puzzle on average
# The figure is like “332 of 640”.
report-figure-place = Rank among test-takers
report-figure-place-note = as of { $date }
report-figure-reliability = Reliability
# Follows a percentage.
report-figure-reliability-note = of score differences are real
# The margin is in one category, in two, in more. The reader should know the name for their score first,
# then how far the true score may be from it.
report-class-one = You scored in the “{ $class }” category ({ $range }), and your whole margin of error is within it.
# $low, $high (String) - names of the two categories
report-class-two = You scored in the “{ $class }” category ({ $range }). Allowing for the margin of error, your true score could be in “{ $low }” or “{ $high }.”
# $low, $high (String) - names of the lowest and the highest category
report-class-many = You scored in the “{ $class }” category ({ $range }). Allowing for the margin of error, your true score could be anywhere from “{ $low }” to “{ $high }.”
# Where the score is a limit. $low, $high (String) - names of the lowest and the highest category that the margin touches
report-class-limit = You scored { $score }. Allowing for the margin of error, your true score could be anywhere from “{ $low }” to “{ $high }.”
# Where the score is a limit and its margin is in one category.
report-class-limit-one = You scored { $score }, and your whole margin of error is within the “{ $class }” category.
# The rank in plain words, as the first sentence of the ranking too. $n (Number) - 1 to 99
report-percentile = You scored higher than about { $n } in 100 people.
# Where the score is a limit. $n (Number) - 1 to 99
report-percentile-above = You scored higher than at least { $n } in 100 people.
# Where the score is a limit. $n (Number) - 1 to 99
report-percentile-below = You scored higher than at most { $n } in 100 people.
# A fact, no praise.
report-percentile-top = More than 99 in 100 people score lower.
# A fact, no pity.
report-percentile-bottom = Fewer than 1 in 100 people score lower.
# In place of a number out of 100, in figures, tables and sentences.
report-more-than-99 = more than 99
report-fewer-than-1 = fewer than 1
# How the types of puzzle compare with each other in this person: what they can take away about themselves.
report-kinds-even = Your results are even across all types of puzzle. The small differences could be chance.
# $distance (String) - IQ points with one decimal
report-kinds-strength = { $kind } is a strength: { $distance } points above your own average, more than chance would explain.
# $distance (String) - IQ points with one decimal
report-kinds-weakness = { $kind } is your weaker side: { $distance } points below your own average, more than chance would explain.
# Some difference is larger than chance would make it, but a type adds too little to the other puzzles to be told apart.
report-kinds-untold = No type of puzzle stands out. There are too few puzzles of each type for the differences to mean much.
# In a test with fewer puzzles.
report-kinds-none = This test has too few puzzles of some types to score each type separately.
# Heading near the end of the summary. Three limits follow, each once.
report-summary-remember = Good to know
# $low, $high (Number) - ends of the margin
report-summary-same = Keep the margin of error in mind: your true score is most likely between { $low } and { $high }.
# The margin goes beyond what the test measures.
report-summary-same-open = Keep the margin of error in mind. On one side, it goes beyond what this test can measure.
# What was measured, so that nobody reads more into it.
report-summary-part = The test measures one part of intelligence: how well you find rules in visual puzzles.
# Unsupervised, in friendly words.
report-summary-alone = You took it on your own, so the result is for you, not proof for others.
# One quiet line at the end: nothing was noticed. Never praises or doubts honesty.
report-valid = Nothing about your answers or timing makes this score less certain.
# Instead of it. A list of facts follows; the reader should know what to do better next time.
report-caution = Your test counts, but this makes the score less certain:
# How well the comparison group is known. The last note of the summary.
report-norms-provisional = Your score is preliminary while we build our comparison group. For now, puzzle difficulty is predicted from the rules, and the average comes from a published study. Your margin of error is wider to allow for that.
report-norms-calibrating = Puzzle difficulty comes from real people’s answers. The average still comes from a published study, and your margin of error is wider to allow for that.
report-norms-bridged = Puzzle difficulty comes from real people’s answers, and the average comes from a sample of adults chosen by quota.
report-norms-census = You’re compared with many people’s first tests, weighted to match the census by age, education and sex.

## The curve: where the score is, and why it has a margin.

report-curve-title = Your score on the bell curve
# The distance from the average as a plain fact.
report-curve-lead-above = { $points ->
    [one] Your score of { $score } is one point above the average of 100 ({ $margin }).
   *[other] Your score of { $score } is { $points } points above the average of 100 ({ $margin }).
}
# As above; no pity.
report-curve-lead-below = { $points ->
    [one] Your score of { $score } is one point below the average of 100 ({ $margin }).
   *[other] Your score of { $score } is { $points } points below the average of 100 ({ $margin }).
}
report-curve-lead-at = Your score of { $score } is right at the average ({ $margin }).
# The score is a limit of what the test measures.
report-curve-lead-limit = Your score is { $score } ({ $margin }). That’s the limit of what this test measures, and the curve marks it that way.
# At the mark on the curve.
report-curve-score = Your score: { $score }
# Title of the table under the curve.
report-curve-caption = IQ categories and how common they are
# In the table, below report-head-touched: the margin reaches into this category.
report-curve-reached = yes
report-curve-how = How to read the curve
# $middle, $upper, $top (Number) - of 100 people: 68, 14 and 2
report-curve-hill = The curve shows how common each IQ is. Most people are in the middle: { $middle } in 100 score between 85 and 114, { $upper } between 115 and 129, and { $top } at 130 or above.
# Introduces a technical term.
report-curve-step = The average is 100. Fifteen points are one standard deviation, the typical distance from the average.
report-curve-why = Why there’s a margin of error
# The only place besides the glossary with the technical term. The reader should trust the score more, not less.
report-curve-cover = No test can pin IQ to a single point, so we give you a range (a 95% confidence interval). For about 95 in 100 people, a range like this includes their true score.
# $test, $norms (String) - IQ points with one decimal
report-curve-error = Two things make it wider: the test itself (standard error { $test } points for your answers) and the comparison group (about { $norms } points).
# $down, $up (Number) - IQ points
report-curve-sides = Your margin reaches { $down } points below your score and { $up } above. The two differ because scores are pulled slightly toward 100 and the margin isn’t.

## Ranking: how the reader compares with others. The lead is report-percentile.

report-ranking-title = Your ranking (percentile)
# Title of a table of two rows.
report-ranking-caption = Out of 100 people in the comparison group
report-ranking-lower = score lower
report-ranking-higher = score the same or higher
# Head of the column with those two.
report-ranking-place = Compared with you
# $low, $high (String) - a number, or report-more-than-99, report-fewer-than-1
report-ranking-ends = The margin of error applies here too. At its lower end, you’d score higher than { $low } in 100 people, and at its upper end, higher than { $high }.
# $low (String) - as above
report-ranking-end-low = The margin of error applies here too. Even at its lower end, you’d score higher than { $low } in 100 people. Its upper end is beyond what this test measures.
# $high (String) - as above
report-ranking-end-high = The margin of error applies here too. At its upper end, you’d score higher than { $high } in 100 people. Its lower end is beyond what this test measures.
# A fact, no praise. $n (Number) - at least 5
report-ranking-rare-high = About 1 in { $n } people score this high or higher.
# Where it is rarer than that. $n (Number) - 1,000
report-ranking-rarest = Fewer than 1 in { $n } people score this high or higher.
report-ranking-middle = Half of all people score between 90 and 110, and so do you.
# Heading: a second comparison, with those who took this test.
report-ranking-takers = Among people who took this test
# $n (Number) - all valid tests; $lower, $same, $higher (Number) - how many of them scored so; $place (Number) - 1 is the highest score
report-ranking-own = By { $date }, we had scored { $n } valid tests: { $lower } lower than yours, { $same } the same (including yours) and { $higher } higher. Your rank is { $place } of { $n }.
# $average (String) - an IQ with one decimal
report-ranking-average = The average of these tests is { $average }. The people who took them chose to, so they don’t represent everyone. The comparison above is the fairer one.
# Label at the bar of the own score.
report-ranking-you = Your score
# Title of the table.
report-ranking-takers-caption = How test-takers scored
# $floor (Number) - 100
report-ranking-few = When your report was created, we had scored fewer than { $floor } valid tests against this comparison group. That’s too few for a meaningful rank. The comparison above doesn’t depend on them.
report-ranking-places-caption = IQ scores and their percentiles
# Above that table.
report-ranking-places = For comparison: how many in 100 people score lower than each of these IQs.
# Who the 100 people are.
report-ranking-norm = The comparison group is adults of all ages. There’s no comparison by age yet: everyone is compared with the same people.

## What the score means: for the reader first, then what it doesn’t tell.

report-meaning-title = What your score means
report-meaning-lead = This score shows how well you found rules in visual puzzles on { $date }, compared with other people ({ $score }, { $margin }).
report-meaning-says = What it tells you
# Introduces a technical term.
report-meaning-fluid = Finding rules in something new is called fluid reasoning. It’s one part of intelligence, the part that depends least on language and schooling.
# The whole margin is above 100. No flattery.
report-meaning-high = You find rules like these more easily than most people: your whole margin of error is above the average of 100.
# $people (Number) - of 100 people, 68
report-meaning-middle = You find rules like these about as easily as most people: { $people } in 100 score in your category, from 85 to 114.
# A number well above or below 100, with a margin that includes 100.
report-meaning-unsure = Your margin of error includes the average of 100. That means we can’t say whether you find rules like these more or less easily than most people.
# The whole margin is below 100. Respect, no pity, no excuse that we can’t know.
report-meaning-low = You found fewer of these rules than most people do. Fatigue, noise, a small screen, worries or lack of practice can lower a score; your answers can’t show whether any of these played a part.
# What would happen with other puzzles.
report-meaning-again = With a different set of puzzles, your score would be within { $points } points of this one 95 times out of 100.
report-meaning-expected = Easy and hard puzzles
# Title of a table; its three rows follow. A puzzle’s difficulty is an IQ.
report-meaning-caption = Your answers by difficulty
report-meaning-easy = rated at least 15 points below your score
report-meaning-near = rated close to your score
report-meaning-hard = rated at least 15 points above your score
# $n (Number) - at least 1
report-meaning-missed = { $n ->
    [one] You missed one puzzle rated at least 15 points below your score.
   *[other] You missed { $n } puzzles rated at least 15 points below your score.
}
# $n (Number) - at least 1
report-meaning-solved = { $n ->
    [one] You solved one puzzle rated at least 15 points above your score.
   *[other] You solved { $n } puzzles rated at least 15 points above your score.
}
# After either of them: nothing to worry about.
report-meaning-usual = That’s normal: attention slips, and one guess in six is right by luck.
report-meaning-smooth = Your answers follow the difficulty closely: you missed no puzzle rated far below your score and solved none rated far above it.
# Heading, then a table: the most useful answer to “which category am I in?”
report-meaning-likely = Your most likely category
report-meaning-likely-caption = How likely your true score is in each category
report-meaning-likely-text = Of 100 people with answers like yours, this many have their true score in that category. It takes into account your margin of error and how common each category is.
# In that table.
report-less-than-1 = less than 1%
# Heading of four limits.
report-meaning-not = What it doesn’t tell you
report-meaning-not-parts = How good your memory, knowledge, language or ideas are. The test doesn’t measure them.
report-meaning-not-worth = Your worth, your character or how far you can go.
report-meaning-not-diagnosis = Whether someone is gifted or has a disability. That takes a psychologist who tests in person.
report-meaning-not-fixed = What you’ll score in ten years. A score is a measurement on one day.

## Dimensions: overview of the types of puzzle. The lead is one of the report-kinds-… sentences.

report-dimensions-title = Results by type of puzzle
# Title of the table below that heading.
report-dimensions-caption = Your score, margin and level
# $low, $high (Number) - 90 and 110
report-reference = Reference range { $low } to { $high }
# How to read the scores. $low, $high (Number) - 90 and 110; $norms (String) - IQ points with one decimal
report-dimensions-scale = All scores use the same scale, with 100 as the average. Half of all people are in the reference range of { $low } to { $high }. The margins here don’t include the error of the comparison group (about { $norms } points), which would shift all types equally.
# The words for scores, and when there is none.
report-dimensions-levels = Levels: very high from 125, high from 110, moderate from 90, low from 75, very low below that. We name a level only if the 80% margin stays within two neighboring levels. Otherwise you’ll see “No clear level.”
# Why the scores are close to each other. $correlation (String) - with one decimal
report-dimensions-joined = A handful of puzzles can’t give a reliable score. So each score also draws on your other answers, because people who do well on one type usually do well on the others (assumed correlation { $correlation }). That makes the scores more reliable and brings them closer together.
report-dimensions-pace = Pace is shown separately and isn’t part of your IQ score.
# Title of a table with the distance of each type.
report-difference-caption = Each type compared with your own average
# Below that table, whose last column is report-head-needed.
report-dimensions-chance = A difference counts as a strength or a weaker side once it reaches the figure in the last column. By chance alone, that happens in fewer than one case in ten.

## One page for each type of puzzle: how it went, what it asks, how to get better at it.

# $right, $n (Number) - solved puzzles of this type, and all of them; n is at least 2
report-kind-lead = You solved { $right } of { $n } puzzles of this type.
# A quick reading of the score, beside the level. $n (Number) - of 100 people, 1 to 99
report-read-very-high = Far above the reference range: you scored higher than about { $n } in 100 people.
# $n (Number) - of 100 people, 1 to 99
report-read-high = Above the reference range: you scored higher than about { $n } in 100 people.
# $n (Number) - of 100 people, 1 to 99
report-read-moderate = Within the reference range: you scored higher than about { $n } in 100 people.
# $n (Number) - of 100 people, 1 to 99
report-read-low = Below the reference range: you scored higher than about { $n } in 100 people.
# $n (Number) - of 100 people, 1 to 99
report-read-very-low = Well below the reference range: you scored higher than about { $n } in 100 people.
# Beside report-level-not-enough. $low, $high (Number) - ends of the margin
report-read-not-enough = The margin from { $low } to { $high } covers too many levels to pick one.
report-kind-what = What these puzzles ask of you
report-kind-what-induction = One or two rules of order and number: something grows or shrinks step by step, shapes take turns, or two amounts add up to a third. The task: notice what changes and test your idea on all three rows.
report-kind-what-logic = Figures are laid on top of each other. The third tile keeps what’s in either of the first two, in both, in only one, in the first but not the second, or in neither. The task: compare the tiles part by part and work out which it is.
report-kind-what-spatial = Figures turn, are mirrored or move around. The task: move a figure in your mind and see whether the same move works from each tile to the next.
report-kind-what-several = Three or more rules act together, each on a different property. The task: keep the rules apart and check each one against the options.
# Heading of a tip that the reader can use in the next test.
report-kind-how = How to solve them
report-kind-how-induction = Take one property at a time: number, size, shape, fill. Say its rule out loud for the first row and try it on the second. If it fails there, try the columns.
report-kind-how-logic = Pick one part of the figure, like a line or a petal, and follow it along the row. Does the third tile show it if it was in one tile, in both or in neither? Two parts are usually enough to tell.
report-kind-how-spatial = Pick one feature, like a tip or an open side, and follow only that. Count its turn in eighths of a circle. If no turn fits, think of a mirror.
report-kind-how-several = Settle one property, cross out every option that breaks it, then move on to the next. By the last rule, only one option is left, and you never have to keep much in mind.
# Title of a table.
report-kind-caption = Your puzzles of this type
# Below the table. $expected (String) - a number with one decimal
report-kind-others = On average, people solve { $expected } of them.
report-kind-time = You spent { $time } on them, { $percent } of your total time.
# $difference (String) - with a sign, like “+2.4” or “−3.0”; it may be 0.0
report-kind-within = Compared with your own average: { $difference } points. That could be chance.
# More than chance would make it, but this type’s own puzzles add too little. $difference (String) - with a sign, like “+2.4”
report-kind-untold = Compared with your own average: { $difference } points. There are too few puzzles of this type for that to mean much.
# How much the type’s own puzzles add; for those who want to know. $total, $joined (String) - percentages
report-kind-worth = Across people, the total number of right answers explains an estimated { $total } of the differences on this type of puzzle. Adding the type’s own puzzles brings that to { $joined }.

## Pace: neutral, neither praise nor blame.

report-pace-lead = You took about { $percent } of the typical time per puzzle.
# Too few others have answered the same puzzles.
report-pace-lead-none = Your pace can’t be compared yet: too few people have answered these puzzles.
# Beside the level. $n (Number) - of 100 people, 1 to 99
report-pace-fast = Faster than the reference range: about { $n } in 100 people take longer.
# $n (Number) - of 100 people, 1 to 99
report-pace-middle = Within the reference range: about { $n } in 100 people take longer.
# $n (Number) - of 100 people, 1 to 99
report-pace-slow = Slower than the reference range: about { $n } in 100 people take longer.
# $floor (Number) - 100
report-pace-none = Your own times are below. A level needs at least { $floor } other people on the same puzzles.
report-pace-neutral-title = How to read it
report-pace-neutral = Pace isn’t part of your IQ score, and faster isn’t better. There was no time limit, so taking longer cost you nothing.
# How pace is computed, in plain words. $n (Number) - how many puzzles
report-pace-method = We compare your time on each of { $n } puzzles with everyone else’s time on the same puzzle. That way a hard puzzle doesn’t make you look slow. One long look counts for less here than in the totals below, which is why the two can differ.
report-pace-reliability = About { $percent } of the differences between people in this figure are real; the rest is chance. How much people differ in pace is taken from published data on similar puzzles.
# $n (Number) - at least 1; $all (Number)
report-pace-quicker-than = On { $n } of { $all } puzzles, you were faster than the typical time.
report-pace-thirds = From start to finish
# Title of a table; its three rows follow.
report-pace-thirds-caption = Your time in three parts
# $from, $to (Number) - numbers of puzzles
report-part-first = First third, { $from }–{ $to }
# $from, $to (Number) - numbers of puzzles
report-part-middle = Middle third, { $from }–{ $to }
# $from, $to (Number) - numbers of puzzles
report-part-last = Last third, { $from }–{ $to }
# $first, $last (String) - percentages of the time of others
report-pace-slower = Compared with others, you slowed down: { $first } of their time in the first third, { $last } in the last.
# $first, $last (String) - percentages of the time of others
report-pace-quicker = Compared with others, you sped up: { $first } of their time in the first third, { $last } in the last.
# $first, $last (String) - percentages of the time of others
report-pace-kept = Compared with others, you kept a steady pace: { $first } of their time in the first third, { $last } in the last.
# Taking longer at the end is no weakness. $first, $last (Number) - mean difficulty as an IQ
report-pace-harder = The puzzles get harder as you go: their average difficulty rises from IQ { $first } in the first third to { $last } in the last. Taking longer there is normal.

## Time and care: what the times show. Observations, not judgments.

report-time-title = Time and care
# $each (String) - a time
report-time-lead = You took { $time } in total, { $each } per puzzle on average.
# Title of a chart with two colors, named by the two lines after it.
report-time-caption = Seconds per puzzle
report-time-own = You
report-time-median = Typical time
report-time-kinds-caption = Time by type of puzzle
report-time-noticed = What your times show
# $slowest, $quickest (Number) - numbers of puzzles; $long, $short (String) - times
report-time-ends = You took longest on puzzle { $slowest } ({ $long }) and were fastest on puzzle { $quickest } ({ $short }).
# $first, $last (String) - times
report-time-later = You spent more time on the last third ({ $last }) than on the first ({ $first }).
# $first, $last (String) - times
report-time-earlier = You spent less time on the last third ({ $last }) than on the first ({ $first }), even though its puzzles are harder.
# Middle times of right and of wrong answers. $right, $wrong (String) - times
report-time-wrong-longer = Half of your right answers took less than { $right }, and half of your wrong ones less than { $wrong }. You spent longer on puzzles you went on to miss.
# $right, $wrong (String) - times
report-time-wrong-shorter = Half of your right answers took less than { $right }, and half of your wrong ones less than { $wrong }. The wrong ones came faster: a second look might have been worth it.
# $right, $wrong (String) - times
report-time-alike = Half of your right answers took less than { $right }, and half of your wrong ones less than { $wrong }. The two hardly differ.
# Heading of three facts.
report-effort = Care taken
# $n (Number) - at least 1
report-effort-rapid = { $n ->
    [one] One answer came too fast to have looked at the puzzle. It isn’t counted in your score.
   *[other] { $n } answers came too fast to have looked at the puzzles. They aren’t counted in your score.
}
report-effort-none-rapid = You took enough time for every answer.
# $n (Number) - at least 1
report-effort-open = { $n ->
    [one] You left one puzzle unanswered. It counts as wrong.
   *[other] You left { $n } puzzles unanswered. They count as wrong.
}
report-effort-none-open = You answered every puzzle.
# $n (Number) - at least 1
report-effort-changes = { $n ->
    [one] You changed an answer once.
   *[other] You changed an answer { $n } times.
}
report-effort-no-changes = You didn’t change any answers.

## How it was measured: the method page, the only one with technical words. For readers who want to check us.

report-measured-title = How we measured it
report-measured-lead = Your score of { $score } ({ $margin }) is calculated from your answers to { $questions } puzzles. Under the same norms, the same answers always give the same score.
report-measured-model = Each puzzle has a curve that shows how likely someone of a given ability is to solve it. It depends on the puzzle’s difficulty, its slope and the chance of a lucky guess (three-parameter logistic model). Your score is the ability that best explains all your answers (weighted likelihood).
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration
report-measured-group = Comparison group: adults of all ages. Norms { $version }, puzzle values version { $values }.
# In place of report-measured-group while there is no sample of our own.
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration; $n (Number) - people; $shift (String) - standard deviations with one decimal
report-measured-provisional = Comparison group: adults of all ages. Norms { $version }, preliminary; puzzle values version { $values }. Puzzle difficulty is predicted from the rules. The average comes from { $n } adults who solved similar puzzles online (Zorowitz et al. 2024), minus { $shift } standard deviations, because people who join studies like this tend to score above average. Your margin of error is wider to allow for that.
# As above, in the second stage.
# $version (String) - date of the norms, like “2026-11”; $values (Number) - counts up with each calibration; $n (Number) - people; $shift (String) - standard deviations with one decimal
report-measured-calibrating = Comparison group: adults of all ages. Norms { $version }, puzzle values version { $values }. Puzzle difficulty comes from real people’s answers. The average comes from { $n } adults who solved similar puzzles online (Zorowitz et al. 2024), minus { $shift } standard deviations, because people who join studies like this tend to score above average. Your margin of error is wider to allow for that.
# Labels of large figures, each with the note under it.
report-measured-level = Error of the norms
report-measured-level-note = standard error in IQ points
report-measured-range = Range it can measure
report-measured-range-note = beyond it: “or above” or “or below”
# Title of a table.
report-measured-caption = How precisely this test measures
report-measured-errors = Precision depends on the level. The table shows how far scores typically vary for people with the same true score, without the error of the norms. Because scores are pulled slightly toward 100, these errors are smaller than the one behind your margin.
report-measured-unwatched = This is an unsupervised online test: we can’t see who answers, where or with what help.
# A list of four follows; its items complete these words.
report-measured-not = Please don’t use it for
report-measured-not-diagnosis = diagnoses of any kind
report-measured-not-hiring = hiring, promotion or admissions
report-measured-not-others = decisions about someone else
report-measured-not-children = anyone under 16: they have no comparison group yet

## What to do with the result: practical, from the reader’s own numbers.

report-advice-title = What to do with your result
report-advice-lead = Think of { $score } ({ $margin }) as a rough position, not a label.
# Heading of advice that follows from the reader’s own result.
report-advice-yours = From your own results
report-advice-class = If you share your score, share the margin of error too. On its own, the number claims more than we measured.
report-advice-compare = Someone else’s score counts as different from yours only if it’s more than { $points } points away. Anything closer could be chance.
# $limit (Number) - a difficulty as an IQ; $missed, $n (Number) - puzzles, at least 2 of at least 3
report-advice-missed = If you want to practice, start with “{ $kind }.” Among puzzles rated up to { $limit }, that’s where you missed the most: { $missed } of { $n }.
# $limit (Number) - a difficulty as an IQ
report-advice-none-missed = Among puzzles rated up to { $limit }, you missed at most one. No type needs practice first.
report-advice-lean = One difference between types of puzzle is larger than chance would explain. Trust it only if a second test shows it again.
report-advice-even = No type of puzzle stands out as a strength or a weaker side.
# Typical times. $right, $wrong (String) - times
report-advice-slower = Your wrong answers came faster than your right ones (typically { $wrong } versus { $right }). Checking the last row once more costs little.
# The page is report-time-title.
report-advice-caution = Something makes this score less certain; see “Time and care.” A second test without it would tell you more than this one.
report-advice-open = Answer every puzzle next time. A guess is right one time in six, a blank never.
# For scores below average. Respect: their life says more than our test.
report-advice-low = If this score surprises you because school or work is going well, trust school and work: years say more than one test.
# For scores above average. No flattery.
report-advice-high = If you want proof for others, take a supervised test. High-IQ societies and psychologists only accept those.
report-advice-uses = What it’s good for
report-advice-use-place = Knowing roughly where you are in one area of thinking, with the margin of error in view.
# $months (Number) - 3
report-advice-use-baseline = Having a baseline to compare a later test with, after { $months } months at the earliest.
# Only where the solutions are part of the report.
report-advice-use-slips = Seeing where you go wrong: the pages with the questions show which rule each of your wrong answers breaks.
report-advice-help = When to talk to someone
report-advice-school = For questions about school, training or work: a psychologist can test several abilities in person, in your language, and talk with you about what comes next.
report-advice-worry = If your thinking, memory or attention has gotten worse, or if a low score worries you, talk to a doctor. This test can neither find nor rule out a cause.
# For scores below average.
report-advice-mood = If the number gets you down for days, talk to someone you trust. No score is worth that.
report-advice-again = Retaking the test
# $months (Number) - 3
report-advice-wait = Wait at least { $months } months. Having seen puzzles like these adds about 3 to 4 points the second time (Hausknecht et al. 2007) and hardly anything after the third (Scharfen et al. 2018).

## Brain-training guide: what the reader can do, then what it can’t do.

report-guide-title = Brain-training guide
# Says once that no training is known to raise general intelligence lastingly.
report-guide-lead = Practice makes you better at what you practice, and good habits make learning easier. No training is known to raise general intelligence for good.
report-guide-evidence = A review of the research by seven psychologists found that brain-training programs improve the skills they train, related skills less, and everyday life hardly at all (Simons et al. 2016). An extra year of school is different: it goes along with 1 to 5 more IQ points (Ritchie & Tucker-Drob 2018).
report-guide-start = Where to start
# $limit (Number) - a difficulty as an IQ; $missed, $n (Number) - puzzles, at least 2 of at least 3
report-guide-missed = Start with “{ $kind }.” Among puzzles within your reach (rated up to { $limit }), that’s where you missed the most: { $missed } of { $n }.
# $limit (Number) - a difficulty as an IQ
report-guide-none-missed = Among puzzles rated up to { $limit }, you missed at most one, so no type comes first. Take the four in turn.
# Two or more were missed, but in no type clearly the most. $limit (Number) - a difficulty as an IQ
report-guide-spread = The puzzles you missed up to a rating of { $limit } are spread across the types, so none comes first. Take the four in turn.
# $numbers (String) - numbers of puzzles, like “7, 12, 20”
report-guide-numbers = Solve these again without looking at the solutions: { $numbers }.
report-guide-plan = Your four-week plan
# Title of the plan’s table.
report-guide-plan-caption = Twenty minutes, three times a week
report-guide-week-1 = Redo the puzzles you missed. Say each rule out loud before you choose.
# Where none was missed.
report-guide-week-1-slow = Redo the puzzles that took you longest. Say each rule out loud before you choose.
report-guide-why-1 = People who explain each step to themselves learn more from examples (Chi et al. 1989).
report-guide-week-2 = Mix the types instead of doing one at a time.
report-guide-why-2 = Mixed practice is harder, and what you learn lasts longer (Rohrer & Taylor 2007).
report-guide-week-3 = Leave two days between sessions, and start by recalling last week’s rules from memory.
report-guide-why-3 = Spacing and recall help you keep what you learn (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Make up two puzzles of your own with two rules each, and have someone solve them.
report-guide-why-4 = Inventing a puzzle makes you recall the rules, and recall helps you keep them (Roediger & Karpicke 2006).
report-guide-habits = Habits that help
report-guide-sleep = Sleep. What you learn settles while you sleep (Diekelmann & Born 2010), and short nights hurt attention most (Lim & Dinges 2010).
report-guide-move = Move. Aerobic exercise programs brought small gains in attention, speed and memory (Smith et al. 2010).
# What a later, higher score would mean.
report-guide-honest = On average, people score 3 to 4 points higher the second time because they know puzzles like these by then. That’s practice, not higher intelligence. For one person, a difference of up to { $points } points could be chance.

## Retaking the test: when a second score means something.

report-retest-title = Retaking the test
# $higher (Number) - IQ points, 4 more than the others
report-retest-lead = A second score means something if it’s more than { $points } points below { $score } or more than { $higher } points above it (4 of those points are the effect of practice).
# Where the score is a limit.
report-retest-lead-limit = { $score } is a limit, so there’s no number to compare a second score with. Two scores within the range need to be more than { $points } points apart before the difference means anything.
# $error (String) - IQ points with one decimal
report-retest-how = Both scores have an error. At your level, a single score’s error is { $error } points; for a difference, the two combine. This holds for scores with the same comparison group, whose error is the same in both.
# Title of a table: a second score, and what it would mean.
report-retest-caption = What a second score would mean
# $iq (Number)
report-retest-below = below { $iq }
# $iq (Number)
report-retest-above = above { $iq }
report-retest-really-lower = lower, more than chance would explain
report-retest-no-difference = can’t be told apart from chance
report-retest-really-higher = higher, more than chance and practice would explain
report-retest-practice-title = What practice does
report-retest-practice = Across 107 samples, people scored about a quarter of a standard deviation higher the second time. That’s 3 to 4 points here, and more with the very same puzzles (Hausknecht et al. 2007). After the third time, there’s hardly any further gain (Scharfen et al. 2018). That’s why your first valid score is the one to keep, and a higher second one needs 4 extra points to count.
# Heading of four tips.
report-retest-fair = For a fair comparison
# $months (Number) - 3
report-retest-wait = Wait at least { $months } months. You’ll get different puzzles of the same types.
report-retest-same = Take it rested, undisturbed and on a similar screen.
report-retest-norms = Compare only scores with the same comparison group. When there’s a newer one, your report can show this test scored with it, too.
report-retest-form = Compare tests of the same length. A shorter one has a wider margin of error.
report-retest-average = Two tests tell you more than one: the average of two scores has about 70% of the test’s own error. The error of the comparison group stays the same.

## Glossary. A word, then its meaning in one plain sentence.

report-glossary-title = Glossary
report-glossary-lead = Words used in this report, in order of appearance.
report-term-iq = IQ
report-term-iq-text = Your position among people, on a scale with an average of 100 and a standard deviation of 15.
report-term-margin = Margin of error (confidence interval)
report-term-margin-text = The range that includes the true score in 95 (or 80) of 100 cases.
# Also the head of a column.
report-term-true = True score
report-term-true-text = What you’d score if the test measured without error. The margin is for this score. Printed scores are pulled slightly toward 100; the true score isn’t.
report-term-class = Category
report-term-class-text = A named range of IQ. Its limits are a convention, not a fact of nature.
report-term-norms = Norms
report-term-norms-text = How scores are spread in the comparison group. Each version has a date.
report-term-group = Comparison group
report-term-group-text = The people everyone is compared with: adults of all ages.
report-term-percentile = Percentile
report-term-percentile-text = How many in 100 people in the comparison group score lower.
report-term-deviation = Standard deviation
report-term-deviation-text = The typical distance from the average: about 68 in 100 people are no farther from it than that.
report-term-error = Standard error
report-term-error-text = The typical distance between a measured value and the true one. About twice that on each side gives a 95% margin of error.
report-term-reliability = Reliability
report-term-reliability-text = The share of differences between scores that’s real rather than chance.
report-term-fluid = Fluid reasoning
report-term-fluid-text = Finding and using rules in something new, without prior knowledge.
report-term-reference = Reference range
report-term-reference-text = From 90 to 110, where the middle half of all people score.
report-term-level = Level
report-term-level-text = A word for your score on one type of puzzle, given only if the margin allows it.
report-term-difficulty = Difficulty
report-term-difficulty-text = The IQ at which half of all people solve the puzzle.
report-term-likelihood = Weighted likelihood
report-term-likelihood-text = A way to find the ability that best explains all your answers, with almost no bias.
# The word for a median everywhere else in the report.
report-term-median = Typical time (median)
report-term-median-text = The time in the middle: half of all people take less, half take more.
report-term-rapid = Answered too fast
report-term-rapid-text = Answered in less time than it takes to look at the puzzle. Answers like this are right no more often than guesses, so your score leaves them out. They still count in the number of puzzles solved.
report-term-valid = Valid test
report-term-valid-text = A test with enough answers, each given enough time.
report-term-practice = Practice effect
report-term-practice-text = What you gain the second time because you know puzzles like these.

## The questions on paper. Short lines in small type beside each puzzle.

# $number (Number) - 1 to 6
report-sheet-chosen = You chose option { $number }
# In place of it, and in tables in place of “Right” and “Wrong”.
report-sheet-open = Unanswered
# $iq (Number) - half of the people with this IQ solve the puzzle
report-sheet-difficulty = Difficulty: IQ { $iq }
report-sheet-time = Your time: { $time }
report-sheet-rapid = Your time: { $time }, too fast to count
report-sheet-median = Typical time: { $time }
report-sheet-right = Right
report-sheet-wrong = Wrong
# In place of “Right” and “Wrong” where the answer came too fast for the score to count it.
report-sheet-right-rapid = Right, but too fast
report-sheet-wrong-rapid = Wrong, and too fast
# Two sentences: the rule, and what the missing tile must have.
# $rule, $conclusion (String) - whole sentences
report-sheet-rule = { $rule } { $conclusion }
# $answered (Number) - how many people answered this puzzle, the reader among them; at least 100
report-sheet-others = { $percent } of { $answered } people chose the right option.
# For those who listen, after the puzzle in words: which option is right. $number (Number) - 1 to 6
report-sheet-key = Right option: { $number }.

## The certificate. One page; the name is between title and statement. Something to be pleased with, that promises no more than it is.

report-certificate-title = Certificate of completion
# Follows the name. $exam (String) - name of the test
report-certificate-statement = has completed “{ $exam },” a test of { $questions } puzzles, on { $date }.
# A quiet line at the bottom.
report-certificate-unsupervised = Unsupervised online test
# The link and a code to scan follow.
report-certificate-check = Verify this certificate at
