### What the result and the report on thinking style say, on screen and on paper.

## Titles of pages and sections.

thinking-exam = Estilo de pensamento
thinking-page-result = Seu estilo de pensamento
thinking-page-report = Seu relatório de estilo de pensamento
thinking-point-title = Onde você está no mapa
thinking-pattern-title = Seu padrão
thinking-use-title = Quando cada estilo ajuda, e quando engana
thinking-growth-title = Experimentos para tentar
thinking-sure-title = Quanta certeza temos?
thinking-method-title = Como funciona
thinking-head-style = Estilo

## First paragraph of the result and of the report.

thinking-intro = Há quem goste de decidir raciocinando, há quem prefira ir pelo que sente, e muita gente faz as duas coisas. Imagens do cérebro não mostram pessoas dominadas pelo lado esquerdo ou pelo direito; aqui o assunto são preferências.
thinking-added = São as suas respostas somadas, não uma comparação com outras pessoas.
thinking-style-analytic = Analítico
thinking-style-analytic-line = Querer razões, fatos e passos claros antes de decidir.
thinking-style-intuitive = Intuitivo
thinking-style-intuitive-line = Confiar em palpites, primeiras impressões e no que parece certo.

## The five patterns.

thinking-both-name = Os dois estilos
thinking-both-line = Você diz que pensa bem nas coisas e também confia na intuição.
thinking-both-text = Você concorda com os dois tipos de frase: gosta de desmontar um problema e escuta quando algo em você diz sim ou não. Os dois se atrapalham menos do que se pensa. Um palpite pode dizer onde procurar, e uma verificação, se há algo ali. Fica interessante quando discordam. Talvez você conheça a sensação: a lista favorece uma opção, e você já quer a outra. Aí vale perguntar qual dos dois já viu um caso assim antes.
thinking-analytic-name = Mais analítico
thinking-analytic-line = Você diz que prefere raciocinar sobre uma decisão a se guiar pelo que sente.
thinking-analytic-text = Você concorda mais com as frases analíticas do que com as intuitivas: quer saber por quê, compara os prós e os contras e decide quando tem os fatos. Dá para acompanhar como você chegou a uma resposta, e você pode corrigi-la se um dos fatos estiver errado. Um palpite vale menos para você até ter explicação. Assim, um sinal discreto pode passar batido porque as razões dele só chegam depois, e escolhas pequenas podem demorar tanto quanto as grandes.
thinking-intuitive-name = Mais intuitivo
thinking-intuitive-line = Você diz que prefere seguir o que parece certo a calcular tudo.
thinking-intuitive-text = Você concorda mais com as frases intuitivas do que com as analíticas: confia na primeira impressão, age por palpite e muitas vezes sabe a resposta antes de poder explicá-la. Consegue decidir enquanto outros ainda juntam fatos e nota quando algo está fora do lugar. Longas cadeias de razões podem cansar você. Às vezes não dá para contar aos outros como chegou lá, e um sentimento forte pode vencer até em uma área nova, em que ele teve pouco com que aprender.
thinking-neither-name = Nenhum em destaque
thinking-neither-line = Você diz que nem longas análises nem a intuição pesam muito nas suas decisões.
thinking-neither-text = Você concorda com poucas frases de cada tipo. Não passa noites pesando uma escolha, e palpites não mandam em você. Há outros jeitos de decidir: por hábito, perguntando a quem entende, combinando com as pessoas envolvidas, tentando e vendo no que dá. Talvez você use um deles sem dar nome. Pense na última escolha que deixou você contente e se pergunte o que decidiu a questão. É esse o seu estilo, mesmo que este questionário não tenha uma palavra para ele.
thinking-middle-name = Perto do meio
thinking-middle-line = Você diz que usa os dois estilos às vezes, e nenhum deles com muita força.
thinking-middle-text = Seu ponto está tão perto do meio do mapa que a margem de erro alcança várias áreas, e não colocamos você em nenhuma. Provavelmente você alterna: algumas escolhas você calcula, outras você sente, conforme o assunto, o tempo que tem ou quem está pedindo. Olhe duas escolhas recentes, uma grande e uma pequena. Como fez cada uma? Se não foi do mesmo jeito, você descobriu do que seu estilo depende.

## The map: a point and the ellipse around it.

thinking-point-lead = Quanto mais à direita, mais você concorda com as frases analíticas; quanto mais acima, com as intuitivas. Seu ponto fica onde as duas se encontram.
thinking-point-ellipse = A elipse em volta do ponto é a margem de erro: em { $level } dos casos, o ponto verdadeiro está dentro dela. Quanto menor, mais as suas respostas dizem.
thinking-point-crosses = Sua elipse alcança outra área: leia também sobre ela.
thinking-point-corners = No alto à direita estão os dois estilos; embaixo à direita, mais analítico; no alto à esquerda, mais intuitivo; embaixo à esquerda, nenhum em destaque. Nenhum dos quatro é o canto bom.
thinking-point-caption = Seu ponto no mapa, com a margem de { $level }
thinking-point-alt = Mapa com dois eixos. Analítico { $analytic }, intuitivo { $intuitive }. Área: { $pattern }. Uma elipse em volta do ponto mostra a margem de erro.
thinking-axis-analytic = Mais analítico à direita
thinking-axis-intuitive = Mais intuitivo para cima
thinking-value-analytic = Analítico: { $analytic } (margem de { $level }: de { $low } a { $high })
thinking-value-intuitive = Intuitivo: { $intuitive } (margem de { $level }: de { $low } a { $high })

## Free result.

thinking-result-lead = Seu padrão: { $pattern }
thinking-more-title = Saiba quando confiar na intuição
thinking-more-text = O relatório completo descreve seu padrão, mostra quando cada estilo ajuda e quando engana e traz experimentos para os dois.

## When each style helps and when it misleads.

thinking-use-lead = A vida pede os dois. Sua preferência importa menos do que aquilo que o momento pede.
thinking-analytic-helps = Raciocinar ajuda quando a escolha é nova para você, quando um erro sai caro, quando outros precisam entender e quando há números: um contrato, um empréstimo, um caminho que você nunca fez.
thinking-analytic-misleads = Engana quando o que conta é difícil de pôr em palavras e fica fora da lista. Engana também quando mais fatos só adiam a decisão, ou quando você junta razões para o que já queria.
thinking-intuitive-helps = Ir pelo que sente ajuda quando você já viu muitos casos parecidos e soube como cada um acabou: seu ofício, as pessoas que conhece bem, um jogo que joga há anos. Ajuda também quando não há tempo.
thinking-intuitive-misleads = Engana quando tudo é novo, quando você nunca fica sabendo se acertou, quando um desconhecido lembra alguém que você conhece e quando há cansaço, fome ou paixão pela ideia.
thinking-use-caption = Quatro perguntas antes de decidir como decidir
thinking-use-question-1 = Já enfrentei muitas escolhas assim e soube como acabaram?
thinking-use-question-2 = Quanto custaria um erro, e daria para desfazer?
thinking-use-question-3 = Alguém vai querer saber as minhas razões?
thinking-use-question-4 = Ainda estou buscando fatos, ou permissão?

## Experiments, two per style.

thinking-growth-lead = Escolha um do estilo que você usa menos, ou do seu, se quiser afiá-lo. Tente um de cada vez, por uma semana.
thinking-growth-analytic-1-title = A aposta por escrito
thinking-growth-analytic-1 = Uma vez por dia, antes de saber como algo acaba, escreva o que espera e quanta certeza tem. Serve uma reunião, um jogo, uma entrega. No fim da semana, conte. Você acertou tantas vezes quanto pensava?
thinking-growth-analytic-2-title = A melhor razão contra
thinking-growth-analytic-2 = Antes de cada decisão maior desta semana, procure a razão mais forte contra o que gostaria de fazer e escreva-a em uma frase. Depois decida. Observe se a frase muda a decisão ou só a deixa mais firme.
thinking-growth-intuitive-1-title = Primeiro a resposta, depois a lista
thinking-growth-intuitive-1 = Uma vez por dia, diante de uma escolha pequena, anote sua primeira resposta antes de pesar qualquer coisa. Depois decida como sempre. No fim da semana, compare as duas. Em que escolhas a primeira resposta foi tão boa quanto?
thinking-growth-intuitive-2-title = Um minuto para perceber
thinking-growth-intuitive-2 = Uma vez por dia, ao encontrar alguém ou entrar em um lugar, pare um minuto para perceber o que sente antes de explicar: conforto, tensão, curiosidade. Mais tarde, veja o que estava acontecendo. Quais desses sentimentos tinham razão?

## How sure is this.

thinking-sure-lead = Temos mais certeza da direção do seu ponto do que da distância dele até o meio.
thinking-sure-self = É a sua própria visão de como decide. O que você faria em um caso concreto pode ser diferente, e o que os outros diriam de você também.
thinking-sure-good = Diz como você gosta de pensar, não se pensa bem. Os dois estilos podem ser bem ou mal usados.
thinking-sure-again = Refaça o teste depois de { $days } dias e compare os dois pontos.
thinking-sure-again-overlap = As elipses dos seus dois resultados se sobrepõem: não há diferença de que possamos ter certeza.
thinking-sure-again-apart = As elipses dos seus dois resultados não se sobrepõem. Desta vez você respondeu diferente, mais do que o acaso explicaria.
thinking-provisional = Preliminar: { $unmeasured } de { $questions } frases são novas. Os pesos delas são valores típicos, até que mais gente tenha respondido aqui.
thinking-provisional-badge = Preliminar · ainda sem comparação com outras pessoas
thinking-provisional-source = Os pesos que já temos vêm de { $people } pessoas voluntárias que responderam em { $language } por volta de { $year }.

## Method.

thinking-method-statements = Você avaliou { $questions } frases, metade sobre cada estilo. Nenhuma opõe um estilo ao outro: dá para concordar com os dois, e também com nenhum.
thinking-method-reversed = Em cada metade, algumas frases são formuladas ao contrário, para compensar a tendência a concordar com tudo.
thinking-method-norms = Ainda não temos números de comparação. Quando { $target } pessoas tiverem respondido, vamos verificar se os dois estilos são mesmo independentes aqui e dizer como você se compara.
thinking-method-reliability = Confiabilidade esperada (alfa de Cronbach): analítico { $analytic }, intuitivo { $intuitive }. São previsões, até que mais gente tenha respondido aqui.
thinking-method-lines = As linhas do mapa ficam no meio da escala de respostas, não na média das pessoas.
thinking-method-not = O que isto não é
thinking-method-not-brain = Não diz nada sobre metades do cérebro. As duas trabalham juntas em todo mundo.
thinking-method-not-ability = Não é um teste de inteligência nem da qualidade das suas decisões.
thinking-method-not-jobs = Não serve para contratar nem para julgar outras pessoas.
thinking-method-source = Com base em perguntas do International Personality Item Pool (ipip.ori.org) e em algumas nossas, todas nas nossas próprias palavras.
thinking-method-more = Ver todos os números

## Certificate of completion and share card.

thinking-certificate-line = { $person } concluiu o questionário de estilo de pensamento, com { $questions } frases, em { $date }.
thinking-certificate-note = Uma autodescrição, feita online e sem supervisão. Certifica a conclusão, não uma capacidade.
thinking-share-lead = Seu cartão mostra seu padrão e o mapa com seu ponto. Sem e-mail, sem números, sem respostas.
thinking-card-title = Meu estilo de pensamento: { $pattern }
thinking-card-description = Analítico, intuitivo, os dois ou nenhum? Veja seu ponto no mapa de graça.
