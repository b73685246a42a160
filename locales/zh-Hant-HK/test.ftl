## 參加測試：說明、作答、確認。文字要少而準確。
## 九塊缺一塊的圖案是一道題目；在測試中，每道題目有自己的題號。

## 測試前的說明。

test-start-facts = 開始之前
test-start-trial = { $count ->
   *[other] 另有 { $count } 題試用中的新題目，不計分
}
test-start-price-free = 無須付款，完整結果免費

test-start-hints-title = 作答須知
test-start-hint-clock = 不限時間。時鐘只是顯示已用時間。
test-start-hint-place = 選一個安靜、沒有人打擾的地方。
test-start-hint-back = 確認之前，隨時可以返回更改任何答案。
test-start-hint-keys = 數字鍵 1 至 6 選擇選項，方向鍵前後切換題目。
test-start-hint-kept = 答案保存在這部裝置上，重新載入頁面或網絡中斷亦不會遺失。
test-start-hint-recorded = 為判斷作答能否分析，我們會記錄每題所用時間、答案的更改、離開分頁的次數和時間，以及視窗闊度。

test-start-begin = 開始測試
test-start-loading = 正在載入題目…
test-start-others = 查看其他測試

## 之前在這部裝置上開始的測試。

test-open-title = 你有一次未完成的測試
test-open-text = 共 { $total } 題，已答 { $answered } 題。
test-open-unsent = 你已確認的答案尚未傳送。
test-open-continue = 由第 { $number } 題繼續
test-open-send = 傳送答案
test-open-restart = 重新開始
test-restart-title = 要重新開始嗎？
test-restart-text = 現有的答案會被刪除，你會得到新的題目。
test-restart-confirm = 刪除並重新開始
test-restart-keep = 保留答案

## 逐步解一道題目。

test-example-title = 題目如何解
test-example-lead = 八個圖塊遵循一些規則。沿着行或列找出規則，便知道第九塊是甚麼。
test-example-play = 看示範
test-example-pause = 暫停
test-example-next = 下一步
test-example-again = 再看一次
test-example-step = 第 { $step } 步，共 { $steps } 步
test-example-answer = 只有選項 { $number } 符合所有規則。
test-example-steps = 解題步驟

## 測試前的練習題。

test-practice-title = 自己試試
test-practice-lead = 這裏的作答不計分，亦不會傳送。
test-practice-switch = 練習 { $number }
test-practice-right = 答對了。
test-practice-wrong = 不是這一塊。
test-practice-next = 下一道練習題

## 供螢幕閱讀器讀出的題目。

test-grid = 圖案，共三行，每行三個圖塊
test-cell = 第 { $row } 行第 { $column } 格：{ $tile }
test-cell-missing = 第 { $row } 行第 { $column } 格：空位，要找的就是這一塊
test-options = 空位應放哪個圖塊？
test-option = 選項 { $number }：{ $tile }

## 作答頁面。

test-question = 第 { $number } 題，共 { $total } 題
test-question-short = { $number } / { $total }
test-question-previous = 上一題
test-question-next = 下一題
test-question-instructions = 返回說明
test-question-flag = 標記這一題
test-question-all = 所有題目
test-question-return = 返回所有答案
test-question-clock = 已用時間：{ $time }

## 題目一覽。

test-palette-number = 第 { $number } 題
test-state-answered = 已答
test-state-flagged = 已標記
test-state-open = 未答
test-palette-finish = 檢查並確認

## 確認。

test-submit-title = 檢查你的答案
test-submit-complete = 所有題目均已作答。
test-submit-open = { $count ->
   *[other] 還有 { $count } 題未答。
}
test-submit-open-warning = 如未答的題目太多，測試將無法分析。
test-submit-edit = 選擇一道題目，即可更改答案。
test-submit-final = 確認之後，答案不能再更改。
test-submit-confirm = 確認答案
test-submit-first-open = 回答未答的題目
test-submit-chosen = 選項 { $option }，{ $tile }

## 確認之後。

test-saving-title = 正在儲存並評分
test-saving-text = 在我們收到之前，答案會一直保存在這部裝置上。
test-unsent-offline = 網絡已中斷，請稍後再試。
test-unsent-failed = 連線失敗，請重試。
test-unsent-kept = 答案保存在這部裝置上，我們會自動繼續嘗試傳送。
test-unsent-retry = 立即重試
test-refused-title = 未能產生訂單，請重試。
test-refused-restart = 重新開始
