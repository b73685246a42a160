## 服务器无法完成请求时的提示。

error-not-found = 没有找到你要的内容。请返回首页再试。
error-unknown-app = 这个地址不属于我们的任何网站，请检查一下。
error-unknown-exam = 这个测试不存在或已下线，请在首页选择其他测试。
error-unknown-language = 暂不支持这种语言，请从列表中选择。
error-unknown-country = 无法识别这个国家或地区，请刷新页面。
error-bad-request = 请求内容有误，请刷新页面后重试。
error-too-large = 一次发送的内容太多，请减少后重试。
error-busy = 现在访问的人较多，请一分钟后再试。
error-internal = 我们这边出了点问题，请稍后再试。
error-timeout = 等待时间过长，已停止。请再试一次。
