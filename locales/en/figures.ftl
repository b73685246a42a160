### Figure puzzles in words: what a tile shows, for people who listen, and why an answer is right or wrong.
### Tiles are lists of parts that stand side by side and never agree with each other:
### “2 circles, striped, at: top left, right”. So a property stands alone behind any noun, whatever its
### gender and number: adjectives that don't bend, or a noun of their own.

## Figures with their number. $count (Number) - how many are on the tile, 1 to 12

figures-shape-circle = { $count ->
    [one] circle
   *[other] { $count } circles
}
figures-shape-triangle = { $count ->
    [one] triangle
   *[other] { $count } triangles
}
figures-shape-square = { $count ->
    [one] square
   *[other] { $count } squares
}
figures-shape-star = { $count ->
    [one] star
   *[other] { $count } stars
}
figures-shape-plus = { $count ->
    [one] plus sign
   *[other] { $count } plus signs
}
figures-shape-hexagon = { $count ->
    [one] hexagon
   *[other] { $count } hexagons
}
figures-shape-heart = { $count ->
    [one] heart
   *[other] { $count } hearts
}
figures-shape-crescent = { $count ->
    [one] crescent
   *[other] { $count } crescents
}
figures-shape-arrow = { $count ->
    [one] arrow
   *[other] { $count } arrows
}
figures-shape-drop = { $count ->
    [one] drop
   *[other] { $count } drops
}
figures-shape-half-disc = { $count ->
    [one] half circle
   *[other] { $count } half circles
}
# A bent bar like the tip of an arrow.
figures-shape-chevron = { $count ->
    [one] chevron
   *[other] { $count } chevrons
}
# A full disk with a piece like a slice of cake cut out.
figures-shape-sector = { $count ->
    [one] disk missing a slice
   *[other] { $count } disks missing a slice
}
# A triangular flag.
figures-shape-pennant = { $count ->
    [one] pennant
   *[other] { $count } pennants
}
# A rectangular flag on a pole.
figures-shape-flag = { $count ->
    [one] flag
   *[other] { $count } flags
}
figures-shape-hook = { $count ->
    [one] hook
   *[other] { $count } hooks
}
figures-shape-boot = { $count ->
    [one] boot
   *[other] { $count } boots
}
figures-shape-wing = { $count ->
    [one] wing
   *[other] { $count } wings
}
# Strokes on the edges of a square of two by two fields.
figures-lines = { $count ->
    [one] line
   *[other] { $count } lines
}
# Petals around the middle, like those of a flower.
figures-petals = { $count ->
    [one] petal
   *[other] { $count } petals
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = tiny
figures-size-small = small
figures-size-medium = medium
figures-size-large = large
figures-fill-empty = empty
figures-fill-hatched = striped
figures-fill-grey = gray
figures-fill-solid = solid
figures-stroke-thin = thin stroke
figures-stroke-thick = thick stroke
# Where an arrow or a drop points, or the round side of a half circle.
figures-facing-top = facing up
figures-facing-top-right = facing up and right
figures-facing-right = facing right
figures-facing-bottom-right = facing down and right
figures-facing-bottom = facing down
figures-facing-bottom-left = facing down and left
figures-facing-left = facing left
figures-facing-top-left = facing up and left
figures-turned-not = not turned
# $degrees (Number) - 45, 90 or 135
figures-turned-clockwise = turned { $degrees }° clockwise
# $degrees (Number) - 45, 90 or 135
figures-turned-counterclockwise = turned { $degrees }° counterclockwise
figures-turned-half = turned 180°
# Before any turn.
figures-mirrored = mirrored
# $shape (String) - the figure inside an outline
figures-inside = inside: { $shape }
# $places (String) - where the figures stand
figures-at = at: { $places }
# Level strokes. $places (String) - where they lie
figures-horizontal = horizontal ({ $places })
# Upright strokes. $places (String) - where they lie
figures-vertical = vertical ({ $places })
figures-place-top-left = top left
figures-place-top = top
figures-place-top-right = top right
figures-place-left = left
figures-place-middle = middle
figures-place-right = right
figures-place-bottom-left = bottom left
figures-place-bottom = bottom
figures-place-bottom-right = bottom right

## How parts are put together.

# A tile on which nothing is drawn.
figures-tile-empty = empty
# In a list of values: this tile shows nothing.
figures-nothing = nothing
# In a list of values: the one that is to be found.
figures-wanted = ?
# Noun and properties. $first, $second (String) - “circle”, “striped”
figures-list = { $first }, { $second }
# Equal things in a row. $first, $second (String) - “top left”, “right”
figures-enumeration = { $first }, { $second }
# Things that are lists themselves. $first, $second (String) - “circle, striped”, “square, solid”
figures-groups = { $first }; { $second }
# One of several layers of a tile.
# $layer (String) - “middle”
# $words (String) - “circle, striped”
figures-part = { $layer }: { $words }
figures-layer-middle = middle
figures-layer-outside = outside
figures-layer-lines = lines
figures-layer-petals = petals
figures-layer-figures = figures
# $number (Number) - layers that nothing else tells apart are counted
figures-layer-number = figure { $number }

## What a rule is about. In the middle of a sentence or at its beginning, where the first letter
## becomes a capital.

figures-topic-shape = shape
figures-topic-inner = inner figure
figures-topic-number = number
figures-topic-size = size
figures-topic-fill = fill
figures-topic-direction = direction
figures-topic-stroke = stroke
figures-topic-places = position
figures-topic-lines = lines
figures-topic-petals = petals
# $topic (String) - “fill”
# $layer (String) - “middle”
figures-subject = { $topic } ({ $layer })

## A rule: “Number, in each row: 1 more from tile to tile.”

# $subject (String) - “number”
# $scope (String) - “in each row”
# $rule (String) - “1 more from tile to tile”
figures-step = { $subject }, { $scope }: { $rule }.
# $subject (String) - “number”
# $scope (String) - “in each row”
# $rule (String) - “1 more from tile to tile”
# $note (String) - “the rows don’t all start the same way”
figures-step-note = { $subject }, { $scope }: { $rule }; { $note }.
figures-scope-rows = in each row
figures-scope-columns = in each column
figures-scope-both = in each row and each column
figures-scope-all = on all tiles
figures-rule-same = stays the same
# $step (Number) - 1 or 2
figures-rule-more = { $step } more from tile to tile
# $step (Number) - 1 or 2
figures-rule-fewer = { $step } fewer from tile to tile
# $step (Number) - 1 or 2
figures-rule-larger = { $step ->
    [one] one size larger from tile to tile
   *[other] { $step } sizes larger from tile to tile
}
# $step (Number) - 1 or 2
figures-rule-smaller = { $step ->
    [one] one size smaller from tile to tile
   *[other] { $step } sizes smaller from tile to tile
}
# Fills in order: empty, striped, gray, solid. $step (Number) - 1 or 2
figures-rule-darker = { $step ->
    [one] one shade darker from tile to tile
   *[other] { $step } shades darker from tile to tile
}
# $step (Number) - 1 or 2
figures-rule-lighter = { $step ->
    [one] one shade lighter from tile to tile
   *[other] { $step } shades lighter from tile to tile
}
# Any other order of values. $step (Number) - 1 or 2
figures-rule-forward = { $step ->
    [one] one step forward from tile to tile
   *[other] { $step } steps forward from tile to tile
}
# $step (Number) - 1 or 2
figures-rule-backward = { $step ->
    [one] one step back from tile to tile
   *[other] { $step } steps back from tile to tile
}
figures-rule-sum = the third number is the sum of the first two
figures-rule-difference = the third number is the first minus the second
figures-rule-three = the same three, each used once
figures-rule-order = the same three in the same order
# $subject (String) - “shape”, the attribute that this one goes along with
figures-rule-together = changes along with “{ $subject }”
figures-rule-two = two tiles show the same, one shows nothing
figures-rule-or = the third tile shows everything in the first or the second
figures-rule-and = the third tile shows what the first two share
figures-rule-xor = the third tile shows what’s in only one of the first two
figures-rule-without = the third tile shows what’s in the first but not in the second
figures-rule-complete = the third tile shows what’s in neither of the first two
# $degrees (Number) - 45, 90 or 135
figures-rule-turn-clockwise = turns { $degrees }° clockwise from tile to tile
# $degrees (Number) - 45, 90 or 135
figures-rule-turn-counterclockwise = turns { $degrees }° counterclockwise from tile to tile
figures-rule-turn-half = turns 180° from tile to tile
figures-rule-mirror-upright = mirrored left to right from tile to tile
figures-rule-mirror-level = mirrored top to bottom from tile to tile
figures-rule-mirror-diagonal = mirrored from tile to tile across the diagonal from top left to bottom right
# $step (Number) - places around a ring
figures-rule-move-clockwise = { $step ->
    [one] one place clockwise from tile to tile
   *[other] { $step } places clockwise from tile to tile
}
# $step (Number) - places around a ring
figures-rule-move-counterclockwise = { $step ->
    [one] one place counterclockwise from tile to tile
   *[other] { $step } places counterclockwise from tile to tile
}
# Behind a rule.
figures-note-starts = the rows don’t all start the same way

## The rule on the rows or columns, and what follows.
## $number (Number) - 1, 2 or 3
## $values (String) - “1, 2, 3” or “top left, top; right; ?”

figures-row = Row { $number }: { $values }
figures-column = Column { $number }: { $values }
# $value (String) - “3”, “striped”, “top left, right”
figures-needs = So the missing tile needs: { $value }.

## A wrong option: what is right about it, and what isn't.

# $subjects (String) - “number, fill”
figures-keeps = Right: { $subjects }.
# $subject (String) - “fill”
# $value (String) - “striped”: what the option shows
# $slip (String) - the error behind it: “same as the tile to the left”
figures-breaks = Wrong: { $subject }, here { $value }; { $slip }.
# $subject (String) - “fill”
# $value (String) - “striped”: what the option shows
figures-breaks-only = Wrong: { $subject }, here { $value }.
figures-slip-left = same as the tile to the left
figures-slip-above = same as the tile above
figures-slip-first = same as the first tile in the row
figures-slip-too-far = one step too far
figures-slip-back = one step in the wrong direction
# $taken, $right (String) - “everything from both”, “what only one has”
figures-slip-operation = shows { $taken } instead of { $right }
figures-operation-or = everything from both
figures-operation-and = what both share
figures-operation-xor = what only one of them has
figures-operation-without = what only the first has
figures-operation-complete = what neither of them has
figures-slip-added = added instead of subtracted
figures-slip-subtracted = subtracted instead of added
figures-slip-column = follows the column instead of the row
figures-slip-row = follows the row instead of the column
figures-slip-turn = turned or mirrored the wrong way
figures-slip-too-many = one too many
figures-slip-too-few = one too few
figures-slip-other = used in the rows, but not the one missing here
figures-slip-constant = changes what should stay the same
figures-slip-foreign = appears nowhere else in this pattern
