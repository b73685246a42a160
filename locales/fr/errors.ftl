## Ce que dit le serveur quand quelque chose ne va pas.

error-not-found = Nous n’avons pas trouvé cette page. Revenez à l’accueil et réessayez à partir de là.
error-unknown-app = Ce lien ne correspond à aucun de nos sites. Veuillez le vérifier.
error-unknown-exam = Ce test n’existe pas ou n’est plus proposé. Choisissez-en un autre sur la page d’accueil.
error-unknown-language = Cette langue n’est pas encore disponible. Veuillez en choisir une dans la liste.
error-unknown-country = Nous ne reconnaissons pas ce pays. Veuillez recharger la page.
error-bad-request = Cette demande n’a pas pu être traitée. Rechargez la page et réessayez.
error-too-large = L’envoi est trop volumineux. Réduisez le contenu et réessayez.
error-busy = Le site est très sollicité en ce moment. Veuillez réessayer dans une minute.
error-internal = Un problème est survenu de notre côté. Veuillez réessayer dans un instant.
error-timeout = Cela a pris trop de temps. Veuillez réessayer.
error-unknown-form = Cette version du test a été remplacée. Vos réponses sont toujours sur cet appareil, mais elles ne peuvent pas être évaluées. Veuillez recommencer.
error-bad-answers = Ces réponses ne correspondent pas aux questions que vous avez reçues. Rechargez la page et réessayez.
error-unknown-order = Nous n’avons pas trouvé cette commande. Vérifiez le lien, ou utilisez celui de notre e-mail.
error-wrong-call = Cette page n’est plus à jour. Rechargez-la et réessayez.
error-already-confirmed = Vous avez déjà confirmé ce test : vos réponses sont définitives.
error-no-fresh-form = Vous avez passé toutes les versions de ce test. Essayez-en un autre, ou revenez dans quelques mois.
error-account-needed = Il faut un compte pour ce test. C’est gratuit. Veuillez vous connecter.
error-form-had-before = Vous avez déjà passé cette version. Recommencez pour en recevoir une nouvelle.
error-ticket-missing = Vous avez commencé ce test avant une mise à jour de notre site : il ne peut plus être évalué. Veuillez recommencer. C’est gratuit.
error-ticket-invalid = Ces réponses ne correspondent à aucun test commencé ici. Veuillez recommencer.
error-ticket-expired = Vous avez commencé ce test il y a plus d’un mois : il ne peut plus être évalué. Veuillez recommencer. C’est gratuit.

error-no-reports = Aucun rapport ne peut être récupéré pour cette adresse e-mail. En aviez-vous indiqué une autre lors de l’achat ?
error-too-many = Trop de tentatives. Patientez un instant, puis réessayez.
error-price-changed = Le prix a changé. Vérifiez le nouveau prix avant de payer.
error-not-for-sale = Il n’y a rien à acheter pour ce test.
error-already-paid = C’est déjà payé. Inutile de payer de nouveau.
error-consent-missing = Veuillez cocher les deux cases pour que nous puissions livrer immédiatement.
error-bad-email = Format d’adresse e-mail incorrect. Vérifiez qu’il n’y a pas de faute de frappe.
error-order-failed = La commande n’a pas pu être créée. Veuillez réessayer. Rien n’a été débité.
error-nothing-to-refund = Il n’y a rien à rembourser pour cette commande.
error-refund-too-late = Le délai de remboursement de 14 jours est dépassé. Si quelque chose ne va pas dans votre rapport, écrivez-nous.
error-bundle-used = Vous avez utilisé tous les tests de ce pack.
error-unsettled = Un remboursement ou une contestation bancaire est en cours pour cette commande. Vous pourrez la compléter dès que ce sera réglé.
error-not-owned = Cet élément n’est pas compris dans vos achats.
error-unknown-token = Ce lien ne fonctionne pas ou a été désactivé.
error-bad-name = Veuillez saisir un nom de 1 à 60 caractères.
error-not-comparable = Vous ne pouvez comparer que deux résultats différents du test de personnalité en 16 types.
error-comparisons-full = Vous avez déjà dix comparaisons. Désactivez-en une pour en commencer une autre.

## Comptes. Les deux premiers disent la même chose, que l’adresse ait un compte ou non.

error-wrong-password = Adresse e-mail ou mot de passe incorrect. Vous pouvez aussi vous connecter avec un lien reçu par e-mail.
error-wrong-code = Ce code ou ce lien est incorrect ou a expiré. Veuillez en demander un nouveau.
error-wrong-passkey = Cette clé d’accès n’a pas fonctionné. Réessayez, ou connectez-vous avec un lien reçu par e-mail.
error-provider-failed = La connexion n’a pas fonctionné. Réessayez, ou connectez-vous avec un lien reçu par e-mail.
error-provider-no-address = Nous n’avons pas reçu d’adresse e-mail vérifiée. Veuillez vous connecter avec un lien reçu par e-mail.
error-confirm-address = Vous avez déjà un compte avec cette adresse e-mail. Veuillez confirmer qu’elle est à vous.
error-already-connected = Ce compte externe est déjà associé à un compte ici, le vôtre ou un autre. Dissociez-le d’abord.
error-password-length = Veuillez choisir un mot de passe de 8 à 128 caractères.
error-common-password = Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.
error-agreement-missing = Veuillez accepter la politique de confidentialité
error-bad-date = Date non valide (exemple : 2020-01-01)
error-bad-phone = Veuillez saisir un numéro de téléphone valide, par exemple +33 6 12 34 56 78.
error-sign-in-first = Veuillez d’abord vous connecter.
error-confirm-identity = Pour confirmer que c’est bien vous, veuillez vous reconnecter par e-mail, avec votre mot de passe ou avec une clé d’accès.
error-other-account = Cette commande est liée à un compte. Veuillez vous connecter à ce compte.
error-foreign-origin = Cette demande ne vient pas de notre site. Rechargez la page et réessayez.
