## Long read: how the test measures and what is not known.

method-task-title = Ce que vous faites
method-task-text = Vous voyez { $questions } motifs de figures. Dans chacun, il manque une case, et vous choisissez parmi { $options }. C’est facile au début, puis plus difficile. Vous pouvez revenir en arrière et changer vos réponses jusqu’à ce que vous les confirmiez.

method-why-title = Pourquoi des figures
method-why-text = Un motif suit des règles : un nombre augmente, des formes alternent, deux cases en donnent une troisième. Trouver ces règles s’appelle le raisonnement fluide. C’est une partie de l’intelligence, celle qui dépend le moins de la langue et de l’école. La mémoire, les connaissances et la vitesse en sont d’autres. Ce test ne les mesure pas.

method-score-title = Des réponses au score
method-score-text = Nous ne faisons pas que compter. Chaque énigme a sa propre difficulté, et un modèle pondère toutes vos réponses ensemble. Le résultat est placé sur l’échelle habituelle du QI : moyenne 100, et environ deux tiers des gens entre 85 et 115. Les mêmes réponses donnent toujours le même score.

method-margin-title = Pourquoi une marge
method-margin-text = Si vous passiez le test deux fois, vous n’auriez pas exactement le même chiffre. Un bon jour, un coup de chance, une pièce bruyante : tout cela fait un peu bouger le score. Chaque score est donc donné avec la fourchette où se trouve le plus probablement votre vraie valeur. Au milieu de l’échelle, elle est étroite. Aux extrémités, elle est large, et nous écrivons alors « ou plus » et « ou moins » au lieu d’inventer un chiffre.

method-norms-title = À qui l’on vous compare
method-norms-text = Un QI est une comparaison. La nôtre est encore en construction : nous n’avons pas encore de grand échantillon de la population. D’ici là, chaque résultat est indiqué comme provisoire, sa marge est plus large, et la version de la comparaison y figure. Les gens qui passent des tests en ligne ne sont pas représentatifs de tout le monde. Nous corrigeons cela du mieux possible, et nous le disons.

method-valid-title = Quand un passage ne compte pas
method-valid-text = Des réponses cliquées trop vite pour avoir été lues, ou trop de questions laissées ouvertes, ne peuvent pas être notées. Nous vous disons pourquoi, vous recevez de nouvelles énigmes, et nous ne vous vendons pas de rapport sur un tel passage. La lenteur n’est jamais une raison.

method-unknown-title = Ce que nous ne savons pas
method-unknown-supervision = Qui est devant l’écran. Personne ne surveille, donc le score ne prouve rien à un tiers.
method-unknown-practice = Votre habitude de ce genre d’énigmes. L’entraînement augmente un peu les scores, surtout au deuxième essai.
method-unknown-condition = À quel point vous étiez en forme, au calme et sans interruption.
method-unknown-sample = En quoi notre première comparaison diffère de l’ensemble de la population. Nous le publions à mesure que l’échantillon grandit.

method-use-title = À quoi le score ne sert pas
method-use-text = Ce n’est ni un diagnostic ni une base de décision pour l’école, le travail ou un traitement. Pour cela, consultez un psychologue qui fait passer des tests en personne. Ce test est fait pour les gens qui veulent savoir à peu près où ils se situent, et qui veulent une réponse honnête.
