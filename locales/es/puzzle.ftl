## The two example puzzles on the landing pages.

puzzle-switch = Acertijo { $number }
puzzle-ask = ¿Qué pieza va en el espacio vacío?
puzzle-keys = Responde con las teclas del 1 al 6 y muévete con las flechas.
puzzle-grid-label = Patrón de tres filas con tres piezas cada una
puzzle-options-label = Opciones
puzzle-cell = Fila { $row }, columna { $column }: { $tile }
puzzle-cell-missing = Fila { $row }, columna { $column }: vacía. Es la que tienes que encontrar.
puzzle-option = Opción { $number }: { $tile }

puzzle-tile-circle = { $count ->
    [one] un círculo
   *[other] { $count } círculos
}
puzzle-tile-square = { $count ->
    [one] un cuadrado
   *[other] { $count } cuadrados
}
puzzle-tile-triangle = { $count ->
    [one] un triángulo
   *[other] { $count } triángulos
}

puzzle-tile-fields = partes rellenas: { $fields }
puzzle-field-top = arriba
puzzle-field-right = derecha
puzzle-field-bottom = abajo
puzzle-field-left = izquierda

puzzle-right = Correcto.
puzzle-wrong = No es esa.
puzzle-count-rule = En cada fila hay círculos, cuadrados y triángulos, y la cantidad va subiendo de uno a tres.
puzzle-count-shape = La cantidad es correcta, pero esa forma ya está en la fila. Falta otra.
puzzle-count-number = La forma es correcta, pero en cada fila la cantidad va subiendo de uno a tres.
puzzle-count-both = Fíjate en dos cosas: qué forma falta en la fila y cómo sube la cantidad de izquierda a derecha.
puzzle-fields-rule = Superpón las dos primeras piezas de una fila. Las partes rellenas en ambas desaparecen. Lo que queda es la tercera pieza.
puzzle-fields-kept = Hay una parte rellena en las dos piezas. Debería desaparecer, pero aquí sigue.
puzzle-fields-only-shared = Esta es la parte que comparten las dos piezas. Las partes compartidas desaparecen.
puzzle-fields-copied = Esto solo repite una de las dos piezas. La tercera combina ambas.
puzzle-fields-missing = Aquí falta una parte que está rellena en una sola de las dos piezas.
puzzle-fields-turned = Se parece, pero hay partes que cambiaron de sitio. En este patrón nada gira.
puzzle-next = Probar uno más difícil
puzzle-again = Probar otra vez
