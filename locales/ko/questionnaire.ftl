## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = 짧은 문항 { $count }개, 다섯 가지 답 중에서 선택
questionnaire-start-honest = 정답이 따로 없고 준비할 것도 없음
questionnaire-start-free = 이메일 없이 무료: 가능성이 가장 높은 유형과 네 가지 척도에서 내 위치
questionnaire-start-free-account = 로그인하면 무료: 요약 결과
questionnaire-start-included = 주문에 포함: 결과와 전체 리포트
questionnaire-not-title = 오해하기 쉬운 점
questionnaire-not-type16 = 능력 검사나 의학적 조언이 아니며 채용에 쓸 수 없습니다. 지금 내가 나를 어떻게 보는지 보여 줍니다.
questionnaire-not-eq = 능력을 재는 시험이 아니라 스스로 평가하는 테스트입니다. 의학적 조언이 아니며 채용에 쓸 수 없습니다.
questionnaire-not-thinking = 좌뇌와 우뇌에 관한 테스트도, 능력을 재는 테스트도 아닙니다. 어떤 방식으로 결정하기를 좋아하는지 알아봅니다.
questionnaire-not-riasec = 적성 검사가 아니며 취업을 보장하지 않습니다. 어떤 일을 즐길지 알아봅니다.
questionnaire-hint-first = 가장 먼저 떠오르는 답을 고르세요. 되고 싶은 모습이 아니라 평소 모습을 떠올려 보세요.
questionnaire-hint-riasec = 즐길 수 있을지만 생각하세요. 실력이나 자격, 보수는 따지지 않습니다.
questionnaire-hint-time = 시간제한이 없고 시계도 나오지 않습니다.
questionnaire-hint-keys = 1(가장 낮음)~5(가장 높음) 키로 답하고 화살표 키로 이동합니다.
questionnaire-hint-recorded = 정상적으로 채점할 수 있는지 확인하기 위해 문항별 시간, 바꾼 답, 탭을 벗어난 횟수와 시간, 창의 너비를 기록합니다.
questionnaire-start-loading = 문항을 불러오는 중…
questionnaire-sign-in-text = 먼저 로그인하시면 결과를 계정에 저장해 드립니다. 무료입니다.
questionnaire-sign-in = 로그인하고 시작하기

## A questionnaire that was begun on this device before.

questionnaire-open-text = 문항 { $total }개 중 { $answered }개에 답했습니다.
questionnaire-open-continue = { $number }번 문항부터 계속하기
questionnaire-restart-text = 지금까지의 답이 삭제되고 1번 문항부터 시작합니다.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = { $number }번 문항(총 { $total }개)
questionnaire-page = { $first }~{ $last }번 문항(총 { $total }개)
questionnaire-ask = 나에게 얼마나 맞는 말인가요?
questionnaire-ask-riasec = 이 활동을 한다면 어떨까요?
questionnaire-previous = 이전 문항
questionnaire-next = 다음 문항
questionnaire-page-previous = 이전 페이지
questionnaire-page-next = 다음 페이지
questionnaire-page-open = { $count ->
   *[other] 이 페이지에 답하지 않은 문항이 { $count }개 있습니다
}

## Confirmation.

questionnaire-submit-complete = 모든 문항에 답했습니다.
questionnaire-submit-open = { $count ->
   *[other] 답하지 않은 문항이 { $count }개 있습니다.
}
questionnaire-submit-warning = 답하지 않은 문항이 너무 많으면 결과를 낼 수 없습니다.
questionnaire-submit-first = 답하지 않은 문항에 답하기
questionnaire-submit-missing = 답하지 않은 문항
questionnaire-submit-given = 내 답
questionnaire-submit-edit = 문항을 고르면 답을 바꿀 수 있습니다.

## Below a result.

questionnaire-again-title = 나중에 다시 해 보기
questionnaire-again-from = { $date } 이후에 다시 해 보세요. 그때쯤이면 이전 답이 잘 기억나지 않습니다. 이 결과는 그대로 남습니다.
questionnaire-again-now = 다시 해 볼 만큼 시간이 지났습니다. 이 결과는 그대로 남습니다.
questionnaire-again-button = 테스트 다시 하기
questionnaire-full-how = ‘유형 리포트 + 테스트 3종’ 패키지와 멤버십에 포함되어 있습니다.
questionnaire-full-button = 포함된 내용 보기
questionnaire-percent = { $value }%
questionnaire-abnormal-again = 문항을 하나씩 읽으며 다시 답해 보세요. 시간제한이 없으니 천천히 해도 됩니다.
questionnaire-files-text = 보관용 리포트입니다. 아홉 가지 언어 중에서 고를 수 있습니다.
questionnaire-certificate-lead = 이름과 유형, 날짜가 담긴 한 쪽짜리 인증서입니다. 누구나 QR 코드로 확인할 수 있습니다.
questionnaire-certificate-locked = 인쇄하거나 공유할 수 있는 한 쪽짜리 인증서입니다. 이름과 유형, 날짜가 들어갑니다. 구매하신 패키지에는 아직 없습니다.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = 서로 방향이 다른 문항인데도 같은 답을 { $figure }번 연속으로 골랐습니다.
questionnaire-reason-flat-answers = 서로 방향이 다른 문항인데도 답이 거의 비슷합니다.
questionnaire-reason-hurried-statements = 대부분의 답을 문항을 읽을 수 없을 만큼 빨리 골랐습니다.
questionnaire-reason-inattentive = { $figure ->
   *[other] 특정 답을 고르라고 안내한 문항 { $figure }개에서 다른 답을 골랐습니다.
}
questionnaire-reason-inconsistent = 뜻이 거의 같은 문항에 매우 다른 답을 골랐습니다.
questionnaire-reason-random = 무작위로 고른 답과 거의 구별되지 않습니다.
questionnaire-reason-unfinished-statements = 문항의 { $figure }%에만 답해 결과를 내기에는 답이 부족합니다.

## A report that an order pays for is being opened.

questionnaire-granted-busy = 주문에 전체 리포트가 포함되어 있습니다. 여는 중…
questionnaire-granted-failed = 주문에 전체 리포트가 포함되어 있지만 지금은 열지 못했습니다.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = 아직 시작하지 않음
questionnaire-included-going = 진행 중: { $total }개 중 { $answered }개
questionnaire-included-done = 완료
questionnaire-included-start = 시작하기
questionnaire-included-continue = 계속하기
questionnaire-included-result = 내 결과 보기
