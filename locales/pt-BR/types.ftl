### Páginas iniciais do teste de tipos e rótulos das páginas sobre os dezesseis tipos.

types-tiles-title = Qual dos 16 tipos é o seu?
types-tiles-lead = Avalie frases curtas sobre você. Você vê suas quatro letras, o bicho que combina com elas e o grau de certeza de cada letra.
types-letters-title = Quatro letras, com o grau de certeza de cada uma
types-letters-lead = Em muitos testes, 51% e 95% dão a mesma letra. Aqui você vê seu lugar em cada escala, quais letras foram por pouco e que outro tipo combina quase tão bem.
types-meta-description = Faça um teste de personalidade com 16 tipos e veja o grau de certeza de cada letra. Resultado grátis, sem conta, sem e-mail. Relatório sem assinatura.

types-fact-length = { $questions } frases curtas, sem limite de tempo
types-fact-free = Grátis e sem e-mail: seu tipo, suas quatro escalas e o grau de certeza de cada letra
types-fact-price = Relatório completo a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura

types-result-title = Seu resultado grátis, logo depois do teste
types-result-lead = Sem e-mail, sem conta, sem cartão.
types-result-example = Exemplo com dados fictícios.
types-result-type = Seu tipo e o mais próximo dele
types-result-type-text = Quando dois tipos combinam com você, aparecem os dois, com a probabilidade de cada um.
types-result-bars = Quatro escalas, cada uma com a margem de erro
types-result-bars-text = O traço marca seu lugar. A barra em volta mostra onde mais você poderia estar.
types-result-balanced = Letra minúscula quando é por pouco
types-result-balanced-text = Quando a diferença é pequena demais para decidir, a letra aparece em minúscula e descrevemos os dois lados.

types-package-report = Relatório do seu tipo
types-package-more = Relatório do seu tipo e mais três testes
types-item-report = Seu relatório completo, online e em PDF: você no trabalho, com as pessoas e sob estresse, dois experimentos para tentar e as respostas que mais contaram para cada letra
types-item-certificate = Um certificado de conclusão com seu nome e seu tipo. Qualquer pessoa pode verificá-lo pelo QR code
types-item-tests = Mais três testes com relatório completo: habilidades emocionais, estilo de pensamento e interesses profissionais

types-path = Você está aqui
types-contents = Nesta página

types-common-title = Este tipo é comum?
types-common-text = Este foi o tipo mais provável em { $share } de { $runs } resultados, de { $from } a { $until }. Essas pessoas escolheram fazer nosso teste e não representam todo mundo.
