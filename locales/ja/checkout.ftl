## 有料レポートのパッケージとその内容。

checkout-package-sku1-name = スコア
checkout-package-sku2-name = 解説つき
checkout-package-sku3-name = 証明書つき
checkout-package-sku4-name = フルセット
checkout-package-triple-name = テスト3回分のセット

checkout-package-includes = 「{ $package }」のすべてに加えて：
checkout-item-later = 準備中

## 項目：短い名前と、内容を示す一文。

checkout-item-iq-score-name = IQスコア
checkout-item-iq-score-content = 正確なスコアと誤差の範囲、区分がわかります。

checkout-item-iq-ranking-name = IQ順位
checkout-item-iq-ranking-content = 100人のうち、あなたよりスコアが低い人の数です。

checkout-item-report-name = 21ページのレポート
checkout-item-report-content = すべての結果をわかりやすい言葉で。オンラインとPDFで読めます。

checkout-item-wrong-answers-name = 誤答の解説
checkout-item-wrong-answers-content = 間違えたパズルごとに、規則を1つずつ説明します。

checkout-item-left-right-brain-name = 左脳・右脳テスト
checkout-item-left-right-brain-content = 分析で決めるか、直感で決めるか。なお、健康な脳に左右どちらかの優位はありません。

checkout-item-certificate-name = あなたの証明書
checkout-item-certificate-content = スコアと誤差の範囲が入った受検証明書です。誰でもQRコードで確認できます。

checkout-item-eq-name = EQテスト
checkout-item-eq-content = 感情に関する力の自己評価です。詳しいレポートが付きます。

checkout-item-brain-training-name = 脳トレガイド
checkout-item-brain-training-content = 練習と学習の習慣を、出典とともに紹介します。知能を持続的に高めるとわかっているトレーニングはありません。

checkout-item-discount-name = 期限なしの20%割引
checkout-item-discount-content = 同じメールアドレスでのほかのご購入が、すべて20%割引になります。期限はありません。

checkout-want-sku1 = ほかの人と比べてどのくらい？
checkout-want-sku2 = どこを、なぜ間違えた？
checkout-want-sku3 = 結果を人に見せるには？
checkout-want-sku4 = 練習を続けるには？
