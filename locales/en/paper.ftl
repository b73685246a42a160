## What is printed on the pages of the PDF besides the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = In this report
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = Questions { $first } to { $last }
# Beside the mark of the option that the reader chose.
paper-yours = Your answer
# Beside the mark of the right option.
paper-right = Right answer
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = A grid of nine tiles with the last one missing. The tiles: { $fields }. The options, 1 to 6: { $options }.
