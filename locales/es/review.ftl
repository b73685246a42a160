## Opiniones

review-title = ¿Qué te pareció tu informe?
review-lead = Tu opinión sobre “{ $test }” ayuda a otras personas a decidir. No hay recompensa, y publicamos igual las valoraciones buenas y las malas.
review-stars-label = Tu valoración
review-stars-1 = 1 estrella: malo
review-stars-2 = 2 estrellas: regular
review-stars-3 = 3 estrellas: bueno
review-stars-4 = 4 estrellas: muy bueno
review-stars-5 = 5 estrellas: excelente
review-stars-missing = Elige una valoración
review-words-label = Tu opinión (opcional)
review-words-hint = ¿Qué te gustó y qué no? No incluyas correos, teléfonos ni enlaces.
review-words-left = { $n ->
    [one] Queda 1 carácter
   *[other] Quedan { $n } caracteres
}
review-words-long = { $n ->
    [one] Sobra 1 carácter
   *[other] Sobran { $n } caracteres
}
review-name-label = Nombre (opcional)
review-name-hint = Aparece junto a tu opinión. Basta con el nombre de pila.
review-name-long = Escribe un nombre de 60 caracteres como máximo
review-preview-title = Así lo verán los demás
review-preview-text = También mostramos el país donde hiciste el test.
review-someone = Anónimo
review-send = Publicar mi opinión
review-change = Guardar cambios
review-sending = Guardando…
review-failed = No se pudo guardar tu opinión. Inténtalo de nuevo.
review-thanks-title = Gracias
review-published = Hemos publicado tu opinión. Mostramos las opiniones en nuestras páginas en cuanto hay al menos 20.
review-waiting = Hemos guardado tu opinión. La leeremos antes de publicarla, porque parece contener datos de contacto o palabras ofensivas.
review-refused = No hemos publicado tu opinión. Puedes cambiarla y enviarla de nuevo.
review-taken-down = Hemos retirado tu opinión de nuestras páginas. Puedes cambiarla y enviarla de nuevo.
review-withdrawn = Hemos eliminado tu opinión. Puedes escribir otra cuando quieras.
review-again = Si más adelante quieres cambiarla o retirarla, vuelve a usar el enlace de nuestro correo.
review-edit = Cambiar mi opinión
review-withdraw = Retirar mi opinión
review-withdraw-ask = Se borrarán tu valoración y tu texto.
review-withdraw-confirm = Eliminar mi opinión
review-withdraw-cancel = Conservarla
review-unknown-title = Este enlace ya no funciona
review-unknown-text = Puede que el enlace esté incompleto o que el pedido tenga otro correo. Vuelve a abrir el enlace de nuestro mensaje o pide ayuda.
review-letters-title = Correos para pedir tu opinión
review-letters-text = Te la pedimos una vez por pedido y, como máximo, una vez cada 90 días. Puedes desactivar estos correos.
review-letters-stop = No volver a preguntarme
review-letters-stopped = No volveremos a pedirte tu opinión.
review-letters-again = Reactivar estos correos

## En las páginas de inicio y de paquetes

review-block-title = Lo que dicen los compradores
review-block-lead = { $count ->
    [one] { $average } de 5 estrellas, según 1 opinión
   *[other] { $average } de 5 estrellas, según { $count } opiniones
}
review-block-how = Solo pueden opinar quienes compraron un informe. Publicamos igual las valoraciones buenas y las malas, y no hay recompensa por opinar.
review-block-shares = Opiniones por número de estrellas
review-block-stars = { $n ->
    [one] 1 estrella
   *[other] { $n } estrellas
}
review-block-language = Escrita en { $language }
review-block-refunded = Esta persona recibió un reembolso
review-block-answer = Respuesta de { $site }
