## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = 邮箱地址
account-email-missing = 请输入邮箱地址
account-email-wrong = 邮箱格式不正确，请检查有没有输错。
account-email-hint = 你是不是想输入 { $email }？
account-password-label = 密码
account-password-new = 新密码
account-password-again = 确认密码
account-password-old = 当前密码
account-password-rule = 至少 8 个字符，用一个短句更好记。
account-password-missing = 请输入密码
account-password-mismatch = 两次输入的密码不一致
account-code-label = 邮件中的验证码
account-code-missing = 请输入 6 位验证码
account-name-label = 姓名
account-name-missing = 请输入姓名
account-password-show = 显示密码
account-password-hide = 隐藏密码
account-busy = 请稍候…

## /user/login

account-login-title = 登录
account-login-lead = 不用密码，我们会把登录链接和验证码发到你的邮箱。
account-login-send = 把链接发到我的邮箱
account-sent-title = 请查收邮件
account-sent-text = 邮件已发送至 { $email }。请点开邮件里的链接，或在这里输入验证码。
account-sent-sign-in = 登录
account-sent-again = 重新发送邮件
account-code-sent = 邮件已发送
account-sent-another = 使用其他邮箱
account-login-with-password = 用密码登录
account-login-with-letter = 用邮件链接登录
account-passkey-sign-in = 用通行密钥登录
account-passkey-failed = 没有成功。请重试，或换一种方式登录。
account-provider-sign-in = 用 { $provider } 登录
account-provider-waiting = 正在登录…
account-provider-confirm-title = 你已有账号
account-provider-confirm-text = 请确认一次 { $email } 属于你，之后就可以用 { $provider } 登录。
account-login-forgot = 忘记密码？
account-login-new = 还没有账号？
account-login-register = 注册
account-link-title = 欢迎回来
account-link-text = 点一下，即可在这台设备上登录。
account-link-over = 这个链接已过期或已使用过。请在下方重新获取。
account-signed-in = 你已登录
account-login-agree = 如果还没有账号，登录时会自动创建，并适用我们的隐私政策。

## /user/register

account-register-title = 注册
account-register-lead = 所有报告集中在一处，免费。
account-register-agree = 我同意隐私政策
account-register-privacy = 查看隐私政策
account-register-agree-missing = 请先同意隐私政策
account-register-send = 注册
account-register-have = 已有账号？
account-register-confirm-title = 确认你的邮箱
account-register-confirm-text = 验证码已发送至 { $email }。在这里输入，账号即可使用。
account-register-confirm = 确认

## /user/forgot-password

account-forgot-title = 忘记密码？
account-forgot-lead = 我们会把验证码发到你的邮箱，你可以用它设置新密码。
account-forgot-send = 把验证码发到我的邮箱
account-forgot-sent = 验证码已发送至 { $email }。请在这里输入，并设置新密码。
account-forgot-set = 设置新密码
account-forgot-done = 密码已重置

## /user/edit-password

account-edit-title = 修改密码
account-edit-title-none = 设置密码
account-edit-lead = 其他设备都会退出登录。
account-edit-save = 保存密码
account-edit-done = 密码已保存

## /user/info: the personal centre.

account-info-title = 你的报告
account-info-for = 当前账号：{ $email }
account-orders-empty = 这里还没有内容。用这个邮箱购买的报告，以及登录后做的测试，都会显示在这里。
account-orders-start = 去做测试
account-status-completed = 已完成
account-status-uncompleted = 没有结果
account-status-pending-payment = 待付款
account-order-taken = 测试日期：{ $date }
account-order-reference = 编号 { $reference }
account-order-view = 查看
account-order-share = 分享
account-order-pay = 获取报告
account-order-files = 下载
account-free-title = 免费测试
account-profile-title = 个人信息
account-profile-lead = 全部选填，只有你自己能看到。
account-nickname-label = 昵称
account-phone-label = 电话
account-birthday-label = 出生日期
account-birthday-hint = 例如 1990-05-21
account-birthday-wrong = 日期无效（格式如 2020-01-01）
account-gender-label = 性别
account-gender-male = 男
account-gender-female = 女
account-gender-confidential = 不愿透露
account-gender-none = 未设置
account-profile-save = 保存
account-profile-saved = 保存成功

## /user/setting

account-setting-title = 设置
account-setting-language = 邮件语言
account-setting-password = 密码
account-setting-password-none = 你没有设置密码，也不用设置。
account-setting-password-set = 你已设置密码。
account-setting-password-change = 修改密码
account-setting-password-add = 设置密码
account-passkeys-title = 通行密钥
account-passkeys-lead = 用指纹、面容或屏幕锁登录，不用收邮件，也不用密码。
account-passkeys-empty = 你还没有通行密钥。
account-passkey-add = 添加通行密钥
account-passkey-rename = 重命名
account-passkey-remove = 移除
account-passkey-added = 通行密钥已添加
account-passkey-renamed = 名称已保存
account-passkey-removed = 通行密钥已移除
account-passkey-name-label = 通行密钥的名称
account-passkey-created = 添加于 { $date }
account-passkey-used = 上次使用：{ $date }
account-passkey-disabled = 可能已被他人复制，因此已停用。请移除并添加新的通行密钥。
account-passkey-known = 这台设备上已有此账号的通行密钥。
account-providers-title = Google 和 Apple
account-providers-lead = 用你已有的账号登录。
account-provider-connect = 关联 { $provider }
account-provider-remove = 取消关联
account-provider-connected = 已关联
account-provider-removed = 已取消关联
account-provider-since = 关联于 { $date }
account-provider-since-as = { $email }，关联于 { $date }
account-devices-title = 设备
account-devices-lead = 已登录你账号的设备。
account-device-this = 这台设备
account-device-unknown = 未知设备
account-device-name = { $system } 上的 { $browser }
account-device-seen = { $country }，上次使用：{ $date }
account-device-used = 上次使用：{ $date }
account-device-end = 退出登录
account-devices-end-all = 退出其他所有设备
account-devices-ended = 已退出登录
account-logout = 退出登录
account-logged-out = 你已退出登录
account-logout-failed = 这个浏览器里保存的结果已删除，但由于无法连接服务器，你仍处于登录状态。请在联网后再次退出登录。

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = 请先登录
account-closed-text = 登录后即可查看你的报告和设置。
account-confirm-text = 请重新登录，以确认是你本人。

## A copy of one’s data, and deleting the account.

account-export-title = 你的数据
account-export-lead = 获取一份数据副本，包含我们保存的与你有关的全部内容：个人信息、测试、报告和邮件，打包成一个 ZIP 文件。
account-export-ask = 申请副本
account-export-asked = 正在准备你的副本，完成后会发邮件通知你。
account-export-ready = 你的副本已准备好。
account-export-download = 下载 ZIP 文件
account-delete-title = 删除账号
account-delete-lead = 你的账号及全部测试、报告和证书都会被删除。我们只保留税法要求的记录，且不含你的姓名。
account-delete-ask = 删除我的账号
account-delete-question = 确定全部删除吗？此操作无法撤销。
account-delete-yes = 是，全部删除
account-delete-no = 保留账号
account-deleted = 你的账号已删除
account-delete-later = 还有付款或退款正在处理。处理完成后我们会删除你的账号，你无需再做任何操作。

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = 我的商店
account-shop-lead = 已拥有的内容，以及可以加购的内容。
account-shop-empty = 这里还没有内容。先做一次测试，看看免费结果；如果想要完整报告，可以在这里购买。
account-shop-yours = 已拥有
account-shop-locked = 你有免费结果，还没有购买报告。
account-shop-complete = 这次测试的全部内容，你都已购买。
account-shop-add = 可加购
account-shop-buy = 购买 · { $price }
account-shop-upgrade = 加 { $price } 升级
account-shop-list-price = 原价
account-shop-compare = 比较各份报告
account-shop-tests-left = 你的套装里还有 { $n } 次测试。
account-shop-bundle = 三次测试、三份报告，一次付款 { $price }，想什么时候做都可以。
account-shop-bundle-link = 查看套装
## The membership in the shop: paid once, ends by itself.

account-member-title = 会员
account-member-discount-name = 全部产品 8 折
account-member-discount-content = 包括每份报告、每次升级和三次测试套装。购买时登录即可。
account-member-reports-name = 所有免费测试的完整报告
account-member-reports-content = 思维风格、情绪能力和职业兴趣：登录后做测试，即可阅读完整报告。
account-member-lead = { $months } 个月内，全部产品 8 折。
account-member-plain = 一次性付费，{ $months } 个月后自动结束，不会续费。14 天内可以退款。
account-member-buy = 开通会员 · { $price }
account-member-until = 会员有效期至 { $date }
account-member-until-text = 全部产品 8 折。到期自动结束，不会续费。
account-member-permanent = 全部产品都享 8 折
account-member-permanent-text = 这项优惠没有期限（订单 { $reference }）。
account-refund-sure = 要申请会员退款吗？退款后，会员资格立即结束。
account-refund-no = 继续做会员
account-refund-over = 14 天期限已过。到期日之前，会员资格仍然有效。

## A membership that renews itself until it is cancelled.

account-plan-title = 自动续费会员
account-plan-lead = 同样全部产品 8 折，不设到期日。每 { $months } 个月续费一次，直到你取消。
account-plan-buy = 支付 { $price }，{ $date } 再次扣款
account-plan-plain = 每次续费前 7 天，我们会发邮件提醒你。不登录也能一键取消，每次付款后 14 天内都可以退款。
account-plan-active = { $date } 以 { $price } 续费
account-plan-past-due = 下一期的 { $price } 没有扣款成功
account-plan-cancelled = 已取消，不会再扣款。
account-plan-until = 会员有效期至 { $date }。
account-plan-pending = 会员费还没有支付。
account-plan-ended = 会员已结束，不会再扣款。
account-plan-none = 这个链接已用过或已失效。登录后可以查看你的会员。
account-plan-cancel = 取消续费
account-plan-cancel-text = 不会再扣款。已付费的期限结束之前，你仍是会员。
account-plan-shop = 前往我的商店
account-plan-failed = 没有成功，请再试一次。
