## PDF 页面上，报告正文之外的文字。

paper-contents = 本报告内容
paper-questions = 第 { $first } 至 { $last } 题
paper-yours = 你的答案
paper-right = 正确答案
paper-puzzle = 三行三列的图案，缺最后一块。各图块：{ $fields }。选项 1 至 6：{ $options }。
