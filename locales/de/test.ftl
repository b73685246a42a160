## Taking the test.

## Instructions before the test.

test-start-facts = Bevor du beginnst
test-start-trial = { $count ->
    [one] Dazu eine neue Aufgabe, die wir erproben: Sie zählt nicht
   *[other] Dazu { $count } neue Aufgaben, die wir erproben: Sie zählen nicht
}
test-start-price-free = Nichts zu bezahlen: Das ganze Ergebnis ist kostenlos

test-start-hints-title = Gut zu wissen
test-start-hint-clock = Es gibt kein Zeitlimit. Die Uhr läuft nur mit.
test-start-hint-place = Such dir einen ruhigen Ort, an dem dich niemand stört.
test-start-hint-back = Bis du bestätigst, kannst du zurückgehen und jede Antwort ändern.
test-start-hint-keys = Tasten 1 bis 6 wählen eine Antwort, Pfeiltasten blättern vor und zurück.
test-start-hint-kept = Deine Antworten bleiben auf diesem Gerät gespeichert, auch wenn du neu lädst oder die Verbindung abbricht.
test-start-hint-recorded = Um zu prüfen, ob sich ein Durchlauf auswerten lässt, erfassen wir die Zeit pro Aufgabe, geänderte Antworten, wie oft und wie lange du den Tab verlässt und wie breit das Fenster ist.

test-start-begin = Test starten
test-start-loading = Aufgaben werden geladen …
test-start-others = Andere Tests ansehen

## A test that was begun on this device before.

test-open-title = Du hast schon begonnen
test-open-text = Beantwortet: { $answered } von { $total } Aufgaben.
test-open-unsent = Deine bestätigten Antworten sind noch nicht gesendet.
test-open-continue = Weiter bei Aufgabe { $number }
test-open-send = Antworten senden
test-open-restart = Neu beginnen
test-restart-title = Neu beginnen?
test-restart-text = Deine bisherigen Antworten werden gelöscht, und du bekommst neue Aufgaben.
test-restart-confirm = Löschen und neu beginnen
test-restart-keep = Antworten behalten

## A puzzle solved step by step.

test-example-title = So funktioniert eine Aufgabe
test-example-lead = Acht Kacheln folgen Regeln. Finde die Regeln entlang der Reihen oder Spalten, dann kennst du die neunte Kachel.
test-example-play = Beispiel zeigen
test-example-pause = Pause
test-example-next = Nächster Schritt
test-example-again = Noch einmal zeigen
test-example-step = Schritt { $step } von { $steps }
test-example-answer = Nur Antwort { $number } erfüllt alle Regeln.
test-example-steps = Die Lösung, Schritt für Schritt

## Puzzles to try before the test.

test-practice-title = Probier es selbst
test-practice-lead = Hier wird nichts gezählt oder gesendet.
test-practice-switch = Übung { $number }
test-practice-right = Richtig.
test-practice-wrong = Diese nicht.
test-practice-next = Nächste Übung

## A puzzle in words.

test-grid = Muster aus drei Reihen mit je drei Kacheln
test-cell = Reihe { $row }, Platz { $column }: { $tile }
test-cell-missing = Reihe { $row }, Platz { $column }: leer, diese wird gesucht
test-options = Welche Kachel gehört an die leere Stelle?
test-option = Antwort { $number }: { $tile }

## One question of the test.

test-question = Aufgabe { $number } von { $total }
test-question-short = { $number } / { $total }
test-question-previous = Vorige Aufgabe
test-question-next = Nächste Aufgabe
test-question-instructions = Zurück zur Anleitung
test-question-flag = Aufgabe markieren
test-question-all = Alle Aufgaben
test-question-return = Zurück zu allen Antworten
test-question-clock = Zeit bisher: { $time }

## All questions at a glance.

test-palette-number = Aufgabe { $number }
test-state-answered = Beantwortet
test-state-flagged = Markiert
test-state-open = Offen
test-palette-finish = Prüfen und bestätigen

## Confirmation.

test-submit-title = Prüfe deine Antworten
test-submit-complete = Alle Aufgaben sind beantwortet.
test-submit-open = { $count ->
    [one] Eine Aufgabe ist noch offen.
   *[other] { $count } Aufgaben sind noch offen.
}
test-submit-open-warning = Mit zu vielen offenen Aufgaben lässt sich der Test nicht auswerten.
test-submit-edit = Wähle eine Aufgabe, um deine Antwort zu ändern.
test-submit-final = Nach dem Bestätigen sind deine Antworten endgültig.
test-submit-confirm = Antworten bestätigen
test-submit-first-open = Offene Aufgaben lösen
test-submit-chosen = Antwort { $option }, { $tile }

## After confirming.

test-saving-title = Wird gespeichert und ausgewertet
test-saving-text = Deine Antworten bleiben auf diesem Gerät, bis sie angekommen sind.
test-unsent-offline = Die Verbindung ist unterbrochen. Versuche es später noch einmal.
test-unsent-failed = Verbindung fehlgeschlagen. Bitte versuche es noch einmal.
test-unsent-kept = Deine Antworten bleiben auf diesem Gerät. Wir versuchen es von selbst weiter.
test-unsent-retry = Jetzt erneut senden
test-refused-title = Der Vorgang konnte nicht angelegt werden. Bitte versuche es noch einmal.
test-refused-restart = Neu beginnen
