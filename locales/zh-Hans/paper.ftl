paper-contents = In this report
paper-questions = Questions { $first } to { $last }
paper-yours = Your choice
paper-right = Right option
paper-puzzle = A square of nine fields, the last one open. The fields: { $fields }. The options 1 to 6: { $options }.
