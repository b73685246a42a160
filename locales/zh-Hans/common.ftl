## Words used on every page: navigation, footer, language, cookies, errors.
## Tone everywhere: calm, short sentences, plain words, no exclamation marks.

common-brand = Tessera

common-skip = 跳到正文

common-nav-label = 主导航
common-nav-home = 首页
common-nav-types = 性格类型
common-nav-tests = 专业测试
common-nav-retrieve = 找回报告
common-nav-login = 登录
common-nav-account = 我的账号
common-nav-shop = 我的商店
common-nav-support = 客服
common-nav-withdraw = 在此撤回合同

common-language-label = 语言

common-close = 关闭
common-loading = 正在加载…

## Cookie banner: one line, and “no” is as easy as “yes”.

common-consent-label = Cookie
common-consent-text = 可以用 Cookie 了解哪些广告有效吗？拒绝也不会有任何影响。
common-consent-accept = 接受
common-consent-decline = 拒绝
common-consent-settings = Cookie 设置

## Things that went wrong.

common-network-title = 网络不稳定
common-network-text = 网络已断开，请稍后再试。
common-network-retry = 再试一次

common-failed-title = 加载失败，请重试
common-failed-retry = 重试
common-call-failed = 连接失败，请重试。
common-call-too-often = 操作过于频繁，请稍等片刻再试。

common-missing-title = 找不到页面
common-missing-text = 链接可能有误，或者页面已经移走。
common-missing-status = 状态码：{ $status }
common-missing-home = 返回首页

## Footer and legal texts.

common-footer-legal = 法律信息
common-footer-operator = 本站由谁运营、如何联系我们，见“运营者信息”。

common-legal-privacy = 隐私政策
common-legal-terms = 使用条款
common-legal-refund = 退款
common-legal-cookies = Cookie
common-legal-imprint = 运营者信息
common-legal-commerce = 卖方信息（日本）
common-legal-version = 版本 { $version }，发布于 { $date }

## IQ classes and their limits.

common-class-genius = 天才
common-class-very-superior = 非常优秀
common-class-superior = 优秀
common-class-normal = 平均水平
common-class-dullness = 略低于平均
common-class-borderline-deficiency = 低于平均
common-class-below-70 = 明显低于平均
common-range-above = 高于 { $limit }
common-range-between = { $low }–{ $high }
common-range-below = 低于 { $limit }

common-nav-menu = 菜单
