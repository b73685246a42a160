## The result pages right after the test.

result-title = Tu resultado gratis
result-whole-title = Tu resultado

## Whether the run counts.

result-valid-title = Tu test se ha podido evaluar
result-valid-text = No hay nada fuera de lo común en tus respuestas ni en los tiempos.
result-caution-title = Tu test se ha podido evaluar
result-caution-text = Pero esto hace el resultado menos seguro:

## What was noticed about a run.

result-reason-low-effort = Solo el { $figure } % de tus respuestas tardó lo suficiente para mirar antes el ejercicio.
result-reason-same-option = Elegiste el mismo número de opción { $figure } veces seguidas.
result-reason-hurried = Todo el test duró { $figure } segundos. Es muy poco para mirar cada ejercicio.
result-reason-like-guessing = Tus respuestas apenas se distinguen de respuestas al azar.
result-reason-unfinished = Respondiste el { $figure } % de los ejercicios. Es muy poco para una puntuación.
result-reason-pasted = { $figure } respuestas llegaron todas a la vez y no una por una.
result-reason-instant = { $figure } respuestas llegaron en un instante, más rápido de lo que se tarda en mirar un ejercicio.
result-reason-surprising = Algunos ejercicios fáciles salieron mal y otros difíciles salieron bien.
result-reason-hard-part-too-good = Los ejercicios más difíciles salieron mucho mejor que los más fáciles.
result-reason-left-tab = Saliste de la página { $figure } veces durante el test.
result-reason-hidden = La página estuvo oculta { $figure } segundos en total.
result-reason-narrow-window = La ventana tenía solo { $figure } píxeles de ancho, así que las piezas se veían pequeñas.
result-reason-clock-jump = El reloj de tu dispositivo cambió durante el test, así que los tiempos no son seguros.
result-reason-impossible-times = Los tiempos de tus respuestas suman más de lo que había pasado desde que recibiste los ejercicios.
result-reason-other = Algo más en este intento hace difícil valorarlo.

## How many were right.

result-right-label = Aciertos
result-right-figure = { $right } de { $questions }
result-right-note = Cada ejercicio tiene su propia dificultad, así que el número de aciertos por sí solo no es la puntuación.

## How likely each range is.

result-likely-label = Tu rango de CI más probable
result-likely-text = { $class }: { $percent } % de probabilidad
result-likely-list = Probabilidad de cada rango
result-likely-share = { $percent } %
result-likely-note = Un solo test no lo decide todo: por eso ves la probabilidad de cada rango. Tu puntuación, con su margen de error, está en el informe.
result-curve-likely = Curva de campana de las puntuaciones de CI con tu rango más probable marcado: { $range }
result-chance-title = Primero, repite el test
result-chance-text = { $right } de { $questions } es casi lo que se acierta al azar. Un informe aún no podría decirte mucho. Cuando tengas un rato tranquilo, inténtalo con acertijos nuevos. Es gratis.
result-chance-button = Repetir gratis
result-range-from = { $limit } o más

## The score of the free test.

result-score-label = Tu puntuación de IQ
result-score-above = { $iq } o más
result-score-below = { $iq } o menos
result-margin = Margen de { $low } a { $high }
result-margin-from = Margen a partir de { $low }
result-margin-to = Margen hasta { $high }
result-margin-note = En 95 de cada 100 casos, el valor real está dentro del margen. Este test es corto, por eso el margen es amplio.
result-margin-note-full = En 95 de cada 100 casos, el valor real está dentro del margen.
result-percentile-exact = { $percent ->
    [one] Alrededor de { $percent } de cada 100 personas tendría una puntuación más baja.
   *[other] Alrededor de { $percent } de cada 100 personas tendrían una puntuación más baja.
}
result-percentile-above = { $percent ->
    [one] Al menos { $percent } de cada 100 personas tendría una puntuación más baja.
   *[other] Al menos { $percent } de cada 100 personas tendrían una puntuación más baja.
}
result-percentile-below = { $percent ->
    [one] Como máximo { $percent } de cada 100 personas tendría una puntuación más baja.
   *[other] Como máximo { $percent } de cada 100 personas tendrían una puntuación más baja.
}
result-class = El número pertenece a la clase “{ $class }” ({ $range }).
result-class-margin = El margen va de “{ $low }” a “{ $high }”.
result-curve-score = Curva de campana de las puntuaciones de IQ. Tu puntuación: { $score }. Margen marcado: { $range }

## What it means.

result-meaning-title = Lo que esto dice y lo que no
result-meaning-says = El resultado compara tu forma de encontrar reglas en figuras con la de otras personas. Es una parte de la inteligencia; la memoria, los conocimientos y la velocidad son otras.
result-meaning-not = No es un diagnóstico y no dice nada de lo que vales, de lo que sabes ni de tu carácter.
result-meaning-low = Un día cansado, el ruido, una pantalla pequeña o poca práctica con ejercicios así bajan fácilmente una puntuación. Si algo de esto te pasó, repite el test cuando hayas descansado.
result-norms-provisional = Provisional: el grupo con el que te comparamos aún está en construcción. Normas { $version }.
result-norms = Normas { $version }.
result-measure-link = Cuánto puedes confiar en esto

## The report and the way to it.

result-report-title = Lo que añade el informe
result-report-lead = La puntuación exacta con su margen, tu ranking y más. Cada paquete incluye todo lo del anterior.
result-report-price = Desde { $price } en tu país, impuestos incluidos. Un solo pago, sin suscripción.
result-report-choose = Elegir tu informe
result-report-sample = Leer un informe de ejemplo

## A bought result.

result-paid-title = Tu resultado
result-purchase-title = Tu compra
result-purchase-line = “{ $package }”, { $price }, impuestos incluidos
result-purchase-paid = Pagado el { $date }
result-purchase-sending = El enlace a esta página va de camino a { $email }.
result-purchase-accepted = El servidor de correo de { $email } aceptó el enlace a esta página el { $date } a las { $time }.
result-purchase-unsure = Enviamos el enlace a { $email }, pero el servidor de correo no lo confirmó. Si no está, envíalo otra vez desde la página de ayuda.
result-purchase-refused = El servidor de correo de { $email } rechazó el enlace. Puedes cambiar la dirección en la página de ayuda.
result-purchase-support = Recibo, dirección, ayuda

result-owned-title = Lo que incluye tu paquete
result-owned-ready = Disponible
result-owned-later = Aún no disponible
result-owned-later-text = Estas partes son de tu paquete, pero aún no se pueden abrir aquí. Si no quieres esperar, puedes recuperar tu dinero hasta el { $date }.
result-owned-later-over = Estas partes son de tu paquete, pero aún no se pueden abrir aquí. Si no quieres esperar, escríbenos.

result-more-title = Añadir más
result-more-lead = Solo pagas lo que el paquete mayor cuesta de más.
result-more-adds = “{ $package }” añade:
result-more-button = Añadir por { $price }

result-bundle-left = { $n ->
    [one] A tu paquete de tres le queda un test.
   *[other] A tu paquete de tres le quedan { $n } tests.
}
result-bundle-how = Cómo usarlo
result-bundle-title = { $n ->
    [one] Te queda un test en tu paquete de tres
   *[other] Te quedan { $n } tests en tu paquete de tres
}
result-bundle-text = Abre con él el informe de este resultado. No se cobra nada.
result-bundle-use = { $n ->
    [one] Usar tu último test
   *[other] Usar uno de tus { $n } tests
}

## Money back, on a bought result and on the support page.

result-refund-title = Recuperar tu dinero
result-refund-text = Hasta el { $date }, este botón te devuelve todo lo que pagaste por este pedido. No se pide ningún motivo.
result-refund-button = Recuperar tu dinero
result-refund-sure = ¿Devolver todo lo que pagaste por este pedido? Las partes de pago del resultado se cierran; el resultado gratis se queda.
result-refund-yes = Sí, devolver
result-refund-no = Conservar el informe
result-refund-requested = Hemos recibido tu solicitud. Te devolvemos { $price } por el mismo medio de pago.
result-refund-underway = Tu reembolso está en curso. El dinero vuelve por el mismo medio de pago.
result-refund-succeeded = { $price } van de camino a ti. La mayoría de los bancos los muestra en 5 a 10 días.
result-refund-stuck = El reembolso no salió bien al primer intento. Nos estamos ocupando; escríbenos si tarda más de unos días.
result-refund-over = Los 14 días de este botón han pasado. Si algo va mal con el informe, escríbenos.

result-call-busy = Un momento…

result-note-refunded = Tu dinero está de vuelta hacia ti. Lo que ves aquí es el resultado gratis.
result-note-processing = Tu banco tiene el pago y aún no lo ha confirmado. Te escribiremos en cuanto lo haga; no hace falta que pagues otra vez.
result-note-review = Hay algo en tu pago que no cuadra, así que una persona lo revisa antes de que se abra el informe.
result-note-support = Ir a la página de ayuda

## Keeping the result.

result-keep-title = Volver a este resultado
result-keep-until = Este resultado se guarda en esta dirección hasta el { $date }. Después se borra.
result-keep-private = Cualquiera que tenga la dirección puede ver el resultado.
result-copy = Copiar la dirección
result-copied = Dirección copiada
result-copy-failed = No se pudo copiar

## Taking it again.

result-again-title = Repetir el test
result-again-text = Recibes ejercicios nuevos. Este resultado se queda como está.
result-again-button = Empezar de nuevo

## From the free test to the full one.

result-full-title = Un margen más estrecho
result-full-text = El test completo tiene más ejercicios, así que mide con más exactitud. Tu clase como rango amplio también es gratis allí. La puntuación exacta está en un informe de pago; ves su precio antes del primer ejercicio.
result-full-button = Empezar el test completo

## A run that can’t be scored.

result-abnormal-title = No se pueden analizar los resultados del test
result-abnormal-text = El test no se completó de una forma que se pueda puntuar. No vendemos informes de un intento así.
result-abnormal-why = Por qué
result-abnormal-what = Qué puedes hacer
result-abnormal-again-text = Repite el test con ejercicios nuevos, en un lugar tranquilo y a tu ritmo. Ir despacio nunca es un motivo.
result-abnormal-again = Repetir el test
result-abnormal-contact-text = Si crees que nos equivocamos, escríbenos. Con el número de registro del mensaje podemos encontrar este intento.
result-abnormal-contact = Escribir a soporte
result-abnormal-subject = Resultado del test, registro { $order }

## When there is nothing to show.

result-unknown-title = No hemos encontrado este resultado
result-unknown-text = Puede que la dirección esté incompleta o que el resultado se haya borrado al terminar su plazo.
result-unknown-start = Hacer el test

## Results that people let be listed, in a report and below the packages.

result-latest-title = Últimos resultados
result-latest-text = Solo de personas que permitieron mostrar el suyo.
result-latest-someone = Alguien
