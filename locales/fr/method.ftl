## Long read: how the test measures and what is not known.

method-task-title = Ce que vous faites
method-task-text = Vous voyez { $questions } motifs. À chacun, il manque une case, à choisir parmi { $options }. Les premiers sont faciles, puis la difficulté augmente. Vous pouvez revenir en arrière et changer vos réponses tant que vous ne les avez pas confirmées.

method-why-title = Pourquoi des énigmes visuelles
method-why-text = Chaque motif obéit à des règles : un nombre augmente, des formes alternent, deux cases se combinent pour en donner une troisième. Trouver ce type de règles s’appelle le raisonnement fluide. C’est une partie de l’intelligence, celle qui dépend le moins de la langue et de l’école. La mémoire, les connaissances et la vitesse en sont d’autres, que ce test ne mesure pas.

method-score-title = Des réponses au score
method-score-text = Nous ne faisons pas que compter. Chaque énigme a sa propre difficulté, et un modèle statistique tient compte de l’ensemble de vos réponses. Le résultat se place sur l’échelle habituelle du QI : la moyenne est de 100, et environ deux tiers des gens se situent entre 85 et 115. Les mêmes réponses donnent toujours le même score.

method-margin-title = Pourquoi il y a une marge d’erreur
method-margin-text = Si vous passiez le test deux fois, vous n’obtiendriez sans doute pas le même chiffre. Un bon jour, un coup de chance, une pièce bruyante : tout cela fait un peu bouger le score. C’est pourquoi chaque score est donné avec une marge d’erreur (intervalle de confiance) : la plage où se situe très probablement votre score vrai. Elle est la plus étroite au milieu de l’échelle. Aux extrémités, elle est large, et nous y écrivons « ou plus » et « ou moins » plutôt que d’inventer un chiffre.

method-norms-title = À qui l’on vous compare
method-norms-text = Un score de QI est une comparaison. Notre groupe de comparaison s’agrandit encore : nous n’avons pas encore de grand échantillon de la population générale. D’ici là, chaque résultat est indiqué comme provisoire, sa marge d’erreur est plus large, et il précise la version de la comparaison (les normes) que nous avons utilisée. Les personnes qui passent des tests en ligne ne sont pas représentatives de tout le monde. Nous corrigeons cet écart du mieux possible, et nous le disons.

method-valid-title = Quand un test ne peut pas être évalué
method-valid-text = Si les réponses arrivent plus vite qu’on ne peut regarder les énigmes, ou s’il en manque trop, nous ne pouvons pas évaluer le test. Nous vous disons pourquoi, vous recevez de nouvelles énigmes, et nous ne vous vendons pas de rapport sur cet essai. Prendre son temps n’est jamais un problème.

method-unknown-title = Ce que nous ne savons pas
method-unknown-supervision = Qui est devant l’écran. Le test se passe sans surveillance : le score n’a pas valeur de preuve pour des tiers.
method-unknown-practice = Votre habitude de ce type d’énigmes. L’entraînement augmente un peu les scores, surtout au deuxième essai.
method-unknown-condition = Si vous étiez en forme, au calme et sans interruption.
method-unknown-sample = En quoi notre premier groupe de comparaison diffère de l’ensemble de la population. Nous le publierons à mesure que le groupe s’agrandit.

method-use-title = À quoi le score ne sert pas
method-use-text = Ce n’est ni un diagnostic, ni une base de décision pour l’école, le travail ou un traitement. Pour cela, consultez un psychologue qui fait passer des tests en personne. Ce test s’adresse à celles et ceux qui veulent savoir à peu près où ils se situent.
