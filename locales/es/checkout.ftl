## Packages of the paid report.

checkout-package-sku1-name = Puntuación
checkout-package-sku2-name = Soluciones
checkout-package-sku3-name = Certificado
checkout-package-sku4-name = Completo
checkout-package-triple-name = Pack de 3 tests

checkout-package-includes = Todo lo de “{ $package }” y, además:
checkout-item-later = Aún no disponible

## Items.

checkout-item-iq-score-name = Puntuación de CI
checkout-item-iq-score-content = Tu puntuación de CI, su margen de error y su categoría.

checkout-item-iq-ranking-name = Ranking de CI
checkout-item-iq-ranking-content = A cuántas de cada 100 personas superas (tu percentil).

checkout-item-report-name = Informe de 21 páginas
checkout-item-report-content = Tus resultados explicados con palabras sencillas, en línea y en PDF.

checkout-item-wrong-answers-name = Análisis de errores
checkout-item-wrong-answers-content = Cada acertijo que fallaste, explicado paso a paso.

checkout-item-left-right-brain-name = Test de cerebro izquierdo/derecho
checkout-item-left-right-brain-content = ¿Eres más de analizar o de intuir? Trata del estilo de pensamiento: un cerebro sano no tiene un lado dominante.

checkout-item-certificate-name = Certificado personal
checkout-item-certificate-content = Un certificado de finalización con tu nombre, tu puntuación y su margen de error. Cualquiera puede verificarlo con el código QR.

checkout-item-eq-name = Test de inteligencia emocional
checkout-item-eq-content = Valora tus propias habilidades emocionales y recibe un informe completo.

checkout-item-brain-training-name = Guía de entrenamiento mental
checkout-item-brain-training-content = Un plan de práctica de cuatro semanas y hábitos de estudio con respaldo científico. Practicar mejora la destreza; no se conoce ningún entrenamiento que aumente la inteligencia de forma duradera.

checkout-item-discount-name = 20 % de descuento permanente
checkout-item-discount-content = 20 % de descuento en todo lo demás que compres aquí con el mismo correo. No caduca.

checkout-want-sku1 = ¿Cómo quedo frente a los demás?
checkout-want-sku2 = ¿Qué fallé y por qué?
checkout-want-sku3 = ¿Cómo puedo mostrar mi resultado?
checkout-want-sku4 = ¿Cómo puedo seguir practicando?
