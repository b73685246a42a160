## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = 짧은 질문 { $count }개, 다섯 가지 답 중에서 고르기
questionnaire-start-honest = 맞고 틀린 답이 없고 준비할 것도 없습니다
questionnaire-start-free = 무료, 이메일 불필요: 가장 가까운 유형과 네 척도에서의 위치
questionnaire-start-free-account = 계정이 있으면 무료: 간단한 결과
questionnaire-start-included = 주문에 포함: 결과와 전체 보고서
questionnaire-not-title = 이런 검사는 아닙니다
questionnaire-not-type16 = 능력을 재거나 진단하는 검사가 아닙니다. 오늘 내가 나를 어떻게 보는지를 보여 주며, 채용에 쓰는 것이 아닙니다.
questionnaire-not-eq = 능력 시험이 아니라 스스로 평가하는 검사입니다. 진단이 아니며 채용에 쓰는 것이 아닙니다.
questionnaire-not-thinking = 뇌의 좌우에 관한 것도, 능력을 재는 것도 아닙니다. 어떤 방식으로 결정하기를 좋아하는지를 봅니다.
questionnaire-not-riasec = 무엇을 잘하는지 재거나 일자리를 약속하는 검사가 아닙니다. 무엇을 즐길지를 봅니다.
questionnaire-hint-first = 가장 먼저 떠오르는 답을 고르세요. 되고 싶은 모습이 아니라 평소 모습을 떠올려 보세요.
questionnaire-hint-riasec = 즐길 수 있을지만 생각하세요. 실력이나 자격, 보수는 여기서 중요하지 않습니다.
questionnaire-hint-time = 시간제한도 시계도 없습니다.
questionnaire-hint-keys = 1~5 키로 가장 낮은 답부터 높은 답까지 고를 수 있습니다. 화살표 키로 앞뒤로 이동합니다.
questionnaire-hint-recorded = 답을 분석할 수 있는지 확인하기 위해 질문별 시간, 바꾼 답, 탭을 벗어난 횟수와 시간, 창의 너비를 기록합니다.
questionnaire-start-loading = 질문을 불러오는 중…
questionnaire-sign-in-text = 먼저 로그인하세요. 결과가 계정에 보관됩니다. 무료입니다.
questionnaire-sign-in = 로그인하고 시작하기

## A questionnaire that was begun on this device before.

questionnaire-open-text = 질문 { $total }개 중 { $answered }개에 답했습니다.
questionnaire-open-continue = { $number }번 질문부터 계속하기
questionnaire-restart-text = 지금까지의 답은 삭제되고 1번 질문부터 시작합니다.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = { $number }번 질문(총 { $total }개)
questionnaire-page = { $first }~{ $last }번 질문(총 { $total }개)
questionnaire-ask = 나를 얼마나 잘 나타내나요?
questionnaire-ask-riasec = 얼마나 하고 싶나요?
questionnaire-previous = 이전 질문
questionnaire-next = 다음 질문
questionnaire-page-previous = 이전 페이지
questionnaire-page-next = 다음 페이지
questionnaire-page-open = { $count ->
   *[other] 이 페이지에 답하지 않은 질문이 { $count }개 있습니다
}

## Confirmation.

questionnaire-submit-complete = 모든 질문에 답했습니다.
questionnaire-submit-open = { $count ->
   *[other] 답하지 않은 질문이 { $count }개 있습니다.
}
questionnaire-submit-warning = 답하지 않은 질문이 너무 많으면 분석할 수 없습니다.
questionnaire-submit-first = 남은 질문에 답하기
questionnaire-submit-missing = 답하지 않은 질문
questionnaire-submit-given = 내 답
questionnaire-submit-edit = 질문을 고르면 답을 바꿀 수 있습니다.

## Below a result.

questionnaire-again-title = 몇 주 뒤에 다시 해 보기
questionnaire-again-from = { $date }부터 다시 해 보면 좋습니다. 그때쯤이면 이전 답을 잊게 됩니다. 이 결과는 그대로 남습니다.
questionnaire-again-now = 4주가 지났습니다. 다시 해 볼 만한 때입니다. 이 결과는 그대로 남습니다.
questionnaire-again-button = 다시 하기
questionnaire-full-how = 전체 보고서는 16유형의 큰 패키지와 멤버십에 포함되어 있습니다.
questionnaire-full-button = 포함된 내용 보기
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 자신의 속도로, 문장을 하나씩 읽고 다시 답해 보세요. 느린 것은 이유가 되지 않습니다.
questionnaire-files-text = 보관용 보고서입니다. 아홉 가지 언어 중에서 고를 수 있습니다.
questionnaire-certificate-lead = 이름과 유형, 날짜가 담긴 한 페이지입니다. 누구나 QR 코드로 확인할 수 있습니다.
questionnaire-certificate-locked = 인쇄하거나 보여 줄 수 있는 한 페이지입니다. 이름과 유형, 날짜가 들어갑니다. 지금 패키지에는 아직 없습니다.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 문장마다 방향이 다른데 같은 답이 { $figure }번 이어졌습니다.
questionnaire-reason-flat-answers = 문장마다 방향이 다른데 답이 거의 다르지 않습니다.
questionnaire-reason-hurried-statements = 대부분의 답이 문장을 읽을 수 있는 시간보다 빨리 나왔습니다.
questionnaire-reason-inattentive = { $figure ->
   *[other] 고를 답을 알려 준 질문 { $figure }개에서 다른 답을 골랐습니다.
}
questionnaire-reason-inconsistent = 거의 같은 뜻의 문장에 꽤 다른 답을 골랐습니다.
questionnaire-reason-random = 답을 아무렇게나 고른 것과 거의 구별할 수 없습니다.
questionnaire-reason-unfinished-statements = 질문의 { $figure }%에 답했습니다. 결과를 내기에는 너무 적습니다.

## A report that an order pays for is being opened.

questionnaire-granted-busy = 주문에 전체 보고서가 포함되어 있습니다. 여는 중…
questionnaire-granted-failed = 주문에 전체 보고서가 포함되어 있지만 지금은 열지 못했습니다.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 아직 시작하지 않음
questionnaire-included-going = 진행 중: { $total }개 중 { $answered }개
questionnaire-included-done = 완료
questionnaire-included-start = 시작하기
questionnaire-included-continue = 계속하기
questionnaire-included-result = 결과 보기
