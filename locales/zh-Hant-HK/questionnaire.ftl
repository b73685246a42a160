## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } 道簡短題目，每題五個選項
questionnaire-start-honest = 沒有對錯之分，無須準備
questionnaire-start-free = 免費，無須電郵：最有可能的類型，以及你在四項傾向上的位置
questionnaire-start-free-account = 登入賬戶即可免費看簡短結果
questionnaire-start-included = 已包括在你的訂單內：結果和完整報告
questionnaire-not-title = 測試的限制
questionnaire-not-type16 = 這項測試不量度能力，不是醫療建議，亦不適合用於招聘。它描述的是你今天如何看自己。
questionnaire-not-eq = 這不是能力測試，而是由你為自己評分。它不是醫療建議，亦不適合用於招聘。
questionnaire-not-thinking = 這項測試與左右腦無關，亦不量度能力，只看你喜歡如何作決定。
questionnaire-not-riasec = 這項測試不量度你擅長甚麼，亦不保證你找到工作，只看你會喜歡做甚麼。
questionnaire-hint-first = 選你第一時間想到的答案。想想平時的你，而不是你希望成為的樣子。
questionnaire-hint-riasec = 只問自己會不會喜歡。能力、訓練和收入在這裏都不重要。
questionnaire-hint-time = 不設時限，亦沒有計時器。
questionnaire-hint-keys = 按數字鍵 1（最低）至 5（最高）作答，按方向鍵切換題目。
questionnaire-hint-recorded = 為了判斷答案能否評分，我們會記錄每題所用時間、更改過的答案、離開此分頁的次數和時間，以及視窗闊度。
questionnaire-start-loading = 正在載入題目…
questionnaire-sign-in-text = 請先登入，結果會儲存在你的賬戶內，費用全免。
questionnaire-sign-in = 登入並開始

## A questionnaire that was begun on this device before.

questionnaire-open-text = 共 { $total } 題，已答 { $answered } 題。
questionnaire-open-continue = 由第 { $number } 題繼續
questionnaire-restart-text = 現有答案會刪除，由第 1 題重新開始。

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = 第 { $number } 題，共 { $total } 題
questionnaire-page = 第 { $first } 至 { $last } 題，共 { $total } 題
questionnaire-ask = 這句話有多符合你？
questionnaire-ask-riasec = 你有多喜歡做這件事？
questionnaire-previous = 上一題
questionnaire-next = 下一題
questionnaire-page-previous = 上一頁
questionnaire-page-next = 下一頁
questionnaire-page-open = { $count ->
   *[other] 本頁還有 { $count } 題未答
}

## Confirmation.

questionnaire-submit-complete = 所有題目均已作答。
questionnaire-submit-open = { $count ->
   *[other] 還有 { $count } 題未答。
}
questionnaire-submit-warning = 如未答的題目太多，便無法評分。
questionnaire-submit-first = 前往未答的題目
questionnaire-submit-missing = 未答
questionnaire-submit-given = 你的答案
questionnaire-submit-edit = 選擇任何一題，即可更改答案。

## Below a result.

questionnaire-again-title = 想再確認一次？
questionnaire-again-from = 建議於 { $date } 或之後再做一次，到時你多半已不記得之前的答案。這次的結果維持不變。
questionnaire-again-now = 相隔時間已經足夠，可以重新再做。這次的結果維持不變。
questionnaire-again-button = 重做測試
questionnaire-full-how = 購買「類型報告及另外三項測試」或成為會員，即可閱讀。
questionnaire-full-button = 查看包括甚麼
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 請按自己的步伐再做一次，看清楚每個句子才作答。不設時限，慢慢做也可以。
questionnaire-files-text = 可留存的報告，有九種語言可選。
questionnaire-certificate-lead = 一頁證書，列明你的姓名、類型和日期。任何人都可掃描 QR 碼核實。
questionnaire-certificate-locked = 可列印或分享的一頁證書，列明你的姓名、類型和日期。你的計劃尚未包括證書。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 句子有正有反，而你連續 { $figure } 次選了同一個答案。
questionnaire-reason-flat-answers = 句子有正有反，而你的答案幾乎沒有分別。
questionnaire-reason-hurried-statements = 大部分答案選得太快，來不及看完句子。
questionnaire-reason-inattentive = { $figure ->
   *[other] 有 { $figure } 題指定了要選的答案，你選了另一個。
}
questionnaire-reason-inconsistent = 意思相近的句子，你的答案相差甚遠。
questionnaire-reason-random = 你的答案與隨意選擇難以區分。
questionnaire-reason-unfinished-statements = 你回答了 { $figure }% 的題目，數目太少，無法得出結果。

## A report that an order pays for is being opened.

questionnaire-granted-busy = 你的訂單包括完整報告，正在開啟…
questionnaire-granted-failed = 你的訂單包括完整報告，但剛才未能開啟。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 尚未開始
questionnaire-included-going = 進行中：{ $answered } / { $total }
questionnaire-included-done = 已完成
questionnaire-included-start = 開始
questionnaire-included-continue = 繼續
questionnaire-included-result = 查看結果
