### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [1] 圓形
   *[other] { $count } 個圓形
}
figures-shape-triangle = { $count ->
    [1] 三角形
   *[other] { $count } 個三角形
}
figures-shape-square = { $count ->
    [1] 正方形
   *[other] { $count } 個正方形
}
figures-shape-star = { $count ->
    [1] 星形
   *[other] { $count } 個星形
}
figures-shape-plus = { $count ->
    [1] 十字形
   *[other] { $count } 個十字形
}
figures-shape-hexagon = { $count ->
    [1] 六邊形
   *[other] { $count } 個六邊形
}
figures-shape-heart = { $count ->
    [1] 心形
   *[other] { $count } 個心形
}
figures-shape-crescent = { $count ->
    [1] 新月形
   *[other] { $count } 個新月形
}
figures-shape-arrow = { $count ->
    [1] 箭嘴
   *[other] { $count } 個箭嘴
}
figures-shape-drop = { $count ->
    [1] 水滴形
   *[other] { $count } 個水滴形
}
figures-shape-half-disc = { $count ->
    [1] 半圓形
   *[other] { $count } 個半圓形
}
figures-shape-chevron = { $count ->
    [1] 人字形
   *[other] { $count } 個人字形
}
figures-shape-sector = { $count ->
    [1] 缺一角的圓形
   *[other] { $count } 個缺一角的圓形
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
    [1] 鈎形
   *[other] { $count } 個鈎形
}
figures-shape-boot = { $count ->
    [1] 靴形
   *[other] { $count } 個靴形
}
figures-shape-wing = { $count ->
    [1] 翼形
   *[other] { $count } 個翼形
}
figures-lines = { $count ->
    [1] 1 條線段
   *[other] { $count } 條線段
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
figures-fill-hatched = 斜線填充
figures-fill-grey = 灰色
figures-fill-solid = 實心
figures-stroke-thin = 幼線
figures-stroke-thick = 粗線
figures-facing-top = 向上
figures-facing-top-right = 向右上
figures-facing-right = 向右
figures-facing-bottom-right = 向右下
figures-facing-bottom = 向下
figures-facing-bottom-left = 向左下
figures-facing-left = 向左
figures-facing-top-left = 向左上
figures-turned-not = 沒有旋轉
figures-turned-clockwise = 順時針旋轉 { $degrees }°
figures-turned-counterclockwise = 逆時針旋轉 { $degrees }°
figures-turned-half = 旋轉 180°
figures-mirrored = 左右反轉
figures-inside = 內部：{ $shape }
figures-at = 位置：{ $places }
figures-horizontal = 水平線（{ $places }）
figures-vertical = 垂直線（{ $places }）
figures-place-top-left = 左上
figures-place-top = 上
figures-place-top-right = 右上
figures-place-left = 左
figures-place-middle = 中間
figures-place-right = 右
figures-place-bottom-left = 左下
figures-place-bottom = 下
figures-place-bottom-right = 右下

## How parts are put together.

figures-tile-empty = 空白
figures-nothing = 沒有
figures-wanted = ？
figures-list = { $first }，{ $second }
figures-enumeration = { $first }、{ $second }
figures-groups = { $first }；{ $second }
figures-part = { $layer }：{ $words }
figures-layer-middle = 中間
figures-layer-outside = 外圍
figures-layer-lines = 線段
figures-layer-petals = 花瓣
figures-layer-figures = 圖形
figures-layer-number = 圖形 { $number }

## What a rule is about.

figures-topic-shape = 形狀
figures-topic-inner = 內部圖形
figures-topic-number = 數量
figures-topic-size = 大小
figures-topic-fill = 填充
figures-topic-direction = 方向
figures-topic-stroke = 線條粗幼
figures-topic-places = 位置
figures-topic-lines = 線段
figures-topic-petals = 花瓣
figures-subject = { $topic }（{ $layer }）

## A rule.

figures-step = { $subject }，{ $scope }：{ $rule }。
figures-step-note = { $subject }，{ $scope }：{ $rule }；{ $note }。
figures-scope-rows = 每一橫行
figures-scope-columns = 每一直行
figures-scope-both = 每一橫行和每一直行
figures-scope-all = 所有圖塊
figures-rule-same = 保持不變
figures-rule-more = 逐塊增加 { $step } 個
figures-rule-fewer = 逐塊減少 { $step } 個
figures-rule-larger = 逐塊變大 { $step } 級
figures-rule-smaller = 逐塊變小 { $step } 級
figures-rule-darker = 逐塊加深 { $step } 級
figures-rule-lighter = 逐塊變淺 { $step } 級
figures-rule-forward = 逐塊前進 { $step } 步
figures-rule-backward = 逐塊後退 { $step } 步
figures-rule-sum = 第三個數是首兩個數之和
figures-rule-difference = 第三個數是第一個數減去第二個數
figures-rule-three = 同樣的三個值，各出現一次
figures-rule-order = 同樣的三個值，次序相同
figures-rule-together = 與「{ $subject }」一起變化
figures-rule-two = 兩塊相同，另一塊甚麼都沒有
figures-rule-or = 第三塊是首兩塊合併後的全部
figures-rule-and = 第三塊是首兩塊共有的部分
figures-rule-xor = 第三塊是首兩塊中只有一塊才有的部分
figures-rule-without = 第三塊是第一塊有、第二塊沒有的部分
figures-rule-complete = 第三塊是首兩塊都沒有的部分
figures-rule-turn-clockwise = 逐塊順時針旋轉 { $degrees }°
figures-rule-turn-counterclockwise = 逐塊逆時針旋轉 { $degrees }°
figures-rule-turn-half = 逐塊旋轉 180°
figures-rule-mirror-upright = 逐塊左右反轉
figures-rule-mirror-level = 逐塊上下反轉
figures-rule-mirror-diagonal = 逐塊沿左上至右下的對角線反轉
figures-rule-move-clockwise = 逐塊順時針移動 { $step } 格
figures-rule-move-counterclockwise = 逐塊逆時針移動 { $step } 格
figures-note-starts = 各橫行的起始值不盡相同

## The rule on the rows or columns, and what follows.

figures-row = 第 { $number } 橫行：{ $values }
figures-column = 第 { $number } 直行：{ $values }
figures-needs = 因此，欠缺的圖塊需要：{ $value }。

## A wrong option.

figures-keeps = 正確：{ $subjects }。
figures-breaks = 錯誤：{ $subject }，這裏是{ $value }；{ $slip }。
figures-breaks-only = 錯誤：{ $subject }，這裏是{ $value }。
figures-slip-left = 與左邊的圖塊相同
figures-slip-above = 與上方的圖塊相同
figures-slip-first = 與這一橫行的第一塊相同
figures-slip-too-far = 多走了一步
figures-slip-back = 向相反方向走了一步
figures-slip-operation = 取的是{ $taken }，應取{ $right }
figures-operation-or = 兩塊合併後的全部
figures-operation-and = 兩塊共有的部分
figures-operation-xor = 只有一塊才有的部分
figures-operation-without = 只有第一塊才有的部分
figures-operation-complete = 兩塊都沒有的部分
figures-slip-added = 應該相減，卻相加了
figures-slip-subtracted = 應該相加，卻相減了
figures-slip-column = 按直行而不是按橫行推出
figures-slip-row = 按橫行而不是按直行推出
figures-slip-turn = 旋轉或反轉有誤
figures-slip-too-many = 多了一個
figures-slip-too-few = 少了一個
figures-slip-other = 各橫行中有這個值，但這裏欠的不是它
figures-slip-constant = 改變了應該不變的部分
figures-slip-foreign = 在這個圖案中沒有出現過
