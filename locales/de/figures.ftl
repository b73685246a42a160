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
    [one] Kreissektor
   *[other] { $count } Kreissektoren
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
figures-fill-solid = ganz gefüllt
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
figures-at = Plätze: { $places }
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
figures-topic-places = Plätze
figures-topic-lines = Linien
figures-topic-petals = Blütenblätter
figures-subject = { $topic } ({ $layer })

## A rule.

figures-step = { $subject }, { $scope }: { $rule }.
figures-step-note = { $subject }, { $scope }: { $rule }; { $note }.
figures-scope-rows = in jeder Reihe
figures-scope-columns = in jeder Spalte
figures-scope-both = in jeder Reihe und jeder Spalte
figures-scope-all = auf allen Kacheln
figures-rule-same = immer gleich
figures-rule-more = von Kachel zu Kachel { $step } mehr
figures-rule-fewer = von Kachel zu Kachel { $step } weniger
figures-rule-larger = { $step ->
    [one] von Kachel zu Kachel eine Stufe größer
   *[other] von Kachel zu Kachel { $step } Stufen größer
}
figures-rule-smaller = { $step ->
    [one] von Kachel zu Kachel eine Stufe kleiner
   *[other] von Kachel zu Kachel { $step } Stufen kleiner
}
figures-rule-darker = { $step ->
    [one] von Kachel zu Kachel eine Stufe dunkler
   *[other] von Kachel zu Kachel { $step } Stufen dunkler
}
figures-rule-lighter = { $step ->
    [one] von Kachel zu Kachel eine Stufe heller
   *[other] von Kachel zu Kachel { $step } Stufen heller
}
figures-rule-forward = { $step ->
    [one] von Kachel zu Kachel einen Schritt weiter
   *[other] von Kachel zu Kachel { $step } Schritte weiter
}
figures-rule-backward = { $step ->
    [one] von Kachel zu Kachel einen Schritt zurück
   *[other] von Kachel zu Kachel { $step } Schritte zurück
}
figures-rule-sum = die dritte Zahl ist die Summe der ersten zwei
figures-rule-difference = die dritte Zahl ist die erste minus die zweite
figures-rule-three = dieselben drei Werte, jeder einmal
figures-rule-order = dieselben drei Werte in derselben Reihenfolge
figures-rule-together = ändert sich zusammen mit „{ $subject }“
figures-rule-two = zwei Kacheln zeigen dasselbe, eine zeigt nichts
figures-rule-or = die dritte Kachel zeigt alles, was auf der ersten oder der zweiten ist
figures-rule-and = die dritte Kachel zeigt, was die ersten zwei gemeinsam haben
figures-rule-xor = die dritte Kachel zeigt, was nur auf einer der ersten zwei ist
figures-rule-without = die dritte Kachel zeigt, was auf der ersten ist, aber nicht auf der zweiten
figures-rule-complete = die dritte Kachel zeigt, was auf den ersten zwei fehlt
figures-rule-turn-clockwise = von Kachel zu Kachel um { $degrees }° im Uhrzeigersinn gedreht
figures-rule-turn-counterclockwise = von Kachel zu Kachel um { $degrees }° gegen den Uhrzeigersinn gedreht
figures-rule-turn-half = von Kachel zu Kachel um 180° gedreht
figures-rule-mirror-upright = von Kachel zu Kachel gespiegelt, links und rechts tauschen
figures-rule-mirror-level = von Kachel zu Kachel gespiegelt, oben und unten tauschen
figures-rule-mirror-diagonal = von Kachel zu Kachel gespiegelt, an der Diagonale von oben links nach unten rechts
figures-rule-move-clockwise = { $step ->
    [one] von Kachel zu Kachel einen Platz im Uhrzeigersinn weiter
   *[other] von Kachel zu Kachel { $step } Plätze im Uhrzeigersinn weiter
}
figures-rule-move-counterclockwise = { $step ->
    [one] von Kachel zu Kachel einen Platz gegen den Uhrzeigersinn weiter
   *[other] von Kachel zu Kachel { $step } Plätze gegen den Uhrzeigersinn weiter
}
figures-note-starts = nicht alle Reihen beginnen gleich

## The rule on the rows or columns, and what follows.

figures-row = Reihe { $number }: { $values }
figures-column = Spalte { $number }: { $values }
figures-needs = Daraus folgt für die fehlende Kachel: { $value }.

## A wrong option.

figures-keeps = Richtig: { $subjects }.
figures-breaks = Falsch: { $subject }, hier { $value }; { $slip }.
figures-breaks-only = Falsch: { $subject }, hier { $value }.
figures-slip-left = wie auf der Kachel links daneben
figures-slip-above = wie auf der Kachel darüber
figures-slip-first = wie auf der ersten Kachel der Reihe
figures-slip-too-far = einen Schritt zu weit
figures-slip-back = ein Schritt in die Gegenrichtung
figures-slip-operation = gezeigt ist { $taken }, gefragt ist { $right }
figures-operation-or = alles aus beiden
figures-operation-and = das Gemeinsame beider
figures-operation-xor = das, was nur eine der beiden hat
figures-operation-without = das, was nur die erste hat
figures-operation-complete = das, was beiden fehlt
figures-slip-added = addiert statt subtrahiert
figures-slip-subtracted = subtrahiert statt addiert
figures-slip-column = folgt der Spalte statt der Reihe
figures-slip-row = folgt der Reihe statt der Spalte
figures-slip-turn = falsch gedreht oder gespiegelt
figures-slip-too-many = eins zu viel
figures-slip-too-few = eins zu wenig
figures-slip-other = kommt in den Reihen vor, ist aber nicht das, was hier fehlt
figures-slip-constant = verändert, was gleich bleiben muss
figures-slip-foreign = kommt in diesem Muster nirgends vor
