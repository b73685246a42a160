## 랜딩 페이지. 차분하고 정확하고 짧게. 가격과 숫자는 변수로만.

site-meta-description = 도형 퍼즐로 하는 IQ 테스트. 가격을 먼저 보여 드리고, 결제는 한 번뿐이며 구독이 아닙니다. 결과 구간은 무료이고 이메일도 필요 없습니다.

## 페이지 상단.

site-hero-yellow-title = 가격부터 보여 주는 IQ 테스트
site-hero-yellow-lead = 도형 퍼즐을 시간제한 없이 풀고, 결제 전에 무료 결과를 먼저 확인하세요.

site-hero-new-title = 나의 추론 능력, 그 수치는 얼마나 확실할까요?
site-hero-new-lead = 도형 퍼즐로 하는 IQ 테스트입니다. 모든 점수에 오차 범위를 함께 보여 드립니다.

site-hero-page-title = IQ 점수로 알 수 있는 것과 없는 것
site-hero-page-lead = 어떻게 측정하는지, 숫자를 어디까지 믿을 수 있는지, 아직 모르는 것은 무엇인지 설명합니다.

site-hero-matrix-title = 패턴을 완성하는 타일은 무엇일까요?
site-hero-matrix-lead = IQ 테스트는 이런 퍼즐로 되어 있습니다. 지금 하나 풀어 보세요.

site-hero-free-title = 결과부터 보세요. 결제는 더 알고 싶을 때만.
site-hero-free-lead = 짧은 테스트를 마치면 모든 결과를 무료로 볼 수 있습니다. 이메일은 필요 없습니다.

site-hero-center-title = 모든 테스트, 가격부터 공개
site-hero-center-lead = 테스트를 고르세요. 길이와 무료로 볼 수 있는 내용, 리포트 가격을 먼저 확인할 수 있습니다.

site-duration-measured = { $minutes ->
   *[other] 약 { $minutes }분, 시간제한 없음
}
site-duration-estimate = { $low }~{ $high }분, 시간제한 없음

site-hero-length = 퍼즐 { $questions }개, 보기 각 { $options }개
site-hero-free = 이메일 없이 무료: 맞힌 개수와 IQ 등급(넓은 구간)
site-hero-price = 리포트 { $price }부터, 세금 포함. 결제는 한 번, 구독 아님
site-hero-short-length = 퍼즐 { $freeQuestions }개, 모든 결과를 화면에서 무료로
site-hero-short-free = 이메일도 계정도 결제도 없이
site-hero-full-price = 전체 테스트: IQ 등급(넓은 구간)은 무료, 리포트 { $price }부터, 세금 포함

site-hero-start = 테스트 시작하기
site-hero-start-free = 무료 테스트 시작하기
site-hero-start-full = 전체 테스트 하기
site-hero-try = 퍼즐 풀어 보기
site-hero-choose = 테스트 고르기

## 가격.

site-prices-title = 현재 지역의 리포트 가격
site-prices-lead = 각 패키지에는 앞 패키지의 내용이 모두 들어 있습니다. 가격에는 세금이 포함됩니다. 결제는 한 번뿐이며 자동으로 갱신되지 않습니다.
site-refund-title = 버튼 하나로 환불
site-refund-text = 환불 버튼은 리포트 안에 있습니다. 구매 후 14일 동안 쓸 수 있고 이유를 묻지 않습니다. 리포트를 전달하지 못하면 자동으로 환불됩니다.

## 무료로 볼 수 있는 것.

site-free-title = 무료로 알 수 있는 것
site-free-full-title = 전체 테스트에서는
site-free-short-title = 짧은 테스트에서는
site-free-short-text = 퍼즐 { $freeQuestions }개를 풀면 모든 결과가 화면에 무료로 나옵니다. 오차 범위가 함께 표시된 점수, 100명 중 나보다 점수가 낮은 사람이 몇 명인지, 그리고 등급입니다. 퍼즐이 적어 오차 범위는 넓습니다.
site-free-lead = 테스트 직후, 유료 안내보다 먼저, 이메일도 계정도 없이:
site-free-valid = 이번 응시가 유효한지, 아니라면 그 이유
site-free-right = 맞힌 퍼즐 개수
site-free-band = 점수가 속하는 IQ 등급(넓은 구간)
site-free-limit = 정확한 점수와 순위, 그 밖의 내용은 유료 리포트에 있습니다. 무료 결과를 본 뒤에 결정하세요.

## 페이지 위의 퍼즐.

site-puzzle-title = 지금 하나 풀어 보기
site-puzzle-lead = 이 페이지를 위해 만든 예제 두 개입니다. 집계하거나 저장하지 않습니다.

## 리포트 미리보기.

site-preview-title = 리포트 미리보기
site-preview-lead = 예시 데이터로 만든 예시 페이지입니다. 실제 누군가의 결과가 아닙니다.
site-preview-badge = 예시
site-preview-score-title = 곡선 위의 내 점수
site-preview-score-text = 하나의 숫자와 그 오차 범위입니다. 이 예시에서는 { $score }점, 오차 범위 { $low }~{ $high }점입니다.
site-preview-dimensions-title = 영역별 결과
site-preview-dimensions-text = 영역마다 기준 범위와 수준, 쉬운 설명 한 문장이 있습니다.
site-preview-wrong-title = 틀린 퍼즐
site-preview-wrong-text = 정답 타일과 내가 고른 타일을 나란히 놓고 규칙을 하나씩 설명합니다.
site-preview-certificate-title = 나의 인증서
site-preview-certificate-text = 점수와 오차 범위, 확인용 QR 코드가 담긴 테스트 완료 인증서입니다.
site-preview-sample = 전체 예시 리포트 읽어 보기

## 종형 곡선과 IQ 등급.

site-classes-title = IQ 등급과 그 경계
site-classes-lead = 평균이 100이 되도록 정한 척도입니다. 오차 범위가 경계에 걸치면 두 등급을 모두 알려 드립니다.
site-classes-facts = 곡선의 정의에 따라 약 68%의 사람이 85~114, 약 14%가 115~129, 약 2%가 130 이상에 속합니다.
site-classes-picture = 100에서 가장 높고 일곱 등급으로 나뉜 종형 곡선
site-classes-head-name = 등급
site-classes-head-range = IQ
site-classes-head-share = 인구 비율
site-share-about = 약 { $percent }%
site-share-under = { $percent }% 미만

## 실시간 숫자.

site-live-title = 현재 수치
site-live-yesterday = { $count ->
   *[other] 건의 테스트가 어제 완료됨
}
site-live-hour = { $count ->
   *[other] 명이 지난 1시간 동안 응시
}
site-live-average = 평균 점수
site-live-as-of = { $date } 기준. 완료된 테스트 수와 평균은 유효한 응시만 집계합니다.

## 측정 방법 요약.

site-measure-title = 어떻게 측정하나요
site-measure-what = 퍼즐마다 숨은 규칙이 있습니다. 규칙을 찾는 데 학교 지식은 거의 필요 없고, 특정 언어도 필요 없습니다. 이 테스트는 바로 그런 추론 능력을 측정합니다.
site-measure-score = 어려운 퍼즐은 높은 점수를, 쉬운 퍼즐은 낮은 점수를 가려내는 데 더 도움이 됩니다. 모든 답을 종합해 평균 100인 척도에서의 위치를 구하고, 항상 오차 범위를 함께 보여 드립니다.
site-measure-limits = 감독자가 없는 온라인 테스트입니다. 심리 전문가의 검사를 대신할 수 없습니다. 비교 집단을 아직 만들고 있어 결과에 ‘잠정’이라고 표시하며, 오차 범위도 더 넓습니다.
site-measure-more = 점수를 어디까지 믿을 수 있는지 보기

## 자주 묻는 질문.

site-faq-title = 자주 묻는 질문
site-faq-price-question = 얼마를 내나요?
site-faq-price-answer = 테스트와 무료 결과에는 비용이 들지 않습니다. 리포트는 세금을 포함해 { $price }부터입니다. 결제 버튼에 정확한 금액이 표시됩니다.
site-faq-subscription-question = 구독인가요?
site-faq-subscription-answer = 아니요. 한 번만 결제합니다. 자동 갱신도, 미리 체크된 항목도 없습니다. 이후 카드에서 자동으로 결제되는 일도 없습니다.
site-faq-refund-question = 환불은 어떻게 받나요?
site-faq-refund-answer = 구매 후 14일 안에 리포트의 환불 버튼을 누르세요. 이유는 묻지 않습니다.
site-faq-email-question = 이메일을 입력해야 하나요?
site-faq-email-answer = 무료 결과에는 필요 없습니다. 리포트를 구매하시면 받아 보실 주소가 필요합니다.
site-faq-score-question = 점수는 무엇을 뜻하나요?
site-faq-score-answer = 도형 퍼즐에서 보인 추론 능력을 다른 사람들과 비교한 값입니다. 진단이 아니며, 사람의 가치나 지식, 성격을 말해 주지 않습니다.
site-faq-privacy-question = 내 데이터는 어떻게 되나요?
site-faq-privacy-answer = 광고 쿠키는 직접 켜지 않는 한 꺼져 있습니다. 데이터를 판매하지 않습니다. 무엇을 얼마나 오래 저장하는지는 페이지 아래 ‘개인정보’에 적혀 있습니다.
site-faq-reader-question = 스크린 리더나 키보드만으로도 할 수 있나요?
site-faq-reader-answer = 네. 모든 타일을 말로 설명하고, 색에 의존하는 규칙이 없으며, 1~6 키로 보기를 고를 수 있습니다.

## 테스트 목록.

site-catalogue-title = 테스트 목록
site-catalogue-price = 리포트 { $price }부터
site-catalogue-free = 모든 결과가 무료
site-catalogue-statements = 짧은 문장 { $questions }개
site-catalogue-account = 계정이 있으면 간단한 결과는 무료
site-catalogue-empty = 이 목록에는 아직 열린 테스트가 없습니다.
site-catalogue-failed = 목록을 불러오지 못했습니다.

site-end-title = 편한 때에 시작하세요
site-end-text = 테스트는 무료이고 이메일을 묻지 않습니다. 중간에 멈춰도 이 기기에서 나중에 이어서 할 수 있습니다.
