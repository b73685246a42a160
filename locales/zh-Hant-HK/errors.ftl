## 伺服器未能完成要求時的提示。

error-not-found = 找不到你要的內容。請返回主頁再試。
error-unknown-app = 這個網址不屬於我們任何一個網站，請檢查一下。
error-unknown-exam = 這個測試不存在或已停止提供，請在主頁選擇其他測試。
error-unknown-language = 暫時未支援這種語言，請從列表中選擇。
error-unknown-country = 無法識別這個國家或地區，請重新載入頁面。
error-bad-request = 要求內容有誤，請重新載入頁面後再試。
error-too-large = 一次傳送的內容太多，請減少後再試。
error-busy = 現時使用人數較多，請一分鐘後再試。
error-internal = 我們這邊出了點問題，請稍後再試。
error-timeout = 等候時間過長，已經停止。請再試一次。
# The form that was answered isn't in the bank any more.
error-unknown-form = 這份試題已不再使用。你的答案仍保存在這部裝置上，請重新開始。
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = 這些答案與發給你的題目不符。請重新載入頁面再試。
# No order has this number.
error-unknown-order = 找不到這張訂單。請核對網址，或查看你的電郵。
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = 這個測試需要以另一種方式提交。請重新載入頁面再試。
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = 你已確認過這次測試。確認後的答案不能更改。
# Every form of the exam was given to this visitor before.
error-no-fresh-form = 你已做過這個測試的所有試題。請試試其他測試，或過幾個月再來。
# This visit has handed in the same form before.
error-form-had-before = 你已提交過這份試題。重新開始便會得到新的試題。
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
