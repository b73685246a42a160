## The result pages right after the test.

result-title = Tu resultado gratis
result-whole-title = Tu resultado

## Whether the run counts.

result-valid-title = Tu test se pudo puntuar
result-valid-text = No hay nada inusual en tus respuestas ni en tus tiempos.
result-caution-title = Tu test se pudo puntuar
result-caution-text = Pero esto hace que el resultado sea menos seguro:

## What was noticed about a run.

result-reason-low-effort = Solo en el { $figure } % de tus respuestas te tomaste el tiempo necesario para mirar el acertijo.
result-reason-same-option = Elegiste la opción de la misma posición { $figure } veces seguidas.
result-reason-hurried = Terminaste todo el test en { $figure } segundos. Es muy poco para mirar cada acertijo.
result-reason-like-guessing = Cuesta distinguir tus respuestas de unas dadas al azar.
result-reason-unfinished = Respondiste el { $figure } % de los acertijos. Es muy poco para calcular una puntuación.
result-reason-pasted = { $figure } respuestas llegaron juntas en vez de una por una.
result-reason-instant = { $figure } respuestas llegaron más rápido de lo que se tarda en mirar un acertijo.
result-reason-surprising = Fallaste algunos acertijos fáciles, pero resolviste otros difíciles.
result-reason-hard-part-too-good = Te fue mucho mejor en los acertijos más difíciles que en los más fáciles.
result-reason-left-tab = Saliste de la página { $figure } veces durante el test.
result-reason-hidden = La página estuvo oculta { $figure } segundos en total.
result-reason-narrow-window = Tu ventana medía solo { $figure } píxeles de ancho y las piezas se veían pequeñas.
result-reason-clock-jump = La hora de tu dispositivo cambió durante el test y no podemos estar seguros de tus tiempos.
result-reason-impossible-times = Los tiempos de tus respuestas suman más que el tiempo que pasó desde que recibiste los acertijos.
result-reason-other = Hay algo más que hace difícil puntuar este intento.

## How many were right.

result-right-label = Acertijos resueltos
result-right-figure = { $right } de { $questions }
result-right-note = No solo cuenta cuántos acertijos resolviste, sino cuáles.

## How likely each range is.

result-likely-label = Tu rango de CI más probable
result-likely-text = { $class }: { $percent } % de probabilidad
result-likely-list = Probabilidad de cada rango
result-likely-share = { $percent } %
result-likely-note = Un solo test no basta para estar seguros; por eso ves la probabilidad de cada rango. Tu puntuación, con su margen de error, está en el informe.
result-curve-likely = Curva de campana de las puntuaciones de CI, con tu rango más probable marcado: { $range }
result-chance-title = Primero, vuelve a intentarlo
result-chance-text = { $right } de { $questions } es más o menos lo que se acierta al azar. Un informe todavía no podría decirte mucho. Cuando tengas un rato tranquilo, inténtalo con acertijos nuevos. Es gratis.
result-chance-button = Repetir el test gratis
result-range-from = { $limit } o más

## The score of the free test.

result-score-label = Tu puntuación de CI
result-score-above = { $iq } o más
result-score-below = { $iq } o menos
result-margin = Margen de error: de { $low } a { $high }
result-margin-from = Margen de error: a partir de { $low }
result-margin-to = Margen de error: hasta { $high }
result-margin-note = Con un 95 % de seguridad, tu puntuación verdadera está en este rango. Es amplio porque el test gratis tiene pocos acertijos.
result-margin-note-full = Con un 95 % de seguridad, tu puntuación verdadera está en este rango.
result-percentile-exact = Superas a cerca de { $percent } de cada 100 personas.
result-percentile-above = Superas al menos a { $percent } de cada 100 personas.
result-percentile-below = Superas, como mucho, a { $percent } de cada 100 personas.
result-class = Corresponde a “{ $class }” ({ $range }).
result-class-margin = Con el margen de error, tu puntuación verdadera podría estar entre “{ $low }” y “{ $high }”.
result-curve-score = Curva de campana de las puntuaciones de CI. Tu puntuación: { $score }. { $range }

## What it means.

result-meaning-title = Lo que te dice este resultado
result-meaning-says = Muestra lo bien que descubres reglas en figuras, en comparación con otras personas. Es una parte de la inteligencia; la memoria, los conocimientos y la velocidad son otras.
result-meaning-not = No es un diagnóstico y no dice nada de lo que vales ni de tu carácter.
result-meaning-low = El cansancio, el ruido, una pantalla pequeña o no haber visto nunca acertijos así pueden bajar fácilmente una puntuación. Si es tu caso, inténtalo de nuevo cuando hayas descansado.
result-norms-provisional = Provisional: nuestro grupo de comparación todavía está creciendo (versión { $version }).
result-norms = Grupo de comparación: versión { $version }
result-measure-link = ¿Es fiable este resultado?

## The report and the way to it.

result-report-title = Obtén tu puntuación de CI
result-report-lead = Tu puntuación con su margen de error, tu posición en el ranking y un informe de 21 páginas con palabras sencillas.
result-report-price = Desde { $price }, impuestos incluidos. Un solo pago, sin suscripción y con 14 días para cambiar de opinión.
result-report-choose = Quiero mi informe
result-report-sample = Ver antes una muestra

## A bought result.

result-paid-title = Tu resultado

result-owned-title = Qué incluye tu paquete
result-owned-ready = Disponible
result-owned-later = Aún no disponible
result-owned-later-text = Estas partes están incluidas en tu paquete, pero aún no están disponibles. Si prefieres no esperar, puedes recuperar tu dinero hasta el { $date }.
result-owned-later-over = Estas partes están incluidas en tu paquete, pero aún no están disponibles. Si prefieres no esperar, escríbenos.

result-more-title = Amplía tu informe
result-more-lead = Solo pagas la diferencia.
result-more-adds = “{ $package }” añade:
result-more-button = Añadir por { $price }

result-bundle-left = { $n ->
    [one] Te queda un test en tu pack.
   *[other] Te quedan { $n } tests en tu pack.
}
result-bundle-how = Cómo usarlo
result-bundle-title = { $n ->
    [one] Te queda un test en tu pack
   *[other] Te quedan { $n } tests en tu pack
}
result-bundle-text = Usa tu pack para desbloquear el informe de este resultado. No se te cobrará nada.
result-bundle-use = { $n ->
    [one] Usar mi último test
   *[other] Usar uno de mis { $n } tests
}

## Money back, on a bought result and on the support page.

result-refund-title = Recuperar mi dinero
result-refund-text = Hasta el { $date } puedes recuperar todo lo que pagaste por este pedido. Sin preguntas.
result-refund-button = Recuperar mi dinero
result-refund-sure = ¿Quieres que te devolvamos todo lo que pagaste por este pedido? Perderás el acceso a tu informe. Conservas tu resultado gratis.
result-refund-yes = Sí, quiero el reembolso
result-refund-no = Conservar mi informe
result-refund-requested = Listo. Te estamos reembolsando { $price } en tu forma de pago original.
result-refund-underway = Tu reembolso está en camino. Lo recibirás en tu forma de pago original.
result-refund-succeeded = Tu reembolso de { $price } está en camino. La mayoría de los bancos tarda de 5 a 10 días en mostrarlo.
result-refund-stuck = Tu reembolso no se completó al primer intento. Ya nos estamos ocupando. Si tarda más de unos días, escríbenos.
result-refund-over = El plazo de 14 días terminó. Si algo no está bien en tu informe, escríbenos.

result-call-busy = Un momento…

result-note-refunded = Te hemos reembolsado el importe. Conservas tu resultado gratis.
result-note-processing = Tu banco aún no ha confirmado el pago. Te avisaremos por correo en cuanto lo haga. No hace falta que pagues otra vez.
result-note-review = Estamos comprobando un detalle de tu pago antes de desbloquear tu informe.
result-note-support = Ir a la ayuda

## Keeping the result.

result-keep-title = Guarda este resultado
result-keep-until = Tu enlace funciona hasta el { $date }. Después borraremos el resultado.
result-keep-private = Cualquiera que tenga el enlace puede ver tu resultado.
result-copy = Copiar enlace
result-copied = Enlace copiado
result-copy-failed = No se pudo copiar

## Taking it again.

result-again-title = ¿Quieres volver a intentarlo?
result-again-text = Recibirás acertijos nuevos y este resultado se quedará como está.
result-again-button = Repetir el test

## From the free test to the full one.

result-full-title = ¿Quieres un resultado más preciso?
result-full-text = El test completo tiene más acertijos y mide con más precisión. Ahí también ves gratis cuántos resuelves y cuál es tu rango de CI más probable. Tu puntuación está en un informe de pago, y sabrás el precio antes de empezar.
result-full-button = Empezar el test completo

## A run that can’t be scored.

result-abnormal-title = No se pueden analizar los resultados del test
result-abnormal-text = No pudimos puntuar este intento, así que no te vendemos un informe sobre él.
result-abnormal-why = Por qué
result-abnormal-what = Qué puedes hacer
result-abnormal-again-text = Inténtalo de nuevo con acertijos nuevos, en un lugar tranquilo y a tu ritmo. Tomarte tu tiempo nunca es un problema.
result-abnormal-again = Repetir el test
result-abnormal-contact-text = ¿Crees que nos equivocamos? Escríbenos. El número que aparece en el asunto nos ayuda a encontrar este intento.
result-abnormal-contact = Pedir ayuda
result-abnormal-subject = Resultado del test { $order }

## When there is nothing to show.

result-unknown-title = No encontramos este resultado
result-unknown-text = Puede que el enlace esté incompleto o que el resultado haya caducado y se haya borrado.
result-unknown-start = Hacer el test

## Results that people let be listed, in a report and below the packages.

result-latest-title = Últimos resultados
result-latest-text = De personas que decidieron compartir el suyo.
result-latest-someone = Alguien
