## Long read on one landing page: how the test measures and what is not known. Plain words, no jargon, no promises.

method-task-title = 你要做甚麼
method-task-text = 你會看到 { $questions } 個圖案，每個都缺少一塊，有 { $options } 個圖塊可選。題目由淺入深。確認之前，隨時可以返回更改答案。

method-why-title = 為何用圖形
method-why-text = 圖案都有規則：數量遞增，形狀輪替，兩塊合成第三塊。找出這類規則的能力稱為流體推理。它是智力的一部分，亦是最不依賴語言和學校教育的部分。記憶、知識和速度屬於其他部分，這項測試不會量度。

method-score-title = 由作答到分數
method-score-text = 我們不只計算答對多少題。每題的難度不同，模型會綜合衡量你的全部作答。結果換算成常用的 IQ 量表：平均值 100，約三分之二的人介乎 85 至 115。同樣的作答，必定得到同樣的分數。

method-margin-title = 為何有誤差範圍
method-margin-text = 如果你做兩次測試，得到的數字不會完全一樣。狀態好、碰巧猜中、環境嘈吵，都會令分數略有變化。因此每個分數都會附上一個範圍，你的真實水平最有可能在這個範圍之內。在量表中段，範圍較窄。到了兩端，範圍很闊，這時我們會寫「或以上」、「或以下」，不會編造一個數字。

method-norms-title = 與誰比較
method-norms-text = IQ 是一種比較。我們的參照人群仍在建立中：目前還沒有來自普羅大眾的大型樣本。在此之前，每個結果都會標明「初步」，誤差範圍較闊，並註明參照數據的版本。在網上做測試的人，不能代表所有人。我們會盡力校正，亦會如實說明。

method-valid-title = 甚麼情況下作答無效
method-valid-text = 答得太快、來不及閱讀，或留空的題目太多，都無法評分。我們會告訴你原因，給你一套新題目，亦不會把這種作答的報告賣給你。做得慢，絕不會因此無效。

method-unknown-title = 我們不知道的事
method-unknown-supervision = 螢幕前坐着誰。沒有人監考，因此分數不能向他人證明甚麼。
method-unknown-practice = 你練習過多少這類題目。練習會令分數略為提高，主要在第二次做的時候。
method-unknown-condition = 你當時有多清醒、多平靜，有沒有受到打擾。
method-unknown-sample = 我們最初的參照人群與整體人口有何差別。隨着樣本增加，我們會公佈這些差別。

method-use-title = 分數不應用來做甚麼
method-use-text = 它不是診斷，亦不能作為升學、工作或治療的依據。這些事宜，請找當面進行測試的心理學家。這項測試為這樣的人而設：想大致知道自己處於甚麼位置，亦想聽真話。
