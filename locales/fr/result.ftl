## The result pages right after the test.

result-title = Votre résultat gratuit
result-whole-title = Votre résultat

## Whether the run counts.

result-valid-title = Votre passage est valable
result-valid-text = Vos réponses et vos temps sont ceux d’un essai sérieux : ils peuvent être notés.
result-caution-title = Votre passage est valable, avec une réserve
result-caution-text = Il peut être noté, mais ceci rend le score moins sûr :

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
result-reason-other = Autre chose rend ce passage difficile à juger.

## How many were right.

result-right-label = Énigmes réussies
result-right-figure = { $right } sur { $questions }
result-right-note = Chaque énigme a sa propre difficulté : ce nombre seul n’est donc pas le score.

## The class as a wide band.

result-band-label = Votre classe de QI, en fourchette large
result-band-one = Votre score se situe dans la classe « { $class } ».
result-band-many = La marge de votre score va de la classe « { $low } » à « { $high } ».
result-range-from = { $limit } ou plus
result-curve-band = Courbe en cloche des scores de QI, avec votre fourchette : { $range }
result-classes-label = Classes de votre fourchette
result-band-why = La fourchette est volontairement large : elle contient tout ce que le score peut être avec cette mesure.

## The score of the free test.

result-score-label = Votre score de QI
result-score-above = { $iq } ou plus
result-score-below = { $iq } ou moins
result-margin = Marge de { $low } à { $high }
result-margin-from = Marge à partir de { $low }
result-margin-to = Marge jusqu’à { $high }
result-margin-note = Dans 95 cas sur 100, la vraie valeur se trouve dans la marge. Ce test est court, la marge est donc large.
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

## The report, which can’t be bought yet.

result-report-title = Ce que le rapport ajoute
result-report-lead = Le score exact avec sa marge, votre classement, entre autres. Chaque formule contient tout ce qu’il y a dans la précédente.
result-report-price = À partir de { $price } dans votre pays, taxes comprises. Un seul paiement, sans abonnement.
result-report-choose = Choisir votre rapport

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
result-margin-note-full = In 95 of 100 cases the true value lies within the margin.
result-paid-title = Your result
result-purchase-title = Your purchase
result-purchase-line = “{ $package }”, { $price }, tax included
result-purchase-paid = Paid on { $date }
result-purchase-sending = The link to this page is on its way to { $email }.
result-purchase-accepted = The mail server of { $email } accepted the link to this page on { $date } at { $time }.
result-purchase-unsure = We sent the link to { $email }, but the mail server didn’t confirm it. If it isn’t there, send it again on the support page.
result-purchase-refused = The mail server of { $email } refused the link. You can change the address on the support page.
result-purchase-support = Receipt, address, help
result-owned-title = What your package holds
result-owned-open = On this page
result-owned-later = Not open yet
result-owned-later-text = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, you can have your money back until { $date }.
result-owned-later-over = These parts belong to your package, but they can’t be opened here yet. If you don’t want to wait, write to us.
result-more-title = Add more
result-more-lead = You pay only what the larger package costs more.
result-more-adds = “{ $package }” adds:
result-more-button = Add for { $price }
result-bundle-left = { $n ->
    [one] Your bundle has one test left.
   *[other] Your bundle has { $n } tests left.
}
result-bundle-how = How to use it
result-bundle-title = { $n ->
    [one] You have one test left in your bundle
   *[other] You have { $n } tests left in your bundle
}
result-bundle-text = Open the report on this result with it. Nothing is charged.
result-bundle-use = { $n ->
    [one] Use your last test
   *[other] Use one of your { $n } tests
}
result-refund-title = Get your money back
result-refund-text = Until { $date } this button gives you everything back that you paid for this order. No reason asked.
result-refund-button = Get your money back
result-refund-sure = Give back everything you paid for this order? The paid parts of the result close; the free result stays.
result-refund-yes = Yes, give it back
result-refund-no = Keep the report
result-refund-requested = We have your wish. { $price } go back the way you paid.
result-refund-underway = Your refund is under way. The money goes back the way you paid.
result-refund-succeeded = { $price } are on their way to you. Most banks show them within 5 to 10 days.
result-refund-stuck = The refund didn’t go through at the first try. We are on it; write to us if it takes longer than a few days.
result-refund-over = The 14 days for this button are over. If something is wrong with the report, write to us.
result-call-busy = One moment…
result-call-failed = Connection failed. Please try again.
result-call-too-often = That was too often in a short time. Please wait a little and try again.
result-note-refunded = Your money is going back. What you see here is the free result.
result-note-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
result-note-review = Something about your payment doesn’t fit, so a person looks at it before the report opens.
result-note-support = To the support page
