## 伺服器未能完成要求時的提示。

error-not-found = 找不到你要的內容。請返回主頁再試。
error-unknown-app = 這個連結不屬於我們任何一個網站，請檢查一下。
error-unknown-exam = 這項測試不存在或已停止提供，請在主頁選擇其他測試。
error-unknown-language = 暫時未有這種語言，請從列表中選擇。
error-unknown-country = 無法識別這個國家或地區，請重新載入頁面。
error-bad-request = 這項要求有誤，請重新載入頁面再試。
error-too-large = 一次傳送的內容太多，請減少後再試。
error-busy = 現時使用人數較多，請一分鐘後再試。
error-internal = 我們的系統出現問題，請稍後再試。
error-timeout = 等候時間過長，請再試一次。
error-unknown-form = 這個版本的測試已被取代。你的答案仍儲存在這部裝置上，但無法評分。請重新開始。
error-bad-answers = 這些答案與發給你的題目不符。請重新載入頁面再試。
error-unknown-order = 找不到這張訂單。請檢查連結，或開啟我們電郵內的連結。
error-wrong-call = 這個頁面已過時，請重新載入再試。
error-already-confirmed = 你已確認這次測試，答案不能再更改。
error-no-fresh-form = 你已做過這項測試的所有版本。請試試其他測試，或過幾個月再來。
error-account-needed = 做這項測試需要賬戶，註冊免費。請先登入。
error-form-had-before = 你已做過這個版本。重新開始，便會得到新的版本。
error-ticket-missing = 這次測試在網站更新前開始，已無法評分。請重新開始，費用全免。
error-ticket-invalid = 這些答案不屬於你在此開始的測試。請重新開始。
error-ticket-expired = 這次測試在一個多月前開始，已無法評分。請重新開始，費用全免。

error-no-reports = 這個電郵地址沒有可取回的報告。購買時是否用了另一個電郵地址？
error-too-many = 嘗試次數過多，請稍等片刻再試。
error-price-changed = 價錢已變更，付款前請先查看新價錢。
error-not-for-sale = 這項測試沒有可購買的內容。
error-already-paid = 這張訂單已經付款，無須再次付款。
error-consent-missing = 請剔選兩項，以便我們即時交付。
error-bad-email = 電郵地址格式不正確，請檢查有沒有輸入錯誤。
error-order-failed = 未能建立訂單，請再試一次。我們並未扣款。
error-nothing-to-refund = 這張訂單沒有可退回的款項。
error-refund-too-late = 14 日的退款期已過。如報告有問題，請電郵聯絡我們。
error-bundle-used = 這個組合的測試已全部用完。
error-unsettled = 這張訂單的退款或銀行爭議仍在處理中，完成後即可加購。
error-not-owned = 你購買的內容不包括這一項。
error-unknown-token = 這個連結無效，或已停用。
error-bad-name = 請填寫 1 至 60 個字元的姓名。
error-not-comparable = 只能比較 16 型人格測試的兩份不同結果。
error-comparisons-full = 你已有十項比較。停止其中一項，便可開始新的比較。

## 賬戶。首兩句無論電郵地址有否賬戶都一樣。

error-wrong-password = 電郵地址或密碼不正確。你亦可使用電郵連結登入。
error-wrong-code = 驗證碼或連結有誤，或已過期。請重新索取。
error-wrong-passkey = 這個通行密鑰未能使用。請再試一次，或以電郵連結登入。
error-provider-failed = 未能以此方式登入。請再試一次，或以電郵連結登入。
error-provider-no-address = 未能取得已驗證的電郵地址。請以電郵連結登入。
error-confirm-address = 此電郵地址已有賬戶，請確認是你本人的電郵地址。
error-already-connected = 這個登入方式已連結至某個賬戶（你的或他人的），請先在該賬戶取消連結。
error-password-length = 請設定 8 至 128 個字元的密碼。
error-common-password = 這個密碼太容易被猜中，請改用另一個。
error-agreement-missing = 請先同意私隱政策
error-bad-date = 日期無效（例子：2020-01-01）
error-bad-phone = 請輸入有效的電話號碼，例如 +852 2123 4567。
error-sign-in-first = 請先登入。
error-confirm-identity = 為確認是你本人，請以電郵連結、密碼或通行密鑰重新登入。
error-other-account = 這張訂單已加入一個賬戶，請登入該賬戶。
error-foreign-origin = 這項要求並非由我們的網站發出，請重新載入頁面再試。
