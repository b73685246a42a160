### What the bought report says, on screen and on paper.

report-title = Votre rapport
report-exam = Test de QI
report-exam-short = Test de QI, version courte
report-sample-mark = Exemple : une personne simulée
report-score-above = { $iq } ou plus
report-score-below = { $iq } ou moins
report-margin = marge à 95 % : { $span }
report-span = { $low } à { $high }
report-span-from = { $low } et plus
report-span-to = { $high } et moins
report-span-open = ouverte des deux côtés
report-norms = Normes { $version }, { $phase }
report-language-english = anglais
report-questionnaire-version = Questionnaire version { $version }, comparaison { $norms }.
report-phase-provisional = provisoires
report-phase-calibrating = énigmes étalonnées, niveau emprunté
report-phase-bridged = niveau fixé par un échantillon
report-phase-census = ajustées au recensement
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } sur { $whole }
report-sources = Sources

## Names of the kinds of task and of the levels.

report-kind-induction = Recherche de motifs
report-kind-logic = Logique des figures
report-kind-spatial = Raisonnement spatial
report-kind-several = Plusieurs règles à la fois
report-kind-pace = Rythme
report-level-very-high = Très élevé
report-level-high = Élevé
report-level-moderate = Moyen
report-level-low = Bas
report-level-very-low = Très bas
report-level-not-enough = Données insuffisantes

## Heads of columns. Short.

report-head-class = Classe
report-head-iq = QI
report-head-people = Sur 100 personnes
report-head-touched = Votre marge
report-head-lower = En dessous, sur 100
report-head-takers = Participants
report-head-puzzle = Énigme
report-head-puzzles = Énigmes
report-head-right = Réussies
report-head-kind = Type d’énigme
report-head-score = Score
report-head-value = De 0 à 100
report-head-margin = Marge à 80 %
report-head-level = Niveau
report-head-difference = Écart à votre moyenne
report-head-needed = Compte à partir de
report-head-difficulty = Difficulté
report-head-time = Votre temps
report-head-median = Médiane de tous
report-head-medians = Médianes de tous, additionnées
report-head-answer = Votre réponse
report-head-part = Partie
report-head-error = Erreur type du score
report-head-within = 95 scores sur 100 à moins de
report-head-second = Second score
report-head-reading = Ce que cela veut dire
report-head-likely = Probabilité
report-head-week = Semaine
report-head-do = Que faire
report-head-why = Pourquoi

## Summary: the first page after the cover.

report-summary-title = En résumé
report-summary-lead = Votre score de QI est de { $score } ({ $margin }).
report-summary-lead-above = Votre score de QI est de { $score } ({ $margin }). Le test ne mesure pas plus haut : il n’indique donc pas de chiffre supérieur.
report-summary-lead-below = Votre score de QI est de { $score } ({ $margin }). Le test ne mesure pas plus bas : il n’indique donc pas de chiffre inférieur.
report-score-label = Score de QI
report-figure-class = Classe
report-figure-percentile = Sur 100 personnes
report-figure-percentile-note = avec un score inférieur
report-figure-right = Énigmes réussies
report-figure-right-note = chacune a sa propre difficulté
report-figure-time = Temps
report-figure-time-note = { $time } par énigme en moyenne
report-figure-place = Rang parmi les participants
report-figure-place-note = au { $date }
report-figure-reliability = Fiabilité
report-figure-reliability-note = des écarts entre scores ne viennent pas du hasard
report-class-one = Ce chiffre appartient à la classe « { $class } » ({ $range }), et toute sa marge aussi.
report-class-two = Ce chiffre appartient à la classe « { $class } » ({ $range }). Sa marge touche « { $low } » et « { $high } » : les deux sont donc possibles.
report-class-many = Ce chiffre appartient à la classe « { $class } » ({ $range }). Sa marge va de « { $low } » à « { $high } » : chaque classe de l’une à l’autre est donc possible.
report-class-limit = « { $score } » est une limite et n’appartient donc pas à une seule classe. Sa marge va de « { $low } » à « { $high } » : chaque classe de l’une à l’autre est donc possible.
report-class-limit-one = « { $score } » est une limite. Toute sa marge se trouve dans la classe « { $class } ».
report-percentile = { $n ->
    [one] Sur 100 personnes du groupe de référence, environ { $n } aurait un score inférieur.
   *[other] Sur 100 personnes du groupe de référence, environ { $n } auraient un score inférieur.
}
report-percentile-above = { $n ->
    [one] Sur 100 personnes du groupe de référence, au moins { $n } aurait un score inférieur.
   *[other] Sur 100 personnes du groupe de référence, au moins { $n } auraient un score inférieur.
}
report-percentile-below = { $n ->
    [one] Sur 100 personnes du groupe de référence, au plus { $n } aurait un score inférieur.
   *[other] Sur 100 personnes du groupe de référence, au plus { $n } auraient un score inférieur.
}
report-percentile-top = Sur 100 personnes du groupe de référence, plus de 99 auraient un score inférieur.
report-percentile-bottom = Sur 100 personnes du groupe de référence, moins de 1 aurait un score inférieur.
report-more-than-99 = plus de 99
report-fewer-than-1 = moins de 1
report-kinds-even = Vos résultats sont homogènes d’un type d’énigme à l’autre : les écarts restent dans les limites du hasard.
report-kinds-strength = { $kind } : { $distance } points au-dessus de votre propre moyenne, plus que le hasard ne l’explique. C’est un point fort.
report-kinds-weakness = { $kind } : { $distance } points au-dessous de votre propre moyenne, plus que le hasard ne l’explique. C’est votre point le plus faible.
report-kinds-untold = Aucun type d’énigme ne se détache : les énigmes d’un seul type en disent trop peu pour qu’un écart compte.
report-kinds-none = Cette version contient trop peu d’énigmes de certains types : les types n’ont donc pas de score à eux.
report-summary-remember = À retenir
report-summary-same = Lisez la marge avant le chiffre : votre vraie valeur peut très bien se situer n’importe où de { $low } à { $high }.
report-summary-same-open = Lisez la marge avant le chiffre. Ici, elle est ouverte d’un côté, car le test ne peut pas mesurer si loin.
report-summary-part = Le test mesure une partie de l’intelligence : trouver des règles dans des figures.
report-summary-alone = Personne n’a surveillé : le score est pour vous et ne prouve rien à un tiers.
report-valid = Vos réponses et vos temps sont ceux d’un essai sérieux : le score n’appelle aucune réserve sur le passage.
report-caution = Le passage est valable, mais ceci rend le score moins sûr :
report-norms-provisional = Les normes sont provisoires. La difficulté des énigmes est prédite à partir de leurs règles, et le niveau moyen est emprunté à une étude publiée. La marge est donc plus large.
report-norms-calibrating = La difficulté des énigmes est connue par les réponses d’autres personnes. Le niveau moyen est encore emprunté à une étude publiée, et la marge est donc plus large.
report-norms-bridged = La difficulté des énigmes est connue par les réponses d’autres personnes, et un échantillon d’adultes choisi par quotas fixe le niveau moyen.
report-norms-census = Les normes reposent sur le premier passage de nombreuses personnes, pondéré selon le recensement par âge, niveau d’études et sexe.

## The curve.

report-curve-title = Votre place sur la courbe
report-curve-lead-above = { $points ->
    [one] Votre score de { $score } est à un point au-dessus de la moyenne de 100 ({ $margin }).
   *[other] Votre score de { $score } est à { $points } points au-dessus de la moyenne de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Votre score de { $score } est à un point au-dessous de la moyenne de 100 ({ $margin }).
   *[other] Votre score de { $score } est à { $points } points au-dessous de la moyenne de 100 ({ $margin }).
}
report-curve-lead-at = Votre score est la moyenne, { $score } ({ $margin }).
report-curve-lead-limit = Votre score est de { $score } ({ $margin }). C’est la limite de ce que ce test mesure : la courbe montre donc cette limite, et non un point.
report-curve-score = Votre score : { $score }
report-curve-caption = Les classes, leurs limites et leur fréquence
report-curve-reached = l’atteint
report-curve-how = Comment lire la courbe
report-curve-hill = La courbe montre combien de personnes ont tel ou tel QI. La plupart sont au milieu : { $middle } sur 100 de 85 à 114, { $upper } de 115 à 129, { $top } à 130 ou plus.
report-curve-step = La moyenne est 100. Un pas de 15 points est un écart type, la distance habituelle des gens à la moyenne.
report-curve-why = Pourquoi une marge
report-curve-cover = Aucun test court ne mesure au point près. Sur 100 personnes dont la marge est établie ainsi, environ 95 ont leur vraie valeur à l’intérieur.
report-curve-error = Deux choses l’élargissent : le test, dont l’erreur type sur la vraie valeur est de { $test } points pour vos réponses, et les normes, avec une erreur type d’environ { $norms } points.
report-curve-sides = À partir de votre score, elle s’étend de { $down } points vers le bas et de { $up } vers le haut. Un score est une place parmi des gens mesurés avec la même erreur, ce qui le rapproche un peu de 100. La marge, elle, n’est pas déplacée.

## Ranking.

report-ranking-title = Classement
report-ranking-caption = Sur 100 personnes du groupe de référence
report-ranking-lower = avec un score inférieur
report-ranking-higher = avec un score égal ou supérieur
report-ranking-place = Par rapport à vous
report-ranking-ends = La marge vaut ici aussi : le nombre de personnes sur 100 avec un score inférieur va de { $low } (extrémité basse) à { $high } (extrémité haute).
report-ranking-end-low = La marge vaut ici aussi : même à son extrémité basse, sur 100 personnes, { $low } auraient un score inférieur. Vers le haut, elle est ouverte.
report-ranking-end-high = La marge vaut ici aussi : à son extrémité haute, le nombre de personnes sur 100 avec un score inférieur est de { $high }. Vers le bas, elle est ouverte.
report-ranking-rare-high = Environ une personne sur { $n } obtient un score égal ou supérieur.
report-ranking-rarest = Moins d’une personne sur { $n } obtient un score égal ou supérieur.
report-ranking-middle = La moitié des gens ont un score compris entre 90 et 110, et vous aussi.
report-ranking-takers = Parmi les personnes qui ont passé ce test
report-ranking-own = Au { $date }, ce test comptait { $n } passages valables, dont { $lower } avec un score inférieur au vôtre, { $same } avec le même (le vôtre compris) et { $higher } avec un score supérieur. C’est le rang { $place } sur { $n }.
report-ranking-average = La moyenne des participants est de { $average }. Ils ont choisi de passer le test et ne sont donc pas représentatifs de tout le monde. Le groupe de référence ci-dessus offre une comparaison plus juste.
report-ranking-you = Votre score
report-ranking-takers-caption = Nombre de participants par score
report-ranking-few = Lors de la création de ce rapport, moins de { $floor } passages valables de ce test avaient été évalués avec ces normes. Un rang parmi si peu de gens ne dit rien : nous n’en donnons pas. La comparaison ci-dessus n’en dépend pas.
report-ranking-places-caption = Des scores et leur place dans le groupe de référence
report-ranking-places = Pour comparer : combien de personnes sur 100 du groupe de référence ont un score inférieur à chacun de ceux-ci.
report-ranking-norm = Le groupe de référence se compose d’adultes de tous âges. Il n’existe pas encore de normes par âge : tout le monde est donc comparé aux mêmes personnes.

## What the score means.

report-meaning-title = Ce que signifie le score
report-meaning-lead = Le score dit à quel point vous avez su trouver des règles dans des figures le { $date }, par rapport à d’autres personnes ({ $score }, { $margin }).
report-meaning-says = Ce qu’il dit
report-meaning-fluid = Trouver des règles dans quelque chose de nouveau s’appelle le raisonnement fluide. C’est une partie de l’intelligence, celle qui dépend le moins de la langue et de l’école.
report-meaning-high = Ces règles vous viennent plus facilement qu’à la plupart des gens : toute la marge est au-dessus de la moyenne de 100.
report-meaning-middle = Vous trouvez ces règles à peu près aussi bien que la plupart des gens : { $people } personnes sur 100 sont dans la classe de 85 à 114.
report-meaning-unsure = La marge s’étend de part et d’autre de la moyenne de 100. Le test ne dit donc pas si ces règles vous viennent plus facilement qu’à la plupart des gens, ou moins.
report-meaning-low = Vous avez trouvé moins de ces règles que la plupart des gens. La fatigue, le bruit, un petit écran, des soucis ou peu d’habitude de ces énigmes font baisser un score ; les réponses ne montrent pas si l’un d’eux a joué, ni lequel.
report-meaning-again = Avec d’autres énigmes du même genre, votre score resterait à { $points } points au plus de celui-ci dans 95 cas sur 100.
report-meaning-expected = Énigmes faciles et difficiles
report-meaning-caption = Les réponses dont vient votre score, selon la difficulté par rapport à lui
report-meaning-easy = plus facile d’au moins 15 points
report-meaning-near = à peu près au niveau de votre score
report-meaning-hard = plus difficile d’au moins 15 points
report-meaning-missed = { $n ->
    [one] Vous avez manqué une énigme plus facile que votre score d’au moins 15 points.
   *[other] Vous avez manqué { $n } énigmes plus faciles que votre score d’au moins 15 points.
}
report-meaning-solved = { $n ->
    [one] Vous avez réussi une énigme plus difficile que votre score d’au moins 15 points.
   *[other] Vous avez réussi { $n } énigmes plus difficiles que votre score d’au moins 15 points.
}
report-meaning-usual = C’est en partie habituel : l’attention se relâche, et au hasard on tombe juste une fois sur six.
report-meaning-smooth = Vous n’avez manqué aucune énigme bien plus facile que votre score et n’en avez réussi aucune bien plus difficile. Vos réponses suivent de près la difficulté.
report-meaning-likely = La classe la plus probable
report-meaning-likely-caption = Où se trouve votre vraie valeur
report-meaning-likely-text = À lire ainsi : sur 100 personnes du groupe de référence aux réponses semblables aux vôtres, c’est le nombre de celles dont la vraie valeur est dans cette classe. La marge et la fréquence de chaque classe y entrent toutes deux.
report-less-than-1 = moins de 1 %
report-meaning-not = Ce qu’il ne dit pas
report-meaning-not-parts = Ce que valent votre mémoire, vos connaissances, votre langage ou vos idées. Rien de cela n’a été mesuré.
report-meaning-not-worth = Votre valeur, votre caractère, ni jusqu’où vous pouvez aller.
report-meaning-not-diagnosis = Si quelqu’un a un haut potentiel ou un handicap. Il faut pour cela un psychologue qui fait passer des tests en personne.
report-meaning-not-fixed = Votre score dans dix ans. Un score est la mesure d’un jour.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Dimensions
report-dimensions-caption = Scores par type d’énigme
report-reference = Plage de référence : { $low } à { $high }
report-dimensions-scale = Tous les scores sont sur l’échelle de moyenne 100. La plage de référence, de { $low } à { $high }, contient la moitié centrale des gens. Les marges sont ici celles du test. L’erreur des normes, d’environ { $norms } points, s’y ajoute et déplace tous les types de la même façon.
report-dimensions-levels = Niveaux : très élevé à partir de 125, élevé à partir de 110, moyen à partir de 90, bas à partir de 75, très bas en dessous. Un niveau n’est indiqué que si la marge à 80 % tient dans deux niveaux voisins ; sinon, les données sont insuffisantes.
report-dimensions-joined = Quelques énigmes d’un seul type mesurent mal. Chaque score les combine donc avec ce que disent toutes les autres, dans la mesure où nous supposons que les types vont ensemble chez les gens (corrélation { $correlation }). Cela rend les scores plus sûrs et les rapproche les uns des autres.
report-dimensions-pace = Le rythme figure à côté des types et ne fait pas partie du score de QI.
report-difference-caption = Chaque type face à votre propre moyenne
report-dimensions-chance = Un écart compte comme point fort ou point faible à partir du chiffre de la dernière colonne. Le hasard en produit un aussi grand dans moins d’un cas sur dix.

## One page for each kind of task.

report-kind-lead = Vous avez réussi { $right } des { $n } énigmes de ce type.
report-read-very-high = Bien au-dessus de la plage de référence : environ { $n } personnes sur 100 ont un score inférieur.
report-read-high = Au-dessus de la plage de référence : environ { $n } personnes sur 100 ont un score inférieur.
report-read-moderate = Dans la plage de référence : environ { $n } personnes sur 100 ont un score inférieur.
report-read-low = Au-dessous de la plage de référence : environ { $n } personnes sur 100 ont un score inférieur.
report-read-very-low = { $n ->
    [one] Nettement au-dessous de la plage de référence : environ { $n } personne sur 100 a un score inférieur.
   *[other] Nettement au-dessous de la plage de référence : environ { $n } personnes sur 100 ont un score inférieur.
}
report-read-not-enough = La marge de { $low } à { $high } couvre trop de niveaux pour en indiquer un.
report-kind-what = Ce que demande ce type
report-kind-what-induction = Une ou deux règles d’ordre et de nombre : quelque chose grandit ou rapetisse pas à pas, des formes alternent, deux quantités en donnent une troisième. Il s’agit de remarquer ce qui change et de vérifier une idée sur les trois lignes.
report-kind-what-logic = Des figures se superposent : la troisième case garde ce qu’a l’une ou l’autre, ce qu’ont les deux, ce que n’a qu’une seule, ce qu’a la première sans la deuxième, ou ce qui manque aux deux. Il s’agit de comparer case par case, élément par élément, et de nommer l’opération.
report-kind-what-spatial = Des figures tournent, se reflètent ou passent d’une place à l’autre. Il s’agit de déplacer une figure en pensée et de voir si le même mouvement mène de chaque case à la suivante.
report-kind-what-several = Trois règles ou plus agissent en même temps, chacune sur une autre propriété. Il s’agit moins de trouver une règle que d’en distinguer plusieurs et de vérifier chacune sur les réponses proposées.
report-kind-how = Comment résoudre ces énigmes
report-kind-how-induction = Prenez une propriété à la fois : nombre, taille, forme, fond. Dites sa règle à voix haute pour la première ligne, puis essayez-la sur la deuxième. Si elle échoue, descendez les colonnes.
report-kind-how-logic = Prenez un élément de la figure, un segment ou un pétale, et suivez-le le long de la ligne. Est-il dans la troisième case s’il était dans une, dans les deux, dans aucune ? Deux éléments suffisent le plus souvent à trancher entre les opérations.
report-kind-how-spatial = Choisissez un repère, comme une pointe ou un côté ouvert, et ne suivez que lui. Comptez sa rotation en huitièmes de tour. Si aucune rotation ne convient, pensez au miroir.
report-kind-how-several = Réglez une propriété, écartez toutes les réponses qui ne la respectent pas, puis passez à la suivante. Une fois trois règles fixées, il reste une réponse, et rien n’a dû être gardé longtemps en tête.
report-kind-caption = Vos énigmes de ce type
report-kind-others = En moyenne, les gens en réussissent { $expected }.
report-kind-time = Vous y avez passé { $time }, soit { $percent } de votre temps dans le test.
report-kind-within = Écart à votre propre moyenne, en points : { $difference }. Cela reste dans les limites du hasard.
report-kind-untold = Écart à votre propre moyenne, en points : { $difference }. Les énigmes de ce type en disent trop peu pour qu’il compte.
report-kind-worth = Si les types vont ensemble comme nous le supposons, le nombre total de bonnes réponses explique { $total } des différences entre les gens pour ce type. Avec en plus les énigmes de ce type, c’est { $joined }.

## Pace.

report-pace-lead = Énigme par énigme, il vous a fallu environ { $percent } du temps habituel (moyenne des rapports).
report-pace-lead-none = On ne sait pas encore assez bien combien de temps les autres prennent pour ces énigmes : votre rythme n’a donc pas de niveau.
report-pace-fast = Plus rapide que la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
report-pace-middle = Dans la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
report-pace-slow = { $n ->
    [one] Plus lent que la plage de référence : environ { $n } personne sur 100 prend plus de temps.
   *[other] Plus lent que la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
}
report-pace-none = Vos propres temps sont ci-dessous. Il faut au moins { $floor } autres personnes sur les mêmes énigmes pour un niveau.
report-pace-neutral-title = Comment le lire
report-pace-neutral = Le rythme ne fait pas partie du score de QI, et plus vite n’est pas mieux. Aucun chronomètre n’arrêtait le test : prendre plus de temps n’a rien coûté.
report-pace-method = Il est calculé à partir de vos temps sur { $n } énigmes. Chacun est rapporté aux temps de tous ceux qui ont répondu à la même énigme : une énigme difficile ne passe donc pas pour de la lenteur. Dans la moyenne des rapports, une seule longue réflexion pèse moins que dans les sommes ci-dessous : les deux peuvent donc différer.
report-pace-reliability = Environ { $percent } des différences entre les gens dans ce chiffre sont réelles, le reste est dû au hasard. L’ampleur des différences de rythme est tirée de réponses publiées à de telles énigmes.
report-pace-quicker-than = Sur { $n } des { $all } énigmes, vous avez été plus rapide que la moitié des gens.
report-pace-thirds = Du début à la fin
report-pace-thirds-caption = Votre temps en trois parties
report-part-first = Premier tiers, { $from }–{ $to }
report-part-middle = Deuxième tiers, { $from }–{ $to }
report-part-last = Dernier tiers, { $from }–{ $to }
report-pace-slower = Par rapport aux autres, vous avez ralenti : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-quicker = Par rapport aux autres, vous avez accéléré : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-kept = Par rapport aux autres, votre rythme a peu changé : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-harder = Les énigmes deviennent plus difficiles en chemin : d’une difficulté moyenne de QI { $first } dans le premier tiers à { $last } dans le dernier. Il est donc normal d’y passer plus de temps.

## Time and effort.

report-time-title = Temps et effort
report-time-lead = Vous avez mis { $time } au total, { $each } par énigme en moyenne.
report-time-caption = Secondes par énigme
report-time-own = Vous
report-time-median = Médiane de tous
report-time-kinds-caption = Temps par type d’énigme
report-time-noticed = Ce que montrent les temps
report-time-ends = La plus longue a été l’énigme { $slowest } ({ $long }), la plus courte l’énigme { $quickest } ({ $short }).
report-time-later = Le dernier tiers a pris plus de temps que le premier : { $last } après { $first }.
report-time-earlier = Le dernier tiers a pris moins de temps que le premier, alors que ses énigmes sont plus difficiles : { $last } après { $first }.
report-time-wrong-longer = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. Vous avez passé plus de temps sur les énigmes manquées.
report-time-wrong-shorter = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. Les mauvaises sont venues plus vite : un second regard en aurait peut-être valu la peine.
report-time-alike = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. La différence est minime.
report-effort = Effort
report-effort-rapid = { $n ->
    [one] Une réponse est venue trop vite pour que l’énigme ait été lue. Le score la laisse de côté.
   *[other] { $n } réponses sont venues trop vite pour que l’énigme ait été lue. Le score les laisse de côté.
}
report-effort-none-rapid = Aucune réponse n’est venue trop vite pour que l’énigme ait été lue.
report-effort-open = { $n ->
    [one] Une énigme est restée sans réponse. Elle compte comme fausse.
   *[other] { $n } énigmes sont restées sans réponse. Elles comptent comme fausses.
}
report-effort-none-open = Aucune énigme n’est restée sans réponse.
report-effort-changes = { $n ->
    [one] Vous avez changé d’avis une fois.
   *[other] Vous avez changé d’avis { $n } fois.
}
report-effort-no-changes = Vous n’avez changé aucune réponse une fois donnée.

## How it was measured.

report-measured-title = La méthode de mesure
report-measured-lead = Le score de { $score } ({ $margin }) est calculé à partir de vos réponses à { $questions } énigmes. Les mêmes réponses donneront le même score à tout moment.
report-measured-model = Chaque énigme a une courbe qui dit avec quelle probabilité une personne d’une aptitude donnée la réussit, selon une difficulté, une pente et une chance de deviner (modèle logistique à trois paramètres). Le score est l’aptitude qui explique le mieux toutes vos réponses (vraisemblance pondérée).
report-measured-group = Groupe de référence : adultes de tous âges ; normes de { $version } ; valeurs des énigmes en version { $values }.
report-measured-provisional = Groupe de référence : adultes de tous âges ; normes de { $version }, provisoires ; valeurs des énigmes en version { $values }. La difficulté des énigmes est prédite à partir de leurs règles. Le niveau est celui de { $n } adultes qui ont résolu en ligne des énigmes semblables (Zorowitz et al. 2024), moins { $shift } écart type, car ceux qui participent à de telles études sont plutôt au-dessus de la moyenne. La marge est donc plus large.
report-measured-calibrating = Groupe de référence : adultes de tous âges ; normes de { $version } ; valeurs des énigmes en version { $values }. La difficulté des énigmes est connue par les réponses d’autres personnes. Le niveau est celui de { $n } adultes qui ont résolu en ligne des énigmes semblables (Zorowitz et al. 2024), moins { $shift } écart type, car ceux qui participent à de telles études sont plutôt au-dessus de la moyenne. La marge est donc plus large.
report-measured-level = Niveau des normes
report-measured-level-note = erreur type en points de QI
report-measured-range = Étendue mesurée
report-measured-range-note = au-delà : « ou plus », « ou moins »
report-measured-caption = Avec quelle précision cette version mesure
report-measured-errors = La précision du test dépend du niveau. Le tableau montre de combien les scores de personnes ayant la même vraie valeur se dispersent autour de leur moyenne, sans l’erreur des normes. Les scores sont un peu rapprochés de 100 : c’est donc moins que l’erreur sur la vraie valeur, dont vient la marge.
report-measured-unwatched = C’est un test en ligne sans surveillance : personne n’a vu qui répondait, où, ni avec quelle aide.
report-measured-not = Ne convient pas pour
report-measured-not-diagnosis = un diagnostic, quel qu’il soit
report-measured-not-hiring = une embauche, une promotion ou une admission
report-measured-not-others = une décision sur quelqu’un d’autre
report-measured-not-children = les moins de 16 ans, pour qui il n’y a pas de normes

## What to do with the result.

report-advice-title = Qu’en faire
report-advice-lead = Voyez dans { $score } ({ $margin }) un ordre de grandeur, pas une étiquette.
report-advice-yours = D’après vos propres chiffres
report-advice-class = Si l’on vous demande, donnez la marge avec le chiffre. Sans elle, le chiffre affirme plus que ce qui a été mesuré.
report-advice-compare = Le score d’une autre personne ne diffère vraiment du vôtre que s’il en est éloigné de plus de { $points } points. En deçà, cela peut être le hasard.
report-advice-missed = Si vous voulez vous exercer, commencez par « { $kind } » : parmi les énigmes jusqu’à la difficulté { $limit }, c’est là que vous en avez manqué le plus, { $missed } sur { $n }.
report-advice-none-missed = Parmi les énigmes jusqu’à la difficulté { $limit }, vous en avez manqué une au plus : il n’y a donc pas de type par lequel commencer.
report-advice-lean = Un écart entre les types d’énigmes est plus grand que le hasard ne l’explique. Ne vous y fiez que si un second test le montre à nouveau.
report-advice-even = Aucun type d’énigme ne se détache des autres comme point fort ou point faible.
report-advice-slower = Vos mauvaises réponses sont venues plus vite que les bonnes ({ $wrong } contre { $right } en médiane). Revérifier la dernière ligne coûte peu.
report-advice-caution = Quelque chose dans ce passage rend le score moins sûr ; la page « Temps et effort » dit quoi. Un second passage sans cela en dirait plus que celui-ci.
report-advice-open = La prochaine fois, répondez à tout. Au hasard, on tombe juste une fois sur six ; sans réponse, jamais.
report-advice-low = Si le score vous surprend parce que tout va bien à l’école ou au travail, fiez-vous à l’école et au travail : des années en disent plus qu’un test.
report-advice-high = Si vous voulez une preuve pour d’autres, passez un test surveillé. Les associations et les psychologues n’acceptent que ceux-là.
report-advice-uses = À quoi cela sert
report-advice-use-place = Savoir à peu près où vous vous situez dans une façon de penser, avec la marge à côté.
report-advice-use-baseline = Avoir une première valeur à laquelle comparer un test ultérieur, dans { $months } mois au plus tôt.
report-advice-use-slips = Voir quelles erreurs vous faites : les pages des questions disent quelle règle chacune de vos mauvaises réponses ne respecte pas.
report-advice-help = Quand consulter
report-advice-school = Pour des questions d’école, de formation ou de travail : un psychologue teste plusieurs aptitudes en personne, dans votre langue, et parle avec vous de la suite.
report-advice-worry = Si la pensée, la mémoire ou l’attention ont baissé, ou si un score bas vous inquiète, parlez-en à un médecin. Ce test ne peut ni trouver ni exclure une cause.
report-advice-mood = Si le chiffre vous gâche l’humeur pendant des jours, parlez-en à quelqu’un de confiance. Aucun score ne vaut cela.
report-advice-again = Repasser le test
report-advice-wait = Attendez au moins { $months } mois. Avoir déjà vu de telles énigmes vaut environ 3 à 4 points la deuxième fois (Hausknecht et al. 2007), et presque rien de plus après la troisième (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guide d’entraînement cérébral
report-guide-lead = Aucun entraînement connu n’augmente durablement l’intelligence générale. En s’exerçant, on progresse dans ce que l’on exerce, et de bonnes habitudes aident à apprendre.
report-guide-evidence = Sept psychologues ont passé la recherche en revue : les programmes d’entraînement cérébral améliorent les tâches exercées, moins les tâches semblables, et presque rien au quotidien (Simons et al. 2016). Il en va autrement d’une année d’école ou d’études en plus : elle allait de pair avec 1 à 5 points de QI (Ritchie & Tucker-Drob 2018).
report-guide-start = Par où commencer
report-guide-missed = Commencez par « { $kind } » : parmi les énigmes à votre portée, jusqu’à la difficulté { $limit }, c’est là que vous en avez manqué le plus, { $missed } sur { $n }.
report-guide-none-missed = Parmi les énigmes jusqu’à la difficulté { $limit }, vous en avez manqué une au plus : aucun type ne passe avant les autres. Prenez les quatre tour à tour.
report-guide-spread = Parmi les énigmes manquées jusqu’à la difficulté { $limit }, aucun type ne l’emporte nettement : aucun ne passe avant les autres. Prenez les quatre tour à tour.
report-guide-numbers = À refaire sans regarder les solutions : { $numbers }.
report-guide-plan = Quatre semaines
report-guide-plan-caption = Vingt minutes, trois fois par semaine
report-guide-week-1 = Refaites les énigmes manquées. Dites chaque règle à voix haute avant de choisir.
report-guide-week-1-slow = Refaites les énigmes qui vous ont pris le plus de temps. Dites chaque règle à voix haute avant de choisir.
report-guide-why-1 = Qui s’explique chaque étape apprend davantage des exemples (Chi et al. 1989).
report-guide-week-2 = Mélangez les types au lieu d’en faire un à la fois.
report-guide-why-2 = Mélanger est plus difficile, mais l’effet dure plus longtemps (Rohrer & Taylor 2007).
report-guide-week-3 = Laissez deux jours entre les séances, et retrouvez d’abord de mémoire les règles de la semaine passée.
report-guide-why-3 = L’espacement et le rappel fixent ce que l’on a appris (Cepeda et al. 2006 ; Roediger & Karpicke 2006).
report-guide-week-4 = Inventez deux énigmes à deux règles chacune, et faites-les résoudre par quelqu’un.
report-guide-why-4 = Pour inventer, on rappelle les règles de mémoire, et le rappel fixe ce que l’on a appris (Roediger & Karpicke 2006).
report-guide-habits = Les habitudes qui aident
report-guide-sleep = Dormir. Ce que l’on a appris se consolide pendant le sommeil (Diekelmann & Born 2010), et c’est l’attention qui souffre le plus des nuits courtes (Lim & Dinges 2010).
report-guide-move = Bouger. Des programmes d’endurance ont apporté de petits gains d’attention, de vitesse et de mémoire (Smith et al. 2010).
report-guide-honest = En moyenne, un second test montre 3 à 4 points de plus, parce que ces énigmes sont alors connues. C’est un gain d’entraînement, pas d’intelligence. Chez une seule personne, un écart allant jusqu’à { $points } points peut être le hasard.

## Taking a test again.

report-retest-title = Repasser un test
report-retest-lead = Un second score ne dit quelque chose que s’il est à plus de { $points } points au-dessous de { $score } ou à plus de { $higher } points au-dessus : vers le haut, 4 points tiennent à l’entraînement.
report-retest-lead-limit = « { $score } » est une limite : un second score ne peut pas lui être comparé comme un chiffre. Deux scores dans l’étendue mesurée doivent s’écarter de plus de { $points } points pour que la différence dise quelque chose.
report-retest-how = Les deux scores ont une erreur. À votre niveau, celle d’un score est de { $error } points ; dans une différence, les deux s’ajoutent. Le chiffre vaut avec les mêmes normes : l’erreur de leur niveau est alors la même dans les deux scores.
report-retest-caption = Votre score et un second
report-retest-below = moins de { $iq }
report-retest-above = plus de { $iq }
report-retest-really-lower = plus bas, plus que le hasard ne l’explique
report-retest-no-difference = aucune différence distincte du hasard
report-retest-really-higher = plus haut, plus que le hasard et l’entraînement ne l’expliquent
report-retest-practice-title = Ce que fait l’entraînement
report-retest-practice = Sur 107 échantillons, les gens ont gagné environ un quart d’écart type la deuxième fois, ici 3 à 4 points, et plus avec exactement les mêmes énigmes (Hausknecht et al. 2007). Après la troisième fois, presque rien ne s’ajoute (Scharfen et al. 2018). Le premier score valable est donc celui à garder, et un second score plus élevé doit l’être de 4 points de plus pour compter.
report-retest-fair = Pour une comparaison juste
report-retest-wait = Attendez au moins { $months } mois. Vous recevrez d’autres énigmes du même genre.
report-retest-same = Passez-le à tête reposée, sans interruption, sur le même genre d’écran.
report-retest-norms = Ne comparez que des scores aux mêmes normes. S’il en existe de plus récentes, votre rapport propose ce passage noté avec elles.
report-retest-form = Comparez des tests de même longueur. Un test plus court a une marge plus large.
report-retest-average = Deux passages en disent plus qu’un : la moyenne de deux scores a environ sept dixièmes de l’erreur propre au test. L’erreur sur le niveau des normes, elle, reste.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Les mots expliqués
report-glossary-lead = Dans l’ordre où le rapport les emploie.
report-term-iq = QI
report-term-iq-text = Une place parmi les gens, sur une échelle de moyenne 100 et d’écart type 15.
report-term-margin = Marge
report-term-margin-text = L’intervalle où se trouve la vraie valeur dans 95 (ou 80) cas sur 100.
report-term-true = Vraie valeur
report-term-true-text = Votre place sur l’échelle si le test mesurait sans erreur. La marge porte sur elle. Les scores sont un peu rapprochés de 100, la vraie valeur non.
report-term-class = Classe
report-term-class-text = Une plage de QI qui porte un nom. Ses limites sont convenues, non trouvées dans la nature.
report-term-norms = Normes
report-term-norms-text = La répartition des scores dans le groupe auquel tous sont comparés, et sa version.
report-term-group = Groupe de référence
report-term-group-text = Les gens auxquels tout le monde est comparé : des adultes de tous âges.
report-term-percentile = Sur 100 personnes
report-term-percentile-text = Combien de personnes sur 100 du groupe de référence auraient un score inférieur.
report-term-deviation = Écart type
report-term-deviation-text = La distance habituelle à la moyenne : environ 68 personnes sur 100 en sont à un écart type au plus.
report-term-error = Erreur type
report-term-error-text = La distance habituelle entre la valeur mesurée et la vraie. Le double donne une marge à 95 %.
report-term-reliability = Fiabilité
report-term-reliability-text = La part des écarts entre scores qui ne vient pas du hasard.
report-term-fluid = Raisonnement fluide
report-term-fluid-text = Trouver et appliquer des règles dans quelque chose de nouveau, sans connaître le domaine.
report-term-reference = Plage de référence
report-term-reference-text = De 90 à 110 : là où se trouve la moitié centrale des gens.
report-term-level = Niveau
report-term-level-text = Un mot pour le score d’un type, indiqué seulement si la marge le permet.
report-term-difficulty = Difficulté
report-term-difficulty-text = Parmi les gens qui ont ce QI, la moitié réussit l’énigme.
report-term-likelihood = Vraisemblance pondérée
report-term-likelihood-text = Une façon de trouver l’aptitude qui explique le mieux toutes les réponses, presque sans biais.
report-term-median = Médiane
report-term-median-text = La valeur du milieu : la moitié est au-dessous, la moitié au-dessus.
report-term-rapid = Trop rapide pour le score
report-term-rapid-text = Réponse donnée en moins de temps qu’il n’en faut pour lire l’énigme. De telles réponses ne tombent pas plus souvent juste que le hasard : le score les laisse de côté. Elles restent dans le nombre de bonnes réponses.
report-term-valid = Passage valable
report-term-valid-text = Un passage avec assez de réponses, données avec assez de temps pour être un véritable essai.
report-term-practice = Effet d’entraînement
report-term-practice-text = Ce qu’un second test gagne parce que ces énigmes sont connues.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Vous avez choisi la réponse { $number }
report-sheet-open = Sans réponse
report-sheet-difficulty = Difficulté : QI { $iq }
report-sheet-time = Votre temps : { $time }
report-sheet-rapid = Votre temps : { $time }, trop rapide pour le score
report-sheet-median = Médiane de tous : { $time }
report-sheet-right = Juste
report-sheet-wrong = Faux
report-sheet-right-rapid = Juste, mais trop rapide
report-sheet-wrong-rapid = Faux, trop rapide
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } de l’ensemble des { $answered } personnes ont choisi la bonne réponse.
report-sheet-key = Bonne réponse : { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Attestation de participation
report-certificate-statement = a terminé le { $date } le test « { $exam } », qui compte { $questions } énigmes.
report-certificate-unsupervised = Test en ligne sans surveillance
report-certificate-check = Tout le monde peut vérifier cette attestation sur
