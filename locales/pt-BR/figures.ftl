### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [one] círculo
   *[other] { $count } círculos
}
figures-shape-triangle = { $count ->
    [one] triângulo
   *[other] { $count } triângulos
}
figures-shape-square = { $count ->
    [one] quadrado
   *[other] { $count } quadrados
}
figures-shape-star = { $count ->
    [one] estrela
   *[other] { $count } estrelas
}
figures-shape-plus = { $count ->
    [one] cruz
   *[other] { $count } cruzes
}
figures-shape-hexagon = { $count ->
    [one] hexágono
   *[other] { $count } hexágonos
}
figures-shape-heart = { $count ->
    [one] coração
   *[other] { $count } corações
}
figures-shape-crescent = { $count ->
    [one] lua crescente
   *[other] { $count } luas crescentes
}
figures-shape-arrow = { $count ->
    [one] seta
   *[other] { $count } setas
}
figures-shape-drop = { $count ->
    [one] gota
   *[other] { $count } gotas
}
figures-shape-half-disc = { $count ->
    [one] semicírculo
   *[other] { $count } semicírculos
}
figures-shape-chevron = { $count ->
    [one] ângulo
   *[other] { $count } ângulos
}
figures-shape-sector = { $count ->
    [one] disco sem uma fatia
   *[other] { $count } discos sem uma fatia
}
figures-shape-pennant = { $count ->
    [one] flâmula
   *[other] { $count } flâmulas
}
figures-shape-flag = { $count ->
    [one] bandeira
   *[other] { $count } bandeiras
}
figures-shape-hook = { $count ->
    [one] gancho
   *[other] { $count } ganchos
}
figures-shape-boot = { $count ->
    [one] bota
   *[other] { $count } botas
}
figures-shape-wing = { $count ->
    [one] asa
   *[other] { $count } asas
}
figures-lines = { $count ->
    [one] segmento
   *[other] { $count } segmentos
}
figures-petals = { $count ->
    [one] pétala
   *[other] { $count } pétalas
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = tamanho muito pequeno
figures-size-small = tamanho pequeno
figures-size-medium = tamanho médio
figures-size-large = tamanho grande
figures-fill-empty = sem preenchimento
figures-fill-hatched = preenchimento listrado
figures-fill-grey = preenchimento cinza
figures-fill-solid = preenchimento sólido
figures-stroke-thin = traço fino
figures-stroke-thick = traço grosso
figures-facing-top = para cima
figures-facing-top-right = para cima à direita
figures-facing-right = para a direita
figures-facing-bottom-right = para baixo à direita
figures-facing-bottom = para baixo
figures-facing-bottom-left = para baixo à esquerda
figures-facing-left = para a esquerda
figures-facing-top-left = para cima à esquerda
figures-turned-not = sem rotação
figures-turned-clockwise = rotação de { $degrees }° no sentido horário
figures-turned-counterclockwise = rotação de { $degrees }° no sentido anti-horário
figures-turned-half = rotação de 180°
figures-mirrored = imagem espelhada
figures-inside = dentro: { $shape }
figures-at = posições: { $places }
figures-horizontal = na horizontal ({ $places })
figures-vertical = na vertical ({ $places })
figures-place-top-left = em cima à esquerda
figures-place-top = em cima
figures-place-top-right = em cima à direita
figures-place-left = à esquerda
figures-place-middle = no centro
figures-place-right = à direita
figures-place-bottom-left = embaixo à esquerda
figures-place-bottom = embaixo
figures-place-bottom-right = embaixo à direita

## How parts are put together.

figures-tile-empty = vazia
figures-nothing = nada
figures-wanted = ?
figures-list = { $first }, { $second }
figures-enumeration = { $first }, { $second }
figures-groups = { $first }; { $second }
figures-part = { $layer }: { $words }
figures-layer-middle = centro
figures-layer-outside = parte externa
figures-layer-lines = segmentos
figures-layer-petals = pétalas
figures-layer-figures = figuras
figures-layer-number = figura { $number }

## What a rule is about.

figures-topic-shape = forma
figures-topic-inner = figura interna
figures-topic-number = quantidade
figures-topic-size = tamanho
figures-topic-fill = preenchimento
figures-topic-direction = orientação
figures-topic-stroke = espessura do traço
figures-topic-places = posição
figures-topic-lines = segmentos
figures-topic-petals = pétalas
figures-subject = { $topic } ({ $layer })

## A rule.

figures-step = { $subject }, { $scope }: { $rule }.
figures-step-note = { $subject }, { $scope }: { $rule }; { $note }.
figures-scope-rows = em cada linha
figures-scope-columns = em cada coluna
figures-scope-both = em cada linha e cada coluna
figures-scope-all = em todas as peças
figures-rule-same = sem mudança
figures-rule-more = { $step } a mais a cada peça
figures-rule-fewer = { $step } a menos a cada peça
figures-rule-larger = { $step ->
    [one] aumenta um nível a cada peça
   *[other] aumenta { $step } níveis a cada peça
}
figures-rule-smaller = { $step ->
    [one] diminui um nível a cada peça
   *[other] diminui { $step } níveis a cada peça
}
figures-rule-darker = { $step ->
    [one] escurece um tom a cada peça
   *[other] escurece { $step } tons a cada peça
}
figures-rule-lighter = { $step ->
    [one] clareia um tom a cada peça
   *[other] clareia { $step } tons a cada peça
}
figures-rule-forward = { $step ->
    [one] um passo à frente a cada peça
   *[other] { $step } passos à frente a cada peça
}
figures-rule-backward = { $step ->
    [one] um passo para trás a cada peça
   *[other] { $step } passos para trás a cada peça
}
figures-rule-sum = o terceiro número é a soma dos dois primeiros
figures-rule-difference = o terceiro número é o primeiro menos o segundo
figures-rule-three = os mesmos três valores, cada um uma vez
figures-rule-order = os mesmos três valores na mesma ordem
figures-rule-together = mudança junto com “{ $subject }”
figures-rule-two = duas peças mostram o mesmo e uma não mostra nada
figures-rule-or = a terceira peça mostra tudo o que está na primeira ou na segunda
figures-rule-and = a terceira peça mostra o que as duas primeiras têm em comum
figures-rule-xor = a terceira peça mostra o que está em apenas uma das duas primeiras
figures-rule-without = a terceira peça mostra o que está na primeira, mas não na segunda
figures-rule-complete = a terceira peça mostra o que não está em nenhuma das duas primeiras
figures-rule-turn-clockwise = rotação de { $degrees }° no sentido horário a cada peça
figures-rule-turn-counterclockwise = rotação de { $degrees }° no sentido anti-horário a cada peça
figures-rule-turn-half = rotação de 180° a cada peça
figures-rule-mirror-upright = espelhamento horizontal a cada peça
figures-rule-mirror-level = espelhamento vertical a cada peça
figures-rule-mirror-diagonal = espelhamento a cada peça na diagonal que desce da esquerda para a direita
figures-rule-move-clockwise = { $step ->
    [one] uma posição no sentido horário a cada peça
   *[other] { $step } posições no sentido horário a cada peça
}
figures-rule-move-counterclockwise = { $step ->
    [one] uma posição no sentido anti-horário a cada peça
   *[other] { $step } posições no sentido anti-horário a cada peça
}
figures-note-starts = nem todas as linhas começam igual

## The rule on the rows or columns, and what follows.

figures-row = Linha { $number }: { $values }
figures-column = Coluna { $number }: { $values }
figures-needs = A peça que falta precisa de: { $value }.

## A wrong option.

figures-keeps = Certo: { $subjects }.
figures-breaks = Errado: { $subject }, aqui { $value }; { $slip }.
figures-breaks-only = Errado: { $subject }, aqui { $value }.
figures-slip-left = igual à peça da esquerda
figures-slip-above = igual à peça de cima
figures-slip-first = igual à primeira peça da linha
figures-slip-too-far = um passo a mais
figures-slip-back = um passo na direção errada
figures-slip-operation = mostra { $taken }, e não { $right }
figures-operation-or = tudo o que está nas duas juntas
figures-operation-and = o que as duas têm em comum
figures-operation-xor = o que está em apenas uma delas
figures-operation-without = o que está só na primeira
figures-operation-complete = o que não está em nenhuma delas
figures-slip-added = soma em vez de subtração
figures-slip-subtracted = subtração em vez de soma
figures-slip-column = segue a coluna em vez da linha
figures-slip-row = segue a linha em vez da coluna
figures-slip-turn = rotação ou espelhamento errado
figures-slip-too-many = um a mais
figures-slip-too-few = um a menos
figures-slip-other = aparece nas linhas, mas não é o que falta aqui
figures-slip-constant = muda o que deveria ficar igual
figures-slip-foreign = não aparece em nenhum outro lugar deste padrão
