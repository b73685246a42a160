## Letters about an order.

email-subject-receipt = Tu informe está listo: recibo de { $site }
email-subject-refund = Te devolvemos { $money }
email-subject-withdrawal = Hemos recibido tu desistimiento
email-subject-address-changed = Tu informe va ahora a otra dirección
email-subject-retrieve = Los enlaces a tus informes
email-subject-payment-failed = Tu pago no ha llegado
email-subject-slip-expired = Tu ficha de pago ha caducado
email-subject-certificate = Tu certificado se ha creado

## Receipt

email-receipt-title = Tu informe está listo
email-receipt-lead = Gracias. Tu informe sobre “{ $test }” está listo y puedes abrirlo con este enlace en cualquier momento. Quien tenga el enlace puede leer el informe, así que no lo compartas.
email-receipt-button = Abrir el informe
email-receipt-tests-left = { $n ->
    [one] Tienes un test más pagado. Hazlo cuando quieras; después puedes desbloquear su informe sin volver a pagar.
   *[other] Tienes { $n } tests más pagados. Hazlos cuando quieras; después de cada uno puedes desbloquear su informe sin volver a pagar.
}
email-receipt-member = Tu descuento del 20 % no tiene fecha de fin. Inicia sesión con este correo y verás tus precios en todas partes.
email-receipt-once = Ha sido un solo pago. No hay suscripción y nada se renueva.
email-receipt-consent = Antes de pagar diste tu consentimiento expreso para que la ejecución del contrato empezara de inmediato, antes de que acabara el plazo de desistimiento de 14 días, y confirmaste que sabías que con ello pierdes tu derecho de desistimiento. Aquí te lo confirmamos.
email-receipt-money-back = ¿No es lo que esperabas? En los 14 días siguientes al pago puedes recuperar tu dinero.
email-receipt-money-back-link = Pedir el reembolso
email-receipt-heading = Recibo

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Paquete
email-row-test = Test
email-row-contains = Contiene
email-item-later = { $item } (aún no disponible)
email-row-paid = Pagado
email-row-amount = Importe
email-row-paid-on = Pagado el
email-row-method = Pagado con
email-row-order = Pedido
email-row-seller = Vendedor
email-row-name = Nombre
email-row-received = Recibido
email-row-requested = Solicitado
email-row-declaration = Declaración
email-row-made = Creado
email-money-with-tax = { $money }, impuestos incluidos
email-method-card = Tarjeta
email-moment = { $date }, { $time } UTC
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Tu dinero está en camino
email-refund-buyer = Has pedido que te devolvamos el dinero. Te enviamos { $money }.
email-refund-withdrawal = Has desistido del contrato. Te devolvemos { $money }.
email-refund-double = Tu pedido se pagó dos veces. Te devolvemos el segundo pago: { $money }.
email-refund-undelivered = No hemos podido entregar lo que pagaste y lo sentimos. Te devolvemos { $money }.
email-refund-abnormal = Tus respuestas no se pudieron analizar. Te devolvemos { $money }.
email-refund-operator = Te devolvemos { $money }.
email-refund-overlap = Una parte del paquete mayor ya estaba pagada. Te devolvemos esa parte: { $money }.
email-refund-with-base = Lo que habías añadido se devuelve junto con el paquete. Te devolvemos { $money }.
email-refund-way = El dinero vuelve por el mismo medio de pago. Un banco suele tardar de cinco a diez días hábiles en mostrarlo.
email-refund-bank = Un pago en efectivo no puede volver por el mismo camino. Nuestro proveedor de pagos Stripe te pedirá por correo la cuenta bancaria a la que enviar el dinero. Tras tu respuesta suele tardar unos días hábiles.

## Withdrawal from the contract

email-withdrawal-title = Hemos recibido tu desistimiento
email-withdrawal-lead = Con este mensaje confirmamos que tu declaración nos ha llegado. No tienes que hacer nada más.
email-withdrawal-words = Desisto del contrato del paquete “{ $package }”.
email-withdrawal-money = Lo que pagaste vuelve por el mismo medio de pago, en 14 días como máximo.

## Change of address, told to the old one

email-address-changed-title = Tu informe va ahora a otra dirección
email-address-changed-lead = La dirección de tu pedido ha cambiado de { $old } a { $new }. Los mensajes sobre él se envían ahora allí.
email-address-changed-not-you = Si no fuiste tú, escribe a { $email }.
email-row-changed = Cambiada

## Links that somebody asked for

email-retrieve-title = Tus informes
email-retrieve-lead = Has pedido los enlaces a tus informes. Quien tenga un enlace puede leer ese informe, así que no los compartas.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Si no los has pedido, puedes ignorar este mensaje. No se ha cambiado nada.

## A payment that took days and failed

email-payment-failed-title = Tu pago no ha llegado
email-payment-failed-lead = Tu pago de { $money } por el paquete “{ $package }” no se completó. No hemos recibido ningún dinero.
email-payment-failed-button = Reintentar
email-payment-failed-kept = Tu resultado se conserva. También puedes pagar de otra forma.
email-slip-expired-title = Tu ficha de pago ha caducado
email-slip-expired-lead = Tu ficha de pago de { $money } (paquete “{ $package }”) no se pagó a tiempo y ha caducado. No se ha cobrado nada.

## Under every letter

email-link-hint = Si el botón no funciona, copia esta dirección en tu navegador:
email-questions = ¿Preguntas? Responde a este mensaje o escribe a { $email }.
email-why = Recibes este mensaje porque esta dirección se indicó en un pedido en { $site }.
email-why-account = Recibes este correo porque se introdujo esta dirección en { $site }.

## A certificate was made

email-certificate-title = Tu certificado se ha creado
email-certificate-lead = Se ha creado un certificado de finalización de tu test con el nombre de abajo. Quien tenga su enlace o su código ve el nombre, la puntuación con su margen y el día del test.
email-certificate-button = Ver lo que ven los demás
email-certificate-revoke = Puedes ocultar el nombre o anular el certificado en cualquier momento, desde tu informe. Si no lo has pedido, otra persona tiene el enlace a tu informe: anula allí el certificado.
email-certificate-revoke-link = Ocultar el nombre o anular

## Sign-in letters: a link and a code.

email-subject-sign-in = Inicia sesión en { $site }
email-subject-register = Confirma tu correo para { $site }
email-subject-already-registered = Ya tienes una cuenta en { $site }
email-subject-password-code = Tu código de { $site }
email-sign-in-title = Inicia sesión en { $site }
email-sign-in-lead = Pulsa el botón para iniciar sesión. El enlace funciona una sola vez y caduca en 30 minutos.
email-sign-in-button = Iniciar sesión
email-sign-in-code = O escribe este código donde lo pediste. Es válido durante 10 minutos.
email-sign-in-not-you = ¿No lo has pedido? Puedes ignorar este mensaje. Sin él, nadie puede iniciar sesión.
email-register-title = Confirma tu correo
email-register-lead = Escribe el código de abajo en la página donde te registraste y tu cuenta estará lista.
email-already-registered-title = Ya tienes una cuenta
email-already-registered-lead = Alguien ha intentado crear una cuenta con tu correo. Si fuiste tú, solo tienes que iniciar sesión. El enlace funciona una sola vez y caduca en 30 minutos.
email-password-code-title = Restablece tu contraseña
email-password-code-lead = Introduce este código en la página donde lo pediste y elige una contraseña nueva. Caduca en 10 minutos.
email-receipt-sign-in-heading = Todos tus informes en un solo lugar
email-receipt-sign-in = Tu correo es tu cuenta y no necesitas contraseña. Este enlace funciona una sola vez y caduca en 24 horas.
email-receipt-sign-in-code = O introduce este código en la página de inicio de sesión en los próximos 10 minutos.

## What happened to an account, for its owner.

email-subject-new-device = Nuevo inicio de sesión en tu cuenta
email-subject-password-set = Has creado una contraseña
email-subject-password-changed = Se ha cambiado tu contraseña
email-subject-passkey-added = Has añadido una llave de acceso
email-subject-passkey-removed = Se ha eliminado una llave de acceso
email-subject-passkey-disabled = Se ha desactivado una llave de acceso
email-subject-provider-connected = { $provider } se ha conectado a tu cuenta
email-subject-provider-disconnected = { $provider } se ha desconectado de tu cuenta
email-subject-export-ready = Tus datos están listos
email-subject-account-deleted = Se ha eliminado tu cuenta
email-new-device-lead = Se ha iniciado sesión en tu cuenta desde un dispositivo nuevo.
email-password-set-lead = Se ha creado una contraseña para tu cuenta.
email-password-changed-lead = Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás dispositivos.
email-passkey-added-lead = Se ha añadido una llave de acceso a tu cuenta. Ya puedes iniciar sesión sin correo ni contraseña.
email-passkey-removed-lead = Se ha eliminado una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.
email-passkey-disabled-lead = Es posible que alguien tenga una copia de tu llave de acceso. La hemos desactivado para proteger tu cuenta. Inicia sesión con un enlace por correo, elimínala en los ajustes y añade una nueva.
email-provider-connected-lead = Ya puedes iniciar sesión en tu cuenta con { $provider }.
email-provider-disconnected-lead = Ya nadie puede iniciar sesión en tu cuenta con { $provider }.
email-export-ready-lead = La copia de todo lo que guardamos sobre ti está lista. Puedes descargarla durante siete días con la sesión iniciada en tu cuenta.
email-export-ready-button = Descargar mis datos
email-account-deleted-lead = Se ha eliminado tu cuenta y todo lo que guardaba: tests, resultados, informes, certificados y mensajes. De tus compras solo conservamos lo que exige la ley fiscal, sin tu nombre ni tu dirección. Este es el último correo que recibes sobre ello.
email-row-when = Fecha y hora
email-row-device = Dispositivo
email-row-passkey = Llave de acceso
email-device = { $browser } { $system }
email-notice-not-you = Si no fuiste tú, inicia sesión, crea una contraseña nueva y cierra las demás sesiones.
email-notice-settings = Abrir los ajustes

email-subject-review = ¿Qué te ha parecido tu informe?
email-review-title = ¿Qué te ha parecido?
email-review-lead = Hace una semana recibiste tu informe sobre “{ $test }”. ¿Quieres contar a otras personas qué te ha parecido? Valorarlo lleva un momento, el texto es opcional y tú eliges el nombre con el que aparece.
email-review-button = Escribir una opinión
email-review-terms = No hay ninguna recompensa por opinar. Las valoraciones buenas y las malas se publican de la misma forma, y puedes cambiar o retirar la tuya cuando quieras con este mismo enlace.
email-review-no-letters = Este es el único correo que enviamos sobre esto. ¿Prefieres que no te preguntemos tras otro pedido?
email-review-no-letters-link = No volver a preguntarme

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Ya eres miembro: recibo de { $site }
email-member-title = Ya eres miembro
email-member-lead = Gracias. Hasta el { $date } pagas un 20 % menos por cada informe, cada ampliación y el paquete de tres tests. Solo tienes que iniciar sesión al comprar.
email-member-button = Abrir mi tienda
email-row-member-until = Miembro hasta el
email-member-once = Ha sido un solo pago. La membresía termina sola ese día y nada se renueva.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Habías cancelado tu membresía antes de este cobro. Te lo devolvemos todo: { $money }.
email-subject-plan-reminder = Tu membresía se renueva el { $date }
email-plan-reminder-title = Tu membresía se renueva pronto
email-plan-reminder-lead = El { $date } cobraremos { $money } en tu tarjeta por el siguiente periodo. Si quieres seguir siendo miembro, no tienes que hacer nada.
email-plan-reminder-note = ¿Prefieres que no? En la página de este botón la cancelas con un clic. No hace falta iniciar sesión, y sigues siendo miembro hasta ese día.
email-plan-cancel-button = Cancelar la renovación
email-subject-plan-failed = No hemos podido renovar tu membresía
email-plan-failed-title = No hemos podido renovar tu membresía
email-plan-failed-lead = Tu banco ha rechazado el cobro de { $money } por el siguiente periodo. Nuestro proveedor de pagos, Stripe, puede volver a intentarlo en los próximos días. Si tampoco funciona, la membresía simplemente termina y no debes nada.
email-plan-failed-note = Si no quieres renovarla, cancélala aquí. No hace falta iniciar sesión.
email-subject-plan-cancelled = Tu membresía ya no se renovará
email-plan-cancelled-title = Tu membresía ya no se renovará
email-plan-cancelled-lead = Está cancelada. No se cobrará nada más.
email-plan-cancelled-until = Lo que has pagado sigue siendo tuyo: eres miembro hasta el { $date }.
email-member-renews = La membresía se renueva el { $date } por { $money }, hasta que la canceles. Te escribimos 7 días antes.
email-member-cancel = ¿No quieres que se renueve? Puedes cancelarla cuando quieras, sin iniciar sesión.
email-member-cancel-link = Cancelar la renovación
