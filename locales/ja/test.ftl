## テストの受検：説明、問題、回答の確定。言葉は少なく、正確に。
## 「パズル」は1枚欠けた9枚のパターン。「問題」はテストの中で番号の付いたパズル。

## テスト前の説明。

test-start-facts = 始める前に
test-start-trial = { $count ->
   *[other] ほかに、試験的に出す新しいパズルが{ $count }問（スコアには影響しません）
}
test-start-price-free = 完全無料。結果もすべて見られます

test-start-hints-title = 受検にあたって
test-start-hint-clock = 制限時間はありません。時計は目安です。
test-start-hint-place = 途中で邪魔の入らない、静かな場所で受けてください。
test-start-hint-back = 回答は、確定するまで前に戻って変更できます。
test-start-hint-keys = 1〜6のキーで回答し、矢印キーで前後の問題に移動できます。
test-start-hint-kept = 回答はこの端末に保存されます。再読み込みしたり接続が切れたりしても消えません。
test-start-hint-recorded = 採点できるかどうかを確認するため、パズルごとの時間、回答の変更、このタブを離れた回数と時間、ウィンドウの幅を記録します。

test-start-begin = テストを始める
test-start-loading = パズルを読み込み中…
test-start-others = ほかのテストを見る

## この端末で途中まで進めたテスト。

test-open-title = 続きから再開できます
test-open-text = 全{ $total }問のうち、{ $answered }問に回答済みです。
test-open-unsent = 回答は確定済みですが、まだ送信されていません。
test-open-continue = 第{ $number }問から続ける
test-open-send = 回答を送信する
test-open-restart = 最初からやり直す
test-restart-title = 最初からやり直しますか？
test-restart-text = これまでの回答は削除され、新しいパズルになります。
test-restart-confirm = 削除してやり直す
test-restart-keep = 回答を残す

## 1ステップずつ解くパズル。

test-example-title = パズルの解き方
test-example-lead = タイルは、横の行か縦の列に沿った規則で並んでいます。規則がわかれば、欠けているタイルもわかります。
test-example-play = 解き方を見る
test-example-pause = 一時停止
test-example-next = 次のステップ
test-example-again = もう一度見る
test-example-step = ステップ{ $step }／{ $steps }
test-example-answer = すべての規則に合うのは、選択肢{ $number }だけです。
test-example-steps = 解き方（ステップごと）

## 練習用のパズル。

test-practice-title = 自分で解いてみる
test-practice-lead = 練習です。採点も送信もしません。
test-practice-switch = 練習{ $number }
test-practice-right = 正解です。
test-practice-wrong = これは違います。
test-practice-next = 次の練習パズルへ

## 読み上げ用の言葉。

test-grid = 3枚ずつ3行に並んだタイルのパターン
test-cell = { $row }行目・{ $column }列目：{ $tile }
test-cell-missing = { $row }行目・{ $column }列目：空き。ここに入るタイルを選びます。
test-options = 空いた場所に入るタイルはどれですか？
test-option = 選択肢{ $number }：{ $tile }

## 問題の画面。

test-question = 第{ $number }問（全{ $total }問）
test-question-short = { $number }／{ $total }
test-question-previous = 前の問題
test-question-next = 次の問題
test-question-instructions = 説明に戻る
test-question-flag = あとで見直す
test-question-all = すべての問題
test-question-return = 回答一覧に戻る
test-question-clock = 経過時間：{ $time }

## 問題の一覧。

test-palette-number = 第{ $number }問
test-state-answered = 回答済み
test-state-flagged = 見直し
test-state-open = 未回答
test-palette-finish = 回答を確認する

## 回答の確認。

test-submit-title = 回答の確認
test-submit-complete = すべての問題に回答済みです。
test-submit-open = { $count ->
   *[other] 未回答の問題が{ $count }問あります。
}
test-submit-open-warning = 未回答が多すぎると、採点できません。
test-submit-edit = 問題を選ぶと、回答を変更できます。
test-submit-final = 確定したあとは、回答を変更できません。
test-submit-confirm = 回答を確定する
test-submit-first-open = 未回答の問題に答える
test-submit-chosen = 選択肢{ $option }、{ $tile }

## 確定のあと。

test-saving-title = 保存して採点しています
test-saving-text = 回答は、送信が終わるまでこの端末に残ります。
test-unsent-offline = ネットワークが切断されました。しばらくしてから、もう一度お試しください。
test-unsent-failed = 接続できませんでした。もう一度お試しください。
test-unsent-kept = 回答はこの端末に保存されています。自動で送信を繰り返します。
test-unsent-retry = 今すぐ再試行
test-refused-title = テストを保存できませんでした
test-refused-restart = 最初からやり直す
