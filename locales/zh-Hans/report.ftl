### 购买的报告所写的内容（屏幕和纸面）。平静、准确、尊重。
### 分数低，给予尊重；分数高，不加奉承。每个分数都附上误差范围。

report-title = 你的报告
report-exam = 智商测试
report-exam-short = 智商测试（简版）
report-sample-mark = 示例，作答由模拟生成
report-score-above = { $iq } 或以上
report-score-below = { $iq } 或以下
report-margin = 95% 置信区间：{ $span }
report-span = { $low } 至 { $high }
report-span-from = { $low } 或以上
report-span-to = { $high } 或以下
report-span-open = 上下都没有界限
report-norms = 参照人群版本：{ $version }，{ $phase }
report-language-english = 英语
report-questionnaire-version = 问卷版本：{ $version }，参照人群版本：{ $norms }。
report-phase-provisional = 初步
report-phase-calibrating = 平均水平取自已发表的研究
report-phase-bridged = 平均水平取自我们自己的样本
report-phase-census = 已按人口普查校正
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
report-level-not-enough = 水平不明确

## 表格各列的标题。

report-head-class = 等级
report-head-iq = 智商
report-head-people = 每 100 人中
report-head-touched = 在误差范围内
report-head-lower = 百分位
report-head-takers = 人数
report-head-puzzle = 题号
report-head-puzzles = 题数
report-head-right = 答对
report-head-kind = 题型
report-head-score = 分数
report-head-value = 0 至 100
report-head-margin = 80% 置信区间
report-head-level = 水平
report-head-difference = 与自己平均之差
report-head-needed = 有意义的差距
report-head-difficulty = 难度
report-head-time = 你的用时
report-head-median = 一般用时
report-head-medians = 一般用时合计
report-head-answer = 你的答案
report-head-part = 部分
report-head-error = 标准误
report-head-within = 95% 的分数在此范围
report-head-second = 第二次的分数
report-head-reading = 意味着什么
report-head-likely = 可能性
report-head-week = 周
report-head-do = 做什么
report-head-why = 为什么

## 摘要。

report-summary-title = 摘要
report-summary-lead = 你的智商分数是 { $score }（{ $margin }）。
report-summary-lead-above = 你的智商分数是 { $score }（{ $margin }）。这已是这项测试能测到的最高分。
report-summary-lead-below = 你的智商分数是 { $score }（{ $margin }）。这已是这项测试能测到的最低分。
report-score-label = 智商分数
report-figure-class = 等级
report-figure-percentile = 百分位
report-figure-percentile-note = 每 100 人中分数更低的人数
report-figure-right = 答对题数
report-figure-right-note = 答对哪些题也有影响
report-figure-time = 用时
report-figure-time-note = 平均每题 { $time }
report-figure-place = 在测试者中的名次
report-figure-place-note = 截至 { $date }
report-figure-reliability = 信度
report-figure-reliability-note = 分数差异中的真实部分
report-class-one = 你的分数属于“{ $class }”等级（{ $range }），整个误差范围也在这一等级内。
report-class-two = 你的分数属于“{ $class }”等级（{ $range }）。考虑到误差，你的真实水平可能属于“{ $low }”或“{ $high }”。
report-class-many = 你的分数属于“{ $class }”等级（{ $range }）。考虑到误差，你的真实水平可能在“{ $low }”到“{ $high }”之间。
report-class-limit = 你的分数是 { $score }。考虑到误差，你的真实水平可能在“{ $low }”到“{ $high }”之间。
report-class-limit-one = 你的分数是 { $score }，整个误差范围都在“{ $class }”等级内。
report-percentile = 你的分数高于约 { $n }% 的人。
report-percentile-above = 你的分数至少高于 { $n }% 的人。
report-percentile-below = 你的分数最多高于 { $n }% 的人。
report-percentile-top = 你的分数高于 99% 以上的人。
report-percentile-bottom = 分数更低的人不到 1%。
report-more-than-99 = 超过 99
report-fewer-than-1 = 不到 1
report-kinds-even = 你在各题型上的表现均衡，细小的差异可能只是偶然。
report-kinds-strength = { $kind }是你的强项：比你自己的平均高 { $distance } 分，超出了偶然的范围。
report-kinds-weakness = { $kind }是你相对较弱的一面：比你自己的平均低 { $distance } 分，超出了偶然的范围。
report-kinds-untold = 没有哪种题型特别突出：每种题型的题都不多，还不足以说明差异。
report-kinds-none = 这项测试里有些题型的题太少，无法给各题型单独评分。
report-summary-remember = 请留意
report-summary-same = 请结合误差范围来看：你的真实水平最可能在 { $low } 到 { $high } 之间。
report-summary-same-open = 请结合误差范围来看。它有一端超出了这项测试能测的范围。
report-summary-part = 这项测试测的是智力的一部分：找出图形题中的规则。
report-summary-alone = 测试由你独自完成，所以结果供你自己参考，不能向别人证明什么。
report-valid = 从答案和用时来看，没有什么影响分数的可靠性。
report-caution = 这次测试有效，但以下情况会降低分数的可靠性：
report-norms-provisional = 我们的参照人群还在积累，所以你的分数是初步的。目前，题目难度根据规则预测，平均水平取自已发表的研究，误差范围因此更宽。
report-norms-calibrating = 题目难度来自真实的作答。平均水平仍取自已发表的研究，误差范围因此更宽。
report-norms-bridged = 题目难度来自真实的作答，平均水平来自按配额选取的成年人样本。
report-norms-census = 与你比较的是许多人的首次测试，并按年龄、学历和性别加权，与人口普查一致。

## 曲线。

report-curve-title = 分数在曲线上的位置
report-curve-lead-above = 你的分数是 { $score }，比平均值 100 高 { $points } 分（{ $margin }）。
report-curve-lead-below = 你的分数是 { $score }，比平均值 100 低 { $points } 分（{ $margin }）。
report-curve-lead-at = 你的分数是 { $score }，正好是平均值（{ $margin }）。
report-curve-lead-limit = 你的分数是 { $score }（{ $margin }）。这是测试可测范围的边界，曲线上也这样标出。
report-curve-score = 你的分数：{ $score }
report-curve-caption = 智商等级与人群占比
report-curve-reached = 是
report-curve-how = 怎么看曲线
report-curve-hill = 曲线的高低表示各个智商有多少人。多数人在中间：每 100 人中，{ $middle } 人在 85 至 114 之间，{ $upper } 人在 115 至 129 之间，{ $top } 人在 130 或以上。
report-curve-step = 平均值是 100。15 分是一个标准差，也就是人们与平均值的典型距离。
report-curve-why = 为什么有误差范围
report-curve-cover = 没有哪种测试能把智商定在一个点上，所以我们给出一个范围（95% 置信区间）。每 100 人中，约有 95 人的真实水平在这样的范围内。
report-curve-error = 它的宽度来自两方面：测试本身（按你的作答，标准误为 { $test } 分）和参照人群（约 { $norms } 分）。
report-curve-sides = 从你的分数算起，误差范围向下 { $down } 分，向上 { $up } 分。两边不等，是因为分数会略微向 100 靠拢，误差范围不会。

## 排名。

report-ranking-title = 你的排名（百分位）
report-ranking-caption = 参照人群每 100 人中
report-ranking-lower = 分数更低
report-ranking-higher = 分数相同或更高
report-ranking-place = 与你相比
report-ranking-ends = 误差范围在这里同样适用：按下限，每 100 人中有 { $low } 人分数比你低；按上限，有 { $high } 人。
report-ranking-end-low = 误差范围在这里同样适用：即使按下限，每 100 人中也有 { $low } 人分数比你低。上限超出了这项测试能测的范围。
report-ranking-end-high = 误差范围在这里同样适用：按上限，每 100 人中有 { $high } 人分数比你低。下限超出了这项测试能测的范围。
report-ranking-rare-high = 大约每 { $n } 人中有一人达到或超过这个分数。
report-ranking-rarest = 每 { $n } 人中，达到或超过这个分数的不到一人。
report-ranking-middle = 一半的人在 90 至 110 之间，你也在其中。
report-ranking-takers = 在做过这项测试的人中
report-ranking-own = 截至 { $date }，共有 { $n } 次有效测试：{ $lower } 次分数比你低，{ $same } 次与你相同（包括你自己），{ $higher } 次比你高。你在 { $n } 次中排第 { $place }。
report-ranking-average = 这些测试的平均分是 { $average }。做测试的人都是自愿来的，不能代表所有人，所以上面的比较更公平。
report-ranking-you = 你的分数
report-ranking-takers-caption = 测试者的分数分布
report-ranking-few = 生成这份报告时，按这一参照人群评分的有效测试不到 { $floor } 次，人数太少，排名没有意义。上面的比较不受影响。
report-ranking-places-caption = 智商分数与百分位
report-ranking-places = 供对照：每 100 人中，有多少人低于下列分数。
report-ranking-norm = 参照人群是各个年龄的成年人。目前还没有分年龄的比较，所有人都与同样的人群比较。

## 分数的含义。

report-meaning-title = 分数意味着什么
report-meaning-lead = 这个分数反映的是，{ $date } 这天你找出图形规则的表现，与其他人相比如何（{ $score }，{ $margin }）。
report-meaning-says = 它能说明什么
report-meaning-fluid = 在新事物中找出规则的能力叫“流体推理”。它是智力的一部分，也是最不依赖语言和学校教育的部分。
report-meaning-high = 你比多数人更容易找出这类规则：整个误差范围都高于平均值 100。
report-meaning-middle = 你找出这类规则的能力和多数人差不多：每 100 人中有 { $people } 人与你同在 85 至 114 这一等级。
report-meaning-unsure = 你的误差范围包含平均值 100，所以还看不出你找这类规则比多数人容易还是难。
report-meaning-low = 这次你找出的规则比多数人少。疲劳、噪音、屏幕太小、有心事或很少做这类题，都可能让分数偏低；你是否属于这种情况，从作答中看不出来。
report-meaning-again = 如果换题测 100 次，约有 95 次分数与这次相差不超过 { $points } 分。
report-meaning-expected = 容易的题和难的题
report-meaning-caption = 按难度看你的作答
report-meaning-easy = 难度比你的分数低 15 分以上
report-meaning-near = 难度与你的分数相近
report-meaning-hard = 难度比你的分数高 15 分以上
report-meaning-missed = 难度比你的分数低 15 分以上的题，你有 { $n } 道没答对。
report-meaning-solved = 难度比你的分数高 15 分以上的题，你答对了 { $n } 道。
report-meaning-usual = 这很正常：人会走神，随机猜也有六分之一的机会猜中。
report-meaning-smooth = 你的作答与难度十分吻合：难度远低于你分数的题，一道也没答错；难度远高于你分数的题，一道也没答对。
report-meaning-likely = 最可能的等级
report-meaning-likely-caption = 真实水平属于各等级的可能性
report-meaning-likely-text = 作答与你相似的 100 个人里，真实水平属于该等级的有这么多人。计算时考虑了误差范围，以及各等级人数的多少。
report-less-than-1 = 不到 1%
report-meaning-not = 它不能说明什么
report-meaning-not-parts = 你的记忆、知识、语言或创意有多好。测试不测这些。
report-meaning-not-worth = 你的价值、品格，或将来的成就。
report-meaning-not-diagnosis = 一个人是否天赋过人，或有某种障碍。这要由心理专业人员当面测试。
report-meaning-not-fixed = 你十年后会得多少分。分数只是某一天的一次测量。

## 各项维度：题型概览。

report-dimensions-title = 各题型的表现
report-dimensions-caption = 分数、误差范围和水平
report-reference = 参考范围 { $low } 至 { $high }
report-dimensions-scale = 所有分数都用同一个量表，平均值是 100。一半的人在参考范围 { $low } 至 { $high } 内。这里的误差范围不含参照人群的误差（约 { $norms } 分），那部分误差对各题型的影响相同。
report-dimensions-levels = 水平：125 起为“很高”，110 起为“较高”，90 起为“中等”，75 起为“较低”，再往下为“很低”。只有 80% 置信区间不超出两个相邻水平时，才写出水平；否则写“水平不明确”。
report-dimensions-joined = 单凭几道题，得不出可靠的分数。所以每个分数还参考了你的其他作答，因为擅长一种题型的人，通常也擅长其他题型（假定相关系数为 { $correlation }）。这样分数更可靠，彼此也更接近。
report-dimensions-pace = 答题节奏单独列出，不计入智商分数。
report-difference-caption = 各题型与你自己的平均相比
report-dimensions-chance = 差异达到最后一列的数字，才算强项或较弱的一面。单凭偶然，十次里不到一次会这样。

## 每种题型一页。

report-kind-lead = 这类题共 { $n } 道，你答对了 { $right } 道。
report-read-very-high = 远高于参考范围：你的分数高于约 { $n }% 的人。
report-read-high = 高于参考范围：你的分数高于约 { $n }% 的人。
report-read-moderate = 在参考范围内：你的分数高于约 { $n }% 的人。
report-read-low = 低于参考范围：你的分数高于约 { $n }% 的人。
report-read-very-low = 明显低于参考范围：你的分数高于约 { $n }% 的人。
report-read-not-enough = 误差范围 { $low } 至 { $high } 跨了太多水平，无法确定是哪一个。
report-kind-what = 这类题考什么
report-kind-what-induction = 一两条关于顺序和数量的规则：逐步增减，形状轮换，或者两个数量相加得出第三个。要做的是看出什么在变，再用三行来检验。
report-kind-what-logic = 图形叠在一起。第三块保留的，可能是任意一块有的、两块都有的、只有一块有的、第一块有而第二块没有的，或者两块都没有的部分。要做的是逐个部分比较，看出是哪一种。
report-kind-what-spatial = 图形会旋转、翻转或移动。要做的是在脑中移动图形，看每一块到下一块是不是同样的变化。
report-kind-what-several = 三条或更多规则同时起作用，各管一种特征。要做的是把规则分清楚，再逐条对照选项。
report-kind-how = 这类题怎么解
report-kind-how-induction = 一次只看一种特征：数量、大小、形状、填充。把第一行的规则说出声来，用第二行试一试。如果不对，就改为看列。
report-kind-how-logic = 选图形的一个部分，比如一条线段或一片花瓣，沿着这一行看。它在一块里有、两块都有、两块都没有时，第三块里有没有它？通常看两个部分就能确定。
report-kind-how-spatial = 选一个特征，比如一个尖角或一处开口，只盯着它看。以八分之一圈为单位，数它转了多少。如果怎么转都不对，就想想翻转。
report-kind-how-several = 先确定一种特征，划掉所有不符合的选项，再看下一种。到最后一条规则，就只剩一个选项，也不用记住太多东西。
report-kind-caption = 你做的这类题
report-kind-others = 人们平均能答对其中 { $expected } 道。
report-kind-time = 你在这些题上用了 { $time }，占总用时的 { $percent }。
report-kind-within = 与你自己的平均相比：{ $difference } 分。可能只是偶然。
report-kind-untold = 与你自己的平均相比：{ $difference } 分。这类题太少，还不足以说明问题。
report-kind-worth = 从人群来看，这类题上的差异估计有 { $total } 可以由全部答对题数解释；再加上这类题本身，可达 { $joined }。

## 答题节奏。

report-pace-lead = 平均每题，你的用时约为一般用时的 { $percent }。
report-pace-lead-none = 答题节奏暂时无法比较：答过这些题的人还太少。
report-pace-fast = 比参考范围快：约 { $n }% 的人用时更长。
report-pace-middle = 在参考范围内：约 { $n }% 的人用时更长。
report-pace-slow = 比参考范围慢：约 { $n }% 的人用时更长。
report-pace-none = 你自己的用时见下。要给出水平，至少需要另外 { $floor } 人做过同样的题。
report-pace-neutral-title = 怎么看
report-pace-neutral = 答题节奏不计入智商分数，也不是越快越好。测试不限时间，慢慢做不会扣分。
report-pace-method = 我们把你在 { $n } 道题上的用时，逐题与其他人做同一道题的用时比较，所以难题不会让你显得慢。某一题想得久，在这里的影响比在下面的合计中小，所以两者可能不同。
report-pace-reliability = 在这个数字上，人与人之间的差异约有 { $percent } 是真实的，其余是偶然。人们的节奏相差多少，取自同类题的已发表数据。
report-pace-quicker-than = { $all } 道题中，有 { $n } 道你比一般用时快。
report-pace-thirds = 从头到尾
report-pace-thirds-caption = 你的用时，分三段看
report-part-first = 前三分之一，{ $from }–{ $to }
report-part-middle = 中间三分之一，{ $from }–{ $to }
report-part-last = 后三分之一，{ $from }–{ $to }
report-pace-slower = 与其他人相比，你越做越慢：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-quicker = 与其他人相比，你越做越快：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-kept = 与其他人相比，你的节奏变化不大：前三分之一的用时是他们的 { $first }，后三分之一是 { $last }。
report-pace-harder = 题目越来越难：平均难度从前三分之一的智商 { $first } 升到后三分之一的 { $last }。后面用时更长，很正常。

## 用时与投入。

report-time-title = 用时与作答情况
report-time-lead = 你总共用了 { $time }，平均每题 { $each }。
report-time-caption = 每题用时（秒）
report-time-own = 你
report-time-median = 一般用时
report-time-kinds-caption = 各题型的用时
report-time-noticed = 从用时能看出什么
report-time-ends = 用时最长的是第 { $slowest } 题（{ $long }），最短的是第 { $quickest } 题（{ $short }）。
report-time-later = 后三分之一的用时（{ $last }）比前三分之一（{ $first }）长。
report-time-earlier = 后三分之一的题更难，用时（{ $last }）却比前三分之一（{ $first }）短。
report-time-wrong-longer = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。最后答错的题，花的时间反而更长。
report-time-wrong-shorter = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。答错的题选得更快，也许值得再看一眼。
report-time-alike = 答对的题，一半用时不到 { $right }；答错的题，一半用时不到 { $wrong }。两者几乎没有差别。
report-effort = 作答情况
report-effort-rapid = 有 { $n } 个答案选得太快，来不及看题，不计入分数。
report-effort-none-rapid = 每个答案都花了足够的时间。
report-effort-open = 有 { $n } 道题未答，按答错计。
report-effort-none-open = 每道题都答了。
report-effort-changes = 你改过 { $n } 次答案。
report-effort-no-changes = 你没有改过答案。

## 怎样测量。

report-measured-title = 分数是怎么得出的
report-measured-lead = 你的分数 { $score }（{ $margin }）由 { $questions } 道题的作答算出。参照数据相同时，同样的作答总会得到同样的分数。
report-measured-model = 每道题都有一条曲线，表示具有某种能力的人有多大可能答对。曲线由题目的难度、斜率和猜中的机会决定（三参数逻辑斯谛模型）。最能解释你全部作答的能力值，就是你的分数（加权似然法）。
report-measured-group = 参照人群：各个年龄的成年人。参照数据 { $version }，题目参数第 { $values } 版。
report-measured-provisional = 参照人群：各个年龄的成年人。参照数据 { $version }，初步；题目参数第 { $values } 版。题目难度根据规则预测。平均水平取自在网上做过类似题目的 { $n } 名成年人（Zorowitz et al. 2024），再减去 { $shift } 个标准差，因为参加这类研究的人往往高于平均。误差范围因此更宽。
report-measured-calibrating = 参照人群：各个年龄的成年人。参照数据 { $version }，题目参数第 { $values } 版。题目难度来自真实的作答。平均水平取自在网上做过类似题目的 { $n } 名成年人（Zorowitz et al. 2024），再减去 { $shift } 个标准差，因为参加这类研究的人往往高于平均。误差范围因此更宽。
report-measured-level = 参照数据的误差
report-measured-level-note = 标准误，单位为智商分
report-measured-range = 可测范围
report-measured-range-note = 超出则写“或以上”“或以下”
report-measured-caption = 这项测试测得有多准
report-measured-errors = 测得有多准，因水平而异。下表列出真实水平相同的人，分数一般相差多少，不含参照数据的误差。分数会略微向 100 靠拢，所以这里的误差比误差范围所依据的小。
report-measured-unwatched = 这是一项无人监考的在线测试：我们看不到是谁在答、在哪里答、有没有人帮忙。
report-measured-not = 请不要用于
report-measured-not-diagnosis = 任何诊断
report-measured-not-hiring = 招聘、晋升或录取
report-measured-not-others = 针对他人的决定
report-measured-not-children = 16 岁以下的人，目前还没有适合他们的参照人群

## 怎样看待和使用结果。

report-advice-title = 怎么使用这个结果
report-advice-lead = 请把 { $score }（{ $margin }）看作大致的位置，而不是标签。
report-advice-yours = 从你的结果来看
report-advice-class = 告诉别人分数时，也请说出误差范围。单说一个数字，听起来会比实际测得的更准。
report-advice-compare = 别人的分数与你相差超过 { $points } 分，才算有差别；再接近些，就可能只是偶然。
report-advice-missed = 如果想练习，可以从“{ $kind }”开始：难度 { $limit } 以内的题，你在这里没答对的最多，{ $n } 道中有 { $missed } 道。
report-advice-none-missed = 难度 { $limit } 以内的题，你最多只有一道没答对，没有哪种题型需要先练。
report-advice-lean = 题型之间有一处差异超出了偶然的范围。等第二次测试再次出现，才可以当真。
report-advice-even = 没有哪种题型明显是强项或较弱的一面。
report-advice-slower = 你答错的题选得比答对的快（一般分别为 { $wrong } 和 { $right }）。把最后一行再核对一遍，花不了多少时间。
report-advice-caution = 有些情况降低了这个分数的可靠性，见“用时与作答情况”。排除这些情况再做一次，会比这次更能说明问题。
report-advice-open = 下次每道题都选一个。猜有六分之一的机会猜中，空着就没有机会。
report-advice-low = 如果你的学习或工作一直顺利，这个分数让你意外，请以学习和工作为准：多年的表现比一次测试更能说明问题。
report-advice-high = 如果需要向别人证明，请参加有人监考的测试。高智商团体和心理专业人员只认可那样的测试。
report-advice-uses = 它有什么用
report-advice-use-place = 大致了解自己在一种思维上处于什么位置，同时看到误差范围。
report-advice-use-baseline = 留一个起点，以后再测时可以比较，最早在 { $months } 个月之后。
report-advice-use-slips = 看清自己错在哪里：题目页写明了你选错的每个选项违反了哪条规则。
report-advice-help = 什么时候该寻求帮助
report-advice-school = 有关升学、培训或工作的问题：心理专业人员可以用你的语言当面测试多种能力，并和你谈谈下一步怎么办。
report-advice-worry = 如果思考、记忆或注意力变差了，或者分数低让你担心，请咨询医生。这项测试既找不出原因，也排除不了原因。
report-advice-mood = 如果这个数字让你好几天心情不好，请和信任的人聊聊。不必为一个分数这样难过。
report-advice-again = 再做一次测试
report-advice-wait = 至少等 { $months } 个月。做过这类题，第二次大约会高 3 至 4 分（Hausknecht et al. 2007）；第三次之后，几乎不再增加（Scharfen et al. 2018）。

## 大脑训练指南：练习与学习习惯。

report-guide-title = 大脑训练指南
report-guide-lead = 练什么，什么就会进步；好习惯让学习更轻松。目前还没有发现哪种训练能长久提高一般智力。
report-guide-evidence = 七位心理学家综合研究后发现，大脑训练能提高练过的任务的成绩，对相似任务的作用较小，对日常生活几乎没有作用（Simons et al. 2016）。多上一年学则不同：它与智商高 1 至 5 分有关（Ritchie & Tucker-Drob 2018）。
report-guide-start = 从哪里开始
report-guide-missed = 从“{ $kind }”开始：难度 { $limit } 以内、你力所能及的题中，你在这里没答对的最多，{ $n } 道中有 { $missed } 道。
report-guide-none-missed = 难度 { $limit } 以内的题，你最多只有一道没答对，所以不分先后。四种题型轮流练就好。
report-guide-spread = 难度 { $limit } 以内没答对的题里，没有哪种题型明显最多，所以不分先后。四种题型轮流练就好。
report-guide-numbers = 不看解析，把这些题再做一遍：{ $numbers }。
report-guide-plan = 你的四周计划
report-guide-plan-caption = 每次二十分钟，每周三次
report-guide-week-1 = 重做没答对的题。选之前，把每条规则说出声来。
report-guide-week-1-slow = 重做用时最长的题。选之前，把每条规则说出声来。
report-guide-why-1 = 每一步都讲给自己听的人，能从例题中学到更多（Chi et al. 1989）。
report-guide-week-2 = 把各种题型混着练，不要一次只练一种。
report-guide-why-2 = 混合练习更难，但记得更久（Rohrer & Taylor 2007）。
report-guide-week-3 = 两次练习之间隔两天，每次先凭记忆回想上周的规则。
report-guide-why-3 = 间隔练习和回想有助于记住所学（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 自己出两道题，每道用两条规则，请别人来解。
report-guide-why-4 = 出题要回想规则，而回想有助于记住它们（Roediger & Karpicke 2006）。
report-guide-habits = 有帮助的习惯
report-guide-sleep = 睡眠。学到的东西在睡眠中巩固（Diekelmann & Born 2010）；睡眠不足，受影响最大的是注意力（Lim & Dinges 2010）。
report-guide-move = 运动。有氧运动能让注意力、速度和记忆略有提高（Smith et al. 2010）。
report-guide-honest = 第二次测试平均会高出 3 至 4 分，因为已经熟悉这类题。这是练习的作用，不是智力提高了。就一个人来说，相差在 { $points } 分以内，都可能只是偶然。

## 再做一次测试。

report-retest-title = 再做一次测试
report-retest-lead = 第二次的分数与 { $score } 相比，低了不止 { $points } 分，或高了不止 { $higher } 分（其中 4 分是练习的作用），差异才有意义。
report-retest-lead-limit = { $score } 是一个界限，第二次的分数没有具体数字可比。可测范围内的两个分数，相差超过 { $points } 分，差异才有意义。
report-retest-how = 两个分数都有误差。在你的水平上，单个分数的误差是 { $error } 分；算差异时，两个误差合在一起。前提是两次的参照人群相同，这样它的误差在两次里也相同。
report-retest-caption = 第二次的分数意味着什么
report-retest-below = 低于 { $iq }
report-retest-above = 高于 { $iq }
report-retest-really-lower = 更低，超出了偶然的范围
report-retest-no-difference = 可能只是偶然
report-retest-really-higher = 更高，超出了偶然和练习的作用
report-retest-practice-title = 练习有什么影响
report-retest-practice = 综合 107 个样本，人们第二次的分数高出约四分之一个标准差，在这里是 3 至 4 分；如果题目完全相同，高出更多（Hausknecht et al. 2007）。第三次之后，几乎不再增加（Scharfen et al. 2018）。所以该保留的是第一次有效的分数；第二次要再多高出 4 分，才说明问题。
report-retest-fair = 怎么比较才公平
report-retest-wait = 至少等 { $months } 个月。题型相同，题目会换成新的。
report-retest-same = 休息好，不受打扰，用差不多大的屏幕。
report-retest-norms = 只比较参照人群相同的分数。参照人群更新后，你的报告会提供按新版本评分的这次结果。
report-retest-form = 只比较题量相同的测试。题少的测试，误差范围更宽。
report-retest-average = 两次比一次更能说明问题：两个分数取平均，测试本身的误差约降到七成。参照人群的误差不变。

## 名词解释。

report-glossary-title = 名词解释
report-glossary-lead = 报告中用到的词，按出现的顺序排列。
report-term-iq = 智商
report-term-iq-text = 你在人群中的位置，用平均值 100、标准差 15 的量表表示。
report-term-margin = 误差范围（置信区间）
report-term-margin-text = 用同样的方法测 100 次，约有 95 次（或 80 次）真实水平会落在这个范围内。
report-term-true = 真实水平
report-term-true-text = 假如测试没有误差，你会得到的分数。误差范围针对的就是它。印出的分数会略微向 100 靠拢，真实水平不会。
report-term-class = 等级
report-term-class-text = 一段有名称的智商范围。分界是约定的，不是天然存在的。
report-term-norms = 参照数据（常模）
report-term-norms-text = 分数在参照人群中的分布。每个版本都有日期。
report-term-group = 参照人群（常模群体）
report-term-group-text = 每个人都与之比较的人群：各个年龄的成年人。
report-term-percentile = 百分位
report-term-percentile-text = 参照人群每 100 人中，有多少人分数更低。
report-term-deviation = 标准差
report-term-deviation-text = 与平均值的典型距离：每 100 人中约有 68 人与平均值相差不到一个标准差。
report-term-error = 标准误
report-term-error-text = 测得的值与真实水平的典型距离。两边各取约两倍，就是 95% 置信区间。
report-term-reliability = 信度
report-term-reliability-text = 分数的差异中，真实而非偶然的比例。
report-term-fluid = 流体推理
report-term-fluid-text = 不靠已有的知识，在新事物中找出并运用规则。
report-term-reference = 参考范围
report-term-reference-text = 90 至 110：居中的一半人所在的范围。
report-term-level = 水平
report-term-level-text = 用一个词表示你在某种题型上的分数，只在误差范围允许时写出。
report-term-difficulty = 难度
report-term-difficulty-text = 智商正好是这个数的人，有一半能答对这道题。
report-term-likelihood = 加权似然法
report-term-likelihood-text = 一种求能力值的方法：找出最能解释全部作答的值，几乎没有偏差。
report-term-median = 一般用时（中位数）
report-term-median-text = 居中的用时：一半的人更短，一半的人更长。
report-term-rapid = 答得太快
report-term-rapid-text = 用时比看题所需的还短。这样的答案，答对的机会不比随机猜高，所以不计入分数，但仍算在答对题数里。
report-term-valid = 有效测试
report-term-valid-text = 答案足够多、每题用时也足够的测试。
report-term-practice = 练习效应
report-term-practice-text = 因为熟悉这类题，第二次多得的分。

## 纸面上的题目。

report-sheet-chosen = 你选了选项 { $number }
report-sheet-open = 未答
report-sheet-difficulty = 难度：智商 { $iq }
report-sheet-time = 你的用时：{ $time }
report-sheet-rapid = 你的用时：{ $time }，太快，不计分
report-sheet-median = 一般用时：{ $time }
report-sheet-right = 答对
report-sheet-wrong = 答错
report-sheet-right-rapid = 答对，但太快
report-sheet-wrong-rapid = 答错，太快
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = { $answered } 人中有 { $percent } 选对。
report-sheet-key = 正确选项：{ $number }。

## 证书。

report-certificate-title = 测试完成证书
report-certificate-statement = 已于 { $date } 完成{ $exam }，共 { $questions } 道题。
report-certificate-unsupervised = 无人监考的在线测试
report-certificate-check = 核验本证书，请访问
