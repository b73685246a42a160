## Buying the report.

## The packages.

pay-choose-title = 選擇報告
pay-choose-lead = 想知道甚麼，就選甚麼。每個計劃都包含前一個計劃的全部內容。
pay-popular = 最多人選擇
pay-choose-button = 繼續 – { $price }
pay-list-price = 標價
pay-member-price = 你的專享價
pay-member-note = 使用購買折扣時的電郵地址付款，才享有這個價錢。
pay-promise-once = 只付一次，並非訂閱
pay-promise-tax = 已含稅
pay-promise-back = 14 日內一鍵退款
pay-bundle-line = 三次測試 { $price }：這次測試，加上隨時可做的另外兩次，都享有「{ $package }」計劃。
pay-bundle-link = 查看組合
pay-closed = 目前這裏沒有可購買的內容。你的免費結果仍在原處。
pay-sample-link = 先看報告示例
pay-back-to-result = 返回免費結果

pay-owned-title = 你已擁有這份報告
pay-owned-text = 報告在其專屬網址，隨時可以開啟；連結亦在你的電郵內。
pay-owned-open = 開啟報告
pay-owned-more = 還可加購
pay-owned-add = 加 { $price } 升級

## Payment.

pay-title = 付款
pay-item-label = 你購買的是
pay-total-label = 總額
pay-item-change = 選擇其他計劃

pay-email-label = 電郵
pay-email-hint = 報告和收據會傳送到這個電郵地址。一星期後我們可能會邀請你評價一次，你可隨時拒絕。
pay-email-missing = 請輸入電郵地址
pay-email-malformed = 請輸入正確的電郵地址
pay-email-meant = 你是想輸入 { $email } 嗎？

pay-method-label = 你想如何付款？
pay-method-missing = 請選擇付款方式。
pay-method-or = 或
pay-card-safety = 卡資料會直接傳送給支付服務商。我們看不到，亦不會儲存。
pay-method-loading = 正在載入付款方式…

pay-box-supply = 本人同意在撤銷期屆滿之前即時開始交付。
pay-box-waiver = 本人知悉，一旦開始交付，本人的撤銷權即告終止。
pay-box-note = 即使如此，我們自己的承諾不變：14 日內一鍵退款。
pay-box-missing = 不剔選此項，我們無法即時交付。

pay-button = 支付 { $price }
pay-button-order = 訂購並付款
pay-button-busy = 付款處理中

pay-declined-title = 付款失敗
pay-declined-text = 並無扣款。請再試一次，或選擇其他付款方式。
pay-order-failed = 未能建立訂單，請再試一次。
pay-too-many = 嘗試次數過多。請等數分鐘再試。
pay-price-changed = 價錢已由 { $old } 改為 { $new }。並無扣款。如你同意，請再按一次按鈕。
pay-connection-failed = 連線失敗，請再試一次。
pay-connection-retry = 再試一次

## The last look before paying. Japanese law asks for it.

pay-review-button = 核對訂單
pay-review-title = 請核對你的訂單
pay-review-item = 商品
pay-review-item-value = { $name }（電子報告 1 份）
pay-review-amount = 金額（已含稅）
pay-review-paying = 付款
pay-review-paying-value = 只付一次。信用卡和電子錢包即時付款；在便利店或銀行付款，請於下一步顯示的日期前完成。
pay-review-delivery = 交付
pay-review-delivery-value = 付款確認後即時交付：在本網站開啟，並以電郵傳送至 { $email }。
pay-review-refund = 退款
pay-review-refund-value = 購買後 14 日內，按一下報告內的按鈕即可全數退款，不問理由。
pay-review-later = 尚未開放的內容
pay-review-period = 使用期限
pay-review-period-value = 不設期限。請以較新的瀏覽器在本網站閱讀。
pay-review-seller = 賣方
pay-review-back = 返回修改

## Waiting for the payment.

pay-check-title = 付款處理中
pay-check-text = 我們正向支付服務商查詢，通常只需數秒。
pay-check-open-title = 我們尚未收到付款
pay-check-open-text = 如你關閉了銀行的視窗，便沒有扣款，可以再試一次。如你剛剛付款，請稍候：本頁會繼續查詢。
pay-check-processing-title = 正在等候銀行或商店確認
pay-check-processing-text = 款項正在途中。視乎付款方式，需要數分鐘至數日。你可以關閉本頁，收到款項後我們會以電郵通知你。
pay-check-late-title = 比平常需要更久
pay-check-late-text = 你可以關閉本頁，付款一經確認，我們會以電郵通知你。
pay-check-expired-title = 付款未有在限期內完成
pay-check-expired-text = 並無扣款。你可以重新開始。
pay-check-review-title = 有專人正在核對你的付款
pay-check-review-text = 這筆付款有不符之處。我們會以電郵通知你，然後交付報告，或者退款。
pay-check-refunded-title = 款項已退回
pay-check-refunded-text = 這次購買已結束。
pay-check-none-title = 尚未購買任何內容
pay-check-none-text = 這個網址之下沒有付款記錄。
pay-check-retry = 再試一次
pay-check-choose = 查看計劃

## A failed payment.

pay-failed-title = 付款失敗
pay-failed-text = 並無扣款。你的結果會保留。
pay-failed-retry = 再試一次
pay-failed-method = 選擇其他付款方式
pay-failed-help = 取得協助

## Bought.

pay-success-title = 你的報告已備妥
pay-success-making-title = 已收到付款
pay-success-making-text = 正在製作你的報告，需時數秒。
pay-success-view = 查看報告
pay-countdown = { $seconds } 秒後自動開啟。
pay-countdown-stop = 停止
pay-countdown-stopped = 已停止。你可隨時開啟。

pay-clock-title = 交付
pay-clock-made = 報告已製作
pay-clock-sent = 電郵已發出
pay-clock-accepted = 你的電郵伺服器已接收
pay-clock-open = 尚未
pay-clock-answer = 伺服器回覆：{ $answer }
pay-clock-unconfirmed = 電郵伺服器收下了電郵，但沒有確認。如未收到，請重新傳送。
pay-clock-refused = 報告傳送失敗

pay-address = 傳送至 { $email }。
pay-address-change = 電郵地址不對？
pay-address-label = 傳送至
pay-address-send = 傳送
pay-address-sent = 報告已成功傳送
pay-address-failed = 報告傳送失敗
pay-refund-hint = 改變主意？{ $date } 或之前，按一下報告內的按鈕即可退款。
pay-success-tests = 你還有 { $tests } 次測試可用。
pay-success-tests-link = 立即使用
pay-success-account = 登入後，所有報告集中在一處

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 收據會寄往 { $email }。
pay-member-ends = 由今日起計 { $months } 個月有效。到期自動結束，不會自動續期。
pay-member-back = 返回我的商店
pay-member-change = 暫不購買
pay-member-review-delivery = 即時生效；收據寄往 { $email }
pay-success-member-title = 你已成為會員
pay-success-member-text = 直至 { $date }，所有產品八折。購買時登入即可。
pay-success-member-shop = 前往我的商店

pay-member-review-item = { $name }，{ $months } 個月
pay-member-review-refund = 14 日內可在我的商店按掣全數退款，毋須理由。
pay-success-member-refund = 改變主意？{ $date } 或之前，按一下我的商店內的按鈕即可退款。

## A membership that renews itself until it is cancelled.

pay-plan-button = 支付 { $price }，{ $date } 再次扣款
pay-plan-promise = 今日付 { $price }，{ $date } 再次扣款，直至你取消
pay-plan-ends = 每 { $months } 個月續期一次，直至你取消。我們會提前 7 日以電郵通知你。

pay-recommended = 推薦
pay-recommended-why = 對大多數人已足夠：分數和排名，加上每道錯題的講解。
