## Buying the report.

## The packages.

pay-choose-title = 選擇你的報告
pay-choose-lead = 每個計劃都包含前一個計劃的全部內容。日後可以升級，只需補差價。
pay-popular = 最多人選擇
pay-choose-button = 繼續 · { $price }
pay-list-price = 原價
pay-member-price = 優惠價
pay-member-note = 已計入你的折扣。折扣只適用於當初購買時所用的電郵地址，請在此填寫同一電郵地址。
pay-promise-once = 一次過付款，並非訂閱
pay-promise-tax = 已含稅
pay-promise-back = 14 日內全數退款
pay-bundle-line = 打算再做測試？三份「{ $package }」報告共 { $price }，包括這次和另外兩次，隨時可做。
pay-bundle-link = 查看組合
pay-closed = 目前暫停出售報告。你的免費結果不受影響。
pay-sample-link = 先看報告樣本
pay-back-to-result = 返回免費結果

pay-owned-title = 你已擁有這份報告
pay-owned-text = 隨時可以開啟，連結亦已電郵給你。
pay-owned-open = 開啟報告
pay-owned-more = 還可加購
pay-owned-add = 加購 · { $price }

## Payment.

pay-title = 付款
pay-item-label = 購買內容
pay-total-label = 總額
pay-item-change = 選擇其他計劃

pay-email-label = 電郵地址
pay-email-hint = 報告和收據會傳送至此。一星期後，我們或會邀請你撰寫評價，只此一次，你可隨時拒絕。
pay-email-missing = 請輸入電郵地址
pay-email-malformed = 電郵地址格式不正確，請檢查有沒有輸入錯誤。
pay-email-meant = 你是指 { $email } 嗎？

pay-method-label = 選擇付款方式
pay-method-missing = 請選擇付款方式。
pay-method-or = 或
pay-card-safety = 信用卡資料會直接傳送給付款服務商，我們看不到，亦不會儲存。
pay-method-loading = 正在載入付款方式…

pay-box-supply = 本人同意在冷靜期屆滿前即時開始交付。
pay-box-waiver = 本人知悉，一旦開始交付，本人便不能再於冷靜期內取消合約。
pay-box-note = 你仍可在 14 日內要求退款，這是我們額外的承諾。
pay-box-missing = 請剔選此項，以便我們即時交付。

pay-button = 支付 { $price }
pay-button-order = 訂購並付款
pay-button-busy = 付款處理中

pay-declined-title = 付款失敗
pay-declined-text = 我們並未扣款。請再試一次，或選擇其他付款方式。
pay-order-failed = 未能建立訂單，請再試一次。我們並未扣款。
pay-too-many = 嘗試次數過多，請等數分鐘再試。
pay-price-changed = 價錢已由 { $old } 改為 { $new }，我們並未扣款。如接受新價錢，請再按一次按鈕。
pay-connection-failed = 連線失敗，請再試一次。
pay-connection-retry = 再試一次

## The last look before paying. Japanese law asks for it.

pay-review-button = 核對訂單
pay-review-title = 請核對你的訂單
pay-review-item = 商品
pay-review-item-value = { $name }（電子報告 1 份）
pay-review-amount = 金額（已含稅）
pay-review-paying = 付款
pay-review-paying-value = 一次過付款。信用卡和電子錢包即時扣款；如在便利店或銀行付款，下一步會顯示付款限期。
pay-review-delivery = 交付
pay-review-delivery-value = 付款確認後即時交付：在本網站閱覽，並以電郵傳送至 { $email }。
pay-review-refund = 退款
pay-review-refund-value = 14 日內，在報告內按一下按鈕即可全數退款，無須說明理由。
pay-review-later = 尚未開放
pay-review-period = 使用期限
pay-review-period-value = 不設期限。使用任何較新的瀏覽器，即可在本網站閱讀。
pay-review-seller = 賣方
pay-review-back = 返回修改

## Waiting for the payment.

pay-check-title = 付款處理中
pay-check-text = 我們正在確認你的付款，通常只需數秒。
pay-check-open-title = 我們尚未收到付款
pay-check-open-text = 如你中途關閉了銀行網頁，款項並未扣除，可以再試一次。如你剛剛付款，請稍候，本頁會自動更新。
pay-check-processing-title = 正在等候銀行或商店確認
pay-check-processing-text = 付款正在處理。視乎付款方式，需時數分鐘至數日。你可以關閉本頁，收到款項後我們會以電郵通知你。
pay-check-late-title = 需時較平常長
pay-check-late-text = 你可以關閉本頁，付款一經確認，我們會以電郵通知你。
pay-check-expired-title = 付款未有在限期內完成
pay-check-expired-text = 我們並未扣款，你可以重新開始。
pay-check-review-title = 我們正在核對你的付款
pay-check-review-text = 有一項資料需要進一步核對。我們會交付訂單或退款，並以電郵通知你。
pay-check-refunded-title = 已退款
pay-check-refunded-text = 這次購買已結束，你無須再辦理任何手續。
pay-check-none-title = 你尚未購買任何內容
pay-check-none-text = 這次測試沒有付款紀錄。
pay-check-retry = 再試一次
pay-check-choose = 選擇報告計劃

## A failed payment.

pay-failed-title = 付款失敗
pay-failed-text = 我們並未扣款，你的結果亦已儲存。
pay-failed-retry = 再試一次
pay-failed-method = 選擇其他付款方式
pay-failed-help = 尋求協助

## Bought.

pay-success-title = 你的報告已備妥
pay-success-making-title = 已收到付款
pay-success-making-text = 你的報告正在準備中，需時數秒。
pay-success-view = 開啟報告
pay-countdown = { $seconds } 秒後自動開啟
pay-countdown-stop = 停止
pay-countdown-stopped = 已停止。你可隨時開啟報告。

pay-clock-title = 交付
pay-clock-made = 報告已備妥
pay-clock-sent = 電郵已發出
pay-clock-accepted = 電郵服務商已接收
pay-clock-open = 等候中
pay-clock-answer = 伺服器回覆：{ $answer }
pay-clock-unconfirmed = 電郵已發出，但電郵服務商未有確認送達。如未收到，請重新傳送。
pay-clock-refused = 報告傳送失敗，請檢查電郵地址。

pay-address = 連結正傳送至 { $email }。
pay-address-change = 更改電郵地址
pay-address-label = 傳送至
pay-address-send = 傳送
pay-address-sent = 報告已成功傳送，請查看收件匣。
pay-address-failed = 報告傳送失敗，請檢查電郵地址後再試一次。
pay-refund-hint = 改變主意？{ $date } 或之前，在報告內按一下按鈕即可退款。
pay-success-tests = 你的組合尚餘 { $tests } 次測試。
pay-success-tests-link = 使用組合
pay-success-account = 登入即可集中查看所有報告

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 收據會傳送至 { $email }。
pay-member-ends = 由今日起生效，為期 { $months } 個月，到期自動結束，不會續期。
pay-member-back = 返回我的商店
pay-member-change = 暫不購買
pay-member-review-delivery = 即時生效，收據會傳送至 { $email }。
pay-success-member-title = 你已成為會員
pay-success-member-text = { $date } 或之前，所有產品一律八折。購買時登入即可。
pay-success-member-shop = 前往我的商店

pay-member-review-item = { $name }，{ $months } 個月
pay-member-review-refund = 14 日內，在「我的商店」按一下按鈕即可全數退款，無須說明理由。
pay-success-member-refund = 改變主意？{ $date } 或之前，在「我的商店」按一下按鈕即可退款。

## A membership that renews itself until it is cancelled.

pay-plan-button = 現付 { $price }，{ $date } 再次扣款
pay-plan-promise = 今日支付 { $price }，{ $date } 再次扣款，其後每期扣款，直至你取消
pay-plan-ends = 每 { $months } 個月續期一次，直至你取消。每次續期前 7 日，我們會以電郵通知你。

pay-recommended = 推薦
pay-recommended-why = 大多數人已夠用：分數和排名，加上每道未答對題目的講解。
