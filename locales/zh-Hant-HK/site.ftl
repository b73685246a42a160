## Landing pages. The reader is on a phone, came from an ad and has been cheated by such sites before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

site-meta-description = 以圖形題測試你的 IQ。免費結果即時顯示，無須留下電郵。報告一次過付款，並非訂閱，14 日內可退款。

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = 了解你的 IQ，明碼實價
site-hero-yellow-lead = 按自己的步伐解圖形題，先看免費結果，再決定是否購買報告。

site-hero-new-title = 你的 IQ 分數，以及它有多可靠
site-hero-new-lead = 解圖形題，得出分數和誤差範圍，數字能信幾分，一目了然。

site-hero-page-title = IQ 分數能說明甚麼，不能說明甚麼
site-hero-page-lead = 測試如何運作、分數能信幾分、有哪些事我們尚未知道。

site-hero-matrix-title = 哪個圖塊能補全圖案？
site-hero-matrix-lead = IQ 測試就是由這類題目組成，先試一題。

site-hero-free-title = 先看結果，想知道更多才付款
site-hero-free-lead = 完成免費小測試，即可看到分數、誤差範圍，以及與其他人相比的位置。

site-hero-center-title = 所有測試，明碼實價
site-hero-center-lead = 選一項測試，看看需時多久、哪些內容免費、報告收費多少。

site-duration-measured = { $minutes ->
   *[other] 約 { $minutes } 分鐘，不設時限
}
site-duration-estimate = { $low } 至 { $high } 分鐘，不設時限

site-hero-length = { $questions } 道圖形題，每題 { $options } 個選項
site-hero-price = 報告 { $price } 起，已含稅。一次過付款，並非訂閱
site-hero-short-length = { $freeQuestions } 題，完整結果即時顯示
site-hero-full-price = 完整測試：IQ 範圍免費看，報告 { $price } 起，已含稅

site-hero-start = 開始測試
site-hero-start-free = 開始免費測試
site-hero-start-full = 做完整測試
site-hero-try = 先試一題
site-hero-choose = 選擇測試

## Prices.

site-prices-title = 想知道多少，由你選擇
site-prices-lead = 每個計劃都包含前一個計劃的全部內容。價錢已含稅，一次過付款；日後升級，只需補差價。
site-refund-title = 改變主意？可全數退款
site-refund-text = 購買後 14 日內，在報告內按「要求退款」即可，無須填表，不問理由。如未能交付報告，我們會自動退款。

## What is free.

site-free-title = 免費可以看到甚麼
site-free-full-title = 完整測試
site-free-short-title = 免費小測試
site-free-short-text = { $freeQuestions } 題，完整結果即時顯示：分數和誤差範圍、高於百分之幾的人，以及所屬級別。題目較少，誤差範圍亦較闊。
site-free-valid = 這次測試能否評分
site-free-right = 答對多少題
site-free-band = 最有可能的 IQ 範圍，標示在鐘形曲線上
site-free-limit = 具體分數、排名和題解都在收費報告內。先看免費結果，再作決定。

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = 試做一題
site-puzzle-lead = 兩道例題，只供練習，不計分，亦不會儲存。

## Preview of the report. The pictures contain no words.

site-preview-title = 看看報告內容
site-preview-lead = 樣本頁面，數據純屬虛構，並非任何人的真實結果。
site-preview-badge = 樣本
site-preview-score-title = 分數在曲線上的位置
site-preview-score-text = 你的 IQ 分數和誤差範圍。樣本中的分數是 { $score }，誤差範圍為 { $low } 至 { $high }。
site-preview-dimensions-title = 各題型的表現
site-preview-dimensions-text = 每種題型都與一般範圍比較，並以一句話淺白說明。
site-preview-wrong-title = 未答對的題目
site-preview-wrong-text = 正確圖塊與你的選擇並列，逐步講解。
site-preview-certificate-title = 你的證書
site-preview-certificate-text = 測試完成證書，列明分數和誤差範圍，掃描 QR 碼即可核實。
site-preview-sample = 查看完整報告樣本

## IQ classes on the bell curve.

site-classes-title = 你的 IQ 屬於哪個級別？
site-classes-lead = 平均值為 100。如誤差範圍橫跨兩個級別，我們會一併列明。
site-classes-facts = 約 68% 的人介乎 85 至 114，約 14% 介乎 115 至 129，約 2% 達 130 或以上。
site-classes-picture = 鐘形曲線，100 處最高，分為七個級別
site-classes-head-name = 級別
site-classes-head-range = IQ
site-classes-head-share = 人口比例
site-share-about = 約 { $percent }%
site-share-under = 少於 { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = 最新數據
site-live-yesterday = { $count ->
   *[other] 次測試於昨日完成
}
site-live-hour = { $count ->
   *[other] 人在過去一小時內作答
}
site-live-average = 平均分
site-live-as-of = 截至 { $date }。完成次數和平均分只計算可以評分的測試。

## How it is measured, in short.

site-measure-title = 測試如何運作
site-measure-what = 每道題目都藏着規則。找出規則幾乎不需要書本知識，亦不受語言限制，靠的是推理。測試量度的正是這種能力。
site-measure-score = 我們不只看你答對多少題，亦看你答對了哪些題，由此得出你在量表上的位置。量表以 100 為平均值，分數必定附上誤差範圍。
site-measure-limits = 測試在網上自行完成，不能取代心理學家的評估。我們的參照人群仍在擴大，因此目前的結果會標明「初步」，誤差範圍亦較闊。
site-measure-more = 了解分數有多可靠

## Questions and answers.

site-faq-title = 常見問題
site-faq-price-question = 收費多少？
site-faq-price-answer = 測試和免費結果不收費。報告 { $price } 起，已含稅。付款前你會看到總金額。
site-faq-score-question = 分數代表甚麼？
site-faq-score-answer = 分數顯示你解圖形題的能力與其他人相比如何。它不是診斷，亦不反映你的價值、學識或品格。
site-faq-privacy-question = 我的資料會如何處理？
site-faq-privacy-answer = 廣告 Cookie 預設關閉，是否開啟由你決定。我們不會出售你的資料。儲存哪些資料、儲存多久，請參閱頁底的「私隱政策」。
site-faq-reader-question = 可以使用螢幕閱讀器，或不用滑鼠作答嗎？
site-faq-reader-answer = 可以。每個圖塊都有文字描述，規則與顏色無關，按數字鍵 1 至 6 即可作答。

## List of tests.

site-catalogue-title = 選擇測試
site-catalogue-price = 報告 { $price } 起
site-catalogue-free = 完整結果免費
site-catalogue-statements = { $questions } 個短句
site-catalogue-account = 登入賬戶即可免費看簡短結果
site-catalogue-empty = 這裏暫時沒有測試。
site-catalogue-failed = 未能載入測試列表。

site-end-title = 準備好就開始
site-end-text = 不用急。如要中途停下，之後可在這部裝置上繼續。

site-hero-assurance = 免費作答，無須電郵，無須信用卡。
site-hero-gift = 免費結果：答對多少題，以及最有可能的 IQ 範圍
site-hero-sample = 查看報告樣本

site-different-title = 我們有甚麼不同
site-different-price-title = 明碼實價
site-different-price-text = 所有價錢都在本頁列明，已含稅，作答之前便看得到。
site-different-once-title = 不會自動續期
site-different-once-text = 報告一次過付款，沒有試用後自動轉為訂閱的安排，亦沒有甚麼需要取消。
site-different-margin-title = 分數附上誤差範圍
site-different-margin-text = 分數旁邊會註明可能相差多少。
site-different-email-title = 無須電郵，免費看結果
site-different-email-text = 完成最後一題，結果即時顯示。買不買報告，看完再決定。

site-faq-prepare-question = 需要預先準備嗎？
site-faq-prepare-answer = 不用。題目全是圖形，不考計算，亦不考詞彙。開始前有例題講解和練習題。
