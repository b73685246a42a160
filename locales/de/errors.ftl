## Was der Server sagt, wenn etwas nicht geht.

error-not-found = Das haben wir nicht gefunden. Geh zurück zur Startseite und versuch es von dort noch einmal.
error-unknown-app = Diese Adresse gehört zu keiner unserer Seiten. Bitte prüfe sie.
error-unknown-exam = Diesen Test gibt es nicht oder nicht mehr. Such dir auf der Startseite einen anderen aus.
error-unknown-language = Diese Sprache haben wir noch nicht. Bitte wähle eine aus der Liste.
error-unknown-country = Dieses Land kennen wir nicht. Bitte lade die Seite neu.
error-bad-request = An dieser Anfrage stimmte etwas nicht. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das war zu viel auf einmal. Bitte schick weniger und versuch es noch einmal.
error-busy = Gerade ist viel los. Bitte versuch es in einer Minute noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.
error-timeout = Das hat zu lange gedauert und wurde abgebrochen. Bitte versuch es noch einmal.
error-unknown-form = Diese Fassung des Tests ist hier nicht mehr bekannt. Deine Antworten bleiben auf diesem Gerät; bitte beginne neu.
error-bad-answers = Diese Antworten passen nicht zu den Fragen, die du bekommen hast. Lade die Seite neu und versuche es noch einmal.
error-unknown-order = Wir haben diese Bestellung nicht gefunden. Prüfe die Adresse oder schau in deine E-Mails.
error-wrong-call = Dieser Test wird auf einem anderen Weg abgegeben. Lade die Seite neu und versuche es noch einmal.
error-already-confirmed = Du hast diesen Test schon bestätigt. Bestätigte Antworten lassen sich nicht mehr ändern.
error-no-fresh-form = Du hattest schon alle Fassungen dieses Tests. Probiere einen anderen Test oder komm in ein paar Monaten wieder.
error-account-needed = Für diesen Test brauchst du ein Konto, es kostet nichts. Bitte melde dich an.
error-form-had-before = Du hast diese Fassung des Tests schon abgegeben. Beginne neu, dann bekommst du eine andere.
error-ticket-missing = Dieser Test wurde vor einer Aktualisierung unserer Seite begonnen und lässt sich nicht mehr abgeben. Bitte beginne neu; es kostet nichts.
error-ticket-invalid = Diese Antworten gehören zu keinem Test, der hier ausgegeben wurde. Bitte beginne neu.
error-ticket-expired = Dieser Test wurde vor mehr als einem Monat begonnen und lässt sich nicht mehr abgeben. Bitte beginne neu; es kostet nichts.

error-no-reports = Zu dieser E-Mail-Adresse gibt es keine Berichte, die sich abrufen lassen.
error-too-many = Das war zu oft in kurzer Zeit. Bitte warte ein wenig und versuch es noch einmal.
error-price-changed = Der Preis hat sich geändert. Bitte sieh dir den neuen an, bevor du bezahlst.
error-not-for-sale = Zu dieser Bestellung gibt es nichts zu kaufen.
error-already-paid = Diese Bestellung ist schon bezahlt.
error-consent-missing = Bitte kreuze beide Kästchen an. Ohne sie dürfen wir nicht sofort liefern.
error-bad-email = Bitte gib eine gültige E-Mail-Adresse ein
error-order-failed = Die Bestellung konnte nicht angelegt werden. Bitte versuch es noch einmal.
error-nothing-to-refund = Zu dieser Bestellung gibt es nichts zurückzugeben.
error-refund-too-late = Die 14 Tage für eine Erstattung sind vorbei. Bitte schreib uns.
error-bundle-used = Alle Tests dieses Dreierpakets sind eingelöst.
error-unsettled = Für diese Bestellung ist gerade Geld auf dem Rückweg, oder eine Bank prüft noch. Sobald das erledigt ist, kannst du mehr dazukaufen.
error-not-owned = Das gehört nicht zu dem, was mit dieser Bestellung gekauft wurde.
error-unknown-token = Unter dieser Adresse gibt es nichts, oder es wurde zurückgenommen.
error-bad-name = Bitte gib einen Namen mit 1 bis 60 Zeichen ein.
error-not-comparable = Vergleichen lassen sich zwei verschiedene Ergebnisse des Persönlichkeitstests mit 16 Typen.
error-comparisons-full = Du hast zehn offene Vergleiche. Schalte einen ab, dann kannst du einen neuen beginnen.

## Konten. Die ersten beiden sagen dasselbe, ob es zu einer Adresse ein Konto gibt oder nicht.

error-wrong-password = E-Mail-Adresse oder Passwort stimmt nicht. Du kannst dich auch mit einem Link per E-Mail anmelden.
error-wrong-code = Dieser Code oder Link ist falsch oder abgelaufen. Bitte fordere einen neuen an.
error-wrong-passkey = Mit diesem Passkey hat es nicht geklappt. Versuche es noch einmal oder melde dich mit einem Link per E-Mail an.
error-provider-failed = Die Anmeldung hat so nicht geklappt. Versuche es noch einmal oder nutze einen Link per E-Mail.
error-provider-no-address = Wir haben keine bestätigte E-Mail-Adresse erhalten. Bitte melde dich mit einem Link per E-Mail an.
error-confirm-address = Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte bestätige, dass es deins ist.
error-already-connected = Hier oder mit einem anderen Konto besteht schon eine Verbindung. Trenne sie dort zuerst.
error-password-length = Bitte wähle ein Passwort mit 8 bis 128 Zeichen.
error-common-password = Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.
error-agreement-missing = Bitte stimme der Datenschutzerklärung zu
error-bad-date = Ungültiges Datum (Beispiel: 2020-01-01)
error-bad-phone = Bitte gib eine Telefonnummer mit Vorwahl ein.
error-sign-in-first = Bitte melde dich zuerst an.
error-confirm-identity = Bitte melde dich noch einmal an, damit wir sicher sind, dass du es bist.
error-other-account = Diese Bestellung gehört zu einem Konto. Bitte melde dich damit an.
error-foreign-origin = Diese Anfrage kam nicht von unserer Seite. Lade die Seite neu und versuch es noch einmal.
