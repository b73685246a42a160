### 購買的報告所寫的內容（螢幕和紙本）。平靜、準確、尊重。
### 分數低，給予尊重；分數高，不加奉承。每個分數都附上誤差範圍。

report-title = 你的報告
report-exam = IQ 測試
report-exam-short = IQ 測試（精簡版）
report-sample-mark = 示例：模擬的作答者
report-score-above = { $iq } 或以上
report-score-below = { $iq } 或以下
report-margin = 95% 誤差範圍：{ $span }
report-span = { $low } 至 { $high }
report-span-from = { $low } 或以上
report-span-to = { $high } 或以下
report-span-open = 上下均不設限
report-norms = 參照數據版本：{ $version }，{ $phase }
report-language-english = 英文
report-questionnaire-version = 問卷版本：{ $version }，參照數據版本：{ $norms }。
report-phase-provisional = 初步
report-phase-calibrating = 題目已校準，平均水平取自文獻
report-phase-bridged = 平均水平由樣本確定
report-phase-census = 已按人口普查調整
report-seconds = { $seconds } 秒
report-minutes = { $minutes } 分 { $seconds } 秒
report-count = { $part } / { $whole }
report-sources = 資料來源

## 題型和水平的名稱。

report-kind-induction = 尋找規律
report-kind-logic = 圖形邏輯
report-kind-spatial = 空間思維
report-kind-several = 多重規則
report-kind-pace = 作答步伐
report-level-very-high = 很高
report-level-high = 偏高
report-level-moderate = 中等
report-level-low = 偏低
report-level-very-low = 很低
report-level-not-enough = 資料不足

## 表格各欄的標題。簡短。

report-head-class = 級別
report-head-iq = IQ
report-head-people = 每 100 人之中
report-head-touched = 你的誤差範圍
report-head-lower = 較低（每 100 人）
report-head-takers = 人數
report-head-puzzle = 題號
report-head-puzzles = 題數
report-head-right = 答對
report-head-kind = 題型
report-head-score = 分數
report-head-value = 0 至 100
report-head-margin = 80% 誤差範圍
report-head-level = 水平
report-head-difference = 與你的平均分相差
report-head-needed = 相差多少才算數
report-head-difficulty = 難度
report-head-time = 你的用時
report-head-median = 所有人的中位數
report-head-medians = 所有人中位數之和
report-head-answer = 你的答案
report-head-part = 部分
report-head-error = 分數的標準誤差
report-head-within = 100 個分數之中 95 個的範圍
report-head-second = 第二次分數
report-head-reading = 代表甚麼
report-head-likely = 可能性
report-head-week = 週次
report-head-do = 做甚麼
report-head-why = 為甚麼

## 摘要：封面之後的第一頁。

report-summary-title = 摘要
report-summary-lead = 你的 IQ 分數是 { $score }（{ $margin }）。
report-summary-lead-above = 你的 IQ 分數是 { $score }（{ $margin }）。再高的水平，這項測試量度不到，因此不會列出更高的數字。
report-summary-lead-below = 你的 IQ 分數是 { $score }（{ $margin }）。再低的水平，這項測試量度不到，因此不會列出更低的數字。
report-score-label = IQ 分數
report-figure-class = 級別
report-figure-percentile = 每 100 人之中
report-figure-percentile-note = 人的分數會較低
report-figure-right = 答對題數
report-figure-right-note = 每題難度不同
report-figure-time = 用時
report-figure-time-note = 平均每題 { $time }
report-figure-place = 在參加者之中的名次
report-figure-place-note = 截至 { $date }
report-figure-reliability = 信度
report-figure-reliability-note = 分數差異中並非偶然的比例
report-class-one = 這個分數屬於「{ $class }」級別（{ $range }），整個誤差範圍亦在這個級別之內。
report-class-two = 這個分數屬於「{ $class }」級別（{ $range }）。誤差範圍涉及「{ $low }」和「{ $high }」，兩者都有可能。
report-class-many = 這個分數屬於「{ $class }」級別（{ $range }）。誤差範圍由「{ $low }」跨越至「{ $high }」，其間每個級別都有可能。
report-class-limit = 「{ $score }」是一個界限，不屬於某個單一級別。誤差範圍由「{ $low }」跨越至「{ $high }」，其間每個級別都有可能。
report-class-limit-one = 「{ $score }」是一個界限。整個誤差範圍都在「{ $class }」級別之內。
report-percentile = 參照人群中，每 100 人約有 { $n } 人會低於這個分數。
report-percentile-above = 參照人群中，每 100 人至少有 { $n } 人會低於這個分數。
report-percentile-below = 參照人群中，每 100 人最多有 { $n } 人會低於這個分數。
report-percentile-top = 參照人群中，每 100 人有超過 99 人會低於這個分數。
report-percentile-bottom = 參照人群中，每 100 人只有不足 1 人會低於這個分數。
report-more-than-99 = 超過 99
report-fewer-than-1 = 不足 1
report-kinds-even = 你在各題型的表現平均：彼此的差異均在偶然範圍之內。
report-kinds-strength = { $kind }：比你自己的平均分高 { $distance } 分，單憑偶然難以解釋。這是你的強項。
report-kinds-weakness = { $kind }：比你自己的平均分低 { $distance } 分，單憑偶然難以解釋。這是你相對較弱的一面。
report-kinds-untold = 沒有哪種題型特別突出：一種題型本身的題目提供的資訊太少，差異未能算數。
report-kinds-none = 這份試題中，有些題型的題目太少，因此各題型沒有獨立的分數。
report-summary-remember = 請記住
report-summary-same = 先看誤差範圍，再看數字：由 { $low } 至 { $high }，都可能是你的真實數值。
report-summary-same-open = 先看誤差範圍，再看數字。這裏的誤差範圍有一端不設限，因為測試量度不到那麼遠。
report-summary-part = 它量度的是智力的一部分：找出圖形中的規則。
report-summary-alone = 沒有人監考，因此這個結果是給你自己看的，不能向他人證明甚麼。
report-valid = 從答案和所用時間看來，這是一次認真的作答，分數無須另加說明。
report-caution = 是次作答有效，但以下情況會令分數較不可靠：
report-norms-provisional = 參照數據屬初步性質：題目的難度按規則預測，平均水平取自已發表的研究。誤差範圍因此較闊。
report-norms-calibrating = 題目的難度已由眾人的作答得知。平均水平仍取自已發表的研究，誤差範圍因此較闊。
report-norms-bridged = 題目的難度已由眾人的作答得知；平均水平由一個按配額抽選的成年人樣本確定。
report-norms-census = 參照數據來自許多人的首次作答，並按年齡、學歷和性別加權，與人口普查相符。

## 曲線。

report-curve-title = 你在曲線上的位置
report-curve-lead-above = 你的分數 { $score } 比平均值 100 高 { $points } 分（{ $margin }）。
report-curve-lead-below = 你的分數 { $score } 比平均值 100 低 { $points } 分（{ $margin }）。
report-curve-lead-at = 你的分數正好是平均值 { $score }（{ $margin }）。
report-curve-lead-limit = 你的分數是 { $score }（{ $margin }）。它處於這項測試所能量度的盡頭，因此曲線上標示的是界限，而不是一點。
report-curve-score = 你的分數：{ $score }
report-curve-caption = 各級別、分界和人口比例
report-curve-reached = 涉及
report-curve-how = 如何看曲線
report-curve-hill = 曲線的高低代表各個 IQ 有多少人。中間的人最多：每 100 人之中，{ $middle } 人介乎 85 至 114，{ $upper } 人介乎 115 至 129，{ $top } 人在 130 或以上。
report-curve-step = 平均值是 100。每一格 15 分是一個標準差，即一般人與平均值的通常距離。
report-curve-why = 為何有誤差範圍
report-curve-cover = 簡短的測試不可能準確至一分不差。以這種方法得出誤差範圍，每 100 人之中約有 95 人的真實數值在範圍之內。
report-curve-error = 它的闊窄取決於兩方面：測試本身，按你的作答，對真實數值的標準誤差為 { $test } 分；參照數據，標準誤差約為 { $norms } 分。
report-curve-sides = 由你的分數起計，誤差範圍向下 { $down } 分，向上 { $up } 分。分數是你在一群以同樣誤差量度的人之中的位置，因此會略為向 100 靠攏。誤差範圍則不會靠攏。

## 排名。

report-ranking-title = 排名
report-ranking-caption = 參照人群的每 100 人之中
report-ranking-lower = 分數會較低
report-ranking-higher = 分數會相同或較高
report-ranking-place = 與你相比
report-ranking-ends = 誤差範圍在此同樣適用：按下限，每 100 人之中有 { $low } 人分數較低；按上限，有 { $high } 人。
report-ranking-end-low = 誤差範圍在此同樣適用：即使按下限，每 100 人之中亦有 { $low } 人分數較低。上端不設限。
report-ranking-end-high = 誤差範圍在此同樣適用：按上限，每 100 人之中有 { $high } 人分數較低。下端不設限。
report-ranking-rare-high = 大約每 { $n } 人之中，有一人的分數相同或較高。
report-ranking-rarest = 每 { $n } 人之中，分數相同或較高的不足一人。
report-ranking-middle = 半數人的分數介乎 90 至 110，你亦在其中。
report-ranking-takers = 在做過這項測試的人之中
report-ranking-own = 截至 { $date }，這項測試共有 { $n } 次有效作答：{ $lower } 次分數比你低，{ $same } 次與你相同（包括你自己），{ $higher } 次比你高。你在 { $n } 次之中名列第 { $place }。
report-ranking-average = 參加者的平均分是 { $average }。他們自願參加測試，不能代表所有人。與上述參照人群比較，較為公平。
report-ranking-you = 你的分數
report-ranking-takers-caption = 參加者的分數分佈
report-ranking-few = 製作這份報告時，按這版參照數據評分的有效作答不足 { $floor } 次。在這麼少人之中排名並無意義，因此不列名次。上述比較不受影響。
report-ranking-places-caption = 各分數在參照人群中的位置
report-ranking-places = 供對照：參照人群的每 100 人之中，有多少人低於以下各個分數。
report-ranking-norm = 參照人群是各年齡的成年人。目前未有按年齡劃分的參照數據，因此所有人都與同一批人比較。

## 分數的含義。

report-meaning-title = 分數的含義
report-meaning-lead = 這個分數說明，與其他人相比，你在 { $date } 找出圖形規則的表現如何（{ $score }，{ $margin }）。
report-meaning-says = 它能說明甚麼
report-meaning-fluid = 在新事物中找出規則的能力稱為流體推理。它是智力的一部分，亦是最不依賴語言和學校教育的部分。
report-meaning-high = 這類規則，你比大多數人更容易找到：整個誤差範圍都在平均值 100 之上。
report-meaning-middle = 找出這類規則，你與大多數人相若：每 100 人之中有 { $people } 人屬於 85 至 114 這個級別。
report-meaning-unsure = 誤差範圍跨越了平均值 100。因此這次測試看不出，找這類規則你比大多數人容易還是較難。
report-meaning-low = 這次你找出的規則比大多數人少。疲倦、嘈吵、螢幕太小、心情憂慮，或甚少做這類題目，都會令分數偏低。有沒有受其中某項影響，從答案看不出來。
report-meaning-again = 換上另一套同類題目，100 次之中有 95 次，你的分數與這次相差不超過 { $points } 分。
report-meaning-expected = 較易和較難的題目
report-meaning-caption = 計入分數的作答：題目難度與你的分數相比
report-meaning-easy = 最少容易 15 分
report-meaning-near = 與你的分數相若
report-meaning-hard = 最少困難 15 分
report-meaning-missed = 比你的分數最少容易 15 分的題目，你有 { $n } 題未答對。
report-meaning-solved = 比你的分數最少困難 15 分的題目，你答對了 { $n } 題。
report-meaning-usual = 有些這樣的情況很平常：人會分心，隨意猜亦有六分之一機會猜中。
report-meaning-smooth = 比你的分數容易得多的題目，你沒有一題失誤；困難得多的題目，亦沒有一題答對。你的作答與難度十分吻合。
report-meaning-likely = 最可能屬於哪個級別
report-meaning-likely-caption = 你的真實數值在哪裏
report-meaning-likely-text = 可以這樣理解：參照人群中與你作答相同的 100 個人之中，真實數值在該級別的人有多少。計算時既用到誤差範圍，亦用到各級別的人數多少。
report-less-than-1 = 少於 1%
report-meaning-not = 它不能說明甚麼
report-meaning-not-parts = 你的記憶、知識、語言或創意有多好。這些都沒有量度。
report-meaning-not-worth = 你的價值、你的品格，或你能走多遠。
report-meaning-not-diagnosis = 一個人是否資優，或是否有某種障礙。這要由心理學家當面測試。
report-meaning-not-fixed = 你十年後會得多少分。分數只是某一天的一次量度。

## 各項維度：題型概覽。

report-dimensions-title = 各項維度
report-dimensions-caption = 各題型的分數
report-reference = 參考範圍 { $low } 至 { $high }
report-dimensions-scale = 所有分數都以平均值為 100 的量表表示。參考範圍 { $low } 至 { $high }，是居中的一半人所在的範圍。這裏的誤差範圍只包括測試本身的誤差；參照數據約 { $norms } 分的誤差另計，對各題型的影響相同。
report-dimensions-levels = 水平：125 起為「很高」，110 起為「偏高」，90 起為「中等」，75 起為「偏低」，再低為「很低」。只有 80% 誤差範圍不超出兩個相鄰水平，才會列出水平；否則便是資料不足。
report-dimensions-joined = 單憑一種題型的幾道題目，量度並不準確。因此每個分數都結合其他所有題目的資訊，結合多少，視乎我們假定各題型在眾人身上的關連有多緊密（相關係數 { $correlation }）。這樣分數較為可靠，彼此亦較為接近。
report-dimensions-pace = 作答步伐與各題型並列，但不計入 IQ 分數。
report-difference-caption = 各題型與你自己的平均分相比
report-dimensions-chance = 差異達到最後一欄的數字，才算強項或相對較弱的一面。單憑偶然出現這麼大的差異，十次之中不足一次。

## 每種題型一頁。

report-kind-lead = 這種題型共 { $n } 題，你答對了 { $right } 題。
report-read-very-high = 遠高於參考範圍：每 100 人之中約有 { $n } 人分數較低。
report-read-high = 高於參考範圍：每 100 人之中約有 { $n } 人分數較低。
report-read-moderate = 在參考範圍之內：每 100 人之中約有 { $n } 人分數較低。
report-read-low = 低於參考範圍：每 100 人之中約有 { $n } 人分數較低。
report-read-very-low = 明顯低於參考範圍：每 100 人之中約有 { $n } 人分數較低。
report-read-not-enough = 誤差範圍 { $low } 至 { $high } 跨越太多水平，無法確定是哪一個。
report-kind-what = 這種題型考甚麼
report-kind-what-induction = 一兩項關於次序和數量的規則：逐步增加或減少，形狀輪替，兩個數量相加得出第三個。要做的是留意甚麼在變，再用三行來檢驗一個想法。
report-kind-what-logic = 圖形互相重疊：第三塊保留任何一塊有的、兩塊都有的、只有一塊才有的、第一塊有而第二塊沒有的，或兩塊都沒有的部分。要做的是逐塊、逐個部分比較，說出是哪種運算。
report-kind-what-spatial = 圖形會旋轉、反轉，或由一處移到另一處。要做的是在腦海中移動圖形，看看每一塊到下一塊是否同樣的移動。
report-kind-what-several = 三項或更多規則同時起作用，各管一種特徵。難處不在於找到某一項規則，而在於把幾項分清楚，再逐項對照選項。
report-kind-how = 這類題目如何解
report-kind-how-induction = 每次只看一種特徵：數量、大小、形狀、填充。把第一行的規則說出聲來，再用第二行試一試。如果不對，便沿着列看。
report-kind-how-logic = 選圖形的一個部分，例如一條線段或一片花瓣，沿着這一行看。它在一塊中有、兩塊都有、兩塊都沒有時，第三塊有沒有它？通常看兩個部分，便能確定是哪種運算。
report-kind-how-spatial = 選一個記號，例如一個尖角或一處開口，只看着它。以八分之一圈為單位，數它轉了多少。如果怎樣轉都不對，便想想反轉。
report-kind-how-several = 先確定一種特徵，刪去所有不符的選項，再看下一種。確定三項規則後，便只剩一個選項，亦無須長時間記住甚麼。
report-kind-caption = 你做過的這種題型
report-kind-others = 人們平均答對其中 { $expected } 題。
report-kind-time = 你在這些題目上用了 { $time }，佔測試總用時的 { $percent }。
report-kind-within = 與你自己的平均分相差（分）：{ $difference }。在偶然範圍之內。
report-kind-untold = 與你自己的平均分相差（分）：{ $difference }。這種題型本身的題目提供的資訊太少，未能算數。
report-kind-worth = 如果各題型的關連正如我們所假定，人們在這種題型上的差異，有 { $total } 可由全部答對題數解釋；再結合這種題型的題目，是 { $joined }。

## 作答步伐。

report-pace-lead = 逐題比較，你的用時約為一般用時的 { $percent }（各題比率的平均）。
report-pace-lead-none = 其他人做這些題目需要多久，目前未夠清楚，因此你的作答步伐沒有列出水平。
report-pace-fast = 比參考範圍快：每 100 人之中約有 { $n } 人用時較長。
report-pace-middle = 在參考範圍之內：每 100 人之中約有 { $n } 人用時較長。
report-pace-slow = 比參考範圍慢：每 100 人之中約有 { $n } 人用時較長。
report-pace-none = 你自己的用時見下文。要列出水平，至少需要 { $floor } 個其他人做過同樣的題目。
report-pace-neutral-title = 如何看待
report-pace-neutral = 作答步伐不計入 IQ 分數，亦不是越快越好。測試不限時間，慢一點並無損失。
report-pace-method = 它按你在 { $n } 題上的用時計算。每題都與所有做過同一題的人的用時比較，看的是比率，因此難題用時長，並不算慢。在比率的平均之中，某一題想得久，影響比在下面的合計之中小，因此兩者可能不同。
report-pace-reliability = 在這個數字上，人與人之間的差異約有 { $percent } 是真實的，其餘屬於偶然。人們的作答步伐相差多少，取自已發表的同類題目作答數據。
report-pace-quicker-than = { $all } 題之中，有 { $n } 題你比半數人快。
report-pace-thirds = 由頭到尾
report-pace-thirds-caption = 你的用時，分三段看
report-part-first = 前三分之一，{ $from }–{ $to }
report-part-middle = 中間三分之一，{ $from }–{ $to }
report-part-last = 後三分之一，{ $from }–{ $to }
report-pace-slower = 與其他人相比，你越做越慢：前三分之一的用時是他們的 { $first }，後三分之一是 { $last }。
report-pace-quicker = 與其他人相比，你越做越快：前三分之一的用時是他們的 { $first }，後三分之一是 { $last }。
report-pace-kept = 與其他人相比，你的步伐變化不大：前三分之一的用時是他們的 { $first }，後三分之一是 { $last }。
report-pace-harder = 題目越來越難：平均難度由前三分之一的 IQ { $first } 升至後三分之一的 { $last }。因此後段用時較長，是意料之內。

## 用時與投入程度。

report-time-title = 用時與投入程度
report-time-lead = 你總共用了 { $time }，平均每題 { $each }。
report-time-caption = 每題用時（秒）
report-time-own = 你
report-time-median = 所有人的中位數
report-time-kinds-caption = 各題型的用時
report-time-noticed = 從用時看出甚麼
report-time-ends = 用時最長的是第 { $slowest } 題（{ $long }），最短的是第 { $quickest } 題（{ $short }）。
report-time-later = 後三分之一比前三分之一用時更長：前 { $first }，後 { $last }。
report-time-earlier = 後三分之一的題目較難，用時卻比前三分之一短：前 { $first }，後 { $last }。
report-time-wrong-longer = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。最後答錯的題目，你反而想得更久。
report-time-wrong-shorter = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。答錯的題目選得較快，或許值得再看一眼。
report-time-alike = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。兩者幾乎沒有分別。
report-effort = 投入程度
report-effort-rapid = 有 { $n } 個答案選得太快，來不及看題目。這些答案不計入分數。
report-effort-none-rapid = 沒有答案快得來不及看題目。
report-effort-open = 有 { $n } 題未答，按答錯計算。
report-effort-none-open = 沒有未答的題目。
report-effort-changes = 你更改過 { $n } 次答案。
report-effort-no-changes = 選定之後，你沒有更改過答案。

## 如何量度。

report-measured-title = 如何量度
report-measured-lead = 分數 { $score }（{ $margin }）由 { $questions } 題的作答計算得出。同樣的作答，日後任何時候都會得到同樣的分數。
report-measured-model = 每道題目都有一條曲線，表示具備某種能力的人有多大機會答對。曲線由難度、斜率和猜中的機會決定（三參數邏輯斯蒂模型）。最能解釋你全部作答的能力值，就是分數（加權似然法）。
report-measured-group = 參照人群：各年齡的成年人；參照數據：{ $version }；題目參數：第 { $values } 版。
report-measured-provisional = 參照人群：各年齡的成年人；參照數據：{ $version }，初步；題目參數：第 { $values } 版。題目的難度按規則預測。平均水平取自在網上做過類似題目的 { $n } 名成年人（Zorowitz et al. 2024），再減去 { $shift } 個標準差，因為參加這類研究的人往往高於平均。誤差範圍因此較闊。
report-measured-calibrating = 參照人群：各年齡的成年人；參照數據：{ $version }；題目參數：第 { $values } 版。題目的難度已由眾人的作答得知。平均水平取自在網上做過類似題目的 { $n } 名成年人（Zorowitz et al. 2024），再減去 { $shift } 個標準差，因為參加這類研究的人往往高於平均。誤差範圍因此較闊。
report-measured-level = 參照數據的平均水平
report-measured-level-note = 標準誤差，以 IQ 分計
report-measured-range = 可量度範圍
report-measured-range-note = 超出則寫「或以上」、「或以下」
report-measured-caption = 這份試題量度得有多準確
report-measured-errors = 量度得有多準確，視乎所在的水平。下表列出真實數值相同的人，他們的分數在平均值上下分散多少，不包括參照數據的誤差。分數會略為向 100 靠攏，因此它比誤差範圍所依據的真實數值誤差為小。
report-measured-unwatched = 這是一項無人監考的網上測試：由誰作答、在哪裏作答、借助了甚麼，沒有人看到。
report-measured-not = 不可用於
report-measured-not-diagnosis = 任何診斷
report-measured-not-hiring = 招聘、晉升或收生
report-measured-not-others = 對他人作出決定
report-measured-not-children = 16 歲以下人士，因為沒有適用的參照數據

## 如何使用結果。

report-advice-title = 如何使用結果
report-advice-lead = 請把 { $score }（{ $margin }）視為大概的位置，不要視為標籤。
report-advice-yours = 從你自己的數字看
report-advice-class = 如有人問起，請把誤差範圍和分數一併說出。只說分數，便超出了量度所能說明的。
report-advice-compare = 別人的分數與你相差超過 { $points } 分，才算有分別。更接近的話，可能只是偶然。
report-advice-missed = 如想練習，請由「{ $kind }」開始：難度 { $limit } 以內的題目，你在這裏未答對的最多，{ $n } 題之中有 { $missed } 題。
report-advice-none-missed = 難度 { $limit } 以內的題目，你最多只有一題未答對，因此沒有哪種題型需要先練。
report-advice-lean = 各題型之間有一處差異，單憑偶然難以解釋。但要第二次測試再次出現，才可相信。
report-advice-even = 沒有題型突出至可算作強項或相對較弱的一面。
report-advice-slower = 你答錯的題目選得比答對的快（中位數分別為 { $wrong } 和 { $right }）。把最後一行再核對一次，花不了多少時間。
report-advice-caution = 是次作答有些情況，令分數較不可靠，「用時與投入程度」一頁列明了是甚麼。在沒有這些情況下再做一次，會比這次更能說明問題。
report-advice-open = 下次每題都作答。猜測有六分之一機會猜中，留空便沒有機會。
report-advice-low = 如你的學業和工作都順利，這個分數令你意外，便應相信學業和工作：多年的表現比一次測試更能說明問題。
report-advice-high = 如需向他人證明，請參加有人監考的測試。高智商團體和心理學家只承認這種測試。
report-advice-uses = 它有甚麼用
report-advice-use-place = 大概知道自己在一種思維上處於甚麼位置，並知道誤差範圍。
report-advice-use-baseline = 有一個最初的數值，可與日後的測試比較，最早在 { $months } 個月之後。
report-advice-use-slips = 看清自己如何出錯：題目頁列明了你選錯的每個選項違反哪項規則。
report-advice-help = 甚麼時候應該找人傾談
report-advice-school = 有關升學、培訓或工作的問題：心理學家會以你的語言，當面測試多種能力，並與你傾談下一步怎樣做。
report-advice-worry = 如思考、記憶或注意力變差，或低分令你擔心，請諮詢醫生。這項測試既找不出原因，亦不能排除原因。
report-advice-mood = 如這個數字令你好幾天心情不好，請與信任的人傾談。沒有一個分數值得你這樣。
report-advice-again = 再做一次
report-advice-wait = 最少等 { $months } 個月。做過這類題目，第二次大約會高 3 至 4 分（Hausknecht et al. 2007）；第三次之後，幾乎不再增加（Scharfen et al. 2018）。

## 大腦訓練指南：練習與學習習慣。

report-guide-title = 大腦訓練指南
report-guide-lead = 目前沒有已知的訓練能持久提升一般智力。練甚麼，便會在甚麼上進步；良好習慣則令學習更輕鬆。
report-guide-evidence = 七位心理學家綜合研究後發現，大腦訓練能改善練過的任務的表現，對相似任務的作用較小，對日常生活幾乎沒有作用（Simons et al. 2016）。多讀一年書則是另一回事：它與 IQ 高 1 至 5 分相關（Ritchie & Tucker-Drob 2018）。
report-guide-start = 由哪裏開始
report-guide-missed = 由「{ $kind }」開始：難度 { $limit } 以內、你力所能及的題目之中，你在這裏未答對的最多，{ $n } 題之中有 { $missed } 題。
report-guide-none-missed = 難度 { $limit } 以內的題目，你最多只有一題未答對，因此不分先後。四種題型輪流練習即可。
report-guide-spread = 難度 { $limit } 以內未答對的題目之中，沒有哪種題型明顯最多，因此不分先後。四種題型輪流練習即可。
report-guide-numbers = 不看題解，把這些題目再做一次：{ $numbers }。
report-guide-plan = 四星期計劃
report-guide-plan-caption = 每次二十分鐘，每星期三次
report-guide-week-1 = 重做未答對的題目。選擇之前，把每項規則說出聲來。
report-guide-week-1-slow = 重做用時最長的題目。選擇之前，把每項規則說出聲來。
report-guide-why-1 = 每一步都向自己解釋的人，能從例題中學到更多（Chi et al. 1989）。
report-guide-week-2 = 把各種題型混合練習，不要每次只練一種。
report-guide-why-2 = 混合練習較難，但記得較久（Rohrer & Taylor 2007）。
report-guide-week-3 = 兩次練習之間相隔兩天，先憑記憶回想上星期的規則。
report-guide-why-3 = 間隔和回想能留住學到的東西（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 自己出兩道題目，每題用兩項規則，請別人來解。
report-guide-why-4 = 出題要回想規則，而回想能留住學到的東西（Roediger & Karpicke 2006）。
report-guide-habits = 有幫助的習慣
report-guide-sleep = 睡眠。學到的東西在睡眠中鞏固（Diekelmann & Born 2010）；睡得少，影響最大的是注意力（Lim & Dinges 2010）。
report-guide-move = 運動。帶氧運動計劃令注意力、速度和記憶略有改善（Smith et al. 2010）。
report-guide-honest = 由於熟悉了這類題目，第二次測試平均會高出 3 至 4 分。進步的是熟練程度，不是智力。就一個人而言，相差在 { $points } 分以內，可能只是偶然。

## 再做一次測試。

report-retest-title = 再做一次測試
report-retest-lead = 第二次分數比 { $score } 低超過 { $points } 分，或高超過 { $higher } 分，差異才有意義：向上的 4 分是練習的作用。
report-retest-lead-limit = { $score } 是一個界限，第二次分數不能當作數字與它比較。可量度範圍內的兩個分數，相差超過 { $points } 分，差異才有意義。
report-retest-how = 兩個分數都有誤差。在你這個水平，一個分數的誤差是 { $error } 分；計算差異時，兩次的誤差合在一起。這個數字以參照數據相同為前提，這樣兩個分數所含的平均水平誤差便相同。
report-retest-caption = 你的分數與第二次分數
report-retest-below = 低於 { $iq }
report-retest-above = 高於 { $iq }
report-retest-really-lower = 較低，單憑偶然難以解釋
report-retest-no-difference = 沒有能與偶然區分的差異
report-retest-really-higher = 較高，偶然和練習都難以解釋
report-retest-practice-title = 練習有甚麼影響
report-retest-practice = 綜合 107 個樣本，人們第二次的分數高出約四分之一個標準差，在這裏是 3 至 4 分；如題目完全相同，則高出更多（Hausknecht et al. 2007）。第三次之後，幾乎不再增加（Scharfen et al. 2018）。因此應保留首次有效的分數；第二次較高時，要再多 4 分才算數。
report-retest-fair = 怎樣比較才公平
report-retest-wait = 最少等 { $months } 個月。你會得到另一套同類題目。
report-retest-same = 休息充足，不受打擾，使用同類的螢幕。
report-retest-norms = 只比較參照數據相同的分數。如有更新的參照數據，你的報告會提供以它重新評分的是次結果。
report-retest-form = 比較題數相同的測試。題目較少的測試，誤差範圍較闊。
report-retest-average = 兩次比一次更能說明問題：兩個分數的平均值，測試本身的誤差約為單一分數的七成。參照數據平均水平的誤差則不變。

## 名詞解釋。

report-glossary-title = 名詞解釋
report-glossary-lead = 按在報告中出現的次序排列。
report-term-iq = IQ
report-term-iq-text = 在人群中的位置，以平均值 100、標準差 15 的量表表示。
report-term-margin = 誤差範圍
report-term-margin-text = 100 次之中有 95 次（或 80 次），真實數值在這個範圍之內。
report-term-true = 真實數值
report-term-true-text = 假如測試沒有誤差，你在量表上的位置。誤差範圍所指的就是它。分數會略為向 100 靠攏，真實數值則不會。
report-term-class = 級別
report-term-class-text = 一段有名稱的 IQ 範圍。分界是約定的，並非自然存在。
report-term-norms = 參照數據
report-term-norms-text = 供所有人比較的人群中，分數的分佈及其版本。
report-term-group = 參照人群
report-term-group-text = 所有人與之比較的對象：各年齡的成年人。
report-term-percentile = 每 100 人之中
report-term-percentile-text = 參照人群的每 100 人之中，有多少人分數會較低。
report-term-deviation = 標準差
report-term-deviation-text = 與平均值的通常距離：每 100 人之中約有 68 人，與平均值相差不到一個標準差。
report-term-error = 標準誤差
report-term-error-text = 量度所得的數值與真實數值的通常距離。它的兩倍構成 95% 誤差範圍。
report-term-reliability = 信度
report-term-reliability-text = 分數的差異之中，並非偶然的比例。
report-term-fluid = 流體推理
report-term-fluid-text = 不靠該範疇的知識，在新事物中找出並運用規則。
report-term-reference = 參考範圍
report-term-reference-text = 90 至 110：居中的一半人所在的範圍。
report-term-level = 水平
report-term-level-text = 以一個詞表示某種題型的分數，只在誤差範圍容許時列出。
report-term-difficulty = 難度
report-term-difficulty-text = IQ 正好是這個數的人，有一半能答對這道題目。
report-term-likelihood = 加權似然法
report-term-likelihood-text = 一種求能力值的方法：找出最能解釋全部作答的數值，幾乎沒有偏差。
report-term-median = 中位數
report-term-median-text = 居中的數值：一半在它之下，一半在它之上。
report-term-rapid = 太快，不計分
report-term-rapid-text = 用時比看題目所需的還要短。這樣的答案，答中的機會不比亂猜高，因此不計入分數，但仍算在答對題數之內。
report-term-valid = 有效作答
report-term-valid-text = 答案足夠，用時亦足夠，可視為本人認真完成的作答。
report-term-practice = 練習效應
report-term-practice-text = 因為熟悉這類題目，第二次測試多得的分數。

## 紙本上的題目。

report-sheet-chosen = 你選了選項 { $number }
report-sheet-open = 未答
report-sheet-difficulty = 難度：IQ { $iq }
report-sheet-time = 你的用時：{ $time }
report-sheet-rapid = 你的用時：{ $time }，太快，不計分
report-sheet-median = 所有人的中位數：{ $time }
report-sheet-right = 答對
report-sheet-wrong = 答錯
report-sheet-right-rapid = 答對，但太快
report-sheet-wrong-rapid = 答錯，太快
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = 全部 { $answered } 人之中，有 { $percent } 選對。
report-sheet-key = 正確選項：{ $number }。

## 證書。

report-certificate-title = 完成證書
report-certificate-statement = 已於 { $date } 完成 { $exam }，共 { $questions } 題。
report-certificate-unsupervised = 無人監考的網上測試
report-certificate-check = 任何人都可在此核實本證書
