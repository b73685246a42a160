## Letters about an order.

email-subject-receipt = Seu relatório está pronto: recibo de { $site }
email-subject-refund = Estamos devolvendo { $money }
email-subject-withdrawal = Recebemos sua desistência
email-subject-address-changed = Seu relatório agora vai para outro e-mail
email-subject-retrieve = Os links dos seus relatórios
email-subject-payment-failed = Seu pagamento não chegou
email-subject-slip-expired = Sua guia de pagamento venceu
email-subject-certificate = Seu certificado foi criado

## Receipt

email-receipt-title = Seu relatório está pronto
email-receipt-lead = Obrigado. Seu relatório de “{ $test }” está pronto, e você pode abri-lo com este link a qualquer momento. Quem tiver o link pode ler o relatório; por isso, guarde-o só para você.
email-receipt-button = Abrir o relatório
email-receipt-tests-left = { $n ->
    [one] Mais um teste está pago. Faça quando quiser; depois, você pode liberar o relatório dele sem pagar de novo.
   *[other] Mais { $n } testes estão pagos. Faça quando quiser; depois de cada um, você pode liberar o relatório sem pagar de novo.
}
email-receipt-member = Seu desconto de 20% não tem data para acabar. Entre com este e-mail e veja os seus preços em todo lugar.
email-receipt-once = Foi um pagamento único. Não há assinatura, e nada se renova.
email-receipt-consent = Antes de pagar, você concordou expressamente que a entrega começasse imediatamente, antes do fim do prazo de desistência de 14 dias, e confirmou saber que, com isso, perde o direito de desistência. Confirmamos isso aqui.
email-receipt-money-back = Não é o que você esperava? Em até 14 dias após o pagamento, você pode pedir seu dinheiro de volta.
email-receipt-money-back-link = Pedir o reembolso
email-receipt-heading = Recibo

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Pacote
email-row-test = Teste
email-row-contains = Contém
email-item-later = { $item } (ainda não disponível)
email-row-paid = Pago
email-row-amount = Valor
email-row-paid-on = Pago em
email-row-method = Pago com
email-row-order = Pedido
email-row-seller = Vendedor
email-row-name = Nome
email-row-received = Recebida em
email-row-requested = Solicitado em
email-row-declaration = Declaração
email-row-made = Criado em
email-money-with-tax = { $money }, impostos incluídos
email-method-card = Cartão
email-moment = { $date }, { $time } UTC
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Seu dinheiro está a caminho
email-refund-buyer = Você pediu seu dinheiro de volta. Estamos enviando { $money } a você.
email-refund-withdrawal = Você desistiu do contrato. Estamos devolvendo { $money } a você.
email-refund-double = Seu pedido foi pago duas vezes. Estamos devolvendo o segundo pagamento: { $money }.
email-refund-undelivered = Não conseguimos entregar o que você pagou e pedimos desculpas. Estamos devolvendo { $money } a você.
email-refund-abnormal = Não foi possível analisar suas respostas. Estamos devolvendo { $money } a você.
email-refund-operator = Estamos devolvendo { $money } a você.
email-refund-overlap = Uma parte do pacote maior já estava paga. Estamos devolvendo essa parte: { $money }.
email-refund-with-base = O que você acrescentou volta junto com o pacote. Estamos devolvendo { $money } a você.
email-refund-way = O dinheiro volta pelo mesmo meio de pagamento. Em geral, o banco leva de cinco a dez dias úteis para mostrá-lo.
email-refund-bank = Um pagamento em dinheiro não pode voltar pelo mesmo caminho. Nosso provedor de pagamentos Stripe vai pedir por e-mail a conta bancária para a devolução. Depois da sua resposta, costuma levar alguns dias úteis.

## Withdrawal from the contract

email-withdrawal-title = Recebemos sua desistência
email-withdrawal-lead = Confirmamos que sua declaração chegou até nós. Você não precisa fazer mais nada.
email-withdrawal-words = Desisto do contrato referente ao pacote “{ $package }”.
email-withdrawal-money = O que você pagou volta pelo mesmo meio de pagamento, no máximo em 14 dias.

## Change of address, told to the old one

email-address-changed-title = Seu relatório agora vai para outro e-mail
email-address-changed-lead = O e-mail do seu pedido mudou de { $old } para { $new }. As mensagens sobre ele agora vão para lá.
email-address-changed-not-you = Se não foi você, escreva para { $email }.
email-row-changed = Mudou em

## Links that somebody asked for

email-retrieve-title = Seus relatórios
email-retrieve-lead = Você pediu os links dos seus relatórios. Quem tiver um link pode ler o relatório; por isso, guarde-os só para você.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Se você não pediu, pode ignorar este e-mail. Nada foi alterado.

## A payment that took days and failed

email-payment-failed-title = Seu pagamento não chegou
email-payment-failed-lead = Seu pagamento de { $money } pelo pacote “{ $package }” não foi concluído. Não recebemos nenhum valor.
email-payment-failed-button = Tentar de novo
email-payment-failed-kept = Seu resultado está guardado. Você também pode pagar de outra forma.
email-slip-expired-title = Sua guia de pagamento venceu
email-slip-expired-lead = Sua guia de pagamento de { $money } (pacote “{ $package }”) não foi paga a tempo e venceu. Nada foi cobrado.

## Under every letter

email-link-hint = Se o botão não funcionar, copie este endereço para o navegador:
email-questions = Dúvidas? Responda a este e-mail ou escreva para { $email }.
email-why = Você recebe este e-mail porque este endereço foi informado em um pedido em { $site }.
email-why-account = Você está recebendo este e-mail porque este endereço foi informado em { $site }.

## A certificate was made

email-certificate-title = Seu certificado foi criado
email-certificate-lead = Um certificado de conclusão do seu teste foi criado com o nome abaixo. Quem tiver o link ou o código dele vê o nome, a pontuação com a margem e o dia do teste.
email-certificate-button = Ver o que os outros veem
email-certificate-revoke = Você pode ocultar o nome ou anular o certificado a qualquer momento, no seu relatório. Se você não o pediu, outra pessoa tem o link do seu relatório: anule o certificado lá.
email-certificate-revoke-link = Ocultar o nome ou anular

## Sign-in letters: a link and a code.

email-subject-sign-in = Seu acesso a { $site }
email-subject-register = Confirme seu e-mail para { $site }
email-subject-already-registered = Você já tem uma conta em { $site }
email-subject-password-code = Seu código de { $site }
email-sign-in-title = Seu acesso a { $site }
email-sign-in-lead = Toque no botão para entrar. O link funciona uma única vez e expira em 30 minutos.
email-sign-in-button = Entrar
email-sign-in-code = Ou digite este código onde você o pediu. Ele vale por 10 minutos.
email-sign-in-not-you = Você não pediu? Pode ignorar este e-mail. Sem ele, ninguém consegue entrar.
email-register-title = Confirme seu e-mail
email-register-lead = Digite o código abaixo na página em que você se cadastrou, e sua conta estará pronta.
email-already-registered-title = Você já tem uma conta
email-already-registered-lead = Alguém tentou criar uma conta com seu e-mail. Se foi você, é só entrar. O link funciona uma única vez e expira em 30 minutos.
email-password-code-title = Redefina sua senha
email-password-code-lead = Digite este código na página em que você o pediu e escolha uma nova senha. Ele vale por 10 minutos.
email-receipt-sign-in-heading = Todos os seus relatórios em um só lugar
email-receipt-sign-in = Seu e-mail é a sua conta, e você não precisa de senha. Este link funciona uma única vez e expira em 24 horas.
email-receipt-sign-in-code = Ou digite este código na página de login em até 10 minutos.

## What happened to an account, for its owner.

email-subject-new-device = Novo acesso à sua conta
email-subject-password-set = Você criou uma senha
email-subject-password-changed = Sua senha foi alterada
email-subject-passkey-added = Você adicionou uma chave de acesso
email-subject-passkey-removed = Uma chave de acesso foi removida
email-subject-passkey-disabled = Uma chave de acesso foi desativada
email-subject-provider-connected = { $provider } foi conectado à sua conta
email-subject-provider-disconnected = { $provider } foi desconectado da sua conta
email-subject-export-ready = Seus dados estão prontos
email-subject-account-deleted = Sua conta foi excluída
email-new-device-lead = Sua conta foi acessada em um novo aparelho.
email-password-set-lead = Uma senha foi criada para sua conta.
email-password-changed-lead = A senha da sua conta foi alterada, e todos os outros aparelhos foram desconectados.
email-passkey-added-lead = Uma chave de acesso foi adicionada à sua conta. Agora você pode entrar sem e-mail e sem senha.
email-passkey-removed-lead = Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar.
email-passkey-disabled-lead = Alguém pode ter uma cópia da sua chave de acesso. Para proteger sua conta, nós a desativamos. Entre com um link por e-mail, remova a chave nas configurações e adicione uma nova.
email-provider-connected-lead = Agora você pode entrar na sua conta com { $provider }.
email-provider-disconnected-lead = Ninguém mais pode entrar na sua conta com { $provider }.
email-export-ready-lead = A cópia de tudo o que guardamos sobre você está pronta. Você pode baixá-la durante sete dias, com a sua conta conectada.
email-export-ready-button = Baixar meus dados
email-account-deleted-lead = Sua conta foi excluída com tudo o que estava guardado nela: testes, resultados, relatórios, certificados e mensagens. Das suas compras, guardamos só o que a lei tributária exige, sem o seu nome e o seu endereço. Este é o último e-mail que você recebe sobre isso.
email-row-when = Data e hora
email-row-device = Aparelho
email-row-passkey = Chave de acesso
email-device = { $browser } { $system }
email-notice-not-you = Se não foi você, entre, crie uma nova senha e desconecte os outros aparelhos.
email-notice-settings = Abrir as configurações

email-subject-review = O que você achou do seu relatório?
email-review-title = O que você achou?
email-review-lead = Há uma semana você recebeu seu relatório de “{ $test }”. Quer contar a outras pessoas o que achou? Dar uma nota leva um instante, o texto é opcional e você escolhe o nome que aparece.
email-review-button = Escrever uma avaliação
email-review-terms = Não há recompensa por avaliar. Notas boas e ruins são publicadas da mesma forma, e você pode mudar ou retirar a sua quando quiser, com este mesmo link.
email-review-no-letters = Este é o único e-mail que enviamos sobre isso. Prefere que a gente não pergunte depois de outro pedido?
email-review-no-letters-link = Não perguntar de novo

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Agora você é membro: recibo de { $site }
email-member-title = Agora você é membro
email-member-lead = Obrigado. Até { $date } você paga 20% a menos em cada relatório, cada complemento e no pacote de três testes. É só entrar na sua conta na hora de comprar.
email-member-button = Abrir minha loja
email-row-member-until = Membro até
email-member-once = Foi um pagamento único. O plano termina sozinho nesse dia, e nada se renova.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Você tinha cancelado o plano antes desta cobrança. Estamos devolvendo tudo: { $money }.
email-subject-plan-reminder = Seu plano de membro renova em { $date }
email-plan-reminder-title = Seu plano de membro renova em breve
email-plan-reminder-lead = Em { $date } vamos cobrar { $money } no seu cartão pelo próximo período. Se quiser continuar membro, não precisa fazer nada.
email-plan-reminder-note = Prefere que não? Na página deste botão você cancela com um clique. Não precisa entrar na conta, e você continua membro até esse dia.
email-plan-cancel-button = Cancelar a renovação
email-subject-plan-failed = Não conseguimos renovar seu plano
email-plan-failed-title = Não conseguimos renovar seu plano
email-plan-failed-lead = Seu banco recusou a cobrança de { $money } pelo próximo período. A Stripe, que processa nossos pagamentos, pode tentar de novo nos próximos dias. Se também não der certo, o plano simplesmente termina, e você não deve nada.
email-plan-failed-note = Se não quiser renovar, cancele aqui. Não precisa entrar na conta.
email-subject-plan-cancelled = Seu plano não vai mais renovar
email-plan-cancelled-title = Seu plano não vai mais renovar
email-plan-cancelled-lead = Está cancelado. Nada mais será cobrado.
email-plan-cancelled-until = O que você pagou continua seu: você é membro até { $date }.
email-member-renews = O plano renova em { $date } por { $money }, até você cancelar. Avisamos por e-mail 7 dias antes.
email-member-cancel = Não quer que renove? Você pode cancelar quando quiser, sem entrar na conta.
email-member-cancel-link = Cancelar a renovação
