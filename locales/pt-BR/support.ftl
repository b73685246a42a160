## Pages around a paid order.

## Fields that several forms share.

support-email-label = E-mail
support-email-missing = Informe seu e-mail
support-email-wrong = Informe um e-mail válido
support-email-hint = Você quis dizer { $email }?
support-order-label = Número do pedido
support-order-missing = Informe o número do pedido.
support-order-unknown = Não encontramos nenhum pedido com este número.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Recuperar seu relatório
support-retrieve-lead = Informe o e-mail que você usou na compra. Enviamos para ele os links de todos os relatórios comprados assim.
support-retrieve-send = Enviar
support-retrieve-sent = Relatório enviado
support-retrieve-sent-text = Os links estão a caminho de { $email }. Leva um ou dois minutos. Se nada chegar, olhe na pasta de spam.
support-retrieve-another = Usar outro e-mail
support-retrieve-failed = Não foi possível enviar o relatório
support-retrieve-other-title = Não tem mais acesso a esse e-mail?
support-retrieve-other-text = Se o relatório ainda estiver aberto em um navegador, você pode trocar o e-mail na página de suporte dele. Ou escreva para nós.
support-retrieve-other-link = Ir para a página de suporte

## /support without an order.

support-title = Suporte
support-lead = Veja onde está um relatório, envie-o de novo, troque o e-mail, peça seu dinheiro de volta ou desista do contrato. Você não precisa de conta.
support-find-title = Seu pedido
support-find-text = O link do recibo abre o pedido. Se você não o tem mais, enviamos seus links por e-mail.
support-find-retrieve = Receber meus links por e-mail
support-contact-title = Escreva para nós
support-contact-text = Uma pessoa lê. Diga o número do pedido, se tiver; por favor, não envie números de cartão.
support-contact-subject = Pedido { $order }

## /support with an order.

support-order-title = Seu pedido
support-order-package = Pacote
support-order-price = Preço
support-order-paid = Pago
support-order-email = Relatório enviado para
support-order-number = Número do pedido
support-order-price-text = { $price }, impostos incluídos
support-moment = { $date }, { $time }
support-order-open = Abrir o relatório
support-order-free = Ver seu resultado grátis
support-order-packages = Ver os pacotes
support-order-check = Acompanhar o pagamento
support-order-other = Procurar outro pedido

support-state-none = Nada foi comprado para este pedido. Seu resultado grátis está lá.
support-state-open = Este pedido não foi pago. Nada foi cobrado.
support-state-processing = Seu banco tem o pagamento e ainda não confirmou. Vamos escrever para você assim que confirmar; não é preciso pagar de novo.
support-state-review = Algo neste pagamento não confere. Por isso, uma pessoa o analisa antes de qualquer entrega. Se tiver dúvida, escreva para nós.
support-state-paid = Pago. Seu relatório está sendo feito.
support-state-fulfilled = Pago. Seu relatório está pronto.
support-state-part-refunded = Devolvemos { $amount } a você. Seu relatório continua aberto.
support-state-disputed = Há uma contestação deste pagamento no seu banco. Enquanto isso, seu relatório continua aberto.
support-state-refunded = Seu dinheiro foi devolvido. O resultado grátis continua seu.
support-state-owed = Devolvemos seu dinheiro, mas ele não chegou. Vamos tentar de novo e escreveremos a você se precisarmos de outro meio.

## Delivery.

support-delivery-title = Entrega
support-delivery-text = O link vai para { $email }.
support-delivery-made = Relatório feito
support-delivery-sent = E-mail enviado
support-delivery-accepted = Aceito pelo seu servidor de e-mail
support-delivery-not-yet = ainda não
support-delivery-unconfirmed = O servidor de e-mail recebeu a mensagem sem dizer o que foi feito dela. Se ela não estiver lá, envie de novo.
support-delivery-refused = O servidor de e-mail recusou a mensagem. Confira o endereço.
support-resend = Enviar de novo
support-resent = Relatório enviado
support-resend-failed = Não foi possível enviar o relatório
support-fix = Trocar o e-mail
support-fix-label = Novo e-mail
support-fix-text = O relatório vai na hora para o novo e-mail. Avisamos o antigo sobre a troca.
support-fix-save = Trocar e enviar
support-fixed = E-mail trocado. O relatório está a caminho de { $email }.
support-cancel = Cancelar

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Desistir do contrato
support-withdraw-text = Como consumidor na União Europeia ou no Reino Unido, você pode desistir de uma compra em até 14 dias, sem dar motivo. São dois passos, sem conta, e você recebe de volta o valor inteiro. Isso vale também se você pediu a entrega imediata.
support-withdraw-open = Desistir do contrato aqui
support-withdraw-form = Com este formulário, você declara que desiste do contrato referente ao pedido abaixo.
support-withdraw-name = Seu nome
support-withdraw-name-missing = Informe seu nome.
support-withdraw-email = E-mail para a confirmação
support-withdraw-order-help = Está no recibo. Não tem o número?
support-withdraw-order-link = Receba seus links por e-mail
support-withdraw-confirm = Confirmar desistência
support-withdraw-done = Sua desistência está declarada
support-withdraw-done-text = Nós a recebemos em { $moment }. Uma confirmação com essa data e hora vai para { $email }. O valor inteiro volta pelo mesmo meio de pagamento.
support-withdraw-before = Você desistiu deste contrato em { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } testes por { $price }
support-triple-tab = Três testes por um só preço
support-triple-lead = { $n ->
    [one] O relatório do teste que você acabou de fazer e mais um teste, quando quiser.
   *[other] O relatório do teste que você acabou de fazer e mais { $n } testes, quando quiser.
}
support-triple-holds-title = O que cada teste inclui
support-triple-sum-title = A conta
support-triple-sum-apart = { $n } vezes “{ $package }”, em separado
support-triple-sum-bundle = Juntos
support-triple-sum-saved = Você economiza
support-triple-terms = Impostos incluídos. Pagamento único, sem assinatura. Reembolso possível por 14 dias.
support-triple-buy = Comprar por { $price }
support-triple-first-text = O pacote de três começa com um teste que você já fez. Faça um primeiro; o resultado em uma faixa ampla é grátis.
support-triple-first = Fazer o teste
support-triple-closed = O pacote de três não está à venda para este pedido.
support-triple-result = Voltar ao resultado
support-triple-left-title = { $n ->
    [one] Você ainda tem um teste
   *[other] Você ainda tem { $n } testes
}
support-triple-left-text = Faça um teste quando quiser. No resultado grátis dele, aperte o botão indicado e o relatório abre sem outro pagamento. Este navegador lembra do seu pacote de três; em outro lugar, use o link do recibo.
support-triple-left-start = Fazer o próximo teste
support-triple-none-title = Todos os testes deste pacote foram usados
support-triple-none-text = Cada um tem seu próprio relatório. Você pode receber os links de todos por e-mail.

support-forget-title = Este aparelho
support-forget-text = O aparelho é de outra pessoa? Faça este navegador esquecer seus pedidos, suas respostas e suas configurações. Os pedidos continuam conosco; os links dos nossos e-mails os abrem.
support-forget-button = Esquecer este aparelho
support-forget-sure = As respostas ainda não enviadas se perdem. Esquecer tudo?
support-forget-yes = Sim, esquecer
support-forget-done = Este navegador esqueceu tudo. Feche também a aba.
