### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [1] 원
   *[other] 원 { $count }개
}
figures-shape-triangle = { $count ->
    [1] 삼각형
   *[other] 삼각형 { $count }개
}
figures-shape-square = { $count ->
    [1] 정사각형
   *[other] 정사각형 { $count }개
}
figures-shape-star = { $count ->
    [1] 별
   *[other] 별 { $count }개
}
figures-shape-plus = { $count ->
    [1] 십자
   *[other] 십자 { $count }개
}
figures-shape-hexagon = { $count ->
    [1] 육각형
   *[other] 육각형 { $count }개
}
figures-shape-heart = { $count ->
    [1] 하트
   *[other] 하트 { $count }개
}
figures-shape-crescent = { $count ->
    [1] 초승달
   *[other] 초승달 { $count }개
}
figures-shape-arrow = { $count ->
    [1] 화살표
   *[other] 화살표 { $count }개
}
figures-shape-drop = { $count ->
    [1] 물방울
   *[other] 물방울 { $count }개
}
figures-shape-half-disc = { $count ->
    [1] 반원
   *[other] 반원 { $count }개
}
figures-shape-chevron = { $count ->
    [1] 꺾쇠
   *[other] 꺾쇠 { $count }개
}
figures-shape-sector = { $count ->
    [1] 한 조각이 빠진 원판
   *[other] 한 조각이 빠진 원판 { $count }개
}
figures-shape-pennant = { $count ->
    [1] 삼각 깃발
   *[other] 삼각 깃발 { $count }개
}
figures-shape-flag = { $count ->
    [1] 깃발
   *[other] 깃발 { $count }개
}
figures-shape-hook = { $count ->
    [1] 갈고리
   *[other] 갈고리 { $count }개
}
figures-shape-boot = { $count ->
    [1] 장화
   *[other] 장화 { $count }개
}
figures-shape-wing = { $count ->
    [1] 날개
   *[other] 날개 { $count }개
}
figures-lines = { $count ->
    [1] 선
   *[other] 선 { $count }개
}
figures-petals = { $count ->
    [1] 꽃잎
   *[other] 꽃잎 { $count }개
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = 아주 작음
figures-size-small = 작음
figures-size-medium = 중간 크기
figures-size-large = 큼
figures-fill-empty = 채우지 않음
figures-fill-hatched = 빗금
figures-fill-grey = 회색
figures-fill-solid = 꽉 채움
figures-stroke-thin = 가는 선
figures-stroke-thick = 굵은 선
figures-facing-top = 위를 향함
figures-facing-top-right = 오른쪽 위를 향함
figures-facing-right = 오른쪽을 향함
figures-facing-bottom-right = 오른쪽 아래를 향함
figures-facing-bottom = 아래를 향함
figures-facing-bottom-left = 왼쪽 아래를 향함
figures-facing-left = 왼쪽을 향함
figures-facing-top-left = 왼쪽 위를 향함
figures-turned-not = 회전 없음
figures-turned-clockwise = 시계 방향으로 { $degrees }° 회전
figures-turned-counterclockwise = 시계 반대 방향으로 { $degrees }° 회전
figures-turned-half = 180° 회전
figures-mirrored = 좌우 반전
figures-inside = 안쪽: { $shape }
figures-at = 위치: { $places }
figures-horizontal = 가로선({ $places })
figures-vertical = 세로선({ $places })
figures-place-top-left = 왼쪽 위
figures-place-top = 위
figures-place-top-right = 오른쪽 위
figures-place-left = 왼쪽
figures-place-middle = 가운데
figures-place-right = 오른쪽
figures-place-bottom-left = 왼쪽 아래
figures-place-bottom = 아래
figures-place-bottom-right = 오른쪽 아래

## How parts are put together.

figures-tile-empty = 비어 있음
figures-nothing = 없음
figures-wanted = ?
figures-list = { $first }, { $second }
figures-enumeration = { $first }, { $second }
figures-groups = { $first }; { $second }
figures-part = { $layer }: { $words }
figures-layer-middle = 가운데
figures-layer-outside = 바깥쪽
figures-layer-lines = 선
figures-layer-petals = 꽃잎
figures-layer-figures = 도형
figures-layer-number = 도형 { $number }

## What a rule is about.

figures-topic-shape = 모양
figures-topic-inner = 안쪽 도형
figures-topic-number = 개수
figures-topic-size = 크기
figures-topic-fill = 채우기
figures-topic-direction = 방향
figures-topic-stroke = 선 굵기
figures-topic-places = 위치
figures-topic-lines = 선
figures-topic-petals = 꽃잎
figures-subject = { $topic }({ $layer })

## A rule.

figures-step = { $subject }, { $scope }: { $rule }.
figures-step-note = { $subject }, { $scope }: { $rule }. { $note }.
figures-scope-rows = 각 행에서
figures-scope-columns = 각 열에서
figures-scope-both = 각 행과 각 열에서
figures-scope-all = 모든 타일에서
figures-rule-same = 바뀌지 않습니다
figures-rule-more = 타일마다 { $step }개씩 늘어납니다
figures-rule-fewer = 타일마다 { $step }개씩 줄어듭니다
figures-rule-larger = 타일마다 { $step }단계씩 커집니다
figures-rule-smaller = 타일마다 { $step }단계씩 작아집니다
figures-rule-darker = 타일마다 { $step }단계씩 진해집니다
figures-rule-lighter = 타일마다 { $step }단계씩 연해집니다
figures-rule-forward = 타일마다 { $step }단계씩 앞으로 나아갑니다
figures-rule-backward = 타일마다 { $step }단계씩 뒤로 물러납니다
figures-rule-sum = 세 번째 수는 앞의 두 수를 더한 값입니다
figures-rule-difference = 세 번째 수는 첫 번째 수에서 두 번째 수를 뺀 값입니다
figures-rule-three = 같은 세 값이 한 번씩 나옵니다
figures-rule-order = 같은 세 값이 같은 순서로 나옵니다
figures-rule-together = ‘{ $subject }’에 따라 함께 바뀝니다
figures-rule-two = 두 타일은 같고, 한 타일에는 아무것도 없습니다
figures-rule-or = 세 번째 타일에는 첫 번째나 두 번째 타일에 있는 것이 모두 나옵니다
figures-rule-and = 세 번째 타일에는 앞의 두 타일에 공통으로 있는 것만 나옵니다
figures-rule-xor = 세 번째 타일에는 앞의 두 타일 중 하나에만 있는 것이 나옵니다
figures-rule-without = 세 번째 타일에는 첫 번째에는 있고 두 번째에는 없는 것이 나옵니다
figures-rule-complete = 세 번째 타일에는 앞의 두 타일에 모두 없는 것이 나옵니다
figures-rule-turn-clockwise = 타일마다 시계 방향으로 { $degrees }°씩 회전합니다
figures-rule-turn-counterclockwise = 타일마다 시계 반대 방향으로 { $degrees }°씩 회전합니다
figures-rule-turn-half = 타일마다 180°씩 회전합니다
figures-rule-mirror-upright = 타일마다 좌우가 뒤집힙니다
figures-rule-mirror-level = 타일마다 상하가 뒤집힙니다
figures-rule-mirror-diagonal = 타일마다 왼쪽 위에서 오른쪽 아래로 가는 대각선을 기준으로 뒤집힙니다
figures-rule-move-clockwise = 타일마다 시계 방향으로 { $step }칸씩 움직입니다
figures-rule-move-counterclockwise = 타일마다 시계 반대 방향으로 { $step }칸씩 움직입니다
figures-note-starts = 행마다 시작하는 값이 다릅니다

## The rule on the rows or columns, and what follows.

figures-row = { $number }행: { $values }
figures-column = { $number }열: { $values }
figures-needs = 따라서 빈칸에 들어갈 값은 ‘{ $value }’입니다.

## A wrong option.

figures-keeps = 맞는 점: { $subjects }.
figures-breaks = 틀린 점: { $subject }, 여기서는 { $value }. { $slip }.
figures-breaks-only = 틀린 점: { $subject }, 여기서는 { $value }.
figures-slip-left = 왼쪽 타일과 같습니다
figures-slip-above = 위쪽 타일과 같습니다
figures-slip-first = 행의 첫 타일과 같습니다
figures-slip-too-far = 한 단계 더 나아갔습니다
figures-slip-back = 반대 방향으로 한 단계 갔습니다
figures-slip-operation = { $taken }을 보여 주지만, { $right }이 맞습니다
figures-operation-or = 두 타일에 있는 모든 것
figures-operation-and = 두 타일에 공통으로 있는 것
figures-operation-xor = 한 타일에만 있는 것
figures-operation-without = 첫 번째 타일에만 있는 것
figures-operation-complete = 두 타일에 모두 없는 것
figures-slip-added = 빼야 하는데 더했습니다
figures-slip-subtracted = 더해야 하는데 뺐습니다
figures-slip-column = 행이 아니라 열을 따랐습니다
figures-slip-row = 열이 아니라 행을 따랐습니다
figures-slip-turn = 회전이나 반전이 잘못되었습니다
figures-slip-too-many = 하나 더 많습니다
figures-slip-too-few = 하나 모자랍니다
figures-slip-other = 행에 나오는 값이지만 여기에 빠진 값은 아닙니다
figures-slip-constant = 그대로여야 할 것이 바뀌었습니다
figures-slip-foreign = 이 패턴 어디에도 나오지 않습니다
