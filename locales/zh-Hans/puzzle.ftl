## The two example puzzles on the landing pages. Nine tiles in three rows; the last one is missing.
## A screen reader speaks the tiles, so their words must be exact and short.

puzzle-switch = 第 { $number } 题
puzzle-ask = 空位应该放哪个图块？
puzzle-keys = 按数字键 1 至 6 作答，按方向键移动。
puzzle-grid-label = 图案，共三行，每行三个图块
puzzle-options-label = 选项
puzzle-cell = 第 { $row } 行第 { $column } 列：{ $tile }
puzzle-cell-missing = 第 { $row } 行第 { $column } 列：空位，要找的就是这一块。
puzzle-option = 选项 { $number }：{ $tile }

puzzle-tile-circle = { $count ->
   *[other] { $count } 个圆形
}
puzzle-tile-square = { $count ->
   *[other] { $count } 个正方形
}
puzzle-tile-triangle = { $count ->
   *[other] { $count } 个三角形
}

puzzle-tile-fields = 填充：{ $fields }
puzzle-field-top = 上
puzzle-field-right = 右
puzzle-field-bottom = 下
puzzle-field-left = 左

puzzle-right = 答对了。
puzzle-wrong = 不是这一块。
puzzle-count-rule = 每一行里，圆形、正方形、三角形各出现一次，数量从一个增加到三个。
puzzle-count-shape = 数量对了，但这一行已经有这种形状，还缺另一种。
puzzle-count-number = 形状对了，但每一行的数量都从一个增加到三个。
puzzle-count-both = 看两点：这一行还缺哪种形状，数量从左到右怎么增加。
puzzle-fields-rule = 把一行的前两块叠在一起，两块都填充的区域会消失，剩下的就是第三块。
puzzle-fields-kept = 有个区域在两块里都填充了，应该消失，这里却还在。
puzzle-fields-only-shared = 这是两块共有的区域，而共有的区域会消失。
puzzle-fields-copied = 这只是照搬了其中一块。第三块要由前两块合成。
puzzle-fields-missing = 有个区域只在其中一块里填充，应该留下，这里却没有。
puzzle-fields-turned = 看上去相似，但填充的位置变了。这个图案里没有旋转。
puzzle-next = 试一道更难的
puzzle-again = 再试一次
