### 類型測試的首頁，以及十六個類型頁面上的標籤。

types-tiles-title = 十六個類型，你是哪一個？
types-tiles-lead = 為一些關於自己的短句評分，便會得到四個字母和代表它們的動物，還會看到每個字母有多大把握。
types-letters-title = 四個字母，各有多大把握
types-letters-lead = 在別處，51% 和 95% 會得到同一個字母。在這裏，你會看到自己的位置、有多明確，以及還有哪個類型幾乎同樣貼切。
types-meta-description = 十六型性格測試，列明每個字母有多大把握。結果免費，無須帳戶，無須電郵。完整報告只付一次，並非訂閱。

types-fact-length = { $questions } 個短句，不限時間
types-fact-free = 免費，無須電郵：最可能的類型、四項傾向，以及每個字母有多大把握
types-fact-price = 完整報告 { $price } 起，已含稅。只付一次，並非訂閱

types-result-title = 測試一完成就會看到
types-result-lead = 免費，先看結果再談付款，亦無須帳戶。
types-result-example = 示例，並非任何人的真實結果。
types-result-type = 你的類型，以及相鄰的一個
types-result-type-text = 如果兩個類型都貼切，兩個都會列出，並寫明各有多大可能。
types-result-bars = 四項傾向，附誤差範圍
types-result-bars-text = 直線是你的位置，周圍的色條是你同樣可能在的範圍。
types-result-balanced = 難分上下時用小寫字母
types-result-balanced-text = 如果色條跨過中間，字母會用小寫，我們會描述兩面。

types-package-report = 類型報告
types-package-more = 類型報告及更多測試
types-item-report = 你的報告，可在網上閱讀，亦有 PDF：工作時、與人相處、壓力之下、本星期可以做的小實驗，以及對每個字母影響最大的答案
types-item-certificate = 列明你的類型的完成證書，任何人都可掃描 QR 碼核實
types-item-tests = 另外三項測試及完整報告：情緒能力、思考方式、職業興趣

types-path = 目前位置
types-contents = 本頁內容

types-common-title = 這個類型有多常見？
types-common-text = 由 { $from } 至 { $until } 的 { $runs } 份結果之中，{ $share } 最可能屬於這個類型。他們是自己選擇來做測試的，所以不能代表所有人。
