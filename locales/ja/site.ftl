## ランディングページ。落ち着いて、正確に、短く。料金と数値は変数だけから。

site-meta-description = 図形パズルのIQテスト。料金は最初に表示、お支払いは1回だけで、定期購入ではありません。結果の区分は無料で、メールアドレスも不要です。

## ページ上部。

site-hero-yellow-title = 料金を最初に見せるIQテスト
site-hero-yellow-lead = 図形パズルを、制限時間なしで。お支払いの前に、無料の結果をご覧いただけます。

site-hero-new-title = 推論力と、その数値の確かさがわかる
site-hero-new-lead = 図形パズルのIQテストです。どのスコアにも誤差の範囲を添えます。

site-hero-page-title = IQスコアでわかること、わからないこと
site-hero-page-lead = 測り方、数値をどこまで信頼できるか、まだわかっていないことを説明します。

site-hero-matrix-title = パターンを完成させるタイルは？
site-hero-matrix-lead = IQテストは、このようなパズルでできています。1問解いてみてください。

site-hero-free-title = まず結果を見る。支払うのは、もっと知りたいときだけ。
site-hero-free-lead = 短いテストを受けると、結果をすべて無料でご覧いただけます。メールアドレスは不要です。

site-hero-center-title = すべてのテストと料金
site-hero-center-lead = テストをお選びください。長さ、無料の範囲、レポートの料金を先に確認できます。

site-duration-measured = { $minutes ->
   *[other] 約{ $minutes }分、制限時間なし
}
site-duration-estimate = { $low }〜{ $high }分、制限時間なし

site-hero-length = パズル{ $questions }問、各{ $options }択
site-hero-free = 無料・メールアドレス不要：正解数と、IQの区分（幅のある範囲）
site-hero-price = レポートは{ $price }から（税込）。お支払いは1回だけ、定期購入なし
site-hero-short-length = 全{ $freeQuestions }問、結果はすべて画面で無料
site-hero-short-free = メールアドレス不要、アカウント不要、支払いなし
site-hero-full-price = 本テスト：IQの区分（幅のある範囲）は無料、レポートは{ $price }から（税込）

site-hero-start = テストを始める
site-hero-start-free = 無料テストを始める
site-hero-start-full = 本テストを受ける
site-hero-try = パズルを1問試す
site-hero-choose = テストを選ぶ

## 料金。

site-prices-title = お住まいの地域でのレポート料金
site-prices-lead = 各パッケージには、1つ前のパッケージの内容がすべて含まれます。価格は税込です。お支払いは1回だけで、自動更新はありません。
site-refund-title = 返金はボタンひとつ
site-refund-text = 返金ボタンはレポートの中にあります。購入から14日間使えて、理由はお聞きしません。お届けできなかった場合は、自動で返金します。

## 無料の範囲。

site-free-title = 無料でわかること
site-free-full-title = 本テスト
site-free-short-title = 短いテスト
site-free-short-text = 全{ $freeQuestions }問で、結果はすべて画面に無料で表示されます。誤差の範囲を添えたスコア、100人のうちスコアが低い人の数、そして区分です。問題が少ないため、誤差の範囲は広くなります。
site-free-lead = テストの直後、有料の案内より先に表示します。メールアドレスもアカウントも不要です。
site-free-valid = 今回の受検が有効かどうか（無効の場合はその理由）
site-free-right = パズルの正解数
site-free-band = スコアが入るIQの区分（幅のある範囲）
site-free-limit = 正確なスコアや順位など、そのほかの内容は有料レポートに含まれます。購入するかどうかは、無料の結果を見てからお決めください。

## ページ上のパズル。

site-puzzle-title = 1問解いてみる
site-puzzle-lead = このページのために作った2つの例題です。集計も保存もしません。

## レポートの見本。

site-preview-title = レポートの見本
site-preview-lead = 見本用のデータで作ったページです。実在の人の結果ではありません。
site-preview-badge = 見本
site-preview-score-title = 分布曲線で見るスコア
site-preview-score-text = 1つの数値と、その誤差の範囲です。この例では{ $score }、範囲は{ $low }〜{ $high }です。
site-preview-dimensions-title = 領域別の結果
site-preview-dimensions-text = 領域ごとに、基準範囲とレベル、わかりやすい一文が付きます。
site-preview-wrong-title = 間違えたパズル
site-preview-wrong-text = 正解のタイルと選んだタイルを並べ、規則を1つずつ説明します。
site-preview-certificate-title = あなたの証明書
site-preview-certificate-text = スコアと誤差の範囲、確認用のQRコードが入った受検証明書です。
site-preview-sample = レポート全体の見本を読む

## 分布曲線とIQの区分。

site-classes-title = IQの区分とその境界
site-classes-lead = 平均が100になるように尺度を定めています。誤差の範囲が境界をまたぐときは、両方の区分を示します。
site-classes-facts = 曲線の定義上、約68%の人が85〜114、約14%が115〜129、約2%が130以上に入ります。
site-classes-picture = 100で最も高くなる釣鐘型の曲線。7つの区分に分かれている
site-classes-head-name = 区分
site-classes-head-range = IQ
site-classes-head-share = 人の割合
site-share-about = 約{ $percent }%
site-share-under = { $percent }%未満

## 実際の数値。

site-live-title = 現在の状況
site-live-yesterday = { $count ->
   *[other] 件のテストが昨日完了
}
site-live-hour = { $count ->
   *[other] 人がこの1時間に受検
}
site-live-average = 平均スコア
site-live-as-of = { $date }時点。完了数と平均は、有効な受検だけで数えています。

## 測定のしくみ（要約）。

site-measure-title = 測定のしくみ
site-measure-what = どのパズルにも、隠れた規則があります。見つけるのに学校の知識はほとんど要らず、特定の言語も要りません。このテストが測るのは、そうした推論力です。
site-measure-score = 難しいパズルは高いスコアを、やさしいパズルは低いスコアを見分ける手がかりになります。すべての回答から、平均100の尺度でのあなたの位置を求め、必ず誤差の範囲を添えます。
site-measure-limits = 監督者のいないオンラインテストです。心理士による検査の代わりにはなりません。比較対象のデータはまだ整備中です。そのため結果には「暫定」と表示し、誤差の範囲を広めに示します。
site-measure-more = スコアをどこまで信頼できるか

## よくある質問。

site-faq-title = よくある質問
site-faq-price-question = 料金はいくらですか？
site-faq-price-answer = テストと無料の結果に料金はかかりません。レポートは{ $price }から（税込）です。支払いボタンに正確な金額を表示します。
site-faq-subscription-question = 定期購入（サブスク）ですか？
site-faq-subscription-answer = いいえ。お支払いは1回だけです。自動更新はなく、あらかじめチェックの入った項目もありません。あとからカードに自動で請求することもありません。
site-faq-refund-question = 返金してもらうには？
site-faq-refund-answer = 購入から14日以内に、レポートの返金ボタンを押してください。理由はお聞きしません。
site-faq-email-question = メールアドレスは必要ですか？
site-faq-email-answer = 無料の結果には不要です。レポートを購入される場合は、送り先のアドレスが必要です。
site-faq-score-question = スコアは何を表しますか？
site-faq-score-answer = 図形パズルでの推論力を、ほかの人と比べた数値です。診断ではありません。あなたの価値や知識、人柄を示すものでもありません。
site-faq-privacy-question = データはどう扱われますか？
site-faq-privacy-answer = 広告用のCookieは、ご自身でオンにしない限りオフです。データの販売はしません。保存する内容と期間は、ページ下部の「プライバシー」に記載しています。
site-faq-reader-question = スクリーンリーダーやキーボードだけでも使えますか？
site-faq-reader-answer = はい。すべてのタイルに言葉の説明があり、色に頼る規則はありません。1〜6のキーで選択肢を選べます。

## テストの一覧。

site-catalogue-title = テスト一覧
site-catalogue-price = レポート { $price }から
site-catalogue-free = 結果はすべて無料
site-catalogue-statements = 短い質問{ $questions }問
site-catalogue-account = アカウントがあれば結果の要約は無料
site-catalogue-empty = この一覧で公開中のテストは、まだありません。
site-catalogue-failed = 一覧を読み込めませんでした。

site-end-title = ご都合のよいときにどうぞ
site-end-text = テストは無料で、メールアドレスも要りません。途中でやめても、この端末で後から続けられます。
