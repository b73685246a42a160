## Bewertung

review-title = Wie fandest du deinen Bericht?
review-lead = Deine Meinung zu „{ $test }“ hilft anderen bei der Entscheidung. Eine Belohnung gibt es dafür nicht, und wir veröffentlichen gute und schlechte Bewertungen gleichermaßen.
review-stars-label = Deine Bewertung
review-stars-1 = 1 Stern: schlecht
review-stars-2 = 2 Sterne: mäßig
review-stars-3 = 3 Sterne: gut
review-stars-4 = 4 Sterne: sehr gut
review-stars-5 = 5 Sterne: ausgezeichnet
review-stars-missing = Bitte vergib 1 bis 5 Sterne
review-words-label = Deine Bewertung in Worten (optional)
review-words-hint = Was hat dir gefallen, was nicht? Bitte nenne keine E-Mail-Adressen, Telefonnummern oder Links.
review-words-left = { $n ->
    [one] Noch 1 Zeichen
   *[other] Noch { $n } Zeichen
}
review-words-long = { $n ->
    [one] 1 Zeichen zu viel
   *[other] { $n } Zeichen zu viel
}
review-name-label = Name (optional)
review-name-hint = Er erscheint bei deiner Bewertung. Ein Vorname genügt.
review-name-long = Bitte gib einen Namen mit höchstens 60 Zeichen ein
review-preview-title = So sehen es andere
review-preview-text = Dazu zeigen wir das Land, in dem du den Test gemacht hast.
review-someone = Anonym
review-send = Bewertung veröffentlichen
review-change = Änderungen speichern
review-sending = Wird gespeichert …
review-failed = Deine Bewertung konnte nicht gespeichert werden. Bitte versuch es noch einmal.
review-thanks-title = Danke
review-published = Deine Bewertung ist veröffentlicht. Auf unseren Seiten zeigen wir Bewertungen, sobald es mindestens 20 sind.
review-waiting = Deine Bewertung ist gespeichert. Bevor sie erscheint, lesen wir sie, weil sie Kontaktdaten oder derbe Ausdrücke enthalten könnte.
review-refused = Wir haben deine Bewertung nicht veröffentlicht. Du kannst sie ändern und noch einmal senden.
review-taken-down = Wir haben deine Bewertung von unseren Seiten entfernt. Du kannst sie ändern und noch einmal senden.
review-withdrawn = Deine Bewertung ist gelöscht. Du kannst jederzeit eine neue schreiben.
review-again = Wenn du sie später ändern oder löschen möchtest, öffne wieder den Link in unserer E-Mail.
review-edit = Bewertung ändern
review-withdraw = Bewertung zurückziehen
review-withdraw-ask = Deine Sterne und dein Text werden gelöscht.
review-withdraw-confirm = Bewertung löschen
review-withdraw-cancel = Behalten
review-unknown-title = Dieser Link funktioniert nicht mehr
review-unknown-text = Vielleicht ist der Link unvollständig, oder die Bestellung hat eine neue E-Mail-Adresse. Öffne den Link in unserer E-Mail noch einmal oder wende dich an den Support.
review-letters-title = E-Mails mit der Bitte um eine Bewertung
review-letters-text = Wir fragen einmal pro Bestellung und höchstens alle 90 Tage. Du kannst das abstellen.
review-letters-stop = Nicht mehr fragen
review-letters-stopped = Wir bitten dich nicht mehr um eine Bewertung.
review-letters-again = Wieder fragen

## Auf Startseiten und bei den Paketen

review-block-title = Das sagen Käuferinnen und Käufer
review-block-lead = { $count ->
    [one] { $average } von 5 Sternen aus 1 Bewertung
   *[other] { $average } von 5 Sternen aus { $count } Bewertungen
}
review-block-how = Bewerten kann nur, wer einen Bericht gekauft hat. Wir veröffentlichen gute und schlechte Bewertungen gleichermaßen, und niemand bekommt etwas dafür.
review-block-shares = Bewertungen nach Sternen
review-block-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
review-block-language = Geschrieben auf { $language }
review-block-refunded = Hat eine Erstattung bekommen
review-block-answer = Antwort von { $site }
