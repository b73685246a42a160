### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [one] círculo
   *[other] { $count } círculos
}
figures-shape-triangle = { $count ->
    [one] triángulo
   *[other] { $count } triángulos
}
figures-shape-square = { $count ->
    [one] cuadrado
   *[other] { $count } cuadrados
}
figures-shape-star = { $count ->
    [one] estrella
   *[other] { $count } estrellas
}
figures-shape-plus = { $count ->
    [one] cruz
   *[other] { $count } cruces
}
figures-shape-hexagon = { $count ->
    [one] hexágono
   *[other] { $count } hexágonos
}
figures-shape-heart = { $count ->
    [one] corazón
   *[other] { $count } corazones
}
figures-shape-crescent = { $count ->
    [one] media luna
   *[other] { $count } medias lunas
}
figures-shape-arrow = { $count ->
    [one] flecha
   *[other] { $count } flechas
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
    [one] ángulo
   *[other] { $count } ángulos
}
figures-shape-sector = { $count ->
    [one] disco sin una porción
   *[other] { $count } discos sin una porción
}
figures-shape-pennant = { $count ->
    [one] banderín
   *[other] { $count } banderines
}
figures-shape-flag = { $count ->
    [one] bandera
   *[other] { $count } banderas
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
    [one] ala
   *[other] { $count } alas
}
figures-lines = { $count ->
    [one] línea
   *[other] { $count } líneas
}
figures-petals = { $count ->
    [one] pétalo
   *[other] { $count } pétalos
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = tamaño muy pequeño
figures-size-small = tamaño pequeño
figures-size-medium = tamaño mediano
figures-size-large = tamaño grande
figures-fill-empty = sin relleno
figures-fill-hatched = a rayas
figures-fill-grey = en gris
figures-fill-solid = con relleno sólido
figures-stroke-thin = trazo fino
figures-stroke-thick = trazo grueso
figures-facing-top = hacia arriba
figures-facing-top-right = hacia arriba a la derecha
figures-facing-right = hacia la derecha
figures-facing-bottom-right = hacia abajo a la derecha
figures-facing-bottom = hacia abajo
figures-facing-bottom-left = hacia abajo a la izquierda
figures-facing-left = hacia la izquierda
figures-facing-top-left = hacia arriba a la izquierda
figures-turned-not = sin giro
figures-turned-clockwise = giro de { $degrees }° en sentido horario
figures-turned-counterclockwise = giro de { $degrees }° en sentido antihorario
figures-turned-half = giro de 180°
figures-mirrored = en espejo
figures-inside = dentro: { $shape }
figures-at = posición: { $places }
figures-horizontal = en horizontal ({ $places })
figures-vertical = en vertical ({ $places })
figures-place-top-left = arriba a la izquierda
figures-place-top = arriba
figures-place-top-right = arriba a la derecha
figures-place-left = izquierda
figures-place-middle = centro
figures-place-right = derecha
figures-place-bottom-left = abajo a la izquierda
figures-place-bottom = abajo
figures-place-bottom-right = abajo a la derecha

## How parts are put together.

figures-tile-empty = vacía
figures-nothing = nada
figures-wanted = ?
figures-list = { $first }, { $second }
figures-enumeration = { $first }, { $second }
figures-groups = { $first }; { $second }
figures-part = { $layer }: { $words }
figures-layer-middle = centro
figures-layer-outside = exterior
figures-layer-lines = líneas
figures-layer-petals = pétalos
figures-layer-figures = figuras
figures-layer-number = figura { $number }

## What a rule is about.

figures-topic-shape = forma
figures-topic-inner = figura interior
figures-topic-number = cantidad
figures-topic-size = tamaño
figures-topic-fill = relleno
figures-topic-direction = orientación
figures-topic-stroke = grosor del trazo
figures-topic-places = posición
figures-topic-lines = líneas
figures-topic-petals = pétalos
figures-subject = { $topic } ({ $layer })

## A rule.

figures-step = { $subject }, { $scope }: { $rule }.
figures-step-note = { $subject }, { $scope }: { $rule }; { $note }.
figures-scope-rows = en cada fila
figures-scope-columns = en cada columna
figures-scope-both = en cada fila y cada columna
figures-scope-all = en todas las piezas
figures-rule-same = sin cambios
figures-rule-more = aumenta en { $step } de una pieza a la siguiente
figures-rule-fewer = disminuye en { $step } de una pieza a la siguiente
figures-rule-larger = { $step ->
    [one] aumenta un nivel de una pieza a la siguiente
   *[other] aumenta { $step } niveles de una pieza a la siguiente
}
figures-rule-smaller = { $step ->
    [one] disminuye un nivel de una pieza a la siguiente
   *[other] disminuye { $step } niveles de una pieza a la siguiente
}
figures-rule-darker = { $step ->
    [one] se oscurece un tono de una pieza a la siguiente
   *[other] se oscurece { $step } tonos de una pieza a la siguiente
}
figures-rule-lighter = { $step ->
    [one] se aclara un tono de una pieza a la siguiente
   *[other] se aclara { $step } tonos de una pieza a la siguiente
}
figures-rule-forward = { $step ->
    [one] avance de un paso de una pieza a la siguiente
   *[other] avance de { $step } pasos de una pieza a la siguiente
}
figures-rule-backward = { $step ->
    [one] retroceso de un paso de una pieza a la siguiente
   *[other] retroceso de { $step } pasos de una pieza a la siguiente
}
figures-rule-sum = el tercer número es la suma de los dos primeros
figures-rule-difference = el tercer número es el primero menos el segundo
figures-rule-three = los mismos tres valores, una vez cada uno
figures-rule-order = los mismos tres valores en el mismo orden
figures-rule-together = cambia junto con “{ $subject }”
figures-rule-two = dos piezas muestran lo mismo y una no muestra nada
figures-rule-or = la tercera pieza muestra todo lo que hay en la primera o en la segunda
figures-rule-and = la tercera pieza muestra lo que las dos primeras tienen en común
figures-rule-xor = la tercera pieza muestra lo que hay en una sola de las dos primeras
figures-rule-without = la tercera pieza muestra lo que hay en la primera, pero no en la segunda
figures-rule-complete = la tercera pieza muestra lo que no hay en ninguna de las dos primeras
figures-rule-turn-clockwise = giro de { $degrees }° en sentido horario de una pieza a la siguiente
figures-rule-turn-counterclockwise = giro de { $degrees }° en sentido antihorario de una pieza a la siguiente
figures-rule-turn-half = giro de 180° de una pieza a la siguiente
figures-rule-mirror-upright = en espejo de una pieza a la siguiente (izquierda y derecha se intercambian)
figures-rule-mirror-level = en espejo de una pieza a la siguiente (arriba y abajo se intercambian)
figures-rule-mirror-diagonal = en espejo de una pieza a la siguiente (respecto a la diagonal que baja de izquierda a derecha)
figures-rule-move-clockwise = { $step ->
    [one] desplazamiento de una posición en sentido horario de una pieza a la siguiente
   *[other] desplazamiento de { $step } posiciones en sentido horario de una pieza a la siguiente
}
figures-rule-move-counterclockwise = { $step ->
    [one] desplazamiento de una posición en sentido antihorario de una pieza a la siguiente
   *[other] desplazamiento de { $step } posiciones en sentido antihorario de una pieza a la siguiente
}
figures-note-starts = no todas las filas empiezan igual

## The rule on the rows or columns, and what follows.

figures-row = Fila { $number }: { $values }
figures-column = Columna { $number }: { $values }
figures-needs = Por tanto, en la pieza que falta: { $value }.

## A wrong option.

figures-keeps = Correcto: { $subjects }.
figures-breaks = Incorrecto: { $subject }, aquí { $value }; { $slip }.
figures-breaks-only = Incorrecto: { $subject }, aquí { $value }.
figures-slip-left = igual que la pieza de la izquierda
figures-slip-above = igual que la pieza de arriba
figures-slip-first = igual que la primera pieza de la fila
figures-slip-too-far = un paso de más
figures-slip-back = un paso en la dirección contraria
figures-slip-operation = muestra { $taken } en lugar de { $right }
figures-operation-or = todo lo que hay en ambas
figures-operation-and = lo que ambas tienen en común
figures-operation-xor = lo que hay en una sola de ellas
figures-operation-without = lo que hay solo en la primera
figures-operation-complete = lo que no hay en ninguna
figures-slip-added = suma en lugar de resta
figures-slip-subtracted = resta en lugar de suma
figures-slip-column = sigue la columna en lugar de la fila
figures-slip-row = sigue la fila en lugar de la columna
figures-slip-turn = giro o espejo equivocado
figures-slip-too-many = sobra uno
figures-slip-too-few = falta uno
figures-slip-other = aparece en las filas, pero no es lo que falta aquí
figures-slip-constant = cambia lo que debería quedar igual
figures-slip-foreign = no aparece en ningún otro lugar del patrón
