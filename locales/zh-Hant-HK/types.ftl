### 類型測試的首頁，以及十六個類型頁面上的標籤。

types-tiles-title = 十六個類型，你是哪一個？
types-tiles-lead = 看看每個短句有多符合你，即可知道你的四個字母、代表它們的動物，以及每個字母有多大把握。
types-letters-title = 四個字母，每個有多大把握
types-letters-lead = 在許多測試中，51% 也好，95% 也好，得到的都是同一個字母。在這裏，你會看到自己在每項傾向上的位置、哪些字母難分上下，以及還有哪個類型幾乎同樣貼切。
types-meta-description = 16 型人格測試，列明每個字母有多大把握。結果免費，無須賬戶，無須電郵。完整報告一次過付款，並非訂閱。

types-fact-length = { $questions } 個短句，不設時限
types-fact-free = 免費，無須電郵：你的類型、四項傾向，以及每個字母有多大把握
types-fact-price = 完整報告 { $price } 起，已含稅。一次過付款，並非訂閱

types-result-title = 測試完成，即時看到免費結果
types-result-lead = 無須電郵、賬戶或信用卡。
types-result-example = 樣本，數據純屬虛構。
types-result-type = 你的類型，以及最接近的另一個
types-result-type-text = 如有兩個類型都貼切，會一併列出，並註明各自的可能性。
types-result-bars = 四項傾向，各附誤差範圍
types-result-bars-text = 直線標示你的位置，周圍的色條是可能的範圍。
types-result-balanced = 難分上下時用小寫字母
types-result-balanced-text = 如兩邊太接近，難以判斷，字母會以小寫顯示，並描述兩面。

types-package-report = 類型報告
types-package-more = 類型報告及另外三項測試
types-item-report = 完整報告，可網上閱覽，亦備有 PDF：工作時、與人相處時和壓力下的你，兩個可以試試的小實驗，以及對每個字母影響最大的答案
types-item-certificate = 測試完成證書，列明你的姓名和類型，任何人都可掃描 QR 碼核實
types-item-tests = 另外三項測試及完整報告：情緒能力、思考風格和職業興趣

types-path = 目前位置
types-contents = 本頁內容

types-common-title = 這個類型有多常見？
types-common-text = 在 { $from } 至 { $until } 的 { $runs } 份結果中，{ $share } 最有可能屬於這個類型。這些人自願參加測試，不能代表所有人。
