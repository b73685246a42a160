## Buying the report.

## The packages.

pay-choose-title = Elige tu informe
pay-choose-lead = Cada informe incluye todo lo del anterior. Más adelante puedes ampliarlo y pagar solo la diferencia.
pay-popular = El más elegido
pay-choose-button = Continuar – { $price }
pay-list-price = Precio habitual
pay-member-price = Tu precio
pay-member-note = Ya incluye tu descuento. Paga con el correo con el que lo compraste.
pay-promise-once = Un solo pago, sin suscripción
pay-promise-tax = Impuestos incluidos
pay-promise-back = Reembolso completo durante 14 días
pay-bundle-line = ¿Piensas repetir el test? Llévate tres informes “{ $package }” por { $price }: este test y dos más, cuando quieras.
pay-bundle-link = Ver el pack
pay-closed = Ahora mismo no vendemos informes. Tu resultado gratis sigue donde está.
pay-sample-link = Ver antes una muestra
pay-back-to-result = Volver a mi resultado

pay-owned-title = Ya tienes este informe
pay-owned-text = Puedes abrirlo cuando quieras. También te enviamos el enlace por correo.
pay-owned-open = Abrir mi informe
pay-owned-more = Lo que puedes añadir
pay-owned-add = Añadir por { $price }

## Payment.

pay-title = Pago
pay-item-label = Tu pedido
pay-total-label = Total
pay-item-change = Elegir otro informe

pay-email-label = Correo electrónico
pay-email-hint = Aquí te enviaremos el informe y el recibo. Una semana después, quizá te pidamos una opinión, una sola vez. Puedes decir que no cuando quieras.
pay-email-missing = Escribe tu correo electrónico
pay-email-malformed = El formato del correo no es correcto. Revisa que esté bien escrito.
pay-email-meant = ¿Querías decir { $email }?

pay-method-label = ¿Cómo quieres pagar?
pay-method-missing = Elige una forma de pago.
pay-method-or = o
pay-card-safety = Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nosotros nunca los vemos ni los guardamos.
pay-method-loading = Cargando las formas de pago…

pay-box-supply = Doy mi consentimiento expreso para que la ejecución del contrato empiece de inmediato, antes de que acabe el plazo de desistimiento.
pay-box-waiver = Sé que, en consecuencia, pierdo mi derecho de desistimiento en cuanto empiece la ejecución del contrato.
pay-box-note = Aun así, puedes recuperar tu dinero en un plazo de 14 días. Es un compromiso nuestro.
pay-box-missing = Marca esta casilla para que podamos hacer la entrega de inmediato.

pay-button = Pagar { $price }
pay-button-order = Pedido con obligación de pago
pay-button-busy = Pago en curso

pay-declined-title = El pago no se pudo realizar
pay-declined-text = No se te cobró nada. Inténtalo de nuevo o elige otra forma de pago.
pay-order-failed = No se pudo crear el pedido. Inténtalo de nuevo. No se te cobró nada.
pay-too-many = Demasiados intentos. Espera unos minutos e inténtalo de nuevo.
pay-price-changed = El precio cambió de { $old } a { $new }. No se te cobró nada. Si te parece bien el nuevo precio, vuelve a usar el botón.
pay-connection-failed = Error de conexión. Inténtalo de nuevo.
pay-connection-retry = Reintentar

## The last look before paying. Japanese law asks for it.

pay-review-button = Revisar mi pedido
pay-review-title = Revisa tu pedido
pay-review-item = Artículo
pay-review-item-value = { $name } (1 informe digital)
pay-review-amount = Total, impuestos incluidos
pay-review-paying = Pago
pay-review-paying-value = Un solo pago. Con tarjeta o monedero digital se cobra al momento. En una tienda o un banco, paga antes de la fecha que verás a continuación.
pay-review-delivery = Entrega
pay-review-delivery-value = En cuanto se confirme tu pago: en este sitio y por correo a { $email }.
pay-review-refund = Reembolso
pay-review-refund-value = Reembolso completo durante 14 días con un botón en tu informe. Sin dar ningún motivo.
pay-review-later = Aún no disponible
pay-review-period = Periodo de uso
pay-review-period-value = Sin fecha de fin. Puedes leerlo en este sitio con cualquier navegador actualizado.
pay-review-seller = Vendedor
pay-review-back = Cambiar algo

## Waiting for the payment.

pay-check-title = Pago en curso
pay-check-text = Estamos confirmando tu pago. Suele tardar unos segundos.
pay-check-open-title = Aún no hemos recibido ningún pago
pay-check-open-text = Si cerraste la ventana de tu banco, no se te cobró nada y puedes intentarlo de nuevo. Si acabas de pagar, espera un momento: esta página se actualiza sola.
pay-check-processing-title = Esperando a tu banco o a la tienda
pay-check-processing-text = Tu pago está en camino. Según cómo pagues, puede tardar desde unos minutos hasta unos días. Puedes cerrar esta página. Te avisaremos por correo cuando llegue.
pay-check-late-title = Está tardando más de lo habitual
pay-check-late-text = Puedes cerrar esta página. Te avisaremos por correo en cuanto se confirme tu pago.
pay-check-expired-title = Tu pago no se completó a tiempo
pay-check-expired-text = No se te cobró nada. Puedes empezar de nuevo.
pay-check-review-title = Estamos revisando tu pago
pay-check-review-text = Hay un detalle que debemos comprobar. Te entregaremos el pedido o te haremos el reembolso y, en ambos casos, te avisaremos por correo.
pay-check-refunded-title = Te hemos reembolsado el importe
pay-check-refunded-text = Esta compra está cerrada. No tienes que hacer nada más.
pay-check-none-title = Todavía no has comprado nada
pay-check-none-text = No hay ningún pago de este test.
pay-check-retry = Reintentar
pay-check-choose = Elegir un informe

## A failed payment.

pay-failed-title = El pago no se pudo realizar
pay-failed-text = No se te cobró nada, y tu resultado está guardado.
pay-failed-retry = Reintentar
pay-failed-method = Elegir otra forma de pago
pay-failed-help = Pedir ayuda

## Bought.

pay-success-title = Tu informe está listo
pay-success-making-title = Pago recibido
pay-success-making-text = Estamos preparando tu informe. Tardará unos segundos.
pay-success-view = Abrir mi informe
pay-countdown = { $seconds ->
    [one] Se abrirá en { $seconds } segundo
   *[other] Se abrirá en { $seconds } segundos
}
pay-countdown-stop = Detener
pay-countdown-stopped = Detenido. Abre tu informe cuando quieras.

pay-clock-title = Entrega
pay-clock-made = Informe creado
pay-clock-sent = Correo enviado
pay-clock-accepted = Recibido por tu proveedor de correo
pay-clock-open = Todavía no
pay-clock-answer = Respuesta del servidor: { $answer }
pay-clock-unconfirmed = Lo enviamos, pero tu proveedor de correo no lo confirmó. Si no llega, envíalo otra vez.
pay-clock-refused = No se pudo enviar el informe. Comprueba que tu correo esté bien escrito.

pay-address = Enviamos el enlace a { $email }.
pay-address-change = ¿El correo no es correcto?
pay-address-label = Enviar a
pay-address-send = Enviar
pay-address-sent = Informe enviado. Revisa tu bandeja de entrada.
pay-address-failed = No se pudo enviar el informe. Comprueba el correo e inténtalo de nuevo.
pay-refund-hint = ¿Cambiaste de opinión? Hasta el { $date } puedes recuperar tu dinero con un botón en tu informe.
pay-success-tests = { $tests ->
    [one] Te queda { $tests } test en tu pack.
   *[other] Te quedan { $tests } tests en tu pack.
}
pay-success-tests-link = Usar mi pack
pay-success-account = Inicia sesión para tener todos tus informes en un solo lugar

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Enviaremos tu recibo a { $email }.
pay-member-ends = Dura { $months } meses desde hoy y después termina automáticamente. Nunca se renueva.
pay-member-back = Volver a mi tienda
pay-member-change = Ahora no
pay-member-review-delivery = Empieza de inmediato. Enviaremos tu recibo a { $email }.
pay-success-member-title = Ya eres miembro
pay-success-member-text = Hasta el { $date } tienes un 20 % de descuento en todo. Solo tienes que iniciar sesión al comprar.
pay-success-member-shop = Ir a mi tienda

pay-member-review-item = { $name } de { $months } meses
pay-member-review-refund = Reembolso completo durante 14 días con un botón en “Mi tienda”. Sin dar ningún motivo.
pay-success-member-refund = ¿Cambiaste de opinión? Hasta el { $date } puedes recuperar tu dinero con un botón en “Mi tienda”.

## A membership that renews itself until it is cancelled.

pay-plan-button = Pagar { $price } ahora y otra vez el { $date }
pay-plan-promise = { $price } hoy, otra vez el { $date } y después cada periodo, hasta que canceles
pay-plan-ends = Se renueva cada { $months } meses hasta que la canceles. Te avisaremos por correo 7 días antes de cada renovación.

pay-recommended = Recomendado
pay-recommended-why = Basta para la mayoría: tu puntuación, tu posición y la explicación de cada acertijo que fallaste.
