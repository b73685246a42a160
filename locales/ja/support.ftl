## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = メールアドレス
support-email-missing = メールアドレスを入力してください
support-email-wrong = 正しいメールアドレスを入力してください
support-email-hint = { $email } ではありませんか？
support-order-label = 注文番号
support-order-missing = 注文番号を入力してください。
support-order-unknown = この番号の注文は見つかりませんでした。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = レポートを再取得
support-retrieve-lead = 購入時のメールアドレスを入力してください。そのアドレスで購入したすべてのレポートのリンクを、同じアドレスにお送りします。
support-retrieve-send = 送信
support-retrieve-sent = レポートを送信しました
support-retrieve-sent-text = { $email } にリンクをお送りしています。1、2分かかることがあります。届かない場合は、迷惑メールフォルダをご確認ください。
support-retrieve-another = 別のアドレスを使う
support-retrieve-failed = レポートを送信できませんでした
support-retrieve-other-title = そのアドレスが使えなくなりましたか？
support-retrieve-other-text = レポートがブラウザで開いたままであれば、そのサポートページでアドレスを変更できます。ご連絡いただいてもかまいません。
support-retrieve-other-link = サポートページへ

## /support without an order.

support-title = サポート
support-lead = レポートの状況の確認、再送、送り先の変更、返金、契約の撤回ができます。アカウントは不要です。
support-find-title = ご注文
support-find-text = 領収書のリンクから開けます。お手元にない場合は、リンクをメールでお送りします。
support-find-retrieve = リンクをメールで受け取る
support-contact-title = お問い合わせ
support-contact-text = 担当者が読みます。注文番号をお持ちの場合はお書き添えください。カード番号は送らないでください。
support-contact-subject = 注文番号{ $order }

## /support with an order.

support-order-title = ご注文
support-order-package = パッケージ
support-order-price = 価格
support-order-paid = お支払い日時
support-order-email = レポートの送り先
support-order-number = 注文番号
support-order-price-text = { $price }（税込）
support-moment = { $date } { $time }
support-order-open = レポートを開く
support-order-free = 無料の結果を見る
support-order-packages = パッケージを見る
support-order-check = お支払いの状況を見る
support-order-other = 別の注文を調べる

support-state-none = この注文では何も購入されていません。無料の結果はご覧いただけます。
support-state-open = この注文のお支払いは済んでいません。請求は行われていません。
support-state-processing = お支払いは銀行で処理中で、まだ確認が取れていません。確認でき次第メールでお知らせします。もう一度お支払いいただく必要はありません。
support-state-review = お支払いに一致しない点があるため、提供の前に担当者が確認しています。ご不安な点があれば、ご連絡ください。
support-state-paid = お支払い済みです。レポートを作成しています。
support-state-fulfilled = お支払い済みです。レポートができています。
support-state-part-refunded = { $amount }を返金しました。レポートは引き続きご覧いただけます。
support-state-disputed = このお支払いについて、銀行に異議の申し立てがあります。その間もレポートはご覧いただけます。
support-state-refunded = 返金しました。無料の結果は残ります。
support-state-owed = 返金しましたが、届きませんでした。もう一度お送りします。別の方法が必要な場合はメールでご連絡します。

## Delivery.

support-delivery-title = お届け状況
support-delivery-text = リンクの送り先：{ $email }
support-delivery-made = レポート作成
support-delivery-sent = メール送信
support-delivery-accepted = お使いのメールサーバーが受け付け
support-delivery-not-yet = 未完了
support-delivery-unconfirmed = メールサーバーにメールを渡しましたが、その後の状況がわかりません。届いていない場合は、再送してください。
support-delivery-refused = メールサーバーがメールを受け付けませんでした。アドレスをご確認ください。
support-resend = 再送する
support-resent = レポートを送信しました
support-resend-failed = レポートを送信できませんでした
support-fix = アドレスを変更する
support-fix-label = 新しいメールアドレス
support-fix-text = 新しいアドレスにすぐレポートをお送りします。以前のアドレスには、変更をお知らせします。
support-fix-save = 変更して送信
support-fixed = 変更しました。{ $email } にレポートをお送りしています。
support-cancel = キャンセル

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 契約の撤回
support-withdraw-text = EUまたは英国の消費者は、購入から14日以内であれば、理由を示さずに契約を撤回できます。手続きは2段階で、アカウントは不要です。代金は全額お返しします。
support-withdraw-open = ここで契約を撤回する
support-withdraw-form = このフォームで、下記の注文に関する契約を撤回する意思を表示します。
support-withdraw-name = お名前
support-withdraw-name-missing = お名前を入力してください。
support-withdraw-email = 確認メールの送り先アドレス
support-withdraw-order-help = 領収書に記載されています。お手元にない場合：
support-withdraw-order-link = リンクをメールで受け取る
support-withdraw-confirm = 撤回を確定する
support-withdraw-done = 契約の撤回を受け付けました
support-withdraw-done-text = 受付日時は{ $moment }です。この日時を記した確認を { $email } にお送りします。代金は、お支払いと同じ方法で全額お返しします。
support-withdraw-before = この契約は{ $moment }に撤回されています。

## /triplePurchase: three tests for one price.

support-triple-title = テスト{ $n }回分で{ $price }
support-triple-tab = テスト3回分のセット
support-triple-lead = 先ほど受けたテストのレポートと、お好きなときに受けられるテストあと{ $n }回分です。
support-triple-holds-title = 各テストの内容
support-triple-sum-title = 料金の内訳
support-triple-sum-apart = 「{ $package }」を1回ずつ{ $n }回購入
support-triple-sum-bundle = セット
support-triple-sum-saved = お得額
support-triple-terms = 税込。お支払いは1回だけで、定期購入ではありません。14日以内なら返金します。
support-triple-buy = { $price }で購入する
support-triple-first-text = セットは、受けたテストをもとに購入できます。まずテストを受けてください。IQの区分（幅のある範囲）は無料です。
support-triple-first = テストを受ける
support-triple-closed = この注文では、セットを購入できません。
support-triple-result = 結果に戻る
support-triple-left-title = テストがあと{ $n }回分残っています
support-triple-left-text = お好きなときにテストを受けてください。無料の結果にある専用のボタンを押すと、追加のお支払いなしでレポートが開きます。このブラウザにはセットが記録されています。ほかの端末では、領収書のリンクをお使いください。
support-triple-left-start = 次のテストを受ける
support-triple-none-title = このセットのテストはすべて使用済みです
support-triple-none-text = どのテストにも、それぞれのレポートがあります。すべてのリンクをメールで受け取れます。

support-forget-title = この端末
support-forget-text = ほかの方の端末をお使いですか。このブラウザに保存された注文、回答、設定を消去できます。ご注文は当方に残り、メールのリンクから開けます。
support-forget-button = この端末の情報を消去
support-forget-sure = 未送信の回答は失われます。すべて消去しますか？
support-forget-yes = はい、消去する
support-forget-done = このブラウザの情報をすべて消去しました。タブも閉じてください。
