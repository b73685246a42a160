## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 電郵地址
support-email-missing = 請輸入電郵地址
support-email-wrong = 電郵地址格式不正確，請檢查有沒有輸入錯誤。
support-email-hint = 你是指 { $email } 嗎？
support-order-label = 訂單編號
support-order-missing = 請輸入訂單編號。
support-order-unknown = 找不到這個編號的訂單。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 取回報告
support-retrieve-lead = 輸入購買時所用的電郵地址，我們會把你所有報告的連結傳送給你。
support-retrieve-send = 傳送
support-retrieve-sent = 報告已成功傳送
support-retrieve-sent-text = 報告連結正傳送至 { $email }，一兩分鐘內應可收到。如未收到，請查看垃圾郵件匣。
support-retrieve-another = 使用其他電郵地址
support-retrieve-failed = 報告傳送失敗，請再試一次。
support-retrieve-other-title = 無法登入該電郵信箱？
support-retrieve-other-text = 如報告仍在瀏覽器中開啟，可在報告的支援頁面更改電郵地址；亦可電郵聯絡我們。
support-retrieve-other-link = 前往支援頁面

## /support without an order.

support-title = 支援
support-lead = 尋找報告、重新傳送、更改電郵地址、要求退款或取消合約，都可在此辦理，無須賬戶。
support-find-title = 你的訂單
support-find-text = 使用收據內的連結即可開啟。找不到收據？我們可把所有報告的連結電郵給你。
support-find-retrieve = 以電郵取回連結
support-contact-title = 電郵聯絡我們
support-contact-text = 每封電郵都有專人閱讀。如有訂單編號，請一併註明；請勿傳送信用卡號碼。
support-contact-subject = 訂單編號 { $order }

## /support with an order.

support-order-title = 你的訂單
support-order-package = 計劃
support-order-price = 價錢
support-order-paid = 付款時間
support-order-email = 電郵地址
support-order-number = 訂單編號
support-order-price-text = { $price }，已含稅
support-moment = { $date } { $time }
support-order-open = 開啟報告
support-order-free = 查看免費結果
support-order-packages = 選擇報告計劃
support-order-check = 查看付款進度
support-order-other = 查詢其他訂單

support-state-none = 你未有為這次測試購買報告。免費結果仍可查看。
support-state-open = 我們未有收到付款，亦未有扣款。
support-state-processing = 銀行尚未確認這筆付款。一經確認，我們會以電郵通知你，無須再次付款。
support-state-review = 我們正在核對這筆付款的一項資料。我們會交付訂單或退款，並以電郵通知你。
support-state-paid = 已付款。你的報告正在準備中。
support-state-fulfilled = 已付款。你的報告已備妥。
support-state-part-refunded = 已退款 { $amount }。報告仍可查看。
support-state-disputed = 你的銀行已就這筆付款提出爭議。報告仍可查看。
support-state-refunded = 已退款。免費結果會保留。
support-state-owed = 我們已退款，但款項未能入賬。我們正再次嘗試；如需改用其他方式，會以電郵通知你。

## Delivery.

support-delivery-title = 交付
support-delivery-text = 報告連結會傳送至 { $email }。
support-delivery-made = 報告已備妥
support-delivery-sent = 電郵已發出
support-delivery-accepted = 電郵服務商已接收
support-delivery-not-yet = 等候中
support-delivery-unconfirmed = 電郵服務商未有確認送達。如未收到電郵，請按「重新傳送」。
support-delivery-refused = 電郵服務商拒收這封電郵，請檢查電郵地址。
support-resend = 重新傳送
support-resent = 報告已成功傳送
support-resend-failed = 報告傳送失敗，請再試一次。
support-fix = 更改電郵地址
support-fix-label = 新電郵地址
support-fix-text = 我們會即時把報告傳送至新電郵地址，並通知原來的電郵地址。
support-fix-save = 更改並傳送
support-fixed = 已更改。報告正傳送至 { $email }。
support-cancel = 取消

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 取消合約
support-withdraw-text = 歐盟和英國的消費者可在 14 日冷靜期內取消購買合約，無須說明理由。只需兩步，無須賬戶，款項全數退還。即使你曾要求即時交付，亦可取消。
support-withdraw-open = 在此取消合約
support-withdraw-form = 遞交本表格，即表示你取消下列訂單的合約。
support-withdraw-name = 你的姓名
support-withdraw-name-missing = 請輸入你的姓名。
support-withdraw-email = 接收確認的電郵地址
support-withdraw-order-help = 編號列於收據上。找不到收據？
support-withdraw-order-link = 以電郵取回連結
support-withdraw-confirm = 確認取消合約
support-withdraw-done = 已收到你的取消合約通知
support-withdraw-done-text = 我們於 { $moment } 收到通知，現正把註明此時間的確認電郵傳送至 { $email }，並把款項全數退回原來的付款方式。
support-withdraw-before = 你已於 { $moment } 取消這份合約。

## /triplePurchase: three tests for one price.

support-triple-title = { $n } 次測試，共 { $price }
support-triple-tab = 三次測試組合
support-triple-lead = 包括你剛完成的測試的報告，另加 { $n } 次測試，隨時可做。
support-triple-holds-title = 每次測試包括甚麼
support-triple-sum-title = 可節省多少
support-triple-sum-apart = 單獨購買 { $n } 次「{ $package }」
support-triple-sum-bundle = 組合價
support-triple-sum-saved = 節省
support-triple-terms = 已含稅。一次過付款，並非訂閱。14 日內可退款。
support-triple-buy = 購買 · { $price }
support-triple-first-text = 完成一次測試後才可購買組合。請先做一次測試，最有可能的 IQ 範圍免費看。
support-triple-first = 做測試
support-triple-closed = 這項測試不設組合。
support-triple-result = 返回結果
support-triple-left-title = 你尚餘 { $n } 次測試
support-triple-left-text = 隨時可做下一次測試。完成後，在免費結果頁使用組合，即可開啟報告，不會再扣款。組合已儲存在這個瀏覽器；轉用其他裝置時，請使用收據內的連結。
support-triple-left-start = 做下一次測試
support-triple-none-title = 這個組合的測試已全部用完
support-triple-none-text = 每次測試都有各自的報告，我們可把全部連結電郵給你。

support-forget-title = 這部裝置
support-forget-text = 正在使用別人的裝置？可從這個瀏覽器移除你的訂單、答案和設定，並登出。之後仍可透過電郵內的連結開啟訂單。
support-forget-button = 忘記這部裝置
support-forget-sure = 要從這個瀏覽器移除全部資料嗎？尚未傳送的答案會遺失。
support-forget-yes = 全部移除
support-forget-done = 已全部移除。請同時關閉這個分頁。

support-seller-title = 賣方
support-seller-name = 名稱
support-seller-representative = 代表人
support-seller-address = 地址
support-seller-phone = 電話
support-seller-email = 電郵
support-seller-business-number = 營業登記號碼（韓國）
support-seller-mail-order-number = 通訊銷售申報號碼（韓國）
support-seller-host = 網站寄存服務商
support-seller-check = 核實賣方資料
