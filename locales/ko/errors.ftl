## 서버가 요청을 처리하지 못했을 때의 문장.

error-not-found = 찾으시는 내용이 없습니다. 첫 페이지로 돌아가 다시 시도해 주세요.
error-unknown-app = 저희 사이트의 주소가 아닙니다. 주소를 확인해 주세요.
error-unknown-exam = 존재하지 않거나 더 이상 제공되지 않는 테스트입니다. 첫 페이지에서 다른 테스트를 골라 주세요.
error-unknown-language = 아직 지원하지 않는 언어입니다. 목록에서 골라 주세요.
error-unknown-country = 알 수 없는 국가입니다. 페이지를 새로 고쳐 주세요.
error-bad-request = 요청에 잘못된 부분이 있습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
error-too-large = 한 번에 보내기에는 너무 큽니다. 양을 줄여 다시 시도해 주세요.
error-busy = 지금 이용자가 많습니다. 1분 뒤에 다시 시도해 주세요.
error-internal = 저희 쪽에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.
error-timeout = 시간이 너무 오래 걸려 중단했습니다. 다시 시도해 주세요.
error-unknown-form = 이 문제지는 더 이상 사용되지 않습니다. 답안은 이 기기에 남아 있으니 처음부터 다시 시작해 주세요.
error-bad-answers = 이 답안은 제시된 문제와 맞지 않습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
error-unknown-order = 이 주문을 찾을 수 없습니다. 주소를 확인하거나 이메일을 살펴봐 주세요.
error-wrong-call = 이 테스트는 다른 방식으로 제출됩니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
error-already-confirmed = 이미 확정한 테스트입니다. 확정한 답안은 바꿀 수 없습니다.
error-no-fresh-form = 이 테스트의 모든 문제지를 이미 받으셨습니다. 다른 테스트를 해 보시거나 몇 달 뒤에 다시 찾아 주세요.
error-account-needed = 이 테스트에는 계정이 필요합니다. 계정은 무료입니다. 로그인해 주세요.
error-form-had-before = 이 문제지는 이미 제출하셨습니다. 다시 시작하면 새 문제지를 받습니다.
error-ticket-missing = 이 테스트는 사이트가 업데이트되기 전에 시작되어 더 이상 제출할 수 없습니다. 처음부터 다시 시작해 주세요. 비용은 들지 않습니다.
error-ticket-invalid = 이 답안은 여기에서 제공한 테스트의 것이 아닙니다. 처음부터 다시 시작해 주세요.
error-ticket-expired = 이 테스트는 시작한 지 한 달이 넘어 더 이상 제출할 수 없습니다. 처음부터 다시 시작해 주세요. 비용은 들지 않습니다.

error-no-reports = 이 이메일 주소로 다시 받을 수 있는 리포트가 없습니다.
error-too-many = 짧은 시간에 너무 많이 시도했습니다. 잠시 기다린 뒤 다시 시도해 주세요.
error-price-changed = 가격이 바뀌었습니다. 결제하기 전에 새 가격을 확인해 주세요.
error-not-for-sale = 이 주문으로 살 수 있는 것이 없습니다.
error-already-paid = 이미 결제된 주문입니다.
error-consent-missing = 두 항목에 모두 체크해 주세요. 체크하지 않으면 바로 제공할 수 없습니다.
error-bad-email = 올바른 이메일 주소를 입력해 주세요
error-order-failed = 주문을 만들지 못했습니다. 다시 시도해 주세요.
error-nothing-to-refund = 이 주문에는 환불할 금액이 없습니다.
error-refund-too-late = 환불 가능한 14일이 지났습니다. 저희에게 문의해 주세요.
error-bundle-used = 이 묶음의 테스트를 모두 사용했습니다.
error-unsettled = 이 주문의 환불이 진행 중이거나 은행이 확인 중입니다. 끝나는 대로 추가로 구매할 수 있습니다.
error-not-owned = 이 주문으로 구매한 내용에 포함되지 않습니다.
error-unknown-token = 이 주소에는 아무것도 없거나, 소유자가 취소했습니다.
error-bad-name = 이름을 1~60자로 입력해 주세요.
error-not-comparable = 16가지 성격 유형 테스트의 서로 다른 두 결과를 비교할 수 있습니다.
error-comparisons-full = 진행 중인 비교가 10개입니다. 하나를 끄면 새로 시작할 수 있습니다.

## 계정. 처음 두 문장은 주소에 계정이 있든 없든 같습니다.

error-wrong-password = 이메일 주소 또는 비밀번호가 올바르지 않습니다. 이메일 링크로도 로그인할 수 있습니다.
error-wrong-code = 코드 또는 링크가 올바르지 않거나 만료되었습니다. 새로 받아 주세요.
error-wrong-passkey = 이 패스키를 사용할 수 없습니다. 다시 시도하거나 이메일 링크로 로그인해 주세요.
error-provider-failed = 이 방법으로 로그인하지 못했습니다. 다시 시도하거나 이메일 링크를 이용해 주세요.
error-provider-no-address = 확인된 이메일 주소를 받지 못했습니다. 이메일 링크로 로그인해 주세요.
error-confirm-address = 이 이메일 주소의 계정이 이미 있습니다. 본인의 계정인지 확인해 주세요.
error-already-connected = 이미 이 계정이나 다른 계정에 연결되어 있습니다. 먼저 그 연결을 해제해 주세요.
error-password-length = 비밀번호를 8 128자로 정해 주세요.
error-common-password = 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 정해 주세요.
error-agreement-missing = 개인정보 처리방침에 동의해 주세요
error-bad-date = 날짜가 올바르지 않습니다(예: 2020-01-01)
error-bad-phone = 지역번호를 포함한 전화번호를 입력해 주세요.
error-sign-in-first = 먼저 로그인해 주세요.
error-confirm-identity = 본인 확인을 위해 다시 로그인해 주세요.
error-other-account = 이 주문은 계정에 연결되어 있습니다. 그 계정으로 로그인해 주세요.
error-foreign-origin = 저희 사이트에서 보낸 요청이 아닙니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
