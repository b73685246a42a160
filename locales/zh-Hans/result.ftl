## 测试之后的结果页面。平静、准确、尊重。
## 分数低，给予尊重；分数高，不加奉承。每个分数都附上误差范围。

result-title = 你的免费结果
result-whole-title = 你的结果

## 作答是否有效。

result-valid-title = 本次作答有效
result-valid-text = 从答案和用时看，这是一次认真的作答，可以评分。
result-caution-title = 本次作答有效（附说明）
result-caution-text = 可以评分，但以下情况会让分数不那么可靠：

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
result-reason-other = 还有别的情况，让本次作答难以判断。

## 答对多少题。

result-right-label = 答对题数
result-right-figure = { $right } / { $questions }
result-right-note = 每道题的难度不同，所以答对题数还不等于分数。

## 以较宽的区间表示的等级。

result-band-label = 你的智商等级（较宽的区间）
result-band-one = 你的分数属于“{ $class }”这一等级。
result-band-many = 你的误差范围从“{ $low }”等级跨到“{ $high }”等级。
result-range-from = { $limit } 或以上
result-curve-band = 智商分数的钟形曲线，标出了你的区间：{ $range }
result-classes-label = 你的区间包含的等级
result-band-why = 区间是有意放宽的：这样测量，分数可能的取值都包含在内。

## 免费测试的分数。

result-score-label = 你的智商分数
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 误差范围 { $low } 至 { $high }
result-margin-from = 误差范围 { $low } 或以上
result-margin-to = 误差范围 { $high } 或以下
result-margin-note = 100 次中有 95 次，真实值在误差范围之内。这项测试较短，所以误差范围较宽。
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

## 报告，目前还不能购买。

result-report-title = 报告里还有什么
result-report-lead = 具体分数和误差范围、你的排名，以及更多内容。每个套餐都包含前一个套餐的全部内容。
result-report-price = 在你所在的地区 { $price } 起，含税。一次付费，没有订阅。
result-report-choose = 选择报告

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [1] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [1] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [1] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
