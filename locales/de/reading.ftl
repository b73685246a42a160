## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Teile des Berichts
reading-tab-summary = IQ-Überblick
reading-tab-dimensions = Teilbereiche
reading-contents = In diesem Teil
reading-as-table = Als Tabelle zeigen
reading-dimension-margin = Spanne { $low } bis { $high }, in 80 von 100 Fällen

## Cards beside the score.

reading-files-title = Der Bericht als PDF
reading-files-text = 21 Seiten zum Aufheben, in jeder von neun Sprachen.
reading-files-button = Zu den Downloads
reading-puzzles-title = Jede Aufgabe gelöst
reading-puzzles-text = Deine Antwort neben der richtigen, Regel für Regel erklärt.
reading-puzzles-button = Lösungen ansehen
reading-puzzles-locked = Die richtigen Antworten, Regel für Regel erklärt. Dein Paket enthält diesen Teil nicht; du kannst ihn dazunehmen.
reading-puzzles-unlock = Was das kostet

## When newer norms exist than those the report was made with.

reading-rescored-title = Neuere Normen
reading-rescored-text = Neuere Normen (Version { $version }): Dieselben Antworten ergeben { $score } ({ $margin }). Dein Bericht bleibt, wie er war.
reading-rescored-show = Mit den neueren Normen lesen
reading-rescored-shown = Du liest dieselben Antworten mit den Normen { $version }. Der gekaufte Bericht bleibt, wie er war. Dort findest du auch das Zertifikat und den Link für andere.
reading-rescored-back = Zurück zum gekauften Bericht

## Below the ranking.

reading-countries-title = Wo der Test gemacht wurde
reading-countries-text = Gültige Tests nach Land. Wer einen Test macht, steht nicht stellvertretend für die Menschen eines Landes.
reading-countries-country = Land
reading-countries-tests = Tests
reading-countries-average = Durchschnitt
reading-countries-own = hier bist du

## Further tests.

reading-free-title = Ein Kurztest, kostenlos
reading-free-text = { $questions } Aufgaben und das ganze Ergebnis, kostenlos. Er misst weniger genau als der ganze Test.
reading-free-button = Kostenlosen Test starten

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Alles, was zu dieser Bestellung gehört.
reading-downloads-back = Zurück zum Bericht
reading-file-language = Sprache des PDFs
reading-file-download = Herunterladen
reading-file-making = Deine Datei wird erstellt. Das dauert ein paar Sekunden.
reading-file-saved = Fertig: { $name }
reading-file-open = Nichts gespeichert? Öffne die Datei hier
reading-file-failed = Die Datei ist nicht angekommen. Bitte versuch es noch einmal.
reading-file-unnamed = Auf dem Zertifikat steht dein Name. Trag ihn zuerst ein.
reading-file-name = Namen eintragen
reading-file-read = Im Bericht lesen
reading-downloads-locked = Zu dieser Bestellung gibt es noch nichts herunterzuladen. Die Dateien gehören zu einem Bericht.

## The sample report, which anybody may read.

reading-sample-title = Ein Beispielbericht
reading-sample-lead = Ein ganzer Bericht mit allem, was das größte Paket enthält. Die Antworten sind simuliert und stammen von niemandem.
reading-sample-none = Für diesen Test gibt es keinen Beispielbericht.
reading-sample-pdf = Beispiel als PDF
reading-sample-puzzles = Jede Aufgabe gelöst
reading-sample-end = Dein eigener Bericht
reading-sample-end-text = Mach zuerst den Test: Deine Klasse als breiter Bereich ist kostenlos, und den Preis des Berichts siehst du vor der ersten Aufgabe.
reading-sample-start = Test machen

## Every puzzle with its solution.

reading-wrong-title = Fehleranalyse

## The wrong answers: every question, replayed rule by rule.

reading-wrong-count = Du hast { $right } von { $total } richtig.
reading-wrong-perfect = Du hast alle Aufgaben richtig. Du kannst jede davon durchgehen.
reading-wrong-back-to-report = Zurück zum Bericht
reading-wrong-filter = Welche Aufgaben gezeigt werden
reading-wrong-filter-missed = Nicht richtig ({ $n })
reading-wrong-filter-all = Alle ({ $n })
reading-wrong-picker = Aufgaben
reading-wrong-state-right = richtig
reading-wrong-state-wrong = falsch
reading-wrong-state-open = offen
reading-wrong-number = Aufgabe { $number }, { $state }
reading-wrong-legend = { $n } { $state }
reading-wrong-question = Aufgabe { $number }
reading-wrong-previous = Vorige Aufgabe
reading-wrong-next = Nächste Aufgabe
reading-wrong-yours = Deine Antwort
reading-wrong-answer = Richtige Antwort
reading-wrong-both = Deine Antwort ist die richtige
reading-wrong-option = Antwort { $number }
reading-wrong-none = Offen gelassen
reading-wrong-rapid = Diese Antwort kam zu schnell, um die Aufgabe gelesen zu haben. Der Wert lässt sie aus.
reading-wrong-judged = Deine Antwort und die Regeln

reading-wrong-replay = So wird sie gelöst
reading-wrong-ready = { $n ->
    [one] Eine Regel entscheidet. Sieh sie dir Reihe für Reihe an.
   *[other] { $n } Regeln entscheiden zusammen. Sieh sie dir nacheinander an.
}
reading-wrong-play = Abspielen
reading-wrong-pause = Pause
reading-wrong-again = Noch einmal abspielen
reading-wrong-step-back = Voriger Schritt
reading-wrong-step-next = Nächster Schritt
reading-wrong-rules = Regeln
reading-wrong-rule = Regel { $rule } von { $rules }
reading-wrong-rule-said = Regel { $rule } von { $rules }. { $text } { $line }
reading-wrong-end = Die Antwort
reading-wrong-only = Nur Antwort { $number } erfüllt alle Regeln.
reading-wrong-progress = Schritt { $step } von { $steps }
reading-wrong-out = { $count ->
    [one] Damit scheidet Antwort { $options } aus.
   *[other] Damit scheiden die Antworten { $options } aus.
}

reading-wrong-others = Was andere gewählt haben
reading-wrong-others-note = Von { $n } Menschen, die diese Aufgabe bis zum { $date } beantwortet haben.
reading-wrong-others-few = Noch haben zu wenige Menschen diese Aufgabe beantwortet, um zu sagen, was andere gewählt haben.
reading-wrong-share = gewählt von { $percent } unter 100
reading-wrong-why-not = Warum nicht Antwort { $number }

reading-wrong-time = Zeit
reading-wrong-time-yours = Du
reading-wrong-time-median = Median aller
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Dein Paket enthält die Fehleranalyse nicht. Das würdest du sehen:
reading-wrong-locked-answers = Jede Aufgabe mit deiner und der richtigen Antwort nebeneinander
reading-wrong-locked-replay = Den Weg zur Lösung: jede Regel an den Reihen gezeigt, Schritt für Schritt
reading-wrong-locked-judged = Was an deiner Antwort stimmt und welche Regel sie verletzt
reading-wrong-locked-others = Was andere gewählt haben, und deine Zeit neben ihrer

## Adding what a package lacks.

reading-unlock-add = Für { $price } öffnen
reading-unlock-note = Du wechselst zu „{ $package }“ und zahlst nur den Unterschied. Eine Zahlung, kein Abo.
reading-unlock-report = Zurück zu deinem Ergebnis

## Showing a result to others by a link.

reading-share-title = Anderen zeigen
reading-share-lead = Ein Link zeigt, was du auswählst, und sonst nichts. Du kannst ihn jederzeit zurücknehmen.
reading-share-what = Was der Link zeigt
reading-share-class = IQ-Klasse (immer)
reading-share-score = IQ-Wert mit seiner Spanne
reading-share-ranking = Wie viele von 100 Menschen niedriger liegen
reading-share-dimensions = Deine Teilbereiche
reading-share-name = Ein Name
reading-share-name-hint = Nur wenn einer zu sehen sein soll. Leer heißt: kein Name.
reading-share-preview = Was andere sehen
reading-share-make = Link erstellen
reading-share-change = Auswahl ändern
reading-share-link = Dein Link
reading-share-copy = Link kopieren
reading-share-copied = Link kopiert
reading-share-send = Teilen
reading-share-made = Der Link ist fertig.
reading-share-changed = Ab jetzt zeigt der Link diese Auswahl.
reading-share-revoke = Link zurücknehmen
reading-share-revoke-sure = Der Link und sein Vorschaubild funktionieren sofort nicht mehr, wo auch immer du sie gepostet hast. Dein Ergebnis verschwindet auch aus der Liste der neuesten Ergebnisse.
reading-share-revoke-yes = Zurücknehmen
reading-share-revoke-no = Behalten
reading-share-revoked = Der Link funktioniert nicht mehr.
reading-share-list = Neueste Ergebnisse auf dieser Seite
reading-share-list-text = Wenn du magst, kann dein Ergebnis in der Liste der neuesten Ergebnisse stehen: Vorname oder „jemand“, Land und Klasse, sonst nichts. Du kannst sie wieder verlassen.
reading-share-list-box = Mein Ergebnis auflisten
reading-share-listed = Dein Ergebnis kann ab jetzt in der Liste stehen.
reading-share-unlisted = Dein Ergebnis steht nicht mehr in der Liste.

## The certificate.

reading-certificate-title = Dein Zertifikat
reading-certificate-lead = Eine Seite mit deinem Namen, deinem Wert und seiner Spanne. Alle können sie per QR-Code prüfen.
reading-certificate-name = Name auf dem Zertifikat
reading-certificate-name-hint = So, wie er gedruckt werden soll, bis zu 60 Zeichen.
reading-certificate-name-missing = Bitte gib einen Namen ein.
reading-certificate-name-long = Ein Name hat höchstens 60 Zeichen.
reading-certificate-preview = Vorschau
reading-certificate-paper-title = Teilnahme­bescheinigung
reading-certificate-paper-text = hat am { $date } den Test „{ $exam }“ mit { $questions } Aufgaben abgeschlossen
reading-certificate-paper-score = IQ-Wert
reading-certificate-paper-kind = Online-Test ohne Aufsicht
reading-certificate-paper-norms = Normen { $version }
reading-certificate-paper-norms-provisional = Normen { $version }, vorläufig
reading-certificate-paper-name = Dein Name
reading-certificate-make = Zertifikat erstellen
reading-certificate-remake = Mit diesem Namen ausstellen
reading-certificate-busy = Einen Moment …
reading-certificate-made = Dein Zertifikat ist fertig.
reading-certificate-renamed = Dein Zertifikat trägt jetzt diesen Namen.
reading-certificate-download = Als PDF speichern
reading-certificate-verify = Prüfseite öffnen
reading-certificate-copy = Adresse der Prüfseite kopieren
reading-certificate-name-shown = Die Prüfseite zeigt deinen Namen.
reading-certificate-name-hidden = Die Prüfseite zeigt deinen Namen nicht. Auf dem Papier bleibt er.
reading-certificate-hide = Namen dort verbergen
reading-certificate-show = Namen dort zeigen
reading-certificate-revoke = Zertifikat widerrufen
reading-certificate-revoke-sure = Wer es prüft, erfährt dann, dass es widerrufen ist, auch bei Kopien, die du weitergegeben hast. Es lässt sich nicht wieder gültig machen; du kannst ein neues erstellen.
reading-certificate-revoke-yes = Widerrufen
reading-certificate-revoke-no = Behalten
reading-certificate-revoked-now = Dein Zertifikat ist widerrufen.
reading-certificate-revoked = Du hast dein Zertifikat am { $date } widerrufen. Du kannst ein neues erstellen.
reading-certificate-locked = Eine Seite zum Ausdrucken oder Zeigen: dein Name, dein Wert mit seiner Spanne und ein QR-Code, mit dem alle sie prüfen können. Dein Paket enthält sie nicht.

## The page where anyone can check a certificate.

reading-verify-title = Zertifikat prüfen
reading-verify-valid = Dieses Zertifikat ist gültig
reading-verify-valid-text = Wir haben es ausgestellt, und es gilt weiterhin. Was darin steht, findest du unten; vergleiche es mit dem, was dir vorliegt.
reading-verify-revoked = Dieses Zertifikat wurde widerrufen
reading-verify-revoked-text = Wir haben es ausgestellt, aber es wurde am { $date } zurückgenommen. Es beweist nichts mehr.
reading-verify-revoked-once = Wir haben es ausgestellt, aber es wurde zurückgenommen. Es beweist nichts mehr.
reading-verify-unknown = Wir kennen dieses Zertifikat nicht
reading-verify-unknown-text = Keines unserer Zertifikate hat diese Adresse. Sieh nach, ob der Link vollständig ist. Wenn ja, ist das, was man dir gezeigt hat, kein Zertifikat von uns.
reading-verify-name = Name
reading-verify-name-hidden = auf eigenen Wunsch verborgen
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } Aufgaben
reading-verify-score = IQ-Wert
reading-verify-taken = Gemacht am
reading-verify-made = Zertifikat erstellt am
reading-verify-norms = Normen
reading-verify-norms-provisional = { $version }, vorläufig: Die Vergleichsgruppe entsteht noch
reading-verify-kind = Art des Tests
reading-verify-kind-text = Online-Test ohne Aufsicht
reading-verify-meaning = Was dir das sagt
reading-verify-meaning-says = Jemand hat diese Aufgaben im Browser beantwortet und diesen Wert erreicht. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Spanne.
reading-verify-meaning-not = Niemand hat geprüft, wer am Bildschirm saß oder ob Hilfe im Spiel war. Der Name ist so, wie er eingegeben wurde. Es ist keine Diagnose.
reading-verify-meaning-work = Ein einzelner Wert sagt wenig darüber, wie gut jemand eine Arbeit machen wird. Entscheide nicht allein danach über einen Menschen; wo es darauf ankommt, nutze einen Test unter Aufsicht.
reading-verify-proof = Die signierte Erklärung
reading-verify-proof-text = Die Erklärung ist mit unserem Ed25519-Schlüssel signiert. Wer Erklärung, Signatur und Schlüssel hat, kann sie ohne uns prüfen.
reading-verify-parts = Erklärung, Signatur und Schlüssel
reading-verify-statement = Erklärung
reading-verify-signature = Signatur (Base64)
reading-verify-key = Öffentlicher Schlüssel { $id } (Base64)
reading-verify-how = Selbst prüfen
reading-verify-how-text = Mit OpenSSL 3 in einem Terminal. In der letzten Zeile muss „Signature Verified Successfully“ stehen.
reading-verify-how-copy = Befehle kopieren
reading-verify-how-copied = Befehle kopiert

## A result that somebody shows by a link.

reading-shared-title = Ein Ergebnis, das jemand zeigt
reading-shared-name = Gezeigt von { $name }
reading-shared-taken = { $exam }, gemacht am { $date }
reading-shared-class = IQ-Klasse
reading-shared-classes = „{ $low }“ bis „{ $high }“
reading-shared-score = IQ-Wert
reading-shared-percentile = { $percent ->
    [one] Etwa { $percent } von 100 Menschen hätte einen niedrigeren Wert.
   *[other] Etwa { $percent } von 100 Menschen hätten einen niedrigeren Wert.
}
reading-shared-dimensions = Teilbereiche, mit Spannen für 80 von 100 Fällen
reading-shared-dimension = { $score } ({ $low } bis { $high })
reading-shared-note = Ein Online-Test ohne Aufsicht: Niemand hat geprüft, wer geantwortet hat. In 95 von 100 Fällen liegt der wahre IQ innerhalb der Spanne des Werts.
reading-shared-note-class = Ein Online-Test ohne Aufsicht: Niemand hat geprüft, wer geantwortet hat.
reading-shared-norms = Normen { $version }.
reading-shared-norms-provisional = Normen { $version }, vorläufig.
reading-shared-gone = Dieser Link zeigt nichts
reading-shared-gone-text = Er wurde zurückgenommen, oder die Adresse ist nicht vollständig.
reading-shared-take = Mach den Test selbst
reading-shared-take-text = { $questions } Aufgaben, kein Zeitlimit. Die Zahl deiner richtigen Antworten und deine Klasse sind kostenlos.
reading-shared-take-price = Der genaue Wert und der Bericht kosten ab { $price }, inklusive Steuern. Eine Zahlung, kein Abo. Du entscheidest nach dem Test.
reading-shared-take-button = Test ansehen

reading-account = Alle deine Berichte an einem Ort: jetzt anmelden
