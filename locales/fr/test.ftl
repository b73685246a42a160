## Taking the test.

## Instructions before the test.

test-start-facts = Avant de commencer
test-start-trial = { $count ->
    [one] Plus une nouvelle énigme à l’essai, qui ne compte pas dans votre score
   *[other] Plus { $count } nouvelles énigmes à l’essai, qui ne comptent pas dans votre score
}
test-start-price-free = Entièrement gratuit, résultat complet compris

test-start-hints-title = Bon à savoir
test-start-hint-clock = Pas de limite de temps. Le chronomètre est là à titre indicatif.
test-start-hint-place = Installez-vous au calme, là où personne ne vous interrompra.
test-start-hint-back = Jusqu’à la confirmation, vous pouvez revenir en arrière et changer vos réponses.
test-start-hint-keys = Touches 1 à 6 pour répondre, flèches pour passer d’une question à l’autre.
test-start-hint-kept = Vos réponses sont enregistrées sur cet appareil, même si vous rechargez la page ou perdez la connexion.
test-start-hint-recorded = Pour vérifier que votre test peut être évalué, nous enregistrons le temps passé sur chaque énigme, les réponses modifiées, vos sorties de cet onglet (nombre et durée) et la largeur de la fenêtre.

test-start-begin = Commencer le test
test-start-loading = Chargement des énigmes…
test-start-others = Voir les autres tests

## A test that was begun on this device before.

test-open-title = Reprenez là où vous en étiez
test-open-text = Vous avez répondu à { $answered } des { $total } questions.
test-open-unsent = Vos réponses sont confirmées, mais pas encore envoyées.
test-open-continue = Reprendre à la question { $number }
test-open-send = Envoyer mes réponses
test-open-restart = Recommencer
test-restart-title = Recommencer ?
test-restart-text = Vos réponses seront effacées et vous recevrez de nouvelles énigmes.
test-restart-confirm = Effacer et recommencer
test-restart-keep = Garder mes réponses

## A puzzle solved step by step.

test-example-title = Comment résoudre une énigme
test-example-lead = Les cases suivent des règles, le long des lignes ou des colonnes. Repérez les règles, et vous saurez quelle case manque.
test-example-play = Voir l’exemple
test-example-pause = Pause
test-example-next = Étape suivante
test-example-again = Revoir l’exemple
test-example-step = Étape { $step } sur { $steps }
test-example-answer = Seule la réponse { $number } respecte toutes les règles.
test-example-steps = La solution, étape par étape

## Puzzles to try before the test.

test-practice-title = À vous d’essayer
test-practice-lead = Juste pour vous entraîner. Rien n’est noté ni envoyé.
test-practice-switch = Exercice { $number }
test-practice-right = Bonne réponse.
test-practice-wrong = Pas tout à fait.
test-practice-next = Exercice suivant

## A puzzle in words.

test-grid = Motif de trois lignes de trois cases
test-cell = Ligne { $row }, colonne { $column } : { $tile }
test-cell-missing = Ligne { $row }, colonne { $column } : vide. C’est la case à trouver.
test-options = Quelle case va dans l’espace vide ?
test-option = Réponse { $number } : { $tile }

## One question of the test.

test-question = Question { $number } sur { $total }
test-question-short = { $number } / { $total }
test-question-previous = Question précédente
test-question-next = Question suivante
test-question-instructions = Retour aux instructions
test-question-flag = Marquer « à revoir »
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
    [one] Une question est sans réponse.
   *[other] { $count } questions sont sans réponse.
}
test-submit-open-warning = S’il en manque trop, nous ne pourrons pas évaluer votre test.
test-submit-edit = Choisissez une question pour modifier votre réponse.
test-submit-final = Une fois confirmées, vos réponses sont définitives.
test-submit-confirm = Confirmer mes réponses
test-submit-first-open = Compléter mes réponses
test-submit-chosen = réponse { $option }, { $tile }

## After confirming.

test-saving-title = Enregistrement et évaluation
test-saving-text = Vos réponses restent sur cet appareil jusqu’à ce que nous les ayons reçues.
test-unsent-offline = Connexion interrompue, réessayez plus tard.
test-unsent-failed = Échec de la connexion. Veuillez réessayer.
test-unsent-kept = Vos réponses sont en sécurité sur cet appareil. Nous réessayons automatiquement.
test-unsent-retry = Réessayer maintenant
test-refused-title = Nous n’avons pas pu enregistrer votre test
test-refused-restart = Recommencer
