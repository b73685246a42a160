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
