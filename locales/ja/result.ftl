## テスト直後の結果ページ。落ち着いて、正確に、敬意をもって。
## 低いスコアには敬意を、高いスコアにもお世辞なしで。スコアには必ず誤差の範囲を添える。

result-title = 無料の結果
result-whole-title = あなたの結果

## 受検が有効かどうか。

result-valid-title = 採点できました
result-valid-text = 回答にも、かかった時間にも、気になる点はありません。
result-caution-title = 採点できました
result-caution-text = ただし、次の点で結果の確かさが下がります。

## 受検について気づいた点。責めずに、事実だけを。

result-reason-low-effort = パズルを見るのに足りる時間をかけた回答は、{ $figure }%だけでした。
result-reason-same-option = 同じ番号の選択肢が、{ $figure }回続けて選ばれました。
result-reason-hurried = テスト全体にかかった時間は{ $figure }秒でした。すべてのパズルを見るには短すぎます。
result-reason-like-guessing = 回答が、当て推量とほとんど区別できません。
result-reason-unfinished = 回答したパズルは{ $figure }%でした。スコアを出すには少なすぎます。
result-reason-pasted = { $figure }件の回答が、1つずつではなく一度に入りました。
result-reason-instant = { $figure }件の回答が一瞬で選ばれました。どんな人でも、パズルを見るには短すぎる時間です。
result-reason-surprising = 難しいパズルが正解だった一方で、やさしいパズルのいくつかが不正解でした。
result-reason-hard-part-too-good = 最も難しいパズルの出来が、それよりやさしいパズルを大きく上回りました。
result-reason-left-tab = テスト中に{ $figure }回、ページを離れました。
result-reason-hidden = ページが表示されていない時間が、合計で{ $figure }秒ありました。
result-reason-narrow-window = ウィンドウの幅が{ $figure }ピクセルしかなく、タイルが小さく表示されました。
result-reason-clock-jump = テスト中に端末の時計が変わったため、時間の記録が確かではありません。
result-reason-impossible-times = 回答にかかった時間の合計が、パズルが表示されてから実際に経過した時間より長くなっています。
result-reason-other = ほかにも、この受検の判断を難しくする点がありました。

## 正解数。

result-right-label = パズルの正解数
result-right-figure = { $questions }問中{ $right }問
result-right-note = パズルごとに難しさが違うため、正解数だけではスコアになりません。

## 幅のある範囲で示す区分。

result-likely-label = 最も可能性の高いIQの範囲
result-likely-text = 「{ $class }」の可能性：{ $percent }%
result-likely-list = それぞれの範囲の可能性
result-likely-share = { $percent }%
result-likely-note = 1回のテストで1つに決まるわけではないため、範囲ごとの可能性を示しています。誤差の範囲つきのスコアは、レポートでご覧いただけます。
result-curve-likely = IQスコアの分布。最も可能性の高い範囲：{ $range }
result-chance-title = まずはもう一度受けてみませんか
result-chance-text = { $questions }問中{ $right }問の正解は、当てずっぽうでもよく出る結果です。今レポートを作っても、お伝えできることはまだ多くありません。落ち着いて取り組めるときに、新しい問題でもう一度お試しください。無料です。
result-chance-button = 無料でもう一度受ける
result-range-from = { $limit }以上

## 無料テストのスコア。

result-score-label = あなたのIQスコア
result-score-above = { $iq }以上
result-score-below = { $iq }以下
result-margin = 誤差の範囲 { $low }〜{ $high }
result-margin-from = 誤差の範囲 { $low }以上
result-margin-to = 誤差の範囲 { $high }以下
result-margin-note = 100回のうち95回は、本当の値が誤差の範囲に入ります。このテストは短いため、範囲が広くなります。
result-margin-note-full = 100回のうち95回は、本当の値が誤差の範囲に入ります。
result-percentile-exact = 100人のうち約{ $percent }人が、これより低いスコアになる計算です。
result-percentile-above = 100人のうち少なくとも{ $percent }人が、これより低いスコアになる計算です。
result-percentile-below = 100人のうち多くても{ $percent }人が、これより低いスコアになる計算です。
result-class = この数値は「{ $class }」の区分（{ $range }）に入ります。
result-class-margin = 誤差の範囲は「{ $low }」から「{ $high }」までにわたります。
result-curve-score = IQスコアの釣鐘型の曲線。あなたのスコア：{ $score }。誤差の範囲：{ $range }

## 結果の意味。

result-meaning-title = この結果でわかること、わからないこと
result-meaning-says = 図形の規則を見つける力を、ほかの人と比べたものです。これは知能の一部で、記憶、知識、速さは別の部分です。
result-meaning-not = 診断ではありません。あなたの価値や知識、人柄を示すものでもありません。
result-meaning-low = 疲れた日、騒音、小さな画面、この種のパズルへの不慣れなどで、スコアは下がりやすくなります。思い当たることがあれば、十分に休んでからもう一度受けてみてください。
result-norms-provisional = 暫定：比較対象のデータはまだ整備中です。比較データの版：{ $version }
result-norms = 比較データの版：{ $version }
result-measure-link = この結果をどこまで信頼できるか

## レポートと、購入への道。

result-report-title = レポートで加わる内容
result-report-lead = 正確なスコアと誤差の範囲、順位などです。各パッケージには、1つ前のパッケージの内容がすべて含まれます。
result-report-price = お住まいの地域では{ $price }から（税込）。お支払いは1回だけで、定期購入ではありません。
result-report-choose = レポートを選ぶ
result-report-sample = レポートの見本を読む

## 購入した結果。

result-paid-title = あなたの結果
result-purchase-title = ご購入内容
result-purchase-line = 「{ $package }」{ $price }（税込）
result-purchase-paid = お支払い日：{ $date }
result-purchase-sending = このページのリンクを { $email } にお送りしています。
result-purchase-accepted = このページのリンクは、{ $date } { $time }に { $email } のメールサーバーが受け付けました。
result-purchase-unsure = { $email } にリンクをお送りしましたが、メールサーバーの確認がありません。届いていない場合は、サポートページから再送してください。
result-purchase-refused = { $email } のメールサーバーがリンクのメールを受け付けませんでした。サポートページでアドレスを変更できます。
result-purchase-support = 領収書・送り先・サポート

result-owned-title = パッケージの内容
result-owned-ready = 開けるもの
result-owned-later = まだ開けないもの
result-owned-later-text = 次の内容もパッケージに含まれますが、ここではまだ開けません。お待ちになれない場合は、{ $date }まで返金を受けられます。
result-owned-later-over = 次の内容もパッケージに含まれますが、ここではまだ開けません。お待ちになれない場合は、ご連絡ください。

result-more-title = 内容を追加する
result-more-lead = お支払いは、より大きなパッケージとの差額だけです。
result-more-adds = 「{ $package }」で加わる内容：
result-more-button = { $price }で追加する

result-bundle-left = セットのテストがあと{ $n }回分残っています。
result-bundle-how = 使い方
result-bundle-title = セットのテストがあと{ $n }回分残っています
result-bundle-text = これを使って、この結果のレポートを開けます。料金はかかりません。
result-bundle-use = { $n ->
    [1] 最後の1回分を使う
   *[other] 残り{ $n }回分から1回使う
}

## 返金。購入した結果とサポートページで使う。

result-refund-title = 返金を受ける
result-refund-text = { $date }まで、このボタンで、このご注文にお支払いいただいた全額をお返しします。理由はお聞きしません。
result-refund-button = 返金を受ける
result-refund-sure = このご注文のお支払いを全額返金しますか？結果の有料部分は閉じられ、無料の結果は残ります。
result-refund-yes = はい、返金する
result-refund-no = レポートを残す
result-refund-requested = お申し込みを受け付けました。{ $price }を、お支払いと同じ方法でお返しします。
result-refund-underway = 返金の手続き中です。お支払いと同じ方法でお返しします。
result-refund-succeeded = { $price }を返金しました。多くの銀行では5〜10日以内に反映されます。
result-refund-stuck = 最初の返金手続きが完了しませんでした。現在対応しています。数日たっても反映されない場合は、ご連絡ください。
result-refund-over = このボタンを使える14日間は終わりました。レポートに問題がある場合は、ご連絡ください。

result-call-busy = お待ちください…

result-note-refunded = 返金の手続き中です。ここに表示しているのは無料の結果です。
result-note-processing = お支払いは銀行で処理中で、まだ確認が取れていません。確認でき次第メールでお知らせします。もう一度お支払いいただく必要はありません。
result-note-review = お支払いに一致しない点があるため、レポートを開く前に担当者が確認しています。
result-note-support = サポートページへ

## 結果の保存。

result-keep-title = この結果をもう一度見るには
result-keep-until = この結果は、{ $date }までこのアドレスに保存されます。その後は削除されます。
result-keep-private = アドレスを知っている人は、誰でも結果を見られます。
result-copy = アドレスをコピー
result-copied = コピーしました
result-copy-failed = コピーできませんでした

## もう一度受ける。

result-again-title = もう一度受ける
result-again-text = 新しいパズルが出ます。今回の結果はそのまま残ります。
result-again-button = もう一度始める

## 無料テストから本テストへ。

result-full-title = 誤差の範囲をもっと狭く
result-full-text = 本テストはパズルが多いため、より正確に測れます。IQの区分（幅のある範囲）は、本テストでも無料です。正確なスコアは有料レポートに含まれます。料金は最初のパズルの前に表示します。
result-full-button = 本テストを始める

## 採点できない受検。

result-abnormal-title = テスト結果を分析できません
result-abnormal-text = テストが、採点できる形で終わっていません。このような受検のレポートは販売しません。
result-abnormal-why = 理由
result-abnormal-what = できること
result-abnormal-again-text = 静かな場所で、自分のペースで、新しいパズルをお試しください。時間がかかったことが理由になることはありません。
result-abnormal-again = テストを受け直す
result-abnormal-contact-text = 判定が間違っていると思われる場合は、ご連絡ください。メッセージの注文番号から、この受検を確認します。
result-abnormal-contact = サポートに連絡
result-abnormal-subject = テスト結果について（注文番号{ $order }）

## 表示できるものがないとき。

result-unknown-title = この結果は見つかりませんでした
result-unknown-text = アドレスが不完全か、保存期間が過ぎて結果が削除された可能性があります。
result-unknown-start = テストを受ける

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最近の結果
result-latest-text = 掲載を希望した人の結果だけを載せています。
result-latest-someone = 匿名の方
