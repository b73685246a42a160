## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 電郵地址
support-email-missing = 請輸入電郵地址
support-email-wrong = 請輸入正確的電郵地址
support-email-hint = 你是想輸入 { $email } 嗎？
support-order-label = 訂單編號
support-order-missing = 請輸入訂單編號。
support-order-unknown = 找不到這個編號的訂單。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 取回報告
support-retrieve-lead = 請輸入購買時所用的電郵地址。以該地址購買的所有報告，連結都會傳送到該地址。
support-retrieve-send = 傳送
support-retrieve-sent = 報告已成功傳送
support-retrieve-sent-text = 連結正傳送至 { $email }，需時一兩分鐘。如未收到，請查看垃圾郵件匣。
support-retrieve-another = 使用其他電郵地址
support-retrieve-failed = 報告傳送失敗
support-retrieve-other-title = 該電郵地址已經無法使用？
support-retrieve-other-text = 如報告仍在瀏覽器中開啟，可以在其支援頁面更改電郵地址。你亦可電郵聯絡我們。
support-retrieve-other-link = 前往支援頁面

## /support without an order.

support-title = 支援
support-lead = 查看報告進度、重新傳送、更改電郵地址、取回款項或撤銷合約，都可在此辦理。無須帳戶。
support-find-title = 你的訂單
support-find-text = 以收據內的連結即可開啟。如已沒有該連結，我們會以電郵傳送連結給你。
support-find-retrieve = 以電郵取回連結
support-contact-title = 電郵聯絡我們
support-contact-text = 會有專人閱讀。如有訂單編號，請一併註明；請勿傳送信用卡號碼。
support-contact-subject = 訂單編號 { $order }

## /support with an order.

support-order-title = 你的訂單
support-order-package = 計劃
support-order-price = 價錢
support-order-paid = 付款時間
support-order-email = 報告傳送至
support-order-number = 訂單編號
support-order-price-text = { $price }，已含稅
support-moment = { $date } { $time }
support-order-open = 開啟報告
support-order-free = 查看免費結果
support-order-packages = 查看計劃
support-order-check = 查看付款進度
support-order-other = 查詢其他訂單

support-state-none = 這張訂單沒有購買任何內容。免費結果仍可查看。
support-state-open = 這張訂單尚未付款。並無扣款。
support-state-processing = 銀行已受理付款，但尚未確認。一經確認，我們會以電郵通知你；無須再次付款。
support-state-review = 這筆付款有不符之處，交付之前會有專人核對。如有疑問，請電郵聯絡我們。
support-state-paid = 已付款。正在製作你的報告。
support-state-fulfilled = 已付款。你的報告已備妥。
support-state-part-refunded = 已退回 { $amount }。你的報告仍可查看。
support-state-disputed = 你的銀行就這筆付款登記了異議。在此期間，你的報告仍可查看。
support-state-refunded = 款項已退回。免費結果會保留。
support-state-owed = 我們已退款，但款項未有到帳。我們會再次退款；如需改用其他方式，會寫信給你。

## Delivery.

support-delivery-title = 交付
support-delivery-text = 連結傳送至 { $email }。
support-delivery-made = 報告已製作
support-delivery-sent = 電郵已發出
support-delivery-accepted = 你的電郵伺服器已接收
support-delivery-not-yet = 尚未
support-delivery-unconfirmed = 電郵伺服器收下了電郵，但沒有交代後續情況。如未收到，請重新傳送。
support-delivery-refused = 電郵伺服器拒收了電郵。請檢查電郵地址。
support-resend = 重新傳送
support-resent = 報告已成功傳送
support-resend-failed = 報告傳送失敗
support-fix = 更改電郵地址
support-fix-label = 新電郵地址
support-fix-text = 報告會即時傳送至新電郵地址。我們會通知舊地址有關更改。
support-fix-save = 更改並傳送
support-fixed = 已更改。報告正傳送至 { $email }。
support-cancel = 取消

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 撤銷合約
support-withdraw-text = 歐盟和英國的消費者可在 14 日冷靜期內取消購買合約，無須說明理由。只需兩步，無須賬戶，款項全數退還。即使你曾要求即時交付，亦可取消。
support-withdraw-open = 在此撤銷合約
support-withdraw-form = 透過本表格，你聲明撤銷下列訂單的合約。
support-withdraw-name = 你的姓名
support-withdraw-name-missing = 請輸入你的姓名。
support-withdraw-email = 接收確認的電郵地址
support-withdraw-order-help = 列於收據上。如沒有：
support-withdraw-order-link = 以電郵取回連結
support-withdraw-confirm = 確認撤銷
support-withdraw-done = 你已聲明撤銷合約
support-withdraw-done-text = 我們於 { $moment } 收到。註明該時間的確認電郵會傳送至 { $email }。款項會按你付款的方式全數退回。
support-withdraw-before = 你已於 { $moment } 撤銷這份合約。

## /triplePurchase: three tests for one price.

support-triple-title = { $n } 次測試，{ $price }
support-triple-tab = 三次測試組合
support-triple-lead = 你剛完成的測試的報告，加上隨時可做的另外 { $n } 次測試。
support-triple-holds-title = 每次測試包含甚麼
support-triple-sum-title = 價錢明細
support-triple-sum-apart = 「{ $package }」分 { $n } 次單獨購買
support-triple-sum-bundle = 一併購買
support-triple-sum-saved = 節省
support-triple-terms = 已含稅。只付一次，並非訂閱。14 日內可退款。
support-triple-buy = 以 { $price } 購買
support-triple-first-text = 組合由一次已完成的測試開始。請先做一次測試；以較闊範圍表示的結果是免費的。
support-triple-first = 開始測試
support-triple-closed = 這張訂單不能購買組合。
support-triple-result = 返回結果
support-triple-left-title = 你尚餘 { $n } 次測試
support-triple-left-text = 你可隨時做測試。在免費結果頁按相應的按鈕，報告便會開啟，無須再付款。這個瀏覽器會記住你的組合；在其他地方請使用收據內的連結。
support-triple-left-start = 做下一次測試
support-triple-none-title = 這個組合的測試已全部用完
support-triple-none-text = 每次測試都有自己的報告。全部連結可傳送到你的電郵。

support-forget-title = 這部裝置
support-forget-text = 這是別人的裝置嗎？可以讓這個瀏覽器忘記你的訂單、答案和設定。訂單仍保存在我們這裡，以電郵內的連結即可開啟。
support-forget-button = 忘記這部裝置
support-forget-sure = 尚未提交的答案會遺失。全部忘記？
support-forget-yes = 是，全部忘記
support-forget-done = 這個瀏覽器已全部忘記。請同時關閉分頁。
