## 測試之後的結果頁面。平靜、準確、尊重。
## 分數低，給予尊重；分數高，不加奉承。每個分數都附上誤差範圍。

result-title = 你的免費結果
result-whole-title = 你的結果

## 作答是否有效。

result-valid-title = 這次測試可以評分
result-valid-text = 作答及用時均沒有異常。
result-caution-title = 這次測試可以評分
result-caution-text = 不過，以下情況會令結果沒那麼確定：

## 作答中留意到的情況。只說事實，不加責備。

result-reason-low-effort = 只有 { $figure }% 的答案，所用時間足夠先看一看題目。
result-reason-same-option = 你連續 { $figure } 次選了同一個編號的選項。
result-reason-hurried = 整個測試用了 { $figure } 秒，時間太短，不足以看每一道題目。
result-reason-like-guessing = 你的答案與隨意猜測幾乎沒有分別。
result-reason-unfinished = 你回答了 { $figure }% 的題目，太少，無法得出分數。
result-reason-pasted = 有 { $figure } 個答案是同時出現的，而不是逐一選出。
result-reason-instant = 有 { $figure } 個答案在一瞬間選出，任何人都來不及看題目。
result-reason-surprising = 有些較易的題目答錯了，較難的卻答對了。
result-reason-hard-part-too-good = 最難的幾道題目，答得遠比其他較易的題目好。
result-reason-left-tab = 測試期間，你離開頁面 { $figure } 次。
result-reason-hidden = 頁面合共有 { $figure } 秒不在螢幕上。
result-reason-narrow-window = 視窗只有 { $figure } 像素闊，圖塊顯示得很小。
result-reason-clock-jump = 測試期間，裝置的時鐘有變動，因此所用時間未必準確。
result-reason-impossible-times = 各題所用時間加起來，比取得題目後實際經過的時間還要長。
result-reason-other = 還有其他情況，令是次作答難以判斷。

## 答對多少題。

result-right-label = 答對題數
result-right-figure = { $right } / { $questions }
result-right-note = 每題的難度不同，因此答對題數並不等於分數。

## 以較闊的範圍表示的級別。

result-likely-label = 最有可能的 IQ 範圍
result-likely-text = 屬於「{ $class }」的可能性為 { $percent }%
result-likely-list = 各範圍的可能性
result-likely-share = { $percent }%
result-likely-note = 單憑一次測試未能下定論，所以這裏列出各範圍的可能性。附誤差範圍的分數在報告內。
result-curve-likely = IQ 分數分佈曲線，標示最有可能的範圍：{ $range }
result-chance-title = 建議先再做一次
result-chance-text = { $questions } 題答對 { $right } 題，與隨意猜答的結果相若，報告暫時未能說明太多。找個安靜的時間，用新題目再做一次吧，費用全免。
result-chance-button = 免費再做一次
result-range-from = { $limit } 或以上

## 免費測試的分數。

result-score-label = 你的 IQ 分數
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 誤差範圍 { $low } 至 { $high }
result-margin-from = 誤差範圍 { $low } 或以上
result-margin-to = 誤差範圍 { $high } 或以下
result-margin-note = 100 次之中有 95 次，真實數值在誤差範圍之內。這項測試較短，因此誤差範圍較闊。
result-margin-note-full = 100 次之中有 95 次，真實數值在誤差範圍之內。
result-percentile-exact = 每 100 人之中，約有 { $percent } 人會低於這個分數。
result-percentile-above = 每 100 人之中，至少有 { $percent } 人會低於這個分數。
result-percentile-below = 每 100 人之中，最多有 { $percent } 人會低於這個分數。
result-class = 這個分數屬於「{ $class }」級別（{ $range }）。
result-class-margin = 誤差範圍由「{ $low }」跨越至「{ $high }」。
result-curve-score = IQ 分數的鐘形曲線。你的分數：{ $score }。標示的誤差範圍：{ $range }

## 結果的含義。

result-meaning-title = 這個結果能說明甚麼，不能說明甚麼
result-meaning-says = 它把你找出圖形規則的表現與其他人比較。這是智力的一部分；記憶、知識和速度屬於其他部分。
result-meaning-not = 它不是診斷，亦不代表你的價值、知識或品格。
result-meaning-low = 疲倦、嘈吵、螢幕太小，或甚少做這類題目，都容易令分數偏低。如符合其中一項，可在休息充足後再做一次。
result-norms-provisional = 初步：與你比較的參照人群仍在建立中。參照數據版本：{ $version }
result-norms = 參照數據版本：{ $version }
result-measure-link = 這個結果可信到甚麼程度

## 報告與購買入口。

result-report-title = 報告還有甚麼內容
result-report-lead = 具體分數和誤差範圍、你的排名，以及更多內容。每個計劃都包含前一個計劃的全部內容。
result-report-price = 在你所在的地區 { $price } 起，已含稅。只付一次，並非訂閱。
result-report-choose = 選擇報告
result-report-sample = 查看報告示例

## 已購買的結果。

result-paid-title = 你的結果
result-purchase-title = 你的購買
result-purchase-line = 「{ $package }」，{ $price }，已含稅
result-purchase-paid = 付款日期：{ $date }
result-purchase-sending = 本頁的連結正傳送至 { $email }。
result-purchase-accepted = { $email } 的電郵伺服器已於 { $date } { $time } 接收本頁的連結。
result-purchase-unsure = 我們已把連結傳送至 { $email }，但電郵伺服器沒有確認。如未收到，請在支援頁面重新傳送。
result-purchase-refused = { $email } 的電郵伺服器拒收了連結。你可以在支援頁面更改電郵地址。
result-purchase-support = 收據、電郵地址、協助

result-owned-title = 你的計劃包含甚麼
result-owned-ready = 已開放
result-owned-later = 尚未開放
result-owned-later-text = 這些內容屬於你的計劃，但目前尚未能在此開啟。如不想等候，{ $date } 或之前可以退款。
result-owned-later-over = 這些內容屬於你的計劃，但目前尚未能在此開啟。如不想等候，請電郵聯絡我們。

result-more-title = 加購內容
result-more-lead = 你只需補上與較大計劃之間的差價。
result-more-adds = 「{ $package }」另加：
result-more-button = 加 { $price } 升級

result-bundle-left = 你的組合尚餘 { $n } 次測試。
result-bundle-how = 如何使用
result-bundle-title = 你的組合尚餘 { $n } 次測試
result-bundle-text = 可以用它開啟這個結果的報告，不會扣款。
result-bundle-use = { $n ->
    [1] 使用最後 1 次
   *[other] 使用其中 1 次（尚餘 { $n } 次）
}

## 退款。用於已購買的結果和支援頁面。

result-refund-title = 要求退款
result-refund-text = { $date } 或之前，按此按鈕即退回你為這張訂單支付的全部款項。不問理由。
result-refund-button = 要求退款
result-refund-sure = 要退回你為這張訂單支付的全部款項嗎？結果的收費部分會關閉，免費結果會保留。
result-refund-yes = 是，退款
result-refund-no = 保留報告
result-refund-requested = 我們已收到你的要求。{ $price } 會按你付款的方式退回。
result-refund-underway = 退款正在辦理中，會按你付款的方式退回。
result-refund-succeeded = { $price } 已退出。大部分銀行在 5 至 10 日內入帳。
result-refund-stuck = 首次退款未能成功，我們正在處理。如數日後仍未入帳，請電郵聯絡我們。
result-refund-over = 此按鈕的 14 日期限已過。如報告有問題，請電郵聯絡我們。

result-call-busy = 請稍候…

result-note-refunded = 款項正在退回。這裏顯示的是免費結果。
result-note-processing = 銀行已受理付款，但尚未確認。一經確認，我們會以電郵通知你；無須再次付款。
result-note-review = 你的付款有不符之處，報告開啟之前會有專人核對。
result-note-support = 前往支援頁面

## 保留結果。

result-keep-title = 日後再看這個結果
result-keep-until = 這個結果會在本網址保留至 { $date }，其後刪除。
result-keep-private = 任何有這個網址的人都可看到結果。
result-copy = 複製網址
result-copied = 已複製網址
result-copy-failed = 複製失敗

## 再做一次。

result-again-title = 再做一次
result-again-text = 你會得到一套新題目。這次的結果維持不變。
result-again-button = 重新開始

## 由免費測試到完整測試。

result-full-title = 更窄的誤差範圍
result-full-text = 完整測試的題目較多，量度更準確。在完整測試中，IQ 級別（較闊的範圍）同樣免費。具體分數在收費報告內，做第一題之前已可看到價錢。
result-full-button = 開始完整測試

## 無法評分的作答。

result-abnormal-title = 無法分析測試結果
result-abnormal-text = 這次測試未能以可評分的方式完成。我們不會出售這種作答的報告。
result-abnormal-why = 原因
result-abnormal-what = 你可以怎樣做
result-abnormal-again-text = 用一套新題目再做一次，選一個安靜的地方，按自己的步伐作答。做得慢，絕不會因此無效。
result-abnormal-again = 重新測試
result-abnormal-contact-text = 如你認為我們判斷有誤，請電郵聯絡我們。憑電郵內的訂單編號，我們可以找到這次作答。
result-abnormal-contact = 聯絡客戶服務
result-abnormal-subject = 測試結果，訂單編號 { $order }

## 沒有內容可顯示時。

result-unknown-title = 找不到這個結果
result-unknown-text = 可能是網址不完整，或結果已過保留期而被刪除。
result-unknown-start = 開始測試

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最新結果
result-latest-text = 只列出同意公開的人。
result-latest-someone = 匿名
