## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

# Spoken name of the two tabs.
reading-tabs-label = Parts of the report
reading-tab-summary = IQ summary
reading-tab-dimensions = IQ dimensions
# Spoken name of the list of headings at the side.
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
# While it is read that way. $version (String) - name of the norms
reading-rescored-shown = You are reading the same answers under norms { $version }. The report you bought stays as it was.
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
reading-latest-title = Latest results
reading-latest-text = Only from people who let theirs be listed.
# In place of a name.
reading-latest-someone = Someone

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
