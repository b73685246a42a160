## Buying the report.

## The packages.

pay-choose-title = Escolha seu relatório
pay-choose-lead = Escolha o que você quer saber. Cada pacote inclui tudo o que há no anterior.
pay-popular = Mais escolhido
pay-choose-button = Continuar – { $price }
pay-list-price = Preço normal
pay-member-price = Seu preço
pay-member-note = Este preço vale com o e-mail usado para comprar o desconto.
pay-promise-once = Pagamento único, sem assinatura
pay-promise-tax = Impostos incluídos
pay-promise-back = Por 14 dias, reembolso com um botão
pay-bundle-line = Três testes por { $price }: “{ $package }” para este teste e para mais dois, quando você quiser.
pay-bundle-link = Ver o pacote de três
pay-closed = No momento, não há nada à venda aqui. Seu resultado grátis continua onde está.
pay-sample-link = Ler antes um relatório de exemplo
pay-back-to-result = Voltar ao resultado grátis

pay-owned-title = Você já tem este relatório
pay-owned-text = Ele está aberto no próprio endereço, e o link está no seu e-mail.
pay-owned-open = Abrir o relatório
pay-owned-more = O que você pode acrescentar
pay-owned-add = Acrescentar por { $price }

## Payment.

pay-title = Pagamento
pay-item-label = Sua compra
pay-total-label = Total
pay-item-change = Escolher outro pacote

pay-email-label = E-mail
pay-email-hint = O relatório e o recibo vão para este endereço. Uma semana depois, podemos pedir uma avaliação, uma única vez; você pode recusar a qualquer momento.
pay-email-missing = Informe seu e-mail
pay-email-malformed = Informe um e-mail válido
pay-email-meant = Você quis dizer { $email }?

pay-method-label = Como você quer pagar?
pay-method-missing = Escolha uma forma de pagamento.
pay-method-or = ou
pay-card-safety = Os dados do cartão vão direto para o provedor de pagamento. Nós nunca os vemos nem guardamos.
pay-method-loading = Carregando as formas de pagamento…

pay-box-supply = Concordo expressamente que a entrega comece imediatamente, antes do fim do prazo de desistência.
pay-box-waiver = Sei que, quando a entrega começar, perco meu direito de desistência.
pay-box-note = Nossa própria promessa continua valendo: por 14 dias, reembolso com um botão.
pay-box-missing = Sem marcar esta caixa, não podemos entregar na hora.

pay-button = Pagar { $price }
pay-button-order = Pedido com obrigação de pagamento
pay-button-busy = Pagamento em andamento

pay-declined-title = O pagamento falhou
pay-declined-text = Nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.
pay-order-failed = Não foi possível criar o pedido. Tente de novo.
pay-too-many = Tentativas demais. Espere alguns minutos e tente de novo.
pay-price-changed = O preço mudou de { $old } para { $new }. Nada foi cobrado. Se você concordar, aperte o botão de novo.
pay-connection-failed = Falha na conexão. Tente de novo.
pay-connection-retry = Tentar de novo

## The last look before paying. Japanese law asks for it.

pay-review-button = Conferir o pedido
pay-review-title = Confira seu pedido
pay-review-item = Item
pay-review-item-value = { $name } (1 relatório digital)
pay-review-amount = Valor, impostos incluídos
pay-review-paying = Pagamento
pay-review-paying-value = Uma vez só. Com cartão ou carteira digital, na hora; em loja ou banco, até a data mostrada a seguir.
pay-review-delivery = Entrega
pay-review-delivery-value = Assim que o pagamento for confirmado: neste site e por e-mail para { $email }.
pay-review-refund = Reembolso
pay-review-refund-value = Por 14 dias, reembolso total com um botão no relatório. Ninguém pergunta o motivo.
pay-review-later = Ainda não disponível
pay-review-period = Período de uso
pay-review-period-value = Sem data para acabar. Neste site, em um navegador atualizado.
pay-review-seller = Vendedor
pay-review-back = Mudar algo

## Waiting for the payment.

pay-check-title = Pagamento em andamento
pay-check-text = Estamos consultando o provedor de pagamento. Em geral, leva alguns segundos.
pay-check-open-title = Não recebemos nenhum pagamento
pay-check-open-text = Se você fechou a janela do banco, nada foi cobrado e você pode tentar de novo. Se acabou de pagar, espere: esta página continua consultando.
pay-check-processing-title = Aguardando seu banco ou a loja
pay-check-processing-text = O pagamento está a caminho. Conforme a forma de pagamento, isso leva minutos ou alguns dias. Você pode fechar esta página: avisaremos por e-mail quando ele chegar.
pay-check-late-title = Está demorando mais que o normal
pay-check-late-text = Você pode fechar esta página: avisaremos por e-mail assim que o pagamento for confirmado.
pay-check-expired-title = O pagamento não foi concluído a tempo
pay-check-expired-text = Nada foi cobrado. Você pode começar de novo.
pay-check-review-title = Uma pessoa está analisando seu pagamento
pay-check-review-text = Algo nele não confere. Vamos escrever um e-mail para você e depois entregar o relatório ou devolver o dinheiro.
pay-check-refunded-title = O dinheiro foi devolvido
pay-check-refunded-text = Esta compra está encerrada.
pay-check-none-title = Nada foi comprado ainda
pay-check-none-text = Não há nenhum pagamento para esta página.
pay-check-retry = Tentar de novo
pay-check-choose = Ver os pacotes

## A failed payment.

pay-failed-title = O pagamento falhou
pay-failed-text = Nada foi cobrado. Seu resultado está guardado.
pay-failed-retry = Tentar de novo
pay-failed-method = Escolher outra forma de pagamento
pay-failed-help = Pedir ajuda

## Bought.

pay-success-title = Seu relatório está pronto
pay-success-making-title = Pagamento recebido
pay-success-making-text = Seu relatório está sendo feito. Leva alguns segundos.
pay-success-view = Ver o relatório
pay-countdown = { $seconds ->
    [one] Ele abre sozinho em { $seconds } segundo.
   *[other] Ele abre sozinho em { $seconds } segundos.
}
pay-countdown-stop = Parar
pay-countdown-stopped = Parado. Abra quando quiser.

pay-clock-title = Entrega
pay-clock-made = Relatório feito
pay-clock-sent = E-mail enviado
pay-clock-accepted = Aceito pelo seu servidor de e-mail
pay-clock-open = ainda não
pay-clock-answer = Resposta dele: { $answer }
pay-clock-unconfirmed = Seu servidor de e-mail recebeu a mensagem, mas não confirmou. Se ela não chegar, peça um novo envio.
pay-clock-refused = Não foi possível enviar o relatório

pay-address = Ele vai para { $email }.
pay-address-change = Endereço errado?
pay-address-label = Enviar para
pay-address-send = Enviar
pay-address-sent = Relatório enviado
pay-address-failed = Não foi possível enviar o relatório
pay-refund-hint = Mudou de ideia? Até { $date }, um botão no relatório devolve seu dinheiro.
pay-success-tests = { $tests ->
    [one] Você tem mais { $tests } teste para usar.
   *[other] Você tem mais { $tests } testes para usar.
}
pay-success-tests-link = Usar agora
pay-success-account = Todos os seus relatórios em um só lugar: entre na sua conta

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Seu recibo vai para { $email }.
pay-member-ends = Vale { $months } meses a partir de hoje. Termina sozinho e não se renova.
pay-member-back = Voltar à minha loja
pay-member-change = Agora não
pay-member-review-delivery = Começa na hora; o recibo vai para { $email }
pay-success-member-title = Agora você é membro
pay-success-member-text = Até { $date } você paga 20% a menos em tudo. É só entrar na sua conta na hora de comprar.
pay-success-member-shop = Ir para a minha loja

pay-member-review-item = { $name } por { $months } meses
pay-member-review-refund = Reembolso total em até 14 dias, com um botão na sua loja. Sem precisar explicar o motivo.
pay-success-member-refund = Mudou de ideia? Até { $date }, um botão na sua loja devolve seu dinheiro.

## A membership that renews itself until it is cancelled.

pay-plan-button = Pagar { $price } agora e de novo em { $date }
pay-plan-promise = { $price } hoje e de novo em { $date }, até você cancelar
pay-plan-ends = Renova a cada { $months } meses até você cancelar. Avisamos por e-mail 7 dias antes.

pay-recommended = Recomendado
pay-recommended-why = Suficiente para a maioria: sua pontuação e posição, e cada desafio errado explicado.
