## Words used on every page: navigation, footer, language, cookies, errors.
## Tone everywhere: calm, short sentences, plain words, no exclamation marks.

common-brand = Tessera

common-skip = 跳至內容

common-nav-label = 主要導覽
common-nav-home = 主頁
common-nav-types = 性格類型
common-nav-tests = 專業測試
common-nav-retrieve = 取回報告
common-nav-login = 登入
common-nav-account = 我的賬戶
common-nav-shop = 我的商店
common-nav-support = 支援
common-nav-withdraw = 在此取消合約

common-language-label = 語言

common-close = 關閉
common-loading = 載入中…

## Cookie banner: one line, and “no” is as easy as “yes”.

common-consent-label = Cookie
common-consent-text = 我們可否使用 Cookie 了解哪些廣告有效？拒絕亦不會有任何影響。
common-consent-accept = 接受
common-consent-decline = 拒絕
common-consent-settings = Cookie 設定

## Things that went wrong.

common-network-title = 網絡不穩定
common-network-text = 網絡已中斷，請稍後再試。
common-network-retry = 再試一次

common-failed-title = 載入失敗，請重試
common-failed-retry = 重試
common-call-failed = 連線失敗，請再試一次。
common-call-too-often = 嘗試次數過多，請稍等片刻再試。

common-missing-title = 找不到網頁
common-missing-text = 網址可能有誤，或網頁已經移走。
common-missing-status = 狀態碼：{ $status }
common-missing-home = 返回主頁

## Footer and legal texts.

common-footer-legal = 法律資訊
common-footer-operator = 本站由誰營運、如何聯絡我們，請參閱「營運者資料」。

common-legal-privacy = 私隱政策
common-legal-terms = 使用條款
common-legal-refund = 退款
common-legal-cookies = Cookie
common-legal-imprint = 營運者資料
common-legal-commerce = 賣方資料（日本）
common-legal-version = 版本 { $version }，發佈於 { $date }

## IQ classes and their limits.

common-class-genius = 天才
common-class-very-superior = 非常優秀
common-class-superior = 優秀
common-class-normal = 平均水平
common-class-dullness = 略低於平均
common-class-borderline-deficiency = 低於平均
common-class-below-70 = 明顯低於平均
common-range-above = 高於 { $limit }
common-range-between = { $low }–{ $high }
common-range-below = 低於 { $limit }

common-nav-menu = 選單
