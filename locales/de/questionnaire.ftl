## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } kurze Fragen, je fünf Antworten zur Wahl
questionnaire-start-honest = Kein Richtig oder Falsch, keine Vorbereitung
questionnaire-start-free = Kostenlos, ohne E-Mail: dein wahrscheinlichster Typ und dein Platz auf vier Skalen
questionnaire-start-free-account = Kostenlos mit Konto: dein kurzes Ergebnis
questionnaire-start-included = In deiner Bestellung enthalten: dein Ergebnis und der ausführliche Bericht
questionnaire-not-title = Was es nicht ist
questionnaire-not-type16 = Kein Leistungstest, kein ärztlicher Rat und nichts für die Personalauswahl. Das Ergebnis beschreibt, wie du dich heute siehst.
questionnaire-not-eq = Kein Leistungstest: Du schätzt dich selbst ein. Kein ärztlicher Rat und nichts für die Personalauswahl.
questionnaire-not-thinking = Nichts über Gehirnhälften und kein Leistungstest. Es geht darum, wie du gern entscheidest.
questionnaire-not-riasec = Kein Maß für das, was du gut kannst, und keine Jobgarantie. Es geht darum, was dir Freude machen würde.
questionnaire-hint-first = Nimm die Antwort, die dir zuerst in den Sinn kommt. Denk daran, wie du meistens bist, nicht daran, wie du gern wärst.
questionnaire-hint-riasec = Frag dich nur, ob es dir Freude machen würde. Können, Ausbildung und Bezahlung spielen hier keine Rolle.
questionnaire-hint-time = Kein Zeitlimit und keine Uhr.
questionnaire-hint-keys = Mit den Tasten 1 (niedrigste) bis 5 (höchste) antwortest du, mit den Pfeiltasten blätterst du.
questionnaire-hint-recorded = Um zu prüfen, ob sich deine Antworten auswerten lassen, erfassen wir die Zeit pro Frage, geänderte Antworten, wie oft und wie lange du diesen Tab verlässt und wie breit das Fenster ist.
questionnaire-start-loading = Fragen werden geladen …
questionnaire-sign-in-text = Melde dich zuerst an, dann speichern wir dein Ergebnis in deinem Konto. Das kostet nichts.
questionnaire-sign-in = Anmelden und starten

## A questionnaire that was begun on this device before.

questionnaire-open-text = Du hast { $answered } von { $total } Fragen beantwortet.
questionnaire-open-continue = Weiter bei Frage { $number }
questionnaire-restart-text = Deine bisherigen Antworten werden gelöscht. Du beginnst wieder bei Frage 1.

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
    [one] Eine Frage auf dieser Seite ist unbeantwortet
   *[other] { $count } Fragen auf dieser Seite sind unbeantwortet
}

## Confirmation.

questionnaire-submit-complete = Du hast alle Fragen beantwortet.
questionnaire-submit-open = { $count ->
    [one] Eine Frage ist unbeantwortet.
   *[other] { $count } Fragen sind unbeantwortet.
}
questionnaire-submit-warning = Fehlen zu viele Antworten, können wir deine Antworten nicht auswerten.
questionnaire-submit-first = Unbeantwortete ansehen
questionnaire-submit-missing = Unbeantwortet
questionnaire-submit-given = Deine Antworten
questionnaire-submit-edit = Wähle eine Frage, wenn du deine Antwort ändern möchtest.

## Below a result.

questionnaire-again-title = Lust auf einen zweiten Blick?
questionnaire-again-from = Wiederhole den Test am { $date } oder später, wenn du deine Antworten nicht mehr so genau im Kopf hast. Dieses Ergebnis bleibt, wie es ist.
questionnaire-again-now = Inzwischen ist genug Zeit vergangen, um den Test zu wiederholen. Dieses Ergebnis bleibt, wie es ist.
questionnaire-again-button = Test wiederholen
questionnaire-full-how = Er ist in „Typbericht und drei weitere Tests“ und in einer Mitgliedschaft enthalten.
questionnaire-full-button = Ansehen, was dabei ist
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Versuch es noch einmal in deinem Tempo und lies jede Aussage, bevor du antwortest. Zu langsam kannst du nicht sein.
questionnaire-files-text = Dein Bericht zum Aufheben, in neun Sprachen.
questionnaire-certificate-lead = Eine Seite mit deinem Namen, deinem Typ und dem Datum, per QR-Code überprüfbar.
questionnaire-certificate-locked = Eine Seite zum Ausdrucken oder Teilen, mit deinem Namen, deinem Typ und dem Datum. Sie ist noch nicht in deinem Paket.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Du hast { $figure }-mal hintereinander dieselbe Antwort gegeben, obwohl die Aussagen in verschiedene Richtungen gehen.
questionnaire-reason-flat-answers = Deine Antworten unterscheiden sich kaum, obwohl die Aussagen in verschiedene Richtungen gehen.
questionnaire-reason-hurried-statements = Die meisten deiner Antworten kamen schneller, als man die Aussagen lesen kann.
questionnaire-reason-inattentive = { $figure ->
    [one] Eine Frage bat dich um eine bestimmte Antwort, und du hast eine andere gewählt.
   *[other] { $figure } Fragen baten dich um eine bestimmte Antwort, und du hast eine andere gewählt.
}
questionnaire-reason-inconsistent = Aussagen, die fast dasselbe bedeuten, hast du sehr unterschiedlich bewertet.
questionnaire-reason-random = Deine Antworten lassen sich kaum von zufälligen unterscheiden.
questionnaire-reason-unfinished-statements = Du hast { $figure } % der Fragen beantwortet. Das reicht nicht für ein Ergebnis.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Der ausführliche Bericht ist in deiner Bestellung enthalten. Er wird geöffnet …
questionnaire-granted-failed = Der ausführliche Bericht ist in deiner Bestellung enthalten, ließ sich aber gerade nicht öffnen.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Noch nicht begonnen
questionnaire-included-going = Begonnen: { $answered } von { $total }
questionnaire-included-done = Fertig
questionnaire-included-start = Starten
questionnaire-included-continue = Weitermachen
questionnaire-included-result = Ergebnis ansehen
