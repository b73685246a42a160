## 例題2問。3行に9枚のタイル。最後の1枚が空いている。

puzzle-switch = パズル{ $number }
puzzle-ask = 空いた場所に入るタイルはどれですか？
puzzle-keys = 1〜6のキーで回答し、矢印キーで移動できます。
puzzle-grid-label = 3枚ずつ3行に並んだタイルのパターン
puzzle-options-label = 選択肢
puzzle-cell = { $row }行目・{ $column }列目：{ $tile }
puzzle-cell-missing = { $row }行目・{ $column }列目：空き。ここに入るタイルを選びます。
puzzle-option = 選択肢{ $number }：{ $tile }

puzzle-tile-circle = { $count ->
   *[other] 円{ $count }個
}
puzzle-tile-square = { $count ->
   *[other] 正方形{ $count }個
}
puzzle-tile-triangle = { $count ->
   *[other] 三角形{ $count }個
}

puzzle-tile-fields = 塗られた部分：{ $fields }
puzzle-field-top = 上
puzzle-field-right = 右
puzzle-field-bottom = 下
puzzle-field-left = 左

puzzle-right = 正解です。
puzzle-wrong = これは違います。
puzzle-count-rule = どの行にも円、正方形、三角形が1回ずつあり、数は左から1個、2個、3個と増えます。
puzzle-count-shape = 数は合っています。ただ、この形はもう行の中にあります。まだ出ていない形が1つあります。
puzzle-count-number = 形は合っています。ただ、どの行でも、数は左から1個、2個、3個と増えます。
puzzle-count-both = 次の2つに注目してください。その行に足りない形はどれか。左から右へ、数がどう増えるか。
puzzle-fields-rule = 行の左から2枚を重ねると、両方で塗られた部分は消えます。残った部分が3枚目になります。
puzzle-fields-kept = 両方のタイルで塗られた部分は消えるはずですが、ここには残っています。
puzzle-fields-only-shared = これは2枚に共通する部分です。共通する部分は消えます。
puzzle-fields-copied = 2枚のうち1枚とまったく同じです。3枚目は、2枚を組み合わせて決まります。
puzzle-fields-missing = 片方のタイルだけで塗られた部分が、ここでは欠けています。
puzzle-fields-turned = 似ていますが、塗られた場所が違います。このパターンでは何も回転しません。
puzzle-next = もっと難しい問題を試す
puzzle-again = もう一度試す
