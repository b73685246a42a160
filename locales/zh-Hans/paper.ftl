## PDF 页面上，报告正文之外的文字。

paper-contents = 本报告内容
paper-questions = 第 { $first } 至 { $last } 题
paper-yours = 你的选择
paper-right = 正确选项
paper-puzzle = 由九格组成的正方形，最后一格空着。各格：{ $fields }。选项 1 至 6：{ $options }。
