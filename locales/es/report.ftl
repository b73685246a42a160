### What the bought report says, on screen and on paper.

report-title = Tu informe
report-exam = Test de CI
report-exam-short = Test de CI corto
report-sample-mark = Muestra con respuestas simuladas
report-score-above = { $iq } o más
report-score-below = { $iq } o menos
report-margin = margen de error del 95 %: { $span }
report-span = de { $low } a { $high }
report-span-from = { $low } o más
report-span-to = { $high } o menos
report-span-open = sin límite inferior ni superior
report-norms = Grupo de comparación { $version }, { $phase }
report-language-english = inglés
report-questionnaire-version = Cuestionario versión { $version }, grupo de comparación { $norms }.
report-phase-provisional = provisional
report-phase-calibrating = promedio de un estudio publicado
report-phase-bridged = promedio de nuestra propia muestra
report-phase-census = ajustado al censo
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } de { $whole }
report-sources = Fuentes

## Names of the kinds of task and of the levels.

report-kind-induction = Búsqueda de patrones
report-kind-logic = Lógica visual
report-kind-spatial = Razonamiento espacial
report-kind-several = Combinación de reglas
report-kind-pace = Ritmo
report-level-very-high = Muy alto
report-level-high = Alto
report-level-moderate = Medio
report-level-low = Bajo
report-level-very-low = Muy bajo
report-level-not-enough = Sin un nivel claro

## Heads of columns. Short.

report-head-class = Categoría
report-head-iq = CI
report-head-people = De cada 100 personas
report-head-touched = En tu margen
report-head-lower = Percentil
report-head-takers = Participantes
report-head-puzzle = Acertijo
report-head-puzzles = Acertijos
report-head-right = Resueltos
report-head-kind = Tipo de acertijo
report-head-score = Puntuación
report-head-value = De 0 a 100
report-head-margin = Margen del 80 %
report-head-level = Nivel
report-head-difference = Frente a tu promedio
report-head-needed = Cuenta a partir de
report-head-difficulty = Dificultad
report-head-time = Tu tiempo
report-head-median = Tiempo habitual
report-head-medians = Total habitual
report-head-answer = Tu respuesta
report-head-part = Parte
report-head-error = Error estándar
report-head-within = 95 de cada 100, dentro de
report-head-second = Segunda puntuación
report-head-reading = Qué significa
report-head-likely = Probabilidad
report-head-week = Semana
report-head-do = Qué hacer
report-head-why = Por qué

## Summary: the first page after the cover.

report-summary-title = Resumen
report-summary-lead = Tu puntuación de CI es { $score } ({ $margin }).
report-summary-lead-above = Tu puntuación de CI es { $score } ({ $margin }). Es lo más alto que puede medir este test.
report-summary-lead-below = Tu puntuación de CI es { $score } ({ $margin }). Es lo más bajo que puede medir este test.
report-score-label = Puntuación de CI
report-figure-class = Categoría
report-figure-percentile = Percentil
report-figure-percentile-note = de cada 100 personas, por debajo
report-figure-right = Acertijos resueltos
report-figure-right-note = también importa cuáles
report-figure-time = Tiempo
report-figure-time-note = { $time } por acertijo en promedio
report-figure-place = Puesto entre participantes
report-figure-place-note = a fecha de { $date }
report-figure-reliability = Fiabilidad
report-figure-reliability-note = de las diferencias entre puntuaciones es real
report-class-one = Tu puntuación está en la categoría “{ $class }” ({ $range }), y todo tu margen de error también.
report-class-two = Tu puntuación está en la categoría “{ $class }” ({ $range }). Con el margen de error, tu puntuación verdadera podría estar en “{ $low }” o en “{ $high }”.
report-class-many = Tu puntuación está en la categoría “{ $class }” ({ $range }). Con el margen de error, tu puntuación verdadera podría estar en cualquier punto desde “{ $low }” hasta “{ $high }”.
report-class-limit = Tu puntuación es { $score }. Con el margen de error, tu puntuación verdadera podría estar en cualquier punto desde “{ $low }” hasta “{ $high }”.
report-class-limit-one = Tu puntuación es { $score }, y todo tu margen de error está en la categoría “{ $class }”.
report-percentile = Superas a cerca de { $n } de cada 100 personas.
report-percentile-above = Superas al menos a { $n } de cada 100 personas.
report-percentile-below = Superas, como mucho, a { $n } de cada 100 personas.
report-percentile-top = Superas a más de 99 de cada 100 personas.
report-percentile-bottom = Menos de 1 de cada 100 personas obtiene una puntuación más baja.
report-more-than-99 = más de 99
report-fewer-than-1 = menos de 1
report-kinds-even = Tus resultados son parejos en todos los tipos de acertijo. Las pequeñas diferencias pueden deberse al azar.
report-kinds-strength = “{ $kind }” es un punto fuerte: { $distance } puntos por encima de tu propio promedio, más de lo que explicaría el azar.
report-kinds-weakness = “{ $kind }” es tu punto más débil: { $distance } puntos por debajo de tu propio promedio, más de lo que explicaría el azar.
report-kinds-untold = Ningún tipo de acertijo destaca. Hay muy pocos de cada tipo para que las diferencias signifiquen mucho.
report-kinds-none = Este test tiene muy pocos acertijos de algunos tipos para puntuar cada tipo por separado.
report-summary-remember = Conviene saber
report-summary-same = Ten en cuenta el margen de error: lo más probable es que tu puntuación verdadera esté entre { $low } y { $high }.
report-summary-same-open = Ten en cuenta el margen de error. Uno de sus extremos va más allá de lo que puede medir este test.
report-summary-part = El test mide una parte de la inteligencia: lo bien que encuentras reglas en acertijos visuales.
report-summary-alone = Lo hiciste por tu cuenta, sin supervisión: el resultado es para ti, no una prueba ante terceros.
report-valid = No hay nada en tus respuestas ni en tus tiempos que haga menos segura esta puntuación.
report-caution = Tu test cuenta, pero esto hace menos segura la puntuación:
report-norms-provisional = Tu puntuación es provisional mientras formamos nuestro grupo de comparación. Por ahora, la dificultad de los acertijos se predice a partir de sus reglas y el promedio procede de un estudio publicado. Tu margen de error es más amplio para tenerlo en cuenta.
report-norms-calibrating = La dificultad de los acertijos procede de respuestas de personas reales. El promedio todavía procede de un estudio publicado, y tu margen de error es más amplio para tenerlo en cuenta.
report-norms-bridged = La dificultad de los acertijos procede de respuestas de personas reales, y el promedio, de una muestra de adultos elegida por cuotas.
report-norms-census = Te comparamos con el primer test de muchas personas, ponderado según el censo por edad, estudios y sexo.

## The curve.

report-curve-title = Tu puntuación en la curva
report-curve-lead-above = { $points ->
    [one] Tu puntuación de { $score } está un punto por encima del promedio de 100 ({ $margin }).
   *[other] Tu puntuación de { $score } está { $points } puntos por encima del promedio de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Tu puntuación de { $score } está un punto por debajo del promedio de 100 ({ $margin }).
   *[other] Tu puntuación de { $score } está { $points } puntos por debajo del promedio de 100 ({ $margin }).
}
report-curve-lead-at = Tu puntuación de { $score } está justo en el promedio ({ $margin }).
report-curve-lead-limit = Tu puntuación es { $score } ({ $margin }). Es el límite de lo que mide este test, y así aparece en la curva.
report-curve-score = Tu puntuación: { $score }
report-curve-caption = Las categorías de CI y su frecuencia
report-curve-reached = sí
report-curve-how = Cómo leer la curva
report-curve-hill = La curva muestra lo frecuente que es cada CI. La mayoría de las personas está en el centro: { $middle } de cada 100 obtienen entre 85 y 114; { $upper }, entre 115 y 129, y { $top }, 130 o más.
report-curve-step = El promedio es 100. Quince puntos son una desviación estándar, la distancia habitual al promedio.
report-curve-why = Por qué hay un margen de error
report-curve-cover = Ningún test puede fijar el CI en un solo punto; por eso te damos un rango (un intervalo de confianza del 95 %). En unas 95 de cada 100 personas, un rango así incluye su puntuación verdadera.
report-curve-error = Dos cosas lo amplían: el propio test (error estándar de { $test } puntos con tus respuestas) y el grupo de comparación (unos { $norms } puntos).
report-curve-sides = Tu margen llega { $down } puntos por debajo de tu puntuación y { $up } por encima. No coinciden porque las puntuaciones se desplazan un poco hacia 100 y el margen no.

## Ranking.

report-ranking-title = Tu posición (percentil)
report-ranking-caption = De cada 100 personas del grupo de comparación
report-ranking-lower = puntuación más baja
report-ranking-higher = la misma puntuación o más alta
report-ranking-place = En comparación contigo
report-ranking-ends = El margen de error también vale aquí. En su extremo inferior superarías a { $low } de cada 100 personas; en el superior, a { $high }.
report-ranking-end-low = El margen de error también vale aquí. Incluso en su extremo inferior superarías a { $low } de cada 100 personas. El superior queda más allá de lo que mide este test.
report-ranking-end-high = El margen de error también vale aquí. En su extremo superior superarías a { $high } de cada 100 personas. El inferior queda más allá de lo que mide este test.
report-ranking-rare-high = Cerca de 1 de cada { $n } personas obtiene esta puntuación o una más alta.
report-ranking-rarest = Menos de 1 de cada { $n } personas obtiene esta puntuación o una más alta.
report-ranking-middle = La mitad de las personas obtiene entre 90 y 110, y tú también.
report-ranking-takers = Entre quienes hicieron este test
report-ranking-own = Hasta el { $date } habíamos puntuado { $n } tests válidos: { $lower } por debajo del tuyo, { $same } con la misma puntuación (incluido el tuyo) y { $higher } por encima. Tu puesto es el { $place } de { $n }.
report-ranking-average = El promedio de estos tests es { $average }. Quienes los hicieron eligieron hacerlo y no representan a toda la población. La comparación de arriba es la más justa.
report-ranking-you = Tu puntuación
report-ranking-takers-caption = Las puntuaciones de los participantes
report-ranking-few = Cuando se creó tu informe, habíamos puntuado menos de { $floor } tests válidos con este grupo de comparación. Son muy pocos para que un puesto signifique algo. La comparación de arriba no depende de ellos.
report-ranking-places-caption = Puntuaciones de CI y sus percentiles
report-ranking-places = Para comparar: cuántas de cada 100 personas quedan por debajo de cada una de estas puntuaciones.
report-ranking-norm = El grupo de comparación son adultos de todas las edades. Todavía no comparamos por edad: todo el mundo se compara con las mismas personas.

## What the score means.

report-meaning-title = Qué significa tu puntuación
report-meaning-lead = Esta puntuación muestra lo bien que encontraste reglas en acertijos visuales el { $date }, en comparación con otras personas ({ $score }, { $margin }).
report-meaning-says = Lo que te dice
report-meaning-fluid = Encontrar reglas en algo nuevo se llama razonamiento fluido. Es una parte de la inteligencia, la que menos depende del idioma y de los estudios.
report-meaning-high = Encuentras reglas como estas con más facilidad que la mayoría: todo tu margen de error está por encima del promedio de 100.
report-meaning-middle = Encuentras reglas como estas más o menos con la misma facilidad que la mayoría: { $people } de cada 100 personas están en tu categoría, de 85 a 114.
report-meaning-unsure = Tu margen de error incluye el promedio de 100. Por eso no podemos decir si encuentras reglas como estas con más o con menos facilidad que la mayoría.
report-meaning-low = Encontraste menos reglas de este tipo que la mayoría. El cansancio, el ruido, una pantalla pequeña, las preocupaciones o la falta de práctica pueden bajar una puntuación; tus respuestas no muestran si influyó algo de esto.
report-meaning-again = Con otros acertijos, tu puntuación quedaría a { $points } puntos o menos de esta en 95 de cada 100 casos.
report-meaning-expected = Acertijos fáciles y difíciles
report-meaning-caption = Tus respuestas según la dificultad
report-meaning-easy = al menos 15 puntos por debajo de tu puntuación
report-meaning-near = cerca de tu puntuación
report-meaning-hard = al menos 15 puntos por encima de tu puntuación
report-meaning-missed = { $n ->
    [one] Fallaste un acertijo con una dificultad al menos 15 puntos por debajo de tu puntuación.
   *[other] Fallaste { $n } acertijos con una dificultad al menos 15 puntos por debajo de tu puntuación.
}
report-meaning-solved = { $n ->
    [one] Resolviste un acertijo con una dificultad al menos 15 puntos por encima de tu puntuación.
   *[other] Resolviste { $n } acertijos con una dificultad al menos 15 puntos por encima de tu puntuación.
}
report-meaning-usual = Es normal: la atención falla a veces y, al azar, se acierta uno de cada seis.
report-meaning-smooth = Tus respuestas siguen de cerca la dificultad: no fallaste ningún acertijo muy por debajo de tu puntuación ni resolviste ninguno muy por encima.
report-meaning-likely = Tu categoría más probable
report-meaning-likely-caption = Probabilidad de que tu puntuación verdadera esté en cada categoría
report-meaning-likely-text = De 100 personas con respuestas como las tuyas, estas tienen su puntuación verdadera en esa categoría. Se tienen en cuenta tu margen de error y lo frecuente que es cada categoría.
report-less-than-1 = menos del 1 %
report-meaning-not = Lo que no te dice
report-meaning-not-parts = Cómo son tu memoria, tus conocimientos, tu lenguaje o tus ideas. El test no los mide.
report-meaning-not-worth = Cuánto vales, cómo es tu carácter o hasta dónde puedes llegar.
report-meaning-not-diagnosis = Si alguien tiene altas capacidades o una discapacidad. Para eso hace falta un psicólogo que haga tests en persona.
report-meaning-not-fixed = Qué puntuación tendrás dentro de diez años. Una puntuación es la medición de un día.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Resultados por tipo de acertijo
report-dimensions-caption = Tu puntuación, su margen y su nivel
report-reference = Rango de referencia: de { $low } a { $high }
report-dimensions-scale = Todas las puntuaciones usan la misma escala, con promedio 100. La mitad de las personas está en el rango de referencia, de { $low } a { $high }. Estos márgenes no incluyen el error del grupo de comparación (unos { $norms } puntos), que desplazaría todos los tipos por igual.
report-dimensions-levels = Niveles: muy alto desde 125, alto desde 110, medio desde 90, bajo desde 75 y muy bajo por debajo. Solo nombramos un nivel si el margen del 80 % cabe en dos niveles vecinos. Si no, verás “Sin un nivel claro”.
report-dimensions-joined = Unos pocos acertijos no bastan para una puntuación fiable. Por eso cada puntuación se apoya también en tus demás respuestas, ya que quien resuelve bien un tipo suele resolver bien los demás (correlación supuesta: { $correlation }). Así las puntuaciones son más fiables y se parecen más entre sí.
report-dimensions-pace = El ritmo se muestra aparte y no forma parte de tu puntuación de CI.
report-difference-caption = Cada tipo frente a tu propio promedio
report-dimensions-chance = Una diferencia cuenta como punto fuerte o punto débil cuando llega a la cifra de la última columna. Por puro azar, eso ocurre en menos de uno de cada diez casos.

## One page for each kind of task.

report-kind-lead = Resolviste { $right } de { $n } acertijos de este tipo.
report-read-very-high = Muy por encima del rango de referencia: superas a cerca de { $n } de cada 100 personas.
report-read-high = Por encima del rango de referencia: superas a cerca de { $n } de cada 100 personas.
report-read-moderate = Dentro del rango de referencia: superas a cerca de { $n } de cada 100 personas.
report-read-low = Por debajo del rango de referencia: superas a cerca de { $n } de cada 100 personas.
report-read-very-low = Bastante por debajo del rango de referencia: superas a cerca de { $n } de cada 100 personas.
report-read-not-enough = El margen de { $low } a { $high } abarca demasiados niveles para elegir uno.
report-kind-what = Qué te piden estos acertijos
report-kind-what-induction = Una o dos reglas de orden y cantidad: algo aumenta o disminuye paso a paso, las formas se alternan o dos cantidades suman una tercera. La tarea: notar qué cambia y comprobar tu idea en las tres filas.
report-kind-what-logic = Las figuras se superponen. La tercera pieza conserva lo que hay en cualquiera de las dos primeras, en ambas, en una sola o en la primera pero no en la segunda, o bien lo que falta en las dos. La tarea: comparar las piezas parte por parte y averiguar cuál es el caso.
report-kind-what-spatial = Las figuras giran, se reflejan o cambian de lugar. La tarea: mover una figura en tu mente y ver si el mismo movimiento lleva de cada pieza a la siguiente.
report-kind-what-several = Tres o más reglas actúan a la vez, cada una sobre una propiedad distinta. La tarea: no mezclar las reglas y comprobar cada una con las opciones.
report-kind-how = Cómo resolverlos
report-kind-how-induction = Fíjate en una sola propiedad cada vez: cantidad, tamaño, forma, relleno. Di su regla en voz alta para la primera fila y pruébala en la segunda. Si ahí falla, prueba con las columnas.
report-kind-how-logic = Elige una parte de la figura, como una línea o un pétalo, y síguela por la fila. ¿Aparece en la tercera pieza si estaba en una, en las dos o en ninguna? Con dos partes suele bastar para saberlo.
report-kind-how-spatial = Elige un rasgo, como una punta o un lado abierto, y sigue solo ese. Cuenta su giro en octavos de vuelta. Si ningún giro encaja, piensa en un espejo.
report-kind-how-several = Resuelve una propiedad, descarta todas las opciones que no la cumplen y pasa a la siguiente. Con la última regla queda una sola opción, y nunca tienes que retener mucho.
report-kind-caption = Tus acertijos de este tipo
report-kind-others = En promedio, la gente resuelve { $expected } de ellos.
report-kind-time = Les dedicaste { $time }, el { $percent } de tu tiempo total.
report-kind-within = Frente a tu propio promedio: { $difference } puntos. Puede deberse al azar.
report-kind-untold = Frente a tu propio promedio: { $difference } puntos. Hay muy pocos acertijos de este tipo para que eso signifique mucho.
report-kind-worth = Según nuestra estimación, el total de aciertos explica el { $total } de las diferencias entre personas en este tipo de acertijo. Si se añaden los acertijos propios del tipo, se llega al { $joined }.

## Pace.

report-pace-lead = Tardaste alrededor del { $percent } del tiempo habitual por acertijo.
report-pace-lead-none = Tu ritmo aún no se puede comparar: muy pocas personas han respondido estos acertijos.
report-pace-fast = Más rápido que el rango de referencia: cerca de { $n } de cada 100 personas tardan más.
report-pace-middle = Dentro del rango de referencia: cerca de { $n } de cada 100 personas tardan más.
report-pace-slow = { $n ->
    [one] Más lento que el rango de referencia: cerca de { $n } de cada 100 personas tarda más.
   *[other] Más lento que el rango de referencia: cerca de { $n } de cada 100 personas tardan más.
}
report-pace-none = Abajo están tus propios tiempos. Para dar un nivel hacen falta al menos otras { $floor } personas con los mismos acertijos.
report-pace-neutral-title = Cómo leerlo
report-pace-neutral = El ritmo no forma parte de tu puntuación de CI, y más rápido no es mejor. No había límite de tiempo: tardar más no te costó nada.
report-pace-method = Comparamos tu tiempo en cada uno de { $n } acertijos con el de los demás en el mismo acertijo. Así, un acertijo difícil no se confunde con lentitud. Una sola pausa larga pesa aquí menos que en los totales de abajo; por eso pueden diferir.
report-pace-reliability = Alrededor del { $percent } de las diferencias entre personas en esta cifra es real; el resto es azar. Cuánto varía el ritmo de una persona a otra se toma de datos publicados sobre acertijos parecidos.
report-pace-quicker-than = En { $n } de { $all } acertijos tardaste menos que el tiempo habitual.
report-pace-thirds = De principio a fin
report-pace-thirds-caption = Tu tiempo en tres partes
report-part-first = Primer tercio, { $from }–{ $to }
report-part-middle = Segundo tercio, { $from }–{ $to }
report-part-last = Último tercio, { $from }–{ $to }
report-pace-slower = En comparación con los demás, fuiste más despacio hacia el final: el { $first } de su tiempo en el primer tercio, el { $last } en el último.
report-pace-quicker = En comparación con los demás, aceleraste hacia el final: el { $first } de su tiempo en el primer tercio, el { $last } en el último.
report-pace-kept = En comparación con los demás, mantuviste el ritmo: el { $first } de su tiempo en el primer tercio, el { $last } en el último.
report-pace-harder = Los acertijos se van complicando: su dificultad promedio sube de un CI de { $first } en el primer tercio a { $last } en el último. Ahí es normal tardar más.

## Time and effort.

report-time-title = Tiempo y atención
report-time-lead = Tardaste { $time } en total, { $each } por acertijo en promedio.
report-time-caption = Segundos por acertijo
report-time-own = Tú
report-time-median = Tiempo habitual
report-time-kinds-caption = Tiempo por tipo de acertijo
report-time-noticed = Lo que muestran tus tiempos
report-time-ends = Donde más tardaste fue en el acertijo { $slowest } ({ $long }) y donde menos, en el { $quickest } ({ $short }).
report-time-later = Dedicaste más tiempo al último tercio ({ $last }) que al primero ({ $first }).
report-time-earlier = Dedicaste menos tiempo al último tercio ({ $last }) que al primero ({ $first }), aunque sus acertijos son más difíciles.
report-time-wrong-longer = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Dedicaste más tiempo a los acertijos que acabaste fallando.
report-time-wrong-shorter = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Los errores llegaron antes: quizá valía la pena mirar dos veces.
report-time-alike = La mitad de tus aciertos te llevó menos de { $right }; la mitad de tus errores, menos de { $wrong }. Apenas hay diferencia.
report-effort = Atención
report-effort-rapid = { $n ->
    [one] Una respuesta llegó demasiado rápido para haber mirado el acertijo. No cuenta en tu puntuación.
   *[other] { $n } respuestas llegaron demasiado rápido para haber mirado los acertijos. No cuentan en tu puntuación.
}
report-effort-none-rapid = Dedicaste tiempo suficiente a cada respuesta.
report-effort-open = { $n ->
    [one] Dejaste un acertijo en blanco. Cuenta como fallado.
   *[other] Dejaste { $n } acertijos en blanco. Cuentan como fallados.
}
report-effort-none-open = Respondiste todos los acertijos.
report-effort-changes = { $n ->
    [one] Cambiaste una respuesta una vez.
   *[other] Hiciste { $n } cambios en tus respuestas.
}
report-effort-no-changes = No cambiaste ninguna respuesta.

## How it was measured.

report-measured-title = Cómo lo medimos
report-measured-lead = Tu puntuación de { $score } ({ $margin }) se calcula con tus respuestas a { $questions } acertijos. Con el mismo baremo, las mismas respuestas dan siempre la misma puntuación.
report-measured-model = Cada acertijo tiene una curva que muestra la probabilidad de que lo resuelva alguien con una capacidad dada. Depende de su dificultad, de su pendiente y de la probabilidad de acertar por suerte (modelo logístico de tres parámetros). Tu puntuación es la capacidad que mejor explica todas tus respuestas (verosimilitud ponderada).
report-measured-group = Grupo de comparación: adultos de todas las edades. Baremo { $version }, valores de los acertijos versión { $values }.
report-measured-provisional = Grupo de comparación: adultos de todas las edades. Baremo { $version }, provisional; valores de los acertijos versión { $values }. La dificultad de los acertijos se predice a partir de sus reglas. El promedio procede de { $n } adultos que resolvieron en línea acertijos parecidos (Zorowitz et al. 2024), menos { $shift } desviaciones estándar, porque quienes participan en estudios así suelen puntuar por encima del promedio. Tu margen de error es más amplio para tenerlo en cuenta.
report-measured-calibrating = Grupo de comparación: adultos de todas las edades. Baremo { $version }, valores de los acertijos versión { $values }. La dificultad de los acertijos procede de respuestas de personas reales. El promedio procede de { $n } adultos que resolvieron en línea acertijos parecidos (Zorowitz et al. 2024), menos { $shift } desviaciones estándar, porque quienes participan en estudios así suelen puntuar por encima del promedio. Tu margen de error es más amplio para tenerlo en cuenta.
report-measured-level = Error del baremo
report-measured-level-note = error estándar en puntos de CI
report-measured-range = Rango que puede medir
report-measured-range-note = fuera de él: “o más”, “o menos”
report-measured-caption = Con qué precisión mide este test
report-measured-errors = La precisión depende del nivel. La tabla muestra cuánto suelen variar las puntuaciones de personas con la misma puntuación verdadera, sin el error del baremo. Como las puntuaciones se desplazan un poco hacia 100, estos errores son menores que el que da lugar a tu margen.
report-measured-unwatched = Es un test en línea sin supervisión: no podemos ver quién responde, dónde ni con qué ayuda.
report-measured-not = No lo uses para
report-measured-not-diagnosis = diagnósticos de ningún tipo
report-measured-not-hiring = contrataciones, ascensos o admisiones
report-measured-not-others = decisiones sobre otra persona
report-measured-not-children = menores de 16 años: aún no tienen grupo de comparación

## What to do with the result.

report-advice-title = Qué hacer con tu resultado
report-advice-lead = Toma { $score } ({ $margin }) como una posición aproximada, no como una etiqueta.
report-advice-yours = A partir de tus propios resultados
report-advice-class = Si compartes tu puntuación, comparte también el margen de error. Por sí solo, el número afirma más de lo que medimos.
report-advice-compare = La puntuación de otra persona solo cuenta como distinta de la tuya si está a más de { $points } puntos. Más cerca, puede ser azar.
report-advice-missed = Si quieres practicar, empieza por “{ $kind }”. Entre los acertijos de dificultad hasta { $limit }, es donde más fallaste: { $missed } de { $n }.
report-advice-none-missed = Entre los acertijos de dificultad hasta { $limit } fallaste uno como mucho. Ningún tipo necesita práctica antes que otro.
report-advice-lean = Hay una diferencia entre tipos de acertijo mayor de lo que explicaría el azar. Fíate de ella solo si un segundo test la muestra otra vez.
report-advice-even = Ningún tipo de acertijo destaca como punto fuerte ni como punto débil.
report-advice-slower = Tus errores llegaron antes que tus aciertos (por lo general, { $wrong } frente a { $right }). Repasar la última fila cuesta poco.
report-advice-caution = Algo hace menos segura esta puntuación; consulta “Tiempo y atención”. Un segundo test sin eso te diría más que este.
report-advice-open = La próxima vez, responde todos los acertijos. Al azar se acierta uno de cada seis; en blanco, ninguno.
report-advice-low = Si esta puntuación te sorprende porque te va bien en los estudios o en el trabajo, fíate de los estudios y del trabajo: los años dicen más que un test.
report-advice-high = Si quieres una prueba ante terceros, haz un test supervisado. Las asociaciones de alto CI y los psicólogos solo aceptan esos.
report-advice-uses = Para qué sirve
report-advice-use-place = Saber más o menos dónde te sitúas en una forma de pensar, con el margen de error a la vista.
report-advice-use-baseline = Tener un punto de partida con el que comparar un test posterior, como pronto dentro de { $months } meses.
report-advice-use-slips = Ver en qué te equivocas: las páginas con las preguntas muestran qué regla incumple cada una de tus respuestas incorrectas.
report-advice-help = Cuándo hablar con alguien
report-advice-school = Si tienes dudas sobre los estudios, la formación o el trabajo, un psicólogo puede evaluar varias capacidades en persona, en tu idioma, y hablar contigo de los pasos siguientes.
report-advice-worry = Si tu pensamiento, tu memoria o tu atención han empeorado, o si te preocupa una puntuación baja, habla con un médico. Este test no puede encontrar una causa ni descartarla.
report-advice-mood = Si el número te desanima durante días, habla con alguien de confianza. Ninguna puntuación vale tanto.
report-advice-again = Repetir el test
report-advice-wait = Espera al menos { $months } meses. Haber visto ya acertijos así suma unos 3 o 4 puntos la segunda vez (Hausknecht et al. 2007) y casi nada después de la tercera (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guía de entrenamiento mental
report-guide-lead = La práctica te hace mejor en lo que practicas, y los buenos hábitos facilitan el aprendizaje. No se conoce ningún entrenamiento que aumente la inteligencia general de forma duradera.
report-guide-evidence = Siete psicólogos revisaron la investigación: los programas de entrenamiento mental mejoran las tareas que entrenan; en menor medida, las parecidas, y casi nada la vida diaria (Simons et al. 2016). Un año más de estudios es otra cosa: se asocia con 1 a 5 puntos más de CI (Ritchie & Tucker-Drob 2018).
report-guide-start = Por dónde empezar
report-guide-missed = Empieza por “{ $kind }”. Entre los acertijos a tu alcance (de dificultad hasta { $limit }), es donde más fallaste: { $missed } de { $n }.
report-guide-none-missed = Entre los acertijos de dificultad hasta { $limit } fallaste uno como mucho, así que ningún tipo va primero. Alterna los cuatro.
report-guide-spread = Los acertijos que fallaste hasta la dificultad { $limit } se reparten entre los tipos, así que ninguno va primero. Alterna los cuatro.
report-guide-numbers = Resuelve estos otra vez sin mirar las soluciones: { $numbers }.
report-guide-plan = Tu plan de cuatro semanas
report-guide-plan-caption = Veinte minutos, tres veces por semana
report-guide-week-1 = Repite los acertijos que fallaste. Di cada regla en voz alta antes de elegir.
report-guide-week-1-slow = Repite los acertijos que más tiempo te llevaron. Di cada regla en voz alta antes de elegir.
report-guide-why-1 = Quienes se explican cada paso aprenden más de los ejemplos (Chi et al. 1989).
report-guide-week-2 = Mezcla los tipos en lugar de hacerlos de uno en uno.
report-guide-why-2 = Practicar mezclando cuesta más, y lo aprendido dura más (Rohrer & Taylor 2007).
report-guide-week-3 = Deja dos días entre sesiones y empieza recordando de memoria las reglas de la semana anterior.
report-guide-why-3 = Espaciar y recordar ayuda a conservar lo aprendido (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Inventa dos acertijos con dos reglas cada uno y pide a alguien que los resuelva.
report-guide-why-4 = Inventar un acertijo te obliga a recordar las reglas, y recordarlas ayuda a conservarlas (Roediger & Karpicke 2006).
report-guide-habits = Hábitos que ayudan
report-guide-sleep = Duerme. Lo aprendido se asienta durante el sueño (Diekelmann & Born 2010), y lo que más sufre con las noches cortas es la atención (Lim & Dinges 2010).
report-guide-move = Muévete. Los programas de ejercicio aeróbico dieron pequeñas mejoras de atención, velocidad y memoria (Smith et al. 2010).
report-guide-honest = En promedio, la segunda vez se obtienen 3 o 4 puntos más, porque ya se conoce este tipo de acertijos. Es práctica, no más inteligencia. En una sola persona, una diferencia de hasta { $points } puntos puede ser azar.

## Taking a test again.

report-retest-title = Repetir el test
report-retest-lead = Una segunda puntuación significa algo si está más de { $points } puntos por debajo de { $score } o más de { $higher } por encima (4 de esos puntos son efecto de la práctica).
report-retest-lead-limit = { $score } es un límite, y no hay un número con el que comparar una segunda puntuación. Entre dos puntuaciones dentro del rango tiene que haber más de { $points } puntos para que la diferencia signifique algo.
report-retest-how = Las dos puntuaciones tienen un error. En tu nivel, el de una sola es de { $error } puntos; en una diferencia se combinan los dos. Esto vale para puntuaciones con el mismo grupo de comparación, cuyo error es igual en ambas.
report-retest-caption = Qué significaría una segunda puntuación
report-retest-below = menos de { $iq }
report-retest-above = más de { $iq }
report-retest-really-lower = más baja, más de lo que explicaría el azar
report-retest-no-difference = no se distingue del azar
report-retest-really-higher = más alta, más de lo que explicarían el azar y la práctica
report-retest-practice-title = Lo que hace la práctica
report-retest-practice = En 107 muestras, la segunda vez se obtuvo cerca de un cuarto de desviación estándar más. Aquí son 3 o 4 puntos, y más con los mismos acertijos (Hausknecht et al. 2007). Después de la tercera vez casi no se suma nada (Scharfen et al. 2018). Por eso tu primera puntuación válida es la que debes conservar, y una segunda más alta necesita 4 puntos extra para contar.
report-retest-fair = Para una comparación justa
report-retest-wait = Espera al menos { $months } meses. Recibirás otros acertijos de los mismos tipos.
report-retest-same = Hazlo después de descansar, sin interrupciones y en una pantalla parecida.
report-retest-norms = Compara solo puntuaciones con el mismo grupo de comparación. Cuando haya uno más nuevo, tu informe podrá mostrarte también este test puntuado con él.
report-retest-form = Compara tests de la misma longitud. Uno más corto tiene un margen de error más amplio.
report-retest-average = Dos tests dicen más que uno: el promedio de dos puntuaciones tiene cerca del 70 % del error del propio test. El error del grupo de comparación no cambia.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Glosario
report-glossary-lead = Las palabras de este informe, por orden de aparición.
report-term-iq = CI
report-term-iq-text = Cociente intelectual: tu posición entre las personas, en una escala con promedio 100 y desviación estándar 15.
report-term-margin = Margen de error (intervalo de confianza)
report-term-margin-text = El rango que incluye la puntuación verdadera en 95 (u 80) de cada 100 casos.
report-term-true = Puntuación verdadera
report-term-true-text = La que obtendrías si el test midiera sin error. El margen se refiere a ella. Las puntuaciones impresas se desplazan un poco hacia 100; la verdadera, no.
report-term-class = Categoría
report-term-class-text = Un rango de CI con nombre. Sus límites son una convención, no un hecho de la naturaleza.
report-term-norms = Baremo
report-term-norms-text = Cómo se reparten las puntuaciones en el grupo de comparación. Cada versión lleva una fecha.
report-term-group = Grupo de comparación
report-term-group-text = Las personas con las que se compara a todo el mundo: adultos de todas las edades.
report-term-percentile = Percentil
report-term-percentile-text = Cuántas de cada 100 personas del grupo de comparación obtienen una puntuación más baja.
report-term-deviation = Desviación estándar
report-term-deviation-text = La distancia habitual al promedio: unas 68 de cada 100 personas están a una desviación o menos.
report-term-error = Error estándar
report-term-error-text = La distancia habitual entre un valor medido y el verdadero. Cerca del doble a cada lado da un margen de error del 95 %.
report-term-reliability = Fiabilidad
report-term-reliability-text = La parte de las diferencias entre puntuaciones que es real y no fruto del azar.
report-term-fluid = Razonamiento fluido
report-term-fluid-text = Encontrar y usar reglas en algo nuevo, sin conocimientos previos.
report-term-reference = Rango de referencia
report-term-reference-text = De 90 a 110, donde está la mitad central de las personas.
report-term-level = Nivel
report-term-level-text = Una palabra para tu puntuación en un tipo de acertijo; solo se da si el margen lo permite.
report-term-difficulty = Dificultad
report-term-difficulty-text = El CI con el que la mitad de las personas resuelve el acertijo.
report-term-likelihood = Verosimilitud ponderada
report-term-likelihood-text = Una forma de hallar la capacidad que mejor explica todas tus respuestas, casi sin sesgo.
report-term-median = Tiempo habitual (mediana)
report-term-median-text = El tiempo del medio: la mitad de las personas tarda menos y la otra mitad, más.
report-term-rapid = Respuesta demasiado rápida
report-term-rapid-text = Se dio en menos tiempo del que se tarda en mirar el acertijo. Respuestas así no aciertan más que el azar, y tu puntuación no las incluye. Sí cuentan en el número de acertijos resueltos.
report-term-valid = Test válido
report-term-valid-text = Un test con suficientes respuestas, cada una con tiempo suficiente.
report-term-practice = Efecto de práctica
report-term-practice-text = Lo que se gana la segunda vez por conocer ya acertijos así.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Elegiste la opción { $number }
report-sheet-open = En blanco
report-sheet-difficulty = Dificultad: CI { $iq }
report-sheet-time = Tu tiempo: { $time }
report-sheet-rapid = Tu tiempo: { $time }, demasiado rápido para contar
report-sheet-median = Tiempo habitual: { $time }
report-sheet-right = Correcta
report-sheet-wrong = Incorrecta
report-sheet-right-rapid = Correcta, pero demasiado rápida
report-sheet-wrong-rapid = Incorrecta, demasiado rápida
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = El { $percent } de { $answered } personas eligió la opción correcta.
report-sheet-key = Opción correcta: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificado de finalización
report-certificate-statement = ha completado “{ $exam }”, un test de { $questions } acertijos, el { $date }.
report-certificate-unsupervised = Test en línea sin supervisión
report-certificate-check = Verifica este certificado en
