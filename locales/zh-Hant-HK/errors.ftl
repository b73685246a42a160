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
error-unknown-form = 這份試題已不再使用。你的答案仍保存在這部裝置上，請重新開始。
error-bad-answers = 這些答案與發給你的題目不符。請重新載入頁面再試。
error-unknown-order = 找不到這張訂單。請核對網址，或查看你的電郵。
error-wrong-call = 這個測試需要以另一種方式提交。請重新載入頁面再試。
error-already-confirmed = 你已確認過這次測試。確認後的答案不能更改。
error-no-fresh-form = 你已做過這個測試的所有試題。請試試其他測試，或過幾個月再來。
error-account-needed = 這個測試需要帳戶，註冊免費。請登入。
error-form-had-before = 你已提交過這份試題。重新開始便會得到新的試題。
error-ticket-missing = 這次測試在網站更新前開始，已無法提交。請重新開始，不收任何費用。
error-ticket-invalid = 這些答案不屬於這裏發出的任何一次測試。請重新開始。
error-ticket-expired = 這次測試開始至今已超過一個月，已無法提交。請重新開始，不收任何費用。

error-no-reports = 這個電郵地址沒有可取回的報告。
error-too-many = 操作過於頻密。請稍等片刻再試。
error-price-changed = 價錢有變。付款前請先查看新價錢。
error-not-for-sale = 這張訂單沒有可購買的內容。
error-already-paid = 這張訂單已經付款。
error-consent-missing = 請剔選兩項。不剔選，我們不能即時交付。
error-bad-email = 請輸入正確的電郵地址
error-order-failed = 未能建立訂單，請再試一次。
error-nothing-to-refund = 這張訂單沒有可退回的款項。
error-refund-too-late = 14 日的退款期已過。請電郵聯絡我們。
error-bundle-used = 這個組合的測試已全部用完。
error-unsettled = 這張訂單有款項正在退回，或銀行仍在核實。完成後即可加購。
error-not-owned = 這張訂單購買的內容不包含這一項。
error-unknown-token = 這個網址沒有內容，或內容已被撤回。
error-bad-name = 請填寫 1 至 60 個字元的姓名。
error-not-comparable = 可以比較的是 16 型人格測試的兩份不同結果。
error-comparisons-full = 你有十項進行中的比較。停止其中一項，就可以開始新的。

## 帳戶。首兩句無論電郵地址有否帳戶都一樣。

error-wrong-password = 電郵地址或密碼不正確。你亦可使用電郵連結登入。
error-wrong-code = 驗證碼或連結有誤或已過期。請重新索取。
error-wrong-passkey = 此通行密鑰未能使用。請再試一次，或以電郵連結登入。
error-provider-failed = 此方式未能登入。請再試一次，或使用電郵連結。
error-provider-no-address = 未能取得已驗證的電郵地址。請以電郵連結登入。
error-confirm-address = 此電郵地址已有帳戶。請確認它屬於你。
error-already-connected = 已與此帳戶或其他帳戶連結。請先取消連結。
error-password-length = 請設定 8 至 128 個字元的密碼。
error-common-password = 這個密碼太容易被猜中，請改用另一個。
error-agreement-missing = 請先同意私隱政策
error-bad-date = 日期無效（例子：2020-01-01）
error-bad-phone = 請輸入連區號的電話號碼。
error-sign-in-first = 請先登入。
error-confirm-identity = 請重新登入，以確認是你本人。
error-other-account = 這張訂單屬於某個帳戶，請登入該帳戶。
error-foreign-origin = 這個要求並非由我們的網站發出，請重新載入頁面後再試。
