## 聊天软件或社交网络对分享的结果或证书链接所显示的文字，以及旁边的图片。

preview-share-title = { $name }的{ $test }结果
preview-share-title-nameless = 分享的结果：{ $test }
preview-share-score = 智商 { $score }（{ $margin }）。
preview-share-class = 等级：{ $class }。
preview-share-classes = { $low } 至 { $high }
preview-share-unsupervised = 无人监考的在线测试，由测试者本人分享。
preview-gone-title = 链接已失效
preview-gone-description = 分享已停止，或者链接不完整。
preview-verify-title = 核验证书
preview-verify-description = 查看一份测试完成证书是否属实、写了什么，以及是否仍然有效。
