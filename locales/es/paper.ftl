## What stands on the pages of the PDF beside the report’s own words.

# Heading of the list of pages on the cover.
paper-contents = En este informe
# Title of a page with some of the questions.
# $first (Number) - number of the first question
# $last (Number) - number of the last question
paper-questions = Preguntas { $first } a { $last }
# Beside the mark of the option that the reader chose.
paper-yours = Tu respuesta
# Beside the mark of the right option.
paper-right = Respuesta correcta
# A puzzle for those who listen.
# $fields (String) - what the eight tiles show, in reading order
# $options (String) - what the six options show
paper-puzzle = Una cuadrícula de nueve piezas en la que falta la última. Las piezas: { $fields }. Las opciones, de la 1 a la 6: { $options }.
