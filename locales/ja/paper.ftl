## PDFの紙面で、レポート本文のほかに使う言葉。

paper-contents = このレポートの内容
paper-questions = 第{ $first }問〜第{ $last }問
paper-yours = あなたの回答
paper-right = 正解
paper-puzzle = 9枚のタイルを3行3列に並べた図で、最後の1枚が欠けています。タイル：{ $fields }。選択肢1〜6：{ $options }。
