## Landing pages. The reader is on a phone, came from an ad and has been cheated by such sites before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

site-meta-description = 图形推理智商测试。价格写在前面，一次付费，没有订阅。不用留邮箱，就能免费看到你的结果区间。

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = 先把价格写清楚的智商测试
site-hero-yellow-lead = 图形推理题，不限时间。付费之前，先免费看到结果。

site-hero-new-title = 看看你的推理能力，以及结果有多可靠
site-hero-new-lead = 用图形推理题测智商。每个分数都附上误差范围。

site-hero-page-title = 智商分数能说明什么，不能说明什么
site-hero-page-lead = 测试怎样测量，分数可信到什么程度，还有哪些是我们尚不清楚的。

site-hero-matrix-title = 哪个图块能补全图案？
site-hero-matrix-lead = 智商测试就由这样的题组成。现在先解一道。

site-hero-free-title = 先看结果，想了解更多再付费
site-hero-free-lead = 做完简短测试，就能看到完整结果。免费，也不用留邮箱。

site-hero-center-title = 全部测试，价格先列明
site-hero-center-lead = 选一项测试。题量多少、哪些免费、报告多少钱，都先告诉你。

site-duration-measured = { $minutes ->
   *[other] 约 { $minutes } 分钟，不限时
}
site-duration-estimate = { $low } 至 { $high } 分钟，不限时

site-hero-length = { $questions } 道题，每题 { $options } 个选项
site-hero-free = 免费，不用留邮箱：答对多少题，以及智商等级（较宽的区间）
site-hero-price = 报告 { $price } 起，含税。一次付费，没有订阅
site-hero-short-length = { $freeQuestions } 道题，完整结果直接显示，免费
site-hero-short-free = 不用邮箱，不用账号，不用付款
site-hero-full-price = 完整测试：智商等级（较宽的区间）免费，报告 { $price } 起，含税

site-hero-start = 开始测试
site-hero-start-free = 开始免费测试
site-hero-start-full = 做完整测试
site-hero-try = 现在试做一题
site-hero-choose = 选择测试

## Prices.

site-prices-title = 报告在你所在地区的价格
site-prices-lead = 每个套餐都包含前一个套餐的全部内容。价格含税。只付一次，不会续费。
site-refund-title = 一键退款
site-refund-text = 退款按钮就在报告里，购买后 14 天内有效，不问理由。如果我们未能交付，款项会自动退回。

## What is free.

site-free-title = 哪些内容免费
site-free-full-title = 完整测试
site-free-short-title = 简短测试
site-free-short-text = { $freeQuestions } 道题，所有结果都免费显示在屏幕上：分数及其误差范围、每 100 人中有多少人分数比你低，以及所属等级。题目少，所以误差范围较大。
site-free-lead = 测试一结束就能看到，在付费选项之前，不用邮箱，也不用账号：
site-free-valid = 本次作答是否有效；如果无效，原因是什么
site-free-right = 答对了多少题
site-free-band = 分数所属的智商等级，以较宽的区间表示
site-free-limit = 具体分数、排名和其他内容都在付费报告里。看过免费结果，你再决定。

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = 现在解一道
site-puzzle-lead = 专为本页制作的两道例题。不计分，也不保存。

## Preview of the report. The pictures contain no words.

site-preview-title = 报告是什么样的
site-preview-lead = 示例页面，示例数据，不是任何人的真实结果。
site-preview-badge = 示例
site-preview-score-title = 你的分数在曲线上的位置
site-preview-score-text = 一个分数，加上误差范围。本例：{ $score }，误差范围 { $low } 至 { $high }。
site-preview-dimensions-title = 你的各项维度
site-preview-dimensions-text = 每项都有参考范围、水平和一句通俗的说明。
site-preview-wrong-title = 没答对的题
site-preview-wrong-text = 正确图块与你的选择并排，逐条规则讲解。
site-preview-certificate-title = 你的证书
site-preview-certificate-text = 完成证书，写有分数和误差范围，扫二维码即可核验。
site-preview-sample = 查看完整的报告示例

## IQ classes on the bell curve.

site-classes-title = 智商等级与分界
site-classes-lead = 量表把平均值定为 100。如果你的误差范围跨过分界，两个等级我们都会写明。
site-classes-facts = 按曲线的定义，约 68% 的人在 85 至 114 之间，约 14% 在 115 至 129 之间，约 2% 在 130 或以上。
site-classes-picture = 钟形曲线，100 处最高，分为七个等级
site-classes-head-name = 等级
site-classes-head-range = 智商
site-classes-head-share = 人群占比
site-share-about = 约 { $percent }%
site-share-under = 不到 { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = 实时数据
site-live-yesterday = { $count ->
   *[other] 次测试于昨天完成
}
site-live-hour = { $count ->
   *[other] 人在过去一小时内参加测试
}
site-live-average = 平均分
site-live-as-of = 截至 { $date }。完成次数和平均分只计有效作答。

## How it is measured, in short.

site-measure-title = 怎样测量
site-measure-what = 每道题都藏着规则。找出规则几乎不靠学校知识，也不限语言。测试测的就是这种推理能力。
site-measure-score = 难题更能区分高分，容易的题更能区分低分。综合你的全部作答，得出你在量表上的位置。量表平均值为 100，分数始终附上误差范围。
site-measure-limits = 这是一项无人监考的在线测试，不能代替心理专业人员当面做的测试。我们的参照人群还在建立中，所以结果会标为“初步”，误差范围也更宽。
site-measure-more = 了解分数可信到什么程度

## Questions and answers.

site-faq-title = 常见问题
site-faq-price-question = 我要付多少钱？
site-faq-price-answer = 测试和免费结果不收费。报告 { $price } 起，含税。付款按钮上会写明具体金额。
site-faq-subscription-question = 这是订阅吗？
site-faq-subscription-answer = 不是。只付一次，不会续费，也没有替你勾好的选项。你的卡不会再被自动扣款。
site-faq-refund-question = 怎样退款？
site-faq-refund-answer = 购买后 14 天内点一下报告里的退款按钮。没有人会问你理由。
site-faq-email-question = 必须留邮箱吗？
site-faq-email-answer = 看免费结果不用。购买报告时，我们需要一个邮箱来发送报告。
site-faq-score-question = 分数说明什么？
site-faq-score-answer = 它把你在图形题上的推理表现与其他人比较。它不是诊断，也不代表你的价值、知识或品格。
site-faq-privacy-question = 我的数据会怎样处理？
site-faq-privacy-answer = 广告 Cookie 默认关闭，除非你自己开启。我们不出售数据。保存什么、保存多久，页面底部的隐私政策都有列明。
site-faq-reader-question = 能用读屏软件，或只用键盘吗？
site-faq-reader-answer = 可以。每个图块都有文字描述，没有规则依赖颜色，按数字键 1 至 6 就能选择选项。

## List of tests.

site-catalogue-title = 测试列表
site-catalogue-price = 报告 { $price } 起
site-catalogue-free = 完整结果免费
site-catalogue-statements = { $questions } 个短句
site-catalogue-account = 有账号即可免费查看简要结果
site-catalogue-empty = 这里还没有开放的测试。
site-catalogue-failed = 列表加载失败。

site-end-title = 方便的时候再开始
site-end-text = 测试免费，也不要求邮箱。如果中途要停下，之后可以在这台设备上继续。

site-hero-assurance = 测试免费，不用留邮箱，也不用绑卡。
site-hero-gift = 免费结果：答对多少题，以及最可能的智商区间
site-hero-sample = 查看报告示例

site-different-title = 这里有什么不同
site-different-price-title = 价格先列明
site-different-price-text = 所有价格都在本页，含税，做第一题之前就能看到。
site-different-once-title = 不会自动续费
site-different-once-text = 报告只付一次费。没有会变成订阅的试用期，也没有什么要取消。
site-different-margin-title = 分数附误差范围
site-different-margin-text = 分数旁边写明它可能偏差多少。
site-different-email-title = 不留邮箱也能看结果
site-different-email-text = 做完最后一题，免费结果立即显示。要不要买报告，看完再定。

site-faq-prepare-question = 需要提前准备吗？
site-faq-prepare-answer = 不需要。题目只有图形，不考计算，也不考词汇。正式开始前有讲解示例和练习题。
