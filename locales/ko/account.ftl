## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = 이메일 주소
account-email-missing = 이메일 주소를 입력해 주세요
account-email-wrong = 이메일 형식이 올바르지 않습니다. 오타가 없는지 확인해 주세요.
account-email-hint = 혹시 { $email } 주소인가요?
account-password-label = 비밀번호
account-password-new = 새 비밀번호
account-password-again = 비밀번호 확인
account-password-old = 현재 비밀번호
account-password-rule = 8자 이상으로 정해 주세요. 짧은 문장으로 만들면 기억하기 쉽습니다.
account-password-missing = 비밀번호를 입력해 주세요
account-password-mismatch = 비밀번호가 일치하지 않습니다
account-code-label = 이메일로 받은 코드
account-code-missing = 6자리 코드를 입력해 주세요
account-name-label = 이름
account-name-missing = 이름을 입력해 주세요
account-password-show = 비밀번호 보기
account-password-hide = 비밀번호 숨기기
account-busy = 처리 중…

## /user/login

account-login-title = 로그인
account-login-lead = 비밀번호는 필요 없습니다. 로그인 링크와 코드를 이메일로 보내 드립니다.
account-login-send = 이메일로 링크 받기
account-sent-title = 이메일을 확인해 주세요
account-sent-text = { $email } 주소로 이메일을 보냈습니다. 이메일에 있는 링크를 누르거나 여기에 코드를 입력해 주세요.
account-sent-sign-in = 로그인
account-sent-again = 이메일 다시 보내기
account-code-sent = 이메일을 보냈습니다
account-sent-another = 다른 이메일 주소 사용하기
account-login-with-password = 비밀번호로 로그인
account-login-with-letter = 이메일 링크로 로그인
account-passkey-sign-in = 패스키로 로그인
account-passkey-failed = 로그인하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인해 주세요.
account-provider-sign-in = { $provider } 계정으로 계속하기
account-provider-waiting = 로그인하는 중…
account-provider-confirm-title = 이미 계정이 있습니다
account-provider-confirm-text = { $email } 주소가 본인의 주소인지 한 번만 확인해 주세요. 그다음부터는 { $provider } 계정으로 로그인하실 수 있습니다.
account-login-forgot = 비밀번호를 잊으셨나요?
account-login-new = 처음이신가요?
account-login-register = 회원가입
account-link-title = 다시 만나 반갑습니다
account-link-text = 버튼을 한 번만 누르면 이 기기에서 로그인됩니다.
account-link-over = 만료되었거나 이미 사용한 링크입니다. 아래에서 새 링크를 받아 주세요.
account-signed-in = 로그인되었습니다
account-login-agree = 아직 계정이 없으시면 로그인할 때 자동으로 만들어지며, 개인정보 처리방침이 적용됩니다.

## /user/register

account-register-title = 회원가입
account-register-lead = 모든 리포트를 한곳에서 볼 수 있습니다. 가입은 무료입니다.
account-register-agree = 개인정보 처리방침에 동의합니다
account-register-privacy = 개인정보 처리방침 보기
account-register-agree-missing = 개인정보 처리방침에 동의해 주세요
account-register-send = 가입하기
account-register-have = 이미 계정이 있으신가요?
account-register-confirm-title = 이메일 주소를 확인해 주세요
account-register-confirm-text = { $email } 주소로 코드를 보냈습니다. 여기에 입력하시면 가입이 완료됩니다.
account-register-confirm = 확인

## /user/forgot-password

account-forgot-title = 비밀번호를 잊으셨나요?
account-forgot-lead = 새 비밀번호를 설정하실 수 있도록 이메일로 코드를 보내 드립니다.
account-forgot-send = 이메일로 코드 받기
account-forgot-sent = { $email } 주소로 코드를 보냈습니다. 코드와 새 비밀번호를 입력해 주세요.
account-forgot-set = 새 비밀번호 설정
account-forgot-done = 비밀번호를 재설정했습니다

## /user/edit-password

account-edit-title = 비밀번호 변경
account-edit-title-none = 비밀번호 설정
account-edit-lead = 다른 모든 기기에서 로그아웃됩니다.
account-edit-save = 비밀번호 저장
account-edit-done = 비밀번호를 저장했습니다

## /user/info: the personal centre.

account-info-title = 내 리포트
account-info-for = { $email } 계정으로 로그인 중
account-orders-empty = 아직 내역이 없습니다. 이 이메일 주소로 구매하신 리포트와 로그인한 상태에서 한 테스트가 여기에 표시됩니다.
account-orders-start = 테스트 시작하기
account-status-completed = 완료
account-status-uncompleted = 결과 없음
account-status-pending-payment = 결제 대기
account-order-taken = 응시일: { $date }
account-order-reference = 주문 번호 { $reference }
account-order-view = 보기
account-order-share = 공유
account-order-pay = 내 리포트 받기
account-order-files = 다운로드
account-free-title = 무료 테스트
account-profile-title = 내 정보
account-profile-lead = 모두 선택 사항이며 나에게만 보입니다.
account-nickname-label = 닉네임
account-phone-label = 전화번호
account-birthday-label = 생년월일
account-birthday-hint = 예: 1990-05-21
account-birthday-wrong = 날짜가 올바르지 않습니다(예: 2020-01-01)
account-gender-label = 성별
account-gender-male = 남성
account-gender-female = 여성
account-gender-confidential = 밝히지 않음
account-gender-none = 선택 안 함
account-profile-save = 저장
account-profile-saved = 저장했습니다

## /user/setting

account-setting-title = 설정
account-setting-language = 이메일 언어
account-setting-password = 비밀번호
account-setting-password-none = 비밀번호가 없습니다. 없어도 이용하실 수 있습니다.
account-setting-password-set = 비밀번호가 설정되어 있습니다.
account-setting-password-change = 비밀번호 변경
account-setting-password-add = 비밀번호 설정
account-passkeys-title = 패스키
account-passkeys-lead = 지문, 얼굴 또는 화면 잠금으로 로그인하세요. 이메일도 비밀번호도 필요 없습니다.
account-passkeys-empty = 아직 패스키가 없습니다.
account-passkey-add = 패스키 추가
account-passkey-rename = 이름 변경
account-passkey-remove = 삭제
account-passkey-added = 패스키를 추가했습니다
account-passkey-renamed = 이름을 저장했습니다
account-passkey-removed = 패스키를 삭제했습니다
account-passkey-name-label = 패스키 이름
account-passkey-created = 추가한 날짜: { $date }
account-passkey-used = 마지막 사용: { $date }
account-passkey-disabled = 복제되었을 수 있어 사용을 중지했습니다. 삭제하고 새 패스키를 추가해 주세요.
account-passkey-known = 이 기기에는 이미 이 계정의 패스키가 있습니다.
account-providers-title = Google과 Apple
account-providers-lead = 이미 쓰고 있는 계정으로 로그인하세요.
account-provider-connect = { $provider } 연결
account-provider-remove = 연결 해제
account-provider-connected = 연결되었습니다
account-provider-removed = 연결이 해제되었습니다
account-provider-since = 연결한 날짜: { $date }
account-provider-since-as = { $email }, 연결한 날짜: { $date }
account-devices-title = 기기
account-devices-lead = 현재 로그인된 기기입니다.
account-device-this = 이 기기
account-device-unknown = 알 수 없는 기기
account-device-name = { $browser }({ $system })
account-device-seen = { $country }, 마지막 사용 { $date }
account-device-used = 마지막 사용: { $date }
account-device-end = 로그아웃
account-devices-end-all = 다른 모든 기기에서 로그아웃
account-devices-ended = 로그아웃되었습니다
account-logout = 로그아웃
account-logged-out = 로그아웃되었습니다
account-logout-failed = 이 브라우저에 저장된 결과는 삭제했지만, 서버에 연결하지 못해 아직 로그인되어 있습니다. 인터넷에 연결되면 다시 로그아웃해 주세요.

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = 로그인해 주세요
account-closed-text = 로그인하면 내 리포트와 설정을 볼 수 있습니다.
account-confirm-text = 본인 확인을 위해 다시 로그인해 주세요.

## A copy of one’s data, and deleting the account.

account-export-title = 내 데이터
account-export-lead = 회원 정보, 테스트, 리포트, 이메일 등 저희가 보관하는 모든 데이터의 사본을 ZIP 파일로 받으실 수 있습니다.
account-export-ask = 사본 요청하기
account-export-asked = 사본을 준비하고 있습니다. 준비되는 대로 이메일로 알려 드립니다.
account-export-ready = 사본이 준비되었습니다.
account-export-download = ZIP 파일 다운로드
account-delete-title = 계정 삭제
account-delete-lead = 모든 테스트, 리포트, 인증서와 함께 계정이 삭제됩니다. 세법에서 요구하는 기록만 이름 없이 보관합니다.
account-delete-ask = 계정 삭제하기
account-delete-question = 모두 삭제할까요? 되돌릴 수 없습니다.
account-delete-yes = 네, 모두 삭제하기
account-delete-no = 계정 유지하기
account-deleted = 계정이 삭제되었습니다
account-delete-later = 결제나 환불이 아직 진행 중입니다. 끝나는 대로 계정을 삭제하며, 따로 하실 일은 없습니다.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = 내 쇼핑
account-shop-lead = 보유한 상품과 추가할 수 있는 상품을 확인하세요.
account-shop-empty = 아직 내역이 없습니다. 먼저 테스트를 하고 무료 결과를 확인해 보세요. 전체 리포트를 원하시면 여기에서 구매하실 수 있습니다.
account-shop-yours = 보유 중
account-shop-locked = 무료 결과를 보실 수 있습니다. 리포트는 아직 구매하지 않으셨습니다.
account-shop-complete = 이 테스트의 모든 상품을 보유하고 있습니다.
account-shop-add = 추가할 수 있는 상품
account-shop-buy = { $price }에 구매하기
account-shop-upgrade = { $price }에 추가하기
account-shop-list-price = 정가
account-shop-compare = 리포트 비교하기
account-shop-tests-left = 3회권이 { $n }회 남아 있습니다.
account-shop-bundle = 테스트 3회와 리포트 3회분을 { $price } 한 번 결제로 이용하세요. 테스트는 원할 때 하시면 됩니다.
account-shop-bundle-link = 3회권 보기
## The membership in the shop: paid once, ends by itself.

account-member-title = 멤버십
account-member-discount-name = 모든 상품 20% 할인
account-member-discount-content = 모든 리포트와 업그레이드, 테스트 3회권에 적용됩니다. 구매하실 때 로그인만 하시면 됩니다.
account-member-reports-name = 모든 무료 테스트의 전체 리포트
account-member-reports-content = 사고 스타일, 감정 역량, 직업 흥미가 해당됩니다. 로그인하고 테스트를 마치면 전체 리포트를 볼 수 있습니다.
account-member-lead = { $months }개월 동안 모든 상품이 20% 할인됩니다.
account-member-plain = 한 번만 결제합니다. { $months }개월 뒤 자동으로 종료되며 갱신되지 않습니다. 14일 안에는 환불받으실 수 있습니다.
account-member-buy = { $price }에 멤버십 시작하기
account-member-until = 멤버십 이용 기간: { $date }까지
account-member-until-text = 모든 상품을 20% 할인된 가격에 구매하실 수 있습니다. 기한이 되면 자동으로 종료되며 갱신되지 않습니다.
account-member-permanent = 모든 상품을 20% 할인된 가격에 구매하실 수 있습니다
account-member-permanent-text = 할인에는 기한이 없습니다(주문 번호 { $reference }).
account-refund-sure = 결제하신 멤버십 금액을 환불할까요? 멤버십은 바로 종료됩니다.
account-refund-no = 멤버십 유지하기
account-refund-over = 환불 기간 14일이 지났습니다. 멤버십은 종료일까지 유지됩니다.

## A membership that renews itself until it is cancelled.

account-plan-title = 자동 갱신 멤버십
account-plan-lead = 같은 20% 할인이 종료일 없이 이어집니다. 해지하실 때까지 { $months }개월마다 갱신됩니다.
account-plan-buy = { $price } 결제하기(다음 결제 { $date })
account-plan-plain = 갱신 7일 전마다 이메일로 알려 드립니다. 로그인하지 않아도 버튼 하나로 해지하실 수 있으며, 결제하실 때마다 14일 동안 환불받으실 수 있습니다.
account-plan-active = { $date } 갱신 예정({ $price })
account-plan-past-due = 다음 기간 이용료({ $price }) 결제에 실패했습니다
account-plan-cancelled = 해지되었습니다. 앞으로는 결제되지 않습니다.
account-plan-until = 멤버십은 { $date }까지 유지됩니다.
account-plan-pending = 이 멤버십은 아직 결제되지 않았습니다.
account-plan-ended = 종료된 멤버십입니다. 앞으로는 결제되지 않습니다.
account-plan-none = 이미 사용되었거나 더 이상 유효하지 않은 링크입니다. 로그인하시면 멤버십을 확인하실 수 있습니다.
account-plan-cancel = 자동 갱신 해지하기
account-plan-cancel-text = 앞으로는 결제되지 않으며, 이미 결제하신 기간이 끝날 때까지 멤버십이 유지됩니다.
account-plan-shop = 내 쇼핑으로 가기
account-plan-failed = 처리하지 못했습니다. 다시 시도해 주세요.
