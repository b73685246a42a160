## 测试之后的结果页面。平静、准确、尊重。
## 分数低，给予尊重；分数高，不加奉承。每个分数都附上误差范围。

result-title = 你的免费结果
result-whole-title = 你的结果

## 作答是否有效。

result-valid-title = 这次测试有效
result-valid-text = 从答案和用时来看，没有什么影响结果的可靠性。
result-caution-title = 这次测试有效
result-caution-text = 不过，以下情况会降低结果的可靠性：

## 作答中留意到的情况。只说事实，不加责备。

result-reason-low-effort = 只有 { $figure }% 的题，用时足以把题看清。
result-reason-same-option = 你连续 { $figure } 次选了同一位置的选项。
result-reason-hurried = 你用 { $figure } 秒做完了整个测试，来不及看每一道题。
result-reason-like-guessing = 你的答案与随机猜测很难区分。
result-reason-unfinished = 你答了 { $figure }% 的题，题数太少，无法得出分数。
result-reason-pasted = 有 { $figure } 个答案是同时出现的，而不是逐题选出的。
result-reason-instant = 有 { $figure } 个答案选得太快，任何人都来不及看题。
result-reason-surprising = 有些容易的题没答对，难题却答对了。
result-reason-hard-part-too-good = 最难的几道题，答得比容易的题好得多。
result-reason-left-tab = 测试期间，你离开了页面 { $figure } 次。
result-reason-hidden = 页面总共有 { $figure } 秒没有显示在屏幕上。
result-reason-narrow-window = 窗口只有 { $figure } 像素宽，图块显得很小。
result-reason-clock-jump = 测试期间，设备的时间有过变动，所以用时不一定准确。
result-reason-impossible-times = 各题用时加起来，比拿到题目后实际经过的时间还长。
result-reason-other = 还有其他情况，使这次作答难以评分。

## 答对多少题。

result-right-label = 答对题数
result-right-figure = { $right } / { $questions } 题
result-right-note = 分数不只看答对几题，还看答对的是哪些题。

## 以较宽的区间表示的等级。

result-likely-label = 最可能的智商区间
result-likely-text = 属于“{ $class }”的可能性为 { $percent }%
result-likely-list = 各区间的可能性
result-likely-share = { $percent }%
result-likely-note = 一次测试还不能下定论，所以这里列出各区间的可能性。分数和误差范围在报告里。
result-curve-likely = 智商分数的钟形曲线，标出最可能的区间：{ $range }
result-chance-title = 建议再做一次
result-chance-text = { $questions } 题答对 { $right } 题，和随机猜测差不多，现在的报告还说明不了多少问题。等有安静的时间，换一套新题再做一次，免费。
result-chance-button = 免费重新测试
result-range-from = { $limit } 或以上

## 免费测试的分数。

result-score-label = 你的智商分数
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 误差范围：{ $low } 至 { $high }
result-margin-from = 误差范围：{ $low } 或以上
result-margin-to = 误差范围：{ $high } 或以下
result-margin-note = 我们有 95% 的把握，你的真实水平在这个范围内。免费小测试题目少，所以范围较宽。
result-margin-note-full = 我们有 95% 的把握，你的真实水平在这个范围内。
result-percentile-exact = 你的分数高于约 { $percent }% 的人。
result-percentile-above = 你的分数至少高于 { $percent }% 的人。
result-percentile-below = 你的分数最多高于 { $percent }% 的人。
result-class = 这个分数属于“{ $class }”等级（{ $range }）。
result-class-margin = 考虑到误差，你的真实水平可能在“{ $low }”到“{ $high }”之间。
result-curve-score = 智商分数的钟形曲线。你的分数：{ $score }。{ $range }

## 结果的含义。

result-meaning-title = 这个结果说明什么
result-meaning-says = 它反映的是，与其他人相比，你找出图形规则的能力如何。这是智力的一部分；记忆、知识和速度是另外的部分。
result-meaning-not = 它不是诊断，也不代表你的价值或品格。
result-meaning-low = 疲劳、环境吵闹、屏幕太小，或者第一次见到这类题，都容易让分数偏低。如果你有类似情况，可以在休息好之后再做一次。
result-norms-provisional = 初步结果：参照人群还在积累（版本 { $version }）。
result-norms = 参照人群版本：{ $version }
result-measure-link = 了解结果有多可靠

## 报告与购买入口。

result-report-title = 查看你的智商分数
result-report-lead = 分数和误差范围、你的排名，以及一份通俗易懂的 21 页报告。
result-report-price = { $price } 起，含税。一次性付费，不是订阅，14 天内可退款。
result-report-choose = 获取报告
result-report-sample = 先看示例报告

## 已购买的结果。

result-paid-title = 你的结果

result-owned-title = 套餐包含的内容
result-owned-ready = 现在可用
result-owned-later = 尚未开放
result-owned-later-text = 这些内容属于你的套餐，但尚未开放。如果不想等，{ $date } 及之前可以退款。
result-owned-later-over = 这些内容属于你的套餐，但尚未开放。如果不想等，请发邮件给我们。

result-more-title = 给报告添加内容
result-more-lead = 只需补差价。
result-more-adds = “{ $package }”还包含：
result-more-button = 加 { $price } 升级

result-bundle-left = 你的套装还剩 { $n } 次测试。
result-bundle-how = 怎么使用
result-bundle-title = 你的套装还剩 { $n } 次测试
result-bundle-text = 可以用套装解锁这个结果的报告，不会扣款。
result-bundle-use = { $n ->
    [1] 使用最后 1 次测试
   *[other] 使用 1 次（还剩 { $n } 次）
}

## 退款。用于已购买的结果和客服页面。

result-refund-title = 申请退款
result-refund-text = { $date } 及之前，可以退回你为这个订单支付的全部款项，不问理由。
result-refund-button = 申请退款
result-refund-sure = 要退回你为这个订单支付的全部款项吗？退款后不能再查看报告，免费结果会保留。
result-refund-yes = 确认退款
result-refund-no = 保留报告
result-refund-requested = 已受理，{ $price } 将原路退回。
result-refund-underway = 退款处理中，款项将原路退回。
result-refund-succeeded = 已退款 { $price }，多数银行会在 5 至 10 个工作日内到账。
result-refund-stuck = 第一次退款没有成功，我们正在处理。如果几天后还没有到账，请发邮件给我们。
result-refund-over = 14 天期限已过。如果报告有问题，请发邮件给我们。

result-call-busy = 请稍候…

result-note-refunded = 已退款，免费结果会保留。
result-note-processing = 银行还没有确认这笔付款。一经确认，我们会发邮件通知你，不用再付一次。
result-note-review = 你的付款需要进一步核实，核实后报告就会解锁。
result-note-support = 前往客服页面

## 保留结果。

result-keep-title = 保存这个结果
result-keep-until = 链接有效期至 { $date }，之后我们会删除这个结果。
result-keep-private = 任何有链接的人都能看到你的结果。
result-copy = 复制链接
result-copied = 链接已复制
result-copy-failed = 复制失败

## 再做一次。

result-again-title = 想再做一次？
result-again-text = 题目会换成新的，这次的结果不受影响。
result-again-button = 重新测试

## 从免费测试到完整测试。

result-full-title = 想测得更准一些？
result-full-text = 完整测试题目更多，误差范围更窄。答对题数和最可能的智商区间同样免费；分数在付费报告里，开始之前就能看到价格。
result-full-button = 开始完整测试

## 无法评分的作答。

result-abnormal-title = 无法分析测试结果
result-abnormal-text = 这次作答无法评分，所以我们不会向你出售报告。
result-abnormal-why = 原因
result-abnormal-what = 你可以怎么做
result-abnormal-again-text = 换一套新题，找个安静的地方，按自己的节奏再做一次。不限时间，可以慢慢做。
result-abnormal-again = 重新测试
result-abnormal-contact-text = 认为我们判断有误？请发邮件给我们。主题里的编号能帮我们找到这次作答。
result-abnormal-contact = 联系客服
result-abnormal-subject = 测试结果 { $order }

## 没有内容可显示时。

result-unknown-title = 没有找到这个结果
result-unknown-text = 链接可能不完整，或者结果已过期并被删除。
result-unknown-start = 去做测试

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最新结果
result-latest-text = 来自愿意公开结果的人。
result-latest-someone = 匿名用户
