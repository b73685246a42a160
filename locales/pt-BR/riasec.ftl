### What the result and the report on career interests say, on screen and on paper.

## Titles of pages and sections.

riasec-exam = Interesses profissionais
riasec-page-result = Seus interesses profissionais
riasec-page-report = Seu relatório de interesses profissionais
riasec-bars-title = Seus seis interesses
riasec-leading-title = Seus interesses mais fortes
riasec-pair-title = Como seus interesses se combinam
riasec-occupations-title = Profissões para explorar
riasec-sure-title = Quanta certeza temos?
riasec-method-title = Como funciona
riasec-head-interest = Interesse
riasec-head-occupation = Profissão
riasec-head-similar = Semelhança
riasec-head-family = Área

## The six interests.

riasec-r-name = Pôr a mão na massa
riasec-r-line = Você gosta de construir, consertar e mexer com coisas reais.
riasec-r-enjoy = Quem tem esse interesse costuma gostar de ferramentas, máquinas, madeira, terra ou animais, de trabalhar ao ar livre ou em uma oficina, e de um resultado que dá para tocar no fim do dia.
riasec-r-life = Fora do trabalho, ele pode aparecer em uma bicicleta desmontada no corredor, em uma horta ou em ser quem os amigos chamam quando algo quebra.
riasec-r-family = Construir, consertar, dirigir, plantar
riasec-i-name = Investigar
riasec-i-line = Você gosta de descobrir como as coisas funcionam e por quê.
riasec-i-enjoy = Quem tem esse interesse costuma gostar de pesquisa, dados, experimentos e perguntas difíceis, e de tempo para seguir uma delas até fazer sentido.
riasec-i-life = Fora do trabalho, ele pode aparecer em artigos longos lidos até o fim, em um telescópio na janela ou em três fontes consultadas antes de comprar um liquidificador.
riasec-i-family = Pesquisar, analisar, examinar
riasec-a-name = Criar
riasec-a-line = Você gosta de criar algo seu: palavras, imagens, música.
riasec-a-enjoy = Quem tem esse interesse costuma gostar de escrever, desenhar, tocar, atuar ou projetar, com espaço para um estilo próprio e poucas regras fixas.
riasec-a-life = Fora do trabalho, ele pode aparecer em um caderno na mochila, em uma banda às quintas ou em uma sala rearrumada até ficar do jeito certo.
riasec-a-family = Escrever, projetar, atuar
riasec-s-name = Ensinar e cuidar
riasec-s-line = Você gosta de ensinar, apoiar e cuidar de pessoas.
riasec-s-enjoy = Quem tem esse interesse costuma gostar de explicar, escutar, ajudar alguém a melhorar ou a aprender, e de ver essa pessoa melhor do que antes.
riasec-s-life = Fora do trabalho, ele pode aparecer no treino de um time infantil, na visita a alguém da vizinhança, ou nos conselhos que pedem a você nas festas.
riasec-s-family = Ensinar, cuidar, aconselhar
riasec-e-name = Empreender
riasec-e-line = Você gosta de liderar, convencer e fazer as coisas andarem.
riasec-e-enjoy = Quem tem esse interesse costuma gostar de começar um projeto, conquistar outras pessoas para ele, negociar, vender e responder pelo rumo que a coisa toma.
riasec-e-life = Fora do trabalho, ele pode aparecer na presidência do clube, na organização da festa da rua, ou na pechincha na feira só pela diversão.
riasec-e-family = Liderar, vender, negociar
riasec-c-name = Organizar
riasec-c-line = Você gosta de manter registros, números e sistemas em ordem.
riasec-c-enjoy = Quem tem esse interesse costuma gostar de tabelas, contas, procedimentos claros e dados que batem, e de saber no fim que tudo está no lugar.
riasec-c-life = Fora do trabalho, ele pode aparecer em uma pasta etiquetada para cada conta, na tesouraria do clube, ou em uma lista de mala com quadradinhos para marcar.
riasec-c-family = Registrar, calcular, organizar dados

## Leading interests, equal ones, a flat profile.

riasec-result-lead = Veja como seus interesses se comparam entre si e quais vêm na frente.
riasec-leading-one = Um interesse vem na frente: { $first }.
riasec-leading-two = Dois interesses vêm na frente: { $first } e { $second }. Estão próximos demais para pôr em ordem: considere os dois iguais.
riasec-leading-three = Três interesses vêm na frente: { $first }, { $second } e { $third }. Estão próximos demais para pôr em ordem: considere os três iguais.
riasec-leading-likely = Com { $percent } de probabilidade, este é seu interesse mais forte: { $first }.
riasec-next = Em seguida: { $list }.
riasec-equal = Próximos demais para pôr em ordem: { $list }.
riasec-flat-title = Muitos interesses, nenhum bem à frente
riasec-flat = Suas seis barras estão próximas; dizer qual vem na frente seria chute. Pense no que você escolheria fazer em um sábado livre.
riasec-flat-none = Nenhuma profissão se parece muito com um perfil equilibrado como o seu. Em vez de uma lista, mostramos áreas amplas.
riasec-more-title = Veja aonde seus interesses podem levar
riasec-more-text = O relatório completo mostra como seus interesses mais fortes se combinam, onde aparecem fora do trabalho e que profissões são parecidas, separadas pelo preparo que pedem.

## Six bars.

riasec-within = Seus interesses, comparados entre si.
riasec-bars-lead = Uma barra mais comprida quer dizer que você gostaria de mais atividades desse tipo. O traço grosso na ponta é a margem de erro. Onde duas margens se sobrepõem, considere os interesses iguais.
riasec-bars-caption = Seis interesses, com margens de { $level }
riasec-bars-alt = Seis barras, da mais comprida à mais curta: { $list }.
riasec-bar-alt = { $interest }: { $value }, margem de erro de { $low } a { $high }.
riasec-bars-margin = Margem de { $level }: de { $low } a { $high }

## Pairs of leading interests.

riasec-pair-ri = Você gosta de saber como uma coisa funciona, e gosta de tê-la nas mãos. Procure trabalhos em que achar a causa e consertar são uma tarefa só: instrumentos, máquinas, laboratórios com oficina, medições em campo em vez de só relatórios.
riasec-pair-ra = Você gosta de fazer coisas e se importa com a aparência delas. Os materiais podem atrair você tanto quanto as ideias. Procure ofícios e palcos em que técnica e design se encontram: móveis, cerâmica, cenários, instrumentos, restauração de peças antigas.
riasec-pair-rs = Você gosta de trabalho prático, e gosta que ele seja para alguém. Procure lugares em que as mãos ajudam diretamente: resgate, reabilitação, o ensino de um ofício, cuidados que pedem mais força do que conversa.
riasec-pair-re = Você gosta de coisas reais e gosta de decidir como elas são feitas. Procure trabalhos com equipe e resultado, em que você decide e também conhece o serviço: obras, oficinas, fazendas, um negócio próprio.
riasec-pair-rc = Você gosta de coisas reais, e gosta delas em ordem. Procure trabalhos em que a precisão conta e se vê: conferir peças, operar equipamentos, manter estoques e veículos em dia, seguir um procedimento que tem razão de ser.
riasec-pair-ia = Você gosta de descobrir e gosta de dar forma ao que descobre. Perguntas e imagens podem vir juntas. Procure trabalhos entre a pesquisa e o design: divulgação científica, arquitetura, estudo da arte ou das línguas, visualização de dados.
riasec-pair-is = Você gosta de entender, e gosta que isso ajude alguém. Procure trabalhos em que uma pergunta difícil tem uma pessoa na ponta: medicina, psicologia, ensino de ciências, descobrir que tipo de ajuda funciona de verdade.
riasec-pair-ie = Você gosta de resolver um problema e gosta de fazer algo acontecer com a resposta. Procure trabalhos em que a análise leva a uma decisão: assessorar organizações, desenvolver um produto, liderar uma equipe de pesquisa, abrir uma empresa de tecnologia.
riasec-pair-ic = Você gosta de ir ao fundo das coisas, e gosta que os dados batam. Procure trabalhos em que cuidado e curiosidade contam: estatística, teste de software, análises de laboratório, auditoria, registros que respondem a uma pergunta.
riasec-pair-as = Você gosta de criar e gosta de fazer isso com pessoas ou para elas. Procure trabalhos em que a criatividade ajuda alguém a crescer: ensinar uma arte, teatro com jovens, música em casas de repouso, textos que explicam e confortam.
riasec-pair-ae = Você gosta de criar, e gosta de conquistar as pessoas com isso. Procure trabalhos em que uma ideia precisa de público: publicidade, produção, moda, dirigir uma galeria ou um palco, vender um projeto em que você acredita.
riasec-pair-ac = Você gosta de criar, e gosta de ordem na criação. As duas coisas puxam para lados diferentes, e há trabalhos que pedem justamente isso: edição, arquivos, diagramação, partituras, cuidar de um acervo, design que segue um sistema rigoroso.
riasec-pair-se = Você gosta de pessoas, e gosta de mobilizá-las. Procure trabalhos em que cuidar e liderar andam juntos: dirigir uma escola ou uma equipe de cuidados, treinar pessoal, organizar ajuda, falar em nome de outros.
riasec-pair-sc = Você gosta de ajudar, e gosta das coisas em ordem. Procure trabalhos em que bons registros fazem parte do cuidado: uma recepção, prontuários, orientar pessoas sobre benefícios, bibliotecas, organizar o dia de uma escola.
riasec-pair-ec = Você gosta de liderar, e gosta que os números estejam certos. Procure trabalhos em que uma meta encontra um orçamento: gerir um escritório, finanças, compras, logística, tocar um negócio cujas contas é você quem lê.

## Occupations.

riasec-occupations-lead = Estas profissões têm uma mistura de interesses como a sua. Use a lista como ponto de partida e deixe as atividades decidirem.
riasec-occupations-how = Comparamos o desenho das suas seis barras com os seis interesses de cada profissão: quais se destacam e quais não. O comprimento das suas barras não faz diferença.
riasec-occupations-close = Próxima
riasec-occupations-close-text = Os interesses da profissão têm quase o mesmo desenho que os seus.
riasec-occupations-related = Parecida
riasec-occupations-related-text = O desenho se parece, com algumas diferenças.
riasec-occupations-preparation = Elas estão agrupadas pelo preparo que costumam pedir. No seu país pode ser mais ou menos.
riasec-occupations-not = A lista trata do que você gostaria de fazer. Não diz nada sobre salário, vagas ou como você se sairia.
riasec-occupations-claim = Mas os interesses dizem algo sobre a área que as pessoas escolhem e em que permanecem.
riasec-occupations-english = Por enquanto, os nomes das profissões estão em inglês.
riasec-occupations-alt = Lista de profissões por preparo: próximas, { $close }; parecidas, { $related }.
riasec-zone-1 = Pouco ou nenhum preparo
riasec-zone-1-line = Em geral se aprende no próprio trabalho, em dias ou meses.
riasec-zone-2 = Algum preparo
riasec-zone-2-line = Em geral, alguns meses de treinamento, no trabalho ou em um curso.
riasec-zone-3 = Preparo médio
riasec-zone-3-line = Em geral, um curso técnico, um período como aprendiz ou alguma experiência.
riasec-zone-4 = Preparo considerável
riasec-zone-4-line = Em geral, uma graduação ou vários anos de experiência.
riasec-zone-5 = Preparo extenso
riasec-zone-5-line = Em geral, uma pós-graduação ou uma longa formação depois da graduação.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Ler a licença
riasec-attribution-list = O que mudamos: as atividades estão nas nossas próprias palavras, os nomes podem estar traduzidos, e calculamos o quanto os interesses se parecem.

## How sure is this, and method.

riasec-sure-lead = Temos mais certeza de quais interesses vêm na frente do que da ordem deles.
riasec-sure-order = Interesses próximos trocam de lugar com facilidade quando você responde de novo; por isso mostramos grupos, e não um código de letras.
riasec-sure-repeat = Se as pessoas respondessem outra vez logo em seguida, cerca de { $same } delas deveriam ter o mesmo primeiro interesse.
riasec-sure-again = Refaça o teste depois de { $days } dias e compare os dois resultados.
riasec-provisional = Preliminar: em { $measured } de { $questions } atividades, o peso vem das respostas de outras pessoas. Nas demais, é uma estimativa, até que mais gente tenha respondido aqui.
riasec-provisional-badge = Preliminar · seus interesses comparados entre si
riasec-provisional-source = Os pesos emprestados vêm de { $people } pessoas voluntárias que responderam em { $language } por volta de { $year }.
riasec-method-statements = Você avaliou { $questions } atividades pelo quanto gostaria de fazê-las, o mesmo número para cada interesse. Habilidade, salário e formação não contaram.
riasec-method-reliability = Confiabilidade de escalas parecidas (alfa de Cronbach): pôr a mão na massa { $hands }, investigar { $research }, criar { $art }, ensinar e cuidar { $social }, empreender { $enterprise }, organizar { $order }.
riasec-method-hexagon = Os seis interesses vêm do psicólogo John Holland. Vizinhos na ordem pôr a mão na massa, investigar, criar, ensinar e cuidar, empreender, organizar costumam andar juntos; opostos, não.
riasec-method-groups = Em média, homens escolhem mais as atividades de pôr a mão na massa e de organizar; mulheres, as de ensinar e cuidar. Suas barras são comparadas só entre si.
riasec-method-norms = Só vamos comparar você com outras pessoas quando { $target } tiverem respondido.
riasec-method-not = O que isto não é
riasec-method-not-ability = Não é um teste do que você faz bem.
riasec-method-not-jobs = Não serve para contratar nem para escolher entre pessoas.
riasec-method-not-plan = Não é uma decisão. Converse com quem faz o trabalho e, se puder, experimente por um dia.
riasec-method-more = Ver todos os números

## Certificate of completion and share card.

riasec-certificate-line = { $person } concluiu o questionário de interesses profissionais, com { $questions } atividades, em { $date }.
riasec-certificate-note = Uma autodescrição, feita online e sem supervisão. Certifica a conclusão, não uma capacidade.
riasec-share-lead = Seu cartão mostra os interesses que vêm na frente e seis barras. Sem e-mail, sem números, sem respostas.
riasec-card-title = O que me atrai: { $list }
riasec-card-description = Seis interesses, comparados entre si. Veja os seus de graça.
