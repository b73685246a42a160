## 服务器无法完成请求时的提示。

error-not-found = 没有找到你要的内容。请返回首页再试。
error-unknown-app = 这个地址不属于我们的任何网站，请检查一下。
error-unknown-exam = 这个测试不存在或已下线，请在首页选择其他测试。
error-unknown-language = 暂不支持这种语言，请从列表中选择。
error-unknown-country = 无法识别这个国家或地区，请刷新页面。
error-bad-request = 请求内容有误，请刷新页面后重试。
error-too-large = 一次发送的内容太多，请减少后重试。
error-busy = 现在访问的人较多，请一分钟后再试。
error-internal = 我们这边出了点问题，请稍后再试。
error-timeout = 等待时间过长，已停止。请再试一次。
error-unknown-form = 这套试题已不再使用。你的答案仍保存在本设备上，请重新开始。
error-bad-answers = 这些答案与发给你的题目不符。请刷新页面后重试。
error-unknown-order = 没有找到这个订单。请核对网址，或查看你的邮箱。
error-wrong-call = 这个测试需要用另一种方式提交。请刷新页面后重试。
error-already-confirmed = 你已经确认过这次测试。确认后的答案不能更改。
error-no-fresh-form = 你已经做过这个测试的所有试题。请试试其他测试，或过几个月再来。
error-account-needed = 这个测试需要账号，注册免费。请登录。
error-form-had-before = 你已经提交过这套试题。重新开始即可获得新的试题。
error-ticket-missing = 这次测试是在网站更新之前开始的，已无法提交。请重新开始，不收任何费用。
error-ticket-invalid = 这些答案不属于这里发出的任何一次测试。请重新开始。
error-ticket-expired = 这次测试开始至今已超过一个月，已无法提交。请重新开始，不收任何费用。

error-no-reports = 当前邮箱没有可以找回的报告。
error-too-many = 操作过于频繁。请稍等片刻再试。
error-price-changed = 价格有变。付款前请先查看新价格。
error-not-for-sale = 这个订单没有可以购买的内容。
error-already-paid = 这个订单已经付款。
error-consent-missing = 请勾选两项。不勾选，我们不能立即交付。
error-bad-email = 请输入正确的邮箱地址
error-order-failed = 订单生成失败，请重试。
error-nothing-to-refund = 这个订单没有可以退回的款项。
error-refund-too-late = 14 天的退款期已过。请写邮件给我们。
error-bundle-used = 这个套装的测试已全部用完。
error-unsettled = 这个订单有款项正在退回，或者银行仍在核实。完成后即可加购。
error-not-owned = 这个订单购买的内容不包含这一项。
error-unknown-token = 这个网址没有内容，或者内容已被收回。
error-bad-name = 请填写 1 至 60 个字符的姓名。
error-not-comparable = 可以对照的是 16 型人格测试的两份不同结果。
error-comparisons-full = 你有十个正在进行的对照。停止其中一个，就可以开始新的。

## 账号。前两条无论邮箱有没有账号都一样。

error-wrong-password = 邮箱或密码不正确。你也可以用邮件链接登录。
error-wrong-code = 验证码或链接有误或已过期。请重新获取。
error-wrong-passkey = 这个通行密钥无法使用。请重试，或用邮件链接登录。
error-provider-failed = 这种方式没有登录成功。请重试，或使用邮件链接。
error-provider-no-address = 没有收到已验证的邮箱地址。请用邮件链接登录。
error-confirm-address = 这个邮箱已有账号。请确认它属于你。
error-already-connected = 已与此账号或其他账号关联。请先取消关联。
error-password-length = 请设置 8 至 128 个字符的密码。
error-common-password = 这个密码太容易被猜到，请换一个。
error-agreement-missing = 请先同意隐私政策
error-bad-date = 日期无效（示例：2020-01-01）
error-bad-phone = 请输入带区号的电话号码。
error-sign-in-first = 请先登录。
error-confirm-identity = 请重新登录，以确认是你本人。
error-other-account = 这个订单属于某个账号，请登录该账号。
error-foreign-origin = 这个请求不是从我们的网站发出的，请刷新页面后重试。
