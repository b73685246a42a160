## ランディングページ。落ち着いて、正確に、短く。料金と数値は変数だけから。

site-meta-description = 図形パズルでIQを測るテスト。無料の結果はその場で表示され、メールアドレスは不要です。レポートのお支払いは1回だけで、定期購入ではありません。14日以内なら返金します。

## ページ上部。

site-hero-yellow-title = IQがわかる。料金も先にわかる。
site-hero-yellow-lead = 図形パズルを自分のペースで解いて、まずは無料の結果を確認。レポートを購入するかどうかは、そのあとで決められます。

site-hero-new-title = IQスコアと、その確かさがわかる
site-hero-new-lead = 図形パズルを解くと、スコアに誤差の範囲が付きます。数値をどこまで信頼できるかが、ひと目でわかります。

site-hero-page-title = IQスコアでわかること、わからないこと
site-hero-page-lead = テストのしくみ、数値をどこまで信頼できるか、そして、まだわかっていないことを説明します。

site-hero-matrix-title = 空いた場所に入るタイルは？
site-hero-matrix-lead = IQテストは、このようなパズルでできています。まずは1問、解いてみてください。

site-hero-free-title = 購入は、結果を見てから決められる
site-hero-free-lead = ミニテストを受けると、スコアと誤差の範囲、ほかの人と比べた位置が無料でわかります。

site-hero-center-title = 料金が先にわかるテスト一覧
site-hero-center-lead = テストを選ぶと、所要時間、無料でわかること、レポートの料金を確認できます。

site-duration-measured = { $minutes ->
   *[other] 約{ $minutes }分、制限時間なし
}
site-duration-estimate = { $low }〜{ $high }分、制限時間なし

site-hero-length = 図形パズル全{ $questions }問、各{ $options }択
site-hero-price = レポートは{ $price }から（税込）。お支払いは1回だけ、定期購入なし
site-hero-short-length = 全{ $freeQuestions }問。結果はすべて画面に表示
site-hero-full-price = 本テスト：IQの範囲は無料、レポートは{ $price }から（税込）

site-hero-start = テストを始める
site-hero-start-free = 無料ミニテストを始める
site-hero-start-full = 本テストを受ける
site-hero-try = パズルを1問試す
site-hero-choose = テストを選ぶ

## 料金。

site-prices-title = 知りたい内容に合わせて選べるレポート
site-prices-lead = 上位のレポートには、下位のレポートの内容がすべて含まれます。価格は税込で、お支払いは1回だけ。あとから差額だけでアップグレードできます。
site-refund-title = 気が変わったら、全額返金
site-refund-text = 購入から14日以内に、レポートの「返金を受ける」を押すだけです。フォームへの記入は不要で、理由もお聞きしません。レポートをお届けできなかった場合は、自動で返金します。

## 無料の範囲。

site-free-title = 無料でわかること
site-free-full-title = 本テスト
site-free-short-title = 無料ミニテスト
site-free-short-text = 全{ $freeQuestions }問で、結果はすべて画面に表示されます。スコアと誤差の範囲、100人中何人を上回ったか、そして区分です。問題が少ないぶん、誤差の範囲は広くなります。
site-free-valid = 受けたテストを採点できるかどうか
site-free-right = 正解したパズルの数
site-free-band = 最も可能性の高いIQの範囲（分布曲線つき）
site-free-limit = スコアの数値、100人中の位置、パズルの解説は、有料レポートに含まれます。購入するかどうかは、無料の結果を見てからお決めください。

## ページ上のパズル。

site-puzzle-title = 1問解いてみる
site-puzzle-lead = 練習用の例題が2問あります。採点も保存もしません。

## レポートの見本。

site-preview-title = レポートの中身
site-preview-lead = 架空のデータで作った見本のページです。実在の人の結果ではありません。
site-preview-badge = 見本
site-preview-score-title = 分布曲線で見るあなたのスコア
site-preview-score-text = IQスコアと、その誤差の範囲です。この見本では、スコアが{ $score }、誤差の範囲が{ $low }〜{ $high }です。
site-preview-dimensions-title = パズルの種類別の結果
site-preview-dimensions-text = 種類ごとに、基準範囲と比べてどうだったかを、わかりやすい一文で示します。
site-preview-wrong-title = 間違えたパズル
site-preview-wrong-text = 正解のタイルと選んだタイルを並べて、順を追って解説します。
site-preview-certificate-title = あなたの証明書
site-preview-certificate-text = スコアと誤差の範囲、確認用のQRコードが入った受検証明書です。
site-preview-sample = レポート全体の見本を読む

## 分布曲線とIQの区分。

site-classes-title = あなたのIQは、どのあたり？
site-classes-lead = 平均は100です。誤差の範囲が区分の境目をまたぐときは、両方の区分を示します。
site-classes-facts = 約68%の人が85〜114、約14%が115〜129、約2%が130以上に入ります。
site-classes-picture = 100で最も高くなる釣鐘型の曲線。7つの区分に分かれています
site-classes-head-name = 区分
site-classes-head-range = IQ
site-classes-head-share = 割合
site-share-about = 約{ $percent }%
site-share-under = { $percent }%未満

## 実際の数値。

site-live-title = 最新のデータ
site-live-yesterday = { $count ->
   *[other] 件のテストが昨日完了
}
site-live-hour = { $count ->
   *[other] 人がこの1時間に受検
}
site-live-average = 平均スコア
site-live-as-of = { $date }時点。完了件数と平均スコアは、採点できたテストだけを集計しています。

## 測定のしくみ（要約）。

site-measure-title = テストのしくみ
site-measure-what = どのパズルにも、隠れた規則があります。見つけるのに学校の知識はほとんど要らず、言葉の違いも関係ありません。必要なのは推論する力です。このテストは、その力を測ります。
site-measure-score = 正解の数だけでなく、どのパズルを解いたかを見ます。そこから、平均を100とする尺度でのあなたの位置を求め、必ず誤差の範囲を添えます。
site-measure-limits = オンラインで、ひとりで受けるテストです。公認心理師などの専門家による検査の代わりにはなりません。比較データはまだ集めている途中です。そのため、当面は結果に「暫定」と表示し、誤差の範囲を広めに示します。
site-measure-more = スコアをどこまで信頼できるか

## よくある質問。

site-faq-title = よくある質問
site-faq-price-question = 料金はいくらですか？
site-faq-price-answer = テストと無料の結果に料金はかかりません。レポートは{ $price }から（税込）です。お支払いの前に、総額を表示します。
site-faq-score-question = スコアは何を表しますか？
site-faq-score-answer = 図形パズルを解く力を、ほかの人と比べて表した数値です。診断ではありません。あなたの価値や知識、人柄を示すものでもありません。
site-faq-privacy-question = データはどう扱われますか？
site-faq-privacy-answer = 広告用のCookieは、ご自身でオンにしない限りオフです。データの販売はしません。保存する内容と期間は、ページ下部の「プライバシーポリシー」に記載しています。
site-faq-reader-question = スクリーンリーダーやキーボードだけでも使えますか？
site-faq-reader-answer = はい。すべてのタイルに言葉の説明があり、色を見分けないと解けない規則はありません。1〜6のキーで回答できます。

## テストの一覧。

site-catalogue-title = テスト一覧
site-catalogue-price = レポート：{ $price }から
site-catalogue-free = 結果はすべて無料
site-catalogue-statements = 短い質問{ $questions }問
site-catalogue-account = アカウントがあれば結果の要約は無料
site-catalogue-empty = 公開中のテストは、まだありません。
site-catalogue-failed = 一覧を読み込めませんでした。

site-end-title = 準備ができたら、いつでもどうぞ
site-end-text = 時間を気にせず、自分のペースで進めてください。途中でやめても、この端末で続きから再開できます。

site-hero-assurance = テストは無料。メールアドレスもカードも不要です。
site-hero-gift = 無料の結果：正解数と、最も可能性の高いIQの範囲
site-hero-sample = レポートの見本を見る

site-different-title = ほかのテストとの違い
site-different-price-title = 料金は最初に表示
site-different-price-text = すべての料金（税込）を、テストを始める前にこのページで確認できます。
site-different-once-title = 自動更新なし
site-different-once-text = レポートのお支払いは1回だけです。お試しが定期購入に変わることはなく、解約の手続きも要りません。
site-different-margin-title = 誤差の範囲がわかるスコア
site-different-margin-text = 数値がどのくらいずれる可能性があるかを、スコアの横に示します。
site-different-email-title = メールアドレスなしで見られる無料の結果
site-different-email-text = 最後のパズルが終わると、すぐ画面に表示されます。レポートを購入するかどうかは、そのあとで決められます。

site-faq-prepare-question = 準備は必要ですか？
site-faq-prepare-answer = いいえ。図形だけのパズルなので、計算も語彙の知識も使いません。始める前に、解き方の例と練習用のパズルがあります。
