## Packages of the paid report.

checkout-package-sku1-name = Score
checkout-package-sku2-name = Solutions
checkout-package-sku3-name = Certificat
checkout-package-sku4-name = Complet
checkout-package-triple-name = Pack de 3 tests

checkout-package-includes = Tout le contenu de « { $package } », plus :
checkout-item-later = Pas encore disponible

## Items.

checkout-item-iq-score-name = Score de QI
checkout-item-iq-score-content = Votre score de QI, sa marge d’erreur et sa catégorie.

checkout-item-iq-ranking-name = Classement de QI
checkout-item-iq-ranking-content = Votre place parmi 100 personnes (votre rang centile).

checkout-item-report-name = Rapport de 21 pages
checkout-item-report-content = Vos résultats expliqués simplement, en ligne et en PDF.

checkout-item-wrong-answers-name = Analyse des erreurs
checkout-item-wrong-answers-content = Chaque énigme non résolue, expliquée pas à pas.

checkout-item-left-right-brain-name = Test cerveau gauche/droit
checkout-item-left-right-brain-content = Plutôt analyse ou plutôt intuition ? Le test porte sur le style de pensée : un cerveau sain n’a pas de côté dominant.

checkout-item-certificate-name = Certificat personnel
checkout-item-certificate-content = Un certificat de participation avec votre nom, votre score et sa marge d’erreur, vérifiable grâce au QR code.

checkout-item-eq-name = Test de QE
checkout-item-eq-content = Évaluez vous-même vos compétences émotionnelles et recevez un rapport complet.

checkout-item-brain-training-name = Guide d’entraînement cérébral
checkout-item-brain-training-content = Un programme d’exercices sur quatre semaines et des méthodes d’étude appuyées par la recherche. S’exercer rend plus habile ; aucun entraînement connu n’augmente durablement l’intelligence.

checkout-item-discount-name = 20 % de remise permanente
checkout-item-discount-content = 20 % de remise sur tous vos autres achats avec la même adresse e-mail, sans date de fin.

checkout-want-sku1 = Où est-ce que je me situe ?
checkout-want-sku2 = Quelles erreurs ai-je faites, et pourquoi ?
checkout-want-sku3 = Comment montrer mon résultat ?
checkout-want-sku4 = Comment continuer à m’exercer ?
