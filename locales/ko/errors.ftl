## 서버가 요청을 처리하지 못했을 때의 문장.

error-not-found = 찾으시는 내용이 없습니다. 홈으로 돌아가 다시 시도해 주세요.
error-unknown-app = 저희 사이트의 링크가 아닙니다. 링크를 확인해 주세요.
error-unknown-exam = 존재하지 않거나 더 이상 제공되지 않는 테스트입니다. 홈에서 다른 테스트를 골라 주세요.
error-unknown-language = 아직 지원하지 않는 언어입니다. 목록에서 골라 주세요.
error-unknown-country = 확인할 수 없는 국가입니다. 페이지를 새로 고쳐 주세요.
error-bad-request = 요청을 처리할 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
error-too-large = 한 번에 보내기에는 용량이 너무 큽니다. 양을 줄여 다시 시도해 주세요.
error-busy = 지금 이용자가 많습니다. 1분 뒤에 다시 시도해 주세요.
error-internal = 저희 쪽에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.
error-timeout = 시간이 너무 오래 걸렸습니다. 다시 시도해 주세요.
error-unknown-form = 이 버전의 테스트는 새 버전으로 바뀌었습니다. 답안은 이 기기에 남아 있지만 채점할 수 없습니다. 처음부터 다시 시작해 주세요.
error-bad-answers = 답안이 제시된 문제와 맞지 않습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
error-unknown-order = 주문을 찾을 수 없습니다. 링크가 맞는지 확인하거나, 저희가 보낸 이메일의 링크로 열어 주세요.
error-wrong-call = 페이지가 최신 상태가 아닙니다. 새로 고친 뒤 다시 시도해 주세요.
error-already-confirmed = 이미 제출하신 테스트입니다. 제출한 답안은 바꿀 수 없습니다.
error-no-fresh-form = 이 테스트의 모든 버전을 이미 해 보셨습니다. 다른 테스트를 해 보시거나 몇 달 뒤에 다시 찾아 주세요.
error-account-needed = 로그인해야 할 수 있는 테스트입니다. 가입은 무료입니다.
error-form-had-before = 이미 해 보신 버전입니다. 다시 시작하시면 새 버전이 나옵니다.
error-ticket-missing = 사이트가 업데이트되기 전에 시작하신 테스트여서 채점할 수 없습니다. 처음부터 다시 시작해 주세요. 무료입니다.
error-ticket-invalid = 여기에서 시작하신 테스트의 답안이 아닙니다. 처음부터 다시 시작해 주세요.
error-ticket-expired = 시작하신 지 한 달이 넘은 테스트여서 더 이상 채점할 수 없습니다. 처음부터 다시 시작해 주세요. 무료입니다.

error-no-reports = 이 이메일 주소로 다시 받을 수 있는 리포트가 없습니다. 다른 이메일 주소로 구매하셨나요?
error-too-many = 시도 횟수가 너무 많습니다. 잠시 기다린 뒤 다시 시도해 주세요.
error-price-changed = 가격이 바뀌었습니다. 결제하시기 전에 새 가격을 확인해 주세요.
error-not-for-sale = 이 테스트로 구매하실 수 있는 상품이 없습니다.
error-already-paid = 이미 결제하셨습니다. 다시 결제하실 필요는 없습니다.
error-consent-missing = 바로 제공해 드릴 수 있도록 두 항목에 모두 체크해 주세요.
error-bad-email = 이메일 형식이 올바르지 않습니다. 오타가 없는지 확인해 주세요.
error-order-failed = 주문을 생성하지 못했습니다. 다시 시도해 주세요. 청구된 금액은 없습니다.
error-nothing-to-refund = 이 주문에는 환불해 드릴 금액이 없습니다.
error-refund-too-late = 환불 기간 14일이 지났습니다. 리포트에 문제가 있으면 문의해 주세요.
error-bundle-used = 이 3회권의 테스트를 모두 사용하셨습니다.
error-unsettled = 이 주문의 환불 또는 은행의 이의 제기 절차가 진행 중입니다. 끝나는 대로 추가로 구매하실 수 있습니다.
error-not-owned = 지금까지 구매하신 내용에 포함되어 있지 않습니다.
error-unknown-token = 존재하지 않거나 더 이상 공개되지 않는 링크입니다.
error-bad-name = 이름을 1~60자로 입력해 주세요.
error-not-comparable = 16가지 성격 유형 테스트의 서로 다른 두 결과만 비교할 수 있습니다.
error-comparisons-full = 비교가 이미 10개 있습니다. 하나를 중단하면 새로 시작할 수 있습니다.

## 계정. 처음 두 문장은 주소에 계정이 있든 없든 같습니다.

error-wrong-password = 이메일 주소 또는 비밀번호가 올바르지 않습니다. 이메일 링크로도 로그인하실 수 있습니다.
error-wrong-code = 코드 또는 링크가 올바르지 않거나 만료되었습니다. 새로 받아 주세요.
error-wrong-passkey = 이 패스키를 사용할 수 없습니다. 다시 시도하거나 이메일 링크로 로그인해 주세요.
error-provider-failed = 로그인하지 못했습니다. 다시 시도하거나 이메일 링크로 로그인해 주세요.
error-provider-no-address = 확인된 이메일 주소를 받지 못했습니다. 이메일 링크로 로그인해 주세요.
error-confirm-address = 이 이메일 주소의 계정이 이미 있습니다. 본인의 주소인지 확인해 주세요.
error-already-connected = 이미 이 계정이나 다른 계정에 연결되어 있습니다. 먼저 그 연결을 해제해 주세요.
error-password-length = 비밀번호를 8~128자로 정해 주세요.
error-common-password = 너무 쉬운 비밀번호입니다. 다른 비밀번호를 정해 주세요.
error-agreement-missing = 개인정보 처리방침에 동의해 주세요
error-bad-date = 날짜가 올바르지 않습니다(예: 2020-01-01)
error-bad-phone = 올바른 전화번호를 입력해 주세요(예: +82 10 1234 5678).
error-sign-in-first = 먼저 로그인해 주세요.
error-confirm-identity = 본인 확인을 위해 이메일 링크, 비밀번호, 패스키 중 하나로 다시 로그인해 주세요.
error-other-account = 계정에 연결된 주문입니다. 그 계정으로 로그인해 주세요.
error-foreign-origin = 저희 사이트에서 보낸 요청이 아닙니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
