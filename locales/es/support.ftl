## Pages around a paid order.

## Fields that several forms share.

support-email-label = Correo electrónico
support-email-missing = Escribe tu correo electrónico
support-email-wrong = El formato del correo no es correcto. Revisa que esté bien escrito.
support-email-hint = ¿Querías decir { $email }?
support-order-label = Número de pedido
support-order-missing = Escribe tu número de pedido.
support-order-unknown = No encontramos ningún pedido con este número.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Recupera tu informe
support-retrieve-lead = Escribe el correo con el que compraste. Te enviaremos los enlaces de todos tus informes.
support-retrieve-send = Enviar
support-retrieve-sent = Informe enviado
support-retrieve-sent-text = Los enlaces de tus informes van de camino a { $email }. Deberían llegar en uno o dos minutos. Si no los ves, revisa la carpeta de spam.
support-retrieve-another = Usar otro correo
support-retrieve-failed = No se pudo enviar el informe. Inténtalo de nuevo.
support-retrieve-other-title = ¿No puedes entrar en ese correo?
support-retrieve-other-text = Si todavía puedes ver tu informe en un navegador, cambia el correo en su página de ayuda. O escríbenos.
support-retrieve-other-link = Ir a la ayuda

## /support without an order.

support-title = Ayuda
support-lead = Encuentra tu informe, reenvíalo, cambia el correo, pide un reembolso o desiste de una compra. No necesitas cuenta.
support-find-title = Tu pedido
support-find-text = Ábrelo con el enlace de tu recibo. ¿No encuentras el recibo? Te enviamos por correo los enlaces de todos tus informes.
support-find-retrieve = Recibir mis enlaces
support-contact-title = Escríbenos
support-contact-text = Cada mensaje lo lee una persona. Incluye tu número de pedido si lo tienes y, por favor, no envíes números de tarjeta.
support-contact-subject = Pedido { $order }

## /support with an order.

support-order-title = Tu pedido
support-order-package = Paquete
support-order-price = Precio
support-order-paid = Fecha de pago
support-order-email = Correo electrónico
support-order-number = Número de pedido
support-order-price-text = { $price }, impuestos incluidos
support-moment = { $date }, { $time }
support-order-open = Abrir mi informe
support-order-free = Ver mi resultado gratis
support-order-packages = Elegir un informe
support-order-check = Ver el estado del pago
support-order-other = Buscar otro pedido

support-state-none = No compraste ningún informe de este test. Tu resultado gratis sigue disponible.
support-state-open = No hemos recibido ningún pago y no se te cobró nada.
support-state-processing = Tu banco aún no ha confirmado el pago. Te avisaremos por correo en cuanto lo haga. No hace falta que pagues otra vez.
support-state-review = Estamos comprobando un detalle de tu pago. Te entregaremos el pedido o te haremos el reembolso y, en ambos casos, te avisaremos por correo.
support-state-paid = Pagado. Estamos preparando tu informe.
support-state-fulfilled = Pagado. Tu informe está listo.
support-state-part-refunded = Te hemos reembolsado { $amount }. Puedes seguir leyendo tu informe.
support-state-disputed = Tu banco abrió una reclamación sobre este pago. Puedes seguir leyendo tu informe.
support-state-refunded = Te hemos reembolsado el importe. Conservas tu resultado gratis.
support-state-owed = Te enviamos el reembolso, pero no llegó. Lo estamos intentando de nuevo y te escribiremos si necesitamos otra forma de enviártelo.

## Delivery.

support-delivery-title = Entrega
support-delivery-text = El enlace de tu informe se envía a { $email }.
support-delivery-made = Informe creado
support-delivery-sent = Correo enviado
support-delivery-accepted = Recibido por tu proveedor de correo
support-delivery-not-yet = todavía no
support-delivery-unconfirmed = Tu proveedor de correo no confirmó la entrega. Si no ves el mensaje, envíalo otra vez.
support-delivery-refused = Tu proveedor de correo rechazó el mensaje. Comprueba que el correo esté bien escrito.
support-resend = Enviar otra vez
support-resent = Informe enviado
support-resend-failed = No se pudo enviar el informe. Inténtalo de nuevo.
support-fix = Cambiar el correo
support-fix-label = Nuevo correo electrónico
support-fix-text = Enviaremos el informe al nuevo correo enseguida y avisaremos al anterior.
support-fix-save = Cambiar y enviar
support-fixed = Correo cambiado. Tu informe va de camino a { $email }.
support-cancel = Cancelar

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Desistir del contrato
support-withdraw-text = Si eres consumidor en la Unión Europea o el Reino Unido, puedes desistir de una compra en un plazo de 14 días sin dar ningún motivo. Son dos pasos, no necesitas cuenta y te devolvemos el precio completo. También puedes hacerlo si nos pediste la entrega inmediata.
support-withdraw-open = Desistir del contrato aquí
support-withdraw-form = Al enviar este formulario, desistes del contrato del pedido que se indica abajo.
support-withdraw-name = Tu nombre
support-withdraw-name-missing = Escribe tu nombre.
support-withdraw-email = Correo para la confirmación
support-withdraw-order-help = Está en tu recibo. ¿No lo encuentras?
support-withdraw-order-link = Recibe tus enlaces por correo
support-withdraw-confirm = Confirmar desistimiento
support-withdraw-done = Hemos recibido tu desistimiento
support-withdraw-done-text = Nos llegó el { $moment }. Vamos a enviar una confirmación con esta fecha y hora a { $email } y a reembolsarte el precio completo en tu forma de pago original.
support-withdraw-before = Desististe de este contrato el { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } tests por { $price }
support-triple-tab = Pack de 3 tests
support-triple-lead = { $n ->
    [one] El informe del test que acabas de hacer y un test más, para cuando quieras.
   *[other] El informe del test que acabas de hacer y { $n } tests más, para cuando quieras.
}
support-triple-holds-title = Qué incluye cada test
support-triple-sum-title = Cuánto ahorras
support-triple-sum-apart = { $n } × “{ $package }” por separado
support-triple-sum-bundle = En el pack
support-triple-sum-saved = Ahorras
support-triple-terms = Impuestos incluidos. Un solo pago, sin suscripción. Tienes 14 días para recuperar tu dinero.
support-triple-buy = Comprar por { $price }
support-triple-first-text = El pack empieza con un test que ya hayas hecho. Haz uno primero: conocer tu rango de CI más probable es gratis.
support-triple-first = Hacer el test
support-triple-closed = El pack no está disponible para este test.
support-triple-result = Volver a mi resultado
support-triple-left-title = { $n ->
    [one] Te queda un test
   *[other] Te quedan { $n } tests
}
support-triple-left-text = Haz el siguiente test cuando quieras. En la página de su resultado gratis, usa tu pack para desbloquear el informe. No se te cobrará nada más. Este navegador recuerda tu pack; en otros dispositivos, usa el enlace de tu recibo.
support-triple-left-start = Hacer el siguiente test
support-triple-none-title = Ya usaste todos los tests de este pack
support-triple-none-text = Cada uno tiene su propio informe. Podemos enviarte por correo los enlaces de todos.

support-forget-title = Este dispositivo
support-forget-text = ¿Usas un dispositivo de otra persona? Borra de este navegador tus pedidos, tus respuestas y tus ajustes, y cierra la sesión. Podrás seguir abriendo tus pedidos con los enlaces de nuestros correos.
support-forget-button = Olvidar este dispositivo
support-forget-sure = ¿Borrar todo de este navegador? Perderás las respuestas que no hayas enviado.
support-forget-yes = Sí, borrar todo
support-forget-done = Listo. Hemos borrado todo de este navegador. Ahora cierra esta pestaña.

support-seller-title = Vendedor
support-seller-name = Empresa
support-seller-representative = Representante
support-seller-address = Dirección
support-seller-phone = Teléfono
support-seller-email = Correo
support-seller-business-number = N.º de registro mercantil
support-seller-mail-order-number = N.º de registro de venta a distancia
support-seller-host = Alojamiento web
support-seller-check = Comprobar esta empresa
