## Landing pages. The reader is on a phone, came from an ad and has been cheated by such sites before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

site-meta-description = 用图形推理题测测你的智商。免费结果马上就能看，不用留邮箱。报告一次性付费，不是订阅，14 天内可退款。

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = 测测你的智商，价格先说清楚
site-hero-yellow-lead = 按自己的节奏做图形推理题，免费看结果，再决定要不要买报告。

site-hero-new-title = 你的智商分数，以及它有多可靠
site-hero-new-lead = 做一套图形推理题，看到分数，也看到误差范围，知道这个数字有几分可信。

site-hero-page-title = 智商分数能说明什么，不能说明什么
site-hero-page-lead = 测试怎么测，分数有几分可信，还有哪些事我们也不知道。

site-hero-matrix-title = 哪个图块能补全图案？
site-hero-matrix-lead = 智商测试全是这样的题，先试一道。

site-hero-free-title = 先看结果，想了解更多再付费
site-hero-free-lead = 做完免费小测试，就能看到你的分数、误差范围，以及和别人相比处在什么位置。

site-hero-center-title = 全部测试，价格一目了然
site-hero-center-lead = 选一项测试，看看要多久、哪些免费、报告多少钱。

site-duration-measured = { $minutes ->
   *[other] 约 { $minutes } 分钟，不限时
}
site-duration-estimate = { $low } 至 { $high } 分钟，不限时

site-hero-length = { $questions } 道图形推理题，每题 { $options } 个选项
site-hero-price = 报告 { $price } 起，含税。一次性付费，不是订阅
site-hero-short-length = { $freeQuestions } 道题，完整结果直接显示在屏幕上
site-hero-full-price = 完整测试：智商区间免费看，报告 { $price } 起，含税

site-hero-start = 开始测试
site-hero-start-free = 开始免费小测试
site-hero-start-full = 开始完整测试
site-hero-try = 先试一题
site-hero-choose = 选择测试

## Prices.

site-prices-title = 想了解多少，由你选择
site-prices-lead = 每份报告都包含前一份的全部内容。价格含税，一次性付费；以后想升级，只补差价。
site-refund-title = 改变主意了？全额退款
site-refund-text = 购买后 14 天内，点报告里的“申请退款”即可，不用填表，不问理由。如果报告没能交付，我们会自动退款。

## What is free.

site-free-title = 免费能看到什么
site-free-full-title = 完整测试
site-free-short-title = 免费小测试
site-free-short-text = { $freeQuestions } 道题，完整结果直接显示在屏幕上：分数和误差范围、在人群中的排名，以及所属等级。题目少，误差范围就宽一些。
site-free-valid = 测试是否有效
site-free-right = 答对了多少题
site-free-band = 最可能的智商区间，在钟形曲线上标出
site-free-limit = 具体分数、排名和题目解析在付费报告里。先看免费结果，再做决定。

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = 试做一题
site-puzzle-lead = 两道例题，只供练习，不计分，也不保存。

## Preview of the report. The pictures contain no words.

site-preview-title = 看看报告里有什么
site-preview-lead = 示例页面，数据均为虚构，不是任何人的真实结果。
site-preview-badge = 示例
site-preview-score-title = 分数在曲线上的位置
site-preview-score-text = 智商分数和误差范围。本例中，分数是 { $score }，误差范围是 { $low } 至 { $high }。
site-preview-dimensions-title = 各题型的表现
site-preview-dimensions-text = 每种题型都与参考范围对照，一句话说清楚。
site-preview-wrong-title = 没答对的题
site-preview-wrong-text = 正确的图块和你选的放在一起，一步步讲清楚。
site-preview-certificate-title = 你的证书
site-preview-certificate-text = 测试完成证书，写有分数和误差范围，扫二维码即可核验。
site-preview-sample = 阅读完整的示例报告

## IQ classes on the bell curve.

site-classes-title = 你的智商会在哪一段？
site-classes-lead = 平均值是 100。如果误差范围跨了两个等级，两个都会写出来。
site-classes-facts = 约 68% 的人在 85 至 114 之间，约 14% 在 115 至 129 之间，约 2% 在 130 或以上。
site-classes-picture = 钟形曲线，100 处最高，分为七个等级
site-classes-head-name = 等级
site-classes-head-range = 智商
site-classes-head-share = 人群占比
site-share-about = 约 { $percent }%
site-share-under = 不到 { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = 最新数据
site-live-yesterday = { $count ->
   *[other] 昨天完成的测试次数
}
site-live-hour = { $count ->
   *[other] 过去一小时的测试人数
}
site-live-average = 平均分
site-live-as-of = 截至 { $date }。完成次数和平均分只统计有效测试。

## How it is measured, in short.

site-measure-title = 测试原理
site-measure-what = 每道题都藏着规则。找出规则，几乎用不到课本知识，也不依赖语言，靠的是推理。这项测试测的就是推理能力。
site-measure-score = 我们不只看答对几题，还看答对的是哪些题，由此得出你在量表上的位置。量表的平均值是 100，分数总是附有误差范围。
site-measure-limits = 测试由你在网上独自完成，不能代替心理专业人员的评估。参照人群还在积累，所以目前的结果标为“初步”，误差范围也更宽。
site-measure-more = 了解分数有多可靠

## Questions and answers.

site-faq-title = 常见问题
site-faq-price-question = 要花多少钱？
site-faq-price-answer = 测试和免费结果都不收费。报告 { $price } 起，含税。付款前会看到应付的总金额。
site-faq-score-question = 分数说明什么？
site-faq-score-answer = 它反映的是，与其他人相比，你解图形题的能力如何。它不是诊断，也不代表你的价值、学识或品格。
site-faq-privacy-question = 我的数据会如何处理？
site-faq-privacy-answer = 广告 Cookie 默认关闭，除非你自己开启。我们不出售你的数据。保存哪些数据、保存多久，见页面底部的“隐私政策”。
site-faq-reader-question = 用读屏软件或不用鼠标，也能做吗？
site-faq-reader-answer = 可以。每个图块都有文字描述，规则都不依赖颜色，按数字键 1 至 6 就能作答。

## List of tests.

site-catalogue-title = 选择测试
site-catalogue-price = 报告 { $price } 起
site-catalogue-free = 完整结果免费
site-catalogue-statements = { $questions } 道简短的自评题
site-catalogue-account = 登录后免费看简要结果
site-catalogue-empty = 这里还没有测试。
site-catalogue-failed = 列表加载失败。

site-end-title = 准备好了就开始
site-end-text = 慢慢来。如果中途要停下，之后可以在这台设备上接着做。

site-hero-assurance = 测试免费，不用留邮箱，也不用绑卡。
site-hero-gift = 免费结果：答对题数和最可能的智商区间
site-hero-sample = 查看示例报告

site-different-title = 我们有什么不同
site-different-price-title = 先看价格，再答题
site-different-price-text = 所有价格都列在本页，含税，答题之前就能看到。
site-different-once-title = 不会自动续费
site-different-once-text = 报告一次性付费。没有到期自动转成订阅的试用，也没有什么需要取消。
site-different-margin-title = 分数附有误差范围
site-different-margin-text = 分数旁边写明可能有多大偏差。
site-different-email-title = 不留邮箱也能看结果
site-different-email-text = 做完最后一题，结果就显示在屏幕上。要不要买报告，看完再定。

site-faq-prepare-question = 需要提前准备吗？
site-faq-prepare-answer = 不需要。题目都是图形，不考计算，也不考词汇。开始前有例题讲解和练习题。
