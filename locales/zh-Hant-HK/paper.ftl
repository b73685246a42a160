## What stands on the pages of the PDF beside the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = 本報告內容
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = 第 { $first } 至 { $last } 題
# Beside the mark of the option that the reader chose.
paper-yours = 你的選擇
# Beside the mark of the right option.
paper-right = 正確選項
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = 由九個圖塊組成的方形，最後一個空缺。各圖塊：{ $fields }。選項 1 至 6：{ $options }。
