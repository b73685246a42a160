## Was der Server sagt, wenn etwas nicht geht.

error-not-found = Das haben wir nicht gefunden. Geh zurück zur Startseite und versuch es von dort noch einmal.
error-unknown-app = Dieser Link gehört zu keiner unserer Seiten. Bitte prüfe ihn.
error-unknown-exam = Diesen Test gibt es nicht oder nicht mehr. Wähle auf der Startseite einen anderen.
error-unknown-language = Diese Sprache haben wir noch nicht. Bitte wähle eine aus der Liste.
error-unknown-country = Dieses Land kennen wir nicht. Bitte lade die Seite neu.
error-bad-request = Mit dieser Anfrage stimmte etwas nicht. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das war zu viel auf einmal. Bitte schick weniger und versuch es noch einmal.
error-busy = Bei uns ist gerade viel los. Bitte versuch es in einer Minute noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.
error-timeout = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-unknown-form = Diese Version des Tests wurde ersetzt. Deine Antworten sind noch auf diesem Gerät, lassen sich aber nicht mehr auswerten. Bitte beginne neu.
error-bad-answers = Diese Antworten passen nicht zu den Fragen, die du bekommen hast. Lade die Seite neu und versuch es noch einmal.
error-unknown-order = Wir haben diese Bestellung nicht gefunden. Prüfe den Link oder öffne den aus unserer E-Mail.
error-wrong-call = Diese Seite ist nicht mehr aktuell. Lade sie neu und versuch es noch einmal.
error-already-confirmed = Du hast diesen Test schon bestätigt. Deine Antworten lassen sich nicht mehr ändern.
error-no-fresh-form = Du hast schon alle Versionen dieses Tests gemacht. Probier einen anderen Test aus oder komm in ein paar Monaten wieder.
error-account-needed = Für diesen Test brauchst du ein Konto. Es ist kostenlos. Bitte melde dich an.
error-form-had-before = Diese Version hast du schon gemacht. Beginne neu, dann bekommst du eine andere.
error-ticket-missing = Du hast diesen Test vor einer Aktualisierung unserer Website begonnen, deshalb lässt er sich nicht auswerten. Bitte beginne neu. Das kostet nichts.
error-ticket-invalid = Diese Antworten gehören zu keinem Test, den du hier begonnen hast. Bitte beginne neu.
error-ticket-expired = Du hast diesen Test vor mehr als einem Monat begonnen, deshalb lässt er sich nicht mehr auswerten. Bitte beginne neu. Das kostet nichts.

error-no-reports = Zu dieser E-Mail-Adresse gibt es keine Berichte, die sich abrufen lassen. Hast du beim Kauf eine andere angegeben?
error-too-many = Zu viele Versuche. Bitte warte kurz und versuch es noch einmal.
error-price-changed = Der Preis hat sich geändert. Bitte sieh dir den neuen Preis an, bevor du bezahlst.
error-not-for-sale = Zu diesem Test gibt es nichts zu kaufen.
error-already-paid = Das ist schon bezahlt. Du musst nicht noch einmal bezahlen.
error-consent-missing = Bitte kreuze beide Kästchen an, damit wir sofort liefern können.
error-bad-email = Diese E-Mail-Adresse ist ungültig. Bitte prüfe sie auf Tippfehler.
error-order-failed = Die Bestellung konnte nicht angelegt werden. Bitte versuch es noch einmal. Es wurde nichts abgebucht.
error-nothing-to-refund = Zu dieser Bestellung gibt es nichts zu erstatten.
error-refund-too-late = Die 14 Tage für eine Erstattung sind vorbei. Wenn mit deinem Bericht etwas nicht stimmt, schreib uns.
error-bundle-used = Du hast alle Tests dieses Dreierpakets eingelöst.
error-unsettled = Zu dieser Bestellung läuft noch eine Erstattung oder eine Reklamation bei der Bank. Sobald das geklärt ist, kannst du mehr dazukaufen.
error-not-owned = Das gehört nicht zu dem, was du bisher gekauft hast.
error-unknown-token = Dieser Link funktioniert nicht oder wurde abgeschaltet.
error-bad-name = Bitte gib einen Namen mit 1 bis 60 Zeichen ein.
error-not-comparable = Vergleichen kannst du nur zwei verschiedene Ergebnisse des Persönlichkeitstests mit 16 Typen.
error-comparisons-full = Du hast schon zehn Vergleiche. Schalte einen ab, um einen neuen zu beginnen.

## Konten. Die ersten beiden sagen dasselbe, ob es zu einer Adresse ein Konto gibt oder nicht.

error-wrong-password = E-Mail-Adresse oder Passwort stimmt nicht. Du kannst dich auch mit einem Link per E-Mail anmelden.
error-wrong-code = Dieser Code oder Link ist falsch oder abgelaufen. Bitte fordere einen neuen an.
error-wrong-passkey = Dieser Passkey hat nicht funktioniert. Versuch es noch einmal oder melde dich mit einem Link per E-Mail an.
error-provider-failed = Diese Anmeldung hat nicht geklappt. Versuch es noch einmal oder melde dich mit einem Link per E-Mail an.
error-provider-no-address = Wir haben keine bestätigte E-Mail-Adresse erhalten. Bitte melde dich mit einem Link per E-Mail an.
error-confirm-address = Mit dieser E-Mail-Adresse hast du schon ein Konto. Bitte bestätige, dass sie dir gehört.
error-already-connected = Diese Anmeldung ist schon mit einem Konto verbunden, mit deinem oder einem anderen. Trenne sie dort zuerst.
error-password-length = Bitte wähle ein Passwort mit 8 bis 128 Zeichen.
error-common-password = Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.
error-agreement-missing = Bitte stimme der Datenschutzerklärung zu
error-bad-date = Ungültiges Datum (Beispiel: 2020-01-01)
error-bad-phone = Bitte gib eine gültige Telefonnummer ein, zum Beispiel +49 30 23125 000.
error-sign-in-first = Bitte melde dich zuerst an.
error-confirm-identity = Bitte bestätige, dass du es bist: Melde dich noch einmal mit E-Mail-Link, Passwort oder Passkey an.
error-other-account = Diese Bestellung gehört zu einem Konto. Bitte melde dich mit diesem Konto an.
error-foreign-origin = Diese Anfrage kam nicht von unserer Website. Bitte lade die Seite neu und versuch es noch einmal.
