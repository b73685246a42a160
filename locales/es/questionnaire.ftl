## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } preguntas cortas con cinco respuestas para elegir
questionnaire-start-honest = No hay respuestas correctas ni incorrectas, nada que preparar
questionnaire-start-free = Gratis y sin correo: tu tipo más probable y tu lugar en cuatro escalas
questionnaire-start-free-account = Gratis con una cuenta: tu resultado breve
questionnaire-start-included = Incluido en tu pedido: tu resultado y el informe completo
questionnaire-not-title = Lo que no es
questionnaire-not-type16 = No mide capacidades ni es un diagnóstico. Describe cómo te ves hoy y no sirve para contratar a nadie.
questionnaire-not-eq = No es una prueba de capacidad: te valoras tú. No es un diagnóstico ni sirve para contratar a nadie.
questionnaire-not-thinking = No trata de las mitades del cerebro ni mide capacidades: trata de cómo prefieres decidir.
questionnaire-not-riasec = No mide lo que se te da bien ni promete un trabajo: trata de lo que disfrutarías.
questionnaire-hint-first = Elige la primera respuesta que se te ocurra. Piensa en cómo eres normalmente, no en cómo te gustaría ser.
questionnaire-hint-riasec = Pregúntate solo si lo disfrutarías. La habilidad, la formación y el sueldo no cuentan aquí.
questionnaire-hint-time = No hay límite de tiempo ni reloj.
questionnaire-hint-keys = Las teclas del 1 al 5 eligen una respuesta, de la más baja a la más alta. Las flechas avanzan y retroceden.
questionnaire-hint-recorded = Para comprobar si tus respuestas se pueden analizar, registramos el tiempo por pregunta, las respuestas cambiadas, cuántas veces y cuánto tiempo sales de la pestaña y el ancho de la ventana.
questionnaire-start-loading = Cargando las preguntas…
questionnaire-sign-in-text = Inicia sesión primero: así tu resultado te espera en tu cuenta. Es gratis.
questionnaire-sign-in = Iniciar sesión y empezar

## A questionnaire that was begun on this device before.

questionnaire-open-text = Preguntas respondidas: { $answered } de { $total }.
questionnaire-open-continue = Seguir en la pregunta { $number }
questionnaire-restart-text = Se borrarán tus respuestas y empezarás por la pregunta 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Pregunta { $number } de { $total }
questionnaire-page = Preguntas { $first } a { $last } de { $total }
questionnaire-ask = ¿Hasta qué punto es cierto en tu caso?
questionnaire-ask-riasec = ¿Cuánto te gustaría hacerlo?
questionnaire-previous = Pregunta anterior
questionnaire-next = Pregunta siguiente
questionnaire-page-previous = Página anterior
questionnaire-page-next = Página siguiente
questionnaire-page-open = { $count ->
    [one] Queda una pregunta sin responder en esta página
   *[other] Quedan { $count } preguntas sin responder en esta página
}

## Confirmation.

questionnaire-submit-complete = Todas las preguntas tienen respuesta.
questionnaire-submit-open = { $count ->
    [one] Queda una pregunta sin responder.
   *[other] Quedan { $count } preguntas sin responder.
}
questionnaire-submit-warning = Si faltan demasiadas, no podremos analizar tus respuestas.
questionnaire-submit-first = Responder las que faltan
questionnaire-submit-missing = Sin responder
questionnaire-submit-given = Tus respuestas
questionnaire-submit-edit = Elige una pregunta para cambiar su respuesta.

## Below a result.

questionnaire-again-title = Repítelo en unas semanas
questionnaire-again-from = Vale la pena repetirlo a partir del { $date }: para entonces habrás olvidado tus respuestas. Este resultado se queda como está.
questionnaire-again-now = Han pasado cuatro semanas: vale la pena repetirlo. Este resultado se queda como está.
questionnaire-again-button = Repetir
questionnaire-full-how = El informe completo viene con el paquete grande de los 16 tipos y con una membresía.
questionnaire-full-button = Ver qué incluye
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Hazlo otra vez a tu ritmo y lee cada frase antes de responder. Ir despacio nunca es un motivo.
questionnaire-files-text = Tu informe para guardar, en cualquiera de nueve idiomas.
questionnaire-certificate-lead = Una página con tu nombre, tu tipo y la fecha. Cualquiera puede comprobarla con el código QR.
questionnaire-certificate-locked = Una página para imprimir o enseñar, con tu nombre, tu tipo y la fecha. Tu paquete aún no la incluye.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Diste la misma respuesta { $figure } veces seguidas, aunque las frases van en direcciones distintas.
questionnaire-reason-flat-answers = Tus respuestas apenas varían, aunque las frases van en direcciones distintas.
questionnaire-reason-hurried-statements = La mayoría de las respuestas llegaron antes de que dé tiempo a leer las frases.
questionnaire-reason-inattentive = { $figure ->
    [one] Una pregunta indicaba qué respuesta elegir y se eligió otra.
   *[other] { $figure } preguntas indicaban qué respuesta elegir y se eligieron otras.
}
questionnaire-reason-inconsistent = Frases que dicen casi lo mismo recibieron respuestas bastante distintas.
questionnaire-reason-random = Tus respuestas apenas se distinguen de las elegidas al azar.
questionnaire-reason-unfinished-statements = Respondiste el { $figure } % de las preguntas. Es demasiado poco para un resultado.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Tu pedido incluye el informe completo. Abriéndolo…
questionnaire-granted-failed = Tu pedido incluye el informe completo, pero ahora mismo no se pudo abrir.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Sin empezar
questionnaire-included-going = En curso: { $answered } de { $total }
questionnaire-included-done = Hecho
questionnaire-included-start = Empezar
questionnaire-included-continue = Continuar
questionnaire-included-result = Ver el resultado
