## 参加测试：说明、答题、确认。文字要少而准确。
## 九块缺一块的图案是一道题；在测试中，每道题有自己的题号。

## 测试前的说明。

test-start-facts = 开始之前
test-start-trial = { $count ->
   *[other] 另有 { $count } 道试测的新题，不计分
}
test-start-price-free = 全程免费，包括完整结果

test-start-hints-title = 答题须知
test-start-hint-clock = 不限时间，计时只供你自己参考。
test-start-hint-place = 找个安静、没人打扰的地方。
test-start-hint-back = 确认之前，随时可以返回修改任何答案。
test-start-hint-keys = 按数字键 1 至 6 作答，按方向键切换题目。
test-start-hint-kept = 答案保存在这台设备上，刷新页面或断网也不会丢失。
test-start-hint-recorded = 为判断作答是否有效，我们会记录每题用时、改过的答案、离开这个标签页的次数和时长，以及窗口宽度。

test-start-begin = 开始测试
test-start-loading = 正在加载题目…
test-start-others = 看看其他测试

## 之前在本设备上开始的测试。

test-open-title = 接着上次继续
test-open-text = 共 { $total } 题，已答 { $answered } 题。
test-open-unsent = 答案已确认，但还没有发送。
test-open-continue = 从第 { $number } 题继续
test-open-send = 发送答案
test-open-restart = 重新开始
test-restart-title = 要重新开始吗？
test-restart-text = 已有的答案会被删除，题目也会换成新的。
test-restart-confirm = 删除并重新开始
test-restart-keep = 保留答案

## 一步一步解一道题。

test-example-title = 怎么解题
test-example-lead = 图块在每行或每列里遵循一定的规则。看出规则，就知道缺的是哪一块。
test-example-play = 看演示
test-example-pause = 暂停
test-example-next = 下一步
test-example-again = 再看一遍
test-example-step = 第 { $step } 步，共 { $steps } 步
test-example-answer = 只有选项 { $number } 符合所有规则。
test-example-steps = 解题步骤

## 测试前的练习题。

test-practice-title = 自己试试
test-practice-lead = 只供练习，不计分，也不发送。
test-practice-switch = 练习 { $number }
test-practice-right = 答对了。
test-practice-wrong = 不是这一块。
test-practice-next = 下一道练习题

## 供读屏软件朗读的题目。

test-grid = 图案，共三行，每行三个图块
test-cell = 第 { $row } 行第 { $column } 列：{ $tile }
test-cell-missing = 第 { $row } 行第 { $column } 列：空位，要找的就是这一块。
test-options = 空位应该放哪个图块？
test-option = 选项 { $number }：{ $tile }

## 答题页面。

test-question = 第 { $number } 题，共 { $total } 题
test-question-short = { $number } / { $total }
test-question-previous = 上一题
test-question-next = 下一题
test-question-instructions = 返回说明
test-question-flag = 标记本题
test-question-all = 全部题目
test-question-return = 返回全部答案
test-question-clock = 已用时间：{ $time }

## 题目一览。

test-palette-number = 第 { $number } 题
test-state-answered = 已答
test-state-flagged = 已标记
test-state-open = 未答
test-palette-finish = 检查并确认

## 确认。

test-submit-title = 检查你的答案
test-submit-complete = 所有题目都已作答。
test-submit-open = { $count ->
   *[other] 还有 { $count } 题未答。
}
test-submit-open-warning = 未答的题太多，就无法评分。
test-submit-edit = 点任意一题，即可修改答案。
test-submit-final = 确认之后，答案不能再改。
test-submit-confirm = 确认答案
test-submit-first-open = 补答未答的题
test-submit-chosen = 选项 { $option }，{ $tile }

## 确认之后。

test-saving-title = 正在保存并评分
test-saving-text = 在我们收到之前，答案会一直保存在这台设备上。
test-unsent-offline = 网络已断开，请稍后再试。
test-unsent-failed = 连接失败，请重试。
test-unsent-kept = 答案都在这台设备上，不会丢失。我们会自动继续发送。
test-unsent-retry = 立即重试
test-refused-title = 测试没能保存
test-refused-restart = 重新开始
