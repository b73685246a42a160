## サーバーが処理できなかったときの文章。

error-not-found = お探しのものが見つかりませんでした。トップページに戻って、もう一度お試しください。
error-unknown-app = このアドレスは当サイトのものではありません。アドレスをご確認ください。
error-unknown-exam = このテストは存在しないか、提供を終了しました。トップページから別のテストをお選びください。
error-unknown-language = この言語にはまだ対応していません。一覧からお選びください。
error-unknown-country = この国を確認できませんでした。ページを再読み込みしてください。
error-bad-request = リクエストの内容に問題がありました。ページを再読み込みして、もう一度お試しください。
error-too-large = 一度に送る量が多すぎます。量を減らして、もう一度お試しください。
error-busy = ただいま混み合っています。1分ほど待ってから、もう一度お試しください。
error-internal = サーバー側で問題が発生しました。しばらくしてから、もう一度お試しください。
error-timeout = 時間がかかりすぎたため中断しました。もう一度お試しください。
error-unknown-form = この問題セットは現在使われていません。回答はこの端末に残っています。お手数ですが、最初からやり直してください。
error-bad-answers = この回答は、お出しした問題と一致しません。ページを再読み込みして、もう一度お試しください。
error-unknown-order = この注文は見つかりませんでした。アドレスを確認するか、メールをご覧ください。
error-wrong-call = このテストは別の方法で提出されます。ページを再読み込みして、もう一度お試しください。
error-already-confirmed = このテストはすでに確定されています。確定した回答は変更できません。
error-no-fresh-form = このテストの問題セットはすべて受検済みです。別のテストを試すか、数か月後にもう一度お越しください。
error-form-had-before = この問題セットはすでに提出済みです。最初から始めると、新しい問題が出ます。

error-no-reports = このメールアドレスで再取得できるレポートはありません。
error-too-many = 短い時間に操作が多すぎました。少し待ってから、もう一度お試しください。
error-price-changed = 価格が変わりました。お支払いの前に、新しい価格をご確認ください。
error-not-for-sale = この注文で購入できるものはありません。
error-already-paid = この注文はお支払い済みです。
error-consent-missing = 両方の項目にチェックを入れてください。チェックがないと、すぐに提供できません。
error-bad-email = 正しいメールアドレスを入力してください
error-order-failed = 注文を作成できませんでした。もう一度お試しください。
error-nothing-to-refund = この注文で返金するものはありません。
error-refund-too-late = 返金できる14日間は終わりました。お手数ですが、ご連絡ください。
error-bundle-used = このセットのテストはすべて使用済みです。
error-not-owned = This isn’t part of what was bought for this order.
error-unknown-token = There is nothing at this address, or it was taken back.
error-bad-name = Please enter a name of 1 to 60 characters.
