packages-type1-name = タイプレポート
packages-type2-name = タイプレポート＋3つのテスト
packages-report-name = 詳しいレポート
packages-report-content = 結果が仕事や人間関係、毎日の暮らしでどんな意味を持つのか、どのくらい確かなのかを説明します。オンラインでもPDFでも読めます。
packages-certificate-content = お名前と4つの文字、それぞれの確かさが入った受検証明書です。QRコードで誰でも確認できます。
packages-career-name = 職業興味テスト
packages-career-content = どんな仕事に興味があるかがわかります。興味に近い職業の紹介と、詳しいレポートが付きます。
