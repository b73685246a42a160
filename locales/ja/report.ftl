### 購入されたレポートの文章（画面と紙面）。落ち着いて、正確に、敬意をもって。
### 低いスコアには敬意を、高いスコアにもお世辞なしで。スコアには必ず誤差の範囲を添える。

report-title = あなたのレポート
report-exam = IQテスト
report-exam-short = IQテスト（短縮版）
report-sample-mark = 見本：架空の受検者
report-score-above = { $iq }以上
report-score-below = { $iq }以下
report-margin = 95%の誤差の範囲：{ $span }
report-span = { $low }〜{ $high }
report-span-from = { $low }以上
report-span-to = { $high }以下
report-span-open = 上下とも限りなし
report-norms = 比較データの版：{ $version }（{ $phase }）
report-language-english = 英語
report-questionnaire-version = 質問の版：{ $version }、比較データの版：{ $norms }。
report-phase-provisional = 暫定
report-phase-calibrating = パズルは較正済み、平均水準は文献から
report-phase-bridged = 平均水準を標本で確定
report-phase-census = 国勢調査に合わせて調整済み
report-seconds = { $seconds }秒
report-minutes = { $minutes }分{ $seconds }秒
report-count = { $part } / { $whole }
report-sources = 出典

## 課題の領域とレベルの名前。

report-kind-induction = 規則の発見
report-kind-logic = 図形の論理
report-kind-spatial = 空間的思考
report-kind-several = 複数の規則
report-kind-pace = ペース
report-level-very-high = とても高い
report-level-high = 高い
report-level-moderate = 中程度
report-level-low = 低い
report-level-very-low = とても低い
report-level-not-enough = 情報が不足

## 表の見出し。

report-head-class = 区分
report-head-iq = IQ
report-head-people = 100人中の人数
report-head-touched = 誤差の範囲
report-head-lower = より低い人（100人中）
report-head-takers = 受検者数
report-head-puzzle = パズル
report-head-puzzles = パズル数
report-head-right = 正解数
report-head-kind = 領域
report-head-score = スコア
report-head-value = 0〜100
report-head-margin = 80%の誤差の範囲
report-head-level = レベル
report-head-difference = 自分の平均との差
report-head-needed = 意味をもつ差
report-head-difficulty = 難易度
report-head-time = あなたの時間
report-head-median = 全員の中央値
report-head-medians = 全員の中央値の合計
report-head-answer = あなたの回答
report-head-part = 部分
report-head-error = スコアの標準誤差
report-head-within = スコアの95%が入る幅
report-head-second = 2回目のスコア
report-head-reading = 意味
report-head-likely = 可能性
report-head-week = 週
report-head-do = すること
report-head-why = 理由

## 要約。

report-summary-title = 要約
report-summary-lead = あなたのIQスコアは{ $score }です（{ $margin }）。
report-summary-lead-above = あなたのIQスコアは{ $score }です（{ $margin }）。このテストはこれより上を測れないため、これより高い数値は示しません。
report-summary-lead-below = あなたのIQスコアは{ $score }です（{ $margin }）。このテストはこれより下を測れないため、これより低い数値は示しません。
report-score-label = IQスコア
report-figure-class = 区分
report-figure-percentile = 100人のうち
report-figure-percentile-note = より低いスコアの人数
report-figure-right = パズルの正解数
report-figure-right-note = 難易度はパズルごとに違います
report-figure-time = 時間
report-figure-time-note = 1問あたり平均{ $time }
report-figure-place = 受検者の中での順位
report-figure-place-note = { $date }まで
report-figure-reliability = 信頼性
report-figure-reliability-note = スコアの差のうち、偶然ではない割合
report-class-one = この数値は「{ $class }」の区分（{ $range }）に入り、誤差の範囲もすべてこの区分に収まります。
report-class-two = この数値は「{ $class }」の区分（{ $range }）に入ります。誤差の範囲は「{ $low }」と「{ $high }」にかかるため、どちらの可能性もあります。
report-class-many = この数値は「{ $class }」の区分（{ $range }）に入ります。誤差の範囲は「{ $low }」から「{ $high }」までにわたるため、その間のどの区分の可能性もあります。
report-class-limit = 「{ $score }」は測定の限界を示すため、1つの区分には決まりません。誤差の範囲は「{ $low }」から「{ $high }」までにわたるため、その間のどの区分の可能性もあります。
report-class-limit-one = 「{ $score }」は測定の限界を示します。誤差の範囲は、すべて「{ $class }」の区分に収まります。
report-percentile = 比較集団の100人のうち約{ $n }人が、これより低いスコアになる計算です。
report-percentile-above = 比較集団の100人のうち少なくとも{ $n }人が、これより低いスコアになる計算です。
report-percentile-below = 比較集団の100人のうち、これより低いスコアになるのは多くても{ $n }人という計算です。
report-percentile-top = 比較集団の100人のうち、これより低いスコアになるのは99人を超える計算です。
report-percentile-bottom = 比較集団の100人のうち、これより低いスコアになるのは1人に満たない計算です。
report-more-than-99 = 99超
report-fewer-than-1 = 1未満
report-kinds-even = 領域による目立った偏りはありません。領域どうしの差は、偶然の範囲内です。
report-kinds-strength = { $kind }：自分の平均より{ $distance }点高く、偶然だけでは説明できない差です。ここがあなたの強みです。
report-kinds-weakness = { $kind }：自分の平均より{ $distance }点低く、偶然だけでは説明できない差です。ここがあなたの比較的苦手な面です。
report-kinds-untold = 際立った領域はありません。1つの領域のパズルだけでは情報が少なく、差に意味があるとは言えません。
report-kinds-none = このテストにはパズルの少ない領域があるため、領域ごとのスコアは出していません。
report-summary-remember = 覚えておきたいこと
report-summary-same = 数値より先に、誤差の範囲を見てください。本当の値は、{ $low }〜{ $high }のどこにあっても不思議ではありません。
report-summary-same-open = 数値より先に、誤差の範囲を見てください。テストがそこまで測れないため、範囲の片側は区切られていません。
report-summary-part = 測っているのは知能の一部、図形の規則を見つける力です。
report-summary-alone = 監督者がいないため、これはあなた自身のための結果です。ほかの人への証明にはなりません。
report-valid = 回答と時間から、真剣に取り組んだものと見られます。受検についての注記はありません。
report-caution = 今回の受検は有効ですが、次の点でスコアの確かさが下がります。
report-norms-provisional = 比較データは暫定のものです。パズルの難易度は規則からの予測、平均の水準は公表された研究の値です。そのぶん、誤差の範囲は広くなっています。
report-norms-calibrating = パズルの難易度は、実際の回答からわかっています。平均の水準はまだ公表された研究の値を使っており、そのぶん誤差の範囲は広くなっています。
report-norms-bridged = パズルの難易度は実際の回答からわかっており、平均の水準は、割り当て法で選んだ成人の標本から定めています。
report-norms-census = 比較データは、多くの人の初回の受検をもとに、年齢、学歴、性別の割合が国勢調査に合うよう重みを付けたものです。

## 分布曲線。

report-curve-title = 分布曲線で見る位置
report-curve-lead-above = あなたのスコア{ $score }は、平均の100より{ $points }点上にあります（{ $margin }）。
report-curve-lead-below = あなたのスコア{ $score }は、平均の100より{ $points }点下にあります（{ $margin }）。
report-curve-lead-at = あなたのスコアは、ちょうど平均の{ $score }です（{ $margin }）。
report-curve-lead-limit = あなたのスコアは{ $score }です（{ $margin }）。このテストで測れる範囲の端にあたるため、曲線には点ではなく限界を示します。
report-curve-score = あなたのスコア：{ $score }
report-curve-caption = 区分とその境界、人数の割合
report-curve-reached = かかる
report-curve-how = 曲線の見方
report-curve-hill = 山の高さは、そのIQの人の多さを表します。最も多いのは中央です。100人のうち{ $middle }人が85〜114、{ $upper }人が115〜129、{ $top }人が130以上です。
report-curve-step = 平均は100です。15点のひと区切りが標準偏差で、平均からの標準的な離れ方を表します。
report-curve-why = 誤差の範囲がある理由
report-curve-cover = 短いテストで、1点の狂いもなく測ることはできません。この方法で誤差の範囲を求めると、100人のうち約95人は、本当の値がその中に入ります。
report-curve-error = 範囲の広さは2つのことで決まります。本当の値についてのテスト自体の標準誤差（あなたの回答では{ $test }点）と、比較データの標準誤差（約{ $norms }点）です。
report-curve-sides = 範囲は、スコアから下へ{ $down }点、上へ{ $up }点です。スコアは、同じ誤差で測った人たちの中での位置なので、少しだけ100に近づきます。誤差の範囲のほうは近づきません。

## 順位。

report-ranking-title = 順位
report-ranking-caption = 比較集団の100人のうち
report-ranking-lower = より低いスコア
report-ranking-higher = 同じか、より高いスコア
report-ranking-place = あなたと比べて
report-ranking-ends = 誤差の範囲は順位にも当てはまります。100人のうちスコアがより低い人の数は、範囲の下端では{ $low }、上端では{ $high }です。
report-ranking-end-low = 誤差の範囲は順位にも当てはまります。100人のうちスコアがより低い人の数は、範囲の下端でも{ $low }です。上端は区切られていません。
report-ranking-end-high = 誤差の範囲は順位にも当てはまります。100人のうちスコアがより低い人の数は、範囲の上端では{ $high }です。下端は区切られていません。
report-ranking-rare-high = 同じか、より高いスコアの人は、約{ $n }人に1人です。
report-ranking-rarest = 同じか、より高いスコアの人は、{ $n }人に1人もいません。
report-ranking-middle = 半数の人のスコアは90〜110で、あなたもその中にいます。
report-ranking-takers = このテストを受けた人の中で
report-ranking-own = { $date }までに、このテストには有効な受検が{ $n }件ありました。あなたより低いスコアが{ $lower }件、同じスコアが{ $same }件（あなたを含む）、高いスコアが{ $higher }件です。順位は{ $n }件中{ $place }位になります。
report-ranking-average = 受検者の平均は{ $average }です。自分から受けた人たちなので、社会全体の縮図ではありません。上の比較集団のほうが、公平な比較になります。
report-ranking-you = あなたのスコア
report-ranking-takers-caption = 受検者のスコアの分布
report-ranking-few = このレポートの作成時点で、この版の比較データで採点された有効な受検は{ $floor }件未満でした。これほど少ない中での順位には意味がないため、示していません。上の比較には影響しません。
report-ranking-places-caption = スコアと、比較集団の中での位置
report-ranking-places = 参考：比較集団の100人のうち、それぞれのスコアより低い人の数です。
report-ranking-norm = 比較集団は、あらゆる年齢の成人です。年齢別の比較データはまだないため、全員を同じ人々と比べています。

## スコアの意味。

report-meaning-title = スコアの意味
report-meaning-lead = このスコアは、{ $date }に図形の規則をどれだけ見つけられたかを、ほかの人と比べたものです（{ $score }、{ $margin }）。
report-meaning-says = わかること
report-meaning-fluid = 新しいものの中に規則を見つける力を「流動性推論」と呼びます。知能の一部で、言語や学校教育に最も左右されにくい部分です。
report-meaning-high = こうした規則を、多くの人より楽に見つけられます。誤差の範囲は、すべて平均の100を上回っています。
report-meaning-middle = こうした規則を、多くの人と同じくらい見つけられます。100人のうち{ $people }人が、85〜114の区分に入ります。
report-meaning-unsure = 誤差の範囲は、平均の100をまたいでいます。こうした規則を多くの人より楽に見つけられるのかどうかは、このテストからは決められません。
report-meaning-low = 今回見つけた規則は、多くの人より少なめでした。疲れ、騒音、小さな画面、心配ごと、この種のパズルへの不慣れは、スコアを下げます。そのどれかが影響したのかどうかは、回答からはわかりません。
report-meaning-again = 同じ種類の別のパズルを解いても、100回のうち95回は、今回のスコアとの差が{ $points }点以内に収まります。
report-meaning-expected = やさしいパズルと難しいパズル
report-meaning-caption = スコアのもとになった回答の難易度別の結果（あなたのスコアとの比較）
report-meaning-easy = 15点以上やさしい
report-meaning-near = スコアと同じくらい
report-meaning-hard = 15点以上難しい
report-meaning-missed = あなたのスコアより15点以上やさしいパズルを、{ $n }問落としました。
report-meaning-solved = あなたのスコアより15点以上難しいパズルを、{ $n }問解きました。
report-meaning-usual = ある程度はよくあることです。注意がそれることもあれば、当て推量も6回に1回は当たります。
report-meaning-smooth = スコアよりずっとやさしいパズルは落とさず、ずっと難しいパズルは解いていません。回答は難易度によく沿っています。
report-meaning-likely = 最も可能性の高い区分
report-meaning-likely-caption = 本当の値がある区分
report-meaning-likely-text = あなたのような回答をした比較集団の人が100人いるとして、そのうち本当の値がその区分にある人の割合です。誤差の範囲と、各区分の人の多さの両方を使って求めています。
report-less-than-1 = 1%未満
report-meaning-not = わからないこと
report-meaning-not-parts = 記憶力、知識、言葉の力、発想の豊かさ。どれも測っていません。
report-meaning-not-worth = あなたの価値や人柄、これからどこまで行けるか。
report-meaning-not-diagnosis = 特別な才能や障害があるかどうか。それには、対面で検査を行う心理士が必要です。
report-meaning-not-fixed = 10年後のスコア。スコアは、ある1日の測定です。

## 領域別の結果。

report-dimensions-title = 領域別の結果
report-dimensions-caption = 領域ごとのスコア
report-reference = 基準範囲 { $low }〜{ $high }
report-dimensions-scale = どのスコアも、平均100の尺度で示しています。基準範囲の{ $low }〜{ $high }には、中央の半数の人が入ります。ここでの誤差の範囲は、テスト自体によるものです。このほかに比較データの誤差（約{ $norms }点）があり、すべての領域に同じように加わります。
report-dimensions-levels = レベル：125以上が「とても高い」、110以上が「高い」、90以上が「中程度」、75以上が「低い」、それ未満が「とても低い」です。レベルを示すのは、80%の誤差の範囲が隣り合う2つのレベルに収まるときだけです。収まらなければ「情報が不足」とします。
report-dimensions-joined = 1つの領域の数問だけでは、うまく測れません。そこで、領域どうしの結びつきを仮定し（相関{ $correlation }）、それに応じてほかのパズルからわかることも合わせています。そのぶんスコアは確かになり、互いに近づきます。
report-dimensions-pace = ペースは参考として並べたもので、IQスコアには含まれません。
report-difference-caption = 領域ごとに見た、自分の平均との差
report-dimensions-chance = 差が右端の列の数値以上のとき、強みまたは比較的苦手な面とみなします。それほどの差が偶然に出るのは、10回に1回未満です。

## 領域ごとのページ。

report-kind-lead = この領域のパズル{ $n }問のうち、{ $right }問を解きました。
report-read-very-high = 基準範囲を大きく上回ります。100人のうち約{ $n }人が、これより低いスコアです。
report-read-high = 基準範囲を上回ります。100人のうち約{ $n }人が、これより低いスコアです。
report-read-moderate = 基準範囲の中です。100人のうち約{ $n }人が、これより低いスコアです。
report-read-low = 基準範囲を下回ります。100人のうち約{ $n }人が、これより低いスコアです。
report-read-very-low = 基準範囲をかなり下回ります。100人のうち約{ $n }人が、これより低いスコアです。
report-read-not-enough = 誤差の範囲{ $low }〜{ $high }が多くのレベルにまたがるため、1つに決められません。
report-kind-what = この領域で問われること
report-kind-what-induction = 順序や数についての、1つか2つの規則です。少しずつ増えたり減ったりする、形が入れ替わる、2つの量を足すと3つ目になる、などです。何が変わるかに気づき、1つの考えを3行すべてで確かめます。
report-kind-what-logic = 図形を重ね合わせます。3枚目に残るのは、どちらかにあるもの、両方にあるもの、片方だけにあるもの、1枚目から2枚目を除いたもの、どちらにもないもののいずれかです。タイルどうしを部分ごとに比べ、どの操作かを見きわめます。
report-kind-what-spatial = 図形が回る、裏返る、場所を移るといったパズルです。頭の中で図形を動かし、どのタイルから次のタイルへも同じ動きになっているかを確かめます。
report-kind-what-several = 3つ以上の規則が、それぞれ別の性質に同時に働きます。1つの規則を見つけることよりも、いくつもの規則を区別して、選択肢で1つずつ確かめることが求められます。
report-kind-how = こうしたパズルの解き方
report-kind-how-induction = 数、大きさ、形、塗りなど、性質を1つずつ見ます。1行目の規則を声に出して言い、2行目で試します。そこで合わなければ、列を縦に見てみます。
report-kind-how-logic = 線や花びらなど、図形の一部分を選び、行に沿って追います。1枚にあるとき、両方にあるとき、どちらにもないとき、3枚目にはあるでしょうか。たいていは2つの部分を見れば、どの操作か決まります。
report-kind-how-spatial = とがった先や開いた側など、目印を1つ決め、それだけを追います。回転は8分の1回転ずつ数えます。どの回転も合わなければ、反転を考えます。
report-kind-how-several = 性質を1つ決めたら、それに合わない選択肢をすべて消し、次の性質に移ります。3つの規則が決まれば、残る選択肢は1つです。長く覚えておく必要もありません。
report-kind-caption = この領域のあなたのパズル
report-kind-others = このうち、平均{ $expected }問が解かれています。
report-kind-time = これらに使った時間は{ $time }で、テスト全体の{ $percent }です。
report-kind-within = 自分の平均との差（点）：{ $difference }。偶然の範囲内です。
report-kind-untold = 自分の平均との差（点）：{ $difference }。この領域のパズルだけでは情報が少なく、差に意味があるとは言えません。
report-kind-worth = 領域どうしの結びつきが仮定どおりなら、この領域での個人差のうち{ $total }は、全体の正解数から説明できます。この領域のパズルと合わせると{ $joined }です。

## ペース。

report-pace-lead = 1問ずつ比べると、かけた時間は標準的な時間の約{ $percent }でした（比の平均）。
report-pace-lead-none = これらのパズルにほかの人がかける時間がまだ十分にわかっていないため、ペースのレベルは示していません。
report-pace-fast = 基準範囲より速いペースです。100人のうち約{ $n }人は、もっと時間をかけます。
report-pace-middle = 基準範囲の中です。100人のうち約{ $n }人は、もっと時間をかけます。
report-pace-slow = 基準範囲よりゆっくりしたペースです。100人のうち約{ $n }人は、もっと時間をかけます。
report-pace-none = あなたの時間は下のとおりです。レベルを示すには、同じパズルを解いた人が少なくとも{ $floor }人必要です。
report-pace-neutral-title = 見方
report-pace-neutral = ペースはIQスコアに含まれず、速いほどよいわけでもありません。制限時間がないため、時間をかけても不利にはなりません。
report-pace-method = { $n }問のパズルにかけた時間から計算しています。同じパズルに答えた全員の時間と、比で比べています。そのため、難しいパズルに時間がかかっても、遅いことにはなりません。比の平均では、1問だけ長くかかった影響が下の合計より小さいため、両者は一致しないことがあります。
report-pace-reliability = この数値に表れる個人差のうち、約{ $percent }が本当の差で、残りは偶然です。ペースの個人差の大きさは、同種のパズルについて公表された回答データによります。
report-pace-quicker-than = { $all }問のうち{ $n }問で、半数の人より速く答えました。
report-pace-thirds = 最初から最後まで
report-pace-thirds-caption = 3つに分けて見た時間
report-part-first = 最初の3分の1（{ $from }〜{ $to }）
report-part-middle = 中ほどの3分の1（{ $from }〜{ $to }）
report-part-last = 最後の3分の1（{ $from }〜{ $to }）
report-pace-slower = ほかの人と比べて、後半ほどゆっくりになりました。ほかの人の時間に対し、最初の3分の1では{ $first }、最後の3分の1では{ $last }でした。
report-pace-quicker = ほかの人と比べて、後半ほど速くなりました。ほかの人の時間に対し、最初の3分の1では{ $first }、最後の3分の1では{ $last }でした。
report-pace-kept = ほかの人と比べて、ペースはほとんど変わりませんでした。ほかの人の時間に対し、最初の3分の1では{ $first }、最後の3分の1では{ $last }でした。
report-pace-harder = パズルはだんだん難しくなり、平均の難易度は最初の3分の1でIQ { $first }、最後の3分の1で{ $last }です。後半に時間がかかるのは自然なことです。

## 時間と取り組み。

report-time-title = 時間と取り組み
report-time-lead = 全体で{ $time }、1問あたり平均{ $each }かかりました。
report-time-caption = パズルごとの秒数
report-time-own = あなた
report-time-median = 全員の中央値
report-time-kinds-caption = 領域ごとの時間
report-time-noticed = 時間からわかること
report-time-ends = 最も長かったのはパズル{ $slowest }（{ $long }）、最も短かったのはパズル{ $quickest }（{ $short }）です。
report-time-later = 最後の3分の1は、最初の3分の1より時間がかかりました（最初{ $first }、最後{ $last }）。
report-time-earlier = 最後の3分の1は、パズルが難しいにもかかわらず、最初の3分の1より短い時間でした（最初{ $first }、最後{ $last }）。
report-time-wrong-longer = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満の回答でした。結果として落としたパズルのほうに、長く取り組んでいました。
report-time-wrong-shorter = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満の回答でした。不正解のほうが速かったので、もう一度見直す価値があったかもしれません。
report-time-alike = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満の回答でした。両者にほとんど差はありません。
report-effort = 取り組み方
report-effort-rapid = { $n }件の回答は速すぎて、パズルを見たとは考えられません。スコアには含めません。
report-effort-none-rapid = 速すぎて、パズルを見たとは考えられない回答はありませんでした。
report-effort-open = 未回答のパズルが{ $n }問ありました。不正解として数えます。
report-effort-none-open = 未回答のパズルはありませんでした。
report-effort-changes = 回答を{ $n }回変えました。
report-effort-no-changes = 一度選んだ回答は、変えませんでした。

## 測り方。

report-measured-title = 測り方
report-measured-lead = スコア{ $score }（{ $margin }）は、{ $questions }問の回答から計算しています。同じ回答からは、いつ計算しても同じスコアが出ます。
report-measured-model = パズルごとに、ある能力の人が解ける確率を表す曲線があります。曲線は、難易度、傾き、当て推量で当たる確率で決まります（3パラメータ・ロジスティックモデル）。すべての回答を最もよく説明する能力が、スコアになります（重み付き尤度法）。
report-measured-group = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、パズルの数値：第{ $values }版）。
report-measured-provisional = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、暫定、パズルの数値：第{ $values }版）。パズルの難易度は、規則からの予測です。平均の水準は、似たパズルをオンラインで解いた成人{ $n }人の値（Zorowitz et al. 2024）から、標準偏差の{ $shift }倍を引いたものです。こうした研究に参加する人は、平均より高い傾向があるためです。そのぶん、誤差の範囲は広くなっています。
report-measured-calibrating = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、パズルの数値：第{ $values }版）。パズルの難易度は、実際の回答からわかっています。平均の水準は、似たパズルをオンラインで解いた成人{ $n }人の値（Zorowitz et al. 2024）から、標準偏差の{ $shift }倍を引いたものです。こうした研究に参加する人は、平均より高い傾向があるためです。そのぶん、誤差の範囲は広くなっています。
report-measured-level = 比較データの水準
report-measured-level-note = 標準誤差（IQの点数）
report-measured-range = 測定できる範囲
report-measured-range-note = その外は「以上」「以下」
report-measured-caption = このテストの測定の精度
report-measured-errors = 測定の精度は、水準によって違います。表は、本当の値が同じ人たちのスコアが、その平均のまわりにどれだけばらつくかを示します。比較データの誤差は含みません。スコアは少しだけ100に近づくため、誤差の範囲のもとになる本当の値の誤差よりは小さくなります。
report-measured-unwatched = 監督者のいないオンラインテストです。誰が、どこで、どんな助けを借りて答えたかは、誰も見ていません。
report-measured-not = 使ってはいけない目的
report-measured-not-diagnosis = あらゆる診断
report-measured-not-hiring = 採用、昇進、入学の判断
report-measured-not-others = ほかの人についての決定
report-measured-not-children = 16歳未満の人の測定（比較データがありません）

## 結果の活かし方。

report-advice-title = 結果の活かし方
report-advice-lead = { $score }（{ $margin }）は、おおよその位置として受け止めてください。レッテルではありません。
report-advice-yours = あなたの数値から
report-advice-class = 人に聞かれたら、数値と一緒に誤差の範囲も伝えてください。数値だけでは、測った以上のことを主張することになります。
report-advice-compare = ほかの人のスコアとの差に意味があるのは、{ $points }点を超えて離れているときだけです。それより近ければ、偶然かもしれません。
report-advice-missed = 練習するなら「{ $kind }」から。難易度{ $limit }までのパズルで最も多く落としたのがここで、{ $n }問中{ $missed }問でした。
report-advice-none-missed = 難易度{ $limit }までのパズルで落としたのは、多くても1問です。特に先に練習すべき領域はありません。
report-advice-lean = 領域の間に、偶然だけでは説明できない差があります。ただし、2回目のテストでも同じ差が出るまでは、確かとはいえません。
report-advice-even = 強みや比較的苦手な面として、ほかから際立つ領域はありません。
report-advice-slower = 不正解の回答は、正解より速く出ていました（中央値で{ $wrong }、正解は{ $right }）。最後の行をもう一度確かめても、手間はわずかです。
report-advice-caution = 今回の受検には、スコアの確かさを下げる点がありました。内容は「時間と取り組み」のページにあります。それがない状態で受け直せば、今回より多くのことがわかります。
report-advice-open = 次は、すべてのパズルに答えてください。当て推量は6回に1回当たりますが、未回答は当たりません。
report-advice-low = 勉強や仕事がうまくいっていて、このスコアを意外に感じるなら、勉強や仕事のほうを信じてください。1回のテストより、何年もの積み重ねのほうが多くを語ります。
report-advice-high = ほかの人への証明が必要なら、監督者のいるテストを受けてください。高IQ団体や心理士が認めるのは、そうしたテストだけです。
report-advice-uses = 役立つこと
report-advice-use-place = 1種類の思考について、自分のおおよその位置を、誤差の範囲とともに知ること。
report-advice-use-baseline = 後のテスト（早くても{ $months }か月後）と比べるための、最初の値をもつこと。
report-advice-use-slips = 自分の間違え方を知ること。問題のページには、誤った選択肢がどの規則に反しているかが書かれています。
report-advice-help = 専門家に相談するとき
report-advice-school = 学校、職業訓練、仕事のことなら、心理士へ。いくつもの能力をあなたの言語で対面で調べ、その後のことを一緒に話し合ってくれます。
report-advice-worry = 考える力や記憶、注意力が以前より落ちたと感じるとき、または低いスコアが心配なときは、医師にご相談ください。このテストで原因を見つけることも、否定することもできません。
report-advice-mood = この数値のせいで何日も気分が晴れないなら、信頼できる人に話してください。それほど思い悩む値打ちのあるスコアはありません。
report-advice-again = もう一度受けるとき
report-advice-wait = 少なくとも{ $months }か月あけてください。この種のパズルを一度経験すると、2回目は3〜4点ほど上がります（Hausknecht et al. 2007）。3回目より後は、ほとんど上がりません（Scharfen et al. 2018）。

## 脳トレガイド。

report-guide-title = 脳トレガイド
report-guide-lead = 知能全般を持続的に高めるとわかっているトレーニングはありません。練習すれば練習したことは上達し、よい習慣は学びを楽にします。
report-guide-evidence = 7人の心理学者が研究を検証したところ、脳トレは練習した課題には効果があり、似た課題への効果はより小さく、日常生活への効果はほとんどありませんでした（Simons et al. 2016）。一方、学校で学ぶ期間が1年長いことは、IQで1〜5点の差と結びついていました（Ritchie & Tucker-Drob 2018）。
report-guide-start = どこから始めるか
report-guide-missed = 「{ $kind }」から始めましょう。手の届く難易度{ $limit }までのパズルで最も多く落としたのがここで、{ $n }問中{ $missed }問でした。
report-guide-none-missed = 難易度{ $limit }までのパズルで落としたのは、多くても1問です。優先すべき領域はないので、4つを順番に練習しましょう。
report-guide-spread = 難易度{ $limit }までで落としたパズルに、はっきり多い領域はありません。優先すべき領域はないので、4つを順番に練習しましょう。
report-guide-numbers = 解説を見ずに、もう一度解いてみてください：{ $numbers }。
report-guide-plan = 4週間の計画
report-guide-plan-caption = 1回20分、週3回
report-guide-week-1 = 落としたパズルを解き直す。選ぶ前に、規則を1つずつ声に出して言う。
report-guide-week-1-slow = 時間のかかったパズルを解き直す。選ぶ前に、規則を1つずつ声に出して言う。
report-guide-why-1 = 一歩ごとに自分に説明する人は、例題から多くを学ぶ（Chi et al. 1989）。
report-guide-week-2 = 領域を1つずつではなく、混ぜて解く。
report-guide-why-2 = 混ぜる練習は難しいが、長く身につく（Rohrer & Taylor 2007）。
report-guide-week-3 = 練習の間を2日あける。始める前に、前の週の規則を思い出す。
report-guide-why-3 = 間隔をあけて思い出すと、学んだことが残る（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 規則を2つ使ったパズルを2問自作し、誰かに解いてもらう。
report-guide-why-4 = 作るには規則を思い出す必要があり、思い出すと学んだことが残る（Roediger & Karpicke 2006）。
report-guide-habits = 支えになる習慣
report-guide-sleep = 眠る。学んだことは睡眠中に定着します（Diekelmann & Born 2010）。睡眠不足で最も落ちるのは注意力です（Lim & Dinges 2010）。
report-guide-move = 体を動かす。有酸素運動のプログラムで、注意力、処理の速さ、記憶がわずかに向上しました（Smith et al. 2010）。
report-guide-honest = 2回目のテストでは、この種のパズルへの慣れから、平均で3〜4点高くなります。伸びたのは慣れで、知能ではありません。また、1人の人では、{ $points }点までの差は偶然かもしれません。

## もう一度テストを受ける。

report-retest-title = もう一度テストを受ける
report-retest-lead = 2回目のスコアとの差に意味が出るのは、{ $score }より{ $points }点を超えて低いとき、または{ $higher }点を超えて高いときです。高いほうには、慣れの分の4点を加えています。
report-retest-lead-limit = { $score }は測定の限界を示すため、2回目のスコアと数値として比べることはできません。測定できる範囲内の2つのスコアは、{ $points }点を超えて離れて初めて、差に意味が出ます。
report-retest-how = どちらのスコアにも誤差があります。あなたの水準では、1つのスコアの誤差は{ $error }点で、差をとると2回分の誤差が合わさります。この数値は、比較データが同じ場合のものです。その場合、水準の誤差は両方のスコアに等しく含まれます。
report-retest-caption = 今回のスコアと2回目のスコア
report-retest-below = { $iq }未満
report-retest-above = { $iq }超
report-retest-really-lower = 低い（偶然では説明できない差）
report-retest-no-difference = 偶然と区別できる差はない
report-retest-really-higher = 高い（偶然と慣れでは説明できない差）
report-retest-practice-title = 慣れの影響
report-retest-practice = 107の標本で、2回目のスコアは標準偏差の約4分の1高くなりました。この尺度では3〜4点です。まったく同じパズルでは、さらに高くなります（Hausknecht et al. 2007）。3回目より後は、ほとんど上がりません（Scharfen et al. 2018）。そのため、残すべきなのは最初の有効なスコアです。2回目のほうが高いときは、差に意味が出るまでにこの分の4点が余計に要ります。
report-retest-fair = 公平に比べるために
report-retest-wait = 少なくとも{ $months }か月あけてください。同じ種類の別のパズルが出ます。
report-retest-same = 十分に休み、邪魔の入らない状態で、同じような画面で受けてください。
report-retest-norms = 同じ比較データによるスコアだけを比べてください。新しい比較データができると、今回の受検をそれで採点した結果もレポートで見られます。
report-retest-form = 同じ長さのテストどうしを比べてください。短いテストほど、誤差の範囲は広くなります。
report-retest-average = 1回より2回のほうが、多くのことがわかります。2つのスコアを平均すると、テスト自体の誤差は1つのときの約7割になります。比較データの水準の誤差は変わりません。

## 用語の説明。

report-glossary-title = 用語の説明
report-glossary-lead = レポートに出てくる順に並べています。
report-term-iq = IQ
report-term-iq-text = 人々の中での位置を、平均100、標準偏差15の尺度で表したもの。
report-term-margin = 誤差の範囲
report-term-margin-text = 100回のうち95回（または80回）、本当の値が入る範囲。
report-term-true = 本当の値
report-term-true-text = テストに誤差がないとしたときの位置。誤差の範囲は、この値についてのもの。スコアは少しだけ100に近づくが、本当の値は近づかない。
report-term-class = 区分
report-term-class-text = 名前を付けたIQの範囲。境界は取り決めで、自然にあるものではない。
report-term-norms = 比較データ
report-term-norms-text = 全員の比較の基準となる、集団でのスコアの分布と、その版。
report-term-group = 比較集団
report-term-group-text = 全員の比較の相手となる人々。あらゆる年齢の成人。
report-term-percentile = 100人のうち
report-term-percentile-text = 比較集団の100人のうち、スコアがより低くなる人の数。
report-term-deviation = 標準偏差
report-term-deviation-text = 平均からの標準的な離れ方。100人のうち約68人が、平均から標準偏差1つ分の中に入る。
report-term-error = 標準誤差
report-term-error-text = 測定値と本当の値との標準的な離れ方。その2倍が95%の誤差の範囲になる。
report-term-reliability = 信頼性
report-term-reliability-text = スコアの差のうち、偶然ではない割合。
report-term-fluid = 流動性推論
report-term-fluid-text = その分野の知識なしに、新しいものの中に規則を見つけて使う力。
report-term-reference = 基準範囲
report-term-reference-text = 90〜110。中央の半数の人が入る範囲。
report-term-level = レベル
report-term-level-text = 1つの領域のスコアを言葉で表したもの。誤差の範囲が許すときだけ示す。
report-term-difficulty = 難易度
report-term-difficulty-text = IQがこの値の人のうち、半数が解けるという難しさ。
report-term-likelihood = 重み付き尤度法
report-term-likelihood-text = すべての回答を最もよく説明する能力を、偏りをほぼ生じさせずに求める方法。
report-term-median = 中央値
report-term-median-text = 真ん中の値。半分はこれより下、半分は上にある。
report-term-rapid = 速すぎる回答
report-term-rapid-text = パズルを見るのに必要な時間より短い回答。当て推量と同じ程度にしか当たらないため、スコアには含めない。正解数には含める。
report-term-valid = 有効な受検
report-term-valid-text = 十分な数の回答があり、自分で取り組んだといえるだけの時間をかけた受検。
report-term-practice = 練習効果
report-term-practice-text = この種のパズルを知っていることで、2回目のテストで上がる分。

## 紙面の問題。

report-sheet-chosen = あなたの回答：選択肢{ $number }
report-sheet-open = 未回答
report-sheet-difficulty = 難易度：IQ { $iq }
report-sheet-time = あなたの時間：{ $time }
report-sheet-rapid = あなたの時間：{ $time }（速すぎるためスコアの対象外）
report-sheet-median = 全員の中央値：{ $time }
report-sheet-right = 正解
report-sheet-wrong = 不正解
report-sheet-right-rapid = 正解（速すぎる回答）
report-sheet-wrong-rapid = 不正解（速すぎる回答）
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = 全{ $answered }人のうち、{ $percent }が正解を選びました。
report-sheet-key = 正解の選択肢：{ $number }。

## 証明書。

report-certificate-title = 受検証明書
report-certificate-statement = 上記の方が、{ $date }に{ $exam }（パズル{ $questions }問）を完了したことを証明します。
report-certificate-unsupervised = 監督者のいないオンラインテスト
report-certificate-check = この証明書は、次のアドレスで誰でも確認できます
