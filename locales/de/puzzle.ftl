## The two example puzzles on the landing pages.

puzzle-switch = Rätsel { $number }
puzzle-ask = Welches Feld gehört an die leere Stelle?
puzzle-keys = Mit den Tasten 1 bis 6 antwortest du, mit den Pfeiltasten bewegst du dich.
puzzle-grid-label = Muster aus drei Reihen mit je drei Feldern
puzzle-options-label = Antworten
puzzle-cell = Reihe { $row }, Spalte { $column }: { $tile }
puzzle-cell-missing = Reihe { $row }, Spalte { $column }: leer. Dieses Feld suchst du.
puzzle-option = Antwort { $number }: { $tile }

puzzle-tile-circle = { $count ->
    [one] ein Kreis
   *[other] { $count } Kreise
}
puzzle-tile-square = { $count ->
    [one] ein Quadrat
   *[other] { $count } Quadrate
}
puzzle-tile-triangle = { $count ->
    [one] ein Dreieck
   *[other] { $count } Dreiecke
}

puzzle-tile-fields = gefüllt: { $fields }
puzzle-field-top = oben
puzzle-field-right = rechts
puzzle-field-bottom = unten
puzzle-field-left = links

puzzle-right = Richtig.
puzzle-wrong = Nicht ganz.
puzzle-count-rule = Jede Reihe enthält einmal Kreise, einmal Quadrate und einmal Dreiecke, und die Anzahl steigt von eins auf drei.
puzzle-count-shape = Die Anzahl passt, aber diese Form gibt es in der Reihe schon. Eine andere fehlt noch.
puzzle-count-number = Die Form passt, aber die Anzahl steigt in jeder Reihe von eins auf drei.
puzzle-count-both = Achte auf zwei Dinge: welche Form in der Reihe fehlt und wie die Anzahl von links nach rechts steigt.
puzzle-fields-rule = Leg die ersten beiden Felder einer Reihe übereinander. Teile, die in beiden gefüllt sind, verschwinden. Was übrig bleibt, ist das dritte Feld.
puzzle-fields-kept = Ein Teil ist in beiden Feldern gefüllt. Er müsste verschwinden, ist hier aber noch da.
puzzle-fields-only-shared = Das ist der Teil, den beide Felder gemeinsam haben. Gemeinsame Teile verschwinden.
puzzle-fields-copied = Das wiederholt nur eines der beiden Felder. Das dritte entsteht aus beiden.
puzzle-fields-missing = Ein Teil, der nur in einem der beiden Felder gefüllt ist, bleibt. Hier fehlt er.
puzzle-fields-turned = Ähnlich, aber einige Teile sind verschoben. In diesem Muster dreht sich nichts.
puzzle-next = Schwereres Rätsel
puzzle-again = Erneut versuchen
