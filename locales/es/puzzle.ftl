## The two example puzzles on the landing pages.

puzzle-switch = Ejercicio { $number }
puzzle-ask = ¿Qué pieza va en el lugar vacío?
puzzle-keys = Teclas del 1 al 6 para elegir, flechas para moverte.
puzzle-grid-label = Patrón de tres filas con tres piezas cada una
puzzle-options-label = Opciones
puzzle-cell = Fila { $row }, lugar { $column }: { $tile }
puzzle-cell-missing = Fila { $row }, lugar { $column }: vacío, esta es la que se busca
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

puzzle-tile-fields = relleno: { $fields }
puzzle-field-top = arriba
puzzle-field-right = derecha
puzzle-field-bottom = abajo
puzzle-field-left = izquierda

puzzle-right = Correcto.
puzzle-wrong = Esta no es.
puzzle-count-rule = Cada fila tiene un círculo, un cuadrado y un triángulo, y la cantidad crece de uno a tres.
puzzle-count-shape = La cantidad encaja. Pero esta forma ya está en la fila y todavía falta otra.
puzzle-count-number = La forma encaja. Pero en cada fila la cantidad crece de uno a tres.
puzzle-count-both = Fíjate en dos cosas: qué forma falta en la fila y cómo crece la cantidad de izquierda a derecha.
puzzle-fields-rule = Pon una sobre otra las dos primeras piezas de una fila. Las zonas rellenas en ambas desaparecen. Lo que queda es la tercera pieza.
puzzle-fields-kept = Aquí sigue una zona que está rellena en ambas piezas. Tiene que desaparecer.
puzzle-fields-only-shared = Estas son las zonas que comparten las dos piezas. Son justo las que desaparecen.
puzzle-fields-copied = Esto solo repite una de las dos piezas. La tercera necesita ambas.
puzzle-fields-missing = Aquí falta una zona que está rellena en solo una de las dos piezas.
puzzle-fields-turned = Las zonas se parecen, pero están en otros lugares. En este patrón nada gira.
puzzle-next = Probar el más difícil
puzzle-again = Reintentar
