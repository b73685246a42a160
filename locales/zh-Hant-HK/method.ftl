## Long read on one landing page: how the test measures and what is not known. Plain words, no jargon, no promises.

method-task-title = 你要做甚麼
method-task-text = 你會看到 { $questions } 個圖案，每個都欠一個圖塊，並有 { $options } 個圖塊可選。題目由淺入深。確認之前，隨時可以返回更改答案。

method-why-title = 為何用圖形題
method-why-text = 每個圖案都有規則：數量遞增、形狀輪替、兩個圖塊合成第三個。找出這類規則的能力稱為流體推理。它是智力的一部分，亦是最不依賴語言和學校教育的部分。記憶、知識和速度屬於其他部分，這項測試不會量度。

method-score-title = 由答案到分數
method-score-text = 我們不只計算答對多少題。每題難度不同，統計模型會綜合衡量你的全部答案。結果換算成通用的 IQ 量表：平均值為 100，約三分之二的人介乎 85 至 115。同樣的答案必定得出同樣的分數。

method-margin-title = 為何有誤差範圍
method-margin-text = 如果做兩次測試，得到的數字多半不會相同。狀態好、碰巧猜中、環境嘈吵，都會令分數略有升跌。因此每個分數都附上誤差範圍（置信區間），即你的真實分數最有可能所在的範圍。它在量表中段最窄；到了兩端則很闊，這時我們會寫「或以上」或「或以下」，不會編造一個數字。

method-norms-title = 與誰比較
method-norms-text = IQ 分數是一種比較。我們的參照人群仍在擴大，目前還沒有足以代表普羅大眾的大型樣本。在此之前，每個結果都會標明「初步」，誤差範圍較闊，並註明所用參照數據（常模）的版本。在網上做測試的人不能代表所有人。我們會盡力校正，並如實說明。

method-valid-title = 甚麼情況下無法評分
method-valid-text = 如作答太快，來不及看題目，或留空太多，測試便無法評分。我們會告訴你原因，給你一套新題目，亦不會出售這次作答的報告。不設時限，慢慢做也可以。

method-unknown-title = 我們不知道的事
method-unknown-supervision = 螢幕前的是誰。測試無人監考，因此分數不能向他人證明甚麼。
method-unknown-practice = 你做過多少這類題目。練習會令分數略為提高，主要見於第二次作答。
method-unknown-condition = 你當時休息是否充足、心情是否平靜、有沒有受到打擾。
method-unknown-sample = 我們最初的參照人群與整體人口有何差別。隨着參照人群擴大，我們會公佈這些差別。

method-use-title = 分數不應用作甚麼
method-use-text = 分數不是診斷，亦不應作為升學、工作或治療的依據。如有這些需要，請找心理學家當面測試。這項測試適合想大致了解自己處於甚麼位置的人。
