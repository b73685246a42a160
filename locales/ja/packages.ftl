packages-type1-name = タイプレポート
packages-type2-name = タイプレポート＋3つのテスト
packages-report-name = 詳しいレポート
packages-report-content = 結果が仕事や人間関係、毎日の暮らしで何を意味するのか、どれくらい確かなのかを説明します。オンラインとPDFで読めます。
packages-certificate-content = 4つの文字と、それぞれの確かさが入った受検証明書です。誰でもQRコードで確認できます。
packages-career-name = 職業興味テスト
packages-career-content = どんな仕事に心がひかれるか。興味に近い職業と、詳しいレポートが付きます。
