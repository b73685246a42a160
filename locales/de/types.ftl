### Startseiten des Typen-Tests und Beschriftungen auf den Seiten über die sechzehn Typen.

types-tiles-title = Welcher der 16 Typen bist du?
types-tiles-lead = Bewerte kurze Aussagen über dich. Du bekommst deine vier Buchstaben, das Tier dazu und siehst, wie sicher jeder Buchstabe ist.
types-letters-title = Vier Buchstaben, und wie sicher jeder ist
types-letters-lead = Bei vielen Tests ergeben 51 % und 95 % denselben Buchstaben. Hier siehst du deinen Platz auf jeder Skala, wo es knapp ist und welcher andere Typ fast genauso gut passt.
types-meta-description = Persönlichkeitstest mit 16 Typen, der zeigt, wie sicher jeder Buchstabe ist. Ergebnis kostenlos, ohne Konto, ohne E-Mail. Bericht: einmal zahlen, kein Abo.

types-fact-length = { $questions } kurze Aussagen, kein Zeitlimit
types-fact-free = Kostenlos, ohne E-Mail: dein Typ, deine vier Skalen und wie sicher jeder Buchstabe ist
types-fact-price = Ausführlicher Bericht ab { $price } inkl. MwSt. Einmal zahlen, kein Abo

types-result-title = Dein kostenloses Ergebnis, direkt nach dem Test
types-result-lead = Ohne E-Mail, ohne Konto, ohne Karte.
types-result-example = Ein Beispiel mit erfundenen Daten.
types-result-type = Dein Typ und der nächstliegende
types-result-type-text = Passen zwei Typen, siehst du beide und wie wahrscheinlich jeder ist.
types-result-bars = Vier Skalen, jede mit ihrer Fehlerspanne
types-result-bars-text = Der Strich zeigt deinen Platz, der Balken darum, wo du sonst noch liegen könntest.
types-result-balanced = Ein kleiner Buchstabe, wo es knapp ist
types-result-balanced-text = Lässt sich keine Seite festlegen, schreiben wir den Buchstaben klein und beschreiben beide.

types-package-report = Typbericht
types-package-more = Typbericht und drei weitere Tests
types-item-report = Dein ausführlicher Bericht, online und als PDF: du im Beruf, mit Menschen und unter Stress, zwei Experimente zum Ausprobieren und die Antworten, die für jeden Buchstaben am meisten zählten
types-item-certificate = Ein Teilnahmezertifikat mit deinem Namen und deinem Typ, per QR-Code überprüfbar
types-item-tests = Drei weitere Tests mit ausführlichem Bericht: emotionale Fähigkeiten, Denkstil und berufliche Interessen

types-path = Du bist hier
types-contents = Auf dieser Seite

types-common-title = Wie häufig ist dieser Typ?
types-common-text = Bei { $share } von { $runs } Ergebnissen vom { $from } bis zum { $until } war das der wahrscheinlichste Typ. Diese Menschen haben sich selbst für unseren Test entschieden und stehen deshalb nicht für alle.
