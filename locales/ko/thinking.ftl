### 사고 스타일의 결과와 리포트의 글(화면과 종이). 분석과 직관, 서로를 밀어내지 않는 두 스타일.
### 더 나은 스타일은 없음. 사람들을 서로 비교하지 않음.

## 페이지와 단락의 제목.

thinking-exam = 사고 스타일
thinking-page-result = 내 사고 스타일
thinking-page-report = 내 사고 스타일 리포트
thinking-point-title = 지도에서 내 위치
thinking-pattern-title = 내 패턴
thinking-use-title = 두 스타일이 도움이 될 때와 빗나갈 때
thinking-growth-title = 해 볼 만한 실험
thinking-sure-title = 얼마나 확실한가요?
thinking-method-title = 측정 방법
thinking-head-style = 스타일

## 결과와 리포트의 첫 문단.

thinking-intro = 따져 보고 결정하기를 좋아하는 사람도 있고, 느낌을 따르기를 좋아하는 사람도 있으며, 둘 다 하는 사람도 많습니다. 뇌 영상을 보면 왼쪽 뇌를 주로 쓰는 사람과 오른쪽 뇌를 주로 쓰는 사람이 따로 있지 않습니다. 이 테스트는 선호를 알아봅니다.
thinking-added = 내 답을 더한 값이며, 다른 사람과 비교한 값이 아닙니다.
thinking-style-analytic = 분석
thinking-style-analytic-line = 결정하기 전에 이유와 사실, 분명한 순서를 알고 싶어 합니다.
thinking-style-intuitive = 직관
thinking-style-intuitive-line = 직감과 첫인상, 맞다는 느낌을 믿습니다.

## 다섯 가지 패턴: 이름, 한 문장, 한 문단.

thinking-both-name = 두 스타일 모두
thinking-both-line = 깊이 따져 보기도 하고 직감도 믿는다고 답했습니다.
thinking-both-text = 두 종류의 문항에 모두 그렇다고 답했습니다. 문제를 하나하나 뜯어보기를 좋아하고, 마음속에서 맞다거나 아니라고 하면 귀를 기울입니다. 둘은 흔히 생각하는 만큼 자주 부딪치지 않습니다. 직감은 어디를 볼지 알려 주고, 확인은 거기에 정말 무언가 있는지 알려 줍니다. 둘이 어긋날 때가 흥미롭습니다. 목록에는 한쪽의 이유가 더 많은데 마음은 벌써 다른 쪽에 가 있던 적이 있을 것입니다. 그럴 때는 이런 일에서 그동안 어느 쪽이 더 잘 맞았는지 스스로 물어보면 도움이 됩니다.
thinking-analytic-name = 주로 분석
thinking-analytic-line = 느낌을 따르기보다 따져 보고 결정한다고 답했습니다.
thinking-analytic-text = 직관보다 분석에 관한 문항에 더 그렇다고 답했습니다. 왜 그런지 알고 싶어 하고, 장단점을 견주고, 사실이 모이면 결정합니다. 어떻게 답에 이르렀는지 다른 사람이 따라올 수 있고, 사실 하나가 틀렸다면 답을 고칠 수 있습니다. 직감은 설명할 수 있을 때까지 덜 믿는 편입니다. 그래서 이유보다 먼저 온 조용한 신호를 지나칠 수 있고, 작은 선택에도 큰 선택만큼 시간이 걸릴 수 있습니다.
thinking-intuitive-name = 주로 직관
thinking-intuitive-line = 모두 따져 보기보다 맞다고 느껴지는 쪽을 따른다고 답했습니다.
thinking-intuitive-text = 분석보다 직관에 관한 문항에 더 그렇다고 답했습니다. 첫인상을 믿고, 직감에 따라 움직이며, 설명하기 전에 답을 알 때가 많습니다. 다른 사람들이 아직 사실을 모으는 동안 결정할 수 있고, 무언가 이상하면 알아차립니다. 이유를 길게 따지다 보면 지칠 수 있습니다. 어떻게 답에 이르렀는지 말하기 어려울 때가 있고, 아직 겪은 일이 적은 새로운 분야에서도 강한 느낌을 따르곤 합니다.
thinking-neither-name = 둘 다 강하지 않음
thinking-neither-line = 긴 분석에도 직감에도 크게 기대지 않는다고 답했습니다.
thinking-neither-text = 어느 쪽 문항에도 그렇다고 답한 경우가 적습니다. 선택을 두고 저녁 내내 고민하지도, 직감에 휘둘리지도 않습니다. 결정하는 방법은 또 있습니다. 습관대로 하기, 아는 사람에게 묻기, 관련된 사람과 합의하기, 해 보고 판단하기. 이름을 붙이지 않았을 뿐 그중 하나를 쓰고 있을 수 있습니다. 최근에 만족한 선택을 떠올리고 무엇으로 결정했는지 스스로 물어보세요. 이 설문에는 그 이름이 없더라도 그것이 내 스타일입니다.
thinking-middle-name = 가운데 부근
thinking-middle-line = 두 스타일을 때때로 쓰고, 어느 쪽도 강하지 않다고 답했습니다.
thinking-middle-text = 점이 지도 가운데에 아주 가까워 오차 범위가 여러 칸에 걸칩니다. 그래서 어느 한 칸에 넣지 않았습니다. 아마 상황에 따라 바꿔 쓸 것입니다. 주제나 남은 시간, 묻는 사람에 따라 어떤 선택은 따져 보고 어떤 선택은 느낌을 따릅니다. 최근의 선택을 큰 것 하나, 작은 것 하나 떠올려 보세요. 각각 어떻게 결정했나요? 방식이 달랐다면 내 스타일이 무엇에 따라 달라지는지 찾은 셈입니다.

## 지도: 점과 그 둘레의 타원.

thinking-point-lead = 오른쪽으로 갈수록 분석에 관한 문항에, 위로 갈수록 직관에 관한 문항에 더 그렇다고 답했다는 뜻입니다. 둘이 만나는 곳이 내 점입니다.
thinking-point-ellipse = 점 둘레의 타원은 오차 범위입니다. 실제 점은 { $level }의 확률로 그 안에 있습니다. 타원이 작을수록 결과가 확실합니다.
thinking-point-crosses = 타원이 다른 칸에도 걸치니 그 칸의 설명도 읽어 보세요.
thinking-point-corners = 오른쪽 위는 두 스타일 모두, 오른쪽 아래는 주로 분석, 왼쪽 위는 주로 직관, 왼쪽 아래는 둘 다 강하지 않음입니다. 넷 중 더 좋은 자리는 없습니다.
thinking-point-caption = 지도에서 내 점({ $level } 신뢰구간)
thinking-point-alt = 축이 두 개인 지도. 분석 { $analytic }, 직관 { $intuitive }. 칸: { $pattern }. 점 둘레의 타원이 오차 범위를 나타냅니다.
thinking-axis-analytic = 오른쪽으로 갈수록 분석적
thinking-axis-intuitive = 위로 갈수록 직관적
thinking-value-analytic = 분석: { $analytic }({ $level } 신뢰구간: { $low }~{ $high })
thinking-value-intuitive = 직관: { $intuitive }({ $level } 신뢰구간: { $low }~{ $high })

## 무료 결과.

thinking-result-lead = 내 패턴: { $pattern }
thinking-more-title = 직감을 믿어도 될 때 알기
thinking-more-text = 전체 리포트에서는 내 패턴에 대한 설명과 두 스타일이 도움이 될 때와 빗나갈 때를 볼 수 있고, 두 스타일로 해 볼 실험도 들어 있습니다.

## 스타일마다 도움이 될 때와 빗나갈 때.

thinking-use-lead = 살다 보면 둘 다 필요합니다. 무엇을 더 좋아하는지보다 지금 무엇이 필요한지가 더 중요합니다.
thinking-analytic-helps = 따져 보는 방식은 처음 하는 선택, 실수하면 잃는 것이 큰 선택, 남에게 설명해야 하는 선택, 숫자가 얽힌 선택에 도움이 됩니다. 계약, 대출, 가 본 적 없는 길이 그렇습니다.
thinking-analytic-misleads = 중요한 것이 말로 옮기기 어려워 목록에서 빠질 때 빗나갑니다. 사실을 더 모으며 결정을 미룰 때, 어차피 원하던 쪽의 이유만 모을 때도 빗나갑니다.
thinking-intuitive-helps = 느낌을 따르는 방식은 비슷한 일을 많이 겪고 그때마다 결과를 알게 된 곳에서 도움이 됩니다. 내 손에 익은 일, 잘 아는 사람, 오래 해 온 게임이 그렇습니다. 시간이 없을 때도 도움이 됩니다.
thinking-intuitive-misleads = 처음 하는 일일 때, 맞았는지 끝내 알 수 없을 때, 낯선 사람이 아는 누군가를 닮았을 때, 피곤하거나 배고프거나 그 생각에 푹 빠졌을 때 빗나갑니다.
thinking-use-caption = 결정하는 방법을 고르기 전에 던질 네 가지 질문
thinking-use-question-1 = 이런 선택을 자주 해 보았고, 결과가 어땠는지도 아나요?
thinking-use-question-2 = 잘못되면 무엇을 잃고, 되돌릴 수 있나요?
thinking-use-question-3 = 누가 나에게 이유를 물을까요?
thinking-use-question-4 = 아직 사실을 찾고 있나요, 이미 마음을 정하고 허락을 구하고 있나요?

## 실험, 스타일마다 두 가지.

thinking-growth-lead = 덜 쓰는 스타일에서 하나를 고르거나, 내 스타일을 더 다듬고 싶다면 거기에서 고르세요. 한 번에 하나씩, 일주일 동안 해 보세요.
thinking-growth-analytic-1-title = 예상을 적어 두기
thinking-growth-analytic-1 = 하루에 한 번, 결과를 알기 전에 어떻게 될지와 얼마나 확신하는지 적으세요. 회의, 경기, 택배면 됩니다. 주말에 세어 보세요. 생각한 만큼 자주 맞았는지 살펴보세요.
thinking-growth-analytic-2-title = 가장 강한 반대 이유
thinking-growth-analytic-2 = 이번 주에 조금 큰 결정을 하기 전마다 하고 싶은 쪽에 반대하는 가장 강한 이유를 찾아 한 문장으로 적으세요. 그런 다음 결정하세요. 그 문장이 결정을 바꾸는지, 더 굳히기만 하는지 살펴보세요.
thinking-growth-intuitive-1-title = 첫 답부터 적기
thinking-growth-intuitive-1 = 하루에 한 번, 작은 선택 앞에서 따지기 전에 처음 떠오른 답을 적으세요. 그런 다음 늘 하던 대로 결정하세요. 주말에 둘을 견주어 보세요. 어떤 선택에서 첫 답도 똑같이 좋았는지 살펴보세요.
thinking-growth-intuitive-2-title = 1분 동안 느껴 보기
thinking-growth-intuitive-2 = 하루에 한 번, 누구를 만나거나 어딘가에 들어설 때 설명하기 전에 1분 동안 느낌을 알아채 보세요. 편안한지, 긴장되는지, 궁금한지. 무슨 일이 있었는지 나중에 확인하세요. 어떤 느낌이 맞았는지 살펴보세요.

## 얼마나 확실한지.

thinking-sure-lead = 점이 가운데에서 얼마나 먼지보다 어느 방향에 있는지가 더 확실합니다.
thinking-sure-self = 내가 어떻게 결정하는지 스스로 본 모습입니다. 실제 상황에서는 다르게 행동할 수 있고, 다른 사람들이 보는 모습도 다를 수 있습니다.
thinking-sure-good = 얼마나 잘 생각하는지가 아니라 어떻게 생각하기를 좋아하는지를 말합니다. 두 스타일 모두 잘 쓸 수도, 서툴게 쓸 수도 있습니다.
thinking-sure-again = { $days }일 뒤에 다시 하고 두 점을 비교해 보세요.
thinking-sure-again-overlap = 두 결과의 타원이 겹칩니다. 확실하다고 말할 수 있는 차이는 없습니다.
thinking-sure-again-apart = 두 결과의 타원이 겹치지 않습니다. 이번에는 우연으로 보기 어려울 만큼 다르게 답했습니다.
thinking-provisional = 잠정 결과: 문항 { $questions }개 중 { $unmeasured }개는 새로운 문항이라, 충분한 사람이 답할 때까지 반영 비중에 일반적인 값을 씁니다.
thinking-provisional-badge = 잠정 · 다른 사람과의 비교는 아직 없음
thinking-provisional-source = 나머지 문항의 반영 비중은 { $year }년 무렵 { $language }로 답한 자원자 { $people }명의 답에서 나왔습니다.

## 방법.

thinking-method-statements = 문항 { $questions }개에 답했고, 스타일마다 절반씩입니다. 두 스타일을 맞세우는 문항은 없으므로 둘 다 그렇다고 답할 수도, 둘 다 아니라고 답할 수도 있습니다.
thinking-method-reversed = 스타일마다 일부 문항은 반대로 물으므로 모두 그렇다고 답하면 서로 상쇄됩니다.
thinking-method-norms = 비교할 수치는 아직 없습니다. { $target }명이 답하면 두 스타일이 여기서도 정말 서로 독립적인지 확인하고, 다른 사람들과 비교한 위치를 알려 드립니다.
thinking-method-reliability = 예상 신뢰도(크론바흐 알파): 분석 { $analytic }, 직관 { $intuitive }. 방문자의 답이 충분히 모일 때까지는 예측값입니다.
thinking-method-lines = 지도의 선은 답의 한가운데를 나타내며 사람들의 평균이 아닙니다.
thinking-method-not = 오해하기 쉬운 점
thinking-method-not-brain = 좌뇌와 우뇌에 관한 테스트가 아닙니다. 누구나 양쪽이 함께 일합니다.
thinking-method-not-ability = 지능이나 결정의 질을 재는 시험이 아닙니다.
thinking-method-not-jobs = 채용이나 다른 사람을 평가하는 데 쓰지 않습니다.
thinking-method-source = 문항의 일부는 International Personality Item Pool(ipip.ori.org)을 바탕으로 하고 일부는 자체 문항이며, 모두 직접 새로 썼습니다.
thinking-method-more = 모든 수치 보기

## 완료 인증서와 공유 카드.

thinking-certificate-line = { $person } 님은 { $date }에 문항 { $questions }개로 된 사고 스타일 설문을 마쳤습니다.
thinking-certificate-note = 감독자 없이 온라인에서 스스로 답한 결과입니다. 설문을 마쳤음을 인증하며, 능력을 인증하지는 않습니다.
thinking-share-lead = 카드에는 내 패턴과 점이 찍힌 지도가 들어갑니다. 이메일 주소, 숫자, 답은 들어가지 않습니다.
thinking-card-title = 내 사고 스타일: { $pattern }
thinking-card-description = 분석일까, 직관일까, 둘 다일까? 지도에서 내 점을 무료로 확인해 보세요.
