## Landing pages. The reader is on a phone, came from an ad and has been cheated by sites like this before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

# Description for search engines and link previews, at most about 150 characters.
site-meta-description = Find out your IQ with visual puzzles. See a free result right away, no e-mail needed. Pay once for a report, no subscription, 14-day refund.

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = Find out your IQ. Know the price first.
site-hero-yellow-lead = Solve visual puzzles at your own pace, see a free result, then decide if you want the report.

site-hero-new-title = Your IQ score, and how sure we are of it
site-hero-new-lead = Solve visual puzzles and get a score with its margin of error, so you know what it’s worth.

site-hero-page-title = What an IQ score can tell you, and what it can’t
site-hero-page-lead = How the test works, how far you can trust the number, and what we don’t know yet.

# The puzzle stands directly below this title.
site-hero-matrix-title = Which tile completes the pattern?
site-hero-matrix-lead = The IQ test is made of puzzles like this one. Give it a try.

site-hero-free-title = See your result first. Pay only if you want more.
site-hero-free-lead = Take the free test and get your score, its margin of error and how you compare with others.

site-hero-center-title = Every test, with its price up front
site-hero-center-lead = Pick a test and see how long it takes, what’s free and what the report costs.

# Time, once the real median is known. No period at the end.
# $minutes (Number) - real median in whole minutes
site-duration-measured = { $minutes ->
    [one] About { $minutes } minute, no time limit
   *[other] About { $minutes } minutes, no time limit
}
# Time, until the real median is known. No period at the end.
# $low (Number) - the fewest minutes. $high (Number) - the most
site-duration-estimate = { $low } to { $high } minutes, no time limit

# Short facts under the title. No period at the end.
# $questions (Number) - number of puzzles in the test
# $options (Number) - number of options of each puzzle
site-hero-length = { $questions } visual puzzles, { $options } options each
# $price (String) - lowest package price where the reader is, already formatted
site-hero-price = Report from { $price }, tax included. Pay once, no subscription
# On the page that leads with the free test, in place of length and time. No period at the end.
# $freeQuestions (Number) - number of puzzles in the free test
site-hero-short-length = { $freeQuestions } puzzles, full result on screen
# $price (String) - lowest package price where the reader is, already formatted
site-hero-full-price = Full test: your IQ range free, report from { $price }, tax included

# Main button: begins the test.
site-hero-start = Start the test
# Main button on the page that leads with the free test.
site-hero-start-free = Start the free test
# Second button there.
site-hero-start-full = Take the full test
# Second button elsewhere. Leads to the puzzle further down on the page.
site-hero-try = Try a puzzle now
# Second button on the page with all tests. Leads to their list.
site-hero-choose = Choose a test

## Prices.

site-prices-title = Choose how much you want to know
site-prices-lead = Each report includes everything in the one before. You pay once, tax included, and you can upgrade later for just the difference.
site-refund-title = Changed your mind? Get a full refund
site-refund-text = Press “Get your money back” in your report within 14 days of buying. No form, no questions. If we can’t deliver your report, we refund you automatically.

## What is free.

site-free-title = What you get for free
# Headings of two parts: the test whose report is sold, and the free test.
site-free-full-title = In the full test
site-free-short-title = In the free test
# $freeQuestions (Number) - number of puzzles in the free test
site-free-short-text = { $freeQuestions } puzzles and your full result on screen: your score with its margin of error, how you rank among 100 people, and your category. Fewer puzzles mean a wider margin.
# List. No period at the end.
site-free-valid = A check that your test can be scored
site-free-right = The number of puzzles you solved
site-free-band = Your most likely IQ range on the bell curve
site-free-limit = Your score as a number, your ranking and the solutions are in the paid reports. See your free result first, then decide.

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = Try a puzzle
site-puzzle-lead = Two samples, just for practice. Nothing is scored or saved.

## Preview of the report. The pictures contain no words.

site-preview-title = See what’s inside the report
# Above the pictures: nobody may take them for a real person’s result.
site-preview-lead = Sample pages with made-up data, not a real person’s result.
# Label on each picture.
site-preview-badge = Sample
site-preview-score-title = Your score on the curve
# $score, $low, $high (Number) - the example’s score and its margin
site-preview-score-text = Your IQ score and its margin of error. In this sample: { $score }, with a margin of { $low } to { $high }.
site-preview-dimensions-title = Your results by type of puzzle
site-preview-dimensions-text = Each one compared with the typical range, in one plain sentence.
site-preview-wrong-title = Puzzles you missed
site-preview-wrong-text = The right tile next to yours, explained step by step.
site-preview-certificate-title = Your certificate
site-preview-certificate-text = A certificate of completion with your score, its margin of error and a QR code to verify it.
# Button to a full report that anybody may read.
site-preview-sample = Read a full sample report

## IQ categories on the bell curve.

site-classes-title = Where would you land on the IQ scale?
site-classes-lead = The average is 100. If your margin of error spans two categories, we name both.
# Facts of the normal curve, not results of this test.
site-classes-facts = About 68% of people score between 85 and 114, about 14% between 115 and 129, and about 2% score 130 or above.
# Spoken description of the curve. The table beside it shows the same facts.
site-classes-picture = Bell curve, highest at 100, divided into seven categories
# Heads of the table.
site-classes-head-name = Category
site-classes-head-range = IQ
site-classes-head-share = Share of people
# Share of people in a category by the normal curve.
# $percent (Number) - whole percent
site-share-about = about { $percent }%
# $percent (Number) - whole percent
site-share-under = under { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = The latest numbers
# $count (Number) - valid tests finished yesterday
site-live-yesterday = { $count ->
    [one] test finished yesterday
   *[other] tests finished yesterday
}
# Follows a number, like the one above. $count (Number) - people who started or worked on a test
site-live-hour = { $count ->
    [one] person worked on a test in the last hour
   *[other] people worked on a test in the last hour
}
# Follows a number: the average score of valid tests.
site-live-average = average score
# $date (String) - date and time of the numbers, already formatted
site-live-as-of = As of { $date }. Finished tests and the average include only tests we could score.

## How it is measured, in short.

site-measure-title = How the test works
site-measure-what = Every puzzle follows hidden rules. Finding them takes reasoning, hardly any schooling and no particular language. That reasoning is what the test measures.
site-measure-score = We look at which puzzles you solve, not just how many. That places you on a scale where 100 is average, always with a margin of error.
site-measure-limits = You take the test online and on your own. It doesn’t replace an assessment by a psychologist. Our comparison group is still growing: for now, results are marked preliminary and the margin of error is wider.
# Link to the long version.
site-measure-more = How reliable is the score?

## Questions and answers.

site-faq-title = Questions and answers
site-faq-price-question = How much does it cost?
# $price (String) - lowest package price where the reader is, already formatted
site-faq-price-answer = The test and your free result cost nothing. Reports start at { $price }, tax included. You see the full amount before you pay.
site-faq-score-question = What does the score mean?
site-faq-score-answer = It shows how well you solve visual puzzles compared with other people. It isn’t a diagnosis, and it says nothing about your worth, your knowledge or your character.
site-faq-privacy-question = What happens to my data?
site-faq-privacy-answer = Ad cookies stay off unless you turn them on. We don’t sell your data. Our privacy policy, linked at the bottom of this page, lists what we store and for how long.
site-faq-reader-question = Does it work with a screen reader or without a mouse?
site-faq-reader-answer = Yes. Every tile is described in words, no rule depends on color, and you can answer with the keys 1 to 6.

## List of tests.

site-catalogue-title = Choose a test
# $price (String) - lowest package price of this test, already formatted
site-catalogue-price = Report from { $price }
# In place of the price.
site-catalogue-free = Full result free
# A test that consists of statements about oneself.
# $questions (Number) - how many
site-catalogue-statements = { $questions } short statements
# In place of “Full result free”, where signing in is required.
site-catalogue-account = Short result free with an account
site-catalogue-empty = No tests here yet.
site-catalogue-failed = We couldn’t load the list.

## Last part of the page, above a button that begins the test.

site-end-title = Ready when you are
site-end-text = Take your time. If you have to stop, pick up where you left off on this device.

## First screen, around its buttons.

# Directly under the main button. It takes away the fear of giving something before seeing anything.
site-hero-assurance = Free to take. No e-mail, no card.
# First fact below it: what everybody gets. No period at the end.
site-hero-gift = Free result: how many you solved and your most likely IQ range
# Link to a full report that anybody may read.
site-hero-sample = See a sample report

## What a visitor who was cheated by another IQ site looks for. Each point is a short title and one or two
## sentences; every one of them is true of this product. The refund is site-refund-title and site-refund-text.

site-different-title = What’s different here
site-different-price-title = The price comes first
site-different-price-text = Every price is on this page, tax included, before you answer a single question.
site-different-once-title = Nothing renews
site-different-once-text = A report is one payment. There’s no trial that turns into a subscription and nothing to cancel.
site-different-margin-title = A score with its margin of error
site-different-margin-text = Next to the number, you see how far off it could be.
site-different-email-title = A free result without an e-mail
site-different-email-text = It’s on your screen right after the last puzzle. You can decide on a report afterward.

## One more question and its answer, first in the list.

site-faq-prepare-question = Do I need to prepare?
site-faq-prepare-answer = No. The puzzles are made of shapes, with no math and no vocabulary. A worked example and practice puzzles come first.
