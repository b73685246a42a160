## Packages of the paid report and what is in them. Each package holds everything of the one before.

checkout-package-sku1-name = 分數
checkout-package-sku2-name = 題解
checkout-package-sku3-name = 證書
checkout-package-sku4-name = 全套
checkout-package-triple-name = 三次測試組合

checkout-package-includes = 「{ $package }」的全部內容，另加：
checkout-item-later = 尚未開放

## Items: a short name and one sentence on what the buyer gets.

checkout-item-iq-score-name = IQ 分數
checkout-item-iq-score-content = 你的 IQ 分數、誤差範圍和所屬級別。

checkout-item-iq-ranking-name = IQ 排名
checkout-item-iq-ranking-content = 你的分數高於百分之幾的人（百分位數）。

checkout-item-report-name = 21 頁報告
checkout-item-report-content = 以淺白文字解釋你的結果，可網上閱覽，亦備有 PDF。

checkout-item-wrong-answers-name = 錯題分析
checkout-item-wrong-answers-content = 逐步講解每道未答對的題目。

checkout-item-left-right-brain-name = 左右腦測試
checkout-item-left-right-brain-content = 你較重分析，還是較重直覺？這項測試看的是思考風格：健康的大腦，沒有哪一邊佔主導。

checkout-item-certificate-name = 個人證書
checkout-item-certificate-content = 測試完成證書，列明你的姓名、分數和誤差範圍。任何人都可掃描 QR 碼核實。

checkout-item-eq-name = EQ 測試
checkout-item-eq-content = 評估自己的情緒能力，並取得完整報告。

checkout-item-brain-training-name = 大腦訓練指南
checkout-item-brain-training-content = 四星期練習計劃，以及有研究支持的學習習慣。練習可提升技巧，但目前未有訓練證實能持久提升智力。

checkout-item-discount-name = 永久八折優惠
checkout-item-discount-content = 日後以同一電郵地址在本網站購買其他產品，一律八折，不設期限。

checkout-want-sku1 = 與其他人相比，我在哪個位置？
checkout-want-sku2 = 哪些題目未答對，為甚麼？
checkout-want-sku3 = 如何向人展示結果？
checkout-want-sku4 = 之後如何繼續練習？
