## Packages of the paid report.

checkout-package-sku1-name = Score
checkout-package-sku2-name = Réponses
checkout-package-sku3-name = Certificat
checkout-package-sku4-name = Tout
checkout-package-triple-name = Trois tests

checkout-package-includes = Tout ce qu’il y a dans « { $package } », plus :
checkout-item-later = Pas encore disponible

## Items.

checkout-item-iq-score-name = Score de QI
checkout-item-iq-score-content = Votre score exact, sa marge d’erreur et sa classe.

checkout-item-iq-ranking-name = Classement de QI
checkout-item-iq-ranking-content = Combien de personnes sur 100 ont un score inférieur au vôtre.

checkout-item-report-name = Rapport de 21 pages
checkout-item-report-content = Chaque résultat en mots simples, en ligne et en PDF.

checkout-item-wrong-answers-name = Analyse des erreurs
checkout-item-wrong-answers-content = Chaque énigme manquée, expliquée règle par règle.

checkout-item-left-right-brain-name = Test cerveau gauche/droit
checkout-item-left-right-brain-content = Décidez-vous par analyse ou par intuition ? Un cerveau sain n’a pas de côté dominant.

checkout-item-certificate-name = Certificat personnel
checkout-item-certificate-content = Une attestation de participation avec votre score et sa marge. Tout le monde peut la vérifier par QR code.

checkout-item-eq-name = Test de QE
checkout-item-eq-content = Comment vous évaluez vous-même vos compétences émotionnelles, avec un rapport complet.

checkout-item-brain-training-name = Guide d’entraînement cérébral
checkout-item-brain-training-content = Des habitudes d’exercice et d’étude, avec les sources. Aucun entraînement connu n’augmente durablement l’intelligence.

checkout-item-discount-name = 20 % de remise permanente
checkout-item-discount-content = 20 % de remise sur tous vos autres achats ici avec la même adresse e-mail. Sans date de fin.

checkout-want-sku1 = Où est-ce que je me situe ?
checkout-want-sku2 = Qu’ai-je manqué, et pourquoi ?
checkout-want-sku3 = Comment montrer mon résultat ?
checkout-want-sku4 = Comment continuer à m’exercer ?
