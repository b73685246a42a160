### 유형 테스트의 랜딩 페이지와 열여섯 유형 소개 페이지의 이름표.

types-tiles-title = 16가지 유형 중 나는 누구일까요?
types-tiles-lead = 자신에 대한 짧은 문항에 답해 보세요. 네 글자와 그에 어울리는 동물, 글자마다 얼마나 확실한지 알려 드립니다.
types-letters-title = 네 글자와 글자별 확실도
types-letters-lead = 51%든 95%든 똑같은 글자를 주는 테스트가 많습니다. 여기서는 척도별 내 위치, 어느 쪽인지 가리기 어려운 글자, 비슷하게 잘 맞는 다른 유형까지 볼 수 있습니다.
types-meta-description = 글자마다 얼마나 확실한지 알려 주는 16가지 유형 성격 테스트. 결과는 무료이며 계정도 이메일도 필요 없습니다. 전체 리포트는 구독 없이 한 번만 결제합니다.

types-fact-length = 짧은 문항 { $questions }개, 시간제한 없음
types-fact-free = 이메일 없이 무료: 내 유형, 네 가지 척도, 글자별 확실도
types-fact-price = 전체 리포트 { $price }부터(세금 포함), 구독 없이 한 번만 결제

types-result-title = 테스트가 끝나면 바로 보는 무료 결과
types-result-lead = 이메일, 계정, 카드 모두 필요 없습니다.
types-result-example = 가상의 데이터로 만든 예시입니다.
types-result-type = 내 유형과 그다음으로 가까운 유형
types-result-type-text = 두 유형이 모두 맞으면 각각의 가능성과 함께 둘 다 보여 드립니다.
types-result-bars = 오차 범위가 표시된 네 가지 척도
types-result-bars-text = 선은 내 위치, 그 주변의 막대는 오차 범위입니다.
types-result-balanced = 차이가 작으면 소문자로
types-result-balanced-text = 어느 쪽인지 가리기 어려우면 글자를 소문자로 적고 양쪽을 모두 설명합니다.

types-package-report = 유형 리포트
types-package-more = 유형 리포트 + 테스트 3종
types-item-report = 온라인과 PDF로 보는 전체 리포트: 일할 때, 사람들과 있을 때, 힘들 때의 나, 해 볼 만한 두 가지 실험, 글자마다 가장 큰 영향을 준 답
types-item-certificate = 이름과 유형이 담긴 테스트 완료 인증서. 누구나 QR 코드로 확인할 수 있습니다
types-item-tests = 전체 리포트가 포함된 테스트 세 가지: 감정 역량, 사고 스타일, 직업 흥미

types-path = 현재 위치
types-contents = 목차

types-common-title = 이 유형은 얼마나 흔한가요?
types-common-text = { $from }부터 { $until }까지 나온 결과 { $runs }건 중 { $share }에서 이 유형의 가능성이 가장 높았습니다. 스스로 원해서 테스트한 사람들이라 모든 사람을 대표하지는 않습니다.
