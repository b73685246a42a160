## Buying the report.

## The packages.

pay-choose-title = Wähle deinen Bericht
pay-choose-lead = Jeder Bericht enthält alles aus dem kleineren davor. Du kannst später aufstocken und zahlst dann nur die Differenz.
pay-popular = Meistgekauft
pay-choose-button = Weiter – { $price }
pay-list-price = Regulärer Preis
pay-member-price = Dein Preis
pay-member-note = Dein Rabatt ist schon abgezogen. Er gehört zu der E-Mail-Adresse, mit der du ihn gekauft hast; gib sie auch hier an.
pay-promise-once = Einmal zahlen, kein Abo
pay-promise-tax = Inkl. MwSt.
pay-promise-back = Volle Erstattung innerhalb von 14 Tagen
pay-bundle-line = Du willst den Test wiederholen? Für { $price } bekommst du drei Berichte „{ $package }“: zu diesem Test und zu zwei weiteren, wann immer du willst.
pay-bundle-link = Dreierpaket ansehen
pay-closed = Im Moment kannst du keinen Bericht kaufen. Dein kostenloses Ergebnis behältst du.
pay-sample-link = Erst ein Beispiel ansehen
pay-back-to-result = Zurück zum Ergebnis

pay-owned-title = Du hast diesen Bericht schon
pay-owned-text = Du kannst ihn jederzeit öffnen. Den Link haben wir dir auch per E-Mail geschickt.
pay-owned-open = Bericht öffnen
pay-owned-more = Was du dazukaufen kannst
pay-owned-add = Für { $price } dazukaufen

## Payment.

pay-title = Bezahlen
pay-item-label = Deine Bestellung
pay-total-label = Gesamtbetrag
pay-item-change = Anderen Bericht wählen

pay-email-label = E-Mail-Adresse
pay-email-hint = Hierhin schicken wir deinen Bericht und die Quittung. Eine Woche später bitten wir dich vielleicht einmal um eine Bewertung. Dem kannst du jederzeit widersprechen.
pay-email-missing = Bitte gib deine E-Mail-Adresse ein
pay-email-malformed = Diese E-Mail-Adresse ist ungültig. Bitte prüfe sie auf Tippfehler.
pay-email-meant = Meintest du { $email }?

pay-method-label = Wie möchtest du bezahlen?
pay-method-missing = Bitte wähle eine Zahlungsart.
pay-method-or = oder
pay-card-safety = Deine Kartendaten gehen direkt an unseren Zahlungsanbieter. Wir sehen und speichern sie nie.
pay-method-loading = Zahlungsarten werden geladen …

pay-box-supply = Ich stimme ausdrücklich zu, dass mit der Erfüllung des Vertrags vor Ablauf der Widerrufsfrist begonnen wird.
pay-box-waiver = Mir ist bekannt, dass durch diese Zustimmung mein Widerrufsrecht erlischt, sobald mit der Erfüllung des Vertrags begonnen wird.
pay-box-note = Dein Geld bekommst du innerhalb von 14 Tagen trotzdem zurück. Das ist unser eigenes Versprechen.
pay-box-missing = Bitte kreuze dieses Kästchen an, damit wir sofort liefern können.

pay-button = Jetzt kaufen – { $price }
pay-button-order = Zahlungspflichtig bestellen
pay-button-busy = Zahlung läuft

pay-declined-title = Zahlung fehlgeschlagen
pay-declined-text = Es wurde nichts abgebucht. Versuch es noch einmal oder wähle eine andere Zahlungsart.
pay-order-failed = Die Bestellung konnte nicht angelegt werden. Bitte versuch es noch einmal. Es wurde nichts abgebucht.
pay-too-many = Zu viele Versuche. Bitte warte ein paar Minuten und versuch es noch einmal.
pay-price-changed = Der Preis hat sich von { $old } auf { $new } geändert. Es wurde nichts abgebucht. Wenn der neue Preis für dich in Ordnung ist, klick noch einmal auf den Button.
pay-connection-failed = Verbindung fehlgeschlagen. Bitte versuch es noch einmal.
pay-connection-retry = Erneut versuchen

## The last look before paying. Japanese law asks for it.

pay-review-button = Bestellung prüfen
pay-review-title = Bitte prüfe deine Bestellung
pay-review-item = Artikel
pay-review-item-value = { $name } (1 digitaler Bericht)
pay-review-amount = Gesamtbetrag inkl. MwSt.
pay-review-paying = Zahlung
pay-review-paying-value = Einmalig. Karte und Wallet werden sofort belastet. Wenn du im Laden oder bei der Bank zahlst, siehst du im nächsten Schritt, bis wann.
pay-review-delivery = Lieferung
pay-review-delivery-value = Sobald deine Zahlung bestätigt ist: auf dieser Seite und per E-Mail an { $email }.
pay-review-refund = Erstattung
pay-review-refund-value = Innerhalb von 14 Tagen volle Erstattung per Klick in deinem Bericht. Ohne Angabe von Gründen.
pay-review-later = Noch nicht verfügbar
pay-review-period = Nutzungsdauer
pay-review-period-value = Unbegrenzt. Auf dieser Website in jedem aktuellen Browser.
pay-review-seller = Anbieter
pay-review-back = Etwas ändern

## Waiting for the payment.

pay-check-title = Zahlung läuft
pay-check-text = Wir bestätigen gerade deine Zahlung. Das dauert meist ein paar Sekunden.
pay-check-open-title = Wir haben noch keine Zahlung erhalten
pay-check-open-text = Wenn du das Fenster deiner Bank geschlossen hast, wurde nichts abgebucht, und du kannst es noch einmal versuchen. Wenn du gerade bezahlt hast, warte kurz: Diese Seite aktualisiert sich automatisch.
pay-check-processing-title = Wir warten auf deine Bank oder den Laden
pay-check-processing-text = Deine Zahlung ist unterwegs. Je nach Zahlungsart dauert das ein paar Minuten bis ein paar Tage. Du kannst diese Seite schließen. Sobald das Geld da ist, schreiben wir dir eine E-Mail.
pay-check-late-title = Das dauert länger als üblich
pay-check-late-text = Du kannst diese Seite schließen. Sobald deine Zahlung bestätigt ist, schreiben wir dir eine E-Mail.
pay-check-expired-title = Deine Zahlung wurde nicht rechtzeitig abgeschlossen
pay-check-expired-text = Es wurde nichts abgebucht. Du kannst neu anfangen.
pay-check-review-title = Wir prüfen deine Zahlung
pay-check-review-text = Ein Detail müssen wir genauer ansehen. Wir liefern deine Bestellung oder erstatten dir den Preis und schreiben dir in jedem Fall eine E-Mail.
pay-check-refunded-title = Wir haben dir dein Geld erstattet
pay-check-refunded-text = Dieser Kauf ist abgeschlossen. Du musst nichts weiter tun.
pay-check-none-title = Du hast noch nichts gekauft
pay-check-none-text = Zu diesem Test gibt es keine Zahlung.
pay-check-retry = Erneut versuchen
pay-check-choose = Bericht auswählen

## A failed payment.

pay-failed-title = Zahlung fehlgeschlagen
pay-failed-text = Es wurde nichts abgebucht, und dein Ergebnis ist gespeichert.
pay-failed-retry = Erneut versuchen
pay-failed-method = Andere Zahlungsart wählen
pay-failed-help = Zum Support

## Bought.

pay-success-title = Dein Bericht ist fertig
pay-success-making-title = Zahlung erhalten
pay-success-making-text = Wir erstellen deinen Bericht. Das dauert ein paar Sekunden.
pay-success-view = Bericht öffnen
pay-countdown = { $seconds ->
    [one] Öffnet sich in { $seconds } Sekunde
   *[other] Öffnet sich in { $seconds } Sekunden
}
pay-countdown-stop = Anhalten
pay-countdown-stopped = Angehalten. Öffne deinen Bericht, wann du willst.

pay-clock-title = Lieferung
pay-clock-made = Bericht erstellt
pay-clock-sent = E-Mail gesendet
pay-clock-accepted = Von deinem E-Mail-Anbieter angenommen
pay-clock-open = Noch nicht
pay-clock-answer = Antwort des Servers: { $answer }
pay-clock-unconfirmed = Wir haben sie gesendet, aber dein E-Mail-Anbieter hat den Eingang nicht bestätigt. Wenn sie nicht da ist, schick sie noch einmal.
pay-clock-refused = Der Bericht konnte nicht gesendet werden. Bitte prüfe deine E-Mail-Adresse.

pay-address = Wir schicken den Link an { $email }.
pay-address-change = Falsche E-Mail-Adresse?
pay-address-label = Senden an
pay-address-send = Senden
pay-address-sent = Bericht erfolgreich gesendet. Bitte schau in dein Postfach.
pay-address-failed = Der Bericht konnte nicht gesendet werden. Bitte prüfe die Adresse und versuch es noch einmal.
pay-refund-hint = Anders überlegt? Bis zum { $date } bekommst du dein Geld per Klick in deinem Bericht zurück.
pay-success-tests = { $tests ->
    [one] In deinem Dreierpaket hast du noch { $tests } Test übrig.
   *[other] In deinem Dreierpaket hast du noch { $tests } Tests übrig.
}
pay-success-tests-link = Jetzt einlösen
pay-success-account = Anmelden und alle Berichte an einem Ort finden

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Deine Quittung schicken wir an { $email }.
pay-member-ends = Gilt ab heute { $months } Monate, endet dann automatisch und verlängert sich nie.
pay-member-back = Zurück zu meinem Shop
pay-member-change = Jetzt nicht
pay-member-review-delivery = Beginnt sofort. Deine Quittung schicken wir an { $email }.
pay-success-member-title = Du bist jetzt Mitglied
pay-success-member-text = Bis zum { $date } bekommst du 20 % Rabatt auf alles. Melde dich beim Kaufen einfach an.
pay-success-member-shop = Zu meinem Shop

pay-member-review-item = { $name } für { $months } Monate
pay-member-review-refund = Innerhalb von 14 Tagen volle Erstattung per Klick unter „Mein Shop“. Ohne Angabe von Gründen.
pay-success-member-refund = Anders überlegt? Bis zum { $date } bekommst du dein Geld per Klick unter „Mein Shop“ zurück.

## A membership that renews itself until it is cancelled.

pay-plan-button = Jetzt { $price } zahlen, wieder am { $date }
pay-plan-promise = Heute { $price }, wieder am { $date } und danach bei jeder Verlängerung, bis du kündigst
pay-plan-ends = Verlängert sich alle { $months } Monate, bis du kündigst. Wir schreiben dir 7 Tage vor jeder Verlängerung.

pay-recommended = Empfohlen
pay-recommended-why = Reicht den meisten: IQ-Wert und Rang, dazu alles erklärt, was du nicht gelöst hast.
