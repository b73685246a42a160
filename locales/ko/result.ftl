## 테스트 직후의 결과 페이지. 차분하고 정확하게, 존중하며.
## 낮은 점수는 존중하며, 높은 점수는 치켜세우지 않고. 점수에는 항상 오차 범위를 함께.

result-title = 무료 결과
result-whole-title = 나의 결과

## 응시가 유효한지.

result-valid-title = 정상적으로 채점했습니다
result-valid-text = 답안과 소요 시간에 특이한 점이 없습니다.
result-caution-title = 채점했습니다
result-caution-text = 다만 다음 때문에 결과가 덜 확실합니다.

## 응시에서 눈에 띈 점. 탓하지 않고 사실만.

result-reason-low-effort = 퍼즐을 먼저 볼 만큼 시간을 들인 답이 { $figure }%뿐이었습니다.
result-reason-same-option = 같은 번호의 보기를 { $figure }번 연달아 골랐습니다.
result-reason-hurried = 테스트 전체에 { $figure }초가 걸렸습니다. 모든 퍼즐을 보기에는 너무 짧습니다.
result-reason-like-guessing = 답이 무작위로 찍은 것과 거의 구별되지 않습니다.
result-reason-unfinished = 퍼즐의 { $figure }%에 답했습니다. 점수를 내기에는 너무 적습니다.
result-reason-pasted = 답 { $figure }개가 하나씩이 아니라 한꺼번에 들어왔습니다.
result-reason-instant = 답 { $figure }개가 순식간에 나왔습니다. 누구도 퍼즐을 볼 수 없을 만큼 빠릅니다.
result-reason-surprising = 어려운 퍼즐은 맞혔는데 쉬운 퍼즐 일부를 틀렸습니다.
result-reason-hard-part-too-good = 가장 어려운 퍼즐의 결과가 더 쉬운 퍼즐보다 훨씬 좋았습니다.
result-reason-left-tab = 테스트 중에 페이지를 { $figure }번 벗어났습니다.
result-reason-hidden = 페이지가 보이지 않은 시간이 모두 { $figure }초였습니다.
result-reason-narrow-window = 창의 너비가 { $figure }픽셀밖에 되지 않아 타일이 작게 보였습니다.
result-reason-clock-jump = 테스트 중에 기기의 시계가 바뀌어 시간 기록이 확실하지 않습니다.
result-reason-impossible-times = 답에 걸린 시간을 모두 더하면 퍼즐을 받은 뒤 실제로 지난 시간보다 깁니다.
result-reason-other = 그 밖에 이번 응시를 판단하기 어렵게 하는 점이 있습니다.

## 맞힌 개수.

result-right-label = 맞힌 퍼즐
result-right-figure = { $questions }개 중 { $right }개
result-right-note = 퍼즐마다 난이도가 다르므로 맞힌 개수만으로 점수가 정해지지는 않습니다.

## 넓은 구간으로 보는 등급.

result-likely-label = 가장 가능성이 높은 IQ 범위
result-likely-text = ‘{ $class }’일 가능성 { $percent }%
result-likely-list = 범위별 가능성
result-likely-share = { $percent }%
result-likely-note = 테스트 한 번으로 하나를 정할 수는 없어, 범위마다 가능성을 보여 드립니다. 오차 범위가 표시된 점수는 리포트에 있습니다.
result-curve-likely = IQ 점수 분포에서 가장 가능성이 높은 범위: { $range }
result-chance-title = 먼저 다시 풀어 보세요
result-chance-text = { $questions }문제 중 { $right }문제 정답은 찍어도 자주 나오는 결과입니다. 지금은 리포트로 알려 드릴 내용이 많지 않습니다. 조용한 시간에 새 문제로 다시 풀어 보세요. 무료입니다.
result-chance-button = 무료로 다시 풀기
result-range-from = { $limit } 이상

## 무료 테스트의 점수.

result-score-label = 나의 IQ 점수
result-score-above = { $iq } 이상
result-score-below = { $iq } 이하
result-margin = 오차 범위 { $low }~{ $high }
result-margin-from = 오차 범위 { $low } 이상
result-margin-to = 오차 범위 { $high } 이하
result-margin-note = 100번 중 95번은 실제 값이 오차 범위 안에 있습니다. 짧은 테스트라서 오차 범위가 넓습니다.
result-margin-note-full = 100번 중 95번은 실제 값이 오차 범위 안에 있습니다.
result-percentile-exact = 100명 중 약 { $percent }명은 이보다 점수가 낮을 것입니다.
result-percentile-above = 100명 중 적어도 { $percent }명은 이보다 점수가 낮을 것입니다.
result-percentile-below = 이보다 점수가 낮을 사람은 100명 중 많아야 { $percent }명입니다.
result-class = 이 수치는 ‘{ $class }’ 등급({ $range })에 속합니다.
result-class-margin = 오차 범위는 ‘{ $low }’에서 ‘{ $high }’까지 걸칩니다.
result-curve-score = IQ 점수의 종형 곡선. 나의 점수: { $score }. 표시된 오차 범위: { $range }

## 결과의 의미.

result-meaning-title = 이 결과로 알 수 있는 것과 없는 것
result-meaning-says = 도형에서 규칙을 찾는 능력을 다른 사람들과 비교한 값입니다. 이것은 지능의 한 부분이며 기억, 지식, 속도는 다른 부분입니다.
result-meaning-not = 진단이 아니며, 사람의 가치나 지식, 성격을 말해 주지 않습니다.
result-meaning-low = 피곤한 날이거나, 주변이 시끄럽거나, 화면이 작거나, 이런 퍼즐에 익숙하지 않으면 점수가 쉽게 낮아집니다. 해당하는 것이 있다면 충분히 쉰 뒤에 다시 응시해 보세요.
result-norms-provisional = 잠정: 비교 집단을 아직 만들고 있습니다. 비교 기준 버전: { $version }
result-norms = 비교 기준 버전: { $version }
result-measure-link = 이 결과를 어디까지 믿을 수 있는지 보기

## 리포트와 구매로 가는 길.

result-report-title = 리포트에서 더 볼 수 있는 것
result-report-lead = 정확한 점수와 오차 범위, 순위 등이 있습니다. 각 패키지에는 앞 패키지의 내용이 모두 들어 있습니다.
result-report-price = 현재 지역에서는 { $price }부터, 세금 포함. 결제는 한 번뿐이며 구독이 아닙니다.
result-report-choose = 리포트 선택하기
result-report-sample = 예시 리포트 읽어 보기

## 구매한 결과.

result-paid-title = 나의 결과
result-purchase-title = 구매 내역
result-purchase-line = ‘{ $package }’, { $price }, 세금 포함
result-purchase-paid = 결제일: { $date }
result-purchase-sending = 이 페이지의 링크를 { $email } 주소로 보내고 있습니다.
result-purchase-accepted = { $email } 주소의 메일 서버가 { $date } { $time }에 이 페이지의 링크를 접수했습니다.
result-purchase-unsure = { $email } 주소로 링크를 보냈지만 메일 서버가 확인해 주지 않았습니다. 도착하지 않았다면 고객 지원 페이지에서 다시 보내 주세요.
result-purchase-refused = { $email } 주소의 메일 서버가 링크 메일을 거부했습니다. 고객 지원 페이지에서 주소를 바꿀 수 있습니다.
result-purchase-support = 영수증, 주소, 도움

result-owned-title = 패키지에 들어 있는 것
result-owned-ready = 지금 볼 수 있는 것
result-owned-later = 아직 열리지 않은 것
result-owned-later-text = 패키지에 포함된 내용이지만 여기에서는 아직 열 수 없습니다. 기다리고 싶지 않으시면 { $date }까지 환불받을 수 있습니다.
result-owned-later-over = 패키지에 포함된 내용이지만 여기에서는 아직 열 수 없습니다. 기다리고 싶지 않으시면 문의해 주세요.

result-more-title = 더 추가하기
result-more-lead = 더 큰 패키지와의 차액만 냅니다.
result-more-adds = ‘{ $package }’에서 추가되는 것:
result-more-button = { $price }에 추가하기

result-bundle-left = 묶음에 테스트가 { $n }회 남았습니다.
result-bundle-how = 사용 방법
result-bundle-title = 묶음에 테스트가 { $n }회 남았습니다
result-bundle-text = 이것으로 이 결과의 리포트를 열 수 있습니다. 비용은 청구되지 않습니다.
result-bundle-use = { $n ->
    [1] 마지막 1회 사용
   *[other] 남은 { $n }회 중 1회 사용
}

## 환불. 구매한 결과와 고객 지원 페이지에서.

result-refund-title = 환불받기
result-refund-text = { $date }까지 이 버튼으로 이 주문에 결제한 금액을 모두 환불받을 수 있습니다. 이유는 묻지 않습니다.
result-refund-button = 환불받기
result-refund-sure = 이 주문에 결제한 금액을 모두 환불할까요? 결과의 유료 부분은 닫히고 무료 결과는 남습니다.
result-refund-yes = 네, 환불합니다
result-refund-no = 리포트 유지하기
result-refund-requested = 요청을 접수했습니다. 결제하신 방법으로 { $price } 환불을 진행합니다.
result-refund-underway = 환불이 진행되고 있습니다. 결제하신 방법으로 돌려드립니다.
result-refund-succeeded = { $price } 환불을 보냈습니다. 대부분의 은행에서 5~10일 안에 확인할 수 있습니다.
result-refund-stuck = 첫 번째 환불 시도가 처리되지 않았습니다. 저희가 처리하고 있습니다. 며칠이 지나도 안 되면 문의해 주세요.
result-refund-over = 이 버튼을 쓸 수 있는 14일이 지났습니다. 리포트에 문제가 있으면 문의해 주세요.

result-call-busy = 잠시만요…

result-note-refunded = 환불이 진행되고 있습니다. 지금 보이는 것은 무료 결과입니다.
result-note-processing = 은행이 결제를 접수했지만 아직 확정하지 않았습니다. 확정되는 대로 이메일로 알려 드립니다. 다시 결제하실 필요는 없습니다.
result-note-review = 결제에 맞지 않는 부분이 있어, 리포트가 열리기 전에 담당자가 확인하고 있습니다.
result-note-support = 고객 지원 페이지로

## 결과 보관.

result-keep-title = 이 결과 다시 보기
result-keep-until = 이 결과는 { $date }까지 이 주소에 보관되고, 그 뒤에는 삭제됩니다.
result-keep-private = 주소를 아는 사람은 누구나 이 결과를 볼 수 있습니다.
result-copy = 주소 복사
result-copied = 주소를 복사했습니다
result-copy-failed = 복사하지 못했습니다

## 다시 응시하기.

result-again-title = 다시 응시하기
result-again-text = 새 퍼즐이 나옵니다. 이번 결과는 그대로 남습니다.
result-again-button = 다시 시작

## 무료 테스트에서 전체 테스트로.

result-full-title = 더 좁은 오차 범위
result-full-text = 전체 테스트는 퍼즐이 더 많아 더 정확하게 측정합니다. IQ 등급(넓은 구간)은 전체 테스트에서도 무료입니다. 정확한 점수는 유료 리포트에 있으며, 가격은 첫 퍼즐 전에 볼 수 있습니다.
result-full-button = 전체 테스트 시작하기

## 점수를 낼 수 없는 응시.

result-abnormal-title = 테스트 결과를 분석할 수 없습니다
result-abnormal-text = 테스트가 점수를 낼 수 있는 방식으로 완료되지 않았습니다. 그런 응시의 리포트는 팔지 않습니다.
result-abnormal-why = 이유
result-abnormal-what = 할 수 있는 일
result-abnormal-again-text = 조용한 곳에서, 자신의 속도로, 새 퍼즐로 다시 응시해 보세요. 느리다는 것은 결코 이유가 되지 않습니다.
result-abnormal-again = 다시 응시하기
result-abnormal-contact-text = 판단이 잘못되었다고 생각하시면 저희에게 알려 주세요. 메시지의 주문 번호로 이번 응시를 찾을 수 있습니다.
result-abnormal-contact = 고객 지원에 문의
result-abnormal-subject = 테스트 결과, 주문 번호 { $order }

## 보여 드릴 것이 없을 때.

result-unknown-title = 이 결과를 찾을 수 없습니다
result-unknown-text = 주소가 완전하지 않거나, 보관 기간이 지나 결과가 삭제되었을 수 있습니다.
result-unknown-start = 테스트 시작하기

## Results that people let be listed, in a report and below the packages.

result-latest-title = 최근 결과
result-latest-text = 목록에 올리는 데 동의한 분들의 결과만 있습니다.
result-latest-someone = 익명
