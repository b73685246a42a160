## テスト直後の結果ページ。落ち着いて、正確に、敬意をもって。
## 低いスコアには敬意を、高いスコアにもお世辞なしで。スコアには必ず誤差の範囲を添える。

result-title = 無料の結果
result-whole-title = あなたの結果

## 受検が有効かどうか。

result-valid-title = 今回の受検は有効です
result-valid-text = 回答と時間から、真剣に取り組んだものと見られるため、採点できます。
result-caution-title = 今回の受検は有効です（注記あり）
result-caution-text = 採点はできますが、次の点でスコアの確かさが下がります。

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
result-reason-other = ほかにも、この受検の判断を難しくする点がありました。

## 正解数。

result-right-label = パズルの正解数
result-right-figure = { $questions }問中{ $right }問
result-right-note = パズルごとに難しさが違うため、正解数だけではスコアになりません。

## 幅のある範囲で示す区分。

result-band-label = IQの区分（幅のある範囲）
result-band-one = スコアは「{ $class }」の区分に入ります。
result-band-many = スコアの誤差の範囲は、「{ $low }」から「{ $high }」までの区分にわたります。
result-range-from = { $limit }以上
result-curve-band = IQスコアの釣鐘型の曲線。あなたの範囲：{ $range }
result-classes-label = 範囲に入る区分
result-band-why = 範囲はあえて広くしています。この測り方でスコアがとりうる値を、すべて含みます。

## 無料テストのスコア。

result-score-label = あなたのIQスコア
result-score-above = { $iq }以上
result-score-below = { $iq }以下
result-margin = 誤差の範囲 { $low }〜{ $high }
result-margin-from = 誤差の範囲 { $low }以上
result-margin-to = 誤差の範囲 { $high }以下
result-margin-note = 100回のうち95回は、本当の値が誤差の範囲に入ります。このテストは短いため、範囲が広くなります。
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

## レポート（まだ購入できない）。

result-report-title = レポートで加わる内容
result-report-lead = 正確なスコアと誤差の範囲、順位などです。各パッケージには、1つ前のパッケージの内容がすべて含まれます。
result-report-price = お住まいの地域では{ $price }から（税込）。お支払いは1回だけで、定期購入ではありません。
result-report-choose = レポートを選ぶ

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [1] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [1] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [1] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
