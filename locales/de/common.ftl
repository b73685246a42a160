## Words used on every page.

common-brand = Tessera

common-skip = Zum Inhalt springen

common-nav-label = Hauptnavigation
common-nav-home = Startseite
common-nav-types = Persönlichkeitstypen
common-nav-tests = Professionelle Tests
common-nav-retrieve = Bericht abrufen
common-nav-login = Anmelden
common-nav-account = Mein Konto
common-nav-shop = Mein Shop
common-nav-support = Support
common-nav-withdraw = Vertrag widerrufen

common-language-label = Sprache

common-close = Schließen
common-loading = Wird geladen …

## Cookie banner.

common-consent-label = Cookies
common-consent-text = Dürfen wir mit Cookies messen, welche Werbung wirkt? Ein Nein ändert für dich nichts.
common-consent-accept = Zustimmen
common-consent-decline = Ablehnen
common-consent-settings = Cookie-Einstellungen

## Things that went wrong.

common-network-title = Instabile Verbindung
common-network-text = Keine Verbindung. Versuch es später noch einmal.
common-network-retry = Erneut versuchen

common-failed-title = Das Laden hat nicht geklappt. Bitte versuch es noch einmal.
common-failed-retry = Neu laden
common-call-failed = Verbindung fehlgeschlagen. Bitte versuch es noch einmal.
common-call-too-often = Zu viele Versuche. Bitte warte kurz und versuch es noch einmal.

common-missing-title = Seite nicht gefunden
common-missing-text = Vielleicht enthält der Link einen Tippfehler, oder die Seite ist umgezogen.
common-missing-status = Statuscode: { $status }
common-missing-home = Zur Startseite

## Footer and legal texts.

common-footer-legal = Rechtliches
common-footer-operator = Wer diese Seite betreibt und wie du uns erreichst, steht im Impressum.

common-legal-privacy = Datenschutz
common-legal-terms = AGB
common-legal-refund = Erstattung
common-legal-cookies = Cookies
common-legal-imprint = Impressum
common-legal-commerce = Anbieterangaben (Japan)
common-legal-version = Version { $version }, veröffentlicht am { $date }

## IQ classes and their limits.

common-class-genius = Genie
common-class-very-superior = Weit über dem Durchschnitt
common-class-superior = Über dem Durchschnitt
common-class-normal = Durchschnitt
common-class-dullness = Etwas unter dem Durchschnitt
common-class-borderline-deficiency = Unter dem Durchschnitt
common-class-below-70 = Deutlich unter dem Durchschnitt
common-range-above = über { $limit }
common-range-between = { $low }–{ $high }
common-range-below = unter { $limit }

common-nav-menu = Menü
