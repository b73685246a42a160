## Words used on every page.

common-brand = Tessera

common-skip = Aller au contenu

common-nav-label = Navigation principale
common-nav-home = Accueil
common-nav-types = Types de personnalité
common-nav-tests = Tests spécialisés
common-nav-retrieve = Récupérer un rapport
common-nav-login = Connexion
common-nav-account = Mon compte
common-nav-shop = Ma boutique
common-nav-support = Assistance
common-nav-withdraw = Renoncer au contrat ici

common-language-label = Langue

common-close = Fermer
common-loading = Chargement…

## Cookie banner.

common-consent-label = Cookies
common-consent-text = Acceptez-vous les cookies qui nous montrent quelles publicités fonctionnent ? Un refus ne change rien pour vous.
common-consent-accept = Accepter
common-consent-decline = Refuser
common-consent-settings = Gérer les cookies

## Things that went wrong.

common-network-title = Connexion instable
common-network-text = Connexion interrompue, réessayez plus tard.
common-network-retry = Réessayer

common-failed-title = Échec du chargement, veuillez réessayer
common-failed-retry = Réessayer
common-call-failed = Échec de la connexion. Veuillez réessayer.
common-call-too-often = Trop de tentatives. Patientez un instant, puis réessayez.

common-missing-title = Page introuvable
common-missing-text = Le lien contient peut-être une faute de frappe, ou la page a été déplacée.
common-missing-status = Code d’état : { $status }
common-missing-home = Retour à l’accueil

## Footer and legal texts.

common-footer-legal = Informations légales
common-footer-operator = Qui gère ce site et comment nous joindre : voir les mentions légales.

common-legal-privacy = Politique de confidentialité
common-legal-terms = Conditions générales de vente
common-legal-refund = Remboursements
common-legal-cookies = Cookies
common-legal-imprint = Mentions légales
common-legal-commerce = Informations sur le vendeur (Japon)
common-legal-version = Version { $version }, publiée le { $date }

## IQ classes and their limits.

common-class-genius = Génie
common-class-very-superior = Très supérieur
common-class-superior = Supérieur
common-class-normal = Moyen
common-class-dullness = Un peu sous la moyenne
common-class-borderline-deficiency = Sous la moyenne
common-class-below-70 = Nettement sous la moyenne
common-range-above = plus de { $limit }
common-range-between = { $low }–{ $high }
common-range-below = moins de { $limit }

common-nav-menu = Menu
