## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = メールアドレス
account-email-missing = メールアドレスを入力してください
account-email-wrong = メールアドレスの形式が正しくありません。入力内容をご確認ください。
account-email-hint = { $email } ではありませんか？
account-password-label = パスワード
account-password-new = 新しいパスワード
account-password-again = パスワード（確認）
account-password-old = 現在のパスワード
account-password-rule = 8文字以上。短い文にすると覚えやすくなります。
account-password-missing = パスワードを入力してください
account-password-mismatch = パスワードが一致しません
account-code-label = メールに記載のコード
account-code-missing = 6桁のコードを入力してください
account-name-label = お名前
account-name-missing = お名前を入力してください
account-password-show = パスワードを表示
account-password-hide = パスワードを隠す
account-busy = お待ちください…

## /user/login

account-login-title = ログイン
account-login-lead = ログイン用のリンクとコードをメールでお送りします。パスワードは不要です。
account-login-send = リンクをメールで受け取る
account-sent-title = メールをご確認ください
account-sent-text = { $email } にメールをお送りしました。メールのリンクを開くか、ここにコードを入力してください。
account-sent-sign-in = ログイン
account-sent-again = メールを再送する
account-code-sent = メールを送信しました
account-sent-another = 別のメールアドレスを使う
account-login-with-password = パスワードでログイン
account-login-with-letter = メールのリンクでログイン
account-passkey-sign-in = パスキーでログイン
account-passkey-failed = うまくいきませんでした。もう一度お試しになるか、別の方法でログインしてください。
account-provider-sign-in = { $provider }で続ける
account-provider-waiting = ログインしています…
account-provider-confirm-title = すでにアカウントをお持ちです
account-provider-confirm-text = { $email } がご本人のメールアドレスかどうか、一度だけ確認させてください。次からは{ $provider }でログインできます。
account-login-forgot = パスワードをお忘れですか？
account-login-new = はじめての方
account-login-register = 新規登録
account-link-title = おかえりなさい
account-link-text = ワンタップで、この端末からログインできます。
account-link-over = このリンクは期限が切れているか、すでに使われています。下のフォームから、新しいリンクをお受け取りください。
account-signed-in = ログインしました
account-login-agree = まだアカウントをお持ちでない場合は、ログインすると作成されます。プライバシーポリシーが適用されます。

## /user/register

account-register-title = 新規登録
account-register-lead = すべてのレポートを1か所で見られます。登録は無料です。
account-register-agree = プライバシーポリシーに同意する
account-register-privacy = プライバシーポリシーを読む
account-register-agree-missing = プライバシーポリシーに同意してください
account-register-send = 登録する
account-register-have = すでにアカウントをお持ちですか？
account-register-confirm-title = メールアドレスの確認
account-register-confirm-text = { $email } にコードをお送りしました。ここに入力すると、登録が完了します。
account-register-confirm = 確認する

## /user/forgot-password

account-forgot-title = パスワードをお忘れですか？
account-forgot-lead = 新しいパスワードを設定するためのコードを、メールでお送りします。
account-forgot-send = コードをメールで受け取る
account-forgot-sent = { $email } にコードをお送りしました。コードと新しいパスワードを入力してください。
account-forgot-set = 新しいパスワードを設定
account-forgot-done = パスワードを再設定しました

## /user/edit-password

account-edit-title = パスワードの変更
account-edit-title-none = パスワードの設定
account-edit-lead = ほかの端末は、すべてログアウトされます。
account-edit-save = パスワードを保存
account-edit-done = パスワードを保存しました

## /user/info: the personal centre.

account-info-title = あなたのレポート
account-info-for = { $email } でログイン中
account-orders-empty = まだ何もありません。このメールアドレスで購入したレポートと、ログインして受けたテストがここに表示されます。
account-orders-start = テストを受ける
account-status-completed = 完了
account-status-uncompleted = 結果なし
account-status-pending-payment = お支払い待ち
account-order-taken = 受検日：{ $date }
account-order-reference = 受付番号：{ $reference }
account-order-view = 見る
account-order-share = 共有
account-order-pay = レポートを購入
account-order-files = ダウンロード
account-free-title = 無料テスト
account-profile-title = プロフィール
account-profile-lead = すべて任意で、ほかの人には表示されません。
account-nickname-label = ニックネーム
account-phone-label = 電話番号
account-birthday-label = 生年月日
account-birthday-hint = 例：1990-05-21
account-birthday-wrong = 日付が正しくありません（例：2020-01-01）
account-gender-label = 性別
account-gender-male = 男性
account-gender-female = 女性
account-gender-confidential = 回答しない
account-gender-none = 未設定
account-profile-save = 保存する
account-profile-saved = 保存しました

## /user/setting

account-setting-title = 設定
account-setting-language = メールの言語
account-setting-password = パスワード
account-setting-password-none = 設定されていません。なくてもご利用いただけます。
account-setting-password-set = 設定済み
account-setting-password-change = パスワードを変更する
account-setting-password-add = パスワードを設定する
account-passkeys-title = パスキー
account-passkeys-lead = 指紋、顔、または画面ロックでログインできます。メールもパスワードも不要です。
account-passkeys-empty = パスキーはまだありません。
account-passkey-add = パスキーを追加する
account-passkey-rename = 名前を変更
account-passkey-remove = 削除
account-passkey-added = パスキーを追加しました
account-passkey-renamed = 名前を保存しました
account-passkey-removed = パスキーを削除しました
account-passkey-name-label = パスキーの名前
account-passkey-created = 追加日：{ $date }
account-passkey-used = 最終使用日：{ $date }
account-passkey-disabled = 複製された可能性があるため、無効にしました。削除して、新しいパスキーを追加してください。
account-passkey-known = この端末には、すでにこのアカウントのパスキーがあります。
account-providers-title = GoogleとApple
account-providers-lead = お持ちのアカウントでログインできます。
account-provider-connect = { $provider }と連携する
account-provider-remove = 連携を解除
account-provider-connected = 連携しました
account-provider-removed = 連携を解除しました
account-provider-since = 連携日：{ $date }
account-provider-since-as = { $email }、連携日：{ $date }
account-devices-title = 端末
account-devices-lead = ログイン中の端末です。
account-device-this = この端末
account-device-unknown = 不明な端末
account-device-name = { $system }の{ $browser }
account-device-seen = { $country }、最終利用日：{ $date }
account-device-used = 最終利用日：{ $date }
account-device-end = ログアウト
account-devices-end-all = ほかの端末をすべてログアウト
account-devices-ended = ログアウトしました
account-logout = ログアウト
account-logged-out = ログアウトしました
account-logout-failed = このブラウザに保存されていた結果は削除しましたが、サーバーに接続できず、まだログインしたままです。インターネットにつながったら、もう一度ログアウトしてください。

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = ログインしてください
account-closed-text = ログインすると、レポートと設定をご覧いただけます。
account-confirm-text = ご本人であることを確認するため、もう一度ログインしてください。

## A copy of one’s data, and deleting the account.

account-export-title = あなたのデータ
account-export-lead = 登録情報、テスト、レポート、メールなど、保存しているすべてのデータのコピーをZIPファイルで受け取れます。
account-export-ask = コピーを依頼する
account-export-asked = コピーを準備しています。でき次第、メールでお知らせします。
account-export-ready = コピーの準備ができました。
account-export-download = ZIPをダウンロード
account-delete-title = アカウントの削除
account-delete-lead = すべてのテスト、レポート、証明書とともに、アカウントを削除します。税法で必要な記録だけを、お名前を除いて保管します。
account-delete-ask = アカウントを削除
account-delete-question = すべて削除しますか？　元に戻すことはできません。
account-delete-yes = はい、すべて削除する
account-delete-no = 削除しない
account-deleted = アカウントを削除しました
account-delete-later = お支払いまたは返金の手続き中です。完了次第、アカウントを削除します。お手続きは不要です。

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = マイショップ
account-shop-lead = 購入済みの内容と、追加できる内容です。
account-shop-empty = まだ何もありません。まずはテストを受けて、無料の結果をご覧ください。詳しいレポートは、ここから購入できます。
account-shop-yours = 購入済みの内容
account-shop-locked = 無料の結果はご覧いただけます。レポートはまだ購入されていません。
account-shop-complete = このテストの内容は、すべて購入済みです。
account-shop-add = 追加できる内容
account-shop-buy = { $price }で購入する
account-shop-upgrade = { $price }で追加する
account-shop-list-price = 通常価格
account-shop-compare = レポートを比べる
account-shop-tests-left = セットのテストがあと{ $n }回分残っています。
account-shop-bundle = テスト3回分とレポート3回分で{ $price }。お支払いは1回だけで、お好きなときに受けられます。
account-shop-bundle-link = セットを見る
## The membership in the shop: paid once, ends by itself.

account-member-title = メンバーシップ
account-member-discount-name = すべて20%割引
account-member-discount-content = レポート、アップグレード、テスト3回分のセットのすべてが対象です。購入の際にログインするだけです。
account-member-reports-name = 無料テストすべての詳しいレポート
account-member-reports-content = 思考スタイル、感情スキル、職業興味の3つです。ログインしてテストを受けると、詳しいレポートを読めます。
account-member-lead = { $months }か月間、すべてが20%割引になります。
account-member-plain = お支払いは1回だけです。{ $months }か月で自動的に終了し、更新されることはありません。14日以内なら返金を受けられます。
account-member-buy = { $price }でメンバーになる
account-member-until = { $date }までメンバーです
account-member-until-text = すべて20%割引で購入できます。期限が来ると自動的に終了し、更新されることはありません。
account-member-permanent = すべて20%割引で購入できます
account-member-permanent-text = 割引に期限はありません（ご注文{ $reference }に付属）。
account-refund-sure = メンバーシップの返金を受けますか？　メンバーシップはすぐに終了します。
account-refund-no = メンバーを続ける
account-refund-over = 返金をお受けできる14日間は終了しました。期限まではメンバーとしてご利用いただけます。

## A membership that renews itself until it is cancelled.

account-plan-title = 自動更新のメンバーシップ
account-plan-lead = 同じ20%割引を、期限を気にせずご利用いただけます。解約するまで、{ $months }か月ごとに更新されます。
account-plan-buy = { $price }を支払う（次回{ $date }）
account-plan-plain = 更新の7日前に、毎回メールでお知らせします。ログインしなくてもワンタップで解約でき、各お支払いから14日以内なら返金を受けられます。
account-plan-active = { $date }に{ $price }で更新されます
account-plan-past-due = 次の期間分の{ $price }を請求できませんでした
account-plan-cancelled = 解約済みです。今後の請求はありません。
account-plan-until = { $date }までメンバーです。
account-plan-pending = このメンバーシップのお支払いは、まだ済んでいません。
account-plan-ended = このメンバーシップは終了しました。今後の請求はありません。
account-plan-none = このリンクは使用済みか、有効期限が切れています。ログインすると、メンバーシップをご確認いただけます。
account-plan-cancel = 自動更新を解約する
account-plan-cancel-text = 今後の請求はありません。お支払い済みの期間が終わるまで、メンバーとしてご利用いただけます。
account-plan-shop = マイショップへ
account-plan-failed = うまくいきませんでした。もう一度お試しください。
