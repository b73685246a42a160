## Buying the report.

## The packages.

pay-choose-title = 选择报告
pay-choose-lead = 每份报告都包含前一份的全部内容。以后想升级，只补差价。
pay-popular = 热门选择
pay-choose-button = 继续 · { $price }
pay-list-price = 原价
pay-member-price = 优惠价
pay-member-note = 已享优惠价。优惠与购买它时的邮箱绑定，请在这里填写同一邮箱。
pay-promise-once = 一次性付费，不是订阅
pay-promise-tax = 含税
pay-promise-back = 14 天内可全额退款
pay-bundle-line = 以后还想再测？{ $price } 可得三份“{ $package }”报告：这一次，加上随时可做的另外两次。
pay-bundle-link = 查看套装
pay-closed = 报告暂不出售。你的免费结果不受影响。
pay-sample-link = 先看示例报告
pay-back-to-result = 返回免费结果

pay-owned-title = 你已购买这份报告
pay-owned-text = 随时可以打开，链接也已发到你的邮箱。
pay-owned-open = 打开报告
pay-owned-more = 还可以添加
pay-owned-add = 加 { $price } 升级

## Payment.

pay-title = 付款
pay-item-label = 购买内容
pay-total-label = 合计
pay-item-change = 选择其他报告

pay-email-label = 邮箱地址
pay-email-hint = 报告和收据会发到这里。一周后我们可能会邀请你评价一次，你可以随时拒收。
pay-email-missing = 请输入邮箱地址
pay-email-malformed = 邮箱格式不正确，请检查有没有输错。
pay-email-meant = 你是不是想输入 { $email }？

pay-method-label = 选择付款方式
pay-method-missing = 请选择付款方式。
pay-method-or = 或
pay-card-safety = 银行卡信息直接发给支付服务商，我们看不到，也不会保存。
pay-method-loading = 正在加载付款方式…

pay-box-supply = 我同意在撤回期届满之前立即开始交付。
pay-box-waiver = 我知悉，一旦开始交付，我将失去法定撤回权。
pay-box-note = 14 天内你仍然可以退款，这是我们自己的承诺。
pay-box-missing = 请勾选此项，我们才能立即交付。

pay-button = 支付 { $price }
pay-button-order = 下单并付款
pay-button-busy = 付款处理中

pay-declined-title = 付款失败
pay-declined-text = 没有扣款。请重试，或选择其他付款方式。
pay-order-failed = 订单生成失败，请重试。没有扣款。
pay-too-many = 尝试次数过多，请等几分钟再试。
pay-price-changed = 价格已从 { $old } 变为 { $new }。没有扣款。如果接受新价格，请再点一次按钮。
pay-connection-failed = 连接失败，请重试。
pay-connection-retry = 再试一次

## The last look before paying. Japanese law asks for it.

pay-review-button = 核对订单
pay-review-title = 请核对你的订单
pay-review-item = 商品
pay-review-item-value = { $name }（电子报告 1 份）
pay-review-amount = 金额（含税）
pay-review-paying = 付款
pay-review-paying-value = 一次性付费。银行卡和电子钱包即时扣款；在便利店或银行付款，请在下一步显示的日期之前完成。
pay-review-delivery = 交付
pay-review-delivery-value = 付款确认后立即交付：可在本站打开，链接也会发到 { $email }。
pay-review-refund = 退款
pay-review-refund-value = 14 天内，点报告里的“申请退款”即可全额退款，不问理由。
pay-review-later = 尚未开放的内容
pay-review-period = 使用期限
pay-review-period-value = 没有期限。可用较新的浏览器在本站阅读。
pay-review-seller = 卖方
pay-review-back = 返回修改

## Waiting for the payment.

pay-check-title = 付款处理中
pay-check-text = 正在确认你的付款，通常只需几秒。
pay-check-open-title = 还没有收到付款
pay-check-open-text = 如果你中途关闭了银行页面，不会扣款，可以再试一次。如果刚刚付过款，请稍候，本页会自动更新。
pay-check-processing-title = 等待银行或便利店确认
pay-check-processing-text = 付款正在处理中。视付款方式而定，需要几分钟到几天。你可以关闭本页，到账后我们会发邮件通知你。
pay-check-late-title = 处理时间比平时长
pay-check-late-text = 你可以关闭本页。付款一经确认，我们就发邮件通知你。
pay-check-expired-title = 付款没有按时完成
pay-check-expired-text = 没有扣款，你可以重新开始。
pay-check-review-title = 正在核实你的付款
pay-check-review-text = 有一处信息需要进一步核实。核实后，我们会交付报告或退款，并发邮件通知你。
pay-check-refunded-title = 已退款
pay-check-refunded-text = 这次购买已结束，你不用再做什么。
pay-check-none-title = 你还没有购买报告
pay-check-none-text = 这次测试没有付款记录。
pay-check-retry = 再试一次
pay-check-choose = 选择报告

## A failed payment.

pay-failed-title = 付款失败
pay-failed-text = 没有扣款，你的结果已保存。
pay-failed-retry = 再试一次
pay-failed-method = 选择其他付款方式
pay-failed-help = 获取帮助

## Bought.

pay-success-title = 你的报告已就绪
pay-success-making-title = 已收到付款
pay-success-making-text = 正在准备你的报告，需要几秒钟。
pay-success-view = 打开报告
pay-countdown = { $seconds } 秒后自动打开
pay-countdown-stop = 停止
pay-countdown-stopped = 已停止。你可以随时打开报告。

pay-clock-title = 发送进度
pay-clock-made = 报告已生成
pay-clock-sent = 邮件已发送
pay-clock-accepted = 邮箱服务商已接收
pay-clock-open = 等待中
pay-clock-answer = 服务器回复：{ $answer }
pay-clock-unconfirmed = 邮件已发送，但邮箱服务商没有确认。如果没有收到，请重新发送。
pay-clock-refused = 报告发送失败，请检查邮箱地址。

pay-address = 链接正在发往 { $email }。
pay-address-change = 更改邮箱
pay-address-label = 发送至
pay-address-send = 发送
pay-address-sent = 报告发送成功，请查收邮件。
pay-address-failed = 报告发送失败，请检查邮箱地址后重试。
pay-refund-hint = 改变主意了？{ $date } 及之前，点报告里的“申请退款”即可。
pay-success-tests = 你的套装里还有 { $tests } 次测试。
pay-success-tests-link = 使用套装
pay-success-account = 登录后可集中查看所有报告

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 收据将发送到 { $email }。
pay-member-ends = 自今天起有效 { $months } 个月，到期自动结束，不会续费。
pay-member-back = 返回我的商店
pay-member-change = 暂不购买
pay-member-review-delivery = 立即生效，收据将发送到 { $email }。
pay-success-member-title = 你已成为会员
pay-success-member-text = 有效期至 { $date }，全部产品 8 折。购买时登录即可。
pay-success-member-shop = 前往我的商店

pay-member-review-item = { $name }，{ $months } 个月
pay-member-review-refund = 14 天内可在“我的商店”一键全额退款，不问理由。
pay-success-member-refund = 改变主意了？{ $date } 及之前，可在“我的商店”一键退款。

## A membership that renews itself until it is cancelled.

pay-plan-button = 支付 { $price }，{ $date } 再次扣款
pay-plan-promise = 今天付 { $price }，{ $date } 再次扣款，此后每期续费，直到你取消
pay-plan-ends = 每 { $months } 个月续费一次，直到你取消。每次续费前 7 天，我们会发邮件提醒你。

pay-recommended = 推荐
pay-recommended-why = 对多数人来说已经够用：分数和排名，加上每道错题的讲解。
