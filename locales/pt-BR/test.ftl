## Fazer o teste: instruções, questões, confirmação.

## Instruções antes do teste.

test-start-facts = Antes de começar
test-start-trial = { $count ->
    [one] Mais um desafio novo, ainda em fase de teste, que não vale ponto
   *[other] Mais { $count } desafios novos, ainda em fase de teste, que não valem ponto
}
test-start-price-free = Totalmente grátis, com o resultado completo

test-start-hints-title = Bom saber
test-start-hint-clock = Sem limite de tempo. O relógio é só para você acompanhar.
test-start-hint-place = Escolha um lugar tranquilo, sem interrupções.
test-start-hint-back = Você pode voltar e mudar qualquer resposta até confirmar.
test-start-hint-keys = Responda com as teclas de 1 a 6 e navegue com as setas.
test-start-hint-kept = Suas respostas ficam salvas neste aparelho, mesmo se a página recarregar ou a conexão cair.
test-start-hint-recorded = Para verificar se seu teste é válido, registramos o tempo em cada desafio, as respostas alteradas, quantas vezes e por quanto tempo você sai desta aba e a largura da janela.

test-start-begin = Começar o teste
test-start-loading = Carregando os desafios…
test-start-others = Ver outros testes

## Um teste já começado neste aparelho.

test-open-title = Continue de onde parou
test-open-text = Você respondeu a { $answered } de { $total } questões.
test-open-unsent = Suas respostas estão confirmadas, mas ainda não foram enviadas.
test-open-continue = Continuar na questão { $number }
test-open-send = Enviar respostas
test-open-restart = Começar de novo
test-restart-title = Começar de novo?
test-restart-text = As respostas dadas até aqui serão apagadas, e você receberá novos desafios.
test-restart-confirm = Apagar e começar de novo
test-restart-keep = Manter respostas

## Um desafio resolvido passo a passo.

test-example-title = Como funciona um desafio
test-example-lead = As peças seguem regras nas linhas ou nas colunas. Descubra as regras e você saberá qual peça falta.
test-example-play = Ver o exemplo
test-example-pause = Pausar
test-example-next = Próximo passo
test-example-again = Ver de novo
test-example-step = Passo { $step } de { $steps }
test-example-answer = Só a opção { $number } segue todas as regras.
test-example-steps = A solução, passo a passo

## Desafios para experimentar antes do teste.

test-practice-title = Agora tente você
test-practice-lead = É só treino. Nada vale ponto nem é enviado.
test-practice-switch = Treino { $number }
test-practice-right = Certo.
test-practice-wrong = Não é essa.
test-practice-next = Próximo treino

## Um desafio em palavras.

test-grid = Padrão de três linhas com três peças cada
test-cell = Linha { $row }, coluna { $column }: { $tile }
test-cell-missing = Linha { $row }, coluna { $column }: vazia. É a que você precisa encontrar.
test-options = Qual peça vai no espaço vazio?
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
test-state-answered = Respondida
test-state-flagged = Para revisar
test-state-open = Em branco
test-palette-finish = Revisar e confirmar

## Confirmação.

test-submit-title = Revise suas respostas
test-submit-complete = Você respondeu a todas as questões.
test-submit-open = { $count ->
    [one] Uma questão está em branco.
   *[other] { $count } questões estão em branco.
}
test-submit-open-warning = Com muitas em branco, não conseguimos calcular seu resultado.
test-submit-edit = Escolha qualquer questão para mudar a resposta.
test-submit-final = Depois de confirmar, não dá mais para mudar as respostas.
test-submit-confirm = Confirmar respostas
test-submit-first-open = Ir para as que faltam
test-submit-chosen = opção { $option }, { $tile }

## Depois de confirmar.

test-saving-title = Salvando e avaliando
test-saving-text = Suas respostas ficam neste aparelho até chegarem a nós.
test-unsent-offline = A conexão caiu. Tente de novo mais tarde.
test-unsent-failed = Falha na conexão. Tente de novo.
test-unsent-kept = Suas respostas estão salvas neste aparelho. Vamos continuar tentando automaticamente.
test-unsent-retry = Tentar agora
test-refused-title = Não foi possível salvar seu teste
test-refused-restart = Começar de novo
