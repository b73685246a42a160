## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Partes del informe
reading-tab-summary = Resumen de CI
reading-tab-dimensions = Dimensiones de CI
reading-contents = En esta parte
reading-as-table = Mostrar como tabla
reading-dimension-margin = Margen de error del 80 %: de { $low } a { $high }

## Cards beside the score.

reading-files-title = Tu informe en PDF
reading-files-text = 21 páginas para guardar, en nueve idiomas a elegir.
reading-files-button = Ir a las descargas
reading-puzzles-title = La solución de cada acertijo
reading-puzzles-text = Tu respuesta junto a la correcta, explicada paso a paso.
reading-puzzles-button = Ver las soluciones
reading-puzzles-locked = Las respuestas correctas, explicadas paso a paso. Tu paquete no incluye esta parte, pero puedes añadirla.
reading-puzzles-unlock = Ver el precio

## When newer norms exist than those the report was made with.

reading-rescored-title = Una puntuación actualizada
reading-rescored-text = Hemos actualizado nuestro grupo de comparación (versión { $version }). Con él, las mismas respuestas dan una puntuación de { $score }. { $margin }. El informe que compraste se queda como está.
reading-rescored-show = Ver la puntuación nueva
reading-rescored-shown = Este es tu resultado puntuado con el grupo de comparación { $version }. El informe que compraste se queda como está, con tu certificado y tu enlace para compartir.
reading-rescored-back = Volver al informe original

## Below the ranking.

reading-countries-title = Dónde se hizo este test
reading-countries-text = Tests válidos por país. Quienes hacen un test no representan a toda la población de su país.
reading-countries-country = País
reading-countries-tests = Tests
reading-countries-average = Puntuación promedio
reading-countries-own = estás aquí

## Further tests.

reading-free-title = Prueba el test gratis
reading-free-text = { $questions } acertijos y tu resultado completo, gratis. Es menos preciso que el test completo.
reading-free-button = Empezar el test gratis

## The page with the files.

reading-downloads-title = Descargas
reading-downloads-lead = Todo lo que incluye tu compra.
reading-downloads-back = Volver al informe
reading-file-language = Idioma del PDF
reading-file-download = Descargar
reading-file-making = Estamos creando tu archivo. Tardará unos segundos.
reading-file-saved = Listo: { $name }
reading-file-open = ¿No se guardó nada? Abre el archivo aquí
reading-file-failed = No se pudo descargar. Inténtalo de nuevo.
reading-file-unnamed = Escribe primero tu nombre: aparecerá en el certificado.
reading-file-name = Escribir mi nombre
reading-file-read = Leerlo en el informe
reading-downloads-locked = Todavía no hay nada que descargar. Los archivos vienen con un informe.

## The sample report, which anybody may read.

reading-sample-title = Informe de muestra
reading-sample-lead = Un informe completo con todo lo que incluye el paquete más grande. Las respuestas son simuladas, no de una persona real.
reading-sample-none = Todavía no hay un informe de muestra de este test.
reading-sample-pdf = Descargar la muestra (PDF)
reading-sample-puzzles = La solución de cada acertijo
reading-sample-end = Consigue tu propio informe
reading-sample-end-text = Empieza por el test: ves el precio del informe antes del primer acertijo. Saber cuántos resuelves y cuál es tu rango de CI más probable es gratis.
reading-sample-start = Hacer el test

## Every puzzle with its solution.

reading-wrong-title = Soluciones

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

reading-wrong-count = Acertaste { $right } de { $total }.
reading-wrong-perfect = Acertaste todas las preguntas. Mira cómo funciona cada una.
reading-wrong-back-to-report = Volver al informe
reading-wrong-filter = Qué preguntas mostrar
reading-wrong-filter-missed = Falladas ({ $n })
reading-wrong-filter-all = Todas ({ $n })
reading-wrong-picker = Preguntas
reading-wrong-state-right = correcta
reading-wrong-state-wrong = incorrecta
reading-wrong-state-open = en blanco
reading-wrong-number = Pregunta { $number }, { $state }
reading-wrong-legend = { $state }: { $n }
reading-wrong-question = Pregunta { $number }
reading-wrong-previous = Pregunta anterior
reading-wrong-next = Siguiente pregunta
reading-wrong-yours = Tu respuesta
reading-wrong-answer = Respuesta correcta
reading-wrong-both = Tu respuesta es correcta
reading-wrong-option = Opción { $number }
reading-wrong-none = En blanco
reading-wrong-rapid = Esta respuesta llegó demasiado rápido para haber mirado el acertijo. No cuenta en tu puntuación.
reading-wrong-judged = En qué acierta y en qué falla tu respuesta

reading-wrong-replay = Cómo se resuelve
reading-wrong-ready = { $n ->
    [one] Aquí basta una regla. Mírala línea por línea.
   *[other] Aquí actúan { $n } reglas a la vez. Míralas una por una.
}
reading-wrong-play = Reproducir
reading-wrong-pause = Pausar
reading-wrong-again = Ver otra vez
reading-wrong-step-back = Paso anterior
reading-wrong-step-next = Siguiente paso
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
reading-wrong-others-note = Según { $n } personas que respondieron esta pregunta hasta el { $date }.
reading-wrong-others-few = Todavía no han respondido esta pregunta suficientes personas.
reading-wrong-share = La eligió el { $percent } %
reading-wrong-why-not = Por qué no la opción { $number }

reading-wrong-time = Tiempo
reading-wrong-time-yours = Tú
reading-wrong-time-median = Tiempo habitual
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Tu paquete no incluye las soluciones. Esto es lo que verías:
reading-wrong-locked-answers = Cada pregunta, con tu respuesta junto a la correcta
reading-wrong-locked-replay = Cómo se resuelve: cada regla sobre las piezas, paso a paso
reading-wrong-locked-judged = En qué acierta tu respuesta y qué regla incumple
reading-wrong-locked-others = Qué eligieron los demás y tu tiempo junto al suyo

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

reading-unlock-add = Desbloquear por { $price }
reading-unlock-note = Pasas a “{ $package }” y pagas solo la diferencia. Un solo pago, sin suscripción.
reading-unlock-report = Volver a mi resultado

## Showing a result to others by a link.

reading-share-title = Comparte tu resultado
reading-share-lead = Tu enlace muestra solo lo que tú eliges. Puedes desactivarlo cuando quieras.
reading-share-what = Lo que muestra tu enlace
reading-share-class = Categoría de CI (siempre visible)
reading-share-score = Puntuación de CI con su margen de error
reading-share-ranking = Posición (percentil)
reading-share-dimensions = Resultados por tipo de acertijo
reading-share-name = Tu nombre
reading-share-name-hint = Opcional. Déjalo vacío para no mostrar ningún nombre.
reading-share-preview = Lo que verán los demás
reading-share-make = Crear enlace
reading-share-change = Guardar cambios
reading-share-link = Tu enlace
reading-share-copy = Copiar enlace
reading-share-copied = Enlace copiado
reading-share-send = Compartir
reading-share-made = Tu enlace está listo.
reading-share-changed = Guardado. Ahora tu enlace muestra esto.
reading-share-revoke = Desactivar el enlace
reading-share-revoke-sure = El enlace y su imagen de vista previa dejarán de funcionar de inmediato, estén donde estén publicados. Tu resultado también saldrá de la lista de últimos resultados.
reading-share-revoke-yes = Sí, desactivarlo
reading-share-revoke-no = Mantenerlo activo
reading-share-revoked = El enlace está desactivado.
reading-share-list = Últimos resultados en este sitio
reading-share-list-text = ¿Quieres aparecer en los últimos resultados? Mostramos tu nombre de pila o “Alguien”, tu país y tu categoría, nada más. Puedes salir cuando quieras.
reading-share-list-box = Incluir mi resultado
reading-share-listed = Tu resultado ya puede aparecer en la lista.
reading-share-unlisted = Tu resultado ya no está en la lista.

## The certificate.

reading-certificate-title = Tu certificado
reading-certificate-lead = Una página con tu nombre, tu puntuación y su margen de error. Cualquiera puede verificarla con el código QR.
reading-certificate-name = Nombre en el certificado
reading-certificate-name-hint = Tal como quieres que se imprima, hasta 60 caracteres.
reading-certificate-name-missing = Escribe un nombre.
reading-certificate-name-long = El nombre puede tener hasta 60 caracteres.
reading-certificate-preview = Vista previa
reading-certificate-paper-title = Certificado de finalización
reading-certificate-paper-text = ha completado “{ $exam }”, un test de { $questions } acertijos, el { $date }
reading-certificate-paper-score = Puntuación de CI
reading-certificate-paper-kind = Test en línea sin supervisión
reading-certificate-paper-norms = Grupo de comparación { $version }
reading-certificate-paper-norms-provisional = Grupo de comparación { $version }, provisional
reading-certificate-paper-name = Tu nombre
reading-certificate-make = Crear certificado
reading-certificate-remake = Actualizar el nombre
reading-certificate-busy = Un momento…
reading-certificate-made = Tu certificado está listo.
reading-certificate-renamed = Tu certificado lleva ahora este nombre.
reading-certificate-download = Guardar como PDF
reading-certificate-verify = Ver la verificación
reading-certificate-copy = Copiar enlace
reading-certificate-name-shown = Tu nombre se muestra en la página de verificación.
reading-certificate-name-hidden = Tu nombre está oculto en la página de verificación. En el certificado impreso sigue apareciendo.
reading-certificate-hide = Ocultar mi nombre en línea
reading-certificate-show = Mostrar mi nombre en línea
reading-certificate-revoke = Anular certificado
reading-certificate-revoke-sure = Quien lo verifique verá que se anuló, también en las copias que hayas compartido. No se puede deshacer, pero puedes crear uno nuevo.
reading-certificate-revoke-yes = Sí, anularlo
reading-certificate-revoke-no = Conservarlo
reading-certificate-revoked-now = Tu certificado está anulado.
reading-certificate-revoked = Anulaste tu certificado el { $date }. Puedes crear uno nuevo.
reading-certificate-locked = Una página para imprimir o compartir: tu nombre, tu puntuación con su margen de error y un código QR con el que cualquiera puede verificarla. Tu paquete aún no la incluye.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Verificación del certificado
reading-verify-valid = Este certificado es válido
reading-verify-valid-text = Lo emitimos nosotros y sigue siendo válido. Compara los datos de abajo con lo que te entregaron.
reading-verify-revoked = Este certificado está anulado
reading-verify-revoked-text = Lo emitimos nosotros, pero se anuló el { $date }. Ya no es válido.
reading-verify-revoked-once = Lo emitimos nosotros, pero se anuló. Ya no es válido.
reading-verify-unknown = No encontramos este certificado
reading-verify-unknown-text = No tenemos ningún certificado con este enlace. Comprueba que esté completo. Si lo está, lo que te mostraron no lo emitimos nosotros.
reading-verify-name = Nombre
reading-verify-name-hidden = oculto por su titular
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } acertijos
reading-verify-score = Puntuación de CI
reading-verify-taken = Fecha del test
reading-verify-made = Fecha de emisión
reading-verify-norms = Grupo de comparación
reading-verify-norms-provisional = { $version }, provisional: el grupo todavía está creciendo
reading-verify-kind = Tipo de test
reading-verify-kind-text = Test en línea sin supervisión
reading-verify-meaning = Lo que te dice
reading-verify-meaning-says = Alguien respondió estos acertijos en línea y obtuvo esta puntuación. Con un 95 % de seguridad, su puntuación verdadera está dentro del margen de error.
reading-verify-meaning-not = No comprobamos quién hizo el test ni si tuvo ayuda. El nombre es el que escribió su titular. No es un diagnóstico.
reading-verify-meaning-work = Una puntuación dice poco sobre lo bien que alguien hará un trabajo. No bases solo en ella una decisión sobre una persona. Cuando sea importante, usa un test supervisado.
reading-verify-proof = Firma digital
reading-verify-proof-text = La declaración está firmada con nuestra clave Ed25519. Cualquiera que tenga la declaración, la firma y la clave puede verificarla sin nosotros.
reading-verify-parts = Declaración, firma y clave
reading-verify-statement = Declaración
reading-verify-signature = Firma (base64)
reading-verify-key = Clave pública { $id } (base64)
reading-verify-how = Verifícalo tú
reading-verify-how-text = Usa OpenSSL 3 en una terminal. La última línea debería decir “Signature Verified Successfully”.
reading-verify-how-copy = Copiar comandos
reading-verify-how-copied = Comandos copiados

## A result that somebody shows by a link.

reading-shared-title = Alguien compartió su resultado contigo
reading-shared-name = Lo comparte { $name }
reading-shared-taken = { $exam }, hecho el { $date }
reading-shared-class = Categoría de CI
reading-shared-classes = De “{ $low }” a “{ $high }”
reading-shared-score = Puntuación de CI
reading-shared-percentile = Supera a cerca de { $percent } de cada 100 personas.
reading-shared-dimensions = Resultados por tipo de acertijo, con márgenes de error del 80 %
reading-shared-dimension = { $score } (de { $low } a { $high })
reading-shared-note = Un test en línea sin supervisión: nadie comprobó quién respondió. Con un 95 % de seguridad, la puntuación verdadera está dentro del margen de error.
reading-shared-note-class = Un test en línea sin supervisión: nadie comprobó quién respondió.
reading-shared-norms = Grupo de comparación { $version }.
reading-shared-norms-provisional = Grupo de comparación { $version }, provisional.
reading-shared-gone = Este enlace ya no está activo
reading-shared-gone-text = Se desactivó o está incompleto.
reading-shared-take = Haz el test tú también
reading-shared-take-text = { $questions } acertijos, sin límite de tiempo. Saber cuántos resuelves y cuál es tu rango de CI más probable es gratis.
reading-shared-take-price = Tu puntuación y tu informe desde { $price }, impuestos incluidos. Un solo pago, sin suscripción. Decides después del test.
reading-shared-take-button = Hacer el test

reading-account = Inicia sesión para tener todos tus informes en un solo lugar

reading-purchase-title = Tu compra
reading-purchase-line = “{ $package }”, { $price }, impuestos incluidos
reading-purchase-paid = Pagado el { $date }
reading-purchase-sending = El enlace de esta página va de camino a { $email }.
reading-purchase-accepted = Enviamos el enlace de esta página a { $email }. Tu proveedor de correo lo recibió el { $date } a las { $time }.
reading-purchase-unsure = Enviamos el enlace de esta página a { $email }, pero tu proveedor de correo no lo confirmó. Si no te llegó, envíalo otra vez desde la página de ayuda.
reading-purchase-refused = Tu proveedor de correo rechazó el mensaje que enviamos a { $email }. Puedes corregir el correo en la página de ayuda.
reading-purchase-support = Ayuda con esta compra
