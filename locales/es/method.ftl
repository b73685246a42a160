## Long read: how the test measures and what is not known.

method-task-title = Qué haces
method-task-text = Ves { $questions } patrones. A cada uno le falta una pieza y tienes { $options } para elegir. Empiezan fáciles y se van complicando. Puedes volver atrás y cambiar tus respuestas hasta que las confirmes.

method-why-title = Por qué acertijos visuales
method-why-text = Cada patrón sigue reglas: una cantidad aumenta, las formas se alternan, dos piezas se combinan en una tercera. Descubrir reglas así se llama razonamiento fluido. Es una parte de la inteligencia, la que menos depende del idioma y de los estudios. La memoria, los conocimientos y la velocidad son otras partes, y este test no las mide.

method-score-title = De las respuestas a la puntuación
method-score-text = No nos limitamos a contar. Cada acertijo tiene su propia dificultad, y un modelo estadístico valora todas tus respuestas en conjunto. El resultado se traslada a la escala habitual de CI: el promedio es 100, y unos dos tercios de las personas están entre 85 y 115. Las mismas respuestas dan siempre la misma puntuación.

method-margin-title = Por qué hay un margen de error
method-margin-text = Si hicieras el test dos veces, lo más probable es que no sacaras el mismo número. Un buen día, un golpe de suerte, una habitación ruidosa: todo eso mueve un poco la puntuación. Por eso toda puntuación lleva un margen de error (intervalo de confianza): el rango en el que más probablemente está tu puntuación verdadera. Es más estrecho en el centro de la escala. En los extremos es amplio, y ahí decimos “o más” y “o menos” en lugar de inventar un número.

method-norms-title = Con quién te comparamos
method-norms-text = Una puntuación de CI es una comparación. Nuestro grupo de comparación todavía está creciendo: aún no tenemos una muestra amplia de la población general. Mientras tanto, cada resultado se marca como provisional, tiene un margen de error más amplio e indica qué versión de la comparación (el baremo) usamos. Quienes hacen tests en línea no representan a toda la población. Lo corregimos lo mejor que podemos y lo decimos.

method-valid-title = Cuándo no se puede puntuar un test
method-valid-text = Si las respuestas llegan demasiado rápido para haber mirado los acertijos, o si quedan demasiadas en blanco, no podemos puntuar el test. Te decimos por qué, recibes acertijos nuevos y no te vendemos un informe de ese intento. Tomarte tu tiempo nunca es un problema.

method-unknown-title = Lo que no sabemos
method-unknown-supervision = Quién está frente a la pantalla. Nadie supervisa el test, por lo que la puntuación no demuestra nada ante terceros.
method-unknown-practice = Cuánta práctica tienes con acertijos así. Practicar sube un poco la puntuación, sobre todo en el segundo intento.
method-unknown-condition = Si habías descansado, si estabas en calma y si nadie te interrumpió.
method-unknown-sample = En qué se diferencia nuestro primer grupo de comparación del conjunto de la población. Lo publicaremos a medida que el grupo crezca.

method-use-title = Para qué no sirve la puntuación
method-use-text = No es un diagnóstico ni una base para tomar decisiones sobre estudios, trabajo o tratamientos. Para eso, acude a un psicólogo que haga tests en persona. Este test es para quien quiere saber, más o menos, dónde se sitúa.
