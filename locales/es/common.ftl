## Words used on every page.

common-brand = Tessera

common-skip = Ir al contenido

common-nav-label = Navegación principal
common-nav-home = Inicio
common-nav-types = Tipos de personalidad
common-nav-tests = Tests profesionales
common-nav-retrieve = Recuperar informe
common-nav-login = Iniciar sesión
common-nav-account = Mi cuenta
common-nav-shop = Mi tienda
common-nav-support = Ayuda
common-nav-withdraw = Desistir del contrato aquí

common-language-label = Idioma

common-close = Cerrar
common-loading = Cargando…

## Cookie banner.

common-consent-label = Cookies
common-consent-text = ¿Podemos usar cookies para ver qué anuncios funcionan? Si dices que no, nada cambia para ti.
common-consent-accept = Aceptar
common-consent-decline = Rechazar
common-consent-settings = Ajustes de cookies

## Things that went wrong.

common-network-title = Conexión inestable
common-network-text = Se perdió la conexión. Inténtalo de nuevo más tarde.
common-network-retry = Reintentar

common-failed-title = No se pudo cargar, inténtalo de nuevo
common-failed-retry = Reintentar
common-call-failed = Error de conexión. Inténtalo de nuevo.
common-call-too-often = Demasiados intentos. Espera un momento y prueba otra vez.

common-missing-title = Página no encontrada
common-missing-text = Puede que el enlace tenga un error o que la página haya cambiado de lugar.
common-missing-status = Código de estado: { $status }
common-missing-home = Volver al inicio

## Footer and legal texts.

common-footer-legal = Legal
common-footer-operator = Quién gestiona este sitio y cómo contactarnos: consulta el aviso legal.

common-legal-privacy = Política de privacidad
common-legal-terms = Condiciones de uso
common-legal-refund = Reembolsos
common-legal-cookies = Cookies
common-legal-imprint = Aviso legal
common-legal-commerce = Datos del vendedor (Japón)
common-legal-version = Versión { $version }, publicada el { $date }

## IQ classes and their limits.

common-class-genius = Genio
common-class-very-superior = Muy superior
common-class-superior = Superior
common-class-normal = Promedio
common-class-dullness = Algo por debajo del promedio
common-class-borderline-deficiency = Por debajo del promedio
common-class-below-70 = Bastante por debajo del promedio
common-range-above = más de { $limit }
common-range-between = { $low }–{ $high }
common-range-below = menos de { $limit }

common-nav-menu = Menú
