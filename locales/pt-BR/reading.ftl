## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Partes do relatório
reading-tab-summary = Resumo de QI
reading-tab-dimensions = Dimensões de QI
reading-contents = Nesta parte
reading-as-table = Mostrar como tabela
reading-dimension-margin = Margem de erro de 80%: de { $low } a { $high }

## Cards beside the score.

reading-files-title = Seu relatório em PDF
reading-files-text = 21 páginas para guardar, em um de nove idiomas, à sua escolha.
reading-files-button = Ir para os downloads
reading-puzzles-title = A solução de cada desafio
reading-puzzles-text = Sua resposta ao lado da certa, com a explicação passo a passo.
reading-puzzles-button = Ver as soluções
reading-puzzles-locked = As respostas certas, explicadas passo a passo. Esta parte não está no seu pacote, mas você pode acrescentá-la.
reading-puzzles-unlock = Ver o preço

## When newer norms exist than those the report was made with.

reading-rescored-title = Uma pontuação atualizada
reading-rescored-text = Atualizamos nosso grupo de comparação (versão { $version }). Com ele, as mesmas respostas dão uma pontuação de { $score }. { $margin }. O relatório que você comprou continua como está.
reading-rescored-show = Ver pontuação atualizada
reading-rescored-shown = Este é seu resultado com o grupo de comparação { $version }. O relatório que você comprou continua como está, com o certificado e o link para compartilhar.
reading-rescored-back = Ver o relatório original

## Below the ranking.

reading-countries-title = Onde este teste foi feito
reading-countries-text = Testes válidos por país. Quem faz o teste não representa o país inteiro.
reading-countries-country = País
reading-countries-tests = Testes
reading-countries-average = Pontuação média
reading-countries-own = você está aqui

## Further tests.

reading-free-title = Faça o teste grátis
reading-free-text = { $questions } desafios e o resultado completo, de graça. É menos preciso que o teste completo.
reading-free-button = Começar o teste grátis

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Tudo o que vem com sua compra.
reading-downloads-back = Voltar ao relatório
reading-file-language = Idioma do PDF
reading-file-download = Baixar
reading-file-making = Criando seu arquivo. Leva alguns segundos.
reading-file-saved = Pronto: { $name }
reading-file-open = Nada foi salvo? Abra o arquivo aqui
reading-file-failed = O download não deu certo. Tente de novo.
reading-file-unnamed = Escreva seu nome primeiro: ele vai no certificado.
reading-file-name = Escrever meu nome
reading-file-read = Ler no relatório
reading-downloads-locked = Ainda não há nada para baixar. Os arquivos vêm com um relatório.

## The sample report, which anybody may read.

reading-sample-title = Relatório de exemplo
reading-sample-lead = Um relatório completo, com tudo o que o maior pacote inclui. As respostas são simuladas, não de uma pessoa real.
reading-sample-none = Ainda não há relatório de exemplo para este teste.
reading-sample-pdf = Baixar o exemplo em PDF
reading-sample-puzzles = A solução de cada desafio
reading-sample-end = Receba seu relatório
reading-sample-end-text = Comece pelo teste. Você vê o preço do relatório antes do primeiro desafio. Seus acertos e sua faixa de QI mais provável são grátis.
reading-sample-start = Fazer o teste

## Every puzzle with its solution.

reading-wrong-title = Soluções

## The wrong answers: every question, replayed rule by rule. The reader wants to understand, not to be judged.

reading-wrong-count = Você acertou { $right } de { $total }.
reading-wrong-perfect = Você acertou todas as questões. Veja como cada uma funciona.
reading-wrong-back-to-report = Voltar ao relatório
reading-wrong-filter = Quais questões mostrar
reading-wrong-filter-missed = Erradas ou em branco ({ $n })
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
reading-wrong-both = Sua resposta está certa
reading-wrong-option = Opção { $number }
reading-wrong-none = Em branco
reading-wrong-rapid = Esta resposta veio rápido demais para dar tempo de olhar o desafio. Ela não entra na pontuação.
reading-wrong-judged = O que sua resposta acertou e errou

reading-wrong-replay = Como resolver
reading-wrong-ready = { $n ->
    [one] Aqui basta uma regra. Veja linha por linha.
   *[other] Aqui { $n } regras agem juntas. Veja uma por uma.
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
    [one] Isso elimina a opção { $options }.
   *[other] Isso elimina as opções { $options }.
}

reading-wrong-others = O que os outros escolheram
reading-wrong-others-note = Com base em { $n } pessoas que responderam a esta questão até { $date }.
reading-wrong-others-few = Ainda não há respostas suficientes a esta questão.
reading-wrong-share = Escolhida por { $percent }%
reading-wrong-why-not = Por que não a opção { $number }

reading-wrong-time = Tempo
reading-wrong-time-yours = Você
reading-wrong-time-median = Tempo típico
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = As soluções não estão no seu pacote. Isto é o que você veria:
reading-wrong-locked-answers = Cada questão, com sua resposta ao lado da certa
reading-wrong-locked-replay = Como resolver: cada regra mostrada nas peças, passo a passo
reading-wrong-locked-judged = O que sua resposta acertou e que regra ela não seguiu
reading-wrong-locked-others = O que os outros escolheram, e seu tempo ao lado do deles

## Adding what a package lacks. Nothing is sold twice: the price is what the larger package costs more.

reading-unlock-add = Liberar por { $price }
reading-unlock-note = Você passa para “{ $package }” e paga só a diferença. Pagamento único, sem assinatura.
reading-unlock-report = Voltar ao meu resultado

## Showing a result to others by a link.

reading-share-title = Compartilhe seu resultado
reading-share-lead = Seu link mostra só o que você escolher. Você pode desativá-lo quando quiser.
reading-share-what = O que seu link mostra
reading-share-class = Categoria de QI (sempre aparece)
reading-share-score = Pontuação de QI com a margem de erro
reading-share-ranking = Ranking (percentil)
reading-share-dimensions = Resultados por tipo de desafio
reading-share-name = Seu nome
reading-share-name-hint = Opcional. Deixe em branco para não mostrar nenhum nome.
reading-share-preview = O que os outros verão
reading-share-make = Criar link
reading-share-change = Salvar alterações
reading-share-link = Seu link
reading-share-copy = Copiar link
reading-share-copied = Link copiado
reading-share-send = Compartilhar
reading-share-made = Seu link está pronto.
reading-share-changed = Salvo. Agora seu link mostra isto.
reading-share-revoke = Desativar o link
reading-share-revoke-sure = O link e a imagem de prévia deixam de funcionar na hora, onde quer que você os tenha publicado. Também tiramos seu resultado dos últimos resultados.
reading-share-revoke-yes = Desativar
reading-share-revoke-no = Manter ativo
reading-share-revoked = O link foi desativado.
reading-share-list = Últimos resultados neste site
reading-share-list-text = Quer aparecer nos últimos resultados? Mostramos seu primeiro nome ou “Alguém”, seu país e sua categoria, nada mais. Você pode sair quando quiser.
reading-share-list-box = Incluir meu resultado
reading-share-listed = Agora seu resultado pode aparecer na lista.
reading-share-unlisted = Seu resultado não aparece mais na lista.

## The certificate.

reading-certificate-title = Seu certificado
reading-certificate-lead = Uma página com seu nome, sua pontuação e a margem de erro. Qualquer pessoa pode verificá-la pelo QR code.
reading-certificate-name = Nome no certificado
reading-certificate-name-hint = Exatamente como deve sair impresso, com até 60 caracteres.
reading-certificate-name-missing = Informe um nome.
reading-certificate-name-long = O nome pode ter até 60 caracteres.
reading-certificate-preview = Prévia
reading-certificate-paper-title = Certificado de conclusão
reading-certificate-paper-text = concluiu o teste “{ $exam }”, com { $questions } desafios, em { $date }
reading-certificate-paper-score = Pontuação de QI
reading-certificate-paper-kind = Teste online sem supervisão
reading-certificate-paper-norms = Grupo de comparação { $version }
reading-certificate-paper-norms-provisional = Grupo de comparação { $version }, preliminar
reading-certificate-paper-name = Seu nome
reading-certificate-make = Criar certificado
reading-certificate-remake = Atualizar o nome
reading-certificate-busy = Um momento…
reading-certificate-made = Seu certificado está pronto.
reading-certificate-renamed = Seu certificado agora tem este nome.
reading-certificate-download = Salvar como PDF
reading-certificate-verify = Ver página de verificação
reading-certificate-copy = Copiar link
reading-certificate-name-shown = Seu nome aparece na página de verificação.
reading-certificate-name-hidden = Seu nome está oculto na página de verificação. No certificado impresso, ele continua.
reading-certificate-hide = Ocultar meu nome online
reading-certificate-show = Mostrar meu nome online
reading-certificate-revoke = Anular certificado
reading-certificate-revoke-sure = Quem o verificar verá que foi anulado, mesmo em cópias que você já compartilhou. Isso não pode ser desfeito, mas você pode criar um novo.
reading-certificate-revoke-yes = Sim, anular
reading-certificate-revoke-no = Manter
reading-certificate-revoked-now = Seu certificado foi anulado.
reading-certificate-revoked = Você anulou seu certificado em { $date }. Você pode criar um novo.
reading-certificate-locked = Uma página para imprimir ou compartilhar: seu nome, sua pontuação com a margem de erro e um QR code para qualquer pessoa verificar. Ainda não está no seu pacote.

## The page where anyone can check a certificate. Readers are often employers or schools.

reading-verify-title = Verificação de certificado
reading-verify-valid = Este certificado é válido
reading-verify-valid-text = Nós o emitimos, e ele continua válido. Compare os dados abaixo com o que você recebeu.
reading-verify-revoked = Este certificado foi anulado
reading-verify-revoked-text = Nós o emitimos, mas ele foi anulado em { $date } e não é mais válido.
reading-verify-revoked-once = Nós o emitimos, mas ele foi anulado e não é mais válido.
reading-verify-unknown = Não encontramos este certificado
reading-verify-unknown-text = Não há nenhum certificado nosso neste link. Confira se ele está completo. Se estiver, o que mostraram a você não foi emitido por nós.
reading-verify-name = Nome
reading-verify-name-hidden = oculto pelo titular
reading-verify-exam = Teste
reading-verify-exam-text = { $exam }, { $questions } desafios
reading-verify-score = Pontuação de QI
reading-verify-taken = Teste feito em
reading-verify-made = Emitido em
reading-verify-norms = Grupo de comparação
reading-verify-norms-provisional = { $version }, preliminar: o grupo ainda está crescendo
reading-verify-kind = Tipo de teste
reading-verify-kind-text = Teste online sem supervisão
reading-verify-meaning = O que isso mostra
reading-verify-meaning-says = Alguém respondeu a estes desafios online e teve esta pontuação. Temos 95% de certeza de que a pontuação verdadeira está dentro da margem de erro.
reading-verify-meaning-not = Não verificamos quem fez o teste nem se teve ajuda. O nome é o que o titular digitou. Não é um diagnóstico.
reading-verify-meaning-work = Uma pontuação diz pouco sobre como alguém fará um trabalho. Não decida sobre uma pessoa só com base nela. Quando for importante, use um teste supervisionado.
reading-verify-proof = Assinatura digital
reading-verify-proof-text = A declaração é assinada com nossa chave Ed25519. Quem tiver a declaração, a assinatura e a chave pode verificá-la sem nós.
reading-verify-parts = Declaração, assinatura e chave
reading-verify-statement = Declaração
reading-verify-signature = Assinatura (base64)
reading-verify-key = Chave pública { $id } (base64)
reading-verify-how = Verifique por conta própria
reading-verify-how-text = Use o OpenSSL 3 em um terminal. A última linha deve dizer “Signature Verified Successfully”.
reading-verify-how-copy = Copiar comandos
reading-verify-how-copied = Comandos copiados

## A result that somebody shows by a link.

reading-shared-title = Alguém compartilhou um resultado com você
reading-shared-name = Compartilhado por { $name }
reading-shared-taken = { $exam }, feito em { $date }
reading-shared-class = Categoria de QI
reading-shared-classes = De “{ $low }” a “{ $high }”
reading-shared-score = Pontuação de QI
reading-shared-percentile = Pontuação maior que a de cerca de { $percent } em cada 100 pessoas.
reading-shared-dimensions = Resultados por tipo de desafio, com margens de erro de 80%
reading-shared-dimension = { $score } (de { $low } a { $high })
reading-shared-note = Teste online sem supervisão: ninguém conferiu quem respondeu. Temos 95% de certeza de que a pontuação verdadeira está dentro da margem de erro.
reading-shared-note-class = Teste online sem supervisão: ninguém conferiu quem respondeu.
reading-shared-norms = Grupo de comparação { $version }.
reading-shared-norms-provisional = Grupo de comparação { $version }, preliminar.
reading-shared-gone = Este link não está mais ativo
reading-shared-gone-text = Ele foi desativado ou está incompleto.
reading-shared-take = Faça o teste também
reading-shared-take-text = { $questions } desafios, sem limite de tempo. Seus acertos e sua faixa de QI mais provável são grátis.
reading-shared-take-price = Sua pontuação e seu relatório a partir de { $price }, impostos incluídos. Pagamento único, sem assinatura. Decida depois do teste.
reading-shared-take-button = Fazer o teste

reading-account = Entre na conta e tenha todos os relatórios em um só lugar

reading-purchase-title = Sua compra
reading-purchase-line = “{ $package }” por { $price }, impostos incluídos
reading-purchase-paid = Pago em { $date }
reading-purchase-sending = O link desta página está a caminho de { $email }.
reading-purchase-accepted = Enviamos o link desta página para { $email }. Seu provedor de e-mail o recebeu em { $date }, às { $time }.
reading-purchase-unsure = Enviamos o link desta página para { $email }, mas seu provedor de e-mail não confirmou a chegada. Se não chegou, envie de novo na página de suporte.
reading-purchase-refused = Seu provedor de e-mail recusou nossa mensagem para { $email }. Você pode corrigir o e-mail na página de suporte.
reading-purchase-support = Ajuda com esta compra
