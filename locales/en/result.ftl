## The result pages right after the test. People are nervous here. Calm, exact, respectful.
## Low scores are told with respect, high ones without flattery. A score never appears without its margin.

# Heading of the free result of a test whose report is sold. The reader sees at once: this is mine, and it’s free.
result-title = Your free result
# Heading of the whole result of the free test. Nothing is held back here.
result-whole-title = Your result

## Whether the run counts.

result-valid-title = Your test could be scored
result-valid-text = Nothing about your answers or timing makes the result less certain.
# Instead of the two above, when something makes the score less sure. A list of facts follows.
result-caution-title = Your test could be scored
result-caution-text = But this makes the result less certain:

## What was noticed about a run. Shown in a list, as a reason why it can’t be scored or as a note on a
## valid run. Facts, never a reproach.

# The reader knows what to do differently: look first. $figure (Number) - percent of the answers, for example 62
result-reason-low-effort = Only { $figure }% of your answers took long enough for a real look at the puzzle.
# A fact, no accusation. $figure (Number) - how many times, at least 6
result-reason-same-option = You picked the answer in the same position { $figure } times in a row.
# The reader knows that more time helps. $figure (Number) - seconds, fewer than 180
result-reason-hurried = You finished the whole test in { $figure } seconds. That’s too fast to look at every puzzle.
# A fact about the answers, not about the person.
result-reason-like-guessing = Your answers are hard to tell apart from guessing.
# The reader knows that answering more puzzles helps. $figure (Number) - percent of the puzzles, for example 55
result-reason-unfinished = You answered { $figure }% of the puzzles. That’s too few for a score.
# A fact, no accusation. $figure (Number) - how many answers, at least 2
result-reason-pasted = { $figure } answers arrived together instead of one by one.
# A fact, no accusation. $figure (Number) - how many answers, at least 2
result-reason-instant = { $figure } answers came faster than anyone can look at a puzzle.
# A fact about the answers, no suspicion.
result-reason-surprising = You missed some easy puzzles but solved hard ones.
# A fact about the answers, no suspicion.
result-reason-hard-part-too-good = You did much better on the hardest puzzles than on the easier ones.
# The reader knows that staying on the page helps. $figure (Number) - how many times, at least 3
result-reason-left-tab = You left the page { $figure } times during the test.
# The same. $figure (Number) - seconds, at least 60
result-reason-hidden = The page was out of view for { $figure } seconds in total.
# The reader knows that a larger screen helps. $figure (Number) - width in pixels
result-reason-narrow-window = Your window was only { $figure } pixels wide, which made the tiles small.
# Nothing the reader did wrong.
result-reason-clock-jump = Your device’s clock changed during the test, so we can’t be sure of your times.
# The browser says that the answers took longer than the time between questions and answers.
result-reason-impossible-times = Your answer times add up to more than the time since you got the puzzles.
# When the page doesn’t know the reason yet that the server names.
result-reason-other = Something else makes this attempt hard to score.

## How many were right.

# Label above the number.
result-right-label = Puzzles solved
# The number, in large type. $right, $questions (Number) - right ones and all that count
result-right-figure = { $right } of { $questions }
# Under the number. Answers the question why the count and the score can differ.
result-right-note = It matters which puzzles you solved, not just how many.

## How likely each range is. The reader learns what is most likely, then how sure that is.

# Label above the limits of the likeliest range.
result-likely-label = Your most likely IQ range
# Under it. $class (String) - its name
# $percent (Number) - how likely it is, 1 to 100
result-likely-text = { $class }: { $percent }% likely
# Spoken name of the list of ranges, each with its percentage.
result-likely-list = How likely each range is
# Behind a bar. $percent (Number) - 1 to 100
result-likely-share = { $percent }%
# Under the list: why there are several, and where the score is.
result-likely-note = One test can’t settle it, so you see how likely each range is. Your score, with its margin of error, is in the report.
# Spoken description of the curve. $range (String) - limits of the marked part, like “85–114”
result-curve-likely = Bell curve of IQ scores with your most likely range marked: { $range }

## In place of an offer first, when guessing often gets as many right. Friendly, no reproach; the reader should try again.

result-chance-title = Take it again first
# $right, $questions (Number) - right ones and all that count
result-chance-text = { $right } of { $questions } is about what guessing would get you. A report couldn’t tell you much yet. When you have some quiet time, try again with new puzzles. It’s free.
# Button
result-chance-button = Take it again, free

# Limits of a range that is open at the top. $limit (Number) - an IQ
result-range-from = { $limit } or above

## The score of the free test.

# Label above the number.
result-score-label = Your IQ score
# In place of a plain number where the test can’t measure further. $iq (Number) - the limit
result-score-above = { $iq } or above
# $iq (Number) - the limit
result-score-below = { $iq } or below
# Beside the number, and below the bar on the curve. $low, $high (Number) - ends of the margin
result-margin = Margin of error: { $low } to { $high }
# Where the margin has no upper end. $low (Number) - its lower end
result-margin-from = Margin of error: { $low } and above
# Where the margin has no lower end. $high (Number) - its upper end
result-margin-to = Margin of error: { $high } and below
# Under the score of the free test. The reader knows what the margin says, and why it’s wide here.
result-margin-note = We’re 95% sure your true score is in this range. It’s wide because the free test has only a few puzzles.
# The same under the score of the full test.
result-margin-note-full = We’re 95% sure your true score is in this range.
# Under the number: the sentence that people remember and repeat. $percent (Number) - how many of 100 people, 1 to 99
result-percentile-exact = You scored higher than about { $percent } in 100 people.
# The same at the upper limit of the test. $percent (Number) - how many of 100 people, 1 to 99
result-percentile-above = You scored higher than at least { $percent } in 100 people.
# The same at the lower limit of the test. $percent (Number) - how many of 100 people, 1 to 99
result-percentile-below = You scored higher than at most { $percent } in 100 people.
# Under the curve: the name for the number above. $class (String) - name of a category
# $range (String) - its limits, like “85–114”
result-class = That’s “{ $class }” ({ $range }).
# Follows when the margin touches more than one category. $low, $high (String) - names of the lowest and the highest
result-class-margin = Allowing for the margin of error, your true score could be anywhere from “{ $low }” to “{ $high }.”
# Spoken description of the curve. $score (String) - the number
# $range (String) - the margin in words, like “Margin of error: 85 to 114”
result-curve-score = Bell curve of IQ scores. Your score: { $score }. { $range }

## What it means.

# Heading. The reader learns what to make of the result, in three short sentences.
result-meaning-title = What this tells you
# What the result is, and that it’s one part of a person.
result-meaning-says = It shows how well you spot rules in figures, compared with other people. That’s one part of intelligence; memory, knowledge and speed are others.
# The limit, once, without drama.
result-meaning-not = It isn’t a diagnosis, and it says nothing about your worth or your character.
# Only under low results. Respectful, no pity: common causes, and what to do.
result-meaning-low = Being tired, a noisy room, a small screen or never having seen puzzles like these can easily pull a score down. If that sounds familiar, try again when you’re rested.
# Small print. The reader knows that the numbers can still move. $version (String) - name of the norms
result-norms-provisional = Preliminary: our comparison group is still growing (version { $version }).
# Small print. $version (String) - name of the norms
result-norms = Comparison group: version { $version }
# Link to the long read on how the test measures.
result-measure-link = How reliable is this?

## The report and the way to it.

# Heading of the offer: what the reader came for.
result-report-title = Get your IQ score
# Under it: what’s in every report, in the reader’s words.
result-report-lead = Your score with its margin of error, how you rank, and a 21-page report in plain words.
# The price and what takes the fear out of it. $price (String) - lowest price where the reader is, already formatted
result-report-price = From { $price }, tax included. Pay once, no subscription, 14 days to change your mind.
# Button that leads to the packages.
result-report-choose = Get my report
# Link to a whole report that anybody may read, for those who aren’t sure yet.
result-report-sample = See a sample report first

## A bought result.

# Heading of the page.
result-paid-title = Your result

# Heading of the list of everything that was bought.
result-owned-title = What’s in your package
# Heading of the list of what can be used now.
result-owned-ready = Ready to use
# Heading of the list of what can’t be used yet, and a sentence under it.
result-owned-later = Not available yet
# Plain about what’s missing, and a way out. $date (String) - the day until which a refund is possible, already formatted
result-owned-later-text = These parts are included in your package but not available yet. If you’d rather not wait, you can get your money back until { $date }.
# The same once that day is over.
result-owned-later-over = These parts are included in your package but not available yet. If you’d rather not wait, write to us.

# Heading above larger packages.
result-more-title = Add more to your report
# Takes away the fear of paying twice.
result-more-lead = You only pay the difference.
# Before the items that it adds. $package (String) - name of the package
result-more-adds = “{ $package }” adds:
# Button. $price (String) - formatted
result-more-button = Add for { $price }

# In the receipt: tests that are paid for. $n (Number) - tests left
result-bundle-left = { $n ->
    [one] You have one test left in your bundle.
   *[other] You have { $n } tests left in your bundle.
}
# Link: how to use them.
result-bundle-how = How to use it
# On a free result, for somebody who owns a bundle: nothing more to pay. Heading. $n (Number) - tests left
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
# Under it, above the button.
result-bundle-text = Use your bundle to unlock the report on this result. You won’t be charged.
# Button. $n (Number) - tests left
result-bundle-use = { $n ->
    [one] Use my last test
   *[other] Use one of my { $n } tests
}

## Money back, on a bought result and on the support page.

# Heading.
result-refund-title = Get your money back
# Until when and how: as easy as it sounds. $date (String) - the day, already formatted
result-refund-text = Until { $date }, you can get back everything you paid for this order. No questions asked.
# Button: opens the question below. E-mails and help texts name it by these words.
result-refund-button = Get your money back
# The question before it happens: what is lost and what stays.
result-refund-sure = Refund everything you paid for this order? You’ll lose access to your report. Your free result stays.
# Button: does it.
result-refund-yes = Yes, refund me
# Button: leaves everything as it is.
result-refund-no = Keep my report
# After the button: it’s settled, nothing more to do. $price (String) - formatted
result-refund-requested = Done. We’re refunding { $price } to your original payment method.
# The same on a later visit.
result-refund-underway = Your refund is on its way to your original payment method.
# When the payment provider has sent it: when to expect it. $price (String) - formatted
result-refund-succeeded = Your refund of { $price } is on its way. Most banks show it within 5 to 10 business days.
# When the payment provider could not send it. We act; the reader only writes if it takes long.
result-refund-stuck = Your refund didn’t go through the first time. We’re on it. If it takes more than a few days, write to us.
# Once the 14 days are over: there is still a way.
result-refund-over = The 14 days are over. If something is wrong with your report, write to us.

# On a button while its call is under way, here and on the support pages.
result-call-busy = One moment…

# Notes above a free result whose order was paid once or is being paid. The reader knows where the money is.
result-note-refunded = You’ve been refunded. Your free result stays.
# No worry, and no second payment.
result-note-processing = Your bank hasn’t confirmed the payment yet. We’ll e-mail you as soon as it does. No need to pay again.
# No worry: we do the work.
result-note-review = We’re checking a detail of your payment before we unlock your report.
# Link
result-note-support = Go to support

## Keeping the result.

# Heading of a card with a link to this page.
result-keep-title = Save this result
# $date (String) - the day, already formatted
result-keep-until = Your link works until { $date }. After that, we delete the result.
# The reader thinks before passing the link on.
result-keep-private = Anyone with the link can see your result.
# Button
result-copy = Copy link
# Shown for a moment after the button was pressed.
result-copied = Link copied
# The same if the browser refused.
result-copy-failed = Copy failed

## Taking it again.

# Heading
result-again-title = Want to try again?
# Nothing is lost by trying again.
result-again-text = You’ll get new puzzles, and this result stays as it is.
# Button
result-again-button = Retake the test

## From the free test to the full one.

# Heading of the offer to take the full test.
result-full-title = Want a more precise result?
# What is better there, what is free, what costs money.
result-full-text = The full test has more puzzles, so it measures more precisely. There, too, you’ll see how many you solved and your most likely IQ range for free. Your score is in a paid report, and you’ll see the price before you start.
# Button
result-full-button = Start the full test

## A run that can’t be scored.

# Fixed heading.
result-abnormal-title = Unable to analyze test results
# No blame, and no sale.
result-abnormal-text = We couldn’t score this attempt, so we won’t sell you a report on it.
# Heading above the list of reasons.
result-abnormal-why = Why
# Heading above the two ways on.
result-abnormal-what = What you can do
# The reader wants to try again.
result-abnormal-again-text = Try again with new puzzles, somewhere quiet and at your own pace. Taking your time is always fine.
# Button
result-abnormal-again = Retake the test
# For those who disagree: we listen.
result-abnormal-contact-text = Think we got it wrong? Write to us. The number in the subject line helps us find this attempt.
# Button: opens the reader’s mail program.
result-abnormal-contact = Contact support
# Subject of the message. $order (String) - the reference of the attempt: 3F9A1-C2207
result-abnormal-subject = Test result { $order }

## When there is nothing to show.

# Heading
result-unknown-title = We couldn’t find this result
# Why, so that the reader can check the link.
result-unknown-text = The link may be incomplete, or the result may have expired and been deleted.
# Button: to the beginning of the test.
result-unknown-start = Take the test

## Results that people let be listed, in a report and below the packages.

# Heading
result-latest-title = Latest results
# Nobody is listed who doesn’t want to be.
result-latest-text = From people who chose to share theirs.
# In place of a name.
result-latest-someone = Someone
