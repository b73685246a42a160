## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = 短い質問が{ $count }問、5つの答えから選ぶだけ
questionnaire-start-honest = 正解も不正解もなく、準備もいりません
questionnaire-start-free = 無料・メール不要：いちばん近いタイプと、4つの尺度での位置
questionnaire-start-free-account = アカウントがあれば無料：簡単な結果
questionnaire-start-included = ご注文に含まれています：結果と完全なレポート
questionnaire-not-title = これは何ではないか
questionnaire-not-type16 = 能力を測るものでも、診断でもありません。今の自分をどう見ているかを表すもので、採用選考には向きません。
questionnaire-not-eq = 能力テストではなく、自己評価です。診断ではなく、採用選考には向きません。
questionnaire-not-thinking = 脳の右左の話でも、能力を測るものでもありません。どんな決め方を好むかを見るものです。
questionnaire-not-riasec = 得意なことを測るものでも、仕事を約束するものでもありません。何を楽しめるかを見るものです。
questionnaire-hint-first = 最初に浮かんだ答えを選んでください。なりたい自分ではなく、ふだんの自分で答えましょう。
questionnaire-hint-riasec = 楽しめそうかどうかだけを考えてください。技能や資格、給料は関係ありません。
questionnaire-hint-time = 制限時間も時計もありません。
questionnaire-hint-keys = 1〜5のキーで、低いほうから順に答えを選べます。矢印キーで前後に移ります。
questionnaire-hint-recorded = 回答を分析できるかどうかを確かめるため、質問ごとの時間、回答の変更、タブを離れた回数と時間、ウィンドウの幅を記録します。
questionnaire-start-loading = 質問を読み込んでいます…
questionnaire-sign-in-text = 先にログインしてください。結果がアカウントに保存されます。無料です。
questionnaire-sign-in = ログインして始める

## A questionnaire that was begun on this device before.

questionnaire-open-text = { $total }問中{ $answered }問に回答済みです。
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
questionnaire-submit-warning = 未回答が多すぎると、分析できません。
questionnaire-submit-first = 未回答の質問に答える
questionnaire-submit-missing = 未回答
questionnaire-submit-given = あなたの回答
questionnaire-submit-edit = 質問を選ぶと、回答を変えられます。

## Below a result.

questionnaire-again-title = 数週間後にもう一度
questionnaire-again-from = { $date }以降がおすすめです。そのころには前の回答を忘れています。この結果はこのまま残ります。
questionnaire-again-now = 4週間たちました。もう一度受けてみる頃合いです。この結果はこのまま残ります。
questionnaire-again-button = もう一度受ける
questionnaire-full-how = 完全なレポートは、16タイプの大きいパッケージとメンバーシップに含まれています。
questionnaire-full-button = 内容を見る
questionnaire-percent = { $value }%
questionnaire-abnormal-again = ご自分のペースで、文を一つずつ読んでからもう一度答えてください。時間がかかることが理由になることはありません。
questionnaire-files-text = 保存用のレポートです。9言語から選べます。
questionnaire-certificate-lead = お名前とタイプ、日付を記した1ページです。QRコードでだれでも確認できます。
questionnaire-certificate-locked = 印刷したり見せたりできる1ページです。お名前とタイプ、日付が入ります。今のパッケージには含まれていません。

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 向きの異なる文が混ざっていますが、同じ答えが{ $figure }回続きました。
questionnaire-reason-flat-answers = 向きの異なる文が混ざっていますが、答えにほとんど差がありません。
questionnaire-reason-hurried-statements = ほとんどの回答が、文を読むよりも速く入力されています。
questionnaire-reason-inattentive = { $figure ->
   *[other] 選ぶ答えを指定した質問が{ $figure }問あり、別の答えが選ばれていました。
}
questionnaire-reason-inconsistent = ほぼ同じ意味の文に、かなり違う答えが付いています。
questionnaire-reason-random = 回答が、でたらめに選んだものとほとんど区別できません。
questionnaire-reason-unfinished-statements = 回答は全体の{ $figure }％です。結果を出すには足りません。

## A report that an order pays for is being opened.

questionnaire-granted-busy = ご注文に完全なレポートが含まれています。開いています…
questionnaire-granted-failed = ご注文に完全なレポートが含まれていますが、今は開けませんでした。

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 未受検
questionnaire-included-going = 受検中：{ $total }問中{ $answered }問
questionnaire-included-done = 受検済み
questionnaire-included-start = 始める
questionnaire-included-continue = 続ける
questionnaire-included-result = 結果を見る
