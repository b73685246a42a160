### 구매한 리포트의 글(화면과 종이). 차분하고 정확하게, 존중하며.
### 낮은 점수는 존중하며, 높은 점수는 치켜세우지 않고. 점수에는 항상 오차 범위를 함께.

report-title = 내 리포트
report-exam = IQ 테스트
report-exam-short = IQ 테스트(단축형)
report-sample-mark = 예시(가상의 답안)
report-score-above = { $iq } 이상
report-score-below = { $iq } 이하
report-margin = 95% 신뢰구간: { $span }
report-span = { $low }~{ $high }
report-span-from = { $low } 이상
report-span-to = { $high } 이하
report-span-open = 위아래 한계 없음
report-norms = 비교 집단 { $version }, { $phase }
report-language-english = 영어
report-questionnaire-version = 설문 버전 { $version }, 비교 집단 { $norms }.
report-phase-provisional = 잠정
report-phase-calibrating = 평균은 발표된 연구 기준
report-phase-bridged = 평균은 자체 표본 기준
report-phase-census = 인구 조사에 맞춰 보정
report-seconds = { $seconds }초
report-minutes = { $minutes }분 { $seconds }초
report-count = { $part } / { $whole }
report-sources = 출처

## 퍼즐 유형과 수준의 이름.

report-kind-induction = 패턴 찾기
report-kind-logic = 도형 논리
report-kind-spatial = 공간 사고
report-kind-several = 복합 규칙
report-kind-pace = 풀이 속도
report-level-very-high = 매우 높음
report-level-high = 높음
report-level-moderate = 보통
report-level-low = 낮음
report-level-very-low = 매우 낮음
report-level-not-enough = 뚜렷하지 않음

## 표의 열 제목. 짧게.

report-head-class = 등급
report-head-iq = IQ
report-head-people = 100명 중
report-head-touched = 내 오차 범위
report-head-lower = 백분위
report-head-takers = 응시자
report-head-puzzle = 퍼즐
report-head-puzzles = 퍼즐 수
report-head-right = 맞힌 수
report-head-kind = 퍼즐 유형
report-head-score = 점수
report-head-value = 0~100
report-head-margin = 80% 신뢰구간
report-head-level = 수준
report-head-difference = 내 평균과의 차이
report-head-needed = 의미 있는 차이
report-head-difficulty = 난이도
report-head-time = 내 시간
report-head-median = 보통 걸리는 시간
report-head-medians = 보통 걸리는 시간 합계
report-head-answer = 내 답
report-head-part = 구간
report-head-error = 표준오차
report-head-within = 점수 95%가 드는 범위
report-head-second = 두 번째 점수
report-head-reading = 의미
report-head-likely = 가능성
report-head-week = 주차
report-head-do = 할 일
report-head-why = 이유

## 요약: 표지 다음 첫 쪽.

report-summary-title = 요약
report-summary-lead = IQ 점수는 { $score }입니다({ $margin }).
report-summary-lead-above = IQ 점수는 { $score }입니다({ $margin }). 이 테스트로 측정할 수 있는 가장 높은 점수입니다.
report-summary-lead-below = IQ 점수는 { $score }입니다({ $margin }). 이 테스트로 측정할 수 있는 가장 낮은 점수입니다.
report-score-label = IQ 점수
report-figure-class = 등급
report-figure-percentile = 백분위
report-figure-percentile-note = 100명 중 점수가 더 낮은 사람 수
report-figure-right = 맞힌 퍼즐
report-figure-right-note = 어떤 퍼즐을 맞혔는지도 중요
report-figure-time = 풀이 시간
report-figure-time-note = 퍼즐당 평균 { $time }
report-figure-place = 응시자 중 순위
report-figure-place-note = { $date } 기준
report-figure-reliability = 신뢰도
report-figure-reliability-note = 점수 차이 중 실제 차이의 비율
report-class-one = ‘{ $class }’ 등급({ $range })에 해당하며, 오차 범위도 모두 이 등급 안에 있습니다.
report-class-two = ‘{ $class }’ 등급({ $range })에 해당합니다. 오차 범위를 고려하면 실제 점수는 ‘{ $low }’ 등급이나 ‘{ $high }’ 등급에 해당할 수 있습니다.
report-class-many = ‘{ $class }’ 등급({ $range })에 해당합니다. 오차 범위를 고려하면 실제 점수는 ‘{ $low }’부터 ‘{ $high }’까지의 등급에 해당할 수 있습니다.
report-class-limit = 점수는 { $score }입니다. 오차 범위를 고려하면 실제 점수는 ‘{ $low }’부터 ‘{ $high }’까지의 등급에 해당할 수 있습니다.
report-class-limit-one = 점수는 { $score }이며, 오차 범위는 모두 ‘{ $class }’ 등급 안에 있습니다.
report-percentile = 100명 중 약 { $n }명보다 점수가 높습니다(백분위 { $n }).
report-percentile-above = 100명 중 적어도 { $n }명보다 점수가 높습니다.
report-percentile-below = 이보다 점수가 낮은 사람은 100명 중 많아야 { $n }명입니다.
report-percentile-top = 점수가 상위 1% 안에 듭니다(백분위 99 초과).
report-percentile-bottom = 이보다 점수가 낮은 사람은 100명 중 1명도 되지 않습니다.
report-more-than-99 = 99 초과
report-fewer-than-1 = 1 미만
report-kinds-even = 퍼즐 유형별 결과는 고른 편입니다. 작은 차이는 우연일 수 있습니다.
report-kinds-strength = ‘{ $kind }’ 유형이 강점입니다. 자신의 평균보다 { $distance }점 높으며, 우연으로 보기에는 큰 차이입니다.
report-kinds-weakness = ‘{ $kind }’ 유형이 상대적으로 약합니다. 자신의 평균보다 { $distance }점 낮으며, 우연으로 보기에는 큰 차이입니다.
report-kinds-untold = 두드러지는 퍼즐 유형은 없습니다. 유형마다 퍼즐 수가 적어 차이에 큰 의미를 두기 어렵습니다.
report-kinds-none = 이 테스트에는 퍼즐이 너무 적은 유형이 있어 유형별 점수를 내지 않습니다.
report-summary-remember = 알아 두세요
report-summary-same = 오차 범위를 함께 보세요. 실제 점수는 { $low }에서 { $high } 사이일 가능성이 가장 높습니다.
report-summary-same-open = 오차 범위를 함께 보세요. 한쪽 끝은 이 테스트로 측정할 수 있는 범위를 벗어납니다.
report-summary-part = 이 테스트는 지능의 한 부분인, 도형 퍼즐에서 규칙을 찾는 능력을 측정합니다.
report-summary-alone = 감독 없이 혼자 한 테스트이므로, 다른 사람에게 증명하기보다 자신을 알아보는 데 활용하세요.
report-valid = 답안과 풀이 시간에 특이한 점이 없습니다.
report-caution = 유효한 테스트이지만 다음과 같은 점 때문에 점수가 다소 불확실합니다.
report-norms-provisional = 비교 집단을 만드는 중이어서 아직 잠정 점수입니다. 지금은 규칙을 바탕으로 퍼즐의 난이도를 예측하고, 평균은 발표된 연구에서 가져옵니다. 그만큼 오차 범위를 넓게 잡았습니다.
report-norms-calibrating = 퍼즐의 난이도는 실제 사람들의 답으로 구했습니다. 평균은 아직 발표된 연구에서 가져오며, 그만큼 오차 범위를 넓게 잡았습니다.
report-norms-bridged = 퍼즐의 난이도는 실제 사람들의 답으로, 평균은 할당 표집으로 뽑은 성인 표본으로 구했습니다.
report-norms-census = 많은 사람의 첫 테스트와 비교한 점수입니다. 나이, 학력, 성별이 인구 조사와 맞도록 가중치를 주었습니다.

## 곡선.

report-curve-title = 정규분포 곡선에서 보는 내 점수
report-curve-lead-above = 점수는 { $score }, 평균인 100보다 { $points }점 높습니다({ $margin }).
report-curve-lead-below = 점수는 { $score }, 평균인 100보다 { $points }점 낮습니다({ $margin }).
report-curve-lead-at = 점수는 { $score }, 평균과 같습니다({ $margin }).
report-curve-lead-limit = 점수는 { $score }입니다({ $margin }). 이 테스트로 측정할 수 있는 한계이며, 곡선에도 그렇게 표시했습니다.
report-curve-score = 내 점수: { $score }
report-curve-caption = IQ 등급과 인구 비율
report-curve-reached = 포함
report-curve-how = 곡선 읽는 법
report-curve-hill = 곡선이 높을수록 그 IQ인 사람이 많습니다. 대부분은 가운데에 있습니다. 100명 중 { $middle }명이 85~114, { $upper }명이 115~129, { $top }명이 130 이상입니다.
report-curve-step = 평균은 100, 표준편차는 15점입니다. 표준편차는 점수가 평균에서 보통 얼마나 떨어져 있는지를 나타냅니다.
report-curve-why = 오차 범위가 있는 이유
report-curve-cover = 어떤 테스트로도 IQ를 숫자 하나로 정할 수는 없어 범위(95% 신뢰구간)로 알려 드립니다. 이렇게 범위를 구하면 100명 중 약 95명은 실제 점수가 그 안에 있습니다.
report-curve-error = 오차 범위를 넓히는 요인은 두 가지입니다. 하나는 테스트 자체(이번 답안의 표준오차 { $test }점), 다른 하나는 비교 집단(약 { $norms }점)입니다.
report-curve-sides = 오차 범위는 점수에서 아래로 { $down }점, 위로 { $up }점입니다. 점수는 100 쪽으로 조금 당겨지지만 오차 범위는 그렇지 않아 양쪽의 폭이 다릅니다.

## 순위.

report-ranking-title = 내 백분위
report-ranking-caption = 비교 집단 100명 중
report-ranking-lower = 나보다 점수가 낮은 사람
report-ranking-higher = 나와 점수가 같거나 더 높은 사람
report-ranking-place = 나와 비교하면
report-ranking-ends = 오차 범위는 여기에도 적용됩니다. 백분위는 오차 범위의 아래쪽 끝에서 { $low }, 위쪽 끝에서 { $high }입니다.
report-ranking-end-low = 오차 범위는 여기에도 적용됩니다. 아래쪽 끝에서도 백분위는 { $low }입니다. 위쪽 끝은 이 테스트로 측정할 수 있는 범위를 벗어납니다.
report-ranking-end-high = 오차 범위는 여기에도 적용됩니다. 위쪽 끝에서 백분위는 { $high }입니다. 아래쪽 끝은 이 테스트로 측정할 수 있는 범위를 벗어납니다.
report-ranking-rare-high = 점수가 이와 같거나 더 높은 사람은 약 { $n }명 중 1명입니다.
report-ranking-rarest = 점수가 이와 같거나 더 높은 사람은 { $n }명 중 1명도 되지 않습니다.
report-ranking-middle = 전체의 절반이 90~110에 있으며, 이번 점수도 그 안에 있습니다.
report-ranking-takers = 이 테스트를 한 사람들 중에서
report-ranking-own = { $date }까지 유효한 테스트 { $n }건을 채점했습니다. 나보다 낮은 점수가 { $lower }건, 같은 점수가 내 점수를 포함해 { $same }건, 높은 점수가 { $higher }건입니다. 순위는 { $n }건 중 { $place }위입니다.
report-ranking-average = 이 테스트들의 평균은 { $average }점입니다. 스스로 원해서 응시한 사람들이라 전체 인구를 대표하지는 않습니다. 위의 비교가 더 공정합니다.
report-ranking-you = 내 점수
report-ranking-takers-caption = 응시자의 점수 분포
report-ranking-few = 이 리포트를 만들 때 이 비교 집단을 기준으로 채점한 유효한 테스트가 { $floor }건이 되지 않았습니다. 의미 있는 순위를 매기기에는 너무 적습니다. 위의 비교는 이 수와 관계없습니다.
report-ranking-places-caption = IQ 점수와 백분위
report-ranking-places = 참고로, 100명 중 각 점수보다 낮은 사람이 몇 명인지 보여 드립니다.
report-ranking-norm = 비교 집단은 모든 연령대의 성인입니다. 나이별 비교는 아직 없으므로 모두 같은 집단과 비교합니다.

## 점수의 의미.

report-meaning-title = 점수의 의미
report-meaning-lead = 이 점수({ $score }, { $margin })는 { $date }에 도형 퍼즐의 규칙을 얼마나 잘 찾았는지 다른 사람들과 비교한 값입니다.
report-meaning-says = 알 수 있는 것
report-meaning-fluid = 처음 보는 것에서 규칙을 찾는 능력을 유동 추론이라고 합니다. 지능의 한 부분이며, 그중에서도 언어와 학교 교육의 영향을 가장 적게 받습니다.
report-meaning-high = 이런 규칙을 대부분의 사람보다 쉽게 찾습니다. 오차 범위 전체가 평균인 100보다 위에 있습니다.
report-meaning-middle = 이런 규칙을 대부분의 사람과 비슷하게 찾습니다. 100명 중 { $people }명이 같은 등급(85~114)에 있습니다.
report-meaning-unsure = 오차 범위에 평균인 100이 들어 있습니다. 이런 규칙을 대부분의 사람보다 쉽게 찾는지는 단정할 수 없습니다.
report-meaning-low = 이런 규칙을 대부분의 사람보다 적게 찾았습니다. 피로, 소음, 작은 화면, 걱정, 연습 부족은 점수를 낮출 수 있습니다. 이번에 영향이 있었는지는 답안만으로 알 수 없습니다.
report-meaning-again = 다른 퍼즐로 다시 해도 100번 중 95번은 이번 점수와의 차이가 { $points }점을 넘지 않습니다.
report-meaning-expected = 쉬운 퍼즐과 어려운 퍼즐
report-meaning-caption = 난이도별 답안
report-meaning-easy = 내 점수보다 15점 이상 쉬운 퍼즐
report-meaning-near = 내 점수와 난이도가 비슷한 퍼즐
report-meaning-hard = 내 점수보다 15점 이상 어려운 퍼즐
report-meaning-missed = 내 점수보다 15점 이상 쉬운 퍼즐 중 { $n }개를 맞히지 못했습니다.
report-meaning-solved = 내 점수보다 15점 이상 어려운 퍼즐 중 { $n }개를 맞혔습니다.
report-meaning-usual = 흔한 일입니다. 누구나 주의가 흐트러질 때가 있고, 찍어도 여섯 번에 한 번은 맞습니다.
report-meaning-smooth = 답안이 난이도와 잘 맞습니다. 점수보다 훨씬 쉬운 퍼즐은 모두 맞혔고, 훨씬 어려운 퍼즐은 맞히지 못했습니다.
report-meaning-likely = 가능성이 가장 높은 등급
report-meaning-likely-caption = 실제 점수가 각 등급에 있을 가능성
report-meaning-likely-text = 같은 답안을 낸 사람 100명 중 실제 점수가 그 등급에 있는 사람의 비율입니다. 오차 범위와 각 등급의 인구 비율을 함께 고려했습니다.
report-less-than-1 = 1% 미만
report-meaning-not = 알 수 없는 것
report-meaning-not-parts = 기억력, 지식, 언어 능력, 창의력. 이 테스트로는 측정하지 않습니다.
report-meaning-not-worth = 사람의 가치나 성격, 앞으로의 가능성.
report-meaning-not-diagnosis = 영재인지, 장애가 있는지. 심리 전문가가 직접 만나 검사해야 알 수 있습니다.
report-meaning-not-fixed = 10년 뒤의 점수. 점수는 어느 하루에 측정한 값입니다.

## 영역: 퍼즐 유형 한눈에 보기.

report-dimensions-title = 퍼즐 유형별 결과
report-dimensions-caption = 점수, 신뢰구간, 수준
report-reference = 기준 범위 { $low }~{ $high }
report-dimensions-scale = 모든 점수는 평균이 100인 같은 척도로 나타냅니다. 전체의 절반이 기준 범위 { $low }~{ $high }에 있습니다. 여기의 신뢰구간에는 비교 집단의 오차(약 { $norms }점)가 들어 있지 않습니다. 이 오차는 모든 유형에 똑같이 작용합니다.
report-dimensions-levels = 수준: 125부터 매우 높음, 110부터 높음, 90부터 보통, 75부터 낮음, 그 아래는 매우 낮음. 80% 신뢰구간이 이웃한 두 수준 안에 있을 때만 수준을 표시하고, 그렇지 않으면 ‘뚜렷하지 않음’으로 표시합니다.
report-dimensions-joined = 퍼즐 몇 개만으로는 믿을 만한 점수를 낼 수 없습니다. 한 유형을 잘 푸는 사람은 대체로 다른 유형도 잘 풀기 때문에(가정한 상관계수 { $correlation }), 유형별 점수에는 다른 답도 함께 반영합니다. 그러면 점수는 더 확실해지고 서로 가까워집니다.
report-dimensions-pace = 풀이 속도는 따로 보여 드리며 IQ 점수에는 들어가지 않습니다.
report-difference-caption = 자신의 평균과 비교한 유형별 점수
report-dimensions-chance = 차이가 마지막 열의 수치 이상이면 강점이나 상대적인 약점으로 봅니다. 우연히 그만큼 차이가 나는 경우는 열 번 중 한 번이 되지 않습니다.

## 유형마다 한 쪽.

report-kind-lead = 이 유형의 퍼즐 { $n }개 중 { $right }개를 맞혔습니다.
report-read-very-high = 기준 범위보다 훨씬 높습니다. 100명 중 약 { $n }명보다 점수가 높습니다.
report-read-high = 기준 범위보다 높습니다. 100명 중 약 { $n }명보다 점수가 높습니다.
report-read-moderate = 기준 범위 안에 있습니다. 100명 중 약 { $n }명보다 점수가 높습니다.
report-read-low = 기준 범위보다 낮습니다. 100명 중 약 { $n }명보다 점수가 높습니다.
report-read-very-low = 기준 범위보다 많이 낮습니다. 100명 중 약 { $n }명보다 점수가 높습니다.
report-read-not-enough = 신뢰구간({ $low }~{ $high })이 너무 많은 수준에 걸쳐 하나로 정할 수 없습니다.
report-kind-what = 어떤 퍼즐인가요?
report-kind-what-induction = 순서와 수에 관한 규칙이 한두 가지 있습니다. 무언가가 한 단계씩 늘거나 줄고, 모양이 번갈아 나오고, 두 수를 더하면 세 번째 수가 됩니다. 무엇이 바뀌는지 알아차리고 그 생각이 세 행에 모두 맞는지 확인하는 것이 핵심입니다.
report-kind-what-logic = 도형을 서로 겹칩니다. 세 번째 타일에는 둘 중 하나에라도 있는 부분, 둘 다에 있는 부분, 하나에만 있는 부분, 첫 번째에는 있고 두 번째에는 없는 부분, 또는 둘 다에 없는 부분이 남습니다. 타일을 부분별로 비교해 어느 경우인지 알아내는 것이 핵심입니다.
report-kind-what-spatial = 도형이 돌거나 뒤집히거나 자리를 옮깁니다. 머릿속에서 도형을 움직여 보고, 다음 타일로 갈 때마다 같은 움직임이 되풀이되는지 확인하는 것이 핵심입니다.
report-kind-what-several = 세 가지 이상의 규칙이 저마다 다른 속성에 동시에 작용합니다. 규칙을 따로따로 구분하고 보기마다 하나씩 확인하는 것이 핵심입니다.
report-kind-how = 이렇게 풀어 보세요
report-kind-how-induction = 개수, 크기, 모양, 채우기 중 한 번에 하나만 보세요. 첫 행의 규칙을 소리 내어 말하고 둘째 행에서 확인해 보세요. 맞지 않으면 열을 따라 살펴보세요.
report-kind-how-logic = 선이나 꽃잎처럼 도형의 한 부분을 골라 행을 따라가 보세요. 한 타일에만 있을 때, 둘 다에 있을 때, 둘 다에 없을 때 세 번째 타일에 나오나요? 보통 두 부분만 보면 알 수 있습니다.
report-kind-how-spatial = 뾰족한 끝이나 열린 쪽처럼 눈에 띄는 곳을 하나 골라 그것만 따라가세요. 회전은 8분의 1바퀴씩 세어 보세요. 어떤 회전도 맞지 않으면 뒤집힌 것은 아닌지 생각해 보세요.
report-kind-how-several = 속성 하나를 정하고 그 규칙에 어긋나는 보기를 모두 지운 뒤 다음 속성으로 넘어가세요. 마지막 규칙까지 확인하면 보기가 하나만 남고, 많은 것을 기억할 필요도 없습니다.
report-kind-caption = 이 유형의 퍼즐과 내 답
report-kind-others = 사람들은 이 유형에서 평균 { $expected }개를 맞힙니다.
report-kind-time = 이 퍼즐들을 푸는 데 { $time } 걸렸으며, 전체 시간의 { $percent }입니다.
report-kind-within = 자신의 평균과의 차이: { $difference }점. 우연일 수 있습니다.
report-kind-untold = 자신의 평균과의 차이: { $difference }점. 이 유형의 퍼즐이 적어 큰 의미를 두기 어렵습니다.
report-kind-worth = 이 유형에서 나타나는 사람들 사이의 차이 중 약 { $total }는 맞힌 전체 개수로 설명됩니다. 이 유형의 퍼즐까지 함께 보면 { $joined }로 올라갑니다.

## 풀이 속도.

report-pace-lead = 퍼즐 하나에 보통 걸리는 시간의 약 { $percent }가 걸렸습니다.
report-pace-lead-none = 풀이 속도는 아직 비교할 수 없습니다. 이 퍼즐들에 답한 사람이 너무 적습니다.
report-pace-fast = 기준 범위보다 빠릅니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-middle = 기준 범위 안에 있습니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-slow = 기준 범위보다 느립니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-none = 내 풀이 시간은 아래에 있습니다. 수준을 정하려면 같은 퍼즐을 푼 다른 사람이 적어도 { $floor }명 있어야 합니다.
report-pace-neutral-title = 읽는 법
report-pace-neutral = 풀이 속도는 IQ 점수에 들어가지 않으며, 빠르다고 더 좋은 것도 아닙니다. 시간제한이 없었으므로 오래 걸려도 불리하지 않습니다.
report-pace-method = 퍼즐 { $n }개에서 내가 쓴 시간을 같은 퍼즐에 다른 사람들이 쓴 시간과 비교합니다. 그래서 어려운 퍼즐에 오래 걸려도 느린 것으로 나오지 않습니다. 한 퍼즐을 오래 들여다본 영향은 아래 합계에서보다 작아, 두 수치가 다를 수 있습니다.
report-pace-reliability = 이 수치에서 나타나는 사람들 사이의 차이 중 약 { $percent }는 실제 차이이고 나머지는 우연입니다. 사람마다 속도가 얼마나 다른지는 비슷한 퍼즐에 관한 공개 자료에서 가져왔습니다.
report-pace-quicker-than = 퍼즐 { $all }개 중 { $n }개를 보통 걸리는 시간보다 빨리 풀었습니다.
report-pace-thirds = 처음부터 끝까지
report-pace-thirds-caption = 세 구간으로 나눈 풀이 시간
report-part-first = 처음 3분의 1, { $from }~{ $to }
report-part-middle = 중간 3분의 1, { $from }~{ $to }
report-part-last = 마지막 3분의 1, { $from }~{ $to }
report-pace-slower = 다른 사람들과 비교하면 점점 느려졌습니다. 처음 3분의 1에서는 다른 사람들이 쓴 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-quicker = 다른 사람들과 비교하면 점점 빨라졌습니다. 처음 3분의 1에서는 다른 사람들이 쓴 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-kept = 다른 사람들과 비교하면 속도를 일정하게 유지했습니다. 처음 3분의 1에서는 다른 사람들이 쓴 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-harder = 퍼즐은 갈수록 어려워집니다. 평균 난이도는 처음 3분의 1에서 IQ { $first }, 마지막 3분의 1에서 IQ { $last }입니다. 뒤로 갈수록 오래 걸리는 것이 보통입니다.

## 시간과 노력.

report-time-title = 풀이 시간과 집중도
report-time-lead = 모두 { $time }, 퍼즐당 평균 { $each } 걸렸습니다.
report-time-caption = 퍼즐별 풀이 시간(초)
report-time-own = 나
report-time-median = 보통 걸리는 시간
report-time-kinds-caption = 퍼즐 유형별 풀이 시간
report-time-noticed = 풀이 시간에서 알 수 있는 점
report-time-ends = 가장 오래 걸린 퍼즐은 { $slowest }번({ $long }), 가장 빨리 푼 퍼즐은 { $quickest }번({ $short })입니다.
report-time-later = 처음 3분의 1({ $first })보다 마지막 3분의 1({ $last })에 시간을 더 썼습니다.
report-time-earlier = 퍼즐이 더 어려운데도 처음 3분의 1({ $first })보다 마지막 3분의 1({ $last })에 시간을 덜 썼습니다.
report-time-wrong-longer = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong } 안에 골랐습니다. 맞히지 못한 퍼즐에 시간을 더 들였습니다.
report-time-wrong-shorter = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong } 안에 골랐습니다. 틀린 답을 더 빨리 골랐으니, 한 번 더 살펴보면 좋았을 수 있습니다.
report-time-alike = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong } 안에 골랐습니다. 둘은 거의 차이가 없습니다.
report-effort = 집중도
report-effort-rapid = 퍼즐을 볼 수 없을 만큼 빨리 고른 답이 { $n }개 있습니다. 점수에는 넣지 않았습니다.
report-effort-none-rapid = 모든 답에 충분한 시간을 들였습니다.
report-effort-open = 답하지 않은 퍼즐이 { $n }개 있습니다. 오답으로 처리됩니다.
report-effort-none-open = 모든 퍼즐에 답했습니다.
report-effort-changes = 답을 { $n }번 바꿨습니다.
report-effort-no-changes = 답을 한 번도 바꾸지 않았습니다.

## 측정 방법.

report-measured-title = 측정 방법
report-measured-lead = 점수({ $score }, { $margin })는 퍼즐 { $questions }개에 대한 답으로 계산했습니다. 비교 기준이 같으면 같은 답에서 항상 같은 점수가 나옵니다.
report-measured-model = 퍼즐마다 능력에 따라 맞힐 확률을 나타내는 곡선이 있습니다. 곡선은 난이도와 기울기, 찍어서 맞힐 확률로 정해집니다(3모수 로지스틱 모형). 점수는 모든 답을 가장 잘 설명하는 능력의 값입니다(가중 우도 추정).
report-measured-group = 비교 집단: 모든 연령대의 성인(비교 기준 { $version }, 퍼즐 모수 { $values }판).
report-measured-provisional = 비교 집단: 모든 연령대의 성인(비교 기준 { $version }, 잠정, 퍼즐 모수 { $values }판). 퍼즐의 난이도는 규칙에서 예측한 값입니다. 평균은 온라인에서 비슷한 퍼즐을 푼 성인 { $n }명의 평균(Zorowitz et al. 2024)에서 표준편차의 { $shift }배를 뺀 값입니다. 이런 연구에 참여하는 사람은 대체로 평균보다 점수가 높기 때문입니다. 그만큼 오차 범위를 넓게 잡았습니다.
report-measured-calibrating = 비교 집단: 모든 연령대의 성인(비교 기준 { $version }, 퍼즐 모수 { $values }판). 퍼즐의 난이도는 실제 사람들의 답으로 구했습니다. 평균은 온라인에서 비슷한 퍼즐을 푼 성인 { $n }명의 평균(Zorowitz et al. 2024)에서 표준편차의 { $shift }배를 뺀 값입니다. 이런 연구에 참여하는 사람은 대체로 평균보다 점수가 높기 때문입니다. 그만큼 오차 범위를 넓게 잡았습니다.
report-measured-level = 비교 기준의 오차
report-measured-level-note = 표준오차(IQ 점수)
report-measured-range = 측정할 수 있는 범위
report-measured-range-note = 벗어나면 ‘이상’ 또는 ‘이하’
report-measured-caption = 이 테스트의 정밀도
report-measured-errors = 정밀도는 점수 수준에 따라 다릅니다. 표는 실제 점수가 같은 사람들의 점수가 보통 얼마나 흩어지는지 보여 주며, 비교 기준의 오차는 빠져 있습니다. 점수는 100 쪽으로 조금 당겨지므로 내 오차 범위에 쓰인 오차보다 작습니다.
report-measured-unwatched = 감독자 없이 온라인으로 하는 테스트입니다. 누가, 어디서, 어떤 도움을 받아 답했는지 저희는 알 수 없습니다.
report-measured-not = 이런 용도로는 쓰지 마세요
report-measured-not-diagnosis = 모든 종류의 진단
report-measured-not-hiring = 채용, 승진, 입학 심사
report-measured-not-others = 다른 사람에 관한 결정
report-measured-not-children = 16세 미만의 측정(비교 집단이 아직 없음)

## 결과 활용하기.

report-advice-title = 결과 활용하기
report-advice-lead = 이번 점수({ $score }, { $margin })는 꼬리표가 아니라 대략적인 위치로 보세요.
report-advice-yours = 내 결과를 바탕으로 한 조언
report-advice-class = 점수를 다른 사람에게 알릴 때는 오차 범위도 함께 알려 주세요. 숫자만으로는 측정한 것보다 더 확실해 보입니다.
report-advice-compare = 다른 사람의 점수는 내 점수와 { $points }점 넘게 차이 날 때만 다르다고 볼 수 있습니다. 그보다 가까우면 우연일 수 있습니다.
report-advice-missed = 연습하고 싶다면 ‘{ $kind }’ 유형부터 시작하세요. 난이도 { $limit }까지의 퍼즐 중 이 유형에서 가장 많이 틀렸습니다({ $n }개 중 { $missed }개).
report-advice-none-missed = 난이도 { $limit }까지의 퍼즐 중 틀린 것은 많아야 하나입니다. 먼저 연습할 유형은 따로 없습니다.
report-advice-lean = 퍼즐 유형 사이에 우연으로 보기에는 큰 차이가 있습니다. 두 번째 테스트에서 다시 나타날 때만 믿으세요.
report-advice-even = 강점이나 상대적인 약점으로 두드러지는 퍼즐 유형은 없습니다.
report-advice-slower = 틀린 답은 맞힌 답보다 빨리 골랐습니다(틀린 답은 보통 { $wrong }, 맞힌 답은 { $right }). 마지막 행을 한 번 더 확인하는 데는 시간이 얼마 들지 않습니다.
report-advice-caution = 이번 점수를 불확실하게 하는 점이 있습니다(‘풀이 시간과 집중도’ 참고). 그런 점 없이 다시 하면 더 확실한 점수를 얻을 수 있습니다.
report-advice-open = 다음에는 모든 퍼즐에 답하세요. 찍으면 여섯 번에 한 번은 맞지만, 비워 두면 맞을 수 없습니다.
report-advice-low = 학교나 직장에서 잘하고 있어 이 점수가 뜻밖이라면, 학교와 직장에서의 모습을 믿으세요. 여러 해의 경험이 테스트 한 번보다 더 많은 것을 말해 줍니다.
report-advice-high = 다른 사람에게 증명해야 한다면 감독자가 있는 검사를 받으세요. 고지능 단체와 심리 전문가는 그런 검사만 인정합니다.
report-advice-uses = 이렇게 활용하세요
report-advice-use-place = 한 가지 사고 능력에서 내가 대략 어디쯤 있는지 오차 범위와 함께 알 수 있습니다.
report-advice-use-baseline = 나중에 한 테스트와 비교할 기준이 됩니다. 비교는 빨라도 { $months }개월 뒤에 하세요.
report-advice-use-slips = 어디에서 틀리는지 알 수 있습니다. 문제별 해설에 내 오답이 어떤 규칙에 어긋나는지 나와 있습니다.
report-advice-help = 도움을 받아야 할 때
report-advice-school = 학교, 진로, 일에 관한 고민이라면 임상심리사 같은 심리 전문가를 찾으세요. 직접 만나 모국어로 여러 능력을 검사하고, 이후의 계획도 함께 의논할 수 있습니다.
report-advice-worry = 사고력, 기억력, 주의력이 나빠졌거나 낮은 점수가 걱정된다면 의사와 상담하세요. 이 테스트로는 원인을 찾아낼 수도 배제할 수도 없습니다.
report-advice-mood = 이 숫자 때문에 며칠씩 마음이 무겁다면 믿을 수 있는 사람과 이야기해 보세요. 점수 하나에 그만큼 마음 쓸 필요는 없습니다.
report-advice-again = 테스트 다시 하기
report-advice-wait = 적어도 { $months }개월 뒤에 하세요. 이런 퍼즐을 풀어 본 적이 있으면 두 번째에는 약 3~4점 높아지고(Hausknecht et al. 2007), 세 번째 이후로는 거의 오르지 않습니다(Scharfen et al. 2018).

## 두뇌 훈련 가이드: 연습과 학습 습관.

report-guide-title = 두뇌 훈련 가이드
report-guide-lead = 연습하면 연습한 것을 더 잘하게 되고, 좋은 습관은 배우는 일을 쉽게 만듭니다. 일반 지능을 지속적으로 높인다고 알려진 훈련은 없습니다.
report-guide-evidence = 심리학자 일곱 명이 연구를 검토한 결과, 두뇌 훈련 프로그램은 훈련한 과제는 향상시키지만 비슷한 과제에는 효과가 적고 일상생활에는 거의 없었습니다(Simons et al. 2016). 학교 교육은 다릅니다. 1년 더 다닌 경우 IQ가 1~5점 높았습니다(Ritchie & Tucker-Drob 2018).
report-guide-start = 어디서부터 시작할까요?
report-guide-missed = ‘{ $kind }’ 유형부터 시작하세요. 풀 수 있을 만한 퍼즐(난이도 { $limit }까지) 중 이 유형에서 가장 많이 틀렸습니다({ $n }개 중 { $missed }개).
report-guide-none-missed = 난이도 { $limit }까지의 퍼즐 중 틀린 것은 많아야 하나이므로 먼저 할 유형은 따로 없습니다. 네 유형을 번갈아 하세요.
report-guide-spread = 난이도 { $limit }까지의 퍼즐 중 틀린 것이 여러 유형에 퍼져 있어 먼저 할 유형은 따로 없습니다. 네 유형을 번갈아 하세요.
report-guide-numbers = 해설을 보지 말고 다시 풀어 보세요: { $numbers }.
report-guide-plan = 내 4주 계획
report-guide-plan-caption = 한 번에 20분, 일주일에 세 번
report-guide-week-1 = 틀린 퍼즐 다시 풀기. 고르기 전에 규칙을 하나씩 소리 내어 말하기.
report-guide-week-1-slow = 가장 오래 걸린 퍼즐 다시 풀기. 고르기 전에 규칙을 하나씩 소리 내어 말하기.
report-guide-why-1 = 단계마다 스스로 설명하는 사람이 예제에서 더 많이 배웁니다(Chi et al. 1989).
report-guide-week-2 = 한 유형씩 하지 않고 여러 유형을 섞어 풀기.
report-guide-why-2 = 섞어서 연습하면 더 어렵지만 배운 것이 더 오래갑니다(Rohrer & Taylor 2007).
report-guide-week-3 = 이틀씩 간격을 두고, 지난주의 규칙을 먼저 기억에서 떠올린 뒤 시작하기.
report-guide-why-3 = 간격을 두고 떠올리면 배운 것을 더 잘 기억합니다(Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = 규칙이 두 개씩 들어간 퍼즐을 직접 두 개 만들어 다른 사람에게 풀어 보게 하기.
report-guide-why-4 = 퍼즐을 만들려면 규칙을 떠올려야 하고, 떠올리면 더 잘 기억합니다(Roediger & Karpicke 2006).
report-guide-habits = 도움이 되는 습관
report-guide-sleep = 수면. 배운 것은 자는 동안 자리를 잡고(Diekelmann & Born 2010), 잠이 부족하면 주의력이 가장 크게 떨어집니다(Lim & Dinges 2010).
report-guide-move = 운동. 유산소 운동 프로그램은 주의력, 속도, 기억력을 조금 높였습니다(Smith et al. 2010).
report-guide-honest = 두 번째 테스트에서는 이런 퍼즐에 익숙해져 평균 3~4점이 더 나옵니다. 연습의 효과이지 지능이 높아진 것은 아닙니다. 한 사람의 점수에서는 { $points }점까지의 차이가 우연일 수 있습니다.

## 테스트 다시 하기.

report-retest-title = 테스트 다시 하기
report-retest-lead = 두 번째 점수는 { $score }보다 { $points }점 넘게 낮거나 { $higher }점 넘게 높아야 의미가 있습니다(이 중 4점은 연습 효과입니다).
report-retest-lead-limit = 이번 점수({ $score })는 측정의 한계여서 두 번째 점수를 숫자로 비교할 수 없습니다. 측정 범위 안의 두 점수는 { $points }점 넘게 차이 나야 의미가 있습니다.
report-retest-how = 두 점수에는 모두 오차가 있습니다. 이번 점수의 수준에서 점수 하나의 오차는 { $error }점이고, 차이에는 두 오차가 합쳐집니다. 비교 집단이 같은 점수끼리 비교할 때의 이야기이며, 이때 비교 집단의 오차는 두 점수에서 같습니다.
report-retest-caption = 두 번째 점수의 의미
report-retest-below = { $iq } 미만
report-retest-above = { $iq } 초과
report-retest-really-lower = 우연으로 보기에는 큰 하락
report-retest-no-difference = 우연과 구별할 수 없는 차이
report-retest-really-higher = 우연과 연습으로 보기에는 큰 상승
report-retest-practice-title = 연습의 효과
report-retest-practice = 107개 표본에서 두 번째 점수는 표준편차의 약 4분의 1만큼 높았습니다. 여기서는 3~4점이며, 똑같은 퍼즐이면 더 높았습니다(Hausknecht et al. 2007). 세 번째 이후로는 거의 오르지 않습니다(Scharfen et al. 2018). 그래서 처음 받은 유효한 점수를 기준으로 삼고, 두 번째 점수가 더 높을 때는 4점이 더 높아야 의미가 있습니다.
report-retest-fair = 공정하게 비교하려면
report-retest-wait = 적어도 { $months }개월 뒤에 하세요. 같은 유형의 다른 퍼즐이 나옵니다.
report-retest-same = 충분히 쉬고, 방해 없이, 비슷한 화면에서 하세요.
report-retest-norms = 비교 집단이 같은 점수끼리만 비교하세요. 새 비교 집단이 나오면 이번 테스트를 그 기준으로 채점한 결과를 리포트에서 볼 수 있습니다.
report-retest-form = 길이가 같은 테스트끼리 비교하세요. 짧은 테스트는 오차 범위가 더 넓습니다.
report-retest-average = 한 번보다 두 번 하면 더 많은 것을 알 수 있습니다. 두 점수의 평균은 테스트 자체의 오차가 약 70%로 줄어듭니다. 비교 집단의 오차는 그대로입니다.

## 용어 설명.

report-glossary-title = 용어 설명
report-glossary-lead = 이 리포트에 나오는 순서대로 실었습니다.
report-term-iq = IQ
report-term-iq-text = 사람들 사이에서의 위치를 평균 100, 표준편차 15인 척도로 나타낸 값입니다.
report-term-margin = 오차 범위(신뢰구간)
report-term-margin-text = 같은 방법으로 100번 측정하면 95번(또는 80번)쯤 실제 점수가 들어가는 범위입니다.
report-term-true = 실제 점수
report-term-true-text = 테스트에 오차가 없다면 받았을 점수입니다. 오차 범위는 이 점수에 대한 것입니다. 표시된 점수는 100 쪽으로 조금 당겨지지만 실제 점수는 그렇지 않습니다.
report-term-class = 등급
report-term-class-text = 이름을 붙인 IQ 구간입니다. 경계는 편의상 정한 것입니다.
report-term-norms = 비교 기준(규준)
report-term-norms-text = 비교 집단의 점수가 어떻게 분포하는지 나타냅니다. 버전마다 날짜가 있습니다.
report-term-group = 비교 집단(규준 집단)
report-term-group-text = 모든 응시자를 비교하는 대상으로, 모든 연령대의 성인입니다.
report-term-percentile = 백분위
report-term-percentile-text = 비교 집단 100명 중 점수가 더 낮은 사람의 수입니다.
report-term-deviation = 표준편차
report-term-deviation-text = 점수가 평균에서 보통 얼마나 떨어져 있는지를 나타냅니다. 100명 중 약 68명이 평균에서 이 거리 안에 있습니다.
report-term-error = 표준오차
report-term-error-text = 측정한 값이 실제 값과 보통 얼마나 다른지를 나타냅니다. 위아래로 이 값의 약 두 배까지가 95% 신뢰구간입니다.
report-term-reliability = 신뢰도
report-term-reliability-text = 점수 차이 중 우연이 아닌 실제 차이의 비율입니다.
report-term-fluid = 유동 추론
report-term-fluid-text = 사전 지식 없이 처음 보는 것에서 규칙을 찾아 쓰는 능력입니다.
report-term-reference = 기준 범위
report-term-reference-text = 전체의 가운데 절반이 있는 범위로, 90~110입니다.
report-term-level = 수준
report-term-level-text = 한 유형의 점수를 말로 나타낸 것으로, 신뢰구간이 충분히 좁을 때만 표시합니다.
report-term-difficulty = 난이도
report-term-difficulty-text = 이 IQ인 사람의 절반이 그 퍼즐을 맞힙니다.
report-term-likelihood = 가중 우도 추정
report-term-likelihood-text = 모든 답을 가장 잘 설명하는 능력을 거의 치우침 없이 찾는 방법입니다.
report-term-median = 보통 걸리는 시간(중앙값)
report-term-median-text = 한가운데에 있는 시간입니다. 절반은 이보다 덜 걸리고 절반은 더 걸립니다.
report-term-rapid = 너무 빠른 답
report-term-rapid-text = 퍼즐을 살펴보는 데 필요한 시간보다 빨리 고른 답입니다. 이런 답의 정답률은 찍은 답과 다르지 않아 점수에 넣지 않습니다. 맞힌 개수에는 들어 있습니다.
report-term-valid = 유효한 테스트
report-term-valid-text = 답이 충분하고, 답마다 시간을 충분히 들인 테스트입니다.
report-term-practice = 연습 효과
report-term-practice-text = 이런 퍼즐에 익숙해져 두 번째에 더 얻는 점수입니다.

## 종이 위의 문제. 작은 글씨의 짧은 줄.

report-sheet-chosen = 내가 고른 보기: { $number }번
report-sheet-open = 답하지 않음
report-sheet-difficulty = 난이도: IQ { $iq }
report-sheet-time = 내 시간: { $time }
report-sheet-rapid = 내 시간: { $time }, 너무 빨라 점수에서 제외
report-sheet-median = 보통 걸리는 시간: { $time }
report-sheet-right = 정답
report-sheet-wrong = 오답
report-sheet-right-rapid = 정답(너무 빠름)
report-sheet-wrong-rapid = 오답(너무 빠름)
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $answered }명 중 { $percent }가 정답을 골랐습니다.
report-sheet-key = 정답: 보기 { $number }번.

## 인증서. 한 쪽. 이름은 제목과 문장 사이에 놓임.

report-certificate-title = 테스트 완료 인증서
report-certificate-statement = 위 사람은 { $date }에 { $exam }(퍼즐 { $questions }개) 응시를 완료했습니다.
report-certificate-unsupervised = 감독자가 없는 온라인 테스트
report-certificate-check = 누구나 아래 링크에서 이 인증서를 확인할 수 있습니다
