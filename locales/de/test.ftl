## Taking the test.

## Instructions before the test.

test-start-facts = Bevor du anfängst
test-start-trial = { $count ->
    [one] Dazu eine neue Aufgabe, die wir erproben. Sie zählt nicht mit
   *[other] Dazu { $count } neue Aufgaben, die wir erproben. Sie zählen nicht mit
}
test-start-price-free = Komplett kostenlos, auch das ganze Ergebnis

test-start-hints-title = Gut zu wissen
test-start-hint-clock = Kein Zeitlimit. Die Uhr läuft nur für dich mit.
test-start-hint-place = Such dir einen ruhigen Ort, an dem dich niemand stört.
test-start-hint-back = Bis du bestätigst, kannst du zurückgehen und jede Antwort ändern.
test-start-hint-keys = Mit den Tasten 1 bis 6 antwortest du, mit den Pfeiltasten blätterst du.
test-start-hint-kept = Deine Antworten bleiben auf diesem Gerät gespeichert, auch wenn du neu lädst oder die Verbindung abbricht.
test-start-hint-recorded = Um zu prüfen, ob sich dein Test auswerten lässt, erfassen wir die Zeit pro Aufgabe, geänderte Antworten, wie oft und wie lange du diesen Tab verlässt und wie breit das Fenster ist.

test-start-begin = Test starten
test-start-loading = Aufgaben werden geladen …
test-start-others = Andere Tests ansehen

## A test that was begun on this device before.

test-open-title = Mach da weiter, wo du aufgehört hast
test-open-text = Du hast { $answered } von { $total } Aufgaben beantwortet.
test-open-unsent = Deine Antworten sind bestätigt, aber noch nicht gesendet.
test-open-continue = Weiter bei Aufgabe { $number }
test-open-send = Antworten senden
test-open-restart = Neu beginnen
test-restart-title = Neu beginnen?
test-restart-text = Deine bisherigen Antworten werden gelöscht. Du bekommst neue Aufgaben.
test-restart-confirm = Löschen und neu beginnen
test-restart-keep = Antworten behalten

## A puzzle solved step by step.

test-example-title = So funktioniert eine Aufgabe
test-example-lead = Die Felder folgen Regeln, entlang der Reihen oder der Spalten. Wenn du die Regeln erkennst, weißt du, welches Feld fehlt.
test-example-play = Beispiel zeigen
test-example-pause = Pause
test-example-next = Nächster Schritt
test-example-again = Noch einmal zeigen
test-example-step = Schritt { $step } von { $steps }
test-example-answer = Nur Antwort { $number } erfüllt alle Regeln.
test-example-steps = Die Lösung, Schritt für Schritt

## Puzzles to try before the test.

test-practice-title = Probier es selbst
test-practice-lead = Nur zum Üben. Nichts wird gewertet oder gesendet.
test-practice-switch = Übung { $number }
test-practice-right = Richtig.
test-practice-wrong = Nicht ganz.
test-practice-next = Nächste Übungsaufgabe

## A puzzle in words.

test-grid = Muster aus drei Reihen mit je drei Feldern
test-cell = Reihe { $row }, Spalte { $column }: { $tile }
test-cell-missing = Reihe { $row }, Spalte { $column }: leer. Dieses Feld suchst du.
test-options = Welches Feld gehört an die leere Stelle?
test-option = Antwort { $number }: { $tile }

## One question of the test.

test-question = Aufgabe { $number } von { $total }
test-question-short = { $number } / { $total }
test-question-previous = Vorige Aufgabe
test-question-next = Nächste Aufgabe
test-question-instructions = Zurück zur Anleitung
test-question-flag = Aufgabe markieren
test-question-all = Alle Aufgaben
test-question-return = Zurück zur Übersicht
test-question-clock = Zeit bisher: { $time }

## All questions at a glance.

test-palette-number = Aufgabe { $number }
test-state-answered = Beantwortet
test-state-flagged = Markiert
test-state-open = Unbeantwortet
test-palette-finish = Prüfen und bestätigen

## Confirmation.

test-submit-title = Prüfe deine Antworten
test-submit-complete = Du hast alle Aufgaben beantwortet.
test-submit-open = { $count ->
    [one] Eine Aufgabe ist unbeantwortet.
   *[other] { $count } Aufgaben sind unbeantwortet.
}
test-submit-open-warning = Fehlen zu viele Antworten, können wir deinen Test nicht auswerten.
test-submit-edit = Wähle eine Aufgabe, wenn du deine Antwort ändern möchtest.
test-submit-final = Nach dem Bestätigen sind deine Antworten endgültig.
test-submit-confirm = Antworten bestätigen
test-submit-first-open = Unbeantwortete ansehen
test-submit-chosen = Antwort { $option }, { $tile }

## After confirming.

test-saving-title = Wird gespeichert und ausgewertet
test-saving-text = Deine Antworten bleiben auf diesem Gerät, bis sie bei uns angekommen sind.
test-unsent-offline = Keine Verbindung. Versuch es später noch einmal.
test-unsent-failed = Verbindung fehlgeschlagen. Bitte versuch es noch einmal.
test-unsent-kept = Deine Antworten sind auf diesem Gerät gespeichert. Wir versuchen weiter, sie zu senden.
test-unsent-retry = Jetzt erneut versuchen
test-refused-title = Wir konnten deinen Test nicht speichern
test-refused-restart = Neu beginnen
