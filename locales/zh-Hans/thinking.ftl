## 各页和各部分的标题。

thinking-exam = 思维风格
thinking-page-result = 你的思维风格
thinking-page-report = 你的思维风格报告
thinking-point-title = 你在图上的位置
thinking-pattern-title = 你的特点
thinking-use-title = 两种风格，何时有用，何时会误导
thinking-growth-title = 可以试试的小实验
thinking-sure-title = 结果有多可靠？
thinking-method-title = 结果是怎么算出来的
thinking-head-style = 风格

## 结果和报告的第一段。

thinking-intro = 做决定时，有人喜欢一步步想清楚，有人喜欢凭感觉拿主意，很多人两样都用。脑部扫描没有发现谁由左半脑或右半脑主导；这里说的是偏好。
thinking-added = 这里汇总的是你自己的回答，没有与别人比较。
thinking-style-analytic = 分析
thinking-style-analytic-line = 决定之前，想要理由、事实和清楚的步骤。
thinking-style-intuitive = 直觉
thinking-style-intuitive-line = 相信预感、第一印象，以及感觉对的选择。

## 五种情况：名称、免费结果中的一句话、报告中的一段。

thinking-both-name = 两者兼用
thinking-both-line = 从你的回答来看，你会把事情想清楚，也相信直觉。
thinking-both-text = 两类描述都像你：你喜欢把问题拆开来看，心里有个声音说行或不行时，你也会听。两者没有人们以为的那样容易互相妨碍。直觉可以提示你往哪里看，分析能确认看得对不对。两者不一致的时候才有意思。你也许有过这样的感觉：清单上的理由多半支持一个选项，心里却已经想要另一个。这时可以问问自己：这样的事，哪一个以前见过。
thinking-analytic-name = 偏分析
thinking-analytic-line = 从你的回答来看，比起凭感觉，你更愿意把决定想清楚。
thinking-analytic-text = 分析类的描述比直觉类的更像你：你想知道为什么，会比较好处和坏处，了解事实之后再决定。别人能看懂你的答案是怎么来的；如果某个事实错了，你也能改。一个预感，在你说得出理由之前，分量不大。所以，比理由来得更早的细微信号，你可能会放过；小选择花的时间，也可能和大选择一样长。
thinking-intuitive-name = 偏直觉
thinking-intuitive-line = 从你的回答来看，比起样样想清楚，你更愿意跟着感觉走。
thinking-intuitive-text = 直觉类的描述比分析类的更像你：你相信第一印象，有预感就照着做，常常先知道答案，之后才说得出理由。别人还在收集事实，你已经能决定；哪里不对劲，你会注意到。一长串理由可能让你疲倦。所以，你有时没法告诉别人自己是怎么想到的；在你还陌生的领域，强烈的感觉也会占上风，尽管它在那里还没有多少经验可以依靠。
thinking-neither-name = 两者都不明显
thinking-neither-line = 从你的回答来看，长时间的分析和直觉对你的影响都不大。
thinking-neither-text = 两类描述都不太像你。你不会花整晚权衡一个选择，预感也左右不了你。做决定还有别的办法：照习惯，问懂行的人，和相关的人商量，或者先试试看。你可能正用着其中一种，只是没给它起名字。想想上一次让你满意的选择，问问自己是靠什么定下来的。那就是你的风格，尽管这份问卷里没有它的名字。
thinking-middle-name = 接近中间
thinking-middle-line = 从你的回答来看，两种风格你有时都用，但都不强烈。
thinking-middle-text = 你的点离图的正中很近，误差范围伸进了好几个区域，所以我们不把你放进其中任何一个。你大概会切换：有些选择靠想，有些选择靠感觉，用哪一种，可能要看话题、时间，或者是谁在问。看看最近的两个选择，一大一小。各是怎么做的？如果做法不同，你就找到了自己的风格取决于什么。

## 图：一个点和周围的椭圆。

thinking-point-lead = 越往右，表示分析类的描述越像你；越往上，表示直觉类的描述越像你。两者相交的地方，就是你的点。
thinking-point-ellipse = 点周围的椭圆是误差范围：{ $level } 的情况下，真实的点在椭圆里面。椭圆越小，结果越明确。
thinking-point-crosses = 你的椭圆伸进了另一个区域，那个区域的描述也请读一读。
thinking-point-corners = 右上是两者兼用，右下偏分析，左上偏直觉，左下是两者都不明显。四个角里没有哪个是“好”的。
thinking-point-caption = 你在图上的点（附 { $level } 置信区间）
thinking-point-alt = 有两条轴的图。分析 { $analytic }，直觉 { $intuitive }。区域：{ $pattern }。点周围的椭圆表示误差范围。
thinking-axis-analytic = 越往右越偏分析
thinking-axis-intuitive = 越往上越偏直觉
thinking-value-analytic = 分析：{ $analytic }（{ $level } 置信区间：{ $low } 至 { $high }）
thinking-value-intuitive = 直觉：{ $intuitive }（{ $level } 置信区间：{ $low } 至 { $high }）

## 免费结果。

thinking-result-lead = 你的特点：{ $pattern }
thinking-more-title = 什么时候该相信直觉
thinking-more-text = 完整报告会描述你的特点，说明两种风格何时有用、何时会误导，并为两种风格都准备了小实验。

## 两种风格何时有用，何时误导。

thinking-use-lead = 生活里两样都用得上。要紧的不是你更喜欢哪一种，而是眼下需要哪一种。
thinking-analytic-helps = 想清楚再定，适合这些时候：这类选择你第一次遇到，出错代价大，要让别人明白，或者涉及数字，比如一份合同、一笔贷款、一条没走过的路线。
thinking-analytic-misleads = 它也会误导：重要的东西很难说清楚，于是没写进清单；继续找事实，只是为了拖着不决定；或者只是在为本来就想要的东西收集理由。
thinking-intuitive-helps = 凭感觉，适合你见过许多类似情形、每次也都知道结局的事：自己的手艺、熟悉的人、玩了多年的游戏。来不及细想的时候，它也有用。
thinking-intuitive-misleads = 它也会误导：你是新手；你从来不知道自己猜得对不对；一个陌生人像你认识的某个人；你累了、饿了，或者对这个主意着了迷。
thinking-use-caption = 选择用哪种方式之前，先问四个问题
thinking-use-question-1 = 这类选择我常遇到吗？后来知道结果吗？
thinking-use-question-2 = 出错的代价是什么？还能挽回吗？
thinking-use-question-3 = 会有人问我理由吗？
thinking-use-question-4 = 我是还在找事实，还是只想有人点头？

## 小实验，每种风格两个。

thinking-growth-lead = 从你用得少的风格里挑一个；想把自己的风格用得更好，也可以从自己的那一种里挑。一次一个，试一周。
thinking-growth-analytic-1-title = 把预测写下来
thinking-growth-analytic-1 = 每天一次，在知道一件事的结局之前，写下你预计会怎么样，有多大把握。一次会议、一场比赛、一件快递都可以。周末数一数：你猜对的次数，有没有自己以为的那么多？
thinking-growth-analytic-2-title = 最有力的反对理由
thinking-growth-analytic-2 = 这周每次做较大的决定之前，给你想做的事找一个最有力的反对理由，用一句话写下来。然后决定。留意这句话是改变了决定，还是只让它更坚定。
thinking-growth-intuitive-1-title = 先有答案，再列清单
thinking-growth-intuitive-1 = 每天一次，遇到小选择时，先记下第一个冒出来的答案，再照平常的方式决定。周末把两者比一比：在哪些选择上，第一个答案一样好？
thinking-growth-intuitive-2-title = 留意一分钟
thinking-growth-intuitive-2 = 每天一次，见到一个人或走进一个房间时，花一分钟留意自己的感觉，先不解释：自在、紧张，还是好奇。之后再看看当时是怎么回事：这些感觉里，哪些后来得到了印证？

## 结果有多可靠。

thinking-sure-lead = 你的点偏向哪个方向，比偏得有多远更可靠。
thinking-sure-self = 这是你自己对“我怎么做决定”的看法。真遇到某件事，你的做法可能不同；别人对你的看法，也可能不同。
thinking-sure-good = 它说的是你喜欢怎么想，不是想得好不好。两种风格都有用得好的时候，也有用得不好的时候。
thinking-sure-again = { $days } 天后再做一次，比较两个点。
thinking-sure-again-overlap = 两次结果的椭圆有重叠，所以还不能确定两次有差别。
thinking-sure-again-apart = 两次结果的椭圆没有重叠。你这次的回答不一样，差别超出了偶然的范围。
thinking-provisional = 初步结果：{ $questions } 道题中有 { $unmeasured } 道是新的，权重先用典型值，等作答的人足够多后再替换。
thinking-provisional-badge = 初步 · 尚未与别人比较
thinking-provisional-source = 已有的权重来自 { $year } 年前后用{ $language }作答的 { $people } 名志愿者。

## 方法。

thinking-method-statements = 你回答了 { $questions } 道题，两种风格各占一半。没有哪道题把两种风格对立起来，所以两种都符合可以，两种都不符合也可以。
thinking-method-reversed = 每一半里都有一些题反向计分，所以一律选“符合”会相互抵消。
thinking-method-norms = 目前还没有可供比较的数据。等 { $target } 人作答后，我们会检验两种风格在这里是否真的互不相关，并告诉你与别人相比如何。
thinking-method-reliability = 预计信度（克龙巴赫 α 系数）：分析 { $analytic }，直觉 { $intuitive }。在本站作答的人足够多之前，这些都是预测值。
thinking-method-lines = 图上的分界线在选项的正中，不是人们的平均值。
thinking-method-not = 它不是什么
thinking-method-not-brain = 与左右半脑无关。每个人的两半大脑都是一起工作的。
thinking-method-not-ability = 不是智力测验，也不衡量你的决定好不好。
thinking-method-not-jobs = 不能用于招聘，也不能用来评判别人。
thinking-method-source = 题目一部分以国际人格题库（International Personality Item Pool，ipip.ori.org）为基础，一部分是我们自己的，都由我们用自己的话写成。
thinking-method-more = 查看全部数据

## 测试完成证明和分享卡片。

thinking-certificate-line = { $person }于 { $date } 完成了思维风格问卷（共 { $questions } 题）。
thinking-certificate-note = 自我描述，在线完成，无人监考。本证书只说明已完成作答，不证明能力高低。
thinking-share-lead = 卡片上有你的特点，以及标出你的点的图，不含邮箱、数字和你的回答。
thinking-card-title = 我的思维风格：{ $pattern }
thinking-card-description = 分析、直觉、两者兼用，还是两者都不明显？你也可以免费测一测。
