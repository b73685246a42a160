## Long read on one landing page: how the test measures and what is not known. Plain words, no jargon, no promises.

method-task-title = 你要做什么
method-task-text = 你会看到 { $questions } 个图案，每个都缺一块，从 { $options } 个图块里选一块补上。题目由易到难。确认之前，可以返回修改答案。

method-why-title = 为什么用图形题
method-why-text = 图案都有规则：数量递增，形状轮换，两块合成第三块。找出这类规则的能力叫“流体推理”。它是智力的一部分，也是最不依赖语言和学校教育的部分。记忆、知识和速度属于别的部分，这项测试不测。

method-score-title = 从作答到分数
method-score-text = 我们不只是数答对几题。每道题难度不同，统计模型会综合衡量你的全部作答。结果换算到常用的智商量表上：平均值是 100，约三分之二的人在 85 至 115 之间。同样的作答，得到的分数总是一样。

method-margin-title = 为什么有误差范围
method-margin-text = 同一个人做两次，得到的数字多半不一样。状态好、碰巧猜对、周围吵闹，都会让分数略有变化。所以每个分数都附有误差范围（置信区间），你的真实水平最可能在这个范围内。在量表中段，范围最窄。到了两端，范围很宽，这时我们会写“或以上”“或以下”，不会编一个数字。

method-norms-title = 你和谁比较
method-norms-text = 智商分数是一种比较。我们的参照人群还在积累，目前还没有普通大众的大样本。在那之前，每个结果都标为“初步”，误差范围更宽，并注明所用参照数据（常模）的版本。在网上做测试的人不能代表所有人。我们会尽力校正，也会如实说明。

method-valid-title = 什么情况下无法评分
method-valid-text = 答得太快、来不及看题，或者空着的题太多，都无法评分。我们会告诉你原因，换一套新题，也不会向你出售这次作答的报告。测试不限时间，可以慢慢做。

method-unknown-title = 我们不知道的事
method-unknown-supervision = 屏幕前是谁在答题。没有人监考，所以分数不能向别人证明什么。
method-unknown-practice = 你以前练过多少这类题。练习会让分数略有提高，主要是在第二次做的时候。
method-unknown-condition = 你当时休息得好不好、心情是否平静、有没有受到打扰。
method-unknown-sample = 我们最初的参照人群和全体人口有什么差别。随着人数增加，我们会公布。

method-use-title = 分数不该用来做什么
method-use-text = 它不是诊断，也不能作为升学、工作或治疗的依据。遇到这些事，请找当面做测试的心理专业人员。这项测试适合想大致了解自己处在什么位置的人。
