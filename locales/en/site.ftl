## Landing pages. The reader is on a phone, came from an ad and has been cheated by such sites before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

# Description for search engines and link previews, at most about 150 characters.
site-meta-description = An IQ test with figure puzzles. Price shown first, one payment, no subscription. Your result band is free and needs no e-mail.

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = An IQ test that shows its price first
site-hero-yellow-lead = Figure puzzles, no time limit, and a free result before you pay anything.

site-hero-new-title = See how well you reason, and how sure that is
site-hero-new-lead = An IQ test with figure puzzles. Every score comes with its margin of error.

site-hero-page-title = What an IQ score can tell you, and what it can’t
site-hero-page-lead = How this test measures, how far you can trust the number, and what we don’t know yet.

# The puzzle stands directly below this title.
site-hero-matrix-title = Which tile completes the pattern?
site-hero-matrix-lead = This is what the IQ test is made of. Solve one now.

site-hero-free-title = See your result first. Pay only if you want more.
site-hero-free-lead = Take the short test and see the whole result, free and without giving your e-mail.

site-hero-center-title = All tests, with their prices up front
site-hero-center-lead = Pick a test. You see how long it is, what is free and what the report costs.

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
site-hero-length = { $questions } puzzles with { $options } options each
site-hero-free = Free without e-mail: how many you got right, and your IQ class as a wide band
# $price (String) - lowest package price where the reader is, already formatted
site-hero-price = Report from { $price }, tax included. One payment, no subscription
# On the page that leads with the free test, in place of length and time. No period at the end.
# $freeQuestions (Number) - number of puzzles in the free short test
site-hero-short-length = { $freeQuestions } puzzles, the whole result free on screen
site-hero-short-free = No e-mail, no account, nothing to pay
# $price (String) - lowest package price where the reader is, already formatted
site-hero-full-price = The full test: your class free as a wide band, report from { $price }, tax included

# Main button: begins the test.
site-hero-start = Start the test
# Main button on the page that leads with the free short test.
site-hero-start-free = Start the free test
# Second button there.
site-hero-start-full = Take the full test
# Second button elsewhere. Leads to the puzzle further down on the page.
site-hero-try = Try a puzzle now
# Second button on the page with all tests. Leads to their list.
site-hero-choose = Choose a test

## Prices.

site-prices-title = What the report costs here
site-prices-lead = Each package holds everything in the one before it. Prices include tax. You pay once; nothing renews.
site-refund-title = Money back with one button
site-refund-text = The button is in the report. It works for 14 days after you buy and asks for no reason. If we fail to deliver, the money goes back by itself.

## What is free.

site-free-title = What you get free
# Headings of two parts: the test whose report is sold, and the free short test.
site-free-full-title = In the full test
site-free-short-title = In the short test
# $freeQuestions (Number) - number of puzzles in the free short test
site-free-short-text = { $freeQuestions } puzzles, and everything on the screen for free: the score with its margin, how many of 100 people score lower, and the class. With so few puzzles the margin is wide.
site-free-lead = Right after the test, before it comes to paying, without e-mail or account:
# List. No period at the end.
site-free-valid = Whether your run counts as valid, and if not, why
site-free-right = How many puzzles you got right
site-free-band = The IQ class your score falls into, as a wide band
site-free-limit = The exact score, the ranking and everything else is in the paid report. You decide after you have seen your free result.

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = Solve one now
site-puzzle-lead = Two examples made for this page. Nothing is counted or stored.

## Preview of the report. The pictures contain no words.

site-preview-title = What the report looks like
# Stands above the pictures: nobody may take them for a real person’s result.
site-preview-lead = Example pages with example data. Nobody’s real result.
# Label on each picture.
site-preview-badge = Example
site-preview-score-title = Your score on the curve
# $score, $low, $high (Number) - the example’s score and its margin
site-preview-score-text = One number and its margin. In this example: { $score }, margin { $low } to { $high }.
site-preview-dimensions-title = Your dimensions
site-preview-dimensions-text = Each with its reference range, a level and one plain sentence.
site-preview-wrong-title = Puzzles you missed
site-preview-wrong-text = The right tile beside yours, explained rule by rule.
site-preview-certificate-title = Your certificate
site-preview-certificate-text = A certificate of completion with score, margin and a QR code to verify it.
# Button to a whole report that anybody may read.
site-preview-sample = Read a whole sample report

## IQ classes on the bell curve.

site-classes-title = IQ classes and their limits
site-classes-lead = The scale is set so that the average is 100. If your margin crosses a limit, we name both classes.
# Facts of the normal curve, not results of this test.
site-classes-facts = By definition of the curve, about 68% of people lie between 85 and 114, about 14% between 115 and 129, and about 2% at 130 or above.
# Spoken description of the curve. The table beside it holds the same facts.
site-classes-picture = Bell curve, highest at 100, divided into seven classes
# Heads of the table.
site-classes-head-name = Class
site-classes-head-range = IQ
site-classes-head-share = Share of people
# Share of people in a class by the normal curve.
# $percent (Number) - whole percent
site-share-about = about { $percent }%
# $percent (Number) - whole percent
site-share-under = under { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = Current numbers
# $count (Number) - valid tests finished yesterday
site-live-yesterday = { $count ->
    [one] test finished yesterday
   *[other] tests finished yesterday
}
# Follows a number, like the one above. $count (Number) - people who started or worked on a test
site-live-hour = { $count ->
    [one] person testing in the last hour
   *[other] people testing in the last hour
}
# Follows a number: the average score of valid tests.
site-live-average = average score
# $date (String) - date and time of the numbers, already formatted
site-live-as-of = As of { $date }. Finished tests and the average count valid runs only.

## How it is measured, in short.

site-measure-title = How it is measured
site-measure-what = Each puzzle follows hidden rules. Finding them takes hardly any school knowledge and no particular language. That kind of reasoning is what the test measures.
site-measure-score = Harder puzzles tell more about high scores, easier ones about low scores. Your answers together place you on a scale with average 100, always with a margin.
site-measure-limits = It is an unsupervised online test. It can’t replace a test with a psychologist. Our comparison group is still being built, so results are marked preliminary and the margin is wider.
# Link to the long version.
site-measure-more = Read how far you can trust the score

## Questions and answers.

site-faq-title = Questions and answers
site-faq-price-question = What will I pay?
# $price (String) - lowest package price where the reader is, already formatted
site-faq-price-answer = The test and the free result cost nothing. The report starts at { $price }, tax included. The button you pay with shows the exact amount.
site-faq-subscription-question = Is this a subscription?
site-faq-subscription-answer = No. You pay once. Nothing renews, nothing is ticked for you, and your card is never charged again by itself.
site-faq-refund-question = How do I get my money back?
site-faq-refund-answer = Press the refund button in your report within 14 days after you buy. Nobody asks for a reason.
site-faq-email-question = Do I need to give my e-mail?
site-faq-email-answer = Not for the free result. If you buy the report, we need an address to send it to.
site-faq-score-question = What does the score mean?
site-faq-score-answer = It compares your reasoning on figure puzzles with other people’s. It is not a diagnosis and says nothing about your worth, knowledge or character.
site-faq-privacy-question = What happens to my data?
site-faq-privacy-answer = Ad cookies are off unless you switch them on. We don’t sell data. The privacy text at the bottom lists what is stored and for how long.
site-faq-reader-question = Can I use a screen reader or only a keyboard?
site-faq-reader-answer = Yes. Every tile is described in words, no rule depends on colour, and the keys 1 to 6 choose an option.

## List of tests.

site-catalogue-title = The tests
# $price (String) - lowest package price of this test, already formatted
site-catalogue-price = Report from { $price }
# In place of the price.
site-catalogue-free = The whole result is free
# A test that consists of statements about oneself.
# $questions (Number) - how many
site-catalogue-statements = { $questions } short statements
# In place of “The whole result is free”, where signing in is required.
site-catalogue-account = Short result free with an account
site-catalogue-empty = No test is open in this list yet.
site-catalogue-failed = The list could not be loaded.

## Last part of the page, above a button that begins the test.

site-end-title = Start when it suits you
site-end-text = The test costs nothing and asks for no e-mail. If you have to stop, you can go on later on this device.
