## What stands on the pages of the PDF beside the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = 이 보고서의 내용
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = 문제 { $first }~{ $last }
# Beside the mark of the option that the reader chose.
paper-yours = 내가 고른 보기
# Beside the mark of the right option.
paper-right = 정답
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = 타일 아홉 개로 된 정사각형이며 마지막 타일이 비어 있습니다. 타일: { $fields }. 보기 1~6: { $options }.
