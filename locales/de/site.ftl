## Landing pages.

site-meta-description = IQ-Test mit Figurenaufgaben. Der Preis steht vorab da, eine Zahlung, kein Abo. Dein IQ-Bereich ist kostenlos, ganz ohne E-Mail.

## Top of the page.

site-hero-yellow-title = Ein IQ-Test, der zuerst den Preis nennt
site-hero-yellow-lead = Aufgaben mit Figuren, kein Zeitlimit und ein kostenloses Ergebnis, bevor du etwas bezahlst.

site-hero-new-title = Wie gut du logisch denkst und wie sicher das ist
site-hero-new-lead = Ein IQ-Test mit Figurenaufgaben. Zu jedem Wert steht die Fehlerspanne dabei.

site-hero-page-title = Was ein IQ-Wert aussagt und was nicht
site-hero-page-lead = Wie dieser Test misst, wie weit du der Zahl trauen kannst und was wir noch nicht wissen.

site-hero-matrix-title = Welche Kachel ergänzt das Muster?
site-hero-matrix-lead = Aus solchen Aufgaben besteht der IQ-Test. Löse gleich eine.

site-hero-free-title = Erst das Ergebnis. Zahlen nur, wenn du mehr willst.
site-hero-free-lead = Mach den Kurztest und sieh das ganze Ergebnis, kostenlos und ohne E-Mail-Adresse.

site-hero-center-title = Alle Tests, gleich mit Preis
site-hero-center-lead = Wähle einen Test. Du siehst, wie lang er ist, was kostenlos ist und was der Bericht kostet.

site-duration-measured = { $minutes ->
    [one] Etwa { $minutes } Minute, kein Zeitlimit
   *[other] Etwa { $minutes } Minuten, kein Zeitlimit
}
site-duration-estimate = { $low } bis { $high } Minuten, kein Zeitlimit

site-hero-length = { $questions } Aufgaben mit je { $options } Antworten zur Wahl
site-hero-free = Kostenlos und ohne E-Mail: wie viele du richtig hast und deine IQ-Klasse als breiter Bereich
site-hero-price = Bericht ab { $price }, inklusive Steuern. Eine Zahlung, kein Abo
site-hero-short-length = { $freeQuestions } Aufgaben, das ganze Ergebnis kostenlos auf dem Bildschirm
site-hero-short-free = Ohne E-Mail, ohne Konto, ohne zu bezahlen
site-hero-full-price = Der ganze Test: deine IQ-Klasse kostenlos als breiter Bereich, Bericht ab { $price }, inklusive Steuern

site-hero-start = Test starten
site-hero-start-free = Kostenlosen Test starten
site-hero-start-full = Zum ganzen Test
site-hero-try = Aufgabe ausprobieren
site-hero-choose = Test auswählen

## Prices.

site-prices-title = Was der Bericht hier kostet
site-prices-lead = Jedes Paket enthält alles aus dem vorigen. Die Preise sind inklusive Steuern. Du zahlst einmal, nichts verlängert sich.
site-refund-title = Geld zurück per Knopfdruck
site-refund-text = Den Knopf findest du im Bericht. Er funktioniert 14 Tage lang ab dem Kauf, und du musst keinen Grund nennen. Wenn wir nicht liefern, geht das Geld von selbst zurück.

## What is free.

site-free-title = Was kostenlos ist
site-free-full-title = Im ganzen Test
site-free-short-title = Im Kurztest
site-free-short-text = { $freeQuestions } Aufgaben, und alles steht kostenlos auf dem Bildschirm: dein Wert mit seiner Fehlerspanne, wie viele von 100 Menschen niedriger liegen, und deine Klasse. Bei so wenigen Aufgaben ist die Spanne groß.
site-free-lead = Direkt nach dem Test, bevor es ums Bezahlen geht, ohne E-Mail und ohne Konto:
site-free-valid = Ob dein Durchlauf gültig ist, und wenn nicht, warum
site-free-right = Wie viele Aufgaben du richtig gelöst hast
site-free-band = Die IQ-Klasse, in die dein Wert fällt, als breiter Bereich
site-free-limit = Der genaue Wert, der Rang und alles Weitere stehen im bezahlten Bericht. Du entscheidest, nachdem du dein kostenloses Ergebnis gesehen hast.

## Puzzle on the page.

site-puzzle-title = Löse eine Aufgabe
site-puzzle-lead = Zwei Beispiele, eigens für diese Seite gemacht. Nichts wird gezählt oder gespeichert.

## Preview of the report.

site-preview-title = So sieht der Bericht aus
site-preview-lead = Beispielseiten mit Beispieldaten. Kein Ergebnis einer echten Person.
site-preview-badge = Beispiel
site-preview-score-title = Dein Wert auf der Kurve
site-preview-score-text = Eine Zahl und ihre Fehlerspanne. In diesem Beispiel: { $score }, Spanne { $low } bis { $high }.
site-preview-dimensions-title = Deine Teilbereiche
site-preview-dimensions-text = Jeder mit Referenzbereich, Stufe und einem klaren Satz.
site-preview-wrong-title = Nicht gelöste Aufgaben
site-preview-wrong-text = Die richtige Kachel neben deiner, Regel für Regel erklärt.
site-preview-certificate-title = Dein Zertifikat
site-preview-certificate-text = Eine Teilnahme­bescheinigung mit Wert, Fehlerspanne und einem QR-Code zum Prüfen.
site-preview-sample = Ganzen Beispielbericht lesen

## IQ classes on the bell curve.

site-classes-title = IQ-Klassen und ihre Grenzen
site-classes-lead = Die Skala ist so angelegt, dass der Durchschnitt bei 100 liegt. Reicht deine Spanne über eine Grenze, nennen wir beide Klassen.
site-classes-facts = So ist die Kurve definiert: Etwa 68 % der Menschen liegen zwischen 85 und 114, etwa 14 % zwischen 115 und 129 und etwa 2 % bei 130 oder darüber.
site-classes-picture = Glockenkurve mit dem höchsten Punkt bei 100, in sieben Klassen geteilt
site-classes-head-name = Klasse
site-classes-head-range = IQ
site-classes-head-share = Anteil
site-share-about = etwa { $percent } %
site-share-under = unter { $percent } %

## Live numbers.

site-live-title = Aktuelle Zahlen
site-live-yesterday = { $count ->
    [one] Test gestern abgeschlossen
   *[other] Tests gestern abgeschlossen
}
site-live-hour = { $count ->
    [one] Person war in der letzten Stunde im Test
   *[other] Personen waren in der letzten Stunde im Test
}
site-live-average = Durchschnitts­wert
site-live-as-of = Stand: { $date }. Bei abgeschlossenen Tests und Durchschnitt zählen nur gültige Durchläufe.

## How it is measured, in short.

site-measure-title = So wird gemessen
site-measure-what = Jede Aufgabe folgt verborgenen Regeln. Um sie zu finden, brauchst du kaum Schulwissen und keine bestimmte Sprache. Diese Art zu denken misst der Test.
site-measure-score = Schwere Aufgaben sagen mehr über hohe Werte, leichte mehr über niedrige. Alle deine Antworten zusammen ergeben deinen Platz auf einer Skala mit Durchschnitt 100, immer mit Fehlerspanne.
site-measure-limits = Es ist ein Online-Test ohne Aufsicht. Er ersetzt keinen Test in einer psychologischen Praxis. Unsere Vergleichsgruppe entsteht noch. Deshalb sind Ergebnisse als vorläufig gekennzeichnet, und die Spanne ist breiter.
site-measure-more = Lies, wie weit du dem Wert trauen kannst

## Questions and answers.

site-faq-title = Fragen und Antworten
site-faq-price-question = Was werde ich bezahlen?
site-faq-price-answer = Der Test und das kostenlose Ergebnis kosten nichts. Den Bericht gibt es ab { $price }, inklusive Steuern. Auf dem Knopf zum Bezahlen steht der genaue Betrag.
site-faq-subscription-question = Ist das ein Abo?
site-faq-subscription-answer = Nein. Du zahlst einmal. Nichts verlängert sich, nichts ist vorab angekreuzt, und deine Karte wird nie von selbst noch einmal belastet.
site-faq-refund-question = Wie bekomme ich mein Geld zurück?
site-faq-refund-answer = Drücke innerhalb von 14 Tagen nach dem Kauf den Knopf für die Erstattung in deinem Bericht. Niemand fragt nach einem Grund.
site-faq-email-question = Muss ich meine E-Mail-Adresse angeben?
site-faq-email-answer = Für das kostenlose Ergebnis nicht. Wenn du den Bericht kaufst, brauchen wir eine Adresse, an die wir ihn schicken.
site-faq-score-question = Was bedeutet der Wert?
site-faq-score-answer = Er vergleicht dein Denken bei Figurenaufgaben mit dem anderer Menschen. Er ist keine Diagnose und sagt nichts darüber, was du wert bist, was du weißt oder wie du bist.
site-faq-privacy-question = Was passiert mit meinen Daten?
site-faq-privacy-answer = Werbe-Cookies sind aus, solange du sie nicht einschaltest. Wir verkaufen keine Daten. Im Text zum Datenschutz ganz unten steht, was gespeichert wird und wie lange.
site-faq-reader-question = Geht der Test mit Screenreader oder ganz per Tastatur?
site-faq-reader-answer = Ja. Jede Kachel ist in Worten beschrieben, keine Regel hängt von der Farbe ab, und mit den Tasten 1 bis 6 wählst du eine Antwort.

## List of tests.

site-catalogue-title = Die Tests
site-catalogue-price = Bericht ab { $price }
site-catalogue-free = Das ganze Ergebnis ist kostenlos
site-catalogue-statements = { $questions } kurze Aussagen
site-catalogue-account = Kurzes Ergebnis kostenlos mit Konto
site-catalogue-empty = In dieser Liste ist noch kein Test offen.
site-catalogue-failed = Die Liste konnte nicht geladen werden.

site-end-title = Fang an, wann es dir passt
site-end-text = Der Test kostet nichts und fragt nach keiner E-Mail-Adresse. Wenn du unterbrechen musst, machst du auf diesem Gerät später weiter.

site-hero-assurance = Kostenlos. Ohne E-Mail, ohne Karte.
site-hero-gift = Kostenloses Ergebnis: wie viele du gelöst hast und dein wahrscheinlichster IQ-Bereich
site-hero-sample = Beispielbericht ansehen

site-different-title = Was hier anders ist
site-different-price-title = Der Preis steht am Anfang
site-different-price-text = Alle Preise findest du auf dieser Seite, inkl. MwSt., noch vor der ersten Aufgabe.
site-different-once-title = Nichts verlängert sich
site-different-once-text = Ein Bericht ist eine einzige Zahlung. Es gibt kein Probeabo, das weiterläuft, und nichts zu kündigen.
site-different-margin-title = Ein IQ-Wert mit Fehlerspanne
site-different-margin-text = Neben der Zahl siehst du, wie weit sie danebenliegen kann.
site-different-email-title = Ein Ergebnis ohne E-Mail
site-different-email-text = Es steht direkt nach der letzten Aufgabe auf dem Bildschirm. Über einen Bericht entscheidest du danach.

site-faq-prepare-question = Muss ich mich vorbereiten?
site-faq-prepare-answer = Nein. Die Aufgaben bestehen aus Figuren, ohne Rechnen und ohne Fachwörter. Vorher kommen ein gelöstes Beispiel und Übungsaufgaben.
