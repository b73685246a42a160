thinking-exam = 思考風格
thinking-page-result = 你的思考風格
thinking-page-report = 你的思考風格報告
thinking-point-title = 你在圖上的位置
thinking-pattern-title = 你的組合
thinking-use-title = 每種風格何時有用，何時會誤導
thinking-growth-title = 可以試試的小實驗
thinking-sure-title = 我們有多大把握？
thinking-method-title = 結果如何得出
thinking-head-style = 風格

thinking-intro = 作決定時，有人喜歡逐步推敲，有人喜歡憑感覺，很多人兩樣都用。腦部掃描並沒有發現「左腦人」或「右腦人」；這裏說的是喜好。
thinking-added = 這是你的答案加起來的結果，並非與其他人比較。
thinking-style-analytic = 分析
thinking-style-analytic-line = 決定之前，想要理由、事實和步驟。
thinking-style-intuitive = 直覺
thinking-style-intuitive-line = 相信預感、第一印象，以及感覺對的選擇。

thinking-both-name = 兩者並用
thinking-both-line = 你認為自己既會把事情想通，也相信直覺。
thinking-both-text = 兩類句子你都覺得符合：你喜歡把問題拆開來看，心裏有聲音說好或不好時，你也會聽。兩者互相妨礙的時候，比一般人以為的少。預感告訴你往哪裏找，核對告訴你是否真有其事。有趣的是兩者不一致的時候。你可能試過：清單上某個選擇理由較多，你心裏卻早已想要另一個。這時不妨問問：兩者之中，哪一個遇過類似的情況？
thinking-analytic-name = 以分析為主
thinking-analytic-line = 你認為自己作決定時，傾向推敲清楚，多於憑感覺。
thinking-analytic-text = 分析的句子比直覺的句子更像你：你想知道原因，會比較利弊，掌握事實後才決定。別人看得出你怎樣得出答案；如有一項事實錯了，你也可以更正。預感要說得出道理，在你心中才有分量。因此，理由未出現之前的微弱信號，你可能會略過；小決定也可能花上與大決定一樣多的時間。
thinking-intuitive-name = 以直覺為主
thinking-intuitive-line = 你認為自己傾向選感覺對的，多於逐一推敲。
thinking-intuitive-text = 直覺的句子比分析的句子更像你：你相信第一印象，會按預感行動，往往未說得出理由便已知道答案。別人還在收集事實，你已可以決定；有甚麼不對勁，你也會察覺。一長串的理由可能令你疲累。有時你說不出自己怎樣得出答案；即使在你陌生、直覺還沒有多少經驗可學的範疇，強烈的感覺也可能佔上風。
thinking-neither-name = 兩者都不明顯
thinking-neither-line = 你認為自己作決定，不太靠反覆分析，也不太靠直覺。
thinking-neither-text = 兩類句子都只有少數像你。你不會花整晚衡量一個選擇，也不會任由預感作主。作決定還有其他方法：靠習慣，請教懂的人，與有關的人商量，或者試了再看。你可能正在用其中一種，只是沒有給它名字。回想上一個令你滿意的選擇，問問是甚麼令你拿定主意。那就是你的風格，即使這份問卷沒有字眼形容它。
thinking-middle-name = 接近中間
thinking-middle-line = 你認為自己兩種風格有時都會用，但都不算強烈。
thinking-middle-text = 你的點很接近圖的中央，誤差範圍伸展到幾個區域，所以我們不把你放進任何一個。你大概會轉換：有些選擇用推敲，有些憑感覺，視乎事情、時間，或者誰在問。看看最近的兩個選擇，一大一小，各是怎樣決定的？如方法不同，你便找到了自己的風格取決於甚麼。

thinking-point-lead = 愈向右，分析的句子愈像你；愈向上，直覺的句子愈像你。兩者交會之處就是你的點。
thinking-point-ellipse = 點外圍的橢圓是誤差範圍：真正的點有 { $level } 的機會在橢圓之內。橢圓愈小，你的答案說明得愈多。
thinking-point-crosses = 你的橢圓伸展到另一個區域，那個區域的描述也請看看。
thinking-point-corners = 右上是兩者並用，右下是以分析為主，左上是以直覺為主，左下是兩者都不明顯。四個角沒有好壞之分。
thinking-point-caption = 你在圖上的點，附 { $level } 置信區間
thinking-point-alt = 有兩條軸的圖。分析 { $analytic }，直覺 { $intuitive }。區域：{ $pattern }。點外圍的橢圓表示誤差範圍。
thinking-axis-analytic = 分析，愈右愈多
thinking-axis-intuitive = 直覺，愈上愈多
thinking-value-analytic = 分析：{ $analytic }（{ $level } 置信區間：{ $low } 至 { $high }）
thinking-value-intuitive = 直覺：{ $intuitive }（{ $level } 置信區間：{ $low } 至 { $high }）

thinking-result-lead = 你的組合：{ $pattern }
thinking-more-title = 知道何時該相信直覺
thinking-more-text = 完整報告描述你的組合，說明每種風格何時有用、何時會誤導，並為兩種風格各附小實驗。

thinking-use-lead = 生活中兩種都需要。重要的不是你偏好哪一種，而是此刻需要哪一種。
thinking-analytic-helps = 推敲有用的時候：選擇對你來說是新的，出錯代價高，別人需要看得明白，或者牽涉數字。例如合約、貸款、從未走過的路線。
thinking-analytic-misleads = 推敲會誤導的時候：重要的東西難以言傳，清單便漏了它；找更多事實只是為了拖延決定；又或者只是替自己本來就想要的東西找理由。
thinking-intuitive-helps = 直覺有用的時候：類似的情況你遇過很多次，每次都知道結果。例如自己的本行、熟悉的人、玩了多年的遊戲。沒有時間慢慢想時，也用得上。
thinking-intuitive-misleads = 直覺會誤導的時候：你是新手；你從來不知道自己有沒有猜對；陌生人令你想起認識的某個人；又或者你累了、餓了，或太鍾情那個主意。
thinking-use-caption = 作決定之前，先問四個問題
thinking-use-question-1 = 這類選擇我是否常遇到，並知道結果怎樣？
thinking-use-question-2 = 出錯的代價有多大，可以補救嗎？
thinking-use-question-3 = 會有人問我理由嗎？
thinking-use-question-4 = 我還在找事實，還是在等人批准？

thinking-growth-lead = 從較少用的風格中選一個；想磨練自己慣用的風格，也可以從那裏選。每次一個，試一星期。
thinking-growth-analytic-1-title = 寫下預測
thinking-growth-analytic-1 = 每天一次，在知道結果之前，寫下你的預測和有多大把握。一個會議、一場球賽、一次送貨都可以。一星期後數一數。留意你猜中的次數，是否與你以為的一樣多。
thinking-growth-analytic-2-title = 最有力的反對理由
thinking-growth-analytic-2 = 這星期每次作較大的決定之前，找出最有力的反對理由，用一句話寫下來，然後決定。留意這句話是改變了決定，還是只令它更堅定。
thinking-growth-intuitive-1-title = 先有答案，再列清單
thinking-growth-intuitive-1 = 每天一次，面對小選擇時，未衡量之前先記下第一個答案，然後照平日的方法決定。一星期後比較兩者。留意在哪類選擇中，第一個答案同樣好。
thinking-growth-intuitive-2-title = 留意一分鐘
thinking-growth-intuitive-2 = 每天一次，遇見某人或走進一個地方時，花一分鐘留意自己的感覺，先不解釋：自在、緊張、好奇。之後看看當時發生了甚麼事。留意哪些感覺原來早有道理。

thinking-sure-lead = 我們較有把握的，是你的點在哪個方向，而不是它離中央有多遠。
thinking-sure-self = 這是你自己對如何作決定的看法。在某個情況下你實際會怎樣做，別人又會怎樣說你，都可能不同。
thinking-sure-good = 它說的是你喜歡怎樣想，不是想得有多好。兩種風格都可以用得好，也可以用得不好。
thinking-sure-again = { $days } 日後重做測試，比較兩個點。
thinking-sure-again-overlap = 兩次結果的橢圓重疊，所以未能確定有分別。
thinking-sure-again-apart = 兩次結果的橢圓沒有重疊。你這次的答案不同，單憑偶然難以解釋。
thinking-provisional = 初步結果：{ $questions } 個短句中，有 { $unmeasured } 句是新的，比重暫用一般數值，直至有足夠的人作答。
thinking-provisional-badge = 初步 · 尚未與其他人比較
thinking-provisional-source = 已有的比重，來自 { $year } 年前後以{ $language }作答的 { $people } 位自願參加者。

thinking-method-statements = 你為 { $questions } 個短句評了分，兩種風格各佔一半。沒有一句要你二選一，所以你可以兩者都符合，也可以兩者都不符合。
thinking-method-reversed = 每一半都有些句子反方向計分，所以全部選「符合」，便會互相抵銷。
thinking-method-norms = 暫時未有比較數據。待 { $target } 人作答後，我們會查看兩種風格在這裏是否真的各自獨立，並告訴你與其他人相比如何。
thinking-method-reliability = 預期可靠程度（Cronbach’s alpha）：分析 { $analytic }，直覺 { $intuitive }。在足夠的本站訪客作答之前，這些只是預測。
thinking-method-lines = 圖上的線是答案的中點，不是所有人的平均。
thinking-method-not = 這份問卷的限制
thinking-method-not-brain = 與左右腦無關。每個人的兩邊大腦都一起運作。
thinking-method-not-ability = 不是智力測試，也不是測試你的決定有多好。
thinking-method-not-jobs = 不應用於招聘或評價別人。
thinking-method-source = 題目部分取材自 International Personality Item Pool（ipip.ori.org），部分由我們設計，句子全部由我們撰寫。
thinking-method-more = 查看所有數字

thinking-certificate-line = { $person }已於 { $date } 完成思考風格問卷，共 { $questions } 個短句。
thinking-certificate-note = 網上自我描述，無人監考。本證書只證明完成作答，不證明任何能力。
thinking-share-lead = 卡片上有你的組合，以及標示了你的點的圖，不會顯示電郵地址、數字或答案。
thinking-card-title = 我的思考風格：{ $pattern }
thinking-card-description = 分析、直覺、兩者並用，還是兩者都不明顯？免費查看你在圖上的點。
