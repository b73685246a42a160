### Páginas de inicio del test de tipos y rótulos de las páginas sobre los dieciséis tipos.

types-tiles-title = ¿Cuál de los 16 tipos eres?
types-tiles-lead = Valora frases cortas sobre ti. Verás tus cuatro letras, el animal que las acompaña y con qué certeza conocemos cada letra.
types-letters-title = Cuatro letras, y la certeza de cada una
types-letters-lead = En muchos tests, un 51 % y un 95 % dan la misma letra. Aquí ves tu lugar en cada escala, en qué letras hay poca diferencia y qué otro tipo encaja casi igual de bien.
types-meta-description = Haz un test de personalidad de 16 tipos y mira con qué certeza conocemos cada letra. Resultado gratis, sin cuenta ni correo. Informe con un solo pago.

types-fact-length = { $questions } frases cortas, sin límite de tiempo
types-fact-free = Gratis y sin correo: tu tipo, tus cuatro escalas y la certeza de cada letra
types-fact-price = Informe completo desde { $price }, impuestos incluidos. Un solo pago, sin suscripción

types-result-title = Tu resultado gratis, al terminar el test
types-result-lead = Sin correo, sin cuenta y sin tarjeta.
types-result-example = Una muestra con datos inventados.
types-result-type = Tu tipo y el más cercano
types-result-type-text = Si encajan dos tipos, ves los dos y la probabilidad de cada uno.
types-result-bars = Cuatro escalas, cada una con su margen de error
types-result-bars-text = La línea marca tu lugar. La barra que la rodea muestra dónde más podrías estar.
types-result-balanced = Una minúscula cuando hay poca diferencia
types-result-balanced-text = Cuando no hay un lado claro, ponemos la letra en minúscula y describimos los dos.

types-package-report = Informe de tu tipo
types-package-more = Informe de tu tipo y tres tests más
types-item-report = Tu informe completo, en línea y en PDF: cómo eres en el trabajo, con la gente y bajo estrés, dos experimentos para probar y las respuestas que más contaron para cada letra
types-item-certificate = Un certificado de finalización con tu nombre y tu tipo. Cualquiera puede verificarlo con el código QR
types-item-tests = Tres tests más con su informe completo: habilidades emocionales, estilo de pensamiento e intereses profesionales

types-path = Estás aquí
types-contents = En esta página

types-common-title = ¿Es un tipo frecuente?
types-common-text = Este fue el tipo más probable en el { $share } de { $runs } resultados, del { $from } al { $until }. Estas personas eligieron hacer nuestro test y no representan a toda la población.
