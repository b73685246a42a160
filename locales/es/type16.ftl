### What the sixteen-types result, report, share card and comparison say, on screen and on paper.

## Titles of pages and sections.

type16-page-result = Tu tipo: { $type }, { $name }
type16-page-report = El informe de tu tipo
type16-page-shared = { $type }, { $name }
type16-page-compare = Dos perfiles, lado a lado
type16-exam = 16 tipos
type16-likely-title = Tu tipo y los más cercanos
type16-bars-title = Tus cuatro escalas
type16-plain-title = En palabras sencillas
type16-work-title = En el trabajo
type16-people-title = Con la gente
type16-strain-title = Bajo estrés
type16-growth-title = Dos experimentos para probar
type16-bridge-title = Tu tipo y los Cinco Grandes
type16-sure-title = ¿Qué certeza tenemos?
type16-change-title = Las respuestas detrás de cada letra
type16-method-title = Cómo funciona
type16-head-type = Tipo
type16-head-letter = Letra
type16-head-place = Frente a los demás
type16-head-sure = Certeza

## Names: scales, poles, and one sentence for each pole.

type16-scale-e = Sociabilidad o reserva
type16-scale-n = Imaginación o sentido práctico
type16-scale-f = Empatía u objetividad
type16-scale-j = Planificación o espontaneidad
type16-pole-e = Sociabilidad
type16-pole-e-line = Vas hacia la gente: empiezas conversaciones y disfrutas de una sala llena.
type16-pole-i = Reserva
type16-pole-i-line = Prefieres la calma y los grupos pequeños: primero escuchas y disfrutas de los lugares tranquilos.
type16-pole-n = Imaginación
type16-pole-n-line = Juegas con las ideas: te gustan las teorías, las imágenes mentales y hacer las cosas a tu manera.
type16-pole-s = Sentido práctico
type16-pole-s-line = Buscas lo que funciona: te gustan los métodos conocidos, las tareas concretas y lo que sirve para algo.
type16-pole-f = Empatía
type16-pole-f-line = Sientes lo que sienten los demás: sus alegrías y sus preocupaciones te llegan enseguida.
type16-pole-t = Objetividad
type16-pole-t-line = Te centras en el asunto: el ánimo de los demás te arrastra menos que a la mayoría.
type16-pole-j = Planificación
type16-pole-j-line = Te gusta tener las cosas resueltas: te preparas, ordenas y empiezas enseguida.
type16-pole-p = Espontaneidad
type16-pole-p-line = Te gusta tener opciones: actúas según el momento y empiezas cuando la cosa va en serio.

## Free result. Leads with the type; the limits come once, further down.

type16-result-lead = Eres { $type }: { $name }.
type16-result-lead-balanced = Tus respuestas apuntan a { $type }: { $name }. Una letra minúscula significa que estás cerca del centro en esa escala.
type16-result-lead-middle = Estás cerca del centro en las cuatro escalas. El tipo más cercano es { $type }: { $name }.
type16-likely-three = Tu tipo más probable es { $first } ({ $firstPercent }). Le siguen { $second } ({ $secondPercent }) y, después, { $third } ({ $thirdPercent }).
type16-likely-close = Hay dos tipos que encajan contigo casi por igual: { $first } ({ $firstPercent }) y, muy cerca, { $second } ({ $secondPercent }). Después viene { $third } ({ $thirdPercent }).
type16-likely-one = { $first } encaja con claridad: { $firstPercent } de probabilidad, muy por delante de los demás tipos.
type16-median = Una letra dice en qué mitad del grupo de comparación estás. La E, por ejemplo, significa que muestras más sociabilidad que la mayoría, no que te falte un lado reservado.
type16-retake = Si repites el test, lo más probable es que tus letras firmes se mantengan. Las que están cerca del centro pueden cambiar, y eso no significaría que hayas cambiado tú.
type16-provisional = Provisional: te comparamos con { $people } personas que hicieron un test gratis en { $language } hacia { $year }. Cuando hayan respondido { $target } visitantes de esta página, te compararemos con sus respuestas.
type16-provisional-badge = Provisional · { $people } personas · { $year } · { $language }
type16-more-title = Mira cómo se nota tu tipo en la vida real
type16-more-text = El informe completo te muestra en el trabajo, con la gente y bajo estrés, te propone dos experimentos y señala las respuestas que más contaron para cada letra.

## One line per letter.

type16-letter-e-firm = Claramente del lado de la sociabilidad, con un { $percent } de certeza.
type16-letter-e-leaning = Tendencia a la sociabilidad: { $percent } de probabilidad, con momentos de reserva.
type16-letter-i-firm = Claramente del lado de la reserva, con un { $percent } de certeza.
type16-letter-i-leaning = Tendencia a la reserva: { $percent } de probabilidad, con momentos más sociables.
type16-letter-e-balanced = Sociabilidad y reserva en equilibrio: el lado más probable solo llega al { $percent }.
type16-letter-n-firm = Claramente del lado de la imaginación, con un { $percent } de certeza.
type16-letter-n-leaning = Tendencia a la imaginación: { $percent } de probabilidad, con una vena práctica.
type16-letter-s-firm = Claramente del lado del sentido práctico, con un { $percent } de certeza.
type16-letter-s-leaning = Tendencia al sentido práctico: { $percent } de probabilidad, con una vena imaginativa.
type16-letter-n-balanced = Imaginación y sentido práctico en equilibrio: el lado más probable solo llega al { $percent }.
type16-letter-f-firm = Claramente del lado de la empatía, con un { $percent } de certeza.
type16-letter-f-leaning = Tendencia a la empatía: { $percent } de probabilidad, con un lado objetivo.
type16-letter-t-firm = Claramente del lado de la objetividad, con un { $percent } de certeza.
type16-letter-t-leaning = Tendencia a la objetividad: { $percent } de probabilidad, con un lado empático.
type16-letter-f-balanced = Empatía y objetividad en equilibrio: el lado más probable solo llega al { $percent }.
type16-letter-j-firm = Claramente del lado de la planificación, con un { $percent } de certeza.
type16-letter-j-leaning = Tendencia a la planificación: { $percent } de probabilidad, con espacio para improvisar.
type16-letter-p-firm = Claramente del lado de la espontaneidad, con un { $percent } de certeza.
type16-letter-p-leaning = Tendencia a la espontaneidad: { $percent } de probabilidad, con algún hábito fijo.
type16-letter-j-balanced = Planificación y espontaneidad en equilibrio: el lado más probable solo llega al { $percent }.

## Report, section 1: the type and its neighbors.

type16-likely-lead = { $name } es el tipo que mejor encaja con tus respuestas. Los más cercanos comparten casi todas sus letras: míralos como variaciones de ti.
type16-likely-caption = Probabilidad de cada tipo
type16-likely-alt = Gráfico de barras con los tipos más probables: { $first } { $firstPercent }, { $second } { $secondPercent }, { $third } { $thirdPercent }.
type16-likely-rest = Todos los demás tipos juntos: { $percent }
type16-likely-read = Cada porcentaje indica qué parte de las personas con respuestas como las tuyas es de verdad de ese tipo.
type16-portrait-lead = { $name }, a grandes rasgos. Las escenas son inventadas, así que no todo encajará contigo.
type16-portrait-balanced = Donde tu letra es minúscula, el tipo que solo se diferencia en esa letra te describe casi igual de bien.
type16-creature-alt = { $name }, una figura hecha con las siete piezas del tangram.

## Report, section 2: four bars.

type16-bars-lead = Cada barra va de un lado al otro, con el centro del grupo de comparación en medio. El rombo marca tu lugar, y la línea gruesa que lo rodea es el margen de error.
type16-bars-caption = Tu lugar en cuatro escalas, con márgenes del { $level }
type16-bars-middle = Centro del grupo de comparación
type16-bars-mark = Tú
type16-bars-margin = Margen del { $level }: de { $low } a { $high }
type16-bars-balanced-e = E/I en equilibrio
type16-bars-balanced-n = N/S en equilibrio
type16-bars-balanced-f = F/T en equilibrio
type16-bars-balanced-j = J/P en equilibrio
type16-place-e = Más sociabilidad que el { $percent } del grupo de comparación
type16-place-i = Más reserva que el { $percent } del grupo de comparación
type16-place-n = Más imaginación que el { $percent } del grupo de comparación
type16-place-s = Más sentido práctico que el { $percent } del grupo de comparación
type16-place-f = Más empatía que el { $percent } del grupo de comparación
type16-place-t = Más objetividad que el { $percent } del grupo de comparación
type16-place-j = Más planificación que el { $percent } del grupo de comparación
type16-place-p = Más espontaneidad que el { $percent } del grupo de comparación
type16-bars-alt-e = Escala de la reserva a la sociabilidad. { $place }, margen de error de { $low } a { $high }.
type16-bars-alt-n = Escala del sentido práctico a la imaginación. { $place }, margen de error de { $low } a { $high }.
type16-bars-alt-f = Escala de la objetividad a la empatía. { $place }, margen de error de { $low } a { $high }.
type16-bars-alt-j = Escala de la espontaneidad a la planificación. { $place }, margen de error de { $low } a { $high }.
type16-bars-curve = La mayoría de la gente está cerca del centro. Estas escalas son curvas de campana, no dos bandos.

## Report, section 3: in plain words.

type16-plain-leaning = Te inclinas hacia este lado, sin alejarte mucho del centro. Buena parte de esto te sonará, y también algo del otro lado.
type16-plain-balanced = Aquí estás cerca del centro, y por eso no elegimos un lado por ti.
type16-plain-e = Muestras más sociabilidad que la mayoría de las personas con quienes te comparamos. Es probable que empieces una conversación en vez de esperarla, que al final de la noche hayas hablado con media sala y que busques compañía cuando te queda una hora libre. Si en un grupo se hace el silencio, sueles llenarlo. Que te presten atención te agrada, o al menos no te molesta, y una buena charla no necesita motivo. Lo que puede costarte es el silencio: un día sin nadie con quien hablar puede hacerse largo, y en una charla animada, quien necesita una pausa antes de hablar quizá no la encuentre contigo.
type16-plain-i = Muestras más reserva que la mayoría de las personas con quienes te comparamos. Con gente nueva, es probable que primero escuches y hables cuando tengas algo que decir. En un grupo puedes dejar que hablen otros sin que te pese. Las salas llenas y las fiestas largas te quitan más de lo que te dan, y una noche libre suele ser mejor con una persona, o con ninguna. Usas menos palabras y sueles elegirlas con cuidado. Eso sí, te guardas mucho de lo que piensas: quien acaba de conocerte puede tardar en descubrirlo y, mientras tanto, equivocarse.
type16-plain-n = Tienes más ideas en la cabeza de las que la mayoría dice tener. Un pensamiento trae el siguiente, y prefieres probar tu propio camino a repetir el de siempre. Seguramente puedes ver una habitación, una historia o un plan antes de que existan, y hablar de cómo podrían ser las cosas, o de por qué son como son, puede ocuparte toda una noche. Para ti, la teoría es un terreno de juego. La otra cara: cuando ya pensaste una idea hasta el final, llevarla a cabo puede parecerte la mitad aburrida, y a un encargo sencillo pueden salirle varias alternativas antes de que empieces.
type16-plain-s = Te atrae lo que se puede usar más que a la mayoría de las personas con quienes te comparamos, y menos las ideas por sí mismas. Ante una tarea, es probable que preguntes qué hace falta, cómo se suele hacer y si eso funciona. Si un método cumple, ves pocas razones para inventar otro. En una noche de teoría puedes desconectar, mientras que una muestra, un precio o una prueba rápida tendrían toda tu atención. También tienes ideas; simplemente no las coleccionas. La otra cara: cuando el método de siempre falla, quizá sigas con él más de lo que merece.
type16-plain-f = Los sentimientos de los demás te llegan antes que a la mayoría. Cuando alguien cercano está triste, algo en ti responde antes de que decidas nada, y una mala noticia sobre una persona desconocida puede acompañarte hasta la noche. Es probable que preguntes a la gente cómo está y esperes la respuesta de verdad, que le reserves tiempo y que muevas tus planes cuando te necesita. En cualquier decisión, lo primero que ves son las personas. Todo esto cansa: puedes cargar con preocupaciones que no son tuyas, y un no justo puede costarte más que un sí que sale caro.
type16-plain-t = El ánimo de los demás te arrastra menos que a la mayoría. Cuando una conversación se vuelve emotiva, puedes seguir con la vista puesta en la cuestión: qué pasó, qué viene ahora, qué se puede hacer. Ante una película triste quizá sientas más interés que ganas de llorar, y el problema de alguien suele ponerte a pensar antes que desanimarte. No es frialdad: la mayoría está de acuerdo con las frases sobre cuidar de otros, y tú solo estás en la mitad más serena de un grupo cálido. Tu ayuda suele ser una solución, un favor, una respuesta directa. Quien esperaba primero una palabra cálida quizá no la reconozca como cariño.
type16-plain-j = Te gusta tener las cosas resueltas más que a la mayoría. Haces las tareas cuando surgen, dejas cada cosa en su lugar y prefieres preparar algo la noche anterior a improvisar por la mañana. Un horario te ayuda más de lo que te limita, y rara vez necesitas un empujón para empezar. Despachas la rutina sin drama, y eso te deja la cabeza libre para lo demás. La otra cara aparece cuando un plan se rompe: una visita que llega antes, una reunión que cambia de hora, alguien que decide a última hora pueden quitarte más calma de la que el cambio merecía.
type16-plain-p = Dejas más cosas en manos del momento que la mayoría. Cuando se te ocurre una idea, te gusta seguirla mientras está fresca, y un día sin planes te sabe a libertad. Las cosas pueden quedarse donde las usaste por última vez, y sabes más o menos dónde están. Es probable que empieces cuando llega el momento o aprieta la fecha, y que entonces vayas deprisa. Cambiar de rumbo te cuesta poco, porque el rumbo nunca estuvo fijado. Lo que puede costarte es el comienzo: las tareas sin fecha y sin gracia pueden esperar mucho tiempo.
type16-plain-e-balanced = Puedes empezar una conversación y disfrutar de una sala llena, y también quedarte al margen y querer la puerta cerrada. Qué lado se ve puede depender de quién está y de lo largo que haya sido el día. Ninguno es una máscara: los dos eres tú.
type16-plain-n-balanced = Te gustan las ideas, y te gusta saber para qué sirven. Algunas noches te atrapa una teoría; otras prefieres arreglar la lámpara con el método que conoces. Puede valer la pena fijarte en qué temas hacen salir cada lado.
type16-plain-f-balanced = Puedes compartir lo que alguien siente y puedes dar un paso atrás y mirar los hechos. Qué viene primero puede depender de lo cercana que sea la persona y de qué se decide. Quizá te toque traducir entre amistades que solo hacen una de las dos cosas.
type16-plain-j-balanced = Planeas unas partes de tu vida y dejas otras en manos del momento. Tu mesa puede estar en orden y tu fin de semana no, o al revés. Pregúntate dónde te relaja un plan y dónde empieza a incomodarte.

## Report, section 4: at work.

type16-work-e = Seguramente piensas mejor con gente alrededor. Las reuniones, las llamadas y las visitas te dan energía, y eres quien invita a comer a la persona nueva. Los ratos largos de trabajo en silencio pueden hacerse pesados: repártelos e intercala ratos de conversación. Cuando dirijas una reunión, cuenta hasta cinco después de una pregunta. Quien necesite un momento lo aprovechará.
type16-work-i = Es probable que trabajes bien donde puedas cerrar una puerta, terminar de pensar algo y responder por escrito. En las reuniones quizá tengas la idea lista y se te escape el momento. Pide antes el orden del día y envía tu opinión, o pide la palabra pronto. El ruido de una oficina abierta y las llamadas seguidas te cuestan más que a otros; una hora fija de silencio compensa.
type16-work-n = Es probable que los comienzos te den energía: la página en blanco, el problema que aquí nadie ha resuelto. Ves otra manera de hacerlo, a menudo varias. Con la rutina y los procedimientos detallados puedes perder el interés a mitad de camino. Antes de proponer la siguiente idea, escribe quién haría qué mañana por la mañana. Así ves qué ideas están listas y le ahorras al equipo tener que adivinar.
type16-work-s = Es probable que preguntes qué hace falta exactamente y quién lo necesita. Te van bien las tareas concretas con un resultado visible, y notas cuándo a un gran plan le falta el primer paso. Las reuniones sobre la visión de futuro pueden poner a prueba tu paciencia. Pide pronto un ejemplo: te ayuda a ti y suele ayudar también a los demás. Antes de rechazar un método nuevo, dale una pequeña prueba.
type16-work-f = Notas quién se ha callado, quién tiene demasiado encima, quién necesita unas palabras antes de una mala noticia. Puede que la gente acuda primero a ti. Es probable que disfrutes del trabajo cuando ves a quién ayuda. Las críticas, hechas o recibidas, quizá te las lleves a casa, y las urgencias ajenas pueden llenarte el día. Decide por la mañana qué hora es para tu propia tarea, y díselo a alguien.
type16-work-t = Es probable que mires el argumento antes de mirar quién lo dijo, y que avises cuando una cifra está mal, le pese a quien le pese. En una reunión acalorada puedes mantener la cuestión sobre la mesa. Contigo la gente sabe a qué atenerse. Di lo bueno de una propuesta antes de decir lo que falla: sueles haber visto las dos cosas, y solo se oye una.
type16-work-j = Es probable que tengas la fecha en el calendario y un borrador antes de que llegue. Las metas claras, las fechas fijas y una mesa ordenada te dejan trabajar rápido, y los demás cuentan con lo que prometiste. Pueden cansarte los proyectos que cambian de forma y la gente que empieza tarde. Acuerda con ella unos pocos puntos fijos y deja que cada cual elija el camino.
type16-work-p = Es probable que des lo mejor de ti cuando llega algo inesperado: dejas el plan y te ocupas de ello. La variedad te mantiene la mente despierta y una fecha límite te da velocidad. Los proyectos largos con una sola fecha lejana cuestan más, y el papeleo también. Divídelos en partes que alguien esté esperando. Una cita para mostrar una versión sin pulir suele lograr más que la fuerza de voluntad.
type16-work-e-balanced = Puedes moverte entre la gente y puedes trabajar a solas: la mezcla importa más que el nombre del puesto. Piensa en una buena semana: ¿cuántas horas fueron de charla y cuántas de silencio? Si conoces esa proporción, puedes pedirla, y puedes avisar cuando una racha de reuniones o de silencio ya dura demasiado.
type16-work-n-balanced = Puedes esbozar la idea nueva y también preguntar qué necesita el lunes por la mañana. En un equipo, suele tocarte unir las dos cosas. Fíjate en qué mitad te dan. Si siempre es la rutina, pide de vez en cuando una página en blanco; si siempre son las ideas, pide llevar una hasta el final.
type16-work-f-balanced = Puedes sopesar los hechos y tener presente a quién afectan. Cuando una decisión sea difícil, haz una cosa después de la otra: primero escribe qué hay a favor de cada opción y luego qué significaría cada una para las personas implicadas. Verás antes si las dos listas se contradicen, y de esa parte vale la pena hablar.
type16-work-j-balanced = Puedes seguir un horario y puedes dejarlo de lado. Casi todos los trabajos piden ambas cosas, aunque rara vez a la misma hora. Intenta decidirlo al empezar una tarea: ¿esta va con plan, o a ver adónde lleva? A quienes trabajan de una sola forma les será más fácil entenderte, y dejarás de culparte por no usar la otra.

## Report, section 5: with people.

type16-people-e = Sueles ser quien llama, invita y mantiene unido al grupo. La gente nueva pronto deja de serlo. Tus amistades más cercanas quizá quieran tenerte alguna vez solo para ellas: una noche para dos es un regalo que puedes planear. Si alguien responde con pocas palabras, tal vez sea solo su ritmo. Haz una pregunta y deja después más silencio del que te sale natural.
type16-people-i = Es probable que prefieras a unas pocas personas antes que a muchas, y una conversación larga antes que varias cortas. Quizá sean tus amistades quienes invitan, y más de una se preguntará si lo disfrutas. Diles que sí; no siempre lo ven. Cuando necesites una noche para ti, di cuándo vuelves. “Hoy no, ¿el jueves?” suena muy distinto de un no.
type16-people-n = Te gustan las conversaciones que se van por las ramas: ¿y si…?, ¿por qué?, ¿qué pasaría entonces? Con la persona adecuada pierdes la noción del tiempo. Pero quien te habla de una gotera quizá busque un número de teléfono y no una reflexión sobre las casas. Pregunta qué prefiere. Y avisa cuando solo estés jugando con una idea, antes de que alguien haga las maletas.
type16-people-s = Es probable que demuestres lo que te importa la gente con cosas que se ven: acompañar a la estación, colgar el estante, recordar la talla correcta. Tus amistades cuentan contigo para la respuesta útil. Quien te cuenta un sueño de futuro quizá solo quiera compañía para soñar. Haz una pregunta sobre ese sueño antes de preguntar cómo se pagaría.
type16-people-f = Es probable que notes cómo está alguien desde las primeras palabras por teléfono, y que dejes algo por esa persona. La gente te cuenta cosas. El riesgo es una calle de sentido único: lo sabes todo de su semana y ella sabe poco de la tuya. Di lo que necesitas antes de que dar tanto te canse. Casi todas tus amistades querrían poder devolvértelo.
type16-people-t = Es probable que te busquen cuando quieren una respuesta sincera, y mantienes la calma cuando otros se alteran. Quizá te saltes la parte de nombrar lo que se siente, porque para ti la solución ya lo dice todo. Pregunta: “¿Quieres ideas o quieres que te escuche?”. La pregunta cuesta cinco segundos y evita muchos malentendidos.
type16-people-j = Contigo se puede contar: llegas cuando dijiste, la mesa está reservada, el regalo está comprado. Quizá te decepcione quien decide tarde, y esa persona quizá sienta que la diriges. Acuerda con ella qué cosas necesitan un plan, como los viajes y el dinero, y deja a propósito algunas noches sin planear. Es más fácil recibir una sorpresa cuando tiene fecha.
type16-people-p = Es probable que se pueda contar contigo para un viaje repentino, una llamada tardía o un cambio de planes que sale mejor. Tus amistades lo disfrutan. Quien planea puede oír tu “quizá” como un no, o como falta de interés. Dale una cosa fija, por ejemplo el día, y deja libre el resto. Si vas a llegar tarde, dilo antes de que mire el reloj.
type16-people-e-balanced = Puedes ser quien reúne a la gente y quien se va pronto sin hacer ruido. Tus amistades quizá conozcan solo uno de esos lados, según dónde te conocieron, y el otro les extrañe. Cuéntaselo una vez. Es más fácil decir “hoy tengo un día tranquilo” a quien sabe que se pasa.
type16-people-n-balanced = Puedes seguir a alguien en un pensamiento y también preguntar qué significa para el sábado. Por eso a gente muy distinta le resulta fácil estar contigo. Lo que no ve es de qué ánimo estás. Si quieres resolver el problema, dilo; si quieres seguir dándole vueltas a la idea, dilo también. Y pregunta tú lo mismo.
type16-people-f-balanced = Puedes consolar y puedes analizar. Con la gente cercana quizá te salga solo lo primero; con los demás, lo segundo. Los malentendidos suelen llegar cuando ofreces una cosa y se esperaba la otra. Ayuda una pregunta sencilla al principio: “¿Quieres que te escuche o que lo piense contigo?”.
type16-people-j-balanced = Puedes reservar la mesa y puedes ver adónde lleva la noche. Con alguien que lo planea todo, quizá te toque ser la parte relajada; con alguien que no planea nada, organizar. Fíjate en qué papel te dan y devuélvelo de vez en cuando: deja que la otra persona elija el día o el lugar.

## Report, section 6: under strain.

type16-strain-note = Esto trata de semanas difíciles, no de salud. No medimos con qué facilidad te angustias o te desanimas. Si una mala racha se alarga, habla con alguien de confianza o acude a una consulta médica.
type16-strain-e = Cuando la cosa se complica, es probable que hables: llamas a alguien, sales, lo cuentas hasta que se hace pequeño. Puede ayudar mucho. También puede llenar el calendario hasta que el problema no tenga ni media hora tranquila. Señales: cada vez más citas, cada vez menos sueño. Reserva a una persona para la conversación de verdad, y un paseo para ti.
type16-strain-i = Cuando la cosa se complica, es probable que te retires, hables menos y lo resuelvas por tu cuenta. El silencio sí te repone. Pero desde fuera puede parecer que no te importa o que no pasa nada, y entonces nadie ofrece ayuda. Señales: mensajes sin responder, planes cancelados. Dile a una persona una frase sobre ello; no hace falta contar toda la historia.
type16-strain-n = Cuando la cosa se complica, tu imaginación sigue trabajando, y puede pintar lo que saldría mal con tanto detalle como todo lo demás. Quizá empieces una idea nueva para huir de una atascada. Señales: planes que cambian cada noche, horas en vela imaginando qué puede pasar. Escribe el peor caso y, al lado, lo que sabes con certeza. Después haz algo pequeño con las manos.
type16-strain-s = Cuando la cosa se complica, es probable que te agarres a lo conocido: la rutina, la lista, lo que siempre funcionó. Eso te sostiene, a ti y a quienes te rodean. Se vuelve difícil cuando la situación es nueva. Señales: hacer lo mismo otra vez, solo que con más empeño. Pide a alguien que piense distinto otras dos maneras, y prueba la más barata.
type16-strain-f = Cuando la cosa se complica, quizá cuides primero a todo el mundo, y tu propio cansancio aparezca al final. Los conflictos a tu alrededor pueden pesar más que el trabajo mismo. Señales: dices que sí y notas un peso, o no duermes por un problema ajeno. Elige una preocupación que no te toca resolver y devuélvela con cariño. Puede seguir importándote sin que cargues con ella.
type16-strain-t = Cuando la cosa se complica, es probable que te ciñas más a los hechos: frases más cortas, más análisis, menos paciencia con los rodeos. Eso te permite actuar. Los sentimientos, también los tuyos, pueden parecer ruido hasta que vuelven en forma de dolor de cabeza o de respuesta cortante. Señales: la gente mide sus palabras contigo. Di en voz alta cómo lo llevas, en una sola frase.
type16-strain-j = Cuando la cosa se complica, es probable que planifiques más: otra lista, un despertador más temprano, menos pausas. Durante un tiempo eso te sostiene. Luego cada pequeño cambio empieza a parecer un ataque al plan. Señales: ordenas a medianoche, rehaces lo que hicieron otros. Tacha una cosa de la lista de hoy sin hacerla y mira qué pasa de verdad.
type16-strain-p = Cuando la cosa se complica, es probable que atiendas lo que más ruido hace y aplaces lo demás. Conservas la flexibilidad más tiempo que otros. Mientras tanto, lo aplazado crece y empezar cuesta más cada día. Señales: cartas sin abrir, un proyecto nuevo en mal momento. Elige la tarea en la que piensas de noche y dedícale quince minutos antes que a cualquier otra cosa.
type16-strain-e-balanced = Cuando la cosa se complica, quizá quieras gente y silencio al mismo tiempo, y a lo que tengas le encuentres defectos. Prueba una de las dos cosas a propósito, sin dejarte llevar: una hora con alguien con quien puedas hablar claro, o una noche con el teléfono apagado. Después anota cuál ayudó. Tras unos pocos días malos sabrás más de lo que puede decirte un test.
type16-strain-n-balanced = Cuando la cosa se complica, quizá pases de darle vueltas a todo a hacer sin más la siguiente tarea. Ambas cosas sirven. Si llevas días pensando, haz algo concreto. Si llevas días sin parar, siéntate y pregúntate cuál es el problema de verdad. Cambia de una a otra antes de que te lo pida el cuerpo.
type16-strain-f-balanced = Cuando la cosa se complica, quizá dudes entre cuidar a la gente e ir directo a lo que hay que hacer. Puede ayudar darle su tiempo a cada cosa: diez minutos para preguntar cómo está todo el mundo, tú también, y después una decisión clara. Fíjate en el momento en que haces una cosa para evitar la otra.
type16-strain-j-balanced = Cuando la cosa se complica, una parte de ti quiere un plan y otra quiere tirarlo. Un plan pequeño suele contentar a las dos: tres cosas para hoy, en cualquier orden, y nada más. Si te descubres haciendo listas más largas, o esquivando la lista del todo, vuelve a tres. Mañana tendrá las suyas.

## Report, section 7: growth.

type16-growth-lead = Prueba uno cada vez, durante una semana. Aquí no hay nada que aprobar: lo que observes es el resultado.
type16-growth-e-1-title = La pausa más larga
type16-growth-e-1 = Una vez al día, en una conversación que importe, espera dos respiraciones después de que la otra persona deje de hablar. Hazlo en el trabajo entre semana y en casa el fin de semana. Observa qué llega después de la pausa: a menudo es la frase que no iba a decir.
type16-growth-e-2-title = Una hora sin público
type16-growth-e-2 = Elige dos noches de esta semana y pasa una hora a solas, sin teléfono ni pantalla. Haz algo que dé un resultado, como cocinar o escribir una página. Observa cómo te sientes en el primer cuarto de hora y cómo en el último.
type16-growth-i-1-title = La primera frase
type16-growth-i-1 = Una vez al día, di algo antes de que te pregunten: en una reunión, en una fila, a alguien del edificio. Con una frase basta, y puedes dejarlo ahí. Observa cuántas veces la otra persona parece alegrarse de que empezaras tú.
type16-growth-i-2-title = Dilo el mismo día
type16-growth-i-2 = Cuando notes que te gusta algo que hizo alguien, díselo el mismo día, en persona o en un mensaje. Pruébalo con tres personas esta semana. Observa si ya lo sabían; quizá descubras que no.
type16-growth-n-1-title = Una idea hasta el final
type16-growth-n-1 = El lunes, elige la más pequeña de tus ideas actuales. Trabaja en ella veinte minutos cada día y apunta las ideas nuevas en una lista para más tarde. El domingo, mira qué existe ya y cuántas ideas de la lista sigues queriendo.
type16-growth-n-2-title = La versión sencilla
type16-growth-n-2 = Cuando expliques algo esta semana, empieza por un ejemplo que la otra persona pueda ver o tocar, y solo después di qué significa. Hazlo una vez al día. Observa en qué momento le cambia la cara: con el ejemplo o con la idea.
type16-growth-s-1-title = Otro camino a casa
type16-growth-s-1 = Una vez al día, haz de otra manera algo corriente: otro camino, otro orden, una receta sin medir. Que sea tan pequeño que nada dependa de ello. Por la noche, anota si algo fue mejor, peor o simplemente nuevo.
type16-growth-s-2-title = Dos minutos de “¿y si…?”
type16-growth-s-2 = Cuando alguien te cuente una idea esta semana, haz dos preguntas sobre ella antes de comprobar si funcionaría. “¿Qué sería lo mejor de eso?” es una buena primera pregunta. Observa en qué se convierte la idea mientras te responde.
type16-growth-f-1-title = Un no amable
type16-growth-f-1 = Una vez esta semana, cuando normalmente dirías que sí enseguida, di: “Déjame ver cómo tengo la semana y te digo esta noche”. Después decide y responde en dos frases. Compara lo que temías que pasara con lo que pasó.
type16-growth-f-2-title = ¿De quién es la preocupación?
type16-growth-f-2 = Cada noche, escribe las preocupaciones que llevas encima y pon al lado de cada una el nombre de la persona a la que le toca. Quédate con las tuyas y deja una de las otras en manos de quien corresponde. Observa cómo duermes y si a alguien le va peor por eso.
type16-growth-t-1-title = Primero, ponle nombre
type16-growth-t-1 = Una vez al día, cuando alguien te cuente un problema, di cómo parece que lo vive antes de ofrecer una solución: “Debe de ser agotador”. Y espera. Observa si sigue necesitando la solución, y si es la que tenías pensada.
type16-growth-t-2-title = El mérito, en voz alta
type16-growth-t-2 = Cuando revises el trabajo de alguien esta semana, empieza por algo que esté bien y dilo con la misma precisión que los errores. Hazlo todas las veces. Observa cómo va después la conversación sobre los errores.
type16-growth-j-1-title = Una tarde libre
type16-growth-j-1 = Reserva una tarde de esta semana sin ningún plan y no la llenes antes. Cuando llegue, decide cada hora qué tienes ganas de hacer. Observa cuándo te entra la inquietud y qué te habrías perdido con un plan.
type16-growth-j-2-title = Con esto basta
type16-growth-j-2 = Una vez al día, deja una tarea cuando ya sirva, aunque no esté acabada: la cocina, un correo, un cajón. Déjala así hasta mañana. Observa quién lo nota y qué hiciste con ese tiempo.
type16-growth-p-1-title = Cinco minutos de arranque
type16-growth-p-1 = Cada mañana, elige la tarea que menos te guste y dedícale cinco minutos antes de mirar el teléfono. Después puedes parar. Observa cuántas mañanas seguiste y cómo fue el resto del día.
type16-growth-p-2-title = Una cosa fija
type16-growth-p-2 = Elige una cosa pequeña y hazla a la misma hora todos los días de esta semana, como preparar la ropa de mañana o vaciar la mochila. Deja libre todo lo demás. Observa si te quita libertad o te la da.
type16-growth-balanced-1-title = ¿Qué lado fue?
type16-growth-balanced-1 = Cada noche, elige una escena del día y anota, en cada una de las cuatro escalas, qué lado mostraste. Añade quién estaba y cuánto habías descansado. Tras una semana, busca el patrón: tus situaciones pueden decirte más que tu promedio.
type16-growth-balanced-2-title = Prueba el otro lado
type16-growth-balanced-2 = Elige una situación que se repita cada día, como el desayuno o una reunión. Los días pares actúa según un lado de una escala; los impares, según el otro: habla pronto o escucha primero, planéalo o deja que ocurra. Observa cuál de los dos te cansa menos.

## Report, section 8: the bridge to the Big Five.

type16-bridge-lead = La investigación describe la personalidad con cinco rasgos amplios, los Cinco Grandes. Tus cuatro escalas son parientes cercanas de cuatro de ellos.
type16-bridge-e = “Sociabilidad o reserva” es lo que la investigación llama extraversión.
type16-bridge-n = “Imaginación o sentido práctico” se acerca a la apertura, sobre todo a su parte de ideas e imaginación.
type16-bridge-f = “Empatía u objetividad” se acerca a la amabilidad, sobre todo a su parte de compasión.
type16-bridge-j = “Planificación o espontaneidad” se acerca a la responsabilidad: orden, preparación, ponerse en marcha.
type16-bridge-stability = El quinto rasgo es la estabilidad emocional: con qué facilidad alguien se preocupa o se altera. No lo medimos, y aquí nada habla de él.
type16-bridge-caption = Cuatro escalas y los rasgos a los que se acercan
type16-bridge-head-scale = Tu escala
type16-bridge-head-trait = Rasgo de los Cinco Grandes

## Report, section 9: how sure is this.

type16-sure-lead = Estamos más seguros de unas letras que de otras. Aquí ves cuánta certeza tiene cada una y qué significa si repites el test.
type16-sure-caption = Certeza de cada letra
type16-sure-alt = Certeza de cada letra: { $letters }.
type16-sure-firm = Firme
type16-sure-leaning = Tendencia
type16-sure-balanced = En equilibrio
type16-sure-firm-text = Firme: al menos un { $limit } de certeza. Puedes contar con estas letras.
type16-sure-leaning-text = Tendencia: al menos un { $limit } de certeza. Estas letras son una buena suposición.
type16-sure-balanced-text = En equilibrio: menos de un { $limit } de certeza. Escribimos estas letras en minúscula y describimos los dos lados.
type16-sure-common = Las letras en equilibrio son frecuentes: cerca del { $percent } de la gente tiene al menos una.
type16-sure-retest-data = { $people } personas respondieron dos veces, con unas semanas de diferencia, a preguntas sobre sociabilidad. De quienes estaban cerca del centro, el { $near } quedó otra vez del mismo lado; de quienes estaban lejos, el { $far }.
type16-sure-retest-same = En conjunto, el { $same } quedó del mismo lado las dos veces.
type16-sure-retest-half = Cerca de la mitad de quienes repiten un test como este obtiene al menos una letra distinta.
type16-sure-repeat = Si la gente repitiera el test enseguida, esperamos que cerca del { $same } obtuviera las mismas cuatro letras.
type16-sure-top = En cerca del { $two } de las personas, el tipo verdadero es uno de los dos más probables; en el { $three }, uno de los tres más probables.
type16-sure-again = Inicia sesión, repite el test pasados { $days } días y mira los dos resultados lado a lado.
type16-sure-again-from = Inicia sesión y repite el test a partir del { $date } para ver los dos resultados lado a lado.
type16-sure-again-both = Primero { $before }, ahora { $type }.
type16-sure-again-kept = Las cuatro letras siguen igual.
type16-sure-again-changed = { $letters ->
    [one] Una letra es distinta. Si estaba cerca del centro, ocurre a menudo y no tiene por qué significar que hayas cambiado.
   *[other] { $letters } letras son distintas. Si estaban cerca del centro, ocurre a menudo y no tiene por qué significar que hayas cambiado.
}
type16-earlier-title = Antes y ahora
type16-sure-own = De { $pairs } visitantes que hicieron este test dos veces, el { $same } obtuvo las mismas cuatro letras.
type16-sure-friends = ¿Estarían de acuerdo tus amistades? En sociabilidad, empatía y planificación, la gente cercana suele ver algo parecido, aunque lejos de coincidir en todo. Cuánta imaginación tienes es más difícil de ver desde fuera.
type16-sure-life = Nada de esto es para toda la vida. Describe cómo respondiste el { $date }.
type16-change-lead = Estas respuestas contaron más. Cambiarlas es lo que más habría movido la letra.
type16-change-letter = Lo que más contó para la { $letter }
type16-change-balanced = Aquí hay poca diferencia: responder distinto a una o dos de estas frases podría cambiar la letra.
type16-change-firm = Esta letra se apoya en muchas respuestas. Estas son solo las más claras.
type16-change-answer = “{ $statement }” Respondiste: { $answer }.
type16-change-think = Vuelve a leerlas otro día. Si alguna ya no te suena a ti, eso te dice más que la letra.

## Report, section 10: method.

type16-method-statements = Valoraste { $questions } frases sobre ti, el mismo número para cada escala. Cerca de la mitad está redactada al revés: si alguien está de acuerdo con todo, sus respuestas se compensan.
type16-method-borrowed = Por ahora, cuánto cuenta cada frase es un dato prestado: sale de las respuestas de otras personas a frases con la misma idea. La redacción es nuestra; por eso estos valores son un comienzo, y las respuestas de nuestros visitantes los sustituirán.
type16-method-norms = El grupo de comparación son { $people } personas voluntarias que hicieron un test gratis en línea en { $language } hacia { $year }. El { $women } eran mujeres, y la mitad tenía { $age } años o menos. No representan a toda la población.
type16-method-language = Te comparamos con personas que respondieron en { $language }, sea cual sea el idioma que usaste. En cuanto haya suficientes respuestas en el tuyo, te compararemos con ellas.
type16-method-median = La línea entre dos letras es la mediana del grupo de comparación: la mitad está a cada lado. La elegimos porque la mayoría de la gente está de acuerdo con las frases sobre ideas y sobre cuidar de otros; con la línea en el punto medio de las respuestas, casi todo el mundo tendría la misma letra.
type16-method-reliability = Fiabilidad esperada (alfa de Cronbach): sociabilidad { $e }, imaginación { $n }, empatía { $f }, planificación { $j }. Son predicciones hasta que respondan suficientes visitantes.
type16-method-certainty = La certeza de una letra depende de todas tus respuestas en su escala y de cuánto coinciden, con un margen añadido porque la comparación es prestada. La probabilidad de un tipo es el producto de sus cuatro letras.
type16-method-mixture = “Planificación o espontaneidad” reúne dos cosas: mantener el orden y ponerse en marcha. Si en una eres de una forma y en la otra de otra, tu letra depende más de qué frases preguntamos.
type16-method-groups = Todo el mundo se compara con el mismo grupo. En promedio, las mujeres de ese grupo respondieron con más empatía que los hombres, y la gente mayor, con más planificación que la joven. Los promedios de un grupo no dicen nada de una sola persona.
type16-method-not = Lo que no es
type16-method-not-kinds = No son dos clases de personas. La mayoría estamos cerca del centro en casi todas las escalas.
type16-method-not-health = No dice nada sobre tu salud ni sustituye hablar con un profesional.
type16-method-not-jobs = No sirve para contratar ni para elegir entre personas. No muestra lo bien que alguien hace un trabajo.
type16-method-not-couples = No es una guía de quién va con quién. En grandes estudios con parejas, parecerse apenas importaba.
type16-method-source = Basado en preguntas del International Personality Item Pool (ipip.ori.org), con nuestras propias palabras.
type16-method-more = Ver todas las cifras

## Certificate of completion.

type16-certificate-line = ha completado el cuestionario de los 16 tipos, de { $questions } frases, el { $date }.
type16-certificate-type = Resultado de ese día
type16-certificate-note = Una autodescripción hecha en línea y sin supervisión. Certifica que se completó, no una capacidad.

## Share card and the page behind its link.

type16-share-title = Comparte tu animal
type16-share-lead = Tu tarjeta muestra tu animal, tus letras y cuatro barras sin rótulos. Sin correo, sin porcentajes, sin respuestas.
type16-share-small = En las letras minúsculas estás cerca del centro.
type16-share-make = Crear enlace
type16-share-copy = Copiar enlace
type16-share-copied = Enlace copiado
type16-share-revoke = Desactivar el enlace
type16-share-revoke-sure = ¿Desactivar este enlace? La tarjeta dejará de funcionar de inmediato, esté donde esté publicada.
type16-card-line = { $type } · { $name }
type16-card-question = ¿Qué tipo eres tú?
type16-card-alt = Tarjeta con la figura “{ $name }”, las letras { $type } y cuatro barras sin rótulos.
type16-card-title = Soy { $type }: { $name }
type16-card-description = Dieciséis tipos, con la certeza de cada letra. Mira gratis tu propio resultado.
type16-shared-title = Alguien compartió su tipo contigo
type16-shared-take = Descubre tu tipo
type16-shared-gone = Este enlace ya no está activo

## Comparing two people by link.

type16-compare-title = Compárate con alguien que conoces
type16-compare-lead = Mira las cuatro barras de cada uno lado a lado, descubre en qué se diferencian y recibe preguntas para conversar.
type16-compare-invite = Crear una invitación
type16-compare-consent = Sí, mostrar mis cuatro barras y mis letras a la persona a quien envíe este enlace.
type16-compare-consent-other = Sí, mostrar mis cuatro barras y mis letras a { $other }, y las suyas a mí.
type16-compare-private = Tus respuestas siguen siendo privadas. Cualquiera de los dos puede desactivar la comparación cuando quiera, y entonces ya nadie la ve.
type16-compare-waiting = Falta la otra persona. Mostraremos la comparación cuando los dos hayan aceptado.
type16-compare-invited = { $other } quiere comparar su tipo con el tuyo
type16-compare-invited-text = Si aceptas, cada persona verá las cuatro barras y las letras de la otra, y nada más.
type16-compare-agree = Aceptar y comparar
type16-compare-decline = No, gracias
type16-compare-stop = Desactivar la comparación
type16-compare-stopped = Esta comparación se desactivó
type16-compare-caption = Tus cuatro barras y las de { $other }
type16-compare-you = Tú
type16-compare-alt-e = Sociabilidad o reserva. Tú: { $mine }. { $other }: { $theirs }.
type16-compare-alt-n = Imaginación o sentido práctico. Tú: { $mine }. { $other }: { $theirs }.
type16-compare-alt-f = Empatía u objetividad. Tú: { $mine }. { $other }: { $theirs }.
type16-compare-alt-j = Planificación o espontaneidad. Tú: { $mine }. { $other }: { $theirs }.
type16-compare-differ-title = En qué se diferencian
type16-compare-differ-e = Una persona muestra más sociabilidad; la otra, más reserva.
type16-compare-differ-n = Una persona muestra más imaginación; la otra, más sentido práctico.
type16-compare-differ-f = Una persona muestra más empatía; la otra, más objetividad.
type16-compare-differ-j = Una persona muestra más planificación; la otra, más espontaneidad.
type16-compare-same = Aquí los márgenes se solapan y no podemos distinguirlos.
type16-compare-same-all = Los márgenes se solapan en las cuatro escalas. Elige una pregunta de cualquiera de ellas.
type16-compare-questions = Dos preguntas para conversar
type16-compare-e-question-1 = Después de una semana larga, ¿cómo es un buen viernes por la noche para ti y cómo para mí? ¿Y cuál de los dos planes suele ganar?
type16-compare-e-question-2 = Cuando me callo o no paro de hablar, ¿qué crees que significa? ¿Y qué creo yo, cuando te pasa a ti?
type16-compare-n-question-1 = Cuando tengo una idea nueva, ¿qué prefieres oír primero: el porqué o el cómo? ¿Y yo, cuando la tienes tú?
type16-compare-n-question-2 = ¿Qué debería seguir igual entre tú y yo, y qué nos gustaría probar de otra manera?
type16-compare-f-question-1 = Cuando algo me duele, ¿qué me ayuda en los primeros cinco minutos, y qué habrías supuesto tú?
type16-compare-f-question-2 = ¿Qué decisión vimos de forma distinta, y en qué nos fijábamos tú y yo?
type16-compare-j-question-1 = ¿Qué cosas necesitamos planear en común, y cuáles podríamos dejar sin decidir a propósito?
type16-compare-j-question-2 = ¿Qué significa para ti llegar a tiempo, o que algo esté lo bastante ordenado? ¿Y para mí? ¿Dónde lo aprendimos?
type16-compare-note = No verás una puntuación de lo bien que se llevan: en grandes estudios con parejas, parecerse apenas importaba.
type16-compare-someone = La otra persona
type16-compare-someone-invited = Alguien quiere comparar su tipo con el tuyo
type16-compare-someone-consent = Sí, mostrar mis cuatro barras y mis letras a la persona que me invita, y las suyas a mí.
type16-compare-someone-caption = Tus cuatro barras y las de la otra persona
type16-compare-name = Tu nombre
type16-compare-name-hint = Opcional. Así te verá la otra persona.
type16-compare-consent-first = Marca primero la casilla.
type16-compare-link = Envía este enlace a una sola persona
type16-compare-list = Tus comparaciones
type16-compare-with = Con { $other }
type16-compare-made = Creada el { $date }
type16-compare-see = Ver la comparación
type16-compare-stop-sure = ¿Desactivar esta comparación? Ya nadie podrá verla y el enlace dejará de funcionar.
type16-compare-stop-yes = Desactivarla
type16-compare-stop-no = Conservarla
type16-compare-stop-done = La comparación está desactivada.
type16-compare-first = Descubre primero tu propio tipo. Después del test te traeremos de vuelta a esta invitación.
type16-compare-sign-in = Ya lo hice: iniciar sesión
type16-compare-back = Ver la invitación
type16-compare-stopped-text = Ya nadie puede verla. Puedes empezar otra cuando quieras desde tu resultado.
type16-compare-gone-text = Pide uno nuevo a la persona que te lo envió.
type16-compare-questions-all = Preguntas para conversar
