## 已購買報告的頁面：閱讀、展示、證明。

## 分成兩個分頁的報告。

reading-tabs-label = 報告的各部分
reading-tab-summary = IQ 摘要
reading-tab-dimensions = IQ 維度
reading-contents = 本部分內容
reading-as-table = 以表格顯示
reading-dimension-margin = 誤差範圍 { $low } 至 { $high }（100 次之中有 80 次）

## 分數旁的卡片。

reading-files-title = PDF 版報告
reading-files-text = 共 21 頁，可以保存，有九種語言可選。
reading-files-button = 前往下載
reading-puzzles-title = 每道題目的題解
reading-puzzles-text = 你的答案與正確答案並列，逐項規則講解。
reading-puzzles-button = 查看題解
reading-puzzles-locked = 正確答案，逐項規則講解。你的計劃不包含這部分，可以加購。
reading-puzzles-unlock = 查看價錢

## 有更新的參照數據時。

reading-rescored-title = 更新的參照數據
reading-rescored-text = 按更新的參照數據（版本 { $version }），同樣的作答得出 { $score }（{ $margin }）。你的報告維持不變。
reading-rescored-show = 按更新的參照數據閱讀
reading-rescored-shown = 你正按參照數據 { $version } 閱讀同樣的作答。你購買的報告維持不變。證書和給別人看的連結也在該份報告內。
reading-rescored-back = 返回購買時的報告

## 排名下方。

reading-countries-title = 測試來自哪裏
reading-countries-text = 各國家及地區的有效測試次數。參加測試的人，並非當地人口的樣本。
reading-countries-country = 國家或地區
reading-countries-tests = 測試次數
reading-countries-average = 平均分
reading-countries-own = 你在這裏

## 其他測試。

reading-free-title = 免費的簡短測試
reading-free-text = { $questions } 題，完整結果免費。量度不及完整測試準確。
reading-free-button = 開始免費測試

## 檔案頁面。

reading-downloads-title = 下載
reading-downloads-lead = 這張訂單包含的全部檔案。
reading-downloads-back = 返回報告
reading-file-language = PDF 的語言
reading-file-download = 下載
reading-file-making = 正在製作檔案，需時數秒。
reading-file-saved = 已備妥：{ $name }
reading-file-open = 沒有儲存？在此開啟檔案
reading-file-failed = 未能取得檔案，請再試一次。
reading-file-unnamed = 證書上有你的姓名，請先填寫。
reading-file-name = 填寫姓名
reading-file-read = 在報告中閱讀
reading-downloads-locked = 這張訂單暫未有可下載的檔案。檔案隨報告提供。

## 任何人都可閱讀的報告示例。

reading-sample-title = 報告示例
reading-sample-lead = 一份完整的報告，包含最大計劃的全部內容。作答來自模擬，不屬於任何人。
reading-sample-none = 這個測試沒有報告示例。
reading-sample-pdf = PDF 版示例
reading-sample-puzzles = 每道題目的題解
reading-sample-end = 你自己的報告
reading-sample-end-text = 先做測試：IQ 級別（較闊的範圍）免費，做第一題之前已可看到報告的價錢。
reading-sample-start = 做測試

## 每道題目及其題解。

reading-wrong-title = 錯題分析

## 錯題：逐題、逐項規則重看。讀者想明白，不想被評價。

reading-wrong-count = 共 { $total } 題，你答對了 { $right } 題。
reading-wrong-perfect = 你全部答對了。每道題目的解法都可查看。
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
reading-wrong-rapid = 這個答案選得太快，來不及看題目，不計分。
reading-wrong-judged = 對照規則看你的選項

reading-wrong-replay = 如何解
reading-wrong-ready = { $n ->
    [1] 答案由一項規則決定。逐行來看。
   *[other] 答案由 { $n } 項規則共同決定。逐項來看。
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
reading-wrong-others-note = 截至 { $date }，共 { $n } 人答過這道題目。
reading-wrong-others-few = 答過這道題目的人仍然太少，未能說明其他人選了甚麼。
reading-wrong-share = 每 100 人之中有 { $percent } 人選它
reading-wrong-why-not = 為何不是選項 { $number }

reading-wrong-time = 用時
reading-wrong-time-yours = 你
reading-wrong-time-median = 所有人的中位數
reading-wrong-seconds = { $s } 秒
reading-wrong-minutes = { $m } 分 { $s } 秒

reading-wrong-locked-lead = 你的計劃不包含錯題分析。如加購，你會看到：
reading-wrong-locked-answers = 每道題目中，你的答案與正確答案並列
reading-wrong-locked-replay = 解題過程：每項規則都在行上逐步示範
reading-wrong-locked-judged = 你的選項哪裏正確，違反了哪項規則
reading-wrong-locked-others = 其他人選了甚麼，以及你與他們的用時

## 加購計劃沒有的內容。只付差價。

reading-unlock-add = 加 { $price } 開啟
reading-unlock-note = 你會升級至「{ $package }」，只需補上差價。只付一次，並非訂閱。
reading-unlock-report = 返回你的結果

## 以連結向他人展示結果。

reading-share-title = 給別人看
reading-share-lead = 連結只顯示你選擇的內容，其他一概不顯示。你可隨時撤回。
reading-share-what = 連結顯示甚麼
reading-share-class = IQ 級別（必定顯示）
reading-share-score = IQ 分數和誤差範圍
reading-share-ranking = 每 100 人之中有多少人分數較低
reading-share-dimensions = 你的各項維度
reading-share-name = 名字
reading-share-name-hint = 想讓人看到名字時才填寫。留空則不顯示。
reading-share-preview = 別人會看到的內容
reading-share-make = 建立連結
reading-share-change = 更改顯示內容
reading-share-link = 你的連結
reading-share-copy = 複製連結
reading-share-copied = 已複製連結
reading-share-send = 分享
reading-share-made = 連結已備妥。
reading-share-changed = 由現在起，連結顯示這些內容。
reading-share-revoke = 撤回連結
reading-share-revoke-sure = 不論你把連結和預覽圖貼在哪裏，它們都會即時失效。你的結果亦會從「最新結果」列表中移除。
reading-share-revoke-yes = 撤回
reading-share-revoke-no = 保留
reading-share-revoked = 連結已失效。
reading-share-list = 本站的「最新結果」
reading-share-list-text = 如你願意，你的結果可列入「最新結果」：只有名字的第一個詞（沒有空格時為整個名字）或「匿名」、國家或地區，以及級別，再無其他。你可隨時退出。
reading-share-list-box = 列出我的結果
reading-share-listed = 由現在起，你的結果可能會列出。
reading-share-unlisted = 你的結果不再列出。

## 證書。

reading-certificate-title = 個人證書
reading-certificate-lead = 一頁證書，列明你的姓名、分數和誤差範圍。任何人都可掃描 QR 碼核實。
reading-certificate-name = 證書上的姓名
reading-certificate-name-hint = 按你希望印出的樣子填寫，最多 60 個字元。
reading-certificate-name-missing = 請填寫姓名。
reading-certificate-name-long = 姓名最多 60 個字元。
reading-certificate-preview = 預覽
reading-certificate-paper-title = 完成證書
reading-certificate-paper-text = 已於 { $date } 完成 { $exam }，共 { $questions } 題
reading-certificate-paper-score = IQ 分數
reading-certificate-paper-kind = 無人監考的網上測試
reading-certificate-paper-norms = 參照數據版本：{ $version }
reading-certificate-paper-norms-provisional = 參照數據版本：{ $version }，初步
reading-certificate-paper-name = 你的姓名
reading-certificate-make = 製作證書
reading-certificate-remake = 以這個姓名重新製作
reading-certificate-busy = 請稍候…
reading-certificate-made = 你的證書已備妥。
reading-certificate-renamed = 證書已改用這個姓名。
reading-certificate-download = 儲存為 PDF
reading-certificate-verify = 開啟核實頁面
reading-certificate-copy = 複製網址
reading-certificate-name-shown = 核實頁面會顯示你的姓名。
reading-certificate-name-hidden = 核實頁面不顯示你的姓名。紙本上仍會保留。
reading-certificate-hide = 在核實頁面隱藏姓名
reading-certificate-show = 在核實頁面顯示姓名
reading-certificate-revoke = 撤銷證書
reading-certificate-revoke-sure = 任何人核實時都會看到證書已撤銷，包括你已給出的副本。撤銷後不能恢復，但可製作新的證書。
reading-certificate-revoke-yes = 撤銷
reading-certificate-revoke-no = 保留
reading-certificate-revoked-now = 你的證書已撤銷。
reading-certificate-revoked = 你已於 { $date } 撤銷證書。你可以製作新的證書。
reading-certificate-locked = 可以列印或出示的一頁：你的姓名、分數和誤差範圍，以及任何人都可核實的 QR 碼。你的計劃不包含證書。

## 任何人都可核實證書的頁面。讀者往往是僱主或學校。

reading-verify-title = 核實證書
reading-verify-valid = 這份證書有效
reading-verify-valid-text = 證書由我們發出，目前仍然有效。內容見下，請與你收到的核對。
reading-verify-revoked = 這份證書已撤銷
reading-verify-revoked-text = 證書由我們發出，但已於 { $date } 撤銷，不再證明任何事情。
reading-verify-revoked-once = 證書由我們發出，但已撤銷，不再證明任何事情。
reading-verify-unknown = 我們沒有這份證書
reading-verify-unknown-text = 我們沒有發出過這個網址的證書。請檢查連結是否完整。如果完整，你看到的便不是我們的證書。
reading-verify-name = 姓名
reading-verify-name-hidden = 持有人已隱藏
reading-verify-exam = 測試
reading-verify-exam-text = { $exam }，{ $questions } 題
reading-verify-score = IQ 分數
reading-verify-taken = 測試日期
reading-verify-made = 證書製作日期
reading-verify-norms = 參照數據版本
reading-verify-norms-provisional = { $version }，初步：參照人群仍在建立中
reading-verify-kind = 測試形式
reading-verify-kind-text = 無人監考的網上測試
reading-verify-meaning = 這能說明甚麼
reading-verify-meaning-says = 有人在瀏覽器中回答了這些題目，得到這個分數。100 次之中有 95 次，真實數值在誤差範圍之內。
reading-verify-meaning-not = 螢幕前坐着誰，有沒有得到協助，都沒有人查證。姓名由持有人自行填寫。它不是診斷。
reading-verify-meaning-work = 單憑一個分數，很難看出一個人工作會做得怎樣。請勿只憑它對人作出決定；重要的事情，請採用有人監考的測試。
reading-verify-proof = 經簽署的聲明
reading-verify-proof-text = 這份聲明以我們的 Ed25519 密鑰簽署。有了聲明、簽署和公鑰，不經我們亦可核實。
reading-verify-parts = 聲明、簽署和公鑰
reading-verify-statement = 聲明
reading-verify-signature = 簽署（base64）
reading-verify-key = 公鑰 { $id }（base64）
reading-verify-how = 自行核實
reading-verify-how-text = 在終端機使用 OpenSSL 3。最後一行必須顯示「Signature Verified Successfully」。
reading-verify-how-copy = 複製指令
reading-verify-how-copied = 已複製指令

## 別人以連結展示的結果。

reading-shared-title = 本人公開的結果
reading-shared-name = 公開者：{ $name }
reading-shared-taken = { $exam }，測試日期 { $date }
reading-shared-class = IQ 級別
reading-shared-classes = { $low } 至 { $high }
reading-shared-score = IQ 分數
reading-shared-percentile = 每 100 人之中，約有 { $percent } 人會低於這個分數。
reading-shared-dimensions = 各項維度（誤差範圍：100 次之中有 80 次）
reading-shared-dimension = { $score }（{ $low } 至 { $high }）
reading-shared-note = 無人監考的網上測試：由誰作答，沒有人查證。100 次之中有 95 次，真實 IQ 在分數的誤差範圍之內。
reading-shared-note-class = 無人監考的網上測試：由誰作答，沒有人查證。
reading-shared-norms = 參照數據版本：{ $version }。
reading-shared-norms-provisional = 參照數據版本：{ $version }，初步。
reading-shared-gone = 這個連結沒有內容
reading-shared-gone-text = 可能是本人已撤回，或網址不完整。
reading-shared-take = 自己做一次測試
reading-shared-take-text = { $questions } 題，不限時間。答對題數和級別免費。
reading-shared-take-price = 具體分數和報告 { $price } 起，已含稅。只付一次，並非訂閱。做完測試再決定。
reading-shared-take-button = 查看測試

reading-account = 登入後，所有報告集中在一處
