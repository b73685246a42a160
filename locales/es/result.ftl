## The result pages right after the test.

result-title = Tu resultado gratis
result-whole-title = Tu resultado

## Whether the run counts.

result-valid-title = Tu intento es válido
result-valid-text = Las respuestas y los tiempos parecen los de un intento serio, así que se pueden puntuar.
result-caution-title = Tu intento es válido, con una observación
result-caution-text = Se puede puntuar, pero esto hace menos segura la puntuación:

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
result-reason-other = Algo más en este intento hace difícil valorarlo.

## How many were right.

result-right-label = Aciertos
result-right-figure = { $right } de { $questions }
result-right-note = Cada ejercicio tiene su propia dificultad, así que el número de aciertos por sí solo no es la puntuación.

## The class as a wide band.

result-band-label = Tu clase de IQ, como rango amplio
result-band-one = Tu puntuación cae en la clase “{ $class }”.
result-band-many = El margen de tu puntuación va de la clase “{ $low }” a “{ $high }”.
result-range-from = { $limit } o más
result-curve-band = Curva de campana de las puntuaciones de IQ con tu rango marcado: { $range }
result-classes-label = Clases dentro de tu rango
result-band-why = El rango es amplio a propósito: abarca todo lo que la puntuación puede ser, medida de esta forma.

## The score of the free test.

result-score-label = Tu puntuación de IQ
result-score-above = { $iq } o más
result-score-below = { $iq } o menos
result-margin = Margen de { $low } a { $high }
result-margin-from = Margen a partir de { $low }
result-margin-to = Margen hasta { $high }
result-margin-note = En 95 de cada 100 casos, el valor real está dentro del margen. Este test es corto, por eso el margen es amplio.
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

## The report, which can’t be bought yet.

result-report-title = Lo que añade el informe
result-report-lead = La puntuación exacta con su margen, tu ranking y más. Cada paquete incluye todo lo del anterior.
result-report-price = Desde { $price } en tu país, impuestos incluidos. Un solo pago, sin suscripción.
result-report-choose = Elegir tu informe

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [one] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [one] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
