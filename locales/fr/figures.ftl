### Figure puzzles in words. Parts stand side by side and never agree with each other.

## Figures with their number.

figures-shape-circle = { $count ->
    [one] cercle
   *[other] { $count } cercles
}
figures-shape-triangle = { $count ->
    [one] triangle
   *[other] { $count } triangles
}
figures-shape-square = { $count ->
    [one] carré
   *[other] { $count } carrés
}
figures-shape-star = { $count ->
    [one] étoile
   *[other] { $count } étoiles
}
figures-shape-plus = { $count ->
    [one] croix
   *[other] { $count } croix
}
figures-shape-hexagon = { $count ->
    [one] hexagone
   *[other] { $count } hexagones
}
figures-shape-heart = { $count ->
    [one] cœur
   *[other] { $count } cœurs
}
figures-shape-crescent = { $count ->
    [one] croissant
   *[other] { $count } croissants
}
figures-shape-arrow = { $count ->
    [one] flèche
   *[other] { $count } flèches
}
figures-shape-drop = { $count ->
    [one] goutte
   *[other] { $count } gouttes
}
figures-shape-half-disc = { $count ->
    [one] demi-cercle
   *[other] { $count } demi-cercles
}
figures-shape-chevron = { $count ->
    [one] chevron
   *[other] { $count } chevrons
}
figures-shape-sector = { $count ->
    [one] disque avec une part en moins
   *[other] { $count } disques avec une part en moins
}
figures-shape-pennant = { $count ->
    [one] fanion
   *[other] { $count } fanions
}
figures-shape-flag = { $count ->
    [one] drapeau
   *[other] { $count } drapeaux
}
figures-shape-hook = { $count ->
    [one] crochet
   *[other] { $count } crochets
}
figures-shape-boot = { $count ->
    [one] botte
   *[other] { $count } bottes
}
figures-shape-wing = { $count ->
    [one] aile
   *[other] { $count } ailes
}
figures-lines = { $count ->
    [one] segment
   *[other] { $count } segments
}
figures-petals = { $count ->
    [one] pétale
   *[other] { $count } pétales
}

## Properties behind a noun, and values in the rows of an explanation.

figures-size-tiny = très petite taille
figures-size-small = petite taille
figures-size-medium = taille moyenne
figures-size-large = grande taille
figures-fill-empty = sans remplissage
figures-fill-hatched = remplissage hachuré
figures-fill-grey = remplissage gris
figures-fill-solid = remplissage plein
figures-stroke-thin = trait fin
figures-stroke-thick = trait épais
figures-facing-top = vers le haut
figures-facing-top-right = vers le haut à droite
figures-facing-right = vers la droite
figures-facing-bottom-right = vers le bas à droite
figures-facing-bottom = vers le bas
figures-facing-bottom-left = vers le bas à gauche
figures-facing-left = vers la gauche
figures-facing-top-left = vers le haut à gauche
figures-turned-not = sans rotation
figures-turned-clockwise = rotation de { $degrees }° dans le sens horaire
figures-turned-counterclockwise = rotation de { $degrees }° dans le sens antihoraire
figures-turned-half = rotation de 180°
figures-mirrored = en miroir
figures-inside = à l’intérieur : { $shape }
figures-at = position : { $places }
figures-horizontal = à l’horizontale ({ $places })
figures-vertical = à la verticale ({ $places })
figures-place-top-left = en haut à gauche
figures-place-top = en haut
figures-place-top-right = en haut à droite
figures-place-left = à gauche
figures-place-middle = au centre
figures-place-right = à droite
figures-place-bottom-left = en bas à gauche
figures-place-bottom = en bas
figures-place-bottom-right = en bas à droite

## How parts are put together.

figures-tile-empty = vide
figures-nothing = rien
figures-wanted = ?
figures-list = { $first }, { $second }
figures-enumeration = { $first }, { $second }
figures-groups = { $first } ; { $second }
figures-part = { $layer } : { $words }
figures-layer-middle = centre
figures-layer-outside = extérieur
figures-layer-lines = segments
figures-layer-petals = pétales
figures-layer-figures = figures
figures-layer-number = figure { $number }

## What a rule is about.

figures-topic-shape = forme
figures-topic-inner = figure intérieure
figures-topic-number = nombre
figures-topic-size = taille
figures-topic-fill = remplissage
figures-topic-direction = orientation
figures-topic-stroke = épaisseur du trait
figures-topic-places = position
figures-topic-lines = segments
figures-topic-petals = pétales
figures-subject = { $topic } ({ $layer })

## A rule.

figures-step = { $subject }, { $scope } : { $rule }.
figures-step-note = { $subject }, { $scope } : { $rule } ; { $note }.
figures-scope-rows = dans chaque ligne
figures-scope-columns = dans chaque colonne
figures-scope-both = dans chaque ligne et chaque colonne
figures-scope-all = sur toutes les cases
figures-rule-same = aucun changement
figures-rule-more = { $step } de plus à chaque case
figures-rule-fewer = { $step } de moins à chaque case
figures-rule-larger = { $step ->
    [one] une taille au-dessus à chaque case
   *[other] { $step } tailles au-dessus à chaque case
}
figures-rule-smaller = { $step ->
    [one] une taille au-dessous à chaque case
   *[other] { $step } tailles au-dessous à chaque case
}
figures-rule-darker = { $step ->
    [one] plus foncé d’un ton à chaque case
   *[other] plus foncé de { $step } tons à chaque case
}
figures-rule-lighter = { $step ->
    [one] plus clair d’un ton à chaque case
   *[other] plus clair de { $step } tons à chaque case
}
figures-rule-forward = { $step ->
    [one] un pas en avant à chaque case
   *[other] { $step } pas en avant à chaque case
}
figures-rule-backward = { $step ->
    [one] un pas en arrière à chaque case
   *[other] { $step } pas en arrière à chaque case
}
figures-rule-sum = le troisième nombre est la somme des deux premiers
figures-rule-difference = le troisième nombre est le premier moins le deuxième
figures-rule-three = les trois mêmes valeurs, chacune une fois
figures-rule-order = les trois mêmes valeurs dans le même ordre
figures-rule-together = changement lié à « { $subject } »
figures-rule-two = deux cases montrent la même chose, une ne montre rien
figures-rule-or = la troisième case montre tout ce qui est dans la première ou la deuxième
figures-rule-and = la troisième case montre ce que les deux premières ont en commun
figures-rule-xor = la troisième case montre ce qui est dans une seule des deux premières
figures-rule-without = la troisième case montre ce qui est dans la première, mais pas dans la deuxième
figures-rule-complete = la troisième case montre ce qui n’est dans aucune des deux premières
figures-rule-turn-clockwise = rotation de { $degrees }° dans le sens horaire à chaque case
figures-rule-turn-counterclockwise = rotation de { $degrees }° dans le sens antihoraire à chaque case
figures-rule-turn-half = rotation de 180° à chaque case
figures-rule-mirror-upright = image en miroir à chaque case, gauche et droite inversées
figures-rule-mirror-level = image en miroir à chaque case, haut et bas inversés
figures-rule-mirror-diagonal = image en miroir à chaque case, par rapport à la diagonale qui descend de gauche à droite
figures-rule-move-clockwise = { $step ->
    [one] une place plus loin à chaque case, dans le sens horaire
   *[other] { $step } places plus loin à chaque case, dans le sens horaire
}
figures-rule-move-counterclockwise = { $step ->
    [one] une place plus loin à chaque case, dans le sens antihoraire
   *[other] { $step } places plus loin à chaque case, dans le sens antihoraire
}
figures-note-starts = les lignes ne commencent pas toutes de la même façon

## The rule on the rows or columns, and what follows.

figures-row = Ligne { $number } : { $values }
figures-column = Colonne { $number } : { $values }
figures-needs = La case manquante doit donc avoir : { $value }.

## A wrong option.

figures-keeps = Juste : { $subjects }.
figures-breaks = Faux : { $subject }, ici { $value } ; { $slip }.
figures-breaks-only = Faux : { $subject }, ici { $value }.
figures-slip-left = comme dans la case de gauche
figures-slip-above = comme dans la case du dessus
figures-slip-first = comme dans la première case de la ligne
figures-slip-too-far = un pas de trop
figures-slip-back = un pas dans le mauvais sens
figures-slip-operation = montre { $taken } au lieu de { $right }
figures-operation-or = tout ce que contiennent les deux
figures-operation-and = ce que les deux ont en commun
figures-operation-xor = ce qui est dans une seule des deux
figures-operation-without = ce qui est seulement dans la première
figures-operation-complete = ce qui n’est dans aucune des deux
figures-slip-added = une addition au lieu d’une soustraction
figures-slip-subtracted = une soustraction au lieu d’une addition
figures-slip-column = suit la colonne au lieu de la ligne
figures-slip-row = suit la ligne au lieu de la colonne
figures-slip-turn = erreur de rotation ou de miroir
figures-slip-too-many = un élément de trop
figures-slip-too-few = un élément de moins
figures-slip-other = se trouve dans les lignes, mais n’est pas ce qui manque ici
figures-slip-constant = change ce qui devrait rester identique
figures-slip-foreign = n’apparaît nulle part ailleurs dans ce motif
