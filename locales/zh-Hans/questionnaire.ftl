## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } 道简短的题，每题五个选项
questionnaire-start-honest = 没有对错之分，不用准备
questionnaire-start-free = 免费，不用留邮箱：最可能的类型，以及你在四项倾向上的位置
questionnaire-start-free-account = 登录后免费看简要结果
questionnaire-start-included = 已包含在你的订单中：结果和完整报告
questionnaire-not-title = 它不是什么
questionnaire-not-type16 = 它不测能力，不是医疗建议，也不能用于招聘。它描述的是你今天眼中的自己。
questionnaire-not-eq = 它不是能力测试，而是由你评价自己。它不是医疗建议，也不能用于招聘。
questionnaire-not-thinking = 它与左右脑无关，也不测能力，看的是你喜欢怎么做决定。
questionnaire-not-riasec = 它不测你擅长什么，也不保证你能找到工作，看的是你喜欢做什么。
questionnaire-hint-first = 选最先想到的答案。想想平时的你，而不是你希望成为的样子。
questionnaire-hint-riasec = 只问自己喜不喜欢。会不会做、学没学过、收入多少，在这里都不重要。
questionnaire-hint-time = 不限时间，也没有计时。
questionnaire-hint-keys = 按数字键 1（最低）至 5（最高）作答，按方向键切换题目。
questionnaire-hint-recorded = 为判断作答是否有效，我们会记录每题用时、改过的答案、离开这个标签页的次数和时长，以及窗口宽度。
questionnaire-start-loading = 正在加载题目…
questionnaire-sign-in-text = 请先登录，结果会保存到你的账号里，免费。
questionnaire-sign-in = 登录并开始

## A questionnaire that was begun on this device before.

questionnaire-open-text = 共 { $total } 题，已答 { $answered } 题。
questionnaire-open-continue = 从第 { $number } 题继续
questionnaire-restart-text = 已有的答案会被删除，从第 1 题重新开始。

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = 第 { $number } 题，共 { $total } 题
questionnaire-page = 第 { $first } 至 { $last } 题，共 { $total } 题
questionnaire-ask = 这句话符合你的情况吗？
questionnaire-ask-riasec = 你会喜欢做这件事吗？
questionnaire-previous = 上一题
questionnaire-next = 下一题
questionnaire-page-previous = 上一页
questionnaire-page-next = 下一页
questionnaire-page-open = { $count ->
   *[other] 本页还有 { $count } 题未答
}

## Confirmation.

questionnaire-submit-complete = 所有题目都已作答。
questionnaire-submit-open = { $count ->
   *[other] 还有 { $count } 题未答。
}
questionnaire-submit-warning = 未答的题太多，就无法评分。
questionnaire-submit-first = 补答未答的题
questionnaire-submit-missing = 未答
questionnaire-submit-given = 你的答案
questionnaire-submit-edit = 点任意一题，即可修改答案。

## Below a result.

questionnaire-again-title = 想再做一次？
questionnaire-again-from = 建议 { $date } 起再做，那时不太会记得这次的答案。这次的结果会保留。
questionnaire-again-now = 已经隔了足够久，可以再做一次了。这次的结果会保留。
questionnaire-again-button = 重新测试
questionnaire-full-how = 购买“类型报告和另外三项测试”，或者成为会员，就能获得。
questionnaire-full-button = 看看包含什么
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 请按自己的节奏再做一次，读完每道题再作答。不限时间，可以慢慢做。
questionnaire-files-text = 可保存的报告，九种语言任选。
questionnaire-certificate-lead = 一页证书，写有你的姓名、类型和日期。任何人都能扫二维码核验。
questionnaire-certificate-locked = 可以打印或分享的一页，写有你的姓名、类型和日期。你的套餐还不含证书。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 你连续 { $figure } 次选了同一个答案，而这些题有正向的，也有反向的。
questionnaire-reason-flat-answers = 你的答案几乎没有变化，而这些题有正向的，也有反向的。
questionnaire-reason-hurried-statements = 大部分题的用时，比读完题目所需的还短。
questionnaire-reason-inattentive = { $figure ->
   *[other] 有 { $figure } 道题指明了要选的答案，你选了别的。
}
questionnaire-reason-inconsistent = 意思相近的题，答案相差很大。
questionnaire-reason-random = 你的答案与随机选择很难区分。
questionnaire-reason-unfinished-statements = 你答了 { $figure }% 的题，题数太少，无法得出结果。

## A report that an order pays for is being opened.

questionnaire-granted-busy = 你的订单包含完整报告，正在打开…
questionnaire-granted-failed = 你的订单包含完整报告，但刚才没能打开。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 尚未开始
questionnaire-included-going = 进行中：{ $answered } / { $total } 题
questionnaire-included-done = 已完成
questionnaire-included-start = 开始
questionnaire-included-continue = 继续
questionnaire-included-result = 查看结果
