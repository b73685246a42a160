### Pages d’accueil du test des types et libellés des pages sur les seize types.

types-tiles-title = Lequel des 16 types êtes-vous ?
types-tiles-lead = Évaluez de courtes affirmations sur vous. Vous découvrez vos quatre lettres, l’animal qui va avec et la certitude de chaque lettre.
types-letters-title = Quatre lettres, et la certitude de chacune
types-letters-lead = Dans beaucoup de tests, 51 % et 95 % donnent la même lettre. Ici, vous voyez votre place sur chaque échelle, les lettres qui se jouent à peu de chose et l’autre type qui vous va presque aussi bien.
types-meta-description = Passez un test de personnalité en 16 types et voyez la certitude de chaque lettre. Résultat gratuit, sans compte ni e-mail. Rapport en un seul paiement.

types-fact-length = { $questions } courtes affirmations, sans limite de temps
types-fact-free = Gratuit, sans e-mail : votre type, vos quatre échelles et la certitude de chaque lettre
types-fact-price = Rapport complet à partir de { $price } TTC. Un seul paiement, sans abonnement

types-result-title = Votre résultat gratuit, juste après le test
types-result-lead = Sans e-mail, sans compte, sans carte bancaire.
types-result-example = Un exemple avec des données fictives.
types-result-type = Votre type, et son plus proche voisin
types-result-type-text = Si deux types vous vont, vous voyez les deux, avec la probabilité de chacun.
types-result-bars = Quatre échelles avec leur marge d’erreur
types-result-bars-text = Le trait marque votre place. La barre autour montre où vous pourriez être aussi.
types-result-balanced = Une minuscule quand c’est serré
types-result-balanced-text = Quand c’est trop serré pour trancher, la lettre s’écrit en minuscule et nous décrivons les deux côtés.

types-package-report = Rapport sur votre type
types-package-more = Rapport et trois autres tests
types-item-report = Votre rapport complet, en ligne et en PDF : vous au travail, avec les autres et sous pression, deux expériences à essayer et les réponses qui ont le plus compté pour chaque lettre
types-item-certificate = Un certificat de participation avec votre nom et votre type, vérifiable grâce au QR code
types-item-tests = Trois autres tests avec leur rapport complet : compétences émotionnelles, style de pensée et intérêts professionnels

types-path = Vous êtes ici
types-contents = Sur cette page

types-common-title = Ce type est-il fréquent ?
types-common-text = C’était le type le plus probable dans { $share } des { $runs } résultats obtenus du { $from } au { $until }. Ces personnes ont choisi de passer notre test et ne représentent pas tout le monde.
