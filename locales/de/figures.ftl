### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [one] Kreis
   *[other] { $count } Kreise
}
figures-shape-triangle = { $count ->
    [one] Dreieck
   *[other] { $count } Dreiecke
}
figures-shape-square = { $count ->
    [one] Quadrat
   *[other] { $count } Quadrate
}
figures-shape-star = { $count ->
    [one] Stern
   *[other] { $count } Sterne
}
figures-shape-plus = { $count ->
    [one] Pluszeichen
   *[other] { $count } Pluszeichen
}
figures-shape-hexagon = { $count ->
    [one] Sechseck
   *[other] { $count } Sechsecke
}
figures-shape-heart = { $count ->
    [one] Herz
   *[other] { $count } Herzen
}
figures-shape-crescent = { $count ->
    [one] Mondsichel
   *[other] { $count } Mondsicheln
}
figures-shape-arrow = { $count ->
    [one] Pfeil
   *[other] { $count } Pfeile
}
figures-shape-drop = { $count ->
    [one] Tropfen
   *[other] { $count } Tropfen
}
figures-shape-half-disc = { $count ->
    [one] Halbkreis
   *[other] { $count } Halbkreise
}
figures-shape-chevron = { $count ->
    [one] Winkel
   *[other] { $count } Winkel
}
figures-shape-sector = { $count ->
    [one] Kreis mit fehlendem Stück
   *[other] { $count } Kreise mit fehlendem Stück
}
figures-shape-pennant = { $count ->
    [one] Wimpel
   *[other] { $count } Wimpel
}
figures-shape-flag = { $count ->
    [one] Fahne
   *[other] { $count } Fahnen
}
figures-shape-hook = { $count ->
    [one] Haken
   *[other] { $count } Haken
}
figures-shape-boot = { $count ->
    [one] Stiefel
   *[other] { $count } Stiefel
}
figures-shape-wing = { $count ->
    [one] Flügel
   *[other] { $count } Flügel
}
figures-lines = { $count ->
    [one] Linie
   *[other] { $count } Linien
}
figures-petals = { $count ->
    [one] Blütenblatt
   *[other] { $count } Blütenblätter
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = winzig
figures-size-small = klein
figures-size-medium = mittelgroß
figures-size-large = groß
figures-fill-empty = leer
figures-fill-hatched = schraffiert
figures-fill-grey = grau
figures-fill-solid = ausgefüllt
figures-stroke-thin = dünner Strich
figures-stroke-thick = dicker Strich
figures-facing-top = nach oben
figures-facing-top-right = nach oben rechts
figures-facing-right = nach rechts
figures-facing-bottom-right = nach unten rechts
figures-facing-bottom = nach unten
figures-facing-bottom-left = nach unten links
figures-facing-left = nach links
figures-facing-top-left = nach oben links
figures-turned-not = nicht gedreht
figures-turned-clockwise = um { $degrees }° im Uhrzeigersinn gedreht
figures-turned-counterclockwise = um { $degrees }° gegen den Uhrzeigersinn gedreht
figures-turned-half = um 180° gedreht
figures-mirrored = gespiegelt
figures-inside = innen: { $shape }
figures-at = Position: { $places }
figures-horizontal = waagerecht ({ $places })
figures-vertical = senkrecht ({ $places })
figures-place-top-left = oben links
figures-place-top = oben
figures-place-top-right = oben rechts
figures-place-left = links
figures-place-middle = Mitte
figures-place-right = rechts
figures-place-bottom-left = unten links
figures-place-bottom = unten
figures-place-bottom-right = unten rechts

## How parts are put together.

figures-tile-empty = leer
figures-nothing = nichts
figures-wanted = ?
figures-list = { $first }, { $second }
figures-enumeration = { $first }, { $second }
figures-groups = { $first }; { $second }
figures-part = { $layer }: { $words }
figures-layer-middle = Mitte
figures-layer-outside = außen
figures-layer-lines = Linien
figures-layer-petals = Blütenblätter
figures-layer-figures = Figuren
figures-layer-number = Figur { $number }

## What a rule is about.

figures-topic-shape = Form
figures-topic-inner = innere Figur
figures-topic-number = Anzahl
figures-topic-size = Größe
figures-topic-fill = Füllung
figures-topic-direction = Ausrichtung
figures-topic-stroke = Strichstärke
figures-topic-places = Position
figures-topic-lines = Linien
figures-topic-petals = Blütenblätter
figures-subject = { $topic } ({ $layer })

## A rule.

figures-step = { $subject }, { $scope }: { $rule }.
figures-step-note = { $subject }, { $scope }: { $rule }; { $note }.
figures-scope-rows = in jeder Reihe
figures-scope-columns = in jeder Spalte
figures-scope-both = in jeder Reihe und jeder Spalte
figures-scope-all = in allen Feldern
figures-rule-same = immer gleich
figures-rule-more = von Feld zu Feld { $step } mehr
figures-rule-fewer = von Feld zu Feld { $step } weniger
figures-rule-larger = { $step ->
    [one] von Feld zu Feld eine Stufe größer
   *[other] von Feld zu Feld { $step } Stufen größer
}
figures-rule-smaller = { $step ->
    [one] von Feld zu Feld eine Stufe kleiner
   *[other] von Feld zu Feld { $step } Stufen kleiner
}
figures-rule-darker = { $step ->
    [one] von Feld zu Feld eine Stufe dunkler
   *[other] von Feld zu Feld { $step } Stufen dunkler
}
figures-rule-lighter = { $step ->
    [one] von Feld zu Feld eine Stufe heller
   *[other] von Feld zu Feld { $step } Stufen heller
}
figures-rule-forward = { $step ->
    [one] von Feld zu Feld einen Schritt weiter
   *[other] von Feld zu Feld { $step } Schritte weiter
}
figures-rule-backward = { $step ->
    [one] von Feld zu Feld einen Schritt zurück
   *[other] von Feld zu Feld { $step } Schritte zurück
}
figures-rule-sum = die dritte Zahl ist die Summe der ersten beiden
figures-rule-difference = die dritte Zahl ist die erste minus die zweite
figures-rule-three = dieselben drei Varianten, jede einmal
figures-rule-order = dieselben drei Varianten in derselben Reihenfolge
figures-rule-together = Änderung immer zusammen mit „{ $subject }“
figures-rule-two = zwei Felder zeigen dasselbe, eines zeigt nichts
figures-rule-or = das dritte Feld zeigt alles, was im ersten oder im zweiten ist
figures-rule-and = das dritte Feld zeigt, was die ersten beiden gemeinsam haben
figures-rule-xor = das dritte Feld zeigt, was nur in einem der ersten beiden ist
figures-rule-without = das dritte Feld zeigt, was im ersten ist, aber nicht im zweiten
figures-rule-complete = das dritte Feld zeigt, was in keinem der ersten beiden ist
figures-rule-turn-clockwise = von Feld zu Feld um { $degrees }° im Uhrzeigersinn gedreht
figures-rule-turn-counterclockwise = von Feld zu Feld um { $degrees }° gegen den Uhrzeigersinn gedreht
figures-rule-turn-half = von Feld zu Feld um 180° gedreht
figures-rule-mirror-upright = von Feld zu Feld gespiegelt, links und rechts vertauscht
figures-rule-mirror-level = von Feld zu Feld gespiegelt, oben und unten vertauscht
figures-rule-mirror-diagonal = von Feld zu Feld an der Diagonale von oben links nach unten rechts gespiegelt
figures-rule-move-clockwise = { $step ->
    [one] von Feld zu Feld einen Platz im Uhrzeigersinn weiter
   *[other] von Feld zu Feld { $step } Plätze im Uhrzeigersinn weiter
}
figures-rule-move-counterclockwise = { $step ->
    [one] von Feld zu Feld einen Platz gegen den Uhrzeigersinn weiter
   *[other] von Feld zu Feld { $step } Plätze gegen den Uhrzeigersinn weiter
}
figures-note-starts = nicht alle Reihen beginnen gleich

## The rule on the rows or columns, and what follows.

figures-row = Reihe { $number }: { $values }
figures-column = Spalte { $number }: { $values }
figures-needs = Das fehlende Feld braucht also: { $value }.

## A wrong option.

figures-keeps = Richtig: { $subjects }.
figures-breaks = Falsch: { $subject }, hier { $value }; { $slip }.
figures-breaks-only = Falsch: { $subject }, hier { $value }.
figures-slip-left = wie im Feld links daneben
figures-slip-above = wie im Feld darüber
figures-slip-first = wie im ersten Feld der Reihe
figures-slip-too-far = ein Schritt zu weit
figures-slip-back = ein Schritt in die falsche Richtung
figures-slip-operation = gezeigt ist { $taken }, gefragt ist { $right }
figures-operation-or = alles aus beiden
figures-operation-and = das, was beide gemeinsam haben
figures-operation-xor = das, was nur eines von beiden hat
figures-operation-without = das, was nur das erste hat
figures-operation-complete = das, was keines von beiden hat
figures-slip-added = addiert statt subtrahiert
figures-slip-subtracted = subtrahiert statt addiert
figures-slip-column = folgt der Spalte statt der Reihe
figures-slip-row = folgt der Reihe statt der Spalte
figures-slip-turn = falsch gedreht oder gespiegelt
figures-slip-too-many = eins zu viel
figures-slip-too-few = eins zu wenig
figures-slip-other = kommt in den Reihen vor, ist aber nicht das, was hier fehlt
figures-slip-constant = verändert, was gleich bleiben soll
figures-slip-foreign = kommt in diesem Muster sonst nicht vor
