## What stands on the pages of the PDF beside the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = Neste relatório
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = Questões { $first } a { $last }
# Beside the mark of the option that the reader chose.
paper-yours = Sua resposta
# Beside the mark of the right option.
paper-right = Resposta certa
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = Uma grade de nove peças, sem a última. As peças: { $fields }. As opções, de 1 a 6: { $options }.
