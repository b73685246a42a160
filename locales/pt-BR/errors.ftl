## O que o servidor diz quando algo não dá certo.

error-not-found = Não encontramos o que você procura. Volte à página inicial e tente de novo a partir dela.
error-unknown-app = Este endereço não pertence a nenhum dos nossos sites. Confira se está correto.
error-unknown-exam = Este teste não existe ou não está mais disponível. Escolha outro na página inicial.
error-unknown-language = Ainda não temos este idioma. Escolha um da lista.
error-unknown-country = Não conhecemos este país. Recarregue a página.
error-bad-request = Algo nesta solicitação não estava certo. Recarregue a página e tente de novo.
error-too-large = Foi muita coisa de uma vez só. Envie menos e tente de novo.
error-busy = Há muita gente aqui agora. Tente de novo em um minuto.
error-internal = Algo deu errado do nosso lado. Tente de novo daqui a pouco.
error-timeout = Demorou demais e foi interrompido. Tente de novo.
# The form that was answered isn't in the bank any more.
error-unknown-form = Esta versão do teste não é mais conhecida aqui. Suas respostas continuam neste aparelho; comece de novo, por favor.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = Estas respostas não correspondem às questões que você recebeu. Recarregue a página e tente de novo.
# No order has this number.
error-unknown-order = Não encontramos este pedido. Confira o endereço ou procure no seu e-mail.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = Este teste é entregue de outra forma. Recarregue a página e tente de novo.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = Você já confirmou este teste. Respostas confirmadas não podem ser alteradas.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = Você já fez todas as versões deste teste. Experimente outro teste ou volte daqui a alguns meses.
# This visit has handed in the same form before.
error-form-had-before = Você já entregou esta versão do teste. Comece de novo para receber outra.
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
