## Landing pages.

site-meta-description = Un test de QI en énigmes visuelles. Prix affiché d’abord, un seul paiement, sans abonnement. Votre fourchette de QI est gratuite, sans e-mail.

## Top of the page.

site-hero-yellow-title = Un test de QI qui affiche d’abord son prix
site-hero-yellow-lead = Des énigmes visuelles, sans limite de temps, et un résultat gratuit avant de payer quoi que ce soit.

site-hero-new-title = Évaluez votre raisonnement, et la fiabilité du résultat
site-hero-new-lead = Un test de QI en énigmes visuelles. Chaque score est donné avec sa marge d’erreur.

site-hero-page-title = Ce qu’un score de QI vous dit, et ce qu’il ne dit pas
site-hero-page-lead = Comment ce test mesure, jusqu’où se fier au chiffre et ce que nous ne savons pas encore.

site-hero-matrix-title = Quelle case complète le motif ?
site-hero-matrix-lead = Le test de QI est fait d’énigmes comme celle-ci. Essayez tout de suite.

site-hero-free-title = D’abord votre résultat. Ne payez que si vous voulez plus.
site-hero-free-lead = Passez le test court et voyez le résultat complet, gratuitement et sans donner votre e-mail.

site-hero-center-title = Tous les tests, avec leurs prix dès le départ
site-hero-center-lead = Choisissez un test. Vous voyez sa longueur, ce qui est gratuit et ce que coûte le rapport.

site-duration-measured = { $minutes ->
    [one] Environ { $minutes } minute, sans limite de temps
   *[other] Environ { $minutes } minutes, sans limite de temps
}
site-duration-estimate = { $low } à { $high } minutes, sans limite de temps

site-hero-length = { $questions } énigmes, chacune avec { $options } réponses au choix
site-hero-free = Gratuit et sans e-mail : votre nombre de bonnes réponses et votre classe de QI, en fourchette large
site-hero-price = Rapport à partir de { $price }, taxes comprises. Un seul paiement, sans abonnement
site-hero-short-length = { $freeQuestions } énigmes, le résultat complet à l’écran, gratuit
site-hero-short-free = Sans e-mail, sans compte, rien à payer
site-hero-full-price = Le test complet : votre classe gratuite, en fourchette large, et le rapport à partir de { $price }, taxes comprises

site-hero-start = Commencer le test
site-hero-start-free = Commencer le test gratuit
site-hero-start-full = Passer le test complet
site-hero-try = Essayer une énigme
site-hero-choose = Choisir un test

## Prices.

site-prices-title = Ce que coûte le rapport ici
site-prices-lead = Chaque formule contient tout ce qu’il y a dans la précédente. Les prix sont taxes comprises. Vous payez une fois, rien n’est reconduit.
site-refund-title = Remboursement : un bouton suffit
site-refund-text = Le bouton est dans le rapport. Il fonctionne pendant 14 jours après l’achat, sans motif à donner. Si nous ne livrons pas, l’argent vous est rendu automatiquement.

## What is free.

site-free-title = Ce qui est gratuit
site-free-full-title = Dans le test complet
site-free-short-title = Dans le test court
site-free-short-text = { $freeQuestions } énigmes, et tout à l’écran gratuitement : le score avec sa marge, combien de personnes sur 100 ont un score inférieur, et la classe. Avec si peu d’énigmes, la marge est large.
site-free-lead = Juste après le test, avant toute question de paiement, sans e-mail ni compte :
site-free-valid = Si votre passage du test est valable et, sinon, pourquoi
site-free-right = Combien d’énigmes vous avez réussies
site-free-band = La classe de QI où se situe votre score, en fourchette large
site-free-limit = Le score exact, le classement et tout le reste sont dans le rapport payant. Vous décidez après avoir vu votre résultat gratuit.

## Puzzle on the page.

site-puzzle-title = Essayez une énigme
site-puzzle-lead = Deux exemples créés pour cette page. Rien n’est compté ni enregistré.

## Preview of the report.

site-preview-title = À quoi ressemble le rapport
site-preview-lead = Pages d’exemple avec des données d’exemple. Ce n’est le résultat de personne.
site-preview-badge = Exemple
site-preview-score-title = Votre score sur la courbe
site-preview-score-text = Un chiffre et sa marge. Dans cet exemple : { $score }, marge de { $low } à { $high }.
site-preview-dimensions-title = Vos dimensions
site-preview-dimensions-text = Chacune avec sa plage de référence, un niveau et une phrase simple.
site-preview-wrong-title = Les énigmes manquées
site-preview-wrong-text = La bonne case à côté de la vôtre, expliquée règle par règle.
site-preview-certificate-title = Votre certificat
site-preview-certificate-text = Une attestation de participation avec score, marge et QR code de vérification.
site-preview-sample = Lire un exemple complet

## IQ classes on the bell curve.

site-classes-title = Les classes de QI et leurs limites
site-classes-lead = L’échelle est réglée pour que la moyenne soit 100. Si votre marge franchit une limite, nous citons les deux classes.
site-classes-facts = Par définition de la courbe, environ 68 % des gens se situent entre 85 et 114, environ 14 % entre 115 et 129, et environ 2 % à 130 ou plus.
site-classes-picture = Courbe en cloche, au plus haut à 100, divisée en sept classes
site-classes-head-name = Classe
site-classes-head-range = QI
site-classes-head-share = Part des gens
site-share-about = environ { $percent } %
site-share-under = moins de { $percent } %

## Live numbers.

site-live-title = Chiffres actuels
site-live-yesterday = { $count ->
    [one] test terminé hier
   *[other] tests terminés hier
}
site-live-hour = { $count ->
    [one] personne en test dans la dernière heure
   *[other] personnes en test dans la dernière heure
}
site-live-average = score moyen
site-live-as-of = Chiffres du { $date }. Les tests terminés et la moyenne ne comptent que les passages valables.

## How it is measured, in short.

site-measure-title = Comment on mesure
site-measure-what = Chaque énigme suit des règles cachées. Les trouver ne demande presque aucune connaissance scolaire, ni aucune langue en particulier. C’est cette façon de raisonner que le test mesure.
site-measure-score = Les énigmes difficiles en disent plus sur les scores élevés, les faciles sur les scores bas. L’ensemble de vos réponses vous situe sur une échelle de moyenne 100, toujours avec une marge.
site-measure-limits = C’est un test en ligne, sans surveillance. Il ne remplace pas un test chez un psychologue. Notre groupe de comparaison est encore en construction : les résultats sont donc indiqués comme provisoires et la marge est plus large.
site-measure-more = Lire jusqu’où se fier au score

## Questions and answers.

site-faq-title = Questions et réponses
site-faq-price-question = Combien vais-je payer ?
site-faq-price-answer = Le test et le résultat gratuit ne coûtent rien. Le prix du rapport commence à { $price }, taxes comprises. Le bouton de paiement affiche le montant exact.
site-faq-subscription-question = Est-ce un abonnement ?
site-faq-subscription-answer = Non. Vous payez une fois. Rien n’est reconduit, rien n’est coché à votre place, et votre carte n’est jamais débitée de nouveau automatiquement.
site-faq-refund-question = Comment me faire rembourser ?
site-faq-refund-answer = Appuyez sur le bouton de remboursement dans votre rapport, dans les 14 jours suivant l’achat. Personne ne vous demande de motif.
site-faq-email-question = Dois-je donner mon e-mail ?
site-faq-email-answer = Pas pour le résultat gratuit. Si vous achetez le rapport, il nous faut une adresse où l’envoyer.
site-faq-score-question = Que veut dire le score ?
site-faq-score-answer = Il compare votre raisonnement sur des énigmes visuelles à celui d’autres personnes. Ce n’est pas un diagnostic, et il ne dit rien de votre valeur, de vos connaissances ou de votre caractère.
site-faq-privacy-question = Que deviennent mes données ?
site-faq-privacy-answer = Les cookies publicitaires sont désactivés tant que vous ne les activez pas. Nous ne vendons pas de données. Le texte sur la confidentialité, en bas de page, indique ce qui est conservé et combien de temps.
site-faq-reader-question = Puis-je utiliser un lecteur d’écran ou le clavier seul ?
site-faq-reader-answer = Oui. Chaque case est décrite avec des mots, aucune règle ne dépend de la couleur, et les touches 1 à 6 choisissent une réponse.

## List of tests.

site-catalogue-title = Les tests
site-catalogue-price = Rapport à partir de { $price }
site-catalogue-free = Le résultat complet est gratuit
site-catalogue-statements = { $questions } courtes affirmations
site-catalogue-account = Résultat court gratuit avec un compte
site-catalogue-empty = Aucun test n’est encore ouvert dans cette liste.
site-catalogue-failed = La liste n’a pas pu être chargée.

site-end-title = Commencez quand vous voulez
site-end-text = Le test ne coûte rien et ne demande pas d’e-mail. Si vous devez vous arrêter, vous pourrez continuer plus tard sur cet appareil.

site-hero-assurance = Gratuit. Sans e-mail, sans carte.
site-hero-gift = Résultat gratuit : vos bonnes réponses et votre fourchette de QI la plus probable
site-hero-sample = Voir un exemple de rapport

site-different-title = Ce qui change ici
site-different-price-title = Le prix d’abord
site-different-price-text = Tous les prix sont sur cette page, taxes comprises, avant la première énigme.
site-different-once-title = Rien n’est reconduit
site-different-once-text = Un rapport, c’est un seul paiement. Pas d’essai qui devient un abonnement, rien à résilier.
site-different-margin-title = Un score avec sa marge d’erreur
site-different-margin-text = À côté du chiffre, vous voyez de combien il peut s’écarter.
site-different-email-title = Un résultat sans e-mail
site-different-email-text = Il s’affiche juste après la dernière énigme. Vous décidez ensuite si vous voulez un rapport.

site-faq-prepare-question = Faut-il se préparer ?
site-faq-prepare-answer = Non. Les énigmes sont faites de figures, sans calcul ni vocabulaire. Un exemple expliqué et des énigmes d’entraînement viennent d’abord.
