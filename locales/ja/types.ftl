### タイプテストのランディングページと、16タイプの紹介ページの見出し。

types-tiles-title = あなたは16タイプのどれ？
types-tiles-lead = 自分についての短い質問に答えると、4つの文字と、それを表す動物、そして文字ごとの確かさがわかります。
types-letters-title = 4つの文字と、それぞれの確かさ
types-letters-lead = 51%でも95%でも同じ文字になるテストは、少なくありません。ここでは、4つの軸での位置、僅差の文字、次に近いタイプまでわかります。
types-meta-description = 文字ごとの確かさまでわかる、16タイプの性格テスト。結果は無料で、アカウントもメールアドレスも不要です。詳しいレポートのお支払いは1回だけで、定期購入ではありません。

types-fact-length = 短い質問{ $questions }問、制限時間なし
types-fact-free = 無料・メールアドレス不要：あなたのタイプ、4つの軸、文字ごとの確かさ
types-fact-price = 詳しいレポートは{ $price }から（税込）。お支払いは1回だけ、定期購入なし

types-result-title = テストの直後に見られる無料の結果
types-result-lead = メールアドレスも、アカウントも、カードも要りません。
types-result-example = 架空のデータによる見本です。
types-result-type = あなたのタイプと、次に近いタイプ
types-result-type-text = 2つのタイプが当てはまるときは、両方と、それぞれの可能性を示します。
types-result-bars = 4つの軸と、それぞれの誤差の範囲
types-result-bars-text = 線があなたの位置です。まわりの帯は、誤差の範囲です。
types-result-balanced = 僅差の文字は小文字に
types-result-balanced-text = どちらとも言えないときは、文字を小文字で示し、両方の面を説明します。

types-package-report = タイプレポート
types-package-more = タイプレポート＋3つのテスト
types-item-report = オンラインとPDFで読める詳しいレポート：仕事、人づきあい、余裕がないときのあなた、試せる2つの実験、それぞれの文字を決めた回答
types-item-certificate = お名前とタイプが入った受検証明書。QRコードで誰でも確認できます
types-item-tests = 詳しいレポート付きのテストがあと3つ：感情スキル、思考スタイル、職業興味

types-path = 現在のページ
types-contents = 目次

types-common-title = このタイプの人はどのくらいいる？
types-common-text = { $from }から{ $until }までの結果{ $runs }件のうち、{ $share }でこのタイプの可能性がいちばん高くなりました。受けようと思って受けた人たちの結果なので、社会全体を代表するものではありません。
