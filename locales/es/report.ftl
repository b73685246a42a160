### What the bought report says, on screen and on paper.

report-title = Tu informe
report-exam = Test de IQ
report-exam-short = Test de IQ, versión breve
report-sample-mark = Ejemplo: una persona simulada
report-score-above = { $iq } o más
report-score-below = { $iq } o menos
report-margin = margen del 95 %: { $span }
report-span = de { $low } a { $high }
report-span-from = { $low } o más
report-span-to = { $high } o menos
report-span-open = abierto en ambos extremos
report-norms = Normas { $version }, { $phase }
report-language-english = inglés
report-questionnaire-version = Cuestionario versión { $version }, comparación { $norms }.
report-phase-provisional = provisionales
report-phase-calibrating = ejercicios calibrados, nivel tomado de estudios
report-phase-bridged = nivel fijado con una muestra
report-phase-census = ajustadas al censo
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } de { $whole }
report-sources = Fuentes

## Names of the kinds of task and of the levels.

report-kind-induction = Búsqueda de patrones
report-kind-logic = Lógica de figuras
report-kind-spatial = Razonamiento espacial
report-kind-several = Varias reglas a la vez
report-kind-pace = Ritmo
report-level-very-high = Muy alto
report-level-high = Alto
report-level-moderate = Medio
report-level-low = Bajo
report-level-very-low = Muy bajo
report-level-not-enough = Datos insuficientes

## Heads of columns. Short.

report-head-class = Clase
report-head-iq = IQ
report-head-people = De 100 personas
report-head-touched = Tu margen
report-head-lower = Por debajo, de 100
report-head-takers = Participantes
report-head-puzzle = Ejercicio
report-head-puzzles = Ejercicios
report-head-right = Aciertos
report-head-kind = Tipo de ejercicio
report-head-score = Puntuación
report-head-value = De 0 a 100
report-head-margin = Margen del 80 %
report-head-level = Nivel
report-head-difference = Respecto a tu promedio
report-head-needed = Cuenta desde
report-head-difficulty = Dificultad
report-head-time = Tu tiempo
report-head-median = Mediana de todos
report-head-medians = Suma de las medianas de todos
report-head-answer = Tu respuesta
report-head-part = Parte
report-head-error = Error estándar de la puntuación
report-head-within = 95 de 100 puntuaciones, dentro de
report-head-second = Segunda puntuación
report-head-reading = Lo que significa
report-head-likely = Probabilidad
report-head-week = Semana
report-head-do = Qué hacer
report-head-why = Por qué

## Summary: the first page after the cover.

report-summary-title = Resumen
report-summary-lead = Tu puntuación de IQ es { $score } ({ $margin }).
report-summary-lead-above = Tu puntuación de IQ es { $score } ({ $margin }). El test no mide más arriba, así que no da un número más alto.
report-summary-lead-below = Tu puntuación de IQ es { $score } ({ $margin }). El test no mide más abajo, así que no da un número más bajo.
report-score-label = Puntuación de IQ
report-figure-class = Clase
report-figure-percentile = De cada 100 personas
report-figure-percentile-note = con una puntuación más baja
report-figure-right = Aciertos
report-figure-right-note = cada ejercicio con su propia dificultad
report-figure-time = Tiempo
report-figure-time-note = { $time } por ejercicio en promedio
report-figure-place = Puesto entre participantes
report-figure-place-note = hasta el { $date }
report-figure-reliability = Fiabilidad
report-figure-reliability-note = de las diferencias entre puntuaciones no se debe al azar
report-class-one = El número pertenece a la clase “{ $class }” ({ $range }), y todo su margen también.
report-class-two = El número pertenece a la clase “{ $class }” ({ $range }). Su margen toca “{ $low }” y “{ $high }”, así que las dos son posibles.
report-class-many = El número pertenece a la clase “{ $class }” ({ $range }). Su margen va de “{ $low }” a “{ $high }”, así que es posible cualquier clase de una a otra.
report-class-limit = “{ $score }” es un límite, así que no pertenece a una sola clase. Su margen va de “{ $low }” a “{ $high }”, así que es posible cualquier clase de una a otra.
report-class-limit-one = “{ $score }” es un límite. Todo su margen está en la clase “{ $class }”.
report-percentile = { $n ->
    [one] De cada 100 personas del grupo de referencia, cerca de { $n } tendría una puntuación más baja.
   *[other] De cada 100 personas del grupo de referencia, cerca de { $n } tendrían una puntuación más baja.
}
report-percentile-above = { $n ->
    [one] De cada 100 personas del grupo de referencia, al menos { $n } tendría una puntuación más baja.
   *[other] De cada 100 personas del grupo de referencia, al menos { $n } tendrían una puntuación más baja.
}
report-percentile-below = { $n ->
    [one] De cada 100 personas del grupo de referencia, como máximo { $n } tendría una puntuación más baja.
   *[other] De cada 100 personas del grupo de referencia, como máximo { $n } tendrían una puntuación más baja.
}
report-percentile-top = De cada 100 personas del grupo de referencia, más de 99 tendrían una puntuación más baja.
report-percentile-bottom = De cada 100 personas del grupo de referencia, menos de 1 tendría una puntuación más baja.
report-more-than-99 = más de 99
report-fewer-than-1 = menos de 1
report-kinds-even = Tus resultados son parejos en todos los tipos de ejercicio: las diferencias entre ellos pueden deberse al azar.
report-kinds-strength = { $kind }: { $distance } puntos por encima de tu propio promedio, más de lo que explica el azar. Es un punto fuerte.
report-kinds-weakness = { $kind }: { $distance } puntos por debajo de tu propio promedio, más de lo que explica el azar. Es tu lado más débil.
report-kinds-untold = Ningún tipo de ejercicio destaca: los ejercicios de un solo tipo dicen demasiado poco para que una diferencia cuente.
report-kinds-none = Esta versión tiene muy pocos ejercicios de algunos tipos, así que los tipos no llevan puntuación propia.
report-summary-remember = Para recordar
report-summary-same = Lee el margen antes que el número: tu valor real bien puede estar en cualquier punto de { $low } a { $high }.
report-summary-same-open = Lee el margen antes que el número. Aquí está abierto por un extremo, porque el test no puede medir tan lejos.
report-summary-part = El test mide una parte de la inteligencia: encontrar reglas en figuras.
report-summary-alone = Nadie supervisó el test, así que la puntuación es para ti y no prueba nada ante terceros.
report-valid = Las respuestas y los tiempos parecen los de un intento serio, así que la puntuación no necesita ninguna observación.
report-caution = El intento es válido, pero esto hace menos segura la puntuación:
report-norms-provisional = Las normas son provisionales. La dificultad de los ejercicios se predice a partir de sus reglas, y el nivel promedio se toma de un estudio publicado. Por eso el margen es más amplio.
report-norms-calibrating = La dificultad de los ejercicios se conoce por las respuestas de otras personas. El nivel promedio todavía se toma de un estudio publicado, y por eso el margen es más amplio.
report-norms-bridged = La dificultad de los ejercicios se conoce por las respuestas de otras personas, y una muestra de adultos elegida por cuotas fija el nivel promedio.
report-norms-census = Las normas se basan en el primer intento de muchas personas, ponderado según el censo por edad, estudios y sexo.

## The curve.

report-curve-title = Tu lugar en la curva
report-curve-lead-above = { $points ->
    [one] Tu puntuación de { $score } está un punto por encima del promedio de 100 ({ $margin }).
   *[other] Tu puntuación de { $score } está { $points } puntos por encima del promedio de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Tu puntuación de { $score } está un punto por debajo del promedio de 100 ({ $margin }).
   *[other] Tu puntuación de { $score } está { $points } puntos por debajo del promedio de 100 ({ $margin }).
}
report-curve-lead-at = Tu puntuación es justo el promedio: { $score } ({ $margin }).
report-curve-lead-limit = Tu puntuación es { $score } ({ $margin }). Está en el límite de lo que mide este test, así que la curva muestra ese límite y no un punto.
report-curve-score = Tu puntuación: { $score }
report-curve-caption = Las clases, sus límites y su frecuencia
report-curve-reached = llega aquí
report-curve-how = Cómo leer la curva
report-curve-hill = La curva muestra cuántas personas tienen cada IQ. La mayoría está en el centro: { $middle } de cada 100 entre 85 y 114, { $upper } entre 115 y 129, { $top } en 130 o más.
report-curve-step = El promedio es 100. Un paso de 15 puntos es una desviación estándar, la distancia habitual de las personas al promedio.
report-curve-why = Por qué hay un margen
report-curve-cover = Ningún test corto mide hasta el último punto. De cada 100 personas cuyo margen se calcula así, unas 95 tienen su valor real dentro de él.
report-curve-error = Dos cosas lo hacen amplio: el test, cuyo error estándar para el valor real es de { $test } puntos con tus respuestas, y las normas, con uno de unos { $norms } puntos.
report-curve-sides = Desde tu puntuación llega { $down } puntos hacia abajo y { $up } hacia arriba. Una puntuación es un lugar entre personas medidas con el mismo error, y eso la acerca un poco a 100. Al margen no lo mueve.

## Ranking.

report-ranking-title = Ranking
report-ranking-caption = De cada 100 personas del grupo de referencia
report-ranking-lower = con una puntuación más baja
report-ranking-higher = con la misma o una más alta
report-ranking-place = En comparación contigo
report-ranking-ends = El margen también vale aquí: el número de personas de cada 100 con una puntuación más baja va de { $low } (extremo inferior) a { $high } (extremo superior).
report-ranking-end-low = El margen también vale aquí: incluso en su extremo inferior, { $low } de cada 100 personas tendrían una puntuación más baja. Por arriba está abierto.
report-ranking-end-high = El margen también vale aquí: en su extremo superior, el número de personas de cada 100 con una puntuación más baja es { $high }. Por abajo está abierto.
report-ranking-rare-high = Aproximadamente una de cada { $n } personas tiene esa puntuación o una más alta.
report-ranking-rarest = Menos de una de cada { $n } personas tiene esa puntuación o una más alta.
report-ranking-middle = La mitad de las personas tiene una puntuación entre 90 y 110, y tú también.
report-ranking-takers = Entre quienes hicieron este test
report-ranking-own = Hasta el { $date }, este test tenía { $n } intentos válidos: { $lower } con una puntuación más baja que la tuya, { $same } con la misma (contando la tuya) y { $higher } con una más alta. Es el puesto { $place } de { $n }.
report-ranking-average = El promedio de los participantes es { $average }. Eligieron hacer el test, así que no representan a toda la población. El grupo de referencia de arriba es la comparación más justa.
report-ranking-you = Tu puntuación
report-ranking-takers-caption = Cuántos participantes tuvieron cada puntuación
report-ranking-few = Cuando se hizo este informe, menos de { $floor } intentos válidos de este test se habían puntuado con estas normas. Un puesto entre tan pocos no dice nada, así que no se da. La comparación de arriba no depende de ellos.
report-ranking-places-caption = Puntuaciones y su lugar en el grupo de referencia
report-ranking-places = Para comparar: cuántas de cada 100 personas del grupo de referencia quedan por debajo de cada una de estas puntuaciones.
report-ranking-norm = El grupo de referencia son adultos de todas las edades. Todavía no hay normas por edad, así que todo el mundo se compara con las mismas personas.

## What the score means.

report-meaning-title = Lo que significa la puntuación
report-meaning-lead = La puntuación dice lo bien que encontraste reglas en figuras el { $date }, en comparación con otras personas ({ $score }, { $margin }).
report-meaning-says = Lo que dice
report-meaning-fluid = Encontrar reglas en algo nuevo se llama razonamiento fluido. Es una parte de la inteligencia, la que menos depende del idioma y de la escuela.
report-meaning-high = Estas reglas te resultan más fáciles que a la mayoría: todo el margen está por encima del promedio de 100.
report-meaning-middle = Encuentras estas reglas más o menos igual de bien que la mayoría: { $people } de cada 100 personas están en la clase de 85 a 114.
report-meaning-unsure = El margen abarca el promedio de 100. El test deja abierto, por tanto, si estas reglas te resultan más fáciles o más difíciles que a la mayoría.
report-meaning-low = Encontraste menos reglas de este tipo que la mayoría. El cansancio, el ruido, una pantalla pequeña, las preocupaciones o la poca práctica bajan una puntuación, y las respuestas no muestran si influyó alguna de estas cosas, ni cuál.
report-meaning-again = Con otros ejercicios parecidos, tu puntuación quedaría a no más de { $points } puntos de esta en 95 de cada 100 casos.
report-meaning-expected = Ejercicios fáciles y difíciles
report-meaning-caption = Las respuestas de las que sale tu puntuación, según la dificultad respecto a ella
report-meaning-easy = al menos 15 puntos más fáciles
report-meaning-near = más o menos al nivel de tu puntuación
report-meaning-hard = al menos 15 puntos más difíciles
report-meaning-missed = { $n ->
    [one] Fallaste un ejercicio al menos 15 puntos más fácil que tu puntuación.
   *[other] Fallaste { $n } ejercicios al menos 15 puntos más fáciles que tu puntuación.
}
report-meaning-solved = { $n ->
    [one] Resolviste un ejercicio al menos 15 puntos más difícil que tu puntuación.
   *[other] Resolviste { $n } ejercicios al menos 15 puntos más difíciles que tu puntuación.
}
report-meaning-usual = En parte es lo habitual: la atención falla a veces, y al azar se acierta una de cada seis.
report-meaning-smooth = No fallaste ningún ejercicio mucho más fácil que tu puntuación ni resolviste ninguno mucho más difícil. Las respuestas siguen de cerca la dificultad.
report-meaning-likely = Qué clase es la más probable
report-meaning-likely-caption = Dónde está tu valor real
report-meaning-likely-text = Se lee así: de 100 personas del grupo de referencia con respuestas como las tuyas, esas son las que tienen su valor real en esa clase. Cuentan tanto el margen como lo frecuente que es cada clase.
report-less-than-1 = menos del 1 %
report-meaning-not = Lo que no dice
report-meaning-not-parts = Cómo son tu memoria, tus conocimientos, tu lenguaje o tus ideas. Nada de eso se midió.
report-meaning-not-worth = Cuánto vales, cómo es tu carácter o hasta dónde puedes llegar.
report-meaning-not-diagnosis = Si alguien tiene altas capacidades o una discapacidad. Para eso hace falta un profesional de la psicología que haga tests en persona.
report-meaning-not-fixed = Qué puntuación tendrás dentro de diez años. Una puntuación es la medición de un día.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Dimensiones
report-dimensions-caption = Puntuaciones por tipo de ejercicio
report-reference = Rango de referencia: de { $low } a { $high }
report-dimensions-scale = Todas las puntuaciones están en la escala de promedio 100. El rango de referencia, de { $low } a { $high }, abarca la mitad central de las personas. Aquí los márgenes son los del test. El error de las normas, de unos { $norms } puntos, se suma y desplaza todos los tipos por igual.
report-dimensions-levels = Niveles: muy alto desde 125, alto desde 110, medio desde 90, bajo desde 75, muy bajo por debajo de eso. Solo se da un nivel si el margen del 80 % cabe en dos niveles vecinos; si no, los datos son insuficientes.
report-dimensions-joined = Unos pocos ejercicios de un solo tipo miden mal. Por eso cada puntuación los combina con lo que dicen todos los demás, en la medida en que suponemos que los tipos van juntos en las personas (correlación { $correlation }). Eso hace las puntuaciones más seguras y las acerca entre sí.
report-dimensions-pace = El ritmo aparece junto a los tipos y no forma parte de la puntuación de IQ.
report-difference-caption = Cada tipo frente a tu propio promedio
report-dimensions-chance = Una diferencia cuenta como punto fuerte o lado débil a partir de la cifra de la última columna. El azar produce una tan grande en menos de uno de cada diez casos.

## One page for each kind of task.

report-kind-lead = Resolviste { $right } de { $n } ejercicios de este tipo.
report-read-very-high = Muy por encima del rango de referencia: unas { $n } de cada 100 personas tienen una puntuación más baja.
report-read-high = Por encima del rango de referencia: unas { $n } de cada 100 personas tienen una puntuación más baja.
report-read-moderate = Dentro del rango de referencia: unas { $n } de cada 100 personas tienen una puntuación más baja.
report-read-low = Por debajo del rango de referencia: unas { $n } de cada 100 personas tienen una puntuación más baja.
report-read-very-low = { $n ->
    [one] Bastante por debajo del rango de referencia: alrededor de { $n } de cada 100 personas tiene una puntuación más baja.
   *[other] Bastante por debajo del rango de referencia: unas { $n } de cada 100 personas tienen una puntuación más baja.
}
report-read-not-enough = El margen de { $low } a { $high } abarca demasiados niveles para nombrar uno.
report-kind-what = Lo que pide este tipo
report-kind-what-induction = Una o dos reglas de orden y de cantidad: algo crece o disminuye paso a paso, las formas se turnan, dos cantidades suman una tercera. La tarea es notar qué cambia y comprobar una idea en las tres filas.
report-kind-what-logic = Las figuras se superponen: la tercera pieza conserva lo que tiene cualquiera de las dos, lo que tienen ambas, lo que tiene solo una, lo que tiene la primera y no la segunda, o lo que falta en las dos. La tarea es comparar pieza con pieza, parte por parte, y nombrar la operación.
report-kind-what-spatial = Las figuras giran, se reflejan o pasan de un lugar a otro. La tarea es mover una figura en la mente y ver si el mismo movimiento lleva de cada pieza a la siguiente.
report-kind-what-several = Tres reglas o más actúan al mismo tiempo, cada una sobre otra propiedad. La tarea no es tanto encontrar una regla como distinguir varias y comprobar cada una en las opciones.
report-kind-how = Cómo se resuelven estos ejercicios
report-kind-how-induction = Fíjate en una propiedad a la vez: cantidad, tamaño, forma, relleno. Di su regla en voz alta para la primera fila y pruébala en la segunda. Si ahí falla, recorre las columnas.
report-kind-how-logic = Toma una parte de la figura, una línea o un pétalo, y síguela por la fila. ¿Está en la tercera pieza si estaba en una, en las dos, en ninguna? Dos partes suelen bastar para decidir entre las operaciones.
report-kind-how-spatial = Elige una marca, como una punta o un lado abierto, y sigue solo esa. Cuenta su giro en octavos de vuelta. Si ningún giro encaja, piensa en un espejo.
report-kind-how-several = Resuelve una propiedad, descarta todas las opciones que la incumplen y pasa a la siguiente. Con tres reglas resueltas queda una opción, y no hubo que retener nada por mucho tiempo.
report-kind-caption = Tus ejercicios de este tipo
report-kind-others = En promedio se resuelven { $expected } de ellos.
report-kind-time = Les dedicaste { $time }, el { $percent } de tu tiempo en el test.
report-kind-within = Distancia a tu propio promedio, en puntos: { $difference }. Puede deberse al azar.
report-kind-untold = Distancia a tu propio promedio, en puntos: { $difference }. Los ejercicios de este tipo dicen demasiado poco para que cuente.
report-kind-worth = Si los tipos van juntos como suponemos, el número total de aciertos explica el { $total } de las diferencias entre personas en este tipo. Si se suman los ejercicios propios del tipo, explica el { $joined }.

## Pace.

report-pace-lead = Ejercicio por ejercicio, necesitaste alrededor del { $percent } del tiempo habitual (media de las proporciones).
report-pace-lead-none = Aún no se sabe lo bastante bien cuánto tardan otras personas en estos ejercicios, así que tu ritmo no tiene nivel.
report-pace-fast = Más rápido que el rango de referencia: unas { $n } de cada 100 personas tardan más.
report-pace-middle = Dentro del rango de referencia: unas { $n } de cada 100 personas tardan más.
report-pace-slow = { $n ->
    [one] Más lento que el rango de referencia: alrededor de { $n } de cada 100 personas tarda más.
   *[other] Más lento que el rango de referencia: unas { $n } de cada 100 personas tardan más.
}
report-pace-none = Tus propios tiempos están abajo. Para dar un nivel hacen falta al menos otras { $floor } personas con los mismos ejercicios.
report-pace-neutral-title = Cómo leerlo
report-pace-neutral = El ritmo no forma parte de la puntuación de IQ, y más rápido no es mejor. No había límite de tiempo, así que tardar más no costó nada.
report-pace-method = Se calcula con tus tiempos en { $n } ejercicios. Cada uno se compara, como proporción, con los tiempos de todos los que respondieron el mismo ejercicio. Así, un ejercicio difícil no parece lentitud. En la media de las proporciones, un solo ejercicio largo pesa menos que en las sumas de abajo, así que pueden diferir.
report-pace-reliability = Alrededor del { $percent } de las diferencias entre personas en esta cifra es real; el resto es azar. Cuánto varía el ritmo de una persona a otra se toma de respuestas publicadas a ejercicios así.
report-pace-quicker-than = En { $n } de { $all } ejercicios respondiste más rápido que la mitad de las personas.
report-pace-thirds = De principio a fin
report-pace-thirds-caption = Tu tiempo en tres partes
report-part-first = Primer tercio, { $from }–{ $to }
report-part-middle = Segundo tercio, { $from }–{ $to }
report-part-last = Último tercio, { $from }–{ $to }
report-pace-slower = En comparación con los demás, tu ritmo fue bajando: { $first } de su tiempo en el primer tercio, { $last } en el último.
report-pace-quicker = En comparación con los demás, tu ritmo fue subiendo: { $first } de su tiempo en el primer tercio, { $last } en el último.
report-pace-kept = En comparación con los demás, tu ritmo cambió poco: { $first } de su tiempo en el primer tercio, { $last } en el último.
report-pace-harder = Los ejercicios se vuelven más difíciles por el camino: de una dificultad media de IQ { $first } en el primer tercio a { $last } en el último. Por eso ahí es normal tardar más.

## Time and effort.

report-time-title = Tiempo y esfuerzo
report-time-lead = Tardaste { $time } en total, { $each } por ejercicio en promedio.
report-time-caption = Segundos en cada ejercicio
report-time-own = Tú
report-time-median = Mediana de todos
report-time-kinds-caption = Tiempo por tipo de ejercicio
report-time-noticed = Lo que muestran los tiempos
report-time-ends = Lo que más tardaste fue en el ejercicio { $slowest } ({ $long }) y lo que menos, en el { $quickest } ({ $short }).
report-time-later = El último tercio duró más que el primero: { $last } frente a { $first }.
report-time-earlier = El último tercio duró menos que el primero, aunque sus ejercicios son más difíciles: { $last } frente a { $first }.
report-time-wrong-longer = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Dedicaste más tiempo a los ejercicios que después fallaste.
report-time-wrong-shorter = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Los errores llegaron más rápido, así que quizá valía la pena mirar otra vez.
report-time-alike = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Apenas hay diferencia.
report-effort = Esfuerzo
report-effort-rapid = { $n ->
    [one] Una respuesta llegó demasiado rápido para haber leído el ejercicio. La puntuación la deja fuera.
   *[other] { $n } respuestas llegaron demasiado rápido para haber leído el ejercicio. La puntuación las deja fuera.
}
report-effort-none-rapid = Ninguna respuesta llegó demasiado rápido para haber leído el ejercicio.
report-effort-open = { $n ->
    [one] Un ejercicio quedó en blanco. Cuenta como fallado.
   *[other] { $n } ejercicios quedaron en blanco. Cuentan como fallados.
}
report-effort-none-open = Ningún ejercicio quedó en blanco.
report-effort-changes = { $n ->
    [one] Cambiaste de opinión una vez.
   *[other] Cambiaste de opinión { $n } veces.
}
report-effort-no-changes = No cambiaste ninguna respuesta después de darla.

## How it was measured.

report-measured-title = Cómo se midió
report-measured-lead = La puntuación de { $score } ({ $margin }) se calcula con tus respuestas a { $questions } ejercicios. Las mismas respuestas darán la misma puntuación en cualquier momento.
report-measured-model = Cada ejercicio tiene una curva que dice con qué probabilidad lo resuelve alguien con una capacidad dada, según una dificultad, una pendiente y una probabilidad de acertar al azar (modelo logístico de tres parámetros). La puntuación es la capacidad que mejor explica todas tus respuestas (verosimilitud ponderada).
report-measured-group = Grupo de referencia: adultos de todas las edades; normas de { $version }; valores de los ejercicios en la versión { $values }.
report-measured-provisional = Grupo de referencia: adultos de todas las edades; normas de { $version }, provisionales; valores de los ejercicios en la versión { $values }. La dificultad de los ejercicios se predice a partir de sus reglas. El nivel es el de { $n } adultos que resolvieron en línea ejercicios parecidos (Zorowitz et al. 2024), menos { $shift } desviaciones estándar, porque quienes participan en estudios así suelen estar por encima del promedio. Por eso el margen es más amplio.
report-measured-calibrating = Grupo de referencia: adultos de todas las edades; normas de { $version }; valores de los ejercicios en la versión { $values }. La dificultad de los ejercicios se conoce por las respuestas de otras personas. El nivel es el de { $n } adultos que resolvieron en línea ejercicios parecidos (Zorowitz et al. 2024), menos { $shift } desviaciones estándar, porque quienes participan en estudios así suelen estar por encima del promedio. Por eso el margen es más amplio.
report-measured-level = Nivel de las normas
report-measured-level-note = error estándar en puntos de IQ
report-measured-range = Rango medido
report-measured-range-note = fuera de él: “o más”, “o menos”
report-measured-caption = Con qué exactitud mide esta versión
report-measured-errors = La exactitud del test depende del nivel. La tabla muestra cuánto se dispersan alrededor de su promedio las puntuaciones de personas con el mismo valor real, sin el error de las normas. Las puntuaciones se acercan un poco a 100, así que es menos que el error del valor real, del que sale el margen.
report-measured-unwatched = Es un test en línea sin supervisión: nadie vio quién respondió, dónde ni con qué ayuda.
report-measured-not = No sirve para
report-measured-not-diagnosis = diagnósticos de ningún tipo
report-measured-not-hiring = contrataciones, ascensos o admisiones
report-measured-not-others = decisiones sobre otra persona
report-measured-not-children = menores de 16 años, para quienes no hay normas

## What to do with the result.

report-advice-title = Qué hacer con el resultado
report-advice-lead = Toma { $score } ({ $margin }) como un lugar aproximado, no como una etiqueta.
report-advice-yours = A partir de tus propios números
report-advice-class = Si alguien te pregunta, di el margen junto con el número. Sin él, el número afirma más de lo que se midió.
report-advice-compare = La puntuación de otra persona solo cuenta como distinta de la tuya si está a más de { $points } puntos. Más cerca, puede ser azar.
report-advice-missed = Si quieres practicar, empieza por “{ $kind }”: de los ejercicios hasta la dificultad { $limit }, es donde más fallaste ({ $missed } de { $n }).
report-advice-none-missed = De los ejercicios hasta la dificultad { $limit } fallaste uno como máximo, así que no hay un tipo por el que empezar.
report-advice-lean = Una diferencia entre los tipos de ejercicio es mayor de lo que explica el azar. Confía en ella solo si un segundo test la muestra otra vez.
report-advice-even = Ningún tipo de ejercicio destaca entre los demás como punto fuerte o lado débil.
report-advice-slower = Tus errores llegaron más rápido que tus aciertos (mediana de { $wrong } frente a { $right }). Revisar otra vez la última fila cuesta poco.
report-advice-caution = Algo en este intento hace menos segura la puntuación; la página sobre tiempo y esfuerzo dice qué. Un segundo intento sin eso diría más que este.
report-advice-open = La próxima vez, responde todos los ejercicios. Al azar se acierta una de cada seis; en blanco, nunca.
report-advice-low = Si la puntuación te sorprende porque te va bien en los estudios y el trabajo, fíate de los estudios y del trabajo: los años dicen más que un test.
report-advice-high = Si quieres una prueba ante terceros, haz un test supervisado. Las asociaciones y los psicólogos solo aceptan esos.
report-advice-uses = Para qué sirve
report-advice-use-place = Para saber más o menos dónde estás en una forma de pensar, con el margen al lado.
report-advice-use-baseline = Para tener un primer valor con el que comparar un test posterior, dentro de { $months } meses como pronto.
report-advice-use-slips = Para ver en qué te equivocas: las páginas con las preguntas dicen qué regla incumple cada una de tus opciones incorrectas.
report-advice-help = Cuándo consultar a alguien
report-advice-school = Para dudas sobre estudios, formación o trabajo: un profesional de la psicología evalúa varias capacidades en persona, en tu idioma, y habla contigo de los pasos siguientes.
report-advice-worry = Si tu pensamiento, tu memoria o tu atención han empeorado, o si una puntuación baja te preocupa, habla con un médico. Este test no puede encontrar una causa ni descartarla.
report-advice-mood = Si el número te amarga varios días, habla con alguien de confianza. Ninguna puntuación merece eso.
report-advice-again = Repetir el test
report-advice-wait = Espera al menos { $months } meses. Haber visto ya ejercicios así vale unos 3 a 4 puntos la segunda vez (Hausknecht et al. 2007), y después de la tercera, casi nada más (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guía de entrenamiento mental
report-guide-lead = No se conoce ningún entrenamiento que aumente la inteligencia general de forma duradera. Practicar te hace mejor en lo que practicas, y los buenos hábitos ayudan a aprender.
report-guide-evidence = Siete psicólogos revisaron la investigación: los programas de entrenamiento cerebral mejoran las tareas entrenadas, menos las parecidas y casi nada en la vida diaria (Simons et al. 2016). Un año más de escuela o de estudios es otra cosa: se asoció con 1 a 5 puntos de IQ (Ritchie & Tucker-Drob 2018).
report-guide-start = Por dónde empezar
report-guide-missed = Empieza por “{ $kind }”: de los ejercicios a tu alcance, hasta la dificultad { $limit }, es donde más fallaste ({ $missed } de { $n }).
report-guide-none-missed = De los ejercicios hasta la dificultad { $limit } fallaste uno como máximo, así que ningún tipo va primero. Alterna los cuatro.
report-guide-spread = Entre los ejercicios que fallaste hasta la dificultad { $limit }, ningún tipo predomina con claridad, así que ninguno va primero. Alterna los cuatro.
report-guide-numbers = Resuelve otra vez, sin mirar las soluciones: { $numbers }.
report-guide-plan = Cuatro semanas
report-guide-plan-caption = Veinte minutos, tres veces por semana
report-guide-week-1 = Repite los ejercicios que fallaste. Di cada regla en voz alta antes de elegir.
report-guide-week-1-slow = Repite los ejercicios que más tiempo te llevaron. Di cada regla en voz alta antes de elegir.
report-guide-why-1 = Quien se explica cada paso aprende más de los ejemplos (Chi et al. 1989).
report-guide-week-2 = Mezcla los tipos en lugar de hacer uno a la vez.
report-guide-why-2 = La práctica mezclada es más difícil y dura más (Rohrer & Taylor 2007).
report-guide-week-3 = Deja dos días entre sesiones y, antes de empezar, recuerda las reglas de la semana anterior.
report-guide-why-3 = Espaciar y recordar fijan lo aprendido (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Inventa dos ejercicios con dos reglas cada uno y pide a alguien que los resuelva.
report-guide-why-4 = Para inventar hay que recordar las reglas, y recordar fija lo aprendido (Roediger & Karpicke 2006).
report-guide-habits = Hábitos que ayudan
report-guide-sleep = Dormir. Lo aprendido se asienta durante el sueño (Diekelmann & Born 2010), y la atención es lo que más sufre con las noches cortas (Lim & Dinges 2010).
report-guide-move = Moverte. Los programas de ejercicio aeróbico trajeron pequeñas mejoras de atención, velocidad y memoria (Smith et al. 2010).
report-guide-honest = En promedio, un segundo test muestra 3 o 4 puntos más, porque los ejercicios así ya se conocen. Se gana en práctica, no en inteligencia. En una sola persona, una diferencia de hasta { $points } puntos puede ser azar.

## Taking a test again.

report-retest-title = Repetir un test
report-retest-lead = Una segunda puntuación solo dice algo si está más de { $points } puntos por debajo de { $score } o más de { $higher } puntos por encima: hacia arriba, 4 puntos se deben a la práctica.
report-retest-lead-limit = “{ $score }” es un límite, así que una segunda puntuación no se puede comparar con él como número. Dos puntuaciones dentro del rango tienen que estar a más de { $points } puntos una de otra para que la diferencia diga algo.
report-retest-how = Las dos puntuaciones tienen un error. En tu nivel, el de una puntuación es de { $error } puntos; en una diferencia se juntan los dos. La cifra vale con las mismas normas, pues así el error de su nivel es igual en las dos puntuaciones.
report-retest-caption = Tu puntuación y una segunda
report-retest-below = menos de { $iq }
report-retest-above = más de { $iq }
report-retest-really-lower = más baja, más de lo que explica el azar
report-retest-no-difference = ninguna diferencia que se distinga del azar
report-retest-really-higher = más alta, más de lo que explican el azar y la práctica
report-retest-practice-title = Lo que hace la práctica
report-retest-practice = En 107 muestras, las personas obtuvieron la segunda vez cerca de un cuarto de desviación estándar más, aquí 3 a 4 puntos, y más aún con exactamente los mismos ejercicios (Hausknecht et al. 2007). Después de la tercera vez casi no se suma nada (Scharfen et al. 2018). Por eso, la primera puntuación válida es la que hay que guardar, y una segunda más alta necesita 4 puntos más para contar.
report-retest-fair = Para una comparación justa
report-retest-wait = Espera al menos { $months } meses. Recibirás otros ejercicios parecidos.
report-retest-same = Haz el test cuando hayas descansado, sin interrupciones y en una pantalla parecida.
report-retest-norms = Compara solo puntuaciones con las mismas normas. Si hay normas más nuevas, tu informe ofrece este intento puntuado con ellas.
report-retest-form = Compara tests de la misma longitud. Uno más corto tiene un margen más amplio.
report-retest-average = Dos intentos dicen más que uno: el promedio de dos puntuaciones tiene unas siete décimas partes del error del propio test. El error en el nivel de las normas se mantiene.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Las palabras explicadas
report-glossary-lead = En el orden en que las usa el informe.
report-term-iq = IQ
report-term-iq-text = Un lugar entre las personas, en una escala con promedio 100 y desviación estándar 15.
report-term-margin = Margen
report-term-margin-text = El rango en el que está el valor real en 95 (u 80) de cada 100 casos.
report-term-true = Valor real
report-term-true-text = Tu lugar en la escala si el test midiera sin error. El margen se refiere a él. Las puntuaciones se acercan un poco a 100; el valor real, no.
report-term-class = Clase
report-term-class-text = Un rango de IQ con nombre. Los límites son un acuerdo, no algo hallado en la naturaleza.
report-term-norms = Normas
report-term-norms-text = La distribución de puntuaciones en el grupo con el que se compara a todos, y su versión.
report-term-group = Grupo de referencia
report-term-group-text = Las personas con las que se compara a todos: adultos de todas las edades.
report-term-percentile = De cada 100 personas
report-term-percentile-text = Cuántas de cada 100 personas del grupo de referencia tendrían una puntuación más baja.
report-term-deviation = Desviación estándar
report-term-deviation-text = La distancia habitual al promedio: unas 68 de cada 100 personas están a una desviación como máximo.
report-term-error = Error estándar
report-term-error-text = La distancia habitual entre un valor medido y el real. El doble da un margen del 95 %.
report-term-reliability = Fiabilidad
report-term-reliability-text = La parte de las diferencias entre puntuaciones que no se debe al azar.
report-term-fluid = Razonamiento fluido
report-term-fluid-text = Encontrar y usar reglas en algo nuevo, sin conocimientos del tema.
report-term-reference = Rango de referencia
report-term-reference-text = De 90 a 110: donde está la mitad central de las personas.
report-term-level = Nivel
report-term-level-text = Una palabra para la puntuación de un tipo; solo se da si el margen lo permite.
report-term-difficulty = Dificultad
report-term-difficulty-text = De las personas con este IQ, la mitad resuelve el ejercicio.
report-term-likelihood = Verosimilitud ponderada
report-term-likelihood-text = Una forma de hallar la capacidad que mejor explica todas las respuestas, casi sin sesgo.
report-term-median = Mediana
report-term-median-text = El valor del medio: la mitad está por debajo y la mitad por encima.
report-term-rapid = Demasiado rápido para la puntuación
report-term-rapid-text = Respondido en menos tiempo del que se tarda en leer el ejercicio. Esas respuestas no aciertan más que el azar, así que la puntuación las deja fuera. En el número de aciertos se quedan.
report-term-valid = Intento válido
report-term-valid-text = Uno con bastantes respuestas, dadas con tiempo suficiente para ser el esfuerzo propio de alguien.
report-term-practice = Efecto de práctica
report-term-practice-text = Lo que gana un segundo test porque ya se conocen ejercicios así.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Elegiste la opción { $number }
report-sheet-open = En blanco
report-sheet-difficulty = Dificultad: IQ { $iq }
report-sheet-time = Tu tiempo: { $time }
report-sheet-rapid = Tu tiempo: { $time }, demasiado rápido para la puntuación
report-sheet-median = Mediana de todos: { $time }
report-sheet-right = Correcto
report-sheet-wrong = Incorrecto
report-sheet-right-rapid = Correcto, pero demasiado rápido
report-sheet-wrong-rapid = Incorrecto, demasiado rápido
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = El { $percent } de las { $answered } personas eligió la opción correcta.
report-sheet-key = Opción correcta: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificado de finalización
report-certificate-statement = ha completado la prueba “{ $exam }”, con { $questions } ejercicios, el { $date }.
report-certificate-unsupervised = Test en línea sin supervisión
report-certificate-check = Cualquiera puede verificar este certificado en
