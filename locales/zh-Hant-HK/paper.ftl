## PDF 頁面上，報告正文以外的文字。

paper-contents = 本報告內容
paper-questions = 第 { $first } 至 { $last } 題
paper-yours = 你的答案
paper-right = 正確答案
paper-puzzle = 由九個圖塊組成的方格，欠最後一塊。各圖塊：{ $fields }。選項 1 至 6：{ $options }。
