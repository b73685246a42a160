## Buying the report.

## The packages.

pay-choose-title = Escolha seu relatório
pay-choose-lead = Cada pacote inclui tudo o que há no anterior. Você pode passar para um maior depois e pagar só a diferença.
pay-popular = Mais escolhido
pay-choose-button = Continuar – { $price }
pay-list-price = Preço normal
pay-member-price = Seu preço
pay-member-note = Seu desconto já foi aplicado. Ele vale só para o e-mail da compra que deu direito a ele: use o mesmo aqui.
pay-promise-once = Pagamento único, sem assinatura
pay-promise-tax = Impostos incluídos
pay-promise-back = 14 dias para pedir reembolso total
pay-bundle-line = Pretende refazer o teste? Leve três relatórios “{ $package }” por { $price }: o deste teste e mais dois, quando quiser.
pay-bundle-link = Ver o combo
pay-closed = No momento, não há relatórios à venda. Seu resultado grátis continua onde está.
pay-sample-link = Ver relatório de exemplo
pay-back-to-result = Voltar ao resultado grátis

pay-owned-title = Você já tem este relatório
pay-owned-text = Você pode abri-lo quando quiser. O link também está no seu e-mail.
pay-owned-open = Abrir meu relatório
pay-owned-more = O que você pode acrescentar
pay-owned-add = Acrescentar por { $price }

## Payment.

pay-title = Pagamento
pay-item-label = Seu pedido
pay-total-label = Total
pay-item-change = Escolher outro relatório

pay-email-label = E-mail
pay-email-hint = Enviaremos o relatório e o recibo para este e-mail. Uma semana depois, podemos pedir uma avaliação, uma única vez. Você pode recusar quando quiser.
pay-email-missing = Informe seu e-mail
pay-email-malformed = Formato de e-mail incorreto. Confira se há erros de digitação.
pay-email-meant = Você quis dizer { $email }?

pay-method-label = Como você quer pagar?
pay-method-missing = Escolha uma forma de pagamento.
pay-method-or = ou
pay-card-safety = Os dados do cartão vão direto para o nosso provedor de pagamento. Nunca os vemos nem guardamos.
pay-method-loading = Carregando as formas de pagamento…

pay-box-supply = Concordo expressamente que a entrega comece na hora, antes do fim do prazo de desistência.
pay-box-waiver = Sei que perco meu direito de desistência assim que a entrega começar.
pay-box-note = Mesmo assim, você pode pedir reembolso em até 14 dias. É um compromisso nosso.
pay-box-missing = Marque esta caixa para podermos entregar na hora.

pay-button = Pagar { $price }
pay-button-order = Pedido com obrigação de pagamento
pay-button-busy = Pagamento em andamento

pay-declined-title = Falha no pagamento
pay-declined-text = Nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.
pay-order-failed = Não foi possível criar o pedido. Tente de novo. Nada foi cobrado.
pay-too-many = Muitas tentativas. Espere alguns minutos e tente de novo.
pay-price-changed = O preço mudou de { $old } para { $new }. Nada foi cobrado. Se você concordar com o novo preço, clique no botão de novo.
pay-connection-failed = Falha na conexão. Tente de novo.
pay-connection-retry = Tentar de novo

## The last look before paying. Japanese law asks for it.

pay-review-button = Conferir meu pedido
pay-review-title = Confira seu pedido
pay-review-item = Item
pay-review-item-value = { $name } (1 relatório digital)
pay-review-amount = Total, impostos incluídos
pay-review-paying = Pagamento
pay-review-paying-value = Pagamento único. No cartão ou na carteira digital, a cobrança é na hora. Em loja ou banco, você vê o vencimento a seguir.
pay-review-delivery = Entrega
pay-review-delivery-value = Assim que o pagamento for confirmado: neste site e por e-mail para { $email }.
pay-review-refund = Reembolso
pay-review-refund-value = Você tem 14 dias para pedir reembolso total, com um botão no relatório. Não precisa dizer o motivo.
pay-review-later = Ainda não disponível
pay-review-period = Período de uso
pay-review-period-value = Sem data para acabar. Leia neste site, com qualquer navegador atualizado.
pay-review-seller = Vendedor
pay-review-back = Mudar algo

## Waiting for the payment.

pay-check-title = Pagamento em andamento
pay-check-text = Estamos confirmando seu pagamento. Em geral, leva alguns segundos.
pay-check-open-title = Ainda não recebemos o pagamento
pay-check-open-text = Se você fechou a janela do banco, nada foi cobrado e você pode tentar de novo. Se acabou de pagar, espere um pouco: esta página se atualiza sozinha.
pay-check-processing-title = Aguardando seu banco ou a loja
pay-check-processing-text = Seu pagamento está a caminho. Dependendo da forma de pagamento, leva de alguns minutos a alguns dias. Você pode fechar esta página. Avisaremos por e-mail quando ele chegar.
pay-check-late-title = Está demorando mais que o normal
pay-check-late-text = Você pode fechar esta página. Avisaremos por e-mail assim que o pagamento for confirmado.
pay-check-expired-title = O pagamento não foi concluído a tempo
pay-check-expired-text = Nada foi cobrado. Você pode começar de novo.
pay-check-review-title = Estamos verificando seu pagamento
pay-check-review-text = Falta conferir um detalhe. Vamos entregar o pedido ou fazer o reembolso e, nos dois casos, avisar por e-mail.
pay-check-refunded-title = Seu pagamento foi reembolsado
pay-check-refunded-text = Esta compra está encerrada. Você não precisa fazer mais nada.
pay-check-none-title = Você ainda não comprou nada
pay-check-none-text = Não há nenhum pagamento para este teste.
pay-check-retry = Tentar de novo
pay-check-choose = Escolher um relatório

## A failed payment.

pay-failed-title = Falha no pagamento
pay-failed-text = Nada foi cobrado, e seu resultado está salvo.
pay-failed-retry = Tentar de novo
pay-failed-method = Pagar de outra forma
pay-failed-help = Pedir ajuda

## Bought.

pay-success-title = Seu relatório está pronto
pay-success-making-title = Pagamento recebido
pay-success-making-text = Estamos preparando seu relatório. Leva alguns segundos.
pay-success-view = Abrir meu relatório
pay-countdown = { $seconds ->
    [one] Abrindo em { $seconds } segundo
   *[other] Abrindo em { $seconds } segundos
}
pay-countdown-stop = Parar
pay-countdown-stopped = Contagem parada. Abra seu relatório quando quiser.

pay-clock-title = Entrega
pay-clock-made = Relatório criado
pay-clock-sent = E-mail enviado
pay-clock-accepted = Recebido pelo seu provedor de e-mail
pay-clock-open = Ainda não
pay-clock-answer = Resposta do servidor: { $answer }
pay-clock-unconfirmed = Enviamos o e-mail, mas seu provedor não confirmou a chegada. Se ele não chegou, envie de novo.
pay-clock-refused = Não foi possível enviar o relatório. Veja se o e-mail está certo.

pay-address = Estamos enviando o link para { $email }.
pay-address-change = E-mail errado?
pay-address-label = Enviar para
pay-address-send = Enviar
pay-address-sent = Relatório enviado. Veja sua caixa de entrada.
pay-address-failed = Não foi possível enviar o relatório. Confira o e-mail e tente de novo.
pay-refund-hint = Mudou de ideia? Até { $date }, você pode pedir reembolso com um botão no relatório.
pay-success-tests = { $tests ->
    [one] Você tem mais { $tests } teste no seu combo.
   *[other] Você tem mais { $tests } testes no seu combo.
}
pay-success-tests-link = Usar meu combo
pay-success-account = Entre na conta e tenha todos os relatórios em um só lugar

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Seu recibo vai para { $email }.
pay-member-ends = Vale por { $months } meses a partir de hoje e termina automaticamente. Nunca se renova.
pay-member-back = Voltar à minha loja
pay-member-change = Agora não
pay-member-review-delivery = Começa na hora. O recibo vai para { $email }.
pay-success-member-title = Agora você é membro
pay-success-member-text = Até { $date }, você tem 20% de desconto em tudo. É só entrar na conta na hora de comprar.
pay-success-member-shop = Ir para a minha loja

pay-member-review-item = { $name } por { $months } meses
pay-member-review-refund = Você tem 14 dias para pedir reembolso total, com um botão em “Minha loja”. Não precisa dizer o motivo.
pay-success-member-refund = Mudou de ideia? Até { $date }, você pode pedir reembolso com um botão em “Minha loja”.

## A membership that renews itself until it is cancelled.

pay-plan-button = Pagar { $price } agora e de novo em { $date }
pay-plan-promise = { $price } hoje, de novo em { $date } e depois a cada período, até você cancelar
pay-plan-ends = O plano se renova a cada { $months } meses até você cancelar. Avisamos por e-mail 7 dias antes de cada renovação.

pay-recommended = Recomendado
pay-recommended-why = Basta para a maioria: sua pontuação, seu ranking e a explicação de cada desafio que você errou.
