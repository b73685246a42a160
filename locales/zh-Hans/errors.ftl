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
# The form that was answered isn't in the bank any more.
error-unknown-form = 这套试题已不再使用。你的答案仍保存在本设备上，请重新开始。
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = 这些答案与发给你的题目不符。请刷新页面后重试。
# No order has this number.
error-unknown-order = 没有找到这个订单。请核对网址，或查看你的邮箱。
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = 这个测试需要用另一种方式提交。请刷新页面后重试。
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = 你已经确认过这次测试。确认后的答案不能更改。
# Every form of the exam was given to this visitor before.
error-no-fresh-form = 你已经做过这个测试的所有试题。请试试其他测试，或过几个月再来。
# This visit has handed in the same form before.
error-form-had-before = 你已经提交过这套试题。重新开始即可获得新的试题。
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
