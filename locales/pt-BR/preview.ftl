## What a messenger or a network shows of a link to a shared result or a certificate, and the picture beside it.

preview-share-title = { $name }: resultado do { $test }
preview-share-title-nameless = Um resultado do { $test }
preview-share-score = QI { $score } ({ $margin }).
preview-share-class = Classe: { $class }.
preview-share-classes = “{ $low }” a “{ $high }”
preview-share-unsupervised = Um teste online sem supervisão, mostrado por quem o fez.
preview-gone-title = Este link não mostra nada
preview-gone-description = Quem compartilhou um resultado aqui o retirou, ou o endereço está incompleto.
preview-verify-title = Verificar um certificado
preview-verify-description = Veja se um certificado de conclusão é autêntico, o que ele diz e se ainda vale.
