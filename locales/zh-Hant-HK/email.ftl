## Letters: receipt, refund, withdrawal, change of address, links, failed payment. Short, calm, no advertising.

email-subject-receipt = 你的報告已備妥：{ $site } 收據
email-subject-refund = 正在退款 { $money }
email-subject-withdrawal = 我們已收到你的取消合約通知
email-subject-address-changed = 你的電郵地址已更改
email-subject-retrieve = 你的報告連結
email-subject-payment-failed = 你的付款未能完成
email-subject-slip-expired = 你的付款單已過期
email-subject-certificate = 你的證書已備妥

## Receipt

email-receipt-title = 你的報告已備妥
email-receipt-lead = 多謝購買。你的「{ $test }」報告已備妥，隨時可用此連結開啟。任何有此連結的人都可看到報告，請妥善保管。
email-receipt-button = 開啟報告
email-receipt-tests-left = 你的組合尚餘 { $n } 次測試，隨時可做。每次完成後，無須再付款即可開啟報告。
email-receipt-member = 你的八折優惠不設期限。以這個電郵地址登入，即可看到你的優惠價。
email-receipt-once = 這是一次過付款，並非訂閱，亦不會續期。
email-receipt-consent = 付款前，你要求我們在 14 日冷靜期屆滿前即時交付，並確認知悉一旦開始交付，便不能再於冷靜期內取消合約。本電郵確認以上兩項。
email-receipt-money-back = 與預期不符？付款後 14 日內可要求退款。
email-receipt-money-back-link = 要求退款
email-receipt-heading = 收據

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = 計劃
email-row-test = 測試
email-row-contains = 包括
email-item-later = { $item }（尚未開放）
email-row-paid = 總額
email-row-amount = 金額
email-row-paid-on = 付款日期
email-row-method = 付款方式
email-row-order = 訂單編號
email-row-seller = 賣方
email-row-name = 姓名
email-row-received = 收到時間
email-row-requested = 提出時間
email-row-declaration = 聲明
email-row-made = 發出時間
email-money-with-tax = { $money }，已含稅
email-method-card = 信用卡或扣賬卡
email-moment = { $date } { $time }（UTC）
email-day = { $date }（UTC）

## Refund: one sentence by its reason.

email-refund-title = 退款正在處理
email-refund-buyer = 我們已收到你的退款要求，正退回 { $money }。
email-refund-withdrawal = 你已取消合約。我們正退回 { $money }。
email-refund-double = 你的訂單重複付款，我們正退回第二筆款項 { $money }。
email-refund-undelivered = 我們未能交付你已付款的內容，現正退回 { $money }。
email-refund-abnormal = 你的測試無法評分，因此你無須為報告付款。我們正退回 { $money }。
email-refund-operator = 我們正退回 { $money }。
email-refund-overlap = 你購買較大的計劃時，其中一部分早前已經付款。我們正退回這部分款項：{ $money }。
email-refund-with-base = 你的訂單已退款，加購的內容亦一併退款。我們正退回 { $money }。
email-refund-way = 款項會退回原來的付款方式，大部分銀行會在 5 至 10 個工作天內入賬。
email-refund-bank = 現金付款無法循原來的方式退回。我們的付款服務商 Stripe 會以電郵查詢你的銀行戶口。你回覆後，通常數個工作天便會入賬。

## Withdrawal from the contract

email-withdrawal-title = 我們已收到你的取消合約通知
email-withdrawal-lead = 特此確認，我們已收到你的通知。你無須再辦理任何手續。
email-withdrawal-words = 本人現取消「{ $package }」計劃的合約。
email-withdrawal-money = 款項最遲會在 14 日內退回原來的付款方式。

## Change of address, told to the old one

email-address-changed-title = 你的電郵地址已更改
email-address-changed-lead = 你訂單的電郵地址已由 { $old } 改為 { $new }。今後有關這張訂單的電郵會傳送至新的電郵地址。
email-address-changed-not-you = 如非你本人更改，請電郵至 { $email }。
email-row-changed = 更改時間

## Links that somebody asked for

email-retrieve-title = 你的報告
email-retrieve-lead = 以下是你索取的報告連結。任何有連結的人都可看到該報告，請妥善保管。
email-retrieve-link = { $test }，{ $date }
email-retrieve-not-you = 如你沒有提出要求，可不理會此電郵，一切維持不變。

## A payment that took days and failed

email-payment-failed-title = 你的付款未能完成
email-payment-failed-lead = 你購買「{ $package }」計劃的付款（{ $money }）未能完成，我們未有收到這筆款項。
email-payment-failed-button = 再試一次
email-payment-failed-kept = 你的結果已儲存。你亦可改用其他方式付款。
email-slip-expired-title = 你的付款單已過期
email-slip-expired-lead = 「{ $package }」計劃的付款單（{ $money }）未有按時支付，現已過期，我們並未扣款。

## Under every letter

email-link-hint = 如按鈕無法使用，請把此連結複製到瀏覽器：
email-questions = 有疑問？請回覆此電郵，或電郵至 { $email }。
email-why = 你收到此電郵，是因為有人在 { $site } 以這個電郵地址下單。
email-why-account = 你收到此電郵，是因為有人在 { $site } 填寫了這個電郵地址。

## A certificate was made

email-certificate-title = 你的證書已備妥
email-certificate-lead = 你的測試完成證書已以下列姓名發出。任何有證書連結或 QR 碼的人，都可看到姓名、分數和誤差範圍，以及測試日期。
email-certificate-button = 查看別人看到的內容
email-certificate-revoke = 你可隨時在報告內隱藏姓名或撤銷證書。並非你本人索取？可能有人持有你的報告連結，你可在報告內撤銷證書。
email-certificate-revoke-link = 隱藏姓名或撤銷證書

## Sign-in letters: a link and a code.

email-subject-sign-in = 登入 { $site }
email-subject-register = 確認你的電郵地址：{ $site }
email-subject-already-registered = 你已有 { $site } 賬戶
email-subject-password-code = 你的 { $site } 驗證碼
email-sign-in-title = 登入 { $site }
email-sign-in-lead = 按下按鈕即可登入。連結只可使用一次，10 分鐘後失效。
email-sign-in-button = 登入
email-sign-in-code = 或在索取驗證碼的頁面輸入以下驗證碼，10 分鐘內有效。
email-sign-in-not-you = 並非你本人要求？可不理會此電郵。沒有這封電郵，任何人都無法登入。
email-register-title = 確認你的電郵地址
email-register-lead = 在註冊頁面輸入以下驗證碼，賬戶即可使用。
email-already-registered-title = 你已有賬戶
email-already-registered-lead = 有人嘗試以你的電郵地址註冊。如是你本人，直接登入即可。連結只可使用一次，10 分鐘後失效。
email-password-code-title = 重設密碼
email-password-code-lead = 在索取驗證碼的頁面輸入以下驗證碼，然後設定新密碼。驗證碼 10 分鐘內有效。
email-receipt-sign-in-heading = 集中查看所有報告
email-receipt-sign-in = 你的電郵地址就是賬戶，無須密碼。此連結只可使用一次，10 分鐘後失效。

## What happened to an account, for its owner.

email-subject-new-device = 你的賬戶有新的登入紀錄
email-subject-password-set = 你的賬戶已設定密碼
email-subject-password-changed = 你的密碼已更改
email-subject-passkey-added = 你的賬戶已新增通行密鑰
email-subject-passkey-removed = 已移除一個通行密鑰
email-subject-passkey-disabled = 已停用一個通行密鑰
email-subject-provider-connected = 你的賬戶已連結 { $provider }
email-subject-provider-disconnected = 你的賬戶已取消連結 { $provider }
email-subject-export-ready = 你的資料已備妥
email-subject-account-deleted = 你的賬戶已刪除
email-new-device-lead = 你的賬戶曾在一部新裝置上登入。
email-password-set-lead = 你的賬戶已設定密碼。
email-password-changed-lead = 你的賬戶密碼已更改，其他裝置已全部登出。
email-passkey-added-lead = 你的賬戶已新增一個通行密鑰。日後登入無須電郵，亦無須密碼。
email-passkey-removed-lead = 你的賬戶已移除一個通行密鑰，該密鑰不能再用於登入。
email-passkey-disabled-lead = 可能有人複製了你的通行密鑰。為保障你的賬戶，我們已將其停用。請以電郵連結登入，在設定中移除這個通行密鑰，再新增一個。
email-provider-connected-lead = 你現在可使用 { $provider } 登入賬戶。
email-provider-disconnected-lead = 日後不能再使用 { $provider } 登入你的賬戶。
email-export-ready-lead = 你的資料副本已備妥，包括我們儲存的全部資料。請於七日內登入下載。
email-export-ready-button = 下載我的資料
email-account-deleted-lead = 你的賬戶及當中的一切均已刪除：測試、結果、報告、證書和電郵。購買紀錄只保留稅務法例要求的內容，不包括你的姓名和電郵地址。這是我們就你的賬戶發出的最後一封電郵。
email-row-when = 時間
email-row-device = 裝置
email-row-passkey = 通行密鑰
email-device = { $browser } { $system }
email-notice-not-you = 如非你本人操作，請登入並設定新密碼，再登出其他所有裝置。
email-notice-settings = 開啟設定

email-subject-review = 你覺得這份報告如何？
email-review-title = 你覺得這份報告如何？
email-review-lead = 一星期前，你收到「{ $test }」的報告。願意告訴其他人你的看法嗎？評分只需片刻，文字可寫可不寫，顯示甚麼名稱由你決定。
email-review-button = 撰寫評價
email-review-terms = 撰寫評價沒有任何獎賞。好評和差評以同樣方式刊登，你可隨時用同一連結修改或撤回。
email-review-no-letters = 這張訂單，我們只會邀請你評價這一次。日後的訂單也不想收到邀請？
email-review-no-letters-link = 不再邀請我

## Receipt of a membership: paid once, ends by itself.

email-subject-member = 你已成為會員：{ $site } 收據
email-member-title = 你已成為會員
email-member-lead = 多謝購買。{ $date } 或之前，每份報告、每次升級及三次測試組合均享八折。購買時登入即可。
email-member-button = 開啟我的商店
email-row-member-until = 會員有效期至
email-member-once = 這是一次過付款。會員資格於當日自動結束，不會續期。

## A membership that renews itself until it is cancelled.

email-refund-cancelled = 你在這次扣款之前已取消會員資格。我們正全數退回 { $money }。
email-subject-plan-reminder = 你的會員資格將於 { $date } 續期
email-plan-reminder-title = 你的會員資格即將續期
email-plan-reminder-lead = 我們會於 { $date } 從你的信用卡收取下一期的 { $money }。如想繼續做會員，無須辦理任何手續。
email-plan-reminder-note = 不想續期？請按此處的「取消續期」，並在開啟的頁面再按一次。無須登入，續期日之前你仍是會員。
email-plan-cancel-button = 取消續期
email-subject-plan-failed = 會員資格未能續期
email-plan-failed-title = 會員資格未能續期
email-plan-failed-lead = 銀行拒絕了下一期 { $money } 的扣款。我們的付款服務商 Stripe 或會在數日內再試。若仍未成功，會員資格便會結束，你無須支付任何費用。
email-plan-failed-note = 不想續期？可在此取消，無須登入。
email-subject-plan-cancelled = 你的會員資格不會再續期
email-plan-cancelled-title = 你的會員資格不會再續期
email-plan-cancelled-lead = 已取消，不會再扣款。
email-plan-cancelled-until = 已付款的期間不受影響：會員有效期至 { $date }。
email-member-renews = 會員資格將於 { $date } 續期，收費 { $money }，其後每期續期，直至你取消。每次續期前 7 日，我們會以電郵通知你。
email-member-cancel = 不想續期？可隨時取消，無須登入。
email-member-cancel-link = 取消續期
