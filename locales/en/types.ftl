### The landing pages of the test that finds one of sixteen types, and labels on the public pages about the types.
### What those pages say about types is in content/types.

## First screen. Two pages: one shows all creatures, the other how sure letters are.

types-tiles-title = Which of the sixteen are you?
types-tiles-lead = Rate short statements about yourself. You get four letters, a creature to go with them, and a clear word on how sure each letter is.
types-letters-title = Four letters, and how sure each one is
types-letters-lead = Elsewhere, 51% and 95% get the same letter. Here you see where you stand, how clear it is, and which other type fits almost as well.
# For search engines and link previews.
types-meta-description = A personality test with sixteen types that shows how sure each letter is. Free result, no account, no e-mail. Full report for one payment, no subscription.

# Facts under the title. No period at the end.
# $questions (Number) - number of statements
types-fact-length = { $questions } short statements, no time limit
types-fact-free = Free without e-mail: your likeliest types, your four scales, and how sure each letter is
# $price (String) - lowest package price where the reader is, already formatted
types-fact-price = Full report from { $price }, tax included. One payment, no subscription

## What a free result shows, beside a drawn example.

types-result-title = What you see right after the test
types-result-lead = Free, before it comes to paying, and without an account.
# Below the picture.
types-result-example = An example. Nobody’s real result.
types-result-type = Your type, and the one next to it
types-result-type-text = If two types fit, you see both, with how likely each is.
types-result-bars = Four scales with their margin
types-result-bars-text = The line shows where you stand, the bar around it where you might be just as well.
types-result-balanced = A small letter where it’s close
types-result-balanced-text = If the bar crosses the middle, the letter is printed small, and we describe both sides.

## Packages: what each adds.

types-package-report = Type report
types-package-more = Type report and more
types-item-report = Your report, online and as a PDF: at work, with people, under strain, experiments for your week, and the answers that counted most for each letter
types-item-certificate = A certificate of completion with your type. Anyone can verify it by QR code
types-item-tests = Three more tests with their full reports: emotional skills, thinking style and career interests

## Labels for people who hear the page.

# Names the link back to all sixteen types.
types-path = Where you are
# Names the list of the page’s parts.
types-contents = On this page

## How common a type is, once enough people have taken the test.

types-common-title = How common is this type?
# $runs (Number) - results; $from, $until (String) - formatted dates; $share (String) - formatted percentage
types-common-text = Of { $runs } results between { $from } and { $until }, { $share } had this as the likeliest type. These people chose to take our test, so they don’t stand for everyone.
