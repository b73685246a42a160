## Landing pages.

site-meta-description = Découvrez votre QI avec des énigmes visuelles. Résultat gratuit immédiat, sans e-mail. Rapport payé une seule fois, sans abonnement, remboursable pendant 14 jours.

## Top of the page.

site-hero-yellow-title = Découvrez votre QI. Le prix est annoncé d’avance.
site-hero-yellow-lead = Résolvez des énigmes visuelles à votre rythme, voyez un résultat gratuit, puis décidez si vous voulez le rapport.

site-hero-new-title = Votre score de QI, et jusqu’où vous y fier
site-hero-new-lead = Résolvez des énigmes visuelles et obtenez un score avec sa marge d’erreur : vous saurez ce qu’il vaut.

site-hero-page-title = Ce qu’un score de QI vous dit, et ce qu’il ne dit pas
site-hero-page-lead = Comment fonctionne le test, jusqu’où se fier au chiffre et ce que nous ne savons pas encore.

site-hero-matrix-title = Quelle case complète le motif ?
site-hero-matrix-lead = Le test de QI est fait d’énigmes comme celle-ci. À vous d’essayer.

site-hero-free-title = Voyez d’abord votre résultat. Ne payez que si vous voulez en savoir plus.
site-hero-free-lead = Passez le test gratuit : vous obtenez votre score, sa marge d’erreur et votre position par rapport aux autres.

site-hero-center-title = Tous les tests, prix annoncés d’avance
site-hero-center-lead = Choisissez un test : vous voyez sa durée, ce qui est gratuit et le prix du rapport.

site-duration-measured = { $minutes ->
    [one] Environ { $minutes } minute, sans limite de temps
   *[other] Environ { $minutes } minutes, sans limite de temps
}
site-duration-estimate = De { $low } à { $high } minutes, sans limite de temps

site-hero-length = { $questions } énigmes visuelles, { $options } choix pour chacune
site-hero-price = Rapport à partir de { $price } TTC. Un seul paiement, sans abonnement
site-hero-short-length = { $freeQuestions } énigmes, résultat complet à l’écran
site-hero-full-price = Test complet : fourchette de QI gratuite, rapport à partir de { $price } TTC

site-hero-start = Commencer le test
site-hero-start-free = Commencer le test gratuit
site-hero-start-full = Passer le test complet
site-hero-try = Essayer une énigme
site-hero-choose = Choisir un test

## Prices.

site-prices-title = Choisissez ce que vous voulez savoir
site-prices-lead = Chaque formule comprend tout ce que contient la précédente. Prix TTC, un seul paiement. Pour passer plus tard à la formule supérieure, vous ne réglez que la différence.
site-refund-title = Vous changez d’avis ? Remboursement intégral
site-refund-text = Appuyez sur « Me faire rembourser » dans votre rapport, dans les 14 jours suivant l’achat. Ni formulaire, ni justification. Si nous ne pouvons pas livrer votre rapport, le remboursement est automatique.

## What is free.

site-free-title = Ce que vous obtenez gratuitement
site-free-full-title = Dans le test complet
site-free-short-title = Dans le test gratuit
site-free-short-text = { $freeQuestions } énigmes et votre résultat complet à l’écran : votre score avec sa marge d’erreur, votre rang sur 100 personnes et votre catégorie. Comme il y a moins d’énigmes, la marge est plus large.
site-free-valid = La confirmation que votre test est valide
site-free-right = Le nombre d’énigmes que vous avez résolues
site-free-band = Votre fourchette de QI la plus probable, sur la courbe en cloche
site-free-limit = Votre score chiffré, votre classement et les solutions sont dans les rapports payants. Voyez d’abord votre résultat gratuit, vous déciderez ensuite.

## Puzzle on the page.

site-puzzle-title = Essayez une énigme
site-puzzle-lead = Deux exemples pour vous entraîner. Rien n’est noté ni enregistré.

## Preview of the report.

site-preview-title = Découvrez le contenu du rapport
site-preview-lead = Pages d’exemple avec des données fictives : ce n’est pas le résultat d’une vraie personne.
site-preview-badge = Exemple
site-preview-score-title = Votre score sur la courbe
site-preview-score-text = Votre score de QI et sa marge d’erreur. Dans cet exemple : { $score }, avec une marge de { $low } à { $high }.
site-preview-dimensions-title = Vos résultats par type d’énigme
site-preview-dimensions-text = Chacun comparé à la plage habituelle et résumé en une phrase simple.
site-preview-wrong-title = Les énigmes non résolues
site-preview-wrong-text = La bonne case à côté de la vôtre, expliquée pas à pas.
site-preview-certificate-title = Votre certificat
site-preview-certificate-text = Un certificat de participation avec votre score, sa marge d’erreur et un QR code pour le vérifier.
site-preview-sample = Lire un exemple complet

## IQ classes on the bell curve.

site-classes-title = Où vous situez-vous sur l’échelle du QI ?
site-classes-lead = La moyenne est de 100. Si votre marge d’erreur est à cheval sur deux catégories, nous indiquons les deux.
site-classes-facts = Environ 68 % des gens se situent entre 85 et 114, environ 14 % entre 115 et 129, et environ 2 % à 130 ou plus.
site-classes-picture = Courbe en cloche, au plus haut à 100, divisée en sept catégories
site-classes-head-name = Catégorie
site-classes-head-range = QI
site-classes-head-share = Part de la population
site-share-about = environ { $percent } %
site-share-under = moins de { $percent } %

## Live numbers.

site-live-title = Les chiffres du moment
site-live-yesterday = { $count ->
    [one] test terminé hier
   *[other] tests terminés hier
}
site-live-hour = { $count ->
    [one] personne a répondu à un test au cours de la dernière heure
   *[other] personnes ont répondu à un test au cours de la dernière heure
}
site-live-average = score moyen
site-live-as-of = Chiffres du { $date }. Le nombre de tests terminés et la moyenne ne tiennent compte que des tests que nous avons pu évaluer.

## How it is measured, in short.

site-measure-title = Comment fonctionne le test
site-measure-what = Chaque énigme obéit à des règles cachées. Pour les trouver, il faut raisonner ; l’école compte à peine, et peu importe votre langue. C’est ce raisonnement que mesure le test.
site-measure-score = Nous regardons quelles énigmes vous résolvez, pas seulement combien. Cela vous situe sur une échelle dont la moyenne est 100, toujours avec une marge d’erreur.
site-measure-limits = Vous passez le test en ligne et sans surveillance : il ne remplace pas un bilan chez un psychologue. Notre groupe de comparaison s’agrandit encore : pour l’instant, les résultats sont indiqués comme provisoires et la marge d’erreur est plus large.
site-measure-more = Le score est-il fiable ?

## Questions and answers.

site-faq-title = Questions et réponses
site-faq-price-question = Combien ça coûte ?
site-faq-price-answer = Le test ne coûte rien, et vous obtenez un résultat gratuit. Les rapports sont proposés à partir de { $price } TTC. Vous voyez le montant total avant de payer.
site-faq-score-question = Que signifie le score ?
site-faq-score-answer = Il compare votre réussite sur des énigmes visuelles à celle d’autres personnes. Ce n’est pas un diagnostic, et il ne dit rien de votre valeur, de vos connaissances ni de votre caractère.
site-faq-privacy-question = Que deviennent mes données ?
site-faq-privacy-answer = Les cookies publicitaires restent désactivés tant que vous ne les activez pas. Nous ne vendons pas vos données. La politique de confidentialité, en bas de page, indique ce que nous conservons et pendant combien de temps.
site-faq-reader-question = Le test fonctionne-t-il avec un lecteur d’écran ou sans souris ?
site-faq-reader-answer = Oui. Chaque case est décrite par des mots, aucune règle ne dépend de la couleur, et vous pouvez répondre avec les touches 1 à 6.

## List of tests.

site-catalogue-title = Choisissez un test
site-catalogue-price = Rapport à partir de { $price }
site-catalogue-free = Résultat complet gratuit
site-catalogue-statements = { $questions } courtes affirmations
site-catalogue-account = Résultat court gratuit avec un compte
site-catalogue-empty = Aucun test pour le moment.
site-catalogue-failed = Impossible de charger la liste.

site-end-title = C’est quand vous voulez
site-end-text = Prenez votre temps. Si vous devez vous arrêter, vous reprendrez là où vous en étiez sur cet appareil.

site-hero-assurance = Test gratuit. Sans e-mail, sans carte bancaire.
site-hero-gift = Résultat gratuit : votre nombre de bonnes réponses et votre fourchette de QI la plus probable
site-hero-sample = Voir un exemple de rapport

site-different-title = Ce qui est différent ici
site-different-price-title = Le prix est annoncé d’avance
site-different-price-text = Tous les prix sont affichés sur cette page, TTC, avant même la première question.
site-different-once-title = Rien ne se renouvelle
site-different-once-text = Un rapport, c’est un seul paiement. Pas d’essai qui se transforme en abonnement, rien à résilier.
site-different-margin-title = Un score avec sa marge d’erreur
site-different-margin-text = À côté du chiffre, vous voyez de combien il peut s’écarter de la réalité.
site-different-email-title = Un résultat gratuit sans e-mail
site-different-email-text = Il s’affiche juste après la dernière énigme. C’est seulement ensuite que vous décidez si vous voulez un rapport.

site-faq-prepare-question = Faut-il se préparer ?
site-faq-prepare-answer = Non. Les énigmes sont faites de figures, sans calcul ni vocabulaire. Vous commencez par un exemple expliqué et des énigmes d’entraînement.
