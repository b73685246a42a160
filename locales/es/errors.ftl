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
# The form that was answered isn't in the bank any more.
error-unknown-form = Esta versión del test ya no se conoce aquí. Tus respuestas siguen en este dispositivo; empieza de nuevo, por favor.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = Estas respuestas no corresponden a las preguntas que recibiste. Recarga la página e inténtalo de nuevo.
# No order has this number.
error-unknown-order = No hemos encontrado este pedido. Revisa la dirección o búscalo en tu correo.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = Este test se entrega de otra manera. Recarga la página e inténtalo de nuevo.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = Ya confirmaste este test. Las respuestas confirmadas no se pueden cambiar.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = Ya has hecho todas las versiones de este test. Prueba otro test o vuelve dentro de unos meses.
# This visit has handed in the same form before.
error-form-had-before = Ya entregaste esta versión del test. Empieza de nuevo y recibirás otra.
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
