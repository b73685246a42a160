## The two example puzzles on the landing pages.

puzzle-switch = Énigme { $number }
puzzle-ask = Quelle case va dans l’espace vide ?
puzzle-keys = Touches 1 à 6 pour répondre, flèches pour se déplacer.
puzzle-grid-label = Motif de trois lignes de trois cases
puzzle-options-label = Réponses
puzzle-cell = Ligne { $row }, colonne { $column } : { $tile }
puzzle-cell-missing = Ligne { $row }, colonne { $column } : vide. C’est la case à trouver.
puzzle-option = Réponse { $number } : { $tile }

puzzle-tile-circle = { $count ->
    [one] un cercle
   *[other] { $count } cercles
}
puzzle-tile-square = { $count ->
    [one] un carré
   *[other] { $count } carrés
}
puzzle-tile-triangle = { $count ->
    [one] un triangle
   *[other] { $count } triangles
}

puzzle-tile-fields = parties remplies : { $fields }
puzzle-field-top = haut
puzzle-field-right = droite
puzzle-field-bottom = bas
puzzle-field-left = gauche

puzzle-right = Bonne réponse.
puzzle-wrong = Pas tout à fait.
puzzle-count-rule = Chaque ligne contient les trois formes (cercle, carré, triangle), et le nombre passe de un à trois.
puzzle-count-shape = Le nombre est bon, mais cette forme est déjà dans la ligne. Il en manque encore une.
puzzle-count-number = La forme est bonne, mais dans chaque ligne, le nombre passe de un à trois.
puzzle-count-both = Cherchez deux choses : la forme qui manque dans la ligne, et la façon dont le nombre augmente de gauche à droite.
puzzle-fields-rule = Superposez les deux premières cases d’une ligne. Les parties remplies dans les deux disparaissent. Ce qui reste forme la troisième case.
puzzle-fields-kept = Une partie est remplie dans les deux cases. Elle devrait disparaître, mais elle est encore là.
puzzle-fields-only-shared = C’est ce que les deux cases ont en commun. Or les parties communes disparaissent.
puzzle-fields-copied = Cette case ne fait que répéter l’une des deux. La troisième combine les deux.
puzzle-fields-missing = Il manque ici une partie remplie dans une seule des deux cases.
puzzle-fields-turned = Cela se ressemble, mais des parties ont changé de place. Rien ne tourne dans ce motif.
puzzle-next = Passer à plus difficile
puzzle-again = Réessayer
