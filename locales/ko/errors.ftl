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
