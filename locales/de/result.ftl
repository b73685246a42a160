## The result pages right after the test.

result-title = Dein kostenloses Ergebnis
result-whole-title = Dein Ergebnis

## Whether the run counts.

result-valid-title = Dein Test konnte ausgewertet werden
result-valid-text = Nichts an deinen Antworten und Zeiten macht das Ergebnis unsicherer.
result-caution-title = Dein Test konnte ausgewertet werden
result-caution-text = Das hier macht das Ergebnis aber unsicherer:

## What was noticed about a run.

result-reason-low-effort = Nur bei { $figure } % deiner Antworten reichte die Zeit, um die Aufgabe richtig anzusehen.
result-reason-same-option = Du hast { $figure }-mal hintereinander die Antwort an derselben Stelle gewählt.
result-reason-hurried = Du warst nach { $figure } Sekunden mit dem ganzen Test fertig. Das ist zu schnell, um jede Aufgabe anzusehen.
result-reason-like-guessing = Deine Antworten lassen sich kaum von geratenen unterscheiden.
result-reason-unfinished = Du hast { $figure } % der Aufgaben beantwortet. Das reicht nicht für einen IQ-Wert.
result-reason-pasted = { $figure } Antworten kamen gleichzeitig an statt nacheinander.
result-reason-instant = { $figure } Antworten kamen schneller, als man eine Aufgabe ansehen kann.
result-reason-surprising = Einige leichte Aufgaben hast du nicht gelöst, schwere dagegen schon.
result-reason-hard-part-too-good = Die schwersten Aufgaben hast du viel besser gelöst als die leichteren.
result-reason-left-tab = Du hast die Seite während des Tests { $figure }-mal verlassen.
result-reason-hidden = Die Seite war insgesamt { $figure } Sekunden lang nicht zu sehen.
result-reason-narrow-window = Dein Fenster war nur { $figure } Pixel breit, entsprechend klein waren die Felder.
result-reason-clock-jump = Die Uhr deines Geräts hat sich während des Tests verstellt. Deine Zeiten sind deshalb unsicher.
result-reason-impossible-times = Deine Antwortzeiten ergeben zusammen mehr Zeit, als seit Beginn des Tests vergangen war.
result-reason-other = Etwas anderes macht diesen Versuch schwer auszuwerten.

## How many were right.

result-right-label = Gelöste Aufgaben
result-right-figure = { $right } von { $questions }
result-right-note = Es zählt, welche Aufgaben du gelöst hast, nicht nur, wie viele.

## How likely each range is.

result-likely-label = Dein wahrscheinlichster IQ-Bereich
result-likely-text = { $class }: zu { $percent } % wahrscheinlich
result-likely-list = So wahrscheinlich ist jeder Bereich
result-likely-share = { $percent } %
result-likely-note = Ein einzelner Test kann das nicht endgültig klären. Deshalb siehst du, wie wahrscheinlich jeder Bereich ist. Deinen IQ-Wert mit Fehlerspanne findest du im Bericht.
result-curve-likely = Glockenkurve der IQ-Werte, markiert ist dein wahrscheinlichster Bereich: { $range }
result-chance-title = Mach den Test erst noch einmal
result-chance-text = Auf { $right } von { $questions } kommt man ungefähr auch durch Raten. Ein Bericht könnte dir noch nicht viel sagen. Versuch es mit neuen Aufgaben noch einmal, wenn du etwas Ruhe hast. Das kostet nichts.
result-chance-button = Kostenlos wiederholen
result-range-from = { $limit } oder darüber

## The score of the free test.

result-score-label = Dein IQ-Wert
result-score-above = { $iq } oder darüber
result-score-below = { $iq } oder darunter
result-margin = Fehlerspanne: { $low } bis { $high }
result-margin-from = Fehlerspanne: ab { $low }
result-margin-to = Fehlerspanne: bis { $high }
result-margin-note = Mit 95 % Sicherheit liegt dein wahrer IQ-Wert in diesem Bereich. Er ist so groß, weil der Gratis-Test nur wenige Aufgaben hat.
result-margin-note-full = Mit 95 % Sicherheit liegt dein wahrer IQ-Wert in diesem Bereich.
result-percentile-exact = Du hast besser abgeschnitten als etwa { $percent } von 100 Menschen.
result-percentile-above = Du hast besser abgeschnitten als mindestens { $percent } von 100 Menschen.
result-percentile-below = { $percent ->
    [one] Unter deinem Ergebnis liegt höchstens { $percent } von 100 Menschen.
   *[other] Unter deinem Ergebnis liegen höchstens { $percent } von 100 Menschen.
}
result-class = Du liegst in der Kategorie „{ $class }“ ({ $range }).
result-class-margin = Mit der Fehlerspanne ist alles von „{ $low }“ bis „{ $high }“ möglich.
result-curve-score = Glockenkurve der IQ-Werte. Dein IQ-Wert: { $score }. { $range }

## What it means.

result-meaning-title = Was dir das sagt
result-meaning-says = Das Ergebnis zeigt, wie gut du im Vergleich zu anderen Regeln in Figuren erkennst. Das ist ein Teil der Intelligenz; Gedächtnis, Wissen und Tempo sind andere.
result-meaning-not = Es ist keine Diagnose und sagt nichts darüber, was du wert bist oder welchen Charakter du hast.
result-meaning-low = Müdigkeit, ein lauter Raum, ein kleiner Bildschirm oder wenig Erfahrung mit solchen Aufgaben drücken ein Ergebnis leicht nach unten. Wenn dir das bekannt vorkommt, versuch es ausgeruht noch einmal.
result-norms-provisional = Vorläufig: Unsere Vergleichsgruppe wächst noch (Version { $version }).
result-norms = Vergleichsgruppe: Version { $version }
result-measure-link = Wie verlässlich ist das?

## The report and the way to it.

result-report-title = Hol dir deinen IQ-Wert
result-report-lead = Dein IQ-Wert mit Fehlerspanne, dein Rang und ein 21-seitiger Bericht in verständlichen Worten.
result-report-price = Ab { $price } inkl. MwSt. Einmal zahlen, kein Abo, 14 Tage Geld zurück.
result-report-choose = Meinen Bericht holen
result-report-sample = Erst ein Beispiel ansehen

## A bought result.

result-paid-title = Dein Ergebnis

result-owned-title = Das ist in deinem Paket
result-owned-ready = Verfügbar
result-owned-later = Noch nicht verfügbar
result-owned-later-text = Diese Teile gehören zu deinem Paket, sind aber noch nicht verfügbar. Wenn du nicht warten möchtest, kannst du dir bis zum { $date } dein Geld zurückholen.
result-owned-later-over = Diese Teile gehören zu deinem Paket, sind aber noch nicht verfügbar. Wenn du nicht warten möchtest, schreib uns.

result-more-title = Deinen Bericht erweitern
result-more-lead = Du zahlst nur die Differenz.
result-more-adds = Mit „{ $package }“ bekommst du außerdem:
result-more-button = Für { $price } dazukaufen

result-bundle-left = { $n ->
    [one] In deinem Dreierpaket hast du noch einen Test übrig.
   *[other] In deinem Dreierpaket hast du noch { $n } Tests übrig.
}
result-bundle-how = So löst du Tests ein
result-bundle-title = { $n ->
    [one] In deinem Dreierpaket hast du noch einen Test übrig
   *[other] In deinem Dreierpaket hast du noch { $n } Tests übrig
}
result-bundle-text = Schalte mit deinem Dreierpaket den Bericht zu diesem Ergebnis frei. Es wird nichts abgebucht.
result-bundle-use = { $n ->
    [one] Letzten Test einlösen
   *[other] Einen von { $n } Tests einlösen
}

## Money back, on a bought result and on the support page.

result-refund-title = Geld zurück
result-refund-text = Bis zum { $date } bekommst du alles zurück, was du für diese Bestellung bezahlt hast. Einen Grund musst du nicht nennen.
result-refund-button = Geld zurückholen
result-refund-sure = Möchtest du alles zurückbekommen, was du für diese Bestellung bezahlt hast? Deinen Bericht kannst du dann nicht mehr lesen. Dein kostenloses Ergebnis behältst du.
result-refund-yes = Ja, Geld zurück
result-refund-no = Bericht behalten
result-refund-requested = Erledigt. Wir erstatten dir { $price } über deine ursprüngliche Zahlungsart.
result-refund-underway = Deine Erstattung läuft. Du bekommst dein Geld über deine ursprüngliche Zahlungsart zurück.
result-refund-succeeded = Wir haben dir { $price } erstattet. Bei den meisten Banken siehst du das Geld nach 5 bis 10 Werktagen.
result-refund-stuck = Die Erstattung hat beim ersten Mal nicht geklappt. Wir kümmern uns darum. Wenn es länger als ein paar Tage dauert, schreib uns.
result-refund-over = Die 14 Tage sind vorbei. Wenn mit deinem Bericht etwas nicht stimmt, schreib uns.

result-call-busy = Einen Moment …

result-note-refunded = Wir haben dir dein Geld erstattet. Dein kostenloses Ergebnis behältst du.
result-note-processing = Deine Bank hat die Zahlung noch nicht bestätigt. Sobald das Geld da ist, schreiben wir dir. Du musst nicht noch einmal bezahlen.
result-note-review = Wir prüfen ein Detail deiner Zahlung, bevor wir deinen Bericht freischalten.
result-note-support = Zur Support-Seite

## Keeping the result.

result-keep-title = Dieses Ergebnis wiederfinden
result-keep-until = Dein Link gilt bis zum { $date }. Danach löschen wir das Ergebnis.
result-keep-private = Wer den Link hat, kann dein Ergebnis sehen.
result-copy = Link kopieren
result-copied = Link kopiert
result-copy-failed = Kopieren fehlgeschlagen

## Taking it again.

result-again-title = Noch einmal versuchen?
result-again-text = Du bekommst neue Aufgaben, und dieses Ergebnis bleibt, wie es ist.
result-again-button = Test wiederholen

## From the free test to the full one.

result-full-title = Möchtest du es genauer wissen?
result-full-text = Der ganze Test hat mehr Aufgaben und misst deshalb genauer. Die Zahl deiner gelösten Aufgaben und dein wahrscheinlichster IQ-Bereich sind auch dort kostenlos. Dein IQ-Wert steht in einem kostenpflichtigen Bericht; den Preis siehst du, bevor du anfängst.
result-full-button = Ganzen Test starten

## A run that can’t be scored.

result-abnormal-title = Dein Test lässt sich nicht auswerten
result-abnormal-text = Zu diesem Versuch können wir dir kein Ergebnis nennen. Deshalb verkaufen wir dir dazu auch keinen Bericht.
result-abnormal-why = Warum
result-abnormal-what = Was du tun kannst
result-abnormal-again-text = Versuch es noch einmal mit neuen Aufgaben, an einem ruhigen Ort und in deinem Tempo. Zu langsam kannst du nicht sein.
result-abnormal-again = Test wiederholen
result-abnormal-contact-text = Du meinst, wir irren uns? Schreib uns. Mit der Nummer im Betreff finden wir diesen Versuch.
result-abnormal-contact = Support kontaktieren
result-abnormal-subject = Testergebnis { $order }

## When there is nothing to show.

result-unknown-title = Wir haben dieses Ergebnis nicht gefunden
result-unknown-text = Vielleicht ist der Link unvollständig, oder das Ergebnis ist abgelaufen und wurde gelöscht.
result-unknown-start = Test machen

## Results that people let be listed, in a report and below the packages.

result-latest-title = Neueste Ergebnisse
result-latest-text = Nur von Menschen, die ihr Ergebnis zeigen möchten.
result-latest-someone = Anonym
