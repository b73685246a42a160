packages-type1-name = Typbericht
packages-type2-name = Typbericht und drei weitere Tests
packages-report-name = Ausführlicher Bericht
packages-report-content = Was dein Ergebnis für Arbeit, Beziehungen und Alltag heißt und wie sicher es ist. Online und als PDF.
packages-certificate-content = Eine Teilnahme­bescheinigung mit deinen vier Buchstaben und wie sicher jeder ist. Alle können sie per QR-Code prüfen.
packages-career-name = Test beruflicher Interessen
packages-career-content = Welche Arten von Arbeit dich reizen, mit Berufen, die deinen Interessen ähneln, und vollständigem Bericht.
