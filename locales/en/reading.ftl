## The pages of a bought report: reading it, sharing it, proving it. The reader owns this: friendly, clear,
## and every button says what it does.

## The report behind its two tabs.

# Spoken name of the two tabs.
reading-tabs-label = Parts of the report
reading-tab-summary = IQ summary
reading-tab-dimensions = IQ dimensions
# Name of the list of headings, at the side or above.
reading-contents = In this part
# Below a picture: opens the same numbers as a table.
reading-as-table = Show as a table
# Below the score of one type of puzzle. $low, $high (Number) - ends of the margin
reading-dimension-margin = 80% margin of error: { $low } to { $high }

## Cards beside the score.

reading-files-title = Your report as a PDF
reading-files-text = 21 pages to keep, in any of nine languages.
# Button: to the page with the files.
reading-files-button = Go to downloads
reading-puzzles-title = Every puzzle explained
reading-puzzles-text = Your answer next to the right one, explained step by step.
# Button
reading-puzzles-button = See the solutions
# In place of the two above where the package lacks it.
reading-puzzles-locked = The right answers, explained step by step. This part isn’t in your package, but you can add it.
# Link to the place on the page where it can be added.
reading-puzzles-unlock = See the price

## When there is a newer comparison group (norms) than the one the report was scored with.

reading-rescored-title = An updated score
# $version (String) - name of the newer norms
# $score (String) - the number under them
# $margin (String) - its margin, like “Margin of error: 97 to 111”
reading-rescored-text = We’ve updated our comparison group (version { $version }). With it, the same answers give a score of { $score }. { $margin }. The report you bought stays as it is.
# Button
reading-rescored-show = See the updated score
# While it is read that way; the cards of certificate and link are left out. $version (String) - name of the norms
reading-rescored-shown = This is your result scored with comparison group { $version }. The report you bought stays as it is, with your certificate and your share link.
# Button
reading-rescored-back = Back to my original report

## Below the ranking.

reading-countries-title = Where people took this test
reading-countries-text = Valid tests by country. The people who take a test don’t represent their whole country.
# Headings of the columns.
reading-countries-country = Country
reading-countries-tests = Tests
reading-countries-average = Average score
# After the name of the country the reader is in.
reading-countries-own = you’re here

## Further tests.

reading-free-title = Try the free test
# $questions (Number) - how many puzzles it has
reading-free-text = { $questions } puzzles and your full result, free. It’s less precise than the full test.
# Button
reading-free-button = Start the free test

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Everything that comes with your purchase.
# Link
reading-downloads-back = Back to the report
# Label of a list of languages.
reading-file-language = Language of the PDF
# Button
reading-file-download = Download
# While it is under way.
reading-file-making = Creating your file. This takes a few seconds.
# Afterwards. $name (String) - name of the file
reading-file-saved = Ready: { $name }
# Link after it, for browsers that don’t save by themselves.
reading-file-open = Nothing saved? Open the file here
reading-file-failed = The download didn’t work. Please try again.
# On the certificate, before it has a name.
reading-file-unnamed = Add your name first: it goes on the certificate.
# Link to the place where the name is written.
reading-file-name = Add my name
# Link to a part of the report that is read on the screen.
reading-file-read = Read it in the report
# Where the order has bought nothing.
reading-downloads-locked = Nothing to download yet. Files come with a report.

## The sample report, which anybody may read.

reading-sample-title = Sample report
reading-sample-lead = A complete report with everything in the largest package. The answers are simulated, not a real person’s.
# In place of both, for a test that has none.
reading-sample-none = There’s no sample report for this test yet.
# Button
reading-sample-pdf = Download the sample PDF
# Heading above the solved puzzles of the sample.
reading-sample-puzzles = Every puzzle explained
# Heading and button at the end.
reading-sample-end = Get your own report
reading-sample-end-text = Start with the test. You’ll see the price of the report before the first puzzle. How many you solved and your most likely IQ range are free.
reading-sample-start = Take the test

## Every puzzle with its solution.

reading-wrong-title = Solutions

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

# Under the heading. $right, $total (Number) - questions answered right, and all of them
reading-wrong-count = You got { $right } of { $total } right.
# Instead of it, where nothing was wrong.
reading-wrong-perfect = You got every question right. Take a look at how each one works.
# Link back to the result.
reading-wrong-back-to-report = Back to the report
# Spoken name of the two buttons that follow.
reading-wrong-filter = Which questions to show
# $n (Number) - how many
reading-wrong-filter-missed = Missed ({ $n })
# $n (Number) - how many
reading-wrong-filter-all = All ({ $n })
# Spoken name of the list of numbers.
reading-wrong-picker = Questions
# What became of a question. Stands behind its number and in the legend.
reading-wrong-state-right = right
reading-wrong-state-wrong = wrong
reading-wrong-state-open = unanswered
# Spoken name of a number. $number (Number) - the question
# $state (String) - one of the three above
reading-wrong-number = Question { $number }, { $state }
# Legend. $n (Number) - how many
# $state (String) - one of the three above
reading-wrong-legend = { $n } { $state }
# Heading. $number (Number) - the question
reading-wrong-question = Question { $number }
# Buttons.
reading-wrong-previous = Previous question
reading-wrong-next = Next question
# Labels of the two pictures side by side.
reading-wrong-yours = Your answer
reading-wrong-answer = Right answer
# Label where both are the same.
reading-wrong-both = Your answer is right
# $number (Number) - number of the option
reading-wrong-option = Option { $number }
reading-wrong-none = Unanswered
reading-wrong-rapid = This answer came too fast to have looked at the puzzle. It isn’t counted in your score.
# Heading of what the chosen option keeps and breaks. Sentences like “Right: shape.” follow.
reading-wrong-judged = What your answer got right and wrong

# Heading of the replay.
reading-wrong-replay = How to solve it
# Before it begins. $n (Number) - how many rules
reading-wrong-ready = { $n ->
    [one] One rule is enough here. Watch it line by line.
   *[other] { $n } rules work together here. Watch them one by one.
}
# Buttons of the replay.
reading-wrong-play = Play
reading-wrong-pause = Pause
reading-wrong-again = Play again
reading-wrong-step-back = Previous step
reading-wrong-step-next = Next step
# Spoken name of the row of numbers that lead to a rule.
reading-wrong-rules = Rules
# $rule, $rules (Number) - which rule, of how many
reading-wrong-rule = Rule { $rule } of { $rules }
# Spoken where a rule begins. $rule, $rules (Number) - as above
# $text (String) - the rule, a whole sentence
# $line (String) - its first line, like “Row 1: 1, 2, 3”
reading-wrong-rule-said = Rule { $rule } of { $rules }. { $text } { $line }
# The last step.
reading-wrong-end = The answer
# The last step. $number (Number) - number of the right option
reading-wrong-only = Only option { $number } follows every rule.
# How far the replay is. $step, $steps (Number) - which step, of how many
reading-wrong-progress = Step { $step } of { $steps }
# After a rule: options that break it. $count (Number) - how many
# $options (String) - their numbers as a list, like “1, 4, and 5”
reading-wrong-out = { $count ->
    [one] This rules out option { $options }.
   *[other] This rules out options { $options }.
}

reading-wrong-others = What others chose
# $n (Number) - how many people
# $date (String) - the day, already formatted
reading-wrong-others-note = Based on { $n } people who answered this question by { $date }.
reading-wrong-others-few = Not enough people have answered this question yet.
# Beside an option. $percent (Number) - how many of a hundred people
reading-wrong-share = { $percent }% chose this
# Opens the reasons against an option. $number (Number) - number of the option
reading-wrong-why-not = Why not option { $number }

reading-wrong-time = Time
reading-wrong-time-yours = You
# The time that half of the others stayed below.
reading-wrong-time-median = Typical time
# A short time. $s (Number) - seconds
reading-wrong-seconds = { $s } sec
# $m, $s (Number) - minutes and seconds
reading-wrong-minutes = { $m } min { $s } sec

# For somebody whose package doesn’t hold it.
reading-wrong-locked-lead = The solutions aren’t in your package. Here’s what you’d see:
reading-wrong-locked-answers = Every question, with your answer next to the right one
reading-wrong-locked-replay = How to solve it: each rule shown on the tiles, step by step
reading-wrong-locked-judged = What your answer got right, and which rule it broke
reading-wrong-locked-others = What others chose, and your time next to theirs

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

# Button. $price (String) - already formatted
reading-unlock-add = Unlock for { $price }
# Under the button. $package (String) - name of a package
reading-unlock-note = You upgrade to “{ $package }” and pay only the difference. Pay once, no subscription.
# Link where nothing can be added directly.
reading-unlock-report = Back to my result

## Showing a result to others by a link. The reader should feel in control: nothing is shown that they
## didn’t pick, and it can be turned off.

reading-share-title = Share your result
reading-share-lead = Your link shows only what you pick. You can turn it off anytime.
# Above the boxes to tick.
reading-share-what = What your link shows
# Always shown; can’t be unticked.
reading-share-class = IQ category (always shown)
reading-share-score = IQ score with its margin of error
reading-share-ranking = Ranking (percentile)
reading-share-dimensions = Results by type of puzzle
reading-share-name = Your name
reading-share-name-hint = Optional. Leave it empty to show no name.
reading-share-preview = What others will see
# Buttons.
reading-share-make = Create link
reading-share-change = Save changes
# Label of the link.
reading-share-link = Your link
reading-share-copy = Copy link
reading-share-copied = Link copied
# Opens the device’s own window for sharing.
reading-share-send = Share
# After the button was pressed.
reading-share-made = Your link is ready.
reading-share-changed = Saved. Your link now shows this.
reading-share-revoke = Turn off the link
reading-share-revoke-sure = The link and its preview picture stop working right away, wherever you posted them. We also remove your result from the latest results.
reading-share-revoke-yes = Turn it off
reading-share-revoke-no = Keep it on
reading-share-revoked = The link is turned off.
# Heading and box of the list of latest results on this site.
reading-share-list = Latest results on this site
reading-share-list-text = Want to appear in the latest results? We show your first name or “Someone,” your country and your category, nothing else. You can leave anytime.
reading-share-list-box = List my result
reading-share-listed = Your result can now appear in the list.
reading-share-unlisted = Your result is no longer in the list.

## The certificate.

reading-certificate-title = Your certificate
reading-certificate-lead = One page with your name, your score and its margin of error. Anyone can verify it with the QR code.
reading-certificate-name = Name on the certificate
reading-certificate-name-hint = Exactly as you want it printed, up to 60 characters.
reading-certificate-name-missing = Please enter a name.
reading-certificate-name-long = A name can have up to 60 characters.
reading-certificate-preview = Preview
# The words in the preview.
reading-certificate-paper-title = Certificate of completion
# $exam (String) - name of the test
# $questions (Number) - how many it has
# $date (String) - the day, already formatted
reading-certificate-paper-text = has completed “{ $exam },” a test of { $questions } puzzles, on { $date }
reading-certificate-paper-score = IQ score
reading-certificate-paper-kind = Unsupervised online test
# $version (String) - name of the norms
reading-certificate-paper-norms = Comparison group { $version }
# $version (String) - name of the norms
reading-certificate-paper-norms-provisional = Comparison group { $version }, preliminary
# In the preview, where the name isn’t typed yet.
reading-certificate-paper-name = Your name
# Buttons.
reading-certificate-make = Create certificate
reading-certificate-remake = Update the name
reading-certificate-busy = One moment…
reading-certificate-made = Your certificate is ready.
reading-certificate-renamed = Your certificate now has this name.
reading-certificate-download = Save as PDF
# Link to the page where anyone can check it.
reading-certificate-verify = Open verification page
reading-certificate-copy = Copy link
reading-certificate-name-shown = Your name is shown on the verification page.
reading-certificate-name-hidden = Your name is hidden on the verification page. It stays on the printed certificate.
reading-certificate-hide = Hide my name online
reading-certificate-show = Show my name online
reading-certificate-revoke = Revoke certificate
reading-certificate-revoke-sure = Anyone who checks it will see that it was revoked, including on copies you’ve shared. This can’t be undone, but you can create a new one.
reading-certificate-revoke-yes = Yes, revoke it
reading-certificate-revoke-no = Keep it
reading-certificate-revoked-now = Your certificate is revoked.
# $date (String) - the day, already formatted
reading-certificate-revoked = You revoked your certificate on { $date }. You can create a new one.
# For somebody whose package doesn’t hold it.
reading-certificate-locked = A page to print or share: your name, your score with its margin of error, and a QR code that anyone can use to verify it. It isn’t in your package yet.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Certificate verification
reading-verify-valid = This certificate is valid
reading-verify-valid-text = We issued it, and it’s still valid. Compare the details below with what you were given.
reading-verify-revoked = This certificate was revoked
# $date (String) - the day, already formatted
reading-verify-revoked-text = We issued it, but it was revoked on { $date }. It’s no longer valid.
# Where nobody says when.
reading-verify-revoked-once = We issued it, but it was revoked. It’s no longer valid.
reading-verify-unknown = We can’t find this certificate
reading-verify-unknown-text = We have no certificate at this link. Check that the link is complete. If it is, what you were shown wasn’t issued by us.
# What is certified: names of the lines.
reading-verify-name = Name
reading-verify-name-hidden = hidden by its owner
reading-verify-exam = Test
# $exam (String) - name of the test
# $questions (Number) - how many it has
reading-verify-exam-text = { $exam }, { $questions } puzzles
reading-verify-score = IQ score
reading-verify-taken = Taken on
reading-verify-made = Issued on
reading-verify-norms = Comparison group
# $version (String) - name of the norms
reading-verify-norms-provisional = { $version }, preliminary: the group is still growing
reading-verify-kind = Type of test
reading-verify-kind-text = Unsupervised online test
reading-verify-meaning = What this tells you
reading-verify-meaning-says = Someone answered these puzzles online and got this score. We’re 95% sure their true score is within the margin of error.
reading-verify-meaning-not = We didn’t check who took the test or whether they had help. The name is what the owner typed. It isn’t a diagnosis.
reading-verify-meaning-work = One score says little about how well someone will do a job. Don’t base a decision about a person on it alone. Where it matters, use a supervised test.
reading-verify-proof = Digital signature
reading-verify-proof-text = The statement is signed with our Ed25519 key. Anyone who has the statement, the signature and the key can verify it without us.
# Opens the three exact texts below.
reading-verify-parts = Statement, signature and key
reading-verify-statement = Statement
reading-verify-signature = Signature (base64)
# $id (String) - name of the key
reading-verify-key = Public key { $id } (base64)
reading-verify-how = Verify it yourself
reading-verify-how-text = Use OpenSSL 3 in a terminal. You should see “Signature Verified Successfully” on the last line.
reading-verify-how-copy = Copy commands
reading-verify-how-copied = Commands copied

## A result that somebody shows by a link.

reading-shared-title = Someone shared their result with you
# $name (String) - the name that the owner shows
reading-shared-name = Shared by { $name }
# $exam (String) - name of the test
# $date (String) - the day, already formatted
reading-shared-taken = { $exam }, taken on { $date }
# Label of the class or classes.
reading-shared-class = IQ category
# $low, $high (String) - names of the lowest and the highest class
reading-shared-classes = { $low } to { $high }
reading-shared-score = IQ score
# $percent (Number) - how many of 100 people, 1 to 99
reading-shared-percentile = Higher than about { $percent } in 100 people.
reading-shared-dimensions = Results by type of puzzle, with 80% margins of error
# Score of a dimension with its margin. $score, $low, $high (Number) - points on the IQ scale
reading-shared-dimension = { $score } ({ $low } to { $high })
reading-shared-note = An unsupervised online test: nobody checked who answered. We’re 95% sure the true score is within the margin of error.
reading-shared-note-class = An unsupervised online test: nobody checked who answered.
# $version (String) - name of the norms
reading-shared-norms = Comparison group { $version }.
# $version (String) - name of the norms
reading-shared-norms-provisional = Comparison group { $version }, preliminary.
reading-shared-gone = This link is no longer active
reading-shared-gone-text = It was turned off, or the link is incomplete.
reading-shared-take = Take the test yourself
# $questions (Number) - how many
reading-shared-take-text = { $questions } puzzles, no time limit. How many you solve and your most likely IQ range are free.
# $price (String) - lowest price where the reader is, already formatted
reading-shared-take-price = Your score and report from { $price }, tax included. Pay once, no subscription. Decide after the test.
reading-shared-take-button = Take the test

## On a bought report.

# A quiet link under the receipt, for buyers who aren’t signed in.
reading-account = Sign in to keep all your reports in one place

## The card with the receipt on a bought result.

# Heading of the card with the receipt.
reading-purchase-title = Your purchase
# $package (String) - name of the package
# $price (String) - formatted
reading-purchase-line = “{ $package }” for { $price }, tax included
# $date (String) - the day, already formatted
reading-purchase-paid = Paid on { $date }
# Where the link was sent. The reader needs to do nothing. $email (String) - most letters hidden
reading-purchase-sending = The link to this page is on its way to { $email }.
# The reader knows that the e-mail has arrived. $email (String) - most letters hidden
# $time (String) - a time like 14:03:22
# $date (String) - the day, already formatted
reading-purchase-accepted = We sent the link to this page to { $email }. Your e-mail provider received it on { $date } at { $time }.
# The reader checks the inbox, and knows how to get the e-mail again. $email (String) - most letters hidden
reading-purchase-unsure = We sent the link to this page to { $email }, but your e-mail provider didn’t confirm that it arrived. If it hasn’t arrived, send it again from the support page.
# The reader corrects the address. $email (String) - most letters hidden
reading-purchase-refused = Your e-mail provider rejected our e-mail to { $email }. You can correct the address on the support page.
# Link to the support page of this purchase.
reading-purchase-support = Help with this purchase
