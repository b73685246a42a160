packages-type1-name = Typbericht
packages-type2-name = Typbericht und drei weitere Tests
packages-report-name = Ausführlicher Bericht
packages-report-content = Was dein Ergebnis im Beruf, mit anderen Menschen und im Alltag bedeutet und wie sicher es ist. Online und als PDF.
packages-certificate-content = Ein Teilnahme­zertifikat mit deinem Namen, deinen vier Buchstaben und der Angabe, wie sicher jeder ist. Per QR-Code überprüfbar.
packages-career-name = Berufsinteressen-Test
packages-career-content = Finde heraus, welche Arten von Arbeit dich reizen und welche Berufe deinen Interessen nahekommen. Mit ausführlichem Bericht.
