## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = メールアドレス
support-email-missing = メールアドレスを入力してください
support-email-wrong = メールアドレスの形式が正しくありません。入力内容をご確認ください。
support-email-hint = { $email } ではありませんか？
support-order-label = 注文番号
support-order-missing = 注文番号を入力してください。
support-order-unknown = この番号の注文が見つかりませんでした。

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 購入済みレポートのリンクを受け取る
support-retrieve-lead = 購入時のメールアドレスを入力してください。そのメールアドレスで購入されたすべてのレポートのリンクをお送りします。
support-retrieve-send = 送信
support-retrieve-sent = レポートを送信しました
support-retrieve-sent-text = レポートのリンクを { $email } にお送りしています。1、2分で届く見込みです。届かない場合は、迷惑メールフォルダをご確認ください。
support-retrieve-another = 別のメールアドレスを使う
support-retrieve-failed = レポートを送信できませんでした。もう一度お試しください。
support-retrieve-other-title = そのメールアドレスが使えない場合
support-retrieve-other-text = ブラウザでまだレポートを開ける場合は、そのレポートのサポートページでメールアドレスを変更できます。メールでのお問い合わせも受け付けています。
support-retrieve-other-link = サポートページへ

## /support without an order.

support-title = サポート
support-lead = レポートの確認や再送、メールアドレスの変更、返金、契約の撤回ができます。アカウントは不要です。
support-find-title = ご注文
support-find-text = 領収書メールのリンクから開けます。メールが見つからない場合は、すべてのレポートのリンクをお送りします。
support-find-retrieve = リンクをメールで受け取る
support-contact-title = お問い合わせ
support-contact-text = いただいたメールは担当者が直接拝見します。注文番号がおわかりの場合はお書き添えください。カード番号は送らないでください。
support-contact-subject = ご注文について（{ $order }）

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
support-order-packages = レポートを選ぶ
support-order-check = お支払いの状況を見る
support-order-other = 別の注文を調べる

support-state-none = このテストのレポートは購入されていません。無料の結果はご覧いただけます。
support-state-open = お支払いは完了しておらず、請求も行われていません。
support-state-processing = 銀行でのお支払いの確認が、まだ済んでいません。確認でき次第、メールでお知らせします。もう一度お支払いいただく必要はありません。
support-state-review = お支払い内容に確認が必要な点があり、確認を進めています。メールでご連絡したうえで、レポートをお届けするか、返金いたします。
support-state-paid = お支払い済みです。レポートを作成しています。
support-state-fulfilled = お支払い済みです。レポートをご覧いただけます。
support-state-part-refunded = { $amount }を返金しました。レポートは引き続きご覧いただけます。
support-state-disputed = このお支払いについて、カード会社または銀行で異議申し立ての手続きが行われています。レポートは引き続きご覧いただけます。
support-state-refunded = 返金しました。無料の結果は引き続きご覧いただけます。
support-state-owed = 返金の手続きをしましたが、完了しませんでした。現在、再度手続きを進めています。別の方法が必要な場合は、メールでご連絡します。

## Delivery.

support-delivery-title = お届け状況
support-delivery-text = レポートのリンクの送り先：{ $email }
support-delivery-made = レポート作成
support-delivery-sent = メール送信
support-delivery-accepted = メールサーバーが受信
support-delivery-not-yet = 未完了
support-delivery-unconfirmed = メールサーバーから、受信の確認が届いていません。メールが見当たらない場合は、再送してください。
support-delivery-refused = メールサーバーに受信を拒否されました。メールアドレスをご確認ください。
support-resend = 再送する
support-resent = レポートを送信しました
support-resend-failed = レポートを送信できませんでした。もう一度お試しください。
support-fix = メールアドレスを変更する
support-fix-label = 新しいメールアドレス
support-fix-text = 新しいメールアドレスにすぐレポートをお送りします。以前のメールアドレスには、変更をお知らせします。
support-fix-save = 変更して送信
support-fixed = 変更しました。{ $email } にレポートをお送りしています。
support-cancel = キャンセル

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 契約の撤回
support-withdraw-text = EUまたは英国の消費者の方は、購入から14日以内であれば、理由を示さずに契約を撤回（キャンセル）できます。手続きは2段階で、アカウントは不要です。代金は全額お返しします。ただちに提供を始めることを希望された場合も、同じように撤回できます。
support-withdraw-open = ここで契約を撤回する
support-withdraw-form = このフォームを送信すると、下記の注文に関する契約を撤回します。
support-withdraw-name = お名前
support-withdraw-name-missing = お名前を入力してください。
support-withdraw-email = 確認メールの送り先
support-withdraw-order-help = 領収書に記載されています。領収書が見つからない場合：
support-withdraw-order-link = リンクをメールで受け取る
support-withdraw-confirm = 撤回を確定する
support-withdraw-done = 契約の撤回を受け付けました
support-withdraw-done-text = 受付日時は{ $moment }です。この日時を記載した確認メールを { $email } にお送りします。代金は、お支払いと同じ方法で全額お返しします。
support-withdraw-before = この契約は{ $moment }に撤回されています。

## /triplePurchase: three tests for one price.

support-triple-title = テスト{ $n }回分で{ $price }
support-triple-tab = テスト3回分のセット
support-triple-lead = 先ほど受けたテストのレポートに加えて、テストをあと{ $n }回、お好きなときに受けられます。
support-triple-holds-title = 各テストに付く内容
support-triple-sum-title = 料金の比較
support-triple-sum-apart = 「{ $package }」を1回ずつ{ $n }回購入した場合
support-triple-sum-bundle = セットの場合
support-triple-sum-saved = お得になる金額
support-triple-terms = 税込。お支払いは1回だけで、定期購入ではありません。14日以内なら返金を受けられます。
support-triple-buy = { $price }で購入する
support-triple-first-text = セットは、テストを1回受けたあとで購入できます。まずはテストをお受けください。最も可能性の高いIQの範囲が無料でわかります。
support-triple-first = テストを受ける
support-triple-closed = このテストでは、セットを購入できません。
support-triple-result = 結果に戻る
support-triple-left-title = テストがあと{ $n }回分残っています
support-triple-left-text = 次のテストは、お好きなときに受けられます。無料の結果のページでセットの1回分を使うと、追加のお支払いなしでレポートを読めます。セットの情報はこのブラウザに保存されています。ほかの端末では、領収書のリンクをお使いください。
support-triple-left-start = 次のテストを受ける
support-triple-none-title = このセットのテストはすべて使用済みです
support-triple-none-text = レポートはテストごとに用意されています。すべてのリンクをメールでお送りできます。

support-forget-title = この端末
support-forget-text = ほかの人の端末をお使いの場合は、このブラウザから注文、回答、設定を消去して、ログアウトできます。ご注文は、お送りしたメールのリンクから引き続き開けます。
support-forget-button = この端末の情報を消去
support-forget-sure = このブラウザの情報をすべて消去しますか？　未送信の回答は失われます。
support-forget-yes = はい、すべて消去する
support-forget-done = 消去が終わりました。このブラウザに情報は残っていません。このタブも閉じてください。

support-seller-title = 販売業者
support-seller-name = 商号
support-seller-representative = 代表者
support-seller-address = 所在地
support-seller-phone = 電話番号
support-seller-email = メールアドレス
support-seller-business-number = 事業者登録番号（韓国）
support-seller-mail-order-number = 通信販売業届出番号（韓国）
support-seller-host = サーバー事業者
support-seller-check = 事業者情報を確認
