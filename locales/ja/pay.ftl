## Buying the report.

## The packages.

pay-choose-title = レポートを選ぶ
pay-choose-lead = 知りたい内容に合わせてお選びください。各パッケージには、1つ前のパッケージの内容がすべて含まれます。
pay-popular = 一番選ばれています
pay-choose-button = { $price }で進む
pay-list-price = 通常価格
pay-member-price = お支払い価格
pay-member-note = この価格は、割引をご購入になったときのメールアドレスでお支払いの場合に適用されます。
pay-promise-once = お支払いは1回だけ、定期購入なし
pay-promise-tax = 税込
pay-promise-back = 14日以内ならボタンひとつで返金
pay-bundle-line = テスト3回分で{ $price }：このテストと、お好きなときに受けるあと2回に「{ $package }」が付きます。
pay-bundle-link = セットを見る
pay-closed = 現在、こちらで購入できるものはありません。無料の結果はそのままご覧いただけます。
pay-sample-link = 先にレポートの見本を読む
pay-back-to-result = 無料の結果に戻る

pay-owned-title = このレポートは購入済みです
pay-owned-text = 専用のアドレスでいつでも開けます。リンクはメールにもお送りしています。
pay-owned-open = レポートを開く
pay-owned-more = 追加できる内容
pay-owned-add = { $price }で追加する

## Payment.

pay-title = お支払い
pay-item-label = ご購入内容
pay-total-label = 合計
pay-item-change = 別のパッケージを選ぶ

pay-email-label = メールアドレス
pay-email-hint = レポートと領収書をこのアドレスにお送りします。1週間後に一度だけレビューをお願いすることがあります。いつでもお断りいただけます。
pay-email-missing = メールアドレスを入力してください
pay-email-malformed = 正しいメールアドレスを入力してください
pay-email-meant = { $email } ではありませんか？

pay-method-label = お支払い方法
pay-method-missing = お支払い方法を選択してください。
pay-method-or = または
pay-card-safety = カード情報は決済会社に直接送られます。当サイトが見ることも、保存することもありません。
pay-method-loading = お支払い方法を読み込み中…

pay-box-supply = 撤回期間の終了前に、ただちに提供が始まることに同意します。
pay-box-waiver = 提供が始まると、撤回権が消滅することを承知しています。
pay-box-note = それでも、当サイトの約束は変わりません。14日以内ならボタンひとつで返金します。
pay-box-missing = こちらにチェックがないと、すぐに提供できません。

pay-button = 注文を確定して{ $price }を支払う
pay-button-order = 注文を確定して支払う
pay-button-busy = お支払いの処理中

pay-declined-title = お支払いができませんでした
pay-declined-text = 請求は行われていません。もう一度試すか、別のお支払い方法をお選びください。
pay-order-failed = 注文を作成できませんでした。もう一度お試しください。
pay-too-many = 試行回数が多すぎます。数分待ってから、もう一度お試しください。
pay-price-changed = 価格が{ $old }から{ $new }に変わりました。請求は行われていません。よろしければ、もう一度ボタンを押してください。
pay-connection-failed = 接続できませんでした。もう一度お試しください。
pay-connection-retry = もう一度試す

## The last look before paying. Japanese law asks for it.

pay-review-button = 注文内容の確認へ
pay-review-title = ご注文内容の最終確認
pay-review-item = 商品・数量
pay-review-item-value = { $name }（デジタルレポート1点）
pay-review-amount = お支払い総額（税込）
pay-review-paying = お支払いの方法と時期
pay-review-paying-value = お支払いは1回だけです。カードやウォレットはご注文時、コンビニや銀行は次の画面に表示される期日までのお支払いとなります。
pay-review-delivery = 提供の時期
pay-review-delivery-value = お支払いの確認後すぐに、このサイトで開けます。{ $email } にもメールでお送りします。
pay-review-refund = 撤回・返金
pay-review-refund-value = 購入から14日以内であれば、レポート内のボタンひとつで全額を返金します。理由はお聞きしません。
pay-review-later = 準備中の内容
pay-review-period = 利用期間・動作環境
pay-review-period-value = 期限はありません。最新のブラウザで、このサイトからご覧いただけます。
pay-review-seller = 販売業者
pay-review-back = 内容を変更する

## Waiting for the payment.

pay-check-title = お支払いの確認中
pay-check-text = 決済会社に確認しています。通常は数秒で終わります。
pay-check-open-title = お支払いがまだ確認できません
pay-check-open-text = 銀行の画面を閉じた場合、請求は行われていません。もう一度お試しいただけます。お支払いを済ませたばかりの場合は、このままお待ちください。このページが確認を続けます。
pay-check-processing-title = 銀行またはお店からの確認待ちです
pay-check-processing-text = お支払いは処理中です。方法によって、数分から数日かかります。このページは閉じてかまいません。確認でき次第、メールでお知らせします。
pay-check-late-title = 通常より時間がかかっています
pay-check-late-text = このページは閉じてかまいません。お支払いが確認でき次第、メールでお知らせします。
pay-check-expired-title = 期限までにお支払いが完了しませんでした
pay-check-expired-text = 請求は行われていません。最初からやり直せます。
pay-check-review-title = 担当者がお支払いを確認しています
pay-check-review-text = お支払いに一致しない点があります。メールでご連絡したうえで、レポートを提供するか、代金をお返しします。
pay-check-refunded-title = 返金しました
pay-check-refunded-text = この購入は終了しています。
pay-check-none-title = まだ何も購入されていません
pay-check-none-text = このアドレスに対応するお支払いはありません。
pay-check-retry = もう一度試す
pay-check-choose = パッケージを見る

## A failed payment.

pay-failed-title = お支払いができませんでした
pay-failed-text = 請求は行われていません。結果は保存されています。
pay-failed-retry = もう一度試す
pay-failed-method = 別のお支払い方法を選ぶ
pay-failed-help = サポートを見る

## Bought.

pay-success-title = レポートができました
pay-success-making-title = お支払いを確認しました
pay-success-making-text = レポートを作成しています。数秒で終わります。
pay-success-view = レポートを見る
pay-countdown = { $seconds }秒後に自動で開きます。
pay-countdown-stop = 止める
pay-countdown-stopped = 止めました。お好きなときに開いてください。

pay-clock-title = お届け状況
pay-clock-made = レポート作成
pay-clock-sent = メール送信
pay-clock-accepted = お使いのメールサーバーが受け付け
pay-clock-open = 未完了
pay-clock-answer = サーバーの応答：{ $answer }
pay-clock-unconfirmed = メールサーバーにメールを渡しましたが、受け付けの確認がありません。届かない場合は、再送してください。
pay-clock-refused = レポートを送信できませんでした

pay-address = 送り先：{ $email }
pay-address-change = アドレスが違いますか？
pay-address-label = 送り先のアドレス
pay-address-send = 送信
pay-address-sent = レポートを送信しました
pay-address-failed = レポートを送信できませんでした
pay-refund-hint = お気持ちが変わったら、{ $date }までレポート内のボタンひとつで返金を受けられます。
pay-success-tests = あと{ $tests }回分のテストを利用できます。
pay-success-tests-link = 今すぐ使う
pay-success-account = ログインすると、すべてのレポートを1か所で見られます

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 領収書は { $email } にお送りします。
pay-member-ends = 本日から{ $months }か月間有効です。期限が来ると終了し、自動更新はありません。
pay-member-back = マイショップに戻る
pay-member-change = 今は購入しない
pay-member-review-delivery = お支払い後すぐに開始（領収書の送付先：{ $email }）
pay-success-member-title = メンバー登録が完了しました
pay-success-member-text = { $date }まで、すべてが20%割引になります。ご購入の際にログインするだけです。
pay-success-member-shop = マイショップへ

pay-member-review-item = { $name }（{ $months }か月）
pay-member-review-refund = 14日以内なら、マイショップのボタンから全額返金を受けられます。理由は不要です。
pay-success-member-refund = お気持ちが変わったら、{ $date }までマイショップのボタンひとつで返金を受けられます。

## A membership that renews itself until it is cancelled.

pay-plan-button = 注文を確定して{ $price }を支払う（次回{ $date }）
pay-plan-promise = 本日{ $price }、次回は{ $date }。解約されるまで続きます
pay-plan-ends = 解約されるまで{ $months }か月ごとに更新されます。7日前にメールでお知らせします。

pay-recommended = おすすめ
pay-recommended-why = ほとんどの方にはこれで十分です。スコアと順位に加えて、間違えたパズルの解説が付きます。
