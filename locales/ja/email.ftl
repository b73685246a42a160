## Letters: receipt, refund, withdrawal, change of address, links, failed payment. Short, calm, no advertising.

email-subject-receipt = 【{ $site }】レポートのご用意ができました（領収書）
email-subject-refund = { $money }の返金手続きをしました
email-subject-withdrawal = 契約の撤回を受け付けました
email-subject-address-changed = メールアドレスが変更されました
email-subject-retrieve = レポートのリンクをお送りします
email-subject-payment-failed = お支払いが完了しませんでした
email-subject-slip-expired = お支払いの期限が過ぎました
email-subject-certificate = 証明書ができました

## Receipt

email-receipt-title = レポートができました
email-receipt-lead = ご購入ありがとうございます。「{ $test }」のレポートができました。このリンクからいつでもご覧いただけます。リンクを知っている人は誰でもレポートを読めますので、ほかの人には教えないでください。
email-receipt-button = レポートを開く
email-receipt-tests-left = セットのテストがあと{ $n }回分残っています。お好きなときにお受けください。受けたあとは、追加のお支払いなしでレポートを開けます。
email-receipt-member = 20%割引に期限はありません。このメールアドレスでログインすると、どのページにも割引価格が表示されます。
email-receipt-once = お支払いは今回の1回だけです。定期購入ではなく、自動更新もありません。
email-receipt-consent = お支払いの前に、お客様は、14日間の撤回期間の終了を待たずに、ただちに提供を始めることを希望されました。また、提供が始まると撤回権（キャンセルする権利）がなくなることを理解していると確認されました。このメールをもって、以上の2点を確認いたします。
email-receipt-money-back = ご期待に沿わなかった場合は、お支払いから14日以内であれば返金いたします。
email-receipt-money-back-link = 返金を受ける
email-receipt-heading = 領収書

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = パッケージ
email-row-test = テスト
email-row-contains = 内容
email-item-later = { $item }（準備中）
email-row-paid = お支払い額
email-row-amount = 金額
email-row-paid-on = お支払い日
email-row-method = お支払い方法
email-row-order = 注文番号
email-row-seller = 販売業者
email-row-name = お名前
email-row-received = 受付日時
email-row-requested = 申込日時
email-row-declaration = 意思表示の内容
email-row-made = 発行日時
email-money-with-tax = { $money }（税込）
email-method-card = カード
email-moment = { $date } { $time }（UTC）
email-day = { $date }（UTC）

## Refund: one sentence by its reason.

email-refund-title = 返金の手続きをしました
email-refund-buyer = 返金のお申し込みを受け付けました。{ $money }をお返しします。
email-refund-withdrawal = 契約の撤回を受け付けました。{ $money }をお返しします。
email-refund-double = 同じご注文に2回お支払いいただいていました。2回目の{ $money }をお返しします。
email-refund-undelivered = ご購入いただいた内容をお届けできませんでした。申し訳ございません。{ $money }をお返しします。
email-refund-abnormal = 回答を分析できなかったため、レポートの代金はいただきません。{ $money }をお返しします。
email-refund-operator = { $money }をお返しします。
email-refund-overlap = 上位のパッケージをご購入になったとき、その一部はすでにお支払い済みでした。その分の{ $money }をお返しします。
email-refund-with-base = ご注文の返金に伴い、追加でご購入いただいた分もお返しします。金額は{ $money }です。
email-refund-way = お支払いと同じ方法でお返しします。多くの銀行やカード会社では、5〜10営業日以内に反映されます。
email-refund-bank = 現金でのお支払いは、同じ方法ではお返しできません。決済会社Stripeから、返金先の銀行口座をお伺いするメールが届きます。ご回答いただくと、通常は数営業日で入金されます。

## Withdrawal from the contract

email-withdrawal-title = 契約の撤回を受け付けました
email-withdrawal-lead = 契約の撤回を確かに受け付けました。ほかに必要なお手続きはありません。
email-withdrawal-words = パッケージ「{ $package }」の契約を撤回します。
email-withdrawal-money = お支払いいただいた金額は、遅くとも14日以内に、お支払いと同じ方法でお返しします。

## Change of address, told to the old one

email-address-changed-title = メールアドレスが変更されました
email-address-changed-lead = ご注文のメールアドレスが { $old } から { $new } に変更されました。今後、このご注文に関するメールは新しいメールアドレスにお送りします。
email-address-changed-not-you = お心当たりがない場合は、{ $email } までご連絡ください。
email-row-changed = 変更日時

## Links that somebody asked for

email-retrieve-title = あなたのレポート
email-retrieve-lead = ご依頼のあったレポートのリンクです。リンクを知っている人は誰でもそのレポートを読めますので、ほかの人には教えないでください。
email-retrieve-link = { $test }（{ $date }）
email-retrieve-not-you = お心当たりがない場合は、このメールを破棄してください。何も変更されていません。

## A payment that took days and failed

email-payment-failed-title = お支払いが完了しませんでした
email-payment-failed-lead = 「{ $package }」の代金{ $money }のお支払いが完了しませんでした。請求は行われていません。
email-payment-failed-button = もう一度試す
email-payment-failed-kept = 結果は保存されています。別のお支払い方法もお選びいただけます。
email-slip-expired-title = お支払いの期限が過ぎました
email-slip-expired-lead = 「{ $package }」（{ $money }）のご注文は、期限までにお支払いがなかったため無効になりました。請求は行われていません。

## Under every letter

email-link-hint = ボタンが使えない場合は、次のURLをブラウザに貼り付けてください：
email-questions = ご質問は、このメールに返信するか、{ $email } までお寄せください。
email-why = このメールアドレスが{ $site }でのご注文に使われたため、お送りしています。
email-why-account = このメールアドレスが{ $site }で入力されたため、お送りしています。

## A certificate was made

email-certificate-title = 証明書ができました
email-certificate-lead = 下記のお名前で受検証明書を発行しました。リンクまたはQRコードを持っている人には、お名前、スコアと誤差の範囲、受検日が表示されます。
email-certificate-button = 公開される内容を確認する
email-certificate-revoke = お名前を隠すことも、証明書を取り消すことも、レポートからいつでもできます。お心当たりがない場合は、レポートのリンクがほかの人に知られている可能性があります。レポートから証明書を取り消してください。
email-certificate-revoke-link = 名前を隠す・証明書を取り消す

## Sign-in letters: a link and a code.

email-subject-sign-in = 【{ $site }】ログイン用のリンクとコード
email-subject-register = 【{ $site }】メールアドレスの確認
email-subject-already-registered = 【{ $site }】すでにアカウントをお持ちです
email-subject-password-code = 【{ $site }】確認コードのお知らせ
email-sign-in-title = { $site }へのログイン
email-sign-in-lead = ボタンを押すとログインできます。リンクは1回だけ使え、10分で無効になります。
email-sign-in-button = ログイン
email-sign-in-code = または、ログイン画面に次のコードを入力してください。10分間有効です。
email-sign-in-not-you = お心当たりがない場合は、このメールを破棄してください。このメールがなければ、誰もログインできません。
email-register-title = メールアドレスの確認
email-register-lead = 登録画面に次のコードを入力すると、登録が完了します。
email-already-registered-title = すでにアカウントをお持ちです
email-already-registered-lead = お客様のメールアドレスで、新規登録の操作がありました。ご本人の場合は、そのままログインしてください。リンクは1回だけ使え、10分で無効になります。
email-password-code-title = パスワードの再設定
email-password-code-lead = パスワードを再設定する画面に次のコードを入力して、新しいパスワードを設定してください。10分間有効です。
email-receipt-sign-in-heading = すべてのレポートを1か所で
email-receipt-sign-in = メールアドレスがそのままアカウントになり、パスワードは不要です。このリンクは1回だけ使え、10分で無効になります。

## What happened to an account, for its owner.

email-subject-new-device = アカウントに新しいログインがありました
email-subject-password-set = パスワードが設定されました
email-subject-password-changed = パスワードが変更されました
email-subject-passkey-added = パスキーが追加されました
email-subject-passkey-removed = パスキーが削除されました
email-subject-passkey-disabled = パスキーを無効にしました
email-subject-provider-connected = { $provider }と連携しました
email-subject-provider-disconnected = { $provider }との連携を解除しました
email-subject-export-ready = データの準備ができました
email-subject-account-deleted = アカウントを削除しました
email-new-device-lead = 新しい端末から、お客様のアカウントにログインがありました。
email-password-set-lead = お客様のアカウントにパスワードが設定されました。
email-password-changed-lead = お客様のアカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。
email-passkey-added-lead = お客様のアカウントにパスキーが追加されました。これからは、メールもパスワードも使わずにログインできます。
email-passkey-removed-lead = お客様のアカウントからパスキーが削除されました。このパスキーではもうログインできません。
email-passkey-disabled-lead = パスキーが複製された可能性があるため、アカウントを守るために無効にしました。メールのリンクでログインし、設定からこのパスキーを削除して、新しいパスキーを追加してください。
email-provider-connected-lead = これからは{ $provider }でログインできます。
email-provider-disconnected-lead = { $provider }ではもうログインできません。
email-export-ready-lead = お客様について保存しているすべてのデータのコピーをご用意しました。7日以内に、ログインしてダウンロードしてください。
email-export-ready-button = データをダウンロード
email-account-deleted-lead = お客様のアカウントと、テスト、結果、レポート、証明書、メールなど、その中のすべてのデータを削除しました。ご購入については、税法で必要な記録だけを、お名前とメールアドレスを除いて保管します。アカウントに関するメールは、これが最後です。
email-row-when = 日時
email-row-device = 端末
email-row-passkey = パスキー
email-device = { $browser } { $system }
email-notice-not-you = お心当たりがない場合は、ログインして新しいパスワードを設定し、ほかの端末をすべてログアウトしてください。
email-notice-settings = 設定を開く

email-subject-review = レポートはいかがでしたか
email-review-title = ご感想をお聞かせください
email-review-lead = 1週間前に「{ $test }」のレポートをお届けしました。これから受ける方のために、ご感想をお聞かせいただけますか。星を選ぶだけでもかまいません。文章は任意で、表示名も自由にお決めいただけます。
email-review-button = レビューを書く
email-review-terms = レビューの謝礼はありません。評価の高低にかかわらず同じように掲載します。同じリンクから、いつでも変更や取り下げができます。
email-review-no-letters = このご注文についてレビューをお願いするのは、この1回だけです。今後のご注文でもお願いが不要な場合は、こちらからお知らせください。
email-review-no-letters-link = 今後は受け取らない

## Receipt of a membership: paid once, ends by itself.

email-subject-member = 【{ $site }】メンバー登録が完了しました（領収書）
email-member-title = メンバー登録が完了しました
email-member-lead = ありがとうございます。{ $date }まで、レポート、アップグレード、テスト3回分のセットがすべて20%割引になります。購入の際にログインするだけです。
email-member-button = マイショップを開く
email-row-member-until = 有効期限
email-member-once = お支払いは今回の1回だけです。メンバーシップはその日に自動的に終了し、更新されることはありません。

## A membership that renews itself until it is cancelled.

email-refund-cancelled = 今回の請求より前に解約されていたため、全額の{ $money }をお返しします。
email-subject-plan-reminder = メンバーシップは{ $date }に更新されます
email-plan-reminder-title = メンバーシップの更新が近づいています
email-plan-reminder-lead = { $date }に、次の期間分として{ $money }をカードに請求します。継続される場合、お手続きは不要です。
email-plan-reminder-note = 更新を希望されない場合は、このボタンを押し、開いたページで解約してください。ログインは不要です。更新日まではメンバーとしてご利用いただけます。
email-plan-cancel-button = 自動更新を解約する
email-subject-plan-failed = メンバーシップを更新できませんでした
email-plan-failed-title = メンバーシップを更新できませんでした
email-plan-failed-lead = 次の期間分の{ $money }の請求が、銀行またはカード会社に承認されませんでした。決済会社のStripeが、数日以内に再度請求することがあります。それでも承認されない場合、メンバーシップはそのまま終了し、お支払いは発生しません。
email-plan-failed-note = 更新を希望されない場合は、こちらから解約できます。ログインは不要です。
email-subject-plan-cancelled = メンバーシップは更新されません
email-plan-cancelled-title = メンバーシップは更新されません
email-plan-cancelled-lead = 解約しました。今後の請求はありません。
email-plan-cancelled-until = お支払い済みの期間が終わる{ $date }まで、メンバーとしてご利用いただけます。
email-member-renews = メンバーシップは{ $date }に{ $money }で更新され、その後も解約するまで更新が続きます。更新の7日前に、毎回メールでお知らせします。
email-member-cancel = 更新を希望されない場合は、ログインなしでいつでも解約できます。
email-member-cancel-link = 自動更新を解約する
