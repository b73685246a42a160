## O que o servidor diz quando algo não dá certo.

error-not-found = Não encontramos o que você procura. Volte à página inicial e tente de novo por lá.
error-unknown-app = Este link não é de nenhum dos nossos sites. Confira se está correto.
error-unknown-exam = Este teste não existe ou não é mais oferecido. Escolha outro na página inicial.
error-unknown-language = Ainda não temos este idioma. Escolha um da lista.
error-unknown-country = Não reconhecemos este país. Recarregue a página.
error-bad-request = Algo deu errado nesta solicitação. Recarregue a página e tente de novo.
error-too-large = É muita coisa para enviar de uma vez. Envie menos e tente de novo.
error-busy = Estamos com muito movimento agora. Tente de novo em um minuto.
error-internal = Algo deu errado do nosso lado. Tente de novo daqui a pouco.
error-timeout = Demorou demais. Tente de novo.
error-unknown-form = Esta versão do teste foi substituída. Suas respostas continuam neste aparelho, mas não podem mais ser avaliadas. Comece de novo, por favor.
error-bad-answers = Estas respostas não correspondem às questões que você recebeu. Recarregue a página e tente de novo.
error-unknown-order = Não encontramos este pedido. Confira o link ou abra o que está no nosso e-mail.
error-wrong-call = Esta página está desatualizada. Recarregue e tente de novo.
error-already-confirmed = Você já confirmou este teste, e as respostas são definitivas.
error-no-fresh-form = Você já fez todas as versões deste teste. Experimente outro teste ou volte daqui a alguns meses.
error-account-needed = Para este teste, você precisa de uma conta. É grátis. Entre para continuar.
error-form-had-before = Você já fez esta versão do teste. Comece de novo para receber outra.
error-ticket-missing = Você começou este teste antes de uma atualização do nosso site, e ele não pode mais ser avaliado. Comece de novo, por favor. É grátis.
error-ticket-invalid = Estas respostas não são de um teste que você começou aqui. Comece de novo, por favor.
error-ticket-expired = Você começou este teste há mais de um mês, e ele não pode mais ser avaliado. Comece de novo, por favor. É grátis.

error-no-reports = Não há relatórios que possam ser recuperados para este e-mail. Você usou outro e-mail na compra?
error-too-many = Muitas tentativas. Espere um pouco e tente de novo.
error-price-changed = O preço mudou. Confira o novo preço antes de pagar.
error-not-for-sale = Não há nada para comprar neste teste.
error-already-paid = Este pedido já está pago. Você não precisa pagar de novo.
error-consent-missing = Marque as duas caixas para podermos entregar na hora.
error-bad-email = Formato de e-mail incorreto. Confira se há erros de digitação.
error-order-failed = Não foi possível criar o pedido. Tente de novo. Nada foi cobrado.
error-nothing-to-refund = Não há nada a reembolsar neste pedido.
error-refund-too-late = O prazo de 14 dias para reembolso acabou. Se houver algo errado com o relatório, fale com a gente.
error-bundle-used = Você já usou todos os testes deste combo.
error-unsettled = Um reembolso ou uma contestação bancária deste pedido ainda está em andamento. Você poderá acrescentar mais quando isso terminar.
error-not-owned = Isso não está incluído no que você comprou até agora.
error-unknown-token = Este link não funciona ou foi desativado.
error-bad-name = Informe um nome de 1 a 60 caracteres.
error-not-comparable = Só é possível comparar dois resultados diferentes do teste de personalidade de 16 tipos.
error-comparisons-full = Você já tem dez comparações. Desative uma para começar outra.

## Contas. Os dois primeiros dizem o mesmo, tenha o endereço uma conta ou não.

error-wrong-password = E-mail ou senha incorretos. Você também pode entrar com um link por e-mail.
error-wrong-code = Este código ou link está errado ou expirou. Peça um novo.
error-wrong-passkey = Esta chave de acesso não funcionou. Tente de novo ou entre com um link por e-mail.
error-provider-failed = Não foi possível entrar dessa forma. Tente de novo ou entre com um link por e-mail.
error-provider-no-address = Não recebemos um e-mail confirmado. Entre com um link por e-mail.
error-confirm-address = Já existe uma conta com este e-mail. Confirme que ela é sua.
error-already-connected = Este login já está conectado a uma conta, sua ou de outra pessoa. Desconecte-o lá primeiro.
error-password-length = Escolha uma senha de 8 a 128 caracteres.
error-common-password = Essa senha é fácil demais de adivinhar. Escolha outra.
error-agreement-missing = Aceite a política de privacidade para continuar
error-bad-date = Data inválida (exemplo: 2020-01-01)
error-bad-phone = Informe um telefone válido, com código do país e DDD.
error-sign-in-first = Entre na sua conta primeiro.
error-confirm-identity = Para confirmar que é você, entre de novo com um link por e-mail, sua senha ou uma chave de acesso.
error-other-account = Este pedido pertence a uma conta. Entre nessa conta para continuar.
error-foreign-origin = Esta solicitação não veio do nosso site. Recarregue a página e tente de novo.
