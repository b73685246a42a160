## Letters about an order.

email-subject-receipt = Votre rapport est prêt : reçu de { $site }
email-subject-refund = Votre remboursement de { $money } est en cours
email-subject-withdrawal = Nous avons reçu votre rétractation
email-subject-address-changed = Votre adresse e-mail a été modifiée
email-subject-retrieve = Les liens vers vos rapports
email-subject-payment-failed = Votre paiement n’a pas abouti
email-subject-slip-expired = Votre bon de paiement a expiré
email-subject-certificate = Votre certificat est prêt

## Receipt

email-receipt-title = Votre rapport est prêt
email-receipt-lead = Merci. Votre rapport sur « { $test } » est prêt. Ce lien vous permet de l’ouvrir à tout moment. Toute personne qui a le lien peut lire le rapport : gardez-le pour vous.
email-receipt-button = Ouvrir mon rapport
email-receipt-tests-left = { $n ->
    [one] Il vous reste un test dans votre pack. Passez-le quand vous voulez, puis débloquez son rapport sans payer de nouveau.
   *[other] Il vous reste { $n } tests dans votre pack. Passez-les quand vous voulez, puis débloquez chaque rapport sans payer de nouveau.
}
email-receipt-member = Votre remise de 20 % n’a pas de date de fin. Connectez-vous avec cette adresse e-mail pour voir vos prix partout.
email-receipt-once = C’était un paiement unique. Il n’y a pas d’abonnement, et rien ne se renouvelle.
email-receipt-consent = Avant de payer, vous avez consenti expressément à ce que l’exécution du contrat commence immédiatement, avant la fin du délai de rétractation de 14 jours. Vous avez aussi reconnu que vous perdez votre droit de rétractation dès que l’exécution a commencé. Cet e-mail vous confirme ces deux points.
email-receipt-money-back = Ce n’est pas ce que vous attendiez ? Vous pouvez vous faire rembourser dans les 14 jours suivant le paiement.
email-receipt-money-back-link = Me faire rembourser
email-receipt-heading = Reçu

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Formule
email-row-test = Test
email-row-contains = Contenu
email-item-later = { $item } (pas encore disponible)
email-row-paid = Total
email-row-amount = Montant
email-row-paid-on = Payé le
email-row-method = Payé par
email-row-order = Numéro de commande
email-row-seller = Vendeur
email-row-name = Nom
email-row-received = Reçue le
email-row-requested = Demandé le
email-row-declaration = Déclaration
email-row-made = Délivré le
email-money-with-tax = { $money } TTC
email-method-card = Carte
email-moment = { $date } à { $time } UTC
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Votre remboursement est en cours
email-refund-buyer = Vous avez demandé un remboursement. Nous vous remboursons { $money }.
email-refund-withdrawal = Vous avez exercé votre droit de rétractation. Nous vous remboursons { $money }.
email-refund-double = Votre commande a été payée deux fois. Nous vous remboursons le second paiement de { $money }.
email-refund-undelivered = Nous n’avons pas pu livrer ce que vous avez payé. Nous vous remboursons { $money }.
email-refund-abnormal = Nous n’avons pas pu évaluer votre test : vous ne payez donc pas le rapport. Nous vous remboursons { $money }.
email-refund-operator = Nous vous remboursons { $money }.
email-refund-overlap = Quand vous avez acheté la formule supérieure, une partie en était déjà payée. Nous vous remboursons cette partie : { $money }.
email-refund-with-base = Votre commande est remboursée, compléments compris. Nous vous remboursons { $money }.
email-refund-way = Le remboursement arrive sur le moyen de paiement utilisé. La plupart des banques l’affichent sous 5 à 10 jours ouvrés.
email-refund-bank = Un paiement en espèces ne peut pas être remboursé directement. Notre prestataire de paiement, Stripe, vous demandera par e-mail vos coordonnées bancaires. Après votre réponse, comptez en général quelques jours ouvrés.

## Withdrawal from the contract

email-withdrawal-title = Nous avons reçu votre rétractation
email-withdrawal-lead = Cet e-mail confirme que votre rétractation nous est parvenue. Vous n’avez rien d’autre à faire.
email-withdrawal-words = Je me rétracte du contrat portant sur la formule « { $package } ».
email-withdrawal-money = Nous vous remboursons sur le moyen de paiement utilisé, dans les 14 jours au plus tard.

## Change of address, told to the old one

email-address-changed-title = Votre adresse e-mail a été modifiée
email-address-changed-lead = L’adresse e-mail de votre commande est passée de { $old } à { $new }. Nos e-mails sur cette commande iront désormais à la nouvelle adresse.
email-address-changed-not-you = Si ce n’était pas vous, écrivez à { $email }.
email-row-changed = Modifiée le

## Links that somebody asked for

email-retrieve-title = Vos rapports
email-retrieve-lead = Voici les liens que vous avez demandés. Toute personne qui a un lien peut lire le rapport : gardez-les pour vous.
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Vous ne les avez pas demandés ? Vous pouvez ignorer cet e-mail. Rien n’a été modifié.

## A payment that took days and failed

email-payment-failed-title = Votre paiement n’a pas abouti
email-payment-failed-lead = Votre paiement de { $money } pour « { $package } » n’a pas abouti, et nous n’avons rien encaissé.
email-payment-failed-button = Réessayer
email-payment-failed-kept = Votre résultat est conservé. Vous pouvez aussi payer autrement.
email-slip-expired-title = Votre bon de paiement a expiré
email-slip-expired-lead = Votre bon de paiement de { $money } pour « { $package } » n’a pas été réglé à temps et a expiré. Rien n’a été débité.

## Under every letter

email-link-hint = Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :
email-questions = Une question ? Répondez à cet e-mail ou écrivez à { $email }.
email-why = Vous recevez cet e-mail parce que cette adresse a été utilisée pour une commande sur { $site }.
email-why-account = Vous recevez cet e-mail parce que cette adresse a été saisie sur { $site }.
email-certificate-title = Votre certificat est prêt
email-certificate-lead = Votre certificat de participation a été délivré au nom ci-dessous. Toute personne qui a son lien ou son code peut voir le nom, votre score avec sa marge d’erreur et la date du test.
email-certificate-button = Voir la page publique
email-certificate-revoke = Vous pouvez à tout moment masquer le nom ou annuler le certificat depuis votre rapport. Vous ne l’avez pas demandé ? Quelqu’un d’autre a peut-être le lien vers votre rapport. Vous pouvez y annuler le certificat.
email-certificate-revoke-link = Masquer le nom ou annuler

## Sign-in letters: a link and a code.

email-subject-sign-in = Connexion à { $site }
email-subject-register = Confirmez votre adresse e-mail pour { $site }
email-subject-already-registered = Vous avez déjà un compte sur { $site }
email-subject-password-code = Votre code pour { $site }
email-sign-in-title = Connexion à { $site }
email-sign-in-lead = Appuyez sur le bouton pour vous connecter. Le lien fonctionne une seule fois et expire dans 10 minutes.
email-sign-in-button = Se connecter
email-sign-in-code = Ou saisissez ce code sur la page où vous l’avez demandé. Il est valable 10 minutes.
email-sign-in-not-you = Vous n’avez rien demandé ? Vous pouvez ignorer cet e-mail. Sans lui, personne ne peut se connecter.
email-register-title = Confirmez votre adresse e-mail
email-register-lead = Saisissez ce code sur la page d’inscription, et votre compte sera prêt.
email-already-registered-title = Vous avez déjà un compte
email-already-registered-lead = Quelqu’un a voulu créer un compte avec votre adresse e-mail. Si c’était vous, il suffit de vous connecter. Le lien fonctionne une seule fois et expire dans 10 minutes.
email-password-code-title = Réinitialiser votre mot de passe
email-password-code-lead = Saisissez ce code sur la page où vous l’avez demandé, puis choisissez un nouveau mot de passe. Le code est valable 10 minutes.
email-receipt-sign-in-heading = Tous vos rapports au même endroit
email-receipt-sign-in = Votre adresse e-mail est votre compte. Pas besoin de mot de passe. Ce lien fonctionne une seule fois et expire dans 10 minutes.

## What happened to an account, for its owner.

email-subject-new-device = Nouvelle connexion à votre compte
email-subject-password-set = Un mot de passe a été défini pour votre compte
email-subject-password-changed = Votre mot de passe a été modifié
email-subject-passkey-added = Une clé d’accès a été ajoutée à votre compte
email-subject-passkey-removed = Une clé d’accès a été supprimée
email-subject-passkey-disabled = Une clé d’accès a été désactivée
email-subject-provider-connected = { $provider } a été associé à votre compte
email-subject-provider-disconnected = { $provider } n’est plus associé à votre compte
email-subject-export-ready = Vos données sont prêtes
email-subject-account-deleted = Votre compte a été supprimé
email-new-device-lead = Une connexion à votre compte a eu lieu depuis un nouvel appareil.
email-password-set-lead = Un mot de passe a été défini pour votre compte.
email-password-changed-lead = Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés.
email-passkey-added-lead = Une clé d’accès a été ajoutée à votre compte. Vous pouvez désormais vous connecter sans e-mail ni mot de passe.
email-passkey-removed-lead = Une clé d’accès a été supprimée de votre compte. Elle ne permet plus de se connecter.
email-passkey-disabled-lead = Quelqu’un a peut-être une copie de votre clé d’accès. Nous l’avons désactivée pour protéger votre compte. Connectez-vous avec un lien reçu par e-mail, supprimez cette clé dans vos réglages et ajoutez-en une nouvelle.
email-provider-connected-lead = Vous pouvez désormais vous connecter à votre compte avec { $provider }.
email-provider-disconnected-lead = { $provider } ne permet plus de se connecter à votre compte.
email-export-ready-lead = La copie de tout ce que nous conservons à votre sujet est prête. Connectez-vous pour la télécharger dans les sept jours.
email-export-ready-button = Télécharger mes données
email-account-deleted-lead = Votre compte et tout ce qu’il contenait ont été supprimés : tests, résultats, rapports, certificats et e-mails. Nous ne gardons de vos achats que ce qu’exige la législation fiscale, sans votre nom ni votre adresse. C’est le dernier e-mail que nous vous envoyons au sujet de votre compte.
email-row-when = Date et heure
email-row-device = Appareil
email-row-passkey = Clé d’accès
email-device = { $browser } { $system }
email-notice-not-you = Si ce n’était pas vous, connectez-vous, définissez un nouveau mot de passe et déconnectez tous les autres appareils.
email-notice-settings = Ouvrir les réglages

email-subject-review = Que pensez-vous de votre rapport ?
email-review-title = Qu’avez-vous pensé de votre rapport ?
email-review-lead = Il y a une semaine, vous avez reçu votre rapport sur « { $test } ». Voulez-vous dire aux autres ce que vous en pensez ? Noter prend un instant, le commentaire est facultatif, et vous choisissez le nom affiché.
email-review-button = Donner mon avis
email-review-terms = Un avis ne donne droit à aucune récompense. Nous publions de la même façon les bonnes et les mauvaises notes, et vous pouvez modifier ou retirer la vôtre à tout moment avec ce même lien.
email-review-no-letters = C’est la seule demande d’avis que nous vous enverrons pour cette commande. Vous préférez ne pas en recevoir pour les suivantes ?
email-review-no-letters-link = Ne plus me demander d’avis

## Receipt of a membership: paid once, ends by itself.

email-subject-member = Vous êtes maintenant membre : reçu de { $site }
email-member-title = Vous êtes maintenant membre
email-member-lead = Merci. Jusqu’au { $date }, vous bénéficiez de 20 % de remise sur chaque rapport, chaque complément et le pack de 3 tests. Il suffit de vous connecter au moment d’acheter.
email-member-button = Ouvrir ma boutique
email-row-member-until = Membre jusqu’au
email-member-once = C’était un paiement unique. Votre adhésion prend fin automatiquement ce jour-là, et rien ne se renouvelle.

## A membership that renews itself until it is cancelled.

email-refund-cancelled = Vous aviez résilié votre adhésion avant ce prélèvement. Nous vous remboursons la totalité : { $money }.
email-subject-plan-reminder = Votre adhésion se renouvelle le { $date }
email-plan-reminder-title = Votre adhésion se renouvelle bientôt
email-plan-reminder-lead = Le { $date }, nous prélèverons { $money } sur votre carte pour la période suivante. Si vous souhaitez rester membre, vous n’avez rien à faire.
email-plan-reminder-note = Vous ne souhaitez pas la renouveler ? Appuyez sur « Résilier mon adhésion » ici, puis de nouveau sur la page qui s’ouvre. Inutile de vous connecter, et vous restez membre jusqu’à cette date.
email-plan-cancel-button = Résilier mon adhésion
email-subject-plan-failed = Votre adhésion n’a pas pu être renouvelée
email-plan-failed-title = Votre adhésion n’a pas pu être renouvelée
email-plan-failed-lead = Votre banque a refusé le prélèvement de { $money } pour la période suivante. Notre prestataire de paiement, Stripe, réessaiera peut-être dans les prochains jours. Si cela échoue encore, votre adhésion prend simplement fin et vous ne devez rien.
email-plan-failed-note = Vous ne souhaitez pas la renouveler ? Résiliez-la ici. Inutile de vous connecter.
email-subject-plan-cancelled = Votre adhésion ne se renouvellera plus
email-plan-cancelled-title = Votre adhésion ne se renouvellera plus
email-plan-cancelled-lead = C’est résilié. Plus rien ne sera prélevé.
email-plan-cancelled-until = Vous gardez ce que vous avez payé : vous êtes membre jusqu’au { $date }.
email-member-renews = Votre adhésion se renouvelle le { $date } pour { $money }, puis à chaque période jusqu’à résiliation. Nous vous écrivons 7 jours avant chaque renouvellement.
email-member-cancel = Vous ne souhaitez pas la renouveler ? Vous pouvez résilier à tout moment, sans vous connecter.
email-member-cancel-link = Résilier mon adhésion
