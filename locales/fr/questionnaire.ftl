## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } questions courtes, cinq réponses au choix
questionnaire-start-honest = Ni bonne ni mauvaise réponse, rien à préparer
questionnaire-start-free = Gratuit, sans e-mail : votre type le plus probable et votre place sur quatre échelles
questionnaire-start-free-account = Gratuit avec un compte : votre résultat court
questionnaire-start-included = Compris dans votre commande : votre résultat et le rapport complet
questionnaire-not-title = Ce que ce n’est pas
questionnaire-not-type16 = Ni une mesure de vos capacités ni un diagnostic. Il décrit comment vous vous voyez aujourd’hui et n’est pas fait pour recruter.
questionnaire-not-eq = Ce n’est pas un test de capacités : vous vous évaluez vous-même. Ce n’est pas un diagnostic et il n’est pas fait pour recruter.
questionnaire-not-thinking = Rien sur les hémisphères du cerveau ni sur vos capacités : il s’agit de votre façon préférée de décider.
questionnaire-not-riasec = Ni une mesure de vos talents ni une promesse d’emploi : il s’agit de ce qui vous plairait.
questionnaire-hint-first = Prenez la première réponse qui vous vient. Pensez à ce que vous êtes d’habitude, pas à ce que vous aimeriez être.
questionnaire-hint-riasec = Demandez-vous seulement si cela vous plairait. Ni le talent, ni la formation, ni le salaire ne comptent ici.
questionnaire-hint-time = Ni limite de temps ni chronomètre.
questionnaire-hint-keys = Les touches 1 à 5 choisissent une réponse, de la plus basse à la plus haute. Les flèches font avancer ou revenir.
questionnaire-hint-recorded = Pour vérifier si vos réponses peuvent être analysées, nous enregistrons le temps par question, les réponses changées, combien de fois et combien de temps vous quittez l’onglet, et la largeur de la fenêtre.
questionnaire-start-loading = Chargement des questions…
questionnaire-sign-in-text = Connectez-vous d’abord : votre résultat vous attendra dans votre compte. C’est gratuit.
questionnaire-sign-in = Me connecter et commencer

## A questionnaire that was begun on this device before.

questionnaire-open-text = Questions avec réponse : { $answered } sur { $total }.
questionnaire-open-continue = Reprendre à la question { $number }
questionnaire-restart-text = Vos réponses seront effacées et vous recommencerez à la question 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Question { $number } sur { $total }
questionnaire-page = Questions { $first } à { $last } sur { $total }
questionnaire-ask = À quel point cela vous ressemble-t-il ?
questionnaire-ask-riasec = À quel point cela vous plairait-il ?
questionnaire-previous = Question précédente
questionnaire-next = Question suivante
questionnaire-page-previous = Page précédente
questionnaire-page-next = Page suivante
questionnaire-page-open = { $count ->
    [one] Il reste { $count } question sans réponse sur cette page
   *[other] Il reste { $count } questions sans réponse sur cette page
}

## Confirmation.

questionnaire-submit-complete = Vous avez répondu à toutes les questions.
questionnaire-submit-open = { $count ->
    [one] Il reste { $count } question sans réponse.
   *[other] Il reste { $count } questions sans réponse.
}
questionnaire-submit-warning = Avec trop de questions sans réponse, l’analyse n’est pas possible.
questionnaire-submit-first = Compléter mes réponses
questionnaire-submit-missing = Sans réponse
questionnaire-submit-given = Vos réponses
questionnaire-submit-edit = Choisissez une question pour changer votre réponse.

## Below a result.

questionnaire-again-title = À refaire dans quelques semaines
questionnaire-again-from = Un second passage a du sens à partir du { $date } : d’ici là, vous aurez oublié vos réponses. Ce résultat ne change pas.
questionnaire-again-now = Quatre semaines ont passé : un second passage a du sens. Ce résultat ne change pas.
questionnaire-again-button = Refaire le questionnaire
questionnaire-full-how = Le rapport complet vient avec la grande formule des 16 types et avec une adhésion.
questionnaire-full-button = Voir ce qui est compris
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Refaites-le à votre rythme et lisez chaque phrase avant de répondre. Être lent n’est jamais une raison.
questionnaire-files-text = Votre rapport à conserver, dans l’une des neuf langues.
questionnaire-certificate-lead = Une page avec votre nom, votre type et la date. Chacun peut la vérifier avec le code QR.
questionnaire-certificate-locked = Une page à imprimer ou à montrer, avec votre nom, votre type et la date. Votre formule ne la comprend pas encore.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Vous avez donné { $figure } fois de suite la même réponse, alors que les phrases vont dans des sens différents.
questionnaire-reason-flat-answers = Vos réponses varient à peine, alors que les phrases vont dans des sens différents.
questionnaire-reason-hurried-statements = La plupart des réponses sont venues plus vite que l’on ne peut lire les phrases.
questionnaire-reason-inattentive = { $figure ->
    [one] { $figure } question indiquait la réponse à choisir, et une autre a été choisie.
   *[other] { $figure } questions indiquaient la réponse à choisir, et d’autres ont été choisies.
}
questionnaire-reason-inconsistent = Des phrases de sens voisin ont reçu des réponses assez différentes.
questionnaire-reason-random = Vos réponses se distinguent à peine de réponses au hasard.
questionnaire-reason-unfinished-statements = Vous avez répondu à { $figure } % des questions. C’est trop peu pour un résultat.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Le rapport complet est compris dans votre commande. Ouverture…
questionnaire-granted-failed = Le rapport complet est compris dans votre commande, mais n’a pas pu être ouvert à l’instant.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Pas encore commencé
questionnaire-included-going = En cours : { $answered } sur { $total }
questionnaire-included-done = Terminé
questionnaire-included-start = Commencer
questionnaire-included-continue = Continuer
questionnaire-included-result = Voir le résultat
