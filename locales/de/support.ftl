## Pages around a paid order.

## Fields that several forms share.

support-email-label = E-Mail-Adresse
support-email-missing = Bitte gib deine E-Mail-Adresse ein
support-email-wrong = Bitte gib eine gültige E-Mail-Adresse ein
support-email-hint = Meintest du { $email }?
support-order-label = Bestellnummer
support-order-missing = Bitte gib die Bestellnummer ein.
support-order-unknown = Wir haben keine Bestellung mit dieser Nummer gefunden.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Bericht abrufen
support-retrieve-lead = Gib die Adresse ein, mit der du gekauft hast. Wir senden die Links zu allen damit gekauften Berichten an diese Adresse.
support-retrieve-send = Senden
support-retrieve-sent = Bericht erfolgreich gesendet
support-retrieve-sent-text = Die Links sind unterwegs an { $email }. Das dauert ein, zwei Minuten. Wenn nichts kommt, sieh im Spam-Ordner nach.
support-retrieve-another = Andere Adresse verwenden
support-retrieve-failed = Der Bericht konnte nicht gesendet werden
support-retrieve-other-title = Du hast keinen Zugriff mehr auf diese Adresse?
support-retrieve-other-text = Wenn dein Bericht noch in einem Browser offen ist, kannst du die Adresse auf seiner Support-Seite ändern. Oder schreib uns.
support-retrieve-other-link = Zur Support-Seite

## /support without an order.

support-title = Support
support-lead = Sieh nach, wo ein Bericht ist, lass ihn noch einmal senden, ändere seine Adresse, hol dein Geld zurück oder widerrufe den Vertrag. Du brauchst kein Konto.
support-find-title = Deine Bestellung
support-find-text = Der Link in deiner Quittung öffnet sie. Hast du ihn nicht mehr, schicken wir dir deine Links per E-Mail.
support-find-retrieve = Links per E-Mail anfordern
support-contact-title = Schreib uns
support-contact-text = Ein Mensch liest es. Nenne die Bestellnummer, wenn du sie hast, und schick bitte keine Kartennummern.
support-contact-subject = Bestellung { $order }

## /support with an order.

support-order-title = Deine Bestellung
support-order-package = Paket
support-order-price = Preis
support-order-paid = Bezahlt
support-order-email = Bericht geht an
support-order-number = Bestellnummer
support-order-price-text = { $price }, inklusive Steuern
support-moment = { $date }, { $time } Uhr
support-order-open = Bericht öffnen
support-order-free = Zum kostenlosen Ergebnis
support-order-packages = Pakete ansehen
support-order-check = Zahlung verfolgen
support-order-other = Andere Bestellung suchen

support-state-none = Zu dieser Bestellung wurde nichts gekauft. Dein kostenloses Ergebnis ist da.
support-state-open = Diese Bestellung ist nicht bezahlt. Es wurde nichts abgebucht.
support-state-processing = Deine Bank hat die Zahlung und hat sie noch nicht bestätigt. Wir schreiben dir, sobald sie es tut; du musst nicht noch einmal bezahlen.
support-state-review = Etwas an dieser Zahlung passt nicht. Deshalb sieht ein Mensch sie an, bevor etwas geliefert wird. Wenn du Zweifel hast, schreib uns.
support-state-paid = Bezahlt. Dein Bericht wird erstellt.
support-state-fulfilled = Bezahlt. Dein Bericht ist fertig.
support-state-part-refunded = Du hast { $amount } zurückbekommen. Dein Bericht bleibt offen.
support-state-disputed = Bei deiner Bank liegt ein Einspruch gegen diese Zahlung vor. Dein Bericht bleibt solange offen.
support-state-refunded = Dein Geld ging zurück. Das kostenlose Ergebnis bleibt.
support-state-owed = Wir haben dein Geld zurückgesendet, aber es kam nicht an. Wir versuchen es noch einmal und schreiben dir, wenn wir einen anderen Weg brauchen.

## Delivery.

support-delivery-title = Lieferung
support-delivery-text = Der Link geht an { $email }.
support-delivery-made = Bericht erstellt
support-delivery-sent = E-Mail gesendet
support-delivery-accepted = Von deinem Mailserver angenommen
support-delivery-not-yet = noch nicht
support-delivery-unconfirmed = Der Mailserver hat die E-Mail entgegengenommen, ohne zu sagen, was aus ihr wurde. Wenn sie nicht da ist, lass sie noch einmal senden.
support-delivery-refused = Der Mailserver hat die E-Mail abgelehnt. Bitte prüfe die Adresse.
support-resend = Noch einmal senden
support-resent = Bericht erfolgreich gesendet
support-resend-failed = Der Bericht konnte nicht gesendet werden
support-fix = Adresse ändern
support-fix-label = Neue E-Mail-Adresse
support-fix-text = Der Bericht geht sofort an die neue Adresse. Der alten teilen wir mit, dass sie geändert wurde.
support-fix-save = Ändern und senden
support-fixed = Geändert. Der Bericht ist unterwegs an { $email }.
support-cancel = Abbrechen

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Vertrag widerrufen
support-withdraw-text = Als Verbraucherin oder Verbraucher in der Europäischen Union oder im Vereinigten Königreich kannst du einen Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Es sind zwei Schritte, ein Konto brauchst du nicht, und du bekommst den vollen Preis zurück. Das gilt auch, wenn du verlangt hast, dass wir sofort liefern.
support-withdraw-open = Vertrag widerrufen
support-withdraw-form = Mit diesem Formular erklärst du den Widerruf des Vertrags über die unten genannte Bestellung.
support-withdraw-name = Dein Name
support-withdraw-name-missing = Bitte gib deinen Namen ein.
support-withdraw-email = E-Mail-Adresse für die Bestätigung
support-withdraw-order-help = Sie steht in deiner Quittung. Du hast sie nicht?
support-withdraw-order-link = Links per E-Mail anfordern
support-withdraw-confirm = Widerruf bestätigen
support-withdraw-done = Dein Widerruf ist erklärt
support-withdraw-done-text = Wir haben ihn am { $moment } erhalten. Eine Bestätigung mit diesem Zeitpunkt geht an { $email }. Der volle Preis geht auf dem Weg zurück, auf dem du bezahlt hast.
support-withdraw-before = Du hast diesen Vertrag am { $moment } widerrufen.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } Tests für { $price }
support-triple-tab = Drei Tests, ein Preis
support-triple-lead = { $n ->
    [one] Der Bericht zu dem Test, den du gerade gemacht hast, und noch ein Test, wann du willst.
   *[other] Der Bericht zu dem Test, den du gerade gemacht hast, und { $n } weitere Tests, wann du willst.
}
support-triple-holds-title = Was zu jedem Test gehört
support-triple-sum-title = Die Rechnung
support-triple-sum-apart = { $n }-mal „{ $package }“, einzeln gekauft
support-triple-sum-bundle = Zusammen
support-triple-sum-saved = Du sparst
support-triple-terms = Inklusive Steuern. Eine Zahlung, kein Abo. 14 Tage lang Geld zurück.
support-triple-buy = Für { $price } kaufen
support-triple-first-text = Das Dreierpaket beginnt mit einem Test, den du gemacht hast. Mach zuerst einen; das Ergebnis als breiter Bereich ist kostenlos.
support-triple-first = Test machen
support-triple-closed = Zu dieser Bestellung gibt es das Dreierpaket nicht zu kaufen.
support-triple-result = Zurück zum Ergebnis
support-triple-left-title = { $n ->
    [one] Du hast noch einen Test offen
   *[other] Du hast noch { $n } Tests offen
}
support-triple-left-text = Mach einen Test, wann du willst. Drück beim kostenlosen Ergebnis auf den Knopf dafür, dann öffnet sich der Bericht ohne weitere Zahlung. Dieser Browser merkt sich dein Dreierpaket; anderswo nimm den Link in deiner Quittung.
support-triple-left-start = Nächsten Test machen
support-triple-none-title = Alle Tests dieses Dreierpakets sind eingelöst
support-triple-none-text = Jeder davon hat seinen eigenen Bericht. Die Links zu allen kannst du dir per E-Mail senden lassen.

support-forget-title = Dieses Gerät
support-forget-text = Gehört das Gerät jemand anderem? Lass diesen Browser deine Bestellungen, Antworten und Einstellungen vergessen. Deine Bestellungen bleiben bei uns; die Links in unseren E-Mails öffnen sie.
support-forget-button = Dieses Gerät vergessen
support-forget-sure = Noch nicht gesendete Antworten gehen verloren. Alles vergessen?
support-forget-yes = Ja, vergessen
support-forget-done = Dieser Browser hat alles vergessen. Bitte schließ auch den Tab.
