## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } perguntas curtas, cinco respostas para escolher
questionnaire-start-honest = Sem respostas certas ou erradas, sem nada para preparar
questionnaire-start-free = Grátis e sem e-mail: seu tipo mais provável e seu lugar em quatro escalas
questionnaire-start-free-account = Grátis com uma conta: seu resultado resumido
questionnaire-start-included = Incluído no seu pedido: seu resultado e o relatório completo
questionnaire-not-title = O que não é
questionnaire-not-type16 = Não mede capacidades, não é orientação médica nem serve para contratar alguém. Descreve como você se vê hoje.
questionnaire-not-eq = Não é um teste de capacidade: é você quem se avalia. Não é orientação médica nem serve para contratar alguém.
questionnaire-not-thinking = Não trata de lados do cérebro nem mede capacidades. Trata de como você gosta de decidir.
questionnaire-not-riasec = Não mede o que você faz bem nem promete um emprego. Trata do que você gostaria de fazer.
questionnaire-hint-first = Escolha a primeira resposta que vier à mente. Pense em como você costuma ser, não em como gostaria de ser.
questionnaire-hint-riasec = Pense só se você gostaria disso. Habilidade, formação e salário não contam aqui.
questionnaire-hint-time = Sem limite de tempo e sem relógio.
questionnaire-hint-keys = Responda com as teclas de 1 (mais baixa) a 5 (mais alta) e navegue com as setas.
questionnaire-hint-recorded = Para verificar se suas respostas são válidas, registramos o tempo em cada pergunta, as respostas alteradas, quantas vezes e por quanto tempo você sai desta aba e a largura da janela.
questionnaire-start-loading = Carregando as perguntas…
questionnaire-sign-in-text = Entre primeiro, e seu resultado ficará salvo na sua conta. É grátis.
questionnaire-sign-in = Entrar e começar

## A questionnaire that was begun on this device before.

questionnaire-open-text = Você respondeu a { $answered } de { $total } perguntas.
questionnaire-open-continue = Continuar na pergunta { $number }
questionnaire-restart-text = As respostas dadas até aqui serão apagadas, e você recomeça na pergunta 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Pergunta { $number } de { $total }
questionnaire-page = Perguntas { $first } a { $last } de { $total }
questionnaire-ask = Até que ponto isso descreve você?
questionnaire-ask-riasec = Quanto você gostaria de fazer isso?
questionnaire-previous = Pergunta anterior
questionnaire-next = Próxima pergunta
questionnaire-page-previous = Página anterior
questionnaire-page-next = Próxima página
questionnaire-page-open = { $count ->
    [one] Uma pergunta desta página está em branco
   *[other] { $count } perguntas desta página estão em branco
}

## Confirmation.

questionnaire-submit-complete = Você respondeu a todas as perguntas.
questionnaire-submit-open = { $count ->
    [one] Uma pergunta está em branco.
   *[other] { $count } perguntas estão em branco.
}
questionnaire-submit-warning = Com muitas em branco, não conseguimos calcular seu resultado.
questionnaire-submit-first = Ir para as que faltam
questionnaire-submit-missing = Em branco
questionnaire-submit-given = Suas respostas
questionnaire-submit-edit = Escolha qualquer pergunta para mudar a resposta.

## Below a result.

questionnaire-again-title = Quer conferir mais uma vez?
questionnaire-again-from = Refaça o teste a partir de { $date }, quando você já se lembrar menos das respostas. Este resultado continua como está.
questionnaire-again-now = Já passou tempo suficiente para refazer o teste. Este resultado continua como está.
questionnaire-again-button = Refazer o teste
questionnaire-full-how = Ele vem com “Relatório do seu tipo e mais três testes” e com o plano de membro.
questionnaire-full-button = Ver o que está incluído
questionnaire-percent = { $value }%
questionnaire-abnormal-again = Tente de novo no seu ritmo e leia cada frase antes de responder. Levar mais tempo nunca é problema.
questionnaire-files-text = Seu relatório para guardar, em um de nove idiomas, à sua escolha.
questionnaire-certificate-lead = Uma página com seu nome, seu tipo e a data. Qualquer pessoa pode verificá-la pelo QR code.
questionnaire-certificate-locked = Uma página para imprimir ou compartilhar, com seu nome, seu tipo e a data. Ainda não está no seu pacote.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Você deu a mesma resposta { $figure } vezes seguidas, embora as frases apontem em direções diferentes.
questionnaire-reason-flat-answers = Suas respostas quase não variam, embora as frases apontem em direções diferentes.
questionnaire-reason-hurried-statements = A maioria das respostas veio mais rápido do que dá para ler as frases.
questionnaire-reason-inattentive = { $figure ->
    [one] Uma pergunta pedia que você escolhesse certa resposta, e você escolheu outra.
   *[other] { $figure } perguntas pediam que você escolhesse certa resposta, e você escolheu outra.
}
questionnaire-reason-inconsistent = Frases que dizem quase o mesmo receberam respostas bem diferentes.
questionnaire-reason-random = Suas respostas quase não se distinguem de escolhas ao acaso.
questionnaire-reason-unfinished-statements = Você respondeu a { $figure }% das perguntas. É pouco para um resultado.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Seu pedido inclui o relatório completo. Abrindo…
questionnaire-granted-failed = Seu pedido inclui o relatório completo, mas não foi possível abri-lo agora.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Ainda não começou
questionnaire-included-going = Em andamento: { $answered } de { $total }
questionnaire-included-done = Concluído
questionnaire-included-start = Começar
questionnaire-included-continue = Continuar
questionnaire-included-result = Ver meu resultado
