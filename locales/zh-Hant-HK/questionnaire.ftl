## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } 條簡短題目，每題五個選項
questionnaire-start-honest = 沒有對錯之分，毋須準備
questionnaire-start-free = 免費，毋須電郵：你最可能的類型，以及你在四個維度上的位置
questionnaire-start-free-account = 有帳戶即免費：你的簡短結果
questionnaire-start-included = 已包括在你的訂單內：結果和完整報告
questionnaire-not-title = 它不是甚麼
questionnaire-not-type16 = 它不量度能力，也不是診斷。它描述你今天如何看自己，不適合用於招聘。
questionnaire-not-eq = 這不是能力測試，而是自我評價。它不是診斷，也不適合用於招聘。
questionnaire-not-thinking = 它與左右腦無關，也不量度能力，只看你喜歡怎樣做決定。
questionnaire-not-riasec = 它不量度你擅長甚麼，也不對工作作任何保證，只看你會喜歡做甚麼。
questionnaire-hint-first = 選第一時間想到的答案。想想平時的你，而不是你希望成為的樣子。
questionnaire-hint-riasec = 只問自己會否喜歡。能力、學歷和收入在這裏都不重要。
questionnaire-hint-time = 不限時間，也沒有計時。
questionnaire-hint-keys = 數字鍵 1 至 5 由低至高選擇答案，方向鍵前後切換。
questionnaire-hint-recorded = 為判斷答案能否分析，我們會記錄每題所用時間、答案的更改、離開分頁的次數和時間，以及視窗闊度。
questionnaire-start-loading = 正在載入題目…
questionnaire-sign-in-text = 請先登入，結果會存放在你的帳戶內。免費。
questionnaire-sign-in = 登入並開始

## A questionnaire that was begun on this device before.

questionnaire-open-text = 共 { $total } 題，已答 { $answered } 題。
questionnaire-open-continue = 由第 { $number } 題繼續
questionnaire-restart-text = 現有的答案會被刪除，由第 1 題重新開始。

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = 第 { $number } 題，共 { $total } 題
questionnaire-page = 第 { $first } 至 { $last } 題，共 { $total } 題
questionnaire-ask = 這句話符合你嗎？
questionnaire-ask-riasec = 你會喜歡做這件事嗎？
questionnaire-previous = 上一題
questionnaire-next = 下一題
questionnaire-page-previous = 上一頁
questionnaire-page-next = 下一頁
questionnaire-page-open = { $count ->
   *[other] 本頁尚有 { $count } 題未答
}

## Confirmation.

questionnaire-submit-complete = 所有題目均已作答。
questionnaire-submit-open = { $count ->
   *[other] 尚有 { $count } 題未答。
}
questionnaire-submit-warning = 如未答的題目太多，便無法分析。
questionnaire-submit-first = 回答未答的題目
questionnaire-submit-missing = 未答
questionnaire-submit-given = 你的答案
questionnaire-submit-edit = 選擇一道題目，即可更改答案。

## Below a result.

questionnaire-again-title = 過幾星期再做一次
questionnaire-again-from = 建議由 { $date } 起再做一次，屆時你已忘記之前的答案。這次的結果會保留。
questionnaire-again-now = 已過四星期，可以再做一次了。這次的結果會保留。
questionnaire-again-button = 再做一次
questionnaire-full-how = 完整報告包括在 「16 型性格」的大套餐內，會員亦可獲得。
questionnaire-full-button = 看看包括甚麼
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 請按自己的步伐再做一次，讀完每句話才作答。答得慢從來不是原因。
questionnaire-files-text = 可保存的報告，九種語言任選。
questionnaire-certificate-lead = 一頁紙，寫有你的姓名、類型和日期。任何人都可以掃描二維碼查核。
questionnaire-certificate-locked = 可列印或展示的一頁紙，寫有你的姓名、類型和日期。你的套餐現時不包括它。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 各句的方向並不相同，你卻連續 { $figure } 次選了同一個答案。
questionnaire-reason-flat-answers = 各句的方向並不相同，你的答案卻幾乎沒有分別。
questionnaire-reason-hurried-statements = 大部分答案出現得比讀完句子還快。
questionnaire-reason-inattentive = { $figure ->
   *[other] 有 { $figure } 條題目註明了應選哪個答案，但選了別的。
}
questionnaire-reason-inconsistent = 意思相近的句子，得到的答案卻相差頗大。
questionnaire-reason-random = 你的答案與隨意選擇幾乎無法分辨。
questionnaire-reason-unfinished-statements = 你回答了 { $figure }% 的題目，不足以得出結果。

## A report that an order pays for is being opened.

questionnaire-granted-busy = 你的訂單包括完整報告，正在開啟…
questionnaire-granted-failed = 你的訂單包括完整報告，但剛才未能開啟。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 尚未開始
questionnaire-included-going = 進行中：已答 { $answered }/{ $total } 題
questionnaire-included-done = 已完成
questionnaire-included-start = 開始
questionnaire-included-continue = 繼續
questionnaire-included-result = 查看結果
