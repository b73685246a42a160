## 测试之后的结果页面。平静、准确、尊重。
## 分数低，给予尊重；分数高，不加奉承。每个分数都附上误差范围。

result-title = 你的免费结果
result-whole-title = 你的结果

## 作答是否有效。

result-valid-title = 本次测试可以评分
result-valid-text = 作答和用时都没有异常。
result-caution-title = 本次测试可以评分
result-caution-text = 不过，下面这些情况会让结果不那么确定：

## 作答中留意到的情况。只说事实，不加责备。

result-reason-low-effort = 只有 { $figure }% 的答案，用时足够先看一看题目。
result-reason-same-option = 你连续 { $figure } 次选了同一个编号的选项。
result-reason-hurried = 整个测试用时 { $figure } 秒，时间太短，不够看每一道题。
result-reason-like-guessing = 你的答案与随便猜几乎没有区别。
result-reason-unfinished = 你答了 { $figure }% 的题，太少，无法得出分数。
result-reason-pasted = 有 { $figure } 个答案是同时出现的，而不是一个一个选出的。
result-reason-instant = 有 { $figure } 个答案在一瞬间选出，谁都来不及看题。
result-reason-surprising = 有些容易的题答错了，难题却答对了。
result-reason-hard-part-too-good = 最难的几道题，答得远远好于其他较容易的题。
result-reason-left-tab = 测试期间，你离开页面 { $figure } 次。
result-reason-hidden = 页面总共有 { $figure } 秒不在屏幕上。
result-reason-narrow-window = 窗口只有 { $figure } 像素宽，图块显示得很小。
result-reason-clock-jump = 测试期间，设备的时钟有变动，所以用时不一定准确。
result-reason-impossible-times = 各题用时加起来，比拿到题目后实际经过的时间还长。
result-reason-other = 还有别的情况，让本次作答难以判断。

## 答对多少题。

result-right-label = 答对题数
result-right-figure = { $right } / { $questions }
result-right-note = 每道题的难度不同，所以答对题数还不等于分数。

## 以较宽的区间表示的等级。

result-likely-label = 最有可能的智商区间
result-likely-text = “{ $class }”的可能性为 { $percent }%
result-likely-list = 各区间的可能性
result-likely-share = { $percent }%
result-likely-note = 一次测试无法一锤定音，所以这里列出各区间的可能性。带误差范围的分数在报告中。
result-curve-likely = 智商分布曲线，标出最有可能的区间：{ $range }
result-chance-title = 建议先重测一次
result-chance-text = { $questions } 题答对 { $right } 题，和随便猜的结果差不多，现在的报告还说明不了太多。找个安静的时间，用新题再测一次吧，免费。
result-chance-button = 免费重测
result-range-from = { $limit } 或以上

## 免费测试的分数。

result-score-label = 你的智商分数
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 误差范围 { $low } 至 { $high }
result-margin-from = 误差范围 { $low } 或以上
result-margin-to = 误差范围 { $high } 或以下
result-margin-note = 100 次中有 95 次，真实值在误差范围之内。这项测试较短，所以误差范围较宽。
result-margin-note-full = 100 次中有 95 次，真实值在误差范围之内。
result-percentile-exact = 每 100 人中，约有 { $percent } 人会低于这个分数。
result-percentile-above = 每 100 人中，至少有 { $percent } 人会低于这个分数。
result-percentile-below = 每 100 人中，最多有 { $percent } 人会低于这个分数。
result-class = 这个分数属于“{ $class }”等级（{ $range }）。
result-class-margin = 误差范围从“{ $low }”跨到“{ $high }”。
result-curve-score = 智商分数的钟形曲线。你的分数：{ $score }。标出的误差范围：{ $range }

## 结果的含义。

result-meaning-title = 这个结果能说明什么，不能说明什么
result-meaning-says = 它把你找出图形规则的表现与其他人比较。这是智力的一部分；记忆、知识和速度是另外的部分。
result-meaning-not = 它不是诊断，也不代表你的价值、知识或品格。
result-meaning-low = 疲劳、噪音、屏幕太小，或者很少做这类题，都容易让分数偏低。如果符合其中一项，可以在休息好之后再做一次。
result-norms-provisional = 初步：与你比较的参照人群还在建立中。参照数据版本：{ $version }
result-norms = 参照数据版本：{ $version }
result-measure-link = 这个结果可信到什么程度

## 报告与购买入口。

result-report-title = 报告里还有什么
result-report-lead = 具体分数和误差范围、你的排名，以及更多内容。每个套餐都包含前一个套餐的全部内容。
result-report-price = 在你所在的地区 { $price } 起，含税。一次付费，没有订阅。
result-report-choose = 选择报告
result-report-sample = 查看报告示例

## 已购买的结果。

result-paid-title = 你的结果
result-purchase-title = 你的购买
result-purchase-line = “{ $package }”，{ $price }，含税
result-purchase-paid = 付款日期：{ $date }
result-purchase-sending = 本页的链接正在发往 { $email }。
result-purchase-accepted = { $email } 的邮件服务器已于 { $date } { $time } 接收本页的链接。
result-purchase-unsure = 我们已把链接发往 { $email }，但邮件服务器没有确认。如果没有收到，请在客服页面重新发送。
result-purchase-refused = { $email } 的邮件服务器拒收了链接。你可以在客服页面更改邮箱。
result-purchase-support = 收据、邮箱、帮助

result-owned-title = 你的套餐包含什么
result-owned-ready = 已开放
result-owned-later = 尚未开放
result-owned-later-text = 这些内容属于你的套餐，但目前还不能在这里打开。如果不想等，在 { $date } 及之前可以退款。
result-owned-later-over = 这些内容属于你的套餐，但目前还不能在这里打开。如果不想等，请写邮件给我们。

result-more-title = 添加更多
result-more-lead = 你只需补上与更大套餐之间的差价。
result-more-adds = “{ $package }”另加：
result-more-button = 加 { $price } 升级

result-bundle-left = 你的套装还剩 { $n } 次测试。
result-bundle-how = 怎样使用
result-bundle-title = 你的套装还剩 { $n } 次测试
result-bundle-text = 可以用它打开这个结果的报告，不会扣款。
result-bundle-use = { $n ->
    [1] 使用最后 1 次
   *[other] 使用其中 1 次（还剩 { $n } 次）
}

## 退款。用于已购买的结果和客服页面。

result-refund-title = 申请退款
result-refund-text = 在 { $date } 及之前，点这个按钮，就会退回你为这个订单支付的全部款项。不问理由。
result-refund-button = 申请退款
result-refund-sure = 要退回你为这个订单支付的全部款项吗？结果的付费部分会关闭，免费结果会保留。
result-refund-yes = 是，退款
result-refund-no = 保留报告
result-refund-requested = 我们已收到你的申请。{ $price } 会按你付款的方式退回。
result-refund-underway = 退款正在办理中，会按你付款的方式退回。
result-refund-succeeded = { $price } 已退出。多数银行在 5 至 10 天内到账。
result-refund-stuck = 第一次退款没有成功，我们正在处理。如果过了几天还没有到账，请写邮件给我们。
result-refund-over = 这个按钮的 14 天期限已过。如果报告有问题，请写邮件给我们。

result-call-busy = 请稍候…

result-note-refunded = 款项正在退回。这里显示的是免费结果。
result-note-processing = 银行已受理付款，但还没有确认。一经确认，我们就发邮件通知你；不用再付一次。
result-note-review = 你的付款有不符之处，报告打开之前会有人核查。
result-note-support = 前往客服页面

## 保留结果。

result-keep-title = 以后再看这个结果
result-keep-until = 这个结果会在本网址保留到 { $date }，之后删除。
result-keep-private = 任何有这个网址的人都能看到结果。
result-copy = 复制网址
result-copied = 网址已复制
result-copy-failed = 复制失败

## 再做一次。

result-again-title = 再做一次
result-again-text = 你会得到一套新题。这次的结果保持不变。
result-again-button = 重新开始

## 从免费测试到完整测试。

result-full-title = 更窄的误差范围
result-full-text = 完整测试的题更多，测得更准。在那里，智商等级（较宽的区间）同样免费。具体分数在付费报告里，做第一题之前就能看到价格。
result-full-button = 开始完整测试

## 无法评分的作答。

result-abnormal-title = 无法分析测试结果
result-abnormal-text = 这次测试没有以可以评分的方式完成。我们不会出售这种作答的报告。
result-abnormal-why = 原因
result-abnormal-what = 你可以怎么做
result-abnormal-again-text = 用一套新题再做一次，找个安静的地方，按自己的节奏来。做得慢，绝不会因此无效。
result-abnormal-again = 重新测试
result-abnormal-contact-text = 如果你认为我们判断有误，请写邮件给我们。凭邮件里的订单号，我们可以找到这次作答。
result-abnormal-contact = 联系客服
result-abnormal-subject = 测试结果，订单号 { $order }

## 没有内容可显示时。

result-unknown-title = 没有找到这个结果
result-unknown-text = 可能是网址不完整，也可能是结果已过保留期、被删除了。
result-unknown-start = 去做测试

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最新结果
result-latest-text = 只列出同意公开的人。
result-latest-someone = 匿名用户
