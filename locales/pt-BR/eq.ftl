### What the result and the report on emotional skills say, on screen and on paper.

## Titles of pages and sections.

eq-exam = Habilidades emocionais
eq-page-result = Suas habilidades emocionais
eq-page-report = Seu relatório de habilidades emocionais
eq-bars-title = Suas cinco habilidades
eq-facets-title = Habilidade por habilidade
eq-total-title = As cinco juntas
eq-growth-title = Um experimento para cada habilidade
eq-sure-title = Quanta certeza temos?
eq-method-title = Como funciona
eq-head-skill = Habilidade

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Autopercepção
eq-sa-line = O quanto você percebe e explora o que sente.
eq-sa-what = Autopercepção é notar os próprios sentimentos: saber como está seu humor e o que o provocou, e querer olhar mais de perto. Não é preciso sentir muito, só perceber.
eq-rg-name = Autocontrole
eq-rg-line = Como você lida com sentimentos fortes, estresse e tropeços.
eq-rg-what = Autocontrole é o que acontece depois que o sentimento chega: manter a calma sob estresse, ter paciência com gente difícil, levantar de novo depois de um tropeço.
eq-ex-name = Expressão
eq-ex-line = O quanto você mostra e diz o que sente.
eq-ex-what = Expressão é deixar os outros saberem: encontrar palavras para o que você sente, mostrar alegria ou tristeza, dizer às pessoas que elas importam para você.
eq-em-name = Empatia
eq-em-line = Com que facilidade você capta o que os outros sentem e precisam.
eq-em-what = Empatia trata dos sentimentos dos outros: percebê-los, deixar-se tocar por eles, ver o que é preciso e arranjar tempo para isso.
eq-rl-name = Convivência
eq-rl-line = O quanto você e as outras pessoas ficam à vontade entre si.
eq-rl-what = Convivência é lidar com gente: se aproximar de alguém, deixar os outros à vontade, encontrar a palavra certa, consolar.

## Free result.

eq-result-lead = Veja, lado a lado, como você avalia suas próprias habilidades emocionais.
eq-result-order = Segundo você, o que vem com mais facilidade é { $first }, e o que pede mais esforço é { $last }.
eq-result-even = Você avalia as cinco quase por igual. Nenhuma se destaca.
eq-result-two = Segundo você, { $first } e { $second } são o que vem com mais facilidade. Estão próximas demais para pôr em ordem.
eq-first-version = Primeira versão: leia a ordem das suas cinco barras, não a altura.
eq-self-rated = Autoavaliação
eq-sa-short-high = Autopercepção: você diz que costuma saber o que sente, e por quê.
eq-sa-short-middle = Autopercepção: você diz que nota alguns sentimentos na hora e outros mais tarde.
eq-sa-short-low = Autopercepção: você diz que sua atenção vai mais para outras coisas do que para os sentimentos.
eq-rg-short-high = Autocontrole: você diz que mantém a calma na maioria das crises e se recupera rápido.
eq-rg-short-middle = Autocontrole: você diz que mantém a calma em algumas crises e se deixa levar em outras.
eq-rg-short-low = Autocontrole: você diz que os sentimentos chegam rápido e com força.
eq-ex-short-high = Expressão: você diz que dá para ver e ouvir o que você sente.
eq-ex-short-middle = Expressão: você diz que mostra alguns sentimentos e guarda outros.
eq-ex-short-low = Expressão: você diz que guarda para si a maior parte do que sente.
eq-em-short-high = Empatia: você diz que logo vê o que os outros sentem e precisam.
eq-em-short-middle = Empatia: você diz que os sentimentos de algumas pessoas chegam mais até você do que os de outras.
eq-em-short-low = Empatia: você diz que os sentimentos dos outros raramente contagiam você.
eq-rl-short-high = Convivência: você diz que fica à vontade com as pessoas, mesmo as novas.
eq-rl-short-middle = Convivência: você diz que fica à vontade com algumas pessoas e vai com cuidado com outras.
eq-rl-short-low = Convivência: você diz que vai com cuidado até conhecer as pessoas.
eq-more-title = Veja suas cinco habilidades no dia a dia
eq-more-text = O relatório completo mostra quais diferenças entre suas barras são reais, como cada habilidade aparece no dia a dia e um experimento para tentar com cada uma.

## Five bars.

eq-bars-lead = Cada barra resume suas respostas sobre uma habilidade. Quanto mais comprida, mais facilidade você diz ter. O traço grosso na ponta é a margem de erro.
eq-bars-caption = Cinco habilidades emocionais, por autoavaliação, com margens de { $level }
eq-bars-margin = Margem de { $level }: de { $low } a { $high }
eq-bars-alt = Cinco barras, da mais comprida à mais curta: { $list }.
eq-bar-alt = { $facet }: { $value }, margem de erro de { $low } a { $high }.
eq-bars-overlap = Onde duas margens se sobrepõem, considere as habilidades iguais.
eq-bars-above = { $first } está à frente de { $second }, e as margens não bastam para explicar a diferença.
eq-bars-equal = Próximas demais para pôr em ordem: { $list }.
eq-bars-independent = As cinco têm pouca ligação entre si. Quem mantém a calma não percebe nem mais nem menos o que os outros sentem: um padrão misto é normal.

## Skill by skill.

eq-level-high = vem com facilidade
eq-level-middle = no meio-termo
eq-level-low = pede esforço
eq-sa-high = Pelo que diz, você costuma perceber seu humor na hora e gosta de saber de onde ele veio. Isso ajuda a dizer cedo o que está errado e a escolher aquilo de que precisa. Também pode manter seu olhar voltado para dentro quando há algo a fazer. Se já entendeu um sentimento e continua remoendo, talvez seja hora de agir.
eq-sa-middle = Segundo você, alguns sentimentos se anunciam, e outros você só nota depois, por um tom mais duro ou uma noite de cansaço. Você olha para dentro quando há motivo. Vale descobrir quais sentimentos passam sem aviso: pode ser sempre o mesmo.
eq-sa-low = Segundo você, sua atenção vai mais para o mundo do que para dentro, e os sentimentos passam sem muita análise. Isso deixa você livre para agir. Mas alguns podem guiar você sem que perceba: uma noite ruim vira briga, uma preocupação vira dor de cabeça. Uma olhada rápida de vez em quando basta; não é preciso cavar.
eq-rg-high = Segundo você, o estresse quase não tira sua calma, você tem paciência com gente difícil e um tropeço não segura você por muito tempo. Os outros podem se apoiar nisso. A calma também pode ser mal interpretada: quem está mal pode tomá-la por indiferença. Dizer “isso também me incomoda” custa pouco e diz muito.
eq-rg-middle = Pelo que diz, você mantém a cabeça fria em algumas situações e a perde em outras. Sono, fome e quem está pedindo devem pesar nisso. Você sabe quais situações mexem com você. Preparar-se para só uma delas muitas vezes rende mais do que tentar manter a calma em todo lugar.
eq-rg-low = Segundo você, os sentimentos vêm rápidos e fortes: coisas pequenas podem abalar, e a calma demora a voltar. Eles também avisam cedo que algo importa. O primeiro minuto não se controla, mas dá para treinar o que você faz nele. Esperar antes de responder, sair da sala, deixar a mensagem no rascunho: isso também são habilidades.
eq-ex-high = Segundo você, falar do que sente é natural, e alegria ou tristeza aparecem no seu rosto. As pessoas sabem em que pé estão com você. Vale pensar em quem está ouvindo: em certos lugares, um sentimento à mostra vira o assunto antes da hora. Você pode escolher o momento sem esconder nada.
eq-ex-middle = Segundo você, alguns sentimentos aparecem e outros ficam guardados, conforme a pessoa e o lugar. Talvez a alegria saia fácil e a tristeza não, ou o contrário. Pergunte a uma pessoa próxima quais dos seus sentimentos é preciso adivinhar. A resposta pode surpreender.
eq-ex-low = Pelo que diz, você guarda a maior parte do que sente, inclusive o que é bom. É uma escolha legítima, e assim você não sobrecarrega os outros. Mas quem você ama pode ainda estar tentando adivinhar se é importante para você. Poucas palavras, por escrito se for mais fácil, podem ir longe.
eq-em-high = Pelo que diz, você percebe rápido como as pessoas estão, muitas vezes antes que digam, e arranja tempo para elas. É provável que procurem você. Mas o que você sente no ar pode estar errado: pergunte. E o que você absorve precisa sair por algum lugar: guarde algumas horas em que ninguém precise de você.
eq-em-middle = Segundo você, os sentimentos de algumas pessoas chegam na hora, e os de outras não mexem com você. A proximidade deve contar, e também o quanto seu dia está cheio. Dá para aumentar a atenção de propósito: uma pergunta de verdade e um pouco de paciência costumam bastar para ver mais.
eq-em-low = Segundo você, os sentimentos dos outros em geral ficam com eles, e emoções fortes em alguém podem intrigar você. Isso permite manter a cabeça fria onde outros se deixam levar, e há quem valorize seu olhar sóbrio. Onde outros adivinham, você pode perguntar: “Do que você precisa agora?” funciona sem sexto sentido.
eq-rl-high = Segundo você, é fácil se aproximar das pessoas, encontrar a palavra certa e deixar os outros à vontade. Grupos novos não são grande obstáculo. Quem fala menos pode deixar todo o trabalho da conversa com você. Devolva uma parte: ficar à vontade também se divide.
eq-rl-middle = Pelo que diz, você fica à vontade entre gente conhecida e vai com mais cuidado em grupos novos, ou se sai bem com uma pessoa e menos com muitas. Você deve saber qual é o seu caso. Escolher o ambiente pode ajudar mais do que se forçar: uma caminhada a dois, uma tarefa em conjunto.
eq-rl-low = Segundo você, conhecer gente pede esforço: o primeiro passo, a palavra certa, a sensação de estar à vontade. Com quem você conhece há anos, pode ser bem diferente. Aqui contam os passos pequenos, e também o ambiente. Fazer algo lado a lado costuma ser mais fácil do que conversar frente a frente.

## One experiment for each skill.

eq-growth-lead = Escolha a habilidade que dá vontade de explorar, não a que você acha que deveria consertar. Tente uma de cada vez, por uma semana.
eq-sa-experiment-title = Três palavras por dia
eq-sa-experiment = Ao meio-dia, no fim da tarde e na hora de dormir, escreva uma palavra para o que sente, e use “bem”, “mal” e “estresse” só uma vez cada. No fim da semana, leia a lista. Observe as palavras que voltam, e o que aconteceu logo antes.
eq-rg-experiment-title = A resposta adiada
eq-rg-experiment = Quando uma mensagem ou um comentário der raiva nesta semana, espere vinte minutos antes de responder. Escreva a primeira resposta se quiser, mas não envie. Conte quantas dessas primeiras respostas você ainda enviaria.
eq-ex-experiment-title = Uma frase com “Eu senti”
eq-ex-experiment = Uma vez por dia, conte a alguém de confiança como algo foi para você, em uma única frase que comece com “Eu senti”. Sentimentos bons contam tanto quanto os ruins. Observe o que a pessoa diz depois, e se foi tão estranho quanto você esperava.
eq-em-experiment-title = Adivinhe e pergunte
eq-em-experiment = Uma vez por dia, adivinhe como está a pessoa à sua frente e pergunte: “Parece que o dia foi cansativo. É isso?” Anote se acertou. Observe quais sentimentos você lê bem e quais confunde com outra coisa.
eq-rl-experiment-title = O primeiro passo
eq-rl-experiment = Uma vez por dia, dê um pequeno primeiro passo: cumprimente alguém da vizinhança, pergunte a um colega como foi o fim de semana, agradeça a alguém pelo nome. Seja breve e não espere nada. Observe como os rostos mudam e como você se sente um minuto depois.

## The total, only where it is reliable enough.

eq-total = As cinco juntas, por autoavaliação: { $value } (margem de { $level }: de { $low } a { $high }).
eq-total-note = Olhe primeiro as cinco barras. As habilidades têm pouca ligação entre si: duas pessoas com o mesmo total podem ser bem diferentes.
eq-total-none = Aqui não somamos as cinco: juntas, elas não mediriam bem uma coisa só.
eq-total-caption = Total de cinco habilidades por autoavaliação, com a margem

## Women and men.

eq-groups-title = Mulheres, homens e médias
eq-groups = Nas respostas de outras pessoas, as mulheres se avaliam em média mais alto em empatia e expressão, e os homens em autocontrole. No conjunto, quase não há diferença. Dentro de cada grupo, as pessoas diferem muito mais do que as médias, e aqui todas são avaliadas da mesma forma.

## How sure is this.

eq-sure-lead = A ordem das suas barras é a parte mais segura deste resultado.
eq-sure-self = É como você se vê. Avaliar as próprias habilidades emocionais não é o mesmo que testá-las: há quem se avalie com rigor e há quem se avalie com generosidade.
eq-sure-friend = Para ter um segundo olhar, mostre as cinco descrições a alguém que conhece você bem e pergunte qual barra seria a mais comprida.
eq-sure-mood = Uma semana difícil pode influenciar as respostas. Se foi o caso, refaça o teste em uma semana mais calma e confie no que os dois resultados têm em comum.
eq-sure-margin = A margem cobre onde sua barra ficaria em { $level } dos casos se você respondesse a frases parecidas.
eq-sure-again = Refaça o teste depois de { $days } dias e compare os dois resultados.
eq-sure-again-caption = Seu primeiro e seu segundo resultado
eq-provisional = Preliminar: em { $measured } de { $questions } frases, o peso vem das respostas de outras pessoas à mesma ideia. Nas demais, é um valor típico, até que mais gente tenha respondido aqui.
eq-provisional-badge = Preliminar · ainda sem grupo de comparação próprio
eq-provisional-source = Os pesos emprestados vêm de até { $people } pessoas voluntárias que responderam em { $language } por volta de { $year }.

## Method.

eq-method-statements = Você avaliou { $questions } frases sobre si, o mesmo número para cada habilidade. Metade é formulada ao contrário, para compensar a tendência a concordar com tudo.
eq-method-levels = “Vem com facilidade”, “no meio-termo” e “pede esforço” dividem cada barra em três. São nomes para um lugar na barra, não notas.
eq-method-reliability = Confiabilidade esperada (alfa de Cronbach): autopercepção { $sa }, autocontrole { $rg }, expressão { $ex }, empatia { $em }, convivência { $rl }. São previsões, até que mais gente tenha respondido aqui.
eq-method-total = Confiabilidade esperada do total: { $reliability }. Só mostramos um total se ela for de pelo menos { $least }.
eq-method-name = Talvez você conheça isto como QE. Como é você quem se avalia, trata-se de um quociente emocional autoavaliado; preferimos falar de habilidades e mostrar cinco barras em vez de uma nota.
eq-method-norms = Ainda não temos um grupo de comparação próprio. Quando { $target } pessoas tiverem respondido aqui, o comprimento das barras também vai dizer algo.
eq-method-not = O que isto não é
eq-method-not-ability = Não é um teste de capacidade. Nada aqui era certo ou errado.
eq-method-not-health = Não diz nada sobre a sua saúde. Se os sentimentos dificultam a sua vida, converse com alguém de confiança ou procure atendimento médico.
eq-method-not-jobs = Não serve para contratar nem para julgar outras pessoas.
eq-method-source = Com base em perguntas do International Personality Item Pool (ipip.ori.org), nas nossas próprias palavras.
eq-method-more = Ver todos os números

## Certificate of completion and share card.

eq-certificate-line = { $person } concluiu o questionário de habilidades emocionais, com { $questions } frases, em { $date }.
eq-certificate-note = Uma autodescrição, feita online e sem supervisão. Certifica a conclusão, não uma capacidade.
eq-share-lead = Seu cartão mostra suas cinco barras em ordem, por autoavaliação. Sem e-mail, sem números, sem respostas.
eq-card-title = O que vem mais fácil para mim: { $first }
eq-card-description = Cinco habilidades emocionais, por autoavaliação. Veja sua ordem de graça.
