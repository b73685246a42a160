## Long read: how the test measures and what is not known.

method-task-title = Qué haces
method-task-text = Ves { $questions } patrones de figuras. En cada uno falta una pieza y tienes { $options } para elegir. Empiezan fáciles y se vuelven más difíciles. Puedes volver atrás y cambiar respuestas hasta que las confirmes.

method-why-title = Por qué figuras
method-why-text = Un patrón sigue reglas: una cantidad crece, las formas se turnan, dos piezas juntas dan una tercera. Encontrar esas reglas se llama razonamiento fluido. Es una parte de la inteligencia, la que menos depende del idioma y de la escuela. La memoria, los conocimientos y la velocidad son otras partes. Este test no las mide.

method-score-title = De las respuestas a la puntuación
method-score-text = No nos limitamos a contar. Cada ejercicio tiene su propia dificultad y un modelo pondera todas tus respuestas juntas. El resultado se lleva a la escala habitual de IQ: promedio 100 y cerca de dos tercios de las personas entre 85 y 115. Las mismas respuestas dan siempre la misma puntuación.

method-margin-title = Por qué hay un margen
method-margin-text = Si hicieras el test dos veces, no te saldría exactamente el mismo número. Un buen día, un acierto por suerte, una habitación con ruido: todo eso mueve un poco la puntuación. Por eso cada puntuación aparece con el rango en el que más probablemente está tu valor real. En el centro de la escala el rango es estrecho. En los extremos es amplio, y ahí decimos “o más” y “o menos” en lugar de inventar un número.

method-norms-title = Con quién te comparamos
method-norms-text = Un IQ es una comparación. La nuestra aún está en construcción: todavía no tenemos una muestra grande de la población general. Hasta entonces, cada resultado se marca como provisional, su margen es más amplio y lleva impresa la versión de la comparación. Quienes hacen tests en línea no representan a toda la población. Lo corregimos lo mejor que podemos y lo decimos.

method-valid-title = Cuándo un intento no cuenta
method-valid-text = No se pueden puntuar las respuestas marcadas demasiado rápido para haber leído el ejercicio, ni los intentos con demasiadas respuestas en blanco. Te decimos por qué, recibes ejercicios nuevos y no te vendemos un informe de ese intento. Ir despacio nunca es un motivo.

method-unknown-title = Lo que no sabemos
method-unknown-supervision = Quién está frente a la pantalla. Nadie vigila, así que la puntuación no prueba nada ante terceros.
method-unknown-practice = Cuánta práctica tienes con ejercicios así. La práctica sube un poco la puntuación, sobre todo en el segundo intento.
method-unknown-condition = Si estabas con energía, con calma y sin interrupciones.
method-unknown-sample = En qué se diferencia nuestra primera comparación de toda la población. Lo publicamos a medida que crece la muestra.

method-use-title = Para qué no sirve la puntuación
method-use-text = No es un diagnóstico ni una base para decidir sobre estudios, trabajo o tratamientos. Para eso, acude a un profesional de la psicología que haga tests en persona. El test es para quienes quieren saber más o menos dónde están y buscan una respuesta honesta.
