### 購入されたレポートの文章（画面と紙面）。落ち着いて、正確に、敬意をもって。
### 低いスコアには敬意を、高いスコアにもお世辞なしで。スコアには必ず誤差の範囲を添える。

report-title = あなたのレポート
report-exam = IQテスト
report-exam-short = IQテスト（短縮版）
report-sample-mark = 見本（架空の回答）
report-score-above = { $iq }以上
report-score-below = { $iq }以下
report-margin = 95%信頼区間：{ $span }
report-span = { $low }〜{ $high }
report-span-from = { $low }以上
report-span-to = { $high }以下
report-span-open = 上限・下限なし
report-norms = 比較データの版：{ $version }（{ $phase }）
report-language-english = 英語
report-questionnaire-version = 質問の版：{ $version }、比較データの版：{ $norms }。
report-phase-provisional = 暫定
report-phase-calibrating = 平均は公表された研究の値
report-phase-bridged = 平均は独自の標本の値
report-phase-census = 国勢調査に合わせて調整済み
report-seconds = { $seconds }秒
report-minutes = { $minutes }分{ $seconds }秒
report-count = { $part }／{ $whole }
report-sources = 出典

## 課題の領域とレベルの名前。

report-kind-induction = 規則の発見
report-kind-logic = 図形の論理
report-kind-spatial = 空間的な思考
report-kind-several = 規則の組み合わせ
report-kind-pace = ペース
report-level-very-high = とても高い
report-level-high = 高い
report-level-moderate = 中程度
report-level-low = 低い
report-level-very-low = とても低い
report-level-not-enough = 判定なし

## 表の見出し。

report-head-class = 区分
report-head-iq = IQ
report-head-people = 100人中の人数
report-head-touched = 誤差の範囲
report-head-lower = 低いスコアの人（100人中）
report-head-takers = 受検者数
report-head-puzzle = パズル
report-head-puzzles = パズル数
report-head-right = 正解数
report-head-kind = パズルの種類
report-head-score = スコア
report-head-value = 0〜100
report-head-margin = 80%信頼区間
report-head-level = レベル
report-head-difference = 自分の平均との差
report-head-needed = 意味のある差の目安
report-head-difficulty = 難易度
report-head-time = あなたの時間
report-head-median = 標準的な時間
report-head-medians = 標準的な時間の合計
report-head-answer = あなたの回答
report-head-part = 区間
report-head-error = 標準誤差
report-head-within = スコアの95%が入る範囲
report-head-second = 2回目のスコア
report-head-reading = 意味
report-head-likely = 可能性
report-head-week = 週
report-head-do = すること
report-head-why = 理由

## 要約。

report-summary-title = 要約
report-summary-lead = あなたのIQスコアは{ $score }です（{ $margin }）。
report-summary-lead-above = あなたのIQスコアは{ $score }です（{ $margin }）。これは、このテストで測れる上限です。
report-summary-lead-below = あなたのIQスコアは{ $score }です（{ $margin }）。これは、このテストで測れる下限です。
report-score-label = IQスコア
report-figure-class = 区分
report-figure-percentile = 100人のうち
report-figure-percentile-note = あなたより低いスコアの人数
report-figure-right = 正解したパズル
report-figure-right-note = どれを解いたかも影響します
report-figure-time = 時間
report-figure-time-note = 1問あたり平均{ $time }
report-figure-place = 受検者の中での順位
report-figure-place-note = { $date }時点
report-figure-reliability = 信頼性
report-figure-reliability-note = スコアの差のうち、偶然ではない割合
report-class-one = あなたのスコアは「{ $class }」の区分（{ $range }）に入り、誤差の範囲もすべてこの区分に収まっています。
report-class-two = あなたのスコアは「{ $class }」の区分（{ $range }）に入ります。誤差の範囲を考えると、本当の値は「{ $low }」か「{ $high }」のどちらかにあると考えられます。
report-class-many = あなたのスコアは「{ $class }」の区分（{ $range }）に入ります。誤差の範囲を考えると、本当の値は「{ $low }」から「{ $high }」までのどこかにあると考えられます。
report-class-limit = あなたのスコアは{ $score }です。誤差の範囲を考えると、本当の値は「{ $low }」から「{ $high }」までのどこかにあると考えられます。
report-class-limit-one = あなたのスコアは{ $score }で、誤差の範囲はすべて「{ $class }」の区分に収まっています。
report-percentile = あなたのスコアは、100人中およそ{ $n }人を上回っています。
report-percentile-above = あなたのスコアは、100人中少なくとも{ $n }人を上回っています。
report-percentile-below = あなたのスコアが上回るのは、100人中多くても{ $n }人です。
report-percentile-top = あなたのスコアは、99%を超える人を上回っています。
report-percentile-bottom = これより低いスコアの人は、100人中1人未満です。
report-more-than-99 = 99超
report-fewer-than-1 = 1未満
report-kinds-even = どの種類のパズルも、同じくらいの結果でした。わずかな差は偶然の範囲です。
report-kinds-strength = 「{ $kind }」があなたの強みです。自分の平均より{ $distance }点高く、偶然だけでは説明できない差があります。
report-kinds-weakness = 「{ $kind }」は、あなたの中では苦手なほうです。自分の平均より{ $distance }点低く、偶然だけでは説明できない差があります。
report-kinds-untold = 特に目立つ種類はありません。種類ごとのパズルが少ないため、差に意味があるとまでは言えません。
report-kinds-none = このテストにはパズルの少ない種類があるため、種類ごとのスコアは出していません。
report-summary-remember = 知っておきたいこと
report-summary-same = 数値とあわせて、誤差の範囲（信頼区間）も見てください。本当の値は、{ $low }〜{ $high }の間にある可能性が高いと考えられます。
report-summary-same-open = 数値とあわせて、誤差の範囲（信頼区間）も見てください。範囲の片側は、このテストで測れる限界を超えています。
report-summary-part = このテストが測るのは知能の一部で、図形パズルの規則を見つける力です。
report-summary-alone = ひとりで受けたテストなので、あなた自身のための結果です。ほかの人への証明にはなりません。
report-valid = 回答にも時間にも、スコアの確かさを下げるような点はありませんでした。
report-caution = 今回のテストは有効ですが、次の理由から、スコアはやや不確かです。
report-norms-provisional = 比較データを集めている途中のため、スコアは暫定です。現在、パズルの難易度には規則から予測した値を、平均には公表された研究の値を使っています。そのぶん、誤差の範囲を広めにしています。
report-norms-calibrating = パズルの難易度は、実際の回答から求めています。平均にはまだ公表された研究の値を使っているため、そのぶん誤差の範囲を広めにしています。
report-norms-bridged = パズルの難易度は実際の回答から、平均は割り当て法で選んだ成人の標本から求めています。
report-norms-census = 多くの人の初回のテストと比べています。年齢、学歴、性別の割合が国勢調査に合うように、重みを付けています。

## 分布曲線。

report-curve-title = 分布曲線で見るあなたのスコア
report-curve-lead-above = あなたのスコア{ $score }は、平均の100より{ $points }点高い値です（{ $margin }）。
report-curve-lead-below = あなたのスコア{ $score }は、平均の100より{ $points }点低い値です（{ $margin }）。
report-curve-lead-at = あなたのスコアは、ちょうど平均の{ $score }です（{ $margin }）。
report-curve-lead-limit = あなたのスコアは{ $score }です（{ $margin }）。このテストで測れる限界にあたるため、曲線にも限界として示しています。
report-curve-score = あなたのスコア：{ $score }
report-curve-caption = IQの区分と人数の割合
report-curve-reached = 含む
report-curve-how = 曲線の見方
report-curve-hill = 曲線の高さは、そのIQの人の多さを表します。最も多いのは中央で、100人中{ $middle }人が85〜114、{ $upper }人が115〜129、{ $top }人が130以上です。
report-curve-step = 平均は100です。15点が標準偏差1つ分で、平均からの標準的な離れ方を表します。
report-curve-why = 誤差の範囲がある理由
report-curve-cover = どんなテストでも、IQを1つの点に絞り込むことはできません。そこで、範囲（95%信頼区間）で示します。この方法で範囲を求めると、100人中およそ95人は、本当の値がその中に入ります。
report-curve-error = 範囲の広さを決めるのは、テスト自体の誤差（あなたの回答では標準誤差{ $test }点）と、比較データの誤差（約{ $norms }点）の2つです。
report-curve-sides = 誤差の範囲は、スコアから下に{ $down }点、上に{ $up }点です。上下で幅が違うのは、スコアがわずかに100寄りの値になるのに対し、誤差の範囲は100寄りにならないためです。

## 順位。

report-ranking-title = 100人中の位置（パーセンタイル順位）
report-ranking-caption = 比較集団の100人のうち
report-ranking-lower = あなたより低いスコア
report-ranking-higher = あなたと同じか、高いスコア
report-ranking-place = あなたと比べて
report-ranking-ends = この位置にも誤差の範囲があります。あなたが上回る人数（100人中）は、範囲の下端なら{ $low }、上端なら{ $high }です。
report-ranking-end-low = この位置にも誤差の範囲があります。あなたが上回る人数（100人中）は、範囲の下端でも{ $low }です。上端は、このテストで測れる限界を超えています。
report-ranking-end-high = この位置にも誤差の範囲があります。あなたが上回る人数（100人中）は、範囲の上端なら{ $high }です。下端は、このテストで測れる限界を超えています。
report-ranking-rare-high = これ以上のスコアの人は、約{ $n }人に1人です。
report-ranking-rarest = これ以上のスコアの人は、{ $n }人に1人もいません。
report-ranking-middle = 半数の人のスコアは90〜110で、あなたもその中に入ります。
report-ranking-takers = このテストを受けた人の中で
report-ranking-own = { $date }までに採点した有効なテストは{ $n }件です。あなたより低いスコアが{ $lower }件、同じスコアが{ $same }件（あなたを含む）、高いスコアが{ $higher }件で、順位は{ $n }件中{ $place }位です。
report-ranking-average = これらのテストの平均は{ $average }です。受けようと思って受けた人たちの結果なので、社会全体を代表するものではありません。上の比較のほうが公平です。
report-ranking-you = あなたのスコア
report-ranking-takers-caption = 受検者のスコアの分布
report-ranking-few = このレポートの作成時点で、この比較データで採点した有効なテストは{ $floor }件未満でした。意味のある順位を示すには少なすぎます。上の比較には影響しません。
report-ranking-places-caption = IQスコアと100人中の位置
report-ranking-places = 参考：それぞれのIQより低いスコアの人が、100人中何人いるかを示します。
report-ranking-norm = 比較集団は、あらゆる年齢の成人です。年齢別の比較はまだなく、全員を同じ集団と比べています。

## スコアの意味。

report-meaning-title = あなたのスコアの意味
report-meaning-lead = このスコアは、{ $date }に図形パズルの規則をどれだけ見つけられたかを、ほかの人と比べたものです（{ $score }、{ $margin }）。
report-meaning-says = わかること
report-meaning-fluid = 初めて見るものの中に規則を見つける力を「流動性推理」と呼びます。知能の一部で、言語や学校教育の影響を最も受けにくい部分です。
report-meaning-high = こうした規則を、多くの人より楽に見つけられます。誤差の範囲全体が、平均の100を上回っています。
report-meaning-middle = こうした規則を、多くの人と同じくらい見つけられます。100人中{ $people }人が、あなたと同じ85〜114の区分に入ります。
report-meaning-unsure = 誤差の範囲に、平均の100が含まれています。そのため、こうした規則を見つけるのが多くの人より得意かどうかは、はっきり言えません。
report-meaning-low = 見つけた規則は、多くの人より少なめでした。疲れ、騒音、小さな画面、心配ごと、慣れていないことなどで、スコアは下がることがあります。そのどれかが影響したかどうかは、回答からはわかりません。
report-meaning-again = 別のパズルで受けたとしても、100回中95回は、今回のスコアとの差が{ $points }点以内に収まります。
report-meaning-expected = やさしいパズルと難しいパズル
report-meaning-caption = 難易度別に見たあなたの回答
report-meaning-easy = あなたのスコアより15点以上やさしい
report-meaning-near = あなたのスコアと同じくらい
report-meaning-hard = あなたのスコアより15点以上難しい
report-meaning-missed = あなたのスコアより15点以上やさしいパズルのうち、{ $n }問が不正解でした。
report-meaning-solved = あなたのスコアより15点以上難しいパズルのうち、{ $n }問に正解しました。
report-meaning-usual = これはよくあることです。注意がそれて間違えることもあれば、当てずっぽうが当たることもあります（6回に1回）。
report-meaning-smooth = 回答は難易度によく沿っています。スコアよりずっとやさしいパズルはすべて正解し、ずっと難しいパズルの正解はありませんでした。
report-meaning-likely = 最も可能性の高い区分
report-meaning-likely-caption = 本当の値が各区分にある可能性
report-meaning-likely-text = あなたと同じような回答をした100人のうち、本当の値がその区分にある人の割合です。誤差の範囲と、各区分の人の多さをもとに求めています。
report-less-than-1 = 1%未満
report-meaning-not = わからないこと
report-meaning-not-parts = 記憶力、知識、言葉の力、発想の豊かさ。このテストでは測っていません。
report-meaning-not-worth = あなたの価値や人柄、これからの可能性。
report-meaning-not-diagnosis = ギフテッドかどうか、障害があるかどうか。判断には、公認心理師などの専門家による対面の検査が必要です。
report-meaning-not-fixed = 10年後のスコア。スコアは、ある1日の測定結果です。

## 領域別の結果。

report-dimensions-title = パズルの種類別の結果
report-dimensions-caption = スコア、信頼区間、レベル
report-reference = 基準範囲：{ $low }〜{ $high }
report-dimensions-scale = スコアはすべて、平均を100とする同じ尺度で示しています。基準範囲の{ $low }〜{ $high }には、半数の人が入ります。ここでの誤差の範囲は、比較データの誤差（約{ $norms }点）を含みません。比較データの誤差は、どの種類にも同じだけ影響します。
report-dimensions-levels = レベル：125以上が「とても高い」、110以上が「高い」、90以上が「中程度」、75以上が「低い」、それ未満が「とても低い」です。レベルを示すのは、80%信頼区間が隣り合う2つのレベルに収まる場合だけです。それ以外は「判定なし」と表示します。
report-dimensions-joined = 数問のパズルだけでは、確かなスコアは出せません。1つの種類が得意な人は、ほかの種類も得意なことが多いため、ほかの回答も合わせて計算しています（仮定した相関：{ $correlation }）。そのぶん、スコアはより確かになり、互いに近い値になります。
report-dimensions-pace = ペースは別に示しています。IQスコアには含まれません。
report-difference-caption = 種類ごとに見た、自分の平均との差
report-dimensions-chance = 差が右端の列の値に達すると、強みまたは苦手な面とみなします。偶然だけでそうなるのは、10回に1回未満です。

## 領域ごとのページ。

report-kind-lead = この種類のパズルは、{ $n }問中{ $right }問が正解でした。
report-read-very-high = 基準範囲を大きく上回っています。100人中およそ{ $n }人より高いスコアです。
report-read-high = 基準範囲を上回っています。100人中およそ{ $n }人より高いスコアです。
report-read-moderate = 基準範囲の中にあります。100人中およそ{ $n }人より高いスコアです。
report-read-low = 基準範囲を下回っています。スコアが上回るのは、100人中およそ{ $n }人です。
report-read-very-low = 基準範囲をかなり下回っています。スコアが上回るのは、100人中およそ{ $n }人です。
report-read-not-enough = 誤差の範囲（{ $low }〜{ $high }）が多くのレベルにまたがるため、1つに決められません。
report-kind-what = このパズルで求められること
report-kind-what-induction = 順序や数についての規則が、1つか2つあります。少しずつ増えたり減ったりする、形が順に入れ替わる、2つの量を足すと3つ目になる、などです。何が変わるかに気づき、考えた規則を3行すべてで確かめます。
report-kind-what-logic = 図形を重ね合わせるパズルです。3枚目に残るのは、どちらかにある部分、両方にある部分、片方だけにある部分、1枚目にあって2枚目にない部分、どちらにもない部分のいずれかです。タイルを部分ごとに比べて、どれにあたるかを見きわめます。
report-kind-what-spatial = 図形が回転したり、反転したり、移動したりします。頭の中で図形を動かし、どのタイルから次のタイルへも同じ動きになっているかを確かめます。
report-kind-what-several = 3つ以上の規則が、それぞれ別の性質に同時に働きます。規則を分けて考え、1つずつ選択肢と照らし合わせます。
report-kind-how = 解き方のコツ
report-kind-how-induction = 数、大きさ、形、塗りなど、性質を1つずつ見ます。1行目の規則を声に出して言い、2行目に当てはめてみます。合わなければ、縦の列で試します。
report-kind-how-logic = 線や花びらなど、図形の一部分を選び、行に沿って追います。その部分が1枚にあるとき、両方にあるとき、どちらにもないとき、3枚目ではどうなっているでしょうか。たいていは、2つの部分を見ればわかります。
report-kind-how-spatial = とがった先や開いた側など、目印を1つ決めて、それだけを追います。回転は、8分の1回転を単位に数えます。どの回転も合わなければ、反転を考えます。
report-kind-how-several = 性質を1つ決めたら、それに合わない選択肢をすべて消して、次の性質に移ります。最後の規則まで進むと、残る選択肢は1つです。一度に多くを覚えておく必要もありません。
report-kind-caption = この種類のパズルの結果
report-kind-others = ほかの人は、このうち平均{ $expected }問に正解しています。
report-kind-time = かかった時間は{ $time }で、全体の{ $percent }です。
report-kind-within = 自分の平均との差：{ $difference }点。偶然の範囲です。
report-kind-untold = 自分の平均との差：{ $difference }点。この種類のパズルは少ないため、差に意味があるとまでは言えません。
report-kind-worth = この種類のパズルでの個人差のうち、推定で{ $total }は、全体の正解数から説明できます。この種類のパズルの結果も加えると、{ $joined }になります。

## ペース。

report-pace-lead = 1問あたりの時間は、標準的な時間の約{ $percent }でした。
report-pace-lead-none = これらのパズルに答えた人がまだ少ないため、ペースを比べることはできません。
report-pace-fast = 基準範囲より速いペースです。100人中およそ{ $n }人は、もっと時間をかけています。
report-pace-middle = 基準範囲の中です。100人中およそ{ $n }人は、もっと時間をかけています。
report-pace-slow = 基準範囲よりゆっくりしたペースです。100人中およそ{ $n }人は、もっと時間をかけています。
report-pace-none = あなたの時間は下のとおりです。レベルを示すには、同じパズルに答えた人がほかに{ $floor }人以上必要です。
report-pace-neutral-title = 見方
report-pace-neutral = ペースはIQスコアに含まれず、速いほどよいわけでもありません。制限時間がないので、時間をかけても不利にはなりません。
report-pace-method = { $n }問それぞれについて、あなたの時間を、同じパズルに答えたほかの人の時間と比べています。そのため、難しいパズルに時間がかかっても、遅いことにはなりません。1問だけ長くかかったときの影響は、下の合計より小さくなります。両者が一致しないことがあるのは、そのためです。
report-pace-reliability = この数値に表れる個人差のうち、約{ $percent }が本当の差で、残りは偶然です。ペースの個人差の大きさには、似たパズルについて公表されたデータを使っています。
report-pace-quicker-than = { $all }問中{ $n }問で、標準的な時間より速く答えました。
report-pace-thirds = 最初から最後まで
report-pace-thirds-caption = 3つに分けて見た時間
report-part-first = 最初の3分の1（{ $from }〜{ $to }問目）
report-part-middle = 中ほどの3分の1（{ $from }〜{ $to }問目）
report-part-last = 最後の3分の1（{ $from }〜{ $to }問目）
report-pace-slower = ほかの人と比べると、後半はペースが落ちました。かけた時間は、最初の3分の1ではほかの人の{ $first }、最後の3分の1では{ $last }でした。
report-pace-quicker = ほかの人と比べると、後半はペースが上がりました。かけた時間は、最初の3分の1ではほかの人の{ $first }、最後の3分の1では{ $last }でした。
report-pace-kept = ほかの人と比べると、一定のペースを保っていました。かけた時間は、最初の3分の1ではほかの人の{ $first }、最後の3分の1では{ $last }でした。
report-pace-harder = パズルはだんだん難しくなります。平均の難易度は、最初の3分の1がIQ { $first }、最後の3分の1がIQ { $last }です。後半に時間がかかるのは自然なことです。

## 時間と取り組み。

report-time-title = 時間と取り組み
report-time-lead = 全体で{ $time }、1問あたり平均{ $each }かかりました。
report-time-caption = パズルごとの秒数
report-time-own = あなた
report-time-median = 標準的な時間
report-time-kinds-caption = パズルの種類別の時間
report-time-noticed = 時間からわかること
report-time-ends = 最も時間をかけたのはパズル{ $slowest }（{ $long }）、最も速かったのはパズル{ $quickest }（{ $short }）です。
report-time-later = 最後の3分の1には、最初の3分の1より時間をかけました（最初{ $first }、最後{ $last }）。
report-time-earlier = 最後の3分の1は、パズルが難しいにもかかわらず、最初の3分の1より短い時間で終えています（最初{ $first }、最後{ $last }）。
report-time-wrong-longer = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満で答えています。結果的に間違えたパズルのほうに、長く時間をかけていました。
report-time-wrong-shorter = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満で答えています。不正解のほうが速かったので、見直す価値があったかもしれません。
report-time-alike = 正解の半分は{ $right }未満、不正解の半分は{ $wrong }未満で答えています。両者にほとんど差はありません。
report-effort = 取り組み方
report-effort-rapid = { $n }件の回答は、パズルを見たとは考えにくい速さだったため、スコアに含めていません。
report-effort-none-rapid = どの回答にも、十分な時間をかけています。
report-effort-open = 未回答のパズルが{ $n }問ありました。不正解として数えています。
report-effort-none-open = すべてのパズルに回答しています。
report-effort-changes = 回答を{ $n }回変更しました。
report-effort-no-changes = 回答の変更はありませんでした。

## 測り方。

report-measured-title = 測り方
report-measured-lead = スコア{ $score }（{ $margin }）は、{ $questions }問の回答から計算しています。比較データが同じなら、同じ回答からは必ず同じスコアが出ます。
report-measured-model = パズルごとに、ある能力の人が解ける確率を表す曲線があります。曲線は、難易度、傾き、まぐれで当たる確率によって決まります（3パラメータ・ロジスティックモデル）。すべての回答を最もよく説明する能力が、あなたのスコアです（重み付き尤度法）。
report-measured-group = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、パズルの数値：第{ $values }版）。
report-measured-provisional = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、暫定、パズルの数値：第{ $values }版）。パズルの難易度は、規則から予測した値です。平均は、似たパズルをオンラインで解いた成人{ $n }人の値（Zorowitz et al. 2024）から、標準偏差の{ $shift }倍を引いたものです。こうした研究に参加する人は、スコアが平均より高い傾向にあるためです。そのぶん、誤差の範囲を広めにしています。
report-measured-calibrating = 比較集団：あらゆる年齢の成人（比較データ：{ $version }、パズルの数値：第{ $values }版）。パズルの難易度は、実際の回答から求めています。平均は、似たパズルをオンラインで解いた成人{ $n }人の値（Zorowitz et al. 2024）から、標準偏差の{ $shift }倍を引いたものです。こうした研究に参加する人は、スコアが平均より高い傾向にあるためです。そのぶん、誤差の範囲を広めにしています。
report-measured-level = 比較データの誤差
report-measured-level-note = 標準誤差（IQの点数）
report-measured-range = 測定できる範囲
report-measured-range-note = その外は「以上」「以下」と表示
report-measured-caption = このテストの測定の精度
report-measured-errors = 精度は、スコアの水準によって違います。表は、本当の値が同じ人たちのスコアが、ふつうどれだけばらつくかを示します。比較データの誤差は含みません。スコアはわずかに100寄りの値になるため、この誤差は、あなたの誤差の範囲のもとになる誤差より小さくなります。
report-measured-unwatched = 監督者のいないオンラインテストです。誰が、どこで、どんな助けを借りて答えたかは確認できません。
report-measured-not = 次の目的には使わないでください
report-measured-not-diagnosis = あらゆる診断
report-measured-not-hiring = 採用、昇進、入学の判断
report-measured-not-others = ほかの人についての判断
report-measured-not-children = 16歳未満の人の測定（比較データがまだありません）

## 結果の活かし方。

report-advice-title = 結果の活かし方
report-advice-lead = { $score }（{ $margin }）は、おおよその位置を示すもので、レッテルではありません。
report-advice-yours = あなたの結果から
report-advice-class = スコアを人に伝えるときは、誤差の範囲も一緒に伝えてください。数値だけでは、実際の測定より確かなものに聞こえてしまいます。
report-advice-compare = ほかの人のスコアと違うと言えるのは、{ $points }点を超えて離れているときだけです。それより近い差は、偶然かもしれません。
report-advice-missed = 練習するなら、「{ $kind }」から始めるのがおすすめです。難易度{ $limit }までのパズルで最も多く間違えた種類で、{ $n }問中{ $missed }問が不正解でした。
report-advice-none-missed = 難易度{ $limit }までのパズルで間違えたのは、多くても1問です。先に練習したほうがよい種類は、特にありません。
report-advice-lean = パズルの種類の間に、偶然だけでは説明できない差があります。2回目のテストでも同じ差が出たら、確かな差と考えてください。
report-advice-even = 強みや苦手な面として、特に目立つ種類はありません。
report-advice-slower = 不正解のほうが、正解より速く答えていました（中央値は不正解が{ $wrong }、正解が{ $right }）。最後の行をもう一度確かめても、手間はわずかです。
report-advice-caution = 今回のスコアには、確かさを下げる点がありました。詳しくは「時間と取り組み」をご覧ください。そうした点のない状態で受け直すと、今回より多くのことがわかります。
report-advice-open = 次回は、すべてのパズルに答えてください。当てずっぽうでも6回に1回は当たりますが、未回答では当たりません。
report-advice-low = 勉強や仕事がうまくいっていて、このスコアを意外に感じるなら、勉強や仕事のほうを信じてください。1回のテストより、何年もの積み重ねのほうが多くを語ります。
report-advice-high = ほかの人への証明が必要な場合は、監督者のいるテストを受けてください。高IQ団体や心理の専門家が認めるのは、そうしたテストだけです。
report-advice-uses = 役立つこと
report-advice-use-place = 考える力の一面について、自分のおおよその位置を、誤差の範囲とともに知ること。
report-advice-use-baseline = 次のテスト（早くても{ $months }か月後）と比べるための、基準にすること。
report-advice-use-slips = 自分の間違え方を知ること。問題のページで、選んだ誤答がどの規則に反しているかを確認できます。
report-advice-help = 相談したほうがよいとき
report-advice-school = 学校、職業訓練、仕事のことは、公認心理師などの専門家にご相談ください。対面で、あなたの言語で複数の能力を調べ、その後のことを一緒に考えてくれます。
report-advice-worry = 考える力や記憶、注意力が以前より落ちたと感じるとき、または低いスコアが心配なときは、医師にご相談ください。このテストで原因を見つけることも、否定することもできません。
report-advice-mood = この数値のせいで何日も気分が晴れないなら、信頼できる人に話してください。スコアは、そこまで思い悩むほどのものではありません。
report-advice-again = もう一度受けるとき
report-advice-wait = 少なくとも{ $months }か月あけてください。この種のパズルを一度経験すると、2回目は3〜4点ほど上がります（Hausknecht et al. 2007）。3回目を過ぎると、ほとんど上がりません（Scharfen et al. 2018）。

## 脳トレガイド。

report-guide-title = 脳トレガイド
report-guide-lead = 練習したことは上達し、よい習慣は学習を楽にします。ただし、知能全般を持続的に高めるとわかっているトレーニングはありません。
report-guide-evidence = 7人の心理学者が研究を検証したところ、脳トレは練習した課題には効果がありましたが、似た課題への効果は小さく、日常生活への効果はほとんどありませんでした（Simons et al. 2016）。学校教育は別で、学ぶ期間が1年長いとIQが1〜5点高い傾向がありました（Ritchie & Tucker-Drob 2018）。
report-guide-start = どこから始めるか
report-guide-missed = 「{ $kind }」から始めましょう。手の届く難易度（{ $limit }まで）のパズルで最も多く間違えた種類で、{ $n }問中{ $missed }問が不正解でした。
report-guide-none-missed = 難易度{ $limit }までのパズルで間違えたのは、多くても1問です。優先する種類はないので、4種類を順番に練習しましょう。
report-guide-spread = 難易度{ $limit }までで間違えたパズルは、種類に偏りがありません。優先する種類はないので、4種類を順番に練習しましょう。
report-guide-numbers = 解説を見ずに、もう一度解いてみてください：{ $numbers }。
report-guide-plan = 4週間の練習プラン
report-guide-plan-caption = 1回20分、週3回
report-guide-week-1 = 間違えたパズルを解き直す。選ぶ前に、規則を1つずつ声に出して言う。
report-guide-week-1-slow = 時間のかかったパズルを解き直す。選ぶ前に、規則を1つずつ声に出して言う。
report-guide-why-1 = 手順を1つずつ自分の言葉で説明する人ほど、例題から多くを学ぶ（Chi et al. 1989）。
report-guide-week-2 = 種類ごとにまとめず、混ぜて解く。
report-guide-why-2 = 混ぜて練習するほうが難しいが、学んだことが長く残る（Rohrer & Taylor 2007）。
report-guide-week-3 = 練習の間を2日あける。始める前に、前の週の規則を何も見ずに思い出す。
report-guide-why-3 = 間隔をあけ、思い出すことで、学んだことが残る（Cepeda et al. 2006; Roediger & Karpicke 2006）。
report-guide-week-4 = 規則を2つ使ったパズルを2問自作し、誰かに解いてもらう。
report-guide-why-4 = 作るときに規則を思い出す。思い出すことで、学んだことが残る（Roediger & Karpicke 2006）。
report-guide-habits = 役に立つ習慣
report-guide-sleep = よく眠りましょう。学んだことは睡眠中に定着します（Diekelmann & Born 2010）。睡眠不足で最も落ちるのは注意力です（Lim & Dinges 2010）。
report-guide-move = 体を動かしましょう。有酸素運動のプログラムでは、注意力、処理の速さ、記憶がわずかに向上しました（Smith et al. 2010）。
report-guide-honest = 2回目は、この種のパズルに慣れているため、スコアが平均で3〜4点高くなります。これは慣れによるもので、知能が上がったわけではありません。また、1人の結果では、{ $points }点までの差は偶然かもしれません。

## もう一度テストを受ける。

report-retest-title = もう一度テストを受ける
report-retest-lead = 2回目のスコアが{ $score }より{ $points }点を超えて低いか、{ $higher }点を超えて高ければ、意味のある差と言えます（高い場合は、慣れの分の4点を含みます）。
report-retest-lead-limit = { $score }は測定の限界を示すため、2回目のスコアと数値で比べることはできません。2つのスコアがどちらも測定できる範囲にある場合は、{ $points }点を超えて離れていれば、意味のある差と言えます。
report-retest-how = どちらのスコアにも誤差があります。あなたの水準では、1回のスコアの誤差は{ $error }点で、差をとると2回分の誤差が重なります。これは、比較データが同じ場合の値です。比較データの誤差は、両方のスコアに等しく含まれます。
report-retest-caption = 2回目のスコアの見方
report-retest-below = { $iq }未満
report-retest-above = { $iq }超
report-retest-really-lower = 低い（偶然では説明できない差）
report-retest-no-difference = 偶然と区別できない
report-retest-really-higher = 高い（偶然や慣れでは説明できない差）
report-retest-practice-title = 慣れの影響
report-retest-practice = 107の標本をまとめた研究では、2回目のスコアは標準偏差の約4分の1高くなりました。この尺度では3〜4点です。まったく同じパズルでは、さらに高くなります（Hausknecht et al. 2007）。3回目を過ぎると、ほとんど上がりません（Scharfen et al. 2018）。そのため、記録として残すべきなのは最初の有効なスコアです。2回目のほうが高いときは、さらに4点の差がないと、意味のある差とは言えません。
report-retest-fair = 公平に比べるために
report-retest-wait = 少なくとも{ $months }か月あけてください。同じ種類の別のパズルが出ます。
report-retest-same = 十分に休んだ日に、邪魔の入らない場所で、同じくらいの大きさの画面で受けてください。
report-retest-norms = 同じ比較データによるスコアだけを比べてください。新しい比較データができると、今回のテストをそれで採点した結果もレポートで見られます。
report-retest-form = 同じ長さのテストどうしを比べてください。短いテストほど、誤差の範囲は広くなります。
report-retest-average = 1回より2回のほうが、多くのことがわかります。2つのスコアの平均なら、テスト自体の誤差は1回のときの約7割になります。比較データの誤差は変わりません。

## 用語の説明。

report-glossary-title = 用語の説明
report-glossary-lead = このレポートで使う言葉を、出てくる順に並べています。
report-term-iq = IQ
report-term-iq-text = 人々の中での位置を、平均100、標準偏差15の尺度で表したもの。
report-term-margin = 誤差の範囲（信頼区間）
report-term-margin-text = 同じ方法で100回測ると、約95回（または80回）は本当の値が入る範囲。
report-term-true = 本当の値（真値）
report-term-true-text = テストに誤差がなければ得られるはずのスコア。誤差の範囲は、この値についてのもの。表示するスコアはわずかに100寄りになるが、本当の値はそうならない。
report-term-class = 区分
report-term-class-text = 名前を付けたIQの範囲。境目は取り決めで、自然に決まっているものではない。
report-term-norms = 比較データ（ノルム）
report-term-norms-text = 比較集団でのスコアの分布。版ごとに日付がある。
report-term-group = 比較集団（規準集団）
report-term-group-text = 全員の比較の相手となる人々。あらゆる年齢の成人。
report-term-percentile = パーセンタイル順位（100人のうち）
report-term-percentile-text = 比較集団の100人のうち、あなたよりスコアが低い人の数。
report-term-deviation = 標準偏差
report-term-deviation-text = 平均からの標準的な離れ方。100人のうち約68人が、平均から標準偏差1つ分以内に入る。
report-term-error = 標準誤差
report-term-error-text = 測定値と本当の値との標準的な離れ方。測定値の前後にその約2倍をとると、95%信頼区間になる。
report-term-reliability = 信頼性
report-term-reliability-text = スコアの差のうち、偶然ではない割合。
report-term-fluid = 流動性推理
report-term-fluid-text = 予備知識なしに、初めて見るものの中に規則を見つけて使う力。
report-term-reference = 基準範囲
report-term-reference-text = 90〜110。中央の半数の人が入る範囲。
report-term-level = レベル
report-term-level-text = 1つの種類のパズルのスコアを言葉で表したもの。誤差の範囲が広すぎないときだけ示す。
report-term-difficulty = 難易度
report-term-difficulty-text = そのパズルを半数の人が解けるIQの値。
report-term-likelihood = 重み付き尤度法
report-term-likelihood-text = すべての回答を最もよく説明する能力を、偏りをほぼ生じさせずに求める方法。
report-term-median = 標準的な時間（中央値）
report-term-median-text = ちょうど真ん中の時間。半数の人はこれより短く、半数の人はこれより長い。
report-term-rapid = 速すぎる回答
report-term-rapid-text = パズルを見るのに必要な時間より短い回答。当てずっぽうと同じくらいしか当たらないため、スコアには含めない。正解数には含める。
report-term-valid = 有効なテスト
report-term-valid-text = 十分な数の回答があり、それぞれに十分な時間をかけたテスト。
report-term-practice = 練習効果
report-term-practice-text = この種のパズルに慣れたことで、2回目のスコアが上がる分。

## 紙面の問題。

report-sheet-chosen = あなたの回答：選択肢{ $number }
report-sheet-open = 未回答
report-sheet-difficulty = 難易度：IQ { $iq }
report-sheet-time = あなたの時間：{ $time }
report-sheet-rapid = あなたの時間：{ $time }（速すぎるためスコアの対象外）
report-sheet-median = 標準的な時間：{ $time }
report-sheet-right = 正解
report-sheet-wrong = 不正解
report-sheet-right-rapid = 正解（速すぎる回答）
report-sheet-wrong-rapid = 不正解（速すぎる回答）
report-sheet-rule = { $rule }{ $conclusion }
report-sheet-others = 回答した{ $answered }人のうち、{ $percent }が正解を選びました。
report-sheet-key = 正解の選択肢：{ $number }。

## 証明書。

report-certificate-title = 受検証明書
report-certificate-statement = 上記の方が、{ $date }に{ $exam }（パズル{ $questions }問）を完了したことを証明します。
report-certificate-unsupervised = 監督者のいないオンラインテスト
report-certificate-check = この証明書は、次のURLで誰でも確認できます
