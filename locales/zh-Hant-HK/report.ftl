### 購買的報告所寫的內容（螢幕和紙本）。平靜、準確、尊重。
### 分數低，給予尊重；分數高，不加奉承。每個分數都附上誤差範圍。

report-title = 你的報告
report-exam = IQ 測試
report-exam-short = IQ 測試（精簡版）
report-sample-mark = 樣本：模擬作答
report-score-above = { $iq } 或以上
report-score-below = { $iq } 或以下
report-margin = 95% 置信區間：{ $span }
report-span = { $low } 至 { $high }
report-span-from = { $low } 或以上
report-span-to = { $high } 或以下
report-span-open = 沒有上下限
report-norms = 參照人群：版本 { $version }，{ $phase }
report-language-english = 英文
report-questionnaire-version = 問卷版本 { $version }，參照人群版本 { $norms }。
report-phase-provisional = 初步
report-phase-calibrating = 平均值取自已發表的研究
report-phase-bridged = 平均值取自我們的樣本
report-phase-census = 已按人口普查加權
report-seconds = { $seconds } 秒
report-minutes = { $minutes } 分 { $seconds } 秒
report-count = { $part } / { $whole }
report-sources = 資料來源

## 題型和水平的名稱。

report-kind-induction = 尋找規律
report-kind-logic = 圖形邏輯
report-kind-spatial = 空間思維
report-kind-several = 多重規則
report-kind-pace = 答題速度
report-level-very-high = 很高
report-level-high = 偏高
report-level-moderate = 中等
report-level-low = 偏低
report-level-very-low = 很低
report-level-not-enough = 未能確定

## 表格各欄的標題。簡短。

report-head-class = 級別
report-head-iq = IQ
report-head-people = 每 100 人之中
report-head-touched = 在誤差範圍內
report-head-lower = 百分位數
report-head-takers = 人數
report-head-puzzle = 題號
report-head-puzzles = 題數
report-head-right = 答對
report-head-kind = 題型
report-head-score = 分數
report-head-value = 0 至 100
report-head-margin = 80% 置信區間
report-head-level = 水平
report-head-difference = 與你的平均分相差
report-head-needed = 有意義的差距
report-head-difficulty = 難度
report-head-time = 你的用時
report-head-median = 一般用時
report-head-medians = 一般用時合計
report-head-answer = 你的答案
report-head-part = 部分
report-head-error = 標準誤差
report-head-within = 95% 分數的範圍
report-head-second = 第二次分數
report-head-reading = 代表甚麼
report-head-likely = 可能性
report-head-week = 週次
report-head-do = 做甚麼
report-head-why = 為甚麼

## 摘要：封面之後的第一頁。

report-summary-title = 摘要
report-summary-lead = 你的 IQ 分數是 { $score }（{ $margin }）。
report-summary-lead-above = 你的 IQ 分數是 { $score }（{ $margin }）。這是這項測試可量度的最高水平。
report-summary-lead-below = 你的 IQ 分數是 { $score }（{ $margin }）。這是這項測試可量度的最低水平。
report-score-label = IQ 分數
report-figure-class = 級別
report-figure-percentile = 百分位數
report-figure-percentile-note = 每 100 人之中分數較低的人數
report-figure-right = 答對題數
report-figure-right-note = 答對哪些題也有影響
report-figure-time = 用時
report-figure-time-note = 平均每題 { $time }
report-figure-place = 在參加者之中的名次
report-figure-place-note = 截至 { $date }
report-figure-reliability = 可靠程度
report-figure-reliability-note = 分數差異中屬於真實的比例
report-class-one = 你的分數屬於「{ $class }」級別（{ $range }），整個誤差範圍亦在這個級別之內。
report-class-two = 你的分數屬於「{ $class }」級別（{ $range }）。計及誤差範圍，你的真實分數可能屬於「{ $low }」或「{ $high }」。
report-class-many = 你的分數屬於「{ $class }」級別（{ $range }）。計及誤差範圍，你的真實分數可能介乎「{ $low }」至「{ $high }」。
report-class-limit = 你的分數是 { $score }。計及誤差範圍，你的真實分數可能介乎「{ $low }」至「{ $high }」。
report-class-limit-one = 你的分數是 { $score }，整個誤差範圍都在「{ $class }」級別之內。
report-percentile = 你的分數高於約 { $n }% 的人。
report-percentile-above = 你的分數至少高於 { $n }% 的人。
report-percentile-below = 你的分數最多高於 { $n }% 的人。
report-percentile-top = 分數比你低的人超過 99%。
report-percentile-bottom = 分數比你低的人不足 1%。
report-more-than-99 = 超過 99
report-fewer-than-1 = 不足 1
report-kinds-even = 你在各題型的表現平均，細微的差異可能只是偶然。
report-kinds-strength = 「{ $kind }」是你的強項：比你自己的平均分高 { $distance } 分，單憑偶然難以解釋。
report-kinds-weakness = 「{ $kind }」是你相對較弱的一面：比你自己的平均分低 { $distance } 分，單憑偶然難以解釋。
report-kinds-untold = 沒有哪種題型特別突出。每種題型的題目太少，差異未能說明甚麼。
report-kinds-none = 這項測試有些題型的題目太少，因此沒有各題型的獨立分數。
report-summary-remember = 值得留意
report-summary-same = 分數要連同誤差範圍看：你的真實分數最有可能介乎 { $low } 至 { $high }。
report-summary-same-open = 分數要連同誤差範圍看：其中一端超出了這項測試可量度的範圍。
report-summary-part = 測試量度的是智力的一部分：在圖形題中找出規則的能力。
report-summary-alone = 測試由你獨自完成，因此結果是給你自己看的，不能向他人證明甚麼。
report-valid = 從答案和用時看，沒有影響分數可信程度的情況。
report-caution = 這次測試有效，但以下情況令分數的可信程度降低：
report-norms-provisional = 我們仍在建立參照人群，因此你的分數屬初步結果。目前題目的難度按規則預測，平均值取自已發表的研究，誤差範圍亦因此較闊。
report-norms-calibrating = 題目的難度根據真實作答計算。平均值仍取自已發表的研究，誤差範圍亦因此較闊。
report-norms-bridged = 題目的難度根據真實作答計算，平均值取自按配額抽選的成年人樣本。
report-norms-census = 你的比較對象，是許多人首次測試的結果，數據已按年齡、學歷和性別加權，與人口普查相符。

## 曲線。

report-curve-title = 分數在鐘形曲線上的位置
report-curve-lead-above = 你的分數 { $score } 比平均值 100 高 { $points } 分（{ $margin }）。
report-curve-lead-below = 你的分數 { $score } 比平均值 100 低 { $points } 分（{ $margin }）。
report-curve-lead-at = 你的分數 { $score } 正好是平均值（{ $margin }）。
report-curve-lead-limit = 你的分數是 { $score }（{ $margin }）。這是這項測試可量度的界限，曲線上亦以界限標示。
report-curve-score = 你的分數：{ $score }
report-curve-caption = IQ 級別及其人口比例
report-curve-reached = 是
report-curve-how = 如何看曲線
report-curve-hill = 曲線的高低代表各個 IQ 有多少人。中間的人最多：每 100 人之中，{ $middle } 人介乎 85 至 114，{ $upper } 人介乎 115 至 129，{ $top } 人在 130 或以上。
report-curve-step = 平均值是 100。15 分是一個標準差，即與平均值的一般距離。
report-curve-why = 為何有誤差範圍
report-curve-cover = 任何測試都無法把 IQ 定為單一數字，因此我們給你一個範圍（95% 置信區間）。每 100 人之中，約有 95 人的真實分數在這樣的範圍內。
report-curve-error = 範圍的闊窄取決於兩方面：測試本身（按你的答案，標準誤差為 { $test } 分）和參照人群（約 { $norms } 分）。
report-curve-sides = 誤差範圍的下限比你的分數低 { $down } 分，上限高 { $up } 分。兩者不同，是因為分數會略為向 100 靠攏，誤差範圍則不會。

## 排名。

report-ranking-title = 你的排名（百分位數）
report-ranking-caption = 參照人群中的每 100 人
report-ranking-lower = 分數較低
report-ranking-higher = 分數相同或較高
report-ranking-place = 與你相比
report-ranking-ends = 誤差範圍在此同樣適用：按下限計，每 100 人之中有 { $low } 人分數較低；按上限計，有 { $high } 人。
report-ranking-end-low = 誤差範圍在此同樣適用：即使按下限計，每 100 人之中亦有 { $low } 人分數較低。上限則超出這項測試可量度的範圍。
report-ranking-end-high = 誤差範圍在此同樣適用：按上限計，每 100 人之中有 { $high } 人分數較低。下限則超出這項測試可量度的範圍。
report-ranking-rare-high = 大約每 { $n } 人之中，有 1 人達到或超過這個分數。
report-ranking-rarest = 每 { $n } 人之中，達到或超過這個分數的不足 1 人。
report-ranking-middle = 半數人的分數介乎 90 至 110，你亦在其中。
report-ranking-takers = 在做過這項測試的人之中
report-ranking-own = 截至 { $date }，這項測試共有 { $n } 次有效作答：{ $lower } 次分數比你低，{ $same } 次與你相同（包括你自己），{ $higher } 次比你高。你在 { $n } 次之中排第 { $place }。
report-ranking-average = 這些測試的平均分是 { $average }。參加者都是自願作答，不能代表所有人，因此上面的比較較為公平。
report-ranking-you = 你的分數
report-ranking-takers-caption = 參加者的分數分佈
report-ranking-few = 報告製作時，以這個參照人群評分的有效測試不足 { $floor } 次，數目太少，排名並無意義。上面的比較不受影響。
report-ranking-places-caption = 各 IQ 分數的百分位數
report-ranking-places = 供對照：每 100 人之中，有多少人的分數低於以下各個 IQ。
report-ranking-norm = 參照人群是各年齡的成年人。目前未有按年齡劃分的比較，所有人都與同一批人比較。

## 分數的含義。

report-meaning-title = 分數代表甚麼
report-meaning-lead = 這個分數顯示，與其他人相比，你在 { $date } 找出圖形規則的表現（{ $score }，{ $margin }）。
report-meaning-says = 它能說明甚麼
report-meaning-fluid = 在新事物中找出規則的能力稱為流體推理。它是智力的一部分，亦是最不依賴語言和學校教育的部分。
report-meaning-high = 你比大多數人容易找出這類規則：整個誤差範圍都在平均值 100 之上。
report-meaning-middle = 你找出這類規則的能力與大多數人相若：每 100 人之中有 { $people } 人與你同屬 85 至 114 這個級別。
report-meaning-unsure = 你的誤差範圍包括平均值 100，因此未能判斷你找出這類規則是比大多數人容易，還是較難。
report-meaning-low = 這次你找出的規則比大多數人少。疲倦、嘈吵、螢幕太小、心事或缺乏練習，都可能拉低分數；有沒有受這些因素影響，從答案看不出來。
report-meaning-again = 如換上另一套題目測試 100 次，約有 95 次的分數與這次相差不超過 { $points } 分。
report-meaning-expected = 較易和較難的題目
report-meaning-caption = 你在各難度的作答
report-meaning-easy = 難度比你的分數低 15 分或以上
report-meaning-near = 難度與你的分數相若
report-meaning-hard = 難度比你的分數高 15 分或以上
report-meaning-missed = 難度比你的分數低 15 分或以上的題目，你有 { $n } 題未答對。
report-meaning-solved = 難度比你的分數高 15 分或以上的題目，你答對了 { $n } 題。
report-meaning-usual = 這很平常：人難免分心，隨意猜亦有六分之一機會猜中。
report-meaning-smooth = 你的作答與難度十分吻合：難度遠低於你分數的題目全部答對，遠高於你分數的題目則沒有答對。
report-meaning-likely = 最有可能的級別
report-meaning-likely-caption = 真實分數屬於各級別的可能性
report-meaning-likely-text = 表中數字表示：100 個作答與你相似的人之中，有多少人的真實分數屬於該級別。計算時已考慮你的誤差範圍，以及各級別的人數多寡。
report-less-than-1 = 少於 1%
report-meaning-not = 它不能說明甚麼
report-meaning-not-parts = 你的記憶、知識、語言或創意有多好。測試沒有量度這些能力。
report-meaning-not-worth = 你的價值、品格，或你能走多遠。
report-meaning-not-diagnosis = 一個人是否資優或有某種障礙。這須由心理學家當面測試。
report-meaning-not-fixed = 你十年後會得多少分。分數只是某一天的量度。

## 各項維度：題型概覽。

report-dimensions-title = 各題型的表現
report-dimensions-caption = 你的分數、置信區間和水平
report-reference = 參考範圍 { $low } 至 { $high }
report-dimensions-scale = 所有分數都用同一量表，以 100 為平均值。參考範圍 { $low } 至 { $high }，是居中一半人的分數。這裏的誤差範圍不包括參照人群的誤差（約 { $norms } 分），該誤差對各題型的影響相同。
report-dimensions-levels = 水平劃分：125 起為「很高」，110 起為「偏高」，90 起為「中等」，75 起為「偏低」，再低為「很低」。80% 置信區間不超出兩個相鄰水平，才會列出水平；否則顯示「未能確定」。
report-dimensions-joined = 單憑幾道題目，難以得出可靠的分數。因此每個分數亦會參考你的其他答案，因為擅長一種題型的人，通常亦擅長其他題型（假設相關係數為 { $correlation }）。這樣分數較為可靠，彼此亦較為接近。
report-dimensions-pace = 答題速度另外列出，不計入 IQ 分數。
report-difference-caption = 各題型與你自己的平均分相比
report-dimensions-chance = 差距達到最後一欄的數字，才算是強項或相對較弱的一面。單憑偶然，十次之中不足一次會有這麼大的差距。

## 每種題型一頁。

report-kind-lead = 這種題型共 { $n } 題，你答對了 { $right } 題。
report-read-very-high = 遠高於參考範圍：你的分數高於約 { $n }% 的人。
report-read-high = 高於參考範圍：你的分數高於約 { $n }% 的人。
report-read-moderate = 在參考範圍之內：你的分數高於約 { $n }% 的人。
report-read-low = 低於參考範圍：你的分數高於約 { $n }% 的人。
report-read-very-low = 遠低於參考範圍：你的分數高於約 { $n }% 的人。
report-read-not-enough = 誤差範圍 { $low } 至 { $high } 橫跨太多水平，未能確定是哪一個。
report-kind-what = 這種題型考甚麼
report-kind-what-induction = 一兩項關於次序和數量的規則：逐步增減、形狀輪替，或兩個數量相加得出第三個。要做的是留意甚麼在變，再用三個橫行驗證你的想法。
report-kind-what-logic = 圖形互相重疊。第三塊保留的，可能是任何一塊有的、兩塊都有的、只有一塊有的、第一塊有而第二塊沒有的，或兩塊都沒有的部分。要做的是逐個部分比較，找出是哪一種。
report-kind-what-spatial = 圖形會旋轉、鏡像反轉或移動。要做的是在腦海中移動圖形，看看由一塊到下一塊是否同樣的移動。
report-kind-what-several = 三項或更多規則同時起作用，各自影響一種特徵。要做的是把規則分清楚，再逐項對照選項。
report-kind-how = 如何解這類題目
report-kind-how-induction = 每次只看一種特徵：數量、大小、形狀、填充。說出第一橫行的規則，再套用到第二橫行。如不成立，便改看直行。
report-kind-how-logic = 選圖形的一個部分，例如一條線或一片花瓣，沿着橫行看下去。當它只在一塊出現、兩塊都有，或兩塊都沒有時，第三塊有沒有它？通常看兩個部分便能確定。
report-kind-how-spatial = 選一個特徵，例如一個尖角或一處開口，只看着它。以八分之一圈為單位，數一數它轉了多少。如怎樣轉都不對，便想想鏡像。
report-kind-how-several = 先確定一種特徵，刪去所有不符的選項，再看下一種。到最後一項規則，便只剩一個選項，亦無須同時記住很多東西。
report-kind-caption = 你做過的這類題目
report-kind-others = 平均而言，其他人答對其中 { $expected } 題。
report-kind-time = 你在這些題目上用了 { $time }，佔總用時的 { $percent }。
report-kind-within = 與你自己的平均分相比：{ $difference } 分，可能只是偶然。
report-kind-untold = 與你自己的平均分相比：{ $difference } 分。這種題型的題目太少，未能說明甚麼。
report-kind-worth = 就所有人而言，估計答對總題數可解釋這種題型上 { $total } 的差異；再加上這種題型本身的題目，則可解釋 { $joined }。

## 作答步伐。

report-pace-lead = 你每題的用時，約為一般用時的 { $percent }。
report-pace-lead-none = 暫時未能比較你的答題速度：做過這些題目的人太少。
report-pace-fast = 快於參考範圍：約 { $n }% 的人用時較長。
report-pace-middle = 在參考範圍之內：約 { $n }% 的人用時較長。
report-pace-slow = 慢於參考範圍：約 { $n }% 的人用時較長。
report-pace-none = 你自己的用時列於下方。要列出水平，須有至少 { $floor } 名其他人做過同樣的題目。
report-pace-neutral-title = 如何看待
report-pace-neutral = 答題速度不計入 IQ 分數，亦不是愈快愈好。測試不設時限，慢一點並無損失。
report-pace-method = 我們把你在 { $n } 題中每一題的用時，與其他人做同一題的用時比較，因此難題不會令你顯得慢。某一題想得很久，在這裏的影響比在下面的合計小，所以兩者可能不同。
report-pace-reliability = 人與人在這個數字上的差異，約有 { $percent } 是真實的，其餘屬偶然。各人速度相差多少，取自同類題目的已發表數據。
report-pace-quicker-than = { $all } 題之中，有 { $n } 題你快於一般用時。
report-pace-thirds = 由頭到尾
report-pace-thirds-caption = 你的用時，分三段看
report-part-first = 首三分之一，{ $from }–{ $to }
report-part-middle = 中間三分之一，{ $from }–{ $to }
report-part-last = 最後三分之一，{ $from }–{ $to }
report-pace-slower = 與其他人相比，你愈做愈慢：首三分之一的用時是他們的 { $first }，最後三分之一是 { $last }。
report-pace-quicker = 與其他人相比，你愈做愈快：首三分之一的用時是他們的 { $first }，最後三分之一是 { $last }。
report-pace-kept = 與其他人相比，你的速度平穩：首三分之一的用時是他們的 { $first }，最後三分之一是 { $last }。
report-pace-harder = 題目愈來愈難：平均難度由首三分之一的 IQ { $first } 升至最後三分之一的 { $last }，後段用時較長實屬正常。

## 用時與投入程度。

report-time-title = 用時與專注程度
report-time-lead = 你總共用了 { $time }，平均每題 { $each }。
report-time-caption = 每題用時（秒）
report-time-own = 你
report-time-median = 一般用時
report-time-kinds-caption = 各題型的用時
report-time-noticed = 從用時看到甚麼
report-time-ends = 用時最長的是第 { $slowest } 題（{ $long }），最短的是第 { $quickest } 題（{ $short }）。
report-time-later = 你在最後三分之一的用時（{ $last }），比首三分之一（{ $first }）長。
report-time-earlier = 最後三分之一的題目較難，你的用時（{ $last }）卻比首三分之一（{ $first }）短。
report-time-wrong-longer = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。最後答錯的題目，你反而想得較久。
report-time-wrong-shorter = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。答錯的題目選得較快，或許值得多看一眼。
report-time-alike = 答對的題目，半數用時少於 { $right }；答錯的題目，半數用時少於 { $wrong }。兩者幾乎沒有分別。
report-effort = 專注程度
report-effort-rapid = 有 { $n } 個答案選得太快，來不及看題目。這些答案不計入分數。
report-effort-none-rapid = 每題的用時都足夠。
report-effort-open = 你有 { $n } 題未答，按答錯計算。
report-effort-none-open = 你回答了所有題目。
report-effort-changes = 你更改過 { $n } 次答案。
report-effort-no-changes = 你沒有更改過答案。

## 如何量度。

report-measured-title = 如何量度
report-measured-lead = 你的分數 { $score }（{ $margin }）由 { $questions } 題的答案計算得出。在相同的參照數據下，同樣的答案必定得出同樣的分數。
report-measured-model = 每道題目都有一條曲線，表示具備某種能力的人有多大機會答對。曲線由難度、斜率和猜中的機會決定（三參數邏輯斯蒂模型）。最能解釋你全部答案的能力值，就是你的分數（加權似然法）。
report-measured-group = 參照人群：各年齡的成年人。參照數據 { $version }，題目參數第 { $values } 版。
report-measured-provisional = 參照人群：各年齡的成年人。參照數據 { $version }，初步；題目參數第 { $values } 版。題目的難度按規則預測。平均值取自在網上做過類似題目的 { $n } 名成年人（Zorowitz et al. 2024），再減去 { $shift } 個標準差，因為參加這類研究的人往往高於平均。誤差範圍亦因此較闊。
report-measured-calibrating = 參照人群：各年齡的成年人。參照數據 { $version }，題目參數第 { $values } 版。題目的難度根據真實作答計算。平均值取自在網上做過類似題目的 { $n } 名成年人（Zorowitz et al. 2024），再減去 { $shift } 個標準差，因為參加這類研究的人往往高於平均。誤差範圍亦因此較闊。
report-measured-level = 參照數據的誤差
report-measured-level-note = 標準誤差，以 IQ 分計
report-measured-range = 可量度範圍
report-measured-range-note = 超出則寫「或以上」、「或以下」
report-measured-caption = 這項測試有多精確
report-measured-errors = 精確程度因水平而異。下表列出真實分數相同的人，分數一般相差多少，不包括參照數據的誤差。由於分數會略為向 100 靠攏，這些誤差比你的誤差範圍所依據的為小。
report-measured-unwatched = 這是無人監考的網上測試：由誰作答、在哪裏作答、借助了甚麼，我們都看不到。
report-measured-not = 請勿用於
report-measured-not-diagnosis = 任何診斷
report-measured-not-hiring = 招聘、晉升或收生
report-measured-not-others = 對他人作出任何決定
report-measured-not-children = 16 歲以下人士：目前未有適用的參照人群

## 如何使用結果。

report-advice-title = 如何使用結果
report-advice-lead = 請把 { $score }（{ $margin }）視為大概的位置，而不是標籤。
report-advice-yours = 從你的結果看
report-advice-class = 如與人分享分數，請一併說出誤差範圍。單看數字，會令人以為量度得比實際精確。
report-advice-compare = 別人的分數與你相差超過 { $points } 分，才算不同。差距較小的話，可能只是偶然。
report-advice-missed = 如想練習，可由「{ $kind }」開始。在難度不超過 { $limit } 的題目中，你在這種題型未答對的最多：{ $n } 題中有 { $missed } 題。
report-advice-none-missed = 在難度不超過 { $limit } 的題目中，你最多只有一題未答對，沒有哪種題型需要優先練習。
report-advice-lean = 題型之間有一項差異，單憑偶然難以解釋。但要在第二次測試再次出現，才可作準。
report-advice-even = 沒有哪種題型明顯是強項或較弱的一面。
report-advice-slower = 你答錯的題目比答對的選得快（一般用時分別為 { $wrong } 和 { $right }）。把最後一橫行再核對一次，花不了多少時間。
report-advice-caution = 有些情況令這個分數的可信程度降低，詳見「用時與專注程度」。在沒有這些情況下再做一次，會比這次更能說明問題。
report-advice-open = 下次每題都作答：猜答有六分之一機會答對，留空則沒有機會。
report-advice-low = 如你學業或工作順利，對這個分數感到意外，請相信學業和工作上的表現：多年的成績比一次測試更能說明問題。
report-advice-high = 如需向他人證明，請參加有監考的測試。高智商團體和心理學家只接受這類測試。
report-advice-uses = 結果有甚麼用
report-advice-use-place = 大致了解自己在一種思維能力上的位置，並清楚誤差範圍。
report-advice-use-baseline = 作為基準，與日後的測試比較，最早在 { $months } 個月之後。
report-advice-use-slips = 看清自己錯在哪裏：題目頁列明你每個錯誤答案違反了哪項規則。
report-advice-help = 何時應尋求協助
report-advice-school = 升學、培訓或工作上的問題：心理學家可用你的語言當面測試多種能力，並與你商量下一步。
report-advice-worry = 如思考、記憶或專注力變差，或因分數偏低而擔心，請諮詢醫生。這項測試既不能找出原因，亦不能排除原因。
report-advice-mood = 如這個數字令你好幾天心情低落，請與信任的人傾談。一個分數，不值得你這樣難過。
report-advice-again = 重做測試
report-advice-wait = 最少等 { $months } 個月。做過這類題目，第二次大約會高 3 至 4 分（Hausknecht et al. 2007）；第三次之後，幾乎不再增加（Scharfen et al. 2018）。

## 大腦訓練指南：練習與學習習慣。

report-guide-title = 大腦訓練指南
report-guide-lead = 練習甚麼，就會在甚麼上進步；良好的習慣令學習更輕鬆。目前未有訓練證實能持久提升一般智力。
report-guide-evidence = 七位心理學家綜合相關研究後發現，大腦訓練課程能改善所訓練的項目，對相似項目的作用較小，對日常生活幾乎沒有作用（Simons et al. 2016）。多讀一年書則不同：它與 IQ 高 1 至 5 分有關（Ritchie & Tucker-Drob 2018）。
report-guide-start = 由哪裏開始
report-guide-missed = 由「{ $kind }」開始。在你力所能及的題目（難度不超過 { $limit }）中，你在這種題型未答對的最多：{ $n } 題中有 { $missed } 題。
report-guide-none-missed = 在難度不超過 { $limit } 的題目中，你最多只有一題未答對，因此不分先後，四種題型輪流練習即可。
report-guide-spread = 在難度不超過 { $limit } 的題目中，未答對的分散於各題型，因此不分先後，四種題型輪流練習即可。
report-guide-numbers = 不看題解，把這些題目再做一次：{ $numbers }。
report-guide-plan = 你的四星期計劃
report-guide-plan-caption = 每次二十分鐘，每星期三次
report-guide-week-1 = 重做未答對的題目。選擇之前，把每項規則讀出來。
report-guide-week-1-slow = 重做用時最長的題目。選擇之前，把每項規則讀出來。
report-guide-why-1 = 會向自己解釋每一步的人，從例題中學到更多（Chi et al. 1989）。
report-guide-week-2 = 各種題型混合練習，不要每次只練一種。
report-guide-why-2 = 混合練習較難，但學到的記得較久（Rohrer & Taylor 2007）。
report-guide-week-3 = 每次練習相隔兩日，開始時先憑記憶回想上星期的規則。
report-guide-why-3 = 間隔練習和回想，有助記住所學（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 自己設計兩道題目，每題用兩項規則，請別人來解。
report-guide-why-4 = 設計題目要回想規則，而回想有助記住所學（Roediger & Karpicke 2006）。
report-guide-habits = 有幫助的習慣
report-guide-sleep = 睡眠。所學在睡眠中鞏固（Diekelmann & Born 2010）；睡眠不足，對專注力影響最大（Lim & Dinges 2010）。
report-guide-move = 運動。帶氧運動計劃令專注力、速度和記憶略有改善（Smith et al. 2010）。
report-guide-honest = 由於熟悉了這類題目，第二次測試平均會高出 3 至 4 分。這是練習的效果，並非智力提升。就個人而言，相差不超過 { $points } 分，可能只是偶然。

## 再做一次測試。

report-retest-title = 重做測試
report-retest-lead = 第二次分數比 { $score } 低超過 { $points } 分，或高超過 { $higher } 分（其中 4 分是練習的效果），差異才有意義。
report-retest-lead-limit = { $score } 是量度的界限，沒有具體數字可與第二次分數比較。在可量度範圍內，兩個分數須相差超過 { $points } 分，差異才有意義。
report-retest-how = 兩個分數都有誤差。在你的水平，單一分數的誤差為 { $error } 分；計算差異時，兩者的誤差會合併。這適用於參照人群相同的分數，因為兩者所含的參照人群誤差相同。
report-retest-caption = 第二次分數代表甚麼
report-retest-below = 低於 { $iq }
report-retest-above = 高於 { $iq }
report-retest-really-lower = 較低，單憑偶然難以解釋
report-retest-no-difference = 可能只是偶然
report-retest-really-higher = 較高，單憑偶然和練習難以解釋
report-retest-practice-title = 練習的效果
report-retest-practice = 綜合 107 個樣本，第二次的分數高出約四分之一個標準差，在這裏是 3 至 4 分；如題目完全相同，則高出更多（Hausknecht et al. 2007）。第三次之後，幾乎不再增加（Scharfen et al. 2018）。因此應以首次有效的分數為準；第二次較高時，要再多 4 分才有意義。
report-retest-fair = 如何公平比較
report-retest-wait = 最少等 { $months } 個月。你會得到題型相同的另一套題目。
report-retest-same = 休息充足、不受打擾，並使用相近的螢幕。
report-retest-norms = 只比較參照人群相同的分數。如有較新的參照人群，你的報告會提供按它重新評分的結果。
report-retest-form = 比較題數相同的測試。題目較少，誤差範圍較闊。
report-retest-average = 兩次測試比一次更能說明問題：兩個分數的平均值，測試本身的誤差約為單一分數的七成。參照人群的誤差則不變。

## 名詞解釋。

report-glossary-title = 名詞解釋
report-glossary-lead = 報告內的用語，按出現次序排列。
report-term-iq = IQ
report-term-iq-text = 你在人群中的位置，以平均值 100、標準差 15 的量表表示。
report-term-margin = 誤差範圍（置信區間）
report-term-margin-text = 以同樣方法測試 100 次，約有 95 次（或 80 次）真實分數落在這個範圍內。
report-term-true = 真實分數
report-term-true-text = 假如測試毫無誤差，你會得到的分數。誤差範圍指的就是它。報告列出的分數會略為向 100 靠攏，真實分數則不會。
report-term-class = 級別
report-term-class-text = 一段有名稱的 IQ 範圍。分界是約定俗成，並非自然存在。
report-term-norms = 參照數據（常模）
report-term-norms-text = 參照人群的分數分佈，每個版本均註明日期。
report-term-group = 參照人群（常模群體）
report-term-group-text = 所有人的比較對象：各年齡的成年人。
report-term-percentile = 百分位數
report-term-percentile-text = 參照人群中每 100 人，有多少人分數較低。
report-term-deviation = 標準差
report-term-deviation-text = 與平均值的一般距離：每 100 人之中約有 68 人與平均值相差不超過一個標準差。
report-term-error = 標準誤差
report-term-error-text = 量度所得的數值與真實數值之間的一般距離。向兩邊各取約兩倍，就是 95% 置信區間。
report-term-reliability = 可靠程度（信度）
report-term-reliability-text = 分數的差異之中，屬於真實而非偶然的比例。
report-term-fluid = 流體推理
report-term-fluid-text = 無須預備知識，在新事物中找出並運用規則。
report-term-reference = 參考範圍
report-term-reference-text = 90 至 110，即居中一半人的分數。
report-term-level = 水平
report-term-level-text = 以一個詞概括你在某種題型的分數，只在誤差範圍容許時列出。
report-term-difficulty = 難度
report-term-difficulty-text = 處於這個 IQ 的人，有一半能答對這道題目。
report-term-likelihood = 加權似然法
report-term-likelihood-text = 找出最能解釋你全部答案的能力值的方法，幾乎沒有偏差。
report-term-median = 一般用時（中位數）
report-term-median-text = 居中的用時：一半人較短，一半人較長。
report-term-rapid = 作答太快
report-term-rapid-text = 用時短於看題目所需的時間。這類答案答中的機會不比猜答高，因此不計入分數，但仍計入答對題數。
report-term-valid = 有效測試
report-term-valid-text = 答案數目足夠，而且每題用時足夠的測試。
report-term-practice = 練習效應
report-term-practice-text = 因熟悉這類題目，第二次測試多得的分數。

## 紙本上的題目。

report-sheet-chosen = 你選了選項 { $number }
report-sheet-open = 未答
report-sheet-difficulty = 難度：IQ { $iq }
report-sheet-time = 你的用時：{ $time }
report-sheet-rapid = 你的用時：{ $time }，太快，不計分
report-sheet-median = 一般用時：{ $time }
report-sheet-right = 答對
report-sheet-wrong = 答錯
report-sheet-right-rapid = 答對，但太快
report-sheet-wrong-rapid = 答錯，而且太快
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = { $answered } 人之中，有 { $percent } 選對。
report-sheet-key = 正確選項：{ $number }。

## 證書。

report-certificate-title = 測試完成證書
report-certificate-statement = 已於 { $date } 完成「{ $exam }」，共 { $questions } 題。
report-certificate-unsupervised = 無人監考的網上測試
report-certificate-check = 請於此核實本證書
