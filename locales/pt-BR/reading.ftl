## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Partes do relatório
reading-tab-summary = Resumo de QI
reading-tab-dimensions = Dimensões de QI
reading-contents = Nesta parte
reading-as-table = Mostrar como tabela
reading-dimension-margin = Margem de { $low } a { $high }, em 80 de cada 100 casos

## Cards beside the score.

reading-files-title = O relatório em PDF
reading-files-text = 21 páginas para guardar, em qualquer um de nove idiomas.
reading-files-button = Ir para os downloads
reading-puzzles-title = Cada desafio resolvido
reading-puzzles-text = Sua resposta ao lado da certa, com a explicação regra por regra.
reading-puzzles-button = Ver as soluções
reading-puzzles-locked = As respostas certas, explicadas regra por regra. Seu pacote não inclui esta parte; você pode acrescentá-la.
reading-puzzles-unlock = Ver quanto custa

## When newer norms exist than those the report was made with.

reading-rescored-title = Normas mais novas
reading-rescored-text = Com normas mais novas (versão { $version }), as mesmas respostas dão { $score } ({ $margin }). Seu relatório continua como era.
reading-rescored-show = Ler com as normas novas
reading-rescored-shown = Você está lendo as mesmas respostas com as normas { $version }. O relatório que você comprou continua como era. Lá ficam o certificado e o link para compartilhar.
reading-rescored-back = Voltar ao relatório comprado

## Below the ranking.

reading-countries-title = Onde os testes foram feitos
reading-countries-text = Testes válidos por país. Quem faz um teste não é uma amostra da população de um país.
reading-countries-country = País
reading-countries-tests = Testes
reading-countries-average = Pontuação média
reading-countries-own = você está aqui

## Further tests.

reading-free-title = Um teste curto, grátis
reading-free-text = { $questions } desafios e o resultado completo, grátis. Mede com menos exatidão que o teste completo.
reading-free-button = Começar o teste grátis

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Tudo o que vem com este pedido.
reading-downloads-back = Voltar ao relatório
reading-file-language = Idioma do PDF
reading-file-download = Baixar
reading-file-making = Seu arquivo está sendo feito. Leva alguns segundos.
reading-file-saved = Pronto: { $name }
reading-file-open = Nada foi salvo? Abra o arquivo aqui
reading-file-failed = O arquivo não chegou. Tente de novo.
reading-file-unnamed = O certificado leva seu nome. Por isso, escreva-o primeiro.
reading-file-name = Escrever o nome
reading-file-read = Ler no relatório
reading-downloads-locked = Ainda não há nada para baixar neste pedido. Os arquivos vêm com um relatório.

## The sample report, which anybody may read.

reading-sample-title = Um relatório de exemplo
reading-sample-lead = Um relatório inteiro, com tudo o que o maior pacote inclui. As respostas vêm de uma simulação: não são de ninguém.
reading-sample-none = Este teste não tem relatório de exemplo.
reading-sample-pdf = Exemplo em PDF
reading-sample-puzzles = Cada desafio resolvido
reading-sample-end = Seu próprio relatório
reading-sample-end-text = Faça primeiro o teste: sua classe em uma faixa ampla é grátis, e você vê o preço do relatório antes do primeiro desafio.
reading-sample-start = Fazer o teste

## Every puzzle with its solution.

reading-wrong-title = Análise dos erros

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

reading-wrong-count = Você acertou { $right } de { $total }.
reading-wrong-perfect = Você acertou todas as questões. Pode rever todas elas.
reading-wrong-back-to-report = Voltar ao relatório
reading-wrong-filter = Quais questões mostrar
reading-wrong-filter-missed = Sem acerto ({ $n })
reading-wrong-filter-all = Todas ({ $n })
reading-wrong-picker = Questões
reading-wrong-state-right = certa
reading-wrong-state-wrong = errada
reading-wrong-state-open = em branco
reading-wrong-number = Questão { $number }, { $state }
reading-wrong-legend = { $state }: { $n }
reading-wrong-question = Questão { $number }
reading-wrong-previous = Questão anterior
reading-wrong-next = Próxima questão
reading-wrong-yours = Sua resposta
reading-wrong-answer = Resposta certa
reading-wrong-both = Sua resposta é a certa
reading-wrong-option = Opção { $number }
reading-wrong-none = Em branco
reading-wrong-rapid = Esta resposta veio rápido demais para que o desafio tenha sido lido. A pontuação a deixa de fora.
reading-wrong-judged = Sua opção diante das regras

reading-wrong-replay = Como se resolve
reading-wrong-ready = { $n ->
    [one] Uma só regra decide. Veja linha por linha.
   *[other] { $n } regras decidem juntas. Veja uma por uma.
}
reading-wrong-play = Reproduzir
reading-wrong-pause = Pausar
reading-wrong-again = Ver de novo
reading-wrong-step-back = Passo anterior
reading-wrong-step-next = Próximo passo
reading-wrong-rules = Regras
reading-wrong-rule = Regra { $rule } de { $rules }
reading-wrong-rule-said = Regra { $rule } de { $rules }. { $text } { $line }
reading-wrong-end = A resposta
reading-wrong-only = Só a opção { $number } segue todas as regras.
reading-wrong-progress = Passo { $step } de { $steps }
reading-wrong-out = { $count ->
    [one] Isto elimina a opção { $options }.
   *[other] Isto elimina as opções { $options }.
}

reading-wrong-others = O que os outros escolheram
reading-wrong-others-note = De { $n } pessoas que responderam a esta questão até { $date }.
reading-wrong-others-few = Ainda não há respostas suficientes a esta questão para dizer o que os outros escolheram.
reading-wrong-share = { $percent ->
    [one] { $percent } em cada 100 escolheu
   *[other] { $percent } em cada 100 escolheram
}
reading-wrong-why-not = Por que não a opção { $number }

reading-wrong-time = Tempo
reading-wrong-time-yours = Você
reading-wrong-time-median = Mediana de todos
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Seu pacote não inclui a análise dos erros. Isto é o que você veria:
reading-wrong-locked-answers = Cada questão com sua resposta e a certa, lado a lado
reading-wrong-locked-replay = O caminho até a solução: cada regra mostrada nas linhas, passo a passo
reading-wrong-locked-judged = O que sua opção seguia e qual regra contrariava
reading-wrong-locked-others = O que os outros escolheram, e seu tempo ao lado do deles

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

reading-unlock-add = Abrir por { $price }
reading-unlock-note = Você passa para “{ $package }” e paga só a diferença. Pagamento único, sem assinatura.
reading-unlock-report = Voltar ao resultado

## Showing a result to others by a link.

reading-share-title = Mostrar a outras pessoas
reading-share-lead = Um link mostra o que você escolher, e nada mais. Você pode retirá-lo a qualquer momento.
reading-share-what = O que o link mostra
reading-share-class = Classe de QI (sempre)
reading-share-score = Pontuação de QI com a margem
reading-share-ranking = Quantas pessoas em 100 têm pontuação menor
reading-share-dimensions = Suas dimensões
reading-share-name = Um nome
reading-share-name-hint = Só se quiser que apareça um. Em branco, nenhum é mostrado.
reading-share-preview = O que os outros verão
reading-share-make = Criar o link
reading-share-change = Mudar o que ele mostra
reading-share-link = Seu link
reading-share-copy = Copiar o link
reading-share-copied = Link copiado
reading-share-send = Compartilhar
reading-share-made = O link está pronto.
reading-share-changed = De agora em diante, o link mostra isto.
reading-share-revoke = Retirar o link
reading-share-revoke-sure = O link e a imagem de prévia param de funcionar na hora, onde quer que você os tenha publicado. Seu resultado também sai da lista de últimos resultados.
reading-share-revoke-yes = Retirar
reading-share-revoke-no = Manter
reading-share-revoked = O link não funciona mais.
reading-share-list = Últimos resultados neste site
reading-share-list-text = Se quiser, seu resultado pode ficar na lista de últimos resultados: primeiro nome ou “alguém”, país e classe, nada mais. Você pode sair quando quiser.
reading-share-list-box = Incluir meu resultado
reading-share-listed = De agora em diante, seu resultado pode aparecer na lista.
reading-share-unlisted = Seu resultado não aparece mais na lista.

## The certificate.

reading-certificate-title = Seu certificado
reading-certificate-lead = Uma página com seu nome, sua pontuação e a margem. Qualquer pessoa pode verificá-la por um QR code.
reading-certificate-name = Nome no certificado
reading-certificate-name-hint = Como deve ser impresso, até 60 caracteres.
reading-certificate-name-missing = Informe um nome.
reading-certificate-name-long = Um nome tem no máximo 60 caracteres.
reading-certificate-preview = Prévia
reading-certificate-paper-title = Certificado de conclusão
reading-certificate-paper-text = concluiu o teste “{ $exam }”, com { $questions } desafios, em { $date }
reading-certificate-paper-score = Pontuação de QI
reading-certificate-paper-kind = Teste online sem supervisão
reading-certificate-paper-norms = Normas { $version }
reading-certificate-paper-norms-provisional = Normas { $version }, preliminares
reading-certificate-paper-name = Seu nome
reading-certificate-make = Criar o certificado
reading-certificate-remake = Refazer com este nome
reading-certificate-busy = Um momento…
reading-certificate-made = Seu certificado está pronto.
reading-certificate-renamed = Seu certificado agora tem este nome.
reading-certificate-download = Salvar como PDF
reading-certificate-verify = Abrir a página de verificação
reading-certificate-copy = Copiar o endereço
reading-certificate-name-shown = A página de verificação mostra seu nome.
reading-certificate-name-hidden = A página de verificação não mostra seu nome. No papel, ele continua.
reading-certificate-hide = Ocultar meu nome lá
reading-certificate-show = Mostrar meu nome lá
reading-certificate-revoke = Anular o certificado
reading-certificate-revoke-sure = Quem o verificar saberá que foi anulado, também nas cópias que você já entregou. Ele não pode voltar a valer; você pode criar um novo.
reading-certificate-revoke-yes = Anular
reading-certificate-revoke-no = Manter
reading-certificate-revoked-now = Seu certificado foi anulado.
reading-certificate-revoked = Você anulou seu certificado em { $date }. Você pode criar um novo.
reading-certificate-locked = Uma página para imprimir ou mostrar: seu nome, sua pontuação com a margem e um QR code com que qualquer pessoa pode verificá-la. Seu pacote não a inclui.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Verificação de certificado
reading-verify-valid = Este certificado é válido
reading-verify-valid-text = Nós o emitimos, e ele continua valendo. O que ele diz está abaixo; compare com o que você recebeu.
reading-verify-revoked = Este certificado foi anulado
reading-verify-revoked-text = Nós o emitimos, mas ele foi anulado em { $date }. Não prova mais nada.
reading-verify-revoked-once = Nós o emitimos, mas ele foi anulado. Não prova mais nada.
reading-verify-unknown = Não conhecemos este certificado
reading-verify-unknown-text = Nenhum certificado nosso tem este endereço. Veja se o link está completo. Se estiver, o que mostraram a você não é um certificado nosso.
reading-verify-name = Nome
reading-verify-name-hidden = oculto por seu titular
reading-verify-exam = Teste
reading-verify-exam-text = { $exam }, { $questions } questões
reading-verify-score = Pontuação de QI
reading-verify-taken = Teste feito em
reading-verify-made = Certificado criado em
reading-verify-norms = Normas
reading-verify-norms-provisional = { $version }, preliminares: o grupo de comparação ainda está sendo formado
reading-verify-kind = Tipo de teste
reading-verify-kind-text = Teste online sem supervisão
reading-verify-meaning = O que isto diz a você
reading-verify-meaning-says = Alguém respondeu a estes desafios em um navegador e teve esta pontuação. Em 95 de cada 100 casos, o valor real está dentro da margem.
reading-verify-meaning-not = Ninguém conferiu quem estava diante da tela nem se houve ajuda. O nome é o que o titular digitou. Não é um diagnóstico.
reading-verify-meaning-work = Uma pontuação diz pouco sobre como alguém fará um trabalho. Não decida sobre uma pessoa só por ela; quando for importante, use um teste supervisionado.
reading-verify-proof = A declaração assinada
reading-verify-proof-text = A declaração é assinada com nossa chave Ed25519. Quem tiver a declaração, a assinatura e a chave pode verificá-la sem nós.
reading-verify-parts = Declaração, assinatura e chave
reading-verify-statement = Declaração
reading-verify-signature = Assinatura (base64)
reading-verify-key = Chave pública { $id } (base64)
reading-verify-how = Verifique por conta própria
reading-verify-how-text = Com o OpenSSL 3 em um terminal. A última linha deve dizer “Signature Verified Successfully”.
reading-verify-how-copy = Copiar os comandos
reading-verify-how-copied = Comandos copiados

## A result that somebody shows by a link.

reading-shared-title = Um resultado, mostrado por seu titular
reading-shared-name = Mostrado por { $name }
reading-shared-taken = { $exam }, feito em { $date }
reading-shared-class = Classe de QI
reading-shared-classes = De “{ $low }” até “{ $high }”
reading-shared-score = Pontuação de QI
reading-shared-percentile = { $percent ->
    [one] Cerca de { $percent } em cada 100 pessoas teria pontuação menor.
   *[other] Cerca de { $percent } em cada 100 pessoas teriam pontuação menor.
}
reading-shared-dimensions = Dimensões, com margens para 80 de cada 100 casos
reading-shared-dimension = { $score } (de { $low } a { $high })
reading-shared-note = Um teste online sem supervisão: ninguém conferiu quem respondeu. Em 95 de cada 100 casos, o QI real está dentro da margem da pontuação.
reading-shared-note-class = Um teste online sem supervisão: ninguém conferiu quem respondeu.
reading-shared-norms = Normas { $version }.
reading-shared-norms-provisional = Normas { $version }, preliminares.
reading-shared-gone = Este link não mostra nada
reading-shared-gone-text = O titular o retirou, ou o endereço não está completo.
reading-shared-take = Faça o teste também
reading-shared-take-text = { $questions } desafios, sem limite de tempo. O número de acertos e sua classe são grátis.
reading-shared-take-price = A pontuação exata e o relatório custam a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura. Você decide depois do teste.
reading-shared-take-button = Ver o teste

reading-account = Todos os seus relatórios em um só lugar: entre na sua conta
