## Lo que dice el servidor cuando algo no se puede hacer.

error-not-found = No encontramos lo que buscas. Vuelve a la página de inicio e inténtalo desde ahí.
error-unknown-app = Este enlace no pertenece a ninguno de nuestros sitios. Comprueba que esté bien escrito.
error-unknown-exam = Este test no existe o ya no se ofrece. Elige otro en la página de inicio.
error-unknown-language = Todavía no tenemos este idioma. Elige uno de la lista.
error-unknown-country = No reconocemos este país. Vuelve a cargar la página.
error-bad-request = Algo en la solicitud no era correcto. Recarga la página e inténtalo de nuevo.
error-too-large = Es demasiado para un solo envío. Envía menos e inténtalo de nuevo.
error-busy = Ahora mismo tenemos mucha actividad. Inténtalo de nuevo en un minuto.
error-internal = Algo falló por nuestra parte. Inténtalo de nuevo en un momento.
error-timeout = Tardó demasiado. Inténtalo de nuevo.
error-unknown-form = Esta versión del test fue sustituida por otra. Tus respuestas siguen en este dispositivo, pero ya no se pueden puntuar. Empieza de nuevo.
error-bad-answers = Estas respuestas no corresponden a las preguntas que recibiste. Recarga la página e inténtalo de nuevo.
error-unknown-order = No encontramos este pedido. Comprueba el enlace o abre el que te enviamos por correo.
error-wrong-call = Esta página está desactualizada. Recárgala e inténtalo de nuevo.
error-already-confirmed = Ya confirmaste este test y tus respuestas son definitivas.
error-no-fresh-form = Ya hiciste todas las versiones de este test. Prueba otro o vuelve dentro de unos meses.
error-account-needed = Para este test necesitas una cuenta. Es gratis. Inicia sesión.
error-form-had-before = Ya hiciste esta versión. Empieza de nuevo para recibir otra.
error-ticket-missing = Empezaste este test antes de que actualizáramos el sitio y ya no se puede puntuar. Empieza de nuevo. Es gratis.
error-ticket-invalid = Estas respuestas no pertenecen a un test que hayas empezado aquí. Empieza de nuevo.
error-ticket-expired = Empezaste este test hace más de un mes y ya no se puede puntuar. Empieza de nuevo. Es gratis.

error-no-reports = No hay informes que se puedan recuperar con este correo. ¿Usaste otro al comprar?
error-too-many = Demasiados intentos. Espera un momento y prueba otra vez.
error-price-changed = El precio cambió. Revisa el nuevo antes de pagar.
error-not-for-sale = No hay nada que comprar para este test.
error-already-paid = Esto ya está pagado. No hace falta que pagues otra vez.
error-consent-missing = Marca las dos casillas para que podamos hacer la entrega de inmediato.
error-bad-email = El formato del correo no es correcto. Revisa que esté bien escrito.
error-order-failed = No se pudo crear el pedido. Inténtalo de nuevo. No se te cobró nada.
error-nothing-to-refund = No hay nada que reembolsar en este pedido.
error-refund-too-late = El plazo de 14 días para el reembolso terminó. Si algo no está bien en tu informe, escríbenos.
error-bundle-used = Ya usaste todos los tests de este pack.
error-unsettled = Hay un reembolso o una reclamación bancaria en curso sobre este pedido. Podrás añadir más cuando se resuelva.
error-not-owned = Esto no está incluido en lo que has comprado hasta ahora.
error-unknown-token = Este enlace no funciona o se desactivó.
error-bad-name = Escribe un nombre de 1 a 60 caracteres.
error-not-comparable = Solo puedes comparar dos resultados distintos del test de personalidad de 16 tipos.
error-comparisons-full = Ya tienes diez comparaciones. Desactiva una para empezar otra.

## Cuentas. Los dos primeros dicen lo mismo, tenga la dirección cuenta o no.

error-wrong-password = El correo o la contraseña no son correctos. También puedes iniciar sesión con un enlace por correo.
error-wrong-code = Este código o enlace no es correcto o ha caducado. Pide uno nuevo.
error-wrong-passkey = Esta llave de acceso no funcionó. Inténtalo de nuevo o inicia sesión con un enlace por correo.
error-provider-failed = No se pudo iniciar sesión así. Inténtalo de nuevo o usa un enlace por correo.
error-provider-no-address = No recibimos un correo verificado. Inicia sesión con un enlace por correo.
error-confirm-address = Ya tienes una cuenta con este correo. Confirma que es tuyo.
error-already-connected = Esta forma de iniciar sesión ya está conectada a una cuenta, la tuya u otra. Desconéctala primero allí.
error-password-length = Elige una contraseña de 8 a 128 caracteres.
error-common-password = Esa contraseña es demasiado fácil de adivinar. Elige otra.
error-agreement-missing = Acepta la política de privacidad para continuar
error-bad-date = Fecha no válida (ejemplo: 2020-01-01)
error-bad-phone = Escribe un número de teléfono válido, por ejemplo +34 612 345 678.
error-sign-in-first = Inicia sesión primero.
error-confirm-identity = Para confirmar que eres tú, vuelve a iniciar sesión con un enlace por correo, tu contraseña o una llave de acceso.
error-other-account = Este pedido pertenece a una cuenta. Inicia sesión en esa cuenta.
error-foreign-origin = Esta solicitud no viene de nuestro sitio. Recarga la página e inténtalo de nuevo.
