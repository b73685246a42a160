## 聊天软件或社交网络对分享的结果或证书链接所显示的文字，以及旁边的图片。

preview-share-title = { $name }的{ $test }结果
preview-share-title-nameless = { $test }的一份结果
preview-share-score = 智商 { $score }（{ $margin }）。
preview-share-class = 等级：{ $class }。
preview-share-classes = { $low } 至 { $high }
preview-share-unsupervised = 无人监考的在线测试，由测试者本人公开。
preview-gone-title = 这个链接没有内容
preview-gone-description = 可能是公开结果的人已收回，也可能是网址不完整。
preview-verify-title = 核验证书
preview-verify-description = 查看一份完成证书是否属实、写了什么，以及是否仍然有效。
