### What the result and the report on career interests say, on screen and on paper.

## Titles of pages and sections.

riasec-exam = Intereses profesionales
riasec-page-result = Tus intereses profesionales
riasec-page-report = Tu informe de intereses profesionales
riasec-bars-title = Tus seis intereses
riasec-leading-title = Tus intereses más fuertes
riasec-pair-title = Cómo se combinan tus intereses
riasec-occupations-title = Profesiones para explorar
riasec-sure-title = ¿Qué certeza tenemos?
riasec-method-title = Cómo funciona
riasec-head-interest = Interés
riasec-head-occupation = Profesión
riasec-head-similar = Parecido
riasec-head-family = Campo

## The six interests: name, one sentence, what people with it often enjoy, where it shows outside of work, a family of occupations.

riasec-r-name = Manual
riasec-r-line = Te gusta construir, reparar y mover cosas reales.
riasec-r-enjoy = A quienes tienen este interés les suelen gustar las herramientas, las máquinas, la madera, la tierra o los animales, el trabajo al aire libre o en un taller, y un resultado que se puede tocar al final del día.
riasec-r-life = Fuera del trabajo puede notarse en una bicicleta desmontada en el pasillo, en un huerto o en que te llaman cuando algo se rompe.
riasec-r-family = Construir, reparar, conducir, cultivar
riasec-i-name = Investigador
riasec-i-line = Te gusta averiguar cómo funcionan las cosas y por qué.
riasec-i-enjoy = A quienes tienen este interés les suelen gustar la investigación, los datos, los experimentos y las preguntas difíciles, con tiempo para seguir una hasta que tenga sentido.
riasec-i-life = Fuera del trabajo puede notarse en artículos largos leídos hasta el final, en un telescopio junto a la ventana o en tres fuentes consultadas antes de comprar una tostadora.
riasec-i-family = Investigar, analizar, examinar
riasec-a-name = Artístico
riasec-a-line = Te gusta crear algo tuyo: palabras, imágenes, música.
riasec-a-enjoy = A quienes tienen este interés les suele gustar escribir, dibujar, tocar, actuar o diseñar, con espacio para un estilo propio y pocas reglas fijas.
riasec-a-life = Fuera del trabajo puede notarse en un cuaderno siempre a mano, en un ensayo con la banda los jueves o en un cuarto que se reordena hasta que se ve bien.
riasec-a-family = Escribir, diseñar, actuar
riasec-s-name = Social
riasec-s-line = Te gusta enseñar, apoyar y cuidar a la gente.
riasec-s-enjoy = A quienes tienen este interés les suele gustar explicar, escuchar, ayudar a alguien a recuperarse o a aprender, y ver que le va mejor que antes.
riasec-s-life = Fuera del trabajo puede notarse en entrenar a un equipo infantil, en visitar a alguien del barrio o en que te piden consejo en las fiestas.
riasec-s-family = Enseñar, cuidar, aconsejar
riasec-e-name = Emprendedor
riasec-e-line = Te gusta dirigir, convencer y poner cosas en marcha.
riasec-e-enjoy = A quienes tienen este interés les suele gustar empezar un proyecto, convencer a otros, negociar, vender y responder del rumbo que toma.
riasec-e-life = Fuera del trabajo puede notarse en presidir un club, en organizar una fiesta de barrio o en regatear en un mercado por pura diversión.
riasec-e-family = Dirigir, vender, negociar
riasec-c-name = Organizativo
riasec-c-line = Te gusta tener en orden registros, cifras y sistemas.
riasec-c-enjoy = A quienes tienen este interés les suelen gustar las tablas, las cuentas, los procedimientos claros y los datos que cuadran, y saber al final que todo está en su lugar.
riasec-c-life = Fuera del trabajo puede notarse en una carpeta con etiqueta para cada factura, en las cuentas del club o en una lista de equipaje con casillas.
riasec-c-family = Registrar, calcular, organizar datos

## Leading interests, equal ones, a flat profile. Never one code alone.

riasec-result-lead = Mira cómo se comparan tus intereses entre sí y cuáles destacan.
riasec-leading-one = Destaca un interés: { $first }.
riasec-leading-two = Destacan dos intereses: { $first } junto con { $second }. Están demasiado cerca para ordenarlos; tómalos como iguales.
riasec-leading-three = Destacan tres intereses: { $first }, { $second } y también { $third }. Están demasiado cerca para ordenarlos; tómalos como iguales.
riasec-leading-likely = Con una probabilidad del { $percent }, tu interés más fuerte es este: { $first }.
riasec-next = Después: { $list }.
riasec-equal = Demasiado cerca para ordenarlos: { $list }.
riasec-flat-title = Muchos intereses, ninguno destaca
riasec-flat = Tus seis barras están muy juntas, y nombrar una sería adivinar. Piensa en las actividades que elegirías un sábado libre.
riasec-flat-none = Ninguna profesión se parece mucho a un perfil tan parejo como el tuyo; por eso te mostramos campos amplios en lugar de una lista.
riasec-more-title = Mira adónde pueden llevarte tus intereses
riasec-more-text = El informe completo muestra cómo se combinan tus intereses más fuertes, dónde se notan fuera del trabajo y qué profesiones se les parecen, ordenadas según la preparación que piden.

## Six bars.

riasec-within = Tus intereses comparados entre sí.
riasec-bars-lead = Una barra más larga significa que disfrutarías más de esas actividades. La línea gruesa del extremo es el margen de error. Si dos márgenes se solapan, toma los intereses como iguales.
riasec-bars-caption = Seis intereses, con márgenes del { $level }
riasec-bars-alt = Seis barras, de la más larga a la más corta: { $list }.
riasec-bar-alt = { $interest }: { $value }, margen de error de { $low } a { $high }.
riasec-bars-margin = Margen del { $level }: de { $low } a { $high }

## Pairs of leading interests.

riasec-pair-ri = Te gusta saber cómo funciona algo y también tenerlo en las manos. Busca trabajos donde encontrar la causa y arreglar el problema sean una sola tarea: instrumentos, máquinas, laboratorios con taller, mediciones sobre el terreno y no solo informes.
riasec-pair-ra = Te gusta hacer cosas y te importa cómo se ven. Los materiales pueden atraerte tanto como las ideas. Busca oficios y escenarios donde se juntan la destreza y el diseño: muebles, cerámica, decorados, instrumentos, restaurar cosas antiguas.
riasec-pair-rs = Te gusta el trabajo práctico y que le sirva a alguien. Busca lugares donde tus manos ayuden directamente: rescate, rehabilitación, enseñar un oficio, cuidados con más movimiento que palabras.
riasec-pair-re = Te gustan las cosas reales y también decidir cómo se hacen. Busca trabajos con un equipo y un resultado, donde tomas las decisiones y además conoces la tarea: obras, talleres, granjas, un oficio por tu cuenta.
riasec-pair-rc = Te gustan las cosas reales y que estén en orden. Busca trabajos donde la precisión cuenta y se ve: revisar piezas, operar equipos, tener a punto almacenes y vehículos, seguir un procedimiento que tiene su razón.
riasec-pair-ia = Te gusta averiguar cosas y darles forma. Las preguntas y las imágenes pueden llegarte juntas. Busca trabajos entre la investigación y el diseño: explicar ciencia, arquitectura, estudiar arte o lenguas, hacer visibles los datos.
riasec-pair-is = Te gusta entender las cosas y que eso ayude a alguien. Busca trabajos donde detrás de una pregunta difícil hay una persona: medicina, psicología, enseñar una ciencia, averiguar qué ayuda funciona de verdad.
riasec-pair-ie = Te gusta resolver un problema y poner algo en marcha con la respuesta. Busca trabajos donde el análisis lleve a una decisión: asesorar a organizaciones, desarrollar un producto, dirigir un equipo de investigación, fundar una empresa tecnológica.
riasec-pair-ic = Te gusta llegar al fondo de las cosas y que los datos cuadren. Busca trabajos donde cuentan el cuidado y la curiosidad: estadística, pruebas de software, análisis de laboratorio, auditoría, registros que responden a una pregunta.
riasec-pair-as = Te gusta crear con la gente o para ella. Busca trabajos donde la creatividad ayude a alguien a crecer: enseñar un arte, teatro con jóvenes, música en residencias, textos que explican y consuelan.
riasec-pair-ae = Te gusta crear y también convencer a la gente. Busca trabajos donde una idea necesite público: publicidad, producción, moda, dirigir una galería o un escenario, vender un diseño en el que crees.
riasec-pair-ac = Te gusta crear y que haya orden al hacerlo. Las dos cosas tiran en direcciones distintas, y hay trabajos que piden justo eso: edición, archivos, maquetación, notación musical, gestionar una colección, diseño que sigue un sistema estricto.
riasec-pair-se = Te gusta estar con la gente y movilizarla. Busca trabajos donde cuides y dirijas a la vez: dirigir una escuela o un equipo de cuidados, formar al personal, organizar ayuda, alzar la voz por otros.
riasec-pair-sc = Te gusta ayudar y que haya orden. Busca trabajos donde un buen registro es parte del cuidado: una recepción, historias clínicas, asesorar sobre ayudas públicas, bibliotecas, organizar el día de una escuela.
riasec-pair-ec = Te gusta dirigir y que las cifras cuadren. Busca trabajos donde una meta se encuentra con un presupuesto: dirigir una oficina, finanzas, compras, logística, un negocio cuyas cuentas lees tú.

## Occupations.

riasec-occupations-lead = Estas profesiones reúnen una mezcla de intereses como la tuya. Tómalas como pistas y deja que decidan las actividades.
riasec-occupations-how = Comparamos la forma de tus seis barras con los seis intereses de cada profesión: cuáles destacan y cuáles no. La longitud de tus barras no influye.
riasec-occupations-close = Muy parecida
riasec-occupations-close-text = Los intereses de la profesión tienen casi la misma forma que los tuyos.
riasec-occupations-related = Parecida
riasec-occupations-related-text = La forma es similar, con algunas diferencias.
riasec-occupations-preparation = Están agrupadas según la preparación que suelen pedir. En tu país puede ser más o menos.
riasec-occupations-not = La lista trata de lo que disfrutarías. No dice nada de sueldos, de vacantes ni de lo bien que te iría.
riasec-occupations-claim = Los intereses sí dicen algo sobre el campo que la gente elige y en el que se queda.
riasec-occupations-english = Por ahora, los nombres de las profesiones están en inglés.
riasec-occupations-alt = Lista de profesiones por preparación: { $close } muy parecidas, { $related } parecidas.
riasec-zone-1 = Poca o ninguna preparación
riasec-zone-1-line = Se suele aprender en el propio trabajo, en días o meses.
riasec-zone-2 = Algo de preparación
riasec-zone-2-line = Lo habitual son unos meses de formación en el trabajo o en un curso.
riasec-zone-3 = Preparación media
riasec-zone-3-line = Lo habitual es una formación profesional, un aprendizaje o algo de experiencia.
riasec-zone-4 = Bastante preparación
riasec-zone-4-line = Lo habitual es una carrera o varios años de experiencia.
riasec-zone-5 = Mucha preparación
riasec-zone-5-line = Lo habitual es un posgrado o una formación larga después de una primera carrera.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Leer la licencia
riasec-attribution-list = Qué cambiamos: las actividades están escritas con nuestras palabras, los nombres pueden estar traducidos y calculamos cuánto se parecen los intereses.

## How sure is this, and method.

riasec-sure-lead = Estamos más seguros de qué intereses destacan que de su orden.
riasec-sure-order = Los intereses que están cerca cambian fácilmente de lugar si respondes otra vez; por eso mostramos grupos y no un código de letras.
riasec-sure-repeat = Si la gente respondiera otra vez enseguida, esperamos que cerca del { $same } obtuviera el mismo primer interés.
riasec-sure-again = Repite el test pasados { $days } días y compara los dos resultados.
riasec-provisional = Provisional: en { $measured } de { $questions } actividades, el peso sale de respuestas reales. Las demás son una estimación hasta que respondan suficientes visitantes.
riasec-provisional-badge = Provisional · tus intereses comparados entre sí
riasec-provisional-source = Los pesos prestados salen de { $people } personas voluntarias que respondieron en { $language } hacia { $year }.
riasec-method-statements = Valoraste { $questions } actividades según cuánto te gustarían, el mismo número para cada interés. La destreza, el sueldo y la formación no contaban.
riasec-method-reliability = Fiabilidad de escalas parecidas (alfa de Cronbach): manual { $hands }, investigador { $research }, artístico { $art }, social { $social }, emprendedor { $enterprise }, organizativo { $order }.
riasec-method-hexagon = Los seis intereses se deben al psicólogo John Holland. Los vecinos en el orden manual, investigador, artístico, social, emprendedor, organizativo suelen ir juntos; los opuestos, no.
riasec-method-groups = En promedio, los hombres eligen más actividades manuales y organizativas, y las mujeres, sociales. Tus barras se comparan solo entre sí.
riasec-method-norms = No te compararemos con otras personas hasta que hayan respondido { $target }.
riasec-method-not = Lo que no es
riasec-method-not-ability = No es una prueba de tus capacidades.
riasec-method-not-jobs = No sirve para contratar ni para elegir entre personas.
riasec-method-not-plan = No es una decisión. Habla con gente que haga ese trabajo y pruébalo un día si puedes.
riasec-method-more = Ver todas las cifras

## Certificate of completion and share card.

riasec-certificate-line = { $person } completó el cuestionario de intereses profesionales, de { $questions } actividades, el { $date }.
riasec-certificate-note = Una autodescripción hecha en línea y sin supervisión. Certifica que se completó, no una capacidad.
riasec-share-lead = Tu tarjeta muestra los intereses que destacan y seis barras. Sin correo, sin cifras, sin respuestas.
riasec-card-title = Lo que me atrae: { $list }
riasec-card-description = Seis intereses comparados entre sí. Mira gratis los tuyos.
