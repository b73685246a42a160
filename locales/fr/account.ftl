## Accounts: signing in, registering, passwords, the personal centre, settings.
## Most people will never want a password: the e-mailed link comes first everywhere.

## Fields that several forms share.

account-email-label = Adresse e-mail
account-email-missing = Veuillez saisir votre adresse e-mail
account-email-wrong = Format d’adresse e-mail incorrect. Vérifiez qu’il n’y a pas de faute de frappe.
account-email-hint = Vouliez-vous dire { $email } ?
account-password-label = Mot de passe
account-password-new = Nouveau mot de passe
account-password-again = Confirmer le mot de passe
account-password-old = Mot de passe actuel
account-password-rule = Au moins 8 caractères. Une phrase courte est facile à retenir.
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
account-login-with-letter = Se connecter par e-mail
account-passkey-sign-in = Utiliser une clé d’accès
account-passkey-failed = Cela n’a pas fonctionné. Réessayez ou connectez-vous autrement.
account-provider-sign-in = Continuer avec { $provider }
account-provider-waiting = Connexion en cours…
account-provider-confirm-title = Vous avez déjà un compte
account-provider-confirm-text = Confirmez d’abord que { $email } est bien votre adresse. Vous pourrez ensuite vous connecter avec { $provider }.
account-login-forgot = Mot de passe oublié ?
account-login-new = Pas encore de compte ?
account-login-register = Créer un compte
account-link-title = Bon retour parmi nous
account-link-text = Un clic suffit pour vous connecter sur cet appareil.
account-link-over = Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau ci-dessous.
account-signed-in = Connexion réussie
account-login-agree = Si vous n’avez pas encore de compte, il est créé à la connexion. Notre politique de confidentialité s’applique.

## /user/register

account-register-title = Créer un compte
account-register-lead = Gardez tous vos rapports au même endroit. C’est gratuit.
account-register-agree = J’accepte la politique de confidentialité
account-register-privacy = Lire la politique
account-register-agree-missing = Veuillez accepter la politique de confidentialité
account-register-send = Créer un compte
account-register-have = Vous avez déjà un compte ?
account-register-confirm-title = Confirmez votre adresse e-mail
account-register-confirm-text = Nous avons envoyé un code à { $email }. Saisissez-le ici et votre compte sera prêt.
account-register-confirm = Confirmer

## /user/forgot-password

account-forgot-title = Mot de passe oublié ?
account-forgot-lead = Nous vous enverrons par e-mail un code pour définir un nouveau mot de passe.
account-forgot-send = Recevoir mon code
account-forgot-sent = Nous avons envoyé un code à { $email }. Saisissez-le ici et choisissez un nouveau mot de passe.
account-forgot-set = Définir le mot de passe
account-forgot-done = Mot de passe réinitialisé

## /user/edit-password

account-edit-title = Changer de mot de passe
account-edit-title-none = Définir un mot de passe
account-edit-lead = Tous vos autres appareils seront déconnectés.
account-edit-save = Enregistrer
account-edit-done = Mot de passe enregistré

## /user/info: the personal centre.

account-info-title = Vos rapports
account-info-for = Votre compte : { $email }
account-orders-empty = Rien pour l’instant. Vous trouverez ici les rapports achetés avec cette adresse e-mail et les tests passés avec votre compte.
account-orders-start = Passer un test
account-status-completed = Terminé
account-status-uncompleted = Sans résultat
account-status-pending-payment = Paiement en attente
account-order-taken = Passé le { $date }
account-order-reference = Référence { $reference }
account-order-view = Voir
account-order-share = Partager
account-order-pay = Obtenir mon rapport
account-order-files = Téléchargements
account-free-title = Tests gratuits
account-profile-title = Informations personnelles
account-profile-lead = Tout est facultatif, et personne d’autre ne peut le voir.
account-nickname-label = Pseudo
account-phone-label = Téléphone
account-birthday-label = Date de naissance
account-birthday-hint = Par exemple, 1990-05-21
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
account-setting-language = Langue des e-mails
account-setting-password = Mot de passe
account-setting-password-none = Vous n’en avez pas, et vous n’en avez pas besoin.
account-setting-password-set = Vous avez un mot de passe.
account-setting-password-change = Changer de mot de passe
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
account-logout-failed = Vos résultats ont été supprimés de ce navigateur, mais votre session y est toujours active : notre serveur est injoignable. Déconnectez-vous à nouveau dès que vous serez en ligne.

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
account-delete-lead = Votre compte sera supprimé, avec tous vos tests, rapports et certificats. Nous ne gardons que ce qu’exige la législation fiscale, sans votre nom.
account-delete-ask = Supprimer mon compte
account-delete-question = Tout supprimer ? Cette action est définitive.
account-delete-yes = Oui, tout supprimer
account-delete-no = Garder mon compte
account-deleted = Votre compte a été supprimé
account-delete-later = Un paiement ou un remboursement est encore en cours. Nous supprimerons votre compte dès qu’il sera terminé. Vous n’avez rien à faire.

## /user/shop: what somebody owns, and what they can add at their own price.

account-shop-title = Ma boutique
account-shop-lead = Ce que vous avez et ce que vous pouvez ajouter.
account-shop-empty = Rien pour l’instant. Passez un test et voyez d’abord votre résultat gratuit. Si vous voulez le rapport complet, vous le trouverez ici.
account-shop-yours = Ce que vous avez
account-shop-locked = Vous avez votre résultat gratuit. Vous n’avez pas encore acheté de rapport.
account-shop-complete = Vous avez déjà tout pour ce test.
account-shop-add = Vous pouvez ajouter
account-shop-buy = Acheter pour { $price }
account-shop-upgrade = Ajouter pour { $price }
account-shop-list-price = Prix habituel
account-shop-compare = Comparer les rapports
account-shop-tests-left = { $n ->
    [one] Il vous reste un test dans votre pack.
   *[other] Il vous reste { $n } tests dans votre pack.
}
account-shop-bundle = Trois tests, trois rapports, un seul paiement de { $price }. Passez-les quand vous voulez.
account-shop-bundle-link = Voir le pack
## The membership in the shop: paid once, ends by itself.

account-member-title = Adhésion
account-member-discount-name = 20 % de remise sur tout
account-member-discount-content = Chaque rapport, chaque complément et le pack de 3 tests. Il suffit de vous connecter au moment d’acheter.
account-member-reports-name = Rapports complets de tous les tests gratuits
account-member-reports-content = Style de pensée, compétences émotionnelles et intérêts professionnels : connectez-vous, passez le test et lisez votre rapport complet.
account-member-lead = 20 % de remise sur tout pendant { $months } mois.
account-member-plain = Un seul paiement. L’adhésion prend fin automatiquement au bout de { $months } mois, sans renouvellement. Vous pouvez vous faire rembourser pendant 14 jours.
account-member-buy = Devenir membre pour { $price }
account-member-until = Vous êtes membre jusqu’au { $date }
account-member-until-text = Vous bénéficiez de 20 % de remise sur tout. L’adhésion prend fin automatiquement, sans renouvellement.
account-member-permanent = Vous bénéficiez de 20 % de remise sur tout
account-member-permanent-text = Votre remise n’a pas de date de fin. Elle vient de la commande { $reference }.
account-refund-sure = Demander le remboursement de votre adhésion ? Elle prendra fin immédiatement.
account-refund-no = Rester membre
account-refund-over = Le délai de remboursement de 14 jours est dépassé. Votre adhésion reste active jusqu’à sa date de fin.

## A membership that renews itself until it is cancelled.

account-plan-title = Adhésion à renouvellement automatique
account-plan-lead = La même remise de 20 %, sans date de fin. L’adhésion se renouvelle tous les { $months } mois jusqu’à résiliation.
account-plan-buy = Payer { $price } maintenant, puis le { $date }
account-plan-plain = Nous vous écrivons 7 jours avant chaque renouvellement. Vous pouvez résilier en un clic, même sans vous connecter, et vous faire rembourser dans les 14 jours suivant chaque paiement.
account-plan-active = Se renouvelle le { $date } pour { $price }
account-plan-past-due = Nous n’avons pas pu prélever { $price } pour la période suivante
account-plan-cancelled = C’est résilié. Plus rien ne sera prélevé.
account-plan-until = Vous êtes membre jusqu’au { $date }.
account-plan-pending = Cette adhésion n’a pas encore été payée.
account-plan-ended = Cette adhésion a pris fin. Plus rien ne sera prélevé.
account-plan-none = Ce lien a déjà été utilisé ou n’est plus valide. Connectez-vous pour voir votre adhésion.
account-plan-cancel = Résilier mon adhésion
account-plan-cancel-text = Plus rien ne sera prélevé, et vous restez membre jusqu’à la fin de la période payée.
account-plan-shop = Aller à ma boutique
account-plan-failed = Cela n’a pas fonctionné. Veuillez réessayer.
