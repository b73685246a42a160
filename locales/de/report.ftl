### What the bought report says, on screen and on paper.

report-title = Dein Bericht
report-exam = IQ-Test
report-exam-short = IQ-Kurztest
report-sample-mark = Beispiel mit simulierten Antworten
report-score-above = { $iq } oder darüber
report-score-below = { $iq } oder darunter
report-margin = 95‑%‑Fehlerspanne: { $span }
report-span = { $low } bis { $high }
report-span-from = ab { $low }
report-span-to = bis { $high }
report-span-open = ohne untere und obere Grenze
report-norms = Vergleichsgruppe { $version }, { $phase }
report-language-english = Englisch
report-questionnaire-version = Fragebogen Version { $version }, Vergleichsgruppe { $norms }.
report-phase-provisional = vorläufig
report-phase-calibrating = Durchschnitt aus einer veröffentlichten Studie
report-phase-bridged = Durchschnitt aus eigener Stichprobe
report-phase-census = an den Zensus angepasst
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } von { $whole }
report-sources = Quellen

## Names of the kinds of task and of the levels.

report-kind-induction = Muster erkennen
report-kind-logic = Figurenlogik
report-kind-spatial = Räumliches Denken
report-kind-several = Regeln kombinieren
report-kind-pace = Tempo
report-level-very-high = Sehr hoch
report-level-high = Hoch
report-level-moderate = Mittel
report-level-low = Niedrig
report-level-very-low = Sehr niedrig
report-level-not-enough = Keine klare Stufe

## Heads of columns. Short.

report-head-class = Kategorie
report-head-iq = IQ
report-head-people = Von 100 Menschen
report-head-touched = In deiner Spanne
report-head-lower = Prozentrang
report-head-takers = Teilnehmende
report-head-puzzle = Aufgabe
report-head-puzzles = Aufgaben
report-head-right = Gelöst
report-head-kind = Aufgabentyp
report-head-score = Wert
report-head-value = Von 0 bis 100
report-head-margin = 80‑%‑Spanne
report-head-level = Stufe
report-head-difference = Zum eigenen Schnitt
report-head-needed = Zählt ab
report-head-difficulty = Schwierigkeit
report-head-time = Deine Zeit
report-head-median = Übliche Zeit
report-head-medians = Übliche Zeit, Summe
report-head-answer = Deine Antwort
report-head-part = Teil
report-head-error = Standardfehler
report-head-within = 95 von 100 Werten innerhalb
report-head-second = Zweiter IQ-Wert
report-head-reading = Was das bedeutet
report-head-likely = Wahrscheinlichkeit
report-head-week = Woche
report-head-do = Was du tust
report-head-why = Warum

## Summary: the first page after the cover.

report-summary-title = Zusammen­fassung
report-summary-lead = Dein IQ-Wert liegt bei { $score } ({ $margin }).
report-summary-lead-above = Dein IQ-Wert liegt bei { $score } ({ $margin }). Höher kann dieser Test nicht messen.
report-summary-lead-below = Dein IQ-Wert liegt bei { $score } ({ $margin }). Niedriger kann dieser Test nicht messen.
report-score-label = IQ-Wert
report-figure-class = Kategorie
report-figure-percentile = Prozentrang
report-figure-percentile-note = von 100 Menschen liegen niedriger
report-figure-right = Gelöste Aufgaben
report-figure-right-note = es zählt, welche
report-figure-time = Zeit
report-figure-time-note = im Schnitt { $time } pro Aufgabe
report-figure-place = Platz unter allen Teilnehmenden
report-figure-place-note = Stand: { $date }
report-figure-reliability = Zuverlässigkeit
report-figure-reliability-note = der Unterschiede sind echt
report-class-one = Du liegst in der Kategorie „{ $class }“ ({ $range }), und zwar mit der ganzen Fehlerspanne.
report-class-two = Du liegst in der Kategorie „{ $class }“ ({ $range }). Mit der Fehlerspanne ist „{ $low }“ ebenso möglich wie „{ $high }“.
report-class-many = Du liegst in der Kategorie „{ $class }“ ({ $range }). Mit der Fehlerspanne ist alles von „{ $low }“ bis „{ $high }“ möglich.
report-class-limit = Dein IQ-Wert liegt bei { $score }. Mit der Fehlerspanne ist alles von „{ $low }“ bis „{ $high }“ möglich.
report-class-limit-one = Dein IQ-Wert liegt bei { $score }, und die ganze Fehlerspanne gehört zur Kategorie „{ $class }“.
report-percentile = Du hast besser abgeschnitten als etwa { $n } von 100 Menschen.
report-percentile-above = Du hast besser abgeschnitten als mindestens { $n } von 100 Menschen.
report-percentile-below = { $n ->
    [one] Unter deinem Ergebnis liegt höchstens { $n } von 100 Menschen.
   *[other] Unter deinem Ergebnis liegen höchstens { $n } von 100 Menschen.
}
report-percentile-top = Mehr als 99 von 100 Menschen liegen niedriger.
report-percentile-bottom = Weniger als 1 von 100 Menschen liegt niedriger.
report-more-than-99 = mehr als 99
report-fewer-than-1 = weniger als 1
report-kinds-even = Deine Ergebnisse sind bei allen Aufgabentypen ähnlich. Die kleinen Unterschiede können Zufall sein.
report-kinds-strength = { $kind } ist eine Stärke: { $distance } Punkte über deinem eigenen Durchschnitt, mehr, als sich durch Zufall erklären lässt.
report-kinds-weakness = { $kind } ist deine schwächere Seite: { $distance } Punkte unter deinem eigenen Durchschnitt, mehr, als sich durch Zufall erklären lässt.
report-kinds-untold = Kein Aufgabentyp sticht heraus. Von jedem Typ gibt es zu wenige Aufgaben, als dass die Unterschiede viel aussagen.
report-kinds-none = Dieser Test hat von manchen Aufgabentypen zu wenige Aufgaben, um jeden Typ einzeln auszuwerten.
report-summary-remember = Gut zu wissen
report-summary-same = Denk an die Fehlerspanne: Dein wahrer IQ-Wert liegt wahrscheinlich zwischen { $low } und { $high }.
report-summary-same-open = Denk an die Fehlerspanne. Auf einer Seite reicht sie weiter, als dieser Test messen kann.
report-summary-part = Der Test misst einen Teil der Intelligenz: wie gut du Regeln in Figuren erkennst.
report-summary-alone = Du hast den Test ohne Aufsicht gemacht. Das Ergebnis ist für dich, nicht als Nachweis für andere.
report-valid = Nichts an deinen Antworten und Zeiten macht den IQ-Wert unsicherer.
report-caution = Dein Test zählt, aber das hier macht den IQ-Wert unsicherer:
report-norms-provisional = Dein IQ-Wert ist vorläufig, solange wir unsere Vergleichsgruppe aufbauen. Bis dahin ist die Schwierigkeit der Aufgaben aus ihren Regeln vorhergesagt, und der Durchschnitt stammt aus einer veröffentlichten Studie. Deine Fehlerspanne ist deshalb größer.
report-norms-calibrating = Die Schwierigkeit der Aufgaben kennen wir aus echten Antworten. Der Durchschnitt stammt noch aus einer veröffentlichten Studie. Deine Fehlerspanne ist deshalb größer.
report-norms-bridged = Die Schwierigkeit der Aufgaben kennen wir aus echten Antworten, und der Durchschnitt stammt aus einer Stichprobe Erwachsener, die nach Quoten ausgewählt wurde.
report-norms-census = Du wirst mit den ersten Tests vieler Menschen verglichen, nach Alter, Bildung und Geschlecht so gewichtet wie im Zensus.

## The curve.

report-curve-title = Dein IQ-Wert auf der Glockenkurve
report-curve-lead-above = { $points ->
    [one] Mit { $score } liegst du einen Punkt über dem Durchschnitt von 100 ({ $margin }).
   *[other] Mit { $score } liegst du { $points } Punkte über dem Durchschnitt von 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Mit { $score } liegst du einen Punkt unter dem Durchschnitt von 100 ({ $margin }).
   *[other] Mit { $score } liegst du { $points } Punkte unter dem Durchschnitt von 100 ({ $margin }).
}
report-curve-lead-at = Mit { $score } liegst du genau im Durchschnitt ({ $margin }).
report-curve-lead-limit = Dein IQ-Wert liegt bei { $score } ({ $margin }). Das ist die Grenze dessen, was dieser Test messen kann. Als Grenze ist sie auch in der Kurve eingezeichnet.
report-curve-score = Dein IQ-Wert: { $score }
report-curve-caption = Die IQ-Kategorien und wie häufig sie sind
report-curve-reached = ja
report-curve-how = So liest du die Kurve
report-curve-hill = Die Kurve zeigt, wie häufig jeder IQ-Wert ist. Die meisten Menschen liegen in der Mitte: { $middle } von 100 zwischen 85 und 114, { $upper } zwischen 115 und 129 und { $top } bei 130 oder darüber.
report-curve-step = Der Durchschnitt ist 100. Fünfzehn Punkte sind eine Standard­abweichung, der übliche Abstand vom Durchschnitt.
report-curve-why = Warum es eine Fehlerspanne gibt
report-curve-cover = Kein Test kann den IQ auf den Punkt genau bestimmen. Deshalb nennen wir dir einen Bereich (95‑%‑Konfidenzintervall). Bei etwa 95 von 100 Menschen enthält ein solcher Bereich den wahren IQ-Wert.
report-curve-error = Zwei Dinge machen ihn größer: der Test selbst (Standardfehler bei deinen Antworten: { $test } Punkte) und die Vergleichsgruppe (etwa { $norms } Punkte).
report-curve-sides = Deine Fehlerspanne reicht von deinem IQ-Wert aus { $down } Punkte nach unten und { $up } nach oben. Das ist nicht gleich viel, weil IQ-Werte leicht in Richtung 100 gezogen werden, die Fehlerspanne aber nicht.

## Ranking.

report-ranking-title = Dein Rang (Prozentrang)
report-ranking-caption = Von 100 Menschen der Vergleichsgruppe
report-ranking-lower = liegen niedriger
report-ranking-higher = liegen gleichauf oder höher
report-ranking-place = Im Vergleich zu dir
report-ranking-ends = Die Fehlerspanne gilt auch hier: An ihrem unteren Ende lägen { $low } von 100 Menschen niedriger als du, am oberen { $high }.
report-ranking-end-low = Die Fehlerspanne gilt auch hier: Selbst an ihrem unteren Ende lägen { $low } von 100 Menschen niedriger als du. Ihr oberes Ende reicht weiter, als dieser Test messen kann.
report-ranking-end-high = Die Fehlerspanne gilt auch hier: An ihrem oberen Ende lägen { $high } von 100 Menschen niedriger als du. Ihr unteres Ende reicht weiter, als dieser Test messen kann.
report-ranking-rare-high = Etwa 1 von { $n } Menschen erreicht diesen IQ-Wert oder mehr.
report-ranking-rarest = Weniger als 1 von { $n } Menschen erreicht diesen IQ-Wert oder mehr.
report-ranking-middle = Die Hälfte aller Menschen liegt zwischen 90 und 110, du auch.
report-ranking-takers = Unter allen, die diesen Test gemacht haben
report-ranking-own = Bis zum { $date } hatten wir { $n } gültige Tests ausgewertet: { $lower } mit niedrigerem IQ-Wert als deinem, { $same } mit demselben (deiner mitgezählt) und { $higher } mit höherem. Du liegst auf Platz { $place } von { $n }.
report-ranking-average = Der Durchschnitt dieser Tests ist { $average }. Wer den Test macht, hat sich selbst dafür entschieden; ein Querschnitt durch alle Menschen ist das nicht. Der Vergleich oben ist der fairere.
report-ranking-you = Du
report-ranking-takers-caption = IQ-Werte aller Teilnehmenden
report-ranking-few = Als dein Bericht entstand, hatten wir mit dieser Vergleichsgruppe weniger als { $floor } gültige Tests ausgewertet. Das ist zu wenig für einen aussagekräftigen Platz. Der Vergleich oben hängt davon nicht ab.
report-ranking-places-caption = IQ-Werte und ihr Prozentrang
report-ranking-places = Zum Vergleich: wie viele von 100 Menschen unter diesen IQ-Werten liegen.
report-ranking-norm = Zur Vergleichsgruppe gehören Erwachsene jeden Alters. Einen Vergleich nach Alter gibt es noch nicht: Alle werden mit denselben Menschen verglichen.

## What the score means.

report-meaning-title = Was dein IQ-Wert bedeutet
report-meaning-lead = Dein IQ-Wert zeigt, wie gut du am { $date } im Vergleich zu anderen Regeln in Figuren erkannt hast ({ $score }, { $margin }).
report-meaning-says = Was er dir sagt
report-meaning-fluid = Regeln in etwas Neuem zu erkennen nennt man fluides Denken. Es ist ein Teil der Intelligenz, und zwar der, der am wenigsten von Sprache und Schule abhängt.
report-meaning-high = Solche Regeln fallen dir leichter als den meisten: Deine ganze Fehlerspanne liegt über dem Durchschnitt von 100.
report-meaning-middle = Solche Regeln fallen dir etwa so leicht wie den meisten: { $people } von 100 Menschen liegen in deiner Kategorie von 85 bis 114.
report-meaning-unsure = Deine Fehlerspanne schließt den Durchschnitt von 100 ein. Ob dir solche Regeln leichter oder schwerer fallen als den meisten, können wir deshalb nicht sagen.
report-meaning-low = Du hast weniger solcher Regeln gefunden als die meisten. Müdigkeit, Lärm, ein kleiner Bildschirm, Sorgen oder wenig Übung können einen IQ-Wert drücken; ob etwas davon eine Rolle gespielt hat, zeigen die Antworten nicht.
report-meaning-again = Würdest du 100-mal mit anderen Aufgaben getestet, läge das Ergebnis etwa 95-mal höchstens { $points } Punkte von diesem entfernt.
report-meaning-expected = Leichte und schwere Aufgaben
report-meaning-caption = Deine Antworten nach Schwierigkeit
report-meaning-easy = mindestens 15 Punkte unter deinem IQ-Wert
report-meaning-near = nahe an deinem IQ-Wert
report-meaning-hard = mindestens 15 Punkte über deinem IQ-Wert
report-meaning-missed = { $n ->
    [one] Du hast eine Aufgabe nicht gelöst, deren Schwierigkeit mindestens 15 Punkte unter deinem IQ-Wert liegt.
   *[other] Du hast { $n } Aufgaben nicht gelöst, deren Schwierigkeit mindestens 15 Punkte unter deinem IQ-Wert liegt.
}
report-meaning-solved = { $n ->
    [one] Du hast eine Aufgabe gelöst, deren Schwierigkeit mindestens 15 Punkte über deinem IQ-Wert liegt.
   *[other] Du hast { $n } Aufgaben gelöst, deren Schwierigkeit mindestens 15 Punkte über deinem IQ-Wert liegt.
}
report-meaning-usual = Das ist normal: Die Aufmerksamkeit lässt mal nach, und von sechs geratenen Antworten ist im Schnitt eine richtig.
report-meaning-smooth = Deine Antworten folgen eng der Schwierigkeit: Alle deutlich leichteren Aufgaben hast du gelöst, von den deutlich schwereren keine.
report-meaning-likely = Deine wahrscheinlichste Kategorie
report-meaning-likely-caption = Wie wahrscheinlich dein wahrer IQ-Wert in jeder Kategorie liegt
report-meaning-likely-text = Von 100 Menschen mit Antworten wie deinen haben so viele ihren wahren IQ-Wert in dieser Kategorie. Deine Fehlerspanne und die Häufigkeit jeder Kategorie sind darin berücksichtigt.
report-less-than-1 = unter 1 %
report-meaning-not = Was er dir nicht sagt
report-meaning-not-parts = Wie gut dein Gedächtnis, dein Wissen, deine Sprache oder deine Ideen sind. Das misst der Test nicht.
report-meaning-not-worth = Was du wert bist, welchen Charakter du hast oder wie weit du kommen kannst.
report-meaning-not-diagnosis = Ob jemand hochbegabt ist oder eine Behinderung hat. Das klärt ein Test vor Ort in einer psychologischen Praxis.
report-meaning-not-fixed = Was in zehn Jahren herauskäme. Ein IQ-Wert ist eine Messung an einem Tag.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Ergebnisse nach Aufgabentyp
report-dimensions-caption = Dein Ergebnis mit Fehlerspanne und Stufe
report-reference = Referenzbereich { $low } bis { $high }
report-dimensions-scale = Alle Werte stehen auf derselben Skala mit dem Durchschnitt 100. Die Hälfte aller Menschen liegt im Referenzbereich von { $low } bis { $high }. Die Fehlerspannen hier enthalten nicht den Fehler der Vergleichsgruppe (etwa { $norms } Punkte), der alle Typen gleich verschieben würde.
report-dimensions-levels = Stufen: sehr hoch ab 125, hoch ab 110, mittel ab 90, niedrig ab 75, darunter sehr niedrig. Eine Stufe nennen wir nur, wenn die 80‑%‑Spanne innerhalb von zwei benachbarten Stufen bleibt. Sonst steht dort „Keine klare Stufe“.
report-dimensions-joined = Eine Handvoll Aufgaben ergibt noch keinen verlässlichen Wert. Deshalb fließen in jeden Wert auch deine anderen Antworten ein, denn wer bei einem Typ gut abschneidet, tut das meist auch bei den anderen (angenommene Korrelation: { $correlation }). Das macht die Werte verlässlicher und bringt sie näher zusammen.
report-dimensions-pace = Das Tempo steht für sich und gehört nicht zu deinem IQ-Wert.
report-difference-caption = Jeder Typ im Vergleich zu deinem eigenen Durchschnitt
report-dimensions-chance = Als Stärke oder schwächere Seite zählt ein Unterschied ab der Zahl in der letzten Spalte. Durch Zufall allein kommt das in weniger als einem von zehn Fällen vor.

## One page for each kind of task.

report-kind-lead = Du hast { $right } von { $n } Aufgaben dieses Typs gelöst.
report-read-very-high = Weit über dem Referenzbereich: besser als etwa { $n } von 100 Menschen.
report-read-high = Über dem Referenzbereich: besser als etwa { $n } von 100 Menschen.
report-read-moderate = Im Referenzbereich: besser als etwa { $n } von 100 Menschen.
report-read-low = Unter dem Referenzbereich: besser als etwa { $n } von 100 Menschen.
report-read-very-low = Deutlich unter dem Referenzbereich: besser als etwa { $n } von 100 Menschen.
report-read-not-enough = Die Fehlerspanne von { $low } bis { $high } umfasst zu viele Stufen, um eine zu nennen.
report-kind-what = Worum es bei diesen Aufgaben geht
report-kind-what-induction = Eine oder zwei Regeln zu Reihenfolge und Anzahl: Etwas wächst oder schrumpft Schritt für Schritt, Formen wechseln sich ab, oder zwei Mengen ergeben zusammen eine dritte. Du musst bemerken, was sich ändert, und deine Idee an allen drei Reihen prüfen.
report-kind-what-logic = Figuren werden übereinandergelegt. Was im dritten Feld bleibt, hängt von der Regel ab: alles aus den beiden ersten, nur das Gemeinsame, nur das, was genau eines von ihnen hat, nur das, was allein das erste hat, oder das, was beiden fehlt. Du musst die Felder Teil für Teil vergleichen und herausfinden, welche Regel gilt.
report-kind-what-spatial = Figuren drehen sich, werden gespiegelt oder wandern. Du musst eine Figur im Kopf bewegen und prüfen, ob dieselbe Bewegung von jedem Feld zum nächsten passt.
report-kind-what-several = Drei oder mehr Regeln wirken gleichzeitig, jede auf eine andere Eigenschaft. Du musst die Regeln auseinanderhalten und jede an den Antworten prüfen.
report-kind-how = So löst du sie
report-kind-how-induction = Nimm dir eine Eigenschaft nach der anderen vor: Anzahl, Größe, Form, Füllung. Sprich ihre Regel für die erste Reihe laut aus und probier sie an der zweiten. Passt sie dort nicht, versuch es mit den Spalten.
report-kind-how-logic = Nimm einen Teil der Figur, etwa eine Linie oder ein Blütenblatt, und verfolge ihn durch die Reihe. Zeigt ihn das dritte Feld, wenn er in einem Feld war, in beiden oder in keinem? Meist genügen zwei Teile, um es zu sehen.
report-kind-how-spatial = Such dir ein Merkmal, etwa eine Spitze oder eine offene Seite, und verfolge nur dieses. Zähl seine Drehung in Achteln eines Kreises. Passt keine Drehung, denk an einen Spiegel.
report-kind-how-several = Klär eine Eigenschaft, streich alle Antworten, die nicht dazu passen, und nimm dir dann die nächste vor. Bei der letzten Regel bleibt nur eine Antwort übrig, und du musst dir nie viel merken.
report-kind-caption = Deine Aufgaben dieses Typs
report-kind-others = Im Schnitt lösen andere { $expected } davon.
report-kind-time = Du hast dafür { $time } gebraucht, { $percent } deiner gesamten Zeit.
report-kind-within = Im Vergleich zu deinem eigenen Durchschnitt: { $difference } Punkte. Das kann Zufall sein.
report-kind-untold = Im Vergleich zu deinem eigenen Durchschnitt: { $difference } Punkte. Von diesem Typ gibt es zu wenige Aufgaben, als dass das viel aussagt.
report-kind-worth = Die Gesamtzahl der richtigen Antworten erklärt schätzungsweise { $total } der Unterschiede, die es zwischen Menschen bei diesem Aufgabentyp gibt. Mit den Aufgaben des Typs selbst sind es { $joined }.

## Pace.

report-pace-lead = Pro Aufgabe hast du etwa { $percent } der üblichen Zeit gebraucht.
report-pace-lead-none = Dein Tempo lässt sich noch nicht vergleichen: Zu wenige Menschen haben diese Aufgaben beantwortet.
report-pace-fast = Schneller als der Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
report-pace-middle = Im Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
report-pace-slow = { $n ->
    [one] Langsamer als der Referenzbereich: Etwa { $n } von 100 Menschen braucht länger.
   *[other] Langsamer als der Referenzbereich: Etwa { $n } von 100 Menschen brauchen länger.
}
report-pace-none = Deine eigenen Zeiten findest du unten. Für eine Stufe braucht es mindestens { $floor } andere Menschen mit denselben Aufgaben.
report-pace-neutral-title = So liest du das
report-pace-neutral = Das Tempo gehört nicht zu deinem IQ-Wert, und schneller ist nicht besser. Es gab kein Zeitlimit, also hat dich längeres Nachdenken nichts gekostet.
report-pace-method = Wir vergleichen deine Zeit bei jeder von { $n } Aufgaben mit den Zeiten aller anderen bei derselben Aufgabe. So wirkt niemand langsam, nur weil eine Aufgabe schwer ist. Ein einzelner langer Blick zählt hier weniger als in den Summen unten. Deshalb kann beides voneinander abweichen.
report-pace-reliability = Etwa { $percent } der Unterschiede zwischen Menschen sind bei dieser Zahl echt, der Rest ist Zufall. Wie stark sich Menschen im Tempo unterscheiden, wissen wir aus veröffentlichten Daten zu ähnlichen Aufgaben.
report-pace-quicker-than = Bei { $n } von { $all } Aufgaben warst du schneller als üblich.
report-pace-thirds = Vom Anfang bis zum Ende
report-pace-thirds-caption = Deine Zeit in drei Teilen
report-part-first = Erstes Drittel, { $from }–{ $to }
report-part-middle = Mittleres Drittel, { $from }–{ $to }
report-part-last = Letztes Drittel, { $from }–{ $to }
report-pace-slower = Im Vergleich zu den anderen bist du langsamer geworden: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-quicker = Im Vergleich zu den anderen bist du schneller geworden: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-kept = Im Vergleich zu den anderen hast du dein Tempo gehalten: { $first } ihrer Zeit im ersten Drittel, { $last } im letzten.
report-pace-harder = Die Aufgaben werden nach und nach schwerer: Ihre mittlere Schwierigkeit steigt von IQ { $first } im ersten Drittel auf { $last } im letzten. Dort länger zu brauchen ist normal.

## Time and effort.

report-time-title = Zeit und Sorgfalt
report-time-lead = Du hast insgesamt { $time } gebraucht, im Schnitt { $each } pro Aufgabe.
report-time-caption = Sekunden pro Aufgabe
report-time-own = Du
report-time-median = Übliche Zeit
report-time-kinds-caption = Zeit nach Aufgabentyp
report-time-noticed = Was deine Zeiten zeigen
report-time-ends = Am längsten hast du für Aufgabe { $slowest } gebraucht ({ $long }), am kürzesten für Aufgabe { $quickest } ({ $short }).
report-time-later = Für das letzte Drittel hast du länger gebraucht ({ $last }) als für das erste ({ $first }).
report-time-earlier = Für das letzte Drittel hast du weniger Zeit gebraucht ({ $last }) als für das erste ({ $first }), obwohl seine Aufgaben schwerer sind.
report-time-wrong-longer = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. An Aufgaben, die du dann nicht gelöst hast, hast du länger gesessen.
report-time-wrong-shorter = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. Die falschen kamen schneller, ein zweiter Blick hätte sich vielleicht gelohnt.
report-time-alike = Die Hälfte deiner richtigen Antworten hat weniger als { $right } gedauert, die Hälfte der falschen weniger als { $wrong }. Beides unterscheidet sich kaum.
report-effort = Sorgfalt
report-effort-rapid = { $n ->
    [one] Eine Antwort kam zu schnell, um die Aufgabe angesehen zu haben. In deinen IQ-Wert geht sie nicht ein.
   *[other] { $n } Antworten kamen zu schnell, um die Aufgaben angesehen zu haben. In deinen IQ-Wert gehen sie nicht ein.
}
report-effort-none-rapid = Du hast dir für jede Antwort genug Zeit genommen.
report-effort-open = { $n ->
    [one] Eine Aufgabe hast du nicht beantwortet. Sie zählt als falsch.
   *[other] { $n } Aufgaben hast du nicht beantwortet. Sie zählen als falsch.
}
report-effort-none-open = Du hast jede Aufgabe beantwortet.
report-effort-changes = { $n ->
    [one] Du hast einmal eine Antwort geändert.
   *[other] Du hast { $n }-mal eine Antwort geändert.
}
report-effort-no-changes = Du hast keine Antwort geändert.

## How it was measured.

report-measured-title = So haben wir gemessen
report-measured-lead = Dein IQ-Wert von { $score } ({ $margin }) ist aus deinen Antworten auf { $questions } Aufgaben berechnet. Bei gleichen Normen ergeben dieselben Antworten immer denselben IQ-Wert.
report-measured-model = Zu jeder Aufgabe gehört eine Kurve. Sie zeigt, wie wahrscheinlich jemand mit einer bestimmten Fähigkeit die Aufgabe löst, und hängt ab von Schwierigkeit, Steigung und der Chance auf einen Zufallstreffer (dreiparametrisches logistisches Modell). Dein IQ-Wert entspricht der Fähigkeit, die alle deine Antworten am besten erklärt (gewichtete Likelihood).
report-measured-group = Vergleichsgruppe: Erwachsene jeden Alters. Normen { $version }, Aufgabenwerte Version { $values }.
report-measured-provisional = Vergleichsgruppe: Erwachsene jeden Alters. Normen { $version }, vorläufig; Aufgabenwerte Version { $values }. Die Schwierigkeit der Aufgaben ist aus ihren Regeln vorhergesagt. Der Durchschnitt stammt von { $n } Erwachsenen, die online ähnliche Aufgaben gelöst haben (Zorowitz et al. 2024), abzüglich { $shift } Standardabweichungen, weil Menschen, die an solchen Studien teilnehmen, eher über dem Durchschnitt liegen. Deine Fehlerspanne ist deshalb größer.
report-measured-calibrating = Vergleichsgruppe: Erwachsene jeden Alters. Normen { $version }, Aufgabenwerte Version { $values }. Die Schwierigkeit der Aufgaben kennen wir aus echten Antworten. Der Durchschnitt stammt von { $n } Erwachsenen, die online ähnliche Aufgaben gelöst haben (Zorowitz et al. 2024), abzüglich { $shift } Standardabweichungen, weil Menschen, die an solchen Studien teilnehmen, eher über dem Durchschnitt liegen. Deine Fehlerspanne ist deshalb größer.
report-measured-level = Fehler der Normen
report-measured-level-note = Standardfehler in IQ-Punkten
report-measured-range = Messbereich
report-measured-range-note = darüber hinaus: „oder darüber“, „oder darunter“
report-measured-caption = Wie genau dieser Test misst
report-measured-errors = Die Genauigkeit hängt vom Niveau ab. Die Tabelle zeigt, wie weit die Ergebnisse von Menschen mit demselben wahren IQ-Wert üblicherweise streuen, ohne den Fehler der Normen. Weil IQ-Werte leicht in Richtung 100 gezogen werden, sind diese Fehler kleiner als der hinter deiner Fehlerspanne.
report-measured-unwatched = Das ist ein Online-Test ohne Aufsicht: Wir sehen nicht, wer antwortet, wo und mit welcher Hilfe.
report-measured-not = Bitte verwende ihn nicht für
report-measured-not-diagnosis = Diagnosen jeder Art
report-measured-not-hiring = Einstellung, Beförderung oder Zulassung
report-measured-not-others = Entscheidungen über andere Menschen
report-measured-not-children = Menschen unter 16, für die es noch keine Vergleichsgruppe gibt

## What to do with the result.

report-advice-title = Was du mit dem Ergebnis anfängst
report-advice-lead = Nimm { $score } ({ $margin }) als grobe Einordnung, nicht als Etikett.
report-advice-yours = Aus deinen eigenen Ergebnissen
report-advice-class = Wenn du deinen IQ-Wert weitererzählst, nenn die Fehlerspanne dazu. Ohne sie behauptet die Zahl mehr, als wir gemessen haben.
report-advice-compare = Dass sich der IQ-Wert eines anderen Menschen von deinem unterscheidet, lässt sich erst sagen, wenn er mehr als { $points } Punkte entfernt liegt. Alles darunter kann Zufall sein.
report-advice-missed = Wenn du üben willst, fang mit „{ $kind }“ an. Von den Aufgaben bis Schwierigkeit { $limit } hast du dort die meisten nicht gelöst: { $missed } von { $n }.
report-advice-none-missed = Von den Aufgaben bis Schwierigkeit { $limit } hast du höchstens eine nicht gelöst. Kein Typ braucht zuerst Übung.
report-advice-lean = Ein Unterschied zwischen den Aufgabentypen ist größer, als sich durch Zufall erklären lässt. Verlass dich erst darauf, wenn ein zweiter Test ihn wieder zeigt.
report-advice-even = Kein Aufgabentyp sticht als Stärke oder schwächere Seite heraus.
report-advice-slower = Deine falschen Antworten kamen schneller als deine richtigen (typischerweise { $wrong } statt { $right }). Die letzte Reihe noch einmal zu prüfen kostet wenig.
report-advice-caution = Etwas macht diesen IQ-Wert unsicherer; mehr dazu unter „Zeit und Sorgfalt“. Ein zweiter Test ohne das würde dir mehr sagen als dieser.
report-advice-open = Beantworte nächstes Mal jede Aufgabe. Geratene Antworten sind in einem von sechs Fällen richtig, fehlende nie.
report-advice-low = Wenn dich dieser IQ-Wert überrascht, weil es in Schule oder Beruf gut läuft, dann vertrau auf Schule und Beruf: Jahre sagen mehr als ein Test.
report-advice-high = Wenn du einen Nachweis für andere brauchst, mach einen Test unter Aufsicht. Hochbegabten­vereine und psychologische Praxen erkennen nur solche an.
report-advice-uses = Wofür es gut ist
report-advice-use-place = Um ungefähr zu wissen, wo du in einem Bereich des Denkens stehst, mit der Fehlerspanne im Blick.
report-advice-use-baseline = Um einen Ausgangswert zu haben, mit dem du einen späteren Test vergleichen kannst, frühestens nach { $months } Monaten.
report-advice-use-slips = Um zu sehen, wo du danebenliegst: Die Seiten mit den Aufgaben zeigen, welche Regel jede deiner falschen Antworten verletzt.
report-advice-help = Wann du mit jemandem sprechen solltest
report-advice-school = Bei Fragen zu Schule, Ausbildung oder Beruf: Eine psychologische Praxis testet mehrere Fähigkeiten vor Ort, in deiner Sprache, und bespricht mit dir, was daraus folgt.
report-advice-worry = Wenn dein Denken, dein Gedächtnis oder deine Aufmerksamkeit nachgelassen hat oder dich ein niedriger IQ-Wert beunruhigt, sprich mit einer Ärztin oder einem Arzt. Dieser Test kann eine Ursache weder finden noch ausschließen.
report-advice-mood = Wenn dich die Zahl tagelang bedrückt, sprich mit jemandem, dem du vertraust. So wichtig ist keine Zahl.
report-advice-again = Test wiederholen
report-advice-wait = Warte mindestens { $months } Monate. Solche Aufgaben schon zu kennen bringt beim zweiten Mal etwa 3 bis 4 Punkte (Hausknecht et al. 2007), nach dem dritten Mal kaum noch etwas (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Leitfaden fürs Gehirntraining
report-guide-lead = Durch Übung wirst du besser in dem, was du übst, und gute Gewohnheiten erleichtern das Lernen. Von keinem Training ist bekannt, dass es die allgemeine Intelligenz dauerhaft steigert.
report-guide-evidence = Sieben Fachleute aus der Psychologie haben die Forschung gesichtet: Gehirntraining verbessert die trainierten Fähigkeiten, verwandte weniger und den Alltag kaum (Simons et al. 2016). Anders ein zusätzliches Schuljahr: Es geht mit 1 bis 5 IQ-Punkten mehr einher (Ritchie & Tucker-Drob 2018).
report-guide-start = Womit du anfängst
report-guide-missed = Fang mit „{ $kind }“ an. Von den Aufgaben in deiner Reichweite (bis Schwierigkeit { $limit }) hast du dort die meisten nicht gelöst: { $missed } von { $n }.
report-guide-none-missed = Von den Aufgaben bis Schwierigkeit { $limit } hast du höchstens eine nicht gelöst, also hat kein Typ Vorrang. Nimm die vier abwechselnd.
report-guide-spread = Was du bis Schwierigkeit { $limit } nicht gelöst hast, verteilt sich auf mehrere Typen, also hat keiner Vorrang. Nimm die vier abwechselnd.
report-guide-numbers = Löse diese noch einmal, ohne in die Lösungen zu sehen: { $numbers }.
report-guide-plan = Dein Plan für vier Wochen
report-guide-plan-caption = Zwanzig Minuten, dreimal pro Woche
report-guide-week-1 = Löse noch einmal, was du nicht gelöst hast. Sprich jede Regel laut aus, bevor du wählst.
report-guide-week-1-slow = Löse noch einmal, wofür du am längsten gebraucht hast. Sprich jede Regel laut aus, bevor du wählst.
report-guide-why-1 = Wer sich jeden Schritt selbst erklärt, lernt mehr aus Beispielen (Chi et al. 1989).
report-guide-week-2 = Misch die Typen, statt einen nach dem anderen zu üben.
report-guide-why-2 = Gemischtes Üben ist schwerer, dafür bleibt das Gelernte länger (Rohrer & Taylor 2007).
report-guide-week-3 = Lass zwischen den Übungen zwei Tage frei, und ruf dir zuerst die Regeln der letzten Woche ins Gedächtnis.
report-guide-why-3 = Abstände und Abrufen helfen dir, Gelerntes zu behalten (Cepeda et al. 2006; Roediger & Karpicke 2006).
report-guide-week-4 = Erfinde zwei eigene Aufgaben mit je zwei Regeln und lass sie jemanden lösen.
report-guide-why-4 = Beim Erfinden rufst du die Regeln ab, und Abrufen hilft dir, sie zu behalten (Roediger & Karpicke 2006).
report-guide-habits = Gewohnheiten, die helfen
report-guide-sleep = Schlaf. Gelerntes festigt sich im Schlaf (Diekelmann & Born 2010), und unter kurzen Nächten leidet die Aufmerksamkeit am stärksten (Lim & Dinges 2010).
report-guide-move = Bewegung. Ausdauertraining brachte kleine Fortschritte bei Aufmerksamkeit, Tempo und Gedächtnis (Smith et al. 2010).
report-guide-honest = Beim zweiten Mal liegt man im Schnitt 3 bis 4 Punkte höher, weil man solche Aufgaben dann kennt. Das ist Übung, nicht mehr Intelligenz. Bei einem einzelnen Menschen kann ein Unterschied von bis zu { $points } Punkten Zufall sein.

## Taking a test again.

report-retest-title = Den Test wiederholen
report-retest-lead = Ein zweiter IQ-Wert sagt etwas aus, wenn er mehr als { $points } Punkte unter { $score } liegt oder mehr als { $higher } darüber (4 Punkte davon bringt die Übung).
report-retest-lead-limit = { $score } ist eine Grenze; eine Zahl, mit der sich ein zweiter IQ-Wert vergleichen ließe, gibt es nicht. Zwei Werte im Messbereich müssen mehr als { $points } Punkte auseinanderliegen, bevor der Unterschied etwas aussagt.
report-retest-how = Beide IQ-Werte haben einen Fehler. Auf deinem Niveau beträgt er bei einem einzelnen { $error } Punkte; bei einem Unterschied kommen beide zusammen. Das gilt für IQ-Werte mit derselben Vergleichsgruppe, deren Fehler in beiden gleich ist.
report-retest-caption = Was ein zweiter IQ-Wert bedeuten würde
report-retest-below = unter { $iq }
report-retest-above = über { $iq }
report-retest-really-lower = niedriger, mehr als Zufall
report-retest-no-difference = nicht von Zufall zu unterscheiden
report-retest-really-higher = höher, mehr als Zufall und Übung
report-retest-practice-title = Was Übung ausmacht
report-retest-practice = In 107 Stichproben lagen Menschen beim zweiten Mal etwa eine viertel Standard­abweichung höher. Das sind hier 3 bis 4 Punkte, bei genau denselben Aufgaben mehr (Hausknecht et al. 2007). Nach dem dritten Mal kommt kaum noch etwas dazu (Scharfen et al. 2018). Deshalb ist dein erster gültiger IQ-Wert der maßgebliche, und ein höherer zweiter braucht 4 Punkte mehr, um zu zählen.
report-retest-fair = Für einen fairen Vergleich
report-retest-wait = Warte mindestens { $months } Monate. Du bekommst andere Aufgaben derselben Typen.
report-retest-same = Mach den Test ausgeruht, ungestört und auf einem ähnlichen Bildschirm.
report-retest-norms = Vergleiche nur IQ-Werte mit derselben Vergleichsgruppe. Gibt es eine neuere, kann dein Bericht diesen Test auch mit ihr auswerten.
report-retest-form = Vergleiche Tests gleicher Länge. Ein kürzerer hat eine größere Fehlerspanne.
report-retest-average = Zwei Tests sagen mehr als einer: Der Durchschnitt zweier IQ-Werte hat etwa 70 % des Fehlers, den der Test selbst macht. Der Fehler der Vergleichsgruppe bleibt gleich.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Begriffe
report-glossary-lead = Begriffe aus diesem Bericht, in der Reihenfolge, in der sie vorkommen.
report-term-iq = IQ
report-term-iq-text = Dein Platz unter anderen Menschen, auf einer Skala mit dem Durchschnitt 100 und der Standard­abweichung 15.
report-term-margin = Fehlerspanne (Konfidenzintervall)
report-term-margin-text = Der Bereich, der den wahren IQ-Wert in 95 (oder 80) von 100 Fällen enthält.
report-term-true = Wahrer IQ-Wert
report-term-true-text = Was herauskäme, wenn der Test ohne Fehler messen würde. Für ihn gilt die Fehlerspanne. Gemessene IQ-Werte werden leicht in Richtung 100 gezogen, der wahre nicht.
report-term-class = Kategorie
report-term-class-text = Ein IQ-Bereich mit Namen. Seine Grenzen sind vereinbart, nicht von der Natur gegeben.
report-term-norms = Normen
report-term-norms-text = Wie sich die IQ-Werte in der Vergleichsgruppe verteilen. Jede Version hat ein Datum.
report-term-group = Vergleichsgruppe
report-term-group-text = Die Menschen, mit denen alle verglichen werden: Erwachsene jeden Alters.
report-term-percentile = Prozentrang
report-term-percentile-text = Wie viele von 100 Menschen der Vergleichsgruppe niedriger liegen.
report-term-deviation = Standard­abweichung
report-term-deviation-text = Der übliche Abstand vom Durchschnitt: Etwa 68 von 100 Menschen liegen höchstens so weit davon entfernt.
report-term-error = Standardfehler
report-term-error-text = Der übliche Abstand eines gemessenen Werts vom wahren. Etwa das Doppelte nach jeder Seite ergibt eine 95‑%‑Fehlerspanne.
report-term-reliability = Zuverlässigkeit (Reliabilität)
report-term-reliability-text = Der Anteil der Unterschiede zwischen Ergebnissen, der echt ist und kein Zufall.
report-term-fluid = Fluides Denken
report-term-fluid-text = Regeln in etwas Neuem erkennen und anwenden, ohne Vorwissen.
report-term-reference = Referenzbereich
report-term-reference-text = Von 90 bis 110, wo die mittlere Hälfte aller Menschen liegt.
report-term-level = Stufe
report-term-level-text = Ein Wort für dein Ergebnis bei einem Aufgabentyp, nur genannt, wenn die Fehlerspanne es erlaubt.
report-term-difficulty = Schwierigkeit
report-term-difficulty-text = Der IQ, bei dem die Hälfte der Menschen die Aufgabe löst.
report-term-likelihood = Gewichtete Likelihood
report-term-likelihood-text = Ein Verfahren, das die Fähigkeit schätzt, die alle deine Antworten am besten erklärt, fast ohne Verzerrung.
report-term-median = Übliche Zeit (Median)
report-term-median-text = Die Zeit in der Mitte: Die Hälfte aller Menschen braucht weniger, die Hälfte mehr.
report-term-rapid = Zu schnell beantwortet
report-term-rapid-text = Beantwortet in weniger Zeit, als man zum Ansehen der Aufgabe braucht. Solche Antworten sind nicht öfter richtig als geratene. In den IQ-Wert gehen sie nicht ein, in die Zahl der gelösten Aufgaben schon.
report-term-valid = Gültiger Test
report-term-valid-text = Ein Test mit genug Antworten und genug Zeit für jede.
report-term-practice = Übungseffekt
report-term-practice-text = Was du beim zweiten Mal gewinnst, weil du solche Aufgaben kennst.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Du hast Antwort { $number } gewählt
report-sheet-open = Unbeantwortet
report-sheet-difficulty = Schwierigkeit: IQ { $iq }
report-sheet-time = Deine Zeit: { $time }
report-sheet-rapid = Deine Zeit: { $time }, zu schnell für die Wertung
report-sheet-median = Übliche Zeit: { $time }
report-sheet-right = Richtig
report-sheet-wrong = Falsch
report-sheet-right-rapid = Richtig, aber zu schnell
report-sheet-wrong-rapid = Falsch und zu schnell
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } von { $answered } Menschen haben die richtige Antwort gewählt.
report-sheet-key = Richtige Antwort: { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Teilnahme­zertifikat
report-certificate-statement = hat am { $date } den Test „{ $exam }“ mit { $questions } Aufgaben abgeschlossen.
report-certificate-unsupervised = Online-Test ohne Aufsicht
report-certificate-check = Dieses Zertifikat überprüfen unter
