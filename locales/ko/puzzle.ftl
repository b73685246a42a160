## 예제 퍼즐 두 개. 세 줄에 타일 아홉 개, 마지막 하나가 비어 있음.

puzzle-switch = 퍼즐 { $number }
puzzle-ask = 빈칸에 들어갈 타일은 무엇일까요?
puzzle-keys = 1~6 키로 답하고 화살표 키로 이동합니다.
puzzle-grid-label = 타일이 세 개씩 세 줄로 놓인 패턴
puzzle-options-label = 보기
puzzle-cell = { $row }행 { $column }열: { $tile }
puzzle-cell-missing = { $row }행 { $column }열: 빈칸. 여기에 들어갈 타일을 찾으세요.
puzzle-option = 보기 { $number }번: { $tile }

puzzle-tile-circle = { $count ->
   *[other] 원 { $count }개
}
puzzle-tile-square = { $count ->
   *[other] 정사각형 { $count }개
}
puzzle-tile-triangle = { $count ->
   *[other] 삼각형 { $count }개
}

puzzle-tile-fields = 채워진 칸: { $fields }
puzzle-field-top = 위
puzzle-field-right = 오른쪽
puzzle-field-bottom = 아래
puzzle-field-left = 왼쪽

puzzle-right = 정답입니다.
puzzle-wrong = 아쉽지만 정답이 아닙니다.
puzzle-count-rule = 줄마다 원, 정사각형, 삼각형이 한 번씩 나오고, 개수가 하나에서 셋으로 늘어납니다.
puzzle-count-shape = 개수는 맞지만 이 줄에 이미 나온 모양입니다. 아직 나오지 않은 모양이 하나 있습니다.
puzzle-count-number = 모양은 맞지만, 개수는 줄마다 하나에서 셋으로 늘어나야 합니다.
puzzle-count-both = 두 가지를 찾아보세요. 이 줄에 빠진 모양은 무엇이고, 개수는 왼쪽에서 오른쪽으로 어떻게 늘어날까요?
puzzle-fields-rule = 한 줄의 처음 두 타일을 겹쳐 보세요. 둘 다 채워진 칸은 사라지고, 남은 칸이 세 번째 타일이 됩니다.
puzzle-fields-kept = 두 타일에서 모두 채워진 칸은 사라져야 하는데 여기에는 남아 있습니다.
puzzle-fields-only-shared = 두 타일에서 겹치는 칸입니다. 겹치는 칸은 사라집니다.
puzzle-fields-copied = 두 타일 중 하나와 똑같습니다. 세 번째 타일은 두 타일을 합쳐서 나옵니다.
puzzle-fields-missing = 두 타일 중 하나에만 채워진 칸이 여기에는 빠져 있습니다.
puzzle-fields-turned = 비슷하지만 칸의 위치가 다릅니다. 이 패턴에서는 아무것도 회전하지 않습니다.
puzzle-next = 더 어려운 퍼즐 풀기
puzzle-again = 다시 풀기
