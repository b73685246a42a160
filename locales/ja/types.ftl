### タイプテストのランディングページと、16タイプの紹介ページの見出し。

types-tiles-title = 16タイプのうち、あなたは？
types-tiles-lead = 自分についての短い質問に答えると、4つの文字と、それを表す動物、そして文字ごとの確かさがわかります。
types-letters-title = 4つの文字と、それぞれの確かさ
types-letters-lead = 51%でも95%でも同じ文字になるテストが多い中、ここでは自分の位置、そのはっきり度合い、次に近いタイプまでわかります。
types-meta-description = 文字ごとの確かさまでわかる、16タイプの性格テスト。結果は無料で、アカウントもメールアドレスも不要です。詳しいレポートのお支払いは1回だけで、定期購入ではありません。

types-fact-length = 短い質問{ $questions }問、制限時間なし
types-fact-free = 無料・メールアドレス不要：可能性の高いタイプ、4つの軸、文字ごとの確かさ
types-fact-price = レポートは{ $price }から（税込）。お支払いは1回だけ、定期購入なし

types-result-title = テストの直後にわかること
types-result-lead = 有料の案内より先に、無料で表示します。アカウントは不要です。
types-result-example = 見本です。実在の人の結果ではありません。
types-result-type = あなたのタイプと、その隣のタイプ
types-result-type-text = 2つのタイプが当てはまるときは、それぞれの可能性とともに両方を示します。
types-result-bars = 誤差の範囲がわかる4つの軸
types-result-bars-text = 線があなたの位置、まわりの帯は、同じくらいありえる範囲です。
types-result-balanced = 僅差の文字は小さく
types-result-balanced-text = 帯が真ん中をまたぐときは小文字で示し、両方の面を説明します。

types-package-report = タイプレポート
types-package-more = タイプレポートとほかのテスト
types-item-report = 画面とPDFで読めるレポート：仕事、人づきあい、余裕がないとき、今週試せる実験、それぞれの文字を決めた回答
types-item-certificate = タイプを記した受検証明書。QRコードで誰でも確認できます
types-item-tests = レポート付きのテストをあと3つ：感情スキル、思考スタイル、職業興味

types-path = 現在の場所
types-contents = このページの内容

types-common-title = このタイプはどのくらいいますか
types-common-text = { $from }から{ $until }までの結果{ $runs }件のうち、{ $share }でこのタイプの可能性がいちばん高くなりました。自分から受けた人たちの数字なので、社会全体を表すものではありません。
