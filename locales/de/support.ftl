## Pages around a paid order.

## Fields that several forms share.

support-email-label = E-Mail-Adresse
support-email-missing = Bitte gib deine E-Mail-Adresse ein
support-email-wrong = Diese E-Mail-Adresse ist ungültig. Bitte prüfe sie auf Tippfehler.
support-email-hint = Meintest du { $email }?
support-order-label = Bestellnummer
support-order-missing = Bitte gib deine Bestellnummer ein.
support-order-unknown = Wir haben keine Bestellung mit dieser Nummer gefunden.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Bericht abrufen
support-retrieve-lead = Gib die E-Mail-Adresse ein, mit der du gekauft hast. Wir schicken dir die Links zu allen deinen Berichten.
support-retrieve-send = Senden
support-retrieve-sent = Bericht erfolgreich gesendet
support-retrieve-sent-text = Die Links zu deinen Berichten sind unterwegs an { $email }. Das dauert ein bis zwei Minuten. Wenn nichts kommt, sieh im Spam-Ordner nach.
support-retrieve-another = Andere Adresse verwenden
support-retrieve-failed = Der Bericht konnte nicht gesendet werden. Bitte versuch es noch einmal.
support-retrieve-other-title = Kein Zugriff mehr auf dieses Postfach?
support-retrieve-other-text = Wenn du deinen Bericht noch in einem Browser öffnen kannst, ändere die E-Mail-Adresse von dort aus auf der Support-Seite. Sonst schreib uns.
support-retrieve-other-link = Zur Support-Seite

## /support without an order.

support-title = Support
support-lead = Finde deinen Bericht, lass ihn dir noch einmal schicken, ändere deine E-Mail-Adresse, hol dein Geld zurück oder widerrufe einen Kauf. Ein Konto brauchst du nicht.
support-find-title = Deine Bestellung
support-find-text = Öffne sie über den Link in deiner Quittung. Du findest die Quittung nicht? Wir schicken dir die Links zu allen deinen Berichten per E-Mail.
support-find-retrieve = Links per E-Mail anfordern
support-contact-title = Schreib uns
support-contact-text = Deine Nachricht liest ein Mensch. Nenn uns die Bestellnummer, wenn du sie hast, und schick bitte keine Kartennummern.
support-contact-subject = Bestellung { $order }

## /support with an order.

support-order-title = Deine Bestellung
support-order-package = Paket
support-order-price = Preis
support-order-paid = Bezahlt am
support-order-email = E-Mail-Adresse
support-order-number = Bestellnummer
support-order-price-text = { $price } inkl. MwSt.
support-moment = { $date }, { $time } Uhr
support-order-open = Bericht öffnen
support-order-free = Zum kostenlosen Ergebnis
support-order-packages = Bericht auswählen
support-order-check = Zahlungsstatus prüfen
support-order-other = Andere Bestellung suchen

support-state-none = Zu diesem Test hast du noch keinen Bericht gekauft. Dein kostenloses Ergebnis hast du weiterhin.
support-state-open = Wir haben keine Zahlung erhalten, und es wurde nichts abgebucht.
support-state-processing = Deine Bank hat die Zahlung noch nicht bestätigt. Sobald das Geld da ist, schreiben wir dir. Du musst nicht noch einmal bezahlen.
support-state-review = Wir prüfen ein Detail deiner Zahlung. Wir liefern deine Bestellung oder erstatten dir den Preis und schreiben dir in jedem Fall eine E-Mail.
support-state-paid = Bezahlt. Wir erstellen gerade deinen Bericht.
support-state-fulfilled = Bezahlt. Dein Bericht ist fertig.
support-state-part-refunded = Wir haben dir { $amount } erstattet. Deinen Bericht kannst du weiter lesen.
support-state-disputed = Zu dieser Zahlung läuft bei deiner Bank eine Reklamation. Deinen Bericht kannst du weiter lesen.
support-state-refunded = Wir haben dir dein Geld erstattet. Dein kostenloses Ergebnis behältst du.
support-state-owed = Wir haben die Erstattung gesendet, aber sie kam nicht an. Wir versuchen es noch einmal und schreiben dir, falls wir einen anderen Weg brauchen.

## Delivery.

support-delivery-title = Lieferung
support-delivery-text = Den Link zu deinem Bericht schicken wir an { $email }.
support-delivery-made = Bericht erstellt
support-delivery-sent = E-Mail gesendet
support-delivery-accepted = Von deinem E-Mail-Anbieter angenommen
support-delivery-not-yet = noch nicht
support-delivery-unconfirmed = Dein E-Mail-Anbieter hat den Eingang nicht bestätigt. Wenn die E-Mail nicht da ist, schick sie noch einmal.
support-delivery-refused = Dein E-Mail-Anbieter hat die E-Mail abgelehnt. Bitte prüfe die Adresse.
support-resend = Noch einmal senden
support-resent = Bericht erfolgreich gesendet
support-resend-failed = Der Bericht konnte nicht gesendet werden. Bitte versuch es noch einmal.
support-fix = E-Mail-Adresse ändern
support-fix-label = Neue E-Mail-Adresse
support-fix-text = Wir schicken den Bericht sofort an die neue Adresse und geben der alten Bescheid.
support-fix-save = Ändern und senden
support-fixed = Geändert. Dein Bericht ist unterwegs an { $email }.
support-cancel = Abbrechen

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Vertrag widerrufen
support-withdraw-text = Als Verbraucherin oder Verbraucher in der Europäischen Union oder im Vereinigten Königreich kannst du einen Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Das geht in zwei Schritten und ohne Konto, und du bekommst den vollen Preis zurück. Es gilt auch, wenn du um sofortige Lieferung gebeten hast.
support-withdraw-open = Vertrag widerrufen
support-withdraw-form = Wenn du dieses Formular sendest, widerrufst du den Vertrag über die unten genannte Bestellung.
support-withdraw-name = Dein Name
support-withdraw-name-missing = Bitte gib deinen Namen ein.
support-withdraw-email = E-Mail-Adresse für die Bestätigung
support-withdraw-order-help = Sie steht in deiner Quittung. Du findest sie nicht?
support-withdraw-order-link = Links per E-Mail anfordern
support-withdraw-confirm = Widerruf bestätigen
support-withdraw-done = Wir haben deinen Widerruf erhalten
support-withdraw-done-text = Er ist am { $moment } bei uns eingegangen. Wir schicken dir eine Bestätigung mit diesem Zeitpunkt an { $email } und erstatten dir den vollen Preis über deine ursprüngliche Zahlungsart.
support-withdraw-before = Du hast diesen Vertrag am { $moment } widerrufen.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } Tests für { $price }
support-triple-tab = Dreierpaket
support-triple-lead = { $n ->
    [one] Der Bericht zu dem Test, den du gerade gemacht hast, und ein weiterer Test, wann immer du willst.
   *[other] Der Bericht zu dem Test, den du gerade gemacht hast, und { $n } weitere Tests, wann immer du willst.
}
support-triple-holds-title = Das bekommst du zu jedem Test
support-triple-sum-title = So viel sparst du
support-triple-sum-apart = { $n } × „{ $package }“ einzeln gekauft
support-triple-sum-bundle = Als Dreierpaket
support-triple-sum-saved = Du sparst
support-triple-terms = Inkl. MwSt. Einmal zahlen, kein Abo. 14 Tage Geld zurück.
support-triple-buy = Für { $price } kaufen
support-triple-first-text = Das Dreierpaket beginnt mit einem Test, den du schon gemacht hast. Mach zuerst einen: Dein wahrscheinlichster IQ-Bereich ist kostenlos.
support-triple-first = Test machen
support-triple-closed = Für diesen Test gibt es kein Dreierpaket.
support-triple-result = Zurück zum Ergebnis
support-triple-left-title = { $n ->
    [one] Du hast noch einen Test übrig
   *[other] Du hast noch { $n } Tests übrig
}
support-triple-left-text = Mach den nächsten Test, wann du willst. Auf der Seite mit dem kostenlosen Ergebnis kannst du den Bericht dann mit deinem Dreierpaket freischalten. Es wird nichts mehr abgebucht. Dieser Browser merkt sich dein Dreierpaket; auf anderen Geräten hilft der Link in deiner Quittung.
support-triple-left-start = Nächsten Test machen
support-triple-none-title = Du hast alle Tests dieses Dreierpakets eingelöst
support-triple-none-text = Jeder hat seinen eigenen Bericht. Die Links zu allen schicken wir dir gern per E-Mail.

support-forget-title = Dieses Gerät
support-forget-text = Gehört das Gerät jemand anderem? Entferne deine Bestellungen, Antworten und Einstellungen aus diesem Browser und melde dich ab. Deine Bestellungen kannst du weiter über die Links in unseren E-Mails öffnen.
support-forget-button = Dieses Gerät vergessen
support-forget-sure = Alles aus diesem Browser entfernen? Noch nicht gesendete Antworten gehen verloren.
support-forget-yes = Ja, alles entfernen
support-forget-done = Fertig. Aus diesem Browser ist alles entfernt. Bitte schließ jetzt diesen Tab.

support-seller-title = Anbieter
support-seller-name = Firma
support-seller-representative = Vertreten durch
support-seller-address = Anschrift
support-seller-phone = Telefon
support-seller-email = E-Mail
support-seller-business-number = Gewerbenummer (Korea)
support-seller-mail-order-number = Versandhandelsnummer (Korea)
support-seller-host = Hosting
support-seller-check = Anbieter prüfen
