## Buying the report.

## The packages.

pay-choose-title = 리포트 고르기
pay-choose-lead = 각 리포트에는 앞 단계의 내용이 모두 들어 있습니다. 나중에 차액만 내고 업그레이드하실 수 있습니다.
pay-popular = 가장 많이 선택
pay-choose-button = 계속하기 · { $price }
pay-list-price = 정가
pay-member-price = 할인가
pay-member-note = 할인이 적용된 가격입니다. 할인 혜택을 구매하실 때 쓰신 이메일 주소로 결제해 주세요.
pay-promise-once = 구독 없이 한 번만 결제
pay-promise-tax = 세금 포함
pay-promise-back = 14일 안에 버튼 하나로 환불
pay-bundle-line = 나중에 다시 해 볼 생각이라면 ‘{ $package }’ 리포트 3회분을 { $price }에 구매하실 수 있습니다. 이번 테스트에 1회, 원하실 때 2회 더 사용하시면 됩니다.
pay-bundle-link = 3회권 보기
pay-closed = 현재 리포트를 판매하지 않습니다. 무료 결과는 계속 볼 수 있습니다.
pay-sample-link = 예시 리포트 먼저 보기
pay-back-to-result = 무료 결과로 돌아가기

pay-owned-title = 이미 구매하신 리포트입니다
pay-owned-text = 언제든지 열 수 있습니다. 링크는 이메일로도 보내 드렸습니다.
pay-owned-open = 내 리포트 열기
pay-owned-more = 추가할 수 있는 내용
pay-owned-add = { $price }에 추가하기

## Payment.

pay-title = 결제
pay-item-label = 주문 상품
pay-total-label = 합계
pay-item-change = 다른 리포트 고르기

pay-email-label = 이메일 주소
pay-email-hint = 이 주소로 리포트와 영수증을 보내 드립니다. 일주일 뒤에 한 번 후기를 부탁드릴 수 있으며, 언제든지 수신을 거부하실 수 있습니다.
pay-email-missing = 이메일 주소를 입력해 주세요
pay-email-malformed = 이메일 형식이 올바르지 않습니다. 오타가 없는지 확인해 주세요.
pay-email-meant = 혹시 { $email } 주소인가요?

pay-method-label = 결제 수단
pay-method-missing = 결제 수단을 선택해 주세요.
pay-method-or = 또는
pay-card-safety = 카드 정보는 결제 대행사로 바로 전송되며, 저희는 보거나 저장하지 않습니다.
pay-method-loading = 결제 수단을 불러오는 중…

pay-box-supply = 청약철회 기간이 끝나기 전에 바로 제공을 시작하는 데 동의합니다.
pay-box-waiver = 제공이 시작되면 청약철회권이 소멸한다는 점을 알고 있습니다.
pay-box-note = 청약철회권이 소멸해도 14일 안에는 환불받으실 수 있습니다. 저희가 따로 드리는 약속입니다.
pay-box-missing = 바로 제공해 드릴 수 있도록 이 항목에 체크해 주세요.

pay-button = { $price } 결제하기
pay-button-order = 주문하고 결제하기
pay-button-busy = 결제 진행 중

pay-declined-title = 결제에 실패했습니다
pay-declined-text = 청구된 금액은 없습니다. 다시 시도하거나 다른 결제 수단을 선택해 주세요.
pay-order-failed = 주문을 생성하지 못했습니다. 다시 시도해 주세요. 청구된 금액은 없습니다.
pay-too-many = 시도 횟수가 너무 많습니다. 몇 분 뒤에 다시 시도해 주세요.
pay-price-changed = 가격이 바뀌었습니다({ $old } → { $new }). 청구된 금액은 없습니다. 새 가격에 동의하시면 버튼을 다시 눌러 주세요.
pay-connection-failed = 연결하지 못했습니다. 다시 시도해 주세요.
pay-connection-retry = 다시 시도

## The last look before paying. Japanese law asks for it.

pay-review-button = 주문 내용 확인하기
pay-review-title = 주문 내용을 확인해 주세요
pay-review-item = 상품
pay-review-item-value = { $name }(디지털 리포트 1개)
pay-review-amount = 결제 금액(세금 포함)
pay-review-paying = 결제 방법과 시기
pay-review-paying-value = 한 번만 결제합니다. 카드와 간편결제는 바로 결제되고, 편의점이나 은행에서는 다음 화면에 표시되는 날짜까지 결제하시면 됩니다.
pay-review-delivery = 제공 시기
pay-review-delivery-value = 결제가 확인되는 즉시 이 사이트에서 열 수 있고, { $email } 주소로도 보내 드립니다.
pay-review-refund = 청약철회·환불
pay-review-refund-value = 14일 안에 리포트의 버튼 하나로 전액 환불해 드립니다. 이유는 묻지 않습니다.
pay-review-later = 준비 중인 내용
pay-review-period = 이용 기간·조건
pay-review-period-value = 기한이 없습니다. 최신 브라우저로 이 사이트에서 볼 수 있습니다.
pay-review-seller = 판매자
pay-review-back = 수정하기

## Waiting for the payment.

pay-check-title = 결제 진행 중
pay-check-text = 결제를 확인하고 있습니다. 보통 몇 초면 끝납니다.
pay-check-open-title = 아직 결제가 확인되지 않았습니다
pay-check-open-text = 결제 창을 닫으셨다면 청구된 금액이 없으니 다시 시도하시면 됩니다. 방금 결제하셨다면 잠시 기다려 주세요. 이 페이지는 자동으로 업데이트됩니다.
pay-check-processing-title = 은행이나 매장의 확인을 기다리고 있습니다
pay-check-processing-text = 결제가 처리되고 있습니다. 결제 수단에 따라 몇 분에서 며칠이 걸립니다. 이 페이지는 닫으셔도 됩니다. 결제가 확인되면 이메일로 알려 드립니다.
pay-check-late-title = 평소보다 오래 걸리고 있습니다
pay-check-late-text = 이 페이지는 닫으셔도 됩니다. 결제가 확인되는 대로 이메일로 알려 드립니다.
pay-check-expired-title = 결제가 기한 안에 완료되지 않았습니다
pay-check-expired-text = 청구된 금액은 없습니다. 다시 시작하실 수 있습니다.
pay-check-review-title = 결제를 확인하고 있습니다
pay-check-review-text = 결제 내용 중 확인이 필요한 부분이 있습니다. 이메일로 알려 드린 뒤 상품을 제공하거나 환불해 드립니다.
pay-check-refunded-title = 환불되었습니다
pay-check-refunded-text = 이 주문은 종료되었으며, 더 하실 일은 없습니다.
pay-check-none-title = 구매 내역이 없습니다
pay-check-none-text = 이 테스트의 결제 내역이 없습니다.
pay-check-retry = 다시 시도
pay-check-choose = 리포트 고르기

## A failed payment.

pay-failed-title = 결제에 실패했습니다
pay-failed-text = 청구된 금액은 없으며 결과는 저장되어 있습니다.
pay-failed-retry = 다시 시도
pay-failed-method = 다른 결제 수단 선택하기
pay-failed-help = 도움받기

## Bought.

pay-success-title = 리포트가 준비되었습니다
pay-success-making-title = 결제가 확인되었습니다
pay-success-making-text = 리포트를 준비하고 있습니다. 몇 초 걸립니다.
pay-success-view = 내 리포트 열기
pay-countdown = { $seconds }초 뒤에 열립니다
pay-countdown-stop = 멈추기
pay-countdown-stopped = 멈췄습니다. 원하실 때 리포트를 여시면 됩니다.

pay-clock-title = 발송 현황
pay-clock-made = 리포트 생성
pay-clock-sent = 이메일 발송
pay-clock-accepted = 메일 서버 도착
pay-clock-open = 대기 중
pay-clock-answer = 서버 응답: { $answer }
pay-clock-unconfirmed = 이메일을 보냈지만 메일 서버의 수신 확인을 받지 못했습니다. 오지 않으면 ‘이메일 주소 변경’에서 다시 보내실 수 있습니다.
pay-clock-refused = 리포트를 보내지 못했습니다. 이메일 주소를 확인해 주세요.

pay-address = { $email } 주소로 링크를 보내고 있습니다.
pay-address-change = 이메일 주소 변경
pay-address-label = 받으실 이메일 주소
pay-address-send = 보내기
pay-address-sent = 리포트를 보냈습니다. 메일함을 확인해 주세요.
pay-address-failed = 리포트를 보내지 못했습니다. 이메일 주소를 확인하고 다시 시도해 주세요.
pay-refund-hint = 마음이 바뀌시면 { $date }까지 리포트의 버튼 하나로 환불받으실 수 있습니다.
pay-success-tests = 3회권이 { $tests }회 남아 있습니다.
pay-success-tests-link = 3회권 사용하기
pay-success-account = 로그인하고 모든 리포트를 한곳에서 보기

## Buying a membership: paid once, ends by itself.

pay-member-receipt = 영수증은 { $email } 주소로 보내 드립니다.
pay-member-ends = 오늘부터 { $months }개월 동안 이용하신 뒤 자동으로 종료되며, 갱신되지 않습니다.
pay-member-back = 내 쇼핑으로 돌아가기
pay-member-change = 다음에 하기
pay-member-review-delivery = 바로 시작됩니다. 영수증은 { $email } 주소로 보내 드립니다.
pay-success-member-title = 멤버십이 시작되었습니다
pay-success-member-text = { $date }까지 모든 상품이 20% 할인됩니다. 구매하실 때 로그인만 하시면 됩니다.
pay-success-member-shop = 내 쇼핑으로 가기

pay-member-review-item = { $name } { $months }개월
pay-member-review-refund = 14일 안에 ‘내 쇼핑’의 버튼 하나로 전액 환불받으실 수 있습니다. 이유는 묻지 않습니다.
pay-success-member-refund = 마음이 바뀌시면 { $date }까지 ‘내 쇼핑’의 버튼 하나로 환불받으실 수 있습니다.

## A membership that renews itself until it is cancelled.

pay-plan-button = { $price } 결제하기(다음 결제 { $date })
pay-plan-promise = 오늘 { $price } 결제, 다음 결제는 { $date }. 해지하실 때까지 계속됩니다
pay-plan-ends = 해지하실 때까지 { $months }개월마다 갱신됩니다. 갱신 7일 전마다 이메일로 알려 드립니다.

pay-recommended = 추천
pay-recommended-why = 대부분은 이 리포트로 충분합니다. 점수와 백분위에 틀린 퍼즐의 해설이 더해집니다.
