## 후기

review-title = 어떠셨나요?
review-lead = ‘{ $test }’에 대한 의견은 다른 분들의 결정에 도움이 됩니다. 보상은 없으며, 좋은 평가와 나쁜 평가를 똑같이 게시합니다.
review-stars-label = 별점
review-stars-1 = 별 1개: 별로예요
review-stars-2 = 별 2개: 아쉬워요
review-stars-3 = 별 3개: 괜찮아요
review-stars-4 = 별 4개: 좋아요
review-stars-5 = 별 5개: 아주 좋아요
review-stars-missing = 별점을 선택해 주세요
review-words-label = 후기(선택)
review-words-hint = 좋았던 점과 아쉬웠던 점을 적어 주세요. 이메일 주소, 전화번호, 링크는 적지 말아 주세요.
review-words-left = { $n }자 남음
review-words-long = { $n }자 초과
review-name-label = 이름(선택)
review-name-hint = 후기와 함께 표시됩니다. 별명도 괜찮습니다.
review-name-long = 이름을 60자 이내로 입력해 주세요
review-preview-title = 다른 사람에게 보이는 화면
review-preview-text = 테스트를 한 국가도 함께 표시됩니다.
review-someone = 익명
review-send = 후기 올리기
review-change = 변경 내용 저장
review-sending = 저장하는 중…
review-failed = 후기를 저장하지 못했습니다. 다시 시도해 주세요.
review-thanks-title = 감사합니다
review-published = 후기가 게시되었습니다. 후기가 20개 이상 모이면 사이트에 표시됩니다.
review-waiting = 후기가 저장되었습니다. 연락처나 거친 표현이 포함된 것으로 보여, 게시하기 전에 저희가 먼저 읽어 보겠습니다.
review-refused = 후기를 게시하지 않았습니다. 내용을 수정해 다시 보내실 수 있습니다.
review-taken-down = 후기를 사이트에서 내렸습니다. 내용을 수정해 다시 보내실 수 있습니다.
review-withdrawn = 후기가 삭제되었습니다. 언제든지 다시 쓰실 수 있습니다.
review-again = 나중에 수정하거나 내리시려면 이메일의 링크를 다시 열어 주세요.
review-edit = 후기 수정하기
review-withdraw = 후기 내리기
review-withdraw-ask = 별점과 글이 삭제됩니다.
review-withdraw-confirm = 후기 삭제하기
review-withdraw-cancel = 그대로 두기
review-unknown-title = 더 이상 사용할 수 없는 링크입니다
review-unknown-text = 링크의 일부가 빠졌거나 주문의 이메일 주소가 바뀌었을 수 있습니다. 이메일의 링크를 다시 열거나 고객센터에 문의해 주세요.
review-letters-title = 후기를 부탁드리는 이메일
review-letters-text = 주문마다 한 번, 많아야 90일에 한 번만 보내 드립니다. 받지 않도록 설정하실 수 있습니다.
review-letters-stop = 더 이상 받지 않기
review-letters-stopped = 앞으로 후기를 부탁드리는 이메일을 보내지 않습니다.
review-letters-again = 다시 받기

## 첫 페이지와 패키지 페이지

review-block-title = 구매자 후기
review-block-lead = 5점 만점에 { $average }점, 후기 { $count }개
review-block-how = 리포트를 구매한 분만 후기를 쓸 수 있습니다. 좋은 평가와 나쁜 평가를 똑같이 게시하며, 후기에 대한 보상은 없습니다.
review-block-shares = 별점별 후기 수
review-block-stars = 별 { $n }개
review-block-language = { $language }로 작성됨
review-block-refunded = 환불받은 구매자
review-block-answer = { $site }의 답변
