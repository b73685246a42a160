## Buying the report.

## The packages.

pay-choose-title = 选择报告
pay-choose-lead = 想了解什么，就选什么。每个套餐都包含前一个套餐的全部内容。
pay-popular = 最多人选择
pay-choose-button = 继续 – { $price }
pay-list-price = 标价
pay-member-price = 你的专享价
pay-member-note = 使用购买折扣时的邮箱付款，才享有这个价格。
pay-promise-once = 一次付费，没有订阅
pay-promise-tax = 含税
pay-promise-back = 14 天内一键退款
pay-bundle-line = 三次测试 { $price }：这次测试，加上随时可做的另外两次，都享有“{ $package }”套餐。
pay-bundle-link = 查看套装
pay-closed = 目前这里没有可以购买的内容。你的免费结果仍在原处。
pay-sample-link = 先看报告示例
pay-back-to-result = 返回免费结果

pay-owned-title = 你已经有这份报告
pay-owned-text = 报告在它自己的网址上，随时可以打开；链接也在你的邮箱里。
pay-owned-open = 打开报告
pay-owned-more = 还可以添加
pay-owned-add = 加 { $price } 升级

## Payment.

pay-title = 付款
pay-item-label = 你购买的是
pay-total-label = 合计
pay-item-change = 选择其他套餐

pay-email-label = 邮箱
pay-email-hint = 报告和收据会发到这个邮箱。一周后我们可能会邀请你评价一次，你可以随时拒绝。
pay-email-missing = 请输入邮箱地址
pay-email-malformed = 请输入正确的邮箱地址
pay-email-meant = 你是想输入 { $email } 吗？

pay-method-label = 你想怎样付款？
pay-method-missing = 请选择付款方式。
pay-method-or = 或
pay-card-safety = 卡片信息直接发给支付服务商。我们看不到，也不会保存。
pay-method-loading = 正在加载付款方式…

pay-box-supply = 我同意在撤销期届满之前立即开始交付。
pay-box-waiver = 我知悉，一旦开始交付，我的撤销权即告终止。
pay-box-note = 即便如此，我们自己的承诺不变：14 天内一键退款。
pay-box-missing = 不勾选此项，我们无法立即交付。

pay-button = 支付 { $price }
pay-button-order = 下单并付款
pay-button-busy = 付款处理中

pay-declined-title = 付款失败
pay-declined-text = 没有扣款。请再试一次，或选择其他付款方式。
pay-order-failed = 订单生成失败，请重试。
pay-too-many = 尝试次数过多。请等几分钟再试。
pay-price-changed = 价格已从 { $old } 变为 { $new }。没有扣款。如果你同意，请再点一次按钮。
pay-connection-failed = 连接失败，请重试。
pay-connection-retry = 再试一次

## The last look before paying. Japanese law asks for it.

pay-review-button = 核对订单
pay-review-title = 请核对你的订单
pay-review-item = 商品
pay-review-item-value = { $name }（电子报告 1 份）
pay-review-amount = 金额（含税）
pay-review-paying = 付款
pay-review-paying-value = 只付一次。银行卡和电子钱包即时付款；在便利店或银行付款，请在接下来显示的日期之前完成。
pay-review-delivery = 交付
pay-review-delivery-value = 付款确认后立即交付：在本站打开，并发送邮件至 { $email }。
pay-review-refund = 退款
pay-review-refund-value = 购买后 14 天内，点一下报告里的按钮即可全额退款，不问理由。
pay-review-later = 尚未开放的内容
pay-review-period = 使用期限
pay-review-period-value = 没有期限。请用较新的浏览器在本站查看。
pay-review-seller = 卖方
pay-review-back = 返回修改

## Waiting for the payment.

pay-check-title = 付款处理中
pay-check-text = 我们正在向支付服务商查询，通常只需几秒。
pay-check-open-title = 我们还没有收到付款
pay-check-open-text = 如果你关闭了银行的窗口，就没有扣款，可以再试一次。如果你刚刚付过款，请稍候：本页会继续查询。
pay-check-processing-title = 正在等待银行或商店确认
pay-check-processing-text = 款项正在途中。视付款方式而定，需要几分钟到几天。你可以关闭本页，到账后我们会发邮件通知你。
pay-check-late-title = 比平常需要更久
pay-check-late-text = 你可以关闭本页，付款一经确认，我们就发邮件通知你。
pay-check-expired-title = 付款没有在期限内完成
pay-check-expired-text = 没有扣款。你可以重新开始。
pay-check-review-title = 有人正在核查你的付款
pay-check-review-text = 这笔付款有不符之处。我们会发邮件告诉你，然后交付报告，或者退款。
pay-check-refunded-title = 款项已退回
pay-check-refunded-text = 这次购买已结束。
pay-check-none-title = 还没有购买任何内容
pay-check-none-text = 这个网址下没有付款记录。
pay-check-retry = 再试一次
pay-check-choose = 查看套餐

## A failed payment.

pay-failed-title = 付款失败
pay-failed-text = 没有扣款。你的结果会保留。
pay-failed-retry = 再试一次
pay-failed-method = 选择其他付款方式
pay-failed-help = 获取帮助

## Bought.

pay-success-title = 你的报告已就绪
pay-success-making-title = 已收到付款
pay-success-making-text = 正在生成你的报告，需要几秒钟。
pay-success-view = 查看报告
pay-countdown = { $seconds } 秒后自动打开。
pay-countdown-stop = 停止
pay-countdown-stopped = 已停止。你可以随时打开。

pay-clock-title = 交付
pay-clock-made = 报告已生成
pay-clock-sent = 邮件已发送
pay-clock-accepted = 你的邮件服务器已接收
pay-clock-open = 尚未
pay-clock-answer = 服务器回复：{ $answer }
pay-clock-unconfirmed = 邮件服务器收下了邮件，但没有确认。如果没有收到，请重新发送。
pay-clock-refused = 报告发送失败

pay-address = 发送至 { $email }。
pay-address-change = 邮箱不对？
pay-address-label = 发送至
pay-address-send = 发送
pay-address-sent = 报告发送成功
pay-address-failed = 报告发送失败
pay-refund-hint = 改变主意了？在 { $date } 及之前，点一下报告里的按钮即可退款。
pay-success-tests = 你还有 { $tests } 次测试可用。
pay-success-tests-link = 现在使用
pay-success-account = 登录后，所有报告集中在一处

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 收据将发送到 { $email }。
pay-member-ends = 自今天起 { $months } 个月有效。到期自动结束，不会自动续费。
pay-member-back = 返回我的商店
pay-member-change = 暂不购买
pay-member-review-delivery = 立即生效；收据发送到 { $email }
pay-success-member-title = 你已成为会员
pay-success-member-text = 在 { $date } 之前，全部产品 8 折。购买时登录即可。
pay-success-member-shop = 前往我的商店

pay-member-review-item = { $name }，{ $months } 个月
pay-member-review-refund = 14 天内可在我的商店一键全额退款，无需理由。
pay-success-member-refund = 改变主意了？在 { $date } 及之前，点一下我的商店里的按钮即可退款。

## A membership that renews itself until it is cancelled.

pay-plan-button = 支付 { $price }，{ $date } 再次扣款
pay-plan-promise = 今天付 { $price }，{ $date } 再次扣款，直到你取消
pay-plan-ends = 每 { $months } 个月续费一次，直到你取消。我们会提前 7 天发邮件提醒你。

pay-recommended = 推荐
pay-recommended-why = 对多数人来说够用：分数和排名，加上每道错题的讲解。
