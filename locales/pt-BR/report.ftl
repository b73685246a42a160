### What the bought report says, on screen and on paper.

report-title = Seu relatório
report-exam = Teste de QI
report-exam-short = Teste de QI, versão curta
report-sample-mark = Exemplo: uma pessoa simulada
report-score-above = { $iq } ou mais
report-score-below = { $iq } ou menos
report-margin = margem de 95%: { $span }
report-span = de { $low } a { $high }
report-span-from = { $low } ou mais
report-span-to = { $high } ou menos
report-span-open = aberta nas duas pontas
report-norms = Normas { $version }, { $phase }
report-language-english = inglês
report-questionnaire-version = Questionário versão { $version }, comparação { $norms }.
report-phase-provisional = preliminares
report-phase-calibrating = desafios calibrados, nível tirado de estudos
report-phase-bridged = nível definido por uma amostra
report-phase-census = ajustadas ao censo
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } de { $whole }
report-sources = Fontes

## Names of the kinds of task and of the levels.

report-kind-induction = Busca de padrões
report-kind-logic = Lógica de figuras
report-kind-spatial = Raciocínio espacial
report-kind-several = Várias regras ao mesmo tempo
report-kind-pace = Ritmo
report-level-very-high = Muito alto
report-level-high = Alto
report-level-moderate = Médio
report-level-low = Baixo
report-level-very-low = Muito baixo
report-level-not-enough = Dados insuficientes

## Heads of columns. Short.

report-head-class = Classe
report-head-iq = QI
report-head-people = De 100 pessoas
report-head-touched = Sua margem
report-head-lower = Abaixo, de 100
report-head-takers = Participantes
report-head-puzzle = Desafio
report-head-puzzles = Desafios
report-head-right = Acertos
report-head-kind = Tipo de desafio
report-head-score = Pontuação
report-head-value = De 0 a 100
report-head-margin = Margem de 80%
report-head-level = Nível
report-head-difference = Em relação à sua média
report-head-needed = Conta a partir de
report-head-difficulty = Dificuldade
report-head-time = Seu tempo
report-head-median = Mediana de todos
report-head-medians = Soma das medianas de todos
report-head-answer = Sua resposta
report-head-part = Parte
report-head-error = Erro padrão da pontuação
report-head-within = 95 de 100 pontuações dentro de
report-head-second = Segunda pontuação
report-head-reading = O que significa
report-head-likely = Probabilidade
report-head-week = Semana
report-head-do = O que fazer
report-head-why = Por quê

## Summary: the first page after the cover.

report-summary-title = Resumo
report-summary-lead = Sua pontuação de QI é { $score } ({ $margin }).
report-summary-lead-above = Sua pontuação de QI é { $score } ({ $margin }). O teste não mede acima disso. Por isso, não indica um número maior.
report-summary-lead-below = Sua pontuação de QI é { $score } ({ $margin }). O teste não mede abaixo disso. Por isso, não indica um número menor.
report-score-label = Pontuação de QI
report-figure-class = Classe
report-figure-percentile = De 100 pessoas
report-figure-percentile-note = com pontuação menor
report-figure-right = Acertos
report-figure-right-note = cada desafio com sua própria dificuldade
report-figure-time = Tempo
report-figure-time-note = { $time } por desafio, em média
report-figure-place = Posição entre participantes
report-figure-place-note = até { $date }
report-figure-reliability = Confiabilidade
report-figure-reliability-note = das diferenças entre pontuações não vêm do acaso
report-class-one = O número pertence à classe “{ $class }” ({ $range }), e toda a margem dele também.
report-class-two = O número pertence à classe “{ $class }” ({ $range }). A margem toca “{ $low }” e “{ $high }”. Por isso, as duas são possíveis.
report-class-many = O número pertence à classe “{ $class }” ({ $range }). A margem vai de “{ $low }” até “{ $high }”. Por isso, qualquer classe entre uma e outra é possível.
report-class-limit = “{ $score }” é um limite e não pertence a uma só classe. A margem vai de “{ $low }” até “{ $high }”. Por isso, qualquer classe entre uma e outra é possível.
report-class-limit-one = “{ $score }” é um limite. Toda a margem está na classe “{ $class }”.
report-percentile = { $n ->
    [one] De 100 pessoas do grupo de referência, cerca de { $n } teria pontuação menor.
   *[other] De 100 pessoas do grupo de referência, cerca de { $n } teriam pontuação menor.
}
report-percentile-above = { $n ->
    [one] De 100 pessoas do grupo de referência, pelo menos { $n } teria pontuação menor.
   *[other] De 100 pessoas do grupo de referência, pelo menos { $n } teriam pontuação menor.
}
report-percentile-below = { $n ->
    [one] De 100 pessoas do grupo de referência, no máximo { $n } teria pontuação menor.
   *[other] De 100 pessoas do grupo de referência, no máximo { $n } teriam pontuação menor.
}
report-percentile-top = De 100 pessoas do grupo de referência, mais de 99 teriam pontuação menor.
report-percentile-bottom = De 100 pessoas do grupo de referência, menos de 1 teria pontuação menor.
report-more-than-99 = mais de 99
report-fewer-than-1 = menos de 1
report-kinds-even = Seus resultados são parecidos em todos os tipos de desafio: as diferenças entre eles podem ser obra do acaso.
report-kinds-strength = { $kind }: { $distance } pontos acima da sua própria média, mais do que o acaso explica. É um ponto forte.
report-kinds-weakness = { $kind }: { $distance } pontos abaixo da sua própria média, mais do que o acaso explica. É seu lado mais fraco.
report-kinds-untold = Nenhum tipo de desafio se destaca: os desafios de um só tipo dizem muito pouco para que uma diferença conte.
report-kinds-none = Esta versão tem poucos desafios de alguns tipos. Por isso, os tipos não têm pontuação própria.
report-summary-remember = Para lembrar
report-summary-same = Leia a margem antes do número: seu valor real pode muito bem estar em qualquer ponto de { $low } a { $high }.
report-summary-same-open = Leia a margem antes do número. Aqui ela é aberta em uma ponta, porque o teste não consegue medir tão longe.
report-summary-part = O teste mede uma parte da inteligência: descobrir regras em figuras.
report-summary-alone = Ninguém supervisionou, então a pontuação é para você e não prova nada a terceiros.
report-valid = As respostas e os tempos parecem os de uma tentativa séria. Por isso, a pontuação não precisa de nenhuma observação.
report-caution = O teste é válido, mas isto torna a pontuação menos segura:
report-norms-provisional = As normas são preliminares. A dificuldade dos desafios é prevista a partir das regras deles, e o nível médio vem de um estudo publicado. Por isso, a margem é maior.
report-norms-calibrating = A dificuldade dos desafios é conhecida pelas respostas de outras pessoas. O nível médio ainda vem de um estudo publicado e, por isso, a margem é maior.
report-norms-bridged = A dificuldade dos desafios é conhecida pelas respostas de outras pessoas, e uma amostra de adultos escolhida por cotas define o nível médio.
report-norms-census = As normas se baseiam no primeiro teste de muitas pessoas, com pesos que seguem o censo por idade, escolaridade e sexo.

## The curve.

report-curve-title = Seu lugar na curva
report-curve-lead-above = { $points ->
    [one] Sua pontuação de { $score } está um ponto acima da média de 100 ({ $margin }).
   *[other] Sua pontuação de { $score } está { $points } pontos acima da média de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Sua pontuação de { $score } está um ponto abaixo da média de 100 ({ $margin }).
   *[other] Sua pontuação de { $score } está { $points } pontos abaixo da média de 100 ({ $margin }).
}
report-curve-lead-at = Sua pontuação é exatamente a média: { $score } ({ $margin }).
report-curve-lead-limit = Sua pontuação é { $score } ({ $margin }). Ela está no limite do que este teste mede. Por isso, a curva mostra esse limite, e não um ponto.
report-curve-score = Sua pontuação: { $score }
report-curve-caption = As classes, seus limites e sua frequência
report-curve-reached = chega aqui
report-curve-how = Como ler a curva
report-curve-hill = A curva mostra quantas pessoas têm cada QI. A maioria está no meio: { $middle } em cada 100 entre 85 e 114, { $upper } entre 115 e 129, { $top } em 130 ou mais.
report-curve-step = A média é 100. Um passo de 15 pontos é um desvio padrão, a distância usual das pessoas até a média.
report-curve-why = Por que existe uma margem
report-curve-cover = Nenhum teste curto mede com precisão de um ponto. De 100 pessoas com a margem calculada assim, cerca de 95 têm o valor real dentro dela.
report-curve-error = Duas coisas a deixam grande: o teste, com erro padrão de { $test } pontos no valor real para suas respostas, e as normas, com erro padrão de cerca de { $norms } pontos.
report-curve-sides = A partir da sua pontuação, ela vai { $down } pontos para baixo e { $up } para cima. Uma pontuação é um lugar entre pessoas medidas com o mesmo erro, e isso a aproxima um pouco de 100. A margem não é deslocada.

## Ranking.

report-ranking-title = Ranking
report-ranking-caption = De 100 pessoas do grupo de referência
report-ranking-lower = com pontuação menor
report-ranking-higher = com pontuação igual ou maior
report-ranking-place = Em comparação com você
report-ranking-ends = A margem também vale aqui: o número de pessoas em cada 100 com pontuação menor vai de { $low } (ponta de baixo) a { $high } (ponta de cima).
report-ranking-end-low = A margem também vale aqui: mesmo na ponta de baixo, { $low } em cada 100 pessoas teriam pontuação menor. A ponta de cima é aberta.
report-ranking-end-high = A margem também vale aqui: na ponta de cima, o número de pessoas em cada 100 com pontuação menor é { $high }. A ponta de baixo é aberta.
report-ranking-rare-high = Cerca de uma em cada { $n } pessoas tem essa pontuação ou uma maior.
report-ranking-rarest = Menos de uma em cada { $n } pessoas tem essa pontuação ou uma maior.
report-ranking-middle = Metade das pessoas tem pontuação entre 90 e 110, e você também.
report-ranking-takers = Entre quem fez este teste
report-ranking-own = Até { $date }, havia { $n } resultados válidos deste teste: { $lower } menores que o seu, { $same } iguais (contando o seu) e { $higher } maiores. É a posição { $place } de { $n }.
report-ranking-average = A média dos participantes é { $average }. Eles escolheram fazer o teste e, por isso, não representam a população. O grupo de referência acima é a comparação mais justa.
report-ranking-you = Sua pontuação
report-ranking-takers-caption = Quantos participantes tiveram cada pontuação
report-ranking-few = Quando este relatório foi feito, menos de { $floor } resultados válidos deste teste tinham sido avaliados com estas normas. Uma posição entre tão poucos não diz nada. Por isso, não a indicamos. A comparação acima não depende deles.
report-ranking-places-caption = Pontuações e seu lugar no grupo de referência
report-ranking-places = Para comparar: quantas em cada 100 pessoas do grupo de referência ficam abaixo de cada uma destas pontuações.
report-ranking-norm = O grupo de referência são adultos de todas as idades. Ainda não há normas por idade. Por isso, todos são comparados com as mesmas pessoas.

## What the score means.

report-meaning-title = O que a pontuação significa
report-meaning-lead = A pontuação diz quão bem você descobriu regras em figuras em { $date }, em comparação com outras pessoas ({ $score }, { $margin }).
report-meaning-says = O que ela diz
report-meaning-fluid = Descobrir regras em algo novo se chama raciocínio fluido. É uma parte da inteligência, a que menos depende do idioma e da escola.
report-meaning-high = Essas regras são mais fáceis para você do que para a maioria: toda a margem está acima da média de 100.
report-meaning-middle = Você descobre essas regras mais ou menos tão bem quanto a maioria: { $people } em cada 100 pessoas ficam na classe de 85 a 114.
report-meaning-unsure = A margem passa pela média de 100. Por isso, o teste deixa em aberto se essas regras são mais fáceis ou mais difíceis para você do que para a maioria.
report-meaning-low = Você descobriu menos regras assim do que a maioria. Cansaço, barulho, uma tela pequena, preocupações ou pouca prática com desafios assim baixam uma pontuação, e as respostas não mostram se algo disso pesou, nem o quê.
report-meaning-again = Com outros desafios parecidos, sua pontuação ficaria a no máximo { $points } pontos desta em 95 de cada 100 casos.
report-meaning-expected = Desafios fáceis e difíceis
report-meaning-caption = As respostas que formam sua pontuação, pela dificuldade em relação a ela
report-meaning-easy = pelo menos 15 pontos mais fáceis
report-meaning-near = mais ou menos no nível da sua pontuação
report-meaning-hard = pelo menos 15 pontos mais difíceis
report-meaning-missed = { $n ->
    [one] Você errou um desafio pelo menos 15 pontos mais fácil que sua pontuação.
   *[other] Você errou { $n } desafios pelo menos 15 pontos mais fáceis que sua pontuação.
}
report-meaning-solved = { $n ->
    [one] Você acertou um desafio pelo menos 15 pontos mais difícil que sua pontuação.
   *[other] Você acertou { $n } desafios pelo menos 15 pontos mais difíceis que sua pontuação.
}
report-meaning-usual = Em parte, isso é comum: a atenção escapa, e um chute acerta uma vez em seis.
report-meaning-smooth = Você não errou nenhum desafio muito mais fácil que sua pontuação nem acertou nenhum muito mais difícil. As respostas seguem de perto a dificuldade.
report-meaning-likely = Qual classe é a mais provável
report-meaning-likely-caption = Onde está seu valor real
report-meaning-likely-text = Leia assim: de 100 pessoas do grupo de referência com respostas como as suas, são essas as que têm o valor real nessa classe. Contam tanto a margem quanto a frequência de cada classe.
report-less-than-1 = menos de 1%
report-meaning-not = O que ela não diz
report-meaning-not-parts = Como são sua memória, seu conhecimento, sua linguagem ou suas ideias. Nada disso foi medido.
report-meaning-not-worth = Quanto você vale, como é seu caráter ou até onde você pode chegar.
report-meaning-not-diagnosis = Se alguém tem altas habilidades ou uma deficiência. Para isso, é preciso uma avaliação presencial com profissional de psicologia.
report-meaning-not-fixed = Qual será sua pontuação daqui a dez anos. Uma pontuação é a medida de um dia.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Dimensões
report-dimensions-caption = Pontuações por tipo de desafio
report-reference = Faixa de referência: de { $low } a { $high }
report-dimensions-scale = Todas as pontuações estão na escala com média 100. A faixa de referência, de { $low } a { $high }, reúne a metade central das pessoas. Aqui as margens são as do teste. O erro das normas, de cerca de { $norms } pontos, soma-se a elas e desloca todos os tipos por igual.
report-dimensions-levels = Níveis: muito alto a partir de 125, alto a partir de 110, médio a partir de 90, baixo a partir de 75, muito baixo abaixo disso. Um nível só é indicado quando a margem de 80% cabe em dois níveis vizinhos; do contrário, os dados são insuficientes.
report-dimensions-joined = Poucos desafios de um só tipo medem mal. Por isso, cada pontuação os combina com o que dizem todos os outros, na medida em que supomos que os tipos andam juntos nas pessoas (correlação { $correlation }). Isso deixa as pontuações mais seguras e mais próximas entre si.
report-dimensions-pace = O ritmo aparece ao lado dos tipos e não faz parte da pontuação de QI.
report-difference-caption = Cada tipo em relação à sua própria média
report-dimensions-chance = Uma diferença conta como ponto forte ou lado fraco a partir do valor da última coluna. O acaso produz uma tão grande em menos de um em cada dez casos.

## One page for each kind of task.

report-kind-lead = Você acertou { $right } de { $n } desafios deste tipo.
report-read-very-high = Muito acima da faixa de referência: cerca de { $n } em cada 100 pessoas têm pontuação menor.
report-read-high = Acima da faixa de referência: cerca de { $n } em cada 100 pessoas têm pontuação menor.
report-read-moderate = Dentro da faixa de referência: cerca de { $n } em cada 100 pessoas têm pontuação menor.
report-read-low = Abaixo da faixa de referência: cerca de { $n } em cada 100 pessoas têm pontuação menor.
report-read-very-low = { $n ->
    [one] Bem abaixo da faixa de referência: cerca de { $n } em cada 100 pessoas tem pontuação menor.
   *[other] Bem abaixo da faixa de referência: cerca de { $n } em cada 100 pessoas têm pontuação menor.
}
report-read-not-enough = A margem de { $low } a { $high } abrange níveis demais para indicar um.
report-kind-what = O que este tipo pede
report-kind-what-induction = Uma ou duas regras de ordem e quantidade: algo cresce ou diminui passo a passo, formas se alternam, duas quantidades somam uma terceira. A tarefa é notar o que muda e testar uma ideia nas três linhas.
report-kind-what-logic = Figuras se sobrepõem: a terceira peça fica com o que está em qualquer uma das duas, com o que está em ambas, com o que está em só uma, com o que está na primeira e não na segunda, ou com o que falta nas duas. A tarefa é comparar peça com peça, parte por parte, e dar nome à operação.
report-kind-what-spatial = Figuras giram, são espelhadas ou passam de um lugar a outro. A tarefa é mover uma figura na mente e ver se o mesmo movimento leva de cada peça à seguinte.
report-kind-what-several = Três regras ou mais agem ao mesmo tempo, cada uma sobre uma propriedade. A tarefa é menos descobrir uma regra do que separar várias e conferir cada uma nas opções.
report-kind-how = Como resolver desafios assim
report-kind-how-induction = Olhe uma propriedade de cada vez: quantidade, tamanho, forma, preenchimento. Diga a regra em voz alta para a primeira linha e teste na segunda. Se não der certo, siga pelas colunas.
report-kind-how-logic = Escolha uma parte da figura, um segmento ou uma pétala, e acompanhe-a pela linha. Ela está na terceira peça quando estava em uma, nas duas, em nenhuma? Duas partes costumam bastar para decidir entre as operações.
report-kind-how-spatial = Escolha um detalhe, como uma ponta ou um lado aberto, e acompanhe só ele. Conte a rotação em oitavos de volta. Se nenhuma rotação servir, pense em um espelho.
report-kind-how-several = Resolva uma propriedade, elimine todas as opções que a contrariam e passe à próxima. Com três regras resolvidas, sobra uma opção, e nada precisou ficar muito tempo na memória.
report-kind-caption = Seus desafios deste tipo
report-kind-others = Em média, as pessoas acertam { $expected } deles.
report-kind-time = Você dedicou { $time } a eles, { $percent } do seu tempo no teste.
report-kind-within = Distância da sua própria média, em pontos: { $difference }. Pode ser obra do acaso.
report-kind-untold = Distância da sua própria média, em pontos: { $difference }. Os desafios deste tipo dizem muito pouco para que ela conte.
report-kind-worth = Se os tipos andam juntos como supomos, o número total de acertos explica { $total } das diferenças entre as pessoas neste tipo. Somando os desafios do próprio tipo, explica { $joined }.

## Pace.

report-pace-lead = Desafio por desafio, você precisou de cerca de { $percent } do tempo usual (média das proporções).
report-pace-lead-none = Ainda não se sabe bem quanto tempo outras pessoas levam nestes desafios. Por isso, seu ritmo não tem nível.
report-pace-fast = Mais rápido que a faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
report-pace-middle = Dentro da faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
report-pace-slow = { $n ->
    [one] Mais lento que a faixa de referência: cerca de { $n } em cada 100 pessoas demora mais.
   *[other] Mais lento que a faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
}
report-pace-none = Seus próprios tempos estão abaixo. Um nível exige pelo menos { $floor } outras pessoas nos mesmos desafios.
report-pace-neutral-title = Como ler
report-pace-neutral = O ritmo não faz parte da pontuação de QI, e mais rápido não é melhor. Não havia limite de tempo, então demorar mais não custou nada.
report-pace-method = É calculado com seus tempos em { $n } desafios. Cada um é comparado, em proporção, com os tempos de todos os que responderam ao mesmo desafio. Assim, um desafio difícil não parece lentidão. Na média das proporções, um único desafio demorado pesa menos que nas somas abaixo. Por isso, as duas podem diferir.
report-pace-reliability = Cerca de { $percent } das diferenças entre as pessoas neste valor são reais; o resto é acaso. Quanto o ritmo varia entre as pessoas vem de respostas publicadas a desafios assim.
report-pace-quicker-than = Em { $n } de { $all } desafios, você respondeu mais rápido que metade das pessoas.
report-pace-thirds = Do começo ao fim
report-pace-thirds-caption = Seu tempo em três partes
report-part-first = Primeiro terço, { $from }–{ $to }
report-part-middle = Segundo terço, { $from }–{ $to }
report-part-last = Último terço, { $from }–{ $to }
report-pace-slower = Em comparação com os outros, seu ritmo caiu: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-quicker = Em comparação com os outros, seu ritmo aumentou: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-kept = Em comparação com os outros, seu ritmo mudou pouco: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-harder = Os desafios vão ficando mais difíceis: de uma dificuldade média de QI { $first } no primeiro terço a { $last } no último. Por isso, é normal demorar mais ali.

## Time and effort.

report-time-title = Tempo e esforço
report-time-lead = Você levou { $time } no total, { $each } por desafio, em média.
report-time-caption = Segundos em cada desafio
report-time-own = Você
report-time-median = Mediana de todos
report-time-kinds-caption = Tempo por tipo de desafio
report-time-noticed = O que os tempos mostram
report-time-ends = O mais demorado foi o desafio { $slowest } ({ $long }); o mais rápido, o desafio { $quickest } ({ $short }).
report-time-later = O último terço levou mais tempo que o primeiro: { $last } contra { $first }.
report-time-earlier = O último terço levou menos tempo que o primeiro, embora os desafios sejam mais difíceis: { $last } contra { $first }.
report-time-wrong-longer = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Você ficou mais tempo nos desafios que depois errou.
report-time-wrong-shorter = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Os erros vieram mais rápido. Talvez valesse a pena olhar de novo.
report-time-alike = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Quase não há diferença.
report-effort = Esforço
report-effort-rapid = { $n ->
    [one] Uma resposta veio rápido demais para que o desafio tenha sido lido. A pontuação a deixa de fora.
   *[other] { $n } respostas vieram rápido demais para que o desafio tenha sido lido. A pontuação as deixa de fora.
}
report-effort-none-rapid = Nenhuma resposta veio rápido demais para que o desafio tenha sido lido.
report-effort-open = { $n ->
    [one] Um desafio ficou em branco. Ele conta como erro.
   *[other] { $n } desafios ficaram em branco. Eles contam como erros.
}
report-effort-none-open = Nenhum desafio ficou em branco.
report-effort-changes = { $n ->
    [one] Você mudou de ideia uma vez.
   *[other] Você mudou de ideia { $n } vezes.
}
report-effort-no-changes = Você não mudou nenhuma resposta depois de dá-la.

## How it was measured.

report-measured-title = Como foi medido
report-measured-lead = A pontuação de { $score } ({ $margin }) é calculada com suas respostas a { $questions } desafios. As mesmas respostas darão a mesma pontuação a qualquer momento.
report-measured-model = Cada desafio tem uma curva que diz com que probabilidade alguém de certa capacidade o acerta, conforme uma dificuldade, uma inclinação e uma chance de acerto por chute (modelo logístico de três parâmetros). A pontuação é a capacidade que melhor explica todas as suas respostas (verossimilhança ponderada).
report-measured-group = Grupo de referência: adultos de todas as idades; normas de { $version }; valores dos desafios na versão { $values }.
report-measured-provisional = Grupo de referência: adultos de todas as idades; normas de { $version }, preliminares; valores dos desafios na versão { $values }. A dificuldade dos desafios é prevista a partir das regras deles. O nível é o de { $n } adultos que resolveram desafios parecidos na internet (Zorowitz et al. 2024), menos { $shift } desvio padrão, porque quem participa de estudos assim costuma ficar acima da média. Por isso, a margem é maior.
report-measured-calibrating = Grupo de referência: adultos de todas as idades; normas de { $version }; valores dos desafios na versão { $values }. A dificuldade dos desafios é conhecida pelas respostas de outras pessoas. O nível é o de { $n } adultos que resolveram desafios parecidos na internet (Zorowitz et al. 2024), menos { $shift } desvio padrão, porque quem participa de estudos assim costuma ficar acima da média. Por isso, a margem é maior.
report-measured-level = Nível das normas
report-measured-level-note = erro padrão em pontos de QI
report-measured-range = Faixa medida
report-measured-range-note = fora dela: “ou mais”, “ou menos”
report-measured-caption = Com que exatidão esta versão mede
report-measured-errors = A exatidão do teste depende do nível. A tabela mostra quanto as pontuações de pessoas com o mesmo valor real se espalham em torno da média delas, sem o erro das normas. As pontuações ficam um pouco mais próximas de 100. Por isso, é menos que o erro do valor real, do qual vem a margem.
report-measured-unwatched = É um teste online sem supervisão: ninguém viu quem respondeu, onde e com que ajuda.
report-measured-not = Não serve para
report-measured-not-diagnosis = diagnósticos de qualquer tipo
report-measured-not-hiring = contratação, promoção ou admissão
report-measured-not-others = decisões sobre outra pessoa
report-measured-not-children = menores de 16 anos, para quem não há normas

## What to do with the result.

report-advice-title = O que fazer com o resultado
report-advice-lead = Use { $score } ({ $margin }) como um lugar aproximado, não como um rótulo.
report-advice-yours = A partir dos seus números
report-advice-class = Se alguém perguntar, diga a margem junto com o número. Sem ela, o número afirma mais do que foi medido.
report-advice-compare = A pontuação de outra pessoa só conta como diferente da sua se estiver a mais de { $points } pontos. Menos que isso pode ser acaso.
report-advice-missed = Se quiser praticar, comece por “{ $kind }”: dos desafios até a dificuldade { $limit }, foi onde você mais errou ({ $missed } de { $n }).
report-advice-none-missed = Dos desafios até a dificuldade { $limit }, você errou um no máximo. Por isso, não há um tipo por onde começar.
report-advice-lean = Uma diferença entre os tipos de desafio é maior do que o acaso explica. Confie nela só se um segundo teste a mostrar de novo.
report-advice-even = Nenhum tipo de desafio se destaca dos outros como ponto forte ou lado fraco.
report-advice-slower = Seus erros vieram mais rápido que seus acertos (mediana de { $wrong } contra { $right }). Conferir a última linha mais uma vez custa pouco.
report-advice-caution = Algo neste teste torna a pontuação menos segura; a página sobre tempo e esforço diz o quê. Um segundo teste sem isso diria mais que este.
report-advice-open = Da próxima vez, responda a todos os desafios. Um chute acerta uma vez em seis; um desafio em branco, nunca.
report-advice-low = Se a pontuação surpreende porque os estudos e o trabalho vão bem, acredite nos estudos e no trabalho: anos dizem mais que um teste.
report-advice-high = Se quiser uma prova para terceiros, faça um teste supervisionado. Associações e psicólogos só aceitam esses.
report-advice-uses = Para que serve
report-advice-use-place = Para saber mais ou menos onde você está em um tipo de raciocínio, com a margem ao lado.
report-advice-use-baseline = Para ter um primeiro valor com que comparar um teste futuro, daqui a { $months } meses, no mínimo.
report-advice-use-slips = Para ver como você erra: as páginas com as questões dizem qual regra cada opção errada sua contraria.
report-advice-help = Quando procurar alguém
report-advice-school = Para dúvidas sobre escola, formação ou trabalho: profissionais de psicologia testam várias capacidades pessoalmente, no seu idioma, e conversam com você sobre os próximos passos.
report-advice-worry = Se o raciocínio, a memória ou a atenção pioraram, ou se uma pontuação baixa preocupa você, fale com um médico. Este teste não consegue encontrar nem descartar uma causa.
report-advice-mood = Se o número estragar seu humor por dias, converse com alguém de confiança. Nenhuma pontuação vale isso.
report-advice-again = Refazer o teste
report-advice-wait = Espere pelo menos { $months } meses. Já ter visto desafios assim vale uns 3 a 4 pontos na segunda vez (Hausknecht et al. 2007) e, depois da terceira, quase nada mais (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guia de treino mental
report-guide-lead = Não se conhece treino que aumente a inteligência geral de forma duradoura. A prática melhora aquilo que se pratica, e bons hábitos ajudam a aprender.
report-guide-evidence = Sete psicólogos revisaram as pesquisas: programas de treino cerebral melhoram as tarefas treinadas, menos as parecidas e quase nada no dia a dia (Simons et al. 2016). Um ano a mais de escola ou estudo é outra história: esteve associado a 1 a 5 pontos de QI (Ritchie & Tucker-Drob 2018).
report-guide-start = Por onde começar
report-guide-missed = Comece por “{ $kind }”: dos desafios ao seu alcance, até a dificuldade { $limit }, foi onde você mais errou ({ $missed } de { $n }).
report-guide-none-missed = Dos desafios até a dificuldade { $limit }, você errou um no máximo. Por isso, nenhum tipo vem primeiro. Alterne os quatro.
report-guide-spread = Entre os desafios que você errou até a dificuldade { $limit }, nenhum tipo predomina com clareza. Por isso, nenhum vem primeiro. Alterne os quatro.
report-guide-numbers = Resolva de novo, sem olhar as soluções: { $numbers }.
report-guide-plan = Quatro semanas
report-guide-plan-caption = Vinte minutos, três vezes por semana
report-guide-week-1 = Refaça os desafios que errou. Diga cada regra em voz alta antes de escolher.
report-guide-week-1-slow = Refaça os desafios que mais tomaram seu tempo. Diga cada regra em voz alta antes de escolher.
report-guide-why-1 = Quem explica cada passo a si mesmo aprende mais com exemplos (Chi et al. 1989).
report-guide-week-2 = Misture os tipos em vez de fazer um de cada vez.
report-guide-why-2 = A prática misturada é mais difícil e dura mais (Rohrer & Taylor 2007).
report-guide-week-3 = Deixe dois dias entre as sessões e, antes de começar, lembre de cabeça as regras da semana anterior.
report-guide-why-3 = Espaçar e relembrar fixam o que se aprendeu (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Crie dois desafios com duas regras cada e peça a alguém que os resolva.
report-guide-why-4 = Para criar, é preciso relembrar as regras, e relembrar fixa o que se aprendeu (Roediger & Karpicke 2006).
report-guide-habits = Hábitos que ajudam
report-guide-sleep = Dormir. O que se aprendeu se consolida durante o sono (Diekelmann & Born 2010), e a atenção é o que mais sofre com noites curtas (Lim & Dinges 2010).
report-guide-move = Movimentar-se. Programas de exercício aeróbico trouxeram pequenos ganhos de atenção, velocidade e memória (Smith et al. 2010).
report-guide-honest = Em média, um segundo teste mostra 3 a 4 pontos a mais, porque desafios assim já são conhecidos. É um ganho de prática, não de inteligência. Em uma só pessoa, uma diferença de até { $points } pontos pode ser acaso.

## Taking a test again.

report-retest-title = Refazer um teste
report-retest-lead = Uma segunda pontuação só diz algo se estiver mais de { $points } pontos abaixo de { $score } ou mais de { $higher } pontos acima: para cima, 4 pontos se devem à prática.
report-retest-lead-limit = “{ $score }” é um limite. Por isso, uma segunda pontuação não pode ser comparada a ele como número. Duas pontuações dentro da faixa medida precisam estar a mais de { $points } pontos uma da outra para que a diferença diga algo.
report-retest-how = As duas pontuações têm um erro. No seu nível, o de uma pontuação é de { $error } pontos; em uma diferença, os dois se juntam. O valor vale com as mesmas normas, pois assim o erro do nível delas é igual nas duas pontuações.
report-retest-caption = Sua pontuação e uma segunda
report-retest-below = abaixo de { $iq }
report-retest-above = acima de { $iq }
report-retest-really-lower = menor, mais do que o acaso explica
report-retest-no-difference = nenhuma diferença que se distinga do acaso
report-retest-really-higher = maior, mais do que o acaso e a prática explicam
report-retest-practice-title = O que a prática faz
report-retest-practice = Em 107 amostras, as pessoas tiveram na segunda vez cerca de um quarto de desvio padrão a mais, aqui 3 a 4 pontos, e mais ainda com exatamente os mesmos desafios (Hausknecht et al. 2007). Depois da terceira vez, quase nada se soma (Scharfen et al. 2018). Por isso, a primeira pontuação válida é a que se deve guardar, e uma segunda mais alta precisa de 4 pontos a mais para contar.
report-retest-fair = Para uma comparação justa
report-retest-wait = Espere pelo menos { $months } meses. Você recebe outros desafios parecidos.
report-retest-same = Faça o teste depois de descansar, sem interrupções e em uma tela parecida.
report-retest-norms = Compare só pontuações com as mesmas normas. Se houver normas mais novas, seu relatório oferece este teste pontuado com elas.
report-retest-form = Compare testes do mesmo tamanho. Um mais curto tem margem maior.
report-retest-average = Dois testes dizem mais que um: a média de duas pontuações tem cerca de sete décimos do erro do próprio teste. O erro no nível das normas permanece.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Palavras explicadas
report-glossary-lead = Na ordem em que o relatório as usa.
report-term-iq = QI
report-term-iq-text = Um lugar entre as pessoas, em uma escala com média 100 e desvio padrão 15.
report-term-margin = Margem
report-term-margin-text = O intervalo em que o valor real está em 95 (ou 80) de cada 100 casos.
report-term-true = Valor real
report-term-true-text = Seu lugar na escala se o teste medisse sem erro. A margem se refere a ele. As pontuações ficam um pouco mais próximas de 100; o valor real, não.
report-term-class = Classe
report-term-class-text = Uma faixa de QI com nome. Os limites são uma convenção, não vêm da natureza.
report-term-norms = Normas
report-term-norms-text = A distribuição das pontuações no grupo com que todos são comparados, e sua versão.
report-term-group = Grupo de referência
report-term-group-text = As pessoas com quem todos são comparados: adultos de todas as idades.
report-term-percentile = De 100 pessoas
report-term-percentile-text = Quantas em cada 100 pessoas do grupo de referência teriam pontuação menor.
report-term-deviation = Desvio padrão
report-term-deviation-text = A distância usual até a média: cerca de 68 em cada 100 pessoas estão a no máximo um desvio dela.
report-term-error = Erro padrão
report-term-error-text = A distância usual entre um valor medido e o real. O dobro dá uma margem de 95%.
report-term-reliability = Confiabilidade
report-term-reliability-text = A parte das diferenças entre pontuações que não vem do acaso.
report-term-fluid = Raciocínio fluido
report-term-fluid-text = Descobrir e usar regras em algo novo, sem conhecimento do assunto.
report-term-reference = Faixa de referência
report-term-reference-text = De 90 a 110: onde está a metade central das pessoas.
report-term-level = Nível
report-term-level-text = Uma palavra para a pontuação de um tipo, indicada só quando a margem permite.
report-term-difficulty = Dificuldade
report-term-difficulty-text = Das pessoas com este QI, metade acerta o desafio.
report-term-likelihood = Verossimilhança ponderada
report-term-likelihood-text = Um modo de achar a capacidade que melhor explica todas as respostas, quase sem viés.
report-term-median = Mediana
report-term-median-text = O valor do meio: metade fica abaixo, metade acima.
report-term-rapid = Rápido demais para a pontuação
report-term-rapid-text = Respondido em menos tempo do que se leva para ler o desafio. Respostas assim acertam tanto quanto chutes. Por isso, a pontuação as deixa de fora. No número de acertos, elas ficam.
report-term-valid = Teste válido
report-term-valid-text = Um teste com respostas suficientes, dadas com tempo bastante para serem uma tentativa de verdade.
report-term-practice = Efeito da prática
report-term-practice-text = O que um segundo teste ganha porque desafios assim já são conhecidos.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Você escolheu a opção { $number }
report-sheet-open = Em branco
report-sheet-difficulty = Dificuldade: QI { $iq }
report-sheet-time = Seu tempo: { $time }
report-sheet-rapid = Seu tempo: { $time }, rápido demais para a pontuação
report-sheet-median = Mediana de todos: { $time }
report-sheet-right = Certo
report-sheet-wrong = Errado
report-sheet-right-rapid = Certo, mas rápido demais
report-sheet-wrong-rapid = Errado, rápido demais
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } de todas as { $answered } pessoas escolheram a opção correta.
report-sheet-key = Opção correta: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificado de conclusão
report-certificate-statement = concluiu o teste “{ $exam }”, com { $questions } desafios, em { $date }.
report-certificate-unsupervised = Teste online sem supervisão
report-certificate-check = Qualquer pessoa pode verificar este certificado em
