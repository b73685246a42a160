## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = Adresse e-mail
account-email-missing = Veuillez saisir votre adresse e-mail
account-email-wrong = Cette adresse e-mail n’est pas valide
account-email-hint = Vouliez-vous dire { $email } ?
account-password-label = Mot de passe
account-password-new = Nouveau mot de passe
account-password-again = Confirmer le mot de passe
account-password-old = Mot de passe actuel
account-password-rule = 8 caractères au minimum. Une phrase courte est facile à retenir.
account-password-missing = Veuillez saisir votre mot de passe
account-password-mismatch = Les mots de passe ne correspondent pas
account-code-label = Code reçu par e-mail
account-code-missing = Veuillez saisir le code à 6 chiffres
account-name-label = Nom
account-name-missing = Veuillez saisir votre nom
account-password-show = Afficher le mot de passe
account-password-hide = Masquer le mot de passe
account-busy = Un instant…

## /user/login

account-login-title = Connexion
account-login-lead = Pas besoin de mot de passe : nous vous envoyons un lien de connexion et un code par e-mail.
account-login-send = Recevoir mon lien
account-sent-title = Consultez vos e-mails
account-sent-text = Nous avons envoyé un e-mail à { $email }. Ouvrez le lien qu’il contient ou saisissez le code ici.
account-sent-sign-in = Se connecter
account-sent-again = Envoyer un nouvel e-mail
account-code-sent = E-mail envoyé
account-sent-another = Utiliser une autre adresse
account-login-with-password = Utiliser un mot de passe
account-login-with-letter = Utiliser un lien par e-mail
account-passkey-sign-in = Utiliser une clé d’accès
account-passkey-failed = Cela n’a pas fonctionné. Réessayez ou connectez-vous autrement.
account-provider-sign-in = Continuer avec { $provider }
account-provider-waiting = Connexion en cours…
account-provider-confirm-title = Vous avez déjà un compte
account-provider-confirm-text = Confirmez une fois que { $email } est bien à vous. Vous pourrez ensuite vous connecter avec { $provider }.
account-login-forgot = Mot de passe oublié ?
account-login-new = Première visite ?
account-login-register = Créer un compte
account-link-title = Bon retour parmi nous
account-link-text = Un clic suffit pour vous connecter sur cet appareil.
account-link-over = Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau ci-dessous.
account-signed-in = Connexion réussie
account-login-agree = Si vous n’avez pas encore de compte, il est créé à la connexion. Notre politique de confidentialité s’applique.

## /user/register

account-register-title = Créer un compte
account-register-lead = Tous vos rapports au même endroit. C’est gratuit et sans abonnement.
account-register-agree = J’accepte la politique de confidentialité
account-register-privacy = Lire la politique
account-register-agree-missing = Veuillez accepter la politique de confidentialité
account-register-send = Créer un compte
account-register-have = Vous avez déjà un compte ?
account-register-confirm-title = Confirmez votre adresse
account-register-confirm-text = Nous avons envoyé un code à { $email }. Saisissez-le ici et votre compte sera prêt.
account-register-confirm = Confirmer

## /user/forgot-password

account-forgot-title = Mot de passe oublié ?
account-forgot-lead = Nous vous envoyons un code par e-mail pour définir un nouveau mot de passe.
account-forgot-send = Recevoir mon code
account-forgot-sent = Nous avons envoyé un code à { $email }. Saisissez-le ici et choisissez un nouveau mot de passe.
account-forgot-set = Définir le mot de passe
account-forgot-done = Mot de passe réinitialisé

## /user/edit-password

account-edit-title = Modifier votre mot de passe
account-edit-title-none = Définir un mot de passe
account-edit-lead = Tous vos autres appareils seront déconnectés.
account-edit-save = Enregistrer
account-edit-done = Mot de passe enregistré

## /user/info: the personal centre.

account-info-title = Vos rapports
account-info-for = Votre compte : { $email }
account-orders-empty = Rien ici pour l’instant. Vous y trouverez les rapports achetés avec cette adresse e-mail et les tests passés avec votre compte.
account-orders-start = Passer un test
account-status-completed = Terminé
account-status-uncompleted = Sans résultat
account-status-pending-payment = Paiement en attente
account-order-taken = Passé le { $date }
account-order-reference = Commande { $reference }
account-order-view = Voir
account-order-share = Partager
account-order-pay = Payer
account-order-files = Téléchargements
account-free-title = Tests gratuits
account-profile-title = Informations personnelles
account-profile-lead = Tout est facultatif et n’est visible que pour vous.
account-nickname-label = Pseudo
account-phone-label = Téléphone
account-birthday-label = Date de naissance
account-birthday-hint = Par exemple 1990-05-21
account-birthday-wrong = Date non valide (exemple : 2020-01-01)
account-gender-label = Genre
account-gender-male = Homme
account-gender-female = Femme
account-gender-confidential = Je préfère ne pas répondre
account-gender-none = Non renseigné
account-profile-save = Enregistrer
account-profile-saved = Modifications enregistrées

## /user/setting

account-setting-title = Réglages
account-setting-language = Langue de nos e-mails
account-setting-password = Mot de passe
account-setting-password-none = Vous n’en avez pas, et vous n’en avez pas besoin.
account-setting-password-set = Défini
account-setting-password-change = Modifier
account-setting-password-add = Définir un mot de passe
account-passkeys-title = Clés d’accès
account-passkeys-lead = Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran. Sans e-mail ni mot de passe.
account-passkeys-empty = Vous n’avez pas encore de clé d’accès.
account-passkey-add = Ajouter une clé d’accès
account-passkey-rename = Renommer
account-passkey-remove = Supprimer
account-passkey-added = Clé d’accès ajoutée
account-passkey-renamed = Nom enregistré
account-passkey-removed = Clé d’accès supprimée
account-passkey-name-label = Nom de la clé d’accès
account-passkey-created = Ajoutée le { $date }
account-passkey-used = Dernière utilisation le { $date }
account-passkey-disabled = Désactivée, car quelqu’un l’a peut-être copiée. Supprimez-la et ajoutez-en une nouvelle.
account-passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
account-providers-title = Google et Apple
account-providers-lead = Connectez-vous avec un compte que vous avez déjà.
account-provider-connect = Associer { $provider }
account-provider-remove = Dissocier
account-provider-connected = Compte associé
account-provider-removed = Compte dissocié
account-provider-since = Associé le { $date }
account-provider-since-as = { $email }, associé le { $date }
account-devices-title = Appareils
account-devices-lead = Les appareils connectés à votre compte.
account-device-this = Cet appareil
account-device-unknown = Appareil inconnu
account-device-name = { $browser } sur { $system }
account-device-seen = { $country }, dernière utilisation le { $date }
account-device-used = Dernière utilisation le { $date }
account-device-end = Déconnecter
account-devices-end-all = Déconnecter les autres
account-devices-ended = Déconnexion effectuée
account-logout = Se déconnecter
account-logged-out = Déconnexion réussie

## Someone who isn’t signed in opens a page of theirs.

account-closed-title = Veuillez vous connecter
account-closed-text = Vous retrouverez ensuite vos rapports et vos réglages.
account-confirm-text = Veuillez vous reconnecter pour confirmer que c’est bien vous.

## A copy of one’s data, and deleting the account.

account-export-title = Vos données
account-export-lead = Obtenez une copie de tout ce que nous conservons sur vous : informations, tests, rapports et e-mails, dans un fichier ZIP.
account-export-ask = Demander une copie
account-export-asked = Nous préparons votre copie. Vous recevrez un e-mail dès qu’elle sera prête.
account-export-ready = Votre copie est prête.
account-export-download = Télécharger le ZIP
account-delete-title = Supprimer le compte
account-delete-lead = Votre compte est supprimé avec tous les tests, rapports et certificats. Nous ne gardons que ce que la loi fiscale exige, sans votre nom.
account-delete-ask = Supprimer mon compte
account-delete-question = Tout supprimer ? Cette action est définitive.
account-delete-yes = Oui, tout supprimer
account-delete-no = Garder mon compte
account-deleted = Votre compte a été supprimé
account-delete-later = Un paiement ou un remboursement est encore en cours. Nous supprimerons votre compte dès qu’il sera terminé. Vous n’avez rien à faire.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = Ma boutique
account-shop-lead = Ce que vous avez, et ce que vous pouvez ajouter.
account-shop-empty = Rien ici pour l’instant. Passez un test et voyez d’abord votre résultat gratuit. Si vous voulez le rapport complet, vous le trouverez ici.
account-shop-yours = Ce que vous avez
account-shop-locked = Vous avez votre résultat gratuit. Vous n’avez pas encore acheté le rapport.
account-shop-complete = Vous avez tout pour ce test.
account-shop-add = Vous pouvez ajouter
account-shop-buy = Acheter pour { $price }
account-shop-upgrade = Ajouter pour { $price }
account-shop-list-price = Prix normal
account-shop-compare = Comparer les formules
account-shop-tests-left = { $n ->
    [one] Encore un test de votre lot est déjà payé.
   *[other] Encore { $n } tests de votre lot sont déjà payés.
}
account-shop-bundle = Trois tests, trois rapports, un seul paiement de { $price }. Passez-les quand vous voulez.
account-shop-bundle-link = Voir le lot
## The membership in the shop: paid once, ends by itself.

account-member-title = Adhésion
account-member-discount-name = 20 % de remise sur tout
account-member-discount-content = Sur chaque rapport, chaque complément et le lot de trois tests. Connectez-vous simplement quand vous achetez.
account-member-reports-name = Les rapports complets des tests courts
account-member-reports-content = Style de pensée, compétences émotionnelles et intérêts professionnels : connectez-vous, passez le test, lisez tout.
account-member-lead = 20 % de remise sur tout pendant { $months } mois.
account-member-plain = Un seul paiement. L’adhésion prend fin automatiquement au bout de { $months } mois, sans reconduction. Pendant 14 jours, vous pouvez vous faire rembourser.
account-member-buy = Devenir membre pour { $price }
account-member-until = Vous êtes membre jusqu’au { $date }
account-member-until-text = Vous bénéficiez de 20 % de remise sur tout. L’adhésion prend fin automatiquement, sans reconduction.
account-member-permanent = Vous bénéficiez de 20 % de remise sur tout
account-member-permanent-text = Votre remise n’a pas de date de fin. Elle vient de la commande { $reference }.
account-refund-sure = Rendre l’adhésion et être remboursé ? Elle prend fin immédiatement.
account-refund-no = Rester membre
account-refund-over = Les 14 jours pour ce bouton sont passés. Vous restez membre jusqu’à la fin.

## A membership that renews itself until it is cancelled.

account-plan-title = Adhésion renouvelable
account-plan-lead = Les mêmes 20 % de réduction, sans date de fin à surveiller : elle se renouvelle tous les { $months } mois jusqu’à ce que vous la résiliiez.
account-plan-buy = Payer { $price } maintenant, puis le { $date }
account-plan-plain = Nous vous écrivons 7 jours avant chaque renouvellement, et un clic suffit pour résilier, même sans vous connecter. Pendant 14 jours après chaque paiement, vous pouvez vous faire rembourser.
account-plan-active = Se renouvelle le { $date } pour { $price }
account-plan-past-due = Nous n’avons pas pu prélever { $price } pour la période suivante
account-plan-cancelled = Résiliée. Plus rien ne sera prélevé.
account-plan-until = Vous êtes membre jusqu’au { $date }.
account-plan-pending = Cette adhésion n’est pas encore payée.
account-plan-ended = Cette adhésion est terminée. Plus rien ne sera prélevé.
account-plan-none = Ce lien a déjà servi ou n’est plus valable. Connectez-vous pour voir votre adhésion.
account-plan-cancel = Résilier le renouvellement
account-plan-cancel-text = Plus rien ne sera prélevé, et vous restez membre jusqu’à la fin de ce que vous avez payé.
account-plan-shop = Aller à ma boutique
account-plan-failed = Cela n’a pas fonctionné. Veuillez réessayer.
