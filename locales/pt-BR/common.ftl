## Palavras de todas as páginas: navegação, rodapé, idioma, cookies, erros.

common-brand = Tessera

common-skip = Ir para o conteúdo

common-nav-label = Navegação principal
common-nav-home = Início
common-nav-types = Tipos de personalidade
common-nav-tests = Testes profissionais
common-nav-retrieve = Recuperar relatório
common-nav-login = Entrar
common-nav-account = Minha conta
common-nav-shop = Minha loja
common-nav-support = Suporte
common-nav-withdraw = Desistir do contrato aqui

common-language-label = Idioma

common-close = Fechar
common-loading = Carregando…

## Aviso de cookies.

common-consent-label = Cookies
common-consent-text = Podemos usar cookies para saber quais anúncios funcionam? Se você disser não, nada muda para você.
common-consent-accept = Aceitar
common-consent-decline = Recusar
common-consent-settings = Opções de cookies

## Quando algo não dá certo.

common-network-title = Conexão instável
common-network-text = A conexão caiu. Tente de novo mais tarde.
common-network-retry = Tentar de novo

common-failed-title = Falha ao carregar, tente de novo
common-failed-retry = Tentar de novo
common-call-failed = Falha na conexão. Tente de novo.
common-call-too-often = Muitas tentativas. Espere um pouco e tente de novo.

common-missing-title = Página não encontrada
common-missing-text = O link pode ter um erro de digitação, ou a página mudou de lugar.
common-missing-status = Código de status: { $status }
common-missing-home = Voltar ao início

## Rodapé e textos legais.

common-footer-legal = Informações legais
common-footer-operator = Quem mantém este site e como falar com a gente: veja “Responsável pelo site”.

common-legal-privacy = Política de privacidade
common-legal-terms = Termos de uso
common-legal-refund = Reembolso
common-legal-cookies = Cookies
common-legal-imprint = Responsável pelo site
common-legal-commerce = Dados do vendedor (Japão)
common-legal-version = Versão { $version }, publicada em { $date }

## Classes de QI e seus limites.

common-class-genius = Gênio
common-class-very-superior = Muito superior
common-class-superior = Superior
common-class-normal = Média
common-class-dullness = Um pouco abaixo da média
common-class-borderline-deficiency = Abaixo da média
common-class-below-70 = Bem abaixo da média
common-range-above = acima de { $limit }
common-range-between = { $low }–{ $high }
common-range-below = abaixo de { $limit }

common-nav-menu = Menu
