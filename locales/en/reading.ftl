## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

# Spoken name of the two tabs.
reading-tabs-label = Parts of the report
reading-tab-summary = IQ summary
reading-tab-dimensions = IQ dimensions
# Name of the list of headings, at the side or above.
reading-contents = In this part
# Below a picture: opens the same numbers as a table.
reading-as-table = Show as a table
# Beside the score of one kind of task. $low, $high (Number) - ends of the margin
reading-dimension-margin = Margin { $low } to { $high }, in 80 of 100 cases

## Cards beside the score.

reading-files-title = The report as PDF
reading-files-text = 21 pages to keep, in any of nine languages.
# Button: to the page with the files.
reading-files-button = Go to downloads
reading-puzzles-title = Every puzzle solved
reading-puzzles-text = Your answer beside the right one, explained rule by rule.
# Button
reading-puzzles-button = See the solutions
# In place of the two above where the package lacks it.
reading-puzzles-locked = The right answers, explained rule by rule. Your package doesn’t hold this part; you can add it.
# Link to the place on the page where it can be added.
reading-puzzles-unlock = See what it costs

## When newer norms exist than those the report was made with.

reading-rescored-title = Newer norms
# $version (String) - name of the newer norms
# $score (String) - the number under them
# $margin (String) - its margin, like “Margin 97 to 111”
reading-rescored-text = Newer norms (version { $version }): the same answers come to { $score } ({ $margin }). Your report stays as it was.
# Button
reading-rescored-show = Read it under the newer norms
# While it is read that way; the cards of certificate and link are left out. $version (String) - name of the norms
reading-rescored-shown = You are reading the same answers under norms { $version }. The report you bought stays as it was. You’ll find the certificate and the link for others there.
# Button
reading-rescored-back = Back to the report as bought

## Below the ranking.

reading-countries-title = Where tests were taken
reading-countries-text = Valid tests by country. People who take a test aren’t a sample of a country’s people.
# Headings of the columns.
reading-countries-country = Country
reading-countries-tests = Tests
reading-countries-average = Average score
# After the name of the country the reader is in.
reading-countries-own = you are here

## Further tests.

reading-free-title = A short test, free
# $questions (Number) - how many puzzles it has
reading-free-text = { $questions } puzzles and the whole result, free. It measures less exactly than the full test.
# Button
reading-free-button = Start the free test

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Everything that comes with this order.
# Link
reading-downloads-back = Back to the report
# Label of a list of languages.
reading-file-language = Language of the PDF
# Button
reading-file-download = Download
# While it is under way.
reading-file-making = Your file is being made. This takes a few seconds.
# Afterwards. $name (String) - name of the file
reading-file-saved = Ready: { $name }
# Link after it, for browsers that don’t save by themselves.
reading-file-open = Nothing saved? Open the file here
reading-file-failed = The file didn’t come. Please try again.
# On the certificate, before it has a name.
reading-file-unnamed = The certificate carries your name, so write it first.
# Link to the place where the name is written.
reading-file-name = Write the name
# Link to a part of the report that is read on the screen.
reading-file-read = Read it in the report
# Where the order has bought nothing.
reading-downloads-locked = There is nothing to download for this order yet. The files come with a report.

## The sample report, which anybody may read.

reading-sample-title = A sample report
reading-sample-lead = A whole report with everything that the largest package holds. The answers come from a simulation, so they are nobody’s.
# In place of both, for a test that has none.
reading-sample-none = There is no sample report for this test.
# Button
reading-sample-pdf = Sample as PDF
# Heading above the solved puzzles of the sample.
reading-sample-puzzles = Every puzzle solved
# Heading and button at the end.
reading-sample-end = Your own report
reading-sample-end-text = Take the test first: your class as a wide band is free, and you see the price of the report before the first puzzle.
reading-sample-start = Take the test

## Every puzzle with its solution.

reading-wrong-title = Wrong answers

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

# Under the heading. $right, $total (Number) - questions answered right, and all of them
reading-wrong-count = You got { $right } of { $total } right.
# Instead of it, where nothing was wrong.
reading-wrong-perfect = You got every question right. You can walk through all of them.
# Link back to the result.
reading-wrong-back-to-report = Back to the report
# Spoken name of the two buttons that follow.
reading-wrong-filter = Which questions to show
# $n (Number) - how many
reading-wrong-filter-missed = Not right ({ $n })
# $n (Number) - how many
reading-wrong-filter-all = All ({ $n })
# Spoken name of the list of numbers.
reading-wrong-picker = Questions
# What became of a question. Stands behind its number and in the legend.
reading-wrong-state-right = right
reading-wrong-state-wrong = wrong
reading-wrong-state-open = left open
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
reading-wrong-both = Your answer is the right one
# $number (Number) - number of the option
reading-wrong-option = Option { $number }
reading-wrong-none = Left open
reading-wrong-rapid = This answer came too quickly for the puzzle to have been read. The score leaves it out.
# Heading of what the chosen option keeps and breaks. Sentences like “Right: shape.” follow.
reading-wrong-judged = Your option against the rules

# Heading of the replay.
reading-wrong-replay = How it is solved
# Before it begins. $n (Number) - how many rules
reading-wrong-ready = { $n ->
    [one] One rule decides. Look at it line by line.
   *[other] { $n } rules decide together. Look at them one by one.
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
reading-wrong-only = Only option { $number } keeps every rule.
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
reading-wrong-others-note = Of { $n } people who answered this question by { $date }.
reading-wrong-others-few = Too few people have answered this question yet to say what others chose.
# Beside an option. $percent (Number) - how many of a hundred people
reading-wrong-share = { $percent } of 100 chose it
# Opens the reasons against an option. $number (Number) - number of the option
reading-wrong-why-not = Why not option { $number }

reading-wrong-time = Time
reading-wrong-time-yours = You
# The time that half of the others stayed below.
reading-wrong-time-median = Median of all
# A short time. $s (Number) - seconds
reading-wrong-seconds = { $s } s
# $m, $s (Number) - minutes and seconds
reading-wrong-minutes = { $m } min { $s } s

# For somebody whose package doesn’t hold it.
reading-wrong-locked-lead = Your package doesn’t hold the wrong answers. This is what you would see:
reading-wrong-locked-answers = Every question with your answer and the right one side by side
reading-wrong-locked-replay = The way to the solution: each rule shown on the rows, step by step
reading-wrong-locked-judged = What your option got right, and which rule it broke
reading-wrong-locked-others = What others chose, and your time beside theirs

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

# Button. $price (String) - already formatted
reading-unlock-add = Open it for { $price }
# Under the button. $package (String) - name of a package
reading-unlock-note = You move to “{ $package }” and pay only the difference. One payment, no subscription.
# Link where nothing can be added directly.
reading-unlock-report = Back to your result

## Showing a result to others by a link.

reading-share-title = Show it to others
reading-share-lead = A link shows what you choose, and nothing else. You can take it back at any time.
# Above the boxes to tick.
reading-share-what = What the link shows
# Can’t be unticked.
reading-share-class = IQ class (always)
reading-share-score = IQ score with its margin
reading-share-ranking = How many of 100 people score lower
reading-share-dimensions = Your dimensions
reading-share-name = A name
reading-share-name-hint = Only if you want one to be seen. Empty shows none.
reading-share-preview = What others will see
# Buttons.
reading-share-make = Make the link
reading-share-change = Change what it shows
# Label of the link.
reading-share-link = Your link
reading-share-copy = Copy the link
reading-share-copied = Link copied
# Opens the device’s own window for sharing.
reading-share-send = Share
# After the button was pressed.
reading-share-made = The link is ready.
reading-share-changed = The link shows this from now on.
reading-share-revoke = Take the link back
reading-share-revoke-sure = The link and its preview picture stop working at once, wherever you have posted them. Your result also leaves the list of latest results.
reading-share-revoke-yes = Take it back
reading-share-revoke-no = Keep it
reading-share-revoked = The link doesn’t work any more.
# Heading and box of the list of latest results on this site.
reading-share-list = Latest results on this site
reading-share-list-text = If you like, your result may stand in the list of latest results: first name or “someone”, country and class, nothing else. You can leave it again.
reading-share-list-box = List my result
reading-share-listed = Your result may be listed from now on.
reading-share-unlisted = Your result isn’t listed any more.

## The certificate.

reading-certificate-title = Your certificate
reading-certificate-lead = One page with your name, your score and its margin. Anyone can check it by a QR code.
reading-certificate-name = Name on the certificate
reading-certificate-name-hint = As it should be printed, up to 60 characters.
reading-certificate-name-missing = Please enter a name.
reading-certificate-name-long = A name has 60 characters at most.
reading-certificate-preview = Preview
# The words in the preview.
reading-certificate-paper-title = Certificate of completion
# $exam (String) - name of the test
# $questions (Number) - how many it has
# $date (String) - the day, already formatted
reading-certificate-paper-text = has completed “{ $exam }”, a test of { $questions } puzzles, on { $date }
reading-certificate-paper-score = IQ score
reading-certificate-paper-kind = Unsupervised online test
# $version (String) - name of the norms
reading-certificate-paper-norms = Norms { $version }
# $version (String) - name of the norms
reading-certificate-paper-norms-provisional = Norms { $version }, provisional
# In the preview, where the name isn’t typed yet.
reading-certificate-paper-name = Your name
# Buttons.
reading-certificate-make = Make the certificate
reading-certificate-remake = Write it with this name
reading-certificate-busy = One moment…
reading-certificate-made = Your certificate is ready.
reading-certificate-renamed = Your certificate now has this name.
reading-certificate-download = Save as PDF
# Link to the page where anyone can check it.
reading-certificate-verify = Open the check page
reading-certificate-copy = Copy its address
reading-certificate-name-shown = The check page shows your name.
reading-certificate-name-hidden = The check page doesn’t show your name. On paper it stays.
reading-certificate-hide = Hide my name there
reading-certificate-show = Show my name there
reading-certificate-revoke = Revoke the certificate
reading-certificate-revoke-sure = Whoever checks it will be told that it was revoked, also on copies that you have given away. It can’t be made valid again; you can make a new one.
reading-certificate-revoke-yes = Revoke it
reading-certificate-revoke-no = Keep it
reading-certificate-revoked-now = Your certificate is revoked.
# $date (String) - the day, already formatted
reading-certificate-revoked = You revoked your certificate on { $date }. You can make a new one.
# For somebody whose package doesn’t hold it.
reading-certificate-locked = A page to print or to show: your name, your score with its margin, and a QR code by which anyone can check it. Your package doesn’t hold it.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Certificate check
reading-verify-valid = This certificate is valid
reading-verify-valid-text = We issued it, and it still stands. What it says is below; compare it with what you were given.
reading-verify-revoked = This certificate was revoked
# $date (String) - the day, already formatted
reading-verify-revoked-text = We issued it, but it was taken back on { $date }. It doesn’t prove anything any more.
# Where nobody says when.
reading-verify-revoked-once = We issued it, but it was taken back. It doesn’t prove anything any more.
reading-verify-unknown = We don’t know this certificate
reading-verify-unknown-text = No certificate of ours has this address. Look whether the link is complete. If it is, what you were shown isn’t a certificate of ours.
# What is certified: names of the lines.
reading-verify-name = Name
reading-verify-name-hidden = hidden by its owner
reading-verify-exam = Test
# $exam (String) - name of the test
# $questions (Number) - how many it has
reading-verify-exam-text = { $exam }, { $questions } questions
reading-verify-score = IQ score
reading-verify-taken = Taken on
reading-verify-made = Certificate made on
reading-verify-norms = Norms
# $version (String) - name of the norms
reading-verify-norms-provisional = { $version }, provisional: the group to compare with is still being built
reading-verify-kind = Kind of test
reading-verify-kind-text = Unsupervised online test
reading-verify-meaning = What this tells you
reading-verify-meaning-says = Somebody answered these puzzles in a browser and got this score. In 95 of 100 cases the true value lies within the margin.
reading-verify-meaning-not = Nobody checked who sat in front of the screen, or whether help was used. The name is what the owner typed. It is no diagnosis.
reading-verify-meaning-work = One score says little about how well somebody will do a job. Don’t decide about a person by it alone; where it matters, use a supervised test.
reading-verify-proof = The signed statement
reading-verify-proof-text = The statement is signed with our Ed25519 key. Whoever has statement, signature and key can check it without us.
# Opens the three exact texts below.
reading-verify-parts = Statement, signature and key
reading-verify-statement = Statement
reading-verify-signature = Signature (base64)
# $id (String) - name of the key
reading-verify-key = Public key { $id } (base64)
reading-verify-how = Check it yourself
reading-verify-how-text = With OpenSSL 3 in a terminal. The last line must say “Signature Verified Successfully”.
reading-verify-how-copy = Copy the commands
reading-verify-how-copied = Commands copied

## A result that somebody shows by a link.

reading-shared-title = A result, shown by its owner
# $name (String) - the name that the owner shows
reading-shared-name = Shown by { $name }
# $exam (String) - name of the test
# $date (String) - the day, already formatted
reading-shared-taken = { $exam }, taken on { $date }
# Label of the class or classes.
reading-shared-class = IQ class
# $low, $high (String) - names of the lowest and the highest class
reading-shared-classes = { $low } to { $high }
reading-shared-score = IQ score
# $percent (Number) - how many of 100 people, 1 to 99
reading-shared-percentile = About { $percent } of 100 people would score lower.
reading-shared-dimensions = Dimensions, with margins for 80 of 100 cases
# Score of a dimension with its margin. $score, $low, $high (Number) - points on the IQ scale
reading-shared-dimension = { $score } ({ $low } to { $high })
reading-shared-note = An unsupervised online test: nobody checked who answered. In 95 of 100 cases the true IQ lies within the score’s margin.
reading-shared-note-class = An unsupervised online test: nobody checked who answered.
# $version (String) - name of the norms
reading-shared-norms = Norms { $version }.
# $version (String) - name of the norms
reading-shared-norms-provisional = Norms { $version }, provisional.
reading-shared-gone = This link shows nothing
reading-shared-gone-text = Its owner took it back, or the address isn’t complete.
reading-shared-take = Take the test yourself
# $questions (Number) - how many
reading-shared-take-text = { $questions } puzzles, no time limit. How many you got right and your class are free.
# $price (String) - lowest price where the reader is, already formatted
reading-shared-take-price = The exact score and the report cost from { $price }, tax included. One payment, no subscription. You decide after the test.
reading-shared-take-button = See the test

## On a bought report.

# A quiet link under the receipt, for buyers who aren’t signed in.
reading-account = Keep all your reports in one place: sign in
