## Páginas de entrada. Calmo, exato, curto. Preços e números vêm só de variáveis.

site-meta-description = Descubra seu QI com desafios visuais. Resultado grátis na hora, sem e-mail. Relatório com pagamento único, sem assinatura, 14 dias para reembolso.

## Topo da página.

site-hero-yellow-title = Descubra seu QI. Saiba o preço antes.
site-hero-yellow-lead = Resolva desafios visuais no seu ritmo, veja um resultado grátis e só então decida se quer o relatório.

site-hero-new-title = Seu QI, com a margem de erro
site-hero-new-lead = Resolva desafios visuais, veja sua pontuação e saiba até onde pode confiar nela.

site-hero-page-title = O que uma pontuação de QI diz, e o que ela não diz
site-hero-page-lead = Como o teste funciona, até onde você pode confiar no número e o que ainda não sabemos.

site-hero-matrix-title = Qual peça completa o padrão?
site-hero-matrix-lead = O teste de QI é feito de desafios como este. Experimente.

site-hero-free-title = Veja seu resultado primeiro. Pague só se quiser mais.
site-hero-free-lead = Faça o teste grátis e veja sua pontuação, a margem de erro e como você se compara com outras pessoas.

site-hero-center-title = Todos os testes, já com o preço
site-hero-center-lead = Escolha um teste e veja quanto tempo leva, o que é grátis e quanto custa o relatório.

site-duration-measured = { $minutes ->
    [one] Cerca de { $minutes } minuto, sem limite de tempo
   *[other] Cerca de { $minutes } minutos, sem limite de tempo
}
site-duration-estimate = De { $low } a { $high } minutos, sem limite de tempo

site-hero-length = { $questions } desafios visuais, { $options } opções em cada um
site-hero-price = Relatório a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura
site-hero-short-length = { $freeQuestions } desafios, resultado completo na tela
site-hero-full-price = Teste completo: sua faixa de QI grátis, relatório a partir de { $price }, impostos incluídos

site-hero-start = Começar o teste
site-hero-start-free = Começar o teste grátis
site-hero-start-full = Fazer o teste completo
site-hero-try = Resolver um desafio
site-hero-choose = Escolher um teste

## Preços.

site-prices-title = Escolha o quanto você quer saber
site-prices-lead = Cada pacote inclui tudo o que há no anterior. Você paga uma vez, com impostos incluídos, e pode passar para um maior depois, pagando só a diferença.
site-refund-title = Mudou de ideia? Reembolso total
site-refund-text = Clique em “Pedir reembolso” no relatório em até 14 dias após a compra. Sem formulário, sem perguntas. Se não conseguirmos entregar o relatório, o reembolso é automático.

## O que é grátis.

site-free-title = O que você recebe de graça
site-free-full-title = No teste completo
site-free-short-title = No teste grátis
site-free-short-text = { $freeQuestions } desafios e o resultado completo na tela: sua pontuação com a margem de erro, sua posição entre 100 pessoas e sua categoria. Com menos desafios, a margem é maior.
site-free-valid = A confirmação de que seu teste é válido
site-free-right = Quantos desafios você acertou
site-free-band = Sua faixa de QI mais provável, mostrada na curva
site-free-limit = A pontuação em número, o ranking e as soluções estão nos relatórios pagos. Veja primeiro o resultado grátis, depois decida.

## Desafio na página.

site-puzzle-title = Experimente um desafio
site-puzzle-lead = Dois exemplos, só para praticar. Nada vale ponto nem fica salvo.

## Prévia do relatório.

site-preview-title = Veja o que há no relatório
site-preview-lead = Páginas de exemplo com dados fictícios, não de uma pessoa real.
site-preview-badge = Exemplo
site-preview-score-title = Sua pontuação na curva
site-preview-score-text = Sua pontuação de QI e a margem de erro. Neste exemplo: { $score }, com margem de { $low } a { $high }.
site-preview-dimensions-title = Seu resultado por tipo de desafio
site-preview-dimensions-text = Cada tipo comparado com a faixa típica, em uma frase simples.
site-preview-wrong-title = Desafios que você errou
site-preview-wrong-text = A peça certa ao lado da sua, com a explicação passo a passo.
site-preview-certificate-title = Seu certificado
site-preview-certificate-text = Um certificado de conclusão com sua pontuação, a margem de erro e um QR code para verificação.
site-preview-sample = Ver relatório de exemplo

## Classes de QI na curva.

site-classes-title = Onde você ficaria na escala de QI?
site-classes-lead = A média é 100. Se sua margem de erro abrange duas categorias, indicamos as duas.
site-classes-facts = Cerca de 68% das pessoas ficam entre 85 e 114, cerca de 14% entre 115 e 129 e cerca de 2% em 130 ou mais.
site-classes-picture = Curva em forma de sino, mais alta em 100, dividida em sete categorias
site-classes-head-name = Categoria
site-classes-head-range = QI
site-classes-head-share = Pessoas
site-share-about = cerca de { $percent }%
site-share-under = menos de { $percent }%

## Números ao vivo.

site-live-title = Os números mais recentes
site-live-yesterday = { $count ->
    [one] teste concluído ontem
   *[other] testes concluídos ontem
}
site-live-hour = { $count ->
    [one] pessoa fazendo um teste na última hora
   *[other] pessoas fazendo um teste na última hora
}
site-live-average = pontuação média
site-live-as-of = Atualizado em { $date }. Os testes concluídos e a média incluem só testes válidos.

## Como se mede, em resumo.

site-measure-title = Como o teste funciona
site-measure-what = Cada desafio segue regras escondidas. Para descobri-las, é preciso raciocinar; o que se aprende na escola conta muito pouco, e o idioma não importa. É esse raciocínio que o teste mede.
site-measure-score = O que conta é quais desafios você acerta, não só quantos. Isso situa você em uma escala em que a média é 100, sempre com uma margem de erro.
site-measure-limits = Você faz o teste online, por conta própria. Ele não substitui uma avaliação psicológica. Nosso grupo de comparação ainda está crescendo: por enquanto, os resultados são marcados como preliminares e a margem de erro é maior.
site-measure-more = A pontuação é confiável?

## Perguntas e respostas.

site-faq-title = Perguntas e respostas
site-faq-price-question = Quanto custa?
site-faq-price-answer = O teste e o resultado grátis não custam nada. Os relatórios custam a partir de { $price }, impostos incluídos. Você vê o valor total antes de pagar.
site-faq-score-question = O que a pontuação significa?
site-faq-score-answer = Ela mostra como você se sai em desafios visuais em comparação com outras pessoas. Não é um diagnóstico e não diz nada sobre seu valor, seu conhecimento ou seu caráter.
site-faq-privacy-question = O que acontece com meus dados?
site-faq-privacy-answer = Os cookies de anúncios ficam desativados, a menos que você os ative. Não vendemos seus dados. A política de privacidade, no fim desta página, diz o que guardamos e por quanto tempo.
site-faq-reader-question = Funciona com leitor de tela ou sem mouse?
site-faq-reader-answer = Sim. Cada peça é descrita em palavras, nenhuma regra depende de cor e você pode responder com as teclas de 1 a 6.

## Lista de testes.

site-catalogue-title = Escolha um teste
site-catalogue-price = Relatório a partir de { $price }
site-catalogue-free = Resultado completo grátis
site-catalogue-statements = { $questions } frases curtas
site-catalogue-account = Resultado resumido grátis com uma conta
site-catalogue-empty = Ainda não há testes aqui.
site-catalogue-failed = Não foi possível carregar a lista.

site-end-title = Comece quando quiser
site-end-text = Faça com calma. Se precisar interromper, continue depois neste aparelho, de onde parou.

site-hero-assurance = Fazer o teste é grátis. Sem e-mail, sem cartão.
site-hero-gift = Resultado grátis: seus acertos e sua faixa de QI mais provável
site-hero-sample = Ver relatório de exemplo

site-different-title = O que fazemos diferente
site-different-price-title = O preço vem primeiro
site-different-price-text = Todos os preços estão nesta página, com impostos incluídos, antes da primeira questão.
site-different-once-title = Nada se renova
site-different-once-text = Você paga o relatório uma vez só. Não há período grátis que vira assinatura nem nada para cancelar.
site-different-margin-title = Uma pontuação com margem de erro
site-different-margin-text = Ao lado do número, você vê quanto ele pode variar.
site-different-email-title = Resultado grátis sem e-mail
site-different-email-text = Ele aparece na tela logo após o último desafio. Depois você decide se quer um relatório.

site-faq-prepare-question = Preciso me preparar?
site-faq-prepare-answer = Não. Os desafios são feitos de figuras, sem cálculos nem vocabulário. Antes de começar, você vê um exemplo resolvido e pode treinar.
