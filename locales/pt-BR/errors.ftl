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
error-unknown-form = Esta versão do teste não é mais conhecida aqui. Suas respostas continuam neste aparelho; comece de novo, por favor.
error-bad-answers = Estas respostas não correspondem às questões que você recebeu. Recarregue a página e tente de novo.
error-unknown-order = Não encontramos este pedido. Confira o endereço ou procure no seu e-mail.
error-wrong-call = Este teste é entregue de outra forma. Recarregue a página e tente de novo.
error-already-confirmed = Você já confirmou este teste. Respostas confirmadas não podem ser alteradas.
error-no-fresh-form = Você já fez todas as versões deste teste. Experimente outro teste ou volte daqui a alguns meses.
error-account-needed = Este teste precisa de uma conta, que é gratuita. Entre na sua conta.
error-form-had-before = Você já entregou esta versão do teste. Comece de novo para receber outra.
error-ticket-missing = Este teste foi começado antes de uma atualização do nosso site e não pode mais ser entregue. Comece de novo, por favor; não custa nada.
error-ticket-invalid = Estas respostas não correspondem a nenhum teste entregue aqui. Comece de novo, por favor.
error-ticket-expired = Este teste foi começado há mais de um mês e não pode mais ser entregue. Comece de novo, por favor; não custa nada.

error-no-reports = Não há relatórios que possam ser recuperados para este e-mail.
error-too-many = Foram muitas vezes em pouco tempo. Espere um pouco e tente de novo.
error-price-changed = O preço mudou. Confira o novo antes de pagar.
error-not-for-sale = Não há nada para comprar neste pedido.
error-already-paid = Este pedido já foi pago.
error-consent-missing = Marque as duas caixas, por favor. Sem elas, não podemos entregar na hora.
error-bad-email = Informe um e-mail válido
error-order-failed = Não foi possível criar o pedido. Tente de novo.
error-nothing-to-refund = Não há nada a devolver neste pedido.
error-refund-too-late = Os 14 dias para reembolso acabaram. Escreva para nós, por favor.
error-bundle-used = Todos os testes deste pacote foram usados.
error-unsettled = Há dinheiro deste pedido sendo devolvido, ou um banco ainda está analisando. Você poderá acrescentar mais assim que isso terminar.
error-not-owned = Isto não faz parte do que foi comprado neste pedido.
error-unknown-token = Não há nada neste endereço, ou o conteúdo foi retirado.
error-bad-name = Informe um nome de 1 a 60 caracteres.
error-not-comparable = Você pode comparar dois resultados diferentes do teste de personalidade com 16 tipos.
error-comparisons-full = Você tem dez comparações abertas. Desative uma para poder começar outra.

## Contas. Os dois primeiros dizem o mesmo, tenha o endereço uma conta ou não.

error-wrong-password = E-mail ou senha incorretos. Você também pode entrar com um link por e-mail.
error-wrong-code = Este código ou link está errado ou expirou. Peça um novo.
error-wrong-passkey = Não deu certo com esta chave de acesso. Tente de novo ou entre com um link por e-mail.
error-provider-failed = Não foi possível entrar dessa forma. Tente de novo ou use um link por e-mail.
error-provider-no-address = Não recebemos um e-mail confirmado. Entre com um link por e-mail.
error-confirm-address = Já existe uma conta com este e-mail. Confirme que ela é sua.
error-already-connected = Já está conectado, aqui ou a outra conta. Desconecte primeiro.
error-password-length = Escolha uma senha de 8 a 128 caracteres.
error-common-password = Essa senha é fácil demais de adivinhar. Escolha outra.
error-agreement-missing = Aceite a política de privacidade para continuar
error-bad-date = Data inválida (exemplo: 2020-01-01)
error-bad-phone = Informe um telefone com DDD.
error-sign-in-first = Entre na sua conta primeiro.
error-confirm-identity = Entre de novo para confirmar que é você.
error-other-account = Este pedido pertence a uma conta. Entre nela para continuar.
error-foreign-origin = Esta solicitação não veio do nosso site. Recarregue a página e tente de novo.
