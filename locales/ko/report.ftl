### 구매한 리포트의 글(화면과 종이). 차분하고 정확하게, 존중하며.
### 낮은 점수는 존중하며, 높은 점수는 치켜세우지 않고. 점수에는 항상 오차 범위를 함께.

report-title = 나의 리포트
report-exam = IQ 테스트
report-exam-short = IQ 테스트 단축형
report-sample-mark = 예시: 가상의 응시자
report-score-above = { $iq } 이상
report-score-below = { $iq } 이하
report-margin = 95% 오차 범위: { $span }
report-span = { $low }~{ $high }
report-span-from = { $low } 이상
report-span-to = { $high } 이하
report-span-open = 양쪽 끝이 열려 있음
report-norms = 비교 기준 { $version }, { $phase }
report-language-english = 영어
report-questionnaire-version = 설문 버전 { $version }, 비교 기준 { $norms }.
report-phase-provisional = 잠정
report-phase-calibrating = 퍼즐 난이도는 실측, 평균 수준은 문헌 인용
report-phase-bridged = 평균 수준은 표본으로 확정
report-phase-census = 인구 조사에 맞춤
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
report-level-not-enough = 정보 부족

## 표의 열 제목. 짧게.

report-head-class = 등급
report-head-iq = IQ
report-head-people = 100명 중
report-head-touched = 나의 오차 범위
report-head-lower = 더 낮은 사람(100명 중)
report-head-takers = 응시자
report-head-puzzle = 퍼즐
report-head-puzzles = 퍼즐 수
report-head-right = 정답
report-head-kind = 퍼즐 유형
report-head-score = 점수
report-head-value = 0~100
report-head-margin = 80% 오차 범위
report-head-level = 수준
report-head-difference = 내 평균과의 차이
report-head-needed = 의미 있는 차이
report-head-difficulty = 난이도
report-head-time = 내 시간
report-head-median = 전체 중앙값
report-head-medians = 전체 중앙값의 합
report-head-answer = 내 답
report-head-part = 구간
report-head-error = 점수의 표준오차
report-head-within = 점수 100개 중 95개의 범위
report-head-second = 두 번째 점수
report-head-reading = 의미
report-head-likely = 가능성
report-head-week = 주차
report-head-do = 할 일
report-head-why = 이유

## 요약: 표지 다음 첫 쪽.

report-summary-title = 요약
report-summary-lead = IQ 점수는 { $score }입니다({ $margin }).
report-summary-lead-above = IQ 점수는 { $score }입니다({ $margin }). 이 테스트는 그 위를 측정하지 못하므로 더 높은 숫자는 적지 않습니다.
report-summary-lead-below = IQ 점수는 { $score }입니다({ $margin }). 이 테스트는 그 아래를 측정하지 못하므로 더 낮은 숫자는 적지 않습니다.
report-score-label = IQ 점수
report-figure-class = 등급
report-figure-percentile = 100명 중
report-figure-percentile-note = 점수가 더 낮을 사람 수
report-figure-right = 맞힌 퍼즐
report-figure-right-note = 퍼즐마다 난이도가 다름
report-figure-time = 시간
report-figure-time-note = 퍼즐당 평균 { $time }
report-figure-place = 응시자 중 순위
report-figure-place-note = { $date }까지
report-figure-reliability = 신뢰도
report-figure-reliability-note = 점수 차이 중 우연이 아닌 비율
report-class-one = 이 수치는 ‘{ $class }’ 등급({ $range })에 속하며, 오차 범위도 모두 이 등급 안에 있습니다.
report-class-two = 이 수치는 ‘{ $class }’ 등급({ $range })에 속합니다. 오차 범위가 ‘{ $low }’ 등급과 ‘{ $high }’ 등급에 걸치므로 둘 다 가능합니다.
report-class-many = 이 수치는 ‘{ $class }’ 등급({ $range })에 속합니다. 오차 범위가 ‘{ $low }’ 등급에서 ‘{ $high }’ 등급까지 걸치므로 그 사이의 모든 등급이 가능합니다.
report-class-limit = 이번 점수({ $score })는 한계이므로 한 등급에 속하지 않습니다. 오차 범위가 ‘{ $low }’ 등급에서 ‘{ $high }’ 등급까지 걸치므로 그 사이의 모든 등급이 가능합니다.
report-class-limit-one = 이번 점수({ $score })는 한계입니다. 오차 범위는 모두 ‘{ $class }’ 등급 안에 있습니다.
report-percentile = 비교 집단 100명 중 약 { $n }명은 이보다 점수가 낮을 것입니다.
report-percentile-above = 비교 집단 100명 중 적어도 { $n }명은 이보다 점수가 낮을 것입니다.
report-percentile-below = 비교 집단 100명 중 이보다 점수가 낮을 사람은 많아야 { $n }명입니다.
report-percentile-top = 비교 집단 100명 중 99명 넘게 이보다 점수가 낮을 것입니다.
report-percentile-bottom = 비교 집단 100명 중 이보다 점수가 낮을 사람은 1명이 되지 않습니다.
report-more-than-99 = 99 초과
report-fewer-than-1 = 1 미만
report-kinds-even = 퍼즐 유형별 결과가 고릅니다. 유형 사이의 차이는 우연의 범위 안에 있습니다.
report-kinds-strength = { $kind }: 자신의 평균보다 { $distance }점 높으며, 우연으로 설명하기에는 큰 차이입니다. 강점입니다.
report-kinds-weakness = { $kind }: 자신의 평균보다 { $distance }점 낮으며, 우연으로 설명하기에는 큰 차이입니다. 상대적으로 약한 쪽입니다.
report-kinds-untold = 두드러지는 퍼즐 유형은 없습니다. 한 유형의 퍼즐만으로는 정보가 적어 차이에 의미를 두기 어렵습니다.
report-kinds-none = 이 테스트에는 퍼즐이 너무 적은 유형이 있어 유형별 점수는 내지 않았습니다.
report-summary-remember = 기억해 두세요
report-summary-same = 숫자보다 오차 범위를 먼저 보세요. 실제 값은 { $low }에서 { $high } 사이 어디에나 있을 수 있습니다.
report-summary-same-open = 숫자보다 오차 범위를 먼저 보세요. 테스트가 그만큼 멀리까지 측정하지 못하므로 여기서는 한쪽 끝이 열려 있습니다.
report-summary-part = 지능의 한 부분, 도형에서 규칙을 찾는 능력을 측정합니다.
report-summary-alone = 지켜본 사람이 없으므로 자신을 위한 결과이며, 다른 사람에게 아무것도 증명하지 못합니다.
report-valid = 답과 시간이 성실한 응시로 보이므로 점수에 덧붙일 참고 사항이 없습니다.
report-caution = 이번 응시는 유효하지만, 다음 이유로 점수가 덜 확실합니다.
report-norms-provisional = 비교 기준은 잠정적입니다. 퍼즐의 난이도는 규칙에서 예측한 값이고, 평균 수준은 발표된 연구에서 가져왔습니다. 그만큼 오차 범위가 더 넓습니다.
report-norms-calibrating = 퍼즐의 난이도는 사람들의 답으로 확인했습니다. 평균 수준은 아직 발표된 연구에서 가져온 값이며, 그만큼 오차 범위가 더 넓습니다.
report-norms-bridged = 퍼즐의 난이도는 사람들의 답으로 확인했고, 평균 수준은 할당 방식으로 뽑은 성인 표본으로 정했습니다.
report-norms-census = 비교 기준은 많은 사람의 첫 응시에 바탕을 두며, 나이, 학력, 성별이 인구 조사와 맞도록 가중치를 주었습니다.

## 곡선.

report-curve-title = 곡선 위의 내 위치
report-curve-lead-above = 점수는 평균인 100보다 { $points }점 높은 { $score }입니다({ $margin }).
report-curve-lead-below = 점수는 평균인 100보다 { $points }점 낮은 { $score }입니다({ $margin }).
report-curve-lead-at = 점수는 평균인 { $score }입니다({ $margin }).
report-curve-lead-limit = 점수는 { $score }입니다({ $margin }). 이 테스트가 측정할 수 있는 끝에 있으므로, 곡선에는 점이 아니라 한계를 표시했습니다.
report-curve-score = 나의 점수: { $score }
report-curve-caption = 등급과 그 경계, 그리고 인구 비율
report-curve-reached = 걸침
report-curve-how = 곡선을 읽는 법
report-curve-hill = 곡선의 높이는 각 IQ에 사람이 얼마나 많은지를 나타냅니다. 대부분은 가운데에 있습니다. 100명 중 { $middle }명이 85~114, { $upper }명이 115~129, { $top }명이 130 이상입니다.
report-curve-step = 평균은 100입니다. 15점 한 칸이 표준편차이며, 사람들이 평균에서 보통 떨어져 있는 거리입니다.
report-curve-why = 오차 범위가 있는 이유
report-curve-cover = 짧은 테스트로는 1점까지 정확히 측정할 수 없습니다. 이렇게 구한 오차 범위에는 100명 중 약 95명의 실제 값이 들어 있습니다.
report-curve-error = 오차 범위의 폭은 두 가지에서 나옵니다. 하나는 테스트로, 이번 답에서 실제 값에 대한 표준오차가 { $test }점입니다. 다른 하나는 비교 기준으로, 표준오차가 약 { $norms }점입니다.
report-curve-sides = 오차 범위는 점수에서 아래로 { $down }점, 위로 { $up }점입니다. 점수는 같은 오차로 측정된 사람들 사이의 위치이므로 100 쪽으로 조금 당겨집니다. 오차 범위는 당겨지지 않습니다.

## 순위.

report-ranking-title = 순위
report-ranking-caption = 비교 집단 100명 중
report-ranking-lower = 점수가 더 낮을 사람
report-ranking-higher = 점수가 같거나 더 높을 사람
report-ranking-place = 나와 비교하면
report-ranking-ends = 오차 범위는 여기에도 적용됩니다. 100명 중 점수가 더 낮을 사람 수는 오차 범위의 아래 끝에서 { $low }, 위 끝에서 { $high }입니다.
report-ranking-end-low = 오차 범위는 여기에도 적용됩니다. 100명 중 점수가 더 낮을 사람 수는 오차 범위의 아래 끝에서도 { $low }입니다. 위 끝은 열려 있습니다.
report-ranking-end-high = 오차 범위는 여기에도 적용됩니다. 100명 중 점수가 더 낮을 사람 수는 오차 범위의 위 끝에서 { $high }입니다. 아래 끝은 열려 있습니다.
report-ranking-rare-high = 점수가 이와 같거나 더 높은 사람은 약 { $n }명 중 한 명입니다.
report-ranking-rarest = 점수가 이와 같거나 더 높은 사람은 { $n }명 중 한 명이 되지 않습니다.
report-ranking-middle = 전체의 절반이 90~110점이며, 이번 점수도 그 안에 있습니다.
report-ranking-takers = 이 테스트를 한 사람들 중에서
report-ranking-own = { $date }까지 이 테스트의 유효한 응시는 { $n }건입니다. 나보다 낮은 점수가 { $lower }건, 같은 점수가 내 응시를 포함해 { $same }건, 높은 점수가 { $higher }건입니다. 순위는 { $n }건 중 { $place }위입니다.
report-ranking-average = 응시자의 평균은 { $average }점입니다. 스스로 테스트를 하기로 한 사람들이므로 전체 인구를 대표하지 않습니다. 위의 비교 집단과 비교하는 것이 더 공정합니다.
report-ranking-you = 나의 점수
report-ranking-takers-caption = 응시자의 점수 분포
report-ranking-few = 이 리포트를 만들 때 이 비교 기준으로 채점된 유효한 응시는 { $floor }건이 되지 않았습니다. 그렇게 적은 수에서 매긴 순위는 의미가 없으므로 적지 않습니다. 위의 비교는 이와 관계없습니다.
report-ranking-places-caption = 점수와 비교 집단에서의 위치
report-ranking-places = 비교를 위해, 비교 집단 100명 중 각 점수보다 낮은 사람이 몇 명인지 보여 드립니다.
report-ranking-norm = 비교 집단은 모든 연령대의 성인입니다. 나이별 비교 기준은 아직 없으므로 모두를 같은 사람들과 비교합니다.

## 점수의 의미.

report-meaning-title = 점수의 의미
report-meaning-lead = 점수({ $score }, { $margin })는 { $date }에 도형에서 규칙을 얼마나 잘 찾았는지를 다른 사람들과 비교한 값입니다.
report-meaning-says = 알 수 있는 것
report-meaning-fluid = 새로운 것에서 규칙을 찾는 일을 유동 추론이라고 합니다. 지능의 한 부분이며, 언어와 학교 교육의 영향을 가장 적게 받는 부분입니다.
report-meaning-high = 이런 규칙을 대부분의 사람보다 쉽게 찾습니다. 오차 범위가 모두 평균인 100보다 위에 있습니다.
report-meaning-middle = 이런 규칙을 대부분의 사람과 비슷하게 찾습니다. 100명 중 { $people }명이 85~114 등급에 속합니다.
report-meaning-unsure = 오차 범위가 평균인 100에 걸쳐 있습니다. 그래서 이런 규칙을 대부분의 사람보다 쉽게 찾는지 어렵게 찾는지는 이 테스트로 알 수 없습니다.
report-meaning-low = 이런 규칙을 대부분의 사람보다 적게 찾았습니다. 피로, 소음, 작은 화면, 걱정, 이런 퍼즐에 익숙하지 않은 것이 점수를 낮춥니다. 그중 무엇이 영향을 주었는지, 영향이 있었는지는 답만으로 알 수 없습니다.
report-meaning-again = 같은 종류의 다른 퍼즐로 다시 해도, 100번 중 95번은 점수가 이번 점수에서 { $points }점 안에 있을 것입니다.
report-meaning-expected = 쉬운 퍼즐과 어려운 퍼즐
report-meaning-caption = 점수의 바탕이 된 답, 점수와 비교한 난이도별
report-meaning-easy = 15점 이상 쉬움
report-meaning-near = 점수와 비슷한 난이도
report-meaning-hard = 15점 이상 어려움
report-meaning-missed = 점수보다 15점 이상 쉬운 퍼즐을 { $n }개 놓쳤습니다.
report-meaning-solved = 점수보다 15점 이상 어려운 퍼즐을 { $n }개 맞혔습니다.
report-meaning-usual = 어느 정도는 흔한 일입니다. 주의가 흐트러질 때가 있고, 찍어도 여섯 번에 한 번은 맞습니다.
report-meaning-smooth = 점수보다 훨씬 쉬운 퍼즐을 놓치지 않았고, 훨씬 어려운 퍼즐을 맞히지도 않았습니다. 답이 난이도와 잘 맞습니다.
report-meaning-likely = 가장 가능성이 큰 등급
report-meaning-likely-caption = 실제 값이 있는 곳
report-meaning-likely-text = 비교 집단에서 이번과 같은 답을 낸 사람 100명 가운데 실제 값이 그 등급에 있는 사람의 비율입니다. 오차 범위와 각 등급이 얼마나 흔한지를 함께 따졌습니다.
report-less-than-1 = 1% 미만
report-meaning-not = 알 수 없는 것
report-meaning-not-parts = 기억력, 지식, 언어, 아이디어가 얼마나 좋은지. 이런 것은 측정하지 않았습니다.
report-meaning-not-worth = 사람의 가치나 성격, 얼마나 멀리 갈 수 있는지.
report-meaning-not-diagnosis = 영재인지, 장애가 있는지. 그것은 심리 전문가가 직접 만나 검사해야 알 수 있습니다.
report-meaning-not-fixed = 10년 뒤의 점수. 점수는 어느 하루의 측정입니다.

## 영역: 퍼즐 유형 한눈에 보기.

report-dimensions-title = 영역별 결과
report-dimensions-caption = 퍼즐 유형별 점수
report-reference = 기준 범위 { $low }~{ $high }
report-dimensions-scale = 모든 점수는 평균이 100인 척도로 나타냅니다. 기준 범위 { $low }~{ $high }에는 가운데 절반의 사람이 있습니다. 여기의 오차 범위는 테스트 자체의 것입니다. 비교 기준의 오차 약 { $norms }점은 따로 더해지며, 모든 유형에 똑같이 작용합니다.
report-dimensions-levels = 수준: 125부터 매우 높음, 110부터 높음, 90부터 보통, 75부터 낮음, 그 아래는 매우 낮음. 80% 오차 범위가 이웃한 두 수준 안에 있을 때만 수준을 적고, 그렇지 않으면 ‘정보 부족’으로 적습니다.
report-dimensions-joined = 한 유형의 퍼즐 몇 개만으로는 잘 측정되지 않습니다. 그래서 유형들이 사람들에게서 서로 관련된다고 가정한 만큼(상관 { $correlation }), 다른 모든 퍼즐의 정보를 각 점수에 합쳤습니다. 그러면 점수가 더 확실해지고 서로 가까워집니다.
report-dimensions-pace = 풀이 속도는 유형과 나란히 보여 드리지만 IQ 점수에는 들어가지 않습니다.
report-difference-caption = 유형별 점수와 자신의 평균
report-dimensions-chance = 차이가 마지막 열의 수치 이상일 때만 강점이나 상대적으로 약한 쪽으로 봅니다. 우연히 그만큼 차이가 나는 경우는 열 번 중 한 번이 되지 않습니다.

## 유형마다 한 쪽.

report-kind-lead = 이 유형의 퍼즐 { $n }개 중 { $right }개를 맞혔습니다.
report-read-very-high = 기준 범위보다 훨씬 높습니다. 100명 중 약 { $n }명이 이보다 점수가 낮습니다.
report-read-high = 기준 범위보다 높습니다. 100명 중 약 { $n }명이 이보다 점수가 낮습니다.
report-read-moderate = 기준 범위 안에 있습니다. 100명 중 약 { $n }명이 이보다 점수가 낮습니다.
report-read-low = 기준 범위보다 낮습니다. 100명 중 약 { $n }명이 이보다 점수가 낮습니다.
report-read-very-low = 기준 범위보다 많이 낮습니다. 100명 중 약 { $n }명이 이보다 점수가 낮습니다.
report-read-not-enough = 오차 범위 { $low }~{ $high }에 너무 많은 수준이 걸쳐 하나를 정할 수 없습니다.
report-kind-what = 이 유형에서 묻는 것
report-kind-what-induction = 순서와 수에 관한 규칙 한두 가지입니다. 무엇인가 한 단계씩 늘거나 줄고, 모양이 번갈아 나오고, 두 수가 더해져 세 번째 수가 됩니다. 무엇이 바뀌는지 알아차리고, 한 가지 생각을 세 행 모두에서 확인하는 것이 핵심입니다.
report-kind-what-logic = 도형을 서로 겹칩니다. 세 번째 타일에는 어느 한쪽에라도 있는 것, 둘 다에 있는 것, 한쪽에만 있는 것, 첫 번째에서 두 번째를 뺀 것, 또는 둘 다에 없는 것이 남습니다. 타일과 타일을 부분마다 비교해 어떤 연산인지 알아내는 것이 핵심입니다.
report-kind-what-spatial = 도형이 돌거나 뒤집히거나 자리를 옮깁니다. 머릿속에서 도형을 움직여 보고, 각 타일에서 다음 타일로 갈 때마다 같은 움직임인지 확인하는 것이 핵심입니다.
report-kind-what-several = 세 가지 이상의 규칙이 저마다 다른 속성에 동시에 작용합니다. 규칙 하나를 찾는 것보다, 여러 규칙을 따로 구분하고 보기마다 하나씩 확인하는 것이 핵심입니다.
report-kind-how = 이런 퍼즐을 푸는 법
report-kind-how-induction = 개수, 크기, 모양, 채우기 중 한 번에 하나만 보세요. 첫 행의 규칙을 소리 내어 말하고 둘째 행에서 시험해 보세요. 맞지 않으면 열을 따라 내려가 보세요.
report-kind-how-logic = 선이나 꽃잎처럼 도형의 한 부분을 골라 행을 따라가 보세요. 한 타일에 있을 때, 둘 다에 있을 때, 둘 다에 없을 때 세 번째 타일에 있나요? 보통 두 부분만 보면 어떤 연산인지 정해집니다.
report-kind-how-spatial = 뾰족한 끝이나 열린 쪽처럼 표시가 되는 곳을 하나 골라 그것만 따라가세요. 회전은 8분의 1바퀴씩 세어 보세요. 어떤 회전도 맞지 않으면 반전을 생각해 보세요.
report-kind-how-several = 속성 하나를 정하고, 그 규칙에 어긋나는 보기를 모두 지운 다음, 다음 속성으로 넘어가세요. 규칙 세 가지를 정하면 보기가 하나 남고, 무엇도 오래 기억할 필요가 없습니다.
report-kind-caption = 이 유형의 퍼즐과 내 답
report-kind-others = 사람들은 이 가운데 평균 { $expected }개를 맞힙니다.
report-kind-time = 이 퍼즐들에 { $time }, 테스트 시간의 { $percent }를 썼습니다.
report-kind-within = 자신의 평균과의 차이(점): { $difference }. 우연의 범위 안에 있습니다.
report-kind-untold = 자신의 평균과의 차이(점): { $difference }. 이 유형의 퍼즐만으로는 정보가 적어 차이에 의미를 두기 어렵습니다.
report-kind-worth = 유형들이 가정한 만큼 서로 관련된다면, 이 유형에서 나타나는 사람들 사이의 차이 가운데 { $total }를 맞힌 전체 개수로 설명할 수 있습니다. 이 유형의 퍼즐까지 합치면 { $joined }입니다.

## 풀이 속도.

report-pace-lead = 퍼즐마다 비교하면 보통 걸리는 시간의 약 { $percent }를 썼습니다(비율의 평균).
report-pace-lead-none = 다른 사람들이 이 퍼즐에 얼마나 걸리는지 아직 충분히 알 수 없어 풀이 속도의 수준은 적지 않습니다.
report-pace-fast = 기준 범위보다 빠릅니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-middle = 기준 범위 안에 있습니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-slow = 기준 범위보다 느립니다. 100명 중 약 { $n }명은 더 오래 걸립니다.
report-pace-none = 내 시간은 아래에 있습니다. 수준을 정하려면 같은 퍼즐을 푼 다른 사람이 적어도 { $floor }명 필요합니다.
report-pace-neutral-title = 읽는 법
report-pace-neutral = 풀이 속도는 IQ 점수에 들어가지 않으며, 빠를수록 좋은 것도 아닙니다. 시간제한이 없었으므로 오래 걸려도 손해가 없습니다.
report-pace-method = 퍼즐 { $n }개에 걸린 시간으로 계산했습니다. 각 시간은 같은 퍼즐에 답한 모든 사람의 시간과 비율로 비교하므로, 어려운 퍼즐에 오래 걸렸다고 느린 것으로 나오지 않습니다. 비율의 평균에서는 퍼즐 하나에 오래 걸린 영향이 아래의 합계에서보다 작아, 둘이 서로 다를 수 있습니다.
report-pace-reliability = 이 수치에서 사람들 사이의 차이는 약 { $percent }가 실제이고 나머지는 우연입니다. 속도가 사람마다 얼마나 다른지는 이런 퍼즐에 관해 공개된 응답 자료에서 가져왔습니다.
report-pace-quicker-than = 퍼즐 { $all }개 중 { $n }개에서 전체의 절반보다 빨랐습니다.
report-pace-thirds = 처음부터 끝까지
report-pace-thirds-caption = 세 구간으로 나눈 내 시간
report-part-first = 처음 3분의 1, { $from }~{ $to }
report-part-middle = 중간 3분의 1, { $from }~{ $to }
report-part-last = 마지막 3분의 1, { $from }~{ $to }
report-pace-slower = 다른 사람들에 비해 점점 느려졌습니다. 처음 3분의 1에서는 그들 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-quicker = 다른 사람들에 비해 점점 빨라졌습니다. 처음 3분의 1에서는 그들 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-kept = 다른 사람들에 비해 속도가 거의 변하지 않았습니다. 처음 3분의 1에서는 그들 시간의 { $first }, 마지막 3분의 1에서는 { $last }였습니다.
report-pace-harder = 퍼즐은 갈수록 어려워집니다. 평균 난이도는 처음 3분의 1에서 IQ { $first }, 마지막 3분의 1에서 { $last }입니다. 그래서 뒤로 갈수록 오래 걸리는 것은 당연합니다.

## 시간과 노력.

report-time-title = 시간과 노력
report-time-lead = 모두 { $time }, 퍼즐당 평균 { $each } 걸렸습니다.
report-time-caption = 퍼즐별 시간(초)
report-time-own = 나
report-time-median = 전체 중앙값
report-time-kinds-caption = 퍼즐 유형별 시간
report-time-noticed = 시간에서 보이는 것
report-time-ends = 가장 오래 걸린 퍼즐은 { $slowest }번({ $long }), 가장 짧게 걸린 퍼즐은 { $quickest }번({ $short })입니다.
report-time-later = 마지막 3분의 1이 처음 3분의 1보다 오래 걸렸습니다. 처음은 { $first }, 마지막은 { $last }입니다.
report-time-earlier = 퍼즐이 더 어려운데도 마지막 3분의 1이 처음 3분의 1보다 덜 걸렸습니다. 처음은 { $first }, 마지막은 { $last }입니다.
report-time-wrong-longer = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong }보다 덜 걸렸습니다. 결국 놓친 퍼즐에 더 오래 머물렀습니다.
report-time-wrong-shorter = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong }보다 덜 걸렸습니다. 틀린 답이 더 빨리 나왔으니 한 번 더 보았다면 좋았을 수도 있습니다.
report-time-alike = 맞힌 답의 절반은 { $right }, 틀린 답의 절반은 { $wrong }보다 덜 걸렸습니다. 둘은 거의 다르지 않습니다.
report-effort = 노력
report-effort-rapid = 퍼즐을 읽었다고 보기 어려울 만큼 빨리 나온 답이 { $n }개 있습니다. 점수에 넣지 않습니다.
report-effort-none-rapid = 퍼즐을 읽었다고 보기 어려울 만큼 빨리 나온 답은 없습니다.
report-effort-open = 답하지 않은 퍼즐이 { $n }개 있습니다. 틀린 것으로 처리합니다.
report-effort-none-open = 답하지 않은 퍼즐은 없습니다.
report-effort-changes = 답을 { $n }번 바꿨습니다.
report-effort-no-changes = 한 번 고른 답은 바꾸지 않았습니다.

## 측정 방법.

report-measured-title = 어떻게 측정했나요
report-measured-lead = 점수({ $score }, { $margin })는 퍼즐 { $questions }개의 답으로 계산했습니다. 같은 답에서는 나중에도 항상 같은 점수가 나옵니다.
report-measured-model = 퍼즐마다 어떤 능력의 사람이 맞힐 가능성을 나타내는 곡선이 있으며, 난이도와 기울기, 찍어서 맞힐 확률로 정해집니다(3모수 로지스틱 모형). 점수는 모든 답을 가장 잘 설명하는 능력의 값입니다(가중 우도 추정).
report-measured-group = 비교 집단: 모든 연령대의 성인(비교 기준: { $version }, 퍼즐 모수: { $values }판).
report-measured-provisional = 비교 집단: 모든 연령대의 성인(비교 기준: { $version }, 잠정, 퍼즐 모수: { $values }판). 퍼즐의 난이도는 규칙에서 예측한 값입니다. 평균 수준은 온라인에서 비슷한 퍼즐을 푼 성인 { $n }명의 수준(Zorowitz et al. 2024)에서 표준편차의 { $shift }배를 뺀 값입니다. 이런 연구에 참여하는 사람은 평균보다 높은 편이기 때문입니다. 그만큼 오차 범위가 더 넓습니다.
report-measured-calibrating = 비교 집단: 모든 연령대의 성인(비교 기준: { $version }, 퍼즐 모수: { $values }판). 퍼즐의 난이도는 사람들의 답으로 확인했습니다. 평균 수준은 온라인에서 비슷한 퍼즐을 푼 성인 { $n }명의 수준(Zorowitz et al. 2024)에서 표준편차의 { $shift }배를 뺀 값입니다. 이런 연구에 참여하는 사람은 평균보다 높은 편이기 때문입니다. 그만큼 오차 범위가 더 넓습니다.
report-measured-level = 비교 기준의 평균 수준
report-measured-level-note = IQ 점수로 나타낸 표준오차
report-measured-range = 측정 범위
report-measured-range-note = 벗어나면 ‘이상’ 또는 ‘이하’
report-measured-caption = 이 테스트의 정확도
report-measured-errors = 테스트가 얼마나 정확한지는 수준에 따라 다릅니다. 표는 실제 값이 같은 사람들의 점수가 그 평균을 중심으로 얼마나 흩어지는지 보여 주며, 비교 기준의 오차는 들어 있지 않습니다. 점수는 100 쪽으로 조금 당겨지므로, 오차 범위의 바탕이 되는 실제 값의 오차보다 작습니다.
report-measured-unwatched = 감독자가 없는 온라인 테스트입니다. 누가, 어디서, 어떤 도움을 받아 답했는지 본 사람이 없습니다.
report-measured-not = 쓸 수 없는 곳
report-measured-not-diagnosis = 모든 종류의 진단
report-measured-not-hiring = 채용, 승진, 입학
report-measured-not-others = 다른 사람에 관한 결정
report-measured-not-children = 비교 기준이 없는 16세 미만

## 결과 활용하기.

report-advice-title = 결과 활용하기
report-advice-lead = 이번 점수({ $score }, { $margin })는 꼬리표가 아니라 대략적인 위치로 받아들이세요.
report-advice-yours = 나의 수치에서
report-advice-class = 누가 물으면 숫자와 함께 오차 범위도 말하세요. 숫자만 말하면 측정한 것보다 더 많은 것을 주장하게 됩니다.
report-advice-compare = 다른 사람의 점수는 { $points }점 넘게 떨어져 있을 때만 내 점수와 다르다고 볼 수 있습니다. 그보다 가까우면 우연일 수 있습니다.
report-advice-missed = 연습하고 싶다면 ‘{ $kind }’ 유형부터 시작하세요. 난이도 { $limit }까지의 퍼즐 중 이 유형에서 가장 많이 놓쳤습니다({ $n }개 중 { $missed }개).
report-advice-none-missed = 난이도 { $limit }까지의 퍼즐 중 놓친 것은 많아야 하나이므로, 먼저 연습할 유형은 따로 없습니다.
report-advice-lean = 퍼즐 유형 사이에 우연으로 설명하기에는 큰 차이가 있습니다. 두 번째 테스트에서 다시 나타날 때만 믿으세요.
report-advice-even = 강점이나 상대적으로 약한 쪽으로 두드러지는 유형은 없습니다.
report-advice-slower = 틀린 답이 맞힌 답보다 빨리 나왔습니다(중앙값 { $wrong } 대 { $right }). 마지막 행을 한 번 더 확인하는 데는 시간이 얼마 들지 않습니다.
report-advice-caution = 이번 응시에는 점수를 덜 확실하게 하는 점이 있으며, ‘시간과 노력’ 쪽에 적혀 있습니다. 그런 점 없이 다시 응시하면 이번보다 더 많은 것을 알 수 있습니다.
report-advice-open = 다음에는 모든 퍼즐에 답하세요. 찍으면 여섯 번에 한 번은 맞지만, 비워 두면 맞을 수 없습니다.
report-advice-low = 학교나 직장에서 잘하고 있어 이 점수가 뜻밖이라면, 학교와 직장에서의 모습을 믿으세요. 여러 해가 테스트 한 번보다 더 많은 것을 말해 줍니다.
report-advice-high = 다른 사람에게 증명해야 한다면 감독자가 있는 검사를 받으세요. 고지능 단체와 심리 전문가는 그런 검사만 인정합니다.
report-advice-uses = 쓸모 있는 곳
report-advice-use-place = 한 가지 사고 능력에서 내가 대략 어디쯤인지, 오차 범위와 함께 알 수 있습니다.
report-advice-use-baseline = 나중의 테스트와 비교할 첫 번째 값이 생깁니다. 비교는 빨라도 { $months }개월 뒤에 하세요.
report-advice-use-slips = 어떻게 틀리는지 알 수 있습니다. 문제 쪽에 틀린 보기마다 어긴 규칙이 적혀 있습니다.
report-advice-help = 도움을 구해야 할 때
report-advice-school = 학교, 교육, 일에 관한 고민이라면 심리 전문가를 찾으세요. 직접 만나 나의 언어로 여러 능력을 검사하고, 그다음 일을 함께 이야기합니다.
report-advice-worry = 사고력, 기억력, 주의력이 나빠졌거나 낮은 점수가 걱정된다면 의사와 상담하세요. 이 테스트로는 원인을 찾을 수도, 배제할 수도 없습니다.
report-advice-mood = 이 숫자 때문에 며칠 동안 기분이 좋지 않다면 믿을 수 있는 사람과 이야기하세요. 그럴 가치가 있는 점수는 없습니다.
report-advice-again = 다시 응시하기
report-advice-wait = 적어도 { $months }개월 기다리세요. 이런 퍼즐을 본 적이 있으면 두 번째에는 약 3~4점 높아지고(Hausknecht et al. 2007), 세 번째 뒤로는 거의 더 오르지 않습니다(Scharfen et al. 2018).

## 두뇌 훈련 가이드: 연습과 학습 습관.

report-guide-title = 두뇌 훈련 가이드
report-guide-lead = 일반 지능을 지속적으로 높인다고 알려진 훈련은 없습니다. 연습하면 연습한 것을 더 잘하게 되고, 좋은 습관은 배우기를 더 쉽게 합니다.
report-guide-evidence = 심리학자 일곱 명이 연구를 검토한 결과, 두뇌 훈련 프로그램은 훈련한 과제를 나아지게 하지만, 비슷한 과제에는 효과가 덜하고 일상생활에는 거의 없었습니다(Simons et al. 2016). 학교를 1년 더 다니는 것은 다릅니다. IQ가 1~5점 더 높은 것과 관련이 있었습니다(Ritchie & Tucker-Drob 2018).
report-guide-start = 어디서 시작할까요
report-guide-missed = ‘{ $kind }’ 유형부터 시작하세요. 풀 수 있을 만한 난이도 { $limit }까지의 퍼즐 중 이 유형에서 가장 많이 놓쳤습니다({ $n }개 중 { $missed }개).
report-guide-none-missed = 난이도 { $limit }까지의 퍼즐 중 놓친 것은 많아야 하나이므로, 먼저 할 유형은 따로 없습니다. 네 유형을 번갈아 하세요.
report-guide-spread = 난이도 { $limit }까지의 퍼즐 중 놓친 것이 뚜렷이 많은 유형은 없으므로, 먼저 할 유형은 따로 없습니다. 네 유형을 번갈아 하세요.
report-guide-numbers = 풀이를 보지 말고 다시 풀어 보세요: { $numbers }.
report-guide-plan = 4주 계획
report-guide-plan-caption = 한 번에 20분, 일주일에 세 번
report-guide-week-1 = 놓친 퍼즐을 다시 풉니다. 고르기 전에 규칙을 하나하나 소리 내어 말합니다.
report-guide-week-1-slow = 가장 오래 걸린 퍼즐을 다시 풉니다. 고르기 전에 규칙을 하나하나 소리 내어 말합니다.
report-guide-why-1 = 단계마다 스스로에게 설명하는 사람이 예제에서 더 많이 배웁니다(Chi et al. 1989).
report-guide-week-2 = 한 번에 한 유형씩 하지 말고 섞어서 풉니다.
report-guide-why-2 = 섞어서 하는 연습은 더 어렵지만 더 오래갑니다(Rohrer & Taylor 2007).
report-guide-week-3 = 연습 사이에 이틀을 두고, 지난주의 규칙을 먼저 기억에서 떠올립니다.
report-guide-why-3 = 간격을 두고 떠올리면 배운 것이 남습니다(Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = 규칙이 두 개씩 든 퍼즐을 직접 두 개 만들어 다른 사람에게 풀게 합니다.
report-guide-why-4 = 만들려면 규칙을 떠올려야 하고, 떠올리면 배운 것이 남습니다(Roediger & Karpicke 2006).
report-guide-habits = 도움이 되는 습관
report-guide-sleep = 수면. 배운 것은 자는 동안 자리 잡고(Diekelmann & Born 2010), 잠이 모자라면 주의력이 가장 크게 떨어집니다(Lim & Dinges 2010).
report-guide-move = 운동. 유산소 운동 프로그램으로 주의력, 속도, 기억력이 조금 좋아졌습니다(Smith et al. 2010).
report-guide-honest = 두 번째 테스트에서는 이런 퍼즐에 익숙해져 평균 3~4점이 더 나옵니다. 퍼즐에 익숙해진 것이지 지능이 높아진 것은 아닙니다. 한 사람의 점수에서는 { $points }점까지의 차이가 우연일 수 있습니다.

## 테스트 다시 하기.

report-retest-title = 테스트 다시 하기
report-retest-lead = 두 번째 점수는 { $score }보다 { $points }점 넘게 낮거나 { $higher }점 넘게 높아야 그 차이에 의미가 있습니다. 높은 쪽에는 연습 효과로 4점을 더했습니다.
report-retest-lead-limit = 이번 점수({ $score })는 한계이므로 두 번째 점수를 숫자로 견줄 수 없습니다. 측정 범위 안의 두 점수는 { $points }점 넘게 떨어져 있어야 그 차이에 의미가 있습니다.
report-retest-how = 두 점수에는 모두 오차가 있습니다. 이번 점수의 수준에서 점수 하나의 오차는 { $error }점이며, 차이에는 두 오차가 합쳐집니다. 이 수치는 비교 기준이 같을 때 맞습니다. 그때는 비교 기준의 평균 수준에 있는 오차가 두 점수에 똑같이 들어 있습니다.
report-retest-caption = 이번 점수와 두 번째 점수
report-retest-below = { $iq } 미만
report-retest-above = { $iq } 초과
report-retest-really-lower = 더 낮음, 우연으로 설명하기에는 큰 차이
report-retest-no-difference = 우연과 구별할 수 있는 차이 없음
report-retest-really-higher = 더 높음, 우연과 연습으로 설명하기에는 큰 차이
report-retest-practice-title = 연습의 효과
report-retest-practice = 107개 표본에서 두 번째 점수는 표준편차의 약 4분의 1, 여기서는 3~4점 높았고, 똑같은 퍼즐이면 더 높았습니다(Hausknecht et al. 2007). 세 번째 뒤로는 거의 더 오르지 않습니다(Scharfen et al. 2018). 그래서 간직할 것은 처음의 유효한 점수이며, 두 번째 점수가 더 높을 때는 4점이 더 벌어져야 의미가 있습니다.
report-retest-fair = 공정하게 비교하려면
report-retest-wait = 적어도 { $months }개월 기다리세요. 같은 종류의 다른 퍼즐이 나옵니다.
report-retest-same = 충분히 쉬고, 방해 없이, 같은 종류의 화면에서 하세요.
report-retest-norms = 비교 기준이 같은 점수끼리만 비교하세요. 새 비교 기준이 나오면 이번 응시를 그 기준으로 채점한 결과도 리포트에서 볼 수 있습니다.
report-retest-form = 길이가 같은 테스트끼리 비교하세요. 짧은 테스트는 오차 범위가 더 넓습니다.
report-retest-average = 한 번보다 두 번이 더 많은 것을 알려 줍니다. 두 점수를 평균하면 테스트 자체의 오차가 한 점수의 약 10분의 7이 됩니다. 비교 기준의 평균 수준에 있는 오차는 그대로입니다.

## 용어 설명.

report-glossary-title = 용어 설명
report-glossary-lead = 리포트에 나오는 순서대로 적었습니다.
report-term-iq = IQ
report-term-iq-text = 평균이 100, 표준편차가 15인 척도로 나타낸, 사람들 사이의 위치입니다.
report-term-margin = 오차 범위
report-term-margin-text = 100번 중 95번(또는 80번) 실제 값이 들어 있는 범위입니다.
report-term-true = 실제 값
report-term-true-text = 테스트에 오차가 없을 때 척도에서 차지할 위치입니다. 오차 범위는 이 값에 대한 것입니다. 점수는 100 쪽으로 조금 당겨지지만 실제 값은 당겨지지 않습니다.
report-term-class = 등급
report-term-class-text = 이름을 붙인 IQ의 범위입니다. 경계는 정한 것이며 자연에 있는 것이 아닙니다.
report-term-norms = 비교 기준
report-term-norms-text = 모두를 비교하는 집단의 점수 분포와 그 버전입니다.
report-term-group = 비교 집단
report-term-group-text = 모두를 비교하는 대상인 모든 연령대의 성인입니다.
report-term-percentile = 100명 중
report-term-percentile-text = 비교 집단 100명 중 점수가 더 낮을 사람의 수입니다.
report-term-deviation = 표준편차
report-term-deviation-text = 평균에서 보통 떨어져 있는 거리입니다. 100명 중 약 68명이 평균에서 이 거리 안에 있습니다.
report-term-error = 표준오차
report-term-error-text = 측정한 값이 실제 값에서 보통 떨어져 있는 거리입니다. 그 두 배가 95% 오차 범위가 됩니다.
report-term-reliability = 신뢰도
report-term-reliability-text = 점수 사이의 차이 중 우연이 아닌 부분의 비율입니다.
report-term-fluid = 유동 추론
report-term-fluid-text = 그 분야의 지식 없이 새로운 것에서 규칙을 찾아 쓰는 것입니다.
report-term-reference = 기준 범위
report-term-reference-text = 90~110으로, 가운데 절반의 사람이 있는 범위입니다.
report-term-level = 수준
report-term-level-text = 한 유형의 점수를 나타내는 말이며, 오차 범위가 허락할 때만 적습니다.
report-term-difficulty = 난이도
report-term-difficulty-text = IQ가 이 값인 사람 중 절반이 그 퍼즐을 맞힌다는 뜻입니다.
report-term-likelihood = 가중 우도 추정
report-term-likelihood-text = 모든 답을 가장 잘 설명하는 능력을 거의 치우침 없이 찾는 방법입니다.
report-term-median = 중앙값
report-term-median-text = 가운데 값입니다. 절반은 그보다 작고 절반은 큽니다.
report-term-rapid = 너무 빨라 점수에 넣지 않음
report-term-rapid-text = 퍼즐을 읽는 데 걸리는 시간보다 빨리 답한 경우입니다. 그런 답은 찍은 답보다 더 자주 맞지 않아 점수에 넣지 않습니다. 맞힌 개수에는 들어 있습니다.
report-term-valid = 유효한 응시
report-term-valid-text = 본인이 직접 푼 것으로 볼 만큼 답이 충분하고 시간도 충분히 들인 응시입니다.
report-term-practice = 연습 효과
report-term-practice-text = 이런 퍼즐을 이미 알아서 두 번째 테스트에서 더 얻는 점수입니다.

## 종이 위의 문제. 작은 글씨의 짧은 줄.

report-sheet-chosen = 고른 보기: { $number }
report-sheet-open = 답하지 않음
report-sheet-difficulty = 난이도: IQ { $iq }
report-sheet-time = 내 시간: { $time }
report-sheet-rapid = 내 시간: { $time }, 너무 빨라 점수에 넣지 않음
report-sheet-median = 전체 중앙값: { $time }
report-sheet-right = 정답
report-sheet-wrong = 오답
report-sheet-right-rapid = 정답(너무 빠름)
report-sheet-wrong-rapid = 오답(너무 빠름)
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = 전체 { $answered }명 중 { $percent }가 정답을 골랐습니다.
report-sheet-key = 정답 보기: { $number }.

## 인증서. 한 쪽. 이름은 제목과 문장 사이에 놓임.

report-certificate-title = 테스트 완료 인증서
report-certificate-statement = 위 사람은 { $date }에 { $exam }(퍼즐 { $questions }개) 응시를 완료했습니다.
report-certificate-unsupervised = 감독자가 없는 온라인 테스트
report-certificate-check = 누구나 아래 주소에서 이 인증서를 확인할 수 있습니다
