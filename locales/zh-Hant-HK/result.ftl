## 測試之後的結果頁面。平靜、準確、尊重。
## 分數低，給予尊重；分數高，不加奉承。每個分數都附上誤差範圍。

result-title = 你的免費結果
result-whole-title = 你的結果

## 作答是否有效。

result-valid-title = 這次測試可以評分
result-valid-text = 從答案和用時看，沒有影響結果可信程度的情況。
result-caution-title = 這次測試可以評分
result-caution-text = 不過，以下情況令結果的可信程度降低：

## 作答中留意到的情況。只說事實，不加責備。

result-reason-low-effort = 只有 { $figure }% 的答案，用時足夠看清題目。
result-reason-same-option = 你連續 { $figure } 次選了同一位置的選項。
result-reason-hurried = 你只用了 { $figure } 秒完成整個測試，時間太短，來不及看清每一題。
result-reason-like-guessing = 你的答案與隨意猜答難以區分。
result-reason-unfinished = 你回答了 { $figure }% 的題目，數目太少，無法得出分數。
result-reason-pasted = 有 { $figure } 個答案同時出現，並非逐一選出。
result-reason-instant = 有 { $figure } 個答案選得太快，來不及看題目。
result-reason-surprising = 有些較易的題目未答對，較難的卻答對了。
result-reason-hard-part-too-good = 你在最難題目的表現，遠勝較易的題目。
result-reason-left-tab = 測試期間，你離開了頁面 { $figure } 次。
result-reason-hidden = 頁面合共有 { $figure } 秒沒有顯示在螢幕上。
result-reason-narrow-window = 視窗闊度只有 { $figure } 像素，圖塊顯示得很小。
result-reason-clock-jump = 測試期間裝置的時鐘有變動，因此用時未必準確。
result-reason-impossible-times = 各題用時的總和，比取得題目後實際經過的時間還要長。
result-reason-other = 還有其他情況，令這次作答難以評分。

## 答對多少題。

result-right-label = 答對題數
result-right-figure = { $right } 題（共 { $questions } 題）
result-right-note = 重要的不只是答對多少題，還有答對了哪些題。

## 各個 IQ 範圍的可能性。

result-likely-label = 你最有可能的 IQ 範圍
result-likely-text = { $class }：可能性 { $percent }%
result-likely-list = 各個範圍的可能性
result-likely-share = { $percent }%
result-likely-note = 一次測試未能下定論，因此這裏列出各個範圍的可能性。你的分數和誤差範圍在報告內。
result-curve-likely = IQ 分數的鐘形曲線，標示了你最有可能的範圍：{ $range }
result-chance-title = 不妨先再做一次
result-chance-text = { $questions } 題答對 { $right } 題，與隨意猜答的結果相近，現階段報告能告訴你的不多。找一段安靜的時間，用新題目再試一次，費用全免。
result-chance-button = 免費再做一次
result-range-from = { $limit } 或以上

## 免費測試的分數。

result-score-label = 你的 IQ 分數
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 誤差範圍：{ $low } 至 { $high }
result-margin-from = 誤差範圍：{ $low } 或以上
result-margin-to = 誤差範圍：{ $high } 或以下
result-margin-note = 我們有 95% 的把握，你的真實分數在這個範圍內。免費小測試題目較少，因此範圍較闊。
result-margin-note-full = 我們有 95% 的把握，你的真實分數在這個範圍內。
result-percentile-exact = 你的分數高於約 { $percent }% 的人。
result-percentile-above = 你的分數至少高於 { $percent }% 的人。
result-percentile-below = 你的分數最多高於 { $percent }% 的人。
result-class = 這屬於「{ $class }」級別（{ $range }）。
result-class-margin = 計及誤差範圍，你的真實分數可能介乎「{ $low }」至「{ $high }」。
result-curve-score = IQ 分數的鐘形曲線。你的分數：{ $score }。{ $range }

## 結果的含義。

result-meaning-title = 這個結果說明甚麼
result-meaning-says = 它顯示與其他人相比，你找出圖形規則的能力如何。這是智力的一部分；記憶、知識和速度屬於其他部分。
result-meaning-not = 它不是診斷，亦不反映你的價值或品格。
result-meaning-low = 疲倦、環境嘈吵、螢幕太小，或從未做過這類題目，都容易拉低分數。如有這些情況，不妨休息充足後再做一次。
result-norms-provisional = 初步結果：我們的參照人群仍在擴大（版本 { $version }）。
result-norms = 參照人群：版本 { $version }
result-measure-link = 了解結果有多可靠

## 報告與購買入口。

result-report-title = 取得你的 IQ 分數
result-report-lead = 你的分數和誤差範圍、你的排名，以及一份 21 頁的淺白報告。
result-report-price = { $price } 起，已含稅。一次過付款，並非訂閱，14 日內可退款。
result-report-choose = 取得報告
result-report-sample = 先看報告樣本

## 已購買的結果。

result-paid-title = 你的結果

result-owned-title = 你的計劃包括甚麼
result-owned-ready = 已可使用
result-owned-later = 尚未開放
result-owned-later-text = 這些內容屬於你的計劃，但尚未開放。如不想等候，{ $date } 或之前可以要求退款。
result-owned-later-over = 這些內容屬於你的計劃，但尚未開放。如不想等候，請電郵聯絡我們。

result-more-title = 為報告加購內容
result-more-lead = 只需補差價。
result-more-adds = 「{ $package }」另加：
result-more-button = 加購 · { $price }

result-bundle-left = 你的組合尚餘 { $n } 次測試。
result-bundle-how = 如何使用
result-bundle-title = 你的組合尚餘 { $n } 次測試
result-bundle-text = 可用組合開啟這個結果的報告，不會扣款。
result-bundle-use = { $n ->
    [1] 使用最後 1 次
   *[other] 使用其中 1 次（尚餘 { $n } 次）
}

## 退款。用於已購買的結果和支援頁面。

result-refund-title = 要求退款
result-refund-text = { $date } 或之前，可取回你為這張訂單支付的全部款項，不問理由。
result-refund-button = 要求退款
result-refund-sure = 要退回你為這張訂單支付的全部款項嗎？退款後不能再閱讀報告，免費結果會保留。
result-refund-yes = 確認退款
result-refund-no = 保留報告
result-refund-requested = 已辦妥。{ $price } 會退回原來的付款方式。
result-refund-underway = 退款正在處理，款項會退回原來的付款方式。
result-refund-succeeded = 已退款 { $price }。大部分銀行會在 5 至 10 個工作天內入賬。
result-refund-stuck = 首次退款未能成功，我們正在處理。如數日後仍未入賬，請電郵聯絡我們。
result-refund-over = 14 日的退款期已過。如報告有問題，請電郵聯絡我們。

result-call-busy = 請稍候…

result-note-refunded = 已退款。免費結果會保留。
result-note-processing = 銀行尚未確認這筆付款。一經確認，我們會以電郵通知你，無須再次付款。
result-note-review = 我們正在核對這筆付款的一項資料，完成後便會開放報告。
result-note-support = 前往支援頁面

## 保留結果。

result-keep-title = 保留這個結果
result-keep-until = 連結有效至 { $date }，其後結果會刪除。
result-keep-private = 任何有這個連結的人都可看到你的結果。
result-copy = 複製連結
result-copied = 已複製連結
result-copy-failed = 複製失敗

## 再做一次。

result-again-title = 想再做一次？
result-again-text = 題目會全部換新，這次的結果維持不變。
result-again-button = 重做測試

## 由免費測試到完整測試。

result-full-title = 想要更精確的結果？
result-full-text = 完整測試題目較多，量度更精確。答對多少題和最有可能的 IQ 範圍同樣免費；具體分數在收費報告內，開始前會先列明價錢。
result-full-button = 開始完整測試

## 無法評分的作答。

result-abnormal-title = 無法分析測試結果
result-abnormal-text = 這次作答無法評分，因此我們不會出售這次的報告。
result-abnormal-why = 原因
result-abnormal-what = 你可以怎樣做
result-abnormal-again-text = 找個安靜的地方，按自己的步伐，用新題目再做一次。不設時限，慢慢做也可以。
result-abnormal-again = 重做測試
result-abnormal-contact-text = 認為我們判斷有誤？請電郵聯絡我們。憑電郵主旨內的編號，我們可以找到這次作答。
result-abnormal-contact = 聯絡我們
result-abnormal-subject = 測試結果 { $order }

## 沒有內容可顯示時。

result-unknown-title = 找不到這個結果
result-unknown-text = 連結可能不完整，或結果已過保留期而刪除。
result-unknown-start = 做測試

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最新結果
result-latest-text = 只列出自願公開結果的人。
result-latest-someone = 匿名
