## Landing pages.

site-meta-description = Test de CI (IQ) con acertijos visuales. Resultado gratis al terminar, sin correo. Informe con un solo pago, sin suscripción y con reembolso durante 14 días.

## Top of the page.

site-hero-yellow-title = Descubre tu CI. El precio, claro desde el inicio.
site-hero-yellow-lead = Resuelve acertijos visuales a tu ritmo, mira tu resultado gratis y decide después si quieres el informe.

site-hero-new-title = Tu CI, con su margen de error
site-hero-new-lead = Resuelve acertijos visuales, recibe tu puntuación y mira cuánto puedes fiarte de ella.

site-hero-page-title = Lo que tu CI dice de ti y lo que no
site-hero-page-lead = Cómo funciona el test, cuánto puedes confiar en la puntuación y qué no sabemos todavía.

site-hero-matrix-title = ¿Qué pieza completa el patrón?
site-hero-matrix-lead = El test de CI está hecho de acertijos como este. Intenta resolverlo.

site-hero-free-title = Primero ves tu resultado. Solo pagas si quieres más.
site-hero-free-lead = Haz el test gratis y conoce tu puntuación, su margen de error y tu posición frente a los demás.

site-hero-center-title = Todos los tests, con el precio a la vista
site-hero-center-lead = Elige un test y mira cuánto dura, qué incluye gratis y cuánto cuesta el informe.

site-duration-measured = { $minutes ->
    [one] Aproximadamente { $minutes } minuto, sin límite de tiempo
   *[other] Unos { $minutes } minutos, sin límite de tiempo
}
site-duration-estimate = De { $low } a { $high } minutos, sin límite de tiempo

site-hero-length = { $questions } acertijos visuales con { $options } opciones cada uno
site-hero-price = Informe desde { $price }, impuestos incluidos. Un solo pago, sin suscripción
site-hero-short-length = { $freeQuestions } acertijos y el resultado completo en pantalla
site-hero-full-price = Test completo: tu rango de CI gratis, informe desde { $price }, impuestos incluidos

site-hero-start = Empezar el test
site-hero-start-free = Empezar el test gratis
site-hero-start-full = Hacer el test completo
site-hero-try = Probar un acertijo
site-hero-choose = Elegir un test

## Prices.

site-prices-title = Elige cuánto quieres saber
site-prices-lead = Cada informe incluye todo lo del anterior. Pagas una sola vez, con impuestos incluidos, y más adelante puedes ampliarlo pagando solo la diferencia.
site-refund-title = ¿Cambiaste de opinión? Te devolvemos todo
site-refund-text = Tienes 14 días desde la compra para usar el botón “Recuperar mi dinero” de tu informe. Sin formularios ni preguntas. Y si no podemos entregarte el informe, el reembolso es automático.

## What is free.

site-free-title = Lo que recibes gratis
site-free-full-title = En el test completo
site-free-short-title = En el test gratis
site-free-short-text = { $freeQuestions } acertijos y tu resultado completo en pantalla: tu puntuación con su margen de error, tu posición entre 100 personas y tu categoría. Con menos acertijos, el margen es más amplio.
site-free-valid = La comprobación de que tu test se puede puntuar
site-free-right = El número de acertijos que resolviste
site-free-band = Tu rango de CI más probable en la curva
site-free-limit = Tu puntuación, tu posición en el ranking y las soluciones están en los informes de pago. Mira primero tu resultado gratis y decide después.

## Puzzle on the page.

site-puzzle-title = Prueba un acertijo
site-puzzle-lead = Dos ejemplos para practicar. No se puntúa ni se guarda nada.

## Preview of the report.

site-preview-title = Así es el informe por dentro
site-preview-lead = Páginas de muestra con datos inventados; no son el resultado de una persona real.
site-preview-badge = Muestra
site-preview-score-title = Tu puntuación en la curva
site-preview-score-text = Tu puntuación de CI y su margen de error. En esta muestra: { $score }, con un margen de { $low } a { $high }.
site-preview-dimensions-title = Tus resultados por tipo de acertijo
site-preview-dimensions-text = Cada uno comparado con el rango habitual, en una frase sencilla.
site-preview-wrong-title = Los acertijos que fallaste
site-preview-wrong-text = La pieza correcta junto a la tuya, con la explicación paso a paso.
site-preview-certificate-title = Tu certificado
site-preview-certificate-text = Un certificado de finalización con tu puntuación, su margen de error y un código QR para verificarlo.
site-preview-sample = Ver un informe de muestra

## IQ classes on the bell curve.

site-classes-title = ¿Dónde estarías en la escala de CI?
site-classes-lead = El promedio es 100. Si tu margen de error cruza un límite, nombramos las dos categorías.
site-classes-facts = Alrededor del 68 % de las personas obtiene entre 85 y 114; cerca del 14 %, entre 115 y 129, y cerca del 2 %, 130 o más.
site-classes-picture = Curva de campana con el punto más alto en 100, dividida en siete categorías
site-classes-head-name = Categoría
site-classes-head-range = CI
site-classes-head-share = Personas
site-share-about = aprox. { $percent } %
site-share-under = menos del { $percent } %

## Live numbers.

site-live-title = Las últimas cifras
site-live-yesterday = { $count ->
    [one] test terminado ayer
   *[other] tests terminados ayer
}
site-live-hour = { $count ->
    [one] persona estuvo haciendo un test en la última hora
   *[other] personas estuvieron haciendo un test en la última hora
}
site-live-average = puntuación promedio
site-live-as-of = Datos del { $date }. Los tests terminados y el promedio incluyen solo los tests que pudimos puntuar.

## How it is measured, in short.

site-measure-title = Cómo funciona el test
site-measure-what = Cada acertijo esconde unas reglas. Para encontrarlas hay que razonar; apenas hacen falta conocimientos escolares y no importa qué idioma hables. Ese razonamiento es lo que mide el test.
site-measure-score = No solo cuenta cuántos acertijos resuelves, sino cuáles. Con eso te situamos en una escala cuyo promedio es 100, siempre con un margen de error.
site-measure-limits = Haces el test en línea y por tu cuenta, así que no sustituye la evaluación de un psicólogo. Nuestro grupo de comparación todavía está creciendo: por ahora, los resultados son provisionales y el margen de error es más amplio.
site-measure-more = ¿Es fiable la puntuación?

## Questions and answers.

site-faq-title = Preguntas y respuestas
site-faq-price-question = ¿Cuánto cuesta?
site-faq-price-answer = El test y tu resultado gratis no cuestan nada. Los informes cuestan desde { $price }, impuestos incluidos. Antes de pagar ves el importe total.
site-faq-score-question = ¿Qué significa la puntuación?
site-faq-score-answer = Compara cómo resuelves acertijos visuales con cómo lo hacen otras personas. No es un diagnóstico y no dice nada de lo que vales, de lo que sabes ni de tu carácter.
site-faq-privacy-question = ¿Qué pasa con mis datos?
site-faq-privacy-answer = Las cookies publicitarias están desactivadas salvo que tú las actives. No vendemos tus datos. La política de privacidad, al pie de esta página, detalla qué guardamos y durante cuánto tiempo.
site-faq-reader-question = ¿Funciona con lector de pantalla o sin ratón?
site-faq-reader-answer = Sí. Cada pieza se describe con palabras, ninguna regla depende del color y puedes responder con las teclas del 1 al 6.

## List of tests.

site-catalogue-title = Elige un test
site-catalogue-price = Informe desde { $price }
site-catalogue-free = Resultado completo gratis
site-catalogue-statements = { $questions } frases cortas
site-catalogue-account = Resultado breve gratis con una cuenta
site-catalogue-empty = Todavía no hay tests aquí.
site-catalogue-failed = No pudimos cargar la lista.

site-end-title = Cuando quieras, empezamos
site-end-text = Tómate tu tiempo. Si tienes que parar, sigue más tarde donde lo dejaste, en este mismo dispositivo.

site-hero-assurance = El test es gratis. Sin correo ni tarjeta.
site-hero-gift = Resultado gratis: tus aciertos y tu rango de CI más probable
site-hero-sample = Ver un informe de muestra

site-different-title = Lo que hacemos distinto
site-different-price-title = El precio va primero
site-different-price-text = Todos los precios están en esta página, con impuestos incluidos, antes de que respondas una sola pregunta.
site-different-once-title = Nada se renueva
site-different-once-text = Un informe se paga una sola vez. No hay un periodo de prueba que acabe en suscripción ni nada que cancelar.
site-different-margin-title = Una puntuación con su margen de error
site-different-margin-text = Junto al número ves cuánto podría desviarse.
site-different-email-title = Un resultado gratis, sin correo
site-different-email-text = Aparece en tu pantalla justo después del último acertijo. Si quieres un informe, lo decides después.

site-faq-prepare-question = ¿Tengo que prepararme?
site-faq-prepare-answer = No. Los acertijos son de figuras, sin matemáticas ni vocabulario. Primero ves un ejemplo resuelto y unos acertijos de práctica.
