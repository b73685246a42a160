### 유형 테스트의 랜딩 페이지와 열여섯 유형 소개 페이지의 이름표.

types-tiles-title = 열여섯 가지 중 나는 누구일까요?
types-tiles-lead = 자신에 대한 짧은 문장에 답해 보세요. 네 글자와 그에 어울리는 동물, 글자마다 얼마나 확실한지까지 알 수 있습니다.
types-letters-title = 네 글자, 그리고 글자마다 확실한 정도
types-letters-lead = 다른 곳에서는 51%와 95%가 같은 글자를 받습니다. 여기서는 내 위치와 뚜렷한 정도, 거의 비슷하게 맞는 다른 유형까지 볼 수 있습니다.
types-meta-description = 글자마다 얼마나 확실한지 보여 주는 열여섯 유형 성격 테스트. 결과는 무료이며 계정도 이메일도 필요 없습니다. 전체 리포트는 한 번만 결제하고 구독은 없습니다.

types-fact-length = 짧은 문장 { $questions }개, 시간 제한 없음
types-fact-free = 이메일 없이 무료: 가능성이 높은 유형, 네 가지 척도, 글자마다 확실한 정도
types-fact-price = 전체 리포트 { $price }부터, 세금 포함. 결제는 한 번, 구독 아님

types-result-title = 테스트 직후에 보이는 것
types-result-lead = 결제 안내보다 먼저, 계정 없이 무료로 보여 드립니다.
types-result-example = 예시이며 실제 결과가 아닙니다.
types-result-type = 내 유형과 이웃 유형
types-result-type-text = 두 유형이 맞으면 각각의 가능성과 함께 둘 다 보여 드립니다.
types-result-bars = 오차 범위가 있는 네 척도
types-result-bars-text = 선은 내 위치이고, 둘레의 막대는 내가 있을 수 있는 범위입니다.
types-result-balanced = 차이가 작으면 작은 글자로
types-result-balanced-text = 막대가 가운데에 걸치면 글자를 소문자로 쓰고 양쪽을 모두 설명합니다.

types-package-report = 유형 리포트
types-package-more = 유형 리포트와 다른 테스트
types-item-report = 화면과 PDF로 보는 리포트: 일할 때, 사람들과 있을 때, 힘들 때, 이번 주에 해 볼 실험, 글자마다 가장 크게 작용한 답
types-item-certificate = 내 유형이 담긴 테스트 완료 인증서. 누구나 QR 코드로 확인할 수 있습니다
types-item-tests = 전체 리포트가 있는 테스트 세 가지 더: 감정 역량, 사고 스타일, 직업 흥미

types-path = 현재 위치
types-contents = 이 페이지의 내용

types-common-title = 이 유형은 얼마나 흔한가요?
types-common-text = { $from }부터 { $until }까지 나온 결과 { $runs }건 가운데 { $share }에서 이 유형일 가능성이 가장 높았습니다. 스스로 원해서 한 사람들이라 모든 사람을 대표하지는 않습니다.
