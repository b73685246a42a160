## Instructions. The title is the name of the questionnaire, a sentence about it follows.

questionnaire-start-length = { $count } questions courtes, cinq réponses au choix
questionnaire-start-honest = Ni bonne ni mauvaise réponse, rien à préparer
questionnaire-start-free = Gratuit, sans e-mail : votre type le plus probable et votre place sur quatre échelles
questionnaire-start-free-account = Gratuit avec un compte : votre résultat court
questionnaire-start-included = Compris dans votre commande : votre résultat et le rapport complet
questionnaire-not-title = Ce que ce n’est pas
questionnaire-not-type16 = Ni une mesure de vos capacités, ni un avis médical, ni un outil de recrutement. Le test décrit la façon dont vous vous voyez aujourd’hui.
questionnaire-not-eq = Ce n’est pas un test de capacités : vous vous évaluez vous-même. Ce n’est ni un avis médical ni un outil de recrutement.
questionnaire-not-thinking = Rien à voir avec les moitiés du cerveau ni avec vos capacités : il s’agit de votre façon de décider.
questionnaire-not-riasec = Ni une mesure de vos talents, ni une promesse d’emploi : il s’agit de ce qui vous plairait.
questionnaire-hint-first = Choisissez la première réponse qui vous vient. Pensez à la personne que vous êtes d’habitude, pas à celle que vous aimeriez être.
questionnaire-hint-riasec = Demandez-vous seulement si cela vous plairait. Le talent, la formation et le salaire ne comptent pas ici.
questionnaire-hint-time = Ni limite de temps, ni chronomètre.
questionnaire-hint-keys = Touches 1 (le moins) à 5 (le plus) pour répondre, flèches pour passer d’une question à l’autre.
questionnaire-hint-recorded = Pour vérifier que vos réponses peuvent être évaluées, nous enregistrons le temps passé sur chaque question, les réponses modifiées, vos sorties de cet onglet (nombre et durée) et la largeur de la fenêtre.
questionnaire-start-loading = Chargement des questions…
questionnaire-sign-in-text = Connectez-vous d’abord : nous enregistrerons votre résultat dans votre compte. C’est gratuit.
questionnaire-sign-in = Se connecter et commencer

## A questionnaire that was begun on this device before.

questionnaire-open-text = Vous avez répondu à { $answered } des { $total } questions.
questionnaire-open-continue = Reprendre à la question { $number }
questionnaire-restart-text = Vos réponses seront effacées et vous repartirez de la question 1.

## Answering: one question on a phone, ten on a wide screen.

questionnaire-question = Question { $number } sur { $total }
questionnaire-page = Questions { $first } à { $last } sur { $total }
questionnaire-ask = Est-ce vrai pour vous ?
questionnaire-ask-riasec = Cela vous plairait-il ?
questionnaire-previous = Question précédente
questionnaire-next = Question suivante
questionnaire-page-previous = Page précédente
questionnaire-page-next = Page suivante
questionnaire-page-open = { $count ->
    [one] { $count } question sans réponse sur cette page
   *[other] { $count } questions sans réponse sur cette page
}

## Confirmation.

questionnaire-submit-complete = Vous avez répondu à toutes les questions.
questionnaire-submit-open = { $count ->
    [one] Une question est sans réponse.
   *[other] { $count } questions sont sans réponse.
}
questionnaire-submit-warning = S’il en manque trop, nous ne pourrons pas évaluer vos réponses.
questionnaire-submit-first = Compléter mes réponses
questionnaire-submit-missing = Sans réponse
questionnaire-submit-given = Vos réponses
questionnaire-submit-edit = Choisissez une question pour modifier votre réponse.

## Below a result.

questionnaire-again-title = Envie de refaire le point ?
questionnaire-again-from = Repassez le test à partir du { $date }, quand vous aurez oublié vos réponses. Ce résultat reste tel quel.
questionnaire-again-now = Assez de temps a passé pour un regard neuf. Ce résultat reste tel quel.
questionnaire-again-button = Repasser le test
questionnaire-full-how = Il est inclus dans « Rapport et trois autres tests » et dans l’adhésion.
questionnaire-full-button = Voir ce qui est inclus
questionnaire-percent = { $value } %
questionnaire-abnormal-again = Réessayez à votre rythme et lisez chaque affirmation avant de répondre. Prendre son temps n’est jamais un problème.
questionnaire-files-text = Votre rapport à conserver, dans l’une de nos neuf langues.
questionnaire-certificate-lead = Une page avec votre nom, votre type et la date, vérifiable grâce au QR code.
questionnaire-certificate-locked = Une page à imprimer ou à partager, avec votre nom, votre type et la date. Elle n’est pas encore dans votre formule.

## What makes answers hard or impossible to analyze. Facts without reproach.

questionnaire-reason-same-category = Vous avez donné { $figure } fois de suite la même réponse, alors que les affirmations vont dans des sens différents.
questionnaire-reason-flat-answers = Vos réponses varient à peine, alors que les affirmations vont dans des sens différents.
questionnaire-reason-hurried-statements = La plupart de vos réponses sont arrivées plus vite qu’on ne peut lire les affirmations.
questionnaire-reason-inattentive = { $figure ->
    [one] Une question demandait une réponse précise et en a reçu une autre.
   *[other] { $figure } questions demandaient une réponse précise et en ont reçu une autre.
}
questionnaire-reason-inconsistent = Des affirmations presque équivalentes ont reçu des réponses très différentes.
questionnaire-reason-random = Vos réponses sont difficiles à distinguer de réponses données au hasard.
questionnaire-reason-unfinished-statements = Vous avez répondu à { $figure } % des questions. C’est trop peu pour un résultat.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Votre commande comprend le rapport complet. Ouverture…
questionnaire-granted-failed = Votre commande comprend le rapport complet, mais nous n’avons pas pu l’ouvrir pour l’instant.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Pas encore commencé
questionnaire-included-going = En cours : { $answered } sur { $total }
questionnaire-included-done = Terminé
questionnaire-included-start = Commencer
questionnaire-included-continue = Continuer
questionnaire-included-result = Voir mon résultat
