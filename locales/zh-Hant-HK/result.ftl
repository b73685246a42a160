## 測試之後的結果頁面。平靜、準確、尊重。
## 分數低，給予尊重；分數高，不加奉承。每個分數都附上誤差範圍。

result-title = 你的免費結果
result-whole-title = 你的結果

## 作答是否有效。

result-valid-title = 是次作答有效
result-valid-text = 從答案和所用時間看來，這是一次認真的作答，可以評分。
result-caution-title = 是次作答有效（附說明）
result-caution-text = 可以評分，但以下情況會令分數較不可靠：

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
result-reason-other = 還有其他情況，令是次作答難以判斷。

## 答對多少題。

result-right-label = 答對題數
result-right-figure = { $right } / { $questions }
result-right-note = 每題的難度不同，因此答對題數並不等於分數。

## 以較闊的範圍表示的級別。

result-band-label = 你的 IQ 級別（較闊的範圍）
result-band-one = 你的分數屬於「{ $class }」級別。
result-band-many = 你的誤差範圍由「{ $low }」級別跨越至「{ $high }」級別。
result-range-from = { $limit } 或以上
result-curve-band = IQ 分數的鐘形曲線，標示了你的範圍：{ $range }
result-classes-label = 你的範圍包含的級別
result-band-why = 範圍是刻意放闊的：這樣量度，分數所有可能的數值都包含在內。

## 免費測試的分數。

result-score-label = 你的 IQ 分數
result-score-above = { $iq } 或以上
result-score-below = { $iq } 或以下
result-margin = 誤差範圍 { $low } 至 { $high }
result-margin-from = 誤差範圍 { $low } 或以上
result-margin-to = 誤差範圍 { $high } 或以下
result-margin-note = 100 次之中有 95 次，真實數值在誤差範圍之內。這項測試較短，因此誤差範圍較闊。
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

## 報告，暫時未能購買。

result-report-title = 報告還有甚麼內容
result-report-lead = 具體分數和誤差範圍、你的排名，以及更多內容。每個計劃都包含前一個計劃的全部內容。
result-report-price = 在你所在的地區 { $price } 起，已含稅。只付一次，並非訂閱。
result-report-choose = 選擇報告

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [1] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [1] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [1] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
