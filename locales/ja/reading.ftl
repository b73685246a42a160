## 購入したレポートのページ：読む、見せる、証明する。

## 2つのタブに分かれたレポート。

reading-tabs-label = レポートの切り替え
reading-tab-summary = IQの要約
reading-tab-dimensions = 種類別の結果
reading-contents = 目次
reading-as-table = 表で見る
reading-dimension-margin = 誤差の範囲：{ $low }〜{ $high }（80%信頼区間）

## スコアの横のカード。

reading-files-title = レポートのPDF
reading-files-text = 保存しておける21ページです。9つの言語から選べます。
reading-files-button = ダウンロードへ
reading-puzzles-title = すべてのパズルの解説
reading-puzzles-text = あなたの回答と正解を並べて、順を追って解説します。
reading-puzzles-button = 解説を見る
reading-puzzles-locked = 正解と、順を追った解説です。お持ちのパッケージには含まれていませんが、追加できます。
reading-puzzles-unlock = 料金を見る

## 新しい比較データがあるとき。

reading-rescored-title = 更新されたスコア
reading-rescored-text = 比較データが新しくなりました（版：{ $version }）。同じ回答のスコアは、{ $score }になります（{ $margin }）。購入されたレポートはそのまま残ります。
reading-rescored-show = 更新されたスコアを見る
reading-rescored-shown = 同じ回答を、比較データ{ $version }で採点した結果です。購入されたレポートはそのまま残っています。証明書と共有用のリンクも、そちらにあります。
reading-rescored-back = 元のレポートに戻る

## 順位の下。

reading-countries-title = 国・地域別の受検状況
reading-countries-text = 有効なテストを国・地域別に集計しています。受けた人が、その国・地域の全体を代表しているわけではありません。
reading-countries-country = 国・地域
reading-countries-tests = テスト数
reading-countries-average = 平均スコア
reading-countries-own = 現在地

## ほかのテスト。

reading-free-title = 無料ミニテスト
reading-free-text = 全{ $questions }問で、結果はすべて無料です。本テストほど正確ではありません。
reading-free-button = 無料ミニテストを始める

## ファイルのページ。

reading-downloads-title = ダウンロード
reading-downloads-lead = ご購入に含まれるものの一覧です。
reading-downloads-back = レポートに戻る
reading-file-language = PDFの言語
reading-file-download = ダウンロード
reading-file-making = ファイルを作成しています。数秒かかります。
reading-file-saved = できました：{ $name }
reading-file-open = 保存されない場合は、こちらから開く
reading-file-failed = ダウンロードできませんでした。もう一度お試しください。
reading-file-unnamed = 証明書にはお名前が入ります。先にお名前を入力してください。
reading-file-name = お名前を入力する
reading-file-read = レポートで読む
reading-downloads-locked = ダウンロードできるものは、まだありません。ファイルはレポートに付いています。

## 誰でも読めるレポートの見本。

reading-sample-title = レポートの見本
reading-sample-lead = 最上位のパッケージの内容をすべて収めたレポートです。回答はシミュレーションによるもので、実在の人のものではありません。
reading-sample-none = このテストのレポートの見本は、まだありません。
reading-sample-pdf = 見本のPDFをダウンロード
reading-sample-puzzles = すべてのパズルの解説
reading-sample-end = あなたのレポートを読むには
reading-sample-end-text = まずはテストをお受けください。正解数と、最も可能性の高いIQの範囲は無料です。レポートの料金は、テストを始める前に表示します。
reading-sample-start = テストを受ける

## 全パズルの解説。

reading-wrong-title = パズルの解説

reading-wrong-count = { $total }問中{ $right }問が正解です。
reading-wrong-perfect = すべての問題に正解しました。それぞれの解き方をご覧ください。
reading-wrong-back-to-report = レポートに戻る
reading-wrong-filter = 表示する問題
reading-wrong-filter-missed = 不正解・未回答（{ $n }）
reading-wrong-filter-all = すべて（{ $n }）
reading-wrong-picker = 問題
reading-wrong-state-right = 正解
reading-wrong-state-wrong = 不正解
reading-wrong-state-open = 未回答
reading-wrong-number = 第{ $number }問、{ $state }
reading-wrong-legend = { $state }：{ $n }
reading-wrong-question = 第{ $number }問
reading-wrong-previous = 前の問題
reading-wrong-next = 次の問題
reading-wrong-yours = あなたの回答
reading-wrong-answer = 正解
reading-wrong-both = あなたの回答が正解です
reading-wrong-option = 選択肢{ $number }
reading-wrong-none = 未回答
reading-wrong-rapid = この回答は速すぎて、パズルを見たとは考えにくいため、スコアには含めません。
reading-wrong-judged = あなたの回答の合っている点と違う点

reading-wrong-replay = 解き方
reading-wrong-ready = { $n ->
    [1] 1つの規則で決まります。1行ずつ見ていきましょう。
   *[other] { $n }つの規則が合わさって決まります。1つずつ見ていきましょう。
}
reading-wrong-play = 再生
reading-wrong-pause = 一時停止
reading-wrong-again = もう一度再生
reading-wrong-step-back = 前のステップ
reading-wrong-step-next = 次のステップ
reading-wrong-rules = 規則
reading-wrong-rule = 規則{ $rule }／{ $rules }
reading-wrong-rule-said = 規則{ $rule }／{ $rules }。{ $text }{ $line }
reading-wrong-end = 答え
reading-wrong-only = すべての規則に合うのは、選択肢{ $number }だけです。
reading-wrong-progress = ステップ{ $step }／{ $steps }
reading-wrong-out = { $count ->
   *[other] この規則で、選択肢{ $options }が外れます。
}

reading-wrong-others = ほかの人の選択
reading-wrong-others-note = { $date }までにこの問題に答えた{ $n }人の集計です。
reading-wrong-others-few = この問題に答えた人がまだ少ないため、ほかの人の選択は表示できません。
reading-wrong-share = { $percent }%が選択
reading-wrong-why-not = 選択肢{ $number }が違う理由

reading-wrong-time = 時間
reading-wrong-time-yours = あなた
reading-wrong-time-median = 標準的な時間
reading-wrong-seconds = { $s }秒
reading-wrong-minutes = { $m }分{ $s }秒

reading-wrong-locked-lead = パズルの解説は、お持ちのパッケージに含まれていません。追加すると、次の内容をご覧いただけます。
reading-wrong-locked-answers = すべての問題について、あなたの回答と正解を並べて表示
reading-wrong-locked-replay = 解き方：規則を1つずつ、タイルの上で順に表示
reading-wrong-locked-judged = あなたの回答の合っている点と、反している規則
reading-wrong-locked-others = ほかの人の選択と、かかった時間の比較

## パッケージにない内容の追加。

reading-unlock-add = { $price }で追加する
reading-unlock-note = 「{ $package }」にアップグレードします。お支払いは差額だけの1回払いで、定期購入ではありません。
reading-unlock-report = 結果に戻る

## 結果をリンクで見せる。

reading-share-title = 結果を共有する
reading-share-lead = リンクに表示されるのは、選んだ内容だけです。リンクはいつでも無効にできます。
reading-share-what = リンクに表示する内容
reading-share-class = IQの区分（必ず表示）
reading-share-score = IQスコアと誤差の範囲
reading-share-ranking = 100人中の位置（パーセンタイル順位）
reading-share-dimensions = パズルの種類別の結果
reading-share-name = お名前
reading-share-name-hint = 任意です。空欄にすると、お名前は表示されません。
reading-share-preview = ほかの人に見える内容
reading-share-make = リンクを作成
reading-share-change = 変更を保存
reading-share-link = あなたのリンク
reading-share-copy = URLをコピー
reading-share-copied = URLをコピーしました
reading-share-send = 共有
reading-share-made = リンクができました。
reading-share-changed = 保存しました。リンクにはこの内容が表示されます。
reading-share-revoke = リンクを無効にする
reading-share-revoke-sure = リンクとプレビュー画像は、どこに投稿したものでも、すぐに無効になります。「最近の結果」の一覧からも外れます。
reading-share-revoke-yes = 無効にする
reading-share-revoke-no = そのままにする
reading-share-revoked = リンクを無効にしました。
reading-share-list = このサイトの「最近の結果」
reading-share-list-text = 「最近の結果」に掲載しますか？　掲載されるのは、お名前のうち空白より前の部分（空白がなければ全体）または「匿名」、国・地域、区分だけです。いつでもやめられます。
reading-share-list-box = 自分の結果を掲載する
reading-share-listed = 今後、結果が一覧に掲載されることがあります。
reading-share-unlisted = 結果の掲載をやめました。

## 証明書。

reading-certificate-title = あなたの証明書
reading-certificate-lead = お名前、スコア、誤差の範囲が入った1ページの証明書です。誰でもQRコードで確認できます。
reading-certificate-name = 証明書に入れるお名前
reading-certificate-name-hint = 印刷したいとおりに入力してください（60文字まで）。
reading-certificate-name-missing = お名前を入力してください。
reading-certificate-name-long = お名前は60文字までです。
reading-certificate-preview = プレビュー
reading-certificate-paper-title = 受検証明書
reading-certificate-paper-text = 上記の方が、{ $date }に{ $exam }（パズル{ $questions }問）を完了したことを証明します
reading-certificate-paper-score = IQスコア
reading-certificate-paper-kind = 監督者のいないオンラインテスト
reading-certificate-paper-norms = 比較データの版：{ $version }
reading-certificate-paper-norms-provisional = 比較データの版：{ $version }（暫定）
reading-certificate-paper-name = お名前
reading-certificate-make = 証明書を作成
reading-certificate-remake = 名前を更新
reading-certificate-busy = お待ちください…
reading-certificate-made = 証明書ができました。
reading-certificate-renamed = 証明書のお名前を変更しました。
reading-certificate-download = PDFを保存
reading-certificate-verify = 確認ページを開く
reading-certificate-copy = URLをコピー
reading-certificate-name-shown = 確認ページにお名前が表示されます。
reading-certificate-name-hidden = 確認ページにお名前は表示されません。印刷した証明書には残ります。
reading-certificate-hide = 確認ページで名前を隠す
reading-certificate-show = 確認ページに名前を表示
reading-certificate-revoke = 証明書を取り消す
reading-certificate-revoke-sure = すでに渡したコピーも含め、証明書を確認した人には、取り消されたことが表示されます。元に戻すことはできませんが、新しい証明書を作成できます。
reading-certificate-revoke-yes = はい、取り消す
reading-certificate-revoke-no = そのままにする
reading-certificate-revoked-now = 証明書を取り消しました。
reading-certificate-revoked = 証明書は{ $date }に取り消されました。新しい証明書を作成できます。
reading-certificate-locked = 印刷したり共有したりできる1ページです。お名前、スコアと誤差の範囲、誰でも確認できるQRコードが入ります。お持ちのパッケージには含まれていません。

## 証明書の確認ページ。

reading-verify-title = 証明書の確認
reading-verify-valid = この証明書は有効です
reading-verify-valid-text = 当サイトが発行したもので、現在も有効です。下の内容を、受け取ったものと見比べてください。
reading-verify-revoked = この証明書は取り消されています
reading-verify-revoked-text = 当サイトが発行したものですが、{ $date }に取り消されました。現在は無効です。
reading-verify-revoked-once = 当サイトが発行したものですが、取り消されました。現在は無効です。
reading-verify-unknown = この証明書が見つかりません
reading-verify-unknown-text = このURLの証明書は発行していません。リンクが途中で切れていないか、ご確認ください。切れていなければ、提示されたものは当サイトの証明書ではありません。
reading-verify-name = お名前
reading-verify-name-hidden = 本人が非表示に設定
reading-verify-exam = テスト
reading-verify-exam-text = { $exam }、全{ $questions }問
reading-verify-score = IQスコア
reading-verify-taken = 受検日
reading-verify-made = 発行日
reading-verify-norms = 比較データの版
reading-verify-norms-provisional = { $version }（暫定：比較データは集めている途中です）
reading-verify-kind = テストの形式
reading-verify-kind-text = 監督者のいないオンラインテスト
reading-verify-meaning = この証明書からわかること
reading-verify-meaning-says = ある人がオンラインでこのテストを受け、このスコアになったことを示します。その人の本当の値は、95%の確かさで誤差の範囲にあると考えられます。
reading-verify-meaning-not = 誰がテストを受けたか、助けを借りたかどうかは確認していません。お名前は本人が入力したものです。診断ではありません。
reading-verify-meaning-work = 1つのスコアから、仕事の適性はほとんどわかりません。これだけで人を判断しないでください。重要な場面では、監督者のいるテストをご利用ください。
reading-verify-proof = デジタル署名
reading-verify-proof-text = 証明文は、当サイトのEd25519鍵で署名されています。証明文、署名、鍵があれば、当サイトを通さずに誰でも検証できます。
reading-verify-parts = 証明文、署名、公開鍵
reading-verify-statement = 証明文
reading-verify-signature = 署名（base64）
reading-verify-key = 公開鍵 { $id }（base64）
reading-verify-how = ご自身で検証するには
reading-verify-how-text = ターミナルでOpenSSL 3を使います。最後の行に「Signature Verified Successfully」と表示されれば、署名は正しいものです。
reading-verify-how-copy = コマンドをコピー
reading-verify-how-copied = コマンドをコピーしました

## リンクで見せている結果。

reading-shared-title = 共有された結果
reading-shared-name = 共有した人：{ $name }
reading-shared-taken = { $exam }、{ $date }受検
reading-shared-class = IQの区分
reading-shared-classes = { $low }〜{ $high }
reading-shared-score = IQスコア
reading-shared-percentile = 100人中およそ{ $percent }人を上回るスコアです。
reading-shared-dimensions = パズルの種類別の結果（80%信頼区間つき）
reading-shared-dimension = { $score }（{ $low }〜{ $high }）
reading-shared-note = 監督者のいないオンラインテストで、誰が答えたかは確認していません。本当の値は、95%の確かさで誤差の範囲にあると考えられます。
reading-shared-note-class = 監督者のいないオンラインテストで、誰が答えたかは確認していません。
reading-shared-norms = 比較データの版：{ $version }
reading-shared-norms-provisional = 比較データの版：{ $version }（暫定）
reading-shared-gone = このリンクは使えなくなりました
reading-shared-gone-text = リンクが無効にされたか、URLが途中で切れています。
reading-shared-take = 自分でも受けてみる
reading-shared-take-text = 全{ $questions }問、制限時間なし。正解数と、最も可能性の高いIQの範囲は無料です。
reading-shared-take-price = スコアとレポートは{ $price }から（税込）。お支払いは1回だけで、定期購入ではありません。テストのあとでお決めください。
reading-shared-take-button = テストを受ける

reading-account = ログインすると、すべてのレポートを1か所で見られます

reading-purchase-title = ご購入内容
reading-purchase-line = 「{ $package }」{ $price }（税込）
reading-purchase-paid = お支払い日：{ $date }
reading-purchase-sending = このページのリンクを { $email } にお送りしています。
reading-purchase-accepted = このページのリンクを { $email } にお送りしました。{ $date } { $time }にメールサーバーが受信しています。
reading-purchase-unsure = このページのリンクを { $email } にお送りしましたが、メールサーバーから受信の確認が届いていません。メールが見当たらない場合は、サポートページから再送してください。
reading-purchase-refused = { $email } 宛てのメールが、メールサーバーに受信を拒否されました。サポートページでメールアドレスを変更できます。
reading-purchase-support = このご購入についてのサポート
