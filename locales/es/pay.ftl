## Buying the report.

## The packages.

pay-choose-title = Elige tu informe
pay-choose-lead = Elige lo que quieres saber. Cada paquete incluye todo lo del anterior.
pay-popular = El más elegido
pay-choose-button = Continuar – { $price }
pay-list-price = Precio normal
pay-member-price = Tu precio
pay-member-note = Este precio se aplica con el correo con el que compraste el descuento.
pay-promise-once = Un solo pago, sin suscripción
pay-promise-tax = Impuestos incluidos
pay-promise-back = Durante 14 días, tu dinero de vuelta con un botón
pay-bundle-line = Tres tests por { $price }: “{ $package }” para este test y para dos más, cuando quieras.
pay-bundle-link = Ver el paquete de tres
pay-closed = Ahora mismo no se puede comprar nada aquí. Tu resultado gratis sigue donde está.
pay-sample-link = Leer antes un informe de ejemplo
pay-back-to-result = Volver a tu resultado gratis

pay-owned-title = Ya tienes este informe
pay-owned-text = Está abierto en su propia dirección y el enlace está en tu correo.
pay-owned-open = Abrir el informe
pay-owned-more = Lo que puedes añadir
pay-owned-add = Añadir por { $price }

## Payment.

pay-title = Pago
pay-item-label = Compras
pay-total-label = Total
pay-item-change = Elegir otro paquete

pay-email-label = Correo electrónico
pay-email-hint = El informe y el recibo se envían a esta dirección. Una semana después quizá te pidamos una opinión, una sola vez; puedes negarte en cualquier momento.
pay-email-missing = Escribe tu correo electrónico
pay-email-malformed = Escribe un correo electrónico válido
pay-email-meant = ¿Querías decir { $email }?

pay-method-label = ¿Cómo quieres pagar?
pay-method-missing = Elige una forma de pago.
pay-method-or = o
pay-card-safety = Los datos de la tarjeta van directamente al proveedor de pago. Nosotros nunca los vemos ni los guardamos.
pay-method-loading = Cargando las formas de pago…

pay-box-supply = Doy mi consentimiento expreso para que la ejecución del contrato empiece de inmediato, antes de que acabe el plazo de desistimiento.
pay-box-waiver = Sé que, en consecuencia, pierdo mi derecho de desistimiento en cuanto empiece la ejecución del contrato.
pay-box-note = Nuestra propia promesa se mantiene: durante 14 días, tu dinero de vuelta con un botón.
pay-box-missing = Sin esta casilla no podemos entregar de inmediato.

pay-button = Pagar { $price }
pay-button-order = Pedido con obligación de pago
pay-button-busy = Pago en curso

pay-declined-title = El pago ha fallado
pay-declined-text = No se ha cobrado nada. Inténtalo de nuevo o elige otra forma de pago.
pay-order-failed = No se pudo crear el pedido. Inténtalo de nuevo.
pay-too-many = Demasiados intentos. Espera unos minutos e inténtalo de nuevo.
pay-price-changed = El precio ha cambiado de { $old } a { $new }. No se ha cobrado nada. Si estás de acuerdo, pulsa otra vez el botón.
pay-connection-failed = Error de conexión. Inténtalo de nuevo.
pay-connection-retry = Reintentar

## The last look before paying. Japanese law asks for it.

pay-review-button = Revisar el pedido
pay-review-title = Revisa tu pedido
pay-review-item = Artículo
pay-review-item-value = { $name } (1 informe digital)
pay-review-amount = Importe, impuestos incluidos
pay-review-paying = Pago
pay-review-paying-value = Una sola vez. Con tarjeta o monedero digital, al momento; en una tienda o un banco, antes de la fecha que verás a continuación.
pay-review-delivery = Entrega
pay-review-delivery-value = En cuanto se confirme el pago: en este sitio y por correo a { $email }.
pay-review-refund = Reembolso
pay-review-refund-value = Durante 14 días, reembolso completo con un botón en el informe. No se pide ningún motivo.
pay-review-later = Aún no disponible
pay-review-period = Periodo de uso
pay-review-period-value = Sin fecha de fin. En este sitio, con un navegador actualizado.
pay-review-seller = Vendedor
pay-review-back = Cambiar algo

## Waiting for the payment.

pay-check-title = Pago en curso
pay-check-text = Estamos consultando al proveedor de pago. Suele tardar unos segundos.
pay-check-open-title = No hemos recibido ningún pago
pay-check-open-text = Si cerraste la ventana de tu banco, no se ha cobrado nada y puedes intentarlo de nuevo. Si acabas de pagar, espera: esta página sigue consultando.
pay-check-processing-title = Esperando a tu banco o a la tienda
pay-check-processing-text = El pago está en camino. Según cómo pagues, tarda minutos o unos días. Puedes cerrar esta página: te escribiremos un correo cuando llegue.
pay-check-late-title = Está tardando más de lo normal
pay-check-late-text = Puedes cerrar esta página: te escribiremos un correo en cuanto se confirme el pago.
pay-check-expired-title = El pago no se completó a tiempo
pay-check-expired-text = No se ha cobrado nada. Puedes empezar de nuevo.
pay-check-review-title = Una persona está revisando tu pago
pay-check-review-text = Hay algo que no cuadra. Te escribiremos un correo y después entregaremos el informe o devolveremos el dinero.
pay-check-refunded-title = Se ha devuelto el dinero
pay-check-refunded-text = Esta compra está cerrada.
pay-check-none-title = Todavía no se ha comprado nada
pay-check-none-text = No hay ningún pago para esta página.
pay-check-retry = Reintentar
pay-check-choose = Ver los paquetes

## A failed payment.

pay-failed-title = El pago ha fallado
pay-failed-text = No se ha cobrado nada. Tu resultado se conserva.
pay-failed-retry = Reintentar
pay-failed-method = Elegir otra forma de pago
pay-failed-help = Pedir ayuda

## Bought.

pay-success-title = Tu informe está listo
pay-success-making-title = Pago recibido
pay-success-making-text = Estamos preparando tu informe. Tarda unos segundos.
pay-success-view = Ver el informe
pay-countdown = { $seconds ->
    [one] Se abre solo en { $seconds } segundo.
   *[other] Se abre solo en { $seconds } segundos.
}
pay-countdown-stop = Detener
pay-countdown-stopped = Detenido. Ábrelo cuando quieras.

pay-clock-title = Entrega
pay-clock-made = Informe creado
pay-clock-sent = Correo enviado
pay-clock-accepted = Aceptado por tu servidor de correo
pay-clock-open = todavía no
pay-clock-answer = Su respuesta: { $answer }
pay-clock-unconfirmed = Tu servidor de correo recogió el mensaje, pero no lo confirmó. Si no llega, pide que se envíe otra vez.
pay-clock-refused = No se pudo enviar el informe

pay-address = Se envía a { $email }.
pay-address-change = ¿Dirección equivocada?
pay-address-label = Enviar a
pay-address-send = Enviar
pay-address-sent = Informe enviado
pay-address-failed = No se pudo enviar el informe
pay-refund-hint = ¿Has cambiado de idea? Hasta el { $date } recuperas tu dinero con un botón en el informe.
pay-success-tests = { $tests ->
    [one] Te queda { $tests } test por usar.
   *[other] Te quedan { $tests } tests por usar.
}
pay-success-tests-link = Usarlo ahora
pay-success-account = Todos tus informes en un solo lugar: inicia sesión

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Tu recibo irá a { $email }.
pay-member-ends = Dura { $months } meses desde hoy. La membresía termina sola y no se renueva.
pay-member-back = Volver a mi tienda
pay-member-change = Ahora no
pay-member-review-delivery = Empieza al momento; el recibo irá a { $email }
pay-success-member-title = Ya eres miembro
pay-success-member-text = Hasta el { $date } pagas un 20 % menos por todo. Solo tienes que iniciar sesión al comprar.
pay-success-member-shop = Ir a mi tienda

pay-member-review-item = { $name } de { $months } meses
pay-member-review-refund = Reembolso completo durante 14 días con un botón en tu tienda. Sin dar explicaciones.
pay-success-member-refund = ¿Has cambiado de idea? Hasta el { $date } recuperas tu dinero con un botón en tu tienda.

## A membership that renews itself until it is cancelled.

pay-plan-button = Pagar { $price } ahora y otra vez el { $date }
pay-plan-promise = { $price } hoy y otra vez el { $date }, hasta que la canceles
pay-plan-ends = Se renueva cada { $months } meses hasta que la canceles. Te escribimos 7 días antes.
