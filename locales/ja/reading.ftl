## 購入したレポートのページ：読む、見せる、証明する。

## 2つのタブに分かれたレポート。

reading-tabs-label = レポートの部分
reading-tab-summary = IQの要約
reading-tab-dimensions = 領域別の結果
reading-contents = この部分の内容
reading-as-table = 表で見る
reading-dimension-margin = 誤差の範囲 { $low }〜{ $high }（100回のうち80回）

## スコアの横のカード。

reading-files-title = レポートのPDF
reading-files-text = 保存できる21ページ。9つの言語から選べます。
reading-files-button = ダウンロードへ
reading-puzzles-title = 全パズルの解説
reading-puzzles-text = あなたの回答と正解を並べ、規則を1つずつ説明します。
reading-puzzles-button = 解説を見る
reading-puzzles-locked = 正解を、規則を1つずつ説明しながら示します。お持ちのパッケージには含まれていませんが、追加できます。
reading-puzzles-unlock = 料金を見る

## 新しい比較データがあるとき。

reading-rescored-title = 新しい比較データ
reading-rescored-text = 新しい比較データ（版：{ $version }）では、同じ回答が{ $score }になります（{ $margin }）。お持ちのレポートはそのまま残ります。
reading-rescored-show = 新しい比較データで読む
reading-rescored-shown = 同じ回答を、比較データ{ $version }で表示しています。購入されたレポートはそのまま残ります。証明書と、ほかの人に見せるためのリンクは、購入時のレポートにあります。
reading-rescored-back = 購入時のレポートに戻る

## 順位の下。

reading-countries-title = 受検された国・地域
reading-countries-text = 有効な受検を国・地域別に集計したものです。受検者は、その国・地域の人々を代表する標本ではありません。
reading-countries-country = 国・地域
reading-countries-tests = 受検数
reading-countries-average = 平均スコア
reading-countries-own = あなたの現在地

## ほかのテスト。

reading-free-title = 短い無料テスト
reading-free-text = パズル{ $questions }問で、結果はすべて無料です。本テストほど正確には測れません。
reading-free-button = 無料テストを始める

## ファイルのページ。

reading-downloads-title = ダウンロード
reading-downloads-lead = このご注文に含まれるものの一覧です。
reading-downloads-back = レポートに戻る
reading-file-language = PDFの言語
reading-file-download = ダウンロード
reading-file-making = ファイルを作成しています。数秒かかります。
reading-file-saved = できました：{ $name }
reading-file-open = 保存されない場合は、こちらから開く
reading-file-failed = ファイルを取得できませんでした。もう一度お試しください。
reading-file-unnamed = 証明書にはお名前が入ります。先にお名前を入力してください。
reading-file-name = お名前を入力する
reading-file-read = レポートで読む
reading-downloads-locked = このご注文には、まだダウンロードできるものがありません。ファイルはレポートに付いています。

## 誰でも読めるレポートの見本。

reading-sample-title = レポートの見本
reading-sample-lead = 一番大きなパッケージの内容をすべて収めた、レポート全体の見本です。回答はシミュレーションによるもので、実在の人のものではありません。
reading-sample-none = このテストには、レポートの見本がありません。
reading-sample-pdf = 見本のPDF
reading-sample-puzzles = 全パズルの解説
reading-sample-end = あなた自身のレポート
reading-sample-end-text = まずはテストをどうぞ。IQの区分（幅のある範囲）は無料で、レポートの料金は最初のパズルの前に表示します。
reading-sample-start = テストを受ける

## 全パズルの解説。

reading-wrong-title = 誤答の解説

reading-wrong-count = { $total }問中{ $right }問が正解です。
reading-wrong-perfect = すべての問題に正解しました。どの問題の解説も見られます。
reading-wrong-back-to-report = レポートに戻る
reading-wrong-filter = 表示する問題
reading-wrong-filter-missed = 正解以外（{ $n }）
reading-wrong-filter-all = すべて（{ $n }）
reading-wrong-picker = 問題
reading-wrong-state-right = 正解
reading-wrong-state-wrong = 不正解
reading-wrong-state-open = 未回答
reading-wrong-number = 第{ $number }問、{ $state }
reading-wrong-legend = { $state } { $n }
reading-wrong-question = 第{ $number }問
reading-wrong-previous = 前の問題
reading-wrong-next = 次の問題
reading-wrong-yours = あなたの回答
reading-wrong-answer = 正解
reading-wrong-both = あなたの回答が正解です
reading-wrong-option = 選択肢{ $number }
reading-wrong-none = 未回答
reading-wrong-rapid = この回答は速すぎて、パズルを見たとは考えられません。採点には数えません。
reading-wrong-judged = 選んだ選択肢と規則

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
reading-wrong-share = 100人中{ $percent }人が選択
reading-wrong-why-not = 選択肢{ $number }が違う理由

reading-wrong-time = 時間
reading-wrong-time-yours = あなた
reading-wrong-time-median = 全員の中央値
reading-wrong-seconds = { $s }秒
reading-wrong-minutes = { $m }分{ $s }秒

reading-wrong-locked-lead = お持ちのパッケージには、誤答の解説が含まれていません。含まれる場合は、次の内容をご覧いただけます。
reading-wrong-locked-answers = すべての問題について、あなたの回答と正解を並べて表示
reading-wrong-locked-replay = 解き方：規則を1つずつ、行の上でステップごとに表示
reading-wrong-locked-judged = 選んだ選択肢の合っている点と、外れた規則
reading-wrong-locked-others = ほかの人の選択と、かかった時間の比較

## パッケージにない内容の追加。

reading-unlock-add = { $price }で開く
reading-unlock-note = パッケージが「{ $package }」になり、お支払いは差額だけです。お支払いは1回だけで、定期購入ではありません。
reading-unlock-report = 結果に戻る

## 結果をリンクで見せる。

reading-share-title = ほかの人に見せる
reading-share-lead = リンクで見えるのは、あなたが選んだ内容だけです。いつでも取り消せます。
reading-share-what = リンクで見せる内容
reading-share-class = IQの区分（必須）
reading-share-score = IQスコアと誤差の範囲
reading-share-ranking = 100人のうちスコアがより低い人の数
reading-share-dimensions = 領域別の結果
reading-share-name = 名前
reading-share-name-hint = 名前を見せたいときだけ入力してください。空欄なら表示しません。
reading-share-preview = ほかの人に見える内容
reading-share-make = リンクを作る
reading-share-change = 見せる内容を変える
reading-share-link = あなたのリンク
reading-share-copy = リンクをコピー
reading-share-copied = コピーしました
reading-share-send = 共有
reading-share-made = リンクができました。
reading-share-changed = 今後、リンクにはこの内容が表示されます。
reading-share-revoke = リンクを取り消す
reading-share-revoke-sure = リンクとプレビュー画像は、どこに投稿したものでも、すぐに使えなくなります。「最近の結果」の一覧からも外れます。
reading-share-revoke-yes = 取り消す
reading-share-revoke-no = 残す
reading-share-revoked = リンクは使えなくなりました。
reading-share-list = このサイトの「最近の結果」
reading-share-list-text = ご希望の場合、あなたの結果を「最近の結果」の一覧に載せることができます。載るのは、名前の最初の語（空白がなければ名前全体）または「匿名の方」、国・地域、区分だけです。いつでもやめられます。
reading-share-list-box = 自分の結果を一覧に載せる
reading-share-listed = 今後、結果が一覧に載ることがあります。
reading-share-unlisted = 結果は一覧に載らなくなりました。

## 証明書。

reading-certificate-title = あなたの証明書
reading-certificate-lead = お名前、スコア、誤差の範囲が入った1ページの証明書です。誰でもQRコードで確認できます。
reading-certificate-name = 証明書のお名前
reading-certificate-name-hint = 印刷するとおりに入力してください（60文字まで）。
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
reading-certificate-make = 証明書を作る
reading-certificate-remake = この名前で作り直す
reading-certificate-busy = お待ちください…
reading-certificate-made = 証明書ができました。
reading-certificate-renamed = 証明書の名前を変更しました。
reading-certificate-download = PDFを保存
reading-certificate-verify = 確認ページを開く
reading-certificate-copy = アドレスをコピー
reading-certificate-name-shown = 確認ページにお名前が表示されます。
reading-certificate-name-hidden = 確認ページにお名前は表示されません。紙面には残ります。
reading-certificate-hide = 確認ページで名前を隠す
reading-certificate-show = 確認ページに名前を表示
reading-certificate-revoke = 証明書を取り消す
reading-certificate-revoke-sure = すでに渡した写しも含め、確認した人には取り消されたことが表示されます。元に戻すことはできませんが、新しい証明書を作れます。
reading-certificate-revoke-yes = 取り消す
reading-certificate-revoke-no = 残す
reading-certificate-revoked-now = 証明書を取り消しました。
reading-certificate-revoked = 証明書は{ $date }に取り消されました。新しい証明書を作れます。
reading-certificate-locked = 印刷したり見せたりできる1ページです。お名前、スコアと誤差の範囲、誰でも確認できるQRコードが入ります。お持ちのパッケージには含まれていません。

## 証明書の確認ページ。

reading-verify-title = 証明書の確認
reading-verify-valid = この証明書は有効です
reading-verify-valid-text = 当サイトが発行したもので、現在も有効です。内容は下のとおりです。受け取ったものと見比べてください。
reading-verify-revoked = この証明書は取り消されています
reading-verify-revoked-text = 当サイトが発行したものですが、{ $date }に取り消されました。もう何の証明にもなりません。
reading-verify-revoked-once = 当サイトが発行したものですが、取り消されました。もう何の証明にもなりません。
reading-verify-unknown = この証明書は確認できません
reading-verify-unknown-text = このアドレスの証明書は発行していません。リンクが途中で切れていないか、ご確認ください。切れていなければ、提示されたものは当サイトの証明書ではありません。
reading-verify-name = 名前
reading-verify-name-hidden = 本人が非表示に設定
reading-verify-exam = テスト
reading-verify-exam-text = { $exam }、全{ $questions }問
reading-verify-score = IQスコア
reading-verify-taken = 受検日
reading-verify-made = 証明書の作成日
reading-verify-norms = 比較データの版
reading-verify-norms-provisional = { $version }（暫定：比較対象のデータはまだ整備中です）
reading-verify-kind = テストの形式
reading-verify-kind-text = 監督者のいないオンラインテスト
reading-verify-meaning = この証明書からわかること
reading-verify-meaning-says = 誰かがブラウザでこれらのパズルに答え、このスコアになりました。100回のうち95回は、本当の値が誤差の範囲に入ります。
reading-verify-meaning-not = 画面の前に誰がいたか、助けを借りたかどうかは、誰も確認していません。名前は本人が入力したものです。診断ではありません。
reading-verify-meaning-work = 1つのスコアから、仕事の出来はほとんどわかりません。これだけで人について決めないでください。重要な場面では、監督者のいるテストをご利用ください。
reading-verify-proof = 署名付きの証明文
reading-verify-proof-text = 証明文は、当サイトのEd25519鍵で署名されています。証明文、署名、鍵があれば、当サイトなしで誰でも確認できます。
reading-verify-parts = 証明文、署名、公開鍵
reading-verify-statement = 証明文
reading-verify-signature = 署名（base64）
reading-verify-key = 公開鍵 { $id }（base64）
reading-verify-how = ご自身で確認するには
reading-verify-how-text = ターミナルでOpenSSL 3を使います。最後の行に「Signature Verified Successfully」と表示されれば、正しい証明文です。
reading-verify-how-copy = コマンドをコピー
reading-verify-how-copied = コピーしました

## リンクで見せている結果。

reading-shared-title = 本人が公開している結果
reading-shared-name = 公開者：{ $name }
reading-shared-taken = { $exam }、{ $date }受検
reading-shared-class = IQの区分
reading-shared-classes = { $low }〜{ $high }
reading-shared-score = IQスコア
reading-shared-percentile = 100人のうち約{ $percent }人が、これより低いスコアになる計算です。
reading-shared-dimensions = 領域別の結果（誤差の範囲は100回のうち80回）
reading-shared-dimension = { $score }（{ $low }〜{ $high }）
reading-shared-note = 監督者のいないオンラインテストで、誰が答えたかは確認していません。100回のうち95回は、本当のIQがスコアの誤差の範囲に入ります。
reading-shared-note-class = 監督者のいないオンラインテストで、誰が答えたかは確認していません。
reading-shared-norms = 比較データの版：{ $version }
reading-shared-norms-provisional = 比較データの版：{ $version }（暫定）
reading-shared-gone = このリンクには何もありません
reading-shared-gone-text = 本人が取り消したか、アドレスが不完全です。
reading-shared-take = 自分でもテストを受ける
reading-shared-take-text = パズル{ $questions }問、制限時間なし。正解数と区分は無料です。
reading-shared-take-price = 正確なスコアとレポートは{ $price }から（税込）。お支払いは1回だけで、定期購入ではありません。テストのあとでお決めください。
reading-shared-take-button = テストを見る

reading-account = ログインすると、すべてのレポートを1か所で見られます
