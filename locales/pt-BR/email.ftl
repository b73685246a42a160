## Letters about an order.

email-subject-receipt = Seu relatório está pronto: recibo de { $site }
email-subject-refund = Seu reembolso de { $money } está a caminho
email-subject-withdrawal = Recebemos sua desistência
email-subject-address-changed = O e-mail do seu pedido foi trocado
email-subject-retrieve = Os links dos seus relatórios
email-subject-payment-failed = Seu pagamento não foi concluído
email-subject-slip-expired = Sua guia de pagamento venceu
email-subject-certificate = Seu certificado está pronto

## Receipt

email-receipt-title = Seu relatório está pronto
email-receipt-lead = Obrigado pela compra. Seu relatório de “{ $test }” está pronto. Você pode abri-lo quando quiser com este link. Qualquer pessoa com o link pode ler o relatório: guarde o link só para você.
email-receipt-button = Abrir meu relatório
email-receipt-tests-left = { $n ->
    [one] Você tem mais um teste no seu combo. Faça quando quiser e libere o relatório dele sem pagar de novo.
   *[other] Você tem mais { $n } testes no seu combo. Faça quando quiser e libere cada relatório sem pagar de novo.
}
email-receipt-member = Seu desconto de 20% não tem data para acabar. Entre na conta com este e-mail para ver seus preços em todo o site.
email-receipt-once = Foi um pagamento único. Não há assinatura, e nada se renova.
email-receipt-consent = Antes de pagar, você pediu que a entrega começasse na hora, antes do fim do prazo de desistência de 14 dias. Também confirmou saber que perde o direito de desistência assim que a entrega começa. Este e-mail confirma as duas coisas.
email-receipt-money-back = Não é o que você esperava? Você pode pedir reembolso em até 14 dias após o pagamento.
email-receipt-money-back-link = Pedir reembolso
email-receipt-heading = Recibo

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Pacote
email-row-test = Teste
email-row-contains = Inclui
email-item-later = { $item } (ainda não disponível)
email-row-paid = Total
email-row-amount = Valor
email-row-paid-on = Pago em
email-row-method = Pago com
email-row-order = Número do pedido
email-row-seller = Vendedor
email-row-name = Nome
email-row-received = Recebida em
email-row-requested = Solicitado em
email-row-declaration = Declaração
email-row-made = Emitido em
email-money-with-tax = { $money }, impostos incluídos
email-method-card = Cartão
email-moment = { $date }, { $time } UTC
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Seu reembolso está a caminho
email-refund-buyer = Como você pediu, estamos reembolsando { $money }.
email-refund-withdrawal = Você desistiu da compra. Estamos reembolsando { $money }.
email-refund-double = Seu pedido foi pago duas vezes. Estamos reembolsando o segundo pagamento, de { $money }.
email-refund-undelivered = Não conseguimos entregar o que você pagou. Estamos reembolsando { $money }.
email-refund-abnormal = Não foi possível avaliar seu teste, então você não paga pelo relatório. Estamos reembolsando { $money }.
email-refund-operator = Estamos reembolsando { $money }.
email-refund-overlap = Quando você comprou o pacote maior, uma parte dele já estava paga. Estamos reembolsando essa parte: { $money }.
email-refund-with-base = Seu pedido foi reembolsado, e isso inclui o que você acrescentou depois. Estamos reembolsando { $money }.
email-refund-way = O reembolso é feito pela forma de pagamento que você usou. A maioria dos bancos o mostra em 5 a 10 dias úteis.
email-refund-bank = Não dá para devolver diretamente um pagamento em dinheiro. A Stripe, nossa empresa de pagamentos, vai pedir seus dados bancários por e-mail. Depois da sua resposta, costuma levar alguns dias úteis.

## Withdrawal from the contract

email-withdrawal-title = Recebemos sua desistência
email-withdrawal-lead = Este e-mail confirma que recebemos sua desistência. Você não precisa fazer mais nada.
email-withdrawal-words = Desisto do contrato referente ao pacote “{ $package }”.
email-withdrawal-money = Vamos fazer o reembolso pela forma de pagamento que você usou, em no máximo 14 dias.

## Change of address, told to the old one

email-address-changed-title = O e-mail do seu pedido foi trocado
email-address-changed-lead = O e-mail do seu pedido foi trocado de { $old } para { $new }. A partir de agora, as mensagens sobre ele vão para o novo e-mail.
email-address-changed-not-you = Se não foi você, escreva para { $email }.
email-row-changed = Trocado em

## Links that somebody asked for

email-retrieve-title = Seus relatórios
email-retrieve-lead = Aqui estão os links que você pediu. Qualquer pessoa com um link pode ler o relatório, então guarde-os só para você.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Você não pediu? Pode ignorar este e-mail. Nada foi alterado.

## A payment that took days and failed

email-payment-failed-title = Seu pagamento não foi concluído
email-payment-failed-lead = Seu pagamento de { $money } por “{ $package }” não foi concluído, e não recebemos nenhum valor.
email-payment-failed-button = Tentar de novo
email-payment-failed-kept = Seu resultado está salvo. Você também pode pagar de outra forma.
email-slip-expired-title = Sua guia de pagamento venceu
email-slip-expired-lead = Sua guia de pagamento de { $money } por “{ $package }” não foi paga a tempo e venceu. Nada foi cobrado.

## Under every letter

email-link-hint = Se o botão não funcionar, copie este link para o navegador:
email-questions = Dúvidas? Responda a este e-mail ou escreva para { $email }.
email-why = Você está recebendo este e-mail porque este endereço foi usado em um pedido em { $site }.
email-why-account = Você está recebendo este e-mail porque este endereço foi informado em { $site }.

## A certificate was made

email-certificate-title = Seu certificado está pronto
email-certificate-lead = Seu certificado de conclusão foi emitido com o nome abaixo. Qualquer pessoa com o link ou o código dele pode ver o nome, sua pontuação com a margem de erro e a data do teste.
email-certificate-button = Ver o que os outros veem
email-certificate-revoke = Você pode ocultar o nome ou anular o certificado quando quiser, no seu relatório. Não foi você que pediu? Outra pessoa pode ter o link do seu relatório. Abra o relatório e anule o certificado.
email-certificate-revoke-link = Ocultar o nome ou anular

## Sign-in letters: a link and a code.

email-subject-sign-in = Seu acesso a { $site }
email-subject-register = Confirme seu e-mail em { $site }
email-subject-already-registered = Você já tem uma conta em { $site }
email-subject-password-code = Seu código de { $site }
email-sign-in-title = Seu acesso a { $site }
email-sign-in-lead = Clique no botão para entrar. O link funciona uma única vez e expira em 10 minutos.
email-sign-in-button = Entrar
email-sign-in-code = Ou digite este código na página em que você o pediu. Ele vale por 10 minutos.
email-sign-in-not-you = Você não pediu? Pode ignorar este e-mail. Sem ele, ninguém consegue entrar.
email-register-title = Confirme seu e-mail
email-register-lead = Digite este código na página em que você se cadastrou, e sua conta estará pronta.
email-already-registered-title = Você já tem uma conta
email-already-registered-lead = Alguém tentou criar uma conta com seu e-mail. Se foi você, é só entrar. O link funciona uma única vez e expira em 10 minutos.
email-password-code-title = Redefina sua senha
email-password-code-lead = Digite este código na página em que você o pediu e escolha uma nova senha. Ele vale por 10 minutos.
email-receipt-sign-in-heading = Todos os seus relatórios em um só lugar
email-receipt-sign-in = Seu e-mail é a sua conta. Você não precisa de senha. Este link funciona uma única vez e expira em 10 minutos.

## What happened to an account, for its owner.

email-subject-new-device = Novo acesso à sua conta
email-subject-password-set = Uma senha foi criada para sua conta
email-subject-password-changed = Sua senha foi alterada
email-subject-passkey-added = Uma chave de acesso foi adicionada à sua conta
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
email-provider-disconnected-lead = Não é mais possível entrar na sua conta com { $provider }.
email-export-ready-lead = Sua cópia de tudo o que guardamos sobre você está pronta. Entre na conta para baixá-la em até sete dias.
email-export-ready-button = Baixar meus dados
email-account-deleted-lead = Sua conta foi excluída com tudo o que havia nela: testes, resultados, relatórios, certificados e e-mails. Das suas compras, guardamos só o que a lei tributária exige, sem seu nome nem seu endereço. Este é o último e-mail que você recebe sobre sua conta.
email-row-when = Data e hora
email-row-device = Aparelho
email-row-passkey = Chave de acesso
email-device = { $browser } { $system }
email-notice-not-you = Se não foi você, entre na conta, crie uma nova senha e desconecte os outros aparelhos.
email-notice-settings = Abrir as configurações

email-subject-review = O que você achou do seu relatório?
email-review-title = O que você achou do seu relatório?
email-review-lead = Há uma semana você recebeu seu relatório de “{ $test }”. Quer contar a outras pessoas o que achou? Dar uma nota leva um instante, o texto é opcional e você escolhe o nome que aparece.
email-review-button = Escrever uma avaliação
email-review-terms = Não há recompensa por avaliar. Notas boas e ruins são publicadas da mesma forma, e você pode mudar ou retirar a sua quando quiser, com este mesmo link.
email-review-no-letters = Este é o único e-mail em que pedimos uma avaliação desta compra. Prefere não receber outros depois de novas compras?
email-review-no-letters-link = Não pedir mais avaliações

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Agora você é membro: recibo de { $site }
email-member-title = Agora você é membro
email-member-lead = Obrigado pela compra. Até { $date }, você tem 20% de desconto em cada relatório, cada complemento e no combo de 3 testes. É só entrar na conta na hora de comprar.
email-member-button = Abrir minha loja
email-row-member-until = Membro até
email-member-once = Foi um pagamento único. Seu plano termina automaticamente nesse dia, e nada se renova.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Você cancelou o plano antes desta cobrança. Estamos reembolsando o valor inteiro: { $money }.
email-subject-plan-reminder = Seu plano de membro será renovado em { $date }
email-plan-reminder-title = Seu plano de membro será renovado em breve
email-plan-reminder-lead = Em { $date }, vamos cobrar { $money } no seu cartão pelo próximo período. Se quiser continuar membro, não precisa fazer nada.
email-plan-reminder-note = Não quer renovar? Clique em “Cancelar a renovação” aqui e de novo na página que abrir. Você não precisa entrar na conta e continua membro até esse dia.
email-plan-cancel-button = Cancelar a renovação
email-subject-plan-failed = Não conseguimos renovar seu plano
email-plan-failed-title = Não conseguimos renovar seu plano
email-plan-failed-lead = Seu banco recusou a cobrança de { $money } pelo próximo período. A Stripe, nossa empresa de pagamentos, pode tentar de novo nos próximos dias. Se também não der certo, o plano simplesmente termina e você não deve nada.
email-plan-failed-note = Não quer renovar? Cancele aqui. Você não precisa entrar na conta.
email-subject-plan-cancelled = Seu plano não será mais renovado
email-plan-cancelled-title = Seu plano não será mais renovado
email-plan-cancelled-lead = Está cancelado. Nada mais será cobrado.
email-plan-cancelled-until = O que você pagou continua valendo: você é membro até { $date }.
email-member-renews = Seu plano será renovado em { $date } por { $money } e, depois, a cada período, até você cancelar. Avisamos por e-mail 7 dias antes de cada renovação.
email-member-cancel = Não quer renovar? Você pode cancelar quando quiser, sem entrar na conta.
email-member-cancel-link = Cancelar a renovação
