## Páginas de entrada. Calmo, exato, curto. Preços e números vêm só de variáveis.

site-meta-description = Teste de QI com desafios de figuras. Preço mostrado antes, pagamento único, sem assinatura. A faixa do seu resultado é grátis e não pede e-mail.

## Topo da página.

site-hero-yellow-title = Um teste de QI que mostra o preço primeiro
site-hero-yellow-lead = Desafios com figuras, sem limite de tempo e com um resultado grátis antes de qualquer pagamento.

site-hero-new-title = Veja como está seu raciocínio, e com que certeza
site-hero-new-lead = Um teste de QI com desafios de figuras. Toda pontuação vem com a margem de erro.

site-hero-page-title = O que a pontuação de QI diz, e o que ela não diz
site-hero-page-lead = Como este teste mede, até onde você pode confiar no número e o que ainda não sabemos.

site-hero-matrix-title = Qual peça completa o padrão?
site-hero-matrix-lead = O teste de QI é feito de desafios assim. Resolva um agora.

site-hero-free-title = Veja seu resultado primeiro. Pague só se quiser mais.
site-hero-free-lead = Faça o teste curto e veja o resultado completo, grátis e sem informar seu e-mail.

site-hero-center-title = Todos os testes, já com os preços
site-hero-center-lead = Escolha um teste. Você vê o tamanho dele, o que é grátis e quanto custa o relatório.

site-duration-measured = { $minutes ->
    [one] Cerca de { $minutes } minuto, sem limite de tempo
   *[other] Cerca de { $minutes } minutos, sem limite de tempo
}
site-duration-estimate = De { $low } a { $high } minutos, sem limite de tempo

site-hero-length = { $questions } desafios com { $options } opções cada
site-hero-free = Grátis e sem e-mail: quantos você acertou e sua classe de QI, em uma faixa ampla
site-hero-price = Relatório a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura
site-hero-short-length = { $freeQuestions } desafios e o resultado completo grátis na tela
site-hero-short-free = Sem e-mail, sem conta, nada a pagar
site-hero-full-price = O teste completo: sua classe grátis em uma faixa ampla, relatório a partir de { $price }, impostos incluídos

site-hero-start = Começar o teste
site-hero-start-free = Começar o teste grátis
site-hero-start-full = Fazer o teste completo
site-hero-try = Resolver um desafio
site-hero-choose = Escolher um teste

## Preços.

site-prices-title = Preço do relatório na sua região
site-prices-lead = Cada pacote inclui tudo o que há no anterior. Os preços já incluem impostos. Você paga uma vez; nada se renova.
site-refund-title = Reembolso com um botão
site-refund-text = O botão fica no relatório. Ele funciona por 14 dias após a compra e não pede motivo. Se não conseguirmos entregar, o dinheiro volta automaticamente.

## O que é grátis.

site-free-title = O que é grátis
site-free-full-title = No teste completo
site-free-short-title = No teste curto
site-free-short-text = { $freeQuestions } desafios e tudo na tela, de graça: a pontuação com sua margem, quantas pessoas em 100 têm pontuação menor e a classe. Com tão poucos desafios, a margem é grande.
site-free-lead = Logo depois do teste, antes de qualquer oferta paga, sem e-mail e sem conta:
site-free-valid = Se o seu teste é válido e, se não for, por quê
site-free-right = Quantos desafios você acertou
site-free-band = A classe de QI da sua pontuação, em uma faixa ampla
site-free-limit = A pontuação exata, o ranking e todo o resto estão no relatório pago. Você decide depois de ver seu resultado grátis.

## Desafio na página.

site-puzzle-title = Resolva um agora
site-puzzle-lead = Dois exemplos feitos para esta página. Nada é contado nem guardado.

## Prévia do relatório.

site-preview-title = Como é o relatório
site-preview-lead = Páginas de exemplo com dados de exemplo. Não são o resultado de ninguém.
site-preview-badge = Exemplo
site-preview-score-title = Sua pontuação na curva
site-preview-score-text = Um número e sua margem. Neste exemplo: { $score }, margem de { $low } a { $high }.
site-preview-dimensions-title = Resultado por dimensão
site-preview-dimensions-text = Cada uma com a faixa de referência, um nível e uma frase simples.
site-preview-wrong-title = Desafios que você errou
site-preview-wrong-text = A peça certa ao lado da sua, com a explicação regra por regra.
site-preview-certificate-title = Seu certificado
site-preview-certificate-text = Um certificado de conclusão com pontuação, margem e um QR code para verificar.
site-preview-sample = Ler um relatório de exemplo completo

## Classes de QI na curva.

site-classes-title = Classes de QI e seus limites
site-classes-lead = A escala é definida para que a média seja 100. Se a sua margem cruza um limite, citamos as duas classes.
site-classes-facts = Por definição da curva, cerca de 68% das pessoas ficam entre 85 e 114, cerca de 14% entre 115 e 129 e cerca de 2% em 130 ou mais.
site-classes-picture = Curva em forma de sino, mais alta em 100, dividida em sete classes
site-classes-head-name = Classe
site-classes-head-range = QI
site-classes-head-share = Parcela das pessoas
site-share-about = cerca de { $percent }%
site-share-under = menos de { $percent }%

## Números ao vivo.

site-live-title = Números atuais
site-live-yesterday = { $count ->
    [one] teste concluído ontem
   *[other] testes concluídos ontem
}
site-live-hour = { $count ->
    [one] pessoa fazendo o teste na última hora
   *[other] pessoas fazendo o teste na última hora
}
site-live-average = pontuação média
site-live-as-of = Dados de { $date }. Os testes concluídos e a média contam só testes válidos.

## Como se mede, em resumo.

site-measure-title = Como é medido
site-measure-what = Cada desafio segue regras escondidas. Para descobri-las, você quase não precisa de conhecimento escolar, nem de um idioma específico. É esse tipo de raciocínio que o teste mede.
site-measure-score = Desafios mais difíceis dizem mais sobre pontuações altas; os mais fáceis, sobre as baixas. Suas respostas, juntas, situam você em uma escala com média 100, sempre com uma margem.
site-measure-limits = É um teste online sem supervisão. Não substitui uma avaliação com profissional de psicologia. Nosso grupo de comparação ainda está sendo formado. Por isso, os resultados são marcados como preliminares e a margem é maior.
site-measure-more = Veja até onde confiar na pontuação

## Perguntas e respostas.

site-faq-title = Perguntas e respostas
site-faq-price-question = Quanto vou pagar?
site-faq-price-answer = O teste e o resultado grátis não custam nada. O relatório custa a partir de { $price }, impostos incluídos. O botão de pagamento mostra o valor exato.
site-faq-subscription-question = É uma assinatura?
site-faq-subscription-answer = Não. Você paga uma vez. Nada se renova, nada vem marcado de antemão, e seu cartão nunca é cobrado de novo automaticamente.
site-faq-refund-question = Como recebo meu dinheiro de volta?
site-faq-refund-answer = Use o botão de reembolso do relatório em até 14 dias após a compra. Ninguém pergunta o motivo.
site-faq-email-question = Preciso informar meu e-mail?
site-faq-email-answer = Para o resultado grátis, não. Se você comprar o relatório, precisamos de um endereço para enviá-lo.
site-faq-score-question = O que a pontuação significa?
site-faq-score-answer = Ela compara seu raciocínio em desafios com figuras com o de outras pessoas. Não é um diagnóstico e não diz nada sobre seu valor, seu conhecimento ou seu caráter.
site-faq-privacy-question = O que acontece com meus dados?
site-faq-privacy-answer = Os cookies de anúncios ficam desligados, a menos que você os ligue. Não vendemos dados. O texto de privacidade, no fim da página, diz o que é guardado e por quanto tempo.
site-faq-reader-question = Posso usar leitor de tela ou só o teclado?
site-faq-reader-answer = Sim. Cada peça é descrita em palavras, nenhuma regra depende de cor, e as teclas de 1 a 6 escolhem uma opção.

## Lista de testes.

site-catalogue-title = Os testes
site-catalogue-price = Relatório a partir de { $price }
site-catalogue-free = O resultado completo é grátis
site-catalogue-statements = { $questions } frases curtas
site-catalogue-account = Resultado curto grátis com uma conta
site-catalogue-empty = Ainda não há testes abertos nesta lista.
site-catalogue-failed = Não foi possível carregar a lista.

site-end-title = Comece quando quiser
site-end-text = O teste não custa nada e não pede e-mail. Se precisar parar, você pode continuar depois neste aparelho.

site-hero-assurance = É grátis fazer. Sem e-mail, sem cartão.
site-hero-gift = Resultado grátis: seus acertos e sua faixa de QI mais provável
site-hero-sample = Ver relatório de exemplo

site-different-title = O que muda aqui
site-different-price-title = O preço vem primeiro
site-different-price-text = Todos os preços estão nesta página, com impostos incluídos, antes do primeiro desafio.
site-different-once-title = Nada se renova
site-different-once-text = Um relatório é um pagamento só. Não há período de teste que vira assinatura nem nada para cancelar.
site-different-margin-title = Uma pontuação com margem de erro
site-different-margin-text = Ao lado do número, você vê quanto ele pode variar.
site-different-email-title = Um resultado sem informar e-mail
site-different-email-text = Ele aparece na tela logo após o último desafio. Depois você decide se quer um relatório.

site-faq-prepare-question = Preciso me preparar?
site-faq-prepare-answer = Não. Os desafios são feitos de figuras, sem contas nem vocabulário. Antes vêm um exemplo resolvido e desafios de treino.
