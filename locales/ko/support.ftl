## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = 이메일 주소
support-email-missing = 이메일 주소를 입력해 주세요
support-email-wrong = 올바른 이메일 주소를 입력해 주세요
support-email-hint = { $email } 주소를 입력하려고 하셨나요?
support-order-label = 주문 번호
support-order-missing = 주문 번호를 입력해 주세요.
support-order-unknown = 이 번호의 주문을 찾을 수 없습니다.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = 리포트 다시 받기
support-retrieve-lead = 구매할 때 쓴 이메일 주소를 입력해 주세요. 그 주소로 구매한 모든 리포트의 링크를 같은 주소로 보내 드립니다.
support-retrieve-send = 보내기
support-retrieve-sent = 리포트를 보냈습니다
support-retrieve-sent-text = { $email } 주소로 링크를 보내고 있습니다. 1~2분 걸립니다. 오지 않으면 스팸함을 확인해 주세요.
support-retrieve-another = 다른 주소 사용하기
support-retrieve-failed = 리포트를 보내지 못했습니다
support-retrieve-other-title = 그 주소를 더 이상 쓸 수 없나요?
support-retrieve-other-text = 보고서가 브라우저에 아직 열려 있으면 그 고객 지원 페이지에서 주소를 바꿀 수 있습니다. 저희에게 이메일로 문의하셔도 됩니다.
support-retrieve-other-link = 고객 지원 페이지로

## /support without an order.

support-title = 고객 지원
support-lead = 리포트 상태 확인, 다시 보내기, 주소 변경, 환불, 계약 철회를 할 수 있습니다. 계정은 필요 없습니다.
support-find-title = 주문
support-find-text = 영수증의 링크로 열 수 있습니다. 링크가 없으면 이메일로 다시 보내 드립니다.
support-find-retrieve = 이메일로 링크 받기
support-contact-title = 문의하기
support-contact-text = 담당자가 직접 읽습니다. 주문 번호가 있으면 함께 적어 주세요. 카드 번호는 보내지 마세요.
support-contact-subject = 주문 번호 { $order }

## /support with an order.

support-order-title = 주문
support-order-package = 패키지
support-order-price = 가격
support-order-paid = 결제 일시
support-order-email = 리포트 받는 주소
support-order-number = 주문 번호
support-order-price-text = { $price }, 세금 포함
support-moment = { $date } { $time }
support-order-open = 리포트 열기
support-order-free = 무료 결과 보기
support-order-packages = 패키지 보기
support-order-check = 결제 상황 보기
support-order-other = 다른 주문 찾기

support-state-none = 이 주문으로 구매한 것이 없습니다. 무료 결과는 볼 수 있습니다.
support-state-open = 이 주문은 결제되지 않았습니다. 청구된 금액은 없습니다.
support-state-processing = 은행이 결제를 접수했지만 아직 확정하지 않았습니다. 확정되는 대로 이메일로 알려 드립니다. 다시 결제하실 필요는 없습니다.
support-state-review = 결제에 맞지 않는 부분이 있어, 제공하기 전에 담당자가 확인하고 있습니다. 궁금한 점이 있으면 문의해 주세요.
support-state-paid = 결제되었습니다. 리포트를 만들고 있습니다.
support-state-fulfilled = 결제되었습니다. 리포트가 준비되었습니다.
support-state-part-refunded = { $amount } 환불되었습니다. 리포트는 계속 볼 수 있습니다.
support-state-disputed = 이 결제에 대해 은행에 이의 제기가 접수되어 있습니다. 그동안에도 리포트는 볼 수 있습니다.
support-state-refunded = 환불되었습니다. 무료 결과는 남아 있습니다.
support-state-owed = 환불 금액을 보냈지만 도착하지 않았습니다. 다시 보내 드리며, 다른 방법이 필요하면 이메일로 연락드리겠습니다.

## Delivery.

support-delivery-title = 전달 상황
support-delivery-text = 링크 받는 주소: { $email }
support-delivery-made = 리포트 생성
support-delivery-sent = 이메일 발송
support-delivery-accepted = 받는 메일 서버에서 접수
support-delivery-not-yet = 아직
support-delivery-unconfirmed = 메일 서버가 이메일을 받았지만 그 뒤의 처리 결과를 알려 주지 않았습니다. 도착하지 않았다면 다시 보내 주세요.
support-delivery-refused = 메일 서버가 이메일을 거부했습니다. 주소를 확인해 주세요.
support-resend = 다시 보내기
support-resent = 리포트를 보냈습니다
support-resend-failed = 리포트를 보내지 못했습니다
support-fix = 주소 바꾸기
support-fix-label = 새 이메일 주소
support-fix-text = 새 주소로 리포트를 바로 보내 드립니다. 이전 주소에는 변경 사실을 알립니다.
support-fix-save = 바꾸고 보내기
support-fixed = 바꿨습니다. { $email } 주소로 리포트를 보내고 있습니다.
support-cancel = 취소

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = 계약 철회
support-withdraw-text = 유럽연합 또는 영국의 소비자는 14일 이내에 이유를 밝히지 않고 구매 계약을 철회할 수 있습니다. 두 단계면 되고 계정은 필요 없습니다. 전액을 돌려드립니다.
support-withdraw-open = 여기에서 계약 철회
support-withdraw-form = 이 양식으로 아래 주문에 관한 계약을 철회한다는 의사를 표시합니다.
support-withdraw-name = 이름
support-withdraw-name-missing = 이름을 입력해 주세요.
support-withdraw-email = 확인 메일을 받을 이메일 주소
support-withdraw-order-help = 영수증에 있습니다. 없으면:
support-withdraw-order-link = 이메일로 링크 받기
support-withdraw-confirm = 철회 확인
support-withdraw-done = 계약 철회 의사가 접수되었습니다
support-withdraw-done-text = { $moment }에 접수했습니다. 이 시각이 적힌 확인 메일을 { $email } 주소로 보내 드립니다. 결제하신 방법으로 전액을 돌려드립니다.
support-withdraw-before = { $moment }에 이 계약을 철회하셨습니다.

## /triplePurchase: three tests for one price.

support-triple-title = 테스트 { $n }회에 { $price }
support-triple-tab = 테스트 3회 묶음
support-triple-lead = 방금 마친 테스트의 리포트와, 원할 때 할 수 있는 테스트 { $n }회가 더 들어 있습니다.
support-triple-holds-title = 각 테스트에 들어 있는 것
support-triple-sum-title = 계산
support-triple-sum-apart = ‘{ $package }’ { $n }회, 하나씩 구매
support-triple-sum-bundle = 묶음
support-triple-sum-saved = 절약하는 금액
support-triple-terms = 세금 포함. 결제는 한 번뿐이며 구독이 아닙니다. 14일 동안 환불할 수 있습니다.
support-triple-buy = { $price }에 구매하기
support-triple-first-text = 묶음은 마친 테스트부터 시작합니다. 먼저 테스트를 해 주세요. 넓은 구간으로 보여 드리는 결과는 무료입니다.
support-triple-first = 테스트 시작하기
support-triple-closed = 이 주문에는 묶음을 판매하지 않습니다.
support-triple-result = 결과로 돌아가기
support-triple-left-title = 테스트가 { $n }회 남았습니다
support-triple-left-text = 원할 때 테스트를 하세요. 무료 결과에서 해당 버튼을 누르면 추가 결제 없이 리포트가 열립니다. 이 브라우저는 묶음을 기억합니다. 다른 곳에서는 영수증의 링크를 사용하세요.
support-triple-left-start = 다음 테스트 하기
support-triple-none-title = 이 묶음의 테스트를 모두 사용했습니다
support-triple-none-text = 테스트마다 리포트가 따로 있습니다. 모든 링크를 이메일로 받을 수 있습니다.

support-forget-title = 이 기기
support-forget-text = 다른 사람의 기기인가요? 이 브라우저에 저장된 주문, 답안, 설정을 지울 수 있습니다. 주문은 저희에게 남아 있으며 메일의 링크로 열 수 있습니다.
support-forget-button = 이 기기에서 지우기
support-forget-sure = 아직 보내지 않은 답안은 사라집니다. 모두 지울까요?
support-forget-yes = 네, 지우기
support-forget-done = 이 브라우저에서 모두 지웠습니다. 탭도 닫아 주세요.
