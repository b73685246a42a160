## Letters about an order.

email-subject-receipt = Dein Bericht ist fertig: Quittung von { $site }
email-subject-refund = Deine Erstattung über { $money } ist unterwegs
email-subject-withdrawal = Wir haben deinen Widerruf erhalten
email-subject-address-changed = Deine E-Mail-Adresse wurde geändert
email-subject-retrieve = Die Links zu deinen Berichten
email-subject-payment-failed = Deine Zahlung hat nicht geklappt
email-subject-slip-expired = Dein Zahlschein ist abgelaufen
email-subject-certificate = Dein Zertifikat ist fertig

## Receipt

email-receipt-title = Dein Bericht ist fertig
email-receipt-lead = Danke. Dein Bericht zu „{ $test }“ ist fertig. Mit diesem Link kannst du ihn jederzeit öffnen. Wer den Link hat, kann den Bericht lesen, also behalte ihn für dich.
email-receipt-button = Bericht öffnen
email-receipt-tests-left = { $n ->
    [one] In deinem Dreierpaket hast du noch einen Test übrig. Mach ihn, wann du willst, und schalte danach den Bericht frei, ohne noch einmal zu bezahlen.
   *[other] In deinem Dreierpaket hast du noch { $n } Tests übrig. Mach sie, wann du willst, und schalte danach jeden Bericht frei, ohne noch einmal zu bezahlen.
}
email-receipt-member = Dein Rabatt von 20 % läuft nicht ab. Melde dich mit dieser E-Mail-Adresse an, dann siehst du überall deine Preise.
email-receipt-once = Das war eine einmalige Zahlung. Es gibt kein Abo, und nichts verlängert sich.
email-receipt-consent = Vor dem Bezahlen hast du ausdrücklich zugestimmt, dass wir vor Ablauf der 14-tägigen Widerrufsfrist mit der Erfüllung des Vertrags beginnen. Außerdem hast du bestätigt: Dir ist bekannt, dass dein Widerrufsrecht damit erlischt. Diese E-Mail bestätigt beides.
email-receipt-money-back = Nicht das, was du erwartet hast? Innerhalb von 14 Tagen nach der Zahlung kannst du dir dein Geld zurückholen.
email-receipt-money-back-link = Geld zurückholen
email-receipt-heading = Quittung

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Paket
email-row-test = Test
email-row-contains = Enthält
email-item-later = { $item } (noch nicht verfügbar)
email-row-paid = Gesamtbetrag
email-row-amount = Betrag
email-row-paid-on = Bezahlt am
email-row-method = Bezahlt mit
email-row-order = Bestellnummer
email-row-seller = Anbieter
email-row-name = Name
email-row-received = Eingegangen
email-row-requested = Angefordert
email-row-declaration = Erklärung
email-row-made = Ausgestellt
email-money-with-tax = { $money } inkl. MwSt.
email-method-card = Karte
email-moment = { $date }, { $time } Uhr (UTC)
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Deine Erstattung ist unterwegs
email-refund-buyer = Du wolltest dein Geld zurück. Wir erstatten dir { $money }.
email-refund-withdrawal = Du hast deinen Kauf widerrufen. Wir erstatten dir { $money }.
email-refund-double = Deine Bestellung wurde zweimal bezahlt. Wir erstatten dir die zweite Zahlung über { $money }.
email-refund-undelivered = Wir konnten nicht liefern, was du gekauft hast. Wir erstatten dir { $money }.
email-refund-abnormal = Wir konnten deinen Test nicht auswerten. Den Bericht musst du deshalb nicht bezahlen. Wir erstatten dir { $money }.
email-refund-operator = Wir erstatten dir { $money }.
email-refund-overlap = Als du das größere Paket gekauft hast, war ein Teil davon schon bezahlt. Diesen Teil erstatten wir dir: { $money }.
email-refund-with-base = Deine Bestellung wurde erstattet, auch das, was du später dazugekauft hast. Wir erstatten dir { $money }.
email-refund-way = Du bekommst dein Geld über deine ursprüngliche Zahlungsart zurück. Bei den meisten Banken siehst du es nach 5 bis 10 Werktagen.
email-refund-bank = Bargeld können wir nicht direkt erstatten. Unser Zahlungsanbieter Stripe fragt dich per E-Mail nach deiner Bankverbindung. Sobald du geantwortet hast, dauert es meist ein paar Werktage.

## Withdrawal from the contract

email-withdrawal-title = Wir haben deinen Widerruf erhalten
email-withdrawal-lead = Hiermit bestätigen wir den Eingang deines Widerrufs. Du musst nichts weiter tun.
email-withdrawal-words = Ich widerrufe den Vertrag über das Paket „{ $package }“.
email-withdrawal-money = Wir erstatten dir den Preis über deine ursprüngliche Zahlungsart, spätestens innerhalb von 14 Tagen.

## Change of address, told to the old one

email-address-changed-title = Deine E-Mail-Adresse wurde geändert
email-address-changed-lead = Die E-Mail-Adresse zu deiner Bestellung wurde von { $old } in { $new } geändert. E-Mails dazu schicken wir ab jetzt an die neue Adresse.
email-address-changed-not-you = Wenn du das nicht warst, schreib an { $email }.
email-row-changed = Geändert

## Links that somebody asked for

email-retrieve-title = Deine Berichte
email-retrieve-lead = Hier sind die Links, die du angefordert hast. Wer einen Link hat, kann den Bericht lesen, also behalte sie für dich.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Du hast sie nicht angefordert? Dann kannst du diese E-Mail ignorieren. Es hat sich nichts geändert.

## A payment that took days and failed

email-payment-failed-title = Deine Zahlung hat nicht geklappt
email-payment-failed-lead = Deine Zahlung über { $money } für „{ $package }“ wurde nicht abgeschlossen, und wir haben dafür kein Geld erhalten.
email-payment-failed-button = Erneut versuchen
email-payment-failed-kept = Dein Ergebnis ist gespeichert. Du kannst auch eine andere Zahlungsart wählen.
email-slip-expired-title = Dein Zahlschein ist abgelaufen
email-slip-expired-lead = Dein Zahlschein über { $money } für „{ $package }“ wurde nicht rechtzeitig bezahlt und ist abgelaufen. Es wurde nichts abgebucht.

## Under every letter

email-link-hint = Wenn der Button nicht funktioniert, kopiere diesen Link in deinen Browser:
email-questions = Fragen? Antworte auf diese E-Mail oder schreib an { $email }.
email-why = Du bekommst diese E-Mail, weil diese Adresse bei einer Bestellung auf { $site } angegeben wurde.
email-why-account = Du bekommst diese E-Mail, weil diese Adresse auf { $site } eingegeben wurde.
email-certificate-title = Dein Zertifikat ist fertig
email-certificate-lead = Dein Teilnahmezertifikat ist auf den Namen unten ausgestellt. Wer seinen Link oder Code hat, sieht den Namen, dein Ergebnis mit Fehlerspanne und das Datum des Tests.
email-certificate-button = Ansehen, was andere sehen
email-certificate-revoke = Du kannst den Namen jederzeit in deinem Bericht ausblenden oder das Zertifikat zurückziehen. Du hast es nicht angefordert? Dann hat vielleicht jemand anderes den Link zu deinem Bericht. Auch dann kannst du das Zertifikat dort zurückziehen.
email-certificate-revoke-link = Namen ausblenden oder Zertifikat zurückziehen

## Sign-in letters: a link and a code.

email-subject-sign-in = Anmelden bei { $site }
email-subject-register = Bestätige deine E-Mail-Adresse für { $site }
email-subject-already-registered = Du hast schon ein Konto bei { $site }
email-subject-password-code = Dein Code für { $site }
email-sign-in-title = Anmelden bei { $site }
email-sign-in-lead = Ein Klick auf den Button, und du bist angemeldet. Der Link funktioniert einmal und läuft in 10 Minuten ab.
email-sign-in-button = Anmelden
email-sign-in-code = Oder gib diesen Code auf der Seite ein, auf der du ihn angefordert hast. Er gilt 10 Minuten.
email-sign-in-not-you = Du hast das nicht angefordert? Dann kannst du diese E-Mail ignorieren. Ohne sie kann sich niemand anmelden.
email-register-title = Bestätige deine E-Mail-Adresse
email-register-lead = Gib diesen Code auf der Seite ein, auf der du dich registriert hast. Dann ist dein Konto fertig.
email-already-registered-title = Du hast schon ein Konto
email-already-registered-lead = Jemand wollte sich mit deiner E-Mail-Adresse registrieren. Wenn du das warst, melde dich einfach an. Der Link funktioniert einmal und läuft in 10 Minuten ab.
email-password-code-title = Passwort zurücksetzen
email-password-code-lead = Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast, und wähle ein neues Passwort. Er gilt 10 Minuten.
email-receipt-sign-in-heading = Alle deine Berichte an einem Ort
email-receipt-sign-in = Deine E-Mail-Adresse ist dein Konto. Ein Passwort brauchst du nicht. Dieser Link funktioniert einmal und läuft in 10 Minuten ab.

## What happened to an account, for its owner.

email-subject-new-device = Neue Anmeldung bei deinem Konto
email-subject-password-set = Für dein Konto wurde ein Passwort festgelegt
email-subject-password-changed = Dein Passwort wurde geändert
email-subject-passkey-added = Zu deinem Konto wurde ein Passkey hinzugefügt
email-subject-passkey-removed = Ein Passkey wurde entfernt
email-subject-passkey-disabled = Ein Passkey wurde deaktiviert
email-subject-provider-connected = { $provider } wurde mit deinem Konto verbunden
email-subject-provider-disconnected = { $provider } wurde von deinem Konto getrennt
email-subject-export-ready = Deine Daten sind bereit
email-subject-account-deleted = Dein Konto wurde gelöscht
email-new-device-lead = Bei deinem Konto gab es eine Anmeldung auf einem neuen Gerät.
email-password-set-lead = Für dein Konto wurde ein Passwort festgelegt.
email-password-changed-lead = Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.
email-passkey-added-lead = Zu deinem Konto wurde ein Passkey hinzugefügt. Damit kannst du dich ohne E-Mail und ohne Passwort anmelden.
email-passkey-removed-lead = Ein Passkey wurde aus deinem Konto entfernt. Damit ist keine Anmeldung mehr möglich.
email-passkey-disabled-lead = Jemand könnte eine Kopie deines Passkeys haben. Um dein Konto zu schützen, haben wir ihn deaktiviert. Melde dich mit einem Link per E-Mail an, entferne den Passkey in den Einstellungen und füge einen neuen hinzu.
email-provider-connected-lead = Du kannst dich jetzt mit { $provider } bei deinem Konto anmelden.
email-provider-disconnected-lead = Mit { $provider } ist keine Anmeldung bei deinem Konto mehr möglich.
email-export-ready-lead = Die Kopie von allem, was wir über dich speichern, ist fertig. Melde dich an und lade sie innerhalb von sieben Tagen herunter.
email-export-ready-button = Meine Daten herunterladen
email-account-deleted-lead = Dein Konto wurde gelöscht und mit ihm alles, was dazugehört: Tests, Ergebnisse, Berichte, Zertifikate und E-Mails. Von deinen Käufen behalten wir nur, was das Steuerrecht verlangt, ohne deinen Namen und deine Adresse. Das ist unsere letzte E-Mail zu deinem Konto.
email-row-when = Zeitpunkt
email-row-device = Gerät
email-row-passkey = Passkey
email-device = { $browser } { $system }
email-notice-not-you = Wenn du das nicht warst, melde dich an, lege ein neues Passwort fest und melde dich überall sonst ab.
email-notice-settings = Einstellungen öffnen

email-subject-review = Wie war dein Bericht?
email-review-title = Wie fandest du deinen Bericht?
email-review-lead = Vor einer Woche hast du deinen Bericht zu „{ $test }“ bekommen. Magst du anderen sagen, wie du ihn fandest? Sterne sind schnell vergeben, Worte sind freiwillig, und du bestimmst, unter welchem Namen deine Bewertung erscheint.
email-review-button = Bewertung schreiben
email-review-terms = Für eine Bewertung gibt es keine Belohnung. Gute und schlechte Bewertungen veröffentlichen wir gleichermaßen, und du kannst deine jederzeit über denselben Link ändern oder zurückziehen.
email-review-no-letters = Um eine Bewertung zu dieser Bestellung bitten wir dich nur dieses eine Mal. Du möchtest auch nach künftigen Bestellungen nicht gefragt werden?
email-review-no-letters-link = Nicht mehr fragen

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Du bist jetzt Mitglied: Quittung von { $site }
email-member-title = Du bist jetzt Mitglied
email-member-lead = Danke. Bis zum { $date } bekommst du 20 % Rabatt auf jeden Bericht, jede Erweiterung und das Dreierpaket. Melde dich beim Kaufen einfach an.
email-member-button = Meinen Shop öffnen
email-row-member-until = Mitglied bis
email-member-once = Das war eine einmalige Zahlung. Deine Mitgliedschaft endet an diesem Tag automatisch, und nichts verlängert sich.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Du hattest deine Mitgliedschaft schon vor dieser Abbuchung gekündigt. Wir erstatten dir den ganzen Betrag: { $money }.
email-subject-plan-reminder = Deine Mitgliedschaft verlängert sich am { $date }
email-plan-reminder-title = Deine Mitgliedschaft verlängert sich bald
email-plan-reminder-lead = Am { $date } buchen wir { $money } für die Verlängerung von deiner Karte ab. Wenn du Mitglied bleiben willst, musst du nichts tun.
email-plan-reminder-note = Du möchtest nicht verlängern? Klick hier auf „Mitgliedschaft kündigen“ und noch einmal auf der Seite, die sich öffnet. Du musst dich dafür nicht anmelden und bleibst bis zu diesem Tag Mitglied.
email-plan-cancel-button = Mitgliedschaft kündigen
email-subject-plan-failed = Wir konnten deine Mitgliedschaft nicht verlängern
email-plan-failed-title = Wir konnten deine Mitgliedschaft nicht verlängern
email-plan-failed-lead = Deine Bank hat die Abbuchung von { $money } für die Verlängerung abgelehnt. Unser Zahlungsanbieter Stripe versucht es in den nächsten Tagen vielleicht noch einmal. Klappt auch das nicht, endet deine Mitgliedschaft einfach, und du schuldest uns nichts.
email-plan-failed-note = Du möchtest nicht verlängern? Dann kündige hier. Du musst dich dafür nicht anmelden.
email-subject-plan-cancelled = Deine Mitgliedschaft verlängert sich nicht mehr
email-plan-cancelled-title = Deine Mitgliedschaft verlängert sich nicht mehr
email-plan-cancelled-lead = Sie ist gekündigt. Es wird nichts mehr abgebucht.
email-plan-cancelled-until = Was du bezahlt hast, behältst du: Du bist Mitglied bis zum { $date }.
email-member-renews = Deine Mitgliedschaft verlängert sich am { $date } für { $money } und danach immer wieder, bis du kündigst. Wir schreiben dir 7 Tage vor jeder Verlängerung.
email-member-cancel = Du möchtest nicht verlängern? Du kannst jederzeit kündigen, auch ohne dich anzumelden.
email-member-cancel-link = Mitgliedschaft kündigen
