## 已購買報告的頁面：閱讀、展示、證明。

## 分成兩個分頁的報告。

reading-tabs-label = 報告的各部分
reading-tab-summary = IQ 摘要
reading-tab-dimensions = 各題型的表現
reading-contents = 本部分內容
reading-as-table = 以表格顯示
reading-dimension-margin = 80% 置信區間：{ $low } 至 { $high }

## 分數旁的卡片。

reading-files-title = PDF 版報告
reading-files-text = 共 21 頁，可留存，有九種語言可選。
reading-files-button = 前往下載
reading-puzzles-title = 逐題講解
reading-puzzles-text = 你的答案與正確答案並列，逐步講解。
reading-puzzles-button = 查看題解
reading-puzzles-locked = 正確答案和逐步講解。你的計劃不包括這部分，但可以加購。
reading-puzzles-unlock = 查看價錢

## 有更新的參照數據時。

reading-rescored-title = 更新後的分數
reading-rescored-text = 我們更新了參照人群（版本 { $version }）。以此計算，同樣的答案得出的分數是 { $score }（{ $margin }）。你購買的報告維持不變。
reading-rescored-show = 查看更新後的分數
reading-rescored-shown = 你正在閱讀以參照人群版本 { $version } 評分的結果。你購買的報告維持不變，證書和分享連結都在原來的報告內。
reading-rescored-back = 返回原來的報告

## 排名下方。

reading-countries-title = 參加者來自哪裏
reading-countries-text = 各國家及地區的有效測試次數。參加測試的人不能代表當地整體人口。
reading-countries-country = 國家或地區
reading-countries-tests = 測試次數
reading-countries-average = 平均分
reading-countries-own = 你在這裏

## 其他測試。

reading-free-title = 試試免費小測試
reading-free-text = { $questions } 題，完整結果免費，但不及完整測試精確。
reading-free-button = 開始免費測試

## 檔案頁面。

reading-downloads-title = 下載
reading-downloads-lead = 你購買的全部檔案。
reading-downloads-back = 返回報告
reading-file-language = PDF 的語言
reading-file-download = 下載
reading-file-making = 正在製作檔案，需時數秒。
reading-file-saved = 已備妥：{ $name }
reading-file-open = 沒有儲存？在此開啟檔案
reading-file-failed = 下載未能完成，請再試一次。
reading-file-unnamed = 請先填寫姓名，姓名會印在證書上。
reading-file-name = 填寫姓名
reading-file-read = 在報告中閱讀
reading-downloads-locked = 暫時沒有可下載的檔案。購買報告後即可下載。

## 任何人都可閱讀的報告樣本。

reading-sample-title = 報告樣本
reading-sample-lead = 一份完整的報告，包括最大計劃的全部內容。答案為模擬，並非任何人的真實結果。
reading-sample-none = 這項測試暫時沒有報告樣本。
reading-sample-pdf = 下載 PDF 樣本
reading-sample-puzzles = 逐題講解
reading-sample-end = 取得你自己的報告
reading-sample-end-text = 先做測試：答對多少題和最有可能的 IQ 範圍免費，做第一題之前已列明報告價錢。
reading-sample-start = 做測試

## 每道題目及其題解。

reading-wrong-title = 題解

## 錯題：逐題、逐項規則重看。讀者想明白，不想被評價。

reading-wrong-count = 共 { $total } 題，你答對了 { $right } 題。
reading-wrong-perfect = 你全部答對。不妨看看每道題目的解法。
reading-wrong-back-to-report = 返回報告
reading-wrong-filter = 顯示哪些題目
reading-wrong-filter-missed = 未答對（{ $n }）
reading-wrong-filter-all = 全部（{ $n }）
reading-wrong-picker = 題目
reading-wrong-state-right = 答對
reading-wrong-state-wrong = 答錯
reading-wrong-state-open = 未答
reading-wrong-number = 第 { $number } 題，{ $state }
reading-wrong-legend = { $state } { $n }
reading-wrong-question = 第 { $number } 題
reading-wrong-previous = 上一題
reading-wrong-next = 下一題
reading-wrong-yours = 你的答案
reading-wrong-answer = 正確答案
reading-wrong-both = 你的答案正確
reading-wrong-option = 選項 { $number }
reading-wrong-none = 未答
reading-wrong-rapid = 這個答案選得太快，來不及看題目，不計入分數。
reading-wrong-judged = 你的答案對在哪裏，錯在哪裏

reading-wrong-replay = 如何解題
reading-wrong-ready = { $n ->
    [1] 這題只需一項規則，逐行看看。
   *[other] 這題由 { $n } 項規則共同決定，逐項看看。
}
reading-wrong-play = 播放
reading-wrong-pause = 暫停
reading-wrong-again = 重新播放
reading-wrong-step-back = 上一步
reading-wrong-step-next = 下一步
reading-wrong-rules = 規則
reading-wrong-rule = 第 { $rule } 項規則，共 { $rules } 項
reading-wrong-rule-said = 第 { $rule } 項規則，共 { $rules } 項。{ $text }{ $line }
reading-wrong-end = 答案
reading-wrong-only = 只有選項 { $number } 符合所有規則。
reading-wrong-progress = 第 { $step } 步，共 { $steps } 步
reading-wrong-out = { $count ->
   *[other] 由此排除選項 { $options }。
}

reading-wrong-others = 其他人選了甚麼
reading-wrong-others-note = 根據截至 { $date } 答過這題的 { $n } 人。
reading-wrong-others-few = 答過這題的人數暫時不足。
reading-wrong-share = { $percent }% 的人選了這項
reading-wrong-why-not = 為何不是選項 { $number }

reading-wrong-time = 用時
reading-wrong-time-yours = 你
reading-wrong-time-median = 一般用時
reading-wrong-seconds = { $s } 秒
reading-wrong-minutes = { $m } 分 { $s } 秒

reading-wrong-locked-lead = 你的計劃不包括題解。加購後你會看到：
reading-wrong-locked-answers = 每道題目，你的答案與正確答案並列
reading-wrong-locked-replay = 解題過程：在圖塊上逐步示範每項規則
reading-wrong-locked-judged = 你的答案對在哪裏，違反了哪項規則
reading-wrong-locked-others = 其他人選了甚麼，以及你與他們的用時

## 加購計劃沒有的內容，只需補差價。

reading-unlock-add = 開啟 · { $price }
reading-unlock-note = 升級至「{ $package }」，只需補差價。一次過付款，並非訂閱。
reading-unlock-report = 返回結果

## 以連結向他人展示結果。

reading-share-title = 分享結果
reading-share-lead = 連結只顯示你選擇的內容，你可隨時停止分享。
reading-share-what = 連結顯示甚麼
reading-share-class = IQ 級別（必定顯示）
reading-share-score = IQ 分數和誤差範圍
reading-share-ranking = 排名（百分位數）
reading-share-dimensions = 各題型的表現
reading-share-name = 你的名字
reading-share-name-hint = 選填。留空則不顯示名字。
reading-share-preview = 別人看到的內容
reading-share-make = 建立連結
reading-share-change = 儲存更改
reading-share-link = 你的連結
reading-share-copy = 複製連結
reading-share-copied = 已複製連結
reading-share-send = 分享
reading-share-made = 連結已備妥。
reading-share-changed = 已儲存，連結現在顯示這些內容。
reading-share-revoke = 停止分享
reading-share-revoke-sure = 不論你把連結貼在哪裏，連結和預覽圖都會即時失效。你的結果亦會從「最新結果」中移除。
reading-share-revoke-yes = 停止分享
reading-share-revoke-no = 繼續分享
reading-share-revoked = 已停止分享。
reading-share-list = 本站的「最新結果」
reading-share-list-text = 想在「最新結果」中出現？我們只顯示你的名字（或「匿名」）、國家或地區和級別。你可隨時退出。
reading-share-list-box = 列出我的結果
reading-share-listed = 你的結果現在可在列表中出現。
reading-share-unlisted = 你的結果已從列表移除。

## 證書。

reading-certificate-title = 你的證書
reading-certificate-lead = 一頁證書，列明你的姓名、分數和誤差範圍。任何人都可掃描 QR 碼核實。
reading-certificate-name = 證書上的姓名
reading-certificate-name-hint = 按你希望印出的寫法填寫，最多 60 個字元。
reading-certificate-name-missing = 請填寫姓名。
reading-certificate-name-long = 姓名最多 60 個字元。
reading-certificate-preview = 預覽
reading-certificate-paper-title = 測試完成證書
reading-certificate-paper-text = 已於 { $date } 完成「{ $exam }」，共 { $questions } 題
reading-certificate-paper-score = IQ 分數
reading-certificate-paper-kind = 無人監考的網上測試
reading-certificate-paper-norms = 參照人群：版本 { $version }
reading-certificate-paper-norms-provisional = 參照人群：版本 { $version }，初步
reading-certificate-paper-name = 你的姓名
reading-certificate-make = 製作證書
reading-certificate-remake = 更新姓名
reading-certificate-busy = 請稍候…
reading-certificate-made = 你的證書已備妥。
reading-certificate-renamed = 證書已改用這個姓名。
reading-certificate-download = 儲存為 PDF
reading-certificate-verify = 開啟核實頁面
reading-certificate-copy = 複製連結
reading-certificate-name-shown = 核實頁面會顯示你的姓名。
reading-certificate-name-hidden = 核實頁面不會顯示你的姓名，列印的證書上仍會保留。
reading-certificate-hide = 在核實頁面隱藏姓名
reading-certificate-show = 在核實頁面顯示姓名
reading-certificate-revoke = 撤銷證書
reading-certificate-revoke-sure = 任何人核實這份證書（包括你已給出的副本），都會看到證書已撤銷。撤銷後不能復原，但可重新製作證書。
reading-certificate-revoke-yes = 確認撤銷
reading-certificate-revoke-no = 保留
reading-certificate-revoked-now = 你的證書已撤銷。
reading-certificate-revoked = 你已於 { $date } 撤銷證書，可重新製作。
reading-certificate-locked = 可列印或分享的一頁證書：你的姓名、分數和誤差範圍，以及任何人都可用來核實的 QR 碼。你的計劃尚未包括證書。

## 任何人都可核實證書的頁面。讀者往往是僱主或學校。

reading-verify-title = 核實證書
reading-verify-valid = 這份證書有效
reading-verify-valid-text = 證書由我們發出，目前仍然有效。請以下列資料與你收到的證書核對。
reading-verify-revoked = 這份證書已撤銷
reading-verify-revoked-text = 證書由我們發出，但已於 { $date } 撤銷，不再有效。
reading-verify-revoked-once = 證書由我們發出，但已撤銷，不再有效。
reading-verify-unknown = 查不到這份證書
reading-verify-unknown-text = 這個連結沒有對應的證書。請檢查連結是否完整。如屬完整，你看到的證書便不是由我們發出。
reading-verify-name = 姓名
reading-verify-name-hidden = 持有人已隱藏
reading-verify-exam = 測試
reading-verify-exam-text = { $exam }，{ $questions } 題
reading-verify-score = IQ 分數
reading-verify-taken = 測試日期
reading-verify-made = 發出日期
reading-verify-norms = 參照人群
reading-verify-norms-provisional = { $version }，初步：參照人群仍在擴大
reading-verify-kind = 測試形式
reading-verify-kind-text = 無人監考的網上測試
reading-verify-meaning = 這說明甚麼
reading-verify-meaning-says = 有人在網上回答了這些題目，得到這個分數。我們有 95% 的把握，其真實分數在誤差範圍內。
reading-verify-meaning-not = 我們沒有查證由誰作答，或有沒有得到協助。姓名由持有人自行填寫。證書不是診斷。
reading-verify-meaning-work = 單憑一個分數，很難看出一個人的工作表現。請勿只憑它對人作出決定；如屬重要事宜，請採用有監考的測試。
reading-verify-proof = 數碼簽署
reading-verify-proof-text = 聲明以我們的 Ed25519 密鑰簽署。任何人有了聲明、簽署和公鑰，不經我們亦可核實。
reading-verify-parts = 聲明、簽署和公鑰
reading-verify-statement = 聲明
reading-verify-signature = 簽署（base64）
reading-verify-key = 公鑰 { $id }（base64）
reading-verify-how = 自行核實
reading-verify-how-text = 在終端機使用 OpenSSL 3，最後一行應顯示「Signature Verified Successfully」。
reading-verify-how-copy = 複製指令
reading-verify-how-copied = 已複製指令

## 別人以連結展示的結果。

reading-shared-title = 有人與你分享結果
reading-shared-name = 分享者：{ $name }
reading-shared-taken = { $exam }，測試日期 { $date }
reading-shared-class = IQ 級別
reading-shared-classes = { $low } 至 { $high }
reading-shared-score = IQ 分數
reading-shared-percentile = 高於約 { $percent }% 的人。
reading-shared-dimensions = 各題型的表現（附 80% 置信區間）
reading-shared-dimension = { $score }（{ $low } 至 { $high }）
reading-shared-note = 無人監考的網上測試，沒有查證由誰作答。我們有 95% 的把握，真實分數在誤差範圍內。
reading-shared-note-class = 無人監考的網上測試，沒有查證由誰作答。
reading-shared-norms = 參照人群：版本 { $version }。
reading-shared-norms-provisional = 參照人群：版本 { $version }，初步。
reading-shared-gone = 這個連結已失效
reading-shared-gone-text = 連結已停止分享，或網址不完整。
reading-shared-take = 自己也做一次
reading-shared-take-text = { $questions } 題，不設時限。答對多少題和最有可能的 IQ 範圍免費。
reading-shared-take-price = 分數和報告 { $price } 起，已含稅。一次過付款，並非訂閱。做完測試再決定。
reading-shared-take-button = 做測試

reading-account = 登入即可集中查看所有報告

reading-purchase-title = 購買詳情
reading-purchase-line = 「{ $package }」，{ $price }，已含稅
reading-purchase-paid = 付款日期：{ $date }
reading-purchase-sending = 本頁的連結正傳送至 { $email }。
reading-purchase-accepted = 我們已把本頁的連結傳送至 { $email }，電郵服務商已於 { $date } { $time } 接收。
reading-purchase-unsure = 我們已把本頁的連結傳送至 { $email }，但電郵服務商未有確認送達。如未收到，請在支援頁面重新傳送。
reading-purchase-refused = 電郵服務商拒收我們傳送至 { $email } 的電郵。你可在支援頁面更正電郵地址。
reading-purchase-support = 購買協助
