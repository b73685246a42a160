## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Parties du rapport
reading-tab-summary = Résumé du QI
reading-tab-dimensions = Dimensions du QI
reading-contents = Dans cette partie
reading-as-table = Afficher en tableau
reading-dimension-margin = Marge de { $low } à { $high }, dans 80 cas sur 100

## Cards beside the score.

reading-files-title = Le rapport en PDF
reading-files-text = 21 pages à garder, en neuf langues au choix.
reading-files-button = Aller aux téléchargements
reading-puzzles-title = Chaque énigme résolue
reading-puzzles-text = Votre réponse à côté de la bonne, expliquée règle par règle.
reading-puzzles-button = Voir les solutions
reading-puzzles-locked = Les bonnes réponses, expliquées règle par règle. Votre formule ne contient pas cette partie ; vous pouvez l’ajouter.
reading-puzzles-unlock = Voir ce que cela coûte

## When newer norms exist than those the report was made with.

reading-rescored-title = Normes plus récentes
reading-rescored-text = Normes plus récentes (version { $version }) : les mêmes réponses donnent { $score } ({ $margin }). Votre rapport reste tel quel.
reading-rescored-show = Lire avec ces normes
reading-rescored-shown = Vous lisez les mêmes réponses avec les normes { $version }. Le rapport acheté reste tel quel. Vous y trouverez le certificat et le lien de partage.
reading-rescored-back = Retour au rapport acheté

## Below the ranking.

reading-countries-title = Où le test a été passé
reading-countries-text = Tests valables par pays. Les gens qui passent un test ne sont pas représentatifs de la population d’un pays.
reading-countries-country = Pays
reading-countries-tests = Tests
reading-countries-average = Score moyen
reading-countries-own = vous êtes ici

## Further tests.

reading-free-title = Un test court, gratuit
reading-free-text = { $questions } énigmes et le résultat complet, gratuitement. Il mesure moins précisément que le test complet.
reading-free-button = Commencer le test gratuit

## The page with the files.

reading-downloads-title = Téléchargements
reading-downloads-lead = Tout ce que comprend cette commande.
reading-downloads-back = Retour au rapport
reading-file-language = Langue du PDF
reading-file-download = Télécharger
reading-file-making = Votre fichier est en préparation. Cela prend quelques secondes.
reading-file-saved = Prêt : { $name }
reading-file-open = Rien d’enregistré ? Ouvrez le fichier ici
reading-file-failed = Le fichier n’est pas arrivé. Veuillez réessayer.
reading-file-unnamed = Le certificat porte votre nom : saisissez-le d’abord.
reading-file-name = Saisir le nom
reading-file-read = Lire dans le rapport
reading-downloads-locked = Il n’y a encore rien à télécharger pour cette commande. Les fichiers viennent avec un rapport.

## The sample report, which anybody may read.

reading-sample-title = Un exemple de rapport
reading-sample-lead = Un rapport entier, avec tout ce que contient la plus grande formule. Les réponses viennent d’une simulation : ce ne sont celles de personne.
reading-sample-none = Il n’y a pas d’exemple de rapport pour ce test.
reading-sample-pdf = Exemple en PDF
reading-sample-puzzles = Chaque énigme résolue
reading-sample-end = Votre propre rapport
reading-sample-end-text = Passez d’abord le test : votre classe en fourchette large est gratuite, et vous voyez le prix du rapport avant la première énigme.
reading-sample-start = Passer le test

## Every puzzle with its solution.

reading-wrong-title = Analyse des erreurs

## The wrong answers: every question, replayed rule by rule.

reading-wrong-count = Bonnes réponses : { $right } sur { $total }.
reading-wrong-perfect = Toutes vos réponses sont justes. Vous pouvez revoir chaque question.
reading-wrong-back-to-report = Retour au rapport
reading-wrong-filter = Questions à afficher
reading-wrong-filter-missed = Manquées ({ $n })
reading-wrong-filter-all = Toutes ({ $n })
reading-wrong-picker = Questions
reading-wrong-state-right = juste
reading-wrong-state-wrong = faux
reading-wrong-state-open = sans réponse
reading-wrong-number = Question { $number }, { $state }
reading-wrong-legend = { $state } : { $n }
reading-wrong-question = Question { $number }
reading-wrong-previous = Question précédente
reading-wrong-next = Question suivante
reading-wrong-yours = Votre réponse
reading-wrong-answer = Bonne réponse
reading-wrong-both = Votre réponse est la bonne
reading-wrong-option = Réponse { $number }
reading-wrong-none = Sans réponse
reading-wrong-rapid = Cette réponse est venue trop vite pour que l’énigme ait été lue. Le score n’en tient pas compte.
reading-wrong-judged = Votre réponse face aux règles

reading-wrong-replay = Comment la résoudre
reading-wrong-ready = { $n ->
    [one] Une seule règle décide. Suivez-la ligne par ligne.
   *[other] { $n } règles décident ensemble. Suivez-les l’une après l’autre.
}
reading-wrong-play = Lancer
reading-wrong-pause = Pause
reading-wrong-again = Relancer
reading-wrong-step-back = Étape précédente
reading-wrong-step-next = Étape suivante
reading-wrong-rules = Règles
reading-wrong-rule = Règle { $rule } sur { $rules }
reading-wrong-rule-said = Règle { $rule } sur { $rules }. { $text } { $line }
reading-wrong-end = La réponse
reading-wrong-only = Seule la réponse { $number } respecte toutes les règles.
reading-wrong-progress = Étape { $step } sur { $steps }
reading-wrong-out = { $count ->
    [one] Cela écarte la réponse { $options }.
   *[other] Cela écarte les réponses { $options }.
}

reading-wrong-others = Ce que d’autres ont choisi
reading-wrong-others-note = Sur { $n } personnes qui ont répondu à cette question au { $date }.
reading-wrong-others-few = Pour l’instant, trop peu de gens ont répondu à cette question pour que l’on puisse dire ce que d’autres ont choisi.
reading-wrong-share = choisie par { $percent } sur 100
reading-wrong-why-not = Pourquoi pas la réponse { $number }

reading-wrong-time = Temps
reading-wrong-time-yours = Vous
reading-wrong-time-median = Médiane de tous
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Votre formule ne contient pas l’analyse des erreurs. Voici ce que vous verriez :
reading-wrong-locked-answers = Chaque question, avec votre réponse et la bonne côte à côte
reading-wrong-locked-replay = Le chemin vers la solution : chaque règle montrée sur les lignes, étape par étape
reading-wrong-locked-judged = Ce que votre réponse a de juste, et la règle qu’elle ne respecte pas
reading-wrong-locked-others = Ce que d’autres ont choisi, et votre temps à côté du leur

## Adding what a package lacks.

reading-unlock-add = Ouvrir pour { $price }
reading-unlock-note = Vous passez à « { $package } » et ne payez que la différence. Un seul paiement, sans abonnement.
reading-unlock-report = Retour à votre résultat

## Showing a result to others by a link.

reading-share-title = Montrer à d’autres
reading-share-lead = Un lien montre ce que vous choisissez, et rien d’autre. Vous pouvez le retirer à tout moment.
reading-share-what = Ce que montre le lien
reading-share-class = Classe de QI (toujours)
reading-share-score = Score de QI avec sa marge
reading-share-ranking = Combien de personnes sur 100 ont un score inférieur
reading-share-dimensions = Vos dimensions
reading-share-name = Un nom
reading-share-name-hint = Seulement si vous voulez en montrer un. Vide : aucun nom.
reading-share-preview = Ce que verront les autres
reading-share-make = Créer le lien
reading-share-change = Changer ce qu’il montre
reading-share-link = Votre lien
reading-share-copy = Copier le lien
reading-share-copied = Lien copié
reading-share-send = Partager
reading-share-made = Le lien est prêt.
reading-share-changed = Le lien montre désormais cette sélection.
reading-share-revoke = Retirer le lien
reading-share-revoke-sure = Le lien et son image d’aperçu cessent aussitôt de fonctionner, où que vous les ayez publiés. Votre résultat quitte aussi la liste des derniers résultats.
reading-share-revoke-yes = Retirer
reading-share-revoke-no = Garder
reading-share-revoked = Le lien ne fonctionne plus.
reading-share-list = Derniers résultats sur ce site
reading-share-list-text = Si vous le souhaitez, votre résultat peut figurer dans la liste des derniers résultats : prénom ou « quelqu’un », pays et classe, rien d’autre. Vous pouvez en sortir.
reading-share-list-box = Afficher mon résultat
reading-share-listed = Votre résultat peut désormais figurer dans la liste.
reading-share-unlisted = Votre résultat ne figure plus dans la liste.

## The certificate.

reading-certificate-title = Votre certificat
reading-certificate-lead = Une page avec votre nom, votre score et sa marge. Tout le monde peut la vérifier par QR code.
reading-certificate-name = Nom sur le certificat
reading-certificate-name-hint = Tel qu’il doit être imprimé, 60 caractères au plus.
reading-certificate-name-missing = Veuillez saisir un nom.
reading-certificate-name-long = Un nom compte 60 caractères au plus.
reading-certificate-preview = Aperçu
reading-certificate-paper-title = Attestation de participation
reading-certificate-paper-text = a terminé le { $date } le test « { $exam } », qui compte { $questions } énigmes
reading-certificate-paper-score = Score de QI
reading-certificate-paper-kind = Test en ligne sans surveillance
reading-certificate-paper-norms = Normes { $version }
reading-certificate-paper-norms-provisional = Normes { $version }, provisoires
reading-certificate-paper-name = Votre nom
reading-certificate-make = Créer le certificat
reading-certificate-remake = L’établir à ce nom
reading-certificate-busy = Un instant…
reading-certificate-made = Votre certificat est prêt.
reading-certificate-renamed = Votre certificat porte maintenant ce nom.
reading-certificate-download = Enregistrer en PDF
reading-certificate-verify = Ouvrir la page de vérification
reading-certificate-copy = Copier son adresse
reading-certificate-name-shown = La page de vérification montre votre nom.
reading-certificate-name-hidden = La page de vérification ne montre pas votre nom. Sur le papier, il reste.
reading-certificate-hide = Y masquer mon nom
reading-certificate-show = Y montrer mon nom
reading-certificate-revoke = Révoquer le certificat
reading-certificate-revoke-sure = Toute personne qui le vérifie apprendra qu’il a été révoqué, même sur les copies que vous avez données. Il ne peut pas redevenir valable ; vous pouvez en créer un nouveau.
reading-certificate-revoke-yes = Révoquer
reading-certificate-revoke-no = Garder
reading-certificate-revoked-now = Votre certificat est révoqué.
reading-certificate-revoked = Vous avez révoqué votre certificat le { $date }. Vous pouvez en créer un nouveau.
reading-certificate-locked = Une page à imprimer ou à montrer : votre nom, votre score avec sa marge, et un QR code par lequel tout le monde peut la vérifier. Votre formule ne la contient pas.

## The page where anyone can check a certificate.

reading-verify-title = Vérification du certificat
reading-verify-valid = Ce certificat est valable
reading-verify-valid-text = Nous l’avons délivré, et il est toujours valable. Ce qu’il dit est ci-dessous ; comparez-le avec ce que l’on vous a remis.
reading-verify-revoked = Ce certificat a été révoqué
reading-verify-revoked-text = Nous l’avons délivré, mais il a été retiré le { $date }. Il ne prouve plus rien.
reading-verify-revoked-once = Nous l’avons délivré, mais il a été retiré. Il ne prouve plus rien.
reading-verify-unknown = Nous ne connaissons pas ce certificat
reading-verify-unknown-text = Aucun de nos certificats n’a cette adresse. Regardez si le lien est complet. S’il l’est, ce que l’on vous a montré n’est pas un certificat de chez nous.
reading-verify-name = Nom
reading-verify-name-hidden = masqué par son titulaire
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } énigmes
reading-verify-score = Score de QI
reading-verify-taken = Passé le
reading-verify-made = Certificat établi le
reading-verify-norms = Normes
reading-verify-norms-provisional = { $version }, provisoires : le groupe de comparaison est encore en construction
reading-verify-kind = Type de test
reading-verify-kind-text = Test en ligne sans surveillance
reading-verify-meaning = Ce que cela vous dit
reading-verify-meaning-says = Quelqu’un a répondu à ces énigmes dans un navigateur et obtenu ce score. Dans 95 cas sur 100, la vraie valeur se trouve dans la marge.
reading-verify-meaning-not = Personne n’a vérifié qui était devant l’écran, ni si une aide a été utilisée. Le nom est celui que le titulaire a saisi. Ce n’est pas un diagnostic.
reading-verify-meaning-work = Un score seul dit peu de la façon dont quelqu’un fera un travail. Ne décidez rien au sujet d’une personne sur cette seule base ; si l’enjeu est important, utilisez un test surveillé.
reading-verify-proof = La déclaration signée
reading-verify-proof-text = La déclaration est signée avec notre clé Ed25519. Avec la déclaration, la signature et la clé, on peut la vérifier sans nous.
reading-verify-parts = Déclaration, signature et clé
reading-verify-statement = Déclaration
reading-verify-signature = Signature (base64)
reading-verify-key = Clé publique { $id } (base64)
reading-verify-how = Vérifiez vous-même
reading-verify-how-text = Avec OpenSSL 3 dans un terminal. La dernière ligne doit indiquer « Signature Verified Successfully ».
reading-verify-how-copy = Copier les commandes
reading-verify-how-copied = Commandes copiées

## A result that somebody shows by a link.

reading-shared-title = Un résultat, montré par son titulaire
reading-shared-name = Montré par { $name }
reading-shared-taken = { $exam }, passé le { $date }
reading-shared-class = Classe de QI
reading-shared-classes = De « { $low } » à « { $high } »
reading-shared-score = Score de QI
reading-shared-percentile = { $percent ->
    [one] Environ { $percent } personne sur 100 aurait un score inférieur.
   *[other] Environ { $percent } personnes sur 100 auraient un score inférieur.
}
reading-shared-dimensions = Dimensions, avec des marges pour 80 cas sur 100
reading-shared-dimension = { $score } ({ $low } à { $high })
reading-shared-note = Un test en ligne sans surveillance : personne n’a vérifié qui répondait. Dans 95 cas sur 100, le vrai QI se trouve dans la marge du score.
reading-shared-note-class = Un test en ligne sans surveillance : personne n’a vérifié qui répondait.
reading-shared-norms = Normes { $version }.
reading-shared-norms-provisional = Normes { $version }, provisoires.
reading-shared-gone = Ce lien ne montre rien
reading-shared-gone-text = Il a été retiré, ou l’adresse n’est pas complète.
reading-shared-take = Passez le test vous-même
reading-shared-take-text = { $questions } énigmes, sans limite de temps. Votre nombre de bonnes réponses et votre classe sont gratuits.
reading-shared-take-price = Le score exact et le rapport coûtent à partir de { $price }, taxes comprises. Un seul paiement, sans abonnement. Vous décidez après le test.
reading-shared-take-button = Voir le test

reading-account = Tous vos rapports au même endroit : connectez-vous
