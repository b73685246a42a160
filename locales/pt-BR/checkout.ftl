## Pacotes do relatório pago e o que há neles.

checkout-package-sku1-name = Pontuação
checkout-package-sku2-name = Respostas
checkout-package-sku3-name = Certificado
checkout-package-sku4-name = Tudo incluído
checkout-package-triple-name = Três testes

checkout-package-includes = Tudo de “{ $package }” e mais:
checkout-item-later = Ainda não disponível

## Itens: um nome curto e uma frase sobre o que a pessoa recebe.

checkout-item-iq-score-name = Pontuação de QI
checkout-item-iq-score-content = Sua pontuação exata, a margem de erro e a classe.

checkout-item-iq-ranking-name = Ranking de QI
checkout-item-iq-ranking-content = Quantas pessoas em 100 têm pontuação menor que a sua.

checkout-item-report-name = Relatório de 21 páginas
checkout-item-report-content = Cada resultado em palavras simples, online e em PDF.

checkout-item-wrong-answers-name = Análise dos erros
checkout-item-wrong-answers-content = Cada desafio que você errou, explicado regra por regra.

checkout-item-left-right-brain-name = Teste cérebro esquerdo/direito
checkout-item-left-right-brain-content = Você decide por análise ou por intuição? Cérebros saudáveis não têm um lado dominante.

checkout-item-certificate-name = Certificado pessoal
checkout-item-certificate-content = Um certificado de conclusão com sua pontuação e a margem. Qualquer pessoa pode verificá-lo pelo QR code.

checkout-item-eq-name = Teste de QE
checkout-item-eq-content = Como você avalia suas próprias habilidades emocionais, com relatório completo.

checkout-item-brain-training-name = Guia de treino mental
checkout-item-brain-training-content = Hábitos de prática e estudo, com fontes. Não se conhece treino que aumente a inteligência de forma duradoura.

checkout-item-discount-name = 20% de desconto permanente
checkout-item-discount-content = 20% de desconto em tudo o mais que você comprar aqui com o mesmo e-mail. Sem data para acabar.

checkout-want-sku1 = Como eu me comparo com os outros?
checkout-want-sku2 = O que eu errei, e por quê?
checkout-want-sku3 = Como posso mostrar meu resultado?
checkout-want-sku4 = Como continuo praticando?
