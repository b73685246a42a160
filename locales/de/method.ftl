## Long read: how the test measures and what is not known.

method-task-title = Was du tust
method-task-text = Du siehst { $questions } Muster aus Figuren. In jedem fehlt eine Kachel, und du hast { $options } zur Auswahl. Es fängt leicht an und wird schwerer. Du kannst zurückgehen und Antworten ändern, bis du sie bestätigst.

method-why-title = Warum Figuren
method-why-text = Ein Muster folgt Regeln: Eine Anzahl wächst, Formen wechseln sich ab, zwei Kacheln ergeben zusammen eine dritte. Solche Regeln zu finden heißt in der Fachsprache fluides Denken. Es ist ein Teil der Intelligenz, und zwar der, der am wenigsten von Sprache und Schule abhängt. Gedächtnis, Wissen und Tempo sind andere Teile. Die misst dieser Test nicht.

method-score-title = Von den Antworten zum Wert
method-score-text = Wir zählen nicht nur. Jede Aufgabe hat ihre eigene Schwierigkeit, und ein Modell gewichtet alle deine Antworten gemeinsam. Das Ergebnis wird auf die übliche IQ-Skala übertragen: Durchschnitt 100, und etwa zwei Drittel der Menschen liegen zwischen 85 und 115. Dieselben Antworten ergeben immer denselben Wert.

method-margin-title = Warum es eine Spanne gibt
method-margin-text = Würdest du den Test zweimal machen, käme nicht genau dieselbe Zahl heraus. Ein guter Tag, ein Glückstreffer, ein lautes Zimmer: All das verschiebt den Wert ein wenig. Deshalb steht bei jedem Wert der Bereich, in dem dein wahrer Wert am ehesten liegt. In der Mitte der Skala ist er schmal. An den Rändern ist er breit, und dort schreiben wir „oder darüber“ und „oder darunter“, statt eine Zahl zu erfinden.

method-norms-title = Mit wem du verglichen wirst
method-norms-text = Ein IQ ist ein Vergleich. Unserer entsteht noch: Wir haben noch keine große Stichprobe aus der Bevölkerung. Bis dahin ist jedes Ergebnis als vorläufig gekennzeichnet, die Spanne ist breiter, und die Version des Vergleichs steht dabei. Wer online Tests macht, ist kein Querschnitt durch alle Menschen. Wir gleichen das aus, so gut wir können, und sagen es dazu.

method-valid-title = Wann ein Durchlauf nicht zählt
method-valid-text = Antworten, die zu schnell kamen, um die Aufgabe gelesen zu haben, oder zu viele offene Aufgaben lassen sich nicht werten. Wir sagen dir den Grund, du bekommst neue Aufgaben, und wir verkaufen dir zu so einem Durchlauf keinen Bericht. Langsam zu sein ist nie ein Grund.

method-unknown-title = Was wir nicht wissen
method-unknown-supervision = Wer am Bildschirm sitzt. Niemand schaut zu, also beweist der Wert anderen gegenüber nichts.
method-unknown-practice = Wie viel Übung du mit solchen Aufgaben hast. Übung hebt den Wert ein wenig, vor allem beim zweiten Mal.
method-unknown-condition = Wie wach, ruhig und ungestört du warst.
method-unknown-sample = Wie sich unser erster Vergleich von der ganzen Bevölkerung unterscheidet. Wir veröffentlichen das, während die Stichprobe wächst.

method-use-title = Wofür der Wert nicht da ist
method-use-text = Er ist keine Diagnose und keine Grundlage für Entscheidungen über Schule, Beruf oder Behandlung. Geh dafür in eine psychologische Praxis, die vor Ort testet. Der Test ist für Menschen gemacht, die ungefähr wissen wollen, wo sie stehen, und eine ehrliche Antwort suchen.
