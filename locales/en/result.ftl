## The result pages right after the test. People are nervous here. Calm, exact, respectful.
## Low scores are told with respect, high ones without flattery. A score never stands without its margin.

# Heading of the free result of a test whose report is sold.
result-title = Your free result
# Heading of the whole result of the free test.
result-whole-title = Your result

## Whether the run counts.

result-valid-title = Your run is valid
result-valid-text = Answers and times look like an honest try, so they can be scored.
# Instead of the two above, when something makes the score less sure. A list of facts follows.
result-caution-title = Your run is valid, with a note
result-caution-text = It can be scored, but this makes the score less sure:

## What was noticed about a run. Shown in a list, as a reason why it can’t be scored or as a note on a
## valid run. Facts, never a reproach.

# $figure (Number) - percent of the answers, for example 62
result-reason-low-effort = Only { $figure }% of your answers took long enough to look at the puzzle first.
# $figure (Number) - how many times, at least 6
result-reason-same-option = You chose the same option number { $figure } times in a row.
# $figure (Number) - seconds, fewer than 180
result-reason-hurried = The whole test took { $figure } seconds. That is too short to look at every puzzle.
result-reason-like-guessing = Your answers can hardly be told from guessing.
# $figure (Number) - percent of the puzzles, for example 55
result-reason-unfinished = You answered { $figure }% of the puzzles. That is too few for a score.
# $figure (Number) - how many answers, at least 2
result-reason-pasted = { $figure } answers came all at once instead of one by one.
# $figure (Number) - how many answers, at least 2
result-reason-instant = { $figure } answers came in a blink, faster than anybody can look at a puzzle.
result-reason-surprising = Some easy puzzles were wrong while hard ones were right.
result-reason-hard-part-too-good = The hardest puzzles went much better than the easier ones.
# $figure (Number) - how many times, at least 3
result-reason-left-tab = You left the page { $figure } times during the test.
# $figure (Number) - seconds, at least 60
result-reason-hidden = The page was out of sight for { $figure } seconds in all.
# $figure (Number) - width in pixels
result-reason-narrow-window = The window was only { $figure } pixels wide, so the tiles were small.
result-reason-clock-jump = Your device’s clock changed during the test, so the times aren’t certain.
# The browser says that the answers took longer than the time between questions and answers.
result-reason-impossible-times = The times noted for your answers add up to more than had passed since you got the puzzles.
# When the page doesn’t know the reason yet that the server names.
result-reason-other = Something else about this run makes it hard to judge.

## How many were right.

# Label above the number.
result-right-label = Puzzles right
# The number, in large type. $right, $questions (Number) - right ones and all that count
result-right-figure = { $right } of { $questions }
result-right-note = Each puzzle has its own difficulty, so the count alone isn’t the score.

## The class as a wide band.

# Label above the limits of the band.
result-band-label = Your IQ class, as a wide band
# One class. $class (String) - its name
result-band-one = Your score falls into the class “{ $class }”.
# Several classes. $low, $high (String) - names of the lowest and the highest
result-band-many = Your score’s margin reaches from the class “{ $low }” to “{ $high }”.
# Limits of a band that is open at the top. $limit (Number) - an IQ
result-range-from = { $limit } or above
# Spoken description of the curve. $range (String) - limits of the marked part, like “85–129”
result-curve-band = Bell curve of IQ scores with your band marked: { $range }
# Spoken name of the list of classes under the curve.
result-classes-label = Classes in your band
# Under the curve.
result-band-why = The band is wide on purpose: it holds everything the score could be, measured this way.

## The score of the free test.

# Label above the number.
result-score-label = Your IQ score
# In place of a plain number where the test can’t measure further. $iq (Number) - the limit
result-score-above = { $iq } or above
# $iq (Number) - the limit
result-score-below = { $iq } or below
# Beside the number. $low, $high (Number) - ends of the margin
result-margin = Margin { $low } to { $high }
# Where the margin is open. $low (Number) - its lower end
result-margin-from = Margin from { $low } up
# Where the margin is open. $high (Number) - its upper end
result-margin-to = Margin up to { $high }
result-margin-note = In 95 of 100 cases the true value lies within the margin. This test is short, so the margin is wide.
# The same under the score of the full test.
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
# $percent (Number) - how many of 100 people, 1 to 99
result-percentile-exact = About { $percent } of 100 people would score lower.
# $percent (Number) - how many of 100 people, 1 to 99
result-percentile-above = At least { $percent } of 100 people would score lower.
# $percent (Number) - how many of 100 people, 1 to 99
result-percentile-below = At most { $percent } of 100 people would score lower.
# $class (String) - name of a class
# $range (String) - its limits, like “85–114”
result-class = The number belongs to the class “{ $class }” ({ $range }).
# Follows when the margin touches more than one class. $low, $high (String) - names of the lowest and the highest
result-class-margin = The margin reaches from “{ $low }” to “{ $high }”.
# Spoken description of the curve. $score (String) - the number
# $range (String) - limits of the margin, like “85–114”
result-curve-score = Bell curve of IQ scores. Your score: { $score }. Marked margin: { $range }

## What it means.

result-meaning-title = What this says, and what it doesn’t
result-meaning-says = It compares how you find rules in figures with how other people do. That is one part of intelligence; memory, knowledge and speed are others.
result-meaning-not = It is no diagnosis, and it says nothing about your worth, your knowledge or your character.
# Only under low results. Respectful, no pity.
result-meaning-low = A tiring day, noise, a small screen or little practice with such puzzles easily pull a score down. If one of these fits, take the test again when you are rested.
# $version (String) - name of the norms
result-norms-provisional = Preliminary: the group you are compared with is still being built. Norms { $version }.
# $version (String) - name of the norms
result-norms = Norms { $version }.
# Link to the long read on how the test measures.
result-measure-link = How far you can trust this

## The report and the way to it.

result-report-title = What the report adds
result-report-lead = The exact score with its margin, your ranking, and more. Each package holds everything in the one before it.
# $price (String) - lowest price where the reader is, already formatted
result-report-price = From { $price } where you are, tax included. One payment, no subscription.
# Button that leads to the packages.
result-report-choose = Choose your report
# Link to a whole report that anybody may read.
result-report-sample = Read a sample report

## A bought result.

# Heading of the page.
result-paid-title = Your result
# Heading of the card with the receipt.
result-purchase-title = Your purchase
# $package (String) - name of the package
# $price (String) - formatted
result-purchase-line = “{ $package }”, { $price }, tax included
# $date (String) - the day, already formatted
result-purchase-paid = Paid on { $date }
# Where the link went. $email (String) - most letters hidden
result-purchase-sending = The link to this page is on its way to { $email }.
# $email (String) - most letters hidden
# $time (String) - a time like 14:03:22
# $date (String) - the day, already formatted
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
# $email (String) - most letters hidden
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
# $email (String) - most letters hidden
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
# Link
result-purchase-support = Receipt, address, help

result-owned-title = What your package holds
# Heading of the list of what can be used now.
result-owned-ready = Open
# Heading of the list of what can’t be used yet, and a sentence under it.
result-owned-later = Not open yet
# $date (String) - the day until which the money can be had back, already formatted
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
# The same once that day is over.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.

result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
# Before the items that it adds. $package (String) - name of the package
result-more-adds = “{ $package }” adds:
# Button. $price (String) - formatted
result-more-button = Add for { $price }

# Tests of a bundle. $n (Number) - tests left
result-bundle-left = { $n ->
    [one] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
# Link: how to use them.
result-bundle-how = How to use it
# On a free result, for somebody who owns a bundle. Heading. $n (Number) - tests left
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
# Button. $n (Number) - tests left
result-bundle-use = { $n ->
    [one] Use your last test
   *[other] Use one of your { $n } tests
}

## Money back, on a bought result and on the support page.

result-refund-title = Get your money back
# $date (String) - the day, already formatted
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
# Button: opens the question below.
result-refund-button = Get your money back
# The question before it happens.
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
# Button: does it.
result-refund-yes = Yes, give it back
# Button: leaves everything as it is.
result-refund-no = Keep the report
# After the button. $price (String) - formatted
result-refund-requested = We have your wish. { $price } go back the way you paid.
# The same on a later visit.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
# When the payment provider has sent it. $price (String) - formatted
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
# When the payment provider could not send it.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
# Once the 14 days are over.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.

# On a button while its call is under way, here and on the support pages.
result-call-busy = One moment…

# Notes above a free result whose order was paid once or is being paid.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
# Link
result-note-support = To the support page

## Keeping the result.

result-keep-title = Come back to this result
# $date (String) - the day, already formatted
result-keep-until = This result is kept under this address until { $date }. Then it is deleted.
result-keep-private = Anyone who has the address can see the result.
# Button
result-copy = Copy the address
# Shown for a moment after the button was pressed.
result-copied = Address copied
result-copy-failed = Copy failed

## Taking it again.

result-again-title = Take it again
result-again-text = You get a fresh set of puzzles. This result stays as it is.
# Button
result-again-button = Start again

## From the free test to the full one.

result-full-title = A narrower margin
result-full-text = The full test has more puzzles, so it measures more exactly. Your class as a wide band is free there too. The exact score is in a paid report; you see its price before the first puzzle.
# Button
result-full-button = Start the full test

## A run that can’t be scored.

result-abnormal-title = Unable to analyze test results
result-abnormal-text = The test wasn’t completed in a way that can be scored. We don’t sell a report on such a run.
# Heading above the list of reasons.
result-abnormal-why = Why
# Heading above the two ways on.
result-abnormal-what = What you can do
result-abnormal-again-text = Take the test again with a fresh set of puzzles, in a quiet place and at your own pace. Being slow is never a reason.
# Button
result-abnormal-again = Retake the test
result-abnormal-contact-text = If you think we are wrong, write to us. The order number in the message lets us find this run.
# Button: opens the reader’s mail program.
result-abnormal-contact = Contact support
# Subject of the message. $order (String) - the order’s reference: 3F9A1-C2207
result-abnormal-subject = Test result, order { $order }

## When there is nothing to show.

result-unknown-title = We couldn’t find this result
result-unknown-text = The address may be incomplete, or the result was deleted when its time was over.
# Button: to the beginning of the test.
result-unknown-start = Take the test

## Results that people let be listed, in a report and below the packages.

result-latest-title = Latest results
result-latest-text = Only from people who let theirs be listed.
# In place of a name.
result-latest-someone = Someone
