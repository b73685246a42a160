## 모든 페이지의 공통 문구: 탐색, 바닥글, 언어, 쿠키, 오류.

common-brand = Tessera

common-skip = 본문으로 건너뛰기

common-nav-label = 주 메뉴
common-nav-home = 홈
common-nav-types = 성격 유형
common-nav-tests = 전문 테스트
common-nav-retrieve = 리포트 다시 받기
common-nav-login = 로그인
common-nav-account = 내 계정
common-nav-shop = 내 쇼핑
common-nav-support = 고객센터
common-nav-withdraw = 여기에서 청약철회하기

common-language-label = 언어

common-close = 닫기
common-loading = 불러오는 중…

## 쿠키 안내.

common-consent-label = 쿠키
common-consent-text = 광고 효과를 측정하기 위해 쿠키를 사용해도 될까요? 거부하셔도 똑같이 이용하실 수 있습니다.
common-consent-accept = 허용
common-consent-decline = 거부
common-consent-settings = 쿠키 설정

## 문제가 생겼을 때.

common-network-title = 네트워크가 불안정합니다
common-network-text = 네트워크 연결이 끊겼습니다. 나중에 다시 시도해 주세요.
common-network-retry = 다시 시도

common-failed-title = 불러오지 못했습니다. 다시 시도해 주세요
common-failed-retry = 다시 시도
common-call-failed = 연결하지 못했습니다. 다시 시도해 주세요.
common-call-too-often = 시도 횟수가 너무 많습니다. 잠시 기다린 뒤 다시 시도해 주세요.

common-missing-title = 페이지를 찾을 수 없습니다
common-missing-text = 링크가 잘못되었거나 페이지가 옮겨졌을 수 있습니다.
common-missing-status = 상태 코드: { $status }
common-missing-home = 홈으로 가기

## 바닥글과 법적 문서.

common-footer-legal = 약관 및 정책
common-footer-operator = 사업자와 연락처는 ‘사업자 정보’에서 확인하실 수 있습니다.

common-legal-privacy = 개인정보 처리방침
common-legal-terms = 이용약관
common-legal-refund = 환불 안내
common-legal-cookies = 쿠키
common-legal-imprint = 사업자 정보
common-legal-commerce = 특정상거래법에 따른 표기(일본)
common-legal-version = 버전 { $version }, { $date } 게시

## IQ classes and their limits.

common-class-genius = 천재
common-class-very-superior = 매우 우수
common-class-superior = 우수
common-class-normal = 평균
common-class-dullness = 평균보다 조금 낮음
common-class-borderline-deficiency = 평균보다 낮음
common-class-below-70 = 평균보다 많이 낮음
common-range-above = { $limit } 초과
common-range-between = { $low }~{ $high }
common-range-below = { $limit } 미만

common-nav-menu = 메뉴
