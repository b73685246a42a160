## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

preview-share-title = { $name }: resultado del { $test }
preview-share-title-nameless = Un resultado del { $test }
preview-share-score = IQ { $score } ({ $margin }).
preview-share-class = Clase: { $class }.
preview-share-classes = “{ $low }” a “{ $high }”
preview-share-unsupervised = Un test en línea sin supervisión, mostrado por la persona que lo hizo.
preview-gone-title = Este enlace no muestra nada
preview-gone-description = La persona que compartió aquí un resultado lo ha retirado, o la dirección está incompleta.
preview-verify-title = Verificar un certificado
preview-verify-description = Mira si un certificado de finalización es auténtico, qué dice y si sigue vigente.
