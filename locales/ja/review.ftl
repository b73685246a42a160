## レビュー

review-title = ご感想をお聞かせください
review-lead = 「{ $test }」へのご感想は、これから受ける方の参考になります。謝礼はなく、評価の高低にかかわらず同じように掲載します。
review-stars-label = 評価
review-stars-1 = 星1つ：よくない
review-stars-2 = 星2つ：あまりよくない
review-stars-3 = 星3つ：まあよい
review-stars-4 = 星4つ：よい
review-stars-5 = 星5つ：とてもよい
review-stars-missing = 星の数を選んでください
review-words-label = レビュー（任意）
review-words-hint = よかった点、よくなかった点をお書きください。メールアドレス、電話番号、URLは書かないでください。
review-words-left = あと{ $n }文字
review-words-long = { $n }文字超えています
review-name-label = 表示名（任意）
review-name-hint = レビューと一緒に表示されます。下の名前やニックネームだけでもかまいません。
review-name-long = 表示名は60文字までで入力してください
review-preview-title = ほかの人に見える内容
review-preview-text = テストを受けた国も表示します。
review-someone = 匿名
review-send = レビューを投稿する
review-change = 変更を保存する
review-sending = 保存しています…
review-failed = レビューを保存できませんでした。もう一度お試しください。
review-thanks-title = ありがとうございます
review-published = レビューを公開しました。20件以上集まると、サイトに表示されます。
review-waiting = レビューを保存しました。連絡先や不適切な表現が含まれている可能性があるため、公開前に内容を確認します。
review-refused = このレビューは公開していません。内容を変更して、もう一度送信できます。
review-taken-down = このレビューの公開を取りやめました。内容を変更して、もう一度送信できます。
review-withdrawn = レビューを削除しました。いつでも書き直せます。
review-again = あとで変更や取り下げをするときは、メールのリンクをもう一度開いてください。
review-edit = レビューを変更する
review-withdraw = レビューを取り下げる
review-withdraw-ask = 評価と文章を削除します。
review-withdraw-confirm = レビューを削除する
review-withdraw-cancel = そのままにする
review-unknown-title = このリンクは使えなくなりました
review-unknown-text = URLが途中で切れているか、ご注文のメールアドレスが変更された可能性があります。メールのリンクをもう一度開くか、サポートにお問い合わせください。
review-letters-title = レビューをお願いするメール
review-letters-text = 1回のご注文につき1通、同じ方には90日に1通までお送りします。配信を止めることもできます。
review-letters-stop = 今後は受け取らない
review-letters-stopped = レビューをお願いするメールは、今後お送りしません。
review-letters-again = また受け取る

## トップページとパッケージのページ

review-block-title = 購入された方の声
review-block-lead = 5つ星のうち{ $average }（レビュー{ $count }件）
review-block-how = レビューを書けるのは、レポートを購入した方だけです。評価の高低にかかわらず同じように掲載し、謝礼はありません。
review-block-shares = 星の数ごとのレビュー
review-block-stars = 星{ $n }つ
review-block-language = { $language }で書かれたレビュー
review-block-refunded = 返金を受けた方
review-block-answer = { $site }からの返信
