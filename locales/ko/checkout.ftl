## 유료 리포트의 패키지와 내용.

checkout-package-sku1-name = 점수
checkout-package-sku2-name = 해설
checkout-package-sku3-name = 인증서
checkout-package-sku4-name = 전체
checkout-package-triple-name = 테스트 3회 묶음

checkout-package-includes = ‘{ $package }’의 모든 내용에 더해:
checkout-item-later = 준비 중

## 항목: 짧은 이름과 한 문장 설명.

checkout-item-iq-score-name = IQ 점수
checkout-item-iq-score-content = 정확한 점수와 오차 범위, 등급을 알려 드립니다.

checkout-item-iq-ranking-name = IQ 순위
checkout-item-iq-ranking-content = 100명 중 나보다 점수가 낮은 사람이 몇 명인지 알려 드립니다.

checkout-item-report-name = 21쪽 리포트
checkout-item-report-content = 모든 결과를 쉬운 말로, 온라인과 PDF로 제공합니다.

checkout-item-wrong-answers-name = 오답 분석
checkout-item-wrong-answers-content = 틀린 퍼즐마다 규칙을 하나씩 설명합니다.

checkout-item-left-right-brain-name = 좌뇌/우뇌 테스트
checkout-item-left-right-brain-content = 분석으로 결정하나요, 직관으로 결정하나요? 건강한 뇌에는 우세한 쪽이 없습니다.

checkout-item-certificate-name = 개인 인증서
checkout-item-certificate-content = 점수와 오차 범위가 담긴 테스트 완료 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.

checkout-item-eq-name = EQ 테스트
checkout-item-eq-content = 자신의 감정 능력을 스스로 평가합니다. 전체 리포트가 포함됩니다.

checkout-item-brain-training-name = 두뇌 훈련 가이드
checkout-item-brain-training-content = 연습과 학습 습관을 출처와 함께 소개합니다. 지능을 지속적으로 높인다고 알려진 훈련은 없습니다.

checkout-item-discount-name = 기한 없는 20% 할인
checkout-item-discount-content = 같은 이메일 주소로 여기서 사는 다른 모든 상품이 20% 할인됩니다. 기한은 없습니다.
