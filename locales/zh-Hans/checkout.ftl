## Packages of the paid report and what is in them. Each package holds everything of the one before.

checkout-package-sku1-name = 分数
checkout-package-sku2-name = 解析
checkout-package-sku3-name = 证书
checkout-package-sku4-name = 全套
checkout-package-triple-name = 三次测试套装

checkout-package-includes = “{ $package }”的全部内容，另加：
checkout-item-later = 尚未开放

## Items: a short name and one sentence on what the buyer gets.

checkout-item-iq-score-name = 智商分数
checkout-item-iq-score-content = 你的智商分数、误差范围和所属等级。

checkout-item-iq-ranking-name = 智商排名
checkout-item-iq-ranking-content = 你的分数高于百分之多少的人（百分位）。

checkout-item-report-name = 21 页报告
checkout-item-report-content = 用通俗的话说明你的结果，可在线阅读，也有 PDF。

checkout-item-wrong-answers-name = 错题解析
checkout-item-wrong-answers-content = 没答对的每道题，都一步步讲解。

checkout-item-left-right-brain-name = 左右脑测试
checkout-item-left-right-brain-content = 你更偏分析，还是更偏直觉？测的是思维风格：健康的大脑没有占主导的一侧。

checkout-item-certificate-name = 个人证书
checkout-item-certificate-content = 测试完成证书，写有姓名、分数和误差范围。任何人都能扫二维码核验。

checkout-item-eq-name = 情商测试
checkout-item-eq-content = 评估自己的情绪能力，并获得完整报告。

checkout-item-brain-training-name = 大脑训练指南
checkout-item-brain-training-content = 为期四周的练习计划，加上有研究依据的学习习惯。练习能让你更熟练，但目前还没有发现哪种训练能长久提高智力。

checkout-item-discount-name = 永久 8 折优惠
checkout-item-discount-content = 用同一邮箱在本站购买其他任何产品都享 8 折，没有期限。

checkout-want-sku1 = 和别人比，我在什么位置？
checkout-want-sku2 = 哪些题没答对，为什么？
checkout-want-sku3 = 怎么向别人展示结果？
checkout-want-sku4 = 以后怎么继续练习？
