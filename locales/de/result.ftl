## The result pages right after the test.

result-title = Dein kostenloses Ergebnis
result-whole-title = Dein Ergebnis

## Whether the run counts.

result-valid-title = Dein Durchlauf ist gültig
result-valid-text = Antworten und Zeiten sehen nach einem ernsthaften Versuch aus und lassen sich werten.
result-caution-title = Dein Durchlauf ist gültig, mit Hinweis
result-caution-text = Er lässt sich werten, aber Folgendes macht den Wert weniger sicher:

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
result-reason-other = Etwas anderes an diesem Durchlauf erschwert die Beurteilung.

## How many were right.

result-right-label = Richtig gelöst
result-right-figure = { $right } von { $questions }
result-right-note = Jede Aufgabe hat ihre eigene Schwierigkeit. Die Anzahl allein ist deshalb noch nicht der Wert.

## The class as a wide band.

result-band-label = Deine IQ-Klasse als breiter Bereich
result-band-one = Dein Wert fällt in die Klasse „{ $class }“.
result-band-many = Die Spanne deines Werts reicht von der Klasse „{ $low }“ bis „{ $high }“.
result-range-from = { $limit } oder darüber
result-curve-band = Glockenkurve der IQ-Werte, dein Bereich ist markiert: { $range }
result-classes-label = Klassen in deinem Bereich
result-band-why = Der Bereich ist mit Absicht breit: Er umfasst alles, was der Wert bei dieser Art der Messung sein kann.

## The score of the free test.

result-score-label = Dein IQ-Wert
result-score-above = { $iq } oder darüber
result-score-below = { $iq } oder darunter
result-margin = Spanne { $low } bis { $high }
result-margin-from = Spanne ab { $low }
result-margin-to = Spanne bis { $high }
result-margin-note = In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne. Dieser Test ist kurz, deshalb ist sie breit.
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

## The report, which can’t be bought yet.

result-report-title = Was im Bericht dazukommt
result-report-lead = Der genaue Wert mit seiner Fehlerspanne, dein Rang und mehr. Jedes Paket enthält alles aus dem vorigen.
result-report-price = Bei dir ab { $price }, inklusive Steuern. Eine Zahlung, kein Abo.
result-report-choose = Bericht auswählen

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [one] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [one] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
