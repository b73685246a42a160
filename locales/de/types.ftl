### Startseiten des Typen-Tests und Beschriftungen auf den Seiten über die sechzehn Typen.

types-tiles-title = Wer von den sechzehn bist du?
types-tiles-lead = Bewerte kurze Aussagen über dich. Du bekommst vier Buchstaben, ein Tier dazu und erfährst offen, wie sicher jeder Buchstabe ist.
types-letters-title = Vier Buchstaben, und wie sicher jeder ist
types-letters-lead = Anderswo bekommen 51 % und 95 % denselben Buchstaben. Hier siehst du, wo du bist, wie klar das ist und welcher andere Typ fast genauso gut passt.
types-meta-description = Ein Persönlichkeitstest mit sechzehn Typen, der zeigt, wie sicher jeder Buchstabe ist. Ergebnis kostenlos, ohne Konto, ohne E-Mail. Ganzer Bericht für eine Zahlung, kein Abo.

types-fact-length = { $questions } kurze Aussagen, ohne Zeitlimit
types-fact-free = Kostenlos und ohne E-Mail: deine wahrscheinlichsten Typen, deine vier Skalen und wie sicher jeder Buchstabe ist
types-fact-price = Ganzer Bericht ab { $price }, inklusive Steuern. Eine Zahlung, kein Abo

types-result-title = Was du gleich nach dem Test siehst
types-result-lead = Kostenlos, bevor es ums Bezahlen geht, und ohne Konto.
types-result-example = Ein Beispiel, kein echtes Ergebnis.
types-result-type = Dein Typ und der daneben
types-result-type-text = Passen zwei Typen, siehst du beide, und wie wahrscheinlich jeder ist.
types-result-bars = Vier Skalen mit ihrer Fehlerspanne
types-result-bars-text = Der Strich zeigt, wo du bist, der Balken darum, wo du ebenso gut sein könntest.
types-result-balanced = Ein kleiner Buchstabe, wo es knapp ist
types-result-balanced-text = Reicht der Balken über die Mitte, steht der Buchstabe klein da, und wir beschreiben beide Seiten.

types-package-report = Typ-Bericht
types-package-more = Typ-Bericht und mehr
types-item-report = Dein Bericht, online und als PDF: bei der Arbeit, mit Menschen, unter Druck, Experimente für deine Woche und die Antworten, die für jeden Buchstaben am meisten zählten
types-item-certificate = Eine Teilnahmebescheinigung mit deinem Typ. Alle können sie per QR-Code prüfen
types-item-tests = Drei weitere Tests mit ganzem Bericht: emotionale Fähigkeiten, Denkstil und Berufsinteressen

types-path = Wo du bist
types-contents = Auf dieser Seite

types-common-title = Wie häufig ist dieser Typ?
types-common-text = Bei { $share } von { $runs } Ergebnissen zwischen dem { $from } und dem { $until } war dies der wahrscheinlichste Typ. Diese Menschen haben sich selbst für unseren Test entschieden und stehen deshalb nicht für alle.
