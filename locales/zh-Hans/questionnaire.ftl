## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } 道简短的题，每题五个选项
questionnaire-start-honest = 没有对错之分，不用准备
questionnaire-start-free = 免费，无需邮箱：你最可能的类型，以及你在四个维度上的位置
questionnaire-start-free-account = 有账户即免费：你的简要结果
questionnaire-start-included = 已包含在你的订单中：结果和完整报告
questionnaire-not-title = 它不是什么
questionnaire-not-type16 = 它不测能力，也不是诊断。它描述的是你今天如何看待自己，不适合用于招聘。
questionnaire-not-eq = 这不是能力测试，而是自我评价。它不是诊断，也不适合用于招聘。
questionnaire-not-thinking = 它与左右脑无关，也不测能力，只看你喜欢怎样做决定。
questionnaire-not-riasec = 它不测你擅长什么，也不对工作作任何保证，只看你会喜欢做什么。
questionnaire-hint-first = 选第一时间想到的答案。想想平时的你，而不是你希望成为的样子。
questionnaire-hint-riasec = 只问自己会不会喜欢。能力、学历和收入在这里都不重要。
questionnaire-hint-time = 不限时间，也没有计时。
questionnaire-hint-keys = 数字键 1 至 5 从低到高选择答案，方向键前后切换。
questionnaire-hint-recorded = 为了判断答案能否分析，我们会记录每题用时、答案的改动、离开标签页的次数和时长，以及窗口宽度。
questionnaire-start-loading = 正在加载题目…
questionnaire-sign-in-text = 请先登录，结果会保存在你的账户里。免费。
questionnaire-sign-in = 登录并开始

## A questionnaire that was begun on this device before.

questionnaire-open-text = 共 { $total } 题，已答 { $answered } 题。
questionnaire-open-continue = 从第 { $number } 题继续
questionnaire-restart-text = 已有的答案会被删除，从第 1 题重新开始。

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = 第 { $number } 题，共 { $total } 题
questionnaire-page = 第 { $first } 至 { $last } 题，共 { $total } 题
questionnaire-ask = 这句话符合你吗？
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
questionnaire-submit-warning = 如果未答的题太多，就无法分析。
questionnaire-submit-first = 去答未答的题
questionnaire-submit-missing = 未答
questionnaire-submit-given = 你的答案
questionnaire-submit-edit = 选择一道题，即可修改答案。

## Below a result.

questionnaire-again-title = 过几周再做一次
questionnaire-again-from = 建议从 { $date } 起再做一次，那时你已忘了之前的答案。这次的结果会保留。
questionnaire-again-now = 已过四周，可以再做一次了。这次的结果会保留。
questionnaire-again-button = 再做一次
questionnaire-full-how = 完整报告包含在 “16 型人格”的大套餐中，会员也可获得。
questionnaire-full-button = 看看包含什么
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 请按自己的节奏再做一次，读完每句话再作答。答得慢从来不是原因。
questionnaire-files-text = 可保存的报告，九种语言任选。
questionnaire-certificate-lead = 一页纸，写有你的姓名、类型和日期。任何人都可以扫二维码查验。
questionnaire-certificate-locked = 可打印或展示的一页纸，写有你的姓名、类型和日期。你的套餐目前不包含它。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 各句的方向并不相同，你却连续 { $figure } 次选了同一个答案。
questionnaire-reason-flat-answers = 各句的方向并不相同，你的答案却几乎没有差别。
questionnaire-reason-hurried-statements = 大多数答案出现得比读完句子还快。
questionnaire-reason-inattentive = { $figure ->
   *[other] 有 { $figure } 道题注明了该选哪个答案，但选了别的。
}
questionnaire-reason-inconsistent = 意思相近的句子，得到的答案却相差较大。
questionnaire-reason-random = 你的答案与随意选择几乎无法区分。
questionnaire-reason-unfinished-statements = 你回答了 { $figure }% 的题目，不足以得出结果。

## A report that an order pays for is being opened.

questionnaire-granted-busy = 你的订单包含完整报告，正在打开…
questionnaire-granted-failed = 你的订单包含完整报告，但刚才没能打开。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 尚未开始
questionnaire-included-going = 进行中：已答 { $answered }/{ $total } 题
questionnaire-included-done = 已完成
questionnaire-included-start = 开始
questionnaire-included-continue = 继续
questionnaire-included-result = 查看结果
