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
# The form that was answered isn't in the bank any more.
error-unknown-form = この問題セットは現在使われていません。回答はこの端末に残っています。お手数ですが、最初からやり直してください。
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = この回答は、お出しした問題と一致しません。ページを再読み込みして、もう一度お試しください。
# No order has this number.
error-unknown-order = この注文は見つかりませんでした。アドレスを確認するか、メールをご覧ください。
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = このテストは別の方法で提出されます。ページを再読み込みして、もう一度お試しください。
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = このテストはすでに確定されています。確定した回答は変更できません。
# Every form of the exam was given to this visitor before.
error-no-fresh-form = このテストの問題セットはすべて受検済みです。別のテストを試すか、数か月後にもう一度お越しください。
# This visit has handed in the same form before.
error-form-had-before = この問題セットはすでに提出済みです。最初から始めると、新しい問題が出ます。
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
