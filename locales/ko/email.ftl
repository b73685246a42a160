## Letters: receipt, refund, withdrawal, change of address, links, failed payment. Short, calm, no advertising.

email-subject-receipt = [{ $site }] 리포트가 준비되었습니다(영수증)
email-subject-refund = { $money } 환불을 진행합니다
email-subject-withdrawal = 청약철회를 접수했습니다
email-subject-address-changed = 이메일 주소가 변경되었습니다
email-subject-retrieve = 요청하신 리포트 링크입니다
email-subject-payment-failed = 결제가 완료되지 않았습니다
email-subject-slip-expired = 결제 기한이 지났습니다
email-subject-certificate = 인증서가 준비되었습니다

## Receipt

email-receipt-title = 리포트가 준비되었습니다
email-receipt-lead = 감사합니다. ‘{ $test }’ 리포트가 준비되었습니다. 아래 링크로 언제든지 여실 수 있습니다. 링크를 아는 사람은 누구나 리포트를 볼 수 있으니 다른 사람에게 알리지 마세요.
email-receipt-button = 내 리포트 열기
email-receipt-tests-left = 3회권이 { $n }회 남아 있습니다. 원하실 때 테스트를 하시면 추가 결제 없이 리포트를 여실 수 있습니다.
email-receipt-member = 20% 할인에는 기한이 없습니다. 이 이메일 주소로 로그인하시면 어디서나 할인된 가격이 표시됩니다.
email-receipt-once = 한 번만 결제되는 상품입니다. 구독이 아니며 자동으로 갱신되지 않습니다.
email-receipt-consent = 결제하시기 전에 14일의 청약철회 기간이 끝나기 전이라도 바로 제공해 달라고 요청하셨고, 제공이 시작되면 청약철회권이 소멸한다는 점을 확인하셨습니다. 이 이메일로 두 가지를 모두 확인해 드립니다.
email-receipt-money-back = 기대와 다르다면 결제 후 14일 안에 환불받으실 수 있습니다.
email-receipt-money-back-link = 환불받기
email-receipt-heading = 영수증

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = 패키지
email-row-test = 테스트
email-row-contains = 포함 내용
email-item-later = { $item }(준비 중)
email-row-paid = 결제 금액
email-row-amount = 금액
email-row-paid-on = 결제일
email-row-method = 결제 수단
email-row-order = 주문 번호
email-row-seller = 판매자
email-row-name = 이름
email-row-received = 접수 일시
email-row-requested = 요청 일시
email-row-declaration = 청약철회 내용
email-row-made = 발급 일시
email-money-with-tax = { $money }(세금 포함)
email-method-card = 카드
email-moment = { $date } { $time }(UTC)
email-day = { $date }(UTC)

## Refund: one sentence by its reason.

email-refund-title = 환불을 진행하고 있습니다
email-refund-buyer = 환불을 요청하셨습니다. { $money } 환불을 진행합니다.
email-refund-withdrawal = 청약을 철회하셨습니다. { $money } 환불을 진행합니다.
email-refund-double = 주문이 두 번 결제되었습니다. 두 번째로 결제하신 { $money } 환불을 진행합니다.
email-refund-undelivered = 결제하신 상품을 제공하지 못해 죄송합니다. { $money } 환불을 진행합니다.
email-refund-abnormal = 답안을 분석할 수 없어 리포트 비용을 받지 않습니다. { $money } 환불을 진행합니다.
email-refund-operator = { $money } 환불을 진행합니다.
email-refund-overlap = 업그레이드하신 패키지의 일부는 이미 결제하신 내용이었습니다. 해당 금액 { $money } 환불을 진행합니다.
email-refund-with-base = 주문이 환불되어 추가로 구매하신 상품도 함께 환불해 드립니다. { $money } 환불을 진행합니다.
email-refund-way = 결제하신 수단으로 환불됩니다. 카드사나 은행에 따라 5~10영업일 안에 반영됩니다.
email-refund-bank = 현금으로 결제하신 금액은 같은 방법으로 돌려드릴 수 없습니다. 결제 대행사 Stripe에서 환불 계좌를 확인하는 이메일을 보내 드리며, 답해 주시면 보통 영업일 기준 며칠 안에 입금됩니다.

## Withdrawal from the contract

email-withdrawal-title = 청약철회를 접수했습니다
email-withdrawal-lead = 청약철회가 접수되었음을 확인해 드립니다. 더 하실 일은 없습니다.
email-withdrawal-words = ‘{ $package }’ 패키지에 대한 청약을 철회합니다.
email-withdrawal-money = 늦어도 14일 안에 결제하신 수단으로 환불해 드립니다.

## Change of address, told to the old one

email-address-changed-title = 이메일 주소가 변경되었습니다
email-address-changed-lead = 주문의 이메일 주소가 변경되었습니다({ $old } → { $new }). 앞으로 이 주문에 관한 이메일은 새 주소로 보내 드립니다.
email-address-changed-not-you = 직접 변경하신 것이 아니라면 { $email } 주소로 알려 주세요.
email-row-changed = 변경 일시

## Links that somebody asked for

email-retrieve-title = 내 리포트
email-retrieve-lead = 요청하신 링크입니다. 링크를 아는 사람은 누구나 리포트를 볼 수 있으니 다른 사람에게 알리지 마세요.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = 요청하지 않으셨다면 이 이메일은 무시하셔도 됩니다. 변경된 내용은 없습니다.

## A payment that took days and failed

email-payment-failed-title = 결제가 완료되지 않았습니다
email-payment-failed-lead = ‘{ $package }’ 패키지의 { $money } 결제가 완료되지 않았습니다. 저희가 받은 금액은 없습니다.
email-payment-failed-button = 다시 시도
email-payment-failed-kept = 결과는 저장되어 있습니다. 다른 결제 수단을 이용하셔도 됩니다.
email-slip-expired-title = 결제 기한이 지났습니다
email-slip-expired-lead = ‘{ $package }’ 패키지의 { $money } 결제가 기한 안에 이루어지지 않아 만료되었습니다. 청구된 금액은 없습니다.

## Under every letter

email-link-hint = 버튼이 눌리지 않으면 아래 링크를 복사해 브라우저에 붙여 넣어 주세요:
email-questions = 궁금한 점이 있으시면 이 이메일에 답장하시거나 { $email } 주소로 문의해 주세요.
email-why = { $site } 주문에 이 이메일 주소가 사용되어 보내 드리는 이메일입니다.
email-why-account = { $site }에 이 이메일 주소가 입력되어 보내 드리는 이메일입니다.

## A certificate was made

email-certificate-title = 인증서가 준비되었습니다
email-certificate-lead = 아래 이름으로 테스트 완료 인증서가 발급되었습니다. 인증서의 링크나 코드를 아는 사람은 누구나 이름, 점수와 오차 범위, 응시일을 볼 수 있습니다.
email-certificate-button = 인증서 확인 페이지 열기
email-certificate-revoke = 리포트에서 언제든지 이름을 숨기거나 인증서를 취소하실 수 있습니다. 직접 요청하신 것이 아니라면 다른 사람이 리포트 링크를 알고 있는 것이니, 리포트에서 인증서를 취소해 주세요.
email-certificate-revoke-link = 이름 숨기기 또는 인증서 취소하기

## Sign-in letters: a link and a code.

email-subject-sign-in = { $site } 로그인
email-subject-register = { $site } 이메일 주소 확인
email-subject-already-registered = 이미 { $site } 계정이 있습니다
email-subject-password-code = { $site } 인증 코드
email-sign-in-title = { $site } 로그인
email-sign-in-lead = 버튼을 누르면 로그인됩니다. 링크는 한 번만 쓸 수 있고 10분 뒤에 만료됩니다.
email-sign-in-button = 로그인
email-sign-in-code = 또는 요청하신 화면에 이 코드를 입력해 주세요. 10분 동안 유효합니다.
email-sign-in-not-you = 요청하지 않으셨다면 이 이메일은 무시하셔도 됩니다. 이 이메일 없이는 아무도 로그인할 수 없습니다.
email-register-title = 이메일 주소를 확인해 주세요
email-register-lead = 가입하신 화면에 아래 코드를 입력하시면 가입이 완료됩니다.
email-already-registered-title = 이미 계정이 있습니다
email-already-registered-lead = 고객님의 이메일 주소로 가입하려는 시도가 있었습니다. 본인이 하셨다면 바로 로그인하시면 됩니다. 링크는 한 번만 쓸 수 있고 10분 뒤에 만료됩니다.
email-password-code-title = 비밀번호 재설정
email-password-code-lead = 코드를 요청하신 화면에 이 코드를 입력하고 새 비밀번호를 정해 주세요. 코드는 10분 동안 유효합니다.
email-receipt-sign-in-heading = 모든 리포트를 한곳에서
email-receipt-sign-in = 이메일 주소가 곧 계정이며 비밀번호는 필요 없습니다. 이 링크는 한 번만 쓸 수 있고 10분 뒤에 만료됩니다.

## What happened to an account, for its owner.

email-subject-new-device = 새 기기에서 로그인되었습니다
email-subject-password-set = 비밀번호가 설정되었습니다
email-subject-password-changed = 비밀번호가 변경되었습니다
email-subject-passkey-added = 패스키가 추가되었습니다
email-subject-passkey-removed = 패스키가 삭제되었습니다
email-subject-passkey-disabled = 패스키 사용이 중지되었습니다
email-subject-provider-connected = { $provider } 계정이 연결되었습니다
email-subject-provider-disconnected = { $provider } 계정 연결이 해제되었습니다
email-subject-export-ready = 데이터가 준비되었습니다
email-subject-account-deleted = 계정이 삭제되었습니다
email-new-device-lead = 고객님의 계정이 새 기기에서 로그인되었습니다.
email-password-set-lead = 고객님의 계정에 비밀번호가 설정되었습니다.
email-password-changed-lead = 고객님의 계정 비밀번호가 변경되었으며, 다른 모든 기기에서 로그아웃되었습니다.
email-passkey-added-lead = 고객님의 계정에 패스키가 추가되었습니다. 이제 이메일이나 비밀번호 없이 로그인할 수 있습니다.
email-passkey-removed-lead = 고객님의 계정에서 패스키가 삭제되었습니다. 이 패스키로는 더 이상 로그인할 수 없습니다.
email-passkey-disabled-lead = 다른 사람이 패스키를 복제했을 수 있어, 계정을 보호하기 위해 사용을 중지했습니다. 이메일 링크로 로그인하신 뒤 설정에서 이 패스키를 삭제하고 새 패스키를 추가해 주세요.
email-provider-connected-lead = 이제 { $provider } 계정으로 로그인하실 수 있습니다.
email-provider-disconnected-lead = 이제 { $provider } 계정으로는 로그인하실 수 없습니다.
email-export-ready-lead = 저희가 보관 중인 고객님의 모든 데이터 사본이 준비되었습니다. 로그인하신 뒤 7일 안에 다운로드해 주세요.
email-export-ready-button = 내 데이터 다운로드
email-account-deleted-lead = 고객님의 계정과 그 안의 테스트, 결과, 리포트, 인증서, 이메일이 모두 삭제되었습니다. 구매 내역은 세법에서 요구하는 기록만 이름과 주소 없이 보관합니다. 계정과 관련해 보내 드리는 마지막 이메일입니다.
email-row-when = 일시
email-row-device = 기기
email-row-passkey = 패스키
email-device = { $browser } { $system }
email-notice-not-you = 본인이 하신 것이 아니라면 로그인하신 뒤 새 비밀번호를 설정하고 다른 모든 기기에서 로그아웃해 주세요.
email-notice-settings = 설정 열기

email-subject-review = 리포트는 어떠셨나요?
email-review-title = 어떠셨나요?
email-review-lead = 일주일 전에 ‘{ $test }’ 리포트를 받으셨습니다. 다른 분들을 위해 의견을 남겨 주시겠어요? 별점만 남기셔도 되고 글은 선택 사항이며, 표시될 이름도 직접 정하실 수 있습니다.
email-review-button = 후기 쓰기
email-review-terms = 후기에 대한 보상은 없습니다. 좋은 평가와 나쁜 평가를 똑같이 게시하며, 같은 링크로 언제든지 수정하거나 내리실 수 있습니다.
email-review-no-letters = 이 주문에 대해 후기를 부탁드리는 이메일은 이번 한 번뿐입니다. 다음 주문 뒤에도 받고 싶지 않으시다면:
email-review-no-letters-link = 더 이상 받지 않기

## Receipt of a membership: paid once, ends by itself.

email-subject-member = [{ $site }] 멤버십이 시작되었습니다(영수증)
email-member-title = 멤버십이 시작되었습니다
email-member-lead = 감사합니다. { $date }까지 모든 리포트와 업그레이드, 테스트 3회권이 20% 할인됩니다. 구매하실 때 로그인만 하시면 됩니다.
email-member-button = 내 쇼핑 열기
email-row-member-until = 멤버십 종료일
email-member-once = 한 번만 결제되는 상품입니다. 멤버십은 그날 자동으로 종료되며 갱신되지 않습니다.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = 이번 결제 전에 멤버십을 해지하셨습니다. 전액 { $money } 환불을 진행합니다.
email-subject-plan-reminder = 멤버십이 { $date }에 갱신됩니다
email-plan-reminder-title = 곧 멤버십이 갱신됩니다
email-plan-reminder-lead = 다음 기간 이용료({ $money })가 { $date }에 카드로 결제됩니다. 계속 이용하시려면 따로 하실 일은 없습니다.
email-plan-reminder-note = 갱신을 원하지 않으시면 버튼을 누른 뒤 열리는 페이지에서 해지해 주세요. 로그인하지 않으셔도 되며, 멤버십은 그날까지 유지됩니다.
email-plan-cancel-button = 자동 갱신 해지하기
email-subject-plan-failed = 멤버십을 갱신하지 못했습니다
email-plan-failed-title = 멤버십을 갱신하지 못했습니다
email-plan-failed-lead = 다음 기간 이용료({ $money })가 카드사에서 승인되지 않았습니다. 결제 대행사 Stripe에서 며칠 안에 다시 시도할 수 있습니다. 그래도 승인되지 않으면 멤버십은 그대로 종료되며, 따로 내실 금액은 없습니다.
email-plan-failed-note = 갱신을 원하지 않으시면 여기에서 해지하실 수 있습니다. 로그인하지 않으셔도 됩니다.
email-subject-plan-cancelled = 멤버십이 더 이상 갱신되지 않습니다
email-plan-cancelled-title = 멤버십이 더 이상 갱신되지 않습니다
email-plan-cancelled-lead = 해지되었습니다. 앞으로는 결제되지 않습니다.
email-plan-cancelled-until = 이미 결제하신 기간은 그대로 이용하실 수 있습니다. 멤버십은 { $date }까지 유지됩니다.
email-member-renews = 멤버십은 { $date }에 { $money } 결제와 함께 갱신되며, 해지하실 때까지 계속됩니다. 갱신 7일 전마다 이메일로 알려 드립니다.
email-member-cancel = 갱신을 원하지 않으시면 로그인하지 않고도 언제든지 해지하실 수 있습니다.
email-member-cancel-link = 자동 갱신 해지하기
