## Letters: receipt, refund, withdrawal, change of address, links, failed payment. Short, calm, no advertising.

email-subject-receipt = 你的报告已就绪：{ $site } 收据
email-subject-refund = 正在为你退款 { $money }
email-subject-withdrawal = 我们已收到你的撤回声明
email-subject-address-changed = 你的接收邮箱已更改
email-subject-retrieve = 你的报告链接
email-subject-payment-failed = 你的付款没有成功
email-subject-slip-expired = 你的付款单已过期
email-subject-certificate = 你的证书已就绪

## Receipt

email-receipt-title = 你的报告已就绪
email-receipt-lead = 感谢购买。你的“{ $test }”报告已就绪，随时可以用这个链接打开。任何有链接的人都能看到报告，请妥善保管。
email-receipt-button = 打开报告
email-receipt-tests-left = 你的套装里还有 { $n } 次测试，随时可做；每次做完后，不用再付款就能解锁报告。
email-receipt-member = 你的 8 折优惠没有期限。用这个邮箱登录，各处都会显示优惠价。
email-receipt-once = 这是一次性付款，不是订阅，也不会续费。
email-receipt-consent = 付款前，你要求我们在 14 天撤回期届满之前立即交付，并确认知悉一旦开始交付即失去法定撤回权。本邮件对这两项予以确认。
email-receipt-money-back = 和你想的不一样？付款后 14 天内可以退款。
email-receipt-money-back-link = 申请退款
email-receipt-heading = 收据

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = 套餐
email-row-test = 测试
email-row-contains = 包含
email-item-later = { $item }（尚未开放）
email-row-paid = 合计
email-row-amount = 金额
email-row-paid-on = 付款日期
email-row-method = 付款方式
email-row-order = 订单号
email-row-seller = 卖方
email-row-name = 姓名
email-row-received = 收到时间
email-row-requested = 申请时间
email-row-declaration = 声明
email-row-made = 颁发时间
email-money-with-tax = { $money }，含税
email-method-card = 银行卡
email-moment = { $date } { $time }（UTC）
email-day = { $date }（UTC）

## Refund: one sentence by its reason.

email-refund-title = 退款正在处理
email-refund-buyer = 我们已收到你的退款申请，正在退回 { $money }。
email-refund-withdrawal = 你已撤回合同，我们正在退回 { $money }。
email-refund-double = 你的订单付了两次款，我们正在退回第二笔：{ $money }。
email-refund-undelivered = 你购买的内容未能交付，我们正在退回 { $money }。
email-refund-abnormal = 你的作答无法评分，报告不收费。我们正在退回 { $money }。
email-refund-operator = 我们正在退回 { $money }。
email-refund-overlap = 你后来购买的套餐里，有一部分之前已经付过款。我们正在退回这部分：{ $money }。
email-refund-with-base = 你的订单已退款，加购的内容也一并退款。我们正在退回 { $money }。
email-refund-way = 款项将原路退回，多数银行会在 5 至 10 个工作日内到账。
email-refund-bank = 现金付款无法原路退回。我们的支付服务商 Stripe 会发邮件请你提供收款的银行账户。你回复后，通常几个工作日即可到账。

## Withdrawal from the contract

email-withdrawal-title = 我们已收到你的撤回声明
email-withdrawal-lead = 本邮件确认，我们已收到你的撤回声明。你不用再做什么。
email-withdrawal-words = 本人撤回“{ $package }”套餐的购买合同。
email-withdrawal-money = 款项将原路退回，最迟不超过 14 天。

## Change of address, told to the old one

email-address-changed-title = 你的接收邮箱已更改
email-address-changed-lead = 你订单的邮箱已从 { $old } 改为 { $new }，今后有关邮件都会发往新邮箱。
email-address-changed-not-you = 如果不是你本人更改的，请发邮件至 { $email }。
email-row-changed = 更改时间

## Links that somebody asked for

email-retrieve-title = 你的报告
email-retrieve-lead = 这是你要找回的报告链接。任何有链接的人都能看到相应的报告，请妥善保管。
email-retrieve-link = { $test }，{ $date }
email-retrieve-not-you = 如果不是你本人申请的，忽略这封邮件即可，没有任何内容被更改。

## A payment that took days and failed

email-payment-failed-title = 你的付款没有成功
email-payment-failed-lead = 你购买“{ $package }”套餐的付款（{ $money }）未能完成，我们没有收到这笔款项。
email-payment-failed-button = 再试一次
email-payment-failed-kept = 你的结果已保存，也可以换一种方式付款。
email-slip-expired-title = 你的付款单已过期
email-slip-expired-lead = “{ $package }”套餐的付款单（{ $money }）没有按时支付，现已过期。没有扣款。

## Under every letter

email-link-hint = 如果按钮无法打开，请把这个链接复制到浏览器：
email-questions = 有问题？请回复这封邮件，或发邮件至 { $email }。
email-why = 你收到这封邮件，是因为在 { $site } 下单时填写了这个邮箱。
email-why-account = 你收到这封邮件，是因为有人在 { $site } 填写了这个邮箱。

## A certificate was made

email-certificate-title = 你的证书已就绪
email-certificate-lead = 你的测试完成证书已颁发，使用下面的姓名。任何有证书链接或二维码的人，都能看到姓名、分数和误差范围，以及测试日期。
email-certificate-button = 查看别人会看到什么
email-certificate-revoke = 你可以随时在报告里隐藏姓名或撤销证书。如果不是你本人申请的，可能有人拿到了你的报告链接，请在报告里撤销证书。
email-certificate-revoke-link = 隐藏姓名或撤销证书

## Sign-in letters: a link and a code.

email-subject-sign-in = 登录 { $site }
email-subject-register = 确认你的邮箱：{ $site }
email-subject-already-registered = 你已有 { $site } 账号
email-subject-password-code = 你的 { $site } 验证码
email-sign-in-title = 登录 { $site }
email-sign-in-lead = 点击按钮即可登录。链接只能使用一次，10 分钟后失效。
email-sign-in-button = 登录
email-sign-in-code = 也可以在获取验证码的页面输入这个验证码，10 分钟内有效。
email-sign-in-not-you = 不是你本人操作？忽略这封邮件即可。没有这封邮件，谁都无法登录。
email-register-title = 确认你的邮箱
email-register-lead = 在注册页面输入这个验证码，账号即可使用。
email-already-registered-title = 你已有账号
email-already-registered-lead = 有人尝试用你的邮箱注册账号。如果是你本人，直接登录即可。链接只能使用一次，10 分钟后失效。
email-password-code-title = 重置密码
email-password-code-lead = 请在获取验证码的页面输入它，然后设置新密码。验证码 10 分钟内有效。
email-receipt-sign-in-heading = 所有报告集中在一处
email-receipt-sign-in = 你的邮箱就是账号，不用密码。这个链接只能使用一次，10 分钟后失效。

## What happened to an account, for its owner.

email-subject-new-device = 你的账号有新的登录
email-subject-password-set = 你的账号已设置密码
email-subject-password-changed = 你的密码已修改
email-subject-passkey-added = 你的账号添加了通行密钥
email-subject-passkey-removed = 你的账号移除了一个通行密钥
email-subject-passkey-disabled = 你的一个通行密钥已停用
email-subject-provider-connected = 你的账号已关联 { $provider }
email-subject-provider-disconnected = 你的账号已取消关联 { $provider }
email-subject-export-ready = 你的数据已准备好
email-subject-account-deleted = 你的账号已删除
email-new-device-lead = 你的账号在一台新设备上登录了。
email-password-set-lead = 你的账号已设置密码。
email-password-changed-lead = 你的账号密码已修改，其他设备均已退出登录。
email-passkey-added-lead = 你的账号添加了一个通行密钥。以后登录不用收邮件，也不用密码。
email-passkey-removed-lead = 你的账号移除了一个通行密钥，它不能再用来登录。
email-passkey-disabled-lead = 你的通行密钥可能已被他人复制。为保护你的账号，我们已将它停用。请用邮件链接登录，在设置中移除它，再添加新的通行密钥。
email-provider-connected-lead = 现在你可以用 { $provider } 登录账号。
email-provider-disconnected-lead = 以后无法再用 { $provider } 登录你的账号。
email-export-ready-lead = 你的数据副本已准备好，包含我们保存的与你有关的全部内容。请在七天内登录下载。
email-export-ready-button = 下载我的数据
email-account-deleted-lead = 你的账号和其中的一切均已删除：测试、结果、报告、证书和邮件。购买记录只保留税法要求的部分，不含你的姓名和邮箱。这是我们就你的账号发出的最后一封邮件。
email-row-when = 时间
email-row-device = 设备
email-row-passkey = 通行密钥
email-device = { $browser } { $system }
email-notice-not-you = 如果不是你本人操作，请登录并设置新密码，再让其他所有设备退出登录。
email-notice-settings = 打开设置

email-subject-review = 你觉得这份报告怎么样？
email-review-title = 你觉得这份报告怎么样？
email-review-lead = 一周前，你收到了“{ $test }”的报告。愿意和别人说说你的看法吗？打分只要几秒，文字选填，显示什么名字由你决定。
email-review-button = 写评价
email-review-terms = 写评价没有奖励。好评和差评以同样的方式发布，你可以随时用同一个链接修改或删除。
email-review-no-letters = 这个订单的评价邀请，我们只发这一次。以后的订单也不想收到？
email-review-no-letters-link = 不再邀请我

## Receipt of a membership: paid once, ends by itself.

email-subject-member = 你已成为会员：{ $site } 收据
email-member-title = 你已成为会员
email-member-lead = 感谢购买。会员有效期至 { $date }，其间每份报告、每次升级和三次测试套装都享 8 折。购买时登录即可。
email-member-button = 打开我的商店
email-row-member-until = 会员有效期至
email-member-once = 这是一次性付款。会员资格到期自动结束，不会续费。

## A membership that renews itself until it is cancelled.

email-refund-cancelled = 这次扣款之前，你已经取消了续费。我们正在全额退回：{ $money }。
email-subject-plan-reminder = 你的会员将于 { $date } 续费
email-plan-reminder-title = 你的会员即将续费
email-plan-reminder-lead = 我们将于 { $date } 从你的银行卡扣取下一期的 { $money }。想继续做会员，什么都不用做。
email-plan-reminder-note = 不想续费？点“取消续费”，在打开的页面上再点一次即可，不用登录。到那天为止，你仍是会员。
email-plan-cancel-button = 取消续费
email-subject-plan-failed = 会员续费没有成功
email-plan-failed-title = 会员续费没有成功
email-plan-failed-lead = 银行拒绝了下一期 { $money } 的扣款。我们的支付服务商 Stripe 可能会在几天内再试。如果仍不成功，会员资格会自动结束，你不欠任何费用。
email-plan-failed-note = 不想续费？可以在这里取消，不用登录。
email-subject-plan-cancelled = 你的会员不会再续费
email-plan-cancelled-title = 你的会员不会再续费
email-plan-cancelled-lead = 已取消，不会再扣款。
email-plan-cancelled-until = 已付费的部分仍然有效：会员有效期至 { $date }。
email-member-renews = 会员将于 { $date } 以 { $money } 续费，此后每期续费，直到你取消。每次续费前 7 天，我们会发邮件提醒你。
email-member-cancel = 不想续费？随时可以取消，不用登录。
email-member-cancel-link = 取消续费
