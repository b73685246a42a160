## Páginas de resultado, logo depois do teste.

result-title = Seu resultado grátis
result-whole-title = Seu resultado

## Se o teste vale.

result-valid-title = Seu teste é válido
result-valid-text = Nada nas suas respostas nem nos tempos torna o resultado menos seguro.
result-caution-title = Seu teste é válido
result-caution-text = Mas isto torna o resultado menos seguro:

## O que se notou no teste.

result-reason-low-effort = Só { $figure }% das suas respostas levaram tempo suficiente para olhar bem o desafio.
result-reason-same-option = Você escolheu a opção na mesma posição { $figure } vezes seguidas.
result-reason-hurried = Você terminou o teste inteiro em { $figure } segundos. É rápido demais para olhar todos os desafios.
result-reason-like-guessing = Suas respostas quase não se distinguem de chutes.
result-reason-unfinished = Você respondeu a { $figure }% dos desafios. É pouco para calcular uma pontuação.
result-reason-pasted = { $figure } respostas chegaram juntas, e não uma por uma.
result-reason-instant = { $figure } respostas vieram mais rápido do que alguém consegue olhar um desafio.
result-reason-surprising = Você errou desafios fáceis, mas acertou difíceis.
result-reason-hard-part-too-good = Você foi muito melhor nos desafios mais difíceis do que nos mais fáceis.
result-reason-left-tab = Você saiu da página { $figure } vezes durante o teste.
result-reason-hidden = A página ficou fora de vista por { $figure } segundos no total.
result-reason-narrow-window = Sua janela tinha só { $figure } pixels de largura, e as peças ficaram pequenas.
result-reason-clock-jump = O relógio do seu aparelho mudou durante o teste, e não podemos ter certeza dos tempos.
result-reason-impossible-times = Os tempos das suas respostas somam mais que o tempo passado desde que você recebeu os desafios.
result-reason-other = Algo mais torna esta tentativa difícil de avaliar.

## Quantos acertos.

result-right-label = Acertos
result-right-figure = { $right } de { $questions }
result-right-note = O que conta é quais desafios você acertou, não só quantos.

## A classe em uma faixa ampla.

result-likely-label = Sua faixa de QI mais provável
result-likely-text = { $class }: { $percent }% de probabilidade
result-likely-list = Probabilidade de cada faixa
result-likely-share = { $percent }%
result-likely-note = Um teste só não dá certeza: você vê a probabilidade de cada faixa. Sua pontuação, com a margem de erro, está no relatório.
result-curve-likely = Curva em forma de sino das pontuações de QI, com sua faixa mais provável marcada: { $range }
result-chance-title = Refaça o teste primeiro
result-chance-text = { $right } de { $questions } é mais ou menos o que se acerta no chute. Por enquanto, um relatório não diria muito. Quando tiver um momento tranquilo, tente de novo com outros desafios. É grátis.
result-chance-button = Refazer o teste grátis
result-range-from = { $limit } ou mais

## A pontuação do teste grátis.

result-score-label = Sua pontuação de QI
result-score-above = { $iq } ou mais
result-score-below = { $iq } ou menos
result-margin = Margem de erro: de { $low } a { $high }
result-margin-from = Margem de erro: { $low } ou mais
result-margin-to = Margem de erro: { $high } ou menos
result-margin-note = Temos 95% de certeza de que sua pontuação verdadeira está nesta faixa. Ela é larga porque o teste grátis tem poucos desafios.
result-margin-note-full = Temos 95% de certeza de que sua pontuação verdadeira está nesta faixa.
result-percentile-exact = Sua pontuação é maior que a de cerca de { $percent } em cada 100 pessoas.
result-percentile-above = Sua pontuação é maior que a de pelo menos { $percent } em cada 100 pessoas.
result-percentile-below = Sua pontuação é maior que a de no máximo { $percent } em cada 100 pessoas.
result-class = Isso corresponde à categoria “{ $class }” ({ $range }).
result-class-margin = Com a margem de erro, sua pontuação verdadeira pode ir de “{ $low }” a “{ $high }”.
result-curve-score = Curva em forma de sino das pontuações de QI. Sua pontuação: { $score }. { $range }

## O que significa.

result-meaning-title = O que isso mostra
result-meaning-says = O resultado mostra como você se sai ao descobrir regras em figuras, em comparação com outras pessoas. É uma parte da inteligência; memória, conhecimento e rapidez são outras.
result-meaning-not = Não é um diagnóstico e não diz nada sobre seu valor nem sobre seu caráter.
result-meaning-low = Cansaço, barulho, uma tela pequena ou a falta de costume com desafios assim podem facilmente baixar a pontuação. Se foi o seu caso, tente de novo depois de descansar.
result-norms-provisional = Preliminar: nosso grupo de comparação ainda está crescendo (versão { $version }).
result-norms = Grupo de comparação: versão { $version }
result-measure-link = O resultado é confiável?

## O relatório e como chegar a ele.

result-report-title = Descubra sua pontuação de QI
result-report-lead = Sua pontuação com a margem de erro, sua posição no ranking e um relatório de 21 páginas em palavras simples.
result-report-price = A partir de { $price }, impostos incluídos. Pagamento único, sem assinatura, 14 dias para mudar de ideia.
result-report-choose = Quero meu relatório
result-report-sample = Ver relatório de exemplo

## Um resultado comprado.

result-paid-title = Seu resultado

result-owned-title = O que seu pacote inclui
result-owned-ready = Pronto para usar
result-owned-later = Ainda não disponível
result-owned-later-text = Estas partes estão incluídas no seu pacote, mas ainda não estão disponíveis. Se preferir não esperar, você pode pedir reembolso até { $date }.
result-owned-later-over = Estas partes estão incluídas no seu pacote, mas ainda não estão disponíveis. Se preferir não esperar, fale com a gente.

result-more-title = Acrescente mais ao relatório
result-more-lead = Você paga só a diferença.
result-more-adds = “{ $package }” acrescenta:
result-more-button = Acrescentar por { $price }

result-bundle-left = { $n ->
    [one] Seu combo ainda tem um teste.
   *[other] Seu combo ainda tem { $n } testes.
}
result-bundle-how = Como usar
result-bundle-title = { $n ->
    [one] Você ainda tem um teste no seu combo
   *[other] Você ainda tem { $n } testes no seu combo
}
result-bundle-text = Use seu combo para liberar o relatório deste resultado. Nada será cobrado.
result-bundle-use = { $n ->
    [one] Usar meu último teste
   *[other] Usar um dos meus { $n } testes
}

## Dinheiro de volta, no resultado comprado e na página de suporte.

result-refund-title = Reembolso
result-refund-text = Até { $date }, você pode receber de volta tudo o que pagou por este pedido. Não perguntamos o motivo.
result-refund-button = Pedir reembolso
result-refund-sure = Quer receber de volta tudo o que pagou por este pedido? Você perde o acesso ao relatório. O resultado grátis continua seu.
result-refund-yes = Sim, quero o reembolso
result-refund-no = Ficar com o relatório
result-refund-requested = Pronto. Vamos reembolsar { $price } pela forma de pagamento que você usou.
result-refund-underway = Seu reembolso está a caminho, pela forma de pagamento que você usou.
result-refund-succeeded = Seu reembolso de { $price } está a caminho. A maioria dos bancos mostra o valor em 5 a 10 dias úteis.
result-refund-stuck = O reembolso não deu certo na primeira tentativa. Estamos cuidando disso. Se demorar mais que alguns dias, fale com a gente.
result-refund-over = O prazo de 14 dias acabou. Se houver algo errado com o relatório, fale com a gente.

result-call-busy = Um momento…

result-note-refunded = Seu pagamento foi reembolsado. O resultado grátis continua seu.
result-note-processing = Seu banco ainda não confirmou o pagamento. Avisaremos por e-mail assim que confirmar. Você não precisa pagar de novo.
result-note-review = Estamos verificando um detalhe do pagamento antes de liberar seu relatório.
result-note-support = Ir para o suporte

## Guardar o resultado.

result-keep-title = Guarde este resultado
result-keep-until = Seu link funciona até { $date }. Depois disso, apagamos o resultado.
result-keep-private = Qualquer pessoa com o link pode ver seu resultado.
result-copy = Copiar link
result-copied = Link copiado
result-copy-failed = Não foi possível copiar

## Fazer de novo.

result-again-title = Quer tentar de novo?
result-again-text = Você recebe novos desafios, e este resultado continua como está.
result-again-button = Refazer o teste

## Do teste grátis ao completo.

result-full-title = Quer um resultado mais preciso?
result-full-text = O teste completo tem mais desafios e mede com mais precisão. Nele você também vê de graça seus acertos e sua faixa de QI mais provável. A pontuação está em um relatório pago, e você vê o preço antes de começar.
result-full-button = Começar o teste completo

## Um teste que não pode ser avaliado.

result-abnormal-title = Não é possível analisar os resultados do teste
result-abnormal-text = Não conseguimos calcular a pontuação desta tentativa e não vendemos um relatório sobre ela.
result-abnormal-why = Por quê
result-abnormal-what = O que você pode fazer
result-abnormal-again-text = Tente de novo com outros desafios, em um lugar tranquilo e no seu ritmo. Levar mais tempo nunca é problema.
result-abnormal-again = Refazer o teste
result-abnormal-contact-text = Acha que erramos? Fale com a gente. O número no assunto da mensagem nos ajuda a encontrar esta tentativa.
result-abnormal-contact = Falar com o suporte
result-abnormal-subject = Resultado do teste { $order }

## Quando não há nada a mostrar.

result-unknown-title = Não encontramos este resultado
result-unknown-text = O link pode estar incompleto, ou o resultado pode ter expirado e sido apagado.
result-unknown-start = Fazer o teste

## Results that people let be listed, in a report and below the packages.

result-latest-title = Últimos resultados
result-latest-text = De quem escolheu mostrar o seu.
result-latest-someone = Alguém
