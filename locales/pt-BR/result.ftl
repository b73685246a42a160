## Páginas de resultado, logo depois do teste.

result-title = Seu resultado grátis
result-whole-title = Seu resultado

## Se o teste vale.

result-valid-title = Seu teste é válido
result-valid-text = As respostas e os tempos parecem os de uma tentativa séria. Por isso, é possível calcular a pontuação.
result-caution-title = Seu teste é válido, com uma observação
result-caution-text = É possível calcular a pontuação, mas isto a torna menos segura:

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
result-reason-other = Algo mais neste teste torna difícil avaliá-lo.

## Quantos acertos.

result-right-label = Acertos
result-right-figure = { $right } de { $questions }
result-right-note = Cada desafio tem sua própria dificuldade. Por isso, o número de acertos sozinho não é a pontuação.

## A classe em uma faixa ampla.

result-band-label = Sua classe de QI, em uma faixa ampla
result-band-one = Sua pontuação fica na classe “{ $class }”.
result-band-many = A margem da sua pontuação vai da classe “{ $low }” até “{ $high }”.
result-range-from = { $limit } ou mais
result-curve-band = Curva em forma de sino das pontuações de QI com sua faixa marcada: { $range }
result-classes-label = Classes na sua faixa
result-band-why = A faixa é ampla de propósito: contém tudo o que a pontuação pode ser, medida desta forma.

## A pontuação do teste grátis.

result-score-label = Sua pontuação de QI
result-score-above = { $iq } ou mais
result-score-below = { $iq } ou menos
result-margin = Margem de { $low } a { $high }
result-margin-from = Margem a partir de { $low }
result-margin-to = Margem até { $high }
result-margin-note = Em 95 de cada 100 casos, o valor real está dentro da margem. Este teste é curto. Por isso, a margem é grande.
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

## O relatório, que ainda não está à venda.

result-report-title = O que o relatório acrescenta
result-report-lead = A pontuação exata com a margem, seu ranking e mais. Cada pacote inclui tudo o que há no anterior.
result-report-price = A partir de { $price } na sua região, impostos incluídos. Pagamento único, sem assinatura.
result-report-choose = Escolher seu relatório

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [one] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [one] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
