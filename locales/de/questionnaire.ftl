## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } kurze Fragen, je fünf Antworten zur Wahl
questionnaire-start-honest = Kein Richtig oder Falsch, nichts vorzubereiten
questionnaire-start-free = Kostenlos, ohne E-Mail: dein wahrscheinlichster Typ und dein Platz auf vier Skalen
questionnaire-start-free-account = Kostenlos mit Konto: dein kurzes Ergebnis
questionnaire-start-included = In deiner Bestellung enthalten: dein Ergebnis und der ganze Bericht
questionnaire-not-title = Was es nicht ist
questionnaire-not-type16 = Keine Messung von Fähigkeiten und keine Diagnose. Es beschreibt, wie du dich heute siehst, und taugt nicht zur Auswahl von Bewerbern.
questionnaire-not-eq = Kein Leistungstest: Du schätzt dich selbst ein. Es ist keine Diagnose und taugt nicht zur Auswahl von Bewerbern.
questionnaire-not-thinking = Nichts über Gehirnhälften und keine Messung von Fähigkeiten: Es geht darum, wie du am liebsten entscheidest.
questionnaire-not-riasec = Keine Messung dessen, was du gut kannst, und kein Versprechen für einen Beruf: Es geht darum, was dir Freude machen würde.
questionnaire-hint-first = Nimm die Antwort, die dir zuerst einfällt. Denk daran, wie du meistens bist, nicht daran, wie du gern wärst.
questionnaire-hint-riasec = Frag dich nur, ob es dir Freude machen würde. Können, Ausbildung und Bezahlung spielen hier keine Rolle.
questionnaire-hint-time = Es gibt kein Zeitlimit und keine Uhr.
questionnaire-hint-keys = Tasten 1 bis 5 wählen eine Antwort, von der niedrigsten zur höchsten. Pfeiltasten blättern vor und zurück.
questionnaire-hint-recorded = Um zu prüfen, ob sich deine Antworten auswerten lassen, erfassen wir die Zeit pro Frage, geänderte Antworten, wie oft und wie lange du den Tab verlässt und wie breit das Fenster ist.
questionnaire-start-loading = Fragen werden geladen …
questionnaire-sign-in-text = Melde dich zuerst an, damit dein Ergebnis in deinem Konto auf dich wartet. Das ist kostenlos.
questionnaire-sign-in = Anmelden und starten

## A questionnaire that was begun on this device before.

questionnaire-open-text = Beantwortet: { $answered } von { $total } Fragen.
questionnaire-open-continue = Weiter bei Frage { $number }
questionnaire-restart-text = Deine bisherigen Antworten werden gelöscht, und du beginnst bei Frage 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Frage { $number } von { $total }
questionnaire-page = Fragen { $first } bis { $last } von { $total }
questionnaire-ask = Wie gut trifft das auf dich zu?
questionnaire-ask-riasec = Wie gern würdest du das tun?
questionnaire-previous = Vorige Frage
questionnaire-next = Nächste Frage
questionnaire-page-previous = Vorige Seite
questionnaire-page-next = Nächste Seite
questionnaire-page-open = { $count ->
    [one] Eine Frage auf dieser Seite ist noch offen
   *[other] { $count } Fragen auf dieser Seite sind noch offen
}

## Confirmation.

questionnaire-submit-complete = Alle Fragen sind beantwortet.
questionnaire-submit-open = { $count ->
    [one] Eine Frage ist noch offen.
   *[other] { $count } Fragen sind noch offen.
}
questionnaire-submit-warning = Mit zu vielen Lücken lassen sich deine Antworten nicht auswerten.
questionnaire-submit-first = Offene Fragen beantworten
questionnaire-submit-missing = Noch offen
questionnaire-submit-given = Deine Antworten
questionnaire-submit-edit = Wähle eine Frage, um deine Antwort zu ändern.

## Below a result.

questionnaire-again-title = In ein paar Wochen noch einmal
questionnaire-again-from = Ein zweiter Blick lohnt sich ab { $date }: Bis dahin hast du deine Antworten vergessen. Dieses Ergebnis bleibt, wie es ist.
questionnaire-again-now = Vier Wochen sind vorbei, ein zweiter Blick lohnt sich. Dieses Ergebnis bleibt, wie es ist.
questionnaire-again-button = Noch einmal machen
questionnaire-full-how = Den ganzen Bericht gibt es im großen Paket der 16 Typen und mit einer Mitgliedschaft.
questionnaire-full-button = Ansehen, was enthalten ist
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Mach es noch einmal in deinem Tempo und lies jeden Satz, bevor du antwortest. Langsam zu sein ist nie ein Grund.
questionnaire-files-text = Dein Bericht zum Behalten, in jeder von neun Sprachen.
questionnaire-certificate-lead = Eine Seite mit deinem Namen, deinem Typ und dem Datum. Jeder kann sie über den QR-Code prüfen.
questionnaire-certificate-locked = Eine Seite zum Drucken oder Zeigen, mit deinem Namen, deinem Typ und dem Datum. In deinem Paket ist sie noch nicht enthalten.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Du hast { $figure }-mal hintereinander dieselbe Antwort gegeben, obwohl die Sätze in verschiedene Richtungen gehen.
questionnaire-reason-flat-answers = Deine Antworten unterscheiden sich kaum, obwohl die Sätze in verschiedene Richtungen gehen.
questionnaire-reason-hurried-statements = Die meisten Antworten kamen schneller, als man die Sätze lesen kann.
questionnaire-reason-inattentive = { $figure ->
    [one] Eine Frage nannte die Antwort, die zu wählen war, und es wurde eine andere gewählt.
   *[other] { $figure } Fragen nannten die Antwort, die zu wählen war, und es wurden andere gewählt.
}
questionnaire-reason-inconsistent = Sätze, die fast dasselbe sagen, haben recht verschiedene Antworten bekommen.
questionnaire-reason-random = Deine Antworten lassen sich kaum von zufälligen unterscheiden.
questionnaire-reason-unfinished-statements = Du hast { $figure } % der Fragen beantwortet. Das ist für ein Ergebnis zu wenig.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Der ganze Bericht ist in deiner Bestellung enthalten. Er wird geöffnet …
questionnaire-granted-failed = Der ganze Bericht ist in deiner Bestellung enthalten, ließ sich aber gerade nicht öffnen.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Noch nicht begonnen
questionnaire-included-going = Begonnen: { $answered } von { $total }
questionnaire-included-done = Fertig
questionnaire-included-start = Starten
questionnaire-included-continue = Weitermachen
questionnaire-included-result = Ergebnis ansehen
