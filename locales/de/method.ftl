## Long read: how the test measures and what is not known.

method-task-title = Was du machst
method-task-text = Du siehst { $questions } Muster. In jedem fehlt ein Feld, und du hast { $options } zur Auswahl. Es fängt leicht an und wird schwerer. Bis du bestätigst, kannst du zurückgehen und deine Antworten ändern.

method-why-title = Warum Bilderrätsel
method-why-text = Jedes Muster folgt Regeln: Eine Anzahl steigt, Formen wechseln sich ab, zwei Felder ergeben zusammen ein drittes. Solche Regeln zu erkennen nennt man fluides Denken. Es ist ein Teil der Intelligenz, und zwar der, der am wenigsten von Sprache und Schule abhängt. Gedächtnis, Wissen und Tempo sind andere Teile; die misst dieser Test nicht.

method-score-title = Von den Antworten zum IQ-Wert
method-score-text = Wir zählen nicht nur. Die Rätsel sind unterschiedlich schwer, und ein statistisches Modell gewichtet alle deine Antworten gemeinsam. Das Ergebnis übertragen wir auf die übliche IQ-Skala: Der Durchschnitt ist 100, und etwa zwei Drittel der Menschen liegen zwischen 85 und 115. Dieselben Antworten ergeben immer denselben IQ-Wert.

method-margin-title = Warum es eine Fehlerspanne gibt
method-margin-text = Würdest du den Test zweimal machen, käme vermutlich nicht dieselbe Zahl heraus. Ein guter Tag, ein Glückstreffer, ein lautes Zimmer: All das verschiebt das Ergebnis ein wenig. Deshalb hat jeder IQ-Wert eine Fehlerspanne (Konfidenzintervall), also den Bereich, in dem dein wahrer IQ-Wert am ehesten liegt. In der Mitte der Skala ist sie am kleinsten. Ganz außen ist sie groß, und dort schreiben wir „oder darüber“ und „oder darunter“, statt eine Zahl zu erfinden.

method-norms-title = Mit wem du verglichen wirst
method-norms-text = Ein IQ-Wert ist ein Vergleich. Unsere Vergleichsgruppe wächst noch: Eine große Stichprobe aus der Bevölkerung haben wir bisher nicht. Bis dahin ist jedes Ergebnis als vorläufig gekennzeichnet, die Fehlerspanne ist größer, und wir nennen die Version des Vergleichs (die Normen). Wer online Tests macht, ist kein Querschnitt durch alle Menschen. Wir gleichen das aus, so gut es geht, und sagen es dazu.

method-valid-title = Wann sich ein Test nicht auswerten lässt
method-valid-text = Kommen die Antworten zu schnell, um die Rätsel angesehen zu haben, oder fehlen zu viele, können wir den Test nicht auswerten. Wir nennen dir den Grund, du bekommst neue Rätsel, und wir verkaufen dir zu diesem Versuch keinen Bericht. Zu langsam kannst du dabei nicht sein.

method-unknown-title = Was wir nicht wissen
method-unknown-supervision = Wer vor dem Bildschirm sitzt. Niemand schaut zu, und deshalb kann der IQ-Wert anderen nichts beweisen.
method-unknown-practice = Wie viel Übung du mit solchen Rätseln hast. Übung hebt das Ergebnis ein wenig, vor allem beim zweiten Mal.
method-unknown-condition = Wie ausgeruht, ruhig und ungestört du warst.
method-unknown-sample = Wie sich unsere erste Vergleichsgruppe von der ganzen Bevölkerung unterscheidet. Das veröffentlichen wir, während sie wächst.

method-use-title = Wofür der IQ-Wert nicht da ist
method-use-text = Er ist keine Diagnose und keine Grundlage für Entscheidungen über Schule, Beruf oder Behandlung. Dafür gibt es psychologische Praxen, die vor Ort testen. Dieser Test ist für Menschen, die ungefähr wissen wollen, wo sie stehen.
