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
# The form that was answered isn't in the bank any more.
error-unknown-form = Diese Fassung des Tests ist hier nicht mehr bekannt. Deine Antworten bleiben auf diesem Gerät; bitte beginne neu.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = Diese Antworten passen nicht zu den Fragen, die du bekommen hast. Lade die Seite neu und versuche es noch einmal.
# No order has this number.
error-unknown-order = Wir haben diese Bestellung nicht gefunden. Prüfe die Adresse oder schau in deine E-Mails.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = Dieser Test wird auf einem anderen Weg abgegeben. Lade die Seite neu und versuche es noch einmal.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = Du hast diesen Test schon bestätigt. Bestätigte Antworten lassen sich nicht mehr ändern.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = Du hattest schon alle Fassungen dieses Tests. Probiere einen anderen Test oder komm in ein paar Monaten wieder.
# This visit has handed in the same form before.
error-form-had-before = Du hast diese Fassung des Tests schon abgegeben. Beginne neu, dann bekommst du eine andere.
error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
