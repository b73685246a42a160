## Packages of the paid report.

checkout-package-sku1-name = IQ-Wert
checkout-package-sku2-name = Antworten
checkout-package-sku3-name = Zertifikat
checkout-package-sku4-name = Alles
checkout-package-triple-name = Drei Tests

checkout-package-includes = Alles aus „{ $package }“, dazu:
checkout-item-later = Noch nicht verfügbar

## Items.

checkout-item-iq-score-name = IQ-Wert
checkout-item-iq-score-content = Dein genauer Wert, seine Fehlerspanne und seine Klasse.

checkout-item-iq-ranking-name = IQ-Rang
checkout-item-iq-ranking-content = Wie viele von 100 Menschen einen niedrigeren Wert haben als du.

checkout-item-report-name = Bericht, 21 Seiten
checkout-item-report-content = Jedes Ergebnis in einfachen Worten, online und als PDF.

checkout-item-wrong-answers-name = Fehleranalyse
checkout-item-wrong-answers-content = Jede nicht gelöste Aufgabe, Regel für Regel erklärt.

checkout-item-left-right-brain-name = Test linke/rechte Hirnhälfte
checkout-item-left-right-brain-content = Entscheidest du analytisch oder intuitiv? Gesunde Gehirne haben keine dominante Seite.

checkout-item-certificate-name = Persönliches Zertifikat
checkout-item-certificate-content = Eine Teilnahme­bescheinigung mit deinem Wert und seiner Fehlerspanne. Alle können sie per QR-Code prüfen.

checkout-item-eq-name = EQ-Test
checkout-item-eq-content = Wie du deine emotionalen Fähigkeiten selbst einschätzt, mit vollständigem Bericht.

checkout-item-brain-training-name = Leitfaden Gehirntraining
checkout-item-brain-training-content = Gewohnheiten zum Üben und Lernen, mit Quellen. Von keinem Training ist bekannt, dass es die Intelligenz dauerhaft steigert.

checkout-item-discount-name = Dauerhaft 20 % Rabatt
checkout-item-discount-content = 20 % Rabatt auf alles andere, was du hier mit derselben E-Mail-Adresse kaufst. Ohne Enddatum.

checkout-want-sku1 = Wo stehe ich im Vergleich?
checkout-want-sku2 = Was war falsch, und warum?
checkout-want-sku3 = Wie kann ich mein Ergebnis zeigen?
checkout-want-sku4 = Wie übe ich weiter?
