## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = 電郵地址
account-email-missing = 請輸入電郵地址
account-email-wrong = 電郵地址格式不正確，請檢查有沒有輸入錯誤。
account-email-hint = 你是指 { $email } 嗎？
account-password-label = 密碼
account-password-new = 新密碼
account-password-again = 確認密碼
account-password-old = 現時密碼
account-password-rule = 最少 8 個字元。用一個短句較易記住。
account-password-missing = 請輸入密碼
account-password-mismatch = 兩次輸入的密碼不一致
account-code-label = 電郵內的驗證碼
account-code-missing = 請輸入 6 位數字的驗證碼
account-name-label = 姓名
account-name-missing = 請輸入姓名
account-password-show = 顯示密碼
account-password-hide = 隱藏密碼
account-busy = 請稍候…

## /user/login

account-login-title = 登入
account-login-lead = 我們會把登入連結和驗證碼電郵給你，無須密碼。
account-login-send = 以電郵接收連結
account-sent-title = 請查看收件匣
account-sent-text = 電郵已傳送至 { $email }。請按電郵內的連結，或在此輸入驗證碼。
account-sent-sign-in = 登入
account-sent-again = 傳送新電郵
account-code-sent = 電郵已發出
account-sent-another = 使用其他電郵地址
account-login-with-password = 以密碼登入
account-login-with-letter = 以電郵連結登入
account-passkey-sign-in = 以通行密鑰登入
account-passkey-failed = 未能登入。請再試一次，或以其他方式登入。
account-provider-sign-in = 以 { $provider } 繼續
account-provider-waiting = 正在登入…
account-provider-confirm-title = 你已有賬戶
account-provider-confirm-text = 請先確認 { $email } 屬於你，之後便可使用 { $provider } 登入。
account-login-forgot = 忘記密碼？
account-login-new = 首次使用？
account-login-register = 註冊
account-link-title = 歡迎回來
account-link-text = 按一下，即可在這部裝置登入。
account-link-over = 此連結已過期或已使用。請在下方重新索取。
account-signed-in = 你已登入
account-login-agree = 如未有賬戶，登入時會自動建立，並適用我們的私隱政策。

## /user/register

account-register-title = 註冊
account-register-lead = 集中保存所有報告，費用全免。
account-register-agree = 我同意私隱政策
account-register-privacy = 閱讀私隱政策
account-register-agree-missing = 請先同意私隱政策
account-register-send = 註冊
account-register-have = 已有賬戶？
account-register-confirm-title = 確認你的電郵地址
account-register-confirm-text = 驗證碼已傳送至 { $email }。在此輸入，賬戶即可使用。
account-register-confirm = 確認

## /user/forgot-password

account-forgot-title = 忘記密碼？
account-forgot-lead = 我們會把驗證碼電郵給你，讓你設定新密碼。
account-forgot-send = 以電郵接收驗證碼
account-forgot-sent = 驗證碼已傳送至 { $email }。請在此輸入，並設定新密碼。
account-forgot-set = 設定新密碼
account-forgot-done = 密碼已重設

## /user/edit-password

account-edit-title = 更改密碼
account-edit-title-none = 設定密碼
account-edit-lead = 其他裝置會全部登出。
account-edit-save = 儲存密碼
account-edit-done = 密碼已儲存

## /user/info: the personal centre.

account-info-title = 你的報告
account-info-for = 登入賬戶：{ $email }
account-orders-empty = 這裏暫時未有內容。以這個電郵地址購買的報告，以及登入後所做的測試，都會在此顯示。
account-orders-start = 做測試
account-status-completed = 已完成
account-status-uncompleted = 沒有結果
account-status-pending-payment = 待付款
account-order-taken = 測試日期：{ $date }
account-order-reference = 訂單編號 { $reference }
account-order-view = 查看
account-order-share = 分享
account-order-pay = 取得報告
account-order-files = 下載
account-free-title = 免費測試
account-profile-title = 個人資料
account-profile-lead = 全部選填，只有你看得到。
account-nickname-label = 暱稱
account-phone-label = 電話
account-birthday-label = 出生日期
account-birthday-hint = 例如 1990-05-21
account-birthday-wrong = 日期無效（例子：2020-01-01）
account-gender-label = 性別
account-gender-male = 男
account-gender-female = 女
account-gender-confidential = 不願透露
account-gender-none = 未設定
account-profile-save = 儲存
account-profile-saved = 已成功儲存

## /user/setting

account-setting-title = 設定
account-setting-language = 電郵語言
account-setting-password = 密碼
account-setting-password-none = 你沒有設定密碼，亦無須設定。
account-setting-password-set = 已設定密碼。
account-setting-password-change = 更改密碼
account-setting-password-add = 設定密碼
account-passkeys-title = 通行密鑰
account-passkeys-lead = 以指紋、面容或螢幕鎖定登入，無須電郵，亦無須密碼。
account-passkeys-empty = 你尚未有通行密鑰。
account-passkey-add = 新增通行密鑰
account-passkey-rename = 重新命名
account-passkey-remove = 移除
account-passkey-added = 已新增通行密鑰
account-passkey-renamed = 已儲存名稱
account-passkey-removed = 已移除通行密鑰
account-passkey-name-label = 通行密鑰名稱
account-passkey-created = 新增於 { $date }
account-passkey-used = 上次使用：{ $date }
account-passkey-disabled = 可能已被他人複製，因此停用。請移除並新增一個。
account-passkey-known = 這部裝置已有你賬戶的通行密鑰。
account-providers-title = Google 和 Apple
account-providers-lead = 使用你現有的賬戶登入。
account-provider-connect = 連結 { $provider }
account-provider-remove = 取消連結
account-provider-connected = 已連結
account-provider-removed = 已取消連結
account-provider-since = 連結於 { $date }
account-provider-since-as = { $email }，連結於 { $date }
account-devices-title = 裝置
account-devices-lead = 已登入你賬戶的裝置。
account-device-this = 這部裝置
account-device-unknown = 不明裝置
account-device-name = { $system } 上的 { $browser }
account-device-seen = { $country }，上次使用：{ $date }
account-device-used = 上次使用：{ $date }
account-device-end = 登出
account-devices-end-all = 登出其他所有裝置
account-devices-ended = 已登出
account-logout = 登出
account-logged-out = 你已登出
account-logout-failed = 這個瀏覽器儲存的結果已刪除，但由於無法連接伺服器，你仍處於登入狀態。請在恢復連線後再次登出。

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = 請先登入
account-closed-text = 登入後即可查看你的報告和設定。
account-confirm-text = 請重新登入，以確認是你本人。

## A copy of one’s data, and deleting the account.

account-export-title = 你的資料
account-export-lead = 索取資料副本，包括我們儲存的全部內容：個人資料、測試、報告和電郵，合為一個 ZIP 檔案。
account-export-ask = 索取副本
account-export-asked = 正在準備你的副本，備妥後會以電郵通知你。
account-export-ready = 你的副本已備妥。
account-export-download = 下載 ZIP 檔案
account-delete-title = 刪除賬戶
account-delete-lead = 你的賬戶及全部測試、報告和證書都會刪除。我們只保留稅務法例要求的紀錄，不包括你的姓名。
account-delete-ask = 刪除我的賬戶
account-delete-question = 要全部刪除嗎？刪除後無法復原。
account-delete-yes = 全部刪除
account-delete-no = 保留賬戶
account-deleted = 你的賬戶已刪除
account-delete-later = 仍有付款或退款正在處理。完成後我們會刪除你的賬戶，你無須再辦理任何手續。

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = 我的商店
account-shop-lead = 你已擁有的，以及可以加購的內容。
account-shop-empty = 這裏暫時未有內容。先做一次測試，看看免費結果；如想要完整報告，可在此購買。
account-shop-yours = 已擁有
account-shop-locked = 你已有免費結果，尚未購買報告。
account-shop-complete = 這次測試的內容，你已全部擁有。
account-shop-add = 可以加購
account-shop-buy = 購買 · { $price }
account-shop-upgrade = 加購 · { $price }
account-shop-list-price = 原價
account-shop-compare = 比較各個計劃
account-shop-tests-left = 你的組合尚餘 { $n } 次測試。
account-shop-bundle = 三次測試、三份報告，一次過付款 { $price }，隨時可做。
account-shop-bundle-link = 查看組合
## The membership in the shop: paid once, ends by itself.

account-member-title = 會員資格
account-member-discount-name = 所有產品八折
account-member-discount-content = 適用於每份報告、每次升級及三次測試組合。購買時登入即可。
account-member-reports-name = 所有免費測試的完整報告
account-member-reports-content = 思考風格、情緒能力和職業興趣：登入、做測試，即可閱讀完整報告。
account-member-lead = { $months } 個月內，所有產品八折。
account-member-plain = 一次過付款，{ $months } 個月後自動結束，不會續期。14 日內可要求退款。
account-member-buy = 成為會員 · { $price }
account-member-until = 會員有效期至 { $date }
account-member-until-text = 所有產品八折。到期自動結束，不會續期。
account-member-permanent = 所有產品均享八折
account-member-permanent-text = 你的折扣不設期限，來自訂單 { $reference }。
account-refund-sure = 要辦理會員費退款嗎？會員資格會即時結束。
account-refund-no = 繼續做會員
account-refund-over = 14 日的退款期已過。你的會員資格維持有效，直至到期日。

## A membership that renews itself until it is cancelled.

account-plan-title = 自動續期會員
account-plan-lead = 同樣享有八折，不設期限。每 { $months } 個月續期一次，直至你取消。
account-plan-buy = 現付 { $price }，{ $date } 再次扣款
account-plan-plain = 每次續期前 7 日，我們會以電郵通知你。無須登入，按一下即可取消；每次付款後 14 日內均可退款。
account-plan-active = { $date } 續期，收費 { $price }
account-plan-past-due = 未能收取下一期的 { $price }
account-plan-cancelled = 已取消，不會再扣款。
account-plan-until = 會員有效期至 { $date }。
account-plan-pending = 這項會員資格尚未付款。
account-plan-ended = 這項會員資格已結束，不會再扣款。
account-plan-none = 這個連結已使用過或已失效。登入後可查看你的會員資格。
account-plan-cancel = 取消續期
account-plan-cancel-text = 不會再扣款；在已付款的期限結束之前，你仍是會員。
account-plan-shop = 前往我的商店
account-plan-failed = 未能完成，請再試一次。
