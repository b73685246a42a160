## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

preview-share-title = { $name }: resultado en “{ $test }”
preview-share-title-nameless = Resultado compartido: { $test }
preview-share-score = CI { $score } ({ $margin }).
preview-share-class = Categoría: { $class }.
preview-share-classes = { $low } – { $high }
preview-share-unsupervised = Un test en línea sin supervisión, compartido por quien lo hizo.
preview-gone-title = Este enlace ya no está activo
preview-gone-description = Se desactivó o está incompleto.
preview-verify-title = Verificar un certificado
preview-verify-description = Comprueba si un certificado de finalización es auténtico, qué dice y si sigue siendo válido.
