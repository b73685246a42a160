## 테스트 직후의 결과 페이지. 차분하고 정확하게, 존중하며.
## 낮은 점수는 존중하며, 높은 점수는 치켜세우지 않고. 점수에는 항상 오차 범위를 함께.

result-title = 무료 결과
result-whole-title = 내 결과

## 응시가 유효한지.

result-valid-title = 정상적으로 채점되었습니다
result-valid-text = 답안과 풀이 시간에 특이한 점이 없습니다.
result-caution-title = 채점되었습니다
result-caution-text = 다만 다음과 같은 점 때문에 결과가 다소 불확실합니다.

## 응시에서 눈에 띈 점. 탓하지 않고 사실만.

result-reason-low-effort = 퍼즐을 살펴볼 만큼 시간을 들인 답은 { $figure }%뿐이었습니다.
result-reason-same-option = 같은 번호의 보기를 { $figure }번 연속으로 골랐습니다.
result-reason-hurried = 테스트 전체를 { $figure }초 만에 마쳤습니다. 모든 퍼즐을 살펴보기에는 너무 짧은 시간입니다.
result-reason-like-guessing = 답안이 찍은 것과 거의 구별되지 않습니다.
result-reason-unfinished = 퍼즐의 { $figure }%에만 답해 점수를 내기에는 답이 부족합니다.
result-reason-pasted = 답 { $figure }개가 하나씩이 아니라 한꺼번에 입력되었습니다.
result-reason-instant = 퍼즐을 볼 수 없을 만큼 빨리 고른 답이 { $figure }개 있습니다.
result-reason-surprising = 어려운 퍼즐은 맞혔지만 쉬운 퍼즐 몇 개를 틀렸습니다.
result-reason-hard-part-too-good = 쉬운 퍼즐보다 가장 어려운 퍼즐을 훨씬 더 잘 풀었습니다.
result-reason-left-tab = 테스트 중에 페이지를 { $figure }번 벗어났습니다.
result-reason-hidden = 페이지가 화면에 보이지 않은 시간이 모두 { $figure }초였습니다.
result-reason-narrow-window = 창의 너비가 { $figure }픽셀밖에 되지 않아 타일이 작게 보였습니다.
result-reason-clock-jump = 테스트 중에 기기의 시계가 바뀌어 풀이 시간이 확실하지 않습니다.
result-reason-impossible-times = 기록된 풀이 시간을 모두 더하면 퍼즐을 받은 뒤 실제로 지난 시간보다 깁니다.
result-reason-other = 그 밖에 이번 테스트를 판단하기 어려운 점이 있습니다.

## 맞힌 개수.

result-right-label = 맞힌 퍼즐
result-right-figure = { $questions }개 중 { $right }개
result-right-note = 점수에는 맞힌 개수뿐 아니라 어떤 퍼즐을 맞혔는지도 반영됩니다.

## 넓은 구간으로 보는 등급.

result-likely-label = 가능성이 가장 높은 IQ 구간
result-likely-text = ‘{ $class }’ 등급일 가능성 { $percent }%
result-likely-list = IQ 구간별 가능성
result-likely-share = { $percent }%
result-likely-note = 테스트 한 번으로 단정할 수 없어 구간별 가능성을 보여 드립니다. 점수와 오차 범위는 리포트에서 확인할 수 있습니다.
result-curve-likely = 가능성이 가장 높은 구간이 표시된 IQ 점수의 정규분포 곡선: { $range }
result-chance-title = 먼저 다시 풀어 보세요
result-chance-text = { $questions }개 중 { $right }개는 찍었을 때와 비슷한 결과라서, 지금은 리포트로 알 수 있는 점이 많지 않습니다. 시간이 날 때 조용한 곳에서 새 퍼즐로 다시 풀어 보세요. 비용은 들지 않습니다.
result-chance-button = 무료로 다시 풀기
result-range-from = { $limit } 이상

## 무료 테스트의 점수.

result-score-label = 내 IQ 점수
result-score-above = { $iq } 이상
result-score-below = { $iq } 이하
result-margin = 오차 범위: { $low }~{ $high }
result-margin-from = 오차 범위: { $low } 이상
result-margin-to = 오차 범위: { $high } 이하
result-margin-note = 실제 점수가 이 범위 안에 있을 가능성은 95%입니다. 무료 미니 테스트는 퍼즐이 적어 범위가 넓습니다.
result-margin-note-full = 실제 점수가 이 범위 안에 있을 가능성은 95%입니다.
result-percentile-exact = 100명 중 약 { $percent }명보다 점수가 높습니다(백분위 { $percent }).
result-percentile-above = 100명 중 적어도 { $percent }명보다 점수가 높습니다.
result-percentile-below = 이보다 점수가 낮은 사람은 100명 중 많아야 { $percent }명입니다.
result-class = ‘{ $class }’ 등급({ $range })에 해당합니다.
result-class-margin = 오차 범위를 고려하면 실제 점수는 ‘{ $low }’부터 ‘{ $high }’까지의 등급에 해당할 수 있습니다.
result-curve-score = IQ 점수의 정규분포 곡선. 내 점수: { $score }. { $range }

## 결과의 의미.

result-meaning-title = 이 결과로 알 수 있는 것
result-meaning-says = 도형에서 규칙을 찾는 능력을 다른 사람들과 비교한 결과입니다. 이 능력은 지능의 한 부분이며, 기억력과 지식, 속도는 또 다른 부분입니다.
result-meaning-not = 진단이 아니며, 사람의 가치나 성격을 말해 주지 않습니다.
result-meaning-low = 피곤하거나, 주변이 시끄럽거나, 화면이 작거나, 이런 퍼즐이 처음이면 점수가 쉽게 낮아집니다. 해당하는 점이 있다면 충분히 쉰 뒤에 다시 해 보세요.
result-norms-provisional = 잠정 결과입니다. 비교 집단을 아직 늘려 가고 있습니다(버전 { $version }).
result-norms = 비교 집단: 버전 { $version }
result-measure-link = 점수를 얼마나 믿을까요?

## 리포트와 구매로 가는 길.

result-report-title = 내 IQ 점수 확인하기
result-report-lead = 점수와 오차 범위, 백분위, 쉬운 말로 쓴 21쪽 리포트를 받아 보세요.
result-report-price = { $price }부터(세금 포함). 구독 없이 한 번만 결제하며, 14일 안에 환불받으실 수 있습니다.
result-report-choose = 내 리포트 받기
result-report-sample = 예시 리포트 먼저 보기

## 구매한 결과.

result-paid-title = 내 결과

result-owned-title = 패키지에 포함된 내용
result-owned-ready = 이용할 수 있는 내용
result-owned-later = 준비 중인 내용
result-owned-later-text = 패키지에 포함되어 있지만 아직 준비 중인 내용입니다. 기다리기 어려우시면 { $date }까지 환불받으실 수 있습니다.
result-owned-later-over = 패키지에 포함되어 있지만 아직 준비 중인 내용입니다. 기다리기 어려우시면 문의해 주세요.

result-more-title = 리포트에 더 추가하기
result-more-lead = 차액만 결제하시면 됩니다.
result-more-adds = ‘{ $package }’에서 추가되는 내용:
result-more-button = { $price }에 추가하기

result-bundle-left = 3회권이 { $n }회 남았습니다.
result-bundle-how = 사용 방법
result-bundle-title = 3회권이 { $n }회 남았습니다
result-bundle-text = 3회권을 사용하면 이 결과의 리포트를 추가 결제 없이 열 수 있습니다.
result-bundle-use = { $n ->
    [1] 마지막 1회 사용
   *[other] 남은 { $n }회 중 1회 사용
}

## 환불. 구매한 결과와 고객 지원 페이지에서.

result-refund-title = 환불받기
result-refund-text = { $date }까지 이 주문에 결제하신 금액을 전액 환불받으실 수 있습니다. 이유는 묻지 않습니다.
result-refund-button = 환불받기
result-refund-sure = 이 주문에 결제하신 금액을 전액 환불할까요? 환불하면 리포트는 더 이상 볼 수 없고, 무료 결과는 계속 볼 수 있습니다.
result-refund-yes = 네, 환불받기
result-refund-no = 리포트 유지하기
result-refund-requested = 접수되었습니다. 결제하신 수단으로 { $price } 환불을 진행합니다.
result-refund-underway = 결제하신 수단으로 환불을 진행하고 있습니다.
result-refund-succeeded = { $price } 환불을 처리했습니다. 카드사나 은행에 따라 5~10영업일 안에 반영됩니다.
result-refund-stuck = 환불이 한 번에 처리되지 않아 다시 진행하고 있습니다. 며칠이 지나도 환불되지 않으면 문의해 주세요.
result-refund-over = 환불 기간 14일이 지났습니다. 리포트에 문제가 있으면 문의해 주세요.

result-call-busy = 처리 중…

result-note-refunded = 환불되었습니다. 무료 결과는 계속 볼 수 있습니다.
result-note-processing = 은행에서 아직 결제를 확인하지 않았습니다. 확인되는 대로 이메일로 알려 드립니다. 다시 결제하실 필요는 없습니다.
result-note-review = 결제 내용 중 일부를 확인하고 있습니다. 확인이 끝나면 리포트가 열립니다.
result-note-support = 고객센터로 이동

## 결과 보관.

result-keep-title = 결과 저장하기
result-keep-until = 이 링크로 { $date }까지 결과를 볼 수 있고, 그 뒤에는 삭제됩니다.
result-keep-private = 링크를 아는 사람은 누구나 결과를 볼 수 있습니다.
result-copy = 링크 복사
result-copied = 링크를 복사했습니다
result-copy-failed = 복사하지 못했습니다

## 다시 응시하기.

result-again-title = 한 번 더 해 보시겠어요?
result-again-text = 새 퍼즐이 나오며, 이번 결과는 그대로 남습니다.
result-again-button = 테스트 다시 하기

## 무료 테스트에서 전체 테스트로.

result-full-title = 더 정밀한 결과를 원한다면
result-full-text = 정식 테스트는 퍼즐이 더 많아 더 정밀하게 측정합니다. 맞힌 개수와 가능성이 가장 높은 IQ 구간은 정식 테스트에서도 무료입니다. 점수는 유료 리포트에 있으며, 가격은 시작하기 전에 볼 수 있습니다.
result-full-button = 정식 테스트 시작하기

## 점수를 낼 수 없는 응시.

result-abnormal-title = 테스트 결과를 분석할 수 없습니다
result-abnormal-text = 이번 테스트는 점수를 낼 수 없어 리포트를 판매하지 않습니다.
result-abnormal-why = 이유
result-abnormal-what = 이렇게 해 보세요
result-abnormal-again-text = 조용한 곳에서 새 퍼즐로 다시 해 보세요. 시간제한이 없으니 천천히 풀어도 됩니다.
result-abnormal-again = 테스트 다시 하기
result-abnormal-contact-text = 판단이 잘못되었다고 생각하시면 문의해 주세요. 메일 제목에 있는 번호로 이번 테스트를 찾을 수 있습니다.
result-abnormal-contact = 고객센터에 문의하기
result-abnormal-subject = 테스트 결과 { $order }

## 보여 드릴 것이 없을 때.

result-unknown-title = 이 결과를 찾을 수 없습니다
result-unknown-text = 링크의 일부가 빠졌거나, 보관 기간이 지나 결과가 삭제되었을 수 있습니다.
result-unknown-start = 테스트 시작하기

## Results that people let be listed, in a report and below the packages.

result-latest-title = 최근 결과
result-latest-text = 공개에 동의한 분들의 결과입니다.
result-latest-someone = 익명
