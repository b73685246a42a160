### Pages d’accueil du test des types et libellés des pages sur les seize types.

types-tiles-title = Lequel des seize types êtes-vous ?
types-tiles-lead = Évaluez de courtes affirmations sur vous. Vous obtenez quatre lettres, un animal qui va avec, et vous savez à quel point chaque lettre est sûre.
types-letters-title = Quatre lettres, et la certitude de chacune
types-letters-lead = Ailleurs, 51 % et 95 % donnent la même lettre. Ici, vous voyez où vous êtes, si c’est net, et quel autre type vous va presque aussi bien.
types-meta-description = Un test de personnalité en seize types qui montre à quel point chaque lettre est sûre. Résultat gratuit, sans compte ni e-mail. Rapport complet en un seul paiement, sans abonnement.

types-fact-length = { $questions } courtes affirmations, sans limite de temps
types-fact-free = Gratuit et sans e-mail : vos types les plus probables, vos quatre échelles et la certitude de chaque lettre
types-fact-price = Rapport complet à partir de { $price }, taxes comprises. Un seul paiement, sans abonnement

types-result-title = Ce que vous voyez juste après le test
types-result-lead = Gratuitement, avant qu’il soit question de payer, et sans compte.
types-result-example = Un exemple. Ce n’est le résultat de personne.
types-result-type = Votre type et son voisin
types-result-type-text = Si deux types vous vont, vous voyez les deux, avec la probabilité de chacun.
types-result-bars = Quatre échelles avec leur marge
types-result-bars-text = Le trait montre où vous êtes ; la barre autour, où vous pourriez être tout aussi bien.
types-result-balanced = Une petite lettre quand c’est serré
types-result-balanced-text = Si la barre dépasse le milieu, la lettre s’écrit en petit et nous décrivons les deux côtés.

types-package-report = Rapport sur votre type
types-package-more = Rapport et autres tests
types-item-report = Votre rapport, en ligne et en PDF : au travail, avec les autres, sous pression, des expériences pour votre semaine et les réponses qui ont le plus compté pour chaque lettre
types-item-certificate = Une attestation de participation avec votre type. Tout le monde peut la vérifier par QR code
types-item-tests = Trois autres tests avec leur rapport complet : compétences émotionnelles, style de pensée et intérêts professionnels

types-path = Où vous êtes
types-contents = Sur cette page

types-common-title = Ce type est-il fréquent ?
types-common-text = Sur { $runs } résultats obtenus entre le { $from } et le { $until }, c’était le type le plus probable dans { $share } des cas. Ces personnes ont choisi de passer notre test et ne représentent donc pas tout le monde.
