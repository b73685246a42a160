## PDF 页面上，报告正文之外的文字。

paper-contents = 本报告内容
paper-questions = 第 { $first } 至 { $last } 题
paper-yours = 你的选择
paper-right = 正确选项
paper-puzzle = 由九个图块组成的正方形，缺最后一块。各图块：{ $fields }。选项 1 至 6：{ $options }。
