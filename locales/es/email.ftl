## Letters about an order.

email-subject-receipt = Tu informe está listo: recibo de { $site }
email-subject-refund = Tu reembolso de { $money } está en camino
email-subject-withdrawal = Hemos recibido tu desistimiento
email-subject-address-changed = Se cambió el correo de tu pedido
email-subject-retrieve = Los enlaces de tus informes
email-subject-payment-failed = Tu pago no se completó
email-subject-slip-expired = Tu cupón de pago ha caducado
email-subject-certificate = Tu certificado está listo

## Receipt

email-receipt-title = Tu informe está listo
email-receipt-lead = Gracias. Tu informe de “{ $test }” está listo. Ábrelo cuando quieras con este enlace. Cualquiera que lo tenga puede leer el informe, así que no lo compartas.
email-receipt-button = Abrir mi informe
email-receipt-tests-left = { $n ->
    [one] Te queda un test en tu pack. Hazlo cuando quieras y desbloquea su informe sin volver a pagar.
   *[other] Te quedan { $n } tests en tu pack. Hazlos cuando quieras y desbloquea cada informe sin volver a pagar.
}
email-receipt-member = Tu descuento del 20 % no caduca. Inicia sesión con este correo y verás tus precios en todo el sitio.
email-receipt-once = Fue un solo pago. No hay suscripción y no se renueva nada.
email-receipt-consent = Antes de pagar, diste tu consentimiento expreso para que la ejecución del contrato empezara de inmediato, antes de que acabara el plazo de desistimiento de 14 días, y confirmaste que sabías que con ello pierdes tu derecho de desistimiento. Este correo confirma ambas cosas.
email-receipt-money-back = ¿No es lo que esperabas? Puedes recuperar tu dinero en los 14 días siguientes al pago.
email-receipt-money-back-link = Recuperar mi dinero
email-receipt-heading = Recibo

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Paquete
email-row-test = Test
email-row-contains = Incluye
email-item-later = { $item } (aún no disponible)
email-row-paid = Total
email-row-amount = Importe
email-row-paid-on = Fecha de pago
email-row-method = Forma de pago
email-row-order = Número de pedido
email-row-seller = Vendedor
email-row-name = Nombre
email-row-received = Recibido
email-row-requested = Solicitado
email-row-declaration = Declaración
email-row-made = Emitido
email-money-with-tax = { $money }, impuestos incluidos
email-method-card = Tarjeta
email-moment = { $date }, { $time } UTC
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Tu reembolso está en camino
email-refund-buyer = Pediste recuperar tu dinero. Te reembolsamos { $money }.
email-refund-withdrawal = Desististe de tu compra. Te reembolsamos { $money }.
email-refund-double = Tu pedido se pagó dos veces. Te reembolsamos el segundo pago de { $money }.
email-refund-undelivered = No pudimos entregarte lo que pagaste. Te reembolsamos { $money }.
email-refund-abnormal = No pudimos puntuar tu test, así que no tienes que pagar el informe. Te reembolsamos { $money }.
email-refund-operator = Te reembolsamos { $money }.
email-refund-overlap = Al pasar a un paquete más completo, ya habías pagado una parte. Te reembolsamos esa parte: { $money }.
email-refund-with-base = Tu pedido se reembolsó y, con él, lo que le habías añadido. Te reembolsamos { $money }.
email-refund-way = Lo recibirás en tu forma de pago original. La mayoría de los bancos tarda de 5 a 10 días en mostrarlo.
email-refund-bank = Un pago en efectivo no se puede devolver de la misma forma. Nuestro proveedor de pagos, Stripe, te escribirá para pedirte tu cuenta bancaria. Cuando respondas, suele tardar unos días hábiles.

## Withdrawal from the contract

email-withdrawal-title = Hemos recibido tu desistimiento
email-withdrawal-lead = Este correo confirma que recibimos tu desistimiento. No tienes que hacer nada más.
email-withdrawal-words = Desisto del contrato del paquete “{ $package }”.
email-withdrawal-money = Te haremos el reembolso en tu forma de pago original, en un plazo máximo de 14 días.

## Change of address, told to the old one

email-address-changed-title = Se cambió el correo de tu pedido
email-address-changed-lead = El correo de tu pedido cambió de { $old } a { $new }. A partir de ahora enviaremos al nuevo los mensajes sobre el pedido.
email-address-changed-not-you = Si no fuiste tú, escribe a { $email }.
email-row-changed = Cambiado

## Links that somebody asked for

email-retrieve-title = Tus informes
email-retrieve-lead = Aquí tienes los enlaces que pediste. Cualquiera que tenga un enlace puede leer ese informe, así que no los compartas.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = ¿No los pediste? Puedes ignorar este correo. No se cambió nada.

## A payment that took days and failed

email-payment-failed-title = Tu pago no se completó
email-payment-failed-lead = Tu pago de { $money } por “{ $package }” no se completó y no hemos recibido ningún dinero.
email-payment-failed-button = Reintentar
email-payment-failed-kept = Tu resultado está guardado. También puedes pagar de otra forma.
email-slip-expired-title = Tu cupón de pago ha caducado
email-slip-expired-lead = Tu cupón de pago de { $money } por “{ $package }” no se pagó a tiempo y ha caducado. No se te cobró nada.

## Under every letter

email-link-hint = Si el botón no funciona, copia este enlace en tu navegador:
email-questions = ¿Tienes preguntas? Responde a este correo o escribe a { $email }.
email-why = Recibes este correo porque esta dirección se usó en un pedido en { $site }.
email-why-account = Recibes este correo porque alguien escribió esta dirección en { $site }.

## A certificate was made

email-certificate-title = Tu certificado está listo
email-certificate-lead = Tu certificado de finalización se emitió con el nombre que aparece abajo. Cualquiera que tenga su enlace o su código puede ver el nombre, tu puntuación con su margen de error y la fecha del test.
email-certificate-button = Ver lo que ven los demás
email-certificate-revoke = Puedes ocultar el nombre o anular el certificado cuando quieras desde tu informe. ¿No lo pediste? Es posible que otra persona tenga el enlace de tu informe. Ahí mismo puedes anular el certificado.
email-certificate-revoke-link = Ocultar el nombre o anular

## Sign-in letters: a link and a code.

email-subject-sign-in = Inicia sesión en { $site }
email-subject-register = Confirma tu correo para { $site }
email-subject-already-registered = Ya tienes una cuenta en { $site }
email-subject-password-code = Tu código de { $site }
email-sign-in-title = Inicia sesión en { $site }
email-sign-in-lead = Inicia sesión con este botón. El enlace funciona una sola vez y caduca en 10 minutos.
email-sign-in-button = Iniciar sesión
email-sign-in-code = O escribe este código donde lo pediste. Es válido durante 10 minutos.
email-sign-in-not-you = ¿No lo pediste? Puedes ignorar este correo. Sin él, nadie puede iniciar sesión.
email-register-title = Confirma tu correo
email-register-lead = Escribe este código en la página donde te registraste y tu cuenta estará lista.
email-already-registered-title = Ya tienes una cuenta
email-already-registered-lead = Alguien intentó registrarse con tu correo. Si fuiste tú, solo tienes que iniciar sesión. El enlace funciona una sola vez y caduca en 10 minutos.
email-password-code-title = Restablece tu contraseña
email-password-code-lead = Escribe este código en la página donde lo pediste y elige una contraseña nueva. Es válido durante 10 minutos.
email-receipt-sign-in-heading = Todos tus informes en un solo lugar
email-receipt-sign-in = Tu correo es tu cuenta. No necesitas contraseña. Este enlace funciona una sola vez y caduca en 10 minutos.

## What happened to an account, for its owner.

email-subject-new-device = Nuevo inicio de sesión en tu cuenta
email-subject-password-set = Se creó una contraseña para tu cuenta
email-subject-password-changed = Se cambió tu contraseña
email-subject-passkey-added = Se añadió una llave de acceso a tu cuenta
email-subject-passkey-removed = Se eliminó una llave de acceso
email-subject-passkey-disabled = Se desactivó una llave de acceso
email-subject-provider-connected = { $provider } se conectó a tu cuenta
email-subject-provider-disconnected = { $provider } se desconectó de tu cuenta
email-subject-export-ready = Tus datos están listos
email-subject-account-deleted = Se eliminó tu cuenta
email-new-device-lead = Se inició sesión en tu cuenta desde un dispositivo nuevo.
email-password-set-lead = Se creó una contraseña para tu cuenta.
email-password-changed-lead = Se cambió la contraseña de tu cuenta y se cerró la sesión en todos los demás dispositivos.
email-passkey-added-lead = Se añadió una llave de acceso a tu cuenta. Ya puedes iniciar sesión sin correo ni contraseña.
email-passkey-removed-lead = Se eliminó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.
email-passkey-disabled-lead = Es posible que alguien tenga una copia de tu llave de acceso. La hemos desactivado para proteger tu cuenta. Inicia sesión con un enlace por correo, elimina la llave en tus ajustes y añade una nueva.
email-provider-connected-lead = Ya puedes iniciar sesión en tu cuenta con { $provider }.
email-provider-disconnected-lead = Ya no se puede iniciar sesión en tu cuenta con { $provider }.
email-export-ready-lead = Tu copia de todo lo que guardamos sobre ti está lista. Inicia sesión para descargarla en los próximos siete días.
email-export-ready-button = Descargar mis datos
email-account-deleted-lead = Se eliminó tu cuenta y todo lo que contenía: tests, resultados, informes, certificados y correos. De tus compras solo conservamos lo que exige la ley fiscal, sin tu nombre ni tu dirección. Este es nuestro último correo sobre tu cuenta.
email-row-when = Fecha y hora
email-row-device = Dispositivo
email-row-passkey = Llave de acceso
email-device = { $browser } { $system }
email-notice-not-you = Si no fuiste tú, inicia sesión, crea una contraseña nueva y cierra las demás sesiones.
email-notice-settings = Abrir los ajustes

email-subject-review = ¿Qué te pareció tu informe?
email-review-title = ¿Qué te pareció tu informe?
email-review-lead = Hace una semana recibiste tu informe de “{ $test }”. ¿Quieres contarles a otras personas qué te pareció? Valorarlo te llevará un momento, el texto es opcional y tú eliges con qué nombre aparece.
email-review-button = Escribir una opinión
email-review-terms = No hay recompensa por opinar. Publicamos igual las valoraciones buenas y las malas, y puedes cambiar o retirar la tuya cuando quieras con este mismo enlace.
email-review-no-letters = No volveremos a pedirte una opinión sobre este pedido. ¿Prefieres que tampoco te la pidamos en los próximos?
email-review-no-letters-link = No volver a preguntarme

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Ya eres miembro: recibo de { $site }
email-member-title = Ya eres miembro
email-member-lead = Gracias. Hasta el { $date } tienes un 20 % de descuento en cada informe, cada ampliación y el pack de 3 tests. Solo tienes que iniciar sesión al comprar.
email-member-button = Abrir mi tienda
email-row-member-until = Miembro hasta el
email-member-once = Fue un solo pago. Tu membresía termina automáticamente ese día y no se renueva nada.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Cancelaste tu membresía antes de este cobro. Te lo reembolsamos completo: { $money }.
email-subject-plan-reminder = Tu membresía se renueva el { $date }
email-plan-reminder-title = Tu membresía se renueva pronto
email-plan-reminder-lead = El { $date } cobraremos { $money } en tu tarjeta por el siguiente periodo. Si quieres seguir siendo miembro, no tienes que hacer nada.
email-plan-reminder-note = ¿No quieres renovarla? Usa “Cancelar la renovación” aquí y otra vez en la página que se abre. No hace falta iniciar sesión, y sigues siendo miembro hasta ese día.
email-plan-cancel-button = Cancelar la renovación
email-subject-plan-failed = No pudimos renovar tu membresía
email-plan-failed-title = No pudimos renovar tu membresía
email-plan-failed-lead = Tu banco rechazó el cobro de { $money } por el siguiente periodo. Nuestro proveedor de pagos, Stripe, puede volver a intentarlo en los próximos días. Si tampoco funciona, tu membresía simplemente termina y no debes nada.
email-plan-failed-note = ¿No quieres renovarla? Cancélala aquí. No hace falta iniciar sesión.
email-subject-plan-cancelled = Tu membresía no se renovará
email-plan-cancelled-title = Tu membresía no se renovará
email-plan-cancelled-lead = Está cancelada. No volveremos a cobrarte.
email-plan-cancelled-until = Conservas lo que pagaste: eres miembro hasta el { $date }.
email-member-renews = Tu membresía se renueva el { $date } por { $money }, y así hasta que la canceles. Te avisaremos por correo 7 días antes de cada renovación.
email-member-cancel = ¿No quieres renovarla? Puedes cancelarla cuando quieras, sin iniciar sesión.
email-member-cancel-link = Cancelar la renovación
