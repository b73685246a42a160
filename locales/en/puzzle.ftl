## The two example puzzles on the landing pages. Nine tiles in three rows; the last one is missing.
## A screen reader speaks the tiles, so their words must be exact and short.

# Switch between the two puzzles. $number (Number) - 1 or 2
puzzle-switch = Puzzle { $number }
# Under the pattern.
puzzle-ask = Which tile belongs in the empty place?
# Shown on screens with a keyboard.
puzzle-keys = Keys 1 to 6 choose, arrow keys move.
# Spoken name of the pattern.
puzzle-grid-label = Pattern of three rows with three tiles each
# Spoken name of the six options.
puzzle-options-label = Options
# Spoken before the description of a tile.
# $row, $column (Number) - place in the pattern
# $tile (String) - description of the tile
puzzle-cell = Row { $row }, place { $column }: { $tile }
# $row, $column (Number) - place in the pattern
puzzle-cell-missing = Row { $row }, place { $column }: empty, this one is wanted
# $number (Number) - number of the option
# $tile (String) - description of the tile
puzzle-option = Option { $number }: { $tile }

# Tiles of puzzle 1. $count (Number) - 1, 2 or 3
puzzle-tile-circle = { $count ->
    [one] one circle
   *[other] { $count } circles
}
# $count (Number) - 1, 2 or 3
puzzle-tile-square = { $count ->
    [one] one square
   *[other] { $count } squares
}
# $count (Number) - 1, 2 or 3
puzzle-tile-triangle = { $count ->
    [one] one triangle
   *[other] { $count } triangles
}

# Tiles of puzzle 2: a square cut by its diagonals into four fields, some of them filled.
# $fields (String) - names of the filled fields, separated by commas
puzzle-tile-fields = filled: { $fields }
# Names of the fields.
puzzle-field-top = top
puzzle-field-right = right
puzzle-field-bottom = bottom
puzzle-field-left = left

# Feedback: first a word, then the reason.
puzzle-right = Right.
puzzle-wrong = Not this one.
# Puzzle 1: the rules, after a right answer.
puzzle-count-rule = Each row holds a circle, a square and a triangle, and the number grows from one to three.
puzzle-count-shape = The number fits. But this shape is already in the row, and one shape is still missing.
puzzle-count-number = The shape fits. But along each row the number grows from one to three.
puzzle-count-both = Look at two things: which shape is missing in the row, and how the number grows from left to right.
# Puzzle 2: the rules, after a right answer.
puzzle-fields-rule = Lay the first two tiles of a row on each other. Fields filled in both disappear. The rest is the third tile.
puzzle-fields-kept = A field that is filled in both tiles was kept. It has to disappear.
puzzle-fields-only-shared = These are the fields that both tiles share. They are the ones that disappear.
puzzle-fields-copied = This only repeats one of the two tiles. The third one needs both.
puzzle-fields-missing = A field that is filled in only one of the two tiles is missing here.
puzzle-fields-turned = The fields look alike but lie in other places. Nothing turns in this pattern.
# Button after a right answer to puzzle 1.
puzzle-next = Try the harder one
# Button after an answer: clears it.
puzzle-again = Try again
