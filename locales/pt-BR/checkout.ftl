## Pacotes do relatório pago e o que há neles.

checkout-package-sku1-name = Pontuação
checkout-package-sku2-name = Soluções
checkout-package-sku3-name = Certificado
checkout-package-sku4-name = Completo
checkout-package-triple-name = Combo de 3 testes

checkout-package-includes = Tudo de “{ $package }” e mais:
checkout-item-later = Ainda não disponível

## Itens: um nome curto e uma frase sobre o que a pessoa recebe.

checkout-item-iq-score-name = Pontuação de QI
checkout-item-iq-score-content = Sua pontuação de QI, a margem de erro e a categoria.

checkout-item-iq-ranking-name = Ranking de QI
checkout-item-iq-ranking-content = Seu percentil: quantas em cada 100 pessoas têm pontuação menor que a sua.

checkout-item-report-name = Relatório de 21 páginas
checkout-item-report-content = Seus resultados explicados em palavras simples, online e em PDF.

checkout-item-wrong-answers-name = Análise dos erros
checkout-item-wrong-answers-content = Cada desafio que você errou, explicado passo a passo.

checkout-item-left-right-brain-name = Teste do cérebro esquerdo/direito
checkout-item-left-right-brain-content = Seu jeito de pensar é mais analítico ou mais intuitivo? O teste mostra seu estilo; cérebros saudáveis não têm um lado dominante.

checkout-item-certificate-name = Certificado pessoal
checkout-item-certificate-content = Um certificado de conclusão com seu nome, a pontuação e a margem de erro. Qualquer pessoa pode verificá-lo pelo QR code.

checkout-item-eq-name = Teste de inteligência emocional
checkout-item-eq-content = Avalie suas próprias habilidades emocionais e receba um relatório completo.

checkout-item-brain-training-name = Guia de treino mental
checkout-item-brain-training-content = Um plano de treino de quatro semanas e hábitos de estudo baseados em pesquisas. A prática desenvolve habilidades; não se conhece treino que aumente a inteligência de forma duradoura.

checkout-item-discount-name = 20% de desconto permanente
checkout-item-discount-content = 20% de desconto em tudo o que você comprar aqui depois, com o mesmo e-mail. Sem data para acabar.

checkout-want-sku1 = Como estou em relação aos outros?
checkout-want-sku2 = O que errei, e por quê?
checkout-want-sku3 = Como mostrar meu resultado?
checkout-want-sku4 = Como continuar praticando?
