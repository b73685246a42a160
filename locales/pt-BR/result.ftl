## Páginas de resultado, logo depois do teste.

result-title = Seu resultado grátis
result-whole-title = Seu resultado

## Se o teste vale.

result-valid-title = Seu teste pôde ser avaliado
result-valid-text = Não há nada fora do comum nas suas respostas nem nos tempos.
result-caution-title = Seu teste pôde ser avaliado
result-caution-text = Mas isto deixa o resultado menos certo:

## O que se notou no teste.

result-reason-low-effort = Só { $figure }% das suas respostas levaram tempo suficiente para olhar o desafio antes.
result-reason-same-option = Você escolheu o mesmo número de opção { $figure } vezes seguidas.
result-reason-hurried = O teste inteiro durou { $figure } segundos. É pouco para olhar todos os desafios.
result-reason-like-guessing = Suas respostas mal se distinguem de respostas ao acaso.
result-reason-unfinished = Você respondeu a { $figure }% dos desafios. É pouco para uma pontuação.
result-reason-pasted = { $figure } respostas chegaram todas de uma vez, e não uma por uma.
result-reason-instant = { $figure } respostas vieram em um instante, mais rápido do que alguém consegue olhar um desafio.
result-reason-surprising = Houve erros em desafios fáceis e acertos em difíceis.
result-reason-hard-part-too-good = Nos desafios mais difíceis, o resultado foi muito melhor que nos mais fáceis.
result-reason-left-tab = Você saiu da página { $figure } vezes durante o teste.
result-reason-hidden = A página ficou oculta por { $figure } segundos no total.
result-reason-narrow-window = A janela tinha só { $figure } pixels de largura. Por isso, as peças ficaram pequenas.
result-reason-clock-jump = O relógio do seu aparelho mudou durante o teste. Por isso, os tempos não são exatos.
result-reason-impossible-times = Os tempos das suas respostas somam mais do que havia passado desde que você recebeu os desafios.
result-reason-other = Algo mais neste teste torna difícil avaliá-lo.

## Quantos acertos.

result-right-label = Acertos
result-right-figure = { $right } de { $questions }
result-right-note = Cada desafio tem sua própria dificuldade. Por isso, o número de acertos sozinho não é a pontuação.

## A classe em uma faixa ampla.

result-likely-label = Sua faixa de QI mais provável
result-likely-text = { $class }: { $percent }% de probabilidade
result-likely-list = Probabilidade de cada faixa
result-likely-share = { $percent }%
result-likely-note = Um só teste não crava a resposta, então você vê a probabilidade de cada faixa. Sua pontuação, com a margem de erro, está no relatório.
result-curve-likely = Curva em sino das pontuações de QI com sua faixa mais provável marcada: { $range }
result-chance-title = Antes, faça de novo
result-chance-text = { $right } de { $questions } é perto do que se acerta no chute. Um relatório ainda não diria muito. Quando tiver um momento tranquilo, tente de novo com desafios novos. É grátis.
result-chance-button = Refazer de graça
result-range-from = { $limit } ou mais

## A pontuação do teste grátis.

result-score-label = Sua pontuação de QI
result-score-above = { $iq } ou mais
result-score-below = { $iq } ou menos
result-margin = Margem de { $low } a { $high }
result-margin-from = Margem a partir de { $low }
result-margin-to = Margem até { $high }
result-margin-note = Em 95 de cada 100 casos, o valor real está dentro da margem. Este teste é curto. Por isso, a margem é grande.
result-margin-note-full = Em 95 de cada 100 casos, o valor real está dentro da margem.
result-percentile-exact = { $percent ->
    [one] Cerca de { $percent } em cada 100 pessoas teria pontuação menor.
   *[other] Cerca de { $percent } em cada 100 pessoas teriam pontuação menor.
}
result-percentile-above = { $percent ->
    [one] Pelo menos { $percent } em cada 100 pessoas teria pontuação menor.
   *[other] Pelo menos { $percent } em cada 100 pessoas teriam pontuação menor.
}
result-percentile-below = { $percent ->
    [one] No máximo { $percent } em cada 100 pessoas teria pontuação menor.
   *[other] No máximo { $percent } em cada 100 pessoas teriam pontuação menor.
}
result-class = O número pertence à classe “{ $class }” ({ $range }).
result-class-margin = A margem vai de “{ $low }” até “{ $high }”.
result-curve-score = Curva em forma de sino das pontuações de QI. Sua pontuação: { $score }. Margem marcada: { $range }

## O que significa.

result-meaning-title = O que isto diz, e o que não diz
result-meaning-says = O resultado compara seu jeito de descobrir regras em figuras com o de outras pessoas. É uma parte da inteligência; memória, conhecimento e rapidez são outras.
result-meaning-not = Não é um diagnóstico e não diz nada sobre seu valor, seu conhecimento ou seu caráter.
result-meaning-low = Um dia cansativo, barulho, uma tela pequena ou pouca prática com desafios assim baixam facilmente uma pontuação. Se algo disso aconteceu, refaça o teste quando tiver descansado.
result-norms-provisional = Preliminar: o grupo com que comparamos você ainda está sendo formado. Normas { $version }.
result-norms = Normas { $version }.
result-measure-link = Até onde confiar neste resultado

## O relatório e como chegar a ele.

result-report-title = O que o relatório acrescenta
result-report-lead = A pontuação exata com a margem, seu ranking e mais. Cada pacote inclui tudo o que há no anterior.
result-report-price = A partir de { $price } na sua região, impostos incluídos. Pagamento único, sem assinatura.
result-report-choose = Escolher seu relatório
result-report-sample = Ler um relatório de exemplo

## Um resultado comprado.

result-paid-title = Seu resultado
result-purchase-title = Sua compra
result-purchase-line = “{ $package }”, { $price }, impostos incluídos
result-purchase-paid = Pago em { $date }
result-purchase-sending = O link desta página está a caminho de { $email }.
result-purchase-accepted = O servidor de e-mail de { $email } aceitou o link desta página em { $date } às { $time }.
result-purchase-unsure = Enviamos o link para { $email }, mas o servidor de e-mail não confirmou. Se ele não estiver lá, envie de novo na página de suporte.
result-purchase-refused = O servidor de e-mail de { $email } recusou o link. Você pode trocar o e-mail na página de suporte.
result-purchase-support = Recibo, e-mail, ajuda

result-owned-title = O que seu pacote inclui
result-owned-ready = Disponível
result-owned-later = Ainda não disponível
result-owned-later-text = Estas partes são do seu pacote, mas ainda não podem ser abertas aqui. Se não quiser esperar, você pode pedir seu dinheiro de volta até { $date }.
result-owned-later-over = Estas partes são do seu pacote, mas ainda não podem ser abertas aqui. Se não quiser esperar, escreva para nós.

result-more-title = Acrescentar mais
result-more-lead = Você paga só a diferença para o pacote maior.
result-more-adds = “{ $package }” acrescenta:
result-more-button = Acrescentar por { $price }

result-bundle-left = { $n ->
    [one] Seu pacote de três ainda tem um teste.
   *[other] Seu pacote de três ainda tem { $n } testes.
}
result-bundle-how = Como usar
result-bundle-title = { $n ->
    [one] Você ainda tem um teste no seu pacote de três
   *[other] Você ainda tem { $n } testes no seu pacote de três
}
result-bundle-text = Abra com ele o relatório deste resultado. Nada é cobrado.
result-bundle-use = { $n ->
    [one] Usar seu último teste
   *[other] Usar um dos seus { $n } testes
}

## Dinheiro de volta, no resultado comprado e na página de suporte.

result-refund-title = Receber seu dinheiro de volta
result-refund-text = Até { $date }, este botão devolve tudo o que você pagou por este pedido. Ninguém pergunta o motivo.
result-refund-button = Pedir meu dinheiro de volta
result-refund-sure = Devolver tudo o que você pagou por este pedido? As partes pagas do resultado se fecham; o resultado grátis continua seu.
result-refund-yes = Sim, devolver
result-refund-no = Ficar com o relatório
result-refund-requested = Recebemos seu pedido de reembolso. { $price } voltam pelo mesmo meio de pagamento.
result-refund-underway = Seu reembolso está em andamento. O dinheiro volta pelo mesmo meio de pagamento.
result-refund-succeeded = { $price } estão a caminho. A maioria dos bancos mostra o valor em 5 a 10 dias.
result-refund-stuck = O reembolso não deu certo na primeira tentativa. Estamos cuidando disso; escreva para nós se demorar mais que alguns dias.
result-refund-over = Os 14 dias deste botão acabaram. Se algo estiver errado com o relatório, escreva para nós.

result-call-busy = Um momento…

result-note-refunded = Seu dinheiro está voltando para você. O que você vê aqui é o resultado grátis.
result-note-processing = Seu banco tem o pagamento e ainda não confirmou. Vamos escrever para você assim que confirmar; não é preciso pagar de novo.
result-note-review = Algo no seu pagamento não confere. Por isso, uma pessoa o analisa antes de abrir o relatório.
result-note-support = Ir para a página de suporte

## Guardar o resultado.

result-keep-title = Voltar a este resultado
result-keep-until = Este resultado fica guardado neste endereço até { $date }. Depois, é apagado.
result-keep-private = Quem tiver o endereço pode ver o resultado.
result-copy = Copiar o endereço
result-copied = Endereço copiado
result-copy-failed = Não foi possível copiar

## Fazer de novo.

result-again-title = Refazer o teste
result-again-text = Você recebe novos desafios. Este resultado continua como está.
result-again-button = Começar de novo

## Do teste grátis ao completo.

result-full-title = Uma margem menor
result-full-text = O teste completo tem mais desafios e, por isso, mede com mais exatidão. Nele, sua classe em uma faixa ampla também é grátis. A pontuação exata está em um relatório pago; você vê o preço antes do primeiro desafio.
result-full-button = Começar o teste completo

## Um teste que não pode ser avaliado.

result-abnormal-title = Não é possível analisar os resultados do teste
result-abnormal-text = O teste não foi concluído de um modo que permita calcular a pontuação. Não vendemos relatório de um teste assim.
result-abnormal-why = Por quê
result-abnormal-what = O que você pode fazer
result-abnormal-again-text = Refaça o teste com novos desafios, em um lugar tranquilo e no seu ritmo. Ir devagar nunca é motivo.
result-abnormal-again = Refazer o teste
result-abnormal-contact-text = Se você acha que erramos, escreva para nós. Com o número de registro da mensagem, encontramos este teste.
result-abnormal-contact = Falar com o suporte
result-abnormal-subject = Resultado do teste, registro { $order }

## Quando não há nada a mostrar.

result-unknown-title = Não encontramos este resultado
result-unknown-text = O endereço pode estar incompleto, ou o resultado foi apagado no fim do prazo.
result-unknown-start = Fazer o teste

## Results that people let be listed, in a report and below the packages.

result-latest-title = Últimos resultados
result-latest-text = Só de quem permitiu mostrar o seu.
result-latest-someone = Alguém
