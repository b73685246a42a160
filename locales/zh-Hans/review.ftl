## 评价

review-title = 你觉得这份报告怎么样？
review-lead = 你对“{ $test }”的看法能帮助别人做决定。写评价没有奖励，好评和差评以同样的方式发布。
review-stars-label = 你的评分
review-stars-1 = 1 星：差
review-stars-2 = 2 星：一般
review-stars-3 = 3 星：好
review-stars-4 = 4 星：很好
review-stars-5 = 5 星：非常好
review-stars-missing = 请选择评分
review-words-label = 评价内容（选填）
review-words-hint = 喜欢什么，不喜欢什么？请不要填写邮箱、电话号码或链接。
review-words-left = 还可输入 { $n } 个字符
review-words-long = 超出 { $n } 个字符
review-name-label = 名字（选填）
review-name-hint = 与评价一起显示，昵称也可以。
review-name-long = 名字最多 60 个字符
review-preview-title = 发布后的效果
review-preview-text = 我们还会显示你做测试时所在的国家或地区。
review-someone = 匿名用户
review-send = 发布评价
review-change = 保存修改
review-sending = 正在保存…
review-failed = 评价没有保存成功，请重试。
review-thanks-title = 谢谢
review-published = 评价已发布。评价达到 20 条后，会显示在我们的页面上。
review-waiting = 评价已保存。其中可能含有联系方式或不当用语，我们会先审核再发布。
review-refused = 我们没有发布这条评价。你可以修改后重新提交。
review-taken-down = 我们已把这条评价从页面上撤下。你可以修改后重新提交。
review-withdrawn = 评价已删除。你可以随时再写。
review-again = 以后想修改或删除，请再次打开邮件里的链接。
review-edit = 修改评价
review-withdraw = 删除评价
review-withdraw-ask = 你的评分和文字将被删除。
review-withdraw-confirm = 确认删除
review-withdraw-cancel = 保留
review-unknown-title = 这个链接已失效
review-unknown-text = 链接可能没有复制完整，或者订单换了邮箱。请再次打开邮件里的链接，或联系客服。
review-letters-title = 邀请评价的邮件
review-letters-text = 每个订单只邀请一次，90 天内最多一次。你可以关闭这类邮件。
review-letters-stop = 不再邀请我
review-letters-stopped = 我们不会再邀请你写评价。
review-letters-again = 重新接收评价邀请

## 首页和套餐页面

review-block-title = 购买者的评价
review-block-lead = { $average } 星（满分 5 星），共 { $count } 条评价
review-block-how = 只有购买过报告的人才能写评价。好评和差评以同样的方式发布，写评价没有任何奖励。
review-block-shares = 各星级的评价数量
review-block-stars = { $n } 星
review-block-language = 以{ $language }撰写
review-block-refunded = 该购买者已获退款
review-block-answer = { $site } 的回复
