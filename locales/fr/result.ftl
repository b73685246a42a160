## The result pages right after the test.

result-title = Votre résultat gratuit
result-whole-title = Votre résultat

## Whether the run counts.

result-valid-title = Votre test a pu être évalué
result-valid-text = Rien d’inhabituel dans vos réponses ni dans vos temps.
result-caution-title = Votre test a pu être évalué
result-caution-text = Ceci rend toutefois le résultat moins sûr :

## What was noticed about a run.

result-reason-low-effort = Seules { $figure } % de vos réponses ont pris assez de temps pour regarder d’abord l’énigme.
result-reason-same-option = Vous avez choisi { $figure } fois de suite le même numéro de réponse.
result-reason-hurried = Tout le test a duré { $figure } secondes. C’est trop court pour regarder chaque énigme.
result-reason-like-guessing = Vos réponses se distinguent à peine de réponses au hasard.
result-reason-unfinished = Vous avez répondu à { $figure } % des énigmes. C’est trop peu pour un score.
result-reason-pasted = { $figure } réponses sont arrivées d’un seul coup au lieu de l’une après l’autre.
result-reason-instant = { $figure } réponses sont venues en un clin d’œil, plus vite qu’on ne peut regarder une énigme.
result-reason-surprising = Certaines énigmes faciles ont été manquées, et des difficiles réussies.
result-reason-hard-part-too-good = Les énigmes les plus difficiles ont été bien mieux réussies que les plus faciles.
result-reason-left-tab = Vous avez quitté la page { $figure } fois pendant le test.
result-reason-hidden = La page n’a pas été visible pendant { $figure } secondes au total.
result-reason-narrow-window = La fenêtre ne faisait que { $figure } pixels de large : les cases étaient donc petites.
result-reason-clock-jump = L’horloge de votre appareil a changé pendant le test : les temps ne sont donc pas sûrs.
result-reason-impossible-times = Les temps notés pour vos réponses dépassent, au total, le temps écoulé depuis que vous avez reçu les énigmes.
result-reason-other = Autre chose rend ce passage difficile à juger.

## How many were right.

result-right-label = Énigmes réussies
result-right-figure = { $right } sur { $questions }
result-right-note = Chaque énigme a sa propre difficulté : ce nombre seul n’est donc pas le score.

## How likely each range is.

result-likely-label = Votre fourchette de QI la plus probable
result-likely-text = { $class } : probable à { $percent } %
result-likely-list = Probabilité de chaque fourchette
result-likely-share = { $percent } %
result-likely-note = Un seul test ne tranche pas : vous voyez donc la probabilité de chaque fourchette. Votre score, avec sa marge d’erreur, est dans le rapport.
result-curve-likely = Courbe en cloche des scores de QI, avec votre fourchette la plus probable : { $range }
result-chance-title = Refaites d’abord le test
result-chance-text = { $right } sur { $questions }, c’est proche de ce que donne le hasard. Un rapport ne vous apprendrait pas encore grand-chose. Prenez un moment au calme et réessayez avec de nouvelles énigmes. C’est gratuit.
result-chance-button = Refaire gratuitement
result-range-from = { $limit } ou plus

## The score of the free test.

result-score-label = Votre score de QI
result-score-above = { $iq } ou plus
result-score-below = { $iq } ou moins
result-margin = Marge de { $low } à { $high }
result-margin-from = Marge à partir de { $low }
result-margin-to = Marge jusqu’à { $high }
result-margin-note = Dans 95 cas sur 100, la vraie valeur se trouve dans la marge. Ce test est court, la marge est donc large.
result-margin-note-full = Dans 95 cas sur 100, la vraie valeur se trouve dans la marge.
result-percentile-exact = { $percent ->
    [one] Environ { $percent } personne sur 100 aurait un score inférieur.
   *[other] Environ { $percent } personnes sur 100 auraient un score inférieur.
}
result-percentile-above = { $percent ->
    [one] Au moins { $percent } personne sur 100 aurait un score inférieur.
   *[other] Au moins { $percent } personnes sur 100 auraient un score inférieur.
}
result-percentile-below = { $percent ->
    [one] Au plus { $percent } personne sur 100 aurait un score inférieur.
   *[other] Au plus { $percent } personnes sur 100 auraient un score inférieur.
}
result-class = Ce chiffre appartient à la classe « { $class } » ({ $range }).
result-class-margin = La marge va de « { $low } » à « { $high } ».
result-curve-score = Courbe en cloche des scores de QI. Votre score : { $score }. Marge indiquée : { $range }

## What it means.

result-meaning-title = Ce que cela dit, et ce que cela ne dit pas
result-meaning-says = Le résultat compare votre façon de trouver des règles dans des figures à celle d’autres personnes. C’est une partie de l’intelligence ; la mémoire, les connaissances et la vitesse en sont d’autres.
result-meaning-not = Ce n’est pas un diagnostic, et cela ne dit rien de votre valeur, de vos connaissances ou de votre caractère.
result-meaning-low = Une journée fatigante, du bruit, un petit écran ou peu d’habitude de ces énigmes font facilement baisser un score. Si l’un de ces points vous concerne, repassez le test à tête reposée.
result-norms-provisional = Provisoire : le groupe auquel on vous compare est encore en construction. Normes { $version }.
result-norms = Normes { $version }.
result-measure-link = Jusqu’où se fier à ce résultat

## The report and the way to it.

result-report-title = Ce que le rapport ajoute
result-report-lead = Le score exact avec sa marge, votre classement, entre autres. Chaque formule contient tout ce qu’il y a dans la précédente.
result-report-price = À partir de { $price } dans votre pays, taxes comprises. Un seul paiement, sans abonnement.
result-report-choose = Choisir votre rapport
result-report-sample = Lire un exemple de rapport

## A bought result.

result-paid-title = Votre résultat
result-purchase-title = Votre achat
result-purchase-line = « { $package } », { $price }, taxes comprises
result-purchase-paid = Payé le { $date }
result-purchase-sending = Le lien vers cette page est en route vers { $email }.
result-purchase-accepted = Le serveur de messagerie de { $email } a accepté le lien vers cette page le { $date } à { $time }.
result-purchase-unsure = Nous avons envoyé le lien à { $email }, mais le serveur de messagerie ne l’a pas confirmé. S’il n’y est pas, renvoyez-le depuis la page d’assistance.
result-purchase-refused = Le serveur de messagerie de { $email } a refusé le lien. Vous pouvez changer l’adresse sur la page d’assistance.
result-purchase-support = Reçu, adresse, aide

result-owned-title = Ce que contient votre formule
result-owned-ready = Ouvert
result-owned-later = Pas encore ouvert
result-owned-later-text = Ces parties font partie de votre formule, mais on ne peut pas encore les ouvrir ici. Si vous ne voulez pas attendre, vous pouvez vous faire rembourser jusqu’au { $date }.
result-owned-later-over = Ces parties font partie de votre formule, mais on ne peut pas encore les ouvrir ici. Si vous ne voulez pas attendre, écrivez-nous.

result-more-title = Compléter
result-more-lead = Vous ne payez que ce que la formule plus grande coûte en plus.
result-more-adds = « { $package } » ajoute :
result-more-button = Ajouter pour { $price }

result-bundle-left = { $n ->
    [one] Il reste un test dans votre lot.
   *[other] Il reste { $n } tests dans votre lot.
}
result-bundle-how = Comment l’utiliser
result-bundle-title = { $n ->
    [one] Il vous reste un test dans votre lot
   *[other] Il vous reste { $n } tests dans votre lot
}
result-bundle-text = Ouvrez avec lui le rapport de ce résultat. Rien n’est débité.
result-bundle-use = { $n ->
    [one] Utiliser votre dernier test
   *[other] Utiliser un de vos { $n } tests
}

## Money back, on a bought result and on the support page.

result-refund-title = Se faire rembourser
result-refund-text = Jusqu’au { $date }, ce bouton vous rend tout ce que vous avez payé pour cette commande. Aucun motif n’est demandé.
result-refund-button = Me faire rembourser
result-refund-sure = Rembourser tout ce que vous avez payé pour cette commande ? Les parties payantes du résultat se ferment ; le résultat gratuit reste.
result-refund-yes = Oui, rembourser
result-refund-no = Garder le rapport
result-refund-requested = Votre demande est enregistrée. { $price } reviennent par le moyen de paiement utilisé.
result-refund-underway = Votre remboursement est en cours. L’argent revient par le moyen de paiement utilisé.
result-refund-succeeded = { $price } sont en route vers vous. La plupart des banques les affichent sous 5 à 10 jours.
result-refund-stuck = Le remboursement n’a pas abouti au premier essai. Nous nous en occupons ; écrivez-nous si cela dure plus de quelques jours.
result-refund-over = Les 14 jours de ce bouton sont passés. Si quelque chose ne va pas dans le rapport, écrivez-nous.

result-call-busy = Un instant…

result-note-refunded = Votre argent vous est rendu. Ce que vous voyez ici est le résultat gratuit.
result-note-processing = Votre banque a le paiement et ne l’a pas encore confirmé. Nous vous écrivons dès qu’elle le fait ; vous n’avez pas à payer de nouveau.
result-note-review = Quelque chose ne correspond pas dans votre paiement : une personne l’examine avant que le rapport ne s’ouvre.
result-note-support = Aller à la page d’assistance

## Keeping the result.

result-keep-title = Retrouver ce résultat
result-keep-until = Ce résultat reste à cette adresse jusqu’au { $date }. Ensuite, il est effacé.
result-keep-private = Toute personne qui a l’adresse peut voir le résultat.
result-copy = Copier l’adresse
result-copied = Adresse copiée
result-copy-failed = Échec de la copie

## Taking it again.

result-again-title = Repasser le test
result-again-text = Vous recevez de nouvelles énigmes. Ce résultat reste tel quel.
result-again-button = Recommencer

## From the free test to the full one.

result-full-title = Une marge plus étroite
result-full-text = Le test complet contient plus d’énigmes et mesure donc plus précisément. Votre classe en fourchette large y est gratuite aussi. Le score exact est dans un rapport payant ; vous voyez son prix avant la première énigme.
result-full-button = Commencer le test complet

## A run that can’t be scored.

result-abnormal-title = Impossible d’analyser les résultats du test
result-abnormal-text = Le test n’a pas été passé d’une manière qui permette de le noter. Nous ne vendons pas de rapport sur un tel passage.
result-abnormal-why = Pourquoi
result-abnormal-what = Ce que vous pouvez faire
result-abnormal-again-text = Repassez le test avec de nouvelles énigmes, dans un endroit calme et à votre rythme. La lenteur n’est jamais une raison.
result-abnormal-again = Repasser le test
result-abnormal-contact-text = Si vous pensez que nous nous trompons, écrivez-nous. Le numéro de dossier dans le message nous permet de retrouver ce passage.
result-abnormal-contact = Contacter l’assistance
result-abnormal-subject = Résultat du test, dossier { $order }

## When there is nothing to show.

result-unknown-title = Nous n’avons pas trouvé ce résultat
result-unknown-text = L’adresse est peut-être incomplète, ou le résultat a été effacé à la fin de son délai.
result-unknown-start = Passer le test

## Results that people let be listed, in a report and below the packages.

result-latest-title = Derniers résultats
result-latest-text = Seulement ceux des personnes qui l’ont accepté.
result-latest-someone = Quelqu’un
