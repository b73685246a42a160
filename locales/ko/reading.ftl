## 구매한 리포트의 페이지: 읽기, 보여 주기, 증명하기.

## 두 개의 탭으로 나뉜 리포트.

reading-tabs-label = 리포트의 부분
reading-tab-summary = IQ 요약
reading-tab-dimensions = IQ 영역
reading-contents = 이 부분의 내용
reading-as-table = 표로 보기
reading-dimension-margin = 오차 범위 { $low }~{ $high }, 100번 중 80번

## 점수 옆의 카드.

reading-files-title = PDF 리포트
reading-files-text = 보관할 수 있는 21쪽 리포트입니다. 아홉 언어 중에서 고를 수 있습니다.
reading-files-button = 다운로드로 가기
reading-puzzles-title = 모든 퍼즐의 풀이
reading-puzzles-text = 내 답과 정답을 나란히 놓고 규칙을 하나씩 설명합니다.
reading-puzzles-button = 풀이 보기
reading-puzzles-locked = 정답을 규칙별로 설명합니다. 구매하신 패키지에는 이 부분이 없으며, 추가할 수 있습니다.
reading-puzzles-unlock = 가격 보기

## 리포트를 만든 때보다 새로운 비교 기준이 있을 때.

reading-rescored-title = 새 비교 기준
reading-rescored-text = 새 비교 기준(버전 { $version })에서 같은 답의 점수는 { $score }입니다({ $margin }). 구매하신 리포트는 그대로 남습니다.
reading-rescored-show = 새 비교 기준으로 읽기
reading-rescored-shown = 같은 답을 비교 기준 { $version } 버전으로 보고 있습니다. 구매하신 리포트는 그대로 남습니다. 인증서와 공유 링크는 구매하신 리포트에 있습니다.
reading-rescored-back = 구매한 리포트로 돌아가기

## 순위 아래.

reading-countries-title = 테스트가 이루어진 곳
reading-countries-text = 국가별 유효한 테스트 수입니다. 테스트를 하는 사람들이 그 나라 사람들의 표본은 아닙니다.
reading-countries-country = 국가
reading-countries-tests = 테스트 수
reading-countries-average = 평균 점수
reading-countries-own = 현재 위치

## 다른 테스트.

reading-free-title = 짧은 무료 테스트
reading-free-text = 퍼즐 { $questions }개와 모든 결과가 무료입니다. 전체 테스트보다 덜 정확합니다.
reading-free-button = 무료 테스트 시작하기

## 파일 페이지.

reading-downloads-title = 다운로드
reading-downloads-lead = 이 주문에 포함된 모든 파일입니다.
reading-downloads-back = 리포트로 돌아가기
reading-file-language = PDF 언어
reading-file-download = 다운로드
reading-file-making = 파일을 만들고 있습니다. 몇 초 걸립니다.
reading-file-saved = 준비됨: { $name }
reading-file-open = 저장되지 않았나요? 여기서 파일 열기
reading-file-failed = 파일을 받지 못했습니다. 다시 시도해 주세요.
reading-file-unnamed = 인증서에는 이름이 들어갑니다. 먼저 이름을 입력해 주세요.
reading-file-name = 이름 입력하기
reading-file-read = 리포트에서 읽기
reading-downloads-locked = 이 주문에는 아직 다운로드할 파일이 없습니다. 파일은 리포트와 함께 제공됩니다.

## 누구나 읽을 수 있는 예시 리포트.

reading-sample-title = 예시 리포트
reading-sample-lead = 가장 큰 패키지의 내용이 모두 담긴 전체 리포트입니다. 답은 시뮬레이션으로 만든 것이며 실제 누군가의 답이 아닙니다.
reading-sample-none = 이 테스트에는 예시 리포트가 없습니다.
reading-sample-pdf = 예시 PDF
reading-sample-puzzles = 모든 퍼즐의 풀이
reading-sample-end = 나의 리포트
reading-sample-end-text = 먼저 테스트를 해 보세요. IQ 등급(넓은 구간)은 무료이고, 리포트 가격은 첫 퍼즐 전에 볼 수 있습니다.
reading-sample-start = 테스트 하기

## 모든 퍼즐과 풀이.

reading-wrong-title = 오답 분석

## 오답: 모든 문제를 규칙별로 다시 보기. 읽는 사람은 평가가 아니라 이해를 원합니다.

reading-wrong-count = { $total }문제 중 { $right }문제를 맞혔습니다.
reading-wrong-perfect = 모든 문제를 맞혔습니다. 어느 문제든 풀이를 볼 수 있습니다.
reading-wrong-back-to-report = 리포트로 돌아가기
reading-wrong-filter = 표시할 문제
reading-wrong-filter-missed = 놓친 문제({ $n })
reading-wrong-filter-all = 전체({ $n })
reading-wrong-picker = 문제
reading-wrong-state-right = 정답
reading-wrong-state-wrong = 오답
reading-wrong-state-open = 미응답
reading-wrong-number = { $number }번 문제, { $state }
reading-wrong-legend = { $state } { $n }
reading-wrong-question = { $number }번 문제
reading-wrong-previous = 이전 문제
reading-wrong-next = 다음 문제
reading-wrong-yours = 내 답
reading-wrong-answer = 정답
reading-wrong-both = 내 답이 정답입니다
reading-wrong-option = 보기 { $number }
reading-wrong-none = 답하지 않음
reading-wrong-rapid = 퍼즐을 읽었다고 보기 어려울 만큼 빨리 나온 답이어서 점수에 넣지 않습니다.
reading-wrong-judged = 내가 고른 보기와 규칙

reading-wrong-replay = 푸는 방법
reading-wrong-ready = { $n ->
    [1] 규칙 하나로 정해집니다. 한 줄씩 살펴보세요.
   *[other] 규칙 { $n }개가 함께 정합니다. 하나씩 살펴보세요.
}
reading-wrong-play = 재생
reading-wrong-pause = 일시 정지
reading-wrong-again = 다시 재생
reading-wrong-step-back = 이전 단계
reading-wrong-step-next = 다음 단계
reading-wrong-rules = 규칙
reading-wrong-rule = 규칙 { $rules }개 중 { $rule }번째
reading-wrong-rule-said = 규칙 { $rules }개 중 { $rule }번째. { $text } { $line }
reading-wrong-end = 정답
reading-wrong-only = 보기 { $number }만 모든 규칙에 맞습니다.
reading-wrong-progress = { $steps }단계 중 { $step }단계
reading-wrong-out = { $count ->
   *[other] 이 규칙으로 제외되는 보기: { $options }.
}

reading-wrong-others = 다른 사람들의 선택
reading-wrong-others-note = { $date }까지 이 문제에 답한 { $n }명 기준입니다.
reading-wrong-others-few = 아직 이 문제에 답한 사람이 너무 적어 다른 사람들의 선택을 보여 드릴 수 없습니다.
reading-wrong-share = 100명 중 { $percent }명이 선택
reading-wrong-why-not = 보기 { $number }, 정답이 아닌 이유

reading-wrong-time = 시간
reading-wrong-time-yours = 나
reading-wrong-time-median = 전체 중앙값
reading-wrong-seconds = { $s }초
reading-wrong-minutes = { $m }분 { $s }초

reading-wrong-locked-lead = 구매하신 패키지에는 오답 분석이 없습니다. 추가하면 볼 수 있는 것:
reading-wrong-locked-answers = 문제마다 나란히 놓인 내 답과 정답
reading-wrong-locked-replay = 푸는 과정: 각 규칙을 행에서 한 단계씩 보여 드림
reading-wrong-locked-judged = 내가 고른 보기에서 맞는 점과 어긴 규칙
reading-wrong-locked-others = 다른 사람들의 선택, 그리고 그들의 시간과 내 시간

## 패키지에 없는 것 추가하기. 차액만 냅니다.

reading-unlock-add = { $price }에 열기
reading-unlock-note = ‘{ $package }’ 패키지로 바뀌며 차액만 냅니다. 결제는 한 번뿐이며 구독이 아닙니다.
reading-unlock-report = 결과로 돌아가기

## 링크로 결과 보여 주기.

reading-share-title = 다른 사람에게 보여 주기
reading-share-lead = 링크에는 고른 것만 보이고 다른 것은 보이지 않습니다. 언제든지 취소할 수 있습니다.
reading-share-what = 링크에 보일 내용
reading-share-class = IQ 등급(항상 표시)
reading-share-score = IQ 점수와 오차 범위
reading-share-ranking = 100명 중 점수가 더 낮은 사람 수
reading-share-dimensions = 영역별 결과
reading-share-name = 이름
reading-share-name-hint = 이름을 보이고 싶을 때만 입력하세요. 비워 두면 표시되지 않습니다.
reading-share-preview = 다른 사람에게 보이는 모습
reading-share-make = 링크 만들기
reading-share-change = 보일 내용 바꾸기
reading-share-link = 내 링크
reading-share-copy = 링크 복사
reading-share-copied = 링크를 복사했습니다
reading-share-send = 공유
reading-share-made = 링크가 준비되었습니다.
reading-share-changed = 이제부터 링크에 이 내용이 보입니다.
reading-share-revoke = 링크 취소하기
reading-share-revoke-sure = 어디에 올렸든 링크와 미리보기 그림이 바로 작동을 멈춥니다. 결과는 최근 결과 목록에서도 빠집니다.
reading-share-revoke-yes = 링크 취소하기
reading-share-revoke-no = 그대로 두기
reading-share-revoked = 링크가 더 이상 작동하지 않습니다.
reading-share-list = 이 사이트의 최근 결과
reading-share-list-text = 원하시면 최근 결과 목록에 올릴 수 있습니다. 이름의 첫 단어(띄어 쓰지 않은 이름은 전체) 또는 ‘익명’, 국가, 등급만 표시되며 언제든지 뺄 수 있습니다.
reading-share-list-box = 내 결과를 목록에 올리기
reading-share-listed = 이제부터 내 결과가 목록에 나올 수 있습니다.
reading-share-unlisted = 내 결과가 목록에서 빠졌습니다.

## 인증서.

reading-certificate-title = 개인 인증서
reading-certificate-lead = 이름과 점수, 오차 범위가 담긴 한 쪽짜리 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.
reading-certificate-name = 인증서에 들어갈 이름
reading-certificate-name-hint = 인쇄될 그대로 입력하세요. 최대 60자입니다.
reading-certificate-name-missing = 이름을 입력해 주세요.
reading-certificate-name-long = 이름은 최대 60자입니다.
reading-certificate-preview = 미리보기
reading-certificate-paper-title = 테스트 완료 인증서
reading-certificate-paper-text = 위 사람은 { $date }에 { $exam }(퍼즐 { $questions }개) 응시를 완료했습니다
reading-certificate-paper-score = IQ 점수
reading-certificate-paper-kind = 감독자가 없는 온라인 테스트
reading-certificate-paper-norms = 비교 기준 { $version }
reading-certificate-paper-norms-provisional = 비교 기준 { $version }, 잠정
reading-certificate-paper-name = 이름
reading-certificate-make = 인증서 만들기
reading-certificate-remake = 이 이름으로 다시 만들기
reading-certificate-busy = 잠시만요…
reading-certificate-made = 인증서가 준비되었습니다.
reading-certificate-renamed = 인증서의 이름을 바꿨습니다.
reading-certificate-download = PDF로 저장
reading-certificate-verify = 확인 페이지 열기
reading-certificate-copy = 주소 복사
reading-certificate-name-shown = 확인 페이지에 이름이 표시됩니다.
reading-certificate-name-hidden = 확인 페이지에 이름이 표시되지 않습니다. 종이에는 그대로 남습니다.
reading-certificate-hide = 확인 페이지에서 이름 숨기기
reading-certificate-show = 확인 페이지에 이름 표시하기
reading-certificate-revoke = 인증서 취소하기
reading-certificate-revoke-sure = 이미 건넨 사본을 포함해, 확인하는 모든 사람에게 취소되었다고 표시됩니다. 다시 유효하게 할 수는 없지만 새로 만들 수는 있습니다.
reading-certificate-revoke-yes = 인증서 취소하기
reading-certificate-revoke-no = 그대로 두기
reading-certificate-revoked-now = 인증서가 취소되었습니다.
reading-certificate-revoked = { $date }에 인증서를 취소하셨습니다. 새로 만들 수 있습니다.
reading-certificate-locked = 인쇄하거나 보여 줄 수 있는 한 쪽짜리 인증서입니다. 이름, 점수와 오차 범위, 누구나 확인할 수 있는 QR 코드가 있습니다. 구매하신 패키지에는 들어 있지 않습니다.

## 누구나 인증서를 확인할 수 있는 페이지. 읽는 사람은 흔히 회사나 학교입니다.

reading-verify-title = 인증서 확인
reading-verify-valid = 유효한 인증서입니다
reading-verify-valid-text = 저희가 발급했으며 지금도 유효합니다. 내용은 아래에 있으니 받으신 것과 비교해 보세요.
reading-verify-revoked = 취소된 인증서입니다
reading-verify-revoked-text = 저희가 발급했지만 { $date }에 취소되었습니다. 더 이상 아무것도 증명하지 않습니다.
reading-verify-revoked-once = 저희가 발급했지만 취소되었습니다. 더 이상 아무것도 증명하지 않습니다.
reading-verify-unknown = 확인할 수 없는 인증서입니다
reading-verify-unknown-text = 이 주소에 해당하는 인증서를 발급한 적이 없습니다. 링크가 완전한지 확인해 주세요. 완전하다면, 받으신 것은 저희 인증서가 아닙니다.
reading-verify-name = 이름
reading-verify-name-hidden = 소유자가 숨김
reading-verify-exam = 테스트
reading-verify-exam-text = { $exam }, { $questions }문제
reading-verify-score = IQ 점수
reading-verify-taken = 응시일
reading-verify-made = 인증서 발급일
reading-verify-norms = 비교 기준
reading-verify-norms-provisional = { $version }, 잠정: 비교 집단을 아직 만들고 있습니다
reading-verify-kind = 테스트 방식
reading-verify-kind-text = 감독자가 없는 온라인 테스트
reading-verify-meaning = 이것으로 알 수 있는 것
reading-verify-meaning-says = 누군가 브라우저에서 이 퍼즐에 답해 이 점수를 얻었습니다. 100번 중 95번은 실제 값이 오차 범위 안에 있습니다.
reading-verify-meaning-not = 화면 앞에 누가 있었는지, 도움을 받았는지 확인한 사람은 없습니다. 이름은 소유자가 입력한 것입니다. 진단이 아닙니다.
reading-verify-meaning-work = 점수 하나로는 누가 일을 얼마나 잘할지 알기 어렵습니다. 이것만으로 사람에 관해 결정하지 마세요. 중요한 일이라면 감독자가 있는 검사를 이용하세요.
reading-verify-proof = 서명된 증명문
reading-verify-proof-text = 증명문은 저희의 Ed25519 키로 서명되어 있습니다. 증명문과 서명, 키가 있으면 저희를 거치지 않고도 확인할 수 있습니다.
reading-verify-parts = 증명문, 서명, 키
reading-verify-statement = 증명문
reading-verify-signature = 서명(base64)
reading-verify-key = 공개 키 { $id }(base64)
reading-verify-how = 직접 확인하기
reading-verify-how-text = 터미널에서 OpenSSL 3을 사용하세요. 마지막 줄에 “Signature Verified Successfully”가 나와야 합니다.
reading-verify-how-copy = 명령어 복사
reading-verify-how-copied = 명령어를 복사했습니다

## 누군가 링크로 보여 주는 결과.

reading-shared-title = 본인이 공개한 결과
reading-shared-name = 공개한 사람: { $name }
reading-shared-taken = { $exam }, 응시일 { $date }
reading-shared-class = IQ 등급
reading-shared-classes = { $low } ~ { $high }
reading-shared-score = IQ 점수
reading-shared-percentile = 100명 중 약 { $percent }명은 이보다 점수가 낮을 것입니다.
reading-shared-dimensions = 영역별 결과(오차 범위: 100번 중 80번)
reading-shared-dimension = { $score }({ $low }~{ $high })
reading-shared-note = 감독자가 없는 온라인 테스트로, 누가 답했는지 확인하지 않았습니다. 100번 중 95번은 실제 IQ가 점수의 오차 범위 안에 있습니다.
reading-shared-note-class = 감독자가 없는 온라인 테스트로, 누가 답했는지 확인하지 않았습니다.
reading-shared-norms = 비교 기준: { $version }.
reading-shared-norms-provisional = 비교 기준: { $version }, 잠정.
reading-shared-gone = 이 링크에는 보이는 것이 없습니다
reading-shared-gone-text = 소유자가 링크를 취소했거나 주소가 완전하지 않습니다.
reading-shared-take = 직접 테스트 해 보기
reading-shared-take-text = 퍼즐 { $questions }개, 시간제한 없음. 맞힌 개수와 등급은 무료입니다.
reading-shared-take-price = 정확한 점수와 리포트는 세금을 포함해 { $price }부터입니다. 결제는 한 번뿐이며 구독이 아닙니다. 테스트를 마친 뒤에 결정하세요.
reading-shared-take-button = 테스트 보기

reading-account = 로그인하고 내 리포트를 한곳에서 보세요
