## Letters about an order.

email-subject-receipt = Dein Bericht ist fertig: Quittung von { $site }
email-subject-refund = Wir senden dir { $money } zurück
email-subject-withdrawal = Wir haben deinen Widerruf erhalten
email-subject-address-changed = Dein Bericht geht jetzt an eine andere Adresse
email-subject-retrieve = Die Links zu deinen Berichten
email-subject-payment-failed = Deine Zahlung ist nicht angekommen
email-subject-slip-expired = Dein Zahlschein ist abgelaufen
email-subject-certificate = Dein Zertifikat wurde erstellt

## Receipt

email-receipt-title = Dein Bericht ist fertig
email-receipt-lead = Danke. Dein Bericht zu „{ $test }“ ist fertig. Mit diesem Link kannst du ihn jederzeit öffnen. Wer den Link hat, kann den Bericht lesen; behalte ihn also für dich.
email-receipt-button = Bericht öffnen
email-receipt-tests-left = { $n ->
    [one] Ein weiterer Test ist bezahlt. Mach ihn, wann du willst; danach kannst du seinen Bericht ohne weitere Zahlung freischalten.
   *[other] { $n } weitere Tests sind bezahlt. Mach sie, wann du willst; nach jedem kannst du den Bericht ohne weitere Zahlung freischalten.
}
email-receipt-member = Dein Rabatt von 20 % gilt ohne Enddatum. Melde dich mit dieser E-Mail-Adresse an, dann siehst du überall deine eigenen Preise.
email-receipt-once = Das war eine einmalige Zahlung. Es gibt kein Abo, und nichts verlängert sich.
email-receipt-consent = Vor dem Bezahlen hast du ausdrücklich zugestimmt, dass wir vor Ablauf der 14-tägigen Widerrufsfrist mit der Ausführung des Vertrags beginnen, und bestätigt, dass du weißt, dass dein Widerrufsrecht damit erlischt. Das bestätigen wir dir hiermit.
email-receipt-money-back = Nicht das, was du erwartet hast? Innerhalb von 14 Tagen nach der Zahlung bekommst du dein Geld zurück.
email-receipt-money-back-link = Geld zurückverlangen
email-receipt-heading = Quittung

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Paket
email-row-test = Test
email-row-contains = Enthält
email-item-later = { $item } (noch nicht verfügbar)
email-row-paid = Bezahlt
email-row-amount = Betrag
email-row-paid-on = Bezahlt am
email-row-method = Bezahlt mit
email-row-order = Bestellung
email-row-seller = Verkäufer
email-row-name = Name
email-row-received = Eingegangen
email-row-requested = Angefordert
email-row-declaration = Erklärung
email-row-made = Erstellt
email-money-with-tax = { $money }, inklusive Steuern
email-method-card = Karte
email-moment = { $date }, { $time } Uhr (UTC)
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Dein Geld ist unterwegs
email-refund-buyer = Du wolltest dein Geld zurück. Wir senden dir { $money }.
email-refund-withdrawal = Du hast den Vertrag widerrufen. Wir senden dir { $money } zurück.
email-refund-double = Deine Bestellung wurde zweimal bezahlt. Die zweite Zahlung senden wir zurück: { $money }.
email-refund-undelivered = Wir konnten nicht liefern, was du bezahlt hast. Das tut uns leid. Wir senden dir { $money } zurück.
email-refund-abnormal = Deine Antworten ließen sich nicht auswerten. Wir senden dir { $money } zurück.
email-refund-operator = Wir senden dir { $money } zurück.
email-refund-overlap = Ein Teil des größeren Pakets war schon bezahlt. Diesen Teil senden wir dir zurück: { $money }.
email-refund-with-base = Mit dem Paket geht auch zurück, was du dazugekauft hast. Wir senden dir { $money } zurück.
email-refund-way = Das Geld geht den Weg zurück, den es gekommen ist. Bis du es siehst, braucht eine Bank meist fünf bis zehn Werktage.
email-refund-bank = Bargeld kann nicht den Weg zurückgehen, den es gekommen ist. Unser Zahlungsdienst Stripe fragt dich per E-Mail nach dem Bankkonto, auf das das Geld gehen soll. Nach deiner Antwort dauert es meist einige Werktage.

## Withdrawal from the contract

email-withdrawal-title = Wir haben deinen Widerruf erhalten
email-withdrawal-lead = Hiermit bestätigen wir, dass deine Erklärung bei uns eingegangen ist. Du musst nichts weiter tun.
email-withdrawal-words = Ich widerrufe den Vertrag über das Paket „{ $package }“.
email-withdrawal-money = Was du bezahlt hast, geht den Weg zurück, den es gekommen ist, spätestens innerhalb von 14 Tagen.

## Change of address, told to the old one

email-address-changed-title = Dein Bericht geht jetzt an eine andere Adresse
email-address-changed-lead = Die Adresse zu deiner Bestellung wurde von { $old } auf { $new } geändert. E-Mails dazu gehen jetzt dorthin.
email-address-changed-not-you = Wenn du das nicht warst, schreib an { $email }.
email-row-changed = Geändert

## Links that somebody asked for

email-retrieve-title = Deine Berichte
email-retrieve-lead = Du hast die Links zu deinen Berichten angefordert. Wer einen Link hat, kann den Bericht lesen; behalte sie also für dich.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Wenn du sie nicht angefordert hast, kannst du diese E-Mail ignorieren. Es wurde nichts geändert.

## A payment that took days and failed

email-payment-failed-title = Deine Zahlung ist nicht angekommen
email-payment-failed-lead = Deine Zahlung von { $money } für das Paket „{ $package }“ wurde nicht abgeschlossen. Wir haben dafür kein Geld erhalten.
email-payment-failed-button = Neuer Versuch
email-payment-failed-kept = Dein Ergebnis bleibt erhalten. Du kannst auch auf andere Weise bezahlen.
email-slip-expired-title = Dein Zahlschein ist abgelaufen
email-slip-expired-lead = Dein Zahlschein über { $money } (Paket „{ $package }“) wurde nicht rechtzeitig bezahlt und ist abgelaufen. Es wurde nichts abgebucht.

## Under every letter

email-link-hint = Wenn der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:
email-questions = Fragen? Antworte auf diese E-Mail oder schreib an { $email }.
email-why = Du bekommst diese E-Mail, weil diese Adresse bei einer Bestellung bei { $site } angegeben wurde.
email-why-account = Du bekommst diese E-Mail, weil diese Adresse bei { $site } eingegeben wurde.
email-certificate-title = Dein Zertifikat wurde erstellt
email-certificate-lead = Zu deinem Test wurde unter dem unten genannten Namen eine Teilnahmebescheinigung erstellt. Wer ihren Link oder ihren Code hat, sieht den Namen, den Wert mit seiner Fehlerspanne und den Tag des Tests.
email-certificate-button = Ansehen, was andere sehen
email-certificate-revoke = Du kannst den Namen jederzeit in deinem Bericht verbergen oder das Zertifikat widerrufen. Wenn du es nicht angefordert hast, hat jemand anderes den Link zu deinem Bericht: Widerrufe das Zertifikat dort.
email-certificate-revoke-link = Namen verbergen oder widerrufen

## Sign-in letters: a link and a code.

email-subject-sign-in = Anmelden bei { $site }
email-subject-register = Bestätige deine Adresse für { $site }
email-subject-already-registered = Du hast schon ein Konto bei { $site }
email-subject-password-code = Dein Code für { $site }
email-sign-in-title = Anmelden bei { $site }
email-sign-in-lead = Ein Klick genügt, und du bist angemeldet. Der Link gilt einmal und läuft in 30 Minuten ab.
email-sign-in-button = Anmelden
email-sign-in-code = Oder gib diesen Code dort ein, wo du ihn angefordert hast. Er gilt 10 Minuten.
email-sign-in-not-you = Du hast das nicht angefordert? Dann kannst du diese E-Mail ignorieren. Ohne sie kann sich niemand anmelden.
email-register-title = Bestätige deine Adresse
email-register-lead = Gib den Code unten auf der Seite ein, auf der du dich registriert hast. Dann ist dein Konto bereit.
email-already-registered-title = Du hast schon ein Konto
email-already-registered-lead = Jemand wollte mit deiner E-Mail-Adresse ein Konto erstellen. Wenn du das warst, melde dich einfach an. Der Link gilt einmal und läuft in 30 Minuten ab.
email-password-code-title = Passwort zurücksetzen
email-password-code-lead = Gib diesen Code dort ein, wo du ihn angefordert hast, und wähle ein neues Passwort. Er gilt 10 Minuten.
email-receipt-sign-in-heading = Alle deine Berichte an einem Ort
email-receipt-sign-in = Deine E-Mail-Adresse ist dein Konto, ein Passwort brauchst du nicht. Dieser Link gilt einmal und läuft in 24 Stunden ab.
email-receipt-sign-in-code = Oder gib diesen Code innerhalb von 10 Minuten auf der Anmeldeseite ein.

## What happened to an account, for its owner.

email-subject-new-device = Neue Anmeldung bei deinem Konto
email-subject-password-set = Du hast ein Passwort festgelegt
email-subject-password-changed = Dein Passwort wurde geändert
email-subject-passkey-added = Du hast einen Passkey hinzugefügt
email-subject-passkey-removed = Ein Passkey wurde entfernt
email-subject-passkey-disabled = Ein Passkey wurde deaktiviert
email-subject-provider-connected = { $provider } ist jetzt mit deinem Konto verbunden
email-subject-provider-disconnected = { $provider } ist nicht mehr mit deinem Konto verbunden
email-subject-export-ready = Deine Daten liegen bereit
email-subject-account-deleted = Dein Konto wurde gelöscht
email-new-device-lead = Bei deinem Konto gab es eine Anmeldung auf einem neuen Gerät.
email-password-set-lead = Für dein Konto wurde ein Passwort festgelegt.
email-password-changed-lead = Das Passwort deines Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.
email-passkey-added-lead = Zu deinem Konto wurde ein Passkey hinzugefügt. Damit meldest du dich ohne E-Mail und ohne Passwort an.
email-passkey-removed-lead = Ein Passkey wurde aus deinem Konto entfernt. Damit kann sich niemand mehr anmelden.
email-passkey-disabled-lead = Jemand könnte eine Kopie deines Passkeys haben. Um dein Konto zu schützen, haben wir ihn deaktiviert. Melde dich mit einem Link per E-Mail an, entferne den Passkey in den Einstellungen und füge einen neuen hinzu.
email-provider-connected-lead = Du kannst dich jetzt mit { $provider } bei deinem Konto anmelden.
email-provider-disconnected-lead = Mit { $provider } kann sich niemand mehr bei deinem Konto anmelden.
email-export-ready-lead = Die Kopie von allem, was wir über dich gespeichert haben, liegt bereit. Du kannst sie sieben Tage lang herunterladen, wenn du in deinem Konto angemeldet bist.
email-export-ready-button = Meine Daten herunterladen
email-account-deleted-lead = Dein Konto wurde gelöscht und mit ihm alles, was dazu gespeichert war: Tests, Ergebnisse, Berichte, Zertifikate und Nachrichten. Von deinen Käufen behalten wir nur, was das Steuerrecht verlangt, ohne deinen Namen und deine Adresse. Dies ist die letzte E-Mail dazu.
email-row-when = Zeitpunkt
email-row-device = Gerät
email-row-passkey = Passkey
email-device = { $browser } { $system }
email-notice-not-you = Wenn du das nicht warst, melde dich an, lege ein neues Passwort fest und melde dich überall sonst ab.
email-notice-settings = Einstellungen öffnen

email-subject-review = Wie war dein Bericht?
email-review-title = Wie war es für dich?
email-review-lead = Vor einer Woche hast du deinen Bericht zu „{ $test }“ bekommen. Magst du anderen sagen, wie du ihn findest? Sterne sind schnell vergeben, Worte sind freiwillig, und du bestimmst, unter welchem Namen die Bewertung erscheint.
email-review-button = Bewertung schreiben
email-review-terms = Für eine Bewertung gibt es keine Belohnung. Gute und schlechte Bewertungen veröffentlichen wir auf dieselbe Weise, und du kannst deine jederzeit über denselben Link ändern oder zurückziehen.
email-review-no-letters = Das ist die einzige E-Mail, die wir dazu schicken. Möchtest du auch nach einer weiteren Bestellung nicht gefragt werden?
email-review-no-letters-link = Nicht mehr fragen

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Du bist jetzt Mitglied: Quittung von { $site }
email-member-title = Du bist jetzt Mitglied
email-member-lead = Danke. Bis zum { $date } zahlst du 20 % weniger für jeden Bericht, jede Erweiterung und das Dreierpaket. Melde dich beim Kaufen einfach an.
email-member-button = Meinen Shop öffnen
email-row-member-until = Mitglied bis
email-member-once = Das war eine einmalige Zahlung. Die Mitgliedschaft endet an diesem Tag von selbst, und nichts verlängert sich.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Du hattest deine Mitgliedschaft vor dieser Abbuchung gekündigt. Du bekommst alles zurück: { $money }.
email-subject-plan-reminder = Deine Mitgliedschaft verlängert sich am { $date }
email-plan-reminder-title = Deine Mitgliedschaft verlängert sich bald
email-plan-reminder-lead = Am { $date } buchen wir { $money } für den nächsten Zeitraum von deiner Karte ab. Wenn du Mitglied bleiben willst, musst du nichts tun.
email-plan-reminder-note = Lieber nicht? Auf der Seite hinter diesem Knopf kündigst du mit einem Klick. Du musst dich dafür nicht anmelden und bleibst bis zu diesem Tag Mitglied.
email-plan-cancel-button = Verlängerung kündigen
email-subject-plan-failed = Deine Mitgliedschaft konnte nicht verlängert werden
email-plan-failed-title = Deine Mitgliedschaft konnte nicht verlängert werden
email-plan-failed-lead = Deine Bank hat die Abbuchung von { $money } für den nächsten Zeitraum abgelehnt. Unser Zahlungsdienst Stripe versucht es in den nächsten Tagen vielleicht noch einmal. Wenn auch das nicht klappt, endet die Mitgliedschaft einfach, und du schuldest nichts.
email-plan-failed-note = Wenn du sie nicht verlängern willst, kündige sie hier. Du musst dich dafür nicht anmelden.
email-subject-plan-cancelled = Deine Mitgliedschaft verlängert sich nicht mehr
email-plan-cancelled-title = Deine Mitgliedschaft verlängert sich nicht mehr
email-plan-cancelled-lead = Sie ist gekündigt. Es wird nichts mehr abgebucht.
email-plan-cancelled-until = Was du bezahlt hast, bleibt dir: Du bist Mitglied bis zum { $date }.
email-member-renews = Die Mitgliedschaft verlängert sich am { $date } für { $money }, bis du kündigst. Wir schreiben dir 7 Tage vorher.
email-member-cancel = Du willst sie nicht verlängern? Du kannst jederzeit kündigen, ohne dich anzumelden.
email-member-cancel-link = Verlängerung kündigen
