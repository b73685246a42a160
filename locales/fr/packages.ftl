packages-type1-name = Rapport sur votre type
packages-type2-name = Rapport et trois autres tests
packages-report-name = Rapport complet
packages-report-content = Ce que votre résultat signifie au travail, avec les autres et au quotidien, et jusqu’où vous y fier. En ligne et en PDF.
packages-certificate-content = Un certificat de participation avec votre nom, vos quatre lettres et leur degré de certitude, vérifiable grâce au QR code.
packages-career-name = Test d’intérêts professionnels
packages-career-content = Découvrez les types de travail qui vous attirent et des métiers proches de vos intérêts, avec un rapport complet.
