## 테스트 응시: 안내, 문제, 답안 확정. 말은 적고 정확하게.
## ‘퍼즐’은 타일 아홉 개 중 하나가 빈 패턴, ‘문제’는 테스트 안에서 번호가 붙은 퍼즐.

## 테스트 전 안내.

test-start-facts = 시작하기 전에
test-start-trial = { $count ->
   *[other] 시험 중인 새 퍼즐 { $count }개 추가(점수에 반영되지 않음)
}
test-start-price-free = 결제 없이 모든 결과 무료

test-start-hints-title = 알아 두세요
test-start-hint-clock = 시간제한은 없습니다. 시계는 참고로만 보세요.
test-start-hint-place = 방해받지 않는 조용한 곳에서 하세요.
test-start-hint-back = 제출하기 전까지는 되돌아가 어떤 답이든 바꿀 수 있습니다.
test-start-hint-keys = 1~6 키로 답하고 화살표 키로 이동합니다.
test-start-hint-kept = 답안은 이 기기에 저장되므로 새로 고치거나 연결이 끊겨도 사라지지 않습니다.
test-start-hint-recorded = 정상적으로 채점할 수 있는지 확인하기 위해 퍼즐별 풀이 시간, 바꾼 답, 탭을 벗어난 횟수와 시간, 창의 너비를 기록합니다.

test-start-begin = 테스트 시작하기
test-start-loading = 퍼즐을 불러오는 중…
test-start-others = 다른 테스트 보기

## 이 기기에서 이미 시작한 테스트.

test-open-title = 이어서 풀기
test-open-text = { $total }문제 중 { $answered }문제에 답했습니다.
test-open-unsent = 제출한 답안이 아직 전송되지 않았습니다.
test-open-continue = { $number }번 문제부터 계속하기
test-open-send = 답안 보내기
test-open-restart = 처음부터 다시 시작
test-restart-title = 처음부터 다시 시작할까요?
test-restart-text = 지금까지의 답이 삭제되고 새 퍼즐이 나옵니다.
test-restart-confirm = 삭제하고 다시 시작
test-restart-keep = 답 그대로 두기

## 한 단계씩 푸는 퍼즐.

test-example-title = 퍼즐 푸는 방법
test-example-lead = 타일은 행이나 열을 따라 규칙대로 바뀝니다. 규칙을 찾으면 빈칸에 들어갈 타일을 알 수 있습니다.
test-example-play = 풀이 보기
test-example-pause = 일시 정지
test-example-next = 다음 단계
test-example-again = 다시 보기
test-example-step = { $steps }단계 중 { $step }단계
test-example-answer = 모든 규칙에 맞는 보기는 { $number }번뿐입니다.
test-example-steps = 단계별 풀이

## 테스트 전에 풀어 보는 퍼즐.

test-practice-title = 직접 풀어 보기
test-practice-lead = 연습입니다. 채점하거나 전송하지 않습니다.
test-practice-switch = 연습 { $number }
test-practice-right = 정답입니다.
test-practice-wrong = 아쉽지만 정답이 아닙니다.
test-practice-next = 다음 연습 퍼즐

## 소리로 듣는 분을 위한 퍼즐 설명.

test-grid = 타일이 세 개씩 세 줄로 놓인 패턴
test-cell = { $row }행 { $column }열: { $tile }
test-cell-missing = { $row }행 { $column }열: 빈칸. 여기에 들어갈 타일을 찾으세요.
test-options = 빈칸에 들어갈 타일은 무엇일까요?
test-option = 보기 { $number }번: { $tile }

## 문제 화면.

test-question = { $number }번 문제(총 { $total }문제)
test-question-short = { $number } / { $total }
test-question-previous = 이전 문제
test-question-next = 다음 문제
test-question-instructions = 안내로 돌아가기
test-question-flag = 나중에 다시 보기
test-question-all = 전체 문제
test-question-return = 전체 답안으로 돌아가기
test-question-clock = 경과 시간: { $time }

## 전체 문제 한눈에 보기.

test-palette-number = { $number }번 문제
test-state-answered = 답변 완료
test-state-flagged = 다시 볼 문제
test-state-open = 답하지 않음
test-palette-finish = 확인하고 제출하기

## 답안 확인.

test-submit-title = 답안 확인
test-submit-complete = 모든 문제에 답했습니다.
test-submit-open = { $count ->
   *[other] 답하지 않은 문제가 { $count }개 있습니다.
}
test-submit-open-warning = 답하지 않은 문제가 너무 많으면 점수를 낼 수 없습니다.
test-submit-edit = 문제를 고르면 답을 바꿀 수 있습니다.
test-submit-final = 제출한 뒤에는 답을 바꿀 수 없습니다.
test-submit-confirm = 답안 제출하기
test-submit-first-open = 답하지 않은 문제 풀기
test-submit-chosen = 보기 { $option }번, { $tile }

## 확정한 뒤.

test-saving-title = 저장하고 채점하는 중
test-saving-text = 전송이 끝날 때까지 답안은 이 기기에 보관됩니다.
test-unsent-offline = 네트워크 연결이 끊겼습니다. 나중에 다시 시도해 주세요.
test-unsent-failed = 연결하지 못했습니다. 다시 시도해 주세요.
test-unsent-kept = 답안은 이 기기에 안전하게 보관되어 있으며, 자동으로 계속 전송을 시도합니다.
test-unsent-retry = 지금 다시 시도
test-refused-title = 답안을 저장하지 못했습니다
test-refused-restart = 처음부터 다시 시작
