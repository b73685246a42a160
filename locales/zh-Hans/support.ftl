## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 邮箱地址
support-email-missing = 请输入邮箱地址
support-email-wrong = 邮箱格式不正确，请检查有没有输错。
support-email-hint = 你是不是想输入 { $email }？
support-order-label = 订单号
support-order-missing = 请输入订单号。
support-order-unknown = 没有找到这个订单号对应的订单。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 找回报告
support-retrieve-lead = 输入购买时使用的邮箱，我们会把你所有报告的链接发过去。
support-retrieve-send = 发送
support-retrieve-sent = 报告发送成功
support-retrieve-sent-text = 报告链接正在发往 { $email }，一两分钟内就会收到。如果没有看到，请查看垃圾邮件。
support-retrieve-another = 使用其他邮箱
support-retrieve-failed = 报告发送失败，请重试。
support-retrieve-other-title = 那个邮箱登录不了？
support-retrieve-other-text = 如果某个浏览器里还能打开报告，可以从那里进入客服页面更改邮箱。也可以发邮件给我们。
support-retrieve-other-link = 前往客服页面

## /support without an order.

support-title = 客服
support-lead = 在这里可以找回报告、重新发送、更改邮箱、申请退款或撤回合同，不用账号。
support-find-title = 你的订单
support-find-text = 用收据里的链接就能打开订单。找不到收据？我们可以把所有报告的链接发到你的邮箱。
support-find-retrieve = 把链接发到我的邮箱
support-contact-title = 发邮件给我们
support-contact-text = 每封邮件都由真人阅读。如有订单号，请一并写上；请不要发送卡号。
support-contact-subject = 订单 { $order }

## /support with an order.

support-order-title = 你的订单
support-order-package = 套餐
support-order-price = 价格
support-order-paid = 付款时间
support-order-email = 接收邮箱
support-order-number = 订单号
support-order-price-text = { $price }，含税
support-moment = { $date } { $time }
support-order-open = 打开报告
support-order-free = 查看免费结果
support-order-packages = 选择报告
support-order-check = 查看付款状态
support-order-other = 查询其他订单

support-state-none = 这次测试还没有购买报告，免费结果仍可查看。
support-state-open = 我们还没有收到付款，也没有扣款。
support-state-processing = 银行还没有确认这笔付款。一经确认，我们会发邮件通知你，不用再付一次。
support-state-review = 你的付款需要进一步核实。核实后，我们会交付报告或退款，并发邮件通知你。
support-state-paid = 已付款，正在准备你的报告。
support-state-fulfilled = 已付款，报告已就绪。
support-state-part-refunded = 已退款 { $amount }，报告仍可阅读。
support-state-disputed = 你的银行已就这笔付款发起争议，报告仍可阅读。
support-state-refunded = 已退款，免费结果会保留。
support-state-owed = 我们已退款，但款项没有到账。我们会再退一次；如果需要换一种方式，会发邮件联系你。

## Delivery.

support-delivery-title = 发送进度
support-delivery-text = 报告链接发送至 { $email }。
support-delivery-made = 报告已生成
support-delivery-sent = 邮件已发送
support-delivery-accepted = 邮箱服务商已接收
support-delivery-not-yet = 等待中
support-delivery-unconfirmed = 邮箱服务商没有确认送达。如果没有收到邮件，请点“重新发送”。
support-delivery-refused = 邮箱服务商拒收了邮件，请检查邮箱地址。
support-resend = 重新发送
support-resent = 报告发送成功
support-resend-failed = 报告发送失败，请重试。
support-fix = 更改邮箱
support-fix-label = 新邮箱地址
support-fix-text = 报告会立即发往新邮箱，我们也会通知旧邮箱。
support-fix-save = 更改并发送
support-fixed = 已更改，报告正在发往 { $email }。
support-cancel = 取消

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 撤回合同
support-withdraw-text = 欧盟和英国的消费者可以在 14 天内撤回购买合同，无需说明理由。只需两步，不用账号，价款全额退还。即使你要求过立即交付，也可以撤回。
support-withdraw-open = 在此撤回合同
support-withdraw-form = 提交本表格，即表示你撤回下列订单的合同。
support-withdraw-name = 你的姓名
support-withdraw-name-missing = 请输入你的姓名。
support-withdraw-email = 接收确认的邮箱地址
support-withdraw-order-help = 订单号在收据里。找不到？
support-withdraw-order-link = 把链接发到我的邮箱
support-withdraw-confirm = 确认撤回
support-withdraw-done = 已收到你的撤回声明
support-withdraw-done-text = 收到时间：{ $moment }。写明该时间的确认邮件会发往 { $email }，价款将全额原路退回。
support-withdraw-before = 你已于 { $moment } 撤回这份合同。

## /triplePurchase: three tests for one price.

support-triple-title = { $n } 次测试，{ $price }
support-triple-tab = 三次测试套装
support-triple-lead = 刚做完的这次测试的报告，另加 { $n } 次测试，随时可做。
support-triple-holds-title = 每次测试包含什么
support-triple-sum-title = 能省多少
support-triple-sum-apart = 单独购买 { $n } 次“{ $package }”
support-triple-sum-bundle = 套装价
support-triple-sum-saved = 节省
support-triple-terms = 含税。一次性付费，不是订阅。14 天内可退款。
support-triple-buy = 购买 · { $price }
support-triple-first-text = 做完一次测试后才能购买套装。请先做一次，最可能的智商区间免费看。
support-triple-first = 去做测试
support-triple-closed = 这项测试没有套装。
support-triple-result = 返回结果
support-triple-left-title = 你还剩 { $n } 次测试
support-triple-left-text = 下一次测试想什么时候做都可以。做完后在免费结果页使用套装，报告就会打开，不用再付款。套装已保存在这个浏览器里；换设备时，请用收据里的链接。
support-triple-left-start = 做下一次测试
support-triple-none-title = 套装里的测试已用完
support-triple-none-text = 每次测试都有各自的报告。我们可以把全部链接发到你的邮箱。

support-forget-title = 这台设备
support-forget-text = 在用别人的设备？可以从这个浏览器里清除你的订单、答案和设置，并退出登录。之后用邮件里的链接，仍能打开订单。
support-forget-button = 忘记这台设备
support-forget-sure = 要清除这个浏览器里的全部内容吗？尚未发送的答案会丢失。
support-forget-yes = 是，全部清除
support-forget-done = 已全部清除。请把这个标签页也关闭。

support-seller-title = 卖方
support-seller-name = 名称
support-seller-representative = 代表人
support-seller-address = 地址
support-seller-phone = 电话
support-seller-email = 邮箱
support-seller-business-number = 营业登记号（韩国）
support-seller-mail-order-number = 通信销售申报号（韩国）
support-seller-host = 服务器托管商
support-seller-check = 核实卖方信息
