## The two example puzzles on the landing pages. Nine tiles in three rows; the last one is missing.
## A screen reader speaks the tiles, so their words must be exact and short.

puzzle-switch = 第 { $number } 題
puzzle-ask = 空位應放哪個圖塊？
puzzle-keys = 按數字鍵 1 至 6 作答，按方向鍵移動。
puzzle-grid-label = 圖案，共三橫行，每行三個圖塊
puzzle-options-label = 選項
puzzle-cell = 第 { $row } 橫行第 { $column } 格：{ $tile }
puzzle-cell-missing = 第 { $row } 橫行第 { $column } 格：空位，要找的就是這一塊
puzzle-option = 選項 { $number }：{ $tile }

puzzle-tile-circle = { $count ->
   *[other] { $count } 個圓形
}
puzzle-tile-square = { $count ->
   *[other] { $count } 個正方形
}
puzzle-tile-triangle = { $count ->
   *[other] { $count } 個三角形
}

puzzle-tile-fields = 已填滿：{ $fields }
puzzle-field-top = 上
puzzle-field-right = 右
puzzle-field-bottom = 下
puzzle-field-left = 左

puzzle-right = 答對了。
puzzle-wrong = 不是這一塊。
puzzle-count-rule = 每一橫行都有圓形、正方形和三角形，數量由一個增至三個。
puzzle-count-shape = 數量正確，但這一橫行已有這種形狀，還欠另一種。
puzzle-count-number = 形狀正確，但每一橫行的數量都是由一個增至三個。
puzzle-count-both = 留意兩點：這一橫行還欠哪種形狀，以及數量由左至右如何增加。
puzzle-fields-rule = 把橫行的首兩個圖塊疊在一起，兩塊都填滿的部分會消失，餘下的就是第三塊。
puzzle-fields-kept = 有一部分在兩塊中都已填滿，應該消失，但這裏仍然保留。
puzzle-fields-only-shared = 這是兩塊共有的部分，而共有的部分會消失。
puzzle-fields-copied = 這只是重複了其中一塊，第三塊要由兩塊組合得出。
puzzle-fields-missing = 有一部分只在其中一塊填滿，應該保留，但這裏沒有。
puzzle-fields-turned = 看來相似，但填滿的位置不同。這個圖案沒有旋轉。
puzzle-next = 試試較難的一題
puzzle-again = 再試一次
