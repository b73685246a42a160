## 共有された結果や証明書のリンクについて、メッセージアプリやSNSに表示される言葉と画像。

preview-share-title = { $name }さんの結果：{ $test }
preview-share-title-nameless = 共有された結果：{ $test }
preview-share-score = IQ { $score }（{ $margin }）。
preview-share-class = 区分：{ $class }。
preview-share-classes = { $low }〜{ $high }
preview-share-unsupervised = 監督者のいないオンラインテストで、受けた本人が公開しています。
preview-gone-title = このリンクは使えなくなりました
preview-gone-description = リンクが無効にされたか、URLが途中で切れています。
preview-verify-title = 証明書の確認
preview-verify-description = 受検証明書が本物かどうか、その内容、現在も有効かどうかを確認できます。
