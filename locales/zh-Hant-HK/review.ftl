## 評價

review-title = 你覺得這份報告如何？
review-lead = 你對「{ $test }」的看法能幫助其他人作決定。撰寫評價沒有獎賞，好評和差評以同樣方式刊登。
review-stars-label = 你的評分
review-stars-1 = 1 星：差
review-stars-2 = 2 星：一般
review-stars-3 = 3 星：好
review-stars-4 = 4 星：很好
review-stars-5 = 5 星：非常好
review-stars-missing = 請選擇評分
review-words-label = 評價內容（選填）
review-words-hint = 喜歡甚麼，不喜歡甚麼？請勿填寫電郵地址、電話號碼或連結。
review-words-left = 尚可輸入 { $n } 個字元
review-words-long = 超出 { $n } 個字元
review-name-label = 顯示名稱（選填）
review-name-hint = 與評價一同顯示，只寫名字亦可。
review-name-long = 名稱最多 60 個字元
review-preview-title = 刊登後的樣子
review-preview-text = 我們亦會顯示你做測試時身處的國家或地區。
review-someone = 匿名
review-send = 刊登評價
review-change = 儲存更改
review-sending = 正在儲存…
review-failed = 未能儲存評價，請再試一次。
review-thanks-title = 多謝
review-published = 評價已刊登。評價達 20 則後，會在我們的網頁上顯示。
review-waiting = 評價已儲存。當中似乎有聯絡資料或不當用語，我們會先審閱才刊登。
review-refused = 我們未有刊登這則評價。你可修改後再次提交。
review-taken-down = 我們已把這則評價從網頁移除。你可修改後再次提交。
review-withdrawn = 評價已刪除。你可隨時再寫一則。
review-again = 日後想修改或刪除，請再次開啟電郵內的連結。
review-edit = 修改評價
review-withdraw = 撤回評價
review-withdraw-ask = 你的評分和文字將會刪除。
review-withdraw-confirm = 刪除評價
review-withdraw-cancel = 保留
review-unknown-title = 這個連結已失效
review-unknown-text = 連結可能不完整，或訂單已更改電郵地址。請再次開啟電郵內的連結，或聯絡我們。
review-letters-title = 評價邀請電郵
review-letters-text = 每張訂單只邀請一次，而且 90 日內最多一次。你可關閉這類電郵。
review-letters-stop = 不再邀請我
review-letters-stopped = 我們不會再邀請你撰寫評價。
review-letters-again = 恢復接收評價邀請

## 主頁和計劃頁面

review-block-title = 買家評價
review-block-lead = { $average } 星（滿分 5 星），共 { $count } 則評價
review-block-how = 只有購買過報告的人才可撰寫評價。好評和差評以同樣方式刊登，撰寫評價沒有任何獎賞。
review-block-shares = 各星級的評價數目
review-block-stars = { $n } 星
review-block-language = 以{ $language }撰寫
review-block-refunded = 此買家已獲退款
review-block-answer = { $site } 的回覆
