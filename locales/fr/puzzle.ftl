## The two example puzzles on the landing pages.

puzzle-switch = Énigme { $number }
puzzle-ask = Quelle case va à l’emplacement vide ?
puzzle-keys = Touches 1 à 6 pour choisir, flèches pour se déplacer.
puzzle-grid-label = Motif de trois lignes de trois cases
puzzle-options-label = Réponses
puzzle-cell = Ligne { $row }, place { $column } : { $tile }
puzzle-cell-missing = Ligne { $row }, place { $column } : vide, c’est la case à trouver
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

puzzle-tile-fields = rempli : { $fields }
puzzle-field-top = haut
puzzle-field-right = droite
puzzle-field-bottom = bas
puzzle-field-left = gauche

puzzle-right = Exact.
puzzle-wrong = Pas celle-ci.
puzzle-count-rule = Chaque ligne contient un cercle, un carré et un triangle, et le nombre passe de un à trois.
puzzle-count-shape = Le nombre convient. Mais cette forme est déjà dans la ligne, et il en manque encore une.
puzzle-count-number = La forme convient. Mais dans chaque ligne, le nombre passe de un à trois.
puzzle-count-both = Regardez deux choses : quelle forme manque dans la ligne, et comment le nombre augmente de gauche à droite.
puzzle-fields-rule = Superposez les deux premières cases d’une ligne. Les zones remplies dans les deux disparaissent. Ce qui reste est la troisième case.
puzzle-fields-kept = Une zone remplie dans les deux cases est restée. Elle doit disparaître.
puzzle-fields-only-shared = Ce sont les zones communes aux deux cases. Ce sont justement elles qui disparaissent.
puzzle-fields-copied = Ceci répète seulement l’une des deux cases. La troisième a besoin des deux.
puzzle-fields-missing = Il manque ici une zone remplie dans une seule des deux cases.
puzzle-fields-turned = Les zones se ressemblent, mais elles sont ailleurs. Rien ne tourne dans ce motif.
puzzle-next = Essayer la plus difficile
puzzle-again = Réessayer
