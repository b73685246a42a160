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
checkout-item-iq-score-content = 你的具體分數、誤差範圍和所屬級別。

checkout-item-iq-ranking-name = IQ 排名
checkout-item-iq-ranking-content = 每 100 人之中，有多少人的分數比你低。

checkout-item-report-name = 21 頁報告
checkout-item-report-content = 每項結果都以淺白文字說明，可網上閱覽，亦有 PDF。

checkout-item-wrong-answers-name = 錯題分析
checkout-item-wrong-answers-content = 每道未答對的題目，逐項規則講解。

checkout-item-left-right-brain-name = 左右腦測試
checkout-item-left-right-brain-content = 你做決定靠分析還是靠直覺？健康的大腦並沒有主導的一側。

checkout-item-certificate-name = 個人證書
checkout-item-certificate-content = 完成證書，列明你的分數和誤差範圍。任何人都可掃描 QR 碼核實。

checkout-item-eq-name = EQ 測試
checkout-item-eq-content = 你如何評價自己的情緒能力，附完整報告。

checkout-item-brain-training-name = 大腦訓練指南
checkout-item-brain-training-content = 練習方法和學習習慣，附資料來源。目前沒有已知的訓練能持久提升智力。

checkout-item-discount-name = 永久八折優惠
checkout-item-discount-content = 此後以同一電郵地址在此購買其他任何產品均享八折，不設期限。

checkout-want-sku1 = 與其他人相比，我在甚麼位置？
checkout-want-sku2 = 哪些題目答錯了，為甚麼？
checkout-want-sku3 = 怎樣向人展示結果？
checkout-want-sku4 = 之後怎樣繼續練習？
