## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = E-Mail-Adresse
account-email-missing = Bitte gib deine E-Mail-Adresse ein
account-email-wrong = Diese E-Mail-Adresse ist ungültig. Bitte prüfe sie auf Tippfehler.
account-email-hint = Meintest du { $email }?
account-password-label = Passwort
account-password-new = Neues Passwort
account-password-again = Passwort wiederholen
account-password-old = Aktuelles Passwort
account-password-rule = Mindestens 8 Zeichen. Ein kurzer Satz lässt sich leicht merken.
account-password-missing = Bitte gib dein Passwort ein
account-password-mismatch = Die Passwörter stimmen nicht überein
account-code-label = Code aus der E-Mail
account-code-missing = Bitte gib den sechsstelligen Code ein
account-name-label = Name
account-name-missing = Bitte gib deinen Namen ein
account-password-show = Passwort anzeigen
account-password-hide = Passwort ausblenden
account-busy = Einen Moment …

## /user/login

account-login-title = Anmelden
account-login-lead = Wir schicken dir einen Anmeldelink und einen Code per E-Mail. Ein Passwort brauchst du nicht.
account-login-send = Link per E-Mail anfordern
account-sent-title = Schau in dein Postfach
account-sent-text = Wir haben eine E-Mail an { $email } geschickt. Öffne den Link darin oder gib hier den Code ein.
account-sent-sign-in = Anmelden
account-sent-again = Neue E-Mail senden
account-code-sent = E-Mail gesendet
account-sent-another = Andere Adresse verwenden
account-login-with-password = Mit Passwort anmelden
account-login-with-letter = Mit E-Mail-Link anmelden
account-passkey-sign-in = Mit Passkey anmelden
account-passkey-failed = Das hat nicht geklappt. Bitte versuch es noch einmal oder melde dich anders an.
account-provider-sign-in = Weiter mit { $provider }
account-provider-waiting = Du wirst angemeldet …
account-provider-confirm-title = Du hast schon ein Konto
account-provider-confirm-text = Bestätige einmal, dass { $email } dir gehört. Danach kannst du dich mit { $provider } anmelden.
account-login-forgot = Passwort vergessen?
account-login-new = Neu hier?
account-login-register = Registrieren
account-link-title = Willkommen zurück
account-link-text = Ein Klick, und du bist auf diesem Gerät angemeldet.
account-link-over = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere unten einen neuen an.
account-signed-in = Du bist angemeldet
account-login-agree = Wenn du noch kein Konto hast, wird bei der Anmeldung eins erstellt. Es gilt unsere Datenschutzerklärung.

## /user/register

account-register-title = Registrieren
account-register-lead = Alle deine Berichte an einem Ort. Kostenlos.
account-register-agree = Ich stimme der Datenschutzerklärung zu
account-register-privacy = Datenschutzerklärung lesen
account-register-agree-missing = Bitte stimme der Datenschutzerklärung zu
account-register-send = Registrieren
account-register-have = Du hast schon ein Konto?
account-register-confirm-title = Bestätige deine E-Mail-Adresse
account-register-confirm-text = Wir haben dir einen Code an { $email } geschickt. Gib ihn hier ein, und dein Konto ist fertig.
account-register-confirm = Bestätigen

## /user/forgot-password

account-forgot-title = Passwort vergessen?
account-forgot-lead = Wir schicken dir einen Code, mit dem du ein neues Passwort festlegen kannst.
account-forgot-send = Code per E-Mail anfordern
account-forgot-sent = Wir haben dir einen Code an { $email } geschickt. Gib ihn hier ein und wähle ein neues Passwort.
account-forgot-set = Neues Passwort festlegen
account-forgot-done = Passwort zurückgesetzt

## /user/edit-password

account-edit-title = Passwort ändern
account-edit-title-none = Passwort festlegen
account-edit-lead = Auf allen anderen Geräten wirst du abgemeldet.
account-edit-save = Passwort speichern
account-edit-done = Passwort gespeichert

## /user/info: the personal centre.

account-info-title = Deine Berichte
account-info-for = Angemeldet als { $email }
account-orders-empty = Hier ist noch nichts. Berichte, die du mit dieser E-Mail-Adresse kaufst, und Tests, die du machst, während du angemeldet bist, erscheinen hier.
account-orders-start = Test machen
account-status-completed = Abgeschlossen
account-status-uncompleted = Kein Ergebnis
account-status-pending-payment = Zahlung ausstehend
account-order-taken = Test vom { $date }
account-order-reference = Referenz { $reference }
account-order-view = Ansehen
account-order-share = Teilen
account-order-pay = Meinen Bericht holen
account-order-files = Downloads
account-free-title = Kostenlose Tests
account-profile-title = Persönliche Angaben
account-profile-lead = Alles ist freiwillig und nur für dich sichtbar.
account-nickname-label = Spitzname
account-phone-label = Telefon
account-birthday-label = Geburtsdatum
account-birthday-hint = Zum Beispiel 1990-05-21
account-birthday-wrong = Ungültiges Datum (Beispiel: 2020-01-01)
account-gender-label = Geschlecht
account-gender-male = Männlich
account-gender-female = Weiblich
account-gender-confidential = Keine Angabe
account-gender-none = Nicht ausgewählt
account-profile-save = Speichern
account-profile-saved = Gespeichert

## /user/setting

account-setting-title = Einstellungen
account-setting-language = Sprache der E-Mails
account-setting-password = Passwort
account-setting-password-none = Du hast keins und brauchst auch keins.
account-setting-password-set = Du hast ein Passwort.
account-setting-password-change = Passwort ändern
account-setting-password-add = Passwort festlegen
account-passkeys-title = Passkeys
account-passkeys-lead = Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an. Ohne E-Mail, ohne Passwort.
account-passkeys-empty = Du hast noch keinen Passkey.
account-passkey-add = Passkey hinzufügen
account-passkey-rename = Umbenennen
account-passkey-remove = Entfernen
account-passkey-added = Passkey hinzugefügt
account-passkey-renamed = Name gespeichert
account-passkey-removed = Passkey entfernt
account-passkey-name-label = Name des Passkeys
account-passkey-created = Hinzugefügt am { $date }
account-passkey-used = Zuletzt verwendet am { $date }
account-passkey-disabled = Deaktiviert, weil ihn jemand kopiert haben könnte. Entferne ihn und füge einen neuen hinzu.
account-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dein Konto.
account-providers-title = Google und Apple
account-providers-lead = Melde dich mit einem Konto an, das du schon hast.
account-provider-connect = { $provider } verbinden
account-provider-remove = Trennen
account-provider-connected = Verbunden
account-provider-removed = Getrennt
account-provider-since = Verbunden am { $date }
account-provider-since-as = { $email }, verbunden am { $date }
account-devices-title = Geräte
account-devices-lead = Auf diesen Geräten bist du angemeldet.
account-device-this = Dieses Gerät
account-device-unknown = Unbekanntes Gerät
account-device-name = { $browser } auf { $system }
account-device-seen = { $country }, zuletzt verwendet am { $date }
account-device-used = Zuletzt verwendet am { $date }
account-device-end = Abmelden
account-devices-end-all = Überall sonst abmelden
account-devices-ended = Abgemeldet
account-logout = Abmelden
account-logged-out = Du bist abgemeldet
account-logout-failed = Deine Ergebnisse sind aus diesem Browser gelöscht, aber du bist hier noch angemeldet: Unser Server war nicht erreichbar. Bitte melde dich noch einmal ab, sobald du wieder online bist.

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = Bitte melde dich an
account-closed-text = Melde dich an, um deine Berichte und Einstellungen zu sehen.
account-confirm-text = Bitte melde dich noch einmal an, um zu bestätigen, dass du es bist.

## A copy of one’s data, and deleting the account.

account-export-title = Deine Daten
account-export-lead = Hol dir eine Kopie von allem, was wir über dich speichern: deine Angaben, Tests, Berichte und E-Mails, in einer ZIP-Datei.
account-export-ask = Kopie anfordern
account-export-asked = Wir stellen deine Kopie zusammen. Sobald sie fertig ist, schreiben wir dir eine E-Mail.
account-export-ready = Deine Kopie ist fertig.
account-export-download = ZIP-Datei herunterladen
account-delete-title = Konto löschen
account-delete-lead = Damit löschst du dein Konto mit allen Tests, Berichten und Zertifikaten. Wir behalten nur, was das Steuerrecht verlangt, ohne deinen Namen.
account-delete-ask = Mein Konto löschen
account-delete-question = Alles löschen? Das lässt sich nicht rückgängig machen.
account-delete-yes = Ja, alles löschen
account-delete-no = Konto behalten
account-deleted = Dein Konto wurde gelöscht
account-delete-later = Eine Zahlung oder Erstattung läuft noch. Sobald sie erledigt ist, löschen wir dein Konto. Du musst nichts weiter tun.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = Mein Shop
account-shop-lead = Was du hast und was du dazukaufen kannst.
account-shop-empty = Hier ist noch nichts. Mach einen Test und sieh dir zuerst dein kostenloses Ergebnis an. Wenn du den ausführlichen Bericht willst, findest du ihn hier.
account-shop-yours = Das hast du schon
account-shop-locked = Dein kostenloses Ergebnis hast du. Einen Bericht hast du noch nicht gekauft.
account-shop-complete = Zu diesem Test hast du schon alles.
account-shop-add = Das kannst du dazukaufen
account-shop-buy = Für { $price } kaufen
account-shop-upgrade = Für { $price } dazukaufen
account-shop-list-price = Regulärer Preis
account-shop-compare = Berichte vergleichen
account-shop-tests-left = { $n ->
    [one] In deinem Dreierpaket hast du noch einen Test übrig.
   *[other] In deinem Dreierpaket hast du noch { $n } Tests übrig.
}
account-shop-bundle = Drei Tests, drei Berichte, eine Zahlung von { $price }. Mach sie, wann du willst.
account-shop-bundle-link = Dreierpaket ansehen
## The membership in the shop: paid once, ends by itself.

account-member-title = Mitgliedschaft
account-member-discount-name = 20 % Rabatt auf alles
account-member-discount-content = Auf jeden Bericht, jede Erweiterung und das Dreierpaket. Melde dich beim Kaufen einfach an.
account-member-reports-name = Ausführliche Berichte zu allen kostenlosen Tests
account-member-reports-content = Denkstil, emotionale Fähigkeiten und berufliche Interessen: anmelden, Test machen, ausführlichen Bericht lesen.
account-member-lead = { $months } Monate lang 20 % Rabatt auf alles.
account-member-plain = Du zahlst einmal. Die Mitgliedschaft endet nach { $months } Monaten automatisch und verlängert sich nie. Innerhalb von 14 Tagen kannst du dir dein Geld zurückholen.
account-member-buy = Für { $price } Mitglied werden
account-member-until = Du bist Mitglied bis zum { $date }
account-member-until-text = Du bekommst 20 % Rabatt auf alles. Die Mitgliedschaft endet automatisch und verlängert sich nie.
account-member-permanent = Du bekommst 20 % Rabatt auf alles
account-member-permanent-text = Dein Rabatt hat kein Enddatum. Du hast ihn mit Bestellung { $reference } bekommen.
account-refund-sure = Möchtest du dein Geld für die Mitgliedschaft zurück? Sie endet dann sofort.
account-refund-no = Mitglied bleiben
account-refund-over = Die 14 Tage sind vorbei. Deine Mitgliedschaft läuft weiter bis zu ihrem Enddatum.

## A membership that renews itself until it is cancelled.

account-plan-title = Mitgliedschaft mit Verlängerung
account-plan-lead = Dieselben 20 % Rabatt, ohne Enddatum. Die Mitgliedschaft verlängert sich alle { $months } Monate, bis du kündigst.
account-plan-buy = Jetzt { $price } zahlen, wieder am { $date }
account-plan-plain = Wir schreiben dir 7 Tage vor jeder Verlängerung. Du kannst per Klick kündigen, auch ohne Anmeldung, und dir innerhalb von 14 Tagen nach jeder Zahlung dein Geld zurückholen.
account-plan-active = Verlängert sich am { $date } für { $price }
account-plan-past-due = Wir konnten { $price } für die Verlängerung nicht abbuchen
account-plan-cancelled = Gekündigt. Es wird nichts mehr abgebucht.
account-plan-until = Du bist Mitglied bis zum { $date }.
account-plan-pending = Diese Mitgliedschaft ist noch nicht bezahlt.
account-plan-ended = Diese Mitgliedschaft ist beendet. Es wird nichts mehr abgebucht.
account-plan-none = Dieser Link wurde schon benutzt oder gilt nicht mehr. Melde dich an, um deine Mitgliedschaft zu sehen.
account-plan-cancel = Mitgliedschaft kündigen
account-plan-cancel-text = Es wird nichts mehr abgebucht, und du bleibst bis zum Ende des bezahlten Zeitraums Mitglied.
account-plan-shop = Zu meinem Shop
account-plan-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
