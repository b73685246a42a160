## 리포트 본문 밖, PDF 쪽에 놓이는 글.

paper-contents = 목차
paper-questions = { $first }~{ $last }번 문제
paper-yours = 내 답
paper-right = 정답
paper-puzzle = 타일 아홉 개로 된 격자이며 마지막 타일이 비어 있습니다. 타일: { $fields }. 보기 1~6번: { $options }.
