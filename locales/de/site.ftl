## Landing pages.

site-meta-description = Finde mit Bilderrätseln deinen IQ heraus. Ergebnis sofort und kostenlos, ohne E-Mail. Bericht auf Wunsch: einmal zahlen, kein Abo, 14 Tage Geld zurück.

## Top of the page.

site-hero-yellow-title = Finde deinen IQ heraus. Den Preis kennst du vorher.
site-hero-yellow-lead = Löse Bilderrätsel in deinem Tempo, sieh dir dein kostenloses Ergebnis an und entscheide dann, ob du den Bericht willst.

site-hero-new-title = Dein IQ-Wert, und wie sicher er ist
site-hero-new-lead = Löse Bilderrätsel und erhalte einen IQ-Wert mit Fehlerspanne. So weißt du, was von der Zahl zu halten ist.

site-hero-page-title = Was ein IQ-Wert verrät und was nicht
site-hero-page-lead = Wie der Test funktioniert, wie weit du der Zahl trauen kannst und was wir noch nicht wissen.

site-hero-matrix-title = Welches Feld ergänzt das Muster?
site-hero-matrix-lead = Aus solchen Rätseln besteht der IQ-Test. Probier gleich eins aus.

site-hero-free-title = Erst das Ergebnis. Zahlen nur, wenn du mehr willst.
site-hero-free-lead = Mach den Gratis-Test und erfahre deinen IQ-Wert, seine Fehlerspanne und wie du im Vergleich zu anderen abschneidest.

site-hero-center-title = Alle Tests, gleich mit Preis
site-hero-center-lead = Such dir einen Test aus. Du siehst sofort, wie lange er dauert, was kostenlos ist und was der Bericht kostet.

site-duration-measured = { $minutes ->
    [one] Etwa { $minutes } Minute, kein Zeitlimit
   *[other] Etwa { $minutes } Minuten, kein Zeitlimit
}
site-duration-estimate = { $low } bis { $high } Minuten, kein Zeitlimit

site-hero-length = { $questions } Bilderrätsel, je { $options } Antworten zur Wahl
site-hero-price = Bericht ab { $price } inkl. MwSt. Einmal zahlen, kein Abo
site-hero-short-length = { $freeQuestions } Rätsel, ganzes Ergebnis auf dem Bildschirm
site-hero-full-price = Ganzer Test: IQ-Bereich kostenlos, Bericht ab { $price } inkl. MwSt.

site-hero-start = Test starten
site-hero-start-free = Gratis-Test starten
site-hero-start-full = Ganzen Test machen
site-hero-try = Rätsel ausprobieren
site-hero-choose = Test auswählen

## Prices.

site-prices-title = Wie viel möchtest du wissen?
site-prices-lead = Jeder Bericht enthält alles aus dem kleineren davor. Du zahlst einmal, inkl. MwSt. Wenn du später aufstockst, zahlst du nur die Differenz.
site-refund-title = Anders überlegt? Du bekommst alles zurück
site-refund-text = Klick innerhalb von 14 Tagen nach dem Kauf in deinem Bericht auf „Geld zurückholen“. Kein Formular, keine Begründung. Können wir deinen Bericht nicht liefern, erstatten wir dir den Preis automatisch.

## What is free.

site-free-title = Das bekommst du kostenlos
site-free-full-title = Im ganzen Test
site-free-short-title = Im Gratis-Test
site-free-short-text = { $freeQuestions } Rätsel und dein ganzes Ergebnis auf dem Bildschirm: dein IQ-Wert mit Fehlerspanne, dein Rang unter 100 Menschen und deine Kategorie. Weil es weniger Rätsel sind, ist die Fehlerspanne größer.
site-free-valid = Die Prüfung, ob sich dein Test auswerten lässt
site-free-right = Die Zahl der Rätsel, die du gelöst hast
site-free-band = Dein wahrscheinlichster IQ-Bereich auf der Glockenkurve
site-free-limit = Deinen IQ-Wert als Zahl, deinen Rang und die Lösungen findest du in den kostenpflichtigen Berichten. Sieh dir erst dein kostenloses Ergebnis an und entscheide dann.

## Puzzle on the page.

site-puzzle-title = Probier ein Rätsel aus
site-puzzle-lead = Zwei Beispiele, nur zum Üben. Nichts wird gewertet oder gespeichert.

## Preview of the report.

site-preview-title = Ein Blick in den Bericht
site-preview-lead = Beispielseiten mit erfundenen Daten, nicht das Ergebnis einer echten Person.
site-preview-badge = Beispiel
site-preview-score-title = Dein IQ-Wert auf der Kurve
site-preview-score-text = Dein IQ-Wert und seine Fehlerspanne. In diesem Beispiel: { $score }, Fehlerspanne { $low } bis { $high }.
site-preview-dimensions-title = Dein Ergebnis je Aufgabentyp
site-preview-dimensions-text = Jeweils mit dem üblichen Bereich verglichen, in einem klaren Satz.
site-preview-wrong-title = Was du nicht gelöst hast
site-preview-wrong-text = Das richtige Feld neben deinem, Schritt für Schritt erklärt.
site-preview-certificate-title = Dein Zertifikat
site-preview-certificate-text = Ein Teilnahme­zertifikat mit deinem IQ-Wert, seiner Fehlerspanne und einem QR-Code zum Überprüfen.
site-preview-sample = Beispielbericht lesen

## IQ classes on the bell curve.

site-classes-title = Wo landest du auf der IQ-Skala?
site-classes-lead = Der Durchschnitt liegt bei 100. Umfasst deine Fehlerspanne zwei Kategorien, nennen wir beide.
site-classes-facts = Etwa 68 % der Menschen liegen zwischen 85 und 114, etwa 14 % zwischen 115 und 129, und etwa 2 % erreichen 130 oder mehr.
site-classes-picture = Glockenkurve mit dem höchsten Punkt bei 100, in sieben Kategorien geteilt
site-classes-head-name = Kategorie
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
    [one] Person saß in der letzten Stunde an einem Test
   *[other] Personen saßen in der letzten Stunde an einem Test
}
site-live-average = durchschnittlicher IQ-Wert
site-live-as-of = Stand: { $date }. Bei den abgeschlossenen Tests und beim Durchschnitt zählen nur Tests, die wir auswerten konnten.

## How it is measured, in short.

site-measure-title = So funktioniert der Test
site-measure-what = Hinter jedem Rätsel stecken Regeln. Um sie zu finden, brauchst du kaum Schulwissen und keine bestimmte Sprache, sondern logisches Denken. Genau das misst der Test.
site-measure-score = Es zählt, welche Rätsel du löst, nicht nur, wie viele. Daraus ergibt sich dein Platz auf einer Skala mit dem Durchschnitt 100, immer mit Fehlerspanne.
site-measure-limits = Du machst den Test online und für dich allein. Er ersetzt keine Untersuchung in einer psychologischen Praxis. Unsere Vergleichsgruppe wächst noch: Bis sie groß genug ist, sind Ergebnisse als vorläufig gekennzeichnet, und die Fehlerspanne ist größer.
site-measure-more = Wie verlässlich ist das?

## Questions and answers.

site-faq-title = Fragen und Antworten
site-faq-price-question = Was kostet das?
site-faq-price-answer = Der Test und dein erstes Ergebnis kosten nichts. Berichte gibt es ab { $price } inkl. MwSt. Den vollen Betrag siehst du, bevor du bezahlst.
site-faq-score-question = Was sagt der IQ-Wert aus?
site-faq-score-answer = Er zeigt, wie gut du im Vergleich zu anderen Bilderrätsel löst. Er ist keine Diagnose und sagt nichts darüber, was du wert bist, was du weißt oder was für ein Mensch du bist.
site-faq-privacy-question = Was passiert mit meinen Daten?
site-faq-privacy-answer = Werbe-Cookies bleiben aus, solange du sie nicht einschaltest. Deine Daten verkaufen wir nicht. Was wir speichern und wie lange, steht unter „Datenschutz“ ganz unten auf dieser Seite.
site-faq-reader-question = Funktioniert der Test mit Screenreader oder ohne Maus?
site-faq-reader-answer = Ja. Jedes Feld wird in Worten beschrieben, keine Regel hängt von Farben ab, und du kannst mit den Tasten 1 bis 6 antworten.

## List of tests.

site-catalogue-title = Wähle einen Test
site-catalogue-price = Bericht ab { $price }
site-catalogue-free = Ganzes Ergebnis kostenlos
site-catalogue-statements = { $questions } kurze Aussagen
site-catalogue-account = Mit Konto: kurzes Ergebnis kostenlos
site-catalogue-empty = Hier gibt es noch keine Tests.
site-catalogue-failed = Wir konnten die Liste nicht laden.

site-end-title = Starte, wann du willst
site-end-text = Lass dir Zeit. Wenn du unterbrechen musst, machst du auf diesem Gerät dort weiter, wo du aufgehört hast.

site-hero-assurance = Kostenlos. Ohne E-Mail, ohne Karte.
site-hero-gift = Kostenloses Ergebnis: Anzahl gelöster Rätsel und wahrscheinlichster IQ-Bereich
site-hero-sample = Beispielbericht ansehen

site-different-title = Was hier anders ist
site-different-price-title = Der Preis steht am Anfang
site-different-price-text = Alle Preise stehen auf dieser Seite, inkl. MwSt., noch bevor du das erste Rätsel siehst.
site-different-once-title = Nichts verlängert sich
site-different-once-text = Einen Bericht zahlst du einmal. Es gibt kein Probeabo, das weiterläuft, und nichts zu kündigen.
site-different-margin-title = Ein IQ-Wert mit Fehlerspanne
site-different-margin-text = Neben der Zahl siehst du, wie weit sie danebenliegen kann.
site-different-email-title = Kostenloses Ergebnis ohne E-Mail
site-different-email-text = Es erscheint direkt nach dem letzten Rätsel auf deinem Bildschirm. Ob du einen Bericht willst, entscheidest du danach.

site-faq-prepare-question = Muss ich mich vorbereiten?
site-faq-prepare-answer = Nein. Die Rätsel bestehen aus Formen; Rechnen und Wortschatz spielen keine Rolle. Vorher siehst du ein gelöstes Beispiel und kannst üben.
