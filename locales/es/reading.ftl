## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Partes del informe
reading-tab-summary = Resumen de IQ
reading-tab-dimensions = Dimensiones de IQ
reading-contents = En esta parte
reading-as-table = Mostrar como tabla
reading-dimension-margin = Margen de { $low } a { $high }, en 80 de cada 100 casos

## Cards beside the score.

reading-files-title = El informe en PDF
reading-files-text = 21 páginas para guardar, en cualquiera de nueve idiomas.
reading-files-button = Ir a las descargas
reading-puzzles-title = Cada ejercicio resuelto
reading-puzzles-text = Tu respuesta junto a la correcta, explicada regla por regla.
reading-puzzles-button = Ver las soluciones
reading-puzzles-locked = Las respuestas correctas, explicadas regla por regla. Tu paquete no incluye esta parte; puedes añadirla.
reading-puzzles-unlock = Ver cuánto cuesta

## When newer norms exist than those the report was made with.

reading-rescored-title = Normas más nuevas
reading-rescored-text = Con normas más nuevas (versión { $version }), las mismas respuestas dan { $score } ({ $margin }). Tu informe queda como estaba.
reading-rescored-show = Leerlo con las normas nuevas
reading-rescored-shown = Estás leyendo las mismas respuestas con las normas { $version }. El informe que compraste queda como estaba. Ahí están el certificado y el enlace para compartir.
reading-rescored-back = Volver al informe comprado

## Below the ranking.

reading-countries-title = Dónde se hicieron los tests
reading-countries-text = Tests válidos por país. Quienes hacen un test no son una muestra de la población de un país.
reading-countries-country = País
reading-countries-tests = Tests
reading-countries-average = Puntuación promedio
reading-countries-own = estás aquí

## Further tests.

reading-free-title = Un test corto, gratis
reading-free-text = { $questions } ejercicios y el resultado completo, gratis. Mide con menos exactitud que el test completo.
reading-free-button = Empezar el test gratis

## The page with the files.

reading-downloads-title = Descargas
reading-downloads-lead = Todo lo que viene con este pedido.
reading-downloads-back = Volver al informe
reading-file-language = Idioma del PDF
reading-file-download = Descargar
reading-file-making = Estamos creando tu archivo. Tarda unos segundos.
reading-file-saved = Listo: { $name }
reading-file-open = ¿No se guardó nada? Abre el archivo aquí
reading-file-failed = El archivo no llegó. Inténtalo de nuevo.
reading-file-unnamed = El certificado lleva tu nombre, así que escríbelo primero.
reading-file-name = Escribir el nombre
reading-file-read = Leerlo en el informe
reading-downloads-locked = Todavía no hay nada que descargar para este pedido. Los archivos vienen con un informe.

## The sample report, which anybody may read.

reading-sample-title = Un informe de ejemplo
reading-sample-lead = Un informe entero con todo lo que incluye el paquete mayor. Las respuestas vienen de una simulación: no son de nadie.
reading-sample-none = Este test no tiene informe de ejemplo.
reading-sample-pdf = Ejemplo en PDF
reading-sample-puzzles = Cada ejercicio resuelto
reading-sample-end = Tu propio informe
reading-sample-end-text = Haz primero el test: tu clase como rango amplio es gratis, y ves el precio del informe antes del primer ejercicio.
reading-sample-start = Hacer el test

## Every puzzle with its solution.

reading-wrong-title = Análisis de errores

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

reading-wrong-count = Acertaste { $right } de { $total }.
reading-wrong-perfect = Acertaste todas las preguntas. Puedes repasarlas todas.
reading-wrong-back-to-report = Volver al informe
reading-wrong-filter = Qué preguntas mostrar
reading-wrong-filter-missed = No acertadas ({ $n })
reading-wrong-filter-all = Todas ({ $n })
reading-wrong-picker = Preguntas
reading-wrong-state-right = correcta
reading-wrong-state-wrong = incorrecta
reading-wrong-state-open = en blanco
reading-wrong-number = Pregunta { $number }, { $state }
reading-wrong-legend = { $state }: { $n }
reading-wrong-question = Pregunta { $number }
reading-wrong-previous = Pregunta anterior
reading-wrong-next = Pregunta siguiente
reading-wrong-yours = Tu respuesta
reading-wrong-answer = Respuesta correcta
reading-wrong-both = Tu respuesta es la correcta
reading-wrong-option = Opción { $number }
reading-wrong-none = En blanco
reading-wrong-rapid = Esta respuesta llegó demasiado rápido para haber leído el ejercicio. La puntuación no la tiene en cuenta.
reading-wrong-judged = Tu opción frente a las reglas

reading-wrong-replay = Cómo se resuelve
reading-wrong-ready = { $n ->
    [one] Decide una sola regla. Mírala línea por línea.
   *[other] Deciden { $n } reglas juntas. Míralas una por una.
}
reading-wrong-play = Reproducir
reading-wrong-pause = Pausar
reading-wrong-again = Ver otra vez
reading-wrong-step-back = Paso anterior
reading-wrong-step-next = Paso siguiente
reading-wrong-rules = Reglas
reading-wrong-rule = Regla { $rule } de { $rules }
reading-wrong-rule-said = Regla { $rule } de { $rules }. { $text } { $line }
reading-wrong-end = La respuesta
reading-wrong-only = Solo la opción { $number } cumple todas las reglas.
reading-wrong-progress = Paso { $step } de { $steps }
reading-wrong-out = { $count ->
    [one] Esto descarta la opción { $options }.
   *[other] Esto descarta las opciones { $options }.
}

reading-wrong-others = Lo que eligieron los demás
reading-wrong-others-note = De { $n } personas que respondieron esta pregunta hasta el { $date }.
reading-wrong-others-few = Aún no han respondido esta pregunta suficientes personas para decir qué eligieron los demás.
reading-wrong-share = { $percent ->
    [one] { $percent } de cada 100 la eligió
   *[other] { $percent } de cada 100 la eligieron
}
reading-wrong-why-not = Por qué no la opción { $number }

reading-wrong-time = Tiempo
reading-wrong-time-yours = Tú
reading-wrong-time-median = Mediana de todos
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Tu paquete no incluye el análisis de errores. Esto es lo que verías:
reading-wrong-locked-answers = Cada pregunta con tu respuesta y la correcta, una junto a otra
reading-wrong-locked-replay = El camino a la solución: cada regla mostrada en las filas, paso a paso
reading-wrong-locked-judged = Qué cumplía tu opción y qué regla incumplía
reading-wrong-locked-others = Lo que eligieron los demás, y tu tiempo junto al suyo

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

reading-unlock-add = Abrirlo por { $price }
reading-unlock-note = Pasas a “{ $package }” y pagas solo la diferencia. Un solo pago, sin suscripción.
reading-unlock-report = Volver a tu resultado

## Showing a result to others by a link.

reading-share-title = Mostrarlo a otras personas
reading-share-lead = Un enlace muestra lo que tú eliges, y nada más. Puedes retirarlo en cualquier momento.
reading-share-what = Lo que muestra el enlace
reading-share-class = Clase de IQ (siempre)
reading-share-score = Puntuación de IQ con su margen
reading-share-ranking = Cuántas de cada 100 personas quedan por debajo
reading-share-dimensions = Tus dimensiones
reading-share-name = Un nombre
reading-share-name-hint = Solo si quieres que se vea uno. Si lo dejas vacío, no se muestra ninguno.
reading-share-preview = Lo que verán los demás
reading-share-make = Crear el enlace
reading-share-change = Cambiar lo que muestra
reading-share-link = Tu enlace
reading-share-copy = Copiar el enlace
reading-share-copied = Enlace copiado
reading-share-send = Compartir
reading-share-made = El enlace está listo.
reading-share-changed = El enlace muestra esto a partir de ahora.
reading-share-revoke = Retirar el enlace
reading-share-revoke-sure = El enlace y su imagen de vista previa dejan de funcionar enseguida, dondequiera que los hayas publicado. Tu resultado también sale de la lista de últimos resultados.
reading-share-revoke-yes = Retirarlo
reading-share-revoke-no = Conservarlo
reading-share-revoked = El enlace ya no funciona.
reading-share-list = Últimos resultados en este sitio
reading-share-list-text = Si quieres, tu resultado puede estar en la lista de últimos resultados: nombre de pila o “alguien”, país y clase, nada más. Puedes salir cuando quieras.
reading-share-list-box = Incluir mi resultado
reading-share-listed = A partir de ahora, tu resultado puede aparecer en la lista.
reading-share-unlisted = Tu resultado ya no aparece en la lista.

## The certificate.

reading-certificate-title = Tu certificado
reading-certificate-lead = Una página con tu nombre, tu puntuación y su margen. Cualquiera puede verificarla con un código QR.
reading-certificate-name = Nombre en el certificado
reading-certificate-name-hint = Tal como debe imprimirse, hasta 60 caracteres.
reading-certificate-name-missing = Escribe un nombre.
reading-certificate-name-long = Un nombre tiene 60 caracteres como máximo.
reading-certificate-preview = Vista previa
reading-certificate-paper-title = Certificado de finalización
reading-certificate-paper-text = ha completado la prueba “{ $exam }”, con { $questions } ejercicios, el { $date }
reading-certificate-paper-score = Puntuación de IQ
reading-certificate-paper-kind = Test en línea sin supervisión
reading-certificate-paper-norms = Normas { $version }
reading-certificate-paper-norms-provisional = Normas { $version }, provisionales
reading-certificate-paper-name = Tu nombre
reading-certificate-make = Crear el certificado
reading-certificate-remake = Emitirlo con este nombre
reading-certificate-busy = Un momento…
reading-certificate-made = Tu certificado está listo.
reading-certificate-renamed = Tu certificado lleva ahora este nombre.
reading-certificate-download = Guardar como PDF
reading-certificate-verify = Abrir la página de verificación
reading-certificate-copy = Copiar su dirección
reading-certificate-name-shown = La página de verificación muestra tu nombre.
reading-certificate-name-hidden = La página de verificación no muestra tu nombre. En el papel se queda.
reading-certificate-hide = Ocultar allí mi nombre
reading-certificate-show = Mostrar allí mi nombre
reading-certificate-revoke = Anular el certificado
reading-certificate-revoke-sure = Quien lo verifique verá que fue anulado, también en las copias que hayas dado. No se puede volver a hacer válido; puedes crear uno nuevo.
reading-certificate-revoke-yes = Anularlo
reading-certificate-revoke-no = Conservarlo
reading-certificate-revoked-now = Tu certificado está anulado.
reading-certificate-revoked = Anulaste tu certificado el { $date }. Puedes crear uno nuevo.
reading-certificate-locked = Una página para imprimir o mostrar: tu nombre, tu puntuación con su margen y un código QR con el que cualquiera puede verificarla. Tu paquete no la incluye.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Verificación de un certificado
reading-verify-valid = Este certificado es válido
reading-verify-valid-text = Lo emitimos nosotros y sigue vigente. Abajo está lo que dice; compáralo con lo que te entregaron.
reading-verify-revoked = Este certificado fue anulado
reading-verify-revoked-text = Lo emitimos nosotros, pero se anuló el { $date }. Ya no prueba nada.
reading-verify-revoked-once = Lo emitimos nosotros, pero se anuló. Ya no prueba nada.
reading-verify-unknown = No conocemos este certificado
reading-verify-unknown-text = Ningún certificado nuestro tiene esta dirección. Mira si el enlace está completo. Si lo está, lo que te mostraron no es un certificado nuestro.
reading-verify-name = Nombre
reading-verify-name-hidden = oculto por su titular
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } preguntas
reading-verify-score = Puntuación de IQ
reading-verify-taken = Test hecho el
reading-verify-made = Certificado creado el
reading-verify-norms = Normas
reading-verify-norms-provisional = { $version }, provisionales: el grupo de comparación aún está en construcción
reading-verify-kind = Tipo de test
reading-verify-kind-text = Test en línea sin supervisión
reading-verify-meaning = Lo que esto te dice
reading-verify-meaning-says = Alguien respondió estos ejercicios en un navegador y obtuvo esta puntuación. En 95 de cada 100 casos, el valor real está dentro del margen.
reading-verify-meaning-not = Nadie comprobó quién estaba frente a la pantalla ni si hubo ayuda. El nombre es el que escribió su titular. No es un diagnóstico.
reading-verify-meaning-work = Una sola puntuación dice poco sobre cómo hará alguien un trabajo. No decidas sobre una persona solo por ella; cuando sea importante, usa un test supervisado.
reading-verify-proof = La declaración firmada
reading-verify-proof-text = La declaración está firmada con nuestra clave Ed25519. Quien tenga la declaración, la firma y la clave puede comprobarla sin nosotros.
reading-verify-parts = Declaración, firma y clave
reading-verify-statement = Declaración
reading-verify-signature = Firma (base64)
reading-verify-key = Clave pública { $id } (base64)
reading-verify-how = Compruébalo tú
reading-verify-how-text = Con OpenSSL 3 en una terminal. La última línea debe decir “Signature Verified Successfully”.
reading-verify-how-copy = Copiar los comandos
reading-verify-how-copied = Comandos copiados

## A result that somebody shows by a link.

reading-shared-title = Un resultado, mostrado por su titular
reading-shared-name = Lo muestra { $name }
reading-shared-taken = { $exam }, hecho el { $date }
reading-shared-class = Clase de IQ
reading-shared-classes = De “{ $low }” a “{ $high }”
reading-shared-score = Puntuación de IQ
reading-shared-percentile = { $percent ->
    [one] Alrededor de { $percent } de cada 100 personas tendría una puntuación más baja.
   *[other] Alrededor de { $percent } de cada 100 personas tendrían una puntuación más baja.
}
reading-shared-dimensions = Dimensiones, con márgenes para 80 de cada 100 casos
reading-shared-dimension = { $score } (de { $low } a { $high })
reading-shared-note = Un test en línea sin supervisión: nadie comprobó quién respondió. En 95 de cada 100 casos, el IQ real está dentro del margen de la puntuación.
reading-shared-note-class = Un test en línea sin supervisión: nadie comprobó quién respondió.
reading-shared-norms = Normas { $version }.
reading-shared-norms-provisional = Normas { $version }, provisionales.
reading-shared-gone = Este enlace no muestra nada
reading-shared-gone-text = Su titular lo retiró, o la dirección no está completa.
reading-shared-take = Haz el test tú también
reading-shared-take-text = { $questions } ejercicios, sin límite de tiempo. El número de aciertos y tu clase son gratis.
reading-shared-take-price = La puntuación exacta y el informe cuestan desde { $price }, impuestos incluidos. Un solo pago, sin suscripción. Decides después del test.
reading-shared-take-button = Ver el test

reading-account = Todos tus informes en un solo lugar: inicia sesión
