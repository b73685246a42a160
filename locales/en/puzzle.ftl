## The two example puzzles on the landing pages. Nine tiles in three rows; the last one is missing.
## A screen reader speaks the tiles, so their words must be exact and short.

# Switch between the two puzzles. $number (Number) - 1 or 2
puzzle-switch = Puzzle { $number }
# Under the pattern.
puzzle-ask = Which tile goes in the empty space?
# Shown on screens with a keyboard.
puzzle-keys = Press 1 to 6 to answer and the arrow keys to move.
# Spoken name of the pattern.
puzzle-grid-label = Pattern of three rows with three tiles each
# Spoken name of the six options.
puzzle-options-label = Options
# Spoken before the description of a tile.
# $row, $column (Number) - place in the pattern
# $tile (String) - description of the tile
puzzle-cell = Row { $row }, column { $column }: { $tile }
# $row, $column (Number) - place in the pattern
puzzle-cell-missing = Row { $row }, column { $column }: empty. This is the one to find.
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

# Tiles of puzzle 2: a square cut by its diagonals into four parts, some of them filled.
# $fields (String) - names of the filled parts, separated by commas
puzzle-tile-fields = filled: { $fields }
# Names of the parts.
puzzle-field-top = top
puzzle-field-right = right
puzzle-field-bottom = bottom
puzzle-field-left = left

# Feedback: first a word, then the reason.
puzzle-right = Correct.
puzzle-wrong = Not quite.
# Puzzle 1: the rules, after a right answer.
puzzle-count-rule = Every row has a circle, a square and a triangle, and the number goes up from one to three.
puzzle-count-shape = The number fits, but this row already has that shape. One shape is still missing.
puzzle-count-number = The shape fits, but the number goes up from one to three along each row.
puzzle-count-both = Look for two things: which shape the row is missing, and how the number goes up from left to right.
# Puzzle 2: the rules, after a right answer.
puzzle-fields-rule = Lay the first two tiles of a row on top of each other. Parts filled in both disappear. What’s left is the third tile.
puzzle-fields-kept = One part is filled in both tiles. It should disappear, but it’s still here.
puzzle-fields-only-shared = This is the part both tiles share. Shared parts disappear.
puzzle-fields-copied = This just repeats one of the two tiles. The third tile combines both.
puzzle-fields-missing = A part that’s filled in only one of the two tiles stays, but it’s missing here.
puzzle-fields-turned = Similar, but some parts have moved. Nothing turns in this pattern.
# Button after a right answer to puzzle 1.
puzzle-next = Try a harder one
# Button after an answer: clears it.
puzzle-again = Try again
