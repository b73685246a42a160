## Packages of the paid report.

checkout-package-sku1-name = IQ-Wert
checkout-package-sku2-name = Lösungen
checkout-package-sku3-name = Zertifikat
checkout-package-sku4-name = Komplett
checkout-package-triple-name = Dreierpaket

checkout-package-includes = Alles aus „{ $package }“, dazu:
checkout-item-later = Noch nicht verfügbar

## Items.

checkout-item-iq-score-name = IQ-Wert
checkout-item-iq-score-content = Dein IQ-Wert mit Fehlerspanne und Kategorie.

checkout-item-iq-ranking-name = IQ-Rang
checkout-item-iq-ranking-content = Wie viele von 100 Menschen unter deinem IQ-Wert liegen (dein Prozentrang).

checkout-item-report-name = 21-seitiger Bericht
checkout-item-report-content = Deine Ergebnisse verständlich erklärt, online und als PDF.

checkout-item-wrong-answers-name = Fehleranalyse
checkout-item-wrong-answers-content = Alles, was du nicht gelöst hast, Schritt für Schritt erklärt.

checkout-item-left-right-brain-name = Gehirnhälften-Test
checkout-item-left-right-brain-content = Denkst du eher analytisch oder eher intuitiv? Es geht um deinen Denkstil: Gesunde Gehirne haben keine dominante Seite.

checkout-item-certificate-name = Persönliches Zertifikat
checkout-item-certificate-content = Ein Teilnahme­zertifikat mit deinem Namen, IQ-Wert und Fehlerspanne, per QR-Code überprüfbar.

checkout-item-eq-name = EQ-Test
checkout-item-eq-content = Schätze deine emotionalen Fähigkeiten selbst ein und erhalte einen ausführlichen Bericht.

checkout-item-brain-training-name = Leitfaden fürs Gehirntraining
checkout-item-brain-training-content = Ein Übungsplan für vier Wochen und Lerngewohnheiten, die durch Forschung belegt sind. Übung verbessert dein Können; von keinem Training ist bekannt, dass es die Intelligenz dauerhaft steigert.

checkout-item-discount-name = Dauerhaft 20 % Rabatt
checkout-item-discount-content = 20 % Rabatt auf alles andere, was du hier mit derselben E-Mail-Adresse kaufst. Der Rabatt läuft nicht ab.

checkout-want-sku1 = Wie schneide ich im Vergleich ab?
checkout-want-sku2 = Was war falsch, und warum?
checkout-want-sku3 = Wie kann ich mein Ergebnis zeigen?
checkout-want-sku4 = Wie kann ich weiter üben?
