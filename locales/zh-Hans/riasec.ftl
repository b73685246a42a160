## 各页和各部分的标题。

riasec-exam = 职业兴趣
riasec-page-result = 你的职业兴趣
riasec-page-report = 你的职业兴趣报告
riasec-bars-title = 你的六种兴趣
riasec-leading-title = 你最突出的兴趣
riasec-pair-title = 你的兴趣如何组合
riasec-occupations-title = 可以了解的职业
riasec-sure-title = 结果有多可靠？
riasec-method-title = 结果是怎么算出来的
riasec-head-interest = 兴趣
riasec-head-occupation = 职业
riasec-head-similar = 相近程度
riasec-head-family = 领域

## 六种兴趣：名称、一句话、常见的喜好、工作之外、一类职业。

riasec-r-name = 动手
riasec-r-line = 你喜欢制作、修理、摆弄实实在在的东西。
riasec-r-enjoy = 有这种兴趣的人，常常喜欢工具、机器、木头、泥土或动物，喜欢在户外或车间里干活，喜欢一天结束时有个摸得着的成果。
riasec-r-life = 工作之外，它可能体现为走廊里一辆拆开的自行车、一片菜园，或者朋友的东西坏了，总打电话找你。
riasec-r-family = 建造、修理、驾驶、种植
riasec-i-name = 研究
riasec-i-line = 你喜欢弄清事物如何运作，又为什么这样。
riasec-i-enjoy = 有这种兴趣的人，常常喜欢研究、数据、实验和难题，也喜欢有时间追着一个问题，直到想通为止。
riasec-i-life = 工作之外，它可能体现为读到最后一行的长文、窗边的望远镜，或者买个水壶也要先查三处资料。
riasec-i-family = 研究、分析、检验
riasec-a-name = 艺术
riasec-a-line = 你喜欢做出属于自己的东西：文字、图画、音乐。
riasec-a-enjoy = 有这种兴趣的人，常常喜欢写作、绘画、演奏、表演或设计，希望能有自己的风格，少一些固定的规矩。
riasec-a-life = 工作之外，它可能体现为包里的一个本子、每周四的乐队排练，或者把房间里的东西挪来挪去，直到看着顺眼。
riasec-a-family = 写作、设计、表演
riasec-s-name = 助人
riasec-s-line = 你喜欢教人、支持人、照顾人。
riasec-s-enjoy = 有这种兴趣的人，常常喜欢讲解、倾听，帮别人康复或学会什么，看到对方过得比从前好。
riasec-s-life = 工作之外，它可能体现为带一支少儿球队、去看望邻居，或者聚会上有人来问你的意见。
riasec-s-family = 教学、照护、咨询
riasec-e-name = 经营
riasec-e-line = 你喜欢带头、说服别人、把事情推动起来。
riasec-e-enjoy = 有这种兴趣的人，常常喜欢发起项目、说动别人、谈判、销售，并为事情的走向负责。
riasec-e-life = 工作之外，它可能体现为当社团的负责人、张罗街坊聚会，或者在旧货市场讨价还价，只图个乐。
riasec-e-family = 领导、销售、谈判
riasec-c-name = 条理
riasec-c-line = 你喜欢把记录、数字和系统整理得有条有理。
riasec-c-enjoy = 有这种兴趣的人，常常喜欢表格、账目、清楚的流程和对得上的数据，喜欢最后确认一切都在该在的位置。
riasec-c-life = 工作之外，它可能体现为账单都收在贴了标签的文件夹里、替社团管账，或者一张可以逐项打勾的行李清单。
riasec-c-family = 记录、计算、整理数据

## 领先的兴趣、相当的兴趣、彼此接近的兴趣。

riasec-result-lead = 看看六种兴趣里，哪些在你身上最突出。
riasec-leading-one = 最突出的兴趣：{ $first }。
riasec-leading-two = 最突出的两种兴趣：{ $first }和{ $second }。两者分不出高低，请看作一样。
riasec-leading-three = 最突出的三种兴趣：{ $first }、{ $second }和{ $third }。三者分不出高低，请看作一样。
riasec-leading-likely = { $first }是你最突出的兴趣，可能性为 { $percent }。
riasec-next = 接下来：{ $list }。
riasec-equal = 这几种分不出高低：{ $list }。
riasec-flat-title = 兴趣广泛，没有哪种特别突出
riasec-flat = 你的六根横条很接近，硬要选出最突出的，只能靠猜。想想空闲的周六，你会挑哪些事来做。
riasec-flat-none = 没有哪个职业与你这样均衡的兴趣十分相近，所以这里列出大的领域，不列具体职业。
riasec-more-title = 看看你的兴趣通向哪里
riasec-more-text = 完整报告会说明最突出的兴趣如何组合，在工作之外有什么表现，以及有哪些职业与之相近，按所需准备的多少排列。

## 六根横条。

riasec-within = 只在你自己的兴趣之间比较。
riasec-bars-lead = 横条越长，表示这类活动里你喜欢的越多。末端的粗线是误差范围；两个误差范围有重叠，就把这两种兴趣看作一样。
riasec-bars-caption = 六种兴趣（附 { $level } 置信区间）
riasec-bars-alt = 六根横条，从最长到最短：{ $list }。
riasec-bar-alt = { $interest }：{ $value }，误差范围 { $low } 至 { $high }。
riasec-bars-margin = { $level } 置信区间：{ $low } 至 { $high }

## 两种领先兴趣的组合。

riasec-pair-ri = 你想知道一样东西如何运作，也喜欢把它拿在手里。可以看看既找原因、又动手修的工作：仪器、机器、带车间的实验室，还有到现场测量、不只写报告的工作。
riasec-pair-ra = 你喜欢做东西，也在意它好不好看。材料可能和想法一样吸引你。可以看看手艺和舞台：家具、陶瓷、布景、乐器、修复旧物，都是手上功夫与造型相遇的地方。
riasec-pair-rs = 你喜欢实际的活，也希望是为某个人做的。可以看看用双手直接帮人的地方：救援、康复、教人手艺，以及动手多于动口的照护。
riasec-pair-re = 你喜欢实实在在的东西，也喜欢由自己来管怎么做成。可以看看有班组、有成果的工作：工地、车间、农场，或者自己的一门生意，既由你拍板，又要你懂行。
riasec-pair-rc = 你喜欢实实在在的东西，也喜欢它们井井有条。可以看看讲究精确、又看得见的工作：检验零件、操作设备、管好库房和车辆、按有道理的流程做事。
riasec-pair-ia = 你喜欢弄明白，也喜欢把弄明白的东西呈现出来。问题和画面，可能一起出现在你脑中。可以看看介于研究和设计之间的工作：科普、建筑、研究艺术或语言、把数据变成图。
riasec-pair-is = 你喜欢弄懂，也希望能帮到人。可以看看解开难题就能帮到人的工作：医学、心理学、教一门科学、查明哪种帮助真正有用。
riasec-pair-ie = 你喜欢把问题想透，也喜欢用答案做成一件事。可以看看分析之后要拍板的工作：为机构提供咨询、开发产品、带研究团队、创办科技公司。
riasec-pair-ic = 你喜欢追根究底，也喜欢数据对得上。可以看看既要细心又要好奇心的工作：统计、软件测试、实验室分析、审计、管理能查出答案的档案。
riasec-pair-as = 你喜欢创作，也喜欢和人一起做，或者为人而做。可以看看用创作帮人成长的工作：教一门艺术、和年轻人排戏、在养老院做音乐、写能讲明白也能安慰人的文字。
riasec-pair-ae = 你喜欢创作，也喜欢让别人为它心动。可以看看点子需要观众的工作：广告、制片、时装、经营画廊或剧场、推销你自己相信的设计。
riasec-pair-ac = 你喜欢创作，也喜欢其中有条理。两者方向不同，而有些工作正好需要这样：编辑、档案、排版、乐谱制作、管理藏品、遵循严格体系的设计。
riasec-pair-se = 你喜欢与人打交道，也喜欢带动他们做成一件事。可以看看既照顾人又带领人的工作：管理学校或照护团队、培训员工、组织援助、替别人发声。
riasec-pair-sc = 你喜欢帮忙，也喜欢事情有条理。可以看看做好记录也是照顾人的工作：前台接待、病历管理、福利咨询、图书馆、安排学校的日常。
riasec-pair-ec = 你喜欢带头，也喜欢数字准确。可以看看目标要配上预算的工作：办公室管理、财务、采购、物流，或者经营一家账目由你亲自看的生意。

## 职业。

riasec-occupations-lead = 这些职业的兴趣组合与你相近。不妨当作参考方向，合不合适，看具体做什么。
riasec-occupations-how = 我们比较的是形状：你的六根横条和每个职业的六种兴趣，哪些突出，哪些不突出。横条整体是长是短，没有影响。
riasec-occupations-close = 很接近
riasec-occupations-close-text = 这个职业的兴趣形状和你的几乎一样。
riasec-occupations-related = 相近
riasec-occupations-related-text = 形状相似，有一些不同。
riasec-occupations-preparation = 按通常需要多少准备来分组。在你所在的国家或地区，可能多一些，也可能少一些。
riasec-occupations-not = 这份列表说的是你会喜欢什么，与收入、岗位多少、能不能做好都无关。
riasec-occupations-claim = 人们选择哪个领域、会不会留下来，兴趣确实能说明一些。
riasec-occupations-english = 职业名称尚未翻译，暂用英文。
riasec-occupations-alt = 按准备多少排列的职业列表：很接近的 { $close } 个，相近的 { $related } 个。
riasec-zone-1 = 几乎不用准备
riasec-zone-1-line = 通常边做边学，几天到几个月。
riasec-zone-2 = 需要一些准备
riasec-zone-2-line = 通常要在岗位上或课程里培训几个月。
riasec-zone-3 = 需要中等准备
riasec-zone-3-line = 通常要有职业培训、学徒经历或一些经验。
riasec-zone-4 = 需要较多准备
riasec-zone-4-line = 通常要有大学学位或几年经验。
riasec-zone-5 = 需要大量准备
riasec-zone-5-line = 通常要有研究生学位，或在本科之后长期受训。
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = 查看许可
riasec-attribution-list = 我们的改动：活动用我们自己的话写成，名称可能经过翻译，兴趣的相近程度由我们计算。

## 结果有多可靠，以及方法。

riasec-sure-lead = 哪些兴趣突出，比它们的先后顺序更可靠。
riasec-sure-order = 接近的兴趣，再答一次很容易换位置，所以我们分组显示，不给字母代码。
riasec-sure-repeat = 如果马上再答一次，我们预计约 { $same } 的人排在第一的兴趣不变。
riasec-sure-again = { $days } 天后再做一次，比较两次的结果。
riasec-provisional = 初步结果：{ $questions } 项活动中，有 { $measured } 项的权重来自人们的回答。其余的是估计值，等本站作答的人足够多后再替换。
riasec-provisional-badge = 初步 · 只在你自己的兴趣之间比较
riasec-provisional-source = 借用的权重来自 { $year } 年前后用{ $language }作答的 { $people } 名志愿者。
riasec-method-statements = 你按喜欢的程度给 { $questions } 项活动打了分，每种兴趣的项数相同。会不会做、收入多少、要学多久，都不计入。
riasec-method-reliability = 同类问卷的信度（克龙巴赫 α 系数）：动手 { $hands }，研究 { $research }，艺术 { $art }，助人 { $social }，经营 { $enterprise }，条理 { $order }。
riasec-method-hexagon = 六种兴趣出自心理学家约翰·霍兰德。按动手、研究、艺术、助人、经营、条理的顺序，相邻的往往一起出现，相对的则不会。
riasec-method-groups = 平均来看，男性更常选动手和条理类活动，女性更常选助人类活动。你的横条只在彼此之间比较。
riasec-method-norms = 在 { $target } 人作答之前，我们不把你与别人比较。
riasec-method-not = 它不是什么
riasec-method-not-ability = 不是在测你擅长什么。
riasec-method-not-jobs = 不能用于招聘，也不能用来挑选人。
riasec-method-not-plan = 不是决定。和做这行的人聊聊，可以的话去试一天。
riasec-method-more = 查看全部数据

## 测试完成证明和分享卡片。

riasec-certificate-line = { $person }于 { $date } 完成了职业兴趣问卷（共 { $questions } 项活动）。
riasec-certificate-note = 自我描述，在线完成，无人监考。本证书只说明已完成作答，不证明能力高低。
riasec-share-lead = 卡片上有你最突出的兴趣和六根横条，不含邮箱、数字和你的回答。
riasec-card-title = 吸引我的是：{ $list }
riasec-card-description = 六种兴趣，看看哪些最突出。你也可以免费测一测。
