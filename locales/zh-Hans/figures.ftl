### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [1] 圆形
   *[other] { $count } 个圆形
}
figures-shape-triangle = { $count ->
    [1] 三角形
   *[other] { $count } 个三角形
}
figures-shape-square = { $count ->
    [1] 正方形
   *[other] { $count } 个正方形
}
figures-shape-star = { $count ->
    [1] 星形
   *[other] { $count } 个星形
}
figures-shape-plus = { $count ->
    [1] 十字形
   *[other] { $count } 个十字形
}
figures-shape-hexagon = { $count ->
    [1] 六边形
   *[other] { $count } 个六边形
}
figures-shape-heart = { $count ->
    [1] 心形
   *[other] { $count } 个心形
}
figures-shape-crescent = { $count ->
    [1] 月牙形
   *[other] { $count } 个月牙形
}
figures-shape-arrow = { $count ->
    [1] 箭头
   *[other] { $count } 个箭头
}
figures-shape-drop = { $count ->
    [1] 水滴形
   *[other] { $count } 个水滴形
}
figures-shape-half-disc = { $count ->
    [1] 半圆形
   *[other] { $count } 个半圆形
}
figures-shape-chevron = { $count ->
    [1] 人字形
   *[other] { $count } 个人字形
}
figures-shape-sector = { $count ->
    [1] 缺口圆形
   *[other] { $count } 个缺口圆形
}
figures-shape-pennant = { $count ->
    [1] 三角旗
   *[other] { $count } 面三角旗
}
figures-shape-flag = { $count ->
    [1] 方旗
   *[other] { $count } 面方旗
}
figures-shape-hook = { $count ->
    [1] 钩形
   *[other] { $count } 个钩形
}
figures-shape-boot = { $count ->
    [1] 靴形
   *[other] { $count } 个靴形
}
figures-shape-wing = { $count ->
    [1] 翅形
   *[other] { $count } 个翅形
}
figures-lines = { $count ->
    [1] 1 条线段
   *[other] { $count } 条线段
}
figures-petals = { $count ->
    [1] 1 片花瓣
   *[other] { $count } 片花瓣
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = 特小
figures-size-small = 小
figures-size-medium = 中等大小
figures-size-large = 大
figures-fill-empty = 空心
figures-fill-hatched = 斜线填充
figures-fill-grey = 灰色
figures-fill-solid = 实心
figures-stroke-thin = 细线
figures-stroke-thick = 粗线
figures-facing-top = 朝上
figures-facing-top-right = 朝右上
figures-facing-right = 朝右
figures-facing-bottom-right = 朝右下
figures-facing-bottom = 朝下
figures-facing-bottom-left = 朝左下
figures-facing-left = 朝左
figures-facing-top-left = 朝左上
figures-turned-not = 未旋转
figures-turned-clockwise = 顺时针旋转 { $degrees }°
figures-turned-counterclockwise = 逆时针旋转 { $degrees }°
figures-turned-half = 旋转 180°
figures-mirrored = 左右翻转
figures-inside = 内部：{ $shape }
figures-at = 位置：{ $places }
figures-horizontal = 横线（{ $places }）
figures-vertical = 竖线（{ $places }）
figures-place-top-left = 左上
figures-place-top = 上
figures-place-top-right = 右上
figures-place-left = 左
figures-place-middle = 中间
figures-place-right = 右
figures-place-bottom-left = 左下
figures-place-bottom = 下
figures-place-bottom-right = 右下

## How parts are put together.

figures-tile-empty = 空白
figures-nothing = 无
figures-wanted = ？
figures-list = { $first }，{ $second }
figures-enumeration = { $first }、{ $second }
figures-groups = { $first }；{ $second }
figures-part = { $layer }：{ $words }
figures-layer-middle = 中间
figures-layer-outside = 外围
figures-layer-lines = 线段
figures-layer-petals = 花瓣
figures-layer-figures = 图形
figures-layer-number = 图形 { $number }

## What a rule is about.

figures-topic-shape = 形状
figures-topic-inner = 内部图形
figures-topic-number = 数量
figures-topic-size = 大小
figures-topic-fill = 填充
figures-topic-direction = 方向
figures-topic-stroke = 线条粗细
figures-topic-places = 位置
figures-topic-lines = 线段
figures-topic-petals = 花瓣
figures-subject = { $topic }（{ $layer }）

## A rule.

figures-step = { $subject }，{ $scope }：{ $rule }。
figures-step-note = { $subject }，{ $scope }：{ $rule }；{ $note }。
figures-scope-rows = 每一行
figures-scope-columns = 每一列
figures-scope-both = 每一行和每一列
figures-scope-all = 所有图块
figures-rule-same = 始终不变
figures-rule-more = 逐块增加 { $step } 个
figures-rule-fewer = 逐块减少 { $step } 个
figures-rule-larger = 逐块变大 { $step } 级
figures-rule-smaller = 逐块变小 { $step } 级
figures-rule-darker = 逐块加深 { $step } 级
figures-rule-lighter = 逐块变浅 { $step } 级
figures-rule-forward = 逐块前进 { $step } 步
figures-rule-backward = 逐块后退 { $step } 步
figures-rule-sum = 第三个数是前两个数之和
figures-rule-difference = 第三个数是第一个数减去第二个数
figures-rule-three = 同样的三种，各出现一次
figures-rule-order = 同样的三种，顺序相同
figures-rule-together = 与“{ $subject }”一起变化
figures-rule-two = 两块相同，另一块什么都没有
figures-rule-or = 第三块包含前两块的所有部分
figures-rule-and = 第三块只保留前两块共有的部分
figures-rule-xor = 第三块只保留前两块中仅一块有的部分
figures-rule-without = 第三块只保留第一块有、第二块没有的部分
figures-rule-complete = 第三块是前两块都没有的部分
figures-rule-turn-clockwise = 逐块顺时针旋转 { $degrees }°
figures-rule-turn-counterclockwise = 逐块逆时针旋转 { $degrees }°
figures-rule-turn-half = 逐块旋转 180°
figures-rule-mirror-upright = 逐块左右翻转
figures-rule-mirror-level = 逐块上下翻转
figures-rule-mirror-diagonal = 逐块沿左上至右下的对角线翻转
figures-rule-move-clockwise = 逐块顺时针移动 { $step } 格
figures-rule-move-counterclockwise = 逐块逆时针移动 { $step } 格
figures-note-starts = 各行的起点不尽相同

## The rule on the rows or columns, and what follows.

figures-row = 第 { $number } 行：{ $values }
figures-column = 第 { $number } 列：{ $values }
figures-needs = 因此，空位应该是：{ $value }。

## A wrong option.

figures-keeps = 正确：{ $subjects }。
figures-breaks = 错误：{ $subject }，这里是{ $value }；{ $slip }。
figures-breaks-only = 错误：{ $subject }，这里是{ $value }。
figures-slip-left = 与左边的图块相同
figures-slip-above = 与上方的图块相同
figures-slip-first = 与这一行的第一块相同
figures-slip-too-far = 多走了一步
figures-slip-back = 方向反了
figures-slip-operation = 取的是{ $taken }，应取{ $right }
figures-operation-or = 两块的所有部分
figures-operation-and = 两块共有的部分
figures-operation-xor = 仅一块有的部分
figures-operation-without = 仅第一块有的部分
figures-operation-complete = 两块都没有的部分
figures-slip-added = 应该相减，却相加了
figures-slip-subtracted = 应该相加，却相减了
figures-slip-column = 按列而不是按行推出
figures-slip-row = 按行而不是按列推出
figures-slip-turn = 旋转或翻转有误
figures-slip-too-many = 多了一个
figures-slip-too-few = 少了一个
figures-slip-other = 各行里有它，但这里缺的不是它
figures-slip-constant = 改变了应当不变的部分
figures-slip-foreign = 在这个图案中没有出现过
