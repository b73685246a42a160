### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [1] 円
   *[other] 円{ $count }個
}
figures-shape-triangle = { $count ->
    [1] 三角形
   *[other] 三角形{ $count }個
}
figures-shape-square = { $count ->
    [1] 正方形
   *[other] 正方形{ $count }個
}
figures-shape-star = { $count ->
    [1] 星
   *[other] 星{ $count }個
}
figures-shape-plus = { $count ->
    [1] 十字
   *[other] 十字{ $count }個
}
figures-shape-hexagon = { $count ->
    [1] 六角形
   *[other] 六角形{ $count }個
}
figures-shape-heart = { $count ->
    [1] ハート
   *[other] ハート{ $count }個
}
figures-shape-crescent = { $count ->
    [1] 三日月
   *[other] 三日月{ $count }個
}
figures-shape-arrow = { $count ->
    [1] 矢印
   *[other] 矢印{ $count }個
}
figures-shape-drop = { $count ->
    [1] しずく
   *[other] しずく{ $count }個
}
figures-shape-half-disc = { $count ->
    [1] 半円
   *[other] 半円{ $count }個
}
figures-shape-chevron = { $count ->
    [1] 山形
   *[other] 山形{ $count }個
}
figures-shape-sector = { $count ->
    [1] 一部が欠けた円
   *[other] 一部が欠けた円{ $count }個
}
figures-shape-pennant = { $count ->
    [1] 三角旗
   *[other] 三角旗{ $count }本
}
figures-shape-flag = { $count ->
    [1] 旗
   *[other] 旗{ $count }本
}
figures-shape-hook = { $count ->
    [1] フック
   *[other] フック{ $count }個
}
figures-shape-boot = { $count ->
    [1] ブーツ
   *[other] ブーツ{ $count }個
}
figures-shape-wing = { $count ->
    [1] 翼
   *[other] 翼{ $count }枚
}
figures-lines = { $count ->
    [1] 線
   *[other] 線{ $count }本
}
figures-petals = { $count ->
    [1] 花びら
   *[other] 花びら{ $count }枚
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = とても小さい
figures-size-small = 小さい
figures-size-medium = 中くらい
figures-size-large = 大きい
figures-fill-empty = 塗りなし
figures-fill-hatched = 斜線
figures-fill-grey = 灰色
figures-fill-solid = 塗りつぶし
figures-stroke-thin = 細い線
figures-stroke-thick = 太い線
figures-facing-top = 上向き
figures-facing-top-right = 右上向き
figures-facing-right = 右向き
figures-facing-bottom-right = 右下向き
figures-facing-bottom = 下向き
figures-facing-bottom-left = 左下向き
figures-facing-left = 左向き
figures-facing-top-left = 左上向き
figures-turned-not = 回転なし
figures-turned-clockwise = 時計回りに{ $degrees }°回転
figures-turned-counterclockwise = 反時計回りに{ $degrees }°回転
figures-turned-half = 180°回転
figures-mirrored = 左右反転
figures-inside = 内側：{ $shape }
figures-at = 位置：{ $places }
figures-horizontal = 横線（{ $places }）
figures-vertical = 縦線（{ $places }）
figures-place-top-left = 左上
figures-place-top = 上
figures-place-top-right = 右上
figures-place-left = 左
figures-place-middle = 中央
figures-place-right = 右
figures-place-bottom-left = 左下
figures-place-bottom = 下
figures-place-bottom-right = 右下

## How parts are put together.

figures-tile-empty = 空白
figures-nothing = なし
figures-wanted = ？
figures-list = { $first }、{ $second }
figures-enumeration = { $first }、{ $second }
figures-groups = { $first }／{ $second }
figures-part = { $layer }：{ $words }
figures-layer-middle = 中央
figures-layer-outside = 外側
figures-layer-lines = 線
figures-layer-petals = 花びら
figures-layer-figures = 図形
figures-layer-number = 図形{ $number }

## What a rule is about.

figures-topic-shape = 形
figures-topic-inner = 内側の図形
figures-topic-number = 数
figures-topic-size = 大きさ
figures-topic-fill = 塗り
figures-topic-direction = 向き
figures-topic-stroke = 線の太さ
figures-topic-places = 位置
figures-topic-lines = 線
figures-topic-petals = 花びら
figures-subject = { $topic }（{ $layer }）

## A rule.

figures-step = { $scope }の{ $subject }：{ $rule }。
figures-step-note = { $scope }の{ $subject }：{ $rule }。{ $note }。
figures-scope-rows = 各行
figures-scope-columns = 各列
figures-scope-both = 各行と各列
figures-scope-all = すべてのタイル
figures-rule-same = 変わりません
figures-rule-more = タイルごとに{ $step }つずつ増えます
figures-rule-fewer = タイルごとに{ $step }つずつ減ります
figures-rule-larger = タイルごとに{ $step }段階ずつ大きくなります
figures-rule-smaller = タイルごとに{ $step }段階ずつ小さくなります
figures-rule-darker = タイルごとに{ $step }段階ずつ濃くなります
figures-rule-lighter = タイルごとに{ $step }段階ずつ薄くなります
figures-rule-forward = タイルごとに順番が{ $step }つずつ進みます
figures-rule-backward = タイルごとに順番が{ $step }つずつ戻ります
figures-rule-sum = 3番目の数は、最初の2つの数の和です
figures-rule-difference = 3番目の数は、1番目の数から2番目の数を引いたものです
figures-rule-three = 同じ3種類が1回ずつ出ます
figures-rule-order = 同じ3種類が同じ順に並びます
figures-rule-together = 「{ $subject }」と一緒に変わります
figures-rule-two = 2枚は同じで、1枚には何もありません
figures-rule-or = 3枚目は、1枚目か2枚目にあるものすべてです
figures-rule-and = 3枚目は、最初の2枚に共通するものです
figures-rule-xor = 3枚目は、最初の2枚の片方だけにあるものです
figures-rule-without = 3枚目は、1枚目にあって2枚目にないものです
figures-rule-complete = 3枚目は、最初の2枚のどちらにもないものです
figures-rule-turn-clockwise = タイルごとに時計回りに{ $degrees }°ずつ回転します
figures-rule-turn-counterclockwise = タイルごとに反時計回りに{ $degrees }°ずつ回転します
figures-rule-turn-half = タイルごとに180°ずつ回転します
figures-rule-mirror-upright = タイルごとに左右が反転します
figures-rule-mirror-level = タイルごとに上下が反転します
figures-rule-mirror-diagonal = タイルごとに、左上から右下への対角線で反転します
figures-rule-move-clockwise = タイルごとに時計回りに{ $step }つずつ移動します
figures-rule-move-counterclockwise = タイルごとに反時計回りに{ $step }つずつ移動します
figures-note-starts = 始まりは行によって違います

## The rule on the rows or columns, and what follows.

figures-row = { $number }行目：{ $values }
figures-column = { $number }列目：{ $values }
figures-needs = したがって、空いた場所に入るのは「{ $value }」です。

## A wrong option.

figures-keeps = 合っている点：{ $subjects }。
figures-breaks = 違う点：{ $subject }（ここでは{ $value }）。{ $slip }。
figures-breaks-only = 違う点：{ $subject }（ここでは{ $value }）。
figures-slip-left = 左のタイルと同じです
figures-slip-above = 上のタイルと同じです
figures-slip-first = 行の最初のタイルと同じです
figures-slip-too-far = 1段階進みすぎです
figures-slip-back = 逆の方向に進んでいます
figures-slip-operation = 「{ $right }」ではなく「{ $taken }」になっています
figures-operation-or = 2枚にあるものすべて
figures-operation-and = 2枚に共通するもの
figures-operation-xor = 片方だけにあるもの
figures-operation-without = 1枚目だけにあるもの
figures-operation-complete = どちらにもないもの
figures-slip-added = 引くところを足しています
figures-slip-subtracted = 足すところを引いています
figures-slip-column = 行ではなく列に従っています
figures-slip-row = 列ではなく行に従っています
figures-slip-turn = 回転または反転が違います
figures-slip-too-many = 1つ多すぎます
figures-slip-too-few = 1つ足りません
figures-slip-other = 行には出てきますが、ここに入るものではありません
figures-slip-constant = 変わらないはずのものが変わっています
figures-slip-foreign = このパターンのどこにも出てきません
