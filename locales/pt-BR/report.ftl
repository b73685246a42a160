### What the bought report says, on screen and on paper.

report-title = Seu relatório
report-exam = Teste de QI
report-exam-short = Teste de QI curto
report-sample-mark = Exemplo com respostas simuladas
report-score-above = { $iq } ou mais
report-score-below = { $iq } ou menos
report-margin = margem de erro de 95%: { $span }
report-span = de { $low } a { $high }
report-span-from = { $low } ou mais
report-span-to = { $high } ou menos
report-span-open = sem limite inferior nem superior
report-norms = Grupo de comparação { $version }, { $phase }
report-language-english = inglês
report-questionnaire-version = Questionário versão { $version }, grupo de comparação { $norms }.
report-phase-provisional = preliminar
report-phase-calibrating = média de um estudo publicado
report-phase-bridged = média de uma amostra própria
report-phase-census = ajustado ao censo
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } de { $whole }
report-sources = Fontes

## Names of the kinds of task and of the levels.

report-kind-induction = Busca de padrões
report-kind-logic = Lógica visual
report-kind-spatial = Raciocínio espacial
report-kind-several = Combinação de regras
report-kind-pace = Ritmo
report-level-very-high = Muito alto
report-level-high = Alto
report-level-moderate = Médio
report-level-low = Baixo
report-level-very-low = Muito baixo
report-level-not-enough = Sem nível claro

## Heads of columns. Short.

report-head-class = Categoria
report-head-iq = QI
report-head-people = Em 100 pessoas
report-head-touched = Na sua margem
report-head-lower = Percentil
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
report-head-median = Tempo típico
report-head-medians = Total típico
report-head-answer = Sua resposta
report-head-part = Parte
report-head-error = Erro padrão
report-head-within = 95 de 100 pontuações
report-head-second = Segunda pontuação
report-head-reading = O que significa
report-head-likely = Probabilidade
report-head-week = Semana
report-head-do = O que fazer
report-head-why = Por quê

## Summary: the first page after the cover.

report-summary-title = Resumo
report-summary-lead = Sua pontuação de QI é { $score } ({ $margin }).
report-summary-lead-above = Sua pontuação de QI é { $score } ({ $margin }). É o máximo que este teste consegue medir.
report-summary-lead-below = Sua pontuação de QI é { $score } ({ $margin }). É o mínimo que este teste consegue medir.
report-score-label = Pontuação de QI
report-figure-class = Categoria
report-figure-percentile = Percentil
report-figure-percentile-note = em 100 pessoas com pontuação menor
report-figure-right = Acertos
report-figure-right-note = importa quais, não só quantos
report-figure-time = Tempo
report-figure-time-note = { $time } por desafio, em média
report-figure-place = Posição entre participantes
report-figure-place-note = em { $date }
report-figure-reliability = Confiabilidade
report-figure-reliability-note = das diferenças entre pontuações são reais
report-class-one = Sua pontuação está na categoria “{ $class }” ({ $range }), com toda a margem de erro dentro dela.
report-class-two = Sua pontuação está na categoria “{ $class }” ({ $range }). Com a margem de erro, a pontuação verdadeira pode estar em “{ $low }” ou “{ $high }”.
report-class-many = Sua pontuação está na categoria “{ $class }” ({ $range }). Com a margem de erro, a pontuação verdadeira pode ir de “{ $low }” a “{ $high }”.
report-class-limit = Sua pontuação é { $score }. Com a margem de erro, a pontuação verdadeira pode ir de “{ $low }” a “{ $high }”.
report-class-limit-one = Sua pontuação é { $score }, com toda a margem de erro dentro da categoria “{ $class }”.
report-percentile = Sua pontuação é maior que a de cerca de { $n } em cada 100 pessoas.
report-percentile-above = Sua pontuação é maior que a de pelo menos { $n } em cada 100 pessoas.
report-percentile-below = Sua pontuação é maior que a de no máximo { $n } em cada 100 pessoas.
report-percentile-top = Mais de 99 em cada 100 pessoas têm pontuação menor.
report-percentile-bottom = Menos de 1 em cada 100 pessoas tem pontuação menor.
report-more-than-99 = mais de 99
report-fewer-than-1 = menos de 1
report-kinds-even = Seus resultados são parecidos em todos os tipos de desafio. As pequenas diferenças podem ser obra do acaso.
report-kinds-strength = { $kind } é um ponto forte: { $distance } pontos acima da sua própria média, mais do que o acaso explicaria.
report-kinds-weakness = { $kind } é seu lado mais fraco: { $distance } pontos abaixo da sua própria média, mais do que o acaso explicaria.
report-kinds-untold = Nenhum tipo de desafio se destaca. Com tão poucos desafios de cada tipo, as diferenças não dizem muito.
report-kinds-none = Este teste tem poucos desafios de alguns tipos, e não dá para pontuar cada tipo à parte.
report-summary-remember = Bom saber
report-summary-same = Leve a margem de erro em conta: sua pontuação verdadeira está, muito provavelmente, entre { $low } e { $high }.
report-summary-same-open = Leve a margem de erro em conta. De um lado, ela vai além do que este teste consegue medir.
report-summary-part = O teste mede uma parte da inteligência: descobrir regras em desafios visuais.
report-summary-alone = Você fez o teste sem supervisão: o resultado é para você, não uma prova para terceiros.
report-valid = Nada nas suas respostas nem nos tempos torna esta pontuação menos segura.
report-caution = Seu teste é válido, mas isto torna a pontuação menos segura:
report-norms-provisional = Sua pontuação é preliminar enquanto formamos nosso grupo de comparação. Por ora, a dificuldade dos desafios é prevista a partir das regras deles, e a média vem de um estudo publicado. A margem de erro é maior por causa disso.
report-norms-calibrating = A dificuldade dos desafios vem das respostas de outras pessoas. A média ainda vem de um estudo publicado, e a margem de erro é maior por causa disso.
report-norms-bridged = A dificuldade dos desafios vem das respostas de outras pessoas, e a média vem de uma amostra de adultos escolhida por cotas.
report-norms-census = Comparamos você com o primeiro teste de muitas pessoas, com pesos que seguem o censo por idade, escolaridade e sexo.

## The curve.

report-curve-title = Sua pontuação na curva
report-curve-lead-above = { $points ->
    [one] Sua pontuação de { $score } está um ponto acima da média de 100 ({ $margin }).
   *[other] Sua pontuação de { $score } está { $points } pontos acima da média de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Sua pontuação de { $score } está um ponto abaixo da média de 100 ({ $margin }).
   *[other] Sua pontuação de { $score } está { $points } pontos abaixo da média de 100 ({ $margin }).
}
report-curve-lead-at = Sua pontuação de { $score } está bem na média ({ $margin }).
report-curve-lead-limit = Sua pontuação é { $score } ({ $margin }). Esse é o limite do que este teste mede, e a curva o mostra assim.
report-curve-score = Sua pontuação: { $score }
report-curve-caption = As categorias de QI e quantas pessoas há em cada uma
report-curve-reached = sim
report-curve-how = Como ler a curva
report-curve-hill = A curva mostra quantas pessoas têm cada QI. A maioria está no meio: { $middle } em cada 100 ficam entre 85 e 114, { $upper } entre 115 e 129 e { $top } em 130 ou mais.
report-curve-step = A média é 100. Quinze pontos são um desvio padrão, a distância típica até a média.
report-curve-why = Por que existe uma margem de erro
report-curve-cover = Nenhum teste crava o QI em um número só. O que indicamos é uma faixa (intervalo de confiança de 95%). Para cerca de 95 em cada 100 pessoas, uma faixa assim inclui a pontuação verdadeira.
report-curve-error = Duas coisas aumentam essa faixa: o próprio teste (erro padrão de { $test } pontos para suas respostas) e o grupo de comparação (cerca de { $norms } pontos).
report-curve-sides = Sua margem vai { $down } pontos abaixo da pontuação e { $up } acima. Os dois lados diferem porque a pontuação é puxada um pouco para 100, e a margem não.

## Ranking.

report-ranking-title = Seu ranking (percentil)
report-ranking-caption = Em 100 pessoas do grupo de comparação
report-ranking-lower = com pontuação menor
report-ranking-higher = com pontuação igual ou maior
report-ranking-place = Em comparação com você
report-ranking-ends = A margem de erro vale aqui também. Na ponta de baixo, você ficaria acima de { $low } em cada 100 pessoas; na de cima, acima de { $high }.
report-ranking-end-low = A margem de erro vale aqui também. Mesmo na ponta de baixo, você ficaria acima de { $low } em cada 100 pessoas. A de cima vai além do que este teste mede.
report-ranking-end-high = A margem de erro vale aqui também. Na ponta de cima, você ficaria acima de { $high } em cada 100 pessoas. A de baixo vai além do que este teste mede.
report-ranking-rare-high = Cerca de uma em cada { $n } pessoas tem essa pontuação ou uma maior.
report-ranking-rarest = Menos de uma em cada { $n } pessoas tem essa pontuação ou uma maior.
report-ranking-middle = Metade das pessoas tem pontuação entre 90 e 110, e você também.
report-ranking-takers = Entre quem fez este teste
report-ranking-own = Até { $date }, havia { $n } testes válidos: { $lower } com pontuação menor que a sua, { $same } com a mesma (contando o seu) e { $higher } com pontuação maior. Sua posição é { $place } de { $n }.
report-ranking-average = A média desses testes é { $average }. Quem os fez escolheu fazê-los e não representa a população. A comparação acima é a mais justa.
report-ranking-you = Sua pontuação
report-ranking-takers-caption = Pontuações dos participantes
report-ranking-few = Quando seu relatório foi criado, havia menos de { $floor } testes válidos com este grupo de comparação, poucos demais para uma posição que diga algo. A comparação acima não depende deles.
report-ranking-places-caption = Pontuações de QI e seus percentis
report-ranking-places = Para comparar: quantas em cada 100 pessoas ficam abaixo de cada um destes QIs.
report-ranking-norm = O grupo de comparação são adultos de todas as idades. Ainda não há comparação por idade: todos são comparados com as mesmas pessoas.

## What the score means.

report-meaning-title = O que sua pontuação significa
report-meaning-lead = Esta pontuação mostra como você se saiu, em { $date }, ao descobrir regras em desafios visuais, em comparação com outras pessoas ({ $score }, { $margin }).
report-meaning-says = O que ela diz
report-meaning-fluid = Descobrir regras em algo novo se chama raciocínio fluido. É uma parte da inteligência, a que menos depende do idioma e da escola.
report-meaning-high = Você descobre regras assim com mais facilidade que a maioria: toda a margem de erro está acima da média de 100.
report-meaning-middle = Você descobre regras assim mais ou menos com a mesma facilidade que a maioria: { $people } em cada 100 pessoas estão na sua categoria, de 85 a 114.
report-meaning-unsure = Sua margem de erro inclui a média de 100. Não dá para dizer se você descobre regras assim com mais ou com menos facilidade que a maioria.
report-meaning-low = Você descobriu menos regras assim do que a maioria. Cansaço, barulho, uma tela pequena, preocupações ou pouca prática podem baixar a pontuação; suas respostas não mostram se algo disso pesou.
report-meaning-again = Com outros desafios, sua pontuação ficaria a no máximo { $points } pontos desta em 95 de cada 100 vezes.
report-meaning-expected = Desafios fáceis e difíceis
report-meaning-caption = Suas respostas por dificuldade
report-meaning-easy = ao menos 15 pontos abaixo da sua pontuação
report-meaning-near = perto da sua pontuação
report-meaning-hard = ao menos 15 pontos acima da sua pontuação
report-meaning-missed = { $n ->
    [one] Você errou um desafio com dificuldade ao menos 15 pontos abaixo da sua pontuação.
   *[other] Você errou { $n } desafios com dificuldade ao menos 15 pontos abaixo da sua pontuação.
}
report-meaning-solved = { $n ->
    [one] Você acertou um desafio com dificuldade ao menos 15 pontos acima da sua pontuação.
   *[other] Você acertou { $n } desafios com dificuldade ao menos 15 pontos acima da sua pontuação.
}
report-meaning-usual = É normal: a atenção escapa, e um chute em cada seis dá certo por sorte.
report-meaning-smooth = Suas respostas seguem de perto a dificuldade: você não errou nenhum desafio muito abaixo da sua pontuação nem acertou nenhum muito acima.
report-meaning-likely = Sua categoria mais provável
report-meaning-likely-caption = Probabilidade de sua pontuação verdadeira estar em cada categoria
report-meaning-likely-text = A tabela mostra quantas, em 100 pessoas com respostas como as suas, têm a pontuação verdadeira em cada categoria. A conta considera sua margem de erro e a frequência de cada categoria.
report-less-than-1 = menos de 1%
report-meaning-not = O que ela não diz
report-meaning-not-parts = Como são sua memória, seu conhecimento, sua linguagem ou suas ideias. O teste não mede nada disso.
report-meaning-not-worth = Quanto você vale, como é seu caráter ou até onde pode chegar.
report-meaning-not-diagnosis = Se alguém tem altas habilidades ou uma deficiência. Isso exige uma avaliação psicológica presencial.
report-meaning-not-fixed = Qual será sua pontuação daqui a dez anos. Uma pontuação é a medida de um dia.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Resultados por tipo de desafio
report-dimensions-caption = Sua pontuação, margem e nível
report-reference = Faixa de referência: de { $low } a { $high }
report-dimensions-scale = Todas as pontuações usam a mesma escala, com média 100. Metade das pessoas está na faixa de referência, de { $low } a { $high }. As margens aqui não incluem o erro do grupo de comparação (cerca de { $norms } pontos), que deslocaria todos os tipos por igual.
report-dimensions-levels = Níveis: muito alto a partir de 125, alto a partir de 110, médio a partir de 90, baixo a partir de 75, muito baixo abaixo disso. Só indicamos um nível se a margem de 80% couber em dois níveis vizinhos. Do contrário, aparece “Sem nível claro”.
report-dimensions-joined = Poucos desafios não dão uma pontuação confiável. Por isso cada uma usa também suas outras respostas, já que quem vai bem em um tipo costuma ir bem nos outros (correlação suposta: { $correlation }). Isso deixa as pontuações mais confiáveis e mais próximas entre si.
report-dimensions-pace = O ritmo aparece à parte e não entra na pontuação de QI.
report-difference-caption = Cada tipo em relação à sua própria média
report-dimensions-chance = Uma diferença conta como ponto forte ou lado mais fraco a partir do valor da última coluna. O acaso sozinho chega a isso em menos de um em cada dez casos.

## One page for each kind of task.

report-kind-lead = Você acertou { $right } de { $n } desafios deste tipo.
report-read-very-high = Muito acima da faixa de referência: pontuação maior que a de cerca de { $n } em cada 100 pessoas.
report-read-high = Acima da faixa de referência: pontuação maior que a de cerca de { $n } em cada 100 pessoas.
report-read-moderate = Dentro da faixa de referência: pontuação maior que a de cerca de { $n } em cada 100 pessoas.
report-read-low = Abaixo da faixa de referência: pontuação maior que a de cerca de { $n } em cada 100 pessoas.
report-read-very-low = Bem abaixo da faixa de referência: pontuação maior que a de cerca de { $n } em cada 100 pessoas.
report-read-not-enough = A margem de { $low } a { $high } abrange níveis demais para escolher um.
report-kind-what = O que estes desafios pedem
report-kind-what-induction = Uma ou duas regras de ordem e quantidade: algo cresce ou diminui passo a passo, formas se alternam, duas quantidades somam uma terceira. A tarefa: notar o que muda e testar sua ideia nas três linhas.
report-kind-what-logic = Figuras são sobrepostas. A terceira peça fica com o que está em qualquer uma das duas primeiras, nas duas, em só uma, na primeira mas não na segunda, ou em nenhuma. A tarefa: comparar as peças parte por parte e descobrir qual é o caso.
report-kind-what-spatial = Figuras giram, são espelhadas ou mudam de lugar. A tarefa: mover uma figura na mente e ver se o mesmo movimento leva de cada peça à seguinte.
report-kind-what-several = Três ou mais regras agem juntas, cada uma sobre uma propriedade. A tarefa: manter as regras separadas e conferir cada uma nas opções.
report-kind-how = Como resolvê-los
report-kind-how-induction = Olhe uma propriedade de cada vez: quantidade, tamanho, forma, preenchimento. Diga a regra em voz alta para a primeira linha e teste na segunda. Se não der certo, tente as colunas.
report-kind-how-logic = Escolha uma parte da figura, como um traço ou uma pétala, e acompanhe-a pela linha. Ela aparece na terceira peça quando estava em uma, nas duas ou em nenhuma? Duas partes costumam bastar para saber.
report-kind-how-spatial = Escolha um detalhe, como uma ponta ou um lado aberto, e acompanhe só ele. Conte a rotação em oitavos de volta. Se nenhuma rotação servir, pense em um espelho.
report-kind-how-several = Resolva uma propriedade, elimine as opções que não a seguem e passe à próxima. Na última regra, sobra só uma opção, e você nunca precisa guardar muita coisa na memória.
report-kind-caption = Seus desafios deste tipo
report-kind-others = Em média, as pessoas acertam { $expected } deles.
report-kind-time = Você levou { $time } neles, { $percent } do seu tempo total.
report-kind-within = Em relação à sua própria média: { $difference } pontos. Pode ser obra do acaso.
report-kind-untold = Em relação à sua própria média: { $difference } pontos. Com tão poucos desafios deste tipo, isso não diz muito.
report-kind-worth = Estimamos que o total de acertos explique { $total } das diferenças entre as pessoas neste tipo de desafio. Com os desafios do próprio tipo, a parte explicada chega a { $joined }.

## Pace.

report-pace-lead = Você levou cerca de { $percent } do tempo típico por desafio.
report-pace-lead-none = Ainda não dá para comparar seu ritmo: poucas pessoas responderam a estes desafios.
report-pace-fast = Mais rápido que a faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
report-pace-middle = Dentro da faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
report-pace-slow = { $n ->
    [one] Mais lento que a faixa de referência: cerca de { $n } em cada 100 pessoas demora mais.
   *[other] Mais lento que a faixa de referência: cerca de { $n } em cada 100 pessoas demoram mais.
}
report-pace-none = Seus próprios tempos estão abaixo. Para indicar um nível, é preciso que pelo menos { $floor } outras pessoas tenham feito os mesmos desafios.
report-pace-neutral-title = Como ler
report-pace-neutral = O ritmo não entra na pontuação de QI, e mais rápido não é melhor. Não havia limite de tempo: demorar mais não custou nada.
report-pace-method = Comparamos seu tempo em cada um de { $n } desafios com o das outras pessoas no mesmo desafio. Assim, a dificuldade de um desafio não conta como lentidão. Demorar muito em um só desafio pesa menos aqui do que nos totais abaixo, e por isso os dois podem diferir.
report-pace-reliability = Cerca de { $percent } das diferenças entre as pessoas neste valor são reais; o resto é acaso. O quanto o ritmo varia entre as pessoas vem de dados publicados sobre desafios parecidos.
report-pace-quicker-than = Em { $n } de { $all } desafios, você levou menos que o tempo típico.
report-pace-thirds = Do começo ao fim
report-pace-thirds-caption = Seu tempo em três partes
report-part-first = Primeiro terço, { $from }–{ $to }
report-part-middle = Segundo terço, { $from }–{ $to }
report-part-last = Último terço, { $from }–{ $to }
report-pace-slower = Em comparação com os outros, seu ritmo caiu: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-quicker = Em comparação com os outros, seu ritmo aumentou: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-kept = Em comparação com os outros, seu ritmo foi constante: { $first } do tempo deles no primeiro terço, { $last } no último.
report-pace-harder = Os desafios vão ficando mais difíceis: a dificuldade média sobe de QI { $first } no primeiro terço para { $last } no último. É normal demorar mais ali.

## Time and effort.

report-time-title = Tempo e atenção
report-time-lead = Você levou { $time } no total, { $each } por desafio, em média.
report-time-caption = Segundos por desafio
report-time-own = Você
report-time-median = Tempo típico
report-time-kinds-caption = Tempo por tipo de desafio
report-time-noticed = O que seus tempos mostram
report-time-ends = Você demorou mais no desafio { $slowest } ({ $long }) e menos no desafio { $quickest } ({ $short }).
report-time-later = Você gastou mais tempo no último terço ({ $last }) do que no primeiro ({ $first }).
report-time-earlier = Você gastou menos tempo no último terço ({ $last }) do que no primeiro ({ $first }), embora os desafios sejam mais difíceis.
report-time-wrong-longer = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Você ficou mais tempo nos desafios que depois errou.
report-time-wrong-shorter = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Os erros vieram mais rápido: talvez valesse a pena olhar de novo.
report-time-alike = Metade dos seus acertos levou menos de { $right }; metade dos erros, menos de { $wrong }. Quase não há diferença.
report-effort = Atenção às respostas
report-effort-rapid = { $n ->
    [one] Uma resposta veio rápido demais para dar tempo de olhar o desafio. Ela não entra na pontuação.
   *[other] { $n } respostas vieram rápido demais para dar tempo de olhar os desafios. Elas não entram na pontuação.
}
report-effort-none-rapid = Você dedicou tempo suficiente a cada resposta.
report-effort-open = { $n ->
    [one] Você deixou um desafio em branco. Ele conta como erro.
   *[other] Você deixou { $n } desafios em branco. Eles contam como erro.
}
report-effort-none-open = Você respondeu a todos os desafios.
report-effort-changes = { $n ->
    [one] Você mudou de resposta uma vez.
   *[other] Você mudou de resposta { $n } vezes.
}
report-effort-no-changes = Você não mudou nenhuma resposta.

## How it was measured.

report-measured-title = Como medimos
report-measured-lead = Sua pontuação de { $score } ({ $margin }) é calculada com suas respostas a { $questions } desafios. Com as mesmas normas, as mesmas respostas sempre dão a mesma pontuação.
report-measured-model = Cada desafio tem uma curva que mostra a probabilidade de alguém com certa capacidade acertá-lo. Ela depende da dificuldade, da inclinação e da chance de acertar no chute (modelo logístico de três parâmetros). Sua pontuação é a capacidade que melhor explica todas as suas respostas (verossimilhança ponderada).
report-measured-group = Grupo de comparação: adultos de todas as idades. Normas { $version }, valores dos desafios na versão { $values }.
report-measured-provisional = Grupo de comparação: adultos de todas as idades. Normas { $version }, preliminares; valores dos desafios na versão { $values }. A dificuldade dos desafios é prevista a partir das regras deles. A média vem de { $n } adultos que resolveram desafios parecidos na internet (Zorowitz et al. 2024), menos { $shift } desvio padrão, porque quem participa de estudos assim costuma ficar acima da média. A margem de erro é maior por causa disso.
report-measured-calibrating = Grupo de comparação: adultos de todas as idades. Normas { $version }, valores dos desafios na versão { $values }. A dificuldade dos desafios vem das respostas de outras pessoas. A média vem de { $n } adultos que resolveram desafios parecidos na internet (Zorowitz et al. 2024), menos { $shift } desvio padrão, porque quem participa de estudos assim costuma ficar acima da média. A margem de erro é maior por causa disso.
report-measured-level = Erro das normas
report-measured-level-note = erro padrão em pontos de QI
report-measured-range = Faixa que o teste mede
report-measured-range-note = fora dela: “ou mais” ou “ou menos”
report-measured-caption = Precisão deste teste
report-measured-errors = A precisão depende do nível. A tabela mostra quanto variam as pontuações de pessoas com a mesma pontuação verdadeira, sem o erro das normas. Como as pontuações são puxadas um pouco para 100, esses erros são menores que o da sua margem.
report-measured-unwatched = É um teste online sem supervisão: não vemos quem responde, onde nem com que ajuda.
report-measured-not = Não use o resultado para
report-measured-not-diagnosis = diagnósticos de qualquer tipo
report-measured-not-hiring = contratação, promoção ou processos seletivos
report-measured-not-others = decisões sobre outra pessoa
report-measured-not-children = menores de 16 anos, que ainda não têm grupo de comparação

## What to do with the result.

report-advice-title = O que fazer com seu resultado
report-advice-lead = Veja { $score } ({ $margin }) como uma posição aproximada, não como um rótulo.
report-advice-yours = A partir dos seus resultados
report-advice-class = Se contar sua pontuação a alguém, conte a margem de erro também. Sozinho, o número afirma mais do que medimos.
report-advice-compare = A pontuação de outra pessoa só é diferente da sua se estiver a mais de { $points } pontos. Menos que isso pode ser acaso.
report-advice-missed = Se quiser praticar, comece por “{ $kind }”. Entre os desafios de dificuldade até { $limit }, foi onde você mais errou: { $missed } de { $n }.
report-advice-none-missed = Entre os desafios de dificuldade até { $limit }, você errou no máximo um. Nenhum tipo precisa de prática primeiro.
report-advice-lean = Há uma diferença entre tipos de desafio maior do que o acaso explicaria. Confie nela só se um segundo teste a mostrar de novo.
report-advice-even = Nenhum tipo de desafio se destaca como ponto forte ou lado mais fraco.
report-advice-slower = Seus erros vieram mais rápido que seus acertos (em geral, { $wrong } contra { $right }). Conferir a última linha mais uma vez custa pouco.
report-advice-caution = Algo torna esta pontuação menos segura; veja “Tempo e atenção”. Um segundo teste sem isso diria mais que este.
report-advice-open = Da próxima vez, responda a todos os desafios. Um chute acerta uma vez em seis; uma resposta em branco, nunca.
report-advice-low = Se esta pontuação surpreende você porque os estudos ou o trabalho vão bem, confie nos estudos e no trabalho: anos dizem mais que um teste.
report-advice-high = Se quiser uma prova para terceiros, faça um teste supervisionado. Associações de alto QI e psicólogos só aceitam esses.
report-advice-uses = Para que serve
report-advice-use-place = Saber mais ou menos onde você está em uma área do raciocínio, sem perder de vista a margem de erro.
report-advice-use-baseline = Ter um ponto de partida para comparar com um teste futuro, daqui a pelo menos { $months } meses.
report-advice-use-slips = Ver onde você erra: as páginas com as questões mostram que regra cada resposta errada deixou de seguir.
report-advice-help = Quando falar com alguém
report-advice-school = Para dúvidas sobre escola, formação ou trabalho: um psicólogo pode testar várias capacidades pessoalmente, no seu idioma, e conversar com você sobre os próximos passos.
report-advice-worry = Se seu raciocínio, sua memória ou sua atenção pioraram, ou se uma pontuação baixa preocupa você, fale com um médico. Este teste não consegue encontrar nem descartar uma causa.
report-advice-mood = Se o número deixar você para baixo por dias, converse com alguém de confiança. Nenhuma pontuação vale isso.
report-advice-again = Refazer o teste
report-advice-wait = Espere pelo menos { $months } meses. Já conhecer desafios assim vale cerca de 3 a 4 pontos na segunda vez (Hausknecht et al. 2007) e quase nada depois da terceira (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guia de treino mental
report-guide-lead = A prática melhora aquilo que você pratica, e bons hábitos facilitam o aprendizado. Não se conhece treino que aumente a inteligência geral de forma duradoura.
report-guide-evidence = Sete psicólogos revisaram as pesquisas: programas de treino mental melhoram as habilidades treinadas, um pouco menos as parecidas e quase nada no dia a dia (Simons et al. 2016). Um ano a mais de estudo é diferente: está associado a 1 a 5 pontos de QI a mais (Ritchie & Tucker-Drob 2018).
report-guide-start = Por onde começar
report-guide-missed = Comece por “{ $kind }”. Entre os desafios ao seu alcance (dificuldade até { $limit }), foi onde você mais errou: { $missed } de { $n }.
report-guide-none-missed = Entre os desafios de dificuldade até { $limit }, você errou no máximo um, então nenhum tipo vem primeiro. Alterne os quatro.
report-guide-spread = Os desafios que você errou até a dificuldade { $limit } se espalham pelos tipos, então nenhum vem primeiro. Alterne os quatro.
report-guide-numbers = Resolva estes de novo, sem olhar as soluções: { $numbers }.
report-guide-plan = Seu plano de quatro semanas
report-guide-plan-caption = Vinte minutos, três vezes por semana
report-guide-week-1 = Refaça os desafios que você errou. Diga cada regra em voz alta antes de escolher.
report-guide-week-1-slow = Refaça os desafios em que você mais demorou. Diga cada regra em voz alta antes de escolher.
report-guide-why-1 = Quem explica cada passo para si mesmo aprende mais com os exemplos (Chi et al. 1989).
report-guide-week-2 = Misture os tipos em vez de fazer um de cada vez.
report-guide-why-2 = Praticar misturando é mais difícil, e o que se aprende dura mais (Rohrer & Taylor 2007).
report-guide-week-3 = Deixe dois dias entre as sessões e comece lembrando de cabeça as regras da semana anterior.
report-guide-why-3 = Espaçar e relembrar ajudam a fixar o que se aprende (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Invente dois desafios com duas regras cada e peça a alguém para resolvê-los.
report-guide-why-4 = Inventar um desafio faz você relembrar as regras, e relembrar ajuda a fixá-las (Roediger & Karpicke 2006).
report-guide-habits = Hábitos que ajudam
report-guide-sleep = Durma. O que você aprende se fixa durante o sono (Diekelmann & Born 2010), e dormir pouco prejudica sobretudo a atenção (Lim & Dinges 2010).
report-guide-move = Mexa-se. Programas de exercício aeróbico trouxeram pequenos ganhos de atenção, velocidade e memória (Smith et al. 2010).
report-guide-honest = Em média, as pessoas fazem 3 a 4 pontos a mais na segunda vez, porque já conhecem desafios assim. Isso é prática, não mais inteligência. Em uma só pessoa, uma diferença de até { $points } pontos pode ser acaso.

## Taking a test again.

report-retest-title = Refazer o teste
report-retest-lead = Uma segunda pontuação diz algo se estiver mais de { $points } pontos abaixo de { $score } ou mais de { $higher } pontos acima (4 deles são efeito da prática).
report-retest-lead-limit = { $score } é um limite, então não há um número para comparar com uma segunda pontuação. Dentro da faixa medida, duas pontuações precisam estar a mais de { $points } pontos uma da outra para que a diferença diga algo.
report-retest-how = As duas pontuações têm um erro. No seu nível, o erro de uma pontuação é de { $error } pontos; na diferença entre duas, os dois erros se combinam. Isso vale para pontuações com o mesmo grupo de comparação, cujo erro é igual nas duas.
report-retest-caption = O que uma segunda pontuação significaria
report-retest-below = abaixo de { $iq }
report-retest-above = acima de { $iq }
report-retest-really-lower = menor, mais do que o acaso explicaria
report-retest-no-difference = pode ser só acaso
report-retest-really-higher = maior, mais do que o acaso e a prática explicariam
report-retest-practice-title = O que a prática faz
report-retest-practice = Em 107 amostras, as pessoas fizeram na segunda vez cerca de um quarto de desvio padrão a mais. Aqui são 3 a 4 pontos, e mais ainda com os mesmos desafios (Hausknecht et al. 2007). Depois da terceira vez, quase não há mais ganho (Scharfen et al. 2018). É por isso que vale guardar a primeira pontuação válida e que uma segunda, mais alta, precisa de 4 pontos extras para contar.
report-retest-fair = Para uma comparação justa
report-retest-wait = Espere pelo menos { $months } meses. Você recebe outros desafios, dos mesmos tipos.
report-retest-same = Faça o teste depois de descansar, sem interrupções e em uma tela parecida.
report-retest-norms = Compare só pontuações com o mesmo grupo de comparação. Quando houver um mais novo, seu relatório pode mostrar este teste também com ele.
report-retest-form = Compare testes do mesmo tamanho. Um mais curto tem margem de erro maior.
report-retest-average = Dois testes dizem mais que um: a média de duas pontuações tem cerca de 70% do erro do próprio teste. O erro do grupo de comparação continua o mesmo.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Glossário
report-glossary-lead = Palavras usadas neste relatório, na ordem em que aparecem.
report-term-iq = QI
report-term-iq-text = Sua posição entre as pessoas, em uma escala com média 100 e desvio padrão 15.
report-term-margin = Margem de erro (intervalo de confiança)
report-term-margin-text = A faixa que inclui a pontuação verdadeira em 95 (ou 80) de cada 100 casos.
report-term-true = Pontuação verdadeira
report-term-true-text = A pontuação que você teria se o teste medisse sem erro. A margem se refere a ela. As pontuações impressas são puxadas um pouco para 100; a verdadeira, não.
report-term-class = Categoria
report-term-class-text = Uma faixa de QI com nome. Os limites são uma convenção, não um fato da natureza.
report-term-norms = Normas
report-term-norms-text = Como as pontuações se distribuem no grupo de comparação. Cada versão tem uma data.
report-term-group = Grupo de comparação
report-term-group-text = As pessoas com quem todos são comparados: adultos de todas as idades.
report-term-percentile = Percentil
report-term-percentile-text = Quantas em cada 100 pessoas do grupo de comparação têm pontuação menor.
report-term-deviation = Desvio padrão
report-term-deviation-text = A distância típica até a média: cerca de 68 em cada 100 pessoas estão a no máximo um desvio dela.
report-term-error = Erro padrão
report-term-error-text = A distância típica entre um valor medido e o verdadeiro. Cerca do dobro para cada lado dá uma margem de erro de 95%.
report-term-reliability = Confiabilidade
report-term-reliability-text = A parte das diferenças entre pontuações que é real, e não acaso.
report-term-fluid = Raciocínio fluido
report-term-fluid-text = Descobrir e usar regras em algo novo, sem conhecimento prévio.
report-term-reference = Faixa de referência
report-term-reference-text = De 90 a 110, onde fica a metade central das pessoas.
report-term-level = Nível
report-term-level-text = Uma palavra para sua pontuação em um tipo de desafio, indicada só se a margem permitir.
report-term-difficulty = Dificuldade
report-term-difficulty-text = O QI em que metade das pessoas acerta o desafio.
report-term-likelihood = Verossimilhança ponderada
report-term-likelihood-text = Um modo de achar a capacidade que melhor explica todas as respostas, quase sem viés.
report-term-median = Tempo típico (mediana)
report-term-median-text = O tempo do meio: metade das pessoas leva menos, metade leva mais.
report-term-rapid = Resposta rápida demais
report-term-rapid-text = Dada em menos tempo do que se leva para olhar o desafio. Respostas assim acertam tanto quanto chutes, e a pontuação as deixa de fora. No número de acertos, elas contam.
report-term-valid = Teste válido
report-term-valid-text = Um teste com respostas suficientes, cada uma com tempo suficiente.
report-term-practice = Efeito da prática
report-term-practice-text = O que se ganha na segunda vez por já conhecer desafios assim.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Você escolheu a opção { $number }
report-sheet-open = Em branco
report-sheet-difficulty = Dificuldade: QI { $iq }
report-sheet-time = Seu tempo: { $time }
report-sheet-rapid = Seu tempo: { $time }, rápido demais para contar
report-sheet-median = Tempo típico: { $time }
report-sheet-right = Certo
report-sheet-wrong = Errado
report-sheet-right-rapid = Certo, mas rápido demais
report-sheet-wrong-rapid = Errado, e rápido demais
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } de { $answered } pessoas escolheram a opção certa.
report-sheet-key = Opção certa: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificado de conclusão
report-certificate-statement = concluiu o teste “{ $exam }”, com { $questions } desafios, em { $date }.
report-certificate-unsupervised = Teste online sem supervisão
report-certificate-check = Verifique este certificado em
