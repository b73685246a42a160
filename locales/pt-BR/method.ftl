## Leitura longa: como o teste mede e o que não se sabe.

method-task-title = O que você faz
method-task-text = Você vê { $questions } padrões, cada um com uma peça faltando e { $options } opções para escolher. Eles começam fáceis e vão ficando mais difíceis. Você pode voltar e mudar as respostas até confirmar.

method-why-title = Por que desafios visuais
method-why-text = Todo padrão segue regras: uma quantidade aumenta, formas se alternam, duas peças somadas formam uma terceira. Descobrir regras assim se chama raciocínio fluido. É uma parte da inteligência, a que menos depende do idioma e da escola. Memória, conhecimento e rapidez são outras partes, que este teste não mede.

method-score-title = Das respostas à pontuação
method-score-text = Não contamos só os acertos. Cada desafio tem sua própria dificuldade, e um modelo estatístico pesa todas as respostas em conjunto. O resultado aparece na escala usual de QI: a média é 100, e cerca de dois terços das pessoas ficam entre 85 e 115. As mesmas respostas sempre dão a mesma pontuação.

method-margin-title = Por que existe uma margem de erro
method-margin-text = Se você fizesse o teste duas vezes, provavelmente não teria o mesmo número. Um dia bom, um chute certo, um lugar barulhento: tudo isso mexe um pouco na pontuação. É por isso que ela sempre vem com uma margem de erro (intervalo de confiança), a faixa em que sua pontuação verdadeira mais provavelmente está. No meio da escala, a margem é mais estreita. Nos extremos ela é larga, e ali dizemos “ou mais” e “ou menos” em vez de inventar um número.

method-norms-title = Com quem comparamos você
method-norms-text = Uma pontuação de QI é uma comparação. Nosso grupo de comparação ainda está crescendo: não temos uma amostra grande da população em geral. Até lá, todo resultado é marcado como preliminar, tem uma margem de erro maior e mostra qual versão da comparação (as normas) usamos. Quem faz testes online não representa a população inteira. Corrigimos isso o melhor que podemos e avisamos.

method-valid-title = Quando um teste não é válido
method-valid-text = Se as respostas vêm rápido demais para dar tempo de olhar os desafios, ou se muitas ficam em branco, não dá para calcular a pontuação. Dizemos o motivo, você recebe novos desafios e não vendemos relatório dessa tentativa. Levar mais tempo nunca é problema.

method-unknown-title = O que não sabemos
method-unknown-supervision = Quem está diante da tela. Ninguém supervisiona, então a pontuação não prova nada a terceiros.
method-unknown-practice = Quanta prática você tem com desafios assim. A prática aumenta um pouco a pontuação, principalmente na segunda vez.
method-unknown-condition = Se você tinha descansado, se estava com calma e se algo atrapalhou.
method-unknown-sample = Em que nosso primeiro grupo de comparação difere da população inteira. Vamos publicar isso à medida que o grupo crescer.

method-use-title = Para que a pontuação não serve
method-use-text = Não é um diagnóstico nem base para decisões sobre escola, trabalho ou tratamento. Para isso, procure uma avaliação presencial com um profissional de psicologia. Este teste é para quem quer ter uma ideia de onde está.
