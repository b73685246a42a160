## テスト直後の結果ページ。落ち着いて、正確に、敬意をもって。
## 低いスコアには敬意を、高いスコアにもお世辞なしで。スコアには必ず誤差の範囲を添える。

result-title = 無料の結果
result-whole-title = あなたの結果

## 受検が有効かどうか。

result-valid-title = 採点できました
result-valid-text = 回答にも、かかった時間にも、結果の確かさを下げる点はありませんでした。
result-caution-title = 採点できました
result-caution-text = ただし、次の理由から、結果はやや不確かです。

## 受検について気づいた点。責めずに、事実だけを。

result-reason-low-effort = パズルを見る時間が十分にあった回答は、{ $figure }%にとどまりました。
result-reason-same-option = 同じ位置の選択肢を{ $figure }回続けて選んでいます。
result-reason-hurried = テスト全体を{ $figure }秒で終えています。すべてのパズルを見るには短すぎる時間です。
result-reason-like-guessing = 回答が、当てずっぽうで選んだ場合とほとんど区別できません。
result-reason-unfinished = 回答したパズルは全体の{ $figure }%で、スコアを出すには少なすぎます。
result-reason-pasted = { $figure }件の回答が、1つずつではなく、まとめて入力されました。
result-reason-instant = { $figure }件の回答が、パズルを見きれないほどの速さで入力されました。
result-reason-surprising = 難しいパズルに正解した一方で、やさしいパズルをいくつか間違えています。
result-reason-hard-part-too-good = 最も難しいパズルの成績が、それよりやさしいパズルの成績を大きく上回っています。
result-reason-left-tab = テスト中に、このページを{ $figure }回離れました。
result-reason-hidden = ページが画面に表示されていない時間が、合計で{ $figure }秒ありました。
result-reason-narrow-window = ウィンドウの幅が{ $figure }ピクセルしかなく、タイルが小さく表示されました。
result-reason-clock-jump = テスト中に端末の時計が変わったため、かかった時間を正確に確認できません。
result-reason-impossible-times = 回答にかかった時間の合計が、パズルを表示してから実際に経過した時間を超えています。
result-reason-other = 今回のテストには、採点を難しくする点がありました。

## 正解数。

result-right-label = 正解したパズル
result-right-figure = { $questions }問中{ $right }問
result-right-note = スコアは、正解の数だけでなく、どのパズルを解いたかで決まります。

## 幅のある範囲で示す区分。

result-likely-label = 最も可能性の高いIQの範囲
result-likely-text = 「{ $class }」の可能性：{ $percent }%
result-likely-list = 範囲ごとの可能性
result-likely-share = { $percent }%
result-likely-note = 1回のテストで1つに決めることはできないため、範囲ごとの可能性を示しています。スコアと誤差の範囲は、レポートでご覧いただけます。
result-curve-likely = IQスコアの分布曲線。最も可能性の高い範囲：{ $range }
result-chance-title = まずはもう一度、受けてみませんか
result-chance-text = { $questions }問中{ $right }問という正解数は、当てずっぽうで答えた場合とあまり変わりません。今の段階では、レポートからわかることは多くありません。落ち着いて取り組めるときに、新しいパズルでもう一度お試しください。無料です。
result-chance-button = 無料でもう一度受ける
result-range-from = { $limit }以上

## 無料テストのスコア。

result-score-label = あなたのIQスコア
result-score-above = { $iq }以上
result-score-below = { $iq }以下
result-margin = 誤差の範囲：{ $low }〜{ $high }
result-margin-from = 誤差の範囲：{ $low }以上
result-margin-to = 誤差の範囲：{ $high }以下
result-margin-note = 本当の値は、95%の確かさでこの範囲にあると考えられます。無料ミニテストは問題が少ないため、範囲は広めです。
result-margin-note-full = 本当の値は、95%の確かさでこの範囲にあると考えられます。
result-percentile-exact = あなたのスコアは、100人中およそ{ $percent }人を上回っています。
result-percentile-above = あなたのスコアは、100人中少なくとも{ $percent }人を上回っています。
result-percentile-below = あなたのスコアが上回るのは、100人中多くても{ $percent }人です。
result-class = あなたのスコアは「{ $class }」の区分（{ $range }）に入ります。
result-class-margin = 誤差の範囲を考えると、本当の値は「{ $low }」から「{ $high }」までのどこかにあると考えられます。
result-curve-score = IQスコアの分布曲線。あなたのスコア：{ $score }。{ $range }

## 結果の意味。

result-meaning-title = この結果からわかること
result-meaning-says = 図形の規則を見つける力を、ほかの人と比べたものです。これは知能の一部で、記憶、知識、速さはまた別の部分です。
result-meaning-not = 診断ではありません。あなたの価値や人柄を示すものでもありません。
result-meaning-low = 疲れているとき、周りが騒がしいとき、画面が小さいとき、こうしたパズルが初めてのときは、スコアが下がりやすくなります。思い当たることがあれば、十分に休んでから、もう一度受けてみてください。
result-norms-provisional = 暫定：比較データはまだ集めている途中です（版：{ $version }）。
result-norms = 比較データの版：{ $version }
result-measure-link = 結果をどこまで信頼できるか

## レポートと、購入への道。

result-report-title = IQスコアを数値で知る
result-report-lead = スコアと誤差の範囲、100人中の位置がわかります。21ページのレポートで、わかりやすく説明します。
result-report-price = { $price }から（税込）。お支払いは1回だけで、定期購入ではありません。14日以内なら返金を受けられます。
result-report-choose = レポートを選ぶ
result-report-sample = 先にレポートの見本を読む

## 購入した結果。

result-paid-title = あなたの結果

result-owned-title = パッケージの内容
result-owned-ready = ご利用いただける内容
result-owned-later = 準備中の内容
result-owned-later-text = 次の内容もパッケージに含まれますが、現在準備中です。お待ちいただくのが難しい場合は、{ $date }まで返金を受けられます。
result-owned-later-over = 次の内容もパッケージに含まれますが、現在準備中です。お待ちいただくのが難しい場合は、ご連絡ください。

result-more-title = レポートに内容を追加する
result-more-lead = お支払いは差額だけです。
result-more-adds = 「{ $package }」で加わる内容：
result-more-button = { $price }で追加する

result-bundle-left = セットのテストがあと{ $n }回分残っています。
result-bundle-how = 使い方
result-bundle-title = セットのテストがあと{ $n }回分残っています
result-bundle-text = セットの1回分を使うと、この結果のレポートを読めます。料金はかかりません。
result-bundle-use = { $n ->
    [1] 最後の1回分を使う
   *[other] 残り{ $n }回分から1回使う
}

## 返金。購入した結果とサポートページで使う。

result-refund-title = 返金を受ける
result-refund-text = { $date }まで、このご注文にお支払いいただいた全額の返金を受けられます。理由はお聞きしません。
result-refund-button = 返金を受ける
result-refund-sure = このご注文の全額返金を受けますか？　レポートはご覧いただけなくなります。無料の結果は残ります。
result-refund-yes = はい、返金を受ける
result-refund-no = レポートを残す
result-refund-requested = 受け付けました。{ $price }を、お支払いと同じ方法で返金します。
result-refund-underway = 返金の手続きを進めています。お支払いと同じ方法でお返しします。
result-refund-succeeded = { $price }の返金手続きが済みました。通常、5〜10営業日以内に反映されます。
result-refund-stuck = 1回目の返金手続きが完了せず、現在対応しています。数日たっても反映されない場合は、ご連絡ください。
result-refund-over = 返金をお受けできる14日間は終了しました。レポートに問題がある場合は、ご連絡ください。

result-call-busy = お待ちください…

result-note-refunded = 返金しました。無料の結果は引き続きご覧いただけます。
result-note-processing = 銀行でのお支払いの確認が、まだ済んでいません。確認でき次第、メールでお知らせします。もう一度お支払いいただく必要はありません。
result-note-review = お支払い内容を確認しています。確認が済むと、レポートをご覧いただけます。
result-note-support = サポートページへ

## 結果の保存。

result-keep-title = この結果をあとで見るには
result-keep-until = この結果は、{ $date }までこのURLでご覧いただけます。その後は削除されます。
result-keep-private = このページのURLを知っている人は、誰でも結果を見られます。
result-copy = URLをコピー
result-copied = URLをコピーしました
result-copy-failed = コピーできませんでした

## もう一度受ける。

result-again-title = もう一度受けたい方へ
result-again-text = 新しいパズルが出ます。この結果はそのまま残ります。
result-again-button = テストを受け直す

## 無料テストから本テストへ。

result-full-title = より正確に測りたい方へ
result-full-text = 本テストは問題数が多いため、より正確に測れます。正解数と、最も可能性の高いIQの範囲は、本テストでも無料です。スコアは有料レポートに含まれます。料金は開始前に表示します。
result-full-button = 本テストを始める

## 採点できない受検。

result-abnormal-title = テスト結果を分析できません
result-abnormal-text = 今回のテストは採点できませんでした。そのため、レポートの販売はしません。
result-abnormal-why = 理由
result-abnormal-what = 次にできること
result-abnormal-again-text = 静かな場所で、自分のペースで、新しいパズルをお試しください。時間をかけて考えるのは、まったく問題ありません。
result-abnormal-again = テストを受け直す
result-abnormal-contact-text = 判定が間違っていると思われる場合は、ご連絡ください。件名の番号をもとに、今回のテストを確認します。
result-abnormal-contact = サポートに連絡
result-abnormal-subject = テスト結果について（{ $order }）

## 表示できるものがないとき。

result-unknown-title = この結果が見つかりませんでした
result-unknown-text = URLが途中で切れているか、保存期間が過ぎて結果が削除された可能性があります。
result-unknown-start = テストを受ける

## Results that people let be listed, in a report and below the packages.

result-latest-title = 最近の結果
result-latest-text = 掲載を希望した人の結果です。
result-latest-someone = 匿名
