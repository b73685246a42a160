## The two example puzzles on the landing pages.

puzzle-switch = Aufgabe { $number }
puzzle-ask = Welche Kachel gehört an die leere Stelle?
puzzle-keys = Tasten 1 bis 6 wählen aus, Pfeiltasten bewegen.
puzzle-grid-label = Muster aus drei Reihen mit je drei Kacheln
puzzle-options-label = Antworten
puzzle-cell = Reihe { $row }, Platz { $column }: { $tile }
puzzle-cell-missing = Reihe { $row }, Platz { $column }: leer, diese wird gesucht
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
puzzle-wrong = Diese nicht.
puzzle-count-rule = In jeder Reihe kommen Kreis, Quadrat und Dreieck vor, und die Anzahl wächst von eins auf drei.
puzzle-count-shape = Die Anzahl passt. Aber diese Form gibt es in der Reihe schon, eine andere fehlt noch.
puzzle-count-number = Die Form passt. Aber in jeder Reihe wächst die Anzahl von eins auf drei.
puzzle-count-both = Achte auf zwei Dinge: welche Form in der Reihe fehlt und wie die Anzahl von links nach rechts wächst.
puzzle-fields-rule = Lege die ersten zwei Kacheln einer Reihe übereinander. Felder, die in beiden gefüllt sind, verschwinden. Der Rest ist die dritte Kachel.
puzzle-fields-kept = Hier ist ein Feld geblieben, das in beiden Kacheln gefüllt ist. Es muss verschwinden.
puzzle-fields-only-shared = Das sind die Felder, die beide Kacheln gemeinsam haben. Genau die verschwinden.
puzzle-fields-copied = Das wiederholt nur eine der zwei Kacheln. Für die dritte braucht es beide.
puzzle-fields-missing = Hier fehlt ein Feld, das nur in einer der zwei Kacheln gefüllt ist.
puzzle-fields-turned = Die Felder sehen ähnlich aus, liegen aber an anderen Stellen. In diesem Muster dreht sich nichts.
puzzle-next = Zur schwereren Aufgabe
puzzle-again = Neuer Versuch
