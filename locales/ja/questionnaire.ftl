## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = 短い質問{ $count }問、5つの答えから選ぶだけ
questionnaire-start-honest = 正解も不正解もなく、準備も不要
questionnaire-start-free = 無料・メールアドレス不要：最も可能性の高いタイプと、4つの軸での位置
questionnaire-start-free-account = アカウントがあれば無料：結果の要約
questionnaire-start-included = ご注文に含まれています：結果と詳しいレポート
questionnaire-not-title = このテストの限界
questionnaire-not-type16 = 能力を測るものでも、医学的な助言でも、採用選考のためのものでもありません。今の自分をどう見ているかを表します。
questionnaire-not-eq = 能力のテストではなく、自己評価です。医学的な助言でも、採用選考のためのものでもありません。
questionnaire-not-thinking = 右脳・左脳の話でも、能力を測るものでもありません。どんな決め方を好むかを見ます。
questionnaire-not-riasec = 得意なことを測るものでも、仕事を約束するものでもありません。何を楽しめそうかを見ます。
questionnaire-hint-first = 最初に浮かんだ答えを選んでください。なりたい自分ではなく、ふだんの自分で答えましょう。
questionnaire-hint-riasec = 楽しめそうかどうかだけを考えてください。技能、資格、収入は関係ありません。
questionnaire-hint-time = 制限時間も時計もありません。
questionnaire-hint-keys = 1（低い）〜5（高い）のキーで回答し、矢印キーで移動できます。
questionnaire-hint-recorded = 採点できるかどうかを確認するため、質問ごとの時間、回答の変更、このタブを離れた回数と時間、ウィンドウの幅を記録します。
questionnaire-start-loading = 質問を読み込み中…
questionnaire-sign-in-text = 先にログインすると、結果がアカウントに保存されます。無料です。
questionnaire-sign-in = ログインして始める

## A questionnaire that was begun on this device before.

questionnaire-open-text = 全{ $total }問のうち、{ $answered }問に回答済みです。
questionnaire-open-continue = 質問{ $number }から続ける
questionnaire-restart-text = これまでの回答は削除され、質問1から始まります。

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = 質問{ $number }（全{ $total }問）
questionnaire-page = 質問{ $first }〜{ $last }（全{ $total }問）
questionnaire-ask = どのくらい当てはまりますか？
questionnaire-ask-riasec = どのくらい好きですか？
questionnaire-previous = 前の質問
questionnaire-next = 次の質問
questionnaire-page-previous = 前のページ
questionnaire-page-next = 次のページ
questionnaire-page-open = { $count ->
   *[other] このページに未回答の質問が{ $count }問あります
}

## Confirmation.

questionnaire-submit-complete = すべての質問に回答済みです。
questionnaire-submit-open = { $count ->
   *[other] 未回答の質問が{ $count }問あります。
}
questionnaire-submit-warning = 未回答が多すぎると、採点できません。
questionnaire-submit-first = 未回答の質問に答える
questionnaire-submit-missing = 未回答
questionnaire-submit-given = あなたの回答
questionnaire-submit-edit = 質問を選ぶと、回答を変更できます。

## Below a result.

questionnaire-again-title = もう一度受けたい方へ
questionnaire-again-from = 前の回答を忘れたころ、{ $date }以降に受け直すのがおすすめです。この結果はそのまま残ります。
questionnaire-again-now = 十分に時間がたったので、新鮮な気持ちで受け直せます。この結果はそのまま残ります。
questionnaire-again-button = テストを受け直す
questionnaire-full-how = 「タイプレポート＋3つのテスト」とメンバーシップに含まれています。
questionnaire-full-button = 含まれる内容を見る
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 自分のペースで、質問を1つずつ読んでから、もう一度お答えください。時間をかけて考えるのは、まったく問題ありません。
questionnaire-files-text = 保存しておけるレポートです。9つの言語から選べます。
questionnaire-certificate-lead = お名前、タイプ、日付が入った1ページの証明書です。QRコードで誰でも確認できます。
questionnaire-certificate-locked = 印刷したり共有したりできる1ページです。お名前、タイプ、日付が入ります。お持ちのパッケージには含まれていません。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 逆の内容の質問も混ざっていますが、同じ答えが{ $figure }回続いています。
questionnaire-reason-flat-answers = 逆の内容の質問も混ざっていますが、答えにほとんど差がありません。
questionnaire-reason-hurried-statements = ほとんどの回答が、質問を読みきれない速さで入力されています。
questionnaire-reason-inattentive = { $figure ->
   *[other] 答えを指定した質問のうち{ $figure }問で、別の答えが選ばれていました。
}
questionnaire-reason-inconsistent = ほぼ同じ意味の質問に対して、大きく違う答えが選ばれています。
questionnaire-reason-random = 回答が、無作為に選んだ場合とほとんど区別できません。
questionnaire-reason-unfinished-statements = 回答した質問は全体の{ $figure }%で、結果を出すには少なすぎます。

## A report that an order pays for is being opened.

questionnaire-granted-busy = ご注文に詳しいレポートが含まれています。開いています…
questionnaire-granted-failed = ご注文に詳しいレポートが含まれていますが、今は開けませんでした。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 未受検
questionnaire-included-going = 受検中：{ $total }問中{ $answered }問
questionnaire-included-done = 受検済み
questionnaire-included-start = 始める
questionnaire-included-continue = 続ける
questionnaire-included-result = 結果を見る
