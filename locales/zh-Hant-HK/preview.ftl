## 通訊軟件或社交網絡就公開結果或證書的連結所顯示的文字，以及旁邊的圖片。

preview-share-title = { $name }：{ $test }結果
preview-share-title-nameless = 分享結果：{ $test }
preview-share-score = IQ { $score }（{ $margin }）。
preview-share-class = 級別：{ $class }。
preview-share-classes = { $low } 至 { $high }
preview-share-unsupervised = 無人監考的網上測試，由作答者本人分享。
preview-gone-title = 這個連結已失效
preview-gone-description = 連結已停止分享，或網址不完整。
preview-verify-title = 核實證書
preview-verify-description = 查看測試完成證書是否真確、內容是甚麼，以及是否仍然有效。
