## 全ページ共通：ナビゲーション、フッター、言語、Cookie、エラー。

common-brand = Tessera

common-skip = 本文へ移動

common-nav-label = メインナビゲーション
common-nav-home = トップ
common-nav-types = 性格タイプ
common-nav-tests = テスト一覧
common-nav-retrieve = 購入済みレポート
common-nav-login = ログイン
common-nav-account = マイページ
common-nav-shop = マイショップ
common-nav-support = サポート
common-nav-withdraw = ここで契約を撤回する

common-language-label = 言語

common-close = 閉じる
common-loading = 読み込み中…

## Cookieのお知らせ。

common-consent-label = Cookie
common-consent-text = 広告の効果を知るために、Cookieを使ってもよいですか？　拒否しても、ご利用に変わりはありません。
common-consent-accept = 許可する
common-consent-decline = 拒否する
common-consent-settings = Cookieの設定

## うまくいかなかったとき。

common-network-title = ネットワークが不安定です
common-network-text = ネットワークが切断されました。しばらくしてから、もう一度お試しください。
common-network-retry = もう一度試す

common-failed-title = 読み込みに失敗しました。もう一度お試しください
common-failed-retry = 再試行
common-call-failed = 接続できませんでした。もう一度お試しください。
common-call-too-often = 操作の回数が多すぎます。少し待ってから、もう一度お試しください。

common-missing-title = ページが見つかりません
common-missing-text = URLが間違っているか、ページが移動した可能性があります。
common-missing-status = ステータスコード：{ $status }
common-missing-home = トップページに戻る

## フッターと法的な文書。

common-footer-legal = 規約・法的情報
common-footer-operator = 運営者と連絡先は「運営者情報」をご覧ください。

common-legal-privacy = プライバシーポリシー
common-legal-terms = 利用規約
common-legal-refund = 返金について
common-legal-cookies = Cookieについて
common-legal-imprint = 運営者情報
common-legal-commerce = 特定商取引法に基づく表記
common-legal-version = バージョン{ $version }、{ $date }公開

## IQ classes and their limits.

common-class-genius = 天才
common-class-very-superior = 非常に高い
common-class-superior = 高い
common-class-normal = 平均
common-class-dullness = 平均よりやや低い
common-class-borderline-deficiency = 平均より低い
common-class-below-70 = 平均よりかなり低い
common-range-above = { $limit }超
common-range-between = { $low }〜{ $high }
common-range-below = { $limit }未満

common-nav-menu = メニュー
