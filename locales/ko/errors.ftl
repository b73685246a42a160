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
# The form that was answered isn't in the bank any more.
error-unknown-form = 이 문제지는 더 이상 사용되지 않습니다. 답안은 이 기기에 남아 있으니 처음부터 다시 시작해 주세요.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = 이 답안은 제시된 문제와 맞지 않습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
# No order has this number.
error-unknown-order = 이 주문을 찾을 수 없습니다. 주소를 확인하거나 이메일을 살펴봐 주세요.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = 이 테스트는 다른 방식으로 제출됩니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = 이미 확정한 테스트입니다. 확정한 답안은 바꿀 수 없습니다.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = 이 테스트의 모든 문제지를 이미 받으셨습니다. 다른 테스트를 해 보시거나 몇 달 뒤에 다시 찾아 주세요.
# This visit has handed in the same form before.
error-form-had-before = 이 문제지는 이미 제출하셨습니다. 다시 시작하면 새 문제지를 받습니다.
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
