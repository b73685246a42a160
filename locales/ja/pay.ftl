## Buying the report.

## The packages.

pay-choose-title = レポートを選ぶ
pay-choose-lead = 上位のレポートには、下位のレポートの内容がすべて含まれます。あとから差額だけでアップグレードできます。
pay-popular = 一番人気
pay-choose-button = 購入手続きへ（{ $price }）
pay-list-price = 通常価格
pay-member-price = 割引価格
pay-member-note = 割引後の価格です。割引は、購入時のメールアドレスに付いています。ここでも同じメールアドレスをお使いください。
pay-promise-once = お支払いは1回だけ、定期購入なし
pay-promise-tax = 税込
pay-promise-back = 14日以内ならボタンひとつで返金
pay-bundle-line = 繰り返し受けるなら、「{ $package }」3回分で{ $price }。このテストと、お好きなときに受けられるあと2回分です。
pay-bundle-link = セットを見る
pay-closed = 現在、レポートの販売を休止しています。無料の結果は引き続きご覧いただけます。
pay-sample-link = 先にレポートの見本を読む
pay-back-to-result = 無料の結果に戻る

pay-owned-title = このレポートは購入済みです
pay-owned-text = いつでも開けます。リンクはメールでもお送りしています。
pay-owned-open = レポートを開く
pay-owned-more = 追加できる内容
pay-owned-add = { $price }で追加する

## Payment.

pay-title = お支払い
pay-item-label = ご購入内容
pay-total-label = 合計
pay-item-change = 別のレポートを選ぶ

pay-email-label = メールアドレス
pay-email-hint = レポートと領収書をお送りします。1週間後に一度だけ、レビューをお願いすることがあります。いつでもお断りいただけます。
pay-email-missing = メールアドレスを入力してください
pay-email-malformed = メールアドレスの形式が正しくありません。入力内容をご確認ください。
pay-email-meant = { $email } ではありませんか？

pay-method-label = お支払い方法
pay-method-missing = お支払い方法を選択してください。
pay-method-or = または
pay-card-safety = カード情報は決済会社に直接送られます。当サイトが見ることも、保存することもありません。
pay-method-loading = お支払い方法を読み込み中…

pay-box-supply = 撤回期間の終了を待たずに、ただちに提供が始まることに同意します。
pay-box-waiver = 提供が始まると、撤回権（キャンセルする権利）がなくなることを理解しています。
pay-box-note = その場合も、14日以内なら返金を受けられます。これは当サイト独自のお約束です。
pay-box-missing = すぐに受け取るには、こちらにチェックを入れてください。

pay-button = 注文を確定して{ $price }を支払う
pay-button-order = 注文を確定して支払う
pay-button-busy = お支払いの処理中

pay-declined-title = お支払いができませんでした
pay-declined-text = 請求は行われていません。もう一度試すか、別のお支払い方法をお選びください。
pay-order-failed = 注文を作成できませんでした。もう一度お試しください。請求は行われていません。
pay-too-many = 試行回数が多すぎます。数分待ってから、もう一度お試しください。
pay-price-changed = 価格が{ $old }から{ $new }に変わりました。請求は行われていません。新しい価格でよろしければ、もう一度ボタンを押してください。
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
pay-review-delivery-value = お支払いの確認後すぐに、このサイトでご覧いただけます。リンクを { $email } にもお送りします。
pay-review-refund = キャンセル・返金
pay-review-refund-value = 購入から14日以内であれば、レポート内のボタンひとつで全額を返金します。理由はお聞きしません。
pay-review-later = 準備中の内容
pay-review-period = 利用期間・動作環境
pay-review-period-value = 期限はありません。最新のブラウザで、このサイトからご覧いただけます。
pay-review-seller = 販売業者
pay-review-back = 内容を変更する

## Waiting for the payment.

pay-check-title = お支払いの確認中
pay-check-text = お支払いを確認しています。通常は数秒で終わります。
pay-check-open-title = お支払いがまだ確認できません
pay-check-open-text = 銀行の画面を閉じた場合、請求は行われていません。もう一度お試しください。お支払いを済ませたばかりの場合は、このままお待ちください。画面は自動で更新されます。
pay-check-processing-title = 銀行またはお店からの確認待ちです
pay-check-processing-text = お支払いは処理中です。方法によって、数分から数日かかります。このページは閉じてかまいません。確認でき次第、メールでお知らせします。
pay-check-late-title = 通常より時間がかかっています
pay-check-late-text = このページは閉じてかまいません。お支払いが確認でき次第、メールでお知らせします。
pay-check-expired-title = 期限までにお支払いが完了しませんでした
pay-check-expired-text = 請求は行われていません。最初からやり直せます。
pay-check-review-title = お支払い内容を確認しています
pay-check-review-text = 確認が必要な点があります。メールでご連絡したうえで、レポートをお届けするか、返金いたします。
pay-check-refunded-title = 返金しました
pay-check-refunded-text = この購入の手続きは終了しています。ほかに必要な手続きはありません。
pay-check-none-title = まだ購入されていません
pay-check-none-text = このテストのお支払いはありません。
pay-check-retry = もう一度試す
pay-check-choose = レポートを選ぶ

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
pay-success-view = レポートを開く
pay-countdown = { $seconds }秒後に自動で開きます。
pay-countdown-stop = 停止
pay-countdown-stopped = 自動で開くのを止めました。お好きなときに開いてください。

pay-clock-title = お届け状況
pay-clock-made = レポート作成
pay-clock-sent = メール送信
pay-clock-accepted = メールサーバーが受信
pay-clock-open = 未完了
pay-clock-answer = サーバーの応答：{ $answer }
pay-clock-unconfirmed = メールを送信しましたが、メールサーバーから受信の確認が届いていません。メールが届かない場合は、再送してください。
pay-clock-refused = レポートを送信できませんでした。メールアドレスをご確認ください。

pay-address = リンクの送り先：{ $email }
pay-address-change = メールアドレスを変更する
pay-address-label = 送り先のメールアドレス
pay-address-send = 送信
pay-address-sent = レポートを送信しました。受信トレイをご確認ください。
pay-address-failed = レポートを送信できませんでした。メールアドレスをご確認のうえ、もう一度お試しください。
pay-refund-hint = 気が変わったときは、{ $date }まで、レポート内のボタンひとつで返金を受けられます。
pay-success-tests = セットのテストがあと{ $tests }回分残っています。
pay-success-tests-link = セットを使う
pay-success-account = ログインすると、すべてのレポートを1か所で見られます

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 領収書は { $email } にお送りします。
pay-member-ends = 本日から{ $months }か月間有効です。期限が来ると自動的に終了し、更新されることはありません。
pay-member-back = マイショップに戻る
pay-member-change = 今は購入しない
pay-member-review-delivery = お支払い後すぐに始まります。領収書は { $email } にお送りします。
pay-success-member-title = メンバー登録が完了しました
pay-success-member-text = { $date }まで、すべて20%割引になります。購入の際にログインするだけです。
pay-success-member-shop = マイショップへ

pay-member-review-item = { $name }（{ $months }か月）
pay-member-review-refund = 購入から14日以内であれば、マイショップのボタンひとつで全額を返金します。理由はお聞きしません。
pay-success-member-refund = 気が変わったときは、{ $date }まで、マイショップのボタンひとつで返金を受けられます。

## A membership that renews itself until it is cancelled.

pay-plan-button = 注文を確定して{ $price }を支払う（次回{ $date }）
pay-plan-promise = 本日{ $price }、次回は{ $date }。以後、解約するまで続きます
pay-plan-ends = 解約するまで、{ $months }か月ごとに更新されます。更新の7日前にメールでお知らせします。

pay-recommended = おすすめ
pay-recommended-why = ほとんどの方にはこれで十分です。スコアと100人中の位置に加えて、間違えたパズルの解説が付きます。
