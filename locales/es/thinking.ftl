### What the result and the report on thinking style say, on screen and on paper.

## Titles of pages and sections.

thinking-exam = Estilo de pensamiento
thinking-page-result = Tu estilo de pensamiento
thinking-page-report = Tu informe de estilo de pensamiento
thinking-point-title = Dónde estás en el mapa
thinking-pattern-title = Tu perfil
thinking-use-title = Cuándo ayuda cada estilo y cuándo engaña
thinking-growth-title = Experimentos para probar
thinking-sure-title = ¿Qué certeza tenemos?
thinking-method-title = Cómo funciona
thinking-head-style = Estilo

## First paragraph of the result and of the report.

thinking-intro = A algunas personas les gusta razonar una decisión, a otras guiarse por lo que sienten, y muchas hacen las dos cosas. Las imágenes del cerebro no muestran personas “de hemisferio izquierdo” ni “derecho”; aquí se trata de preferencias.
thinking-added = Son tus respuestas sumadas, no una comparación con otras personas.
thinking-style-analytic = Analítico
thinking-style-analytic-line = Querer razones, datos y pasos claros antes de decidir.
thinking-style-intuitive = Intuitivo
thinking-style-intuitive-line = Fiarse de corazonadas, de primeras impresiones y del instinto.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Los dos estilos
thinking-both-line = Dices que piensas bien las cosas y que también te fías de tu intuición.
thinking-both-text = Estás de acuerdo con los dos tipos de frases: te gusta desmontar un problema, y escuchas cuando algo en ti dice sí o no. Las dos cosas se estorban menos de lo que se cree. Una corazonada puede decirte dónde mirar, y una comprobación, si ahí hay algo. Se pone interesante cuando no coinciden. Quizá conozcas la sensación: la lista favorece una opción y tú ya quieres la otra. Entonces ayuda preguntarte cuál de los dos estilos ha visto antes un caso así.
thinking-analytic-name = Sobre todo analítico
thinking-analytic-line = Dices que prefieres razonar una decisión a guiarte por una sensación.
thinking-analytic-text = Estás más de acuerdo con las frases analíticas que con las intuitivas: quieres saber por qué, comparas ventajas y desventajas, y decides cuando tienes los datos. La gente puede seguir cómo llegaste a una respuesta, y tú puedes corregirla si un dato resulta falso. Una corazonada cuenta menos para ti hasta que puedes explicarla. Quizá pases por alto una señal discreta porque sus razones llegan después, y las decisiones pequeñas pueden llevarte tanto tiempo como las grandes.
thinking-intuitive-name = Sobre todo intuitivo
thinking-intuitive-line = Dices que prefieres guiarte por lo que sientes a razonarlo todo.
thinking-intuitive-text = Estás más de acuerdo con las frases intuitivas que con las analíticas: te fías de la primera impresión, sigues corazonadas y a menudo sabes una respuesta antes de poder explicarla. Puedes decidir mientras otros siguen reuniendo datos, y notas cuando algo no cuadra. Las cadenas largas de razones pueden cansarte. A veces no puedes contar cómo llegaste hasta ahí, y una sensación fuerte puede imponerse incluso en un terreno nuevo para ti, donde aún no ha tenido de qué aprender.
thinking-neither-name = Ni uno ni otro
thinking-neither-line = Dices que ni el análisis ni la intuición pesan mucho en tus decisiones.
thinking-neither-text = Estás de acuerdo con pocas frases de los dos tipos. No pasas noches enteras sopesando una decisión ni dejas que manden las corazonadas. Hay otras formas de decidir: por costumbre, preguntando a alguien que sabe, poniéndote de acuerdo con los implicados, probando a ver qué pasa. Quizá uses una de ellas sin darle nombre. Piensa en la última decisión que te dejó a gusto y pregúntate qué inclinó la balanza. Ese es tu estilo, aunque este cuestionario no tenga una palabra para él.
thinking-middle-name = Cerca del centro
thinking-middle-line = Dices que usas los dos estilos a veces, y ninguno con mucha fuerza.
thinking-middle-text = Tu punto está tan cerca del centro del mapa que su margen de error llega a varias zonas; por eso no te ponemos en ninguna. Seguramente cambias: unas decisiones las razonas y otras las sientes, según el tema, el tiempo que tengas o quién pregunte. Piensa en dos decisiones recientes, una grande y una pequeña. ¿Cómo tomaste cada una? Si no fue de la misma forma, ya sabes de qué depende tu estilo.

## The map: a point and the ellipse around it.

thinking-point-lead = Cuanto más a la derecha estás, más de acuerdo estás con las frases analíticas; cuanto más arriba, con las intuitivas. Tu punto está donde se cruzan las dos.
thinking-point-ellipse = El óvalo alrededor del punto es su margen de error: en el { $level } de los casos, el punto verdadero está dentro. Cuanto más pequeño es, más nos dicen tus respuestas.
thinking-point-crosses = Tu óvalo llega a otra zona: lee también sobre ella.
thinking-point-corners = Los dos estilos están arriba a la derecha; sobre todo analítico, abajo a la derecha; sobre todo intuitivo, arriba a la izquierda, y ni uno ni otro, abajo a la izquierda. Ninguna de las cuatro es la esquina buena.
thinking-point-caption = Tu punto en el mapa, con su margen del { $level }
thinking-point-alt = Mapa con dos ejes. Analítico { $analytic }, intuitivo { $intuitive }. Zona: { $pattern }. Un óvalo alrededor del punto muestra el margen de error.
thinking-axis-analytic = Más analítico hacia la derecha
thinking-axis-intuitive = Más intuitivo hacia arriba
thinking-value-analytic = Analítico: { $analytic } (margen del { $level }: de { $low } a { $high })
thinking-value-intuitive = Intuitivo: { $intuitive } (margen del { $level }: de { $low } a { $high })

## Free result.

thinking-result-lead = Tu perfil: { $pattern }
thinking-more-title = Cuándo fiarte de tu intuición
thinking-more-text = El informe completo describe tu perfil, muestra cuándo ayuda cada estilo y cuándo engaña, y te propone experimentos para los dos.

## When each style helps and when it misleads.

thinking-use-lead = La vida pide los dos. Importa menos cuál prefieres que cuál necesita el momento.
thinking-analytic-helps = Razonar ayuda cuando la decisión es nueva para ti, cuando un error sale caro, cuando otros tienen que entenderla y cuando hay números de por medio: un contrato, un préstamo, una ruta que nunca hiciste.
thinking-analytic-misleads = Engaña cuando lo que importa es difícil de poner en palabras y se queda fuera de la lista. También cuando más datos solo aplazan la decisión, o cuando buscas razones para lo que ya querías.
thinking-intuitive-helps = Guiarte por lo que sientes ayuda cuando has visto muchos casos parecidos y supiste cómo acabaron: tu oficio, la gente que conoces bien, un juego al que juegas desde hace años. También ayuda cuando no hay tiempo.
thinking-intuitive-misleads = Engaña cuando acabas de empezar, cuando nunca sabes si acertaste, cuando alguien a quien no conoces te recuerda a otra persona y cuando te puede el cansancio, el hambre o el cariño por la idea.
thinking-use-caption = Cuatro preguntas antes de decidir cómo decidir
thinking-use-question-1 = ¿He tomado muchas veces una decisión así y sé cómo acabó?
thinking-use-question-2 = ¿Cuánto costaría un error, y podría deshacerlo?
thinking-use-question-3 = ¿Me pedirá alguien mis razones?
thinking-use-question-4 = ¿Sigo buscando datos, o busco permiso?

## Experiments, two per style.

thinking-growth-lead = Elige uno del estilo que menos usas, o del tuyo si quieres afinarlo. Prueba uno cada vez, durante una semana.
thinking-growth-analytic-1-title = La apuesta escrita
thinking-growth-analytic-1 = Una vez al día, antes de saber cómo acaba algo, escribe qué esperas y con cuánta seguridad. Sirve una reunión, un partido o una entrega. Al final de la semana, cuenta. ¿Acertaste tantas veces como creías?
thinking-growth-analytic-2-title = La mejor razón en contra
thinking-growth-analytic-2 = Antes de cada decisión importante de esta semana, busca la razón más fuerte contra lo que te gustaría hacer y escríbela en una frase. Después decide. Fíjate en si la frase cambia la decisión o solo la afianza.
thinking-growth-intuitive-1-title = Primero la respuesta, luego la lista
thinking-growth-intuitive-1 = Una vez al día, ante una decisión pequeña, anota tu primera respuesta antes de sopesar nada. Después decide como siempre. Al final de la semana, compara las dos. ¿En qué decisiones la primera respuesta era igual de buena?
thinking-growth-intuitive-2-title = Un minuto de atención
thinking-growth-intuitive-2 = Una vez al día, cuando veas a alguien o entres en un lugar, tómate un minuto para notar qué sientes antes de explicarlo: calma, tensión, curiosidad. Comprueba después qué pasaba. ¿Cuáles de esas sensaciones dieron en el clavo?

## How sure is this.

thinking-sure-lead = Estamos más seguros de la dirección en que está tu punto que de su distancia al centro.
thinking-sure-self = Es tu propia idea de cómo decides. Lo que harías en un caso concreto puede ser distinto, y también lo que otros dirían de ti.
thinking-sure-good = Dice cómo te gusta pensar, no lo bien que lo haces. Los dos estilos se pueden usar bien o mal.
thinking-sure-again = Repite el test pasados { $days } días y compara los dos puntos.
thinking-sure-again-overlap = Los óvalos de tus dos resultados se solapan: no hay una diferencia que podamos asegurar.
thinking-sure-again-apart = Los óvalos de tus dos resultados no se solapan. Esta vez respondiste de otra manera, más de lo que explica el azar.
thinking-provisional = Provisional: { $unmeasured } de { $questions } frases son nuevas. Sus pesos son valores típicos hasta que las respondan suficientes personas.
thinking-provisional-badge = Provisional · aún sin comparación con otras personas
thinking-provisional-source = Los pesos que sí tenemos salen de { $people } personas voluntarias que respondieron en { $language } hacia { $year }.

## Method.

thinking-method-statements = Valoraste { $questions } frases, la mitad sobre cada estilo. Ninguna enfrenta un estilo con el otro: puedes estar de acuerdo con los dos o con ninguno.
thinking-method-reversed = En cada mitad, algunas frases están redactadas al revés: si alguien está de acuerdo con todo, sus respuestas se compensan.
thinking-method-norms = Todavía no tenemos cifras de comparación. Cuando hayan respondido { $target } personas, comprobaremos si los dos estilos son de verdad independientes y te diremos cómo te comparas con los demás.
thinking-method-reliability = Fiabilidad esperada (alfa de Cronbach): analítico { $analytic }, intuitivo { $intuitive }. Son predicciones hasta que respondan suficientes visitantes.
thinking-method-lines = Las líneas del mapa están en el punto medio de las respuestas, no en el promedio de la gente.
thinking-method-not = Lo que no es
thinking-method-not-brain = No dice nada de las mitades del cerebro: en todas las personas trabajan juntas.
thinking-method-not-ability = No es una prueba de inteligencia ni de lo buenas que son tus decisiones.
thinking-method-not-jobs = No sirve para contratar ni para juzgar a otras personas.
thinking-method-source = Basado en preguntas del International Personality Item Pool (ipip.ori.org) y en otras propias, todas con nuestras palabras.
thinking-method-more = Ver todas las cifras

## Certificate of completion and share card.

thinking-certificate-line = { $person } completó el cuestionario de estilo de pensamiento, de { $questions } frases, el { $date }.
thinking-certificate-note = Una autodescripción hecha en línea y sin supervisión. Certifica que se completó, no una capacidad.
thinking-share-lead = Tu tarjeta muestra tu perfil y el mapa con tu punto. Sin correo, sin cifras, sin respuestas.
thinking-card-title = Mi estilo de pensamiento: { $pattern }
thinking-card-description = ¿Analítico, intuitivo, los dos o ninguno? Mira gratis tu punto en el mapa.
