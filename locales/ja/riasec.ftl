### 職業興味の結果とレポートで使う文章（画面と紙面）。1人の中で6つの興味を比べる。何が好きかであり、得意かどうかではない。
### 興味の呼び方：r 手を動かす、i 調べる、a 表現する、s 支える、e 率いる、c 整える。

## ページと節の見出し。

riasec-exam = 職業興味
riasec-page-result = あなたの職業興味
riasec-page-report = 職業興味のレポート
riasec-bars-title = あなたの6つの興味
riasec-leading-title = 上位の興味
riasec-pair-title = 興味の組み合わせ
riasec-occupations-title = 調べてみたい職業
riasec-sure-title = この結果の確かさ
riasec-method-title = 測り方
riasec-head-interest = 興味
riasec-head-occupation = 職業
riasec-head-similar = 似ている度合い
riasec-head-family = 大まかな分野

## 6つの興味：名前、一文、好きなこと、仕事以外での表れ方、職業の仲間。

riasec-r-name = 手を動かす
riasec-r-line = 形のあるものを作り、直し、動かすのが好きです。
riasec-r-enjoy = この興味がある人は、道具や機械、木や土や動物、屋外や作業場での仕事、一日の終わりに手で触れられる成果を楽しむことが多いです。
riasec-r-life = 仕事以外では、玄関に分解中の自転車がある、庭や畑の手入れをする、「壊れたから見て」とよく頼まれる、といったことに表れるかもしれません。
riasec-r-family = 作る、直す、運転する、育てる
riasec-i-name = 調べる
riasec-i-line = 物事の仕組みと理由を突き止めるのが好きです。
riasec-i-enjoy = この興味がある人は、研究、データ、実験、難しい問い、そして納得がいくまで1つを追える時間を楽しむことが多いです。
riasec-i-life = 仕事以外では、長い記事を最後まで読む、窓辺に望遠鏡を置く、電気ケトルを買う前に3つの情報源を調べる、といったことに表れるかもしれません。
riasec-i-family = 研究する、分析する、検査する
riasec-a-name = 表現する
riasec-a-line = 言葉、絵、音楽など、自分のものを生み出すのが好きです。
riasec-a-enjoy = この興味がある人は、書く、描く、演奏する、演じる、デザインすることを楽しむことが多いです。自分らしさを出せて、決まりの少ないほうを好みます。
riasec-a-life = 仕事以外では、かばんにノートを入れている、木曜はバンドの練習をする、しっくりくるまで模様替えを続ける、といったことに表れるかもしれません。
riasec-a-family = 書く、デザインする、演じる
riasec-s-name = 支える
riasec-s-line = 人に教え、支え、世話をするのが好きです。
riasec-s-enjoy = この興味がある人は、説明する、話を聞く、回復や学びを助けることを楽しみ、その人が前よりよくなっていくのを喜ぶことが多いです。
riasec-s-life = 仕事以外では、子どものチームを教える、近所の人を訪ねる、集まりで相談を受ける、といったことに表れるかもしれません。
riasec-s-family = 教える、世話をする、相談に乗る
riasec-e-name = 率いる
riasec-e-line = 人を率い、説得し、物事を動かすのが好きです。
riasec-e-enjoy = この興味がある人は、企画を始める、人を納得させる、交渉する、売る、進む先に責任を持つことを楽しむことが多いです。
riasec-e-life = 仕事以外では、サークルの代表を務める、町内のお祭りを企画する、フリーマーケットで値段の交渉を楽しむ、といったことに表れるかもしれません。
riasec-e-family = 率いる、売る、交渉する
riasec-c-name = 整える
riasec-c-line = 記録や数字や仕組みを、きちんと整えておくのが好きです。
riasec-c-enjoy = この興味がある人は、表、会計、はっきりした手順、数字の合うデータ、そして最後にすべてが収まる気持ちよさを楽しむことが多いです。
riasec-c-life = 仕事以外では、請求書をラベル付きのファイルに分ける、サークルの会計を引き受ける、チェック欄つきの荷造りリストを作る、といったことに表れるかもしれません。
riasec-c-family = 記録する、計算する、データを整理する

## 上位の興味、同じくらいの興味、差のない結果。

riasec-result-lead = あなたの中で6つの興味を比べ、上位のものを示します。
riasec-leading-one = 上位にある興味は1つ、「{ $first }」です。
riasec-leading-two = 上位にある興味は2つ、「{ $first }」と「{ $second }」です。差はわずかで順位をつけられないため、同じくらいと考えてください。
riasec-leading-three = 上位にある興味は3つ、「{ $first }」「{ $second }」「{ $third }」です。差はわずかで順位をつけられないため、同じくらいと考えてください。
riasec-leading-likely = 「{ $first }」がいちばん強い興味である可能性は、{ $percent }です。
riasec-next = 次に続くもの：{ $list }。
riasec-equal = 差がわずかで順位をつけられないもの：{ $list }。
riasec-flat-title = 興味は幅広く、飛び抜けたものはありません
riasec-flat = 6本のバーがほぼ並んでいるため、上位を挙げても当てずっぽうになります。予定のない土曜日に何をしたいか、思い浮かべてみてください。
riasec-flat-none = あなたのように偏りのない結果とよく似た職業はないため、職業の一覧の代わりに、大まかな分野を示します。
riasec-more-title = 興味がどんな仕事につながるか
riasec-more-text = 詳しいレポートでは、上位の興味の組み合わせ、仕事以外での表れ方、興味の似ている職業がわかります。職業は、必要な準備の量で分けて載せています。

## 6本のバー。

riasec-within = あなたの中で、6つの興味を比べたものです。
riasec-bars-lead = バーが長いほど、その種類の活動を楽しめそうだと答えたことを表します。先端の太い線は誤差の範囲です。太い線が重なっている興味は、同じくらいと考えてください。
riasec-bars-caption = 6つの興味（{ $level }信頼区間つき）
riasec-bars-alt = 6本のバー。長い順に：{ $list }。
riasec-bar-alt = { $interest }：{ $value }、誤差の範囲は{ $low }〜{ $high }。
riasec-bars-margin = { $level }信頼区間：{ $low }〜{ $high }

## 上位の興味の組み合わせ。

riasec-pair-ri = 仕組みを知るのが好きで、実物を手に取るのも好きです。原因を見つけることと直すことが1つになった仕事を探してみてください。計器、機械、工房のある研究室、報告書だけでなく現地での測定などです。
riasec-pair-ra = 物を作るのが好きで、見た目も大事にします。アイデアと同じくらい、素材に心が動くかもしれません。手の技と造形が結びつく、工芸や舞台の仕事を探してみてください。家具、陶芸、舞台装置、楽器、古い物の修復などです。
riasec-pair-rs = 体や手を使う仕事が好きで、それが誰かのためになるのも好きです。手が直接人を助ける場所を探してみてください。救助、リハビリ、技術の指導、話すことより体を支えることが中心の介護などです。
riasec-pair-re = 形のあるものを扱うのが好きで、進め方を決めるのも好きです。仲間がいて成果が見える仕事を探してみてください。建設現場、工場、農場、自分の店や工務店など、現場を知っていて、決めるのも自分という仕事です。
riasec-pair-rc = 形のあるものを扱うのが好きで、それが整っているのも好きです。正確さが大切で、目にも見える仕事を探してみてください。部品の検査、設備の運転、倉庫や車両の管理、理由のある手順に沿う仕事などです。
riasec-pair-ia = 調べるのが好きで、それを形にするのも好きです。問いとイメージが一緒に浮かぶこともあるでしょう。研究とデザインにまたがる仕事を探してみてください。科学の解説、建築、芸術や言語の研究、データを見える形にする仕事などです。
riasec-pair-is = 理解するのが好きで、それが人の役に立つのも好きです。難しい問いの先に人がいる仕事を探してみてください。医療、心理、理科の教育、どんな支援が本当に役立つかを調べる仕事などです。
riasec-pair-ie = 問題を解くのが好きで、その答えで物事を動かすのも好きです。分析が決定につながる仕事を探してみてください。組織への助言、製品の開発、研究チームの運営、技術系の起業などです。
riasec-pair-ic = とことん突き止めるのが好きで、データが合うのも好きです。丁寧さと好奇心の両方が生きる仕事を探してみてください。統計、ソフトウェアのテスト、分析検査、監査、問いに答えるための記録などです。
riasec-pair-as = 創作が好きで、それを人と一緒に、または人のためにするのも好きです。表現が誰かの成長を助ける仕事を探してみてください。芸術の指導、若い人との演劇、介護施設での音楽、わかりやすく、読む人の慰めになる文章を書くことなどです。
riasec-pair-ae = 創作が好きで、人をその気にさせるのも好きです。アイデアを観客に届ける仕事を探してみてください。広告、制作、ファッション、ギャラリーや劇場の運営、自分が信じるデザインの販売などです。
riasec-pair-ac = 創作が好きで、そこに秩序があるのも好きです。この2つは反対の方向に働きがちですが、両方を必要とする仕事もあります。編集、資料館、組版、楽譜の制作、収蔵品の管理、厳密なルールに沿うデザインなどです。
riasec-pair-se = 人が好きで、人を動かすのも好きです。世話をすることと率いることが一緒になった仕事を探してみてください。学校や介護チームの運営、職員の研修、支援の企画、人の声を代弁する仕事などです。
riasec-pair-sc = 人を助けるのが好きで、物事が整っているのも好きです。きちんとした記録が支援の一部になる仕事を探してみてください。受付、診療記録の管理、公的給付の相談、図書館、学校の一日の運営などです。
riasec-pair-ec = 率いるのが好きで、数字が正しいのも好きです。目標と予算の両方に関わる仕事を探してみてください。事務所の管理、財務、購買、物流、数字を自分で読む事業の経営などです。

## 職業。

riasec-occupations-lead = あなたと似た興味の組み合わせを持つ職業です。調べてみる候補と考え、実際の活動の中身で判断してください。
riasec-occupations-how = あなたの6本のバーの形と、それぞれの職業の6つの興味の形を比べています。見るのは、どれが目立ち、どれが目立たないかです。バーの長さは関係ありません。
riasec-occupations-close = よく似ている
riasec-occupations-close-text = 職業の興味の形が、あなたの形とほぼ同じです。
riasec-occupations-related = やや似ている
riasec-occupations-related-text = 形は似ていますが、違うところもあります。
riasec-occupations-preparation = ふつう必要になる準備の量で分けています。国によって、これより多いことも少ないこともあります。
riasec-occupations-not = この一覧は、楽しめそうかどうかについてのものです。収入、求人、うまくできるかどうかは、わかりません。
riasec-occupations-claim = 人がどの分野を選び、続けるかは、興味からある程度わかります。
riasec-occupations-english = 職業名は、現在のところ英語で表示しています。
riasec-occupations-alt = 準備の量で分けた職業の一覧：よく似ている{ $close }件、やや似ている{ $related }件。
riasec-zone-1 = 準備はほとんど不要
riasec-zone-1-line = ふつうは働きながら、数日から数か月で覚えます。
riasec-zone-2 = 少しの準備
riasec-zone-2-line = ふつうは職場や講座で、数か月の訓練を受けます。
riasec-zone-3 = 中くらいの準備
riasec-zone-3-line = ふつうは専門学校、職業訓練、またはある程度の経験が必要です。
riasec-zone-4 = かなりの準備
riasec-zone-4-line = ふつうは大学の学位、または数年の経験が必要です。
riasec-zone-5 = 長期の準備
riasec-zone-5-line = ふつうは大学院の学位、または大学卒業後の長い訓練が必要です。
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = ライセンスを読む
riasec-attribution-list = 変更した点：活動は当サイトの言葉で書いています。名前は翻訳している場合があります。興味がどのくらい似ているかは、当サイトで計算しました。

## どのくらい確かか、測り方。

riasec-sure-lead = 上位の興味の順番より、どの興味が上位にあるかのほうが確かです。
riasec-sure-order = 近い興味どうしは、もう一度答えると順番がすぐ入れ替わります。そのため、文字を並べたコードではなく、まとまりで示します。
riasec-sure-repeat = すぐにもう一度答えた場合、いちばん上の興味が同じになる人は、約{ $same }と見込んでいます。
riasec-sure-again = { $days }日後にもう一度受けて、2つの結果を比べてみてください。
riasec-provisional = 暫定：{ $questions }個の活動のうち{ $measured }個は、ほかの人たちの回答から重みを求めています。残りは、当サイトでの回答が十分に集まるまでの推定値です。
riasec-provisional-badge = 暫定・あなたの中での比較です
riasec-provisional-source = 外部データによる重みは、{ $year }年ごろに{ $language }で自主的に答えた{ $people }人の回答から求めたものです。
riasec-method-statements = { $questions }個の活動について、どのくらい楽しめそうかを答えていただきました。活動の数は、どの興味も同じです。得意かどうか、収入、資格は関係ありません。
riasec-method-reliability = 似た尺度の信頼性（クロンバックのα係数）：手を動かす（{ $hands }）、調べる（{ $research }）、表現する（{ $art }）、支える（{ $social }）、率いる（{ $enterprise }）、整える（{ $order }）。
riasec-method-hexagon = 6つの興味は、心理学者ジョン・ホランドの考えによるものです。「手を動かす、調べる、表現する、支える、率いる、整える」の順で隣り合う興味は一緒に現れやすく、向かい合う興味はそうではありません。
riasec-method-groups = 平均すると、男性は「手を動かす」「整える」活動を、女性は「支える」活動を選ぶことが多めです。あなたのバーは、ほかの人とではなく、6本どうしで比べています。
riasec-method-norms = { $target }人が答えるまでは、ほかの人との比較はありません。
riasec-method-not = このテストの限界
riasec-method-not-ability = 何が得意かのテストではありません。
riasec-method-not-jobs = 採用や、人を選ぶためのものではありません。
riasec-method-not-plan = これで進路が決まるわけではありません。その仕事をしている人に話を聞き、できれば一日試してみてください。
riasec-method-more = すべての数値を見る

## 受検証明書とシェア用カード。

riasec-certificate-line = { $person }さんは、{ $date }に職業興味の質問（全{ $questions }問）への回答を終えました。
riasec-certificate-note = 監督者のいないオンラインでの自己評価です。回答を終えたことの証明であり、能力の証明ではありません。
riasec-share-lead = カードに載るのは、上位の興味と6本のバーです。メールアドレス、数値、回答は載りません。
riasec-card-title = 私の興味：{ $list }
riasec-card-description = 6つの興味を、自分の中で比べてみる。あなたの結果も無料で見られます。
