## Pages around a paid order.

## Fields that several forms share.

support-email-label = Adresse e-mail
support-email-missing = Veuillez saisir votre adresse e-mail
support-email-wrong = Format d’adresse e-mail incorrect. Vérifiez qu’il n’y a pas de faute de frappe.
support-email-hint = Vouliez-vous dire { $email } ?
support-order-label = Numéro de commande
support-order-missing = Veuillez saisir votre numéro de commande.
support-order-unknown = Aucune commande ne correspond à ce numéro.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Récupérer un rapport
support-retrieve-lead = Indiquez l’adresse e-mail utilisée pour l’achat. Nous vous enverrons les liens vers tous vos rapports.
support-retrieve-send = Envoyer
support-retrieve-sent = Rapport envoyé
support-retrieve-sent-text = Nous envoyons les liens vers vos rapports à { $email }. Comptez une minute ou deux. Si vous ne voyez rien, regardez dans vos courriers indésirables.
support-retrieve-another = Utiliser une autre adresse
support-retrieve-failed = Échec de l’envoi du rapport. Veuillez réessayer.
support-retrieve-other-title = Vous n’avez plus accès à cette boîte mail ?
support-retrieve-other-text = Si votre rapport est encore accessible dans un navigateur, vous pouvez changer l’adresse e-mail sur sa page d’assistance. Sinon, écrivez-nous.
support-retrieve-other-link = Aller à l’assistance

## /support without an order.

support-title = Assistance
support-lead = Retrouvez votre rapport, renvoyez-le, changez d’adresse e-mail, faites-vous rembourser ou renoncez à un achat. Sans compte.
support-find-title = Votre commande
support-find-text = Utilisez le lien qui figure dans votre reçu. Vous ne le retrouvez pas ? Nous vous envoyons les liens vers tous vos rapports par e-mail.
support-find-retrieve = Recevoir mes liens
support-contact-title = Écrivez-nous
support-contact-text = Une vraie personne lit chaque message. Indiquez votre numéro de commande si vous l’avez, et n’envoyez jamais de numéro de carte.
support-contact-subject = Commande { $order }

## /support with an order.

support-order-title = Votre commande
support-order-package = Formule
support-order-price = Prix
support-order-paid = Payée le
support-order-email = Adresse e-mail
support-order-number = Numéro de commande
support-order-price-text = { $price } TTC
support-moment = { $date } à { $time }
support-order-open = Ouvrir mon rapport
support-order-free = Voir mon résultat gratuit
support-order-packages = Choisir un rapport
support-order-check = Suivre mon paiement
support-order-other = Chercher une commande

support-state-none = Vous n’avez pas acheté de rapport pour ce test. Votre résultat gratuit est toujours là.
support-state-open = Nous n’avons pas reçu de paiement, et rien n’a été débité.
support-state-processing = Votre banque n’a pas encore confirmé le paiement. Nous vous écrirons dès que ce sera fait. Inutile de payer de nouveau.
support-state-review = Nous vérifions un détail de votre paiement. Nous livrerons votre commande ou vous rembourserons, et vous écrirons dans les deux cas.
support-state-paid = Payée. Nous préparons votre rapport.
support-state-fulfilled = Payée. Votre rapport est prêt.
support-state-part-refunded = Nous vous avons remboursé { $amount }. Votre rapport reste accessible.
support-state-disputed = Une contestation de ce paiement est en cours auprès de votre banque. Votre rapport reste accessible.
support-state-refunded = Le remboursement a été effectué. Votre résultat gratuit reste disponible.
support-state-owed = Nous avons envoyé votre remboursement, mais il n’est pas arrivé. Nous réessayons et vous écrirons s’il nous faut un autre moyen de vous l’envoyer.

## Delivery.

support-delivery-title = Livraison
support-delivery-text = Le lien vers votre rapport est envoyé à { $email }.
support-delivery-made = Rapport créé
support-delivery-sent = E-mail envoyé
support-delivery-accepted = Reçu par votre messagerie
support-delivery-not-yet = pas encore
support-delivery-unconfirmed = Votre messagerie n’a pas confirmé la réception de l’e-mail. S’il n’est pas arrivé, renvoyez-le.
support-delivery-refused = Votre messagerie a refusé l’e-mail. Veuillez vérifier l’adresse.
support-resend = Renvoyer l’e-mail
support-resent = Rapport envoyé
support-resend-failed = Échec de l’envoi du rapport. Veuillez réessayer.
support-fix = Changer l’adresse e-mail
support-fix-label = Nouvelle adresse e-mail
support-fix-text = Nous enverrons aussitôt le rapport à la nouvelle adresse et préviendrons l’ancienne.
support-fix-save = Changer et envoyer
support-fixed = C’est fait. Nous envoyons votre rapport à { $email }.
support-cancel = Annuler

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.

## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Renoncer au contrat
support-withdraw-text = En tant que consommateur dans l’Union européenne ou au Royaume-Uni, vous pouvez vous rétracter d’un achat dans les 14 jours, sans donner de motif. Deux étapes suffisent, sans compte, et le remboursement est intégral. Cela vaut aussi si vous nous avez demandé de livrer immédiatement.
support-withdraw-open = Renoncer au contrat ici
support-withdraw-form = En envoyant ce formulaire, vous vous rétractez du contrat portant sur la commande ci-dessous.
support-withdraw-name = Votre nom
support-withdraw-name-missing = Veuillez saisir votre nom.
support-withdraw-email = Adresse e-mail pour la confirmation
support-withdraw-order-help = Il figure sur votre reçu. Vous ne le retrouvez pas ?
support-withdraw-order-link = Recevoir mes liens
support-withdraw-confirm = Confirmer la rétractation
support-withdraw-done = Nous avons reçu votre rétractation
support-withdraw-done-text = Elle nous est parvenue le { $moment }. Nous vous envoyons à { $email } une confirmation portant cette date et cette heure, et nous vous remboursons intégralement sur le moyen de paiement utilisé.
support-withdraw-before = Vous avez exercé votre droit de rétractation pour ce contrat le { $moment }.

## /triplePurchase: three tests for one price.

support-triple-title = { $n } tests pour { $price }
support-triple-tab = Pack de 3 tests
support-triple-lead = { $n ->
    [one] Le rapport du test que vous venez de passer, plus un autre test quand vous voulez.
   *[other] Le rapport du test que vous venez de passer, plus { $n } autres tests quand vous voulez.
}
support-triple-holds-title = Ce que vous obtenez avec chaque test
support-triple-sum-title = Ce que vous économisez
support-triple-sum-apart = { $n } × « { $package } », achetés séparément
support-triple-sum-bundle = En pack
support-triple-sum-saved = Vous économisez
support-triple-terms = Prix TTC. Un seul paiement, sans abonnement. 14 jours pour vous faire rembourser.
support-triple-buy = Acheter pour { $price }
support-triple-first-text = Le pack commence par un test que vous avez passé. Passez-en d’abord un : votre fourchette de QI la plus probable est gratuite.
support-triple-first = Passer le test
support-triple-closed = Le pack n’est pas disponible pour ce test.
support-triple-result = Retour à mon résultat
support-triple-left-title = { $n ->
    [one] Il vous reste un test
   *[other] Il vous reste { $n } tests
}
support-triple-left-text = Passez votre prochain test quand vous voulez. Sur son résultat gratuit, utilisez un test de votre pack : le rapport s’ouvre sans nouveau paiement. Ce navigateur garde votre pack en mémoire ; sur un autre appareil, utilisez le lien de votre reçu.
support-triple-left-start = Passer le test suivant
support-triple-none-title = Vous avez utilisé tous les tests de ce pack
support-triple-none-text = Chacun a son propre rapport. Nous pouvons vous envoyer tous les liens par e-mail.

support-forget-title = Cet appareil
support-forget-text = Cet appareil n’est pas à vous ? Effacez vos commandes, vos réponses et vos réglages de ce navigateur et déconnectez-vous. Vous pourrez toujours ouvrir vos commandes avec les liens de nos e-mails.
support-forget-button = Oublier cet appareil
support-forget-sure = Tout effacer de ce navigateur ? Les réponses non envoyées seront perdues.
support-forget-yes = Oui, tout effacer
support-forget-done = C’est fait. Tout a été effacé de ce navigateur. Pensez aussi à fermer cet onglet.

support-seller-title = Vendeur
support-seller-name = Société
support-seller-representative = Représentant
support-seller-address = Adresse
support-seller-phone = Téléphone
support-seller-email = E-mail
support-seller-business-number = N° d’immatriculation
support-seller-mail-order-number = N° de déclaration de vente à distance
support-seller-host = Hébergeur
support-seller-check = Vérifier cette entreprise
