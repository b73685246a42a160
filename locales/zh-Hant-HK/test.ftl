## 參加測試：說明、作答、確認。文字要少而準確。
## 九塊缺一塊的圖案是一道題目；在測試中，每道題目有自己的題號。

## 測試前的說明。

test-start-facts = 開始之前
test-start-trial = { $count ->
   *[other] 另有 { $count } 道試驗題，不計入分數
}
test-start-price-free = 完全免費，包括完整結果

test-start-hints-title = 作答須知
test-start-hint-clock = 不設時限，計時只供你參考。
test-start-hint-place = 找一個安靜、不受打擾的地方。
test-start-hint-back = 確認之前，隨時可以返回更改答案。
test-start-hint-keys = 按數字鍵 1 至 6 作答，按方向鍵切換題目。
test-start-hint-kept = 答案儲存在這部裝置上，即使重新載入頁面或網絡中斷，亦不會遺失。
test-start-hint-recorded = 為了判斷測試能否評分，我們會記錄每題所用時間、更改過的答案、離開此分頁的次數和時間，以及視窗闊度。

test-start-begin = 開始測試
test-start-loading = 正在載入題目…
test-start-others = 查看其他測試

## 之前在這部裝置上開始的測試。

test-open-title = 繼續未完成的測試
test-open-text = 共 { $total } 題，已答 { $answered } 題。
test-open-unsent = 你的答案已確認，但尚未傳送。
test-open-continue = 由第 { $number } 題繼續
test-open-send = 傳送答案
test-open-restart = 重新開始
test-restart-title = 要重新開始嗎？
test-restart-text = 現有答案會刪除，並換上新的題目。
test-restart-confirm = 刪除並重新開始
test-restart-keep = 保留答案

## 逐步解一道題目。

test-example-title = 如何解題
test-example-lead = 圖塊沿橫行或直行按規則變化。找出規則，便知道欠缺的是哪個圖塊。
test-example-play = 看示範
test-example-pause = 暫停
test-example-next = 下一步
test-example-again = 再看一次
test-example-step = 第 { $step } 步，共 { $steps } 步
test-example-answer = 只有選項 { $number } 符合所有規則。
test-example-steps = 解題步驟

## 測試前的練習題。

test-practice-title = 自己試試
test-practice-lead = 只供練習，不計分，亦不會傳送。
test-practice-switch = 練習 { $number }
test-practice-right = 答對了。
test-practice-wrong = 不是這一塊。
test-practice-next = 下一道練習題

## 供螢幕閱讀器讀出的題目。

test-grid = 圖案，共三橫行，每行三個圖塊
test-cell = 第 { $row } 橫行第 { $column } 格：{ $tile }
test-cell-missing = 第 { $row } 橫行第 { $column } 格：空位，要找的就是這一塊
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
test-submit-open-warning = 如未答的題目太多，便無法評分。
test-submit-edit = 選擇任何一題，即可更改答案。
test-submit-final = 一經確認，答案不能再更改。
test-submit-confirm = 確認答案
test-submit-first-open = 前往未答的題目
test-submit-chosen = 選項 { $option }，{ $tile }

## 確認之後。

test-saving-title = 正在儲存並評分
test-saving-text = 在我們收到之前，答案會一直儲存在這部裝置上。
test-unsent-offline = 網絡已中斷，請稍後再試。
test-unsent-failed = 連線失敗，請再試一次。
test-unsent-kept = 答案已儲存在這部裝置上，我們會自動繼續嘗試傳送。
test-unsent-retry = 立即再試
test-refused-title = 未能儲存你的測試
test-refused-restart = 重新開始
