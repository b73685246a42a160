## 테스트 직후의 결과 페이지. 차분하고 정확하게, 존중하며.
## 낮은 점수는 존중하며, 높은 점수는 치켜세우지 않고. 점수에는 항상 오차 범위를 함께.

result-title = 무료 결과
result-whole-title = 나의 결과

## 응시가 유효한지.

result-valid-title = 이번 응시는 유효합니다
result-valid-text = 답과 시간이 성실한 응시로 보이므로 점수를 낼 수 있습니다.
result-caution-title = 이번 응시는 유효하지만 참고할 점이 있습니다
result-caution-text = 점수를 낼 수는 있지만, 다음 이유로 점수가 덜 확실합니다.

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
result-reason-other = 그 밖에 이번 응시를 판단하기 어렵게 하는 점이 있습니다.

## 맞힌 개수.

result-right-label = 맞힌 퍼즐
result-right-figure = { $questions }개 중 { $right }개
result-right-note = 퍼즐마다 난이도가 다르므로 맞힌 개수만으로 점수가 정해지지는 않습니다.

## 넓은 구간으로 보는 등급.

result-band-label = 나의 IQ 등급(넓은 구간)
result-band-one = 점수는 ‘{ $class }’ 등급에 속합니다.
result-band-many = 점수의 오차 범위가 ‘{ $low }’ 등급에서 ‘{ $high }’ 등급까지 걸칩니다.
result-range-from = { $limit } 이상
result-curve-band = IQ 점수의 종형 곡선에 표시한 나의 구간: { $range }
result-classes-label = 나의 구간에 드는 등급
result-band-why = 구간은 일부러 넓게 잡았습니다. 이렇게 측정했을 때 나올 수 있는 점수가 모두 들어 있습니다.

## 무료 테스트의 점수.

result-score-label = 나의 IQ 점수
result-score-above = { $iq } 이상
result-score-below = { $iq } 이하
result-margin = 오차 범위 { $low }~{ $high }
result-margin-from = 오차 범위 { $low } 이상
result-margin-to = 오차 범위 { $high } 이하
result-margin-note = 100번 중 95번은 실제 값이 오차 범위 안에 있습니다. 짧은 테스트라서 오차 범위가 넓습니다.
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

## 아직 살 수 없는 리포트.

result-report-title = 리포트에서 더 볼 수 있는 것
result-report-lead = 정확한 점수와 오차 범위, 순위 등이 있습니다. 각 패키지에는 앞 패키지의 내용이 모두 들어 있습니다.
result-report-price = 현재 지역에서는 { $price }부터, 세금 포함. 결제는 한 번뿐이며 구독이 아닙니다.
result-report-choose = 리포트 선택하기

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [1] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [1] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [1] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
