### The landing pages of the test that finds one of sixteen types, and labels on the public pages about the types.
### What those pages say about types is in content/types.

## First screen. Two pages: one shows all creatures, the other how sure letters are.

types-tiles-title = Which of the 16 types are you?
types-tiles-lead = Rate short statements about yourself. You’ll see your four letters, the creature that goes with them, and how sure we are of each letter.
types-letters-title = Four letters, and how sure we are of each
types-letters-lead = On many tests, 51% and 95% get the same letter. Here you see your place on each scale, which letters are close calls, and which other type fits almost as well.
# For search engines and link previews.
types-meta-description = Take a personality test with 16 types and see how sure we are of each letter. Free result, no account, no e-mail. Full report: pay once, no subscription.

# Facts under the title. No period at the end.
# $questions (Number) - number of statements
types-fact-length = { $questions } short statements, no time limit
types-fact-free = Free, no e-mail: your type, your four scales and how sure we are of each letter
# $price (String) - lowest package price where the reader is, already formatted
types-fact-price = Full report from { $price }, tax included. Pay once, no subscription

## What a free result shows, beside a drawn example.

types-result-title = Your free result, right after the test
types-result-lead = No e-mail, no account, no card.
# Below the picture.
types-result-example = A sample with made-up data.
types-result-type = Your type, and the next closest
types-result-type-text = When two types fit, you see both and how likely each one is.
types-result-bars = Four scales, each with its margin of error
types-result-bars-text = The line marks your place. The bar around it shows where else you could be.
types-result-balanced = A lowercase letter when it’s close
types-result-balanced-text = When it’s too close to call, we print the letter in lowercase and describe both sides.

## Packages: what each adds.

types-package-report = Type report
types-package-more = Type report and three more tests
types-item-report = Your full report, online and as a PDF: you at work, with people and under stress, two experiments to try, and the answers that counted most for each letter
types-item-certificate = A certificate of completion with your name and type. Anyone can verify it with the QR code
types-item-tests = Three more tests with full reports: emotional skills, thinking style and career interests

## Labels for people who hear the page.

# Names the link back to all sixteen types.
types-path = You are here
# Names the list of the page’s parts.
types-contents = On this page

## How common a type is, once enough people have taken the test.

types-common-title = How common is this type?
# $runs (Number) - results; $from, $until (String) - formatted dates; $share (String) - formatted percentage
types-common-text = This was the most likely type in { $share } of { $runs } results from { $from } to { $until }. These people chose to take our test, so they don’t represent everyone.
