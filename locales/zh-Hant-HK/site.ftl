## Landing pages. The reader is on a phone, came from an ad and has been cheated by such sites before.
## Calm, exact, short. No superlatives, no exclamation marks. Prices and numbers come from variables only.

site-meta-description = 圖形推理 IQ 測試。價錢寫在前面，只付一次，並非訂閱。無須留下電郵，即可免費看到你的結果範圍。

## Top of the page. One title and one sentence per kind of page.

site-hero-yellow-title = 先把價錢寫清楚的 IQ 測試
site-hero-yellow-lead = 圖形推理題，不限時間。付款之前，先免費看結果。

site-hero-new-title = 看看你的推理能力，以及結果有多可靠
site-hero-new-lead = 以圖形推理題測試 IQ。每個分數都附上誤差範圍。

site-hero-page-title = IQ 分數能說明甚麼，不能說明甚麼
site-hero-page-lead = 測試如何量度，分數可信到甚麼程度，還有哪些是我們尚未清楚的。

site-hero-matrix-title = 哪個圖塊能補全圖案？
site-hero-matrix-lead = IQ 測試就由這類題目組成。現在先解一題。

site-hero-free-title = 先看結果，想知道更多才付款
site-hero-free-lead = 完成簡短測試，就能看到完整結果。免費，亦無須留下電郵。

site-hero-center-title = 所有測試，價錢先列明
site-hero-center-lead = 選一項測試。題數多少、哪些免費、報告收費多少，都先告訴你。

site-duration-measured = { $minutes ->
   *[other] 約 { $minutes } 分鐘，不限時間
}
site-duration-estimate = { $low } 至 { $high } 分鐘，不限時間

site-hero-length = { $questions } 題，每題 { $options } 個選項
site-hero-free = 免費，無須電郵：答對多少題，以及 IQ 級別（較闊的範圍）
site-hero-price = 報告 { $price } 起，已含稅。只付一次，並非訂閱
site-hero-short-length = { $freeQuestions } 題，完整結果即時顯示，免費
site-hero-short-free = 無須電郵、無須帳戶、無須付款
site-hero-full-price = 完整測試：IQ 級別（較闊的範圍）免費，報告 { $price } 起，已含稅

site-hero-start = 開始測試
site-hero-start-free = 開始免費測試
site-hero-start-full = 做完整測試
site-hero-try = 立即試做一題
site-hero-choose = 選擇測試

## Prices.

site-prices-title = 報告在你所在地區的價錢
site-prices-lead = 每個計劃都包含前一個計劃的全部內容。價錢已含稅。只付一次，不會續期。
site-refund-title = 一鍵退款
site-refund-text = 退款按鈕就在報告內，購買後 14 日內有效，不問理由。如我們未能交付，款項會自動退回。

## What is free.

site-free-title = 哪些內容免費
site-free-full-title = 完整測試
site-free-short-title = 簡短測試
site-free-short-text = { $freeQuestions } 題，所有結果都免費顯示在螢幕上：分數及其誤差範圍、每 100 人之中有多少人分數比你低，以及所屬級別。題目少，所以誤差範圍較大。
site-free-lead = 完成測試後即時看到，在收費選項之前，無須電郵或帳戶：
site-free-valid = 是次作答是否有效；如無效，原因是甚麼
site-free-right = 答對多少題
site-free-band = 分數所屬的 IQ 級別，以較闊的範圍表示
site-free-limit = 具體分數、排名和其他內容都在收費報告內。先看免費結果，再作決定。

## Puzzle on the page. Its own words are in puzzle.ftl.

site-puzzle-title = 現在解一題
site-puzzle-lead = 專為本頁製作的兩道例題。不計分，亦不會儲存。

## Preview of the report. The pictures contain no words.

site-preview-title = 報告是甚麼樣子
site-preview-lead = 示例頁面，示例數據，並非任何人的真實結果。
site-preview-badge = 示例
site-preview-score-title = 你的分數在曲線上的位置
site-preview-score-text = 一個分數，加上誤差範圍。本例：{ $score }，誤差範圍 { $low } 至 { $high }。
site-preview-dimensions-title = 你的各項維度
site-preview-dimensions-text = 每項都有參考範圍、水平和一句淺白的說明。
site-preview-wrong-title = 未答對的題目
site-preview-wrong-text = 正確圖塊與你的選擇並列，逐項規則講解。
site-preview-certificate-title = 你的證書
site-preview-certificate-text = 完成證書，列明分數和誤差範圍，掃描 QR 碼即可核實。
site-preview-sample = 查看完整的報告示例

## IQ classes on the bell curve.

site-classes-title = IQ 級別與分界
site-classes-lead = 量表以 100 為平均值。如你的誤差範圍跨越分界，兩個級別我們都會列明。
site-classes-facts = 按曲線的定義，約 68% 的人介乎 85 至 114，約 14% 介乎 115 至 129，約 2% 為 130 或以上。
site-classes-picture = 鐘形曲線，100 處最高，分為七個級別
site-classes-head-name = 級別
site-classes-head-range = IQ
site-classes-head-share = 人口比例
site-share-about = 約 { $percent }%
site-share-under = 少於 { $percent }%

## Live numbers. Shown only when they are real.

site-live-title = 即時數據
site-live-yesterday = { $count ->
   *[other] 次測試於昨日完成
}
site-live-hour = { $count ->
   *[other] 人在過去一小時內參加測試
}
site-live-average = 平均分
site-live-as-of = 截至 { $date }。完成次數和平均分只計有效作答。

## How it is measured, in short.

site-measure-title = 如何量度
site-measure-what = 每道題目都藏着規則。找出規則幾乎不靠學校知識，亦不限語言。測試量度的就是這種推理能力。
site-measure-score = 較難的題目更能區分高分，較易的題目更能區分低分。綜合你的全部作答，得出你在量表上的位置。量表平均值為 100，分數必定附上誤差範圍。
site-measure-limits = 這是一項無人監考的網上測試，不能取代由心理學家當面進行的測試。我們的參照人群仍在建立中，因此結果會標明「初步」，誤差範圍亦較闊。
site-measure-more = 了解分數可信到甚麼程度

## Questions and answers.

site-faq-title = 常見問題
site-faq-price-question = 我要付多少錢？
site-faq-price-answer = 測試和免費結果不收費。報告 { $price } 起，已含稅。付款按鈕上會列明實際金額。
site-faq-subscription-question = 這是訂閱嗎？
site-faq-subscription-answer = 不是。只付一次，不會續期，亦沒有替你剔選的項目。你的信用卡不會再被自動扣款。
site-faq-refund-question = 如何退款？
site-faq-refund-answer = 購買後 14 日內按一下報告內的退款按鈕。沒有人會問你理由。
site-faq-email-question = 必須提供電郵嗎？
site-faq-email-answer = 看免費結果無須提供。購買報告時，我們需要一個電郵地址來傳送報告。
site-faq-score-question = 分數說明甚麼？
site-faq-score-answer = 它把你在圖形題上的推理表現與其他人比較。它不是診斷，亦不代表你的價值、知識或品格。
site-faq-privacy-question = 我的資料會如何處理？
site-faq-privacy-answer = 廣告 Cookie 預設為關閉，除非你自行開啟。我們不會出售資料。儲存甚麼、儲存多久，頁底的私隱政策均有列明。
site-faq-reader-question = 可以用螢幕閱讀器，或只用鍵盤嗎？
site-faq-reader-answer = 可以。每個圖塊都有文字描述，沒有規則取決於顏色，按數字鍵 1 至 6 即可選擇選項。

## List of tests.

site-catalogue-title = 測試一覽
site-catalogue-price = 報告 { $price } 起
site-catalogue-free = 完整結果免費
site-catalogue-statements = { $questions } 個短句
site-catalogue-account = 有帳戶即可免費查看簡要結果
site-catalogue-empty = 此處暫未有開放的測試。
site-catalogue-failed = 未能載入列表。

site-end-title = 方便時才開始
site-end-text = 測試免費，亦不要求電郵。如果中途要停下，之後可以在這部裝置上繼續。

site-hero-assurance = 免費作答，無須電郵，無須信用卡。
site-hero-gift = 免費結果：答對多少題，以及最有可能的 IQ 範圍
site-hero-sample = 查看報告樣本

site-different-title = 這裏有甚麼不同
site-different-price-title = 價錢先列明
site-different-price-text = 所有價錢都在本頁，已含稅，開始作答之前就看得到。
site-different-once-title = 不會自動續期
site-different-once-text = 報告只需一次過付款。沒有會變成訂閱的試用期，亦無須取消。
site-different-margin-title = 分數附誤差範圍
site-different-margin-text = 分數旁邊列明可能偏差多少。
site-different-email-title = 無須電郵就能看結果
site-different-email-text = 完成最後一題，免費結果即時顯示。是否購買報告，看完再決定。

site-faq-prepare-question = 需要預先準備嗎？
site-faq-prepare-answer = 不用。題目只有圖形，不考計算，亦不考詞彙。正式開始前有講解示例和練習題。
