## Os dois desafios de exemplo. Nove peças em três linhas; falta a última.

puzzle-switch = Desafio { $number }
puzzle-ask = Qual peça vai no espaço vazio?
puzzle-keys = Responda com as teclas de 1 a 6 e navegue com as setas.
puzzle-grid-label = Padrão de três linhas com três peças cada
puzzle-options-label = Opções
puzzle-cell = Linha { $row }, coluna { $column }: { $tile }
puzzle-cell-missing = Linha { $row }, coluna { $column }: vazia. É a que você precisa encontrar.
puzzle-option = Opção { $number }: { $tile }

puzzle-tile-circle = { $count ->
    [one] um círculo
   *[other] { $count } círculos
}
puzzle-tile-square = { $count ->
    [one] um quadrado
   *[other] { $count } quadrados
}
puzzle-tile-triangle = { $count ->
    [one] um triângulo
   *[other] { $count } triângulos
}

puzzle-tile-fields = partes preenchidas: { $fields }
puzzle-field-top = em cima
puzzle-field-right = à direita
puzzle-field-bottom = embaixo
puzzle-field-left = à esquerda

puzzle-right = Certo.
puzzle-wrong = Não é essa.
puzzle-count-rule = Toda linha tem as três formas, círculo, quadrado e triângulo, e a quantidade sobe de um a três.
puzzle-count-shape = A quantidade está certa, mas essa forma já aparece na linha. Falta outra.
puzzle-count-number = A forma está certa, mas em cada linha a quantidade sobe de um a três.
puzzle-count-both = Observe duas coisas: que forma falta na linha e como a quantidade aumenta da esquerda para a direita.
puzzle-fields-rule = Sobreponha as duas primeiras peças da linha. As partes preenchidas nas duas somem. O que sobra é a terceira peça.
puzzle-fields-kept = Uma parte está preenchida nas duas peças. Ela deveria sumir, mas continua aqui.
puzzle-fields-only-shared = Esta é a parte que as duas peças têm em comum. O que é comum às duas some.
puzzle-fields-copied = Esta só repete uma das duas peças. A terceira combina as duas.
puzzle-fields-missing = Uma parte preenchida em só uma das duas peças deve continuar, mas falta aqui.
puzzle-fields-turned = É parecida, mas algumas partes mudaram de lugar. Neste padrão, nada gira.
puzzle-next = Tentar um mais difícil
puzzle-again = Tentar de novo
