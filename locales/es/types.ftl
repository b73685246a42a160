### Páginas de inicio del test de tipos y rótulos de las páginas sobre los dieciséis tipos.

types-tiles-title = ¿Cuál de los dieciséis eres?
types-tiles-lead = Valora frases cortas sobre ti. Obtienes cuatro letras, un animal que las acompaña y una idea clara de qué certeza tiene cada letra.
types-letters-title = Cuatro letras y la certeza de cada una
types-letters-lead = En otros sitios, un 51 % y un 95 % dan la misma letra. Aquí ves dónde estás, si está claro y qué otro tipo encaja casi igual de bien.
types-meta-description = Un test de personalidad con dieciséis tipos que muestra qué certeza tiene cada letra. Resultado gratis, sin cuenta ni correo. Informe completo con un solo pago, sin suscripción.

types-fact-length = { $questions } frases cortas, sin límite de tiempo
types-fact-free = Gratis y sin correo: tus tipos más probables, tus cuatro escalas y la certeza de cada letra
types-fact-price = Informe completo desde { $price }, impuestos incluidos. Un solo pago, sin suscripción

types-result-title = Lo que ves justo después del test
types-result-lead = Gratis, antes de hablar de pagar y sin cuenta.
types-result-example = Un ejemplo. No es el resultado de nadie.
types-result-type = Tu tipo y el de al lado
types-result-type-text = Si encajan dos tipos, ves los dos, con la probabilidad de cada uno.
types-result-bars = Cuatro escalas con su margen
types-result-bars-text = La línea muestra dónde estás; la barra que la rodea, dónde también podrías estar.
types-result-balanced = Una letra pequeña donde hay poca diferencia
types-result-balanced-text = Si la barra cruza el centro, la letra va en minúscula y describimos los dos lados.

types-package-report = Informe de tu tipo
types-package-more = Informe y más tests
types-item-report = Tu informe, en línea y en PDF: en el trabajo, con la gente, bajo presión, experimentos para tu semana y las respuestas que más contaron para cada letra
types-item-certificate = Un certificado de finalización con tu tipo. Cualquiera puede verificarlo con el código QR
types-item-tests = Tres tests más con su informe completo: habilidades emocionales, estilo de pensamiento e intereses profesionales

types-path = Dónde estás
types-contents = En esta página

types-common-title = ¿Es un tipo frecuente?
types-common-text = De { $runs } resultados entre el { $from } y el { $until }, este era el tipo más probable en el { $share }. Estas personas eligieron hacer nuestro test, y por eso no representan a todo el mundo.
