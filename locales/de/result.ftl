## The result pages right after the test.

result-title = Dein kostenloses Ergebnis
result-whole-title = Dein Ergebnis

## Whether the run counts.

result-valid-title = Dein Test konnte ausgewertet werden
result-valid-text = Antworten und Zeiten sind unauffällig.
result-caution-title = Dein Test konnte ausgewertet werden
result-caution-text = Eines macht das Ergebnis aber weniger sicher:

## What was noticed about a run.

result-reason-low-effort = Nur bei { $figure } % deiner Antworten reichte die Zeit, um die Aufgabe vorher anzusehen.
result-reason-same-option = Du hast { $figure }-mal hintereinander dieselbe Antwortnummer gewählt.
result-reason-hurried = Der ganze Test dauerte { $figure } Sekunden. Das ist zu kurz, um jede Aufgabe anzusehen.
result-reason-like-guessing = Deine Antworten lassen sich kaum von Raten unterscheiden.
result-reason-unfinished = Du hast { $figure } % der Aufgaben beantwortet. Das ist zu wenig für einen Wert.
result-reason-pasted = { $figure } Antworten kamen auf einmal statt nacheinander.
result-reason-instant = { $figure } Antworten kamen augenblicklich, schneller, als jemand eine Aufgabe ansehen kann.
result-reason-surprising = Einige leichte Aufgaben waren falsch, schwere dagegen richtig.
result-reason-hard-part-too-good = Die schwersten Aufgaben gelangen viel besser als die leichteren.
result-reason-left-tab = Du hast die Seite während des Tests { $figure }-mal verlassen.
result-reason-hidden = Die Seite war insgesamt { $figure } Sekunden lang nicht zu sehen.
result-reason-narrow-window = Das Fenster war nur { $figure } Pixel breit, die Kacheln waren deshalb klein.
result-reason-clock-jump = Die Uhr deines Geräts hat sich während des Tests verstellt, die Zeiten sind deshalb nicht sicher.
result-reason-impossible-times = Die Zeiten deiner Antworten ergeben zusammen mehr, als seit der Ausgabe der Aufgaben vergangen war.
result-reason-other = Etwas anderes an diesem Durchlauf erschwert die Beurteilung.

## How many were right.

result-right-label = Richtig gelöst
result-right-figure = { $right } von { $questions }
result-right-note = Jede Aufgabe hat ihre eigene Schwierigkeit. Die Anzahl allein ist deshalb noch nicht der Wert.

## How likely each range is.

result-likely-label = Dein wahrscheinlichster IQ-Bereich
result-likely-text = { $class }: zu { $percent } % wahrscheinlich
result-likely-list = So wahrscheinlich ist jeder Bereich
result-likely-share = { $percent } %
result-likely-note = Ein einzelner Test legt sich nicht fest, darum siehst du, wie wahrscheinlich jeder Bereich ist. Dein IQ-Wert mit Fehlerspanne steht im Bericht.
result-curve-likely = Glockenkurve der IQ-Werte, markiert ist dein wahrscheinlichster Bereich: { $range }
result-chance-title = Versuch es erst noch einmal
result-chance-text = { $right } von { $questions } erreicht man oft auch durch Raten. Ein Bericht könnte dir noch nicht viel sagen. Versuch es in Ruhe noch einmal, mit neuen Aufgaben. Das ist gratis.
result-chance-button = Gratis wiederholen
result-range-from = { $limit } oder darüber

## The score of the free test.

result-score-label = Dein IQ-Wert
result-score-above = { $iq } oder darüber
result-score-below = { $iq } oder darunter
result-margin = Spanne { $low } bis { $high }
result-margin-from = Spanne ab { $low }
result-margin-to = Spanne bis { $high }
result-margin-note = In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne. Dieser Test ist kurz, deshalb ist sie breit.
result-margin-note-full = In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne.
result-percentile-exact = { $percent ->
    [one] Etwa { $percent } von 100 Menschen hätte einen niedrigeren Wert.
   *[other] Etwa { $percent } von 100 Menschen hätten einen niedrigeren Wert.
}
result-percentile-above = { $percent ->
    [one] Mindestens { $percent } von 100 Menschen hätte einen niedrigeren Wert.
   *[other] Mindestens { $percent } von 100 Menschen hätten einen niedrigeren Wert.
}
result-percentile-below = { $percent ->
    [one] Höchstens { $percent } von 100 Menschen hätte einen niedrigeren Wert.
   *[other] Höchstens { $percent } von 100 Menschen hätten einen niedrigeren Wert.
}
result-class = Die Zahl gehört zur Klasse „{ $class }“ ({ $range }).
result-class-margin = Die Spanne reicht von „{ $low }“ bis „{ $high }“.
result-curve-score = Glockenkurve der IQ-Werte. Dein Wert: { $score }. Markierte Spanne: { $range }

## What it means.

result-meaning-title = Was das aussagt und was nicht
result-meaning-says = Das Ergebnis vergleicht, wie du und wie andere Menschen Regeln in Figuren finden. Das ist ein Teil der Intelligenz; Gedächtnis, Wissen und Tempo sind andere.
result-meaning-not = Es ist keine Diagnose und sagt nichts darüber, was du wert bist, was du weißt oder wie du bist.
result-meaning-low = Ein anstrengender Tag, Lärm, ein kleiner Bildschirm oder wenig Übung mit solchen Aufgaben drücken einen Wert leicht nach unten. Wenn etwas davon zutrifft, mach den Test noch einmal, wenn du ausgeruht bist.
result-norms-provisional = Vorläufig: Die Gruppe, mit der du verglichen wirst, entsteht noch. Normen { $version }.
result-norms = Normen { $version }.
result-measure-link = Wie weit du dem trauen kannst

## The report and the way to it.

result-report-title = Was im Bericht dazukommt
result-report-lead = Der genaue Wert mit seiner Fehlerspanne, dein Rang und mehr. Jedes Paket enthält alles aus dem vorigen.
result-report-price = Bei dir ab { $price }, inklusive Steuern. Eine Zahlung, kein Abo.
result-report-choose = Bericht auswählen
result-report-sample = Beispielbericht lesen

## A bought result.

result-paid-title = Dein Ergebnis
result-purchase-title = Dein Kauf
result-purchase-line = „{ $package }“, { $price }, inklusive Steuern
result-purchase-paid = Bezahlt am { $date }
result-purchase-sending = Der Link zu dieser Seite ist unterwegs an { $email }.
result-purchase-accepted = Der Mailserver von { $email } hat den Link zu dieser Seite am { $date } um { $time } Uhr angenommen.
result-purchase-unsure = Wir haben den Link an { $email } gesendet, aber der Mailserver hat es nicht bestätigt. Wenn er nicht da ist, sende ihn auf der Support-Seite noch einmal.
result-purchase-refused = Der Mailserver von { $email } hat den Link abgelehnt. Auf der Support-Seite kannst du die Adresse ändern.
result-purchase-support = Quittung, Adresse, Hilfe

result-owned-title = Was dein Paket enthält
result-owned-ready = Offen
result-owned-later = Noch nicht offen
result-owned-later-text = Diese Teile gehören zu deinem Paket, lassen sich hier aber noch nicht öffnen. Wenn du nicht warten willst, bekommst du dein Geld bis zum { $date } zurück.
result-owned-later-over = Diese Teile gehören zu deinem Paket, lassen sich hier aber noch nicht öffnen. Wenn du nicht warten willst, schreib uns.

result-more-title = Mehr dazunehmen
result-more-lead = Du zahlst nur, was das größere Paket mehr kostet.
result-more-adds = In „{ $package }“ kommt dazu:
result-more-button = Für { $price } dazunehmen

result-bundle-left = { $n ->
    [one] In deinem Dreierpaket ist noch ein Test offen.
   *[other] In deinem Dreierpaket sind noch { $n } Tests offen.
}
result-bundle-how = So löst du ihn ein
result-bundle-title = { $n ->
    [one] In deinem Dreierpaket ist noch ein Test offen
   *[other] In deinem Dreierpaket sind noch { $n } Tests offen
}
result-bundle-text = Öffne damit den Bericht zu diesem Ergebnis. Es wird nichts abgebucht.
result-bundle-use = { $n ->
    [one] Letzten Test einlösen
   *[other] Einen von { $n } Tests einlösen
}

## Money back, on a bought result and on the support page.

result-refund-title = Geld zurück
result-refund-text = Bis zum { $date } bekommst du mit diesem Knopf alles zurück, was du für diese Bestellung bezahlt hast. Niemand fragt nach einem Grund.
result-refund-button = Geld zurückholen
result-refund-sure = Alles zurückgeben, was du für diese Bestellung bezahlt hast? Die bezahlten Teile des Ergebnisses schließen sich, das kostenlose Ergebnis bleibt.
result-refund-yes = Ja, Geld zurück
result-refund-no = Bericht behalten
result-refund-requested = Wir haben deinen Wunsch erhalten. Du bekommst { $price } auf dem Weg zurück, auf dem du bezahlt hast.
result-refund-underway = Deine Erstattung läuft. Das Geld geht auf dem Weg zurück, auf dem du bezahlt hast.
result-refund-succeeded = { $price } sind unterwegs zu dir. Bei den meisten Banken ist das Geld nach 5 bis 10 Tagen zu sehen.
result-refund-stuck = Die Erstattung hat beim ersten Versuch nicht geklappt. Wir kümmern uns darum; schreib uns, wenn es länger als ein paar Tage dauert.
result-refund-over = Die 14 Tage für diesen Knopf sind vorbei. Wenn mit dem Bericht etwas nicht stimmt, schreib uns.

result-call-busy = Einen Moment …

result-note-refunded = Dein Geld geht zurück. Was du hier siehst, ist das kostenlose Ergebnis.
result-note-processing = Deine Bank hat die Zahlung und hat sie noch nicht bestätigt. Wir schreiben dir, sobald sie es tut; du musst nicht noch einmal bezahlen.
result-note-review = Etwas an deiner Zahlung passt nicht. Deshalb sieht ein Mensch sie an, bevor sich der Bericht öffnet.
result-note-support = Zur Support-Seite

## Keeping the result.

result-keep-title = Dieses Ergebnis wiederfinden
result-keep-until = Dieses Ergebnis bleibt bis zum { $date } unter dieser Adresse. Danach wird es gelöscht.
result-keep-private = Wer die Adresse hat, kann das Ergebnis sehen.
result-copy = Adresse kopieren
result-copied = Adresse kopiert
result-copy-failed = Kopieren fehlgeschlagen

## Taking it again.

result-again-title = Noch einmal testen
result-again-text = Du bekommst neue Aufgaben. Dieses Ergebnis bleibt, wie es ist.
result-again-button = Neu beginnen

## From the free test to the full one.

result-full-title = Eine schmalere Spanne
result-full-text = Der ganze Test hat mehr Aufgaben und misst deshalb genauer. Deine Klasse als breiter Bereich ist auch dort kostenlos. Der genaue Wert steht in einem kostenpflichtigen Bericht; den Preis siehst du vor der ersten Aufgabe.
result-full-button = Ganzen Test starten

## A run that can’t be scored.

result-abnormal-title = Das Testergebnis lässt sich nicht auswerten
result-abnormal-text = Der Test wurde nicht so abgeschlossen, dass er sich werten lässt. Zu so einem Durchlauf verkaufen wir keinen Bericht.
result-abnormal-why = Warum
result-abnormal-what = Was du tun kannst
result-abnormal-again-text = Mach den Test noch einmal mit neuen Aufgaben, an einem ruhigen Ort und in deinem Tempo. Langsam zu sein ist nie ein Grund.
result-abnormal-again = Test wiederholen
result-abnormal-contact-text = Wenn du meinst, dass wir uns irren, schreib uns. Über die Vorgangsnummer in der Nachricht finden wir diesen Durchlauf.
result-abnormal-contact = Support kontaktieren
result-abnormal-subject = Testergebnis, Vorgang { $order }

## When there is nothing to show.

result-unknown-title = Wir haben dieses Ergebnis nicht gefunden
result-unknown-text = Vielleicht ist die Adresse unvollständig, oder das Ergebnis wurde nach Ablauf seiner Frist gelöscht.
result-unknown-start = Test machen

## Results that people let be listed, in a report and below the packages.

result-latest-title = Neueste Ergebnisse
result-latest-text = Nur von Menschen, die ihres zeigen lassen.
result-latest-someone = Jemand
