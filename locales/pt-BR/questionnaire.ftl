## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } perguntas curtas, cinco respostas para escolher
questionnaire-start-honest = Não há resposta certa ou errada, nada para preparar
questionnaire-start-free = Grátis, sem e-mail: seu tipo mais provável e seu lugar em quatro escalas
questionnaire-start-free-account = Grátis com uma conta: seu resultado resumido
questionnaire-start-included = Incluído no seu pedido: seu resultado e o relatório completo
questionnaire-not-title = O que não é
questionnaire-not-type16 = Não mede capacidades nem é um diagnóstico. Descreve como você se vê hoje e não serve para contratar alguém.
questionnaire-not-eq = Não é um teste de capacidade: é você quem se avalia. Não é um diagnóstico nem serve para contratar alguém.
questionnaire-not-thinking = Nada sobre lados do cérebro e nenhuma medida de capacidade: trata de como você prefere decidir.
questionnaire-not-riasec = Não mede no que você é bom nem promete um emprego: trata do que você gostaria de fazer.
questionnaire-hint-first = Escolha a primeira resposta que vier à mente. Pense em como você costuma ser, não em como gostaria de ser.
questionnaire-hint-riasec = Pergunte-se apenas se você gostaria disso. Habilidade, formação e salário não contam aqui.
questionnaire-hint-time = Não há limite de tempo nem relógio.
questionnaire-hint-keys = As teclas de 1 a 5 escolhem uma resposta, da mais baixa à mais alta. As setas avançam e voltam.
questionnaire-hint-recorded = Para verificar se suas respostas podem ser analisadas, registramos o tempo por pergunta, as respostas alteradas, quantas vezes e por quanto tempo você sai da aba e a largura da janela.
questionnaire-start-loading = Carregando as perguntas…
questionnaire-sign-in-text = Entre primeiro, para que seu resultado fique esperando na sua conta. É grátis.
questionnaire-sign-in = Entrar e começar

## A questionnaire that was begun on this device before.

questionnaire-open-text = Perguntas respondidas: { $answered } de { $total }.
questionnaire-open-continue = Continuar na pergunta { $number }
questionnaire-restart-text = Suas respostas serão apagadas, e você começará pela pergunta 1.

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
    [one] Falta { $count } pergunta nesta página
   *[other] Faltam { $count } perguntas nesta página
}

## Confirmation.

questionnaire-submit-complete = Todas as perguntas têm resposta.
questionnaire-submit-open = { $count ->
    [one] Falta responder { $count } pergunta.
   *[other] Falta responder { $count } perguntas.
}
questionnaire-submit-warning = Se faltarem muitas, não será possível analisar suas respostas.
questionnaire-submit-first = Responder as que faltam
questionnaire-submit-missing = Sem resposta
questionnaire-submit-given = Suas respostas
questionnaire-submit-edit = Escolha uma pergunta para mudar a resposta.

## Below a result.

questionnaire-again-title = Faça de novo em algumas semanas
questionnaire-again-from = Vale a pena repetir a partir de { $date }: até lá, você terá esquecido suas respostas. Este resultado continua como está.
questionnaire-again-now = Já se passaram quatro semanas: vale a pena repetir. Este resultado continua como está.
questionnaire-again-button = Fazer de novo
questionnaire-full-how = O relatório completo vem com o pacote maior dos 16 tipos e com um plano de membro.
questionnaire-full-button = Ver o que está incluído
questionnaire-percent = { $value }%
questionnaire-abnormal-again = Faça de novo no seu ritmo e leia cada frase antes de responder. Ir devagar nunca é um motivo.
questionnaire-files-text = Seu relatório para guardar, em qualquer um dos nove idiomas.
questionnaire-certificate-lead = Uma página com seu nome, seu tipo e a data. Qualquer pessoa pode verificá-la pelo código QR.
questionnaire-certificate-locked = Uma página para imprimir ou mostrar, com seu nome, seu tipo e a data. Seu pacote ainda não a inclui.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Você deu a mesma resposta { $figure } vezes seguidas, embora as frases apontem em direções diferentes.
questionnaire-reason-flat-answers = Suas respostas quase não variam, embora as frases apontem em direções diferentes.
questionnaire-reason-hurried-statements = A maioria das respostas veio mais rápido do que se consegue ler as frases.
questionnaire-reason-inattentive = { $figure ->
    [one] { $figure } pergunta dizia qual resposta escolher, e foi escolhida outra.
   *[other] { $figure } perguntas diziam qual resposta escolher, e foram escolhidas outras.
}
questionnaire-reason-inconsistent = Frases que dizem quase o mesmo receberam respostas bem diferentes.
questionnaire-reason-random = Suas respostas mal se distinguem de escolhas ao acaso.
questionnaire-reason-unfinished-statements = Você respondeu { $figure }% das perguntas. É pouco para um resultado.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Seu pedido inclui o relatório completo. Abrindo…
questionnaire-granted-failed = Seu pedido inclui o relatório completo, mas não foi possível abri-lo agora.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Ainda não iniciado
questionnaire-included-going = Em andamento: { $answered } de { $total }
questionnaire-included-done = Concluído
questionnaire-included-start = Começar
questionnaire-included-continue = Continuar
questionnaire-included-result = Ver o resultado
