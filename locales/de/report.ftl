### What the bought report says, on screen and on paper.

report-title = Dein Bericht
report-exam = IQ-Test
report-exam-short = IQ-Test, Kurzform
report-sample-mark = Beispiel: eine simulierte Person
report-score-above = { $iq } oder darüber
report-score-below = { $iq } oder darunter
report-margin = 95‑%‑Spanne: { $span }
report-span = { $low } bis { $high }
report-span-from = ab { $low }
report-span-to = bis { $high }
report-span-open = an beiden Enden offen
report-norms = Normen { $version }, { $phase }
report-language-english = Englisch
report-questionnaire-version = Fragebogen Version { $version }, Vergleich { $norms }.
report-phase-provisional = vorläufig
report-phase-calibrating = Aufgaben geeicht, Niveau übernommen
report-phase-bridged = Niveau durch Stichprobe bestimmt
report-phase-census = an den Zensus angepasst
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } von { $whole }
report-sources = Quellen

## Names of the kinds of task and of the levels.

report-kind-induction = Muster finden
report-kind-logic = Figurenlogik
report-kind-spatial = Räumliches Denken
report-kind-several = Mehrere Regeln zugleich
report-kind-pace = Tempo
report-level-very-high = Sehr hoch
report-level-high = Hoch
report-level-moderate = Mittel
report-level-low = Niedrig
report-level-very-low = Sehr niedrig
report-level-not-enough = Zu wenig Daten

## Heads of columns. Short.

report-head-class = Klasse
report-head-iq = IQ
report-head-people = Von 100 Menschen
report-head-touched = Deine Spanne
report-head-lower = Niedriger, von 100
report-head-takers = Teilnehmende
report-head-puzzle = Aufgabe
report-head-puzzles = Aufgaben
report-head-right = Richtig
report-head-kind = Aufgabenart
report-head-score = Wert
report-head-value = Von 0 bis 100
report-head-margin = 80‑%‑Spanne
report-head-level = Stufe
report-head-difference = Abstand zum Schnitt
report-head-needed = Zählt ab
report-head-difficulty = Schwierigkeit
report-head-time = Deine Zeit
report-head-median = Median aller
report-head-medians = Mediane aller, summiert
report-head-answer = Deine Antwort
report-head-part = Teil
report-head-error = Standardfehler des Werts
report-head-within = 95 von 100 Werten innerhalb
report-head-second = Zweiter Wert
report-head-reading = Was das heißt
report-head-likely = Wie wahrscheinlich
report-head-week = Woche
report-head-do = Was du tust
report-head-why = Warum

## Summary: the first page after the cover.

report-summary-title = Zusammen­fassung
report-summary-lead = Dein IQ-Wert liegt bei { $score } ({ $margin }).
report-summary-lead-above = Dein IQ-Wert liegt bei { $score } ({ $margin }). Weiter nach oben misst der Test nicht, deshalb nennt er keine höhere Zahl.
report-summary-lead-below = Dein IQ-Wert liegt bei { $score } ({ $margin }). Weiter nach unten misst der Test nicht, deshalb nennt er keine niedrigere Zahl.
report-score-label = IQ-Wert
report-figure-class = Klasse
report-figure-percentile = Von 100 Menschen
report-figure-percentile-note = mit niedrigerem Wert
report-figure-right = Richtig gelöst
report-figure-right-note = jede Aufgabe mit eigener Schwierigkeit
report-figure-time = Zeit
report-figure-time-note = im Schnitt { $time } pro Aufgabe
report-figure-place = Platz unter Teilnehmenden
report-figure-place-note = Stand: { $date }
report-figure-reliability = Zuverlässigkeit
report-figure-reliability-note = der Unterschiede zwischen Werten sind kein Zufall
report-class-one = Die Zahl gehört zur Klasse „{ $class }“ ({ $range }), ebenso ihre ganze Spanne.
report-class-two = Die Zahl gehört zur Klasse „{ $class }“ ({ $range }). Ihre Spanne berührt „{ $low }“ und „{ $high }“, beides ist also möglich.
report-class-many = Die Zahl gehört zur Klasse „{ $class }“ ({ $range }). Ihre Spanne reicht von „{ $low }“ bis „{ $high }“; möglich ist jede Klasse von der einen bis zur anderen.
report-class-limit = „{ $score }“ ist eine Grenze und gehört deshalb zu keiner einzelnen Klasse. Die Spanne reicht von „{ $low }“ bis „{ $high }“; möglich ist jede Klasse von der einen bis zur anderen.
report-class-limit-one = „{ $score }“ ist eine Grenze. Die ganze Spanne liegt in der Klasse „{ $class }“.
report-percentile = { $n ->
    [one] Von 100 Menschen der Normgruppe läge etwa { $n } niedriger.
   *[other] Von 100 Menschen der Normgruppe lägen etwa { $n } niedriger.
}
report-percentile-above = { $n ->
    [one] Von 100 Menschen der Normgruppe läge mindestens { $n } niedriger.
   *[other] Von 100 Menschen der Normgruppe lägen mindestens { $n } niedriger.
}
report-percentile-below = { $n ->
    [one] Von 100 Menschen der Normgruppe läge höchstens { $n } niedriger.
   *[other] Von 100 Menschen der Normgruppe lägen höchstens { $n } niedriger.
}
report-percentile-top = Von 100 Menschen der Normgruppe lägen mehr als 99 niedriger.
report-percentile-bottom = Von 100 Menschen der Normgruppe läge weniger als 1 niedriger.
report-more-than-99 = mehr als 99
report-fewer-than-1 = weniger als 1
report-kinds-even = Deine Ergebnisse sind bei allen Aufgabenarten ähnlich: Die Unterschiede liegen im Rahmen des Zufalls.
report-kinds-strength = { $kind }: { $distance } Punkte über deinem eigenen Durchschnitt, mehr, als Zufall erklärt. Das ist eine Stärke.
report-kinds-weakness = { $kind }: { $distance } Punkte unter deinem eigenen Durchschnitt, mehr, als Zufall erklärt. Das ist deine schwächere Seite.
report-kinds-untold = Keine Aufgabenart sticht heraus: Die Aufgaben einer Art sagen für sich zu wenig, als dass ein Abstand zählen könnte.
report-kinds-none = Diese Testform hat von manchen Arten zu wenige Aufgaben, deshalb haben die Aufgabenarten keine eigenen Werte.
report-summary-remember = Zum Merken
report-summary-same = Lies erst die Spanne, dann die Zahl: Dein wahrer Wert kann gut irgendwo zwischen { $low } und { $high } liegen.
report-summary-same-open = Lies erst die Spanne, dann die Zahl. Hier ist sie an einem Ende offen, weil der Test so weit nicht messen kann.
report-summary-part = Der Test misst einen Teil der Intelligenz: Regeln in Figuren zu finden.
report-summary-alone = Niemand hat zugesehen. Der Wert ist also für dich und beweist anderen nichts.
report-valid = Antworten und Zeiten sehen nach einem ernsthaften Versuch aus. Der Wert braucht also keinen Hinweis zum Durchlauf.
report-caution = Der Durchlauf ist gültig, aber Folgendes macht den Wert weniger sicher:
report-norms-provisional = Die Normen sind vorläufig. Wie schwer die Aufgaben sind, ist aus ihren Regeln vorhergesagt, und das durchschnittliche Niveau stammt aus einer veröffentlichten Studie. Deshalb ist die Spanne breiter.
report-norms-calibrating = Wie schwer die Aufgaben sind, ist aus den Antworten von Menschen bekannt. Das durchschnittliche Niveau stammt noch aus einer veröffentlichten Studie. Deshalb ist die Spanne breiter.
report-norms-bridged = Wie schwer die Aufgaben sind, ist aus den Antworten von Menschen bekannt, und eine nach Quoten gewählte Stichprobe Erwachsener legt das durchschnittliche Niveau fest.
report-norms-census = Die Normen beruhen auf den ersten Durchläufen vieler Menschen, nach Alter, Bildung und Geschlecht gewichtet wie im Zensus.

## The curve.

report-curve-title = Dein Platz auf der Kurve
report-curve-lead-above = { $points ->
    [one] Dein Wert von { $score } liegt einen Punkt über dem Durchschnitt von 100 ({ $margin }).
   *[other] Dein Wert von { $score } liegt { $points } Punkte über dem Durchschnitt von 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Dein Wert von { $score } liegt einen Punkt unter dem Durchschnitt von 100 ({ $margin }).
   *[other] Dein Wert von { $score } liegt { $points } Punkte unter dem Durchschnitt von 100 ({ $margin }).
}
report-curve-lead-at = Dein Wert ist der Durchschnitt, { $score } ({ $margin }).
report-curve-lead-limit = Dein Wert liegt bei { $score } ({ $margin }). Dort endet, was dieser Test misst. Deshalb zeigt die Kurve die Grenze und keinen Punkt.
report-curve-score = Dein Wert: { $score }
report-curve-caption = Klassen, ihre Grenzen und wie häufig sie sind
report-curve-reached = reicht hinein
report-curve-how = So liest du die Kurve
report-curve-hill = Der Hügel zeigt, wie viele Menschen welchen IQ haben. Die meisten stehen in der Mitte: { $middle } von 100 zwischen 85 und 114, { $upper } zwischen 115 und 129, { $top } bei 130 oder darüber.
report-curve-step = Der Durchschnitt ist 100. Ein Schritt von 15 Punkten ist eine Standard­abweichung, der übliche Abstand der Menschen vom Durchschnitt.
report-curve-why = Warum es eine Spanne gibt
report-curve-cover = Kein kurzer Test misst auf den Punkt genau. Von 100 Menschen, deren Spanne so bestimmt wird, haben etwa 95 ihren wahren Wert darin.
report-curve-error = Zwei Dinge machen sie breit: der Test, dessen Standardfehler für den wahren Wert bei deinen Antworten { $test } Punkte beträgt, und die Normen mit einem von etwa { $norms } Punkten.
report-curve-sides = Von deinem Wert aus reicht sie { $down } Punkte nach unten und { $up } nach oben. Ein Wert ist ein Platz unter Menschen, die mit demselben Fehler gemessen sind. Das zieht ihn ein wenig zur 100 hin, die Spanne dagegen nicht.

## Ranking.

report-ranking-title = Rang
report-ranking-caption = Von 100 Menschen der Normgruppe
report-ranking-lower = mit niedrigerem Wert
report-ranking-higher = mit gleichem oder höherem Wert
report-ranking-place = Verglichen mit dir
report-ranking-ends = Die Spanne gilt auch hier: Die Zahl der Menschen mit niedrigerem Wert reicht von { $low } von 100 (unteres Ende) bis { $high } (oberes Ende).
report-ranking-end-low = Die Spanne gilt auch hier: Selbst an ihrem unteren Ende lägen { $low } von 100 Menschen niedriger. Ihr oberes Ende ist offen.
report-ranking-end-high = Die Spanne gilt auch hier: An ihrem oberen Ende ist die Zahl der Menschen mit niedrigerem Wert { $high } von 100. Ihr unteres Ende ist offen.
report-ranking-rare-high = Etwa eine von { $n } Personen liegt gleich hoch oder höher.
report-ranking-rarest = Weniger als eine von { $n } Personen liegt gleich hoch oder höher.
report-ranking-middle = Die Hälfte aller Menschen liegt zwischen 90 und 110, und du auch.
report-ranking-takers = Unter allen, die diesen Test gemacht haben
report-ranking-own = Bis zum { $date } hatte dieser Test { $n } gültige Durchläufe, davon { $lower } mit einem niedrigeren Wert als deinem, { $same } mit demselben (deiner mitgezählt) und { $higher } mit einem höheren. Das ist Platz { $place } von { $n }.
report-ranking-average = Der Durchschnitt der Teilnehmenden ist { $average }. Sie haben sich selbst für den Test entschieden und sind kein Querschnitt durch alle Menschen. Die Normgruppe oben ist der fairere Vergleich.
report-ranking-you = Dein Wert
report-ranking-takers-caption = Wie viele Teilnehmende welchen Wert haben
report-ranking-few = Als dieser Bericht entstand, waren weniger als { $floor } gültige Durchläufe dieses Tests nach diesen Normen ausgewertet. Ein Platz unter so wenigen sagt nichts, deshalb steht hier keiner. Der Vergleich oben hängt nicht davon ab.
report-ranking-places-caption = Werte und ihr Rang in der Normgruppe
report-ranking-places = Zum Vergleich: wie viele von 100 Menschen der Normgruppe jeweils niedriger liegen.
report-ranking-norm = Die Normgruppe sind Erwachsene jeden Alters. Normen nach Alter gibt es noch nicht, deshalb werden alle mit denselben Menschen verglichen.

## What the score means.

report-meaning-title = Was der Wert bedeutet
report-meaning-lead = Der Wert sagt, wie gut du am { $date } Regeln in Figuren gefunden hast, verglichen mit anderen Menschen ({ $score }, { $margin }).
report-meaning-says = Was er sagt
report-meaning-fluid = Regeln in etwas Neuem zu finden heißt fluides Denken. Es ist ein Teil der Intelligenz, und zwar der, der am wenigsten von Sprache und Schule abhängt.
report-meaning-high = Solche Regeln fallen dir leichter als den meisten: Die ganze Spanne liegt über dem Durchschnitt von 100.
report-meaning-middle = Du findest solche Regeln etwa so gut wie die meisten: { $people } von 100 Menschen liegen in der Klasse von 85 bis 114.
report-meaning-unsure = Die Spanne reicht über den Durchschnitt von 100 hinweg. Der Test lässt also offen, ob dir solche Regeln leichter oder schwerer fallen als den meisten.
report-meaning-low = Du hast weniger dieser Regeln gefunden als die meisten. Müdigkeit, Lärm, ein kleiner Bildschirm, Sorgen oder wenig Übung mit solchen Aufgaben drücken einen Wert. Ob und was davon es war, zeigen die Antworten nicht.
report-meaning-again = Mit anderen Aufgaben derselben Art läge dein Wert in 95 von 100 Fällen höchstens { $points } Punkte von diesem entfernt.
report-meaning-expected = Leichte und schwere Aufgaben
report-meaning-caption = Die Antworten, aus denen dein Wert entsteht, nach Schwierigkeit
report-meaning-easy = mindestens 15 Punkte leichter
report-meaning-near = etwa so schwer wie dein Wert
report-meaning-hard = mindestens 15 Punkte schwerer
report-meaning-missed = { $n ->
    [one] Du hast eine Aufgabe nicht gelöst, die mindestens 15 Punkte leichter ist als dein Wert.
   *[other] Du hast { $n } Aufgaben nicht gelöst, die mindestens 15 Punkte leichter sind als dein Wert.
}
report-meaning-solved = { $n ->
    [one] Du hast eine Aufgabe gelöst, die mindestens 15 Punkte schwerer ist als dein Wert.
   *[other] Du hast { $n } Aufgaben gelöst, die mindestens 15 Punkte schwerer sind als dein Wert.
}
report-meaning-usual = Einiges davon ist üblich: Die Aufmerksamkeit setzt mal aus, und Raten trifft in einem von sechs Fällen.
report-meaning-smooth = Du hast jede Aufgabe gelöst, die viel leichter ist als dein Wert, und keine, die viel schwerer ist. Die Antworten folgen eng der Schwierigkeit.
report-meaning-likely = Welche Klasse am ehesten zutrifft
report-meaning-likely-caption = Wo dein wahrer Wert liegt
report-meaning-likely-text = So zu lesen: Von 100 Menschen der Normgruppe mit Antworten wie deinen haben so viele ihren wahren Wert in dieser Klasse. Die Spanne und die Häufigkeit jeder Klasse gehen beide darin ein.
report-less-than-1 = unter 1 %
report-meaning-not = Was er nicht sagt
report-meaning-not-parts = Wie gut dein Gedächtnis, dein Wissen, deine Sprache oder deine Ideen sind. Nichts davon wurde gemessen.
report-meaning-not-worth = Was du wert bist, wie dein Charakter ist oder wie weit du kommen kannst.
report-meaning-not-diagnosis = Ob jemand hochbegabt ist oder eine Behinderung hat. Dafür braucht es einen Test vor Ort in einer psychologischen Praxis.
report-meaning-not-fixed = Welchen Wert du in zehn Jahren hast. Ein Wert ist eine Messung an einem Tag.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Teilbereiche
report-dimensions-caption = Werte nach Aufgabenart
report-reference = Referenzbereich { $low } bis { $high }
report-dimensions-scale = Alle Werte stehen auf der Skala mit Durchschnitt 100. Im Referenzbereich von { $low } bis { $high } liegt die mittlere Hälfte aller Menschen. Die Spannen hier sind die des Tests. Der Fehler der Normen von etwa { $norms } Punkten kommt hinzu und verschiebt alle Arten gleich.
report-dimensions-levels = Stufen: sehr hoch ab 125, hoch ab 110, mittel ab 90, niedrig ab 75, darunter sehr niedrig. Eine Stufe steht nur da, wo die 80‑%‑Spanne in zwei benachbarten Stufen bleibt; sonst sind es zu wenig Daten.
report-dimensions-joined = Wenige Aufgaben einer Art messen schlecht. Deshalb verbindet jeder Wert sie mit dem, was alle anderen Aufgaben sagen, so eng, wie die Arten nach unserer Annahme bei Menschen zusammenhängen (Korrelation { $correlation }). Das macht die Werte sicherer und bringt sie näher zusammen.
report-dimensions-pace = Das Tempo steht neben den Aufgabenarten und gehört nicht zum IQ-Wert.
report-difference-caption = Jede Art neben deinem eigenen Durchschnitt
report-dimensions-chance = Als Stärke oder schwächere Seite zählt ein Abstand ab der Zahl in der letzten Spalte. Einen so großen macht der Zufall in weniger als einem von zehn Fällen.

## One page for each kind of task.

report-kind-lead = Du hast { $right } von { $n } Aufgaben dieser Art gelöst.
report-read-very-high = Weit über dem Referenzbereich: Etwa { $n } von 100 Menschen liegen niedriger.
report-read-high = Über dem Referenzbereich: Etwa { $n } von 100 Menschen liegen niedriger.
report-read-moderate = Im Referenzbereich: Etwa { $n } von 100 Menschen liegen niedriger.
report-read-low = Unter dem Referenzbereich: Etwa { $n } von 100 Menschen liegen niedriger.
report-read-very-low = { $n ->
    [one] Deutlich unter dem Referenzbereich: Etwa { $n } von 100 Menschen liegt niedriger.
   *[other] Deutlich unter dem Referenzbereich: Etwa { $n } von 100 Menschen liegen niedriger.
}
report-read-not-enough = Die Spanne von { $low } bis { $high } reicht über zu viele Stufen, um eine zu nennen.
report-kind-what = Worum es bei dieser Art geht
report-kind-what-induction = Eine oder zwei Regeln zu Reihenfolge und Anzahl: Etwas wächst oder schrumpft Schritt für Schritt, Formen wechseln sich ab, zwei Mengen ergeben eine dritte. Es gilt zu bemerken, was sich ändert, und eine Idee an allen drei Reihen zu prüfen.
report-kind-what-logic = Figuren liegen übereinander: Auf der dritten Kachel bleibt, was eine der beiden hat, was beide haben, was nur eine von ihnen hat, was die erste ohne die zweite hat oder was beiden fehlt. Es gilt, Kachel mit Kachel zu vergleichen, Teil für Teil, und die Verknüpfung zu benennen.
report-kind-what-spatial = Figuren drehen sich, werden gespiegelt oder wandern von Platz zu Platz. Es gilt, eine Figur im Kopf zu bewegen und zu sehen, ob dieselbe Bewegung von jeder Kachel zur nächsten führt.
report-kind-what-several = Drei oder mehr Regeln wirken zugleich, jede auf eine andere Eigenschaft. Es gilt weniger, eine Regel zu finden, als mehrere auseinanderzuhalten und jede an den Antworten zu prüfen.
report-kind-how = Wie man solche Aufgaben löst
report-kind-how-induction = Nimm eine Eigenschaft nach der anderen: Anzahl, Größe, Form, Füllung. Sprich ihre Regel für die erste Reihe laut aus und probier sie an der zweiten. Passt sie dort nicht, geh die Spalten hinunter.
report-kind-how-logic = Nimm einen Teil der Figur, eine Linie oder ein Blütenblatt, und folge ihm durch die Reihe. Ist er auf der dritten Kachel, wenn er auf einer war, auf beiden, auf keiner? Meist entscheiden zwei Teile, welche Verknüpfung es ist.
report-kind-how-spatial = Such dir ein Merkmal, etwa eine Spitze oder eine offene Seite, und folge nur diesem. Zähl seine Drehung in Achteln. Passt keine Drehung, denk an einen Spiegel.
report-kind-how-several = Klär eine Eigenschaft, streich jede Antwort, die ihr widerspricht, dann nimm die nächste. Sind drei Regeln geklärt, bleibt eine Antwort übrig, und nichts musste lange im Kopf bleiben.
report-kind-caption = Deine Aufgaben dieser Art
report-kind-others = Im Schnitt werden davon { $expected } gelöst.
report-kind-time = Du hast dafür { $time } gebraucht, { $percent } deiner Zeit im Test.
report-kind-within = Abstand von deinem eigenen Durchschnitt, in Punkten: { $difference }. Das liegt im Rahmen des Zufalls.
report-kind-untold = Abstand von deinem eigenen Durchschnitt, in Punkten: { $difference }. Die Aufgaben dieser Art sagen für sich zu wenig, als dass er zählen könnte.
report-kind-worth = Hängen die Arten so zusammen, wie wir annehmen, erklärt die Zahl aller richtigen Antworten { $total } davon, wie sich Menschen bei dieser Art unterscheiden. Zusammen mit den Aufgaben der Art selbst sind es { $joined }.

## Pace.

report-pace-lead = Aufgabe für Aufgabe hast du etwa { $percent } der üblichen Zeit gebraucht (Mittel der Verhältnisse).
report-pace-lead-none = Wie lange andere für diese Aufgaben brauchen, ist noch nicht gut genug bekannt. Dein Tempo hat deshalb keine Stufe.
report-pace-fast = Schneller als der Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
report-pace-middle = Im Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
report-pace-slow = { $n ->
    [one] Langsamer als der Referenzbereich: Etwa { $n } von 100 Menschen braucht länger.
   *[other] Langsamer als der Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
}
report-pace-none = Deine eigenen Zeiten stehen unten. Für eine Stufe braucht es mindestens { $floor } andere mit denselben Aufgaben.
report-pace-neutral-title = So liest du das
report-pace-neutral = Das Tempo gehört nicht zum IQ-Wert, und schneller ist nicht besser. Es gab kein Zeitlimit, länger zu brauchen hat also nichts gekostet.
report-pace-method = Es ist aus deinen Zeiten bei { $n } Aufgaben berechnet. Jede steht im Verhältnis zu den Zeiten aller, die dieselbe Aufgabe beantwortet haben. So sieht eine schwere Aufgabe nicht nach Langsamkeit aus. Im Mittel der Verhältnisse wiegt ein einzelner langer Blick weniger als in den Summen unten, deshalb können beide abweichen.
report-pace-reliability = Etwa { $percent } der Unterschiede zwischen Menschen in dieser Zahl sind echt, der Rest ist Zufall. Wie stark sich Menschen im Tempo unterscheiden, ist veröffentlichten Antworten auf solche Aufgaben entnommen.
report-pace-quicker-than = Bei { $n } von { $all } Aufgaben warst du schneller als die Hälfte aller.
report-pace-thirds = Vom Anfang bis zum Ende
report-pace-thirds-caption = Deine Zeit in drei Teilen
report-part-first = Erstes Drittel, { $from }–{ $to }
report-part-middle = Mittleres Drittel, { $from }–{ $to }
report-part-last = Letztes Drittel, { $from }–{ $to }
report-pace-slower = Im Vergleich zu den anderen bist du langsamer geworden: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-quicker = Im Vergleich zu den anderen bist du schneller geworden: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-kept = Im Vergleich zu den anderen hat sich dein Tempo wenig geändert: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-harder = Die Aufgaben werden unterwegs schwerer: Die mittlere Schwierigkeit steigt von IQ { $first } im ersten Drittel auf { $last } im letzten. Längere Zeiten sind dort also zu erwarten.

## Time and effort.

report-time-title = Zeit und Einsatz
report-time-lead = Du hast insgesamt { $time } gebraucht, im Schnitt { $each } pro Aufgabe.
report-time-caption = Sekunden pro Aufgabe
report-time-own = Du
report-time-median = Median aller
report-time-kinds-caption = Zeit nach Aufgabenart
report-time-noticed = Was die Zeiten zeigen
report-time-ends = Am längsten hast du für Aufgabe { $slowest } gebraucht ({ $long }), am kürzesten für Aufgabe { $quickest } ({ $short }).
report-time-later = Das letzte Drittel hat länger gedauert als das erste: { $last } nach { $first }.
report-time-earlier = Das letzte Drittel ging schneller als das erste, obwohl seine Aufgaben schwerer sind: { $last } nach { $first }.
report-time-wrong-longer = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. Bei Aufgaben, die du dann nicht gelöst hast, bist du länger geblieben.
report-time-wrong-shorter = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. Die falschen kamen schneller, ein zweiter Blick hätte sich vielleicht gelohnt.
report-time-alike = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. Beides unterscheidet sich kaum.
report-effort = Einsatz
report-effort-rapid = { $n ->
    [one] Eine Antwort kam zu schnell, um die Aufgabe gelesen zu haben. Der Wert lässt sie aus.
   *[other] { $n } Antworten kamen zu schnell, um die Aufgabe gelesen zu haben. Der Wert lässt sie aus.
}
report-effort-none-rapid = Keine Antwort kam zu schnell, um die Aufgabe gelesen zu haben.
report-effort-open = { $n ->
    [one] Eine Aufgabe blieb offen. Sie zählt als falsch.
   *[other] { $n } Aufgaben blieben offen. Sie zählen als falsch.
}
report-effort-none-open = Keine Aufgabe blieb offen.
report-effort-changes = { $n ->
    [one] Du hast es dir einmal anders überlegt.
   *[other] Du hast es dir { $n }-mal anders überlegt.
}
report-effort-no-changes = Du hast keine Antwort mehr geändert, nachdem du sie gegeben hattest.

## How it was measured.

report-measured-title = Wie gemessen wurde
report-measured-lead = Der Wert von { $score } ({ $margin }) ist aus deinen Antworten auf { $questions } Aufgaben berechnet. Dieselben Antworten ergeben auch später denselben Wert.
report-measured-model = Zu jeder Aufgabe gehört eine Kurve. Sie sagt, wie wahrscheinlich jemand mit einer bestimmten Fähigkeit die Aufgabe löst: mit Schwierigkeit, Steigung und Ratechance (dreiparametrisches logistisches Modell). Der Wert ist die Fähigkeit, die alle deine Antworten am besten erklärt (gewichtete Likelihood).
report-measured-group = Normgruppe: Erwachsene jeden Alters; Normen von { $version }; Aufgabenwerte in Version { $values }.
report-measured-provisional = Normgruppe: Erwachsene jeden Alters; Normen von { $version }, vorläufig; Aufgabenwerte in Version { $values }. Wie schwer die Aufgaben sind, ist aus ihren Regeln vorhergesagt. Das Niveau stammt von { $n } Erwachsenen, die online ähnliche Aufgaben gelöst haben (Zorowitz et al. 2024), abzüglich { $shift } Standardabweichungen, weil Menschen, die an solchen Studien teilnehmen, eher über dem Durchschnitt liegen. Deshalb ist die Spanne breiter.
report-measured-calibrating = Normgruppe: Erwachsene jeden Alters; Normen von { $version }; Aufgabenwerte in Version { $values }. Wie schwer die Aufgaben sind, ist aus den Antworten von Menschen bekannt. Das Niveau stammt von { $n } Erwachsenen, die online ähnliche Aufgaben gelöst haben (Zorowitz et al. 2024), abzüglich { $shift } Standardabweichungen, weil Menschen, die an solchen Studien teilnehmen, eher über dem Durchschnitt liegen. Deshalb ist die Spanne breiter.
report-measured-level = Niveau der Normen
report-measured-level-note = Standardfehler in IQ-Punkten
report-measured-range = Messbereich
report-measured-range-note = jenseits davon: „oder darüber“, „oder darunter“
report-measured-caption = Wie genau diese Testform misst
report-measured-errors = Wie genau der Test misst, hängt vom Niveau ab. Die Tabelle zeigt, wie weit die Werte von Menschen mit demselben wahren Wert um ihren Durchschnitt streuen, ohne den Fehler der Normen. Gemessene Werte rücken ein wenig zur 100 hin, deshalb ist das weniger als der Fehler des wahren Werts, aus dem die Spanne entsteht.
report-measured-unwatched = Es ist ein Online-Test ohne Aufsicht: Niemand hat gesehen, wer geantwortet hat, wo und mit welcher Hilfe.
report-measured-not = Nicht gedacht für
report-measured-not-diagnosis = Diagnosen jeder Art
report-measured-not-hiring = Einstellung, Beförderung oder Zulassung
report-measured-not-others = Entscheidungen über andere
report-measured-not-children = Menschen unter 16, für die es keine Normen gibt

## What to do with the result.

report-advice-title = Was du damit anfängst
report-advice-lead = Nimm { $score } ({ $margin }) als ungefähren Platz, nicht als Etikett.
report-advice-yours = Aus deinen eigenen Zahlen
report-advice-class = Wenn jemand fragt, nenn die Spanne mit der Zahl. Ohne sie behauptet die Zahl mehr, als gemessen wurde.
report-advice-compare = Der Wert eines anderen Menschen gilt nur dann als verschieden von deinem, wenn er mehr als { $points } Punkte entfernt liegt. Alles Nähere kann Zufall sein.
report-advice-missed = Wenn du üben willst, beginne mit „{ $kind }“: Von den Aufgaben bis Schwierigkeit { $limit } hast du dort die meisten nicht gelöst, { $missed } von { $n }.
report-advice-none-missed = Von den Aufgaben bis Schwierigkeit { $limit } hast du höchstens eine nicht gelöst. Keine Art drängt sich also zum Üben auf.
report-advice-lean = Ein Unterschied zwischen den Aufgabenarten ist größer, als Zufall erklärt. Trau ihm erst, wenn ein zweiter Test ihn wieder zeigt.
report-advice-even = Keine Aufgabenart hebt sich als Stärke oder schwächere Seite von den anderen ab.
report-advice-slower = Deine falschen Antworten kamen schneller als deine richtigen ({ $wrong } gegen { $right } im Median). Die letzte Reihe noch einmal zu prüfen kostet wenig.
report-advice-caution = Etwas am Durchlauf macht den Wert weniger sicher; was, steht auf der Seite „Zeit und Einsatz“. Ein zweiter Durchlauf ohne das würde mehr sagen als dieser.
report-advice-open = Beantworte beim nächsten Mal jede Aufgabe. Raten trifft in einem von sechs Fällen, eine offene Aufgabe nie.
report-advice-low = Wenn dich der Wert überrascht, weil es in Schule und Beruf gut läuft, dann verlass dich auf Schule und Beruf: Jahre sagen mehr als ein Test.
report-advice-high = Wenn du anderen etwas nachweisen willst, mach einen Test unter Aufsicht. Hochbegabten­vereine und psychologische Praxen erkennen nur solche an.
report-advice-uses = Wozu es gut ist
report-advice-use-place = Ungefähr wissen, wo du bei einer Art des Denkens stehst, mit der Spanne dabei.
report-advice-use-baseline = Einen ersten Wert haben, mit dem sich ein späterer Test vergleichen lässt, frühestens in { $months } Monaten.
report-advice-use-slips = Sehen, welche Fehler du machst: Auf den Seiten mit den Aufgaben steht, welche Regel jede deiner falschen Antworten verletzt.
report-advice-help = Wann du mit jemandem sprechen solltest
report-advice-school = Bei Fragen zu Schule, Ausbildung oder Beruf: Eine psychologische Praxis testet mehrere Fähigkeiten vor Ort, in deiner Sprache, und bespricht mit dir, was daraus folgt.
report-advice-worry = Wenn Denken, Gedächtnis oder Aufmerksamkeit schlechter geworden sind oder dich ein niedriger Wert beunruhigt, sprich mit einer Ärztin oder einem Arzt. Dieser Test kann eine Ursache weder finden noch ausschließen.
report-advice-mood = Wenn dir die Zahl tagelang die Stimmung verdirbt, sprich mit jemandem, dem du vertraust. So wichtig ist kein Wert.
report-advice-again = Noch einmal testen
report-advice-wait = Warte mindestens { $months } Monate. Solche Aufgaben schon zu kennen bringt beim zweiten Mal etwa 3 bis 4 Punkte (Hausknecht et al. 2007), nach dem dritten Mal kaum noch etwas (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Leitfaden Gehirntraining
report-guide-lead = Von keinem Training ist bekannt, dass es die allgemeine Intelligenz dauerhaft steigert. Übung macht dich besser in dem, was du übst, und gute Gewohnheiten erleichtern das Lernen.
report-guide-evidence = Sieben Fachleute aus der Psychologie haben die Forschung gesichtet: Gehirntraining verbessert die geübten Aufgaben, weniger die ähnlichen und kaum etwas im Alltag (Simons et al. 2016). Anders ein Jahr mehr Schule oder Studium: Es ging mit 1 bis 5 IQ-Punkten einher (Ritchie & Tucker-Drob 2018).
report-guide-start = Womit du anfängst
report-guide-missed = Beginne mit „{ $kind }“: Von den Aufgaben bis Schwierigkeit { $limit }, die in deiner Reichweite liegen, hast du dort die meisten nicht gelöst, { $missed } von { $n }.
report-guide-none-missed = Von den Aufgaben bis Schwierigkeit { $limit } hast du höchstens eine nicht gelöst, keine Art hat also Vorrang. Nimm die vier abwechselnd.
report-guide-spread = Unter den Aufgaben bis Schwierigkeit { $limit }, die du nicht gelöst hast, überwiegt keine Art deutlich, keine hat also Vorrang. Nimm die vier abwechselnd.
report-guide-numbers = Löse noch einmal, ohne in die Lösungen zu sehen: { $numbers }.
report-guide-plan = Vier Wochen
report-guide-plan-caption = Zwanzig Minuten, dreimal pro Woche
report-guide-week-1 = Löse noch einmal, was du nicht gelöst hast. Sprich jede Regel laut aus, bevor du wählst.
report-guide-week-1-slow = Löse noch einmal, wofür du am längsten gebraucht hast. Sprich jede Regel laut aus, bevor du wählst.
report-guide-why-1 = Wer sich jeden Schritt selbst erklärt, lernt mehr aus Beispielen (Chi et al. 1989).
report-guide-week-2 = Misch die Arten, statt eine nach der anderen zu üben.
report-guide-why-2 = Gemischtes Üben ist schwerer und hält länger vor (Rohrer & Taylor 2007).
report-guide-week-3 = Lass zwischen zwei Terminen zwei Tage frei, und ruf dir zuerst die Regeln der letzten Woche ins Gedächtnis.
report-guide-why-3 = Pausen und Abrufen halten das Gelernte fest (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Erfinde zwei eigene Aufgaben mit je zwei Regeln und lass sie jemanden lösen.
report-guide-why-4 = Beim Erfinden rufst du die Regeln aus dem Gedächtnis ab, und Abrufen hält das Gelernte fest (Roediger & Karpicke 2006).
report-guide-habits = Gewohnheiten, die dabei helfen
report-guide-sleep = Schlafen. Gelerntes festigt sich im Schlaf (Diekelmann & Born 2010), und unter kurzen Nächten leidet die Aufmerksamkeit am meisten (Lim & Dinges 2010).
report-guide-move = Bewegen. Ausdauerprogramme brachten kleine Gewinne bei Aufmerksamkeit, Tempo und Gedächtnis (Smith et al. 2010).
report-guide-honest = Im Schnitt zeigt ein zweiter Test 3 bis 4 Punkte mehr, weil solche Aufgaben dann bekannt sind. Es ist mehr Übung, nicht mehr Intelligenz. Bei einem einzelnen Menschen kann ein Unterschied bis { $points } Punkte Zufall sein.

## Taking a test again.

report-retest-title = Noch einmal testen
report-retest-lead = Ein zweiter Wert sagt erst etwas, wenn er mehr als { $points } Punkte unter { $score } oder mehr als { $higher } Punkte darüber liegt: Nach oben gehen 4 Punkte auf Übung zurück.
report-retest-lead-limit = „{ $score }“ ist eine Grenze, mit der sich ein zweiter Wert nicht als Zahl vergleichen lässt. Zwei Werte im Messbereich müssen mehr als { $points } Punkte auseinanderliegen, bevor der Unterschied etwas sagt.
report-retest-how = Beide Werte haben einen Fehler. Auf deinem Niveau beträgt der eines Werts { $error } Punkte; bei einem Unterschied kommen beide zusammen. Die Zahl gilt bei gleichen Normen, denn dann steckt der Fehler ihres Niveaus in beiden Werten gleich.
report-retest-caption = Dein Wert und ein zweiter
report-retest-below = unter { $iq }
report-retest-above = über { $iq }
report-retest-really-lower = niedriger, mehr, als Zufall erklärt
report-retest-no-difference = kein Unterschied, der sich vom Zufall trennen lässt
report-retest-really-higher = höher, mehr, als Zufall und Übung erklären
report-retest-practice-title = Was Übung ausmacht
report-retest-practice = In 107 Stichproben lagen Menschen beim zweiten Mal etwa eine viertel Standard­abweichung höher, hier 3 bis 4 Punkte, und bei genau denselben Aufgaben mehr (Hausknecht et al. 2007). Nach dem dritten Mal kommt kaum etwas dazu (Scharfen et al. 2018). Deshalb ist der erste gültige Wert der, den du behalten solltest, und ein höherer zweiter braucht 4 Punkte mehr, um zu zählen.
report-retest-fair = Für einen fairen Vergleich
report-retest-wait = Warte mindestens { $months } Monate. Du bekommst andere Aufgaben derselben Art.
report-retest-same = Mach den Test ausgeruht, ungestört und auf einem Bildschirm derselben Art.
report-retest-norms = Vergleiche nur Werte mit denselben Normen. Gibt es neuere, bietet dein Bericht diesen Durchlauf auch danach berechnet an.
report-retest-form = Vergleiche Tests gleicher Länge. Ein kürzerer hat eine breitere Spanne.
report-retest-average = Zwei Durchläufe sagen mehr als einer: Der Durchschnitt zweier Werte hat etwa sieben Zehntel des Fehlers, den der Test selbst macht. Der Fehler im Niveau der Normen bleibt.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Begriffe erklärt
report-glossary-lead = In der Reihenfolge, in der sie im Bericht vorkommen.
report-term-iq = IQ
report-term-iq-text = Ein Platz unter Menschen, auf einer Skala mit Durchschnitt 100 und Standard­abweichung 15.
report-term-margin = Spanne
report-term-margin-text = Der Bereich, in dem der wahre Wert in 95 (oder 80) von 100 Fällen liegt.
report-term-true = Wahrer Wert
report-term-true-text = Dein Platz auf der Skala, wenn der Test ohne Fehler messen würde. Für ihn gilt die Spanne. Gemessene Werte rücken ein wenig zur 100 hin, der wahre nicht.
report-term-class = Klasse
report-term-class-text = Ein IQ-Bereich mit Namen. Die Grenzen sind vereinbart, nicht in der Natur gefunden.
report-term-norms = Normen
report-term-norms-text = Die Verteilung der Werte in der Gruppe, mit der alle verglichen werden, und ihre Version.
report-term-group = Normgruppe
report-term-group-text = Die Menschen, mit denen alle verglichen werden: Erwachsene jeden Alters.
report-term-percentile = Von 100 Menschen
report-term-percentile-text = Wie viele von 100 Menschen der Normgruppe niedriger lägen.
report-term-deviation = Standard­abweichung
report-term-deviation-text = Der übliche Abstand vom Durchschnitt: Etwa 68 von 100 Menschen liegen höchstens eine davon entfernt.
report-term-error = Standardfehler
report-term-error-text = Der übliche Abstand eines gemessenen Werts vom wahren. Das Doppelte ergibt eine 95‑%‑Spanne.
report-term-reliability = Zuverlässigkeit
report-term-reliability-text = Der Anteil der Unterschiede zwischen Werten, der kein Zufall ist.
report-term-fluid = Fluides Denken
report-term-fluid-text = Regeln in etwas Neuem finden und anwenden, ohne Vorwissen.
report-term-reference = Referenzbereich
report-term-reference-text = Von 90 bis 110: wo die mittlere Hälfte aller Menschen steht.
report-term-level = Stufe
report-term-level-text = Ein Wort für den Wert einer Art, nur genannt, wo die Spanne es erlaubt.
report-term-difficulty = Schwierigkeit
report-term-difficulty-text = Von Menschen mit diesem IQ löst die Hälfte die Aufgabe.
report-term-likelihood = Gewichtete Likelihood
report-term-likelihood-text = Ein Weg, die Fähigkeit zu finden, die alle Antworten am besten erklärt, fast ohne Verzerrung.
report-term-median = Median
report-term-median-text = Der mittlere Wert: Die Hälfte liegt darunter, die Hälfte darüber.
report-term-rapid = Zu schnell zum Werten
report-term-rapid-text = Beantwortet in weniger Zeit, als man zum Lesen der Aufgabe braucht. Solche Antworten treffen nicht öfter als Raten, deshalb lässt der Wert sie aus. In der Zahl der richtigen bleiben sie.
report-term-valid = Gültiger Durchlauf
report-term-valid-text = Einer mit genug Antworten und genug Zeit dafür, um als eigener Versuch zu gelten.
report-term-practice = Übungseffekt
report-term-practice-text = Was ein zweiter Test gewinnt, weil solche Aufgaben bekannt sind.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Du hast Antwort { $number } gewählt
report-sheet-open = Offen gelassen
report-sheet-difficulty = Schwierigkeit: IQ { $iq }
report-sheet-time = Deine Zeit: { $time }
report-sheet-rapid = Deine Zeit: { $time }, zu schnell zum Werten
report-sheet-median = Median aller: { $time }
report-sheet-right = Richtig
report-sheet-wrong = Falsch
report-sheet-right-rapid = Richtig, aber zu schnell
report-sheet-wrong-rapid = Falsch, zu schnell
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } aller { $answered } Menschen haben die richtige Antwort gewählt.
report-sheet-key = Richtige Antwort: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Teilnahme­bescheinigung
report-certificate-statement = hat am { $date } den Test „{ $exam }“ mit { $questions } Aufgaben abgeschlossen.
report-certificate-unsupervised = Online-Test ohne Aufsicht
report-certificate-check = Alle können diese Bescheinigung prüfen unter
