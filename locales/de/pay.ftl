## Buying the report.

## The packages.

pay-choose-title = Wähle deinen Bericht
pay-choose-lead = Such dir aus, was du wissen willst. Jedes Paket enthält alles aus dem vorigen.
pay-popular = Am häufigsten gekauft
pay-choose-button = Weiter – { $price }
pay-list-price = Listenpreis
pay-member-price = Dein Preis
pay-member-note = Dieser Preis gilt für die E-Mail-Adresse, mit der du den Rabatt gekauft hast.
pay-promise-once = Eine Zahlung, kein Abo
pay-promise-tax = Inklusive Steuern
pay-promise-back = 14 Tage lang Geld zurück per Knopfdruck
pay-bundle-line = Drei Tests für { $price }: „{ $package }“ für diesen Test und für zwei weitere, wann du willst.
pay-bundle-link = Dreierpaket ansehen
pay-closed = Hier gibt es im Moment nichts zu kaufen. Dein kostenloses Ergebnis bleibt, wo es ist.
pay-sample-link = Erst einen Beispielbericht lesen
pay-back-to-result = Zurück zum kostenlosen Ergebnis

pay-owned-title = Du hast diesen Bericht schon
pay-owned-text = Er steht unter seiner eigenen Adresse offen. Den Link findest du in deinen E-Mails.
pay-owned-open = Bericht öffnen
pay-owned-more = Was du dazunehmen kannst
pay-owned-add = Für { $price } dazunehmen

## Payment.

pay-title = Bezahlen
pay-item-label = Du kaufst
pay-total-label = Gesamtbetrag
pay-item-change = Anderes Paket wählen

pay-email-label = E-Mail
pay-email-hint = An diese Adresse gehen der Bericht und die Quittung. Eine Woche später bitten wir dich vielleicht einmal um eine Bewertung; dem kannst du jederzeit widersprechen.
pay-email-missing = Bitte gib deine E-Mail-Adresse ein
pay-email-malformed = Bitte gib eine gültige E-Mail-Adresse ein
pay-email-meant = Meintest du { $email }?

pay-method-label = Wie möchtest du bezahlen?
pay-method-missing = Bitte wähle eine Zahlungsart.
pay-method-or = oder
pay-card-safety = Die Kartendaten gehen direkt an den Zahlungsanbieter. Wir sehen und speichern sie nie.
pay-method-loading = Zahlungsarten werden geladen …

pay-box-supply = Ich stimme ausdrücklich zu, dass ihr sofort liefert, also vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnt.
pay-box-waiver = Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Ausführung des Vertrags mein Widerrufsrecht verliere.
pay-box-note = Unser eigenes Versprechen gilt trotzdem: 14 Tage lang Geld zurück per Knopfdruck.
pay-box-missing = Ohne dieses Häkchen können wir nicht sofort liefern.

pay-button = Zahlungspflichtig bestellen – { $price }
pay-button-order = Zahlungspflichtig bestellen
pay-button-busy = Zahlung läuft

pay-declined-title = Zahlung fehlgeschlagen
pay-declined-text = Es wurde nichts abgebucht. Versuch es noch einmal oder wähle eine andere Zahlungsart.
pay-order-failed = Die Bestellung konnte nicht angelegt werden. Bitte versuch es noch einmal.
pay-too-many = Zu viele Versuche. Bitte warte ein paar Minuten und versuch es dann noch einmal.
pay-price-changed = Der Preis hat sich von { $old } auf { $new } geändert. Es wurde nichts abgebucht. Wenn du einverstanden bist, drück noch einmal auf den Knopf.
pay-connection-failed = Verbindung fehlgeschlagen. Bitte versuch es noch einmal.
pay-connection-retry = Neuer Versuch

## The last look before paying. Japanese law asks for it.

pay-review-button = Bestellung prüfen
pay-review-title = Bitte prüfe deine Bestellung
pay-review-item = Artikel
pay-review-item-value = { $name } (1 digitaler Bericht)
pay-review-amount = Betrag, inklusive Steuern
pay-review-paying = Zahlung
pay-review-paying-value = Einmalig. Mit Karte oder Wallet sofort; im Laden oder bei der Bank bis zu dem Datum, das du als Nächstes siehst.
pay-review-delivery = Lieferung
pay-review-delivery-value = Sobald die Zahlung bestätigt ist: auf dieser Seite und per E-Mail an { $email }.
pay-review-refund = Erstattung
pay-review-refund-value = 14 Tage lang der volle Preis zurück, per Knopf im Bericht. Niemand fragt nach einem Grund.
pay-review-later = Noch nicht verfügbar
pay-review-period = Nutzungsdauer
pay-review-period-value = Ohne Enddatum. Auf dieser Website in einem aktuellen Browser.
pay-review-seller = Anbieter
pay-review-back = Etwas ändern

## Waiting for the payment.

pay-check-title = Zahlung läuft
pay-check-text = Wir fragen beim Zahlungsanbieter nach. Das dauert meist ein paar Sekunden.
pay-check-open-title = Wir haben noch keine Zahlung erhalten
pay-check-open-text = Wenn du das Fenster deiner Bank geschlossen hast, wurde nichts abgebucht und du kannst es noch einmal versuchen. Wenn du gerade bezahlt hast, warte bitte: Diese Seite fragt weiter nach.
pay-check-processing-title = Wir warten auf deine Bank oder den Laden
pay-check-processing-text = Die Zahlung ist unterwegs. Je nach Zahlungsart dauert das Minuten oder ein paar Tage. Du kannst diese Seite schließen: Wir schreiben dir eine E-Mail, sobald sie da ist.
pay-check-late-title = Das dauert länger als sonst
pay-check-late-text = Du kannst diese Seite schließen: Wir schreiben dir eine E-Mail, sobald die Zahlung bestätigt ist.
pay-check-expired-title = Die Zahlung wurde nicht rechtzeitig abgeschlossen
pay-check-expired-text = Es wurde nichts abgebucht. Du kannst neu beginnen.
pay-check-review-title = Ein Mensch sieht sich deine Zahlung an
pay-check-review-text = Etwas daran passt nicht. Wir schreiben dir eine E-Mail. Danach liefern wir den Bericht oder geben das Geld zurück.
pay-check-refunded-title = Das Geld wurde zurückgegeben
pay-check-refunded-text = Dieser Kauf ist damit beendet.
pay-check-none-title = Hier wurde noch nichts gekauft
pay-check-none-text = Zu dieser Seite gibt es keine Zahlung.
pay-check-retry = Neuer Versuch
pay-check-choose = Zu den Paketen

## A failed payment.

pay-failed-title = Zahlung fehlgeschlagen
pay-failed-text = Es wurde nichts abgebucht. Dein Ergebnis bleibt erhalten.
pay-failed-retry = Neuer Versuch
pay-failed-method = Andere Zahlungsart wählen
pay-failed-help = Hilfe bekommen

## Bought.

pay-success-title = Dein Bericht ist fertig
pay-success-making-title = Zahlung erhalten
pay-success-making-text = Dein Bericht wird erstellt. Das dauert ein paar Sekunden.
pay-success-view = Bericht ansehen
pay-countdown = { $seconds ->
    [one] Er öffnet sich von selbst in { $seconds } Sekunde.
   *[other] Er öffnet sich von selbst in { $seconds } Sekunden.
}
pay-countdown-stop = Anhalten
pay-countdown-stopped = Angehalten. Öffne ihn, wann du willst.

pay-clock-title = Lieferung
pay-clock-made = Bericht erstellt
pay-clock-sent = E-Mail gesendet
pay-clock-accepted = Von deinem Mailserver angenommen
pay-clock-open = noch nicht
pay-clock-answer = Seine Antwort: { $answer }
pay-clock-unconfirmed = Dein Mailserver hat die E-Mail entgegengenommen, aber nicht bestätigt. Wenn sie nicht ankommt, lass sie noch einmal senden.
pay-clock-refused = Der Bericht konnte nicht gesendet werden

pay-address = Er geht an { $email }.
pay-address-change = Falsche Adresse?
pay-address-label = Senden an
pay-address-send = Senden
pay-address-sent = Bericht erfolgreich gesendet
pay-address-failed = Der Bericht konnte nicht gesendet werden
pay-refund-hint = Anders überlegt? Bis zum { $date } bekommst du dein Geld mit einem Knopf im Bericht zurück.
pay-success-tests = { $tests ->
    [one] Du hast noch { $tests } Test offen.
   *[other] Du hast noch { $tests } Tests offen.
}
pay-success-tests-link = Jetzt einlösen
pay-success-account = Alle deine Berichte an einem Ort: jetzt anmelden

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Deine Quittung geht an { $email }.
pay-member-ends = Ab heute für { $months } Monate. Die Mitgliedschaft endet von selbst und verlängert sich nicht.
pay-member-back = Zurück zu meinem Shop
pay-member-change = Jetzt nicht
pay-member-review-delivery = Beginnt sofort; die Quittung geht an { $email }
pay-success-member-title = Du bist jetzt Mitglied
pay-success-member-text = Bis zum { $date } zahlst du 20 % weniger für alles. Melde dich beim Kaufen einfach an.
pay-success-member-shop = Zu meinem Shop

pay-member-review-item = { $name } für { $months } Monate
pay-member-review-refund = Innerhalb von 14 Tagen volle Erstattung mit einem Knopf in deinem Shop. Ohne Angabe von Gründen.
pay-success-member-refund = Anders überlegt? Bis zum { $date } bekommst du dein Geld mit einem Knopf in deinem Shop zurück.

## A membership that renews itself until it is cancelled.

pay-plan-button = Zahlungspflichtig bestellen – jetzt { $price }, wieder am { $date }
pay-plan-promise = Heute { $price } und wieder am { $date }, bis du kündigst
pay-plan-ends = Verlängert sich alle { $months } Monate, bis du kündigst. Wir schreiben dir 7 Tage vorher.

pay-recommended = Empfohlen
pay-recommended-why = Reicht den meisten: IQ-Wert und Rang, dazu jede falsch gelöste Aufgabe erklärt.
