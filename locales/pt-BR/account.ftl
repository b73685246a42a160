## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = E-mail
account-email-missing = Informe seu e-mail
account-email-wrong = Formato de e-mail incorreto. Confira se há erros de digitação.
account-email-hint = Você quis dizer { $email }?
account-password-label = Senha
account-password-new = Nova senha
account-password-again = Confirmar senha
account-password-old = Senha atual
account-password-rule = Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar.
account-password-missing = Informe sua senha
account-password-mismatch = As senhas não coincidem
account-code-label = Código do e-mail
account-code-missing = Informe o código de 6 dígitos
account-name-label = Nome
account-name-missing = Informe seu nome
account-password-show = Mostrar senha
account-password-hide = Ocultar senha
account-busy = Um momento…

## /user/login

account-login-title = Entrar
account-login-lead = Enviamos por e-mail um link de acesso e um código. Você não precisa de senha.
account-login-send = Receber link por e-mail
account-sent-title = Confira seu e-mail
account-sent-text = Enviamos um e-mail para { $email }. Clique no link ou digite o código aqui.
account-sent-sign-in = Entrar
account-sent-again = Enviar outro e-mail
account-code-sent = E-mail enviado
account-sent-another = Usar outro e-mail
account-login-with-password = Entrar com senha
account-login-with-letter = Entrar com link por e-mail
account-passkey-sign-in = Entrar com chave de acesso
account-passkey-failed = Não deu certo. Tente de novo ou entre de outra forma.
account-provider-sign-in = Continuar com { $provider }
account-provider-waiting = Entrando…
account-provider-confirm-title = Você já tem uma conta
account-provider-confirm-text = Confirme uma vez que { $email } é seu. Depois disso, você pode entrar com { $provider }.
account-login-forgot = Esqueceu sua senha?
account-login-new = Primeira vez aqui?
account-login-register = Criar conta
account-link-title = Olá de novo
account-link-text = Um clique e você entra na sua conta neste aparelho.
account-link-over = Este link expirou ou já foi usado. Peça um novo abaixo.
account-signed-in = Você entrou na sua conta
account-login-agree = Se você ainda não tem conta, criamos uma quando você entra. Nossa política de privacidade se aplica.

## /user/register

account-register-title = Criar conta
account-register-lead = Guarde todos os seus relatórios em um só lugar. É grátis.
account-register-agree = Aceito a política de privacidade
account-register-privacy = Ler a política
account-register-agree-missing = Aceite a política de privacidade para continuar
account-register-send = Criar conta
account-register-have = Já tem uma conta?
account-register-confirm-title = Confirme seu e-mail
account-register-confirm-text = Enviamos um código para { $email }. Digite-o aqui e sua conta estará pronta.
account-register-confirm = Confirmar

## /user/forgot-password

account-forgot-title = Esqueceu sua senha?
account-forgot-lead = Vamos enviar por e-mail um código para você criar uma nova senha.
account-forgot-send = Receber código por e-mail
account-forgot-sent = Enviamos um código para { $email }. Digite-o aqui e escolha uma nova senha.
account-forgot-set = Criar nova senha
account-forgot-done = Senha redefinida

## /user/edit-password

account-edit-title = Alterar sua senha
account-edit-title-none = Criar uma senha
account-edit-lead = Todos os outros aparelhos serão desconectados.
account-edit-save = Salvar senha
account-edit-done = Senha salva

## /user/info: the personal centre.

account-info-title = Seus relatórios
account-info-for = Você entrou como { $email }
account-orders-empty = Ainda não há nada aqui. Os relatórios que você comprar com este e-mail e os testes que fizer depois de entrar na conta vão aparecer aqui.
account-orders-start = Fazer um teste
account-status-completed = Concluído
account-status-uncompleted = Sem resultado
account-status-pending-payment = Pagamento pendente
account-order-taken = Feito em { $date }
account-order-reference = Referência { $reference }
account-order-view = Ver
account-order-share = Compartilhar
account-order-pay = Quero meu relatório
account-order-files = Downloads
account-free-title = Testes grátis
account-profile-title = Informações pessoais
account-profile-lead = Tudo aqui é opcional, e só você vê.
account-nickname-label = Apelido
account-phone-label = Telefone
account-birthday-label = Data de nascimento
account-birthday-hint = Por exemplo, 1990-05-21
account-birthday-wrong = Data inválida (exemplo: 2020-01-01)
account-gender-label = Gênero
account-gender-male = Masculino
account-gender-female = Feminino
account-gender-confidential = Prefiro não dizer
account-gender-none = Não informado
account-profile-save = Salvar
account-profile-saved = Alterações salvas

## /user/setting

account-setting-title = Configurações
account-setting-language = Idioma dos e-mails
account-setting-password = Senha
account-setting-password-none = Você não tem senha, nem precisa.
account-setting-password-set = Você tem uma senha.
account-setting-password-change = Alterar senha
account-setting-password-add = Criar uma senha
account-passkeys-title = Chaves de acesso
account-passkeys-lead = Entre com sua digital, seu rosto ou o bloqueio de tela. Sem e-mail e sem senha.
account-passkeys-empty = Você ainda não tem chave de acesso.
account-passkey-add = Adicionar chave de acesso
account-passkey-rename = Renomear
account-passkey-remove = Remover
account-passkey-added = Chave de acesso adicionada
account-passkey-renamed = Nome salvo
account-passkey-removed = Chave de acesso removida
account-passkey-name-label = Nome da chave de acesso
account-passkey-created = Adicionada em { $date }
account-passkey-used = Último uso em { $date }
account-passkey-disabled = Desativada porque alguém pode tê-la copiado. Remova-a e adicione uma nova.
account-passkey-known = Este aparelho já tem uma chave de acesso para sua conta.
account-providers-title = Google e Apple
account-providers-lead = Entre com uma conta que você já tem.
account-provider-connect = Conectar { $provider }
account-provider-remove = Desconectar
account-provider-connected = Conectado
account-provider-removed = Desconectado
account-provider-since = Conectado em { $date }
account-provider-since-as = { $email }, conectado em { $date }
account-devices-title = Aparelhos
account-devices-lead = Onde sua conta está conectada.
account-device-this = Este aparelho
account-device-unknown = Aparelho desconhecido
account-device-name = { $browser } no { $system }
account-device-seen = { $country }, último uso em { $date }
account-device-used = Último uso em { $date }
account-device-end = Desconectar
account-devices-end-all = Desconectar os outros
account-devices-ended = Desconectado
account-logout = Sair
account-logged-out = Você saiu da conta
account-logout-failed = Seus resultados foram apagados deste navegador, mas sua conta continua conectada aqui: não conseguimos acessar nosso servidor. Saia de novo quando estiver online.

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = Entre na sua conta
account-closed-text = Entre para ver seus relatórios e suas configurações.
account-confirm-text = Entre de novo para confirmar que é você.

## A copy of one’s data, and deleting the account.

account-export-title = Seus dados
account-export-lead = Receba uma cópia de tudo o que guardamos sobre você: dados, testes, relatórios e e-mails, em um arquivo ZIP.
account-export-ask = Pedir uma cópia
account-export-asked = Estamos preparando sua cópia. Avisaremos por e-mail quando estiver pronta.
account-export-ready = Sua cópia está pronta.
account-export-download = Baixar o ZIP
account-delete-title = Excluir conta
account-delete-lead = Isso exclui sua conta com todos os testes, relatórios e certificados. Guardamos só o que a lei tributária exige, sem seu nome.
account-delete-ask = Excluir minha conta
account-delete-question = Excluir tudo? Isso não pode ser desfeito.
account-delete-yes = Sim, excluir tudo
account-delete-no = Manter minha conta
account-deleted = Sua conta foi excluída
account-delete-later = Um pagamento ou reembolso ainda está em andamento. Excluiremos sua conta assim que ele terminar. Você não precisa fazer nada.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = Minha loja
account-shop-lead = O que você já tem e o que pode acrescentar.
account-shop-empty = Ainda não há nada aqui. Faça um teste e veja primeiro o resultado grátis. Se quiser o relatório completo, ele estará aqui.
account-shop-yours = Você já tem
account-shop-locked = Você tem o resultado grátis e ainda não comprou um relatório.
account-shop-complete = Você tem tudo deste teste.
account-shop-add = Você pode acrescentar
account-shop-buy = Comprar por { $price }
account-shop-upgrade = Acrescentar por { $price }
account-shop-list-price = Preço normal
account-shop-compare = Comparar relatórios
account-shop-tests-left = { $n ->
    [one] Você tem mais um teste no seu combo.
   *[other] Você tem mais { $n } testes no seu combo.
}
account-shop-bundle = Três testes, três relatórios, um único pagamento de { $price }. Faça quando quiser.
account-shop-bundle-link = Ver o combo
## The membership in the shop: paid once, ends by itself.

account-member-title = Plano de membro
account-member-discount-name = 20% de desconto em tudo
account-member-discount-content = Em cada relatório, cada complemento e no combo de 3 testes. É só entrar na conta na hora de comprar.
account-member-reports-name = Relatórios completos dos testes grátis
account-member-reports-content = Estilo de pensamento, habilidades emocionais e interesses profissionais: entre na conta, faça o teste e leia o relatório completo.
account-member-lead = Tenha 20% de desconto em tudo por { $months } meses.
account-member-plain = Pagamento único. O plano termina automaticamente depois de { $months } meses e nunca se renova. Você pode pedir reembolso em até 14 dias.
account-member-buy = Virar membro por { $price }
account-member-until = Você é membro até { $date }
account-member-until-text = Você tem 20% de desconto em tudo. O plano termina automaticamente e nunca se renova.
account-member-permanent = Você tem 20% de desconto em tudo
account-member-permanent-text = Seu desconto não tem data para acabar. Ele veio com o pedido { $reference }.
account-refund-sure = Quer o reembolso do que pagou pelo plano? Seu plano termina na hora.
account-refund-no = Continuar membro
account-refund-over = O prazo de 14 dias acabou. Seu plano continua ativo até a data de término.

## A membership that renews itself until it is cancelled.

account-plan-title = Plano de membro com renovação
account-plan-lead = Os mesmos 20% de desconto, sem data para acabar. O plano se renova a cada { $months } meses até você cancelar.
account-plan-buy = Pagar { $price } agora e de novo em { $date }
account-plan-plain = Avisamos por e-mail 7 dias antes de cada renovação. Você pode cancelar com um clique, mesmo sem entrar na conta, e pedir reembolso em até 14 dias após cada pagamento.
account-plan-active = Renovação em { $date } por { $price }
account-plan-past-due = Não conseguimos cobrar { $price } pelo próximo período
account-plan-cancelled = Cancelado. Nada mais será cobrado.
account-plan-until = Você é membro até { $date }.
account-plan-pending = Este plano ainda não foi pago.
account-plan-ended = Este plano terminou. Nada mais será cobrado.
account-plan-none = Este link já foi usado ou não é mais válido. Entre na conta para ver seu plano.
account-plan-cancel = Cancelar a renovação
account-plan-cancel-text = Nada mais será cobrado, e você continua membro até o fim do período já pago.
account-plan-shop = Ir para a minha loja
account-plan-failed = Não deu certo. Tente de novo.
