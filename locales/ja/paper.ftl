## PDFの紙面で、レポート本文のほかに使う言葉。

paper-contents = このレポートの内容
paper-questions = 第{ $first }問〜第{ $last }問
paper-yours = あなたの選択
paper-right = 正解の選択肢
paper-puzzle = 9つの場所が並ぶ正方形で、最後の1つが空いています。並んでいるタイル：{ $fields }。選択肢1〜6：{ $options }。
