## Packages of the paid report.

checkout-package-sku1-name = Puntuación
checkout-package-sku2-name = Respuestas
checkout-package-sku3-name = Certificado
checkout-package-sku4-name = Todo
checkout-package-triple-name = Tres tests

checkout-package-includes = Todo lo de “{ $package }” y además:
checkout-item-later = Aún no disponible

## Items.

checkout-item-iq-score-name = Puntuación de IQ
checkout-item-iq-score-content = Tu puntuación exacta, su margen de error y su clase.

checkout-item-iq-ranking-name = Ranking de IQ
checkout-item-iq-ranking-content = Cuántas de cada 100 personas tienen una puntuación más baja que la tuya.

checkout-item-report-name = Informe de 21 páginas
checkout-item-report-content = Cada resultado en palabras sencillas, en línea y en PDF.

checkout-item-wrong-answers-name = Análisis de errores
checkout-item-wrong-answers-content = Cada ejercicio fallado, explicado regla por regla.

checkout-item-left-right-brain-name = Test cerebro izquierdo/derecho
checkout-item-left-right-brain-content = ¿Decides por análisis o por intuición? Un cerebro sano no tiene un lado dominante.

checkout-item-certificate-name = Certificado personal
checkout-item-certificate-content = Un certificado de finalización con tu puntuación y su margen. Cualquiera puede verificarlo con el código QR.

checkout-item-eq-name = Test de EQ
checkout-item-eq-content = Cómo valoras tus propias habilidades emocionales, con un informe completo.

checkout-item-brain-training-name = Guía de entrenamiento mental
checkout-item-brain-training-content = Hábitos de práctica y estudio, con fuentes. No se conoce ningún entrenamiento que aumente la inteligencia de forma duradera.

checkout-item-discount-name = 20 % de descuento permanente
checkout-item-discount-content = 20 % de descuento en todo lo demás que compres aquí con el mismo correo. Sin fecha de fin.
