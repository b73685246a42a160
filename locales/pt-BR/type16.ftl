### What the sixteen-types result, report, share card and comparison say, on screen and on paper.

## Titles of pages and sections.

type16-page-result = Seu tipo: { $type }, { $name }
type16-page-report = O relatório do seu tipo
type16-page-shared = { $type }, { $name }
type16-page-compare = Dois perfis, lado a lado
type16-exam = 16 tipos
type16-likely-title = Seu tipo e os mais próximos
type16-bars-title = Suas quatro escalas
type16-plain-title = Em palavras simples
type16-work-title = No trabalho
type16-people-title = Com as pessoas
type16-strain-title = Sob estresse
type16-growth-title = Dois experimentos para tentar
type16-bridge-title = Seu tipo e o Big Five
type16-sure-title = Quanta certeza temos?
type16-change-title = As respostas por trás de cada letra
type16-method-title = Como funciona
type16-head-type = Tipo
type16-head-letter = Letra
type16-head-place = Comparação
type16-head-sure = Certeza

## Names: scales, poles, and one sentence for each pole.

type16-scale-e = Sociabilidade ou reserva
type16-scale-n = Imaginação ou senso prático
type16-scale-f = Empatia ou objetividade
type16-scale-j = Planejamento ou espontaneidade
type16-pole-e = Sociabilidade
type16-pole-e-line = Você vai ao encontro das pessoas: puxa conversa e gosta de casa cheia.
type16-pole-i = Reserva
type16-pole-i-line = Você gosta de calma e de pouca gente: escuta primeiro e prefere lugares tranquilos.
type16-pole-n = Imaginação
type16-pole-n-line = Você brinca com ideias: gosta de teorias, de imagens na cabeça e de fazer do seu jeito.
type16-pole-s = Senso prático
type16-pole-s-line = Você procura o que funciona: gosta de métodos conhecidos, tarefas concretas e utilidade clara.
type16-pole-f = Empatia
type16-pole-f-line = Você sente junto com os outros: a alegria e as preocupações deles chegam rápido até você.
type16-pole-t = Objetividade
type16-pole-t-line = Você mantém o foco na questão e se deixa levar pelo humor dos outros menos do que a maioria.
type16-pole-j = Planejamento
type16-pole-j-line = Você gosta das coisas resolvidas: prepara, arruma e começa logo.
type16-pole-p = Espontaneidade
type16-pole-p-line = Você deixa opções em aberto: age no momento e começa quando a coisa fica concreta.

## Free result.

type16-result-lead = Você é { $type }: { $name }.
type16-result-lead-balanced = Suas respostas apontam para { $type }: { $name }. Letra minúscula quer dizer que você está perto do meio nessa escala.
type16-result-lead-middle = Você está perto do meio nas quatro escalas. O tipo mais próximo é { $type }: { $name }.
type16-likely-three = Seu tipo mais provável é { $first } ({ $firstPercent }), seguido de { $second } ({ $secondPercent }) e { $third } ({ $thirdPercent }).
type16-likely-close = Dois tipos combinam com você quase por igual: { $first } ({ $firstPercent }) e { $second } ({ $secondPercent }). Depois vem { $third } ({ $thirdPercent }).
type16-likely-one = { $first } combina claramente com você: { $firstPercent } de probabilidade, bem à frente de todos os outros tipos.
type16-median = Cada letra diz em que metade do grupo de comparação você está. A letra E, por exemplo, significa mais sociabilidade do que a maioria, e não que falte um lado reservado.
type16-retake = Se você refizer o teste, as letras firmes muito provavelmente continuarão iguais. As que estão perto do meio podem mudar, e isso não significaria que você mudou.
type16-provisional = Preliminar: comparamos você com { $people } pessoas que fizeram um teste grátis em { $language } por volta de { $year }. Quando { $target } visitantes do nosso site tiverem respondido, a comparação será com eles.
type16-provisional-badge = Preliminar · { $people } pessoas · { $year } · { $language }
type16-more-title = Veja como é seu tipo na vida real
type16-more-text = O relatório completo mostra você no trabalho, com as pessoas e sob estresse, traz dois experimentos para tentar e indica as respostas que mais contaram para cada letra.

## One line per letter: firm, leaning, balanced.

type16-letter-e-firm = Predomínio claro da sociabilidade: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-e-leaning = Tendência à sociabilidade: { $percent } de probabilidade, com momentos de reserva.
type16-letter-i-firm = Predomínio claro da reserva: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-i-leaning = Tendência à reserva: { $percent } de probabilidade, com momentos de sociabilidade.
type16-letter-e-balanced = Sociabilidade e reserva em equilíbrio: mesmo o lado mais provável tem só { $percent }.
type16-letter-n-firm = Predomínio claro da imaginação: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-n-leaning = Tendência à imaginação: { $percent } de probabilidade, com uma veia prática.
type16-letter-s-firm = Predomínio claro do senso prático: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-s-leaning = Tendência ao senso prático: { $percent } de probabilidade, com uma veia imaginativa.
type16-letter-n-balanced = Imaginação e senso prático em equilíbrio: mesmo o lado mais provável tem só { $percent }.
type16-letter-f-firm = Predomínio claro da empatia: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-f-leaning = Tendência à empatia: { $percent } de probabilidade, com um lado objetivo.
type16-letter-t-firm = Predomínio claro da objetividade: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-t-leaning = Tendência à objetividade: { $percent } de probabilidade, com um lado empático.
type16-letter-f-balanced = Empatia e objetividade em equilíbrio: mesmo o lado mais provável tem só { $percent }.
type16-letter-j-firm = Predomínio claro do planejamento: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-j-leaning = Tendência ao planejamento: { $percent } de probabilidade, com espaço para o momento.
type16-letter-p-firm = Predomínio claro da espontaneidade: temos { $percent } de certeza de que você está deste lado do meio.
type16-letter-p-leaning = Tendência à espontaneidade: { $percent } de probabilidade, com alguns hábitos fixos.
type16-letter-j-balanced = Planejamento e espontaneidade em equilíbrio: mesmo o lado mais provável tem só { $percent }.

## Report, section 1: the type and its neighbors.

type16-likely-lead = { $name } é o tipo que melhor combina com suas respostas. Os mais próximos têm quase as mesmas letras: veja-os como variações de você.
type16-likely-caption = A probabilidade de cada tipo
type16-likely-alt = Gráfico de barras com os tipos mais prováveis: { $first } { $firstPercent }, { $second } { $secondPercent }, { $third } { $thirdPercent }.
type16-likely-rest = Todos os outros tipos juntos: { $percent }
type16-likely-read = Cada porcentagem é a parcela das pessoas com respostas como as suas que são mesmo daquele tipo.
type16-portrait-lead = { $name }, em linhas gerais. As cenas são inventadas, então nem tudo vai combinar com você.
type16-portrait-balanced = Onde sua letra é minúscula, o retrato do tipo que só muda essa letra combina com você quase do mesmo jeito.
type16-creature-alt = { $name }, uma figura feita com as sete peças do tangram.

## Report, section 2: four bars.

type16-bars-lead = Cada barra vai de um lado ao outro, com o meio do grupo de comparação no centro. O losango marca seu lugar, e o traço grosso em volta dele é a margem de erro.
type16-bars-caption = Seu lugar em quatro escalas, com margens de { $level }
type16-bars-middle = Meio do grupo de comparação
type16-bars-mark = Você
type16-bars-margin = Margem de { $level }: de { $low } a { $high }
type16-bars-balanced-e = E/I em equilíbrio
type16-bars-balanced-n = N/S em equilíbrio
type16-bars-balanced-f = F/T em equilíbrio
type16-bars-balanced-j = J/P em equilíbrio
type16-place-e = Mais sociabilidade do que { $percent } do grupo de comparação
type16-place-i = Mais reserva do que { $percent } do grupo de comparação
type16-place-n = Mais imaginação do que { $percent } do grupo de comparação
type16-place-s = Mais senso prático do que { $percent } do grupo de comparação
type16-place-f = Mais empatia do que { $percent } do grupo de comparação
type16-place-t = Mais objetividade do que { $percent } do grupo de comparação
type16-place-j = Mais planejamento do que { $percent } do grupo de comparação
type16-place-p = Mais espontaneidade do que { $percent } do grupo de comparação
type16-bars-alt-e = Escala de reserva a sociabilidade. { $place }, margem de erro de { $low } a { $high }.
type16-bars-alt-n = Escala de senso prático a imaginação. { $place }, margem de erro de { $low } a { $high }.
type16-bars-alt-f = Escala de objetividade a empatia. { $place }, margem de erro de { $low } a { $high }.
type16-bars-alt-j = Escala de espontaneidade a planejamento. { $place }, margem de erro de { $low } a { $high }.
type16-bars-curve = A maioria das pessoas está perto do meio. Estas escalas são curvas em forma de sino, não dois times.

## Report, section 3: in plain words.

type16-plain-leaning = Você tende para este lado, sem estar longe do meio. Muita coisa aqui vai combinar com você, e um pouco do outro lado também.
type16-plain-balanced = Aqui você está perto do meio, e não escolhemos um lado por você.
type16-plain-e = Você é mais sociável do que a maioria do grupo de comparação. Costuma puxar conversa em vez de esperar por ela, no fim da noite já falou com metade da sala e, quando sobra uma hora, procura companhia. Quando cai um silêncio no grupo, você tende a quebrá-lo. Receber atenção é gostoso, ou pelo menos não incomoda, e um bom papo não precisa de motivo. O difícil pode ser o silêncio: um dia sem ninguém com quem conversar pode parecer longo, e, em uma conversa animada, quem precisa de uma pausa antes de falar talvez não consiga uma com você.
type16-plain-i = Você é uma pessoa mais reservada do que a maioria do grupo de comparação. Com gente nova, costuma escutar primeiro e falar quando tem algo a dizer. Em um grupo, pode deixar a palavra com os outros sem sentir falta dela. Lugares lotados e festas longas tiram mais energia do que dão, e uma noite livre muitas vezes fica melhor com uma pessoa só, ou com nenhuma. Você usa menos palavras e costuma escolhê-las com cuidado. Mas muito do que pensa fica com você, e quem acabou de conhecer você pode demorar a entender seu jeito, e errar o palpite até lá.
type16-plain-n = Pelas respostas, sua cabeça anda mais cheia de ideias do que a da maioria. Um pensamento puxa o outro, e você prefere tentar um caminho seu a repetir o de sempre. Provavelmente enxerga uma sala, uma história ou um plano antes que existam, e uma conversa sobre como as coisas poderiam ser, ou por que são como são, pode prender você a noite toda. Teoria é um lugar para brincar. O outro lado disso: depois de pensar uma ideia até o fim, pôr em prática pode parecer a metade sem graça, e um pedido simples pode ganhar várias alternativas antes mesmo de você começar.
type16-plain-s = O que se pode usar chama mais a sua atenção do que a da maioria do grupo de comparação; ideias pelo prazer das ideias, menos. Diante de uma tarefa, você costuma perguntar o que é preciso, como se faz normalmente e se isso funciona. Se um método dá conta, há pouco motivo para inventar outro. Em uma noite de teoria, você pode se desligar; uma amostra, um preço ou um teste rápido teriam toda a sua atenção. Você também tem ideias; só não faz coleção delas. O outro lado disso: quando o jeito de sempre falha, talvez você insista nele mais tempo do que ele merece.
type16-plain-f = Os sentimentos dos outros chegam até você mais rápido do que chegam à maioria. Quando alguém por perto está triste, algo em você responde antes de qualquer decisão, e uma notícia ruim sobre um desconhecido pode ficar com você até a noite. Você costuma perguntar como as pessoas estão e esperar a resposta de verdade, guardar tempo para elas e mudar seus planos quando precisam de você. Em qualquer decisão, você vê primeiro as pessoas. Tudo isso gasta energia: você pode carregar preocupações que não são suas, e um não justo pode ser mais difícil de dizer do que um sim que sai caro.
type16-plain-t = O humor dos outros contagia você menos do que contagia a maioria. Quando a conversa fica emocional, você consegue manter o foco na questão: o que aconteceu, o que vem depois, o que dá para fazer. Um filme triste pode despertar seu interesse em vez de lágrimas, e o problema de alguém faz você mais pensar do que sentir. Isso não é frieza: quase todo mundo concorda com frases sobre cuidado, e você só está na metade mais serena de um grupo caloroso. Sua ajuda costuma ser uma solução, uma carona, uma resposta direta. Quem esperava primeiro uma palavra de carinho pode não perceber que aquilo era cuidado.
type16-plain-j = Você gosta das coisas resolvidas mais do que a maioria. Tarefas do dia a dia são feitas quando aparecem, cada coisa volta para o lugar, e você prefere preparar na véspera a improvisar de manhã. Uma agenda ajuda você mais do que limita, e raramente é preciso um empurrão para começar. A rotina se resolve sem drama e deixa a cabeça livre para o resto. O outro lado aparece quando um plano quebra: a visita que chega cedo, a reunião que muda de hora, alguém que decide em cima da hora podem abalar sua calma mais do que a mudança em si justificaria.
type16-plain-p = Você deixa mais coisas para o momento do que a maioria. Quando vem uma ideia, gosta de agir enquanto ela está fresca, e um dia sem planos dá sensação de liberdade. As coisas podem ficar onde foram usadas por último, e você sabe mais ou menos onde é. Costuma começar quando o momento ou o prazo tornam a tarefa real, e aí anda rápido. Mudar de rumo custa pouco, porque o rumo nunca esteve fixo. O difícil pode ser o começo: tarefas sem prazo e sem graça talvez esperem um bom tempo.
type16-plain-e-balanced = Você consegue puxar conversa e curtir a casa cheia, e também ficar em um canto e querer a porta fechada. Qual dos dois aparece pode depender de quem está ali e de como foi o dia. Nenhum é máscara; os dois são você.
type16-plain-n-balanced = Você gosta de uma ideia e gosta de saber para que ela serve. Em certas noites, uma teoria prende você; em outras, melhor consertar a luminária do jeito conhecido. Vale reparar em quais assuntos cada lado aparece.
type16-plain-f-balanced = Você consegue sentir junto com alguém e consegue dar um passo atrás e olhar os fatos. O que vem primeiro pode depender de quanto a pessoa é próxima e do que está em jogo. Talvez você acabe servindo de intérprete entre amigos que só fazem uma das duas coisas.
type16-plain-j-balanced = Você planeja algumas partes da vida e deixa outras para o momento. A mesa pode estar em ordem e o fim de semana não, ou o contrário. Pergunte a si onde um plano traz descanso e onde ele começa a incomodar.

## Report, section 4: at work.

type16-work-e = É provável que você pense melhor com gente na sala. Reuniões, ligações e visitas animam você, e costuma ser você quem chama a pessoa nova da equipe para almoçar. Longos períodos de trabalho em silêncio podem se arrastar: espalhe-os e ponha conversa no meio. Quando conduzir uma discussão, conte até cinco depois de cada pergunta. Quem precisa de um momento vai aproveitá-lo.
type16-work-i = Você tende a trabalhar bem onde dá para fechar a porta, terminar um pensamento e responder por escrito. Em reuniões, pode ter o argumento pronto e ver o momento passar. Peça a pauta antes e mande sua opinião, ou peça a palavra logo no início. O barulho de um escritório sem divisórias e as ligações em sequência pesam mais para você do que para os outros; uma hora fixa de silêncio compensa.
type16-work-n = É no começo das coisas que você costuma se animar: a página em branco, o problema que ninguém ali resolveu ainda. Vê outro jeito de fazer, muitas vezes vários. Com rotina e procedimentos detalhados, você pode se desligar no meio do caminho. Antes de propor a próxima ideia, anote quem faria o quê amanhã de manhã. Isso mostra quais ideias estão maduras e poupa a equipe de adivinhar.
type16-work-s = Você costuma ser quem pergunta o que exatamente é preciso, e para quem. Tarefas concretas com resultado visível são a sua praia, e você nota quando um plano grandioso não tem primeiro passo. Reuniões sobre visão de futuro podem testar sua paciência. Peça um exemplo cedo: ajuda você e, em geral, os outros também. Antes de recusar um método novo, faça um pequeno teste com ele.
type16-work-f = Você nota quem ficou em silêncio, quem está com trabalho demais, quem precisa de uma palavra antes de uma notícia difícil. Pode ser que procurem você primeiro. Um trabalho em que dá para ver quem é ajudado costuma fazer bem. Críticas, feitas ou recebidas, podem ir com você para casa, e as emergências dos outros podem encher seu dia. Decida de manhã qual hora é da sua tarefa, e avise alguém.
type16-work-t = Você costuma olhar o argumento antes de olhar de quem ele veio, e dizer quando um número está errado, doa a quem doer. Em uma reunião tensa, consegue manter a questão na mesa. A equipe sabe o que esperar de você. Diga o que há de bom em uma proposta antes de dizer o que falha: em geral você viu as duas coisas, e só uma é ouvida.
type16-work-j = Você costuma ter o prazo na agenda e um rascunho antes dele. Metas claras, datas fixas e mesa em ordem fazem seu trabalho render, e os outros contam com o que você prometeu. Projetos que mudam de forma o tempo todo podem desgastar, e colegas que começam tarde também. Combine com eles alguns pontos fixos e deixe o caminho por conta de cada um.
type16-work-p = Você costuma render mais quando surge um imprevisto: larga o plano e resolve. Com variedade, sua atenção não cai, e o prazo traz a velocidade. Projetos longos com uma única data distante são mais difíceis, e a papelada também. Corte tudo em pedaços que alguém esteja esperando. Marcar hora para mostrar um rascunho muitas vezes funciona melhor do que força de vontade.
type16-work-e-balanced = Você trabalha bem no meio de gente e trabalha bem em silêncio: a mistura importa mais do que o cargo. Lembre uma semana boa: quantas horas foram de conversa, quantas de calma? Sabendo essa proporção, você pode pedi-la, e avisar quando a sequência de reuniões, ou de silêncio, já passou do ponto.
type16-work-n-balanced = Você consegue esboçar a ideia nova e também perguntar do que ela precisa na segunda de manhã. Em uma equipe, isso muitas vezes faz de você a ponte entre as duas coisas. Repare em qual metade cai na sua mão. Se é sempre a rotina, peça uma página em branco de vez em quando; se são sempre as ideias, peça para levar uma até o fim.
type16-work-f-balanced = Você consegue pesar os fatos e lembrar quem eles afetam. Quando uma decisão é difícil, faça uma coisa de cada vez: primeiro anote o que fala a favor de cada opção, depois o que cada uma significaria para as pessoas envolvidas. Assim se vê mais rápido se as duas listas discordam, e é essa parte que vale uma conversa.
type16-work-j-balanced = Você consegue seguir uma agenda e consegue largá-la. Quase todo trabalho pede as duas coisas, mas raramente na mesma hora. Tente dizer no início da tarefa: esta é para seguir o plano ou para ver no que vai dar? Quem só trabalha de um jeito vai entender você melhor, e você para de se culpar por ter usado o outro.

## Report, section 5: with people.

type16-people-e = Muitas vezes é você quem liga, convida e mantém a turma unida. Gente nova vira conhecida rápido. As pessoas mais próximas podem às vezes querer você sem a plateia: uma noite a dois é um presente que dá para planejar. Se alguém responde em poucas palavras, talvez seja só o ritmo da pessoa. Faça uma pergunta e deixe mais silêncio do que parece natural para você.
type16-people-i = Você costuma preferir poucas pessoas a muitas, e uma conversa longa a uma roda de conversas curtas. Talvez os convites tenham que partir dos outros, e há quem se pergunte se você gosta. Diga que gosta; nem sempre dá para ver. Quando precisar de uma noite a sós, diga quando volta. “Hoje não, que tal quinta?” soa bem diferente de um não.
type16-people-n = Você gosta de conversas que passeiam: e se, por quê, o que aconteceria então. Com a pessoa certa, perde a noção do tempo. Mas quem conta da goteira pode querer o telefone de um encanador, e não uma reflexão sobre casas. Pergunte o que a pessoa prefere. E avise quando estiver só brincando com uma ideia, antes que comecem a fazer as malas.
type16-people-s = Você costuma mostrar o que as pessoas significam para você com coisas que se veem: a carona até o aeroporto, a prateleira na parede, o tamanho certo guardado na memória. Seus amigos contam com você para a resposta útil. Quem sonha em voz alta pode querer só companhia no sonho. Faça uma pergunta sobre ele antes de perguntar quem paga.
type16-people-f = Você costuma sentir como a pessoa está pelas primeiras palavras ao telefone, e larga o que for preciso por ela. As pessoas se abrem com você. O risco é a mão única: você sabe tudo da semana delas, e elas sabem pouco da sua. Diga do que precisa antes de cansar de dar. A maioria das pessoas gostaria de ter a chance de retribuir.
type16-people-t = Você costuma ser quem as pessoas procuram quando querem uma resposta sincera, e mantém a firmeza quando os outros se abalam. Pode pular a parte de dar nome aos sentimentos, porque para você a solução já diz tudo. Pergunte: “Quer ideias ou quer que eu escute?” A pergunta leva cinco segundos e evita muitos mal-entendidos.
type16-people-j = Dá para contar com você: chega na hora marcada, a mesa está reservada, o presente está comprado. Você pode se decepcionar com quem decide tarde, e essa pessoa pode sentir que você quer controlar tudo. Combinem o que precisa de plano, como viagens e dinheiro, e deixem algumas noites livres de propósito. É mais fácil receber uma surpresa quando ela tem data.
type16-people-p = Você costuma topar a viagem repentina, a ligação tarde da noite, a mudança de planos que acaba saindo melhor. As pessoas próximas curtem isso. Quem planeja pode ler um “vamos ver” como um não, ou como pouco caso. Dê a essa pessoa uma coisa fixa, como o dia, e deixe o resto livre. Se for atrasar, avise antes que olhem o relógio.
type16-people-e-balanced = Você pode ser quem reúne as pessoas e quem sai de fininho mais cedo. Há quem conheça só um desses lados, conforme o lugar em que se conheceram, e estranhe o outro. Conte uma vez. É mais fácil dizer “hoje estou na minha” a quem sabe que passa.
type16-people-n-balanced = Você consegue acompanhar alguém em um pensamento e também perguntar o que isso muda no sábado. Isso faz de você uma companhia fácil para gente bem diferente. O que não dá para ver é em qual clima você está. Se quer resolver o problema, diga; se quer esticar a ideia, diga também. E pergunte o mesmo de volta.
type16-people-f-balanced = Você consegue consolar e consegue analisar. Com gente próxima, o primeiro talvez venha naturalmente; com os outros, o segundo. Os mal-entendidos costumam surgir quando você oferece um e a pessoa queria o outro. Uma pergunta simples no começo ajuda: “Quer que eu escute ou que pense junto com você?”
type16-people-j-balanced = Você consegue reservar a mesa e consegue deixar a noite rolar. Com quem planeja tudo, você pode virar o lado solto da dupla; com quem não planeja nada, a organização em pessoa. Repare no papel que cai para você e devolva-o de vez em quando: deixe a outra pessoa escolher o dia ou o lugar.

## Report, section 6: under strain.

type16-strain-note = Isto fala de semanas difíceis, não de saúde. Não medimos com que facilidade você sente ansiedade ou desânimo. Se uma fase ruim não passa, converse com alguém de confiança ou procure atendimento médico.
type16-strain-e = Quando a coisa aperta, você costuma falar: liga para alguém, sai, conta a história até ela encolher. Isso pode ajudar muito. Também pode encher a agenda até o problema em si nunca ganhar meia hora de calma. Sinais para observar: cada vez mais compromissos, cada vez menos sono. Guarde uma pessoa para a conversa de verdade, e uma caminhada só para você.
type16-strain-i = Quando a coisa aperta, você costuma se recolher, falar menos e resolver por conta própria. O silêncio de fato recarrega. Mas, de fora, pode parecer que você não se importa, ou que está tudo bem, e ninguém oferece ajuda. Sinais para observar: mensagens sem resposta, encontros cancelados. Diga a uma pessoa uma frase sobre isso; não precisa contar a história inteira.
type16-strain-n = Quando a coisa aperta, sua imaginação segue trabalhando e pode pintar o que daria errado com a mesma nitidez de sempre. Você talvez comece uma ideia nova para fugir de outra que travou. Sinais para observar: planos que mudam toda noite, madrugadas passadas em cenários imaginários. Escreva o pior deles e, ao lado, o que você sabe de fato. Depois faça uma coisa pequena com as mãos.
type16-strain-s = Quando a coisa aperta, você costuma se segurar no que conhece: a rotina, a lista, o jeito que sempre funcionou. Isso dá firmeza a você e a quem está em volta. Fica difícil quando a própria situação é nova. Sinais para observar: fazer o mesmo outra vez, só que com mais força. Peça a alguém que pensa diferente dois outros caminhos, e tente o mais barato.
type16-strain-f = Quando a coisa aperta, você pode cuidar primeiro de todo mundo, e seu próprio cansaço aparece por último. Conflitos em volta podem pesar mais do que o trabalho em si. Sinais para observar: você diz sim e sente um peso, perde o sono pelo problema de outra pessoa. Escolha uma preocupação que não cabe a você resolver e devolva com carinho. Você pode continuar se importando; carregar é que não precisa.
type16-strain-t = Quando a coisa aperta, você costuma se apoiar ainda mais nos fatos: frases mais curtas, mais análise, menos paciência com rodeios. Isso mantém você em condição de agir. Sentimentos, os seus também, podem ser tratados como ruído até voltarem como dor de cabeça ou resposta atravessada. Sinais para observar: as pessoas começam a pisar em ovos. Diga em voz alta como está sendo para você, em uma frase só.
type16-strain-j = Quando a coisa aperta, você costuma planejar ainda mais: outra lista, despertador mais cedo, menos pausas. Por um tempo, funciona. Depois, cada pequena mudança começa a parecer um ataque ao plano. Sinais para observar: você arruma a casa à meia-noite, refaz o que outros fizeram. Risque uma coisa da lista de hoje sem fazê-la e veja o que acontece de verdade.
type16-strain-p = Quando a coisa aperta, você costuma cuidar do que grita mais alto e adiar o resto. Mantém a flexibilidade por mais tempo do que os outros. Enquanto isso, o que foi adiado cresce, e começar fica mais difícil a cada dia. Sinais para observar: contas e mensagens sem abrir, um projeto novo na hora errada. Escolha a tarefa em que você pensa à noite e dê a ela quinze minutos antes de qualquer outra coisa.
type16-strain-e-balanced = Quando a coisa aperta, você pode querer gente e silêncio ao mesmo tempo, e implicar com o que tiver. Escolha um deles de propósito, em vez de ir à deriva: uma hora com alguém com quem dá para falar a verdade, ou uma noite com o celular desligado. Depois anote qual ajudou. Após alguns dias ruins, você vai saber mais do que qualquer teste pode dizer.
type16-strain-n-balanced = Quando a coisa aperta, você pode oscilar entre revirar tudo na cabeça e simplesmente tocar a próxima tarefa. Os dois têm sua utilidade. Se está pensando há dias, faça uma coisa concreta. Se está na correria há dias, sente-se e pergunte qual é o problema de verdade. Troque antes de sentir vontade.
type16-strain-f-balanced = Quando a coisa aperta, você pode se dividir entre cuidar das pessoas e ir direto ao que precisa ser feito. Ajuda dar tempo a cada coisa: dez minutos para perguntar como todos estão, inclusive você, e depois uma decisão clara. Fique de olho no momento em que você faz uma coisa para fugir da outra.
type16-strain-j-balanced = Quando a coisa aperta, uma parte de você quer um plano e outra quer jogá-lo fora. Um plano pequeno costuma contentar as duas: três coisas para hoje, em qualquer ordem, e nada além. Se você se pegar fazendo listas maiores, ou fugindo da lista, volte às três. Amanhã terá as dele.

## Report, section 7: growth.

type16-growth-lead = Tente um de cada vez, por uma semana. Não é uma prova: o resultado é o que você notar.
type16-growth-e-1-title = A pausa mais longa
type16-growth-e-1 = Uma vez por dia, em uma conversa importante, espere duas respirações depois que a outra pessoa parar de falar. Durante a semana, faça isso no trabalho; no fim de semana, em casa. Observe o que vem na pausa: muitas vezes é a frase que não seria dita.
type16-growth-e-2-title = Uma hora sem plateia
type16-growth-e-2 = Escolha duas noites desta semana e passe uma hora a sós, sem celular nem tela. Faça algo que tenha resultado, como cozinhar ou escrever uma página. Observe como são os primeiros quinze minutos em comparação com os últimos.
type16-growth-i-1-title = A primeira frase
type16-growth-i-1 = Uma vez por dia, diga algo antes que perguntem: em uma reunião, em uma fila, a alguém da vizinhança. Uma frase basta, e você pode parar nela. Observe quantas vezes a outra pessoa parece contente por você ter começado.
type16-growth-i-2-title = Diga enquanto está quente
type16-growth-i-2 = Quando notar que gostou de algo que alguém fez, diga no mesmo dia, em voz alta ou por mensagem. Tente com três pessoas nesta semana. Observe se elas já sabiam; talvez você descubra que não.
type16-growth-n-1-title = Uma ideia até o fim
type16-growth-n-1 = Na segunda, escolha a menor das suas ideias do momento. Trabalhe nela vinte minutos por dia e anote as ideias novas em uma lista para depois. No domingo, veja o que existe, e quantas ideias da lista você ainda quer.
type16-growth-n-2-title = A versão simples
type16-growth-n-2 = Quando explicar algo nesta semana, comece por um exemplo que a outra pessoa possa ver ou tocar, e só depois diga o que ele significa. Faça isso uma vez por dia. Observe em que momento o rosto dela muda: no exemplo ou na ideia.
type16-growth-s-1-title = Outro caminho para casa
type16-growth-s-1 = Uma vez por dia, faça uma coisa comum de outro jeito: outra rota, outra ordem, uma receita sem medir. Que seja pequena a ponto de nada depender dela. À noite, anote se algo ficou melhor, pior ou simplesmente novo.
type16-growth-s-2-title = Dois minutos de “e se”
type16-growth-s-2 = Quando alguém contar uma ideia nesta semana, faça duas perguntas sobre ela antes de conferir se daria certo. “Qual seria a melhor parte?” é uma boa primeira pergunta. Observe no que a ideia se transforma enquanto a pessoa responde.
type16-growth-f-1-title = Um não gentil
type16-growth-f-1 = Uma vez nesta semana, quando normalmente diria sim na hora, diga: “Deixa eu ver minha semana, respondo hoje à noite.” Depois decida e responda em duas frases. Compare o que você temia que acontecesse com o que aconteceu.
type16-growth-f-2-title = De quem é a preocupação?
type16-growth-f-2 = Toda noite, anote as preocupações que está carregando e ponha ao lado de cada uma o nome da pessoa a quem ela pertence. Fique com as suas e devolva uma das outras. Observe como você dorme, e se alguém ficou pior por isso.
type16-growth-t-1-title = Primeiro, dê nome ao sentimento
type16-growth-t-1 = Uma vez por dia, quando alguém contar um problema, diga como aquilo parece ser para a pessoa antes de oferecer uma solução: “Parece cansativo.” Depois espere. Observe se ela ainda precisa da solução, e se é a que você tinha em mente.
type16-growth-t-2-title = Elogio em voz alta
type16-growth-t-2 = Quando conferir o trabalho de alguém nesta semana, comece por uma coisa boa, com a mesma precisão que usa para os erros. Faça isso todas as vezes. Observe como fica a conversa sobre os erros depois.
type16-growth-j-1-title = Uma tarde livre
type16-growth-j-1 = Deixe uma tarde livre nesta semana e não a preencha antes. Quando ela chegar, decida de hora em hora o que dá vontade de fazer. Observe quando vem a inquietação, e o que você teria perdido com um plano.
type16-growth-j-2-title = Bom o bastante
type16-growth-j-2 = Uma vez por dia, pare uma tarefa no ponto em que já serve, e não quando estiver perfeita: a cozinha, um e-mail, uma gaveta. Deixe assim até o dia seguinte. Observe quem nota, e o que você fez com o tempo.
type16-growth-p-1-title = Cinco minutos para começar
type16-growth-p-1 = Toda manhã, escolha a tarefa menos atraente e trabalhe nela por cinco minutos, antes de olhar o celular. Depois pode parar. Observe em quantas manhãs você continuou, e como foi o resto do dia.
type16-growth-p-2-title = Uma coisa fixa
type16-growth-p-2 = Escolha uma coisa pequena e faça-a na mesma hora todos os dias desta semana, como separar a roupa de amanhã ou esvaziar a mochila. Deixe todo o resto livre. Observe se isso tira liberdade ou se dá alguma.
type16-growth-balanced-1-title = Que lado foi esse?
type16-growth-balanced-1 = Toda noite, escolha uma cena do dia e anote, para cada uma das quatro escalas, que lado você mostrou. Acrescente quem estava lá e quanto descanso você tinha tido. Depois de uma semana, procure o padrão: suas situações podem dizer mais do que sua média.
type16-growth-balanced-2-title = Experimente o outro lado
type16-growth-balanced-2 = Escolha uma situação que se repete todo dia, como o café da manhã ou uma reunião de equipe. Nos dias pares, aja conforme um lado da escala; nos ímpares, conforme o outro: falar cedo ou escutar primeiro, planejar ou deixar acontecer. Observe qual dos dois cansa menos.

## Report, section 8: the bridge to the Big Five.

type16-bridge-lead = A pesquisa descreve a personalidade com cinco traços amplos, o Big Five. Suas quatro escalas são parentes próximas de quatro deles.
type16-bridge-e = “Sociabilidade ou reserva” é o que a pesquisa chama de extroversão.
type16-bridge-n = “Imaginação ou senso prático” chega perto da abertura, sobretudo da parte que trata de ideias e imaginação.
type16-bridge-f = “Empatia ou objetividade” chega perto da amabilidade, sobretudo da parte que trata de compaixão.
type16-bridge-j = “Planejamento ou espontaneidade” chega perto da conscienciosidade: ordem, preparo, dar o primeiro passo.
type16-bridge-stability = O quinto traço é a estabilidade emocional: com que facilidade alguém se preocupa ou se abala. Nós não o medimos, e nada aqui fala dele.
type16-bridge-caption = Quatro escalas e os traços mais próximos
type16-bridge-head-scale = Sua escala
type16-bridge-head-trait = Traço do Big Five

## Report, section 9: how sure is this.

type16-sure-lead = Temos mais certeza de algumas letras do que de outras. Veja o grau de certeza de cada uma e o que isso significa se você refizer o teste.
type16-sure-caption = Grau de certeza de cada letra
type16-sure-alt = Grau de certeza de cada letra: { $letters }.
type16-sure-firm = Firme
type16-sure-leaning = Tendência
type16-sure-balanced = Em equilíbrio
type16-sure-firm-text = Firme: temos pelo menos { $limit } de certeza. Pode contar com essas letras.
type16-sure-leaning-text = Tendência: temos pelo menos { $limit } de certeza. Essas letras são um bom palpite.
type16-sure-balanced-text = Em equilíbrio: temos menos de { $limit } de certeza. Essas letras aparecem em minúscula, e descrevemos os dois lados.
type16-sure-common = Letras em equilíbrio são comuns: cerca de { $percent } das pessoas têm pelo menos uma.
type16-sure-retest-data = { $people } pessoas responderam duas vezes a perguntas sobre sociabilidade, com algumas semanas de intervalo. Entre as que estavam perto do meio, { $near } ficaram de novo do mesmo lado; entre as que estavam longe dele, { $far }.
type16-sure-retest-same = No total, { $same } delas ficaram do mesmo lado nas duas vezes.
type16-sure-retest-half = Cerca de metade das pessoas que refazem um teste assim muda pelo menos uma letra.
type16-sure-repeat = Se as pessoas refizessem este teste logo em seguida, cerca de { $same } delas deveriam ter as mesmas quatro letras.
type16-sure-top = Para cerca de { $two } das pessoas, o tipo verdadeiro é um dos dois mais prováveis; para { $three }, um dos três mais prováveis.
type16-sure-again = Entre na conta, refaça o teste depois de { $days } dias e veja os dois resultados lado a lado.
type16-sure-again-from = Entre na conta e refaça o teste a partir de { $date } para ver os dois resultados lado a lado.
type16-sure-again-both = Antes { $before }, agora { $type }.
type16-sure-again-kept = As quatro letras continuam iguais.
type16-sure-again-changed = { $letters ->
    [one] Uma letra está diferente. Se ela estava perto do meio, é o que costuma acontecer, e isso não precisa significar que você mudou.
   *[other] { $letters } letras estão diferentes. Se estavam perto do meio, é o que costuma acontecer, e isso não precisa significar que você mudou.
}
type16-earlier-title = Antes e agora
type16-sure-own = De { $pairs } pessoas que fizeram este teste duas vezes aqui, { $same } tiveram as mesmas quatro letras.
type16-sure-friends = Seus amigos concordariam? Na sociabilidade, na empatia e no planejamento, amigos costumam ver algo parecido, embora longe de idêntico. A imaginação é mais difícil de ver de fora.
type16-sure-life = Nada disso é fixo para a vida toda. Descreve como você respondeu em { $date }.
type16-change-lead = Estas respostas foram as que mais contaram. Uma resposta diferente nestas frases é o que mais teria mexido com a letra.
type16-change-letter = O que mais contou para { $letter }
type16-change-balanced = Aqui é por pouco: uma resposta diferente em uma ou duas destas frases poderia virar a letra.
type16-change-firm = Esta letra se apoia em muitas respostas. Estas são só as mais claras.
type16-change-answer = “{ $statement }” Você respondeu: { $answer }.
type16-change-think = Releia em outro dia. Se alguma já não parecer com você, isso diz mais do que a letra.

## Report, section 10: method.

type16-method-statements = Você avaliou { $questions } frases sobre si, o mesmo número para cada escala. Cerca de metade é formulada ao contrário, para compensar a tendência a concordar com tudo.
type16-method-borrowed = Por enquanto, o peso de cada frase é emprestado: vem das respostas de outras pessoas a frases com a mesma ideia. As palavras são nossas; esses valores são um começo, e as respostas de quem visita o site vão substituí-los.
type16-method-norms = O grupo de comparação são { $people } voluntários que fizeram um teste grátis online em { $language } por volta de { $year }. { $women } eram mulheres, e metade tinha { $age } anos ou menos. Eles não representam todo mundo.
type16-method-language = Comparamos você com pessoas que responderam em { $language }, seja qual for o idioma que você usou. Quando houver respostas suficientes no seu, a comparação será com elas.
type16-method-median = A linha entre duas letras é a mediana do grupo de comparação, com metade das pessoas de cada lado. Nós a escolhemos porque a maioria concorda com frases sobre ideias e sobre cuidado: uma linha no meio da escala de respostas daria a mesma letra a quase todo mundo.
type16-method-reliability = Confiabilidade esperada (alfa de Cronbach): sociabilidade { $e }, imaginação { $n }, empatia { $f }, planejamento { $j }. São previsões, até que mais gente tenha respondido aqui.
type16-method-certainty = O grau de certeza de uma letra depende de todas as suas respostas nessa escala e de quanto elas concordam entre si, com um desconto pela comparação emprestada. A probabilidade de um tipo é o produto das quatro letras.
type16-method-mixture = “Planejamento ou espontaneidade” junta duas coisas: manter a ordem e dar o primeiro passo. Se você é diferente em cada uma delas, sua letra depende mais de quais frases usamos.
type16-method-groups = Todas as pessoas são comparadas com o mesmo grupo. Nele, em média, as mulheres ficaram com mais empatia do que os homens, e as pessoas mais velhas com mais planejamento do que as mais novas. Médias de grupos não dizem nada sobre uma pessoa.
type16-method-not = O que isto não é
type16-method-not-kinds = Não são dois tipos de gente. A maioria está perto do meio na maioria das escalas.
type16-method-not-health = Não diz nada sobre a sua saúde e não substitui a conversa com um profissional.
type16-method-not-jobs = Não serve para contratar nem para escolher entre pessoas. Não mostra se alguém faz bem um trabalho.
type16-method-not-couples = Não diz quem deve ficar com quem. Em grandes estudos com casais, o quanto os dois se pareciam quase não fez diferença.
type16-method-source = Com base em perguntas do International Personality Item Pool (ipip.ori.org), nas nossas próprias palavras.
type16-method-more = Ver todos os números

## Certificate of completion.

type16-certificate-line = concluiu o questionário dos 16 tipos, com { $questions } frases, em { $date }.
type16-certificate-type = Resultado naquele dia
type16-certificate-note = Uma autodescrição, feita online e sem supervisão. Certifica a conclusão, não uma capacidade.

## Share card and the page behind its link.

type16-share-title = Compartilhe seu bicho
type16-share-lead = Seu cartão mostra seu bicho, suas letras e quatro barras sem legenda. Sem e-mail, sem porcentagens, sem respostas.
type16-share-small = Letras minúsculas são aquelas em que você está perto do meio.
type16-share-make = Criar link
type16-share-copy = Copiar link
type16-share-copied = Link copiado
type16-share-revoke = Desativar o link
type16-share-revoke-sure = Desativar este link? O cartão deixa de funcionar na hora, onde quer que você o tenha publicado.
type16-card-line = { $type } · { $name }
type16-card-question = E o seu tipo, qual é?
type16-card-alt = Cartão com { $name }, as letras { $type } e quatro barras sem legenda.
type16-card-title = Eu sou { $type }: { $name }
type16-card-description = Dezesseis tipos, com o grau de certeza de cada letra. Veja seu resultado de graça.
type16-shared-title = Alguém compartilhou o próprio tipo com você
type16-shared-take = Descobrir meu tipo
type16-shared-gone = Este link não está mais ativo

## Comparing two people by link.

type16-compare-title = Compare com alguém que você conhece
type16-compare-lead = Vejam suas quatro barras lado a lado, descubram onde vocês diferem e recebam perguntas para conversar.
type16-compare-invite = Criar um convite
type16-compare-consent = Sim, mostrar minhas quatro barras e letras à pessoa a quem eu enviar este link.
type16-compare-consent-other = Sim, mostrar minhas quatro barras e letras a { $other }, e ver as dessa pessoa.
type16-compare-private = Suas respostas continuam privadas. Qualquer uma das duas pessoas pode desativar a comparação quando quiser, e aí nenhuma das duas a vê mais.
type16-compare-waiting = Esperando a outra pessoa. A comparação aparece quando as duas tiverem concordado.
type16-compare-invited = { $other } quer comparar tipos com você
type16-compare-invited-text = Se você concordar, cada pessoa vê as quatro barras e as letras da outra, e nada mais.
type16-compare-agree = Concordar e comparar
type16-compare-decline = Prefiro não
type16-compare-stop = Desativar a comparação
type16-compare-stopped = Esta comparação foi desativada
type16-compare-caption = Suas quatro barras e as de { $other }
type16-compare-you = Você
type16-compare-alt-e = Sociabilidade ou reserva. Você: { $mine }. { $other }: { $theirs }.
type16-compare-alt-n = Imaginação ou senso prático. Você: { $mine }. { $other }: { $theirs }.
type16-compare-alt-f = Empatia ou objetividade. Você: { $mine }. { $other }: { $theirs }.
type16-compare-alt-j = Planejamento ou espontaneidade. Você: { $mine }. { $other }: { $theirs }.
type16-compare-differ-title = Onde vocês diferem
type16-compare-differ-e = Uma pessoa tende mais à sociabilidade, a outra à reserva.
type16-compare-differ-n = Uma pessoa tende mais à imaginação, a outra ao senso prático.
type16-compare-differ-f = Uma pessoa tende mais à empatia, a outra à objetividade.
type16-compare-differ-j = Uma pessoa tende mais ao planejamento, a outra à espontaneidade.
type16-compare-same = Aqui suas margens se sobrepõem, e não dá para ver diferença entre vocês.
type16-compare-same-all = Suas margens se sobrepõem nas quatro escalas. Escolham uma pergunta de qualquer uma.
type16-compare-questions = Duas perguntas para conversar
type16-compare-e-question-1 = Depois de uma semana longa, como é uma boa noite de sexta para você e para mim, e qual das duas costuma acontecer?
type16-compare-e-question-2 = Quando eu fico em silêncio ou não paro de falar, o que você acha que isso significa? E quando é você?
type16-compare-n-question-1 = Quando a ideia nova é minha, o que você gostaria de ouvir primeiro: por quê ou como? E eu, quando a ideia é sua?
type16-compare-n-question-2 = O que entre nós deve ficar como está, e o que você e eu gostaríamos de tentar de outro jeito?
type16-compare-f-question-1 = Quando algo me abala, o que me ajuda nos primeiros cinco minutos, e o que você teria imaginado?
type16-compare-f-question-2 = Que decisão vimos de formas diferentes, e o que cada lado estava olhando?
type16-compare-j-question-1 = O que precisamos planejar em conjunto, e o que poderíamos deixar livre de propósito?
type16-compare-j-question-2 = O que significa para você e para mim chegar na hora, ou ter a casa arrumada o bastante, e onde aprendemos isso?
type16-compare-note = Você não vai encontrar uma nota para o quanto vocês combinam: em grandes estudos com casais, a semelhança quase não fez diferença.
type16-compare-someone = A outra pessoa
type16-compare-someone-invited = Alguém quer comparar tipos com você
type16-compare-someone-consent = Sim, mostrar minhas quatro barras e letras à pessoa que me convidou, e ver as dela.
type16-compare-someone-caption = Suas quatro barras e as da outra pessoa
type16-compare-name = Seu primeiro nome
type16-compare-name-hint = Opcional. É assim que a outra pessoa vê você.
type16-compare-consent-first = Marque a caixa primeiro.
type16-compare-link = Envie este link a uma só pessoa
type16-compare-list = Suas comparações
type16-compare-with = Com { $other }
type16-compare-made = Criado em { $date }
type16-compare-see = Ver a comparação
type16-compare-stop-sure = Desativar esta comparação? Nenhuma das duas pessoas poderá mais vê-la, e o link deixa de funcionar.
type16-compare-stop-yes = Desativar
type16-compare-stop-no = Manter
type16-compare-stop-done = A comparação foi desativada.
type16-compare-first = Descubra primeiro o seu próprio tipo. Depois do teste, trazemos você de volta a este convite.
type16-compare-sign-in = Já fez o teste? Entre
type16-compare-back = Ver o convite
type16-compare-stopped-text = Nenhuma das duas pessoas pode mais vê-la. Você pode começar outra quando quiser, a partir do seu resultado.
type16-compare-gone-text = Peça um novo à pessoa que enviou este.
type16-compare-questions-all = Perguntas para conversar
