## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

preview-share-title = { $name }: resultado do { $test }
preview-share-title-nameless = Resultado compartilhado: { $test }
preview-share-score = QI { $score } ({ $margin }).
preview-share-class = Categoria: { $class }.
preview-share-classes = de “{ $low }” a “{ $high }”
preview-share-unsupervised = Teste online sem supervisão, compartilhado por quem o fez.
preview-gone-title = Este link não está mais ativo
preview-gone-description = Ele foi desativado ou está incompleto.
preview-verify-title = Verificar um certificado
preview-verify-description = Veja se um certificado de conclusão é autêntico, o que ele diz e se ainda é válido.
