## Buying the report.

## The packages.

pay-choose-title = Choisissez votre rapport
pay-choose-lead = Prenez ce que vous voulez savoir. Chaque formule contient tout ce qu’il y a dans la précédente.
pay-popular = La plus choisie
pay-choose-button = Continuer – { $price }
pay-list-price = Prix normal
pay-member-price = Votre prix
pay-member-note = Ce prix s’applique avec l’adresse e-mail utilisée pour acheter la remise.
pay-promise-once = Un seul paiement, sans abonnement
pay-promise-tax = Taxes comprises
pay-promise-back = Pendant 14 jours, remboursement par un bouton
pay-bundle-line = Trois tests pour { $price } : « { $package } » pour ce test et pour deux autres, quand vous voulez.
pay-bundle-link = Voir le lot
pay-closed = Rien n’est en vente ici pour le moment. Votre résultat gratuit reste où il est.
pay-sample-link = Lire d’abord un exemple de rapport
pay-back-to-result = Retour à votre résultat gratuit

pay-owned-title = Vous avez déjà ce rapport
pay-owned-text = Il est ouvert à sa propre adresse, et le lien est dans vos e-mails.
pay-owned-open = Ouvrir le rapport
pay-owned-more = Ce que vous pouvez ajouter
pay-owned-add = Ajouter pour { $price }

## Payment.

pay-title = Paiement
pay-item-label = Vous achetez
pay-total-label = Total
pay-item-change = Choisir une autre formule

pay-email-label = E-mail
pay-email-hint = Le rapport et le reçu sont envoyés à cette adresse. Une semaine plus tard, nous vous demanderons peut-être un avis, une seule fois ; vous pouvez vous y opposer à tout moment.
pay-email-missing = Veuillez saisir votre adresse e-mail
pay-email-malformed = Veuillez saisir une adresse e-mail valide
pay-email-meant = Vouliez-vous dire { $email } ?

pay-method-label = Comment souhaitez-vous payer ?
pay-method-missing = Veuillez choisir un moyen de paiement.
pay-method-or = ou
pay-card-safety = Les données de carte vont directement au prestataire de paiement. Nous ne les voyons jamais et ne les conservons jamais.
pay-method-loading = Chargement des moyens de paiement…

pay-box-supply = Je consens expressément à ce que l’exécution du contrat commence immédiatement, avant la fin du délai de rétractation.
pay-box-waiver = Je reconnais que je perds mon droit de rétractation dès que l’exécution du contrat a commencé.
pay-box-note = Notre propre engagement reste valable : pendant 14 jours, remboursement par un bouton.
pay-box-missing = Sans cette case, nous ne pouvons pas livrer immédiatement.

pay-button = Commander et payer { $price }
pay-button-order = Commander avec obligation de paiement
pay-button-busy = Paiement en cours

pay-declined-title = Échec du paiement
pay-declined-text = Rien n’a été débité. Réessayez ou choisissez un autre moyen de paiement.
pay-order-failed = La commande n’a pas pu être créée. Veuillez réessayer.
pay-too-many = Trop de tentatives. Patientez quelques minutes, puis réessayez.
pay-price-changed = Le prix est passé de { $old } à { $new }. Rien n’a été débité. Si cela vous convient, appuyez de nouveau sur le bouton.
pay-connection-failed = Échec de la connexion. Veuillez réessayer.
pay-connection-retry = Réessayer

## The last look before paying. Japanese law asks for it.

pay-review-button = Vérifier la commande
pay-review-title = Veuillez vérifier votre commande
pay-review-item = Article
pay-review-item-value = { $name } (1 rapport numérique)
pay-review-amount = Montant, taxes comprises
pay-review-paying = Paiement
pay-review-paying-value = Une seule fois. Par carte ou portefeuille électronique, tout de suite ; en magasin ou à la banque, avant la date qui vous sera indiquée ensuite.
pay-review-delivery = Livraison
pay-review-delivery-value = Dès que le paiement est confirmé : sur ce site, et par e-mail à { $email }.
pay-review-refund = Remboursement
pay-review-refund-value = Pendant 14 jours, remboursement intégral par un bouton dans le rapport. Aucun motif n’est demandé.
pay-review-later = Pas encore disponible
pay-review-period = Durée d’utilisation
pay-review-period-value = Sans date de fin. Sur ce site, dans un navigateur à jour.
pay-review-seller = Vendeur
pay-review-back = Modifier

## Waiting for the payment.

pay-check-title = Paiement en cours
pay-check-text = Nous interrogeons le prestataire de paiement. Cela prend en général quelques secondes.
pay-check-open-title = Nous n’avons pas reçu de paiement
pay-check-open-text = Si vous avez fermé la fenêtre de votre banque, rien n’a été débité et vous pouvez réessayer. Si vous venez de payer, patientez : cette page continue de demander.
pay-check-processing-title = En attente de votre banque ou du magasin
pay-check-processing-text = Le paiement est en route. Selon le moyen choisi, cela prend quelques minutes ou quelques jours. Vous pouvez fermer cette page : nous vous enverrons un e-mail à son arrivée.
pay-check-late-title = C’est plus long que d’habitude
pay-check-late-text = Vous pouvez fermer cette page : nous vous enverrons un e-mail dès que le paiement sera confirmé.
pay-check-expired-title = Le paiement n’a pas été terminé à temps
pay-check-expired-text = Rien n’a été débité. Vous pouvez recommencer.
pay-check-review-title = Une personne examine votre paiement
pay-check-review-text = Quelque chose ne correspond pas. Nous vous enverrons un e-mail, puis nous livrerons le rapport ou rendrons l’argent.
pay-check-refunded-title = L’argent a été remboursé
pay-check-refunded-text = Cet achat est clos.
pay-check-none-title = Rien n’a encore été acheté
pay-check-none-text = Il n’y a aucun paiement pour cette page.
pay-check-retry = Réessayer
pay-check-choose = Voir les formules

## A failed payment.

pay-failed-title = Échec du paiement
pay-failed-text = Rien n’a été débité. Votre résultat est conservé.
pay-failed-retry = Réessayer
pay-failed-method = Choisir un autre moyen de paiement
pay-failed-help = Obtenir de l’aide

## Bought.

pay-success-title = Votre rapport est prêt
pay-success-making-title = Paiement reçu
pay-success-making-text = Votre rapport est en préparation. Cela prend quelques secondes.
pay-success-view = Voir le rapport
pay-countdown = { $seconds ->
    [one] Il s’ouvre tout seul dans { $seconds } seconde.
   *[other] Il s’ouvre tout seul dans { $seconds } secondes.
}
pay-countdown-stop = Arrêter
pay-countdown-stopped = Arrêté. Ouvrez-le quand vous voulez.

pay-clock-title = Livraison
pay-clock-made = Rapport créé
pay-clock-sent = E-mail envoyé
pay-clock-accepted = Accepté par votre serveur de messagerie
pay-clock-open = pas encore
pay-clock-answer = Sa réponse : { $answer }
pay-clock-unconfirmed = Votre serveur de messagerie a pris l’e-mail sans le confirmer. S’il n’arrive pas, faites-le renvoyer.
pay-clock-refused = Échec de l’envoi du rapport

pay-address = Il est envoyé à { $email }.
pay-address-change = Mauvaise adresse ?
pay-address-label = Envoyer à
pay-address-send = Envoyer
pay-address-sent = Rapport envoyé
pay-address-failed = Échec de l’envoi du rapport
pay-refund-hint = Vous avez changé d’avis ? Jusqu’au { $date }, un bouton dans le rapport vous rembourse.
pay-success-tests = { $tests ->
    [one] Il vous reste { $tests } test à utiliser.
   *[other] Il vous reste { $tests } tests à utiliser.
}
pay-success-tests-link = L’utiliser maintenant
pay-success-account = Tous vos rapports au même endroit : connectez-vous

## Buying a membership: paid once, ends by itself.

pay-member-receipt = Votre reçu sera envoyé à { $email }.
pay-member-ends = Valable { $months } mois à partir d’aujourd’hui. L’adhésion prend fin automatiquement, sans reconduction.
pay-member-back = Retour à ma boutique
pay-member-change = Pas maintenant
pay-member-review-delivery = Commence tout de suite ; le reçu est envoyé à { $email }
pay-success-member-title = Vous êtes maintenant membre
pay-success-member-text = Jusqu’au { $date }, vous payez 20 % de moins sur tout. Connectez-vous simplement quand vous achetez.
pay-success-member-shop = Aller à ma boutique

pay-member-review-item = { $name } de { $months } mois
pay-member-review-refund = Remboursement complet pendant 14 jours, en un clic dans votre boutique. Sans justification.
pay-success-member-refund = Vous avez changé d’avis ? Jusqu’au { $date }, un bouton dans votre boutique vous rembourse.

## A membership that renews itself until it is cancelled.

pay-plan-button = Commander et payer { $price }, puis le { $date }
pay-plan-promise = { $price } aujourd’hui, puis le { $date }, jusqu’à résiliation
pay-plan-ends = Se renouvelle tous les { $months } mois jusqu’à ce que vous la résiliiez. Nous vous écrivons 7 jours avant.

pay-recommended = Recommandé
pay-recommended-why = Suffit à la plupart des gens : score et classement, plus chaque énigme manquée expliquée.
