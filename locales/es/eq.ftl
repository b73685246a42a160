### What the result and the report on emotional skills say, on screen and on paper.

## Titles of pages and sections.

eq-exam = Habilidades emocionales
eq-page-result = Tus habilidades emocionales
eq-page-report = Tu informe de habilidades emocionales
eq-bars-title = Tus cinco habilidades
eq-facets-title = Habilidad por habilidad
eq-total-title = Las cinco juntas
eq-growth-title = Un experimento para cada habilidad
eq-sure-title = ¿Qué certeza tenemos?
eq-method-title = Cómo funciona
eq-head-skill = Habilidad

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Autoconciencia
eq-sa-line = Cuánto notas lo que sientes y te detienes a explorarlo.
eq-sa-what = La autoconciencia consiste en notar lo que sientes: saber de qué humor estás, qué lo provocó y querer mirarlo más de cerca. No hace falta sentir mucho; basta con darse cuenta.
eq-rg-name = Regulación
eq-rg-line = Cómo manejas las emociones fuertes, el estrés y los reveses.
eq-rg-what = La regulación es lo que pasa cuando una emoción ya está ahí: mantener la calma bajo estrés, tener paciencia con gente difícil, levantarse después de un revés.
eq-ex-name = Expresión
eq-ex-line = Con cuánta franqueza muestras y dices lo que sientes.
eq-ex-what = La expresión consiste en que los demás lo sepan: encontrar palabras para lo que sientes, mostrar alegría o tristeza, decirle a alguien que te importa.
eq-em-name = Empatía
eq-em-line = Con qué facilidad captas lo que los demás sienten y necesitan.
eq-em-what = La empatía tiene que ver con lo que sienten los demás: percibirlo, dejar que te llegue, ver qué hace falta y dedicarle tiempo.
eq-rl-name = Relaciones
eq-rl-line = Lo a gusto que estás con la gente, y la gente contigo.
eq-rl-what = Esta habilidad consiste en tratar con la gente: acercarte a alguien, hacer que se sienta a gusto, encontrar las palabras adecuadas, consolar.

## Free result.

eq-result-lead = Así valoras tus propias habilidades emocionales, una al lado de otra.
eq-result-order = Según tú, esto es lo que te sale más fácil: { $first }. Y esto, lo que más esfuerzo te pide: { $last }.
eq-result-even = Valoras las cinco casi por igual. Ninguna destaca.
eq-result-two = Según tú, esto es lo que te sale más fácil: { $first } y { $second }. Están demasiado cerca para ordenarlas.
eq-first-version = Primera versión: fíjate en el orden de tus cinco barras, no en su longitud.
eq-self-rated = Autovaloración
eq-sa-short-high = Autoconciencia: dices que sueles saber qué sientes y por qué.
eq-sa-short-middle = Autoconciencia: dices que notas unas emociones enseguida y otras más tarde.
eq-sa-short-low = Autoconciencia: dices que tu atención suele estar en otras cosas y no en lo que sientes.
eq-rg-short-high = Regulación: dices que casi nada te hace perder la calma y que te recuperas pronto.
eq-rg-short-middle = Regulación: dices que unas veces mantienes la calma y otras te dejas arrastrar.
eq-rg-short-low = Regulación: dices que las emociones te llegan deprisa y con fuerza.
eq-ex-short-high = Expresión: dices que la gente puede ver y oír lo que sientes.
eq-ex-short-middle = Expresión: dices que muestras unas emociones y te guardas otras.
eq-ex-short-low = Expresión: dices que te guardas casi todo lo que sientes.
eq-em-short-high = Empatía: dices que ves pronto lo que los demás sienten y necesitan.
eq-em-short-middle = Empatía: dices que lo que sienten unas personas te llega más que lo de otras.
eq-em-short-low = Empatía: dices que lo que sienten los demás rara vez se te contagia.
eq-rl-short-high = Relaciones: dices que estás a gusto con la gente, también con la que acabas de conocer.
eq-rl-short-middle = Relaciones: dices que con unas personas estás a gusto y con otras vas con más cuidado.
eq-rl-short-low = Relaciones: dices que vas con cuidado con la gente hasta que la conoces.
eq-more-title = Tus cinco habilidades en el día a día
eq-more-text = El informe completo muestra qué diferencias entre tus barras son reales y cómo se nota cada habilidad en el día a día, y te propone un experimento para cada una.

## Five bars.

eq-bars-lead = Cada barra resume tus respuestas sobre una habilidad. Cuanto más larga es, más fácil dices que te sale. La línea gruesa del extremo es el margen de error.
eq-bars-caption = Cinco habilidades emocionales autovaloradas, márgenes del { $level }
eq-bars-margin = Margen del { $level }: de { $low } a { $high }
eq-bars-alt = Cinco barras, de la más larga a la más corta: { $list }.
eq-bar-alt = { $facet }: { $value }, margen de error de { $low } a { $high }.
eq-bars-overlap = Si dos márgenes se solapan, toma las dos habilidades como iguales.
eq-bars-above = { $first } está por encima de { $second }, más de lo que explican los márgenes.
eq-bars-equal = Demasiado cerca para ordenarlas: { $list }.
eq-bars-independent = Las cinco están poco ligadas entre sí. Quien mantiene la calma no percibe ni más ni menos lo que sienten los demás: lo normal es un perfil variado.

## Skill by skill.

eq-level-high = sale fácil
eq-level-middle = a medio camino
eq-level-low = pide esfuerzo
eq-sa-high = Según tú, sueles darte cuenta de tu estado de ánimo mientras te dura, y te gusta saber de dónde vino. Eso te ayuda a decir pronto qué va mal y a elegir lo que necesitas. También puede hacer que sigas mirando hacia dentro cuando hay algo que hacer. Si ya entendiste una emoción y le sigues dando vueltas, quizá sea hora de actuar.
eq-sa-middle = Según tú, unas emociones se anuncian y otras las notas después, por un tono brusco o una noche de cansancio. Miras hacia dentro cuando hay motivo. Puede valer la pena averiguar cuáles se te escapan: quizá sea la misma cada vez.
eq-sa-low = Según tú, tu atención va más hacia el mundo que hacia dentro, y dejas pasar las emociones sin estudiarlas mucho. Eso te deja libertad para actuar. Aun así, algunas pueden dirigirte sin que lo notes: una mala noche se vuelve discusión; una preocupación, dolor de cabeza. Basta una mirada rápida de vez en cuando; no hace falta escarbar.
eq-rg-high = Según tú, el estrés no te quita la calma, tienes paciencia con gente difícil y un revés no te dura mucho. Otras personas quizá se apoyen en eso. La calma también se malinterpreta: quien lo está pasando mal puede creer que no te importa. Decir “a mí también me afecta” te cuesta poco y le dice mucho.
eq-rg-middle = Según tú, en unas situaciones conservas la calma y en otras la pierdes. Seguramente influyen el sueño, el hambre y quién pregunta. Ya sabes qué situaciones te superan. Prepararte para una sola suele servir más que intentar mantener la calma en todas.
eq-rg-low = Según tú, las emociones llegan deprisa y con fuerza: cosas pequeñas pueden alterarte, y la calma tarda en volver. También te avisan pronto de que algo te importa. El primer impulso no se va con argumentos, pero puedes practicar qué hacer con él. Esperar antes de responder, salir de la habitación o dejar el mensaje en borradores también son habilidades.
eq-ex-high = Según tú, hablas con franqueza de lo que sientes, y la alegría o la tristeza se te ven en la cara. La gente sabe a qué atenerse contigo. Conviene pensar quién escucha: en algunos sitios, una emoción a la vista se vuelve el tema antes de lo que querías. Puedes elegir el momento sin esconder nada.
eq-ex-middle = Según tú, muestras unas emociones y te guardas otras, según la persona y el lugar. Quizá la alegría te salga con facilidad y la tristeza no, o al revés. Pregunta a alguien cercano qué emociones tuyas tiene que adivinar. La respuesta puede sorprenderte.
eq-ex-low = Según tú, te guardas casi todo lo que sientes, también lo bueno. La discreción es una elección legítima, y gracias a ella no agobias a los demás. Pero la gente que quieres quizá siga preguntándose si te importa. Unas pocas palabras, por escrito si es más fácil, pueden llegar lejos.
eq-em-high = Según tú, captas pronto cómo se siente la gente, a menudo antes de que lo diga, y le dedicas tiempo. Seguramente acuden a ti. Aun así, puedes equivocarte: pregunta. Y lo que absorbes tiene que salir por algún lado: reserva unas horas en las que nadie necesite nada de ti.
eq-em-middle = Según tú, lo que sienten algunas personas te llega enseguida y lo que sienten otras te deja igual. Seguramente cuenta la cercanía, y también lo lleno que esté tu día. Puedes prestar más atención a propósito: una pregunta de verdad y un poco de paciencia suelen bastar para ver más.
eq-em-low = Según tú, lo que sienten los demás rara vez se te contagia, y las emociones fuertes ajenas pueden desconcertarte. Eso te permite conservar la cabeza clara cuando otros se dejan llevar, y puede que la gente valore tu mirada serena. Donde otros adivinan, tú puedes preguntar: “¿Qué necesitas ahora?” funciona sin ningún sexto sentido.
eq-rl-high = Según tú, te acercas a la gente con facilidad, encuentras las palabras adecuadas y haces que los demás se sientan a gusto. Un grupo nuevo no es un gran obstáculo para ti. La gente más callada quizá te deje todo el trabajo de la conversación. Déjale una parte: la soltura también se comparte.
eq-rl-middle = Según tú, estás a gusto con gente conocida y vas con más cuidado en grupos nuevos, o te va bien con una persona y menos con muchas. Seguramente sabes cuál es tu caso. Puede ayudar elegir el entorno en vez de forzarte: un paseo con una sola persona, una tarea en común.
eq-rl-low = Según tú, conocer gente pide esfuerzo: el primer paso, las palabras adecuadas, sentirte a gusto. Con personas que conoces desde hace años puede ser muy distinto. Aquí cuentan los pasos pequeños, y también el entorno. Hacer algo lado a lado suele ser más fácil que hablar cara a cara.

## One experiment for each skill.

eq-growth-lead = Elige la habilidad con la que te gustaría experimentar, no la que crees que deberías corregir. Prueba una cada vez, durante una semana.
eq-sa-experiment-title = Tres palabras al día
eq-sa-experiment = A mediodía, al final de la tarde y al acostarte, escribe una palabra que diga cómo te sientes, y usa “bien”, “mal” y “estrés” una sola vez cada una. Al final de la semana, lee la lista. Observa qué palabras vuelven y qué pasó justo antes.
eq-rg-experiment-title = La respuesta aplazada
eq-rg-experiment = Cuando un mensaje o un comentario te dé rabia esta semana, espera veinte minutos antes de responder. Escribe la primera respuesta si quieres, pero no la envíes. Cuenta cuántas de esas primeras respuestas enviarías todavía.
eq-ex-experiment-title = Una frase con “Sentí”
eq-ex-experiment = Una vez al día, cuéntale a alguien de confianza cómo viviste algo, en una sola frase que empiece por “Sentí”. Lo bueno cuenta tanto como lo malo. Fíjate en qué dice después y en si fue tan incómodo como esperabas.
eq-em-experiment-title = Adivina y pregunta
eq-em-experiment = Una vez al día, adivina cómo se siente la persona que tienes delante y pregunta: “Parece que fue un día largo, ¿me equivoco?”. Anota si acertaste. Fíjate en qué emociones lees bien y cuáles confundes con otra cosa.
eq-rl-experiment-title = El primer paso
eq-rl-experiment = Una vez al día, da un pequeño primer paso: saluda a alguien de tu edificio, pregunta en el trabajo por el fin de semana, da las gracias a alguien por su nombre. Que sea breve y sin esperar nada. Fíjate en cómo cambian las caras y en cómo te sientes un minuto después.

## The total, only where it is reliable enough, always self-rated and with its margin.

eq-total = Las cinco juntas, según tu propia valoración: { $value } (margen del { $level }: de { $low } a { $high }).
eq-total-note = Míralo después de las barras. Las cinco habilidades están poco ligadas entre sí, y dos personas con el mismo total pueden ser muy distintas.
eq-total-none = Aquí no sumamos las cinco: juntas no medirían bien una sola cosa.
eq-total-caption = Total de cinco habilidades según tu valoración, con su margen

## Women and men: a note, without judgement.

eq-groups-title = Mujeres, hombres y promedios
eq-groups = En las respuestas de otras personas, las mujeres se valoran en promedio más alto en empatía y expresión, y los hombres, en regulación. En conjunto apenas hay diferencia. Dentro de cada grupo, las personas se diferencian mucho más que los promedios, y aquí se puntúa igual a todo el mundo.

## How sure is this.

eq-sure-lead = El orden de tus barras es la parte más segura de este resultado.
eq-sure-self = Es cómo te ves. Valorar tus habilidades emocionales no es lo mismo que ponerlas a prueba: hay gente exigente consigo misma y gente generosa.
eq-sure-friend = Para tener una segunda mirada, muestra las cinco descripciones a alguien que te conozca bien y pregúntale qué barra dibujaría más larga.
eq-sure-mood = Una semana difícil puede teñir tus respuestas. Si la tuya lo fue, repite el test en una más tranquila y fíate de lo que ambos resultados tengan en común.
eq-sure-margin = El margen abarca dónde estaría tu barra en el { $level } de los casos si respondieras a frases parecidas.
eq-sure-again = Repite el test pasados { $days } días y compara los dos resultados.
eq-sure-again-caption = Tu primer resultado y el segundo
eq-provisional = Provisional: en { $measured } de { $questions } frases, el peso sale de las respuestas de otras personas a la misma idea. Las demás tienen un valor típico hasta que respondan suficientes visitantes.
eq-provisional-badge = Provisional · aún sin grupo de comparación propio
eq-provisional-source = Los pesos prestados salen de hasta { $people } personas voluntarias que respondieron en { $language } hacia { $year }.

## Method.

eq-method-statements = Valoraste { $questions } frases sobre ti, el mismo número para cada habilidad. La mitad está redactada al revés: si alguien está de acuerdo con todo, sus respuestas se compensan.
eq-method-levels = “Sale fácil”, “a medio camino” y “pide esfuerzo” dividen cada barra en tres. Nombran un lugar en la barra; no son notas.
eq-method-reliability = Fiabilidad esperada (alfa de Cronbach): autoconciencia { $sa }, regulación { $rg }, expresión { $ex }, empatía { $em }, relaciones { $rl }. Son predicciones hasta que respondan suficientes visitantes.
eq-method-total = Fiabilidad esperada del total: { $reliability }. Solo mostramos un total si es de al menos { $least }.
eq-method-name = Quizá lo conozcas como inteligencia emocional o EQ. Como te valoras tú, es un cociente emocional autovalorado; por eso hablamos de habilidades y mostramos cinco barras en vez de una sola nota.
eq-method-norms = Todavía no tenemos un grupo de comparación propio. Cuando hayan respondido { $target } visitantes, la longitud de las barras también significará algo.
eq-method-not = Lo que no es
eq-method-not-ability = No es una prueba de capacidad. Aquí no había respuestas buenas ni malas.
eq-method-not-health = No dice nada sobre tu salud. Si lo que sientes te hace difícil la vida, habla con alguien de confianza o acude a una consulta médica.
eq-method-not-jobs = No sirve para contratar ni para juzgar a otras personas.
eq-method-source = Basado en preguntas del International Personality Item Pool (ipip.ori.org), con nuestras propias palabras.
eq-method-more = Ver todas las cifras

## Certificate of completion and share card.

eq-certificate-line = { $person } completó el cuestionario de habilidades emocionales, de { $questions } frases, el { $date }.
eq-certificate-note = Una autodescripción hecha en línea y sin supervisión. Certifica que se completó, no una capacidad.
eq-share-lead = Tu tarjeta muestra tus cinco barras en su orden, según tu propia valoración. Sin correo, sin cifras, sin respuestas.
eq-card-title = Lo que me sale más fácil: { $first }
eq-card-description = Cinco habilidades emocionales, según la propia valoración. Mira gratis tu orden.
