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
