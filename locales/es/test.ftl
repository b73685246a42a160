## Taking the test.

## Instructions before the test.

test-start-facts = Antes de empezar
test-start-trial = { $count ->
    [one] Además, un ejercicio nuevo que estamos probando: no cuenta
   *[other] Además, { $count } ejercicios nuevos que estamos probando: no cuentan
}
test-start-price-free = Nada que pagar: el resultado completo es gratis

test-start-hints-title = Conviene saber
test-start-hint-clock = No hay límite de tiempo. El reloj es solo informativo.
test-start-hint-place = Elige un lugar tranquilo donde nadie te interrumpa.
test-start-hint-back = Puedes volver atrás y cambiar cualquier respuesta hasta que confirmes.
test-start-hint-keys = Las teclas del 1 al 6 eligen una opción. Las flechas avanzan y retroceden.
test-start-hint-kept = Tus respuestas se guardan en este dispositivo, aunque recargues la página o pierdas la conexión.
test-start-hint-recorded = Para comprobar si un intento se puede analizar, registramos el tiempo por ejercicio, las respuestas cambiadas, cuántas veces y cuánto tiempo sales de la pestaña y el ancho de la ventana.

test-start-begin = Empezar el test
test-start-loading = Cargando los ejercicios…
test-start-others = Ver los otros tests

## A test that was begun on this device before.

test-open-title = Tienes un test empezado
test-open-text = Preguntas respondidas: { $answered } de { $total }.
test-open-unsent = Tus respuestas confirmadas aún no se han enviado.
test-open-continue = Seguir en la pregunta { $number }
test-open-send = Enviar mis respuestas
test-open-restart = Empezar de nuevo
test-restart-title = ¿Empezar de nuevo?
test-restart-text = Se borrarán tus respuestas y recibirás ejercicios nuevos.
test-restart-confirm = Borrar y empezar de nuevo
test-restart-keep = Conservar respuestas

## A puzzle solved step by step.

test-example-title = Cómo funciona un ejercicio
test-example-lead = Ocho piezas siguen reglas. Encuentra las reglas en las filas o en las columnas y sabrás cuál es la novena pieza.
test-example-play = Ver el ejemplo
test-example-pause = Pausar
test-example-next = Paso siguiente
test-example-again = Ver otra vez
test-example-step = Paso { $step } de { $steps }
test-example-answer = Solo la opción { $number } cumple todas las reglas.
test-example-steps = La solución, paso a paso

## Puzzles to try before the test.

test-practice-title = Ahora prueba tú
test-practice-lead = Aquí no se cuenta ni se envía nada.
test-practice-switch = Práctica { $number }
test-practice-right = Correcto.
test-practice-wrong = Esta no es.
test-practice-next = Siguiente práctica

## A puzzle in words.

test-grid = Patrón de tres filas con tres piezas cada una
test-cell = Fila { $row }, lugar { $column }: { $tile }
test-cell-missing = Fila { $row }, lugar { $column }: vacío, esta es la que se busca
test-options = ¿Qué pieza va en el lugar vacío?
test-option = Opción { $number }: { $tile }

## One question of the test.

test-question = Pregunta { $number } de { $total }
test-question-short = { $number } / { $total }
test-question-previous = Pregunta anterior
test-question-next = Pregunta siguiente
test-question-instructions = Volver a las instrucciones
test-question-flag = Marcar para revisar
test-question-all = Todas las preguntas
test-question-return = Volver a las respuestas
test-question-clock = Tiempo hasta ahora: { $time }

## All questions at a glance.

test-palette-number = Pregunta { $number }
test-state-answered = Con respuesta
test-state-flagged = Para revisar
test-state-open = En blanco
test-palette-finish = Revisar y confirmar

## Confirmation.

test-submit-title = Revisa tus respuestas
test-submit-complete = Todas las preguntas tienen respuesta.
test-submit-open = { $count ->
    [one] Queda una pregunta en blanco.
   *[other] Quedan { $count } preguntas en blanco.
}
test-submit-open-warning = Con demasiadas preguntas en blanco, el test no se puede analizar.
test-submit-edit = Elige una pregunta para cambiar su respuesta.
test-submit-final = Después de confirmar, tus respuestas son definitivas.
test-submit-confirm = Confirmar mis respuestas
test-submit-first-open = Responder las que faltan
test-submit-chosen = opción { $option }, { $tile }

## After confirming.

test-saving-title = Guardando y evaluando
test-saving-text = Tus respuestas se quedan en este dispositivo hasta que hayan llegado.
test-unsent-offline = Se perdió la conexión. Inténtalo de nuevo más tarde.
test-unsent-failed = Error de conexión. Inténtalo de nuevo.
test-unsent-kept = Tus respuestas siguen en este dispositivo. Seguimos intentándolo automáticamente.
test-unsent-retry = Reintentar ahora
test-refused-title = No se pudo registrar el test. Inténtalo de nuevo.
test-refused-restart = Empezar de nuevo
