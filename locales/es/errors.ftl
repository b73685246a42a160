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
