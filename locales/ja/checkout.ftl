## 有料レポートのパッケージとその内容。

checkout-package-sku1-name = スコア
checkout-package-sku2-name = 解説つき
checkout-package-sku3-name = 証明書つき
checkout-package-sku4-name = フルセット
checkout-package-triple-name = テスト3回分のセット

checkout-package-includes = 「{ $package }」の内容すべてに加えて：
checkout-item-later = 準備中

## 項目：短い名前と、内容を示す一文。

checkout-item-iq-score-name = IQスコア
checkout-item-iq-score-content = IQスコアと誤差の範囲、区分がわかります。

checkout-item-iq-ranking-name = 100人中の位置
checkout-item-iq-ranking-content = あなたのスコアが100人中何人を上回るか（パーセンタイル順位）がわかります。

checkout-item-report-name = 21ページのレポート
checkout-item-report-content = 結果をわかりやすい言葉で説明します。オンラインでもPDFでも読めます。

checkout-item-wrong-answers-name = 誤答の解説
checkout-item-wrong-answers-content = 間違えたパズルを1問ずつ、順を追って解説します。

checkout-item-left-right-brain-name = 左脳・右脳テスト
checkout-item-left-right-brain-content = じっくり分析するほうか、直感で決めるほうか。思考スタイルがわかるテストです。健康な脳に、左右どちらかの優位はありません。

checkout-item-certificate-name = あなたの証明書
checkout-item-certificate-content = お名前、スコア、誤差の範囲が入った受検証明書です。QRコードで誰でも確認できます。

checkout-item-eq-name = EQテスト
checkout-item-eq-content = 感情スキルを自分で評価するテストです。詳しいレポートが付きます。

checkout-item-brain-training-name = 脳トレガイド
checkout-item-brain-training-content = 4週間の練習プランと、研究に基づく学習習慣を紹介します。練習すれば上達しますが、知能を持続的に高めるとわかっているトレーニングはありません。

checkout-item-discount-name = 期限なしの20%割引
checkout-item-discount-content = 同じメールアドレスなら、ほかのご購入がすべて20%割引になります。期限はありません。

checkout-want-sku1 = ほかの人と比べてどのくらい？
checkout-want-sku2 = どこを、なぜ間違えた？
checkout-want-sku3 = 結果を人に見せるには？
checkout-want-sku4 = 練習を続けるには？
