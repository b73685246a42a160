## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 이메일 주소
support-email-missing = 이메일 주소를 입력해 주세요
support-email-wrong = 이메일 형식이 올바르지 않습니다. 오타가 없는지 확인해 주세요.
support-email-hint = 혹시 { $email } 주소인가요?
support-order-label = 주문 번호
support-order-missing = 주문 번호를 입력해 주세요.
support-order-unknown = 이 번호의 주문을 찾을 수 없습니다.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 리포트 다시 받기
support-retrieve-lead = 구매할 때 쓰신 이메일 주소를 입력해 주세요. 구매하신 모든 리포트의 링크를 보내 드립니다.
support-retrieve-send = 보내기
support-retrieve-sent = 리포트를 보냈습니다
support-retrieve-sent-text = { $email } 주소로 리포트 링크를 보냈습니다. 1~2분 안에 도착합니다. 보이지 않으면 스팸함을 확인해 주세요.
support-retrieve-another = 다른 이메일 주소 사용하기
support-retrieve-failed = 리포트를 보내지 못했습니다. 다시 시도해 주세요.
support-retrieve-other-title = 그 이메일을 더 이상 쓸 수 없나요?
support-retrieve-other-text = 리포트가 아직 브라우저에 남아 있으면 그 리포트의 고객센터 페이지에서 이메일 주소를 바꿀 수 있습니다. 저희에게 문의하셔도 됩니다.
support-retrieve-other-link = 고객센터로 이동

## /support without an order.

support-title = 고객센터
support-lead = 리포트 찾기, 다시 보내기, 이메일 주소 변경, 환불, 청약철회를 계정 없이 하실 수 있습니다.
support-find-title = 내 주문
support-find-text = 영수증에 있는 링크로 열 수 있습니다. 영수증을 찾을 수 없으면 모든 리포트의 링크를 이메일로 보내 드립니다.
support-find-retrieve = 이메일로 링크 받기
support-contact-title = 문의하기
support-contact-text = 모든 문의는 담당자가 직접 읽습니다. 주문 번호가 있으면 함께 적어 주시고, 카드 번호는 보내지 말아 주세요.
support-contact-subject = 주문 번호 { $order }

## /support with an order.

support-order-title = 내 주문
support-order-package = 패키지
support-order-price = 가격
support-order-paid = 결제 일시
support-order-email = 이메일 주소
support-order-number = 주문 번호
support-order-price-text = { $price }(세금 포함)
support-moment = { $date } { $time }
support-order-open = 내 리포트 열기
support-order-free = 무료 결과 보기
support-order-packages = 리포트 고르기
support-order-check = 결제 상태 확인하기
support-order-other = 다른 주문 찾기

support-state-none = 이 테스트의 리포트는 아직 구매하지 않으셨습니다. 무료 결과는 계속 볼 수 있습니다.
support-state-open = 결제가 확인되지 않았으며, 청구된 금액은 없습니다.
support-state-processing = 은행에서 아직 결제를 확인하지 않았습니다. 확인되는 대로 이메일로 알려 드립니다. 다시 결제하실 필요는 없습니다.
support-state-review = 결제 내용 중 일부를 확인하고 있습니다. 이메일로 알려 드린 뒤 상품을 제공하거나 환불해 드립니다.
support-state-paid = 결제되었습니다. 리포트를 준비하고 있습니다.
support-state-fulfilled = 결제되었습니다. 리포트가 준비되었습니다.
support-state-part-refunded = { $amount } 환불이 완료되었습니다. 리포트는 계속 볼 수 있습니다.
support-state-disputed = 은행에 이 결제에 대한 이의 제기가 접수되었습니다. 리포트는 계속 볼 수 있습니다.
support-state-refunded = 환불이 완료되었습니다. 무료 결과는 계속 볼 수 있습니다.
support-state-owed = 환불해 드린 금액이 입금되지 않았습니다. 다시 환불을 진행하고 있으며, 다른 방법이 필요하면 이메일로 연락드리겠습니다.

## Delivery.

support-delivery-title = 발송 현황
support-delivery-text = 리포트 링크는 { $email } 주소로 보내 드립니다.
support-delivery-made = 리포트 생성
support-delivery-sent = 이메일 발송
support-delivery-accepted = 메일 서버 도착
support-delivery-not-yet = 대기 중
support-delivery-unconfirmed = 메일 서버의 수신 확인을 받지 못했습니다. 이메일이 오지 않았다면 ‘다시 보내기’를 눌러 주세요.
support-delivery-refused = 메일 서버에서 수신을 거부했습니다. 이메일 주소를 확인해 주세요.
support-resend = 다시 보내기
support-resent = 리포트를 보냈습니다
support-resend-failed = 리포트를 보내지 못했습니다. 다시 시도해 주세요.
support-fix = 이메일 주소 변경
support-fix-label = 새 이메일 주소
support-fix-text = 새 주소로 리포트를 바로 보내 드리고, 이전 주소에는 변경 사실을 알려 드립니다.
support-fix-save = 변경하고 보내기
support-fixed = 변경했습니다. { $email } 주소로 리포트를 보내고 있습니다.
support-cancel = 취소

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 청약철회
support-withdraw-text = 유럽연합이나 영국의 소비자는 14일 안에 이유를 밝히지 않고 청약을 철회할 수 있습니다. 바로 제공해 달라고 요청하셨더라도 마찬가지입니다. 계정 없이 두 단계면 되고 전액을 돌려드립니다. 그 밖의 나라에서 구매하셨어도 14일 안에는 ‘환불받기’로 전액 환불받으실 수 있습니다.
support-withdraw-open = 여기에서 청약철회하기
support-withdraw-form = 이 양식을 보내시면 아래 주문에 대한 청약이 철회됩니다.
support-withdraw-name = 이름
support-withdraw-name-missing = 이름을 입력해 주세요.
support-withdraw-email = 확인 메일을 받으실 이메일 주소
support-withdraw-order-help = 영수증에 적혀 있습니다. 찾을 수 없으신가요?
support-withdraw-order-link = 이메일로 링크 받기
support-withdraw-confirm = 청약철회 확정
support-withdraw-done = 청약철회가 접수되었습니다
support-withdraw-done-text = { $moment }에 접수되었습니다. 이 시각이 적힌 확인 메일을 { $email } 주소로 보내 드리며, 결제하신 수단으로 전액을 환불합니다.
support-withdraw-before = { $moment }에 이미 청약을 철회하셨습니다.

## /triplePurchase: three tests for one price.

support-triple-title = 테스트 { $n }회, { $price }
support-triple-tab = 테스트 3회권
support-triple-lead = 방금 마친 테스트의 리포트에, 원할 때 할 수 있는 테스트 { $n }회를 더 드립니다.
support-triple-holds-title = 테스트마다 받는 내용
support-triple-sum-title = 금액 비교
support-triple-sum-apart = ‘{ $package }’ { $n }회 개별 구매
support-triple-sum-bundle = 3회권
support-triple-sum-saved = 절약 금액
support-triple-terms = 세금 포함. 구독 없이 한 번만 결제. 14일 안에 환불 가능.
support-triple-buy = { $price }에 구매하기
support-triple-first-text = 3회권은 테스트를 한 번 마친 뒤에 구매하실 수 있습니다. 먼저 테스트를 해 보세요. 가능성이 가장 높은 IQ 구간은 무료로 볼 수 있습니다.
support-triple-first = 테스트 시작하기
support-triple-closed = 이 테스트로는 3회권을 구매하실 수 없습니다.
support-triple-result = 내 결과로 돌아가기
support-triple-left-title = 테스트가 { $n }회 남았습니다
support-triple-left-text = 다음 테스트는 원할 때 하세요. 테스트를 마치고 무료 결과 화면에서 3회권을 사용하면 추가 결제 없이 리포트가 열립니다. 3회권은 이 브라우저에 저장되어 있으며, 다른 기기에서는 영수증의 링크로 사용할 수 있습니다.
support-triple-left-start = 다음 테스트 하기
support-triple-none-title = 이 3회권의 테스트를 모두 사용하셨습니다
support-triple-none-text = 테스트마다 리포트가 있습니다. 모든 링크를 이메일로 보내 드릴 수 있습니다.

support-forget-title = 이 기기
support-forget-text = 다른 사람의 기기를 쓰고 계신가요? 이 브라우저에서 주문, 답안, 설정을 지우고 로그아웃할 수 있습니다. 주문은 저희가 보낸 이메일의 링크로 계속 열 수 있습니다.
support-forget-button = 이 기기에서 지우기
support-forget-sure = 이 브라우저에서 모두 지울까요? 아직 보내지 않은 답안은 사라집니다.
support-forget-yes = 모두 지우기
support-forget-done = 이 브라우저에서 모두 지웠습니다. 이 탭도 닫아 주세요.

support-seller-title = 사업자 정보
support-seller-name = 상호
support-seller-representative = 대표자
support-seller-address = 주소
support-seller-phone = 전화번호
support-seller-email = 이메일
support-seller-business-number = 사업자등록번호
support-seller-mail-order-number = 통신판매업 신고번호
support-seller-host = 호스팅서비스 제공자
support-seller-check = 사업자 정보 확인
