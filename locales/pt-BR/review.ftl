## Avaliações

review-title = O que você achou do seu relatório?
review-lead = Sua opinião sobre “{ $test }” ajuda outras pessoas a decidir. Não há recompensa, e notas boas e ruins são publicadas da mesma forma.
review-stars-label = Sua nota
review-stars-1 = 1 estrela: ruim
review-stars-2 = 2 estrelas: regular
review-stars-3 = 3 estrelas: bom
review-stars-4 = 4 estrelas: muito bom
review-stars-5 = 5 estrelas: excelente
review-stars-missing = Escolha uma nota
review-words-label = Sua avaliação (opcional)
review-words-hint = Do que você gostou e o que não funcionou para você? Não inclua e-mails, telefones nem links.
review-words-left = { $n ->
    [one] Resta 1 caractere
   *[other] Restam { $n } caracteres
}
review-words-long = { $n ->
    [one] 1 caractere a mais
   *[other] { $n } caracteres a mais
}
review-name-label = Nome (opcional)
review-name-hint = Aparece com a sua avaliação. O primeiro nome basta.
review-name-long = Informe um nome de até 60 caracteres
review-preview-title = Como os outros vão ver
review-preview-text = Também mostramos o país onde você fez o teste.
review-someone = Anônimo
review-send = Publicar avaliação
review-change = Salvar alterações
review-sending = Salvando…
review-failed = Não foi possível salvar sua avaliação. Tente de novo.
review-thanks-title = Obrigado pela avaliação
review-published = Sua avaliação foi publicada. Mostramos avaliações nas nossas páginas quando há pelo menos 20.
review-waiting = Sua avaliação foi salva. Vamos ler antes de publicar, porque ela parece conter dados de contato ou linguagem ofensiva.
review-refused = Não publicamos sua avaliação. Você pode mudá-la e enviar de novo.
review-taken-down = Retiramos sua avaliação das nossas páginas. Você pode mudá-la e enviar de novo.
review-withdrawn = Sua avaliação foi excluída. Você pode escrever outra quando quiser.
review-again = Para mudar ou excluir a avaliação depois, use de novo o link do nosso e-mail.
review-edit = Mudar avaliação
review-withdraw = Retirar avaliação
review-withdraw-ask = Isso exclui sua nota e seu texto.
review-withdraw-confirm = Excluir avaliação
review-withdraw-cancel = Manter
review-unknown-title = Este link não funciona mais
review-unknown-text = O link pode estar incompleto, ou o pedido tem um novo e-mail. Abra de novo o link do nosso e-mail ou fale com o suporte.
review-letters-title = Pedidos de avaliação por e-mail
review-letters-text = Pedimos uma avaliação por compra e, no máximo, uma a cada 90 dias. Você pode desativar esses e-mails.
review-letters-stop = Não pedir mais avaliações
review-letters-stopped = Não vamos mais pedir avaliações.
review-letters-again = Voltar a pedir avaliações

## Nas páginas iniciais e de pacotes

review-block-title = O que diz quem comprou
review-block-lead = { $count ->
    [one] { $average } de 5 estrelas, com 1 avaliação
   *[other] { $average } de 5 estrelas, com { $count } avaliações
}
review-block-how = Só quem comprou um relatório pode avaliar. Publicamos notas boas e ruins da mesma forma, e não há recompensa por avaliar.
review-block-shares = Avaliações por número de estrelas
review-block-stars = { $n ->
    [one] 1 estrela
   *[other] { $n } estrelas
}
review-block-language = Escrita em { $language }
review-block-refunded = Esta pessoa recebeu reembolso
review-block-answer = Resposta de { $site }
