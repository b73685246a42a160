## 伺服器未能完成要求時的提示。

error-not-found = 找不到你要的內容。請返回主頁再試。
error-unknown-app = 這個網址不屬於我們任何一個網站，請檢查一下。
error-unknown-exam = 這個測試不存在或已停止提供，請在主頁選擇其他測試。
error-unknown-language = 暫時未支援這種語言，請從列表中選擇。
error-unknown-country = 無法識別這個國家或地區，請重新載入頁面。
error-bad-request = 要求內容有誤，請重新載入頁面後再試。
error-too-large = 一次傳送的內容太多，請減少後再試。
error-busy = 現時使用人數較多，請一分鐘後再試。
error-internal = 我們這邊出了點問題，請稍後再試。
error-timeout = 等候時間過長，已經停止。請再試一次。
