## Pages around a paid order.

## Fields that several forms share.

support-email-label = Correo electrónico
support-email-missing = Escribe tu correo electrónico
support-email-wrong = Escribe un correo electrónico válido
support-email-hint = ¿Querías decir { $email }?
support-order-label = Número de pedido
support-order-missing = Escribe el número de pedido.
support-order-unknown = No hemos encontrado ningún pedido con este número.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Recuperar tu informe
support-retrieve-lead = Escribe la dirección con la que compraste. Enviaremos a ella los enlaces de todos los informes comprados así.
support-retrieve-send = Enviar
support-retrieve-sent = Informe enviado
support-retrieve-sent-text = Los enlaces van de camino a { $email }. Tardan uno o dos minutos. Si no llega nada, mira en la carpeta de spam.
support-retrieve-another = Usar otra dirección
support-retrieve-failed = No se pudo enviar el informe
support-retrieve-other-title = ¿Ya no tienes acceso a esa dirección?
support-retrieve-other-text = Si tu informe sigue abierto en un navegador, puedes cambiar la dirección en su página de ayuda. O escríbenos.
support-retrieve-other-link = Ir a la página de ayuda

## /support without an order.

support-title = Ayuda
support-lead = Mira dónde está un informe, envíalo otra vez, cambia su dirección, recupera tu dinero o desiste del contrato. No necesitas una cuenta.
support-find-title = Tu pedido
support-find-text = El enlace de tu recibo lo abre. Si ya no lo tienes, te enviamos tus enlaces por correo.
support-find-retrieve = Recibir mis enlaces por correo
support-contact-title = Escríbenos
support-contact-text = Lo lee una persona. Indica el número de pedido si lo tienes; no envíes números de tarjeta, por favor.
support-contact-subject = Pedido { $order }

## /support with an order.

support-order-title = Tu pedido
support-order-package = Paquete
support-order-price = Precio
support-order-paid = Pagado
support-order-email = El informe se envía a
support-order-number = Número de pedido
support-order-price-text = { $price }, impuestos incluidos
support-moment = { $date }, { $time }
support-order-open = Abrir el informe
support-order-free = Ver tu resultado gratis
support-order-packages = Ver los paquetes
support-order-check = Seguir el pago
support-order-other = Buscar otro pedido

support-state-none = No se ha comprado nada para este pedido. Tu resultado gratis está ahí.
support-state-open = Este pedido no está pagado. No se ha cobrado nada.
support-state-processing = Tu banco tiene el pago y aún no lo ha confirmado. Te escribiremos en cuanto lo haga; no hace falta que pagues otra vez.
support-state-review = Hay algo en este pago que no cuadra, así que una persona lo revisa antes de entregar nada. Si tienes dudas, escríbenos.
support-state-paid = Pagado. Estamos preparando tu informe.
support-state-fulfilled = Pagado. Tu informe está listo.
support-state-part-refunded = Te hemos devuelto { $amount }. Tu informe sigue abierto.
support-state-disputed = En tu banco consta una reclamación sobre este pago. Mientras tanto, tu informe sigue abierto.
support-state-refunded = Tu dinero se ha devuelto. El resultado gratis se queda.
support-state-owed = Te devolvimos el dinero, pero no llegó. Lo intentamos de nuevo y te escribiremos si necesitamos otro medio.

## Delivery.

support-delivery-title = Entrega
support-delivery-text = El enlace se envía a { $email }.
support-delivery-made = Informe creado
support-delivery-sent = Correo enviado
support-delivery-accepted = Aceptado por tu servidor de correo
support-delivery-not-yet = todavía no
support-delivery-unconfirmed = El servidor de correo recogió el mensaje sin decir qué pasó con él. Si no lo encuentras, envíalo otra vez.
support-delivery-refused = El servidor de correo rechazó el mensaje. Comprueba la dirección, por favor.
support-resend = Enviar otra vez
support-resent = Informe enviado
support-resend-failed = No se pudo enviar el informe
support-fix = Cambiar la dirección
support-fix-label = Nuevo correo electrónico
support-fix-text = El informe se envía enseguida a la nueva dirección. Avisamos a la antigua del cambio.
support-fix-save = Cambiar y enviar
support-fixed = Cambiada. El informe va de camino a { $email }.
support-cancel = Cancelar

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Desistir del contrato
support-withdraw-text = Si eres consumidor en la Unión Europea o el Reino Unido, puedes desistir de una compra en un plazo de 14 días sin dar motivos. Son dos pasos y no hace falta una cuenta. Te devolvemos el precio completo.
support-withdraw-open = Desistir del contrato aquí
support-withdraw-form = Con este formulario declaras que desistes del contrato del pedido indicado abajo.
support-withdraw-name = Tu nombre
support-withdraw-name-missing = Escribe tu nombre.
support-withdraw-email = Correo para la confirmación
support-withdraw-order-help = Está en tu recibo. ¿No lo tienes?
support-withdraw-order-link = Recibe tus enlaces por correo
support-withdraw-confirm = Confirmar desistimiento
support-withdraw-done = Tu desistimiento está declarado
support-withdraw-done-text = Lo recibimos el { $moment }. Enviamos una confirmación con esta fecha y hora a { $email }. El precio completo vuelve por el mismo medio de pago.
support-withdraw-before = Desististe de este contrato el { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } tests por { $price }
support-triple-tab = Tres tests por un solo precio
support-triple-lead = { $n ->
    [one] El informe del test que acabas de hacer y un test más, cuando quieras.
   *[other] El informe del test que acabas de hacer y { $n } tests más, cuando quieras.
}
support-triple-holds-title = Lo que incluye cada test
support-triple-sum-title = La cuenta
support-triple-sum-apart = { $n } veces “{ $package }”, por separado
support-triple-sum-bundle = Juntos
support-triple-sum-saved = Ahorras
support-triple-terms = Impuestos incluidos. Un solo pago, sin suscripción. Durante 14 días puedes recuperar tu dinero.
support-triple-buy = Comprar por { $price }
support-triple-first-text = El paquete de tres empieza con un test que hayas hecho. Haz uno primero; el resultado como rango amplio es gratis.
support-triple-first = Hacer el test
support-triple-closed = El paquete de tres no está a la venta para este pedido.
support-triple-result = Volver al resultado
support-triple-left-title = { $n ->
    [one] Te queda un test
   *[other] Te quedan { $n } tests
}
support-triple-left-text = Haz un test cuando quieras. En su resultado gratis, pulsa el botón correspondiente y el informe se abre sin otro pago. Este navegador recuerda tu paquete de tres; en otro lugar, usa el enlace de tu recibo.
support-triple-left-start = Hacer el siguiente test
support-triple-none-title = Todos los tests de este paquete están usados
support-triple-none-text = Cada uno tiene su propio informe. Puedes recibir por correo los enlaces de todos.

support-forget-title = Este dispositivo
support-forget-text = ¿El dispositivo es de otra persona? Haz que este navegador olvide tus pedidos, tus respuestas y tus ajustes. Tus pedidos siguen con nosotros; los enlaces de nuestros correos los abren.
support-forget-button = Olvidar este dispositivo
support-forget-sure = Las respuestas no enviadas se pierden. ¿Olvidarlo todo?
support-forget-yes = Sí, olvidar
support-forget-done = Este navegador lo ha olvidado todo. Cierra también la pestaña.
