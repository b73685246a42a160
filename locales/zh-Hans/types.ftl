### 类型测试的首页，以及十六种类型页面上的标签。

types-tiles-title = 16 种类型，你是哪一种？
types-tiles-lead = 回答一些关于自己的短题，就能看到你的四个字母、代表它们的动物，以及每个字母有多大把握。
types-letters-title = 四个字母，各有多大把握
types-letters-lead = 在很多测试里，51% 和 95% 得到的是同一个字母。在这里，你能看到自己在每项倾向上的位置、哪些字母很接近，以及还有哪种类型几乎同样贴切。
types-meta-description = 16 型人格测试，写明每个字母有多大把握。结果免费，不用账号，不用留邮箱。完整报告一次性付费，不是订阅。

types-fact-length = { $questions } 道简短的自评题，不限时间
types-fact-free = 免费，不用留邮箱：你的类型、四项倾向，以及每个字母有多大把握
types-fact-price = 完整报告 { $price } 起，含税。一次性付费，不是订阅

types-result-title = 做完测试，马上看到免费结果
types-result-lead = 不用邮箱，不用账号，也不用绑卡。
types-result-example = 示例，数据为虚构。
types-result-type = 你的类型，以及最相近的一种
types-result-type-text = 如果两种类型都贴切，两种你都会看到，还有各自的可能性。
types-result-bars = 四项倾向，各附误差范围
types-result-bars-text = 竖线是你的位置，周围的色条是你也可能在的范围。
types-result-balanced = 难以判断时，用小写字母
types-result-balanced-text = 如果两边太接近、无法判断，字母就用小写，两面都会写到。

types-package-report = 类型报告
types-package-more = 类型报告和另外三项测试
types-item-report = 完整报告，可在线阅读，也有 PDF：工作中、与人相处和压力之下的你，两个可以试试的小实验，以及对每个字母影响最大的回答
types-item-certificate = 测试完成证书，写有姓名和类型，任何人都能扫二维码核验
types-item-tests = 另外三项测试及完整报告：情绪能力、思维风格、职业兴趣

types-path = 当前位置
types-contents = 本页内容

types-common-title = 这种类型有多常见？
types-common-text = 从 { $from } 到 { $until } 的 { $runs } 份结果里，有 { $share } 最可能是这种类型。这些人是自愿来做测试的，不能代表所有人。
