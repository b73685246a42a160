## The result pages right after the test.

result-title = Votre résultat gratuit
result-whole-title = Votre résultat

## Whether the run counts.

result-valid-title = Votre test est valide
result-valid-text = Rien dans vos réponses ni dans leur durée ne rend le résultat moins sûr.
result-caution-title = Votre test est valide
result-caution-text = Ces points rendent toutefois le résultat moins sûr :

## What was noticed about a run.

result-reason-low-effort = Pour { $figure } % de vos réponses seulement, le temps suffisait pour bien regarder l’énigme.
result-reason-same-option = Vous avez choisi { $figure } fois de suite la réponse située à la même place.
result-reason-hurried = Vous avez fait tout le test en { $figure } secondes. C’est trop rapide pour regarder chaque énigme.
result-reason-like-guessing = Vos réponses sont difficiles à distinguer de réponses données au hasard.
result-reason-unfinished = Vous avez répondu à { $figure } % des énigmes. C’est trop peu pour calculer un score.
result-reason-pasted = { $figure } réponses sont arrivées d’un seul coup au lieu d’arriver une par une.
result-reason-instant = { $figure } réponses sont arrivées plus vite qu’on ne peut regarder une énigme.
result-reason-surprising = Vous avez résolu des énigmes difficiles, mais pas certaines énigmes faciles.
result-reason-hard-part-too-good = Vous avez bien mieux réussi les énigmes les plus difficiles que les plus faciles.
result-reason-left-tab = Vous avez quitté la page { $figure } fois pendant le test.
result-reason-hidden = La page est restée masquée { $figure } secondes au total.
result-reason-narrow-window = Votre fenêtre ne faisait que { $figure } pixels de large : les cases étaient petites.
result-reason-clock-jump = L’horloge de votre appareil a changé pendant le test : vos temps de réponse ne sont pas fiables.
result-reason-impossible-times = Vos temps de réponse dépassent, au total, le temps écoulé depuis que vous avez reçu les énigmes.
result-reason-other = Autre chose rend cet essai difficile à évaluer.

## How many were right.

result-right-label = Énigmes résolues
result-right-figure = { $right } sur { $questions }
result-right-note = Votre score dépend des énigmes que vous avez résolues, pas seulement de leur nombre.

## How likely each range is.

result-likely-label = Votre fourchette de QI la plus probable
result-likely-text = { $class } : { $percent } % de probabilité
result-likely-list = Probabilité de chaque fourchette
result-likely-share = { $percent } %
result-likely-note = Un seul test ne suffit pas à trancher, d’où ces probabilités. Votre score, avec sa marge d’erreur, est dans le rapport.
result-curve-likely = Courbe en cloche des scores de QI, avec votre fourchette la plus probable : { $range }
result-chance-title = Repassez d’abord le test
result-chance-text = { $right } sur { $questions }, c’est proche de ce que donne le hasard. Un rapport ne vous apprendrait pas grand-chose pour l’instant. Quand vous aurez un moment au calme, réessayez avec de nouvelles énigmes. C’est gratuit.
result-chance-button = Repasser gratuitement
result-range-from = { $limit } ou plus

## The score of the free test.

result-score-label = Votre score de QI
result-score-above = { $iq } ou plus
result-score-below = { $iq } ou moins
result-margin = Marge d’erreur : { $low } à { $high }
result-margin-from = Marge d’erreur : à partir de { $low }
result-margin-to = Marge d’erreur : jusqu’à { $high }
result-margin-note = Il y a 95 % de chances que votre score vrai se situe dans cette marge. Elle est large, car le test gratuit ne compte que quelques énigmes.
result-margin-note-full = Il y a 95 % de chances que votre score vrai se situe dans cette marge.
result-percentile-exact = { $percent ->
    [one] Vous avez fait mieux qu’environ une personne sur 100.
   *[other] Vous avez fait mieux qu’environ { $percent } personnes sur 100.
}
result-percentile-above = { $percent ->
    [one] Vous avez fait mieux qu’au moins une personne sur 100.
   *[other] Vous avez fait mieux qu’au moins { $percent } personnes sur 100.
}
result-percentile-below = { $percent ->
    [one] Vous avez fait mieux qu’une personne sur 100 au plus.
   *[other] Vous avez fait mieux que { $percent } personnes sur 100 au plus.
}
result-class = C’est la catégorie « { $class } » ({ $range }).
result-class-margin = Avec la marge d’erreur, votre score vrai peut aller de « { $low } » à « { $high } ».
result-curve-score = Courbe en cloche des scores de QI. Votre score : { $score }. { $range }

## What it means.

result-meaning-title = Ce que cela vous apprend
result-meaning-says = Ce résultat montre votre aptitude à repérer des règles dans des figures, par rapport aux autres. C’est une partie de l’intelligence ; la mémoire, les connaissances et la vitesse en sont d’autres.
result-meaning-not = Ce n’est pas un diagnostic, et cela ne dit rien de votre valeur ni de votre caractère.
result-meaning-low = La fatigue, du bruit, un petit écran ou le simple fait de découvrir ce type d’énigmes font facilement baisser un score. Si vous vous y reconnaissez, réessayez à tête reposée.
result-norms-provisional = Provisoire : notre groupe de comparaison s’agrandit encore (version { $version }).
result-norms = Groupe de comparaison : version { $version }
result-measure-link = Est-ce fiable ?

## The report and the way to it.

result-report-title = Obtenez votre score de QI
result-report-lead = Votre score avec sa marge d’erreur, votre classement et un rapport de 21 pages, sans jargon.
result-report-price = À partir de { $price } TTC. Un seul paiement, sans abonnement, 14 jours pour changer d’avis.
result-report-choose = Obtenir mon rapport
result-report-sample = Voir d’abord un exemple

## A bought result.

result-paid-title = Votre résultat

result-owned-title = Contenu de votre formule
result-owned-ready = Disponible
result-owned-later = Pas encore disponible
result-owned-later-text = Ces éléments font partie de votre formule, mais ne sont pas encore disponibles. Si vous préférez ne pas attendre, vous pouvez vous faire rembourser jusqu’au { $date }.
result-owned-later-over = Ces éléments font partie de votre formule, mais ne sont pas encore disponibles. Si vous préférez ne pas attendre, écrivez-nous.

result-more-title = Complétez votre rapport
result-more-lead = Vous ne payez que la différence.
result-more-adds = « { $package } » ajoute :
result-more-button = Ajouter pour { $price }

result-bundle-left = { $n ->
    [one] Il vous reste un test dans votre pack.
   *[other] Il vous reste { $n } tests dans votre pack.
}
result-bundle-how = Comment l’utiliser
result-bundle-title = { $n ->
    [one] Il vous reste un test dans votre pack
   *[other] Il vous reste { $n } tests dans votre pack
}
result-bundle-text = Utilisez votre pack pour débloquer le rapport de ce résultat. Rien ne sera débité.
result-bundle-use = { $n ->
    [one] Utiliser mon dernier test
   *[other] Utiliser un de mes { $n } tests
}

## Money back, on a bought result and on the support page.

result-refund-title = Remboursement
result-refund-text = Jusqu’au { $date }, vous pouvez vous faire rembourser tout ce que vous avez payé pour cette commande. Vous n’avez pas à vous justifier.
result-refund-button = Me faire rembourser
result-refund-sure = Demander le remboursement intégral de cette commande ? Vous n’aurez plus accès à votre rapport. Votre résultat gratuit reste disponible.
result-refund-yes = Oui, me rembourser
result-refund-no = Garder mon rapport
result-refund-requested = C’est noté. Nous vous remboursons { $price } sur le moyen de paiement utilisé.
result-refund-underway = Votre remboursement est en cours, sur le moyen de paiement utilisé.
result-refund-succeeded = Remboursement de { $price } envoyé. La plupart des banques l’affichent sous 5 à 10 jours ouvrés.
result-refund-stuck = Le remboursement n’a pas abouti du premier coup. Nous nous en occupons. Si cela prend plus de quelques jours, écrivez-nous.
result-refund-over = Le délai de remboursement de 14 jours est dépassé. Si quelque chose ne va pas dans votre rapport, écrivez-nous.

result-call-busy = Un instant…

result-note-refunded = Le remboursement a été effectué. Votre résultat gratuit reste disponible.
result-note-processing = Votre banque n’a pas encore confirmé le paiement. Nous vous écrirons dès que ce sera fait. Inutile de payer de nouveau.
result-note-review = Nous vérifions un détail de votre paiement avant de débloquer votre rapport.
result-note-support = Aller à l’assistance

## Keeping the result.

result-keep-title = Conserver ce résultat
result-keep-until = Votre lien fonctionne jusqu’au { $date }. Ensuite, nous effaçons le résultat.
result-keep-private = Toute personne qui a le lien peut voir votre résultat.
result-copy = Copier le lien
result-copied = Lien copié
result-copy-failed = Échec de la copie

## Taking it again.

result-again-title = Envie de réessayer ?
result-again-text = Vous recevrez de nouvelles énigmes, et ce résultat reste tel quel.
result-again-button = Repasser le test

## From the free test to the full one.

result-full-title = Envie d’un résultat plus précis ?
result-full-text = Le test complet compte plus d’énigmes et mesure plus précisément. Votre nombre de bonnes réponses et votre fourchette de QI la plus probable y sont gratuits aussi. Votre score est dans un rapport payant, dont vous voyez le prix avant de commencer.
result-full-button = Commencer le test complet

## A run that can’t be scored.

result-abnormal-title = Impossible d’analyser les résultats du test
result-abnormal-text = Nous n’avons pas pu évaluer cet essai. Nous ne vous vendrons donc pas de rapport.
result-abnormal-why = Pourquoi
result-abnormal-what = Ce que vous pouvez faire
result-abnormal-again-text = Réessayez avec de nouvelles énigmes, au calme et à votre rythme. Prendre son temps n’est jamais un problème.
result-abnormal-again = Repasser le test
result-abnormal-contact-text = Vous pensez que nous nous trompons ? Écrivez-nous. Le numéro indiqué dans l’objet nous aide à retrouver cet essai.
result-abnormal-contact = Contacter l’assistance
result-abnormal-subject = Résultat de test { $order }

## When there is nothing to show.

result-unknown-title = Nous n’avons pas trouvé ce résultat
result-unknown-text = Le lien est peut-être incomplet, ou le résultat a expiré et a été effacé.
result-unknown-start = Passer le test

## Results that people let be listed, in a report and below the packages.

result-latest-title = Derniers résultats
result-latest-text = Publiés avec l’accord des personnes concernées.
result-latest-someone = Quelqu’un
