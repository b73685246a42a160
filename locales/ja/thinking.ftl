### 思考スタイルの結果とレポートで使う文章（画面と紙面）。分析的と直感的は両立する。どちらが良いということはない。
### パターン：both 両方、analytic おもに分析的、intuitive おもに直感的、neither どちらも強くない、middle 中間付近。

## ページと節の見出し。

thinking-exam = 思考スタイル
thinking-page-result = あなたの思考スタイル
thinking-page-report = 思考スタイルのレポート
thinking-point-title = マップ上のあなたの位置
thinking-pattern-title = あなたのパターン
thinking-use-title = それぞれのスタイルが役立つとき、誤りやすいとき
thinking-growth-title = 試してみたい実験
thinking-sure-title = この結果の確かさ
thinking-method-title = 測り方
thinking-head-style = スタイル

## 結果とレポートの最初の段落。

thinking-intro = 物事を決めるとき、筋道を立てて考えたい人もいれば、感覚を頼りに決めたい人もいて、両方という人も大勢います。脳の画像を調べても、「左脳の人」「右脳の人」という違いは見つかっていません。ここで見るのは、決め方の好みです。
thinking-added = あなたの回答を合計したもので、ほかの人との比較ではありません。
thinking-style-analytic = 分析的
thinking-style-analytic-line = 決める前に、理由と事実と手順がほしい。
thinking-style-intuitive = 直感的
thinking-style-intuitive-line = 勘や第一印象、しっくりくる感じを信じる。

## 5つのパターン。

thinking-both-name = 両方のスタイル
thinking-both-line = よく考え、直感も信じると答えました。
thinking-both-text = 分析的な質問にも、直感的な質問にも「当てはまる」と答えています。問題を分解するのが好きで、心の中の「いい」「だめ」という声にも耳を傾けます。この2つは、思われているほど邪魔し合いません。どこを見ればよいかは勘が教えてくれ、本当に何かあるかは調べればわかります。面白いのは、2つが食い違うときです。リストでは一方の理由が多いのに、気持ちはもう一方に決まっている。そんな経験があるかもしれません。そのときは、似た場面をよく知っているのは理屈と勘のどちらか、と考えてみてください。
thinking-analytic-name = おもに分析的
thinking-analytic-line = 感覚で決めるより、筋道を立てて決めたいと答えました。
thinking-analytic-text = 直感的な質問より、分析的な質問に「当てはまる」と答えています。理由を知り、良い点と悪い点を比べ、事実がそろってから決めたいほうです。どうやって答えにたどり着いたかを人に説明でき、事実が違っていれば直せます。勘は、説明がつくまであまり当てにしません。そのため、まだ理由のわからない小さなサインを見過ごしたり、小さな選択に大きな選択と同じくらい時間をかけたりすることがあります。
thinking-intuitive-name = おもに直感的
thinking-intuitive-line = すべて考え抜くより、しっくりくるほうを選びたいと答えました。
thinking-intuitive-text = 分析的な質問より、直感的な質問に「当てはまる」と答えています。第一印象を信じ、勘で動き、説明する前に答えがわかっていることがよくあります。まわりが事実を集めているあいだに決められ、違和感にもよく気づきます。長い理屈には疲れるかもしれません。そのため、どうしてそう思ったのかを人に言えないことがあります。また、経験の浅い新しい分野でも、強い感覚に押されて決めてしまうことがあります。
thinking-neither-name = どちらも強くない
thinking-neither-line = 長い分析にも直感にも、あまりとらわれないと答えました。
thinking-neither-text = どちらの質問にも、「当てはまる」は少なめです。選択をめぐって夜ふけまで悩むことも、勘に振り回されることもありません。決め方はほかにもあります。いつもどおりにする、知っている人に聞く、関わる人と話し合う、やってみて確かめる。名前をつけずに、そのどれかを使っているのかもしれません。最近の満足した選択を1つ思い出し、決め手は何だったかを考えてみてください。このテストに名前がなくても、それがあなたのスタイルです。
thinking-middle-name = 中間付近
thinking-middle-line = どちらのスタイルもときどき使い、特に強いほうはないと答えました。
thinking-middle-text = あなたの点はマップの真ん中にとても近く、誤差の範囲がいくつもの区画にかかっています。そのため、どれか1つには決めません。おそらく、場面によって切り替えているのでしょう。考えて決めることもあれば、感じて決めることもあります。分かれ目は、話題や時間の余裕、相手かもしれません。最近の選択を、大きいものと小さいもの、1つずつ思い出してください。それぞれどう決めましたか。決め方が違っていたら、スタイルが何で変わるのかが見つかったことになります。

## マップ：点と楕円。

thinking-point-lead = 右へ行くほど分析的な質問に、上へ行くほど直感的な質問に「当てはまる」と答えています。2つが交わるところが、あなたの点です。
thinking-point-ellipse = 点のまわりの楕円は、誤差の範囲です。{ $level }の確率で、本当の点がこの中に入ります。小さいほど、回答からはっきりわかります。
thinking-point-crosses = 楕円が別の区画にもかかっているので、そちらの説明も読んでみてください。
thinking-point-corners = 右上は「両方のスタイル」、右下は「おもに分析的」、左上は「おもに直感的」、左下は「どちらも強くない」です。4つのうち、どれが良いということはありません。
thinking-point-caption = マップ上のあなたの点（{ $level }信頼区間つき）
thinking-point-alt = 2つの軸のマップ。分析的：{ $analytic }、直感的：{ $intuitive }。区画：{ $pattern }。点のまわりの楕円は誤差の範囲を表します。
thinking-axis-analytic = 分析的（右ほど強い）
thinking-axis-intuitive = 直感的（上ほど強い）
thinking-value-analytic = 分析的：{ $analytic }（{ $level }信頼区間：{ $low }〜{ $high }）
thinking-value-intuitive = 直感的：{ $intuitive }（{ $level }信頼区間：{ $low }〜{ $high }）

## 無料の結果。

thinking-result-lead = あなたのパターン：{ $pattern }
thinking-more-title = 直感を信じてよいのは、どんなとき？
thinking-more-text = 詳しいレポートでは、あなたのパターンの説明と、それぞれのスタイルが役立つとき、誤りやすいときがわかります。両方のスタイルの実験も付いています。

## 役立つとき、外れるとき。

thinking-use-lead = 毎日の暮らしには、どちらも必要です。どちらが好きかより、その場がどちらを求めているかが大事です。
thinking-analytic-helps = 筋道を立てて考えると役立つのは、初めての選択、間違えると高くつくとき、人にわかってもらう必要があるとき、数字が関わるときです。契約、ローン、通ったことのない道などです。
thinking-analytic-misleads = 誤りやすいのは、大事なことが言葉になりにくく、リストから漏れるときです。事実集めが先延ばしの口実になっているときや、もともとほしかったもののために理由を集めているときも、誤りやすくなります。
thinking-intuitive-helps = 感覚が役立つのは、似た場面を何度も経験し、そのたびに結果を知ってきたときです。自分の専門、よく知っている人、長年続けてきたゲームなどです。時間がないときにも役立ちます。
thinking-intuitive-misleads = 誤りやすいのは、経験の浅い分野や、当たったかどうかがわからない分野です。初対面の人が知っている誰かに似ているとき、疲れているとき、おなかがすいているとき、そのアイデアにほれ込んでいるときも、誤りやすくなります。
thinking-use-caption = 決め方を選ぶ前の4つの質問
thinking-use-question-1 = この種の選択を何度も経験し、結果を知っているだろうか。
thinking-use-question-2 = 間違えたら何を失うだろうか。やり直せるだろうか。
thinking-use-question-3 = 誰かに理由を聞かれるだろうか。
thinking-use-question-4 = まだ事実を探しているのだろうか。それとも、背中を押してほしいだけだろうか。

## 小さな実験。

thinking-growth-lead = あまり使わないほうのスタイルから選ぶか、いつものスタイルを磨くために選んでください。1つずつ、1週間試します。
thinking-growth-analytic-1-title = 予想を書いておく
thinking-growth-analytic-1 = 1日1回、結果がわかる前に、どうなると思うか、どのくらい自信があるかを書きます。会議、試合、荷物の到着など、何でもかまいません。週の終わりに数えます。自分で思っていたくらい当たっていたかを見てください。
thinking-growth-analytic-2-title = いちばん強い反対理由
thinking-growth-analytic-2 = 今週は、大きめの決定の前に、自分がしたいことに反対するいちばん強い理由を探し、1文で書きます。それから決めます。その1文で決定が変わるか、かえって固まるかを見てください。
thinking-growth-intuitive-1-title = 答えが先、リストはあと
thinking-growth-intuitive-1 = 1日1回、小さな選択の前に、何も比べないうちに最初の答えを書きます。それから、いつもどおりに決めます。週の終わりに2つを比べます。どんな選択で、最初の答えも同じくらい良かったかを見てください。
thinking-growth-intuitive-2-title = 1分間、感じてみる
thinking-growth-intuitive-2 = 1日1回、人に会ったり部屋に入ったりしたとき、理由を考える前に、何を感じるかに1分だけ注意を向けます。ほっとする、緊張する、気になる。あとで、何が起きていたのかを確かめます。どの感覚が当たっていたかを見てください。

## どのくらい確かですか。

thinking-sure-lead = 点が中心からどのくらい離れているかより、どの方向にあるかのほうが確かです。
thinking-sure-self = 決め方についての、あなた自身の見方です。実際の場面では違うかもしれず、まわりの人は違うことを言うかもしれません。
thinking-sure-good = わかるのは考え方の好みで、うまさではありません。どちらのスタイルにも、うまい使い方と、そうでない使い方があります。
thinking-sure-again = { $days }日後にもう一度受けて、2つの点を比べてみてください。
thinking-sure-again-overlap = 2回の結果の楕円が重なっているので、確かな違いがあるとは言えません。
thinking-sure-again-apart = 2回の結果の楕円は重なっていません。今回は、偶然とは言えないほど違う答え方でした。
thinking-provisional = 暫定：{ $questions }問のうち{ $unmeasured }問は新しいものです。十分な人数が答えるまでは、標準的な重みを使います。
thinking-provisional-badge = 暫定・ほかの人との比較はまだありません
thinking-provisional-source = 今ある重みは、{ $year }年ごろに{ $language }で自主的に答えた{ $people }人の回答によるものです。

## 測り方。

thinking-method-statements = 質問{ $questions }問に答えていただきました。半分は分析的な決め方、半分は直感的な決め方についてです。2つを対立させる質問はないので、両方に当てはまることも、どちらにも当てはまらないこともあります。
thinking-method-reversed = どちらの半分にも、逆の内容の質問があります。すべてに「当てはまる」と答えても、高くはなりません。
thinking-method-norms = 比較のためのデータは、まだありません。{ $target }人が答えたら、2つのスタイルが本当に独立しているかを確かめ、ほかの人と比べた位置もお伝えします。
thinking-method-reliability = 見込まれる信頼性（クロンバックのα係数）：分析的（{ $analytic }）、直感的（{ $intuitive }）。当サイトでの回答が十分に集まるまでは、予測の値です。
thinking-method-lines = マップの線は回答の目盛りの真ん中で、ほかの人たちの平均ではありません。
thinking-method-not = このテストの限界
thinking-method-not-brain = 脳の左右については、何も述べていません。誰の脳でも、両方が一緒に働いています。
thinking-method-not-ability = 知能のテストでも、決定の良し悪しのテストでもありません。
thinking-method-not-jobs = 採用や、人を評価するためのものではありません。
thinking-method-source = 質問はInternational Personality Item Pool（ipip.ori.org）と当サイト独自のもので、すべて当サイトの言葉で書いています。
thinking-method-more = すべての数値を見る

## 受検証明書とシェア用カード。

thinking-certificate-line = { $person }さんは、{ $date }に思考スタイルの質問（全{ $questions }問）への回答を終えました。
thinking-certificate-note = 監督者のいないオンラインでの自己評価です。回答を終えたことの証明であり、能力の証明ではありません。
thinking-share-lead = カードに載るのは、パターンと、点を示したマップです。メールアドレス、数値、回答は載りません。
thinking-card-title = 私の思考スタイル：{ $pattern }
thinking-card-description = 分析的か、直感的か、その両方か、どちらでもないか。あなたの位置も無料でわかります。
