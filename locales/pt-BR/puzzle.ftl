## Os dois desafios de exemplo. Nove peças em três linhas; falta a última.

puzzle-switch = Desafio { $number }
puzzle-ask = Qual peça vai no lugar vazio?
puzzle-keys = As teclas de 1 a 6 escolhem; as setas movem.
puzzle-grid-label = Padrão de três linhas com três peças cada
puzzle-options-label = Opções
puzzle-cell = Linha { $row }, posição { $column }: { $tile }
puzzle-cell-missing = Linha { $row }, posição { $column }: vazia, é a que falta
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
puzzle-wrong = Não é esta.
puzzle-count-rule = Cada linha tem as três formas: círculo, quadrado e triângulo. E a quantidade vai de um a três.
puzzle-count-shape = A quantidade está certa. Mas esta forma já aparece na linha, e ainda falta outra.
puzzle-count-number = A forma está certa. Mas em cada linha a quantidade vai de um a três.
puzzle-count-both = Observe duas coisas: qual forma falta na linha e como a quantidade aumenta da esquerda para a direita.
puzzle-fields-rule = Sobreponha as duas primeiras peças da linha. As partes preenchidas nas duas somem. O que sobra é a terceira peça.
puzzle-fields-kept = Uma parte preenchida nas duas peças continuou aqui. Ela precisa sumir.
puzzle-fields-only-shared = Estas são as partes que as duas peças têm em comum. São justamente as que somem.
puzzle-fields-copied = Isto só repete uma das duas peças. A terceira depende das duas.
puzzle-fields-missing = Falta aqui uma parte preenchida em apenas uma das duas peças.
puzzle-fields-turned = As partes são parecidas, mas estão em outros lugares. Nada gira neste padrão.
puzzle-next = Tentar o mais difícil
puzzle-again = Tentar de novo
