### 类型测试的首页，以及十六种类型页面上的标签。

types-tiles-title = 十六种类型，你是哪一种？
types-tiles-lead = 给一些关于自己的短句打分，就能得到四个字母和代表它们的动物，还能看到每个字母有多大把握。
types-letters-title = 四个字母，各有多大把握
types-letters-lead = 在别处，51% 和 95% 得到同一个字母。在这里，你能看到自己的位置、有多明确，以及还有哪种类型几乎同样贴切。
types-meta-description = 十六型性格测试，写明每个字母有多大把握。结果免费，不用账号，不用邮箱。完整报告一次付费，没有订阅。

types-fact-length = { $questions } 个短句，不限时间
types-fact-free = 免费，不用留邮箱：最可能的类型、四项倾向，以及每个字母有多大把握
types-fact-price = 完整报告 { $price } 起，含税。一次付费，没有订阅

types-result-title = 测试一结束就能看到
types-result-lead = 免费，先看结果再谈付费，也不用账号。
types-result-example = 示例，不是任何人的真实结果。
types-result-type = 你的类型，以及相邻的那一种
types-result-type-text = 如果两种类型都贴切，两种都会列出，并写明各有多大可能。
types-result-bars = 四项倾向，附误差范围
types-result-bars-text = 竖线是你的位置，周围的色条是你同样可能在的范围。
types-result-balanced = 难分上下时用小写字母
types-result-balanced-text = 如果色条跨过中间，字母就用小写，我们会把两面都写出来。

types-package-report = 类型报告
types-package-more = 类型报告和更多测试
types-item-report = 你的报告，可在线阅读，也有 PDF：工作中、与人相处、压力之下、本周可以做的小实验，以及对每个字母影响最大的回答
types-item-certificate = 写有你的类型的完成证书，任何人都能扫二维码核验
types-item-tests = 另外三项测试及完整报告：情绪能力、思维风格、职业兴趣

types-path = 当前位置
types-contents = 本页内容

types-common-title = 这种类型有多常见？
types-common-text = 从 { $from } 到 { $until } 的 { $runs } 份结果里，{ $share } 最可能的类型是这一种。这些人是自己选择来做测试的，不能代表所有人。
