### What the bought report says, on screen and on paper.

report-title = Votre rapport
report-exam = Test de QI
report-exam-short = Test de QI, version courte
report-sample-mark = Exemple avec des réponses simulées
report-score-above = { $iq } ou plus
report-score-below = { $iq } ou moins
report-margin = marge d’erreur à 95 % : { $span }
report-span = { $low } à { $high }
report-span-from = { $low } et plus
report-span-to = { $high } et moins
report-span-open = sans limite inférieure ni supérieure
report-norms = Groupe de comparaison { $version }, { $phase }
report-language-english = anglais
report-questionnaire-version = Questionnaire version { $version }, groupe de comparaison { $norms }.
report-phase-provisional = provisoire
report-phase-calibrating = moyenne tirée d’une étude publiée
report-phase-bridged = moyenne de notre propre échantillon
report-phase-census = ajusté au recensement
report-seconds = { $seconds } s
report-minutes = { $minutes } min { $seconds } s
report-count = { $part } sur { $whole }
report-sources = Sources

## Names of the kinds of task and of the levels.

report-kind-induction = Recherche de motifs
report-kind-logic = Logique visuelle
report-kind-spatial = Raisonnement spatial
report-kind-several = Combinaison de règles
report-kind-pace = Rythme
report-level-very-high = Très élevé
report-level-high = Élevé
report-level-moderate = Moyen
report-level-low = Bas
report-level-very-low = Très bas
report-level-not-enough = Pas de niveau net

## Heads of columns. Short.

report-head-class = Catégorie
report-head-iq = QI
report-head-people = Sur 100 personnes
report-head-touched = Dans votre marge
report-head-lower = Rang centile
report-head-takers = Participants
report-head-puzzle = Énigme
report-head-puzzles = Énigmes
report-head-right = Résolues
report-head-kind = Type d’énigme
report-head-score = Score
report-head-value = De 0 à 100
report-head-margin = Marge à 80 %
report-head-level = Niveau
report-head-difference = Écart à votre moyenne
report-head-needed = Compte à partir de
report-head-difficulty = Difficulté
report-head-time = Votre temps
report-head-median = Temps médian
report-head-medians = Temps médian total
report-head-answer = Votre réponse
report-head-part = Partie
report-head-error = Erreur type
report-head-within = 95 scores sur 100 à moins de
report-head-second = Second score
report-head-reading = Ce que cela signifie
report-head-likely = Probabilité
report-head-week = Semaine
report-head-do = Que faire
report-head-why = Pourquoi

## Summary: the first page after the cover.

report-summary-title = En résumé
report-summary-lead = Votre score de QI est de { $score } ({ $margin }).
report-summary-lead-above = Votre score de QI est de { $score } ({ $margin }). C’est le plus haut score que ce test puisse mesurer.
report-summary-lead-below = Votre score de QI est de { $score } ({ $margin }). C’est le plus bas score que ce test puisse mesurer.
report-score-label = Score de QI
report-figure-class = Catégorie
report-figure-percentile = Rang centile
report-figure-percentile-note = sur 100 ont un score inférieur
report-figure-right = Énigmes résolues
report-figure-right-note = elles n’ont pas toutes le même poids
report-figure-time = Temps
report-figure-time-note = { $time } par énigme en moyenne
report-figure-place = Rang parmi les participants
report-figure-place-note = au { $date }
report-figure-reliability = Fiabilité
report-figure-reliability-note = des écarts entre scores sont réels
report-class-one = Votre score est dans la catégorie « { $class } » ({ $range }), et toute la marge d’erreur aussi.
report-class-two = Votre score est dans la catégorie « { $class } » ({ $range }). Avec la marge d’erreur, votre score vrai peut se situer dans « { $low } » ou dans « { $high } ».
report-class-many = Votre score est dans la catégorie « { $class } » ({ $range }). Avec la marge d’erreur, votre score vrai peut aller de « { $low } » à « { $high } ».
report-class-limit = Votre score est de { $score }. Avec la marge d’erreur, votre score vrai peut aller de « { $low } » à « { $high } ».
report-class-limit-one = Votre score est de { $score }, et toute la marge d’erreur est dans la catégorie « { $class } ».
report-percentile = { $n ->
    [one] Vous avez fait mieux qu’environ une personne sur 100.
   *[other] Vous avez fait mieux qu’environ { $n } personnes sur 100.
}
report-percentile-above = { $n ->
    [one] Vous avez fait mieux qu’au moins une personne sur 100.
   *[other] Vous avez fait mieux qu’au moins { $n } personnes sur 100.
}
report-percentile-below = { $n ->
    [one] Vous avez fait mieux qu’une personne sur 100 au plus.
   *[other] Vous avez fait mieux que { $n } personnes sur 100 au plus.
}
report-percentile-top = Vous avez fait mieux que plus de 99 personnes sur 100.
report-percentile-bottom = Moins d’une personne sur 100 a un score inférieur.
report-more-than-99 = plus de 99
report-fewer-than-1 = moins de 1
report-kinds-even = Vos résultats sont homogènes d’un type d’énigme à l’autre. Les petits écarts peuvent être dus au hasard.
report-kinds-strength = « { $kind } » est un point fort : { $distance } points au-dessus de votre propre moyenne, plus que le hasard ne l’explique.
report-kinds-weakness = « { $kind } » est votre point le moins fort : { $distance } points au-dessous de votre propre moyenne, plus que le hasard ne l’explique.
report-kinds-untold = Aucun type d’énigme ne se détache. Il y a trop peu d’énigmes de chaque type pour que les écarts soient parlants.
report-kinds-none = Ce test compte trop peu d’énigmes de certains types pour donner un score propre à chacun.
report-summary-remember = Bon à savoir
report-summary-same = Gardez la marge d’erreur en tête : votre score vrai se situe très probablement entre { $low } et { $high }.
report-summary-same-open = Gardez la marge d’erreur en tête. D’un côté, elle dépasse ce que ce test peut mesurer.
report-summary-part = Le test mesure une partie de l’intelligence : l’aptitude à trouver des règles dans des énigmes visuelles.
report-summary-alone = Vous avez passé le test sans surveillance : le résultat est pour vous et n’a pas valeur de preuve pour des tiers.
report-valid = Rien dans vos réponses ni dans leur durée ne rend ce score moins sûr.
report-caution = Votre test est valide, mais ces points rendent le score moins sûr :
report-norms-provisional = Votre score est provisoire tant que nous constituons notre groupe de comparaison. Pour l’instant, la difficulté des énigmes est prédite à partir de leurs règles, et la moyenne vient d’une étude publiée. Votre marge d’erreur est élargie en conséquence.
report-norms-calibrating = La difficulté des énigmes est établie d’après les réponses de vraies personnes. La moyenne vient encore d’une étude publiée, et votre marge d’erreur est élargie en conséquence.
report-norms-bridged = La difficulté des énigmes est établie d’après les réponses de vraies personnes, et la moyenne vient d’un échantillon d’adultes choisis par quotas.
report-norms-census = Votre score est comparé aux premiers tests de nombreuses personnes, pondérés selon le recensement par âge, niveau d’études et sexe.

## The curve.

report-curve-title = Votre score sur la courbe en cloche
report-curve-lead-above = { $points ->
    [one] Votre score de { $score } se situe un point au-dessus de la moyenne de 100 ({ $margin }).
   *[other] Votre score de { $score } se situe { $points } points au-dessus de la moyenne de 100 ({ $margin }).
}
report-curve-lead-below = { $points ->
    [one] Votre score de { $score } se situe un point au-dessous de la moyenne de 100 ({ $margin }).
   *[other] Votre score de { $score } se situe { $points } points au-dessous de la moyenne de 100 ({ $margin }).
}
report-curve-lead-at = Votre score de { $score } correspond à la moyenne ({ $margin }).
report-curve-lead-limit = Votre score est de { $score } ({ $margin }). C’est la limite de ce que ce test mesure, et la courbe l’indique ainsi.
report-curve-score = Votre score : { $score }
report-curve-caption = Les catégories de QI et leur fréquence
report-curve-reached = oui
report-curve-how = Comment lire la courbe
report-curve-hill = La courbe montre la fréquence de chaque QI. La plupart des gens sont au milieu : { $middle } sur 100 ont entre 85 et 114, { $upper } entre 115 et 129, et { $top } ont 130 ou plus.
report-curve-step = La moyenne est de 100. Quinze points font un écart type, la distance habituelle à la moyenne.
report-curve-why = Pourquoi il y a une marge d’erreur
report-curve-cover = Aucun test ne peut fixer un QI au point près : nous vous donnons une plage (intervalle de confiance à 95 %). Pour environ 95 personnes sur 100, une plage comme celle-ci contient leur score vrai.
report-curve-error = Deux choses l’élargissent : le test lui-même (erreur type de { $test } points pour vos réponses) et le groupe de comparaison (environ { $norms } points).
report-curve-sides = Votre marge s’étend de { $down } points au-dessous de votre score et de { $up } au-dessus. Les deux côtés diffèrent parce que les scores sont légèrement ramenés vers 100, et pas la marge.

## Ranking.

report-ranking-title = Votre classement (rang centile)
report-ranking-caption = Sur 100 personnes du groupe de comparaison
report-ranking-lower = ont un score inférieur
report-ranking-higher = ont un score égal ou supérieur
report-ranking-place = Par rapport à vous
report-ranking-ends = La marge d’erreur vaut ici aussi. À son extrémité basse, votre rang centile serait de { $low } ; à son extrémité haute, de { $high }.
report-ranking-end-low = La marge d’erreur vaut ici aussi. Même à son extrémité basse, votre rang centile serait de { $low }. L’extrémité haute dépasse ce que ce test mesure.
report-ranking-end-high = La marge d’erreur vaut ici aussi. À son extrémité haute, votre rang centile serait de { $high }. L’extrémité basse dépasse ce que ce test mesure.
report-ranking-rare-high = Environ une personne sur { $n } obtient ce score ou plus.
report-ranking-rarest = Moins d’une personne sur { $n } obtient ce score ou plus.
report-ranking-middle = La moitié des gens ont un score compris entre 90 et 110, et vous aussi.
report-ranking-takers = Parmi les personnes qui ont passé ce test
report-ranking-own = Au { $date }, nous avions évalué { $n } tests valides : { $lower } avec un score inférieur au vôtre, { $same } avec le même (le vôtre compris) et { $higher } avec un score supérieur. Votre rang : { $place } sur { $n }.
report-ranking-average = La moyenne de ces tests est de { $average }. Les personnes qui les ont passés l’ont choisi et ne représentent pas tout le monde. La comparaison ci-dessus est plus juste.
report-ranking-you = Votre score
report-ranking-takers-caption = Les scores des participants
report-ranking-few = À la création de votre rapport, nous avions évalué moins de { $floor } tests valides avec ce groupe de comparaison. C’est trop peu pour qu’un rang ait un sens. La comparaison ci-dessus n’en dépend pas.
report-ranking-places-caption = Scores de QI et rangs centiles
report-ranking-places = Pour comparer : combien de personnes sur 100 ont un score inférieur à chacun de ces QI.
report-ranking-norm = Le groupe de comparaison se compose d’adultes de tous âges. Il n’y a pas encore de comparaison par âge : tout le monde est comparé aux mêmes personnes.

## What the score means.

report-meaning-title = Ce que signifie votre score
report-meaning-lead = Ce score situe, par rapport aux autres, votre aptitude à trouver des règles dans des énigmes visuelles le { $date } ({ $score }, { $margin }).
report-meaning-says = Ce qu’il vous apprend
report-meaning-fluid = Trouver des règles dans quelque chose de nouveau s’appelle le raisonnement fluide. C’est une partie de l’intelligence, celle qui dépend le moins de la langue et de l’école.
report-meaning-high = Vous trouvez ces règles plus facilement que la plupart des gens : toute votre marge d’erreur est au-dessus de la moyenne de 100.
report-meaning-middle = Vous trouvez ces règles à peu près aussi facilement que la plupart des gens : { $people } personnes sur 100 sont dans votre catégorie, de 85 à 114.
report-meaning-unsure = Votre marge d’erreur contient la moyenne de 100. Nous ne pouvons pas dire si vous trouvez ces règles plus facilement que la plupart des gens, ou moins.
report-meaning-low = Vous avez trouvé moins de règles que la plupart des gens. La fatigue, le bruit, un petit écran, des soucis ou le manque d’habitude peuvent faire baisser un score ; vos réponses ne montrent pas si l’un d’eux a joué.
report-meaning-again = Avec d’autres énigmes, votre score resterait à { $points } points au plus de celui-ci 95 fois sur 100.
report-meaning-expected = Énigmes faciles et difficiles
report-meaning-caption = Vos réponses selon la difficulté
report-meaning-easy = au moins 15 points sous votre score
report-meaning-near = proche de votre score
report-meaning-hard = au moins 15 points au-dessus de votre score
report-meaning-missed = { $n ->
    [one] Parmi les énigmes non résolues, une se situe au moins 15 points sous votre score.
   *[other] Parmi les énigmes non résolues, { $n } se situent au moins 15 points sous votre score.
}
report-meaning-solved = { $n ->
    [one] Parmi les énigmes résolues, une se situe au moins 15 points au-dessus de votre score.
   *[other] Parmi les énigmes résolues, { $n } se situent au moins 15 points au-dessus de votre score.
}
report-meaning-usual = C’est normal : l’attention se relâche, et une réponse au hasard sur six tombe juste.
report-meaning-smooth = Vos réponses suivent de près la difficulté : vous avez résolu toutes les énigmes situées bien au-dessous de votre score, et aucune située bien au-dessus.
report-meaning-likely = Votre catégorie la plus probable
report-meaning-likely-caption = Probabilité que votre score vrai soit dans chaque catégorie
report-meaning-likely-text = Sur 100 personnes aux réponses semblables aux vôtres, c’est le nombre de celles dont le score vrai est dans cette catégorie. Ce chiffre tient compte de votre marge d’erreur et de la fréquence de chaque catégorie.
report-less-than-1 = moins de 1 %
report-meaning-not = Ce qu’il ne vous dit pas
report-meaning-not-parts = Ce que valent votre mémoire, vos connaissances, votre langage ou vos idées. Le test ne les mesure pas.
report-meaning-not-worth = Votre valeur, votre caractère ou jusqu’où vous pouvez aller.
report-meaning-not-diagnosis = Si une personne a un haut potentiel ou un handicap. Il faut pour cela un psychologue qui fait passer des tests en personne.
report-meaning-not-fixed = Votre score dans dix ans. Un score est la mesure d’un jour.

## Dimensions: overview of the kinds of task.

report-dimensions-title = Résultats par type d’énigme
report-dimensions-caption = Votre score, sa marge et son niveau
report-reference = Plage de référence : { $low } à { $high }
report-dimensions-scale = Tous les scores utilisent la même échelle, de moyenne 100. La moitié des gens sont dans la plage de référence, de { $low } à { $high }. Les marges données ici ne comprennent pas l’erreur du groupe de comparaison (environ { $norms } points), qui déplacerait tous les types de la même façon.
report-dimensions-levels = Niveaux : très élevé à partir de 125, élevé à partir de 110, moyen à partir de 90, bas à partir de 75, très bas en dessous. Nous n’indiquons un niveau que si la marge à 80 % tient dans deux niveaux voisins. Sinon, vous lisez « Pas de niveau net ».
report-dimensions-joined = Quelques énigmes ne suffisent pas à donner un score fiable. Chaque score s’appuie aussi sur vos autres réponses, car ceux qui réussissent un type réussissent souvent les autres (corrélation supposée : { $correlation }). Les scores en sont plus fiables et plus proches les uns des autres.
report-dimensions-pace = Le rythme est indiqué à part et ne fait pas partie de votre score de QI.
report-difference-caption = Chaque type comparé à votre propre moyenne
report-dimensions-chance = Un écart compte comme point fort ou comme point moins fort à partir du chiffre de la dernière colonne. Le hasard seul y arrive dans moins d’un cas sur dix.

## One page for each kind of task.

report-kind-lead = Vous avez résolu { $right } des { $n } énigmes de ce type.
report-read-very-high = Bien au-dessus de la plage de référence : vous avez fait mieux qu’environ { $n } personnes sur 100.
report-read-high = Au-dessus de la plage de référence : vous avez fait mieux qu’environ { $n } personnes sur 100.
report-read-moderate = Dans la plage de référence : vous avez fait mieux qu’environ { $n } personnes sur 100.
report-read-low = Au-dessous de la plage de référence : vous avez fait mieux qu’environ { $n } personnes sur 100.
report-read-very-low = { $n ->
    [one] Nettement au-dessous de la plage de référence : vous avez fait mieux qu’environ une personne sur 100.
   *[other] Nettement au-dessous de la plage de référence : vous avez fait mieux qu’environ { $n } personnes sur 100.
}
report-read-not-enough = La marge de { $low } à { $high } couvre trop de niveaux pour en choisir un.
report-kind-what = Ce que ces énigmes vous demandent
report-kind-what-induction = Une ou deux règles d’ordre et de nombre : quelque chose grandit ou rapetisse pas à pas, des formes alternent, deux quantités en donnent une troisième. À vous de remarquer ce qui change et de vérifier votre idée sur les trois lignes.
report-kind-what-logic = Des figures se superposent. La troisième case garde ce qui est dans l’une ou l’autre des deux premières, dans les deux, dans une seule, dans la première mais pas la deuxième, ou dans aucune. À vous de comparer les cases élément par élément et de trouver laquelle de ces règles s’applique.
report-kind-what-spatial = Des figures tournent, se reflètent ou se déplacent. À vous de bouger une figure en pensée et de voir si le même mouvement mène de chaque case à la suivante.
report-kind-what-several = Trois règles ou plus agissent ensemble, chacune sur une propriété différente. À vous de les démêler et de vérifier chacune sur les réponses proposées.
report-kind-how = Comment les résoudre
report-kind-how-induction = Prenez une propriété à la fois : nombre, taille, forme, remplissage. Dites sa règle à voix haute pour la première ligne, puis essayez-la sur la deuxième. Si elle échoue, essayez les colonnes.
report-kind-how-logic = Choisissez un élément de la figure, comme un trait ou un pétale, et suivez-le le long de la ligne. Apparaît-il dans la troisième case s’il était dans une case, dans les deux ou dans aucune ? Deux éléments suffisent en général pour trancher.
report-kind-how-spatial = Choisissez un repère, comme une pointe ou un côté ouvert, et ne suivez que lui. Comptez sa rotation en huitièmes de tour. Si aucune rotation ne convient, pensez au miroir.
report-kind-how-several = Réglez une propriété, écartez toutes les réponses qui ne la respectent pas, puis passez à la suivante. À la dernière règle, il ne reste qu’une réponse, et vous n’avez jamais eu grand-chose à retenir.
report-kind-caption = Vos énigmes de ce type
report-kind-others = En moyenne, les gens en résolvent { $expected }.
report-kind-time = Vous y avez passé { $time }, soit { $percent } de votre temps total.
report-kind-within = Écart à votre propre moyenne, en points : { $difference }. Il peut être dû au hasard.
report-kind-untold = Écart à votre propre moyenne, en points : { $difference }. Il y a trop peu d’énigmes de ce type pour qu’il soit parlant.
report-kind-worth = D’une personne à l’autre, le nombre total de bonnes réponses explique environ { $total } des différences pour ce type d’énigme. Avec les énigmes de ce type en plus, on arrive à { $joined }.

## Pace.

report-pace-lead = Vous avez mis environ { $percent } du temps médian par énigme.
report-pace-lead-none = Votre rythme ne peut pas encore être comparé : trop peu de personnes ont répondu à ces énigmes.
report-pace-fast = Plus rapide que la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
report-pace-middle = Dans la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
report-pace-slow = { $n ->
    [one] Plus lent que la plage de référence : environ une personne sur 100 prend plus de temps.
   *[other] Plus lent que la plage de référence : environ { $n } personnes sur 100 prennent plus de temps.
}
report-pace-none = Vos propres temps figurent ci-dessous. Pour un niveau, il faut au moins { $floor } autres personnes sur les mêmes énigmes.
report-pace-neutral-title = Comment le lire
report-pace-neutral = Le rythme ne fait pas partie de votre score de QI, et aller plus vite ne vaut pas mieux. Il n’y avait pas de limite de temps : prendre votre temps ne vous a rien coûté.
report-pace-method = Nous comparons votre temps sur chacune des { $n } énigmes à celui de tous les autres sur la même énigme. Ainsi, une énigme difficile ne passe pas pour de la lenteur. Une longue réflexion pèse moins ici que dans les totaux ci-dessous, d’où un écart possible entre les deux.
report-pace-reliability = Environ { $percent } des différences de rythme entre les gens sont réelles, le reste est dû au hasard. L’ampleur de ces différences vient de données publiées sur des énigmes semblables.
report-pace-quicker-than = Sur { $n } des { $all } énigmes, vous avez été plus rapide que le temps médian.
report-pace-thirds = Du début à la fin
report-pace-thirds-caption = Votre temps en trois parties
report-part-first = Premier tiers, { $from }–{ $to }
report-part-middle = Deuxième tiers, { $from }–{ $to }
report-part-last = Dernier tiers, { $from }–{ $to }
report-pace-slower = Par rapport aux autres, vous avez ralenti : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-quicker = Par rapport aux autres, vous avez accéléré : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-kept = Par rapport aux autres, vous avez gardé un rythme régulier : { $first } de leur temps dans le premier tiers, { $last } dans le dernier.
report-pace-harder = Les énigmes deviennent plus difficiles au fil du test : leur difficulté moyenne passe d’un QI de { $first } dans le premier tiers à { $last } dans le dernier. Il est normal d’y passer plus de temps.

## Time and effort.

report-time-title = Temps et attention
report-time-lead = Vous avez mis { $time } au total, soit { $each } par énigme en moyenne.
report-time-caption = Secondes par énigme
report-time-own = Vous
report-time-median = Temps médian
report-time-kinds-caption = Temps par type d’énigme
report-time-noticed = Ce que montrent vos temps de réponse
report-time-ends = Vous avez passé le plus de temps sur l’énigme { $slowest } ({ $long }) et le moins sur l’énigme { $quickest } ({ $short }).
report-time-later = Vous avez passé plus de temps sur le dernier tiers ({ $last }) que sur le premier ({ $first }).
report-time-earlier = Vous avez passé moins de temps sur le dernier tiers ({ $last }) que sur le premier ({ $first }), alors que ses énigmes sont plus difficiles.
report-time-wrong-longer = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. Vous avez passé plus de temps sur les énigmes que vous n’avez pas résolues.
report-time-wrong-shorter = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. Les mauvaises sont venues plus vite : un second regard aurait peut-être été utile.
report-time-alike = La moitié de vos bonnes réponses ont pris moins de { $right }, la moitié des mauvaises moins de { $wrong }. La différence est minime.
report-effort = Attention portée aux réponses
report-effort-rapid = { $n ->
    [one] Une réponse est venue plus vite qu’on ne peut regarder une énigme. Elle ne compte pas dans votre score.
   *[other] { $n } réponses sont venues plus vite qu’on ne peut regarder une énigme. Elles ne comptent pas dans votre score.
}
report-effort-none-rapid = Vous avez pris assez de temps pour chaque réponse.
report-effort-open = { $n ->
    [one] Vous avez laissé une énigme sans réponse. Elle compte comme fausse.
   *[other] Vous avez laissé { $n } énigmes sans réponse. Elles comptent comme fausses.
}
report-effort-none-open = Vous avez répondu à toutes les énigmes.
report-effort-changes = { $n ->
    [one] Vous avez changé de réponse une fois.
   *[other] Vous avez changé de réponse { $n } fois.
}
report-effort-no-changes = Vous n’avez changé aucune réponse.

## How it was measured.

report-measured-title = Comment nous avons mesuré votre score
report-measured-lead = Votre score de { $score } ({ $margin }) est calculé à partir de vos réponses à { $questions } énigmes. Avec les mêmes normes, les mêmes réponses donnent toujours le même score.
report-measured-model = Chaque énigme a une courbe qui indique la probabilité qu’une personne d’une aptitude donnée la résolve. Elle dépend de la difficulté de l’énigme, de sa pente et de la chance de deviner (modèle logistique à trois paramètres). Votre score est l’aptitude qui explique le mieux toutes vos réponses (vraisemblance pondérée).
report-measured-group = Groupe de comparaison : adultes de tous âges. Normes { $version }, valeurs des énigmes version { $values }.
report-measured-provisional = Groupe de comparaison : adultes de tous âges. Normes { $version }, provisoires ; valeurs des énigmes version { $values }. La difficulté des énigmes est prédite à partir de leurs règles. La moyenne est celle de { $n } adultes qui ont résolu en ligne des énigmes semblables (Zorowitz et al. 2024), moins { $shift } écart type, car les participants à ces études sont plutôt au-dessus de la moyenne. Votre marge d’erreur est élargie en conséquence.
report-measured-calibrating = Groupe de comparaison : adultes de tous âges. Normes { $version }, valeurs des énigmes version { $values }. La difficulté des énigmes est établie d’après les réponses de vraies personnes. La moyenne est celle de { $n } adultes qui ont résolu en ligne des énigmes semblables (Zorowitz et al. 2024), moins { $shift } écart type, car les participants à ces études sont plutôt au-dessus de la moyenne. Votre marge d’erreur est élargie en conséquence.
report-measured-level = Erreur des normes
report-measured-level-note = erreur type en points de QI
report-measured-range = Étendue mesurable
report-measured-range-note = au-delà : « ou plus », « ou moins »
report-measured-caption = Précision de ce test
report-measured-errors = La précision dépend du niveau. Le tableau montre de combien varient habituellement les scores de personnes ayant le même score vrai, sans l’erreur des normes. Comme les scores sont légèrement ramenés vers 100, ces erreurs sont plus petites que celle dont vient votre marge.
report-measured-unwatched = C’est un test en ligne sans surveillance : nous ne voyons pas qui répond, où, ni avec quelle aide.
report-measured-not = Ne l’utilisez pas pour
report-measured-not-diagnosis = un diagnostic, quel qu’il soit
report-measured-not-hiring = une embauche, une promotion ou une admission
report-measured-not-others = une décision concernant quelqu’un d’autre
report-measured-not-children = les moins de 16 ans, pour qui il n’y a pas encore de groupe de comparaison

## What to do with the result.

report-advice-title = Que faire de votre résultat
report-advice-lead = Voyez dans { $score } ({ $margin }) un ordre de grandeur, pas une étiquette.
report-advice-yours = D’après vos résultats
report-advice-class = Si vous communiquez votre score, donnez aussi la marge d’erreur. Seul, le chiffre affirme plus que ce que nous avons mesuré.
report-advice-compare = Le score d’une autre personne n’est vraiment différent du vôtre qu’à plus de { $points } points d’écart. En deçà, cela peut être le hasard.
report-advice-missed = Si vous voulez vous exercer, commencez par « { $kind } ». Parmi les énigmes jusqu’à la difficulté { $limit }, c’est là que vous avez fait le plus d’erreurs : { $missed } sur { $n }.
report-advice-none-missed = Jusqu’à la difficulté { $limit }, vous avez fait une erreur au plus. Aucun type n’est à travailler en priorité.
report-advice-lean = Un écart entre types d’énigmes est plus grand que le hasard ne l’explique. Ne vous y fiez que si un second test le confirme.
report-advice-even = Aucun type d’énigme ne ressort, ni comme point fort ni comme point moins fort.
report-advice-slower = Vos mauvaises réponses sont venues plus vite que les bonnes (temps médian : { $wrong } contre { $right }). Revérifier la dernière ligne ne coûte pas grand-chose.
report-advice-caution = Quelque chose rend ce score moins sûr ; voyez « Temps et attention ». Un second test sans cela vous en dirait plus que celui-ci.
report-advice-open = La prochaine fois, répondez à toutes les énigmes. Au hasard, on tombe juste une fois sur six ; sans réponse, jamais.
report-advice-low = Si ce score vous surprend parce que l’école ou le travail se passent bien, fiez-vous à l’école et au travail : des années en disent plus qu’un test.
report-advice-high = Si vous voulez une preuve pour d’autres, passez un test surveillé. Les associations pour hauts QI et les psychologues n’acceptent que ceux-là.
report-advice-uses = À quoi il sert
report-advice-use-place = Savoir à peu près où vous vous situez dans un domaine de la pensée, en tenant compte de la marge d’erreur.
report-advice-use-baseline = Avoir un point de départ auquel comparer un test ultérieur, dans { $months } mois au plus tôt.
report-advice-use-slips = Voir où vous vous trompez : les pages des questions montrent quelle règle chacune de vos mauvaises réponses enfreint.
report-advice-help = Quand en parler à quelqu’un
report-advice-school = Pour l’école, la formation ou le travail : un psychologue peut évaluer plusieurs aptitudes en personne, dans votre langue, et réfléchir à la suite avec vous.
report-advice-worry = Si votre pensée, votre mémoire ou votre attention ont baissé, ou si un score bas vous inquiète, parlez-en à un médecin. Ce test ne peut ni trouver ni exclure une cause.
report-advice-mood = Si ce chiffre vous pèse plusieurs jours, parlez-en à une personne de confiance. Aucun score ne mérite cela.
report-advice-again = Repasser le test
report-advice-wait = Attendez au moins { $months } mois. Avoir déjà vu ce type d’énigmes ajoute environ 3 à 4 points la deuxième fois (Hausknecht et al. 2007), et presque plus rien après la troisième (Scharfen et al. 2018).

## Brain-training guide: practice and study habits.

report-guide-title = Guide d’entraînement cérébral
report-guide-lead = On progresse dans ce que l’on exerce, et de bonnes habitudes aident à apprendre. Aucun entraînement connu n’augmente durablement l’intelligence générale.
report-guide-evidence = Sept psychologues ont passé la recherche en revue : les programmes d’entraînement cérébral améliorent les tâches exercées, moins les tâches semblables, et presque rien au quotidien (Simons et al. 2016). Une année d’études de plus, c’est différent : elle s’accompagne de 1 à 5 points de QI supplémentaires (Ritchie & Tucker-Drob 2018).
report-guide-start = Par où commencer
report-guide-missed = Commencez par « { $kind } ». Parmi les énigmes à votre portée (jusqu’à la difficulté { $limit }), c’est là que vous avez fait le plus d’erreurs : { $missed } sur { $n }.
report-guide-none-missed = Jusqu’à la difficulté { $limit }, vous avez fait une erreur au plus : aucun type n’est prioritaire. Prenez les quatre tour à tour.
report-guide-spread = Jusqu’à la difficulté { $limit }, vos erreurs se répartissent entre les types : aucun n’est prioritaire. Prenez les quatre tour à tour.
report-guide-numbers = Refaites celles-ci sans regarder les solutions : { $numbers }.
report-guide-plan = Votre programme sur quatre semaines
report-guide-plan-caption = Vingt minutes, trois fois par semaine
report-guide-week-1 = Refaites les énigmes que vous n’avez pas résolues. Dites chaque règle à voix haute avant de choisir.
report-guide-week-1-slow = Refaites les énigmes qui vous ont pris le plus de temps. Dites chaque règle à voix haute avant de choisir.
report-guide-why-1 = On apprend davantage des exemples quand on s’explique chaque étape (Chi et al. 1989).
report-guide-week-2 = Mélangez les types au lieu de les travailler un par un.
report-guide-why-2 = S’exercer en mélangeant est plus difficile, mais ce qu’on apprend dure plus longtemps (Rohrer & Taylor 2007).
report-guide-week-3 = Laissez deux jours entre les séances, et commencez par retrouver de mémoire les règles de la semaine précédente.
report-guide-why-3 = Espacer et se remémorer aide à retenir (Cepeda et al. 2006 ; Roediger & Karpicke 2006).
report-guide-week-4 = Inventez deux énigmes à deux règles chacune, et faites-les résoudre par quelqu’un.
report-guide-why-4 = Inventer une énigme oblige à se remémorer les règles, ce qui aide à les retenir (Roediger & Karpicke 2006).
report-guide-habits = Les habitudes qui aident
report-guide-sleep = Dormir. Ce que l’on apprend se consolide pendant le sommeil (Diekelmann & Born 2010), et c’est l’attention qui souffre le plus des nuits courtes (Lim & Dinges 2010).
report-guide-move = Bouger. Des programmes d’endurance ont apporté de petits gains d’attention, de vitesse et de mémoire (Smith et al. 2010).
report-guide-honest = En moyenne, on obtient 3 à 4 points de plus la deuxième fois, parce qu’on connaît ce type d’énigmes. C’est l’effet de l’entraînement, pas une intelligence plus élevée. Pour une personne donnée, un écart allant jusqu’à { $points } points peut être le hasard.

## Taking a test again.

report-retest-title = Repasser le test
report-retest-lead = Un second score ne veut dire quelque chose que s’il est à plus de { $points } points au-dessous de { $score } ou à plus de { $higher } points au-dessus (dont 4 dus à l’entraînement).
report-retest-lead-limit = { $score } est une limite : il n’y a pas de chiffre auquel comparer un second score. Entre deux scores mesurables, une différence ne veut dire quelque chose qu’au-delà de { $points } points.
report-retest-how = Les deux scores ont une erreur. À votre niveau, celle d’un seul score est de { $error } points ; dans une différence, les deux se combinent. Cela vaut pour des scores établis avec le même groupe de comparaison, dont l’erreur est alors la même.
report-retest-caption = Ce que signifierait un second score
report-retest-below = moins de { $iq }
report-retest-above = plus de { $iq }
report-retest-really-lower = plus bas, au-delà du hasard
report-retest-no-difference = impossible à distinguer du hasard
report-retest-really-higher = plus haut, au-delà du hasard et de l’entraînement
report-retest-practice-title = L’effet de l’entraînement
report-retest-practice = Sur 107 échantillons, les gens ont gagné environ un quart d’écart type la deuxième fois, soit ici 3 à 4 points, et plus avec exactement les mêmes énigmes (Hausknecht et al. 2007). Après la troisième fois, presque rien ne s’ajoute (Scharfen et al. 2018). C’est pourquoi votre premier score valide est celui à retenir ; pour qu’un second score plus élevé compte, il lui faut 4 points de plus.
report-retest-fair = Pour une comparaison juste
report-retest-wait = Attendez au moins { $months } mois. Vous recevrez d’autres énigmes des mêmes types.
report-retest-same = Passez-le à tête reposée, sans interruption et sur un écran comparable.
report-retest-norms = Ne comparez que des scores établis avec le même groupe de comparaison. Quand il y en a un plus récent, votre rapport propose de réévaluer ce test avec lui.
report-retest-form = Comparez des tests de même longueur. Un test plus court a une marge d’erreur plus large.
report-retest-average = Deux tests en disent plus qu’un : la moyenne de deux scores n’a qu’environ 70 % de l’erreur propre au test. L’erreur du groupe de comparaison reste la même.

## Words explained. A word, then its meaning in one sentence.

report-glossary-title = Glossaire
report-glossary-lead = Les mots employés dans ce rapport, dans l’ordre où ils apparaissent.
report-term-iq = QI
report-term-iq-text = Votre position parmi les gens, sur une échelle de moyenne 100 et d’écart type 15.
report-term-margin = Marge d’erreur (intervalle de confiance)
report-term-margin-text = La plage qui contient le score vrai dans 95 (ou 80) cas sur 100.
report-term-true = Score vrai
report-term-true-text = Le score que vous auriez si le test mesurait sans erreur. C’est sur lui que porte la marge. Les scores affichés sont légèrement ramenés vers 100, le score vrai ne l’est pas.
report-term-class = Catégorie
report-term-class-text = Une plage de QI qui porte un nom. Ses limites relèvent d’une convention, pas de la nature.
report-term-norms = Normes
report-term-norms-text = La répartition des scores dans le groupe de comparaison. Chaque version porte une date.
report-term-group = Groupe de comparaison
report-term-group-text = Les personnes auxquelles tout le monde est comparé : des adultes de tous âges.
report-term-percentile = Rang centile
report-term-percentile-text = Combien de personnes sur 100 du groupe de comparaison ont un score inférieur.
report-term-deviation = Écart type
report-term-deviation-text = La distance habituelle à la moyenne : environ 68 personnes sur 100 en sont à un écart type au plus.
report-term-error = Erreur type
report-term-error-text = La distance habituelle entre la valeur mesurée et la vraie. Environ le double de chaque côté donne une marge d’erreur à 95 %.
report-term-reliability = Fiabilité (fidélité)
report-term-reliability-text = La part des écarts entre scores qui est réelle et non due au hasard.
report-term-fluid = Raisonnement fluide
report-term-fluid-text = Trouver et appliquer des règles dans quelque chose de nouveau, sans connaissances préalables.
report-term-reference = Plage de référence
report-term-reference-text = De 90 à 110, là où se situe la moitié centrale des gens.
report-term-level = Niveau
report-term-level-text = Un mot pour votre score à un type d’énigme, indiqué seulement si la marge le permet.
report-term-difficulty = Difficulté
report-term-difficulty-text = Le QI auquel la moitié des gens résolvent l’énigme.
report-term-likelihood = Vraisemblance pondérée
report-term-likelihood-text = Une façon de trouver l’aptitude qui explique le mieux toutes vos réponses, presque sans biais.
report-term-median = Temps médian
report-term-median-text = Le temps du milieu : la moitié des gens en mettent moins, l’autre moitié plus.
report-term-rapid = Réponse trop rapide
report-term-rapid-text = Réponse donnée en moins de temps qu’il n’en faut pour regarder l’énigme. Ces réponses ne sont pas plus souvent justes qu’au hasard : votre score n’en tient pas compte. Elles comptent toujours dans le nombre d’énigmes résolues.
report-term-valid = Test valide
report-term-valid-text = Un test avec assez de réponses, et assez de temps pour chacune.
report-term-practice = Effet d’entraînement
report-term-practice-text = Ce qu’on gagne la deuxième fois parce qu’on connaît ce type d’énigmes.

## The questions on paper. Short lines in small type.

report-sheet-chosen = Vous avez choisi la réponse { $number }
report-sheet-open = Sans réponse
report-sheet-difficulty = Difficulté : QI { $iq }
report-sheet-time = Votre temps : { $time }
report-sheet-rapid = Votre temps : { $time }, trop rapide pour compter
report-sheet-median = Temps médian : { $time }
report-sheet-right = Juste
report-sheet-wrong = Faux
report-sheet-right-rapid = Juste, mais trop rapide
report-sheet-wrong-rapid = Faux, trop rapide
report-sheet-rule = { $rule } { $conclusion }
report-sheet-others = { $percent } des { $answered } personnes ont choisi la bonne réponse.
report-sheet-key = Bonne réponse : { $number }.

## The certificate. One page; the name stands between title and statement.

report-certificate-title = Certificat de participation
report-certificate-statement = a terminé le { $date } le test « { $exam } », qui compte { $questions } énigmes.
report-certificate-unsupervised = Test en ligne sans surveillance
report-certificate-check = Vérifiez ce certificat sur
