packages-type1-name = Rapport de type
packages-type2-name = Rapport de type et trois autres tests
packages-report-name = Rapport complet
packages-report-content = Ce que votre résultat signifie au travail, avec les autres et au quotidien, et à quel point il est sûr. En ligne et en PDF.
packages-certificate-content = Une attestation de participation avec vos quatre lettres et la certitude de chacune. Tout le monde peut la vérifier par QR code.
packages-career-name = Test d’intérêts professionnels
packages-career-content = Les types de travail qui vous attirent, avec des métiers proches de vos intérêts et un rapport complet.
