## 구매한 리포트의 페이지: 읽기, 보여 주기, 증명하기.

## 두 개의 탭으로 나뉜 리포트.

reading-tabs-label = 리포트 구성
reading-tab-summary = IQ 요약
reading-tab-dimensions = IQ 영역
reading-contents = 목차
reading-as-table = 표로 보기
reading-dimension-margin = 오차 범위 { $low }~{ $high }(80% 신뢰구간)

## 점수 옆의 카드.

reading-files-title = PDF 리포트
reading-files-text = 보관용 21쪽 리포트입니다. 아홉 가지 언어 중에서 고를 수 있습니다.
reading-files-button = 다운로드하러 가기
reading-puzzles-title = 모든 퍼즐의 해설
reading-puzzles-text = 내 답과 정답을 나란히 놓고 단계별로 설명합니다.
reading-puzzles-button = 해설 보기
reading-puzzles-locked = 정답을 단계별로 설명합니다. 구매하신 패키지에는 없지만 추가하실 수 있습니다.
reading-puzzles-unlock = 가격 보기

## 리포트를 만든 때보다 새로운 비교 기준이 있을 때.

reading-rescored-title = 새로 계산된 점수
reading-rescored-text = 비교 집단이 업데이트되었습니다(버전 { $version }). 새 기준에서 같은 답안의 점수는 { $score }입니다. { $margin }. 구매하신 리포트는 그대로 남습니다.
reading-rescored-show = 새 점수 보기
reading-rescored-shown = 비교 집단 { $version } 기준으로 채점한 결과를 보고 있습니다. 구매하신 리포트는 그대로 남아 있으며, 인증서와 공유 링크도 그곳에 있습니다.
reading-rescored-back = 원래 리포트로 돌아가기

## 순위 아래.

reading-countries-title = 국가별 응시 현황
reading-countries-text = 국가별 유효한 테스트 수입니다. 테스트를 한 사람들이 그 나라 전체를 대표하지는 않습니다.
reading-countries-country = 국가
reading-countries-tests = 테스트 수
reading-countries-average = 평균 점수
reading-countries-own = 내 위치

## 다른 테스트.

reading-free-title = 무료 미니 테스트 해 보기
reading-free-text = 퍼즐 { $questions }개로 모든 결과를 무료로 볼 수 있습니다. 정식 테스트보다 정밀도는 낮습니다.
reading-free-button = 무료 미니 테스트 시작하기

## 파일 페이지.

reading-downloads-title = 다운로드
reading-downloads-lead = 구매하신 상품에 포함된 모든 파일입니다.
reading-downloads-back = 리포트로 돌아가기
reading-file-language = PDF 언어
reading-file-download = 다운로드
reading-file-making = 파일을 만들고 있습니다. 몇 초 걸립니다.
reading-file-saved = 준비 완료: { $name }
reading-file-open = 저장되지 않았다면 여기에서 파일 열기
reading-file-failed = 다운로드하지 못했습니다. 다시 시도해 주세요.
reading-file-unnamed = 인증서에 들어갈 이름을 먼저 입력해 주세요.
reading-file-name = 이름 입력하기
reading-file-read = 리포트에서 보기
reading-downloads-locked = 아직 다운로드할 파일이 없습니다. 파일은 리포트와 함께 제공됩니다.

## 누구나 읽을 수 있는 예시 리포트.

reading-sample-title = 예시 리포트
reading-sample-lead = 가장 큰 패키지의 내용이 모두 담긴 리포트입니다. 가상의 답안으로 만든 예시이며, 실제 결과가 아닙니다.
reading-sample-none = 이 테스트의 예시 리포트는 아직 없습니다.
reading-sample-pdf = 예시 PDF 다운로드
reading-sample-puzzles = 모든 퍼즐의 해설
reading-sample-end = 내 리포트 받기
reading-sample-end-text = 먼저 테스트를 해 보세요. 맞힌 개수와 가능성이 가장 높은 IQ 구간은 무료이고, 리포트 가격은 첫 퍼즐을 풀기 전에 볼 수 있습니다.
reading-sample-start = 테스트 시작하기

## 모든 퍼즐과 풀이.

reading-wrong-title = 해설

## 오답: 모든 문제를 규칙별로 다시 보기. 읽는 사람은 평가가 아니라 이해를 원합니다.

reading-wrong-count = { $total }문제 중 { $right }문제를 맞혔습니다.
reading-wrong-perfect = 모든 문제를 맞혔습니다. 문제마다 푸는 방법을 살펴보세요.
reading-wrong-back-to-report = 리포트로 돌아가기
reading-wrong-filter = 표시할 문제
reading-wrong-filter-missed = 못 맞힌 문제({ $n })
reading-wrong-filter-all = 전체({ $n })
reading-wrong-picker = 문제
reading-wrong-state-right = 정답
reading-wrong-state-wrong = 오답
reading-wrong-state-open = 답하지 않음
reading-wrong-number = { $number }번 문제, { $state }
reading-wrong-legend = { $state } { $n }
reading-wrong-question = { $number }번 문제
reading-wrong-previous = 이전 문제
reading-wrong-next = 다음 문제
reading-wrong-yours = 내 답
reading-wrong-answer = 정답
reading-wrong-both = 내 답이 정답입니다
reading-wrong-option = 보기 { $number }번
reading-wrong-none = 답하지 않음
reading-wrong-rapid = 퍼즐을 볼 수 없을 만큼 빨리 고른 답이어서 점수에 넣지 않았습니다.
reading-wrong-judged = 내 답에서 맞은 점과 틀린 점

reading-wrong-replay = 푸는 방법
reading-wrong-ready = { $n ->
    [1] 규칙 하나면 충분합니다. 한 줄씩 살펴보세요.
   *[other] 규칙 { $n }개가 함께 작용합니다. 하나씩 살펴보세요.
}
reading-wrong-play = 재생
reading-wrong-pause = 일시 정지
reading-wrong-again = 다시 재생
reading-wrong-step-back = 이전 단계
reading-wrong-step-next = 다음 단계
reading-wrong-rules = 규칙
reading-wrong-rule = { $rules }개 규칙 중 { $rule }번째
reading-wrong-rule-said = { $rules }개 규칙 중 { $rule }번째. { $text } { $line }
reading-wrong-end = 정답
reading-wrong-only = 모든 규칙에 맞는 보기는 { $number }번뿐입니다.
reading-wrong-progress = { $steps }단계 중 { $step }단계
reading-wrong-out = { $count ->
   *[other] 이 규칙으로 제외되는 보기: { $options }.
}

reading-wrong-others = 다른 사람들의 선택
reading-wrong-others-note = { $date }까지 이 문제에 답한 { $n }명을 기준으로 합니다.
reading-wrong-others-few = 아직 이 문제에 답한 사람이 충분하지 않습니다.
reading-wrong-share = { $percent }%가 선택
reading-wrong-why-not = 보기 { $number }번이 정답이 아닌 이유

reading-wrong-time = 풀이 시간
reading-wrong-time-yours = 나
reading-wrong-time-median = 보통 걸리는 시간
reading-wrong-seconds = { $s }초
reading-wrong-minutes = { $m }분 { $s }초

reading-wrong-locked-lead = 구매하신 패키지에는 해설이 없습니다. 추가하시면 다음 내용을 볼 수 있습니다.
reading-wrong-locked-answers = 문제마다 나란히 놓은 내 답과 정답
reading-wrong-locked-replay = 타일 위에서 규칙을 단계별로 보여 주는 풀이
reading-wrong-locked-judged = 내 답에서 맞은 점과 어긋난 규칙
reading-wrong-locked-others = 다른 사람들의 선택과 풀이 시간 비교

## 패키지에 없는 것 추가하기. 차액만 냅니다.

reading-unlock-add = { $price }에 추가하기
reading-unlock-note = ‘{ $package }’ 패키지로 업그레이드하며, 구독 없이 차액만 한 번 결제합니다.
reading-unlock-report = 내 결과로 돌아가기

## 링크로 결과 보여 주기.

reading-share-title = 결과 공유하기
reading-share-lead = 링크에는 선택한 내용만 표시되며, 언제든지 공유를 중단할 수 있습니다.
reading-share-what = 링크에 표시할 내용
reading-share-class = IQ 등급(항상 표시)
reading-share-score = IQ 점수와 오차 범위
reading-share-ranking = 백분위
reading-share-dimensions = 퍼즐 유형별 결과
reading-share-name = 이름
reading-share-name-hint = 선택 사항입니다. 비워 두면 이름이 표시되지 않습니다.
reading-share-preview = 다른 사람에게 보이는 화면
reading-share-make = 링크 만들기
reading-share-change = 변경 내용 저장
reading-share-link = 내 링크
reading-share-copy = 링크 복사
reading-share-copied = 링크를 복사했습니다
reading-share-send = 공유
reading-share-made = 링크가 준비되었습니다.
reading-share-changed = 저장했습니다. 이제 링크에 이 내용이 표시됩니다.
reading-share-revoke = 공유 중단하기
reading-share-revoke-sure = 어디에 올렸든 링크와 미리보기 이미지가 바로 열리지 않게 되고, 최근 결과 목록에서도 빠집니다.
reading-share-revoke-yes = 공유 중단하기
reading-share-revoke-no = 계속 공유하기
reading-share-revoked = 공유를 중단했습니다.
reading-share-list = 이 사이트의 최근 결과
reading-share-list-text = 최근 결과 목록에 올릴 수 있습니다. 이름의 첫 단어(띄어 쓰지 않은 이름은 전체) 또는 ‘익명’, 국가, 등급만 표시되며 언제든지 뺄 수 있습니다.
reading-share-list-box = 내 결과를 목록에 올리기
reading-share-listed = 이제 내 결과가 목록에 표시될 수 있습니다.
reading-share-unlisted = 내 결과를 목록에서 뺐습니다.

## 인증서.

reading-certificate-title = 내 인증서
reading-certificate-lead = 이름과 점수, 오차 범위가 담긴 한 쪽짜리 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.
reading-certificate-name = 인증서에 들어갈 이름
reading-certificate-name-hint = 인쇄될 그대로 60자까지 입력해 주세요.
reading-certificate-name-missing = 이름을 입력해 주세요.
reading-certificate-name-long = 이름은 60자까지 입력할 수 있습니다.
reading-certificate-preview = 미리보기
reading-certificate-paper-title = 테스트 완료 인증서
reading-certificate-paper-text = 위 사람은 { $date }에 { $exam }(퍼즐 { $questions }개) 응시를 완료했습니다
reading-certificate-paper-score = IQ 점수
reading-certificate-paper-kind = 감독자가 없는 온라인 테스트
reading-certificate-paper-norms = 비교 집단 { $version }
reading-certificate-paper-norms-provisional = 비교 집단 { $version }, 잠정
reading-certificate-paper-name = 이름
reading-certificate-make = 인증서 만들기
reading-certificate-remake = 이름 변경하기
reading-certificate-busy = 처리 중…
reading-certificate-made = 인증서가 준비되었습니다.
reading-certificate-renamed = 인증서의 이름을 바꿨습니다.
reading-certificate-download = PDF로 저장
reading-certificate-verify = 확인 페이지 열기
reading-certificate-copy = 링크 복사
reading-certificate-name-shown = 확인 페이지에 이름이 표시됩니다.
reading-certificate-name-hidden = 확인 페이지에 이름이 표시되지 않습니다. 인쇄된 인증서에는 그대로 남습니다.
reading-certificate-hide = 확인 페이지에서 이름 숨기기
reading-certificate-show = 확인 페이지에 이름 표시하기
reading-certificate-revoke = 인증서 취소하기
reading-certificate-revoke-sure = 이미 공유하신 사본을 포함해, 확인하는 모든 사람에게 취소된 인증서로 표시됩니다. 되돌릴 수 없지만 새로 만들 수는 있습니다.
reading-certificate-revoke-yes = 네, 취소하기
reading-certificate-revoke-no = 그대로 두기
reading-certificate-revoked-now = 인증서가 취소되었습니다.
reading-certificate-revoked = { $date }에 인증서를 취소하셨습니다. 새로 만들 수 있습니다.
reading-certificate-locked = 인쇄하거나 공유할 수 있는 한 쪽짜리 인증서입니다. 이름, 점수와 오차 범위, 누구나 확인할 수 있는 QR 코드가 들어갑니다. 구매하신 패키지에는 아직 없습니다.

## 누구나 인증서를 확인할 수 있는 페이지. 읽는 사람은 흔히 회사나 학교입니다.

reading-verify-title = 인증서 확인
reading-verify-valid = 유효한 인증서입니다
reading-verify-valid-text = 저희가 발급했으며 지금도 유효합니다. 아래 내용을 받으신 인증서와 비교해 보세요.
reading-verify-revoked = 취소된 인증서입니다
reading-verify-revoked-text = 저희가 발급했지만 { $date }에 취소되어 더 이상 유효하지 않습니다.
reading-verify-revoked-once = 저희가 발급했지만 취소되어 더 이상 유효하지 않습니다.
reading-verify-unknown = 인증서를 찾을 수 없습니다
reading-verify-unknown-text = 이 링크에 해당하는 인증서가 없습니다. 링크의 일부가 빠지지 않았는지 확인해 주세요. 링크에 문제가 없다면 저희가 발급한 인증서가 아닙니다.
reading-verify-name = 이름
reading-verify-name-hidden = 소유자가 숨김
reading-verify-exam = 테스트
reading-verify-exam-text = { $exam }, { $questions }문제
reading-verify-score = IQ 점수
reading-verify-taken = 응시일
reading-verify-made = 발급일
reading-verify-norms = 비교 집단
reading-verify-norms-provisional = { $version }, 잠정(비교 집단을 늘려 가는 중)
reading-verify-kind = 테스트 방식
reading-verify-kind-text = 감독자가 없는 온라인 테스트
reading-verify-meaning = 이 인증서로 알 수 있는 것
reading-verify-meaning-says = 누군가 온라인에서 이 퍼즐에 답해 이 점수를 받았습니다. 실제 점수가 오차 범위 안에 있을 가능성은 95%입니다.
reading-verify-meaning-not = 누가 테스트를 했는지, 도움을 받았는지는 확인하지 않았습니다. 이름은 소유자가 입력한 것입니다. 진단이 아닙니다.
reading-verify-meaning-work = 점수 하나로는 어떤 사람이 일을 얼마나 잘할지 알기 어렵습니다. 이 점수만 보고 채용 같은 결정을 내리지 마세요. 중요한 결정이라면 감독자가 있는 검사를 이용하세요.
reading-verify-proof = 디지털 서명
reading-verify-proof-text = 증명문은 저희의 Ed25519 키로 서명되어 있습니다. 증명문, 서명, 키가 있으면 누구나 저희를 거치지 않고 확인할 수 있습니다.
reading-verify-parts = 증명문, 서명, 키
reading-verify-statement = 증명문
reading-verify-signature = 서명(base64)
reading-verify-key = 공개 키 { $id }(base64)
reading-verify-how = 직접 확인하기
reading-verify-how-text = 터미널에서 OpenSSL 3을 사용하세요. 마지막 줄에 “Signature Verified Successfully”가 나오면 됩니다.
reading-verify-how-copy = 명령어 복사
reading-verify-how-copied = 명령어를 복사했습니다

## 누군가 링크로 보여 주는 결과.

reading-shared-title = 공유받은 결과
reading-shared-name = { $name } 님이 공유한 결과입니다
reading-shared-taken = { $exam }, 응시일 { $date }
reading-shared-class = IQ 등급
reading-shared-classes = { $low } ~ { $high }
reading-shared-score = IQ 점수
reading-shared-percentile = 100명 중 약 { $percent }명보다 점수가 높습니다(백분위 { $percent }).
reading-shared-dimensions = 퍼즐 유형별 결과(80% 신뢰구간)
reading-shared-dimension = { $score }({ $low }~{ $high })
reading-shared-note = 감독자 없이 온라인으로 한 테스트로, 누가 답했는지 확인하지 않았습니다. 실제 점수가 오차 범위 안에 있을 가능성은 95%입니다.
reading-shared-note-class = 감독자 없이 온라인으로 한 테스트로, 누가 답했는지 확인하지 않았습니다.
reading-shared-norms = 비교 집단: { $version }.
reading-shared-norms-provisional = 비교 집단: { $version }, 잠정.
reading-shared-gone = 더 이상 공개되지 않는 링크입니다
reading-shared-gone-text = 공유가 중단되었거나 링크의 일부가 빠졌습니다.
reading-shared-take = 직접 테스트해 보기
reading-shared-take-text = 퍼즐 { $questions }개, 시간제한 없음. 맞힌 개수와 가능성이 가장 높은 IQ 구간은 무료입니다.
reading-shared-take-price = 점수와 리포트는 { $price }부터(세금 포함), 구독 없이 한 번만 결제. 테스트를 마친 뒤에 결정하세요.
reading-shared-take-button = 테스트 시작하기

reading-account = 로그인하고 모든 리포트를 한곳에서 보기

reading-purchase-title = 구매 내역
reading-purchase-line = ‘{ $package }’, { $price }(세금 포함)
reading-purchase-paid = 결제일: { $date }
reading-purchase-sending = 이 페이지의 링크를 { $email } 주소로 보내고 있습니다.
reading-purchase-accepted = 이 페이지의 링크를 { $email } 주소로 보냈으며, { $date } { $time }에 메일 서버에 도착했습니다.
reading-purchase-unsure = 이 페이지의 링크를 { $email } 주소로 보냈지만 메일 서버의 수신 확인을 받지 못했습니다. 도착하지 않았다면 고객센터에서 ‘다시 보내기’를 눌러 주세요.
reading-purchase-refused = { $email } 주소의 메일 서버에서 수신을 거부했습니다. 고객센터에서 이메일 주소를 바꾸실 수 있습니다.
reading-purchase-support = 구매 관련 도움받기
