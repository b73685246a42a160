## 랜딩 페이지. 차분하고 정확하고 짧게. 가격과 숫자는 변수로만.

site-meta-description = 도형 퍼즐로 알아보는 내 IQ. 이메일 없이 무료 결과를 바로 확인하세요. 리포트는 구독 없이 한 번만 결제하며, 14일 안에 환불받을 수 있습니다.

## 페이지 상단.

site-hero-yellow-title = 가격부터 알고 시작하는 IQ 테스트
site-hero-yellow-lead = 시간제한 없이 도형 퍼즐을 풀고 무료 결과를 확인하세요. 리포트가 필요한지는 그다음에 결정하면 됩니다.

site-hero-new-title = 내 IQ 점수, 오차 범위까지 함께
site-hero-new-lead = 도형 퍼즐을 풀고 점수와 오차 범위를 확인하세요. 점수를 얼마나 믿어도 되는지까지 알 수 있습니다.

site-hero-page-title = IQ 점수로 알 수 있는 것과 없는 것
site-hero-page-lead = 어떤 원리의 테스트인지, 점수를 얼마나 믿을 수 있는지, 저희도 아직 모르는 점은 무엇인지 설명합니다.

site-hero-matrix-title = 패턴을 완성하는 타일은 무엇일까요?
site-hero-matrix-lead = IQ 테스트에는 이런 퍼즐이 나옵니다. 한번 풀어 보세요.

site-hero-free-title = 결과부터 보세요. 결제는 더 알고 싶을 때만.
site-hero-free-lead = 무료 미니 테스트로 점수와 오차 범위, 다른 사람들과 비교한 내 위치를 확인하세요.

site-hero-center-title = 모든 테스트, 가격부터 공개
site-hero-center-lead = 걸리는 시간, 무료로 볼 수 있는 결과, 리포트 가격을 보고 테스트를 고르세요.

site-duration-measured = { $minutes ->
   *[other] 약 { $minutes }분, 시간제한 없음
}
site-duration-estimate = { $low }~{ $high }분, 시간제한 없음

site-hero-length = 도형 퍼즐 { $questions }개, 퍼즐마다 보기 { $options }개
site-hero-price = 리포트 { $price }부터(세금 포함), 구독 없이 한 번만 결제
site-hero-short-length = 퍼즐 { $freeQuestions }개, 모든 결과를 화면에서 바로
site-hero-full-price = 정식 테스트: IQ 구간은 무료, 리포트는 { $price }부터(세금 포함)

site-hero-start = 테스트 시작하기
site-hero-start-free = 무료 미니 테스트 시작하기
site-hero-start-full = 정식 테스트 시작하기
site-hero-try = 퍼즐 풀어 보기
site-hero-choose = 테스트 고르기

## 가격.

site-prices-title = 알고 싶은 만큼 고르세요
site-prices-lead = 각 리포트에는 앞 단계의 내용이 모두 들어 있습니다. 세금이 포함된 가격으로 한 번만 결제하며, 나중에 차액만 내고 업그레이드할 수 있습니다.
site-refund-title = 마음이 바뀌면 전액 환불
site-refund-text = 구매 후 14일 안에 리포트에서 ‘환불받기’를 누르시면 됩니다. 양식을 쓰거나 이유를 밝히실 필요가 없습니다. 리포트를 전달하지 못하면 자동으로 환불해 드립니다.

## 무료로 볼 수 있는 것.

site-free-title = 무료로 볼 수 있는 결과
site-free-full-title = 정식 테스트
site-free-short-title = 무료 미니 테스트
site-free-short-text = 퍼즐 { $freeQuestions }개를 풀면 점수와 오차 범위, 100명 중 내 위치, 등급까지 모든 결과가 화면에 나옵니다. 퍼즐이 적은 만큼 오차 범위는 더 넓습니다.
site-free-valid = 정상 채점 여부 확인
site-free-right = 맞힌 퍼즐 개수
site-free-band = 분포 곡선으로 보는 가능성이 가장 높은 IQ 구간
site-free-limit = 점수와 백분위, 해설은 유료 리포트에 있습니다. 무료 결과를 먼저 보고 결정하세요.

## 페이지 위의 퍼즐.

site-puzzle-title = 퍼즐 풀어 보기
site-puzzle-lead = 연습용 예제 두 개입니다. 채점하거나 저장하지 않습니다.

## 리포트 미리보기.

site-preview-title = 리포트 미리보기
site-preview-lead = 가상의 데이터로 만든 예시이며, 실제 결과가 아닙니다.
site-preview-badge = 예시
site-preview-score-title = 분포 곡선에서 보는 내 점수
site-preview-score-text = IQ 점수와 오차 범위를 보여 줍니다. 이 예시는 { $score }점, 오차 범위는 { $low }~{ $high }점입니다.
site-preview-dimensions-title = 퍼즐 유형별 결과
site-preview-dimensions-text = 퍼즐 유형별 점수를 기준 범위와 비교하고 쉬운 문장으로 설명합니다.
site-preview-wrong-title = 틀린 퍼즐
site-preview-wrong-text = 정답 타일과 내가 고른 타일을 나란히 놓고 단계별로 설명합니다.
site-preview-certificate-title = 내 인증서
site-preview-certificate-text = 점수와 오차 범위, 확인용 QR 코드가 담긴 테스트 완료 인증서입니다.
site-preview-sample = 예시 리포트 전체 읽어 보기

## 종형 곡선과 IQ 등급.

site-classes-title = 내 IQ는 어느 등급일까요?
site-classes-lead = 평균은 100입니다. 오차 범위가 경계에 걸치면 두 등급을 모두 알려 드립니다.
site-classes-facts = 전체의 약 68%는 85~114, 약 14%는 115~129, 약 2%는 130 이상입니다.
site-classes-picture = 100에서 가장 높고 일곱 등급으로 나뉜 정규분포 곡선
site-classes-head-name = 등급
site-classes-head-range = IQ
site-classes-head-share = 인구 비율
site-share-about = 약 { $percent }%
site-share-under = { $percent }% 미만

## 실시간 숫자.

site-live-title = 최신 통계
site-live-yesterday = { $count ->
   *[other] 어제 완료된 테스트(건)
}
site-live-hour = { $count ->
   *[other] 최근 1시간 응시자(명)
}
site-live-average = 평균 점수
site-live-as-of = { $date } 기준. 완료된 테스트 수와 평균에는 정상적으로 채점된 테스트만 포함됩니다.

## 측정 방법 요약.

site-measure-title = 테스트의 원리
site-measure-what = 퍼즐마다 숨은 규칙이 있습니다. 학교에서 배운 지식이나 언어 능력에 거의 기대지 않고, 추론으로 규칙을 찾아야 합니다. 이 테스트는 그 추론 능력을 측정합니다.
site-measure-score = 맞힌 개수뿐 아니라 어떤 퍼즐을 맞혔는지도 봅니다. 결과는 평균이 100인 척도로 나타내며, 항상 오차 범위를 함께 보여 드립니다.
site-measure-limits = 온라인에서 혼자 하는 테스트이며, 심리 전문가의 검사를 대신하지 않습니다. 비교 집단이 충분히 커질 때까지는 결과에 ‘잠정’이라고 표시하고 오차 범위를 더 넓게 잡습니다.
site-measure-more = 점수를 얼마나 믿을까요?

## 자주 묻는 질문.

site-faq-title = 자주 묻는 질문
site-faq-price-question = 비용은 얼마인가요?
site-faq-price-answer = 테스트를 하고 무료 결과를 보는 데는 비용이 들지 않습니다. 리포트는 세금을 포함해 { $price }부터이며, 결제하기 전에 전체 금액을 확인하실 수 있습니다.
site-faq-score-question = 점수는 무엇을 뜻하나요?
site-faq-score-answer = 도형 퍼즐을 얼마나 잘 푸는지 다른 사람들과 비교한 값입니다. 진단이 아니며, 사람의 가치나 지식, 성격을 말해 주지 않습니다.
site-faq-privacy-question = 개인정보는 어떻게 처리되나요?
site-faq-privacy-answer = 광고 쿠키는 허용하시기 전에는 사용하지 않으며, 데이터를 판매하지 않습니다. 무엇을 얼마나 오래 보관하는지는 페이지 아래 ‘개인정보 처리방침’에서 확인할 수 있습니다.
site-faq-reader-question = 스크린 리더로, 또는 마우스 없이도 할 수 있나요?
site-faq-reader-answer = 네. 모든 타일을 말로 설명하고, 색을 구별해야 풀 수 있는 퍼즐은 없으며, 1~6 키로 답할 수 있습니다.

## 테스트 목록.

site-catalogue-title = 테스트 고르기
site-catalogue-price = 리포트 { $price }부터
site-catalogue-free = 모든 결과 무료
site-catalogue-statements = 짧은 문항 { $questions }개
site-catalogue-account = 로그인하면 요약 결과 무료
site-catalogue-empty = 아직 테스트가 없습니다.
site-catalogue-failed = 목록을 불러오지 못했습니다.

site-end-title = 준비되면 시작하세요
site-end-text = 서두르지 않아도 됩니다. 중간에 멈춰도 이 기기에서 이어서 할 수 있습니다.

site-hero-assurance = 테스트는 무료입니다. 이메일도 카드도 필요 없습니다.
site-hero-gift = 무료 결과: 맞힌 개수와 가능성이 가장 높은 IQ 구간
site-hero-sample = 예시 리포트 보기

site-different-title = 다른 IQ 테스트와 다른 점
site-different-price-title = 가격부터 공개합니다
site-different-price-text = 세금이 포함된 모든 가격을 첫 문제를 풀기 전에 이 페이지에서 볼 수 있습니다.
site-different-once-title = 자동 갱신이 없습니다
site-different-once-text = 리포트는 한 번만 결제합니다. 무료 체험이 구독으로 바뀌는 일도, 따로 해지할 일도 없습니다.
site-different-margin-title = 오차 범위까지 알려 드립니다
site-different-margin-text = 점수가 실제와 얼마나 다를 수 있는지 점수 옆에 함께 보여 드립니다.
site-different-email-title = 이메일 없이 무료 결과를 보여 드립니다
site-different-email-text = 마지막 퍼즐을 풀면 결과가 바로 화면에 나옵니다. 리포트는 그다음에 결정하면 됩니다.

site-faq-prepare-question = 미리 준비해야 하나요?
site-faq-prepare-answer = 아니요. 도형으로 된 퍼즐이라 계산이나 어휘력이 필요 없습니다. 시작하기 전에 풀이 예시와 연습 퍼즐이 나옵니다.
