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
