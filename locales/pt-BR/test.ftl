## Fazer o teste: instruções, questões, confirmação.

## Instruções antes do teste.

test-start-facts = Antes de começar
test-start-trial = { $count ->
    [one] Mais um desafio novo, em fase de teste: não conta
   *[other] Mais { $count } desafios novos, em fase de teste: não contam
}
test-start-price-free = Nada a pagar: o resultado completo é grátis

test-start-hints-title = Bom saber
test-start-hint-clock = Não há limite de tempo. O relógio é só informativo.
test-start-hint-place = Escolha um lugar tranquilo, sem interrupções.
test-start-hint-back = Você pode voltar e mudar qualquer resposta até confirmar.
test-start-hint-keys = As teclas de 1 a 6 escolhem uma opção. As setas avançam e voltam.
test-start-hint-kept = Suas respostas ficam guardadas neste aparelho, mesmo se você recarregar a página ou perder a conexão.
test-start-hint-recorded = Para verificar se um teste pode ser analisado, registramos o tempo por desafio, as respostas alteradas, quantas vezes e por quanto tempo você sai da aba e a largura da janela.

test-start-begin = Começar o teste
test-start-loading = Carregando os desafios…
test-start-others = Ver os outros testes

## Um teste já começado neste aparelho.

test-open-title = Você já começou
test-open-text = Questões respondidas: { $answered } de { $total }.
test-open-unsent = Suas respostas confirmadas ainda não foram enviadas.
test-open-continue = Continuar na questão { $number }
test-open-send = Enviar respostas
test-open-restart = Começar de novo
test-restart-title = Começar de novo?
test-restart-text = Suas respostas serão apagadas, e você receberá novos desafios.
test-restart-confirm = Apagar e começar de novo
test-restart-keep = Manter respostas

## Um desafio resolvido passo a passo.

test-example-title = Como funciona um desafio
test-example-lead = Oito peças seguem regras. Descubra as regras nas linhas ou nas colunas e você saberá qual é a nona peça.
test-example-play = Ver o exemplo
test-example-pause = Pausar
test-example-next = Próximo passo
test-example-again = Ver de novo
test-example-step = Passo { $step } de { $steps }
test-example-answer = Só a opção { $number } segue todas as regras.
test-example-steps = A solução, passo a passo

## Desafios para experimentar antes do teste.

test-practice-title = Agora tente você
test-practice-lead = Aqui nada é contado nem enviado.
test-practice-switch = Treino { $number }
test-practice-right = Certo.
test-practice-wrong = Não é esta.
test-practice-next = Próximo treino

## Um desafio em palavras.

test-grid = Padrão de três linhas com três peças cada
test-cell = Linha { $row }, posição { $column }: { $tile }
test-cell-missing = Linha { $row }, posição { $column }: vazia, é a que falta
test-options = Qual peça vai no lugar vazio?
test-option = Opção { $number }: { $tile }

## Uma questão do teste.

test-question = Questão { $number } de { $total }
test-question-short = { $number } / { $total }
test-question-previous = Questão anterior
test-question-next = Próxima questão
test-question-instructions = Voltar às instruções
test-question-flag = Marcar para revisar
test-question-all = Todas as questões
test-question-return = Voltar às respostas
test-question-clock = Tempo até agora: { $time }

## Todas as questões de uma vez.

test-palette-number = Questão { $number }
test-state-answered = Com resposta
test-state-flagged = Para revisar
test-state-open = Em branco
test-palette-finish = Revisar e confirmar

## Confirmação.

test-submit-title = Revise suas respostas
test-submit-complete = Todas as questões têm resposta.
test-submit-open = { $count ->
    [one] Uma questão ainda está em branco.
   *[other] { $count } questões ainda estão em branco.
}
test-submit-open-warning = Com muitas questões em branco, o teste não pode ser analisado.
test-submit-edit = Escolha uma questão para mudar a resposta.
test-submit-final = Depois de confirmar, suas respostas são definitivas.
test-submit-confirm = Confirmar respostas
test-submit-first-open = Responder as que faltam
test-submit-chosen = opção { $option }, { $tile }

## Depois de confirmar.

test-saving-title = Salvando e avaliando
test-saving-text = Suas respostas ficam neste aparelho até que cheguem.
test-unsent-offline = A conexão caiu. Tente de novo mais tarde.
test-unsent-failed = Falha na conexão. Tente de novo.
test-unsent-kept = Suas respostas continuam neste aparelho. Seguimos tentando automaticamente.
test-unsent-retry = Tentar agora
test-refused-title = Não foi possível registrar o teste. Tente de novo.
test-refused-restart = Começar de novo
