### 购买的报告所写的内容（屏幕和纸面）。平静、准确、尊重。
### 分数低，给予尊重；分数高，不加奉承。每个分数都附上误差范围。

report-title = 你的报告
report-exam = 智商测试
report-exam-short = 智商测试（简版）
report-sample-mark = 示例：模拟的作答者
report-score-above = { $iq } 或以上
report-score-below = { $iq } 或以下
report-margin = 95% 误差范围：{ $span }
report-span = { $low } 至 { $high }
report-span-from = { $low } 或以上
report-span-to = { $high } 或以下
report-span-open = 两端都不设限
report-norms = 参照数据版本：{ $version }，{ $phase }
report-language-english = 英语
report-questionnaire-version = 问卷版本：{ $version }，参照数据版本：{ $norms }。
report-phase-provisional = 初步
report-phase-calibrating = 题目已校准，平均水平取自文献
report-phase-bridged = 平均水平由样本确定
report-phase-census = 已按人口普查调整
report-seconds = { $seconds } 秒
report-minutes = { $minutes } 分 { $seconds } 秒
report-count = { $part } / { $whole }
report-sources = 资料来源

## 题型和水平的名称。

report-kind-induction = 寻找规律
report-kind-logic = 图形逻辑
report-kind-spatial = 空间思维
report-kind-several = 多重规则
report-kind-pace = 答题节奏
report-level-very-high = 很高
report-level-high = 较高
report-level-moderate = 中等
report-level-low = 较低
report-level-very-low = 很低
report-level-not-enough = 信息不足

## 表格各列的标题。

report-head-class = 等级
report-head-iq = 智商
report-head-people = 每 100 人中
report-head-touched = 你的误差范围
report-head-lower = 每 100 人中更低的人数
report-head-takers = 人数
report-head-puzzle = 题号
report-head-puzzles = 题数
report-head-right = 答对
report-head-kind = 题型
report-head-score = 分数
report-head-value = 0 至 100
report-head-margin = 80% 误差范围
report-head-level = 水平
report-head-difference = 与你的平均之差
report-head-needed = 达到多少才算数
report-head-difficulty = 难度
report-head-time = 你的用时
report-head-median = 所有人的中位数
report-head-medians = 所有人中位数之和
report-head-answer = 你的答案
report-head-part = 部分
report-head-error = 分数的标准误
report-head-within = 100 个分数中 95 个在此之内
report-head-second = 第二次分数
report-head-reading = 说明什么
report-head-likely = 可能性
report-head-week = 周
report-head-do = 做什么
report-head-why = 为什么

## 摘要。

report-summary-title = 摘要
report-summary-lead = 你的智商分数是 { $score }（{ $margin }）。
report-summary-lead-above = 你的智商分数是 { $score }（{ $margin }）。再往上，这项测试测不到，所以不给出更高的数字。
report-summary-lead-below = 你的智商分数是 { $score }（{ $margin }）。再往下，这项测试测不到，所以不给出更低的数字。
report-score-label = 智商分数
report-figure-class = 等级
report-figure-percentile = 每 100 人中
report-figure-percentile-note = 人的分数会更低
report-figure-right = 答对题数
report-figure-right-note = 每道题难度不同
report-figure-time = 用时
report-figure-time-note = 平均每题 { $time }
report-figure-place = 在测试者中的名次
report-figure-place-note = 截至 { $date }
report-figure-reliability = 信度
report-figure-reliability-note = 分数差异中不属于偶然的比例
report-class-one = 这个分数属于“{ $class }”等级（{ $range }），整个误差范围也都在这一等级内。
report-class-two = 这个分数属于“{ $class }”等级（{ $range }）。误差范围涉及“{ $low }”和“{ $high }”，两者都有可能。
report-class-many = 这个分数属于“{ $class }”等级（{ $range }）。误差范围从“{ $low }”跨到“{ $high }”，其间的每个等级都有可能。
report-class-limit = “{ $score }”是一个界限，不属于某个单独的等级。误差范围从“{ $low }”跨到“{ $high }”，其间的每个等级都有可能。
report-class-limit-one = “{ $score }”是一个界限。整个误差范围都在“{ $class }”等级内。
report-percentile = 参照人群中，每 100 人约有 { $n } 人会低于这个分数。
report-percentile-above = 参照人群中，每 100 人至少有 { $n } 人会低于这个分数。
report-percentile-below = 参照人群中，每 100 人最多有 { $n } 人会低于这个分数。
report-percentile-top = 参照人群中，每 100 人有超过 99 人会低于这个分数。
report-percentile-bottom = 参照人群中，每 100 人只有不到 1 人会低于这个分数。
report-more-than-99 = 超过 99
report-fewer-than-1 = 不到 1
report-kinds-even = 你在各题型上的表现均衡：彼此的差异都在偶然范围之内。
report-kinds-strength = { $kind }：比你自己的平均高 { $distance } 分，单凭偶然解释不了。这是你的强项。
report-kinds-weakness = { $kind }：比你自己的平均低 { $distance } 分，单凭偶然解释不了。这是你相对较弱的一面。
report-kinds-untold = 没有哪种题型特别突出：一种题型自身的题提供的信息太少，差异还不能算数。
report-kinds-none = 这套题中，有些题型的题太少，所以各题型没有单独的分数。
report-summary-remember = 请记住
report-summary-same = 先看误差范围，再看数字：从 { $low } 到 { $high }，你的真实值都有可能。
report-summary-same-open = 先看误差范围，再看数字。这里的误差范围有一端不设限，因为测试测不到那么远。
report-summary-part = 它测的是智力的一部分：找出图形中的规则。
report-summary-alone = 没有人监考，所以这个结果是给你自己看的，不能向别人证明什么。
report-valid = 从答案和用时看，这是一次认真的作答，分数不需要另加说明。
report-caution = 本次作答有效，但以下情况会让分数不那么可靠：
report-norms-provisional = 参照数据是初步的：题目有多难，是根据规则预测的；平均水平取自已发表的研究。因此误差范围更宽。
report-norms-calibrating = 题目有多难，已由人们的作答得知。平均水平仍取自已发表的研究，因此误差范围更宽。
report-norms-bridged = 题目有多难，已由人们的作答得知；平均水平由一个按配额选取的成年人样本确定。
report-norms-census = 参照数据来自许多人的首次作答，并按年龄、学历和性别加权，与人口普查相符。

## 曲线。

report-curve-title = 你在曲线上的位置
report-curve-lead-above = 你的分数 { $score } 比平均值 100 高 { $points } 分（{ $margin }）。
report-curve-lead-below = 你的分数 { $score } 比平均值 100 低 { $points } 分（{ $margin }）。
report-curve-lead-at = 你的分数正好是平均值 { $score }（{ $margin }）。
report-curve-lead-limit = 你的分数是 { $score }（{ $margin }）。它处在这项测试所能测量的尽头，所以曲线上标出的是界限，而不是一个点。
report-curve-score = 你的分数：{ $score }
report-curve-caption = 各等级、分界与人数比例
report-curve-reached = 涉及
report-curve-how = 怎样看曲线
report-curve-hill = 曲线的高低表示各个智商有多少人。中间的人最多：每 100 人中，{ $middle } 人在 85 至 114，{ $upper } 人在 115 至 129，{ $top } 人在 130 或以上。
report-curve-step = 平均值是 100。每 15 分一格，是一个标准差，也就是人们与平均值的通常距离。
report-curve-why = 为什么有误差范围
report-curve-cover = 简短的测试不可能测得分毫不差。用这种方法得出误差范围，每 100 人中约有 95 人的真实值在范围之内。
report-curve-error = 它的宽窄取决于两点：测试本身，按你的作答，对真实值的标准误为 { $test } 分；参照数据，标准误约为 { $norms } 分。
report-curve-sides = 从你的分数算起，误差范围向下 { $down } 分，向上 { $up } 分。分数是你在以同样误差测量的人当中的位置，所以会略微向 100 靠拢。误差范围不会靠拢。

## 排名。

report-ranking-title = 排名
report-ranking-caption = 参照人群的每 100 人中
report-ranking-lower = 分数会更低
report-ranking-higher = 分数会相同或更高
report-ranking-place = 与你相比
report-ranking-ends = 误差范围在这里同样适用：按下限，每 100 人中有 { $low } 人分数更低；按上限，有 { $high } 人。
report-ranking-end-low = 误差范围在这里同样适用：即使按下限，每 100 人中也有 { $low } 人分数更低。上端不设限。
report-ranking-end-high = 误差范围在这里同样适用：按上限，每 100 人中有 { $high } 人分数更低。下端不设限。
report-ranking-rare-high = 大约每 { $n } 人中，有一人的分数相同或更高。
report-ranking-rarest = 每 { $n } 人中，分数相同或更高的不到一人。
report-ranking-middle = 一半人的分数在 90 至 110 之间，你也在其中。
report-ranking-takers = 在做过这项测试的人当中
report-ranking-own = 截至 { $date }，这项测试共有 { $n } 次有效作答：{ $lower } 次分数比你低，{ $same } 次与你相同（包括你自己），{ $higher } 次比你高。你在 { $n } 次中排第 { $place } 名。
report-ranking-average = 测试者的平均分是 { $average }。他们是自愿来做测试的，不能代表所有人。与上面的参照人群比较，更为公平。
report-ranking-you = 你的分数
report-ranking-takers-caption = 测试者的分数分布
report-ranking-few = 生成这份报告时，按这版参照数据评分的有效作答不到 { $floor } 次。在这么少的人里排名没有意义，所以不给出名次。上面的比较不受影响。
report-ranking-places-caption = 各分数在参照人群中的位置
report-ranking-places = 供对照：参照人群的每 100 人中，有多少人低于这些分数。
report-ranking-norm = 参照人群是各个年龄的成年人。目前还没有分年龄的参照数据，所以每个人都与同样的人比较。

## 分数的含义。

report-meaning-title = 分数的含义
report-meaning-lead = 这个分数说明，与其他人相比，你在 { $date } 找出图形规则的表现如何（{ $score }，{ $margin }）。
report-meaning-says = 它能说明什么
report-meaning-fluid = 在新事物中找出规则的能力叫流体推理。它是智力的一部分，也是最不依赖语言和学校教育的部分。
report-meaning-high = 这类规则，你比多数人更容易找到：整个误差范围都在平均值 100 之上。
report-meaning-middle = 找出这类规则，你和多数人差不多：每 100 人中有 { $people } 人在 85 至 114 这一等级。
report-meaning-unsure = 误差范围跨过了平均值 100。所以这次测试看不出，找这类规则你比多数人容易还是更难。
report-meaning-low = 这次你找出的规则比多数人少。疲劳、噪音、屏幕太小、心事，或者很少做这类题，都会让分数偏低。是不是其中某一项的影响，从答案里看不出来。
report-meaning-again = 换一套同类的题，100 次中有 95 次，你的分数与这次相差不超过 { $points } 分。
report-meaning-expected = 容易的题和难的题
report-meaning-caption = 计入分数的作答：题目难度与你的分数相比
report-meaning-easy = 至少容易 15 分
report-meaning-near = 与你的分数相当
report-meaning-hard = 至少难 15 分
report-meaning-missed = 比你的分数至少容易 15 分的题，你有 { $n } 道没答对。
report-meaning-solved = 比你的分数至少难 15 分的题，你答对了 { $n } 道。
report-meaning-usual = 有一些这样的情况很平常：人会走神，乱猜也有六分之一的机会猜中。
report-meaning-smooth = 比你的分数容易得多的题，你都没有答错；难得多的题，也没有答对。你的作答与难度十分吻合。
report-meaning-likely = 最可能属于哪个等级
report-meaning-likely-caption = 你的真实值在哪里
report-meaning-likely-text = 可以这样理解：参照人群中与你作答相同的 100 个人里，真实值在该等级的人有多少。计算时既用到误差范围，也用到各等级的人数多少。
report-less-than-1 = 不到 1%
report-meaning-not = 它不能说明什么
report-meaning-not-parts = 你的记忆、知识、语言或想法有多好。这些都没有测。
report-meaning-not-worth = 你有多少价值，品格如何，能走多远。
report-meaning-not-diagnosis = 一个人是否天赋过人，是否有某种障碍。这要由心理专业人员当面测试。
report-meaning-not-fixed = 你十年后会得多少分。分数只是某一天的一次测量。

## 各项维度：题型概览。

report-dimensions-title = 各项维度
report-dimensions-caption = 各题型的分数
report-reference = 参考范围 { $low } 至 { $high }
report-dimensions-scale = 所有分数都用平均值为 100 的量表表示。参考范围 { $low } 至 { $high }，是居中的一半人所在的范围。这里的误差范围只含测试本身的误差；参照数据约 { $norms } 分的误差另计，对各题型的影响相同。
report-dimensions-levels = 水平：125 起为“很高”，110 起为“较高”，90 起为“中等”，75 起为“较低”，再往下为“很低”。只有 80% 误差范围不超出两个相邻水平时，才写出水平；否则就是信息不足。
report-dimensions-joined = 单凭一种题型的几道题，测不准。所以每个分数都会结合其他所有题提供的信息，结合多少，取决于我们假定各题型在人们身上的关联有多紧密（相关系数 { $correlation }）。这样分数更可靠，彼此也更接近。
report-dimensions-pace = 答题节奏与各题型并列，但不计入智商分数。
report-difference-caption = 各题型与你自己的平均相比
report-dimensions-chance = 差异达到最后一列的数字，才算强项或相对较弱的一面。单凭偶然出现这么大的差异，十次里不到一次。

## 每种题型一页。

report-kind-lead = 这一题型共 { $n } 道题，你答对了 { $right } 道。
report-read-very-high = 远高于参考范围：每 100 人中约有 { $n } 人分数更低。
report-read-high = 高于参考范围：每 100 人中约有 { $n } 人分数更低。
report-read-moderate = 在参考范围之内：每 100 人中约有 { $n } 人分数更低。
report-read-low = 低于参考范围：每 100 人中约有 { $n } 人分数更低。
report-read-very-low = 明显低于参考范围：每 100 人中约有 { $n } 人分数更低。
report-read-not-enough = 误差范围 { $low } 至 { $high } 跨过的水平太多，无法确定是哪一个。
report-kind-what = 这一题型考什么
report-kind-what-induction = 一两条关于顺序和数量的规则：逐步增多或减少，形状轮换，两个数量相加得出第三个。要做的是留意什么在变，再用三行来检验一个想法。
report-kind-what-logic = 图形叠放在一起：第三块保留任意一块有的、两块都有的、只有一块才有的、第一块有而第二块没有的，或者两块都没有的部分。要做的是逐块、逐个部分地比较，说出是哪种运算。
report-kind-what-spatial = 图形会旋转、翻转，或从一处移到另一处。要做的是在脑中移动图形，看每一块到下一块是不是同样的移动。
report-kind-what-several = 三条或更多规则同时起作用，各管一种特征。难处不在于找到某一条规则，而在于把几条分清楚，再逐条对照选项。
report-kind-how = 这类题怎么解
report-kind-how-induction = 一次只看一种特征：数量、大小、形状、填充。把第一行的规则说出声来，用第二行试一试。如果不对，就沿着列看。
report-kind-how-logic = 选图形的一个部分，比如一条线段或一片花瓣，沿着这一行看。它在一块里有、两块都有、两块都没有时，第三块里有没有它？通常看两个部分，就能确定是哪种运算。
report-kind-how-spatial = 选一个记号，比如一个尖角或一处开口，只盯着它看。以八分之一圈为单位数它转了多少。如果怎么转都不对，就想想翻转。
report-kind-how-several = 先确定一种特征，划掉所有不符合的选项，再看下一种。确定三条规则，就只剩一个选项，也不用长时间记住什么。
report-kind-caption = 你做的这一题型的题
report-kind-others = 人们平均答对其中 { $expected } 道。
report-kind-time = 你在这些题上用了 { $time }，占测试总用时的 { $percent }。
report-kind-within = 与你自己的平均相差（分）：{ $difference }。在偶然范围之内。
report-kind-untold = 与你自己的平均相差（分）：{ $difference }。这种题型自身的题提供的信息太少，还不能算数。
report-kind-worth = 如果各题型的关联正如我们所假定，人们在这一题型上的差异，有 { $total } 可以由全部答对题数解释；再结合这一题型的题，是 { $joined }。

## 答题节奏。

report-pace-lead = 逐题比较，你的用时约为通常用时的 { $percent }（各题比值的平均）。
report-pace-lead-none = 其他人做这些题要多久，目前还不够清楚，所以你的答题节奏没有给出水平。
report-pace-fast = 比参考范围快：每 100 人中约有 { $n } 人用时更长。
report-pace-middle = 在参考范围之内：每 100 人中约有 { $n } 人用时更长。
report-pace-slow = 比参考范围慢：每 100 人中约有 { $n } 人用时更长。
report-pace-none = 你自己的用时见下。要给出水平，至少需要 { $floor } 个其他人做过同样的题。
report-pace-neutral-title = 怎样看
report-pace-neutral = 答题节奏不计入智商分数，也不是越快越好。测试不限时间，慢一点没有任何损失。
report-pace-method = 它根据你在 { $n } 道题上的用时算出。每道题都与所有做过同一道题的人的用时作比较，看的是比值，所以难题用时长，并不算慢。在比值的平均中，某一题想得久，影响比在下面的合计中小，所以两者可能不同。
report-pace-reliability = 在这个数字上，人与人之间的差异约有 { $percent } 是真实的，其余是偶然。人们的答题节奏相差多少，取自已发表的同类题作答数据。
report-pace-quicker-than = { $all } 道题中，有 { $n } 道你比一半的人快。
report-pace-thirds = 从头到尾
report-pace-thirds-caption = 你的用时，分三段看
report-part-first = 前三分之一，{ $from }–{ $to }
report-part-middle = 中间三分之一，{ $from }–{ $to }
report-part-last = 后三分之一，{ $from }–{ $to }
report-pace-slower = 与其他人相比，你越做越慢：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-quicker = 与其他人相比，你越做越快：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-kept = 与其他人相比，你的节奏变化不大：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-harder = 题目越来越难：平均难度从前三分之一的智商 { $first } 升到后三分之一的 { $last }。所以后面用时更长，是意料之中的。

## 用时与投入。

report-time-title = 用时与投入
report-time-lead = 你总共用了 { $time }，平均每题 { $each }。
report-time-caption = 每题用时（秒）
report-time-own = 你
report-time-median = 所有人的中位数
report-time-kinds-caption = 各题型的用时
report-time-noticed = 从用时能看出什么
report-time-ends = 用时最长的是第 { $slowest } 题（{ $long }），最短的是第 { $quickest } 题（{ $short }）。
report-time-later = 后三分之一比前三分之一用时更长：前 { $first }，后 { $last }。
report-time-earlier = 后三分之一的题更难，用时却比前三分之一短：前 { $first }，后 { $last }。
report-time-wrong-longer = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。最后答错的题，你反而想得更久。
report-time-wrong-shorter = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。答错的题选得更快，也许值得再看一眼。
report-time-alike = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。两者几乎没有差别。
report-effort = 投入
report-effort-rapid = 有 { $n } 个答案选得太快，来不及看题。它们不计入分数。
report-effort-none-rapid = 没有哪个答案快得来不及看题。
report-effort-open = 有 { $n } 道题未答。它们按答错计。
report-effort-none-open = 没有未答的题。
report-effort-changes = 你改过 { $n } 次答案。
report-effort-no-changes = 选定之后，你没有改过答案。

## 怎样测量。

report-measured-title = 怎样测量
report-measured-lead = 分数 { $score }（{ $margin }）由 { $questions } 道题的作答算出。同样的作答，以后任何时候都会得到同样的分数。
report-measured-model = 每道题都有一条曲线，表示具有某种能力的人有多大可能答对。曲线由难度、斜率和猜中的机会决定（三参数逻辑斯谛模型）。最能解释你全部作答的那个能力值，就是分数（加权似然法）。
report-measured-group = 参照人群：各个年龄的成年人；参照数据：{ $version }；题目参数：第 { $values } 版。
report-measured-provisional = 参照人群：各个年龄的成年人；参照数据：{ $version }，初步；题目参数：第 { $values } 版。题目有多难，是根据规则预测的。平均水平取自在网上做过类似题目的 { $n } 名成年人（Zorowitz et al. 2024），再减去 { $shift } 个标准差，因为参加这类研究的人往往高于平均。误差范围因此更宽。
report-measured-calibrating = 参照人群：各个年龄的成年人；参照数据：{ $version }；题目参数：第 { $values } 版。题目有多难，已由人们的作答得知。平均水平取自在网上做过类似题目的 { $n } 名成年人（Zorowitz et al. 2024），再减去 { $shift } 个标准差，因为参加这类研究的人往往高于平均。误差范围因此更宽。
report-measured-level = 参照数据的平均水平
report-measured-level-note = 标准误，以智商分计
report-measured-range = 可测范围
report-measured-range-note = 超出则写“或以上”“或以下”
report-measured-caption = 这套题测得有多准
report-measured-errors = 测得有多准，取决于所在的水平。下表列出真实值相同的人，他们的分数在平均值上下分散多少，不含参照数据的误差。分数会略微向 100 靠拢，所以它比误差范围所依据的真实值误差小。
report-measured-unwatched = 这是一项无人监考的在线测试：是谁在答，在哪里答，借助了什么，没有人看到。
report-measured-not = 不可用于
report-measured-not-diagnosis = 任何诊断
report-measured-not-hiring = 招聘、晋升或录取
report-measured-not-others = 对他人作决定
report-measured-not-children = 16 岁以下的人，因为没有适用的参照数据

## 怎样看待和使用结果。

report-advice-title = 怎样使用结果
report-advice-lead = 请把 { $score }（{ $margin }）当作大致的位置，不要当作标签。
report-advice-yours = 从你自己的数字看
report-advice-class = 如果有人问起，请把误差范围和分数一起说。只说分数，就超出了测量所能说明的。
report-advice-compare = 别人的分数与你相差超过 { $points } 分，才算有差别。再接近一些，就可能只是偶然。
report-advice-missed = 如果想练习，就从“{ $kind }”开始：难度 { $limit } 以内的题，你在这里没答对的最多，{ $n } 道中有 { $missed } 道。
report-advice-none-missed = 难度 { $limit } 以内的题，你最多只有一道没答对，所以没有哪种题型需要先练。
report-advice-lean = 各题型之间有一处差异，单凭偶然解释不了。但要等第二次测试再次出现，才可以相信。
report-advice-even = 没有哪种题型突出到算作强项或相对较弱的一面。
report-advice-slower = 你答错的题选得比答对的快（中位数分别为 { $wrong } 和 { $right }）。把最后一行再核对一遍，花不了多少时间。
report-advice-caution = 这次作答有些情况，让分数不那么可靠，“用时与投入”一页写明了是什么。没有这些情况再做一次，会比这次更能说明问题。
report-advice-open = 下次每道题都答。猜有六分之一的机会猜中，空着就没有机会。
report-advice-low = 如果你的学习和工作都顺利，这个分数让你意外，那就相信学习和工作：多年的表现比一次测试更能说明问题。
report-advice-high = 如果需要向别人证明，请参加有人监考的测试。高智商团体和心理专业人员只认可那样的测试。
report-advice-uses = 它有什么用
report-advice-use-place = 大致知道自己在一种思维上处于什么位置，并知道误差范围。
report-advice-use-baseline = 有一个最初的数值，可以与以后的测试比较，最早在 { $months } 个月之后。
report-advice-use-slips = 看清自己怎样出错：题目页写明了你选错的每个选项违反了哪条规则。
report-advice-help = 什么时候该找人谈谈
report-advice-school = 有关上学、培训或工作的问题：心理专业人员会用你的语言，当面测试多种能力，并和你谈谈接下来怎么办。
report-advice-worry = 如果思考、记忆或注意力变差了，或者分数低让你担心，请咨询医生。这项测试既找不出原因，也排除不了原因。
report-advice-mood = 如果这个数字让你好几天心情不好，请和信任的人聊聊。没有哪个分数值得你这样。
report-advice-again = 再做一次
report-advice-wait = 至少等 { $months } 个月。做过这类题，第二次大约会高 3 至 4 分（Hausknecht et al. 2007）；第三次之后，几乎不再增加（Scharfen et al. 2018）。

## 大脑训练指南：练习与学习习惯。

report-guide-title = 大脑训练指南
report-guide-lead = 目前没有已知的训练能持久提高一般智力。练什么，就会在什么上面进步；好习惯则让学习更轻松。
report-guide-evidence = 七位心理学家综合研究后发现，大脑训练能提高练过的任务的成绩，对相似任务的作用较小，对日常生活几乎没有作用（Simons et al. 2016）。多上一年学则是另一回事：它与智商高 1 至 5 分相关（Ritchie & Tucker-Drob 2018）。
report-guide-start = 从哪里开始
report-guide-missed = 从“{ $kind }”开始：难度 { $limit } 以内、你力所能及的题中，你在这里没答对的最多，{ $n } 道中有 { $missed } 道。
report-guide-none-missed = 难度 { $limit } 以内的题，你最多只有一道没答对，所以不分先后。四种题型轮流练就好。
report-guide-spread = 难度 { $limit } 以内没答对的题里，没有哪种题型明显最多，所以不分先后。四种题型轮流练就好。
report-guide-numbers = 不看解析，把这些题再做一遍：{ $numbers }。
report-guide-plan = 四周计划
report-guide-plan-caption = 每次二十分钟，每周三次
report-guide-week-1 = 重做没答对的题。选之前，把每条规则说出声来。
report-guide-week-1-slow = 重做用时最长的题。选之前，把每条规则说出声来。
report-guide-why-1 = 每一步都讲给自己听的人，能从例题中学到更多（Chi et al. 1989）。
report-guide-week-2 = 把各种题型混着练，不要一次只练一种。
report-guide-why-2 = 混合练习更难，但记得更久（Rohrer & Taylor 2007）。
report-guide-week-3 = 两次练习之间隔两天，先凭记忆回想上周的规则。
report-guide-why-3 = 间隔和回想能留住学到的东西（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 自己出两道题，每道用两条规则，请别人来解。
report-guide-why-4 = 出题要回想规则，而回想能留住学到的东西（Roediger & Karpicke 2006）。
report-guide-habits = 有帮助的习惯
report-guide-sleep = 睡眠。学到的东西在睡眠中巩固（Diekelmann & Born 2010）；睡得少，受影响最大的是注意力（Lim & Dinges 2010）。
report-guide-move = 运动。有氧运动计划让注意力、速度和记忆略有提高（Smith et al. 2010）。
report-guide-honest = 因为熟悉了这类题，第二次测试平均会高出 3 至 4 分。进步的是熟练程度，不是智力。就一个人来说，相差在 { $points } 分以内，可能只是偶然。

## 再做一次测试。

report-retest-title = 再做一次测试
report-retest-lead = 第二次分数比 { $score } 低超过 { $points } 分，或者高超过 { $higher } 分，差异才说明问题：往上的 4 分是练习的作用。
report-retest-lead-limit = { $score } 是一个界限，第二次分数不能当作数字与它比较。可测范围内的两个分数，相差超过 { $points } 分，差异才说明问题。
report-retest-how = 两个分数都有误差。在你这个水平上，一个分数的误差是 { $error } 分；算差异时，两次的误差合在一起。这个数字以参照数据相同为前提，这样两个分数所含的平均水平误差是一样的。
report-retest-caption = 你的分数与第二次分数
report-retest-below = 低于 { $iq }
report-retest-above = 高于 { $iq }
report-retest-really-lower = 更低，单凭偶然解释不了
report-retest-no-difference = 没有能与偶然区分开的差异
report-retest-really-higher = 更高，偶然和练习都解释不了
report-retest-practice-title = 练习有什么影响
report-retest-practice = 综合 107 个样本，人们第二次的分数高出约四分之一个标准差，在这里是 3 至 4 分；如果题目完全相同，高出更多（Hausknecht et al. 2007）。第三次之后，几乎不再增加（Scharfen et al. 2018）。所以应该保留第一次有效的分数；第二次更高时，要再多 4 分才算数。
report-retest-fair = 怎样比较才公平
report-retest-wait = 至少等 { $months } 个月。你会得到同类的另一套题。
report-retest-same = 休息好，不受打扰，用同类的屏幕。
report-retest-norms = 只比较参照数据相同的分数。如果有了更新的参照数据，你的报告会提供用它重新评分的本次结果。
report-retest-form = 比较题量相同的测试。题少的测试，误差范围更宽。
report-retest-average = 两次比一次更能说明问题：两个分数的平均值，测试本身的误差约为单个分数的七成。参照数据平均水平的误差则不变。

## 名词解释。

report-glossary-title = 名词解释
report-glossary-lead = 按在报告中出现的顺序排列。
report-term-iq = 智商
report-term-iq-text = 在人群中的位置，用平均值 100、标准差 15 的量表表示。
report-term-margin = 误差范围
report-term-margin-text = 100 次中有 95 次（或 80 次），真实值在这个范围之内。
report-term-true = 真实值
report-term-true-text = 假如测试没有误差，你在量表上的位置。误差范围说的就是它。分数会略微向 100 靠拢，真实值不会。
report-term-class = 等级
report-term-class-text = 一段有名称的智商范围。分界是约定的，不是天然存在的。
report-term-norms = 参照数据
report-term-norms-text = 供每个人比较的人群中，分数的分布及其版本。
report-term-group = 参照人群
report-term-group-text = 每个人都与之比较的人：各个年龄的成年人。
report-term-percentile = 每 100 人中
report-term-percentile-text = 参照人群的每 100 人中，有多少人分数会更低。
report-term-deviation = 标准差
report-term-deviation-text = 与平均值的通常距离：每 100 人中约有 68 人，与平均值相差不到一个标准差。
report-term-error = 标准误
report-term-error-text = 测得的值与真实值的通常距离。它的两倍构成 95% 误差范围。
report-term-reliability = 信度
report-term-reliability-text = 分数的差异中，不属于偶然的比例。
report-term-fluid = 流体推理
report-term-fluid-text = 不靠该领域的知识，在新事物中找出并运用规则。
report-term-reference = 参考范围
report-term-reference-text = 90 至 110：居中的一半人所在的范围。
report-term-level = 水平
report-term-level-text = 用一个词表示某一题型的分数，只在误差范围允许时写出。
report-term-difficulty = 难度
report-term-difficulty-text = 智商正好是这个数的人，有一半能答对这道题。
report-term-likelihood = 加权似然法
report-term-likelihood-text = 一种求能力值的方法：找出最能解释全部作答的值，几乎没有偏差。
report-term-median = 中位数
report-term-median-text = 居中的值：一半在它之下，一半在它之上。
report-term-rapid = 太快，不计分
report-term-rapid-text = 用时比看题所需的还短。这样的答案，答对的机会不比乱猜高，所以不计入分数，但仍算在答对题数里。
report-term-valid = 有效作答
report-term-valid-text = 答案足够多，用时也足够，可以看作本人认真完成的作答。
report-term-practice = 练习效应
report-term-practice-text = 因为熟悉这类题，第二次测试多得的分。

## 纸面上的题目。

report-sheet-chosen = 你选了选项 { $number }
report-sheet-open = 未答
report-sheet-difficulty = 难度：智商 { $iq }
report-sheet-time = 你的用时：{ $time }
report-sheet-rapid = 你的用时：{ $time }，太快，不计分
report-sheet-median = 所有人的中位数：{ $time }
report-sheet-right = 答对
report-sheet-wrong = 答错
report-sheet-right-rapid = 答对，但太快
report-sheet-wrong-rapid = 答错，太快
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = 全部 { $answered } 人中，有 { $percent } 选对。
report-sheet-key = 正确选项：{ $number }。

## 证书。

report-certificate-title = 完成证书
report-certificate-statement = 已于 { $date } 完成{ $exam }，共 { $questions } 道题。
report-certificate-unsupervised = 无人监考的在线测试
report-certificate-check = 任何人都可以在此核验本证书
