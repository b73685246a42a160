## 已购买报告的页面：阅读、展示、证明。

## 分成两个标签页的报告。

reading-tabs-label = 报告的各部分
reading-tab-summary = 智商摘要
reading-tab-dimensions = 各项能力
reading-contents = 本部分内容
reading-as-table = 以表格显示
reading-dimension-margin = 80% 置信区间：{ $low } 至 { $high }

## 分数旁的卡片。

reading-files-title = PDF 版报告
reading-files-text = 共 21 页，可以保存，有九种语言可选。
reading-files-button = 前往下载
reading-puzzles-title = 每道题的解析
reading-puzzles-text = 你的答案和正确答案放在一起，一步步讲解。
reading-puzzles-button = 查看解析
reading-puzzles-locked = 正确答案，一步步讲解。你的套餐不含这一部分，可以添加。
reading-puzzles-unlock = 查看价格

## 有更新的参照数据时。

reading-rescored-title = 更新后的分数
reading-rescored-text = 我们更新了参照人群（版本 { $version }）。按新版本，同样的作答得到的分数是 { $score }（{ $margin }）。你购买的报告保持不变。
reading-rescored-show = 查看更新后的分数
reading-rescored-shown = 你看到的是按参照人群 { $version } 评分的结果。你购买的报告保持不变，证书和分享链接都在那份报告里。
reading-rescored-back = 返回原来的报告

## 排名下方。

reading-countries-title = 测试者来自哪里
reading-countries-text = 各国家和地区的有效测试次数。做测试的人不能代表整个国家或地区。
reading-countries-country = 国家或地区
reading-countries-tests = 测试次数
reading-countries-average = 平均分
reading-countries-own = 你在这里

## 其他测试。

reading-free-title = 试试免费小测试
reading-free-text = { $questions } 道题，完整结果免费，但不如完整测试测得准。
reading-free-button = 开始免费小测试

## 文件页面。

reading-downloads-title = 下载
reading-downloads-lead = 你购买的全部文件。
reading-downloads-back = 返回报告
reading-file-language = PDF 的语言
reading-file-download = 下载
reading-file-making = 正在生成文件，需要几秒钟。
reading-file-saved = 已就绪：{ $name }
reading-file-open = 没有保存？在这里打开文件
reading-file-failed = 下载没有成功，请重试。
reading-file-unnamed = 请先填写姓名，它会印在证书上。
reading-file-name = 填写姓名
reading-file-read = 在报告中查看
reading-downloads-locked = 还没有可以下载的文件。文件随报告提供。

## 任何人都能看的报告示例。

reading-sample-title = 示例报告
reading-sample-lead = 一份完整的报告，包含最大套餐的全部内容。作答由模拟生成，不属于任何真人。
reading-sample-none = 这项测试还没有示例报告。
reading-sample-pdf = 下载示例 PDF
reading-sample-puzzles = 每道题的解析
reading-sample-end = 获取你自己的报告
reading-sample-end-text = 先做测试。答对题数和最可能的智商区间免费，做第一题之前就能看到报告的价格。
reading-sample-start = 去做测试

## 每道题及其解析。

reading-wrong-title = 题目解析

reading-wrong-count = 共 { $total } 题，你答对了 { $right } 题。
reading-wrong-perfect = 你全部答对了。可以看看每道题的解法。
reading-wrong-back-to-report = 返回报告
reading-wrong-filter = 显示哪些题
reading-wrong-filter-missed = 未答对（{ $n }）
reading-wrong-filter-all = 全部（{ $n }）
reading-wrong-picker = 题目
reading-wrong-state-right = 答对
reading-wrong-state-wrong = 答错
reading-wrong-state-open = 未答
reading-wrong-number = 第 { $number } 题，{ $state }
reading-wrong-legend = { $state } { $n }
reading-wrong-question = 第 { $number } 题
reading-wrong-previous = 上一题
reading-wrong-next = 下一题
reading-wrong-yours = 你的答案
reading-wrong-answer = 正确答案
reading-wrong-both = 你的答案正确
reading-wrong-option = 选项 { $number }
reading-wrong-none = 未答
reading-wrong-rapid = 这个答案选得太快，来不及看题，不计入分数。
reading-wrong-judged = 你的答案对在哪，错在哪

reading-wrong-replay = 怎么解
reading-wrong-ready = { $n ->
    [1] 这里只有一条规则，逐行来看。
   *[other] 这里有 { $n } 条规则共同起作用，逐条来看。
}
reading-wrong-play = 播放
reading-wrong-pause = 暂停
reading-wrong-again = 重新播放
reading-wrong-step-back = 上一步
reading-wrong-step-next = 下一步
reading-wrong-rules = 规则
reading-wrong-rule = 第 { $rule } 条规则，共 { $rules } 条
reading-wrong-rule-said = 第 { $rule } 条规则，共 { $rules } 条。{ $text }{ $line }
reading-wrong-end = 答案
reading-wrong-only = 只有选项 { $number } 符合所有规则。
reading-wrong-progress = 第 { $step } 步，共 { $steps } 步
reading-wrong-out = { $count ->
   *[other] 据此排除选项 { $options }。
}

reading-wrong-others = 其他人选了什么
reading-wrong-others-note = 统计截至 { $date }，共 { $n } 人答过这道题。
reading-wrong-others-few = 答过这道题的人还不够多。
reading-wrong-share = { $percent }% 的人选了它
reading-wrong-why-not = 为什么不是选项 { $number }

reading-wrong-time = 用时
reading-wrong-time-yours = 你
reading-wrong-time-median = 一般用时
reading-wrong-seconds = { $s } 秒
reading-wrong-minutes = { $m } 分 { $s } 秒

reading-wrong-locked-lead = 你的套餐不含题目解析。如果添加，你会看到：
reading-wrong-locked-answers = 每道题，你的答案和正确答案放在一起
reading-wrong-locked-replay = 解题过程：每条规则都在图块上一步步演示
reading-wrong-locked-judged = 你的答案哪里对，违反了哪条规则
reading-wrong-locked-others = 其他人选了什么，以及你和他们的用时

## 添加套餐中没有的内容。

reading-unlock-add = 加 { $price } 解锁
reading-unlock-note = 升级到“{ $package }”，只补差价。一次性付费，不是订阅。
reading-unlock-report = 返回结果

## 用链接向别人展示结果。

reading-share-title = 分享结果
reading-share-lead = 链接只显示你选择的内容，你可以随时停止分享。
reading-share-what = 链接显示的内容
reading-share-class = 智商等级（始终显示）
reading-share-score = 智商分数和误差范围
reading-share-ranking = 排名（百分位）
reading-share-dimensions = 各题型的表现
reading-share-name = 你的名字
reading-share-name-hint = 选填。留空则不显示名字。
reading-share-preview = 别人会看到的内容
reading-share-make = 生成链接
reading-share-change = 保存更改
reading-share-link = 你的链接
reading-share-copy = 复制链接
reading-share-copied = 链接已复制
reading-share-send = 分享
reading-share-made = 链接已就绪。
reading-share-changed = 已保存，链接现在显示这些内容。
reading-share-revoke = 停止分享
reading-share-revoke-sure = 链接和预览图会立即失效，不管发在哪里。你的结果也会从“最新结果”列表中移除。
reading-share-revoke-yes = 停止分享
reading-share-revoke-no = 继续分享
reading-share-revoked = 已停止分享。
reading-share-list = 本站的“最新结果”
reading-share-list-text = 想出现在“最新结果”里吗？只显示你的名字（有空格时只取第一段）或“匿名用户”、国家或地区，以及等级。你可以随时退出。
reading-share-list-box = 列出我的结果
reading-share-listed = 你的结果现在可以出现在列表里。
reading-share-unlisted = 你的结果已不在列表里。

## 证书。

reading-certificate-title = 你的证书
reading-certificate-lead = 一页证书，写有你的姓名、分数和误差范围。任何人都能扫二维码核验。
reading-certificate-name = 证书上的姓名
reading-certificate-name-hint = 按你希望印出的样子填写，最多 60 个字符。
reading-certificate-name-missing = 请填写姓名。
reading-certificate-name-long = 姓名最多 60 个字符。
reading-certificate-preview = 预览
reading-certificate-paper-title = 测试完成证书
reading-certificate-paper-text = 已于 { $date } 完成{ $exam }，共 { $questions } 道题
reading-certificate-paper-score = 智商分数
reading-certificate-paper-kind = 无人监考的在线测试
reading-certificate-paper-norms = 参照人群版本：{ $version }
reading-certificate-paper-norms-provisional = 参照人群版本：{ $version }，初步
reading-certificate-paper-name = 你的姓名
reading-certificate-make = 生成证书
reading-certificate-remake = 更新姓名
reading-certificate-busy = 请稍候…
reading-certificate-made = 你的证书已就绪。
reading-certificate-renamed = 证书已改用这个姓名。
reading-certificate-download = 保存为 PDF
reading-certificate-verify = 打开核验页面
reading-certificate-copy = 复制链接
reading-certificate-name-shown = 核验页面会显示你的姓名。
reading-certificate-name-hidden = 核验页面不显示你的姓名，印出的证书上仍然有。
reading-certificate-hide = 在核验页面隐藏姓名
reading-certificate-show = 在核验页面显示姓名
reading-certificate-revoke = 撤销证书
reading-certificate-revoke-sure = 任何人核验时都会看到证书已撤销，包括你已分享的副本。撤销后无法恢复，但可以生成新的证书。
reading-certificate-revoke-yes = 确认撤销
reading-certificate-revoke-no = 保留
reading-certificate-revoked-now = 你的证书已撤销。
reading-certificate-revoked = 你已于 { $date } 撤销证书，可以生成新的证书。
reading-certificate-locked = 可以打印或分享的一页：你的姓名、分数和误差范围，以及任何人都能用来核验的二维码。你的套餐还不含证书。

## 任何人都能核验证书的页面。

reading-verify-title = 证书核验
reading-verify-valid = 这份证书有效
reading-verify-valid-text = 它由我们颁发，目前仍然有效。请与你收到的证书核对以下内容。
reading-verify-revoked = 这份证书已撤销
reading-verify-revoked-text = 它由我们颁发，但已于 { $date } 撤销，不再有效。
reading-verify-revoked-once = 它由我们颁发，但已撤销，不再有效。
reading-verify-unknown = 查不到这份证书
reading-verify-unknown-text = 这个链接没有对应的证书。请检查链接是否完整。如果完整，你看到的就不是我们颁发的证书。
reading-verify-name = 姓名
reading-verify-name-hidden = 持有人已隐藏
reading-verify-exam = 测试
reading-verify-exam-text = { $exam }，{ $questions } 题
reading-verify-score = 智商分数
reading-verify-taken = 测试日期
reading-verify-made = 颁发日期
reading-verify-norms = 参照人群版本
reading-verify-norms-provisional = { $version }，初步：参照人群还在积累
reading-verify-kind = 测试形式
reading-verify-kind-text = 无人监考的在线测试
reading-verify-meaning = 这能说明什么
reading-verify-meaning-says = 有人在网上做了这些题，得到这个分数。我们有 95% 的把握，其真实水平在误差范围内。
reading-verify-meaning-not = 我们没有核实是谁作答、有没有人帮忙。姓名由持有人自己填写。它不是诊断。
reading-verify-meaning-work = 单凭一个分数，很难看出一个人能不能做好工作。请不要只凭它对人作决定；重要的事，请用有人监考的测试。
reading-verify-proof = 数字签名
reading-verify-proof-text = 声明由我们的 Ed25519 密钥签名。有了声明、签名和公钥，任何人不经过我们也能核验。
reading-verify-parts = 声明、签名和公钥
reading-verify-statement = 声明
reading-verify-signature = 签名（base64）
reading-verify-key = 公钥 { $id }（base64）
reading-verify-how = 自己核验
reading-verify-how-text = 在终端中使用 OpenSSL 3。最后一行应显示“Signature Verified Successfully”。
reading-verify-how-copy = 复制命令
reading-verify-how-copied = 命令已复制

## 别人用链接展示的结果。

reading-shared-title = 有人与你分享了结果
reading-shared-name = 分享者：{ $name }
reading-shared-taken = { $exam }，测试日期 { $date }
reading-shared-class = 智商等级
reading-shared-classes = { $low } 至 { $high }
reading-shared-score = 智商分数
reading-shared-percentile = 高于约 { $percent }% 的人。
reading-shared-dimensions = 各题型的表现（附 80% 置信区间）
reading-shared-dimension = { $score }（{ $low } 至 { $high }）
reading-shared-note = 无人监考的在线测试，没有核实作答者是谁。我们有 95% 的把握，真实水平在误差范围内。
reading-shared-note-class = 无人监考的在线测试，没有核实作答者是谁。
reading-shared-norms = 参照人群版本：{ $version }。
reading-shared-norms-provisional = 参照人群版本：{ $version }，初步。
reading-shared-gone = 链接已失效
reading-shared-gone-text = 分享已停止，或者链接不完整。
reading-shared-take = 自己也做一次
reading-shared-take-text = { $questions } 道题，不限时。答对题数和最可能的智商区间免费。
reading-shared-take-price = 分数和报告 { $price } 起，含税。一次性付费，不是订阅。做完测试再决定。
reading-shared-take-button = 去做测试

reading-account = 登录后可集中查看所有报告

reading-purchase-title = 购买信息
reading-purchase-line = “{ $package }”，{ $price }，含税
reading-purchase-paid = 付款日期：{ $date }
reading-purchase-sending = 本页链接正在发往 { $email }。
reading-purchase-accepted = 本页链接已发送至 { $email }，邮箱服务商已于 { $date } { $time } 接收。
reading-purchase-unsure = 本页链接已发送至 { $email }，但邮箱服务商没有确认。如果没有收到，请在客服页面重新发送。
reading-purchase-refused = 邮箱服务商拒收了发往 { $email } 的邮件。你可以在客服页面更改邮箱。
reading-purchase-support = 订单帮助
