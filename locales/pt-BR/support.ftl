## Pages around a paid order.

## Fields that several forms share.

support-email-label = E-mail
support-email-missing = Informe seu e-mail
support-email-wrong = Formato de e-mail incorreto. Confira se há erros de digitação.
support-email-hint = Você quis dizer { $email }?
support-order-label = Número do pedido
support-order-missing = Informe o número do pedido.
support-order-unknown = Não encontramos nenhum pedido com este número.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Recuperar seu relatório
support-retrieve-lead = Informe o e-mail usado na compra. Vamos enviar para ele os links de todos os seus relatórios.
support-retrieve-send = Enviar
support-retrieve-sent = Relatório enviado
support-retrieve-sent-text = Os links dos seus relatórios estão a caminho de { $email }. Devem chegar em um ou dois minutos. Se não aparecerem, veja a pasta de spam.
support-retrieve-another = Usar outro e-mail
support-retrieve-failed = Não foi possível enviar o relatório. Tente de novo.
support-retrieve-other-title = Não tem mais acesso a esse e-mail?
support-retrieve-other-text = Se você ainda consegue abrir o relatório em algum navegador, troque o e-mail na página de suporte dele. Ou fale com a gente.
support-retrieve-other-link = Ir para o suporte

## /support without an order.

support-title = Suporte
support-lead = Encontre seu relatório, peça um novo envio, troque o e-mail, receba um reembolso ou desista de uma compra. Você não precisa de conta.
support-find-title = Seu pedido
support-find-text = Abra o pedido pelo link do recibo. Não encontra o recibo? Enviamos os links de todos os seus relatórios por e-mail.
support-find-retrieve = Receber links por e-mail
support-contact-title = Fale com a gente
support-contact-text = Uma pessoa de verdade lê cada mensagem. Inclua o número do pedido, se tiver, e não envie números de cartão.
support-contact-subject = Pedido { $order }

## /support with an order.

support-order-title = Seu pedido
support-order-package = Pacote
support-order-price = Preço
support-order-paid = Pago em
support-order-email = E-mail
support-order-number = Número do pedido
support-order-price-text = { $price }, impostos incluídos
support-moment = { $date }, { $time }
support-order-open = Abrir meu relatório
support-order-free = Ver meu resultado grátis
support-order-packages = Escolher um relatório
support-order-check = Acompanhar o pagamento
support-order-other = Procurar outro pedido

support-state-none = Você ainda não comprou um relatório deste teste. Seu resultado grátis continua lá.
support-state-open = Não recebemos nenhum pagamento, e nada foi cobrado.
support-state-processing = Seu banco ainda não confirmou o pagamento. Avisaremos por e-mail assim que confirmar. Você não precisa pagar de novo.
support-state-review = Estamos verificando um detalhe do seu pagamento. Vamos entregar o pedido ou fazer o reembolso e, nos dois casos, avisar por e-mail.
support-state-paid = Pago. Estamos preparando seu relatório.
support-state-fulfilled = Pago. Seu relatório está pronto.
support-state-part-refunded = Reembolsamos { $amount }. Você ainda pode ler seu relatório.
support-state-disputed = Seu banco abriu uma contestação deste pagamento. Você ainda pode ler seu relatório.
support-state-refunded = Seu pagamento foi reembolsado. O resultado grátis continua seu.
support-state-owed = Enviamos seu reembolso, mas ele não chegou. Vamos tentar de novo e avisaremos por e-mail se precisarmos de outra forma de enviá-lo.

## Delivery.

support-delivery-title = Entrega
support-delivery-text = O link do relatório vai para { $email }.
support-delivery-made = Relatório criado
support-delivery-sent = E-mail enviado
support-delivery-accepted = Recebido pelo seu provedor de e-mail
support-delivery-not-yet = ainda não
support-delivery-unconfirmed = Seu provedor de e-mail não confirmou a chegada. Se o e-mail não estiver lá, envie de novo.
support-delivery-refused = Seu provedor de e-mail recusou a mensagem. Confira o e-mail informado.
support-resend = Enviar de novo
support-resent = Relatório enviado
support-resend-failed = Não foi possível enviar o relatório. Tente de novo.
support-fix = Trocar o e-mail
support-fix-label = Novo e-mail
support-fix-text = Enviamos o relatório na hora para o novo e-mail e avisamos o antigo.
support-fix-save = Trocar e enviar
support-fixed = E-mail trocado. O relatório está a caminho de { $email }.
support-cancel = Cancelar

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Desistir do contrato
support-withdraw-text = Como consumidor na União Europeia ou no Reino Unido, você pode desistir de uma compra (cancelar) em até 14 dias, sem dar motivo. São dois passos, sem conta, e você recebe de volta o valor inteiro. Isso vale também se você pediu a entrega imediata.
support-withdraw-open = Desistir do contrato aqui
support-withdraw-form = Ao enviar este formulário, você desiste do contrato do pedido abaixo.
support-withdraw-name = Seu nome
support-withdraw-name-missing = Informe seu nome.
support-withdraw-email = E-mail para a confirmação
support-withdraw-order-help = Está no recibo. Não encontra?
support-withdraw-order-link = Receba seus links por e-mail
support-withdraw-confirm = Confirmar desistência
support-withdraw-done = Recebemos sua desistência
support-withdraw-done-text = Ela chegou em { $moment }. Uma confirmação com essa data e hora vai para { $email }, e reembolsaremos o valor inteiro pela forma de pagamento que você usou.
support-withdraw-before = Você desistiu deste contrato em { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } testes por { $price }
support-triple-tab = Combo de 3 testes
support-triple-lead = { $n ->
    [one] O relatório do teste que você acabou de fazer e mais um teste, quando quiser.
   *[other] O relatório do teste que você acabou de fazer e mais { $n } testes, quando quiser.
}
support-triple-holds-title = O que vem com cada teste
support-triple-sum-title = Quanto você economiza
support-triple-sum-apart = { $n } × “{ $package }”, comprados separadamente
support-triple-sum-bundle = No combo
support-triple-sum-saved = Você economiza
support-triple-terms = Impostos incluídos. Pagamento único, sem assinatura. 14 dias para pedir reembolso.
support-triple-buy = Comprar por { $price }
support-triple-first-text = O combo começa com um teste que você já fez. Faça um primeiro: sua faixa de QI mais provável é grátis.
support-triple-first = Fazer o teste
support-triple-closed = O combo não está disponível para este teste.
support-triple-result = Voltar ao meu resultado
support-triple-left-title = { $n ->
    [one] Você ainda tem um teste
   *[other] Você ainda tem { $n } testes
}
support-triple-left-text = Faça o próximo teste quando quiser. Na página do resultado grátis dele, use seu combo para liberar o relatório. Nada mais será cobrado. Este navegador se lembra do seu combo; em outros aparelhos, use o link do recibo.
support-triple-left-start = Fazer o próximo teste
support-triple-none-title = Você já usou todos os testes deste combo
support-triple-none-text = Cada um tem seu próprio relatório. Podemos enviar os links de todos por e-mail.

support-forget-title = Este aparelho
support-forget-text = Está usando o aparelho de outra pessoa? Remova deste navegador seus pedidos, suas respostas e suas configurações e saia da conta. Você ainda pode abrir seus pedidos pelos links dos nossos e-mails.
support-forget-button = Esquecer este aparelho
support-forget-sure = Remover tudo deste navegador? As respostas ainda não enviadas serão perdidas.
support-forget-yes = Sim, remover tudo
support-forget-done = Pronto. Tudo foi removido deste navegador. Feche esta aba agora.

support-seller-title = Vendedor
support-seller-name = Empresa
support-seller-representative = Representante
support-seller-address = Endereço
support-seller-phone = Telefone
support-seller-email = E-mail
support-seller-business-number = Registro da empresa (Coreia)
support-seller-mail-order-number = Registro de venda a distância (Coreia)
support-seller-host = Hospedagem
support-seller-check = Verificar o vendedor
