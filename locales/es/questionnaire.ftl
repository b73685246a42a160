## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } preguntas cortas, con cinco respuestas para elegir
questionnaire-start-honest = Sin respuestas correctas ni incorrectas, y sin nada que preparar
questionnaire-start-free = Gratis y sin correo: tu tipo más probable y tu lugar en cuatro escalas
questionnaire-start-free-account = Gratis con una cuenta: tu resultado breve
questionnaire-start-included = Incluido en tu pedido: tu resultado y el informe completo
questionnaire-not-title = Lo que no es
questionnaire-not-type16 = No mide capacidades, no es un consejo médico ni sirve para contratar a nadie. Describe cómo te ves hoy.
questionnaire-not-eq = No es una prueba de capacidad: te valoras tú. No es un consejo médico ni sirve para contratar a nadie.
questionnaire-not-thinking = No trata de las mitades del cerebro ni mide capacidades. Trata de cómo te gusta tomar decisiones.
questionnaire-not-riasec = No mide tus capacidades ni promete un trabajo. Trata de lo que disfrutarías.
questionnaire-hint-first = Quédate con la primera respuesta que te venga a la mente. Piensa en cómo eres normalmente, no en cómo te gustaría ser.
questionnaire-hint-riasec = Pregúntate solo si lo disfrutarías. La habilidad, la formación y el sueldo no cuentan aquí.
questionnaire-hint-time = Sin límite de tiempo y sin reloj.
questionnaire-hint-keys = Responde con las teclas del 1 (lo más bajo) al 5 (lo más alto) y muévete con las flechas.
questionnaire-hint-recorded = Para comprobar que tus respuestas se pueden puntuar, registramos el tiempo por pregunta, las respuestas que cambias, cuántas veces y cuánto tiempo sales de esta pestaña, y el ancho de la ventana.
questionnaire-start-loading = Cargando las preguntas…
questionnaire-sign-in-text = Inicia sesión primero y guardaremos el resultado en tu cuenta. Es gratis.
questionnaire-sign-in = Iniciar sesión y empezar

## A questionnaire that was begun on this device before.

questionnaire-open-text = Respondiste { $answered } de { $total } preguntas.
questionnaire-open-continue = Seguir en la pregunta { $number }
questionnaire-restart-text = Se borrarán tus respuestas hasta ahora y empezarás por la pregunta 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Pregunta { $number } de { $total }
questionnaire-page = Preguntas { $first } a { $last } de { $total }
questionnaire-ask = ¿Hasta qué punto te describe?
questionnaire-ask-riasec = ¿Cuánto te gustaría hacer esto?
questionnaire-previous = Pregunta anterior
questionnaire-next = Siguiente pregunta
questionnaire-page-previous = Página anterior
questionnaire-page-next = Siguiente página
questionnaire-page-open = { $count ->
    [one] Hay una pregunta en blanco en esta página
   *[other] Hay { $count } preguntas en blanco en esta página
}

## Confirmation.

questionnaire-submit-complete = Respondiste todas las preguntas.
questionnaire-submit-open = { $count ->
    [one] Hay una pregunta en blanco.
   *[other] Hay { $count } preguntas en blanco.
}
questionnaire-submit-warning = Si quedan demasiadas en blanco, no podremos puntuar tus respuestas.
questionnaire-submit-first = Responder las que faltan
questionnaire-submit-missing = En blanco
questionnaire-submit-given = Tus respuestas
questionnaire-submit-edit = Elige cualquier pregunta para cambiar tu respuesta.

## Below a result.

questionnaire-again-title = ¿Quieres repetirlo?
questionnaire-again-from = Repite el test a partir del { $date }, cuando ya no recuerdes tus respuestas. Este resultado se queda como está.
questionnaire-again-now = Ya pasó tiempo suficiente para repetirlo. Este resultado se queda como está.
questionnaire-again-button = Repetir el test
questionnaire-full-how = Lo recibes con “Informe de tu tipo y tres tests más” y con una membresía.
questionnaire-full-button = Ver qué incluye
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Inténtalo de nuevo a tu ritmo y lee cada frase antes de responder. Tomarte tu tiempo nunca es un problema.
questionnaire-files-text = Tu informe para guardar, en nueve idiomas a elegir.
questionnaire-certificate-lead = Una página con tu nombre, tu tipo y la fecha. Cualquiera puede verificarla con el código QR.
questionnaire-certificate-locked = Una página para imprimir o compartir, con tu nombre, tu tipo y la fecha. Tu paquete aún no la incluye.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Diste la misma respuesta { $figure } veces seguidas, aunque las frases apuntan en direcciones distintas.
questionnaire-reason-flat-answers = Tus respuestas apenas varían, aunque las frases apuntan en direcciones distintas.
questionnaire-reason-hurried-statements = La mayoría de tus respuestas llegaron más rápido de lo que se tarda en leer las frases.
questionnaire-reason-inattentive = { $figure ->
    [one] Una pregunta indicaba qué respuesta elegir y elegiste otra.
   *[other] { $figure } preguntas indicaban qué respuesta elegir y elegiste otra.
}
questionnaire-reason-inconsistent = Frases que significan casi lo mismo recibieron respuestas muy distintas.
questionnaire-reason-random = Cuesta distinguir tus respuestas de unas dadas al azar.
questionnaire-reason-unfinished-statements = Respondiste el { $figure } % de las preguntas. Es muy poco para un resultado.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Tu pedido incluye el informe completo. Abriéndolo…
questionnaire-granted-failed = Tu pedido incluye el informe completo, pero no pudimos abrirlo en este momento.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Sin empezar
questionnaire-included-going = En curso: { $answered } de { $total }
questionnaire-included-done = Hecho
questionnaire-included-start = Empezar
questionnaire-included-continue = Continuar
questionnaire-included-result = Ver mi resultado
