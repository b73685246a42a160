## Avis

review-title = Qu’avez-vous pensé de votre rapport ?
review-lead = Votre avis sur « { $test } » aide les autres à se décider. Il n’y a aucune récompense, et nous publions de la même façon les bonnes et les mauvaises notes.
review-stars-label = Votre note
review-stars-1 = 1 étoile : mauvais
review-stars-2 = 2 étoiles : moyen
review-stars-3 = 3 étoiles : bien
review-stars-4 = 4 étoiles : très bien
review-stars-5 = 5 étoiles : excellent
review-stars-missing = Veuillez choisir une note
review-words-label = Votre avis (facultatif)
review-words-hint = Qu’avez-vous aimé, et moins aimé ? N’indiquez ni adresse e-mail, ni numéro de téléphone, ni lien.
review-words-left = { $n ->
    [one] Il reste { $n } caractère
   *[other] Il reste { $n } caractères
}
review-words-long = { $n ->
    [one] { $n } caractère en trop
   *[other] { $n } caractères en trop
}
review-name-label = Nom (facultatif)
review-name-hint = Affiché avec votre avis. Un prénom suffit.
review-name-long = Veuillez saisir un nom de 60 caractères au plus
review-preview-title = Ce que les autres verront
review-preview-text = Nous affichons aussi le pays où vous avez passé le test.
review-someone = Anonyme
review-send = Publier mon avis
review-change = Enregistrer
review-sending = Enregistrement…
review-failed = Votre avis n’a pas pu être enregistré. Veuillez réessayer.
review-thanks-title = Merci
review-published = Votre avis a été publié. Nous affichons les avis sur nos pages dès qu’il y en a au moins 20.
review-waiting = Votre avis a été enregistré. Nous le lirons avant de le publier, car il semble contenir des coordonnées ou des propos grossiers.
review-refused = Nous n’avons pas publié votre avis. Vous pouvez le modifier et le renvoyer.
review-taken-down = Nous avons retiré votre avis de nos pages. Vous pouvez le modifier et le renvoyer.
review-withdrawn = Votre avis a été supprimé. Vous pouvez en écrire un autre à tout moment.
review-again = Pour le modifier ou le retirer plus tard, rouvrez le lien de notre e-mail.
review-edit = Modifier mon avis
review-withdraw = Retirer mon avis
review-withdraw-ask = Votre note et votre commentaire seront supprimés.
review-withdraw-confirm = Supprimer mon avis
review-withdraw-cancel = Le garder
review-unknown-title = Ce lien ne fonctionne plus
review-unknown-text = Le lien est peut-être incomplet, ou l’adresse e-mail de la commande a changé. Rouvrez le lien de notre e-mail ou contactez l’assistance.
review-letters-title = E-mails de demande d’avis
review-letters-text = Nous vous demandons un avis une fois par commande, et au plus une fois tous les 90 jours. Vous pouvez désactiver ces e-mails.
review-letters-stop = Ne plus me demander d’avis
review-letters-stopped = Nous ne vous demanderons plus d’avis.
review-letters-again = Réactiver les demandes

## Sur les pages d’accueil et des formules

review-block-title = L’avis des acheteurs
review-block-lead = { $count ->
    [one] { $average } étoiles sur 5, d’après { $count } avis
   *[other] { $average } étoiles sur 5, d’après { $count } avis
}
review-block-how = Seules les personnes qui ont acheté un rapport peuvent donner leur avis. Nous publions de la même façon les bonnes et les mauvaises notes, et aucun avis n’est récompensé.
review-block-shares = Avis par nombre d’étoiles
review-block-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
review-block-language = Rédigé en { $language }
review-block-refunded = Cet acheteur a été remboursé
review-block-answer = Réponse de { $site }
