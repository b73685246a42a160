## 例題2問。3行に9枚のタイル。最後の1枚が空いている。

puzzle-switch = パズル{ $number }
puzzle-ask = 空いた場所に入るタイルはどれですか？
puzzle-keys = 1〜6のキーで選択、矢印キーで移動。
puzzle-grid-label = 3枚ずつ3行に並んだタイルのパターン
puzzle-options-label = 選択肢
puzzle-cell = { $row }行目の{ $column }番目：{ $tile }
puzzle-cell-missing = { $row }行目の{ $column }番目：空き、ここに入るタイルを選ぶ
puzzle-option = 選択肢{ $number }：{ $tile }

puzzle-tile-circle = { $count ->
   *[other] 円が{ $count }つ
}
puzzle-tile-square = { $count ->
   *[other] 四角形が{ $count }つ
}
puzzle-tile-triangle = { $count ->
   *[other] 三角形が{ $count }つ
}

puzzle-tile-fields = 塗られた部分：{ $fields }
puzzle-field-top = 上
puzzle-field-right = 右
puzzle-field-bottom = 下
puzzle-field-left = 左

puzzle-right = 正解です。
puzzle-wrong = これではありません。
puzzle-count-rule = どの行にも円、四角形、三角形が1回ずつあり、数は1つから3つへ増えます。
puzzle-count-shape = 数は合っています。ただ、この形はもう行の中にあり、まだ出ていない形が1つあります。
puzzle-count-number = 形は合っています。ただ、どの行でも数は1つから3つへ増えます。
puzzle-count-both = 2つの点を見てください。行に足りない形はどれか。左から右へ、数がどう増えるか。
puzzle-fields-rule = 行の最初の2枚を重ねます。両方で塗られた部分は消えます。残った部分が3枚目です。
puzzle-fields-kept = 両方のタイルで塗られた部分が残っています。そこは消えるはずです。
puzzle-fields-only-shared = これは2枚に共通する部分です。共通する部分は消えます。
puzzle-fields-copied = これは2枚のうち1枚と同じです。3枚目は、2枚の両方から決まります。
puzzle-fields-missing = 片方のタイルだけで塗られた部分が、ここでは欠けています。
puzzle-fields-turned = 形は似ていますが、場所が違います。このパターンでは何も回転しません。
puzzle-next = 難しい方を試す
puzzle-again = もう一度試す
