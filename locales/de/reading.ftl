## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Teile des Berichts
reading-tab-summary = IQ-Überblick
reading-tab-dimensions = Aufgabentypen
reading-contents = In diesem Teil
reading-as-table = Als Tabelle anzeigen
reading-dimension-margin = 80‑%‑Fehlerspanne: { $low } bis { $high }

## Cards beside the score.

reading-files-title = Dein Bericht als PDF
reading-files-text = 21 Seiten zum Aufheben, in neun Sprachen.
reading-files-button = Zu den Downloads
reading-puzzles-title = Die Lösung zu jeder Aufgabe
reading-puzzles-text = Deine Antwort neben der richtigen, Schritt für Schritt erklärt.
reading-puzzles-button = Lösungen ansehen
reading-puzzles-locked = Die richtigen Antworten, Schritt für Schritt erklärt. Dieser Teil ist nicht in deinem Paket, aber du kannst ihn dazukaufen.
reading-puzzles-unlock = Preis ansehen

## When newer norms exist than those the report was made with.

reading-rescored-title = Ein aktualisierter IQ-Wert
reading-rescored-text = Wir haben unsere Vergleichsgruppe aktualisiert (Version { $version }). Mit ihr ergeben dieselben Antworten einen IQ-Wert von { $score }. { $margin }. Dein gekaufter Bericht bleibt, wie er ist.
reading-rescored-show = Neuen IQ-Wert ansehen
reading-rescored-shown = Das ist dein Ergebnis, ausgewertet mit der Vergleichsgruppe { $version }. Dein gekaufter Bericht bleibt, wie er ist, mit deinem Zertifikat und deinem Link zum Teilen.
reading-rescored-back = Zum gekauften Bericht

## Below the ranking.

reading-countries-title = Wo dieser Test gemacht wurde
reading-countries-text = Gültige Tests nach Land. Wer einen Test macht, steht nicht für sein ganzes Land.
reading-countries-country = Land
reading-countries-tests = Tests
reading-countries-average = IQ im Schnitt
reading-countries-own = hier bist du

## Further tests.

reading-free-title = Probier den Gratis-Test aus
reading-free-text = { $questions } Aufgaben und dein ganzes Ergebnis, kostenlos. Er misst weniger genau als der ganze Test.
reading-free-button = Gratis-Test starten

## The page with the files.

reading-downloads-title = Downloads
reading-downloads-lead = Alles, was zu deinem Kauf gehört.
reading-downloads-back = Zurück zum Bericht
reading-file-language = Sprache des PDFs
reading-file-download = Herunterladen
reading-file-making = Deine Datei wird erstellt. Das dauert ein paar Sekunden.
reading-file-saved = Fertig: { $name }
reading-file-open = Nichts gespeichert? Öffne die Datei hier
reading-file-failed = Der Download hat nicht geklappt. Bitte versuch es noch einmal.
reading-file-unnamed = Trag zuerst deinen Namen ein: Er steht auf dem Zertifikat.
reading-file-name = Namen eintragen
reading-file-read = Im Bericht lesen
reading-downloads-locked = Hier gibt es noch nichts herunterzuladen. Die Dateien gehören zu einem Bericht.

## The sample report, which anybody may read.

reading-sample-title = Beispielbericht
reading-sample-lead = Ein vollständiger Bericht mit allem, was das größte Paket enthält. Die Antworten sind simuliert und stammen nicht von einer echten Person.
reading-sample-none = Für diesen Test gibt es noch keinen Beispielbericht.
reading-sample-pdf = Beispiel als PDF laden
reading-sample-puzzles = Die Lösung zu jeder Aufgabe
reading-sample-end = Hol dir deinen eigenen Bericht
reading-sample-end-text = Mach zuerst den Test. Den Preis des Berichts siehst du vor der ersten Aufgabe. Die Zahl deiner gelösten Aufgaben und dein wahrscheinlichster IQ-Bereich sind kostenlos.
reading-sample-start = Test machen

## Every puzzle with its solution.

reading-wrong-title = Lösungen

## The wrong answers: every question, replayed rule by rule.

reading-wrong-count = Du hast { $right } von { $total } richtig gelöst.
reading-wrong-perfect = Du hast alle Aufgaben richtig gelöst. Sieh dir an, wie jede funktioniert.
reading-wrong-back-to-report = Zurück zum Bericht
reading-wrong-filter = Aufgaben filtern
reading-wrong-filter-missed = Nicht gelöst ({ $n })
reading-wrong-filter-all = Alle ({ $n })
reading-wrong-picker = Aufgaben
reading-wrong-state-right = richtig
reading-wrong-state-wrong = falsch
reading-wrong-state-open = unbeantwortet
reading-wrong-number = Aufgabe { $number }, { $state }
reading-wrong-legend = { $n } { $state }
reading-wrong-question = Aufgabe { $number }
reading-wrong-previous = Vorige Aufgabe
reading-wrong-next = Nächste Aufgabe
reading-wrong-yours = Deine Antwort
reading-wrong-answer = Richtige Antwort
reading-wrong-both = Deine Antwort ist richtig
reading-wrong-option = Antwort { $number }
reading-wrong-none = Unbeantwortet
reading-wrong-rapid = Diese Antwort kam zu schnell, um die Aufgabe angesehen zu haben. In deinen IQ-Wert geht sie nicht ein.
reading-wrong-judged = Was an deiner Antwort stimmt und was nicht

reading-wrong-replay = So löst du sie
reading-wrong-ready = { $n ->
    [one] Hier genügt eine Regel. Sieh sie dir Schritt für Schritt an.
   *[other] Hier wirken { $n } Regeln zusammen. Sieh sie dir nacheinander an.
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
reading-wrong-others-few = Diese Aufgabe haben noch zu wenige Menschen beantwortet.
reading-wrong-share = { $percent } % haben sie gewählt
reading-wrong-why-not = Warum nicht Antwort { $number }?

reading-wrong-time = Zeit
reading-wrong-time-yours = Du
reading-wrong-time-median = Übliche Zeit
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Die Lösungen sind nicht in deinem Paket. Das würdest du sehen:
reading-wrong-locked-answers = Jede Aufgabe, deine Antwort neben der richtigen
reading-wrong-locked-replay = Den Lösungsweg: jede Regel Schritt für Schritt an den Feldern gezeigt
reading-wrong-locked-judged = Was an deiner Antwort stimmt und welche Regel sie verletzt
reading-wrong-locked-others = Was andere gewählt haben und deine Zeit neben ihrer

## Adding what a package lacks.

reading-unlock-add = Für { $price } freischalten
reading-unlock-note = Du wechselst zu „{ $package }“ und zahlst nur die Differenz. Einmal zahlen, kein Abo.
reading-unlock-report = Zurück zum Ergebnis

## Showing a result to others by a link.

reading-share-title = Ergebnis teilen
reading-share-lead = Dein Link zeigt nur, was du auswählst. Du kannst ihn jederzeit abschalten.
reading-share-what = Das zeigt dein Link
reading-share-class = IQ-Kategorie (immer dabei)
reading-share-score = IQ-Wert mit Fehlerspanne
reading-share-ranking = Rang (Prozentrang)
reading-share-dimensions = Ergebnisse nach Aufgabentyp
reading-share-name = Dein Name
reading-share-name-hint = Freiwillig. Ohne Eingabe wird kein Name gezeigt.
reading-share-preview = Das sehen andere
reading-share-make = Link erstellen
reading-share-change = Änderungen speichern
reading-share-link = Dein Link
reading-share-copy = Link kopieren
reading-share-copied = Link kopiert
reading-share-send = Teilen
reading-share-made = Dein Link ist fertig.
reading-share-changed = Gespeichert. Das zeigt dein Link jetzt.
reading-share-revoke = Link abschalten
reading-share-revoke-sure = Der Link und sein Vorschaubild funktionieren dann sofort nicht mehr, egal, wo du sie gepostet hast. Auch aus den neuesten Ergebnissen nehmen wir dein Ergebnis heraus.
reading-share-revoke-yes = Abschalten
reading-share-revoke-no = Nicht abschalten
reading-share-revoked = Der Link ist abgeschaltet.
reading-share-list = Neueste Ergebnisse auf dieser Website
reading-share-list-text = Möchtest du bei den neuesten Ergebnissen dabei sein? Wir zeigen deinen Vornamen oder „Anonym“, dein Land und deine Kategorie, sonst nichts. Du kannst das jederzeit ändern.
reading-share-list-box = Mein Ergebnis zeigen
reading-share-listed = Dein Ergebnis kann jetzt in der Liste erscheinen.
reading-share-unlisted = Dein Ergebnis ist nicht mehr in der Liste.

## The certificate.

reading-certificate-title = Dein Zertifikat
reading-certificate-lead = Eine Seite mit deinem Namen, deinem IQ-Wert und seiner Fehlerspanne, per QR-Code überprüfbar.
reading-certificate-name = Name auf dem Zertifikat
reading-certificate-name-hint = So, wie er gedruckt werden soll, höchstens 60 Zeichen.
reading-certificate-name-missing = Bitte gib einen Namen ein.
reading-certificate-name-long = Der Name darf höchstens 60 Zeichen haben.
reading-certificate-preview = Vorschau
reading-certificate-paper-title = Teilnahme­zertifikat
reading-certificate-paper-text = hat am { $date } den Test „{ $exam }“ mit { $questions } Aufgaben abgeschlossen
reading-certificate-paper-score = IQ-Wert
reading-certificate-paper-kind = Online-Test ohne Aufsicht
reading-certificate-paper-norms = Vergleichsgruppe { $version }
reading-certificate-paper-norms-provisional = Vergleichsgruppe { $version }, vorläufig
reading-certificate-paper-name = Dein Name
reading-certificate-make = Zertifikat erstellen
reading-certificate-remake = Namen ändern
reading-certificate-busy = Einen Moment …
reading-certificate-made = Dein Zertifikat ist fertig.
reading-certificate-renamed = Dein Zertifikat lautet jetzt auf diesen Namen.
reading-certificate-download = Als PDF speichern
reading-certificate-verify = Prüfseite öffnen
reading-certificate-copy = Link kopieren
reading-certificate-name-shown = Dein Name ist auf der Prüfseite zu sehen.
reading-certificate-name-hidden = Dein Name ist auf der Prüfseite ausgeblendet. Auf dem gedruckten Zertifikat bleibt er.
reading-certificate-hide = Namen online ausblenden
reading-certificate-show = Namen online zeigen
reading-certificate-revoke = Zertifikat zurückziehen
reading-certificate-revoke-sure = Wer es überprüft, sieht dann, dass es zurückgezogen wurde, auch bei Kopien, die du weitergegeben hast. Das lässt sich nicht rückgängig machen, aber du kannst ein neues erstellen.
reading-certificate-revoke-yes = Ja, zurückziehen
reading-certificate-revoke-no = Behalten
reading-certificate-revoked-now = Dein Zertifikat ist zurückgezogen.
reading-certificate-revoked = Du hast dein Zertifikat am { $date } zurückgezogen. Du kannst ein neues erstellen.
reading-certificate-locked = Eine Seite zum Ausdrucken oder Teilen: dein Name, dein IQ-Wert mit Fehlerspanne und ein QR-Code zum Überprüfen. Sie ist noch nicht in deinem Paket.

## The page where anyone can check a certificate.

reading-verify-title = Zertifikat überprüfen
reading-verify-valid = Dieses Zertifikat ist gültig
reading-verify-valid-text = Wir haben es ausgestellt, und es gilt weiterhin. Vergleiche die Angaben unten mit dem, was dir vorliegt.
reading-verify-revoked = Dieses Zertifikat wurde zurückgezogen
reading-verify-revoked-text = Wir haben es ausgestellt, aber es wurde am { $date } zurückgezogen. Es gilt nicht mehr.
reading-verify-revoked-once = Wir haben es ausgestellt, aber es wurde zurückgezogen. Es gilt nicht mehr.
reading-verify-unknown = Wir finden dieses Zertifikat nicht
reading-verify-unknown-text = Zu diesem Link gibt es kein Zertifikat. Prüfe, ob der Link vollständig ist. Wenn ja, stammt das Zertifikat nicht von uns.
reading-verify-name = Name
reading-verify-name-hidden = auf eigenen Wunsch ausgeblendet
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } Aufgaben
reading-verify-score = IQ-Wert
reading-verify-taken = Getestet am
reading-verify-made = Ausgestellt am
reading-verify-norms = Vergleichsgruppe
reading-verify-norms-provisional = { $version }, vorläufig: Die Gruppe wächst noch
reading-verify-kind = Art des Tests
reading-verify-kind-text = Online-Test ohne Aufsicht
reading-verify-meaning = Was dir das sagt
reading-verify-meaning-says = Jemand hat diese Aufgaben online beantwortet und diesen IQ-Wert erreicht. Mit 95 % Sicherheit liegt der wahre IQ-Wert in der Fehlerspanne.
reading-verify-meaning-not = Wir haben nicht geprüft, wer den Test gemacht hat oder ob jemand geholfen hat. Den Namen hat die Person selbst eingegeben. Das Ergebnis ist keine Diagnose.
reading-verify-meaning-work = Ein einzelner IQ-Wert sagt wenig darüber, wie gut jemand eine Arbeit machen wird. Entscheide nicht allein danach über einen Menschen. Wo es darauf ankommt, nutze einen Test unter Aufsicht.
reading-verify-proof = Digitale Signatur
reading-verify-proof-text = Die Erklärung ist mit unserem Ed25519-Schlüssel signiert. Wer Erklärung, Signatur und Schlüssel hat, kann sie auch ohne uns überprüfen.
reading-verify-parts = Erklärung, Signatur und Schlüssel
reading-verify-statement = Erklärung
reading-verify-signature = Signatur (Base64)
reading-verify-key = Öffentlicher Schlüssel { $id } (Base64)
reading-verify-how = Selbst überprüfen
reading-verify-how-text = Mit OpenSSL 3 in einem Terminal. In der letzten Zeile muss „Signature Verified Successfully“ stehen.
reading-verify-how-copy = Befehle kopieren
reading-verify-how-copied = Befehle kopiert

## A result that somebody shows by a link.

reading-shared-title = Jemand hat ein Ergebnis mit dir geteilt
reading-shared-name = Geteilt von { $name }
reading-shared-taken = { $exam } vom { $date }
reading-shared-class = IQ-Kategorie
reading-shared-classes = „{ $low }“ bis „{ $high }“
reading-shared-score = IQ-Wert
reading-shared-percentile = Besser als etwa { $percent } von 100 Menschen.
reading-shared-dimensions = Ergebnisse nach Aufgabentyp, mit 80‑%‑Fehlerspannen
reading-shared-dimension = { $score } ({ $low } bis { $high })
reading-shared-note = Ein Online-Test ohne Aufsicht: Niemand hat geprüft, wer geantwortet hat. Mit 95 % Sicherheit liegt der wahre IQ-Wert in der Fehlerspanne.
reading-shared-note-class = Ein Online-Test ohne Aufsicht: Niemand hat geprüft, wer geantwortet hat.
reading-shared-norms = Vergleichsgruppe { $version }.
reading-shared-norms-provisional = Vergleichsgruppe { $version }, vorläufig.
reading-shared-gone = Dieser Link ist nicht mehr aktiv
reading-shared-gone-text = Er wurde abgeschaltet oder ist unvollständig.
reading-shared-take = Mach den Test selbst
reading-shared-take-text = { $questions } Aufgaben, kein Zeitlimit. Die Zahl deiner gelösten Aufgaben und dein wahrscheinlichster IQ-Bereich sind kostenlos.
reading-shared-take-price = Dein IQ-Wert und der Bericht kosten ab { $price } inkl. MwSt. Einmal zahlen, kein Abo. Du entscheidest nach dem Test.
reading-shared-take-button = Test machen

reading-account = Anmelden und alle Berichte an einem Ort finden

reading-purchase-title = Dein Kauf
reading-purchase-line = „{ $package }“ für { $price } inkl. MwSt.
reading-purchase-paid = Bezahlt am { $date }
reading-purchase-sending = Der Link zu dieser Seite ist unterwegs an { $email }.
reading-purchase-accepted = Wir haben den Link zu dieser Seite an { $email } geschickt. Dein E-Mail-Anbieter hat ihn am { $date } um { $time } Uhr angenommen.
reading-purchase-unsure = Wir haben den Link zu dieser Seite an { $email } geschickt, aber dein E-Mail-Anbieter hat den Eingang nicht bestätigt. Wenn er nicht angekommen ist, schick ihn auf der Support-Seite noch einmal.
reading-purchase-refused = Dein E-Mail-Anbieter hat unsere E-Mail an { $email } abgelehnt. Auf der Support-Seite kannst du die Adresse korrigieren.
reading-purchase-support = Hilfe zu diesem Kauf
