## What stands on the pages of the PDF beside the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = En este informe
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = Preguntas { $first } a { $last }
# Beside the mark of the option that the reader chose.
paper-yours = Tu elección
# Beside the mark of the right option.
paper-right = Opción correcta
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = Un cuadrado de nueve piezas, falta la última. Las piezas: { $fields }. Las opciones 1 a 6: { $options }.
