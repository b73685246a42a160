## Buying the report.

## The packages.

pay-choose-title = Choisissez votre rapport
pay-choose-lead = Chaque formule comprend tout ce que contient la précédente. Vous pourrez passer plus tard à la formule supérieure en ne payant que la différence.
pay-popular = La plus choisie
pay-choose-button = Continuer – { $price }
pay-list-price = Prix habituel
pay-member-price = Votre prix
pay-member-note = Votre remise est déduite. Elle est liée à l’adresse e-mail avec laquelle vous l’avez achetée : utilisez la même ici.
pay-promise-once = Un seul paiement, sans abonnement
pay-promise-tax = Prix TTC
pay-promise-back = Remboursement intégral pendant 14 jours
pay-bundle-line = Vous comptez repasser un test ? Trois rapports « { $package } » pour { $price } : ce test et deux autres, quand vous voulez.
pay-bundle-link = Voir le pack
pay-closed = Les rapports ne sont pas en vente pour le moment. Votre résultat gratuit reste disponible.
pay-sample-link = Voir d’abord un exemple
pay-back-to-result = Retour au résultat gratuit

pay-owned-title = Vous avez déjà ce rapport
pay-owned-text = Vous pouvez l’ouvrir à tout moment. Le lien est aussi dans vos e-mails.
pay-owned-open = Ouvrir mon rapport
pay-owned-more = Ce que vous pouvez ajouter
pay-owned-add = Ajouter pour { $price }

## Payment.

pay-title = Paiement
pay-item-label = Votre commande
pay-total-label = Total
pay-item-change = Choisir un autre rapport

pay-email-label = Adresse e-mail
pay-email-hint = Nous y enverrons votre rapport et votre reçu. Une semaine plus tard, nous vous demanderons peut-être un avis, une seule fois. Vous pouvez vous y opposer à tout moment.
pay-email-missing = Veuillez saisir votre adresse e-mail
pay-email-malformed = Format d’adresse e-mail incorrect. Vérifiez qu’il n’y a pas de faute de frappe.
pay-email-meant = Vouliez-vous dire { $email } ?

pay-method-label = Comment souhaitez-vous payer ?
pay-method-missing = Veuillez choisir un moyen de paiement.
pay-method-or = ou
pay-card-safety = Les données de votre carte vont directement à notre prestataire de paiement. Nous ne les voyons pas et ne les conservons jamais.
pay-method-loading = Chargement des moyens de paiement…

pay-box-supply = Je consens expressément à ce que l’exécution du contrat commence immédiatement, avant la fin du délai de rétractation.
pay-box-waiver = Je reconnais que je perds mon droit de rétractation dès que l’exécution du contrat a commencé.
pay-box-note = Vous pouvez quand même vous faire rembourser pendant 14 jours : c’est notre propre engagement.
pay-box-missing = Veuillez cocher cette case pour que nous puissions livrer immédiatement.

pay-button = Commander et payer { $price }
pay-button-order = Commander avec obligation de paiement
pay-button-busy = Paiement en cours

pay-declined-title = Échec du paiement
pay-declined-text = Rien n’a été débité. Réessayez ou choisissez un autre moyen de paiement.
pay-order-failed = La commande n’a pas pu être créée. Veuillez réessayer. Rien n’a été débité.
pay-too-many = Trop de tentatives. Patientez quelques minutes, puis réessayez.
pay-price-changed = Le prix est passé de { $old } à { $new }. Rien n’a été débité. Si le nouveau prix vous convient, appuyez de nouveau sur le bouton.
pay-connection-failed = Échec de la connexion. Veuillez réessayer.
pay-connection-retry = Réessayer

## The last look before paying. Japanese law asks for it.

pay-review-button = Vérifier ma commande
pay-review-title = Veuillez vérifier votre commande
pay-review-item = Article
pay-review-item-value = { $name } (1 rapport numérique)
pay-review-amount = Total TTC
pay-review-paying = Paiement
pay-review-paying-value = Un seul paiement. Par carte ou portefeuille électronique, le débit est immédiat. En magasin ou à la banque, payez avant la date indiquée à l’étape suivante.
pay-review-delivery = Livraison
pay-review-delivery-value = Dès que votre paiement est confirmé : sur ce site, et par e-mail à { $email }.
pay-review-refund = Remboursement
pay-review-refund-value = Remboursement intégral pendant 14 jours, en un clic dans votre rapport. Vous n’avez pas à vous justifier.
pay-review-later = Pas encore disponible
pay-review-period = Durée d’utilisation
pay-review-period-value = Sans date de fin. Consultable sur ce site avec tout navigateur à jour.
pay-review-seller = Vendeur
pay-review-back = Modifier

## Waiting for the payment.

pay-check-title = Paiement en cours
pay-check-text = Nous confirmons votre paiement. Cela prend en général quelques secondes.
pay-check-open-title = Nous n’avons pas encore reçu de paiement
pay-check-open-text = Si vous avez fermé la fenêtre de votre banque, rien n’a été débité et vous pouvez réessayer. Si vous venez de payer, patientez : cette page se met à jour automatiquement.
pay-check-processing-title = En attente de votre banque ou du magasin
pay-check-processing-text = Votre paiement est en cours. Selon le moyen choisi, cela prend de quelques minutes à quelques jours. Vous pouvez fermer cette page : nous vous écrirons dès qu’il sera arrivé.
pay-check-late-title = C’est plus long que d’habitude
pay-check-late-text = Vous pouvez fermer cette page. Nous vous écrirons dès que votre paiement sera confirmé.
pay-check-expired-title = Votre paiement n’a pas été effectué à temps
pay-check-expired-text = Rien n’a été débité. Vous pouvez recommencer.
pay-check-review-title = Nous vérifions votre paiement
pay-check-review-text = Un détail demande une vérification. Nous livrerons votre commande ou vous rembourserons, et vous écrirons dans les deux cas.
pay-check-refunded-title = Remboursement effectué
pay-check-refunded-text = Cet achat est clos. Vous n’avez plus rien à faire.
pay-check-none-title = Vous n’avez encore rien acheté
pay-check-none-text = Il n’y a aucun paiement pour ce test.
pay-check-retry = Réessayer
pay-check-choose = Choisir un rapport

## A failed payment.

pay-failed-title = Échec du paiement
pay-failed-text = Rien n’a été débité, et votre résultat est conservé.
pay-failed-retry = Réessayer
pay-failed-method = Payer autrement
pay-failed-help = Obtenir de l’aide

## Bought.

pay-success-title = Votre rapport est prêt
pay-success-making-title = Paiement reçu
pay-success-making-text = Nous préparons votre rapport. Cela prend quelques secondes.
pay-success-view = Ouvrir mon rapport
pay-countdown = { $seconds ->
    [one] Ouverture dans { $seconds } seconde
   *[other] Ouverture dans { $seconds } secondes
}
pay-countdown-stop = Arrêter
pay-countdown-stopped = Arrêté. Ouvrez votre rapport quand vous voulez.

pay-clock-title = Livraison
pay-clock-made = Rapport créé
pay-clock-sent = E-mail envoyé
pay-clock-accepted = Reçu par votre messagerie
pay-clock-open = Pas encore
pay-clock-answer = Réponse du serveur : { $answer }
pay-clock-unconfirmed = Nous avons envoyé l’e-mail, mais votre messagerie n’en a pas confirmé la réception. S’il n’est pas arrivé, renvoyez-le.
pay-clock-refused = Échec de l’envoi du rapport. Veuillez vérifier votre adresse e-mail.

pay-address = Nous envoyons le lien à { $email }.
pay-address-change = Mauvaise adresse e-mail ?
pay-address-label = Envoyer à
pay-address-send = Envoyer
pay-address-sent = Rapport envoyé. Consultez vos e-mails.
pay-address-failed = Échec de l’envoi du rapport. Vérifiez l’adresse et réessayez.
pay-refund-hint = Vous avez changé d’avis ? Jusqu’au { $date }, vous pouvez vous faire rembourser en un clic dans votre rapport.
pay-success-tests = { $tests ->
    [one] Il vous reste { $tests } test dans votre pack.
   *[other] Il vous reste { $tests } tests dans votre pack.
}
pay-success-tests-link = Utiliser mon pack
pay-success-account = Connectez-vous pour garder tous vos rapports au même endroit

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Votre reçu sera envoyé à { $email }.
pay-member-ends = Valable { $months } mois à partir d’aujourd’hui. Prend fin automatiquement, sans renouvellement.
pay-member-back = Retour à ma boutique
pay-member-change = Pas maintenant
pay-member-review-delivery = Commence tout de suite. Nous enverrons votre reçu à { $email }.
pay-success-member-title = Vous êtes maintenant membre
pay-success-member-text = Jusqu’au { $date }, vous bénéficiez de 20 % de remise sur tout. Il suffit de vous connecter au moment d’acheter.
pay-success-member-shop = Aller à ma boutique

pay-member-review-item = { $name } de { $months } mois
pay-member-review-refund = Remboursement intégral pendant 14 jours, en un clic dans « Ma boutique ». Vous n’avez pas à vous justifier.
pay-success-member-refund = Vous avez changé d’avis ? Jusqu’au { $date }, vous pouvez vous faire rembourser en un clic dans « Ma boutique ».

## A membership that renews itself until it is cancelled.

pay-plan-button = Commander et payer { $price }, puis le { $date }
pay-plan-promise = { $price } aujourd’hui, de nouveau le { $date }, puis à chaque période jusqu’à résiliation
pay-plan-ends = Se renouvelle tous les { $months } mois jusqu’à résiliation. Nous vous écrivons 7 jours avant chaque renouvellement.

pay-recommended = Notre conseil
pay-recommended-why = Suffit à la plupart des gens : votre score, votre classement et l’explication de chaque énigme non résolue.
