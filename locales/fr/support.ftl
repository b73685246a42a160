## Pages around a paid order.

## Fields that several forms share.

support-email-label = Adresse e-mail
support-email-missing = Veuillez saisir votre adresse e-mail
support-email-wrong = Veuillez saisir une adresse e-mail valide
support-email-hint = Vouliez-vous dire { $email } ?
support-order-label = Numéro de commande
support-order-missing = Veuillez saisir le numéro de commande.
support-order-unknown = Nous n’avons trouvé aucune commande avec ce numéro.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Récupérer votre rapport
support-retrieve-lead = Indiquez l’adresse utilisée pour l’achat. Nous y envoyons les liens de tous les rapports achetés avec elle.
support-retrieve-send = Envoyer
support-retrieve-sent = Rapport envoyé
support-retrieve-sent-text = Les liens sont en route vers { $email }. Cela prend une minute ou deux. Si rien n’arrive, regardez dans les courriers indésirables.
support-retrieve-another = Utiliser une autre adresse
support-retrieve-failed = Échec de l’envoi du rapport
support-retrieve-other-title = Vous n’avez plus accès à cette adresse ?
support-retrieve-other-text = Si votre rapport est encore ouvert dans un navigateur, vous pouvez changer l’adresse sur sa page d’assistance. Ou écrivez-nous.
support-retrieve-other-link = Aller à la page d’assistance

## /support without an order.

support-title = Assistance
support-lead = Voyez où en est un rapport, renvoyez-le, changez son adresse, faites-vous rembourser ou renoncez au contrat. Aucun compte n’est nécessaire.
support-find-title = Votre commande
support-find-text = Le lien de votre reçu l’ouvre. Si vous ne l’avez plus, nous vous envoyons vos liens par e-mail.
support-find-retrieve = Recevoir mes liens par e-mail
support-contact-title = Écrivez-nous
support-contact-text = Une personne vous lit. Indiquez le numéro de commande si vous l’avez ; n’envoyez pas de numéro de carte.
support-contact-subject = Commande { $order }

## /support with an order.

support-order-title = Votre commande
support-order-package = Formule
support-order-price = Prix
support-order-paid = Payée le
support-order-email = Rapport envoyé à
support-order-number = Numéro de commande
support-order-price-text = { $price }, taxes comprises
support-moment = { $date } à { $time }
support-order-open = Ouvrir le rapport
support-order-free = Voir votre résultat gratuit
support-order-packages = Voir les formules
support-order-check = Suivre le paiement
support-order-other = Chercher une autre commande

support-state-none = Rien n’a été acheté pour cette commande. Votre résultat gratuit est là.
support-state-open = Cette commande n’est pas payée. Rien n’a été débité.
support-state-processing = Votre banque a le paiement et ne l’a pas encore confirmé. Nous vous écrivons dès qu’elle le fait ; vous n’avez pas à payer de nouveau.
support-state-review = Quelque chose ne correspond pas dans ce paiement : une personne l’examine avant toute livraison. En cas de doute, écrivez-nous.
support-state-paid = Payée. Votre rapport est en préparation.
support-state-fulfilled = Payée. Votre rapport est prêt.
support-state-part-refunded = Nous vous avons remboursé { $amount }. Votre rapport reste ouvert.
support-state-disputed = Votre banque a enregistré une contestation de ce paiement. Votre rapport reste ouvert en attendant.
support-state-refunded = Votre argent a été remboursé. Le résultat gratuit reste.
support-state-owed = Nous vous avons remboursé, mais l’argent n’est pas arrivé. Nous réessayons et vous écrirons s’il nous faut un autre moyen.

## Delivery.

support-delivery-title = Livraison
support-delivery-text = Le lien est envoyé à { $email }.
support-delivery-made = Rapport créé
support-delivery-sent = E-mail envoyé
support-delivery-accepted = Accepté par votre serveur de messagerie
support-delivery-not-yet = pas encore
support-delivery-unconfirmed = Le serveur de messagerie a pris l’e-mail sans dire ce qu’il est devenu. Si vous ne le trouvez pas, renvoyez-le.
support-delivery-refused = Le serveur de messagerie a refusé l’e-mail. Veuillez vérifier l’adresse.
support-resend = Renvoyer
support-resent = Rapport envoyé
support-resend-failed = Échec de l’envoi du rapport
support-fix = Changer l’adresse
support-fix-label = Nouvelle adresse e-mail
support-fix-text = Le rapport part aussitôt à la nouvelle adresse. Nous prévenons l’ancienne du changement.
support-fix-save = Changer et envoyer
support-fixed = C’est changé. Le rapport est en route vers { $email }.
support-cancel = Annuler

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Renoncer au contrat
support-withdraw-text = En tant que consommateur dans l’Union européenne ou au Royaume-Uni, vous pouvez vous rétracter d’un achat dans les 14 jours, sans donner de motif. Deux étapes suffisent, sans compte. Le prix entier vous est remboursé.
support-withdraw-open = Renoncer au contrat ici
support-withdraw-form = Par ce formulaire, vous déclarez vous rétracter du contrat portant sur la commande ci-dessous.
support-withdraw-name = Votre nom
support-withdraw-name-missing = Veuillez saisir votre nom.
support-withdraw-email = Adresse e-mail pour la confirmation
support-withdraw-order-help = Il figure sur votre reçu. Vous ne l’avez pas ?
support-withdraw-order-link = Recevez vos liens par e-mail
support-withdraw-confirm = Confirmer la rétractation
support-withdraw-done = Votre rétractation est déclarée
support-withdraw-done-text = Nous l’avons reçue le { $moment }. Une confirmation avec cette date et cette heure est envoyée à { $email }. Le prix entier revient par le moyen de paiement utilisé.
support-withdraw-before = Vous avez déclaré votre rétractation de ce contrat le { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } tests pour { $price }
support-triple-tab = Trois tests, un seul prix
support-triple-lead = { $n ->
    [one] Le rapport du test que vous venez de passer, et un autre test quand vous voulez.
   *[other] Le rapport du test que vous venez de passer, et { $n } autres tests quand vous voulez.
}
support-triple-holds-title = Ce que contient chaque test
support-triple-sum-title = Le calcul
support-triple-sum-apart = { $n } fois « { $package } », séparément
support-triple-sum-bundle = Ensemble
support-triple-sum-saved = Vous économisez
support-triple-terms = Taxes comprises. Un seul paiement, sans abonnement. Remboursement possible pendant 14 jours.
support-triple-buy = Acheter pour { $price }
support-triple-first-text = Le lot commence par un test que vous avez passé. Passez-en d’abord un ; le résultat en fourchette large est gratuit.
support-triple-first = Passer le test
support-triple-closed = Le lot n’est pas en vente pour cette commande.
support-triple-result = Retour au résultat
support-triple-left-title = { $n ->
    [one] Il vous reste un test
   *[other] Il vous reste { $n } tests
}
support-triple-left-text = Passez un test quand vous voulez. Sur son résultat gratuit, appuyez sur le bouton prévu et le rapport s’ouvre sans nouveau paiement. Ce navigateur se souvient de votre lot ; ailleurs, utilisez le lien de votre reçu.
support-triple-left-start = Passer le prochain test
support-triple-none-title = Tous les tests de ce lot sont utilisés
support-triple-none-text = Chacun a son propre rapport. Vous pouvez recevoir tous les liens par e-mail.

support-forget-title = Cet appareil
support-forget-text = Cet appareil n’est pas à vous ? Faites oublier à ce navigateur vos commandes, vos réponses et vos réglages. Vos commandes restent chez nous ; les liens de nos e-mails les ouvrent.
support-forget-button = Oublier cet appareil
support-forget-sure = Les réponses non envoyées seront perdues. Tout oublier ?
support-forget-yes = Oui, tout oublier
support-forget-done = Ce navigateur a tout oublié. Fermez aussi l’onglet.
