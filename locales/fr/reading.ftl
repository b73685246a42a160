## The pages of a bought report: reading it, sharing it, proving it.

## The report behind its two tabs.

reading-tabs-label = Parties du rapport
reading-tab-summary = Résumé du QI
reading-tab-dimensions = Dimensions du QI
reading-contents = Dans cette partie
reading-as-table = Afficher en tableau
reading-dimension-margin = Marge d’erreur à 80 % : { $low } à { $high }

## Cards beside the score.

reading-files-title = Votre rapport en PDF
reading-files-text = 21 pages à garder, dans l’une de nos neuf langues.
reading-files-button = Aller aux téléchargements
reading-puzzles-title = La solution de chaque énigme
reading-puzzles-text = Votre réponse à côté de la bonne, expliquée pas à pas.
reading-puzzles-button = Voir les solutions
reading-puzzles-locked = Les bonnes réponses, expliquées pas à pas. Cette partie n’est pas dans votre formule, mais vous pouvez l’ajouter.
reading-puzzles-unlock = Voir le prix

## When newer norms exist than those the report was made with.

reading-rescored-title = Un score mis à jour
reading-rescored-text = Nous avons mis à jour notre groupe de comparaison (version { $version }). Avec lui, les mêmes réponses donnent un score de { $score }. { $margin }. Le rapport que vous avez acheté reste tel quel.
reading-rescored-show = Voir le score à jour
reading-rescored-shown = Voici votre résultat évalué avec le groupe de comparaison { $version }. Le rapport que vous avez acheté reste tel quel : vous y trouverez votre certificat et votre lien de partage.
reading-rescored-back = Retour au rapport acheté

## Below the ranking.

reading-countries-title = Où ce test a été passé
reading-countries-text = Tests valides par pays. Les personnes qui passent un test ne représentent pas tout leur pays.
reading-countries-country = Pays
reading-countries-tests = Tests
reading-countries-average = Score moyen
reading-countries-own = vous êtes ici

## Further tests.

reading-free-title = Essayez le test gratuit
reading-free-text = { $questions } énigmes et votre résultat complet, gratuitement. Il est moins précis que le test complet.
reading-free-button = Commencer le test gratuit

## The page with the files.

reading-downloads-title = Téléchargements
reading-downloads-lead = Tout ce que comprend votre achat.
reading-downloads-back = Retour au rapport
reading-file-language = Langue du PDF
reading-file-download = Télécharger
reading-file-making = Nous préparons votre fichier. Cela prend quelques secondes.
reading-file-saved = Prêt : { $name }
reading-file-open = Rien ne s’est enregistré ? Ouvrez le fichier ici
reading-file-failed = Le téléchargement a échoué. Veuillez réessayer.
reading-file-unnamed = Saisissez d’abord votre nom : il figure sur le certificat.
reading-file-name = Saisir mon nom
reading-file-read = Lire dans le rapport
reading-downloads-locked = Rien à télécharger pour l’instant. Les fichiers sont inclus dans un rapport.

## The sample report, which anybody may read.

reading-sample-title = Exemple de rapport
reading-sample-lead = Un rapport entier, avec tout ce que contient la formule la plus complète. Les réponses sont simulées : ce ne sont pas celles d’une vraie personne.
reading-sample-none = Il n’y a pas encore d’exemple de rapport pour ce test.
reading-sample-pdf = Télécharger l’exemple
reading-sample-puzzles = La solution de chaque énigme
reading-sample-end = Obtenez votre propre rapport
reading-sample-end-text = Commencez par le test. Votre nombre de bonnes réponses et votre fourchette de QI la plus probable sont gratuits, et vous voyez le prix du rapport avant la première énigme.
reading-sample-start = Passer le test

## Every puzzle with its solution.

reading-wrong-title = Solutions

## The wrong answers: every question, replayed rule by rule.

reading-wrong-count = Vous avez répondu juste à { $right } des { $total } questions.
reading-wrong-perfect = Vous avez répondu juste à toutes les questions. Voyez comment chacune fonctionne.
reading-wrong-back-to-report = Retour au rapport
reading-wrong-filter = Questions à afficher
reading-wrong-filter-missed = Non résolues ({ $n })
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
reading-wrong-rapid = Cette réponse est venue plus vite qu’on ne peut regarder une énigme. Elle ne compte pas dans votre score.
reading-wrong-judged = Ce qui est juste ou faux dans votre réponse

reading-wrong-replay = Comment la résoudre
reading-wrong-ready = { $n ->
    [one] Une seule règle suffit ici. Suivez-la ligne par ligne.
   *[other] { $n } règles agissent ensemble ici. Suivez-les une par une.
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

reading-wrong-others = Ce que les autres ont choisi
reading-wrong-others-note = D’après les { $n } personnes qui avaient répondu à cette question au { $date }.
reading-wrong-others-few = Trop peu de personnes ont répondu à cette question pour l’instant.
reading-wrong-share = choisie par { $percent } %
reading-wrong-why-not = Pourquoi pas la réponse { $number }

reading-wrong-time = Temps
reading-wrong-time-yours = Vous
reading-wrong-time-median = Temps médian
reading-wrong-seconds = { $s } s
reading-wrong-minutes = { $m } min { $s } s

reading-wrong-locked-lead = Les solutions ne sont pas dans votre formule. Voici ce que vous verriez :
reading-wrong-locked-answers = Chaque question, avec votre réponse à côté de la bonne
reading-wrong-locked-replay = Comment la résoudre : chaque règle montrée sur les cases, pas à pas
reading-wrong-locked-judged = Ce que votre réponse a de juste, et la règle qu’elle enfreint
reading-wrong-locked-others = Ce que les autres ont choisi, et votre temps à côté du leur

## Adding what a package lacks.

reading-unlock-add = Débloquer pour { $price }
reading-unlock-note = Vous passez à « { $package } » et ne payez que la différence. Un seul paiement, sans abonnement.
reading-unlock-report = Retour à mon résultat

## Showing a result to others by a link.

reading-share-title = Partagez votre résultat
reading-share-lead = Votre lien ne montre que ce que vous choisissez. Vous pouvez le désactiver à tout moment.
reading-share-what = Ce que montre votre lien
reading-share-class = Catégorie de QI (toujours affichée)
reading-share-score = Score de QI avec sa marge d’erreur
reading-share-ranking = Classement (rang centile)
reading-share-dimensions = Résultats par type d’énigme
reading-share-name = Votre nom
reading-share-name-hint = Facultatif. Laissez vide pour n’afficher aucun nom.
reading-share-preview = Ce que verront les autres
reading-share-make = Créer le lien
reading-share-change = Enregistrer
reading-share-link = Votre lien
reading-share-copy = Copier le lien
reading-share-copied = Lien copié
reading-share-send = Partager
reading-share-made = Votre lien est prêt.
reading-share-changed = Enregistré. Votre lien montre désormais cette sélection.
reading-share-revoke = Désactiver le lien
reading-share-revoke-sure = Le lien et son image d’aperçu cesseront aussitôt de fonctionner, partout où vous les avez publiés. Votre résultat disparaîtra aussi de la liste des derniers résultats.
reading-share-revoke-yes = Oui, le désactiver
reading-share-revoke-no = Le garder actif
reading-share-revoked = Le lien est désactivé.
reading-share-list = Derniers résultats sur ce site
reading-share-list-text = Envie de figurer dans les derniers résultats ? Nous affichons votre prénom ou « quelqu’un », votre pays et votre catégorie, rien d’autre. Vous pouvez en sortir à tout moment.
reading-share-list-box = Afficher mon résultat
reading-share-listed = Votre résultat peut désormais figurer dans la liste.
reading-share-unlisted = Votre résultat ne figure plus dans la liste.

## The certificate.

reading-certificate-title = Votre certificat
reading-certificate-lead = Une page avec votre nom, votre score et sa marge d’erreur, vérifiable grâce au QR code.
reading-certificate-name = Nom sur le certificat
reading-certificate-name-hint = Tel que vous voulez le voir imprimé, 60 caractères au plus.
reading-certificate-name-missing = Veuillez saisir un nom.
reading-certificate-name-long = Un nom peut compter 60 caractères au plus.
reading-certificate-preview = Aperçu
reading-certificate-paper-title = Certificat de participation
reading-certificate-paper-text = a terminé le { $date } le test « { $exam } », qui compte { $questions } énigmes
reading-certificate-paper-score = Score de QI
reading-certificate-paper-kind = Test en ligne sans surveillance
reading-certificate-paper-norms = Groupe de comparaison { $version }
reading-certificate-paper-norms-provisional = Groupe de comparaison { $version }, provisoire
reading-certificate-paper-name = Votre nom
reading-certificate-make = Créer le certificat
reading-certificate-remake = Modifier le nom
reading-certificate-busy = Un instant…
reading-certificate-made = Votre certificat est prêt.
reading-certificate-renamed = Votre certificat porte maintenant ce nom.
reading-certificate-download = Enregistrer en PDF
reading-certificate-verify = Voir la vérification
reading-certificate-copy = Copier le lien
reading-certificate-name-shown = Votre nom est affiché sur la page de vérification.
reading-certificate-name-hidden = Votre nom est masqué sur la page de vérification. Il reste sur le certificat imprimé.
reading-certificate-hide = Masquer mon nom en ligne
reading-certificate-show = Afficher mon nom en ligne
reading-certificate-revoke = Annuler le certificat
reading-certificate-revoke-sure = Toute personne qui le vérifie verra qu’il a été annulé, y compris sur les copies que vous avez partagées. C’est irréversible, mais vous pourrez en créer un nouveau.
reading-certificate-revoke-yes = Oui, annuler ce certificat
reading-certificate-revoke-no = Le garder
reading-certificate-revoked-now = Votre certificat est annulé.
reading-certificate-revoked = Vous avez annulé votre certificat le { $date }. Vous pouvez en créer un nouveau.
reading-certificate-locked = Une page à imprimer ou à partager : votre nom, votre score avec sa marge d’erreur, et un QR code qui permet à chacun de la vérifier. Elle n’est pas encore dans votre formule.

## The page where anyone can check a certificate.

reading-verify-title = Vérification d’un certificat
reading-verify-valid = Ce certificat est valide
reading-verify-valid-text = Nous l’avons délivré et il est toujours valide. Comparez les informations ci-dessous avec ce qu’on vous a remis.
reading-verify-revoked = Ce certificat a été annulé
reading-verify-revoked-text = Nous l’avons délivré, mais il a été annulé le { $date }. Il n’est plus valide.
reading-verify-revoked-once = Nous l’avons délivré, mais il a été annulé. Il n’est plus valide.
reading-verify-unknown = Nous ne trouvons pas ce certificat
reading-verify-unknown-text = Aucun certificat ne correspond à ce lien. Vérifiez que le lien est complet. S’il l’est, ce qu’on vous a montré n’a pas été délivré par nous.
reading-verify-name = Nom
reading-verify-name-hidden = masqué par son titulaire
reading-verify-exam = Test
reading-verify-exam-text = { $exam }, { $questions } énigmes
reading-verify-score = Score de QI
reading-verify-taken = Passé le
reading-verify-made = Délivré le
reading-verify-norms = Groupe de comparaison
reading-verify-norms-provisional = { $version }, provisoire : le groupe s’agrandit encore
reading-verify-kind = Type de test
reading-verify-kind-text = Test en ligne sans surveillance
reading-verify-meaning = Ce que cela vous apprend
reading-verify-meaning-says = Une personne a répondu à ces énigmes en ligne et obtenu ce score. Il y a 95 % de chances que son score vrai se situe dans la marge d’erreur.
reading-verify-meaning-not = Nous n’avons pas vérifié qui a passé le test, ni si cette personne a été aidée. Le nom est celui que le titulaire a saisi. Ce n’est pas un diagnostic.
reading-verify-meaning-work = Un score dit peu de chose de la façon dont une personne réussira à un poste. Ne fondez pas une décision sur lui seul. Si l’enjeu est important, utilisez un test surveillé.
reading-verify-proof = Signature numérique
reading-verify-proof-text = La déclaration est signée avec notre clé Ed25519. Quiconque dispose de la déclaration, de la signature et de la clé peut la vérifier sans nous.
reading-verify-parts = Déclaration, signature et clé
reading-verify-statement = Déclaration
reading-verify-signature = Signature (base64)
reading-verify-key = Clé publique { $id } (base64)
reading-verify-how = Vérifiez vous-même
reading-verify-how-text = Utilisez OpenSSL 3 dans un terminal. La dernière ligne doit indiquer « Signature Verified Successfully ».
reading-verify-how-copy = Copier les commandes
reading-verify-how-copied = Commandes copiées

## A result that somebody shows by a link.

reading-shared-title = Quelqu’un partage son résultat avec vous
reading-shared-name = Partagé par { $name }
reading-shared-taken = { $exam }, passé le { $date }
reading-shared-class = Catégorie de QI
reading-shared-classes = De « { $low } » à « { $high } »
reading-shared-score = Score de QI
reading-shared-percentile = { $percent ->
    [one] Mieux qu’environ une personne sur 100.
   *[other] Mieux qu’environ { $percent } personnes sur 100.
}
reading-shared-dimensions = Résultats par type d’énigme, avec marges d’erreur à 80 %
reading-shared-dimension = { $score } ({ $low } à { $high })
reading-shared-note = Un test en ligne sans surveillance : personne n’a vérifié qui répondait. Il y a 95 % de chances que le score vrai se situe dans la marge d’erreur.
reading-shared-note-class = Un test en ligne sans surveillance : personne n’a vérifié qui répondait.
reading-shared-norms = Groupe de comparaison { $version }.
reading-shared-norms-provisional = Groupe de comparaison { $version }, provisoire.
reading-shared-gone = Ce lien n’est plus actif
reading-shared-gone-text = Il a été désactivé, ou le lien est incomplet.
reading-shared-take = Passez le test vous-même
reading-shared-take-text = { $questions } énigmes, sans limite de temps. Votre nombre de bonnes réponses et votre fourchette de QI la plus probable sont gratuits.
reading-shared-take-price = Votre score et votre rapport à partir de { $price } TTC. Un seul paiement, sans abonnement. Vous décidez après le test.
reading-shared-take-button = Passer le test

reading-account = Connectez-vous pour garder tous vos rapports au même endroit

reading-purchase-title = Votre achat
reading-purchase-line = « { $package } », { $price } TTC
reading-purchase-paid = Payé le { $date }
reading-purchase-sending = Nous envoyons le lien vers cette page à { $email }.
reading-purchase-accepted = Nous avons envoyé le lien vers cette page à { $email }. Votre messagerie l’a reçu le { $date } à { $time }.
reading-purchase-unsure = Nous avons envoyé le lien vers cette page à { $email }, mais votre messagerie n’en a pas confirmé la réception. S’il n’est pas arrivé, renvoyez-le depuis la page d’assistance.
reading-purchase-refused = Votre messagerie a refusé notre e-mail à { $email }. Vous pouvez corriger l’adresse sur la page d’assistance.
reading-purchase-support = Aide pour cet achat
