## 服务器无法完成请求时的提示。

error-not-found = 没有找到这项内容，请回到首页再试。
error-unknown-app = 这个链接不属于我们的任何网站，请检查一下。
error-unknown-exam = 这项测试不存在或已下线，请在首页选择其他测试。
error-unknown-language = 暂不支持这种语言，请从列表中选择。
error-unknown-country = 无法识别这个国家或地区，请刷新页面。
error-bad-request = 请求内容有误，请刷新页面后重试。
error-too-large = 一次发送的内容太多，请减少后重试。
error-busy = 现在访问的人较多，请一分钟后再试。
error-internal = 我们这边出了点问题，请稍后再试。
error-timeout = 等待时间太长，请再试一次。
error-unknown-form = 这一版测试已被替换。你的答案还在这台设备上，但无法评分。请重新开始。
error-bad-answers = 这些答案与发给你的题目不符。请刷新页面后重试。
error-unknown-order = 没有找到这个订单。请检查链接，或打开我们邮件里的链接。
error-wrong-call = 页面已过时，请刷新后重试。
error-already-confirmed = 你已经确认过这次测试，答案不能再改。
error-no-fresh-form = 这项测试的所有版本你都做过了。可以试试其他测试，或者过几个月再来。
error-account-needed = 这项测试需要账号，注册免费。请先登录。
error-form-had-before = 这一版你已经做过。重新开始，就会换成新的题目。
error-ticket-missing = 这次测试是在网站更新之前开始的，已无法评分。请重新开始，测试免费。
error-ticket-invalid = 这些答案不属于你在这里开始的测试，请重新开始。
error-ticket-expired = 这次测试开始已超过一个月，无法再评分。请重新开始，测试免费。

error-no-reports = 当前邮箱没有可以找回的报告。购买时用的是其他邮箱吗？
error-too-many = 操作过于频繁，请稍等片刻再试。
error-price-changed = 价格有变，付款前请先查看新价格。
error-not-for-sale = 这项测试没有可以购买的内容。
error-already-paid = 已经付过款，不用再付一次。
error-consent-missing = 请勾选这两项，我们才能立即交付。
error-bad-email = 邮箱格式不正确，请检查有没有输错。
error-order-failed = 订单生成失败，请重试。没有扣款。
error-nothing-to-refund = 这个订单没有可退的款项。
error-refund-too-late = 14 天的退款期已过。如果报告有问题，请发邮件给我们。
error-bundle-used = 套装里的测试已用完。
error-unsettled = 这个订单的退款或银行争议还在处理，处理完成后即可加购。
error-not-owned = 你购买的内容不包含这一项。
error-unknown-token = 链接无效或已停用。
error-bad-name = 请填写 1 至 60 个字符的姓名。
error-not-comparable = 只能对照 16 型人格测试的两份不同结果。
error-comparisons-full = 你已有十个对照。停止其中一个，就可以开始新的。

## 账号。前两条无论邮箱有没有账号都一样。

error-wrong-password = 邮箱或密码不正确。你也可以用邮件链接登录。
error-wrong-code = 验证码或链接有误或已过期。请重新获取。
error-wrong-passkey = 这个通行密钥无法使用。请重试，或用邮件链接登录。
error-provider-failed = 登录没有成功。请重试，或用邮件链接登录。
error-provider-no-address = 没有收到已验证的邮箱地址。请用邮件链接登录。
error-confirm-address = 这个邮箱已有账号。请确认它属于你。
error-already-connected = 这种登录方式已关联到某个账号，可能是你的，也可能是别的账号。请先在该账号中取消关联。
error-password-length = 请设置 8 至 128 个字符的密码。
error-common-password = 这个密码太容易被猜到，请换一个。
error-agreement-missing = 请先同意隐私政策
error-bad-date = 日期无效（格式如 2020-01-01）
error-bad-phone = 请输入有效的电话号码，例如 +86 138 0013 8000。
error-sign-in-first = 请先登录。
error-confirm-identity = 为确认是你本人，请用邮件链接、密码或通行密钥重新登录。
error-other-account = 这个订单已加入一个账号，请登录该账号。
error-foreign-origin = 这个请求不是从我们的网站发出的，请刷新页面后重试。
