## Taking the test.

## Instructions before the test.

test-start-facts = Antes de empezar
test-start-trial = { $count ->
    [one] Y un acertijo nuevo que estamos probando: no cuenta para tu puntuación
   *[other] Y { $count } acertijos nuevos que estamos probando: no cuentan para tu puntuación
}
test-start-price-free = Totalmente gratis, con el resultado completo

test-start-hints-title = Conviene saber
test-start-hint-clock = No hay límite de tiempo. El reloj es solo para ti.
test-start-hint-place = Busca un lugar tranquilo donde nadie te interrumpa.
test-start-hint-back = Puedes volver atrás y cambiar cualquier respuesta hasta que confirmes.
test-start-hint-keys = Responde con las teclas del 1 al 6 y muévete con las flechas.
test-start-hint-kept = Tus respuestas se guardan en este dispositivo, aunque recargues la página o pierdas la conexión.
test-start-hint-recorded = Para comprobar que tu test se puede puntuar, registramos el tiempo por acertijo, las respuestas que cambias, cuántas veces y cuánto tiempo sales de esta pestaña, y el ancho de la ventana.

test-start-begin = Empezar el test
test-start-loading = Cargando los acertijos…
test-start-others = Ver otros tests

## A test that was begun on this device before.

test-open-title = Sigue donde lo dejaste
test-open-text = Respondiste { $answered } de { $total } preguntas.
test-open-unsent = Tus respuestas están confirmadas, pero aún no se han enviado.
test-open-continue = Seguir en la pregunta { $number }
test-open-send = Enviar mis respuestas
test-open-restart = Empezar de nuevo
test-restart-title = ¿Empezar de nuevo?
test-restart-text = Se borrarán tus respuestas hasta ahora y recibirás acertijos nuevos.
test-restart-confirm = Borrar y empezar de nuevo
test-restart-keep = Conservar mis respuestas

## A puzzle solved step by step.

test-example-title = Cómo funciona un acertijo
test-example-lead = Las piezas siguen reglas por filas o por columnas. Cuando descubras las reglas, sabrás qué pieza falta.
test-example-play = Ver el ejemplo
test-example-pause = Pausar
test-example-next = Siguiente paso
test-example-again = Ver otra vez
test-example-step = Paso { $step } de { $steps }
test-example-answer = Solo la opción { $number } cumple todas las reglas.
test-example-steps = La solución, paso a paso

## Puzzles to try before the test.

test-practice-title = Ahora te toca a ti
test-practice-lead = Es solo para practicar. No se puntúa ni se envía nada.
test-practice-switch = Práctica { $number }
test-practice-right = Correcto.
test-practice-wrong = No es esa.
test-practice-next = Siguiente práctica

## A puzzle in words.

test-grid = Patrón de tres filas con tres piezas cada una
test-cell = Fila { $row }, columna { $column }: { $tile }
test-cell-missing = Fila { $row }, columna { $column }: vacía. Es la que tienes que encontrar.
test-options = ¿Qué pieza va en el espacio vacío?
test-option = Opción { $number }: { $tile }

## One question of the test.

test-question = Pregunta { $number } de { $total }
test-question-short = { $number } / { $total }
test-question-previous = Pregunta anterior
test-question-next = Siguiente pregunta
test-question-instructions = Volver a las instrucciones
test-question-flag = Marcar para revisar
test-question-all = Todas las preguntas
test-question-return = Volver a las respuestas
test-question-clock = Tiempo transcurrido: { $time }

## All questions at a glance.

test-palette-number = Pregunta { $number }
test-state-answered = Con respuesta
test-state-flagged = Para revisar
test-state-open = En blanco
test-palette-finish = Revisar y confirmar

## Confirmation.

test-submit-title = Revisa tus respuestas
test-submit-complete = Respondiste todas las preguntas.
test-submit-open = { $count ->
    [one] Hay una pregunta en blanco.
   *[other] Hay { $count } preguntas en blanco.
}
test-submit-open-warning = Si quedan demasiadas en blanco, no podremos puntuar tu test.
test-submit-edit = Elige cualquier pregunta para cambiar tu respuesta.
test-submit-final = Cuando confirmes, tus respuestas serán definitivas.
test-submit-confirm = Confirmar mis respuestas
test-submit-first-open = Responder las que faltan
test-submit-chosen = opción { $option }, { $tile }

## After confirming.

test-saving-title = Guardando y evaluando
test-saving-text = Tus respuestas se quedan en este dispositivo hasta que las recibamos.
test-unsent-offline = Se perdió la conexión. Inténtalo de nuevo más tarde.
test-unsent-failed = Error de conexión. Inténtalo de nuevo.
test-unsent-kept = Tus respuestas están a salvo en este dispositivo. Seguiremos intentando enviarlas automáticamente.
test-unsent-retry = Reintentar ahora
test-refused-title = No pudimos guardar tu test
test-refused-restart = Empezar de nuevo
