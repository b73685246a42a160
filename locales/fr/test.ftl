## Taking the test.

## Instructions before the test.

test-start-facts = Avant de commencer
test-start-trial = { $count ->
    [one] Plus une énigme nouvelle, à l’essai : elle ne compte pas
   *[other] Plus { $count } énigmes nouvelles, à l’essai : elles ne comptent pas
}
test-start-price-free = Rien à payer : le résultat complet est gratuit

test-start-hints-title = Bon à savoir
test-start-hint-clock = Pas de limite de temps. Le chronomètre est indicatif.
test-start-hint-place = Choisissez un endroit calme où personne ne vous dérange.
test-start-hint-back = Vous pouvez revenir en arrière et changer toute réponse jusqu’à la confirmation.
test-start-hint-keys = Les touches 1 à 6 choisissent une réponse. Les flèches font avancer ou revenir.
test-start-hint-kept = Vos réponses sont conservées sur cet appareil, même si vous rechargez la page ou perdez la connexion.
test-start-hint-recorded = Pour vérifier si un passage peut être analysé, nous enregistrons le temps par énigme, les réponses changées, combien de fois et combien de temps vous quittez l’onglet, et la largeur de la fenêtre.

test-start-begin = Commencer le test
test-start-loading = Chargement des énigmes…
test-start-others = Voir les autres tests

## A test that was begun on this device before.

test-open-title = Vous avez déjà commencé
test-open-text = Questions avec réponse : { $answered } sur { $total }.
test-open-unsent = Vos réponses confirmées n’ont pas encore été envoyées.
test-open-continue = Reprendre à la question { $number }
test-open-send = Envoyer mes réponses
test-open-restart = Recommencer
test-restart-title = Recommencer ?
test-restart-text = Vos réponses seront effacées et vous recevrez de nouvelles énigmes.
test-restart-confirm = Effacer et recommencer
test-restart-keep = Garder mes réponses

## A puzzle solved step by step.

test-example-title = Comment marche une énigme
test-example-lead = Huit cases suivent des règles. Trouvez ces règles dans les lignes ou les colonnes, et vous connaîtrez la neuvième case.
test-example-play = Voir l’exemple
test-example-pause = Pause
test-example-next = Étape suivante
test-example-again = Revoir l’exemple
test-example-step = Étape { $step } sur { $steps }
test-example-answer = Seule la réponse { $number } respecte toutes les règles.
test-example-steps = La solution, étape par étape

## Puzzles to try before the test.

test-practice-title = À vous d’essayer
test-practice-lead = Ici, rien n’est compté ni envoyé.
test-practice-switch = Exercice { $number }
test-practice-right = Exact.
test-practice-wrong = Pas celle-ci.
test-practice-next = Exercice suivant

## A puzzle in words.

test-grid = Motif de trois lignes de trois cases
test-cell = Ligne { $row }, place { $column } : { $tile }
test-cell-missing = Ligne { $row }, place { $column } : vide, c’est la case à trouver
test-options = Quelle case va à l’emplacement vide ?
test-option = Réponse { $number } : { $tile }

## One question of the test.

test-question = Question { $number } sur { $total }
test-question-short = { $number } / { $total }
test-question-previous = Question précédente
test-question-next = Question suivante
test-question-instructions = Retour aux instructions
test-question-flag = Marquer à revoir
test-question-all = Toutes les questions
test-question-return = Retour aux réponses
test-question-clock = Temps écoulé : { $time }

## All questions at a glance.

test-palette-number = Question { $number }
test-state-answered = Avec réponse
test-state-flagged = À revoir
test-state-open = Sans réponse
test-palette-finish = Vérifier et confirmer

## Confirmation.

test-submit-title = Vérifiez vos réponses
test-submit-complete = Vous avez répondu à toutes les questions.
test-submit-open = { $count ->
    [one] Il reste une question sans réponse.
   *[other] Il reste { $count } questions sans réponse.
}
test-submit-open-warning = Avec trop de questions sans réponse, le test ne peut pas être analysé.
test-submit-edit = Choisissez une question pour changer votre réponse.
test-submit-final = Une fois confirmées, vos réponses sont définitives.
test-submit-confirm = Confirmer mes réponses
test-submit-first-open = Compléter mes réponses
test-submit-chosen = réponse { $option }, { $tile }

## After confirming.

test-saving-title = Enregistrement et analyse
test-saving-text = Vos réponses restent sur cet appareil jusqu’à ce qu’elles soient bien arrivées.
test-unsent-offline = Connexion interrompue, réessayez plus tard.
test-unsent-failed = Échec de la connexion. Veuillez réessayer.
test-unsent-kept = Vos réponses restent sur cet appareil. Nous continuons d’essayer automatiquement.
test-unsent-retry = Réessayer maintenant
test-refused-title = Votre test n’a pas pu être enregistré. Veuillez réessayer.
test-refused-restart = Recommencer
