### Páginas iniciais do teste de tipos e rótulos das páginas sobre os dezesseis tipos.

types-tiles-title = Qual dos dezesseis é você?
types-tiles-lead = Avalie frases curtas sobre você. Você recebe quatro letras, um bicho que combina com elas e sabe quanta certeza há em cada letra.
types-letters-title = Quatro letras e quanta certeza há em cada uma
types-letters-lead = Em outros testes, 51% e 95% dão a mesma letra. Aqui você vê onde está, se isso é claro e qual outro tipo combina quase tão bem.
types-meta-description = Um teste de personalidade com dezesseis tipos que mostra quanta certeza há em cada letra. Resultado grátis, sem conta e sem e-mail. Relatório completo com pagamento único, sem assinatura.

types-fact-length = { $questions } frases curtas, sem limite de tempo
types-fact-free = Grátis e sem e-mail: seus tipos mais prováveis, suas quatro escalas e quanta certeza há em cada letra
types-fact-price = Relatório completo a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura

types-result-title = O que você vê logo depois do teste
types-result-lead = Grátis, antes de qualquer pagamento e sem conta.
types-result-example = Um exemplo. Não é o resultado de ninguém.
types-result-type = Seu tipo e o vizinho dele
types-result-type-text = Se dois tipos combinam com você, aparecem os dois, com a probabilidade de cada um.
types-result-bars = Quatro escalas com a margem
types-result-bars-text = O traço mostra onde você está; a barra em volta, onde você também poderia estar.
types-result-balanced = Uma letra pequena onde a diferença é mínima
types-result-balanced-text = Se a barra passa do meio, a letra aparece minúscula e descrevemos os dois lados.

types-package-report = Relatório do seu tipo
types-package-more = Relatório e mais testes
types-item-report = Seu relatório, on-line e em PDF: no trabalho, com as pessoas, sob pressão, experimentos para a sua semana e as respostas que mais contaram para cada letra
types-item-certificate = Um certificado de conclusão com o seu tipo. Qualquer pessoa pode verificá-lo pelo QR code
types-item-tests = Mais três testes com relatório completo: habilidades emocionais, estilo de pensamento e interesses profissionais

types-path = Onde você está
types-contents = Nesta página

types-common-title = Este tipo é comum?
types-common-text = De { $runs } resultados entre { $from } e { $until }, este foi o tipo mais provável em { $share }. Essas pessoas escolheram fazer nosso teste e não representam todo mundo.
