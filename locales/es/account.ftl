## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = Correo electrónico
account-email-missing = Escribe tu correo electrónico
account-email-wrong = El formato del correo no es correcto. Revisa que esté bien escrito.
account-email-hint = ¿Querías decir { $email }?
account-password-label = Contraseña
account-password-new = Nueva contraseña
account-password-again = Confirmar contraseña
account-password-old = Contraseña actual
account-password-rule = Mínimo 8 caracteres. Una frase corta es fácil de recordar.
account-password-missing = Escribe tu contraseña
account-password-mismatch = Las contraseñas no coinciden
account-code-label = Código del correo
account-code-missing = Escribe el código de 6 dígitos
account-name-label = Nombre
account-name-missing = Escribe tu nombre
account-password-show = Mostrar contraseña
account-password-hide = Ocultar contraseña
account-busy = Un momento…

## /user/login

account-login-title = Iniciar sesión
account-login-lead = Te enviaremos por correo un enlace y un código de acceso. No necesitas contraseña.
account-login-send = Enviarme un enlace
account-sent-title = Revisa tu correo
account-sent-text = Te hemos enviado un correo a { $email }. Abre el enlace o escribe aquí el código.
account-sent-sign-in = Iniciar sesión
account-sent-again = Enviar otro correo
account-code-sent = Correo enviado
account-sent-another = Usar otro correo
account-login-with-password = Usar una contraseña
account-login-with-letter = Usar un enlace por correo
account-passkey-sign-in = Usar una llave de acceso
account-passkey-failed = No funcionó. Inténtalo de nuevo o inicia sesión de otra forma.
account-provider-sign-in = Continuar con { $provider }
account-provider-waiting = Iniciando sesión…
account-provider-confirm-title = Ya tienes una cuenta
account-provider-confirm-text = Confirma una vez que { $email } es tu correo. Después podrás iniciar sesión con { $provider }.
account-login-forgot = ¿Olvidaste tu contraseña?
account-login-new = ¿Primera vez aquí?
account-login-register = Crear cuenta
account-link-title = Hola de nuevo
account-link-text = Con un clic inicias sesión en este dispositivo.
account-link-over = Este enlace ha caducado o ya se usó. Pide uno nuevo aquí abajo.
account-signed-in = Sesión iniciada
account-login-agree = Si aún no tienes cuenta, se crea al iniciar sesión. Se aplica nuestra política de privacidad.

## /user/register

account-register-title = Crear cuenta
account-register-lead = Todos tus informes en un solo lugar. Es gratis.
account-register-agree = Acepto la política de privacidad
account-register-privacy = Leer la política
account-register-agree-missing = Acepta la política de privacidad para continuar
account-register-send = Crear cuenta
account-register-have = ¿Ya tienes una cuenta?
account-register-confirm-title = Confirma tu correo
account-register-confirm-text = Hemos enviado un código a { $email }. Escríbelo aquí y tu cuenta estará lista.
account-register-confirm = Confirmar

## /user/forgot-password

account-forgot-title = ¿Olvidaste tu contraseña?
account-forgot-lead = Te enviaremos por correo un código para crear una contraseña nueva.
account-forgot-send = Enviarme un código
account-forgot-sent = Hemos enviado un código a { $email }. Escríbelo aquí y elige una contraseña nueva.
account-forgot-set = Crear nueva contraseña
account-forgot-done = Contraseña restablecida

## /user/edit-password

account-edit-title = Cambia tu contraseña
account-edit-title-none = Crea una contraseña
account-edit-lead = Se cerrará la sesión en todos los demás dispositivos.
account-edit-save = Guardar contraseña
account-edit-done = Contraseña guardada

## /user/info: the personal centre.

account-info-title = Tus informes
account-info-for = Sesión iniciada como { $email }
account-orders-empty = Todavía no hay nada. Aquí verás los informes que compres con este correo y los tests que hagas con la sesión iniciada.
account-orders-start = Hacer un test
account-status-completed = Completado
account-status-uncompleted = Sin resultado
account-status-pending-payment = Pago pendiente
account-order-taken = Hecho el { $date }
account-order-reference = Referencia { $reference }
account-order-view = Ver
account-order-share = Compartir
account-order-pay = Quiero mi informe
account-order-files = Descargas
account-free-title = Tests gratis
account-profile-title = Datos personales
account-profile-lead = Todo es opcional y solo tú puedes verlo.
account-nickname-label = Apodo
account-phone-label = Teléfono
account-birthday-label = Fecha de nacimiento
account-birthday-hint = Por ejemplo, 1990-05-21
account-birthday-wrong = Fecha no válida (ejemplo: 2020-01-01)
account-gender-label = Género
account-gender-male = Hombre
account-gender-female = Mujer
account-gender-confidential = Prefiero no decirlo
account-gender-none = Sin indicar
account-profile-save = Guardar
account-profile-saved = Cambios guardados

## /user/setting

account-setting-title = Ajustes
account-setting-language = Idioma de los correos
account-setting-password = Contraseña
account-setting-password-none = No tienes contraseña, y no la necesitas.
account-setting-password-set = Tienes una contraseña.
account-setting-password-change = Cambiar contraseña
account-setting-password-add = Crear una contraseña
account-passkeys-title = Llaves de acceso
account-passkeys-lead = Inicia sesión con tu huella, tu cara o el bloqueo de pantalla. Sin correo ni contraseña.
account-passkeys-empty = Aún no tienes ninguna llave de acceso.
account-passkey-add = Añadir llave de acceso
account-passkey-rename = Cambiar nombre
account-passkey-remove = Eliminar
account-passkey-added = Llave de acceso añadida
account-passkey-renamed = Nombre guardado
account-passkey-removed = Llave de acceso eliminada
account-passkey-name-label = Nombre de la llave
account-passkey-created = Añadida el { $date }
account-passkey-used = Último uso: { $date }
account-passkey-disabled = Desactivada porque alguien podría haberla copiado. Elimínala y añade una nueva.
account-passkey-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
account-providers-title = Google y Apple
account-providers-lead = Inicia sesión con una cuenta que ya tienes.
account-provider-connect = Conectar { $provider }
account-provider-remove = Desconectar
account-provider-connected = Conectado
account-provider-removed = Desconectado
account-provider-since = Conectado el { $date }
account-provider-since-as = { $email }, conectado el { $date }
account-devices-title = Dispositivos
account-devices-lead = Dónde tienes la sesión iniciada.
account-device-this = Este dispositivo
account-device-unknown = Dispositivo desconocido
account-device-name = { $browser } en { $system }
account-device-seen = { $country }, último uso el { $date }
account-device-used = Último uso: { $date }
account-device-end = Cerrar sesión
account-devices-end-all = Cerrar las demás sesiones
account-devices-ended = Sesión cerrada
account-logout = Cerrar sesión
account-logged-out = Sesión cerrada
account-logout-failed = Tus resultados se borraron de este navegador, pero tu sesión sigue activa aquí: no pudimos conectarnos con nuestro servidor. Vuelve a cerrar sesión cuando tengas conexión.

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = Inicia sesión
account-closed-text = Inicia sesión para ver tus informes y tus ajustes.
account-confirm-text = Vuelve a iniciar sesión para confirmar que eres tú.

## A copy of one’s data, and deleting the account.

account-export-title = Tus datos
account-export-lead = Recibe una copia de todo lo que guardamos sobre ti: tus datos, tests, informes y correos, en un archivo ZIP.
account-export-ask = Pedir una copia
account-export-asked = Estamos preparando tu copia. Te avisaremos por correo en cuanto esté lista.
account-export-ready = Tu copia está lista.
account-export-download = Descargar el ZIP
account-delete-title = Eliminar la cuenta
account-delete-lead = Se eliminará tu cuenta con todos tus tests, informes y certificados. Solo conservamos lo que exige la ley fiscal, sin tu nombre.
account-delete-ask = Eliminar mi cuenta
account-delete-question = ¿Eliminar todo? No se puede deshacer.
account-delete-yes = Sí, eliminar todo
account-delete-no = Conservar mi cuenta
account-deleted = Tu cuenta se eliminó
account-delete-later = Hay un pago o un reembolso en curso. Eliminaremos tu cuenta en cuanto termine. No tienes que hacer nada.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = Mi tienda
account-shop-lead = Lo que tienes y lo que puedes añadir.
account-shop-empty = Todavía no hay nada aquí. Haz un test y mira primero tu resultado gratis. Si quieres el informe completo, lo encontrarás aquí.
account-shop-yours = Lo que ya tienes
account-shop-locked = Tienes tu resultado gratis. Todavía no has comprado un informe.
account-shop-complete = Tienes todo lo de este test.
account-shop-add = Puedes añadir
account-shop-buy = Comprar por { $price }
account-shop-upgrade = Añadir por { $price }
account-shop-list-price = Precio habitual
account-shop-compare = Comparar los informes
account-shop-tests-left = { $n ->
    [one] Te queda un test en tu pack.
   *[other] Te quedan { $n } tests en tu pack.
}
account-shop-bundle = Tres tests, tres informes, un solo pago de { $price }. Hazlos cuando quieras.
account-shop-bundle-link = Ver el pack
## The membership in the shop: paid once, ends by itself.

account-member-title = Membresía
account-member-discount-name = 20 % de descuento en todo
account-member-discount-content = En cada informe, cada ampliación y el pack de 3 tests. Solo tienes que iniciar sesión al comprar.
account-member-reports-name = Informes completos de todos los tests gratis
account-member-reports-content = Estilo de pensamiento, habilidades emocionales e intereses profesionales: inicia sesión, haz el test y lee tu informe completo.
account-member-lead = Un 20 % de descuento en todo durante { $months } meses.
account-member-plain = Un solo pago. Termina automáticamente a los { $months } meses y nunca se renueva. Tienes 14 días para recuperar tu dinero.
account-member-buy = Hacerme miembro por { $price }
account-member-until = Eres miembro hasta el { $date }
account-member-until-text = Tienes un 20 % de descuento en todo. Termina automáticamente y nunca se renueva.
account-member-permanent = Tienes un 20 % de descuento en todo
account-member-permanent-text = Tu descuento no tiene fecha de fin. Está incluido en el pedido { $reference }.
account-refund-sure = ¿Quieres que te devolvamos lo que pagaste por tu membresía? Terminará de inmediato.
account-refund-no = Seguir siendo miembro
account-refund-over = El plazo de 14 días terminó. Tu membresía sigue activa hasta su fecha de fin.

## A membership that renews itself until it is cancelled.

account-plan-title = Membresía con renovación
account-plan-lead = El mismo 20 % de descuento, sin fecha de fin. Se renueva cada { $months } meses hasta que la canceles.
account-plan-buy = Pagar { $price } ahora y otra vez el { $date }
account-plan-plain = Te avisaremos por correo 7 días antes de cada renovación. Puedes cancelarla con un clic, incluso sin iniciar sesión, y recuperar tu dinero en los 14 días siguientes a cada pago.
account-plan-active = Se renueva el { $date } por { $price }
account-plan-past-due = No pudimos cobrar { $price } por el siguiente periodo
account-plan-cancelled = Cancelada. No volveremos a cobrarte.
account-plan-until = Eres miembro hasta el { $date }.
account-plan-pending = Esta membresía todavía no está pagada.
account-plan-ended = Esta membresía terminó. No volveremos a cobrarte.
account-plan-none = Este enlace ya se usó o dejó de ser válido. Inicia sesión para ver tu membresía.
account-plan-cancel = Cancelar la renovación
account-plan-cancel-text = No volveremos a cobrarte y sigues siendo miembro hasta el final del periodo que pagaste.
account-plan-shop = Ir a mi tienda
account-plan-failed = No funcionó. Inténtalo de nuevo.
