## Lo que dice el servidor cuando algo no se puede hacer.

error-not-found = No hemos encontrado lo que buscas. Vuelve a la página de inicio e inténtalo desde allí.
error-unknown-app = Esta dirección no pertenece a ninguno de nuestros sitios. Compruébala, por favor.
error-unknown-exam = Este test no existe o ya no se ofrece. Elige otro en la página de inicio.
error-unknown-language = Todavía no tenemos este idioma. Elige uno de la lista.
error-unknown-country = No conocemos este país. Vuelve a cargar la página.
error-bad-request = Algo en esta solicitud no era correcto. Vuelve a cargar la página e inténtalo de nuevo.
error-too-large = Era demasiado para un solo envío. Envía menos e inténtalo de nuevo.
error-busy = Ahora mismo hay mucha actividad. Inténtalo de nuevo en un minuto.
error-internal = Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.
error-timeout = Ha tardado demasiado y se ha interrumpido. Inténtalo de nuevo.
error-unknown-form = Esta versión del test ya no se conoce aquí. Tus respuestas siguen en este dispositivo; empieza de nuevo, por favor.
error-bad-answers = Estas respuestas no corresponden a las preguntas que recibiste. Recarga la página e inténtalo de nuevo.
error-unknown-order = No hemos encontrado este pedido. Revisa la dirección o búscalo en tu correo.
error-wrong-call = Este test se entrega de otra manera. Recarga la página e inténtalo de nuevo.
error-already-confirmed = Ya confirmaste este test. Las respuestas confirmadas no se pueden cambiar.
error-no-fresh-form = Ya has hecho todas las versiones de este test. Prueba otro test o vuelve dentro de unos meses.
error-account-needed = Este test necesita una cuenta, que es gratuita. Inicia sesión.
error-form-had-before = Ya entregaste esta versión del test. Empieza de nuevo y recibirás otra.
error-ticket-missing = Este test se empezó antes de una actualización de nuestro sitio y ya no se puede entregar. Empieza de nuevo, por favor; no cuesta nada.
error-ticket-invalid = Estas respuestas no corresponden a ningún test entregado aquí. Empieza de nuevo, por favor.
error-ticket-expired = Este test se empezó hace más de un mes y ya no se puede entregar. Empieza de nuevo, por favor; no cuesta nada.

error-no-reports = No hay informes que se puedan recuperar para este correo.
error-too-many = Han sido demasiadas veces en poco tiempo. Espera un poco e inténtalo de nuevo.
error-price-changed = El precio ha cambiado. Mira el nuevo antes de pagar.
error-not-for-sale = No hay nada que comprar para este pedido.
error-already-paid = Este pedido ya está pagado.
error-consent-missing = Marca las dos casillas, por favor. Sin ellas no podemos entregar de inmediato.
error-bad-email = Escribe un correo electrónico válido
error-order-failed = No se pudo crear el pedido. Inténtalo de nuevo.
error-nothing-to-refund = No hay nada que devolver para este pedido.
error-refund-too-late = Los 14 días para un reembolso han pasado. Escríbenos, por favor.
error-bundle-used = Todos los tests de este paquete se han usado.
error-unsettled = Hay dinero de este pedido en camino de vuelta, o un banco aún lo revisa. Podrás añadir más en cuanto termine.
error-not-owned = Esto no forma parte de lo que se compró con este pedido.
error-unknown-token = En esta dirección no hay nada, o se retiró.
error-bad-name = Escribe un nombre de 1 a 60 caracteres.
error-not-comparable = Puedes comparar dos resultados distintos del test de personalidad de 16 tipos.
error-comparisons-full = Tienes diez comparaciones abiertas. Desactiva una y podrás empezar otra.

## Cuentas. Los dos primeros dicen lo mismo, tenga la dirección cuenta o no.

error-wrong-password = El correo o la contraseña no son correctos. También puedes iniciar sesión con un enlace por correo.
error-wrong-code = Este código o enlace no es correcto o ha caducado. Pide uno nuevo.
error-wrong-passkey = No ha funcionado con esta llave de acceso. Inténtalo de nuevo o inicia sesión con un enlace por correo.
error-provider-failed = No ha sido posible iniciar sesión así. Inténtalo de nuevo o usa un enlace por correo.
error-provider-no-address = No hemos recibido un correo confirmado. Inicia sesión con un enlace por correo.
error-confirm-address = Ya tienes una cuenta con este correo. Confirma que es tuya.
error-already-connected = Ya está conectado, aquí o a otra cuenta. Desconéctalo primero.
error-password-length = Elige una contraseña de 8 a 128 caracteres.
error-common-password = Esa contraseña es demasiado fácil de adivinar. Elige otra.
error-agreement-missing = Acepta la política de privacidad para continuar
error-bad-date = Fecha no válida (ejemplo: 2020-01-01)
error-bad-phone = Escribe un teléfono con su prefijo o código de área.
error-sign-in-first = Inicia sesión primero.
error-confirm-identity = Vuelve a iniciar sesión para confirmar que eres tú.
error-other-account = Este pedido pertenece a una cuenta. Inicia sesión en ella.
error-foreign-origin = Esta solicitud no viene de nuestro sitio. Recarga la página e inténtalo de nuevo.
