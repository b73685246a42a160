## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 邮箱地址
support-email-missing = 请输入邮箱地址
support-email-wrong = 请输入正确的邮箱地址
support-email-hint = 你是想输入 { $email } 吗？
support-order-label = 订单号
support-order-missing = 请输入订单号。
support-order-unknown = 没有找到这个号码的订单。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 找回报告
support-retrieve-lead = 请输入购买时使用的邮箱。用它购买的所有报告，链接都会发到这个邮箱。
support-retrieve-send = 发送
support-retrieve-sent = 报告发送成功
support-retrieve-sent-text = 链接正在发往 { $email }，需要一两分钟。如果没有收到，请看看垃圾邮件箱。
support-retrieve-another = 使用其他邮箱
support-retrieve-failed = 报告发送失败
support-retrieve-other-title = 那个邮箱已经用不了？
support-retrieve-other-text = 如果报告还在浏览器里打开着，可以在它的客服页面更改邮箱。也可以写邮件给我们。
support-retrieve-other-link = 前往客服页面

## /support without an order.

support-title = 客服
support-lead = 查看报告进度、重新发送、更改邮箱、申请退款或撤销合同，都可以在这里办理。不用账号。
support-find-title = 你的订单
support-find-text = 用收据里的链接即可打开。如果链接已不在手边，我们会把链接发到你的邮箱。
support-find-retrieve = 把链接发到我的邮箱
support-contact-title = 写邮件给我们
support-contact-text = 有人会亲自阅读。如果有订单号，请一并写上；请不要发送卡号。
support-contact-subject = 订单号 { $order }

## /support with an order.

support-order-title = 你的订单
support-order-package = 套餐
support-order-price = 价格
support-order-paid = 付款时间
support-order-email = 报告发送至
support-order-number = 订单号
support-order-price-text = { $price }，含税
support-moment = { $date } { $time }
support-order-open = 打开报告
support-order-free = 查看免费结果
support-order-packages = 查看套餐
support-order-check = 查看付款进度
support-order-other = 查询其他订单

support-state-none = 这个订单没有购买任何内容。免费结果仍可查看。
support-state-open = 这个订单尚未付款。没有扣款。
support-state-processing = 银行已受理付款，但还没有确认。一经确认，我们就发邮件通知你；不用再付一次。
support-state-review = 这笔付款有不符之处，交付之前会有人核查。如有疑问，请写邮件给我们。
support-state-paid = 已付款。正在生成你的报告。
support-state-fulfilled = 已付款。你的报告已就绪。
support-state-part-refunded = 已退回 { $amount }。你的报告仍可查看。
support-state-disputed = 你的银行对这笔付款登记了异议。在此期间，你的报告仍可查看。
support-state-refunded = 款项已退回。免费结果会保留。
support-state-owed = 我们已退款，但款项没有到账。我们会再次退款；如需换一种方式，会写信给你。

## Delivery.

support-delivery-title = 交付
support-delivery-text = 链接发送至 { $email }。
support-delivery-made = 报告已生成
support-delivery-sent = 邮件已发送
support-delivery-accepted = 你的邮件服务器已接收
support-delivery-not-yet = 尚未
support-delivery-unconfirmed = 邮件服务器收下了邮件，但没有说明后续情况。如果没有收到，请重新发送。
support-delivery-refused = 邮件服务器拒收了邮件。请检查邮箱地址。
support-resend = 重新发送
support-resent = 报告发送成功
support-resend-failed = 报告发送失败
support-fix = 更改邮箱
support-fix-label = 新邮箱地址
support-fix-text = 报告会立即发往新邮箱。我们会告知旧邮箱地址已更改。
support-fix-save = 更改并发送
support-fixed = 已更改。报告正在发往 { $email }。
support-cancel = 取消

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 撤销合同
support-withdraw-text = 欧盟和英国的消费者可以在 14 天内撤回购买合同，无需说明理由。只需两步，不用账号，价款全额退还。即使你要求过立即交付，也可以撤回。
support-withdraw-open = 在此撤销合同
support-withdraw-form = 通过本表格，你声明撤销下列订单的合同。
support-withdraw-name = 你的姓名
support-withdraw-name-missing = 请输入你的姓名。
support-withdraw-email = 接收确认的邮箱地址
support-withdraw-order-help = 写在收据上。如果没有：
support-withdraw-order-link = 把链接发到你的邮箱
support-withdraw-confirm = 确认撤销
support-withdraw-done = 你已声明撤销合同
support-withdraw-done-text = 我们于 { $moment } 收到。注明该时间的确认邮件会发往 { $email }。价款会按你付款的方式全额退回。
support-withdraw-before = 你已于 { $moment } 撤销这份合同。

## /triplePurchase: three tests for one price.

support-triple-title = { $n } 次测试，{ $price }
support-triple-tab = 三次测试套装
support-triple-lead = 你刚做完的测试的报告，加上随时可做的另外 { $n } 次测试。
support-triple-holds-title = 每次测试包含什么
support-triple-sum-title = 价格明细
support-triple-sum-apart = “{ $package }”分 { $n } 次单独购买
support-triple-sum-bundle = 一起购买
support-triple-sum-saved = 节省
support-triple-terms = 含税。一次付费，没有订阅。14 天内可退款。
support-triple-buy = 以 { $price } 购买
support-triple-first-text = 套装从一次做完的测试开始。请先做一次测试；以较宽区间表示的结果是免费的。
support-triple-first = 去做测试
support-triple-closed = 这个订单不能购买套装。
support-triple-result = 返回结果
support-triple-left-title = 你还剩 { $n } 次测试
support-triple-left-text = 你可以随时做测试。在免费结果页点相应的按钮，报告就会打开，不用再付款。这个浏览器会记住你的套装；在别处请使用收据里的链接。
support-triple-left-start = 做下一次测试
support-triple-none-title = 这个套装的测试已全部用完
support-triple-none-text = 每次测试都有自己的报告。全部链接可以发到你的邮箱。

support-forget-title = 这台设备
support-forget-text = 这是别人的设备吗？可以让这个浏览器忘记你的订单、答案和设置。订单仍保存在我们这里，用邮件里的链接即可打开。
support-forget-button = 忘记这台设备
support-forget-sure = 尚未提交的答案会丢失。全部忘记吗？
support-forget-yes = 是，全部忘记
support-forget-done = 这个浏览器已全部忘记。请把标签页也关闭。
