## Ce que dit le serveur quand quelque chose ne va pas.

error-not-found = Nous n’avons pas trouvé ce que vous cherchez. Revenez à l’accueil et réessayez à partir de là.
error-unknown-app = Cette adresse ne correspond à aucun de nos sites. Veuillez la vérifier.
error-unknown-exam = Ce test n’existe pas ou n’est plus proposé. Choisissez-en un autre depuis l’accueil.
error-unknown-language = Cette langue n’est pas encore disponible. Veuillez en choisir une dans la liste.
error-unknown-country = Nous ne connaissons pas ce pays. Veuillez recharger la page.
error-bad-request = Un élément de cette demande n’est pas correct. Rechargez la page et réessayez.
error-too-large = L’envoi est trop volumineux. Veuillez envoyer moins de données et réessayer.
error-busy = Il y a beaucoup de monde en ce moment. Veuillez réessayer dans une minute.
error-internal = Un problème est survenu de notre côté. Veuillez réessayer dans un instant.
error-timeout = L’opération a pris trop de temps et a été interrompue. Veuillez réessayer.
error-unknown-form = Cette version du test n’est plus connue ici. Vos réponses restent sur cet appareil ; veuillez recommencer.
error-bad-answers = Ces réponses ne correspondent pas aux questions que vous avez reçues. Rechargez la page et réessayez.
error-unknown-order = Nous n’avons pas trouvé cette commande. Vérifiez l’adresse ou consultez vos e-mails.
error-wrong-call = Ce test se remet autrement. Rechargez la page et réessayez.
error-already-confirmed = Vous avez déjà confirmé ce test. Des réponses confirmées ne peuvent plus être modifiées.
error-no-fresh-form = Vous avez déjà passé toutes les versions de ce test. Essayez un autre test ou revenez dans quelques mois.
error-account-needed = Ce test nécessite un compte, qui est gratuit. Veuillez vous connecter.
error-form-had-before = Vous avez déjà remis cette version du test. Recommencez pour en recevoir une autre.
error-ticket-missing = Ce test a été commencé avant une mise à jour de notre site et ne peut plus être remis. Veuillez recommencer ; c’est gratuit.
error-ticket-invalid = Ces réponses ne correspondent à aucun test distribué ici. Veuillez recommencer.
error-ticket-expired = Ce test a été commencé il y a plus d’un mois et ne peut plus être remis. Veuillez recommencer ; c’est gratuit.

error-no-reports = Aucun rapport ne peut être récupéré pour cette adresse e-mail.
error-too-many = C’était trop souvent en peu de temps. Patientez un peu, puis réessayez.
error-price-changed = Le prix a changé. Veuillez regarder le nouveau avant de payer.
error-not-for-sale = Il n’y a rien à acheter pour cette commande.
error-already-paid = Cette commande est déjà payée.
error-consent-missing = Veuillez cocher les deux cases. Sans elles, nous n’avons pas le droit de livrer immédiatement.
error-bad-email = Veuillez saisir une adresse e-mail valide
error-order-failed = La commande n’a pas pu être créée. Veuillez réessayer.
error-nothing-to-refund = Il n’y a rien à rembourser pour cette commande.
error-refund-too-late = Les 14 jours pour un remboursement sont passés. Veuillez nous écrire.
error-bundle-used = Tous les tests de ce lot ont été utilisés.
error-unsettled = Un remboursement est en cours pour cette commande, ou une banque l’examine encore. Vous pourrez ajouter autre chose dès que ce sera terminé.
error-not-owned = Cela ne fait pas partie de ce qui a été acheté avec cette commande.
error-unknown-token = Il n’y a rien à cette adresse, ou cela a été retiré.
error-bad-name = Veuillez saisir un nom de 1 à 60 caractères.
error-not-comparable = Vous pouvez comparer deux résultats différents du test de personnalité à 16 types.
error-comparisons-full = Vous avez dix comparaisons ouvertes. Arrêtez-en une pour pouvoir en commencer une autre.

## Comptes. Les deux premiers disent la même chose, que l’adresse ait un compte ou non.

error-wrong-password = Adresse e-mail ou mot de passe incorrect. Vous pouvez aussi vous connecter avec un lien reçu par e-mail.
error-wrong-code = Ce code ou ce lien est incorrect ou a expiré. Veuillez en demander un nouveau.
error-wrong-passkey = Cela n’a pas fonctionné avec cette clé d’accès. Réessayez ou connectez-vous avec un lien reçu par e-mail.
error-provider-failed = La connexion n’a pas fonctionné. Réessayez ou utilisez un lien reçu par e-mail.
error-provider-no-address = Nous n’avons pas reçu d’adresse e-mail confirmée. Veuillez vous connecter avec un lien reçu par e-mail.
error-confirm-address = Un compte existe déjà avec cette adresse e-mail. Veuillez confirmer qu’il est à vous.
error-already-connected = Ce compte est déjà associé, ici ou à un autre compte. Dissociez-le d’abord.
error-password-length = Veuillez choisir un mot de passe de 8 à 128 caractères.
error-common-password = Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.
error-agreement-missing = Veuillez accepter la politique de confidentialité
error-bad-date = Date non valide (exemple : 2020-01-01)
error-bad-phone = Veuillez saisir un numéro de téléphone avec son indicatif.
error-sign-in-first = Veuillez d’abord vous connecter.
error-confirm-identity = Veuillez vous reconnecter pour confirmer que c’est bien vous.
error-other-account = Cette commande est liée à un compte. Veuillez vous y connecter.
error-foreign-origin = Cette demande ne vient pas de notre site. Rechargez la page et réessayez.
