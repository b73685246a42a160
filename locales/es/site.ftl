## Landing pages.

site-meta-description = Un test de IQ con figuras. El precio se ve primero, un solo pago, sin suscripción. Tu rango de IQ es gratis y sin correo electrónico.

## Top of the page.

site-hero-yellow-title = Un test de IQ que muestra primero su precio
site-hero-yellow-lead = Ejercicios con figuras, sin límite de tiempo y con un resultado gratis antes de pagar nada.

site-hero-new-title = Mide tu razonamiento y la certeza del resultado
site-hero-new-lead = Un test de IQ con figuras. Cada puntuación viene con su margen de error.

site-hero-page-title = Lo que una puntuación de IQ puede decirte y lo que no
site-hero-page-lead = Cómo mide este test, cuánto puedes confiar en el número y qué no sabemos todavía.

site-hero-matrix-title = ¿Qué pieza completa el patrón?
site-hero-matrix-lead = El test de IQ está hecho de ejercicios como este. Resuelve uno ahora.

site-hero-free-title = Primero mira tu resultado. Paga solo si quieres más.
site-hero-free-lead = Haz el test corto y mira el resultado completo, gratis y sin dar tu correo.

site-hero-center-title = Todos los tests, con su precio a la vista
site-hero-center-lead = Elige un test. Verás cuánto dura, qué es gratis y cuánto cuesta el informe.

site-duration-measured = { $minutes ->
    [one] Aproximadamente { $minutes } minuto, sin límite de tiempo
   *[other] Unos { $minutes } minutos, sin límite de tiempo
}
site-duration-estimate = De { $low } a { $high } minutos, sin límite de tiempo

site-hero-length = { $questions } ejercicios con { $options } opciones cada uno
site-hero-free = Gratis y sin correo: cuántos aciertos tienes y tu clase de IQ como rango amplio
site-hero-price = Informe desde { $price }, impuestos incluidos. Un solo pago, sin suscripción
site-hero-short-length = { $freeQuestions } ejercicios y el resultado completo gratis en pantalla
site-hero-short-free = Sin correo, sin cuenta, sin pagar nada
site-hero-full-price = El test completo: tu clase gratis como rango amplio, informe desde { $price }, impuestos incluidos

site-hero-start = Empezar el test
site-hero-start-free = Empezar el test gratis
site-hero-start-full = Hacer el test completo
site-hero-try = Probar un ejercicio
site-hero-choose = Elegir un test

## Prices.

site-prices-title = Lo que cuesta aquí el informe
site-prices-lead = Cada paquete incluye todo lo del anterior. Los precios llevan los impuestos incluidos. Pagas una vez y nada se renueva.
site-refund-title = Tu dinero de vuelta con un botón
site-refund-text = El botón está en el informe. Funciona durante 14 días desde la compra y no pide motivos. Si no cumplimos con la entrega, el dinero se devuelve solo.

## What is free.

site-free-title = Lo que recibes gratis
site-free-full-title = En el test completo
site-free-short-title = En el test corto
site-free-short-text = { $freeQuestions } ejercicios y todo en pantalla, gratis: la puntuación con su margen, cuántas de cada 100 personas tienen una puntuación más baja y la clase. Con tan pocos ejercicios, el margen es amplio.
site-free-lead = Justo después del test, antes de hablar de pago, sin correo ni cuenta:
site-free-valid = Si tu intento es válido y, si no lo es, por qué
site-free-right = Cuántos aciertos tienes
site-free-band = La clase de IQ en la que cae tu puntuación, como rango amplio
site-free-limit = La puntuación exacta, el ranking y todo lo demás están en el informe de pago. Decides después de ver tu resultado gratis.

## Puzzle on the page.

site-puzzle-title = Resuelve un ejercicio
site-puzzle-lead = Dos ejemplos hechos para esta página. No se cuenta ni se guarda nada.

## Preview of the report.

site-preview-title = Cómo es el informe
site-preview-lead = Páginas de ejemplo con datos de ejemplo. No son el resultado de nadie.
site-preview-badge = Ejemplo
site-preview-score-title = Tu puntuación en la curva
site-preview-score-text = Un número y su margen. En este ejemplo: { $score }, margen de { $low } a { $high }.
site-preview-dimensions-title = Tus dimensiones
site-preview-dimensions-text = Cada una con su rango de referencia, un nivel y una frase sencilla.
site-preview-wrong-title = Ejercicios fallados
site-preview-wrong-text = La pieza correcta junto a la tuya, explicada regla por regla.
site-preview-certificate-title = Tu certificado
site-preview-certificate-text = Un certificado de finalización con puntuación, margen y un código QR para verificarlo.
site-preview-sample = Leer un informe de ejemplo completo

## IQ classes on the bell curve.

site-classes-title = Las clases de IQ y sus límites
site-classes-lead = La escala está fijada para que el promedio sea 100. Si tu margen cruza un límite, nombramos las dos clases.
site-classes-facts = Por definición de la curva, alrededor del 68 % de las personas está entre 85 y 114, alrededor del 14 % entre 115 y 129, y alrededor del 2 % en 130 o más.
site-classes-picture = Curva de campana, con su punto más alto en 100, dividida en siete clases
site-classes-head-name = Clase
site-classes-head-range = IQ
site-classes-head-share = Personas
site-share-about = aprox. { $percent } %
site-share-under = menos del { $percent } %

## Live numbers.

site-live-title = Cifras actuales
site-live-yesterday = { $count ->
    [one] test terminado ayer
   *[other] tests terminados ayer
}
site-live-hour = { $count ->
    [one] persona haciendo un test en la última hora
   *[other] personas haciendo un test en la última hora
}
site-live-average = puntuación promedio
site-live-as-of = Datos del { $date }. Los tests terminados y el promedio solo cuentan intentos válidos.

## How it is measured, in short.

site-measure-title = Cómo se mide
site-measure-what = Cada ejercicio sigue reglas ocultas. Para encontrarlas apenas hacen falta conocimientos escolares, ni un idioma en particular. Ese tipo de razonamiento es lo que mide el test.
site-measure-score = Los ejercicios difíciles dicen más sobre las puntuaciones altas y los fáciles sobre las bajas. Todas tus respuestas juntas te sitúan en una escala de promedio 100, siempre con un margen.
site-measure-limits = Es un test en línea sin supervisión. No puede sustituir un test con un profesional de la psicología. Nuestro grupo de comparación aún está en construcción, así que los resultados se marcan como provisionales y el margen es más amplio.
site-measure-more = Lee cuánto puedes confiar en la puntuación

## Questions and answers.

site-faq-title = Preguntas y respuestas
site-faq-price-question = ¿Cuánto voy a pagar?
site-faq-price-answer = El test y el resultado gratis no cuestan nada. El informe cuesta desde { $price }, impuestos incluidos. El botón de pago muestra la cantidad exacta.
site-faq-subscription-question = ¿Es una suscripción?
site-faq-subscription-answer = No. Pagas una vez. Nada se renueva, nada viene marcado de antemano y nunca se hace otro cargo automático a tu tarjeta.
site-faq-refund-question = ¿Cómo recupero mi dinero?
site-faq-refund-answer = Pulsa el botón de reembolso en tu informe en los 14 días siguientes a la compra. Nadie te pide un motivo.
site-faq-email-question = ¿Tengo que dar mi correo?
site-faq-email-answer = Para el resultado gratis, no. Si compras el informe, necesitamos una dirección a la que enviarlo.
site-faq-score-question = ¿Qué significa la puntuación?
site-faq-score-answer = Compara tu razonamiento en ejercicios con figuras con el de otras personas. No es un diagnóstico y no dice nada de lo que vales, de lo que sabes ni de tu carácter.
site-faq-privacy-question = ¿Qué pasa con mis datos?
site-faq-privacy-answer = Las cookies publicitarias están desactivadas mientras no las actives. No vendemos datos. El texto de privacidad, al final de la página, indica qué se guarda y durante cuánto tiempo.
site-faq-reader-question = ¿Puedo usar un lector de pantalla o manejarlo todo con el teclado?
site-faq-reader-answer = Sí. Cada pieza se describe con palabras, ninguna regla depende del color y las teclas del 1 al 6 eligen una opción.

## List of tests.

site-catalogue-title = Los tests
site-catalogue-price = Informe desde { $price }
site-catalogue-free = El resultado completo es gratis
site-catalogue-statements = { $questions } frases cortas
site-catalogue-account = Resultado breve gratis con una cuenta
site-catalogue-empty = Todavía no hay ningún test abierto en esta lista.
site-catalogue-failed = No se pudo cargar la lista.

site-end-title = Empieza cuando te venga bien
site-end-text = El test no cuesta nada ni te pide el correo. Si tienes que parar, puedes seguir más tarde en este dispositivo.
