## Leitura longa: como o teste mede e o que não se sabe.

method-task-title = O que você faz
method-task-text = Você vê { $questions } padrões de figuras. Em cada um falta uma peça, e há { $options } para escolher. Eles começam fáceis e vão ficando mais difíceis. Você pode voltar e mudar as respostas até confirmar.

method-why-title = Por que figuras
method-why-text = Um padrão segue regras: uma quantidade aumenta, formas se alternam, duas peças somadas dão uma terceira. Descobrir regras assim se chama raciocínio fluido. É uma parte da inteligência, a que menos depende do idioma e da escola. Memória, conhecimento e rapidez são outras partes. Este teste não as mede.

method-score-title = Das respostas à pontuação
method-score-text = Não contamos só os acertos. Cada desafio tem sua própria dificuldade, e um modelo pesa todas as suas respostas em conjunto. O resultado vai para a escala usual de QI: média 100, com cerca de dois terços das pessoas entre 85 e 115. As mesmas respostas sempre dão a mesma pontuação.

method-margin-title = Por que existe uma margem
method-margin-text = Se você fizesse o teste duas vezes, não teria exatamente o mesmo número. Um dia bom, um chute certo, um lugar barulhento: tudo isso mexe um pouco na pontuação. Por isso, toda pontuação vem com o intervalo em que seu valor real mais provavelmente está. No meio da escala, o intervalo é estreito. Nos extremos ele é largo, e ali dizemos “ou mais” e “ou menos” em vez de inventar um número.

method-norms-title = Com quem comparamos você
method-norms-text = QI é uma comparação. A nossa ainda está em construção: não temos uma amostra grande da população geral. Enquanto for assim, todo resultado é marcado como preliminar, a margem é maior e a versão da comparação aparece nele. Quem faz testes online não representa a população inteira. Corrigimos isso o melhor que podemos e avisamos.

method-valid-title = Quando um teste não vale
method-valid-text = Respostas rápidas demais para que a pergunta tenha sido lida, ou muitas em branco, não permitem calcular uma pontuação. Dizemos o motivo, você recebe novos desafios, e não vendemos relatório de um teste assim. Ir devagar nunca é motivo.

method-unknown-title = O que não sabemos
method-unknown-supervision = Quem está diante da tela. Ninguém supervisiona, então a pontuação não prova nada a terceiros.
method-unknown-practice = Quanta prática você tem com desafios assim. A prática aumenta um pouco a pontuação, principalmente na segunda vez.
method-unknown-condition = Se você estava com sono, se estava com calma e se algo atrapalhou.
method-unknown-sample = Em que nossa primeira comparação difere da população inteira. Publicamos isso à medida que a amostra cresce.

method-use-title = Para que a pontuação não serve
method-use-text = Não é um diagnóstico nem base para decisões sobre escola, trabalho ou tratamento. Para isso, procure uma avaliação presencial com profissional de psicologia. O teste é para quem quer saber mais ou menos onde está, com honestidade.
