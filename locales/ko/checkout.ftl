## 유료 리포트의 패키지와 내용.

checkout-package-sku1-name = 점수
checkout-package-sku2-name = 해설
checkout-package-sku3-name = 인증서
checkout-package-sku4-name = 올인원
checkout-package-triple-name = 테스트 3회권

checkout-package-includes = ‘{ $package }’의 모든 내용과 함께:
checkout-item-later = 준비 중

## 항목: 짧은 이름과 한 문장 설명.

checkout-item-iq-score-name = IQ 점수
checkout-item-iq-score-content = IQ 점수와 오차 범위, 등급을 알려 드립니다.

checkout-item-iq-ranking-name = IQ 백분위
checkout-item-iq-ranking-content = 100명 중 몇 명보다 점수가 높은지 알려 드립니다.

checkout-item-report-name = 21쪽 리포트
checkout-item-report-content = 결과를 쉬운 말로 풀어 온라인과 PDF로 제공합니다.

checkout-item-wrong-answers-name = 오답 분석
checkout-item-wrong-answers-content = 틀린 퍼즐을 하나하나 단계별로 설명합니다.

checkout-item-left-right-brain-name = 좌뇌/우뇌 테스트
checkout-item-left-right-brain-content = 분석적인 편인가요, 직관적인 편인가요? 사고 스타일을 알아보는 테스트이며, 건강한 뇌는 어느 한쪽이 우세하지 않습니다.

checkout-item-certificate-name = 개인 인증서
checkout-item-certificate-content = 이름과 점수, 오차 범위가 담긴 테스트 완료 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.

checkout-item-eq-name = EQ 테스트
checkout-item-eq-content = 감정 역량을 스스로 평가하고 전체 리포트를 받습니다.

checkout-item-brain-training-name = 두뇌 훈련 가이드
checkout-item-brain-training-content = 4주 연습 계획과 연구로 뒷받침된 학습 습관을 담았습니다. 연습하면 실력은 늘지만, 지능을 지속적으로 높인다고 알려진 훈련은 없습니다.

checkout-item-discount-name = 평생 20% 할인
checkout-item-discount-content = 같은 이메일 주소로 구매하시는 다른 모든 상품이 20% 할인됩니다. 기한은 없습니다.

checkout-want-sku1 = 다른 사람들과 비교하면 나는 어디쯤일까?
checkout-want-sku2 = 무엇을 왜 틀렸을까?
checkout-want-sku3 = 내 결과를 어떻게 보여 줄까?
checkout-want-sku4 = 어떻게 계속 연습할까?
