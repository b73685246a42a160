## Letters: receipt, refund, withdrawal, change of address, links, failed payment. Short, calm, no advertising.

email-subject-receipt = 你的報告已備妥：{ $site } 收據
email-subject-refund = 我們正退回 { $money }
email-subject-withdrawal = 我們已收到你的撤銷聲明
email-subject-address-changed = 你的報告現改為傳送至另一電郵地址
email-subject-retrieve = 你的報告連結
email-subject-payment-failed = 我們未有收到你的付款
email-subject-slip-expired = 你的付款單已過期
email-subject-certificate = 你的證書已製作

## Receipt

email-receipt-title = 你的報告已備妥
email-receipt-lead = 多謝。你的「{ $test }」報告已備妥，隨時可用此連結開啟。任何有此連結的人都可看到報告，請自行妥善保管。
email-receipt-button = 開啟報告
email-receipt-tests-left = 尚有 { $n } 次測試已付款。隨時可做；每次完成後，無須再付款即可開啟報告。
email-receipt-member = 你的八折優惠不設期限。以這個電郵地址登入，便會隨處看到你的價錢。
email-receipt-once = 這是一次過付款。並非訂閱，亦不會續期。
email-receipt-consent = 付款前，你要求我們在 14 日撤銷期屆滿之前即時交付，並確認知悉你的撤銷權因此終止。我們特此向你確認。
email-receipt-money-back = 與預期不符？付款後 14 日內可以退款。
email-receipt-money-back-link = 要求退款
email-receipt-heading = 收據

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = 計劃
email-row-test = 測試
email-row-contains = 包含
email-item-later = { $item }（尚未開放）
email-row-paid = 實付
email-row-amount = 金額
email-row-paid-on = 付款日期
email-row-method = 付款方式
email-row-order = 訂單編號
email-row-seller = 賣方
email-row-name = 姓名
email-row-received = 收到時間
email-row-requested = 要求時間
email-row-declaration = 聲明
email-row-made = 製作時間
email-money-with-tax = { $money }，已含稅
email-method-card = 信用卡或扣賬卡
email-moment = { $date } { $time }（UTC）
email-day = { $date }（UTC）

## Refund: one sentence by its reason.

email-refund-title = 你的退款正在途中
email-refund-buyer = 你要求退款。我們正退回 { $money }。
email-refund-withdrawal = 你撤銷了合約。我們正退回 { $money }。
email-refund-double = 你的訂單付了兩次款。我們正退回第二筆付款：{ $money }。
email-refund-undelivered = 我們未能交付你付款購買的內容，十分抱歉。我們正退回 { $money }。
email-refund-abnormal = 你的作答無法分析。我們正退回 { $money }。
email-refund-operator = 我們正退回 { $money }。
email-refund-overlap = 較大的計劃中有一部分你已付款。我們正退回這部分：{ $money }。
email-refund-with-base = 計劃退款時，加購的內容亦一併退款。我們正退回 { $money }。
email-refund-way = 款項按付款的方式退回。銀行通常需要 5 至 10 個工作天才會入帳。
email-refund-bank = 現金付款無法按付款的方式退回。我們的付款服務商 Stripe 會以電郵向你詢問收款的銀行戶口。你回覆後，通常數個工作天便會入帳。

## Withdrawal from the contract

email-withdrawal-title = 我們已收到你的撤銷聲明
email-withdrawal-lead = 特此確認，你的聲明已送達我們。你無須再辦理任何手續。
email-withdrawal-words = 本人撤銷「{ $package }」計劃的合約。
email-withdrawal-money = 你支付的款項會按付款的方式退回，最遲不超過 14 日。

## Change of address, told to the old one

email-address-changed-title = 你的報告現改為傳送至另一電郵地址
email-address-changed-lead = 你訂單的電郵地址已由 { $old } 改為 { $new }。有關電郵今後會傳送至新地址。
email-address-changed-not-you = 如非你本人更改，請電郵至 { $email }。
email-row-changed = 更改時間

## Links that somebody asked for

email-retrieve-title = 你的報告
email-retrieve-lead = 這是你要取回的報告連結。任何有連結的人都可看到該報告，請自行妥善保管。
email-retrieve-link = { $test }，{ $date }
email-retrieve-not-you = 如你沒有提出要求，可不理會此電郵。一切並無更改。

## A payment that took days and failed

email-payment-failed-title = 我們未有收到你的付款
email-payment-failed-lead = 你為「{ $package }」計劃支付的 { $money } 未能完成。我們未有收到這筆款項。
email-payment-failed-button = 再試一次
email-payment-failed-kept = 你的結果會保留。你亦可改用其他方式付款。
email-slip-expired-title = 你的付款單已過期
email-slip-expired-lead = 「{ $package }」計劃的付款單（{ $money }）未有按時支付，現已過期。沒有扣除任何款項。

## Under every letter

email-link-hint = 如按鈕無法使用，請把此網址複製到瀏覽器：
email-questions = 有疑問？請回覆此電郵，或電郵至 { $email }。
email-why = 你收到此電郵，是因為在 { $site } 的訂單填寫了這個地址。
email-why-account = 您收到這封電郵，是因為有人在 { $site } 填寫了這個電郵地址。

## A certificate was made

email-certificate-title = 你的證書已製作
email-certificate-lead = 我們已以下列姓名為你的測試製作完成證書。任何有證書連結或 QR 碼的人，都可看到姓名、分數及其誤差範圍，以及測試日期。
email-certificate-button = 查看別人會看到甚麼
email-certificate-revoke = 你可隨時在報告中隱藏姓名或撤銷證書。如非你本人要求製作，即是別人有你的報告連結：請在報告中撤銷證書。
email-certificate-revoke-link = 隱藏姓名或撤銷證書

## Sign-in letters: a link and a code.

email-subject-sign-in = 登入 { $site }
email-subject-register = 確認你的電郵地址：{ $site }
email-subject-already-registered = 你已有 { $site } 帳戶
email-subject-password-code = 您的 { $site } 驗證碼
email-sign-in-title = 登入 { $site }
email-sign-in-lead = 按下按鈕即可登入。連結只可使用一次，30 分鐘後失效。
email-sign-in-button = 登入
email-sign-in-code = 你亦可在索取驗證碼的頁面輸入此驗證碼，10 分鐘內有效。
email-sign-in-not-you = 並非你本人要求？可不理會此電郵。沒有此電郵，任何人都無法登入。
email-register-title = 確認你的電郵地址
email-register-lead = 在註冊頁面輸入下面的驗證碼，帳戶即可使用。
email-already-registered-title = 你已有帳戶
email-already-registered-lead = 有人嘗試以你的電郵地址註冊帳戶。如是你本人，直接登入即可。連結只可使用一次，30 分鐘後失效。
email-password-code-title = 重設密碼
email-password-code-lead = 請在索取驗證碼的頁面輸入它，然後設定新密碼。驗證碼 10 分鐘內有效。
email-receipt-sign-in-heading = 所有報告集中在一處
email-receipt-sign-in = 你的電郵地址就是帳戶，無須密碼。此連結只可使用一次，24 小時後失效。
email-receipt-sign-in-code = 也可以在 10 分鐘內到登入頁面輸入這個驗證碼。

## What happened to an account, for its owner.

email-subject-new-device = 你的帳戶有新的登入紀錄
email-subject-password-set = 你已設定密碼
email-subject-password-changed = 你的密碼已更改
email-subject-passkey-added = 你已新增通行密鑰
email-subject-passkey-removed = 一個通行密鑰已被移除
email-subject-passkey-disabled = 一個通行密鑰已被停用
email-subject-provider-connected = 你的帳戶已連結 { $provider }
email-subject-provider-disconnected = 你的帳戶已取消連結 { $provider }
email-subject-export-ready = 你的資料已準備好
email-subject-account-deleted = 你的帳戶已刪除
email-new-device-lead = 你的帳戶曾在一部新裝置上登入。
email-password-set-lead = 你的帳戶已設定密碼。
email-password-changed-lead = 你的帳戶密碼已更改，其他裝置已全部登出。
email-passkey-added-lead = 你的帳戶已新增一個通行密鑰。日後登入無須電郵，亦無須密碼。
email-passkey-removed-lead = 你的帳戶已移除一個通行密鑰，它不能再用於登入。
email-passkey-disabled-lead = 可能有人複製了你的通行密鑰。為保障你的帳戶，我們已將其停用。請以電郵連結登入，在設定中移除它，並新增另一個通行密鑰。
email-provider-connected-lead = 你現在可以 { $provider } 登入帳戶。
email-provider-disconnected-lead = 日後無法再以 { $provider } 登入你的帳戶。
email-export-ready-lead = 我們儲存的與你有關的全部資料副本已準備好。登入帳戶後，七日內可以下載。
email-export-ready-button = 下載我的資料
email-account-deleted-lead = 你的帳戶及當中儲存的一切均已刪除：測試、結果、報告、證書和電郵。購買紀錄只保留稅務法例要求的內容，不包括你的姓名和電郵地址。這是與此有關的最後一封電郵。
email-row-when = 時間
email-row-device = 裝置
email-row-passkey = 通行密鑰
email-device = { $browser } { $system }
email-notice-not-you = 如非你本人操作，請登入並設定新密碼，再登出其他所有裝置。
email-notice-settings = 開啟設定

email-subject-review = 你覺得這份報告如何？
email-review-title = 你覺得如何？
email-review-lead = 一星期前你收到了「{ $test }」的報告。願意告訴其他人你的看法嗎？評星只需片刻，文字可寫可不寫，顯示甚麼名字由你決定。
email-review-button = 撰寫評價
email-review-terms = 撰寫評價沒有任何獎賞。好評和差評以同樣方式刊登，你可隨時用同一連結修改或撤回。
email-review-no-letters = 關於此事，我們只發這一封電郵。日後下單亦不想收到這類電郵？
email-review-no-letters-link = 不再詢問

## Receipt of a membership: paid once, ends by itself.

email-subject-member = 你已成為會員：{ $site } 收據
email-member-title = 你已成為會員
email-member-lead = 多謝。直至 { $date }，每份報告、每次升級及三次測試組合均享八折。購買時登入即可。
email-member-button = 開啟我的商店
email-row-member-until = 會員有效期至
email-member-once = 這是一次過付款。會員資格到期自動結束，不會續期。

## A membership that renews itself until it is cancelled.

email-refund-cancelled = 這次扣款之前你已取消續期。我們正全數退回：{ $money }。
email-subject-plan-reminder = 你的會員資格將於 { $date } 續期
email-plan-reminder-title = 你的會員資格即將續期
email-plan-reminder-lead = { $date }，我們會從你的信用卡收取下一期的 { $money }。想繼續做會員，毋須辦理任何手續。
email-plan-reminder-note = 不想續期？在這個按鈕打開的頁面按一下即可取消，毋須登入；到那一天之前你仍是會員。
email-plan-cancel-button = 取消續期
email-subject-plan-failed = 會員資格未能續期
email-plan-failed-title = 會員資格未能續期
email-plan-failed-lead = 銀行拒絕了下一期 { $money } 的扣款。支付服務商 Stripe 可能會在數日內再試。若仍未成功，會員資格便會結束，你毋須支付任何費用。
email-plan-failed-note = 如不想續期，可在此取消，毋須登入。
email-subject-plan-cancelled = 你的會員資格不會再續期
email-plan-cancelled-title = 你的會員資格不會再續期
email-plan-cancelled-lead = 已取消，不會再扣款。
email-plan-cancelled-until = 已付款的部分仍然有效：會員有效期至 { $date }。
email-member-renews = 會員資格將於 { $date } 以 { $money } 續期，直至你取消。我們會提前 7 日以電郵通知你。
email-member-cancel = 不想續期？可隨時取消，毋須登入。
email-member-cancel-link = 取消續期
