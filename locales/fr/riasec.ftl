### What the result and the report on career interests say, on screen and on paper.

## Titles of pages and sections.

riasec-exam = Intérêts professionnels
riasec-page-result = Vos intérêts professionnels
riasec-page-report = Rapport sur vos intérêts professionnels
riasec-bars-title = Vos six intérêts
riasec-leading-title = Ce qui domine
riasec-pair-title = Comment vos intérêts se combinent
riasec-occupations-title = Des métiers à regarder
riasec-sure-title = Peut-on s’y fier ?
riasec-method-title = Comment ça marche
riasec-head-interest = Intérêt
riasec-head-occupation = Métier
riasec-head-similar = Ressemblance
riasec-head-family = Grande famille

## The six interests: name, one sentence, what people with it often enjoy, where it shows outside of work, a family of occupations.

riasec-r-name = Manuel
riasec-r-line = Vous aimez construire, réparer et manier des choses concrètes.
riasec-r-enjoy = Avec cet intérêt, on aime souvent les outils, les machines, le bois, la terre ou les animaux, le travail dehors ou à l’atelier, et un résultat qu’on peut toucher en fin de journée.
riasec-r-life = Hors du travail, cela se voit parfois à un vélo démonté dans l’entrée, à un jardin, ou au téléphone qui sonne quand quelque chose casse chez des amis.
riasec-r-family = Construire, réparer, conduire, cultiver
riasec-i-name = Investigateur
riasec-i-line = Vous aimez chercher le comment et le pourquoi.
riasec-i-enjoy = Avec cet intérêt, on aime souvent la recherche, les données, les expériences et les questions difficiles, et le temps d’en suivre une jusqu’à ce qu’elle s’éclaire.
riasec-i-life = Hors du travail, cela se voit parfois à de longs articles lus jusqu’au bout, à un télescope près de la fenêtre, ou à trois sources consultées avant d’acheter une bouilloire.
riasec-i-family = Chercher, analyser, examiner
riasec-a-name = Artistique
riasec-a-line = Vous aimez créer quelque chose à vous : mots, images, musique.
riasec-a-enjoy = Avec cet intérêt, on aime souvent écrire, dessiner, jouer, monter sur scène ou concevoir, avec de la place pour une forme à soi et peu de règles fixes.
riasec-a-life = Hors du travail, cela se voit parfois à un carnet dans le sac, à un groupe de musique le jeudi, ou à une pièce réaménagée jusqu’à ce qu’elle soit belle.
riasec-a-family = Écrire, concevoir, jouer sur scène
riasec-s-name = Social
riasec-s-line = Vous aimez enseigner, soutenir et prendre soin des gens.
riasec-s-enjoy = Avec cet intérêt, on aime souvent expliquer, écouter, aider quelqu’un à guérir ou à apprendre, et voir cette personne s’en sortir mieux qu’avant.
riasec-s-life = Hors du travail, cela se voit parfois à une équipe d’enfants à entraîner, à une visite chez les voisins, ou aux conseils qu’on vous demande dans les fêtes.
riasec-s-family = Enseigner, soigner, conseiller
riasec-e-name = Entreprenant
riasec-e-line = Vous aimez mener, convaincre et mettre les choses en route.
riasec-e-enjoy = Avec cet intérêt, on aime souvent lancer un projet, en convaincre les autres, négocier, vendre, et répondre de la direction prise.
riasec-e-life = Hors du travail, cela se voit parfois à une association présidée, à une fête de quartier organisée, ou au plaisir de marchander dans une brocante.
riasec-e-family = Diriger, vendre, négocier
riasec-c-name = Méthodique
riasec-c-line = Vous aimez tenir en ordre les dossiers, les chiffres et les systèmes.
riasec-c-enjoy = Avec cet intérêt, on aime souvent les tableaux, les comptes, les procédures claires et les données qui tombent juste, et savoir à la fin que tout est à sa place.
riasec-c-life = Hors du travail, cela se voit parfois à un classeur étiqueté pour chaque facture, aux comptes de l’association, ou à une liste de valise avec des cases à cocher.
riasec-c-family = Enregistrer, calculer, classer des données

## Leading interests, equal ones, a flat profile. Never one code alone.

riasec-result-lead = Voici vos intérêts les uns par rapport aux autres, et ceux qui dominent.
riasec-leading-one = Un intérêt domine : { $first }.
riasec-leading-two = Deux intérêts dominent : { $first } et { $second }. Impossible de les départager : tenez-les pour égaux.
riasec-leading-three = Trois intérêts dominent : { $first }, { $second } et { $third }. Impossible de les départager : tenez-les pour égaux.
riasec-leading-likely = Votre intérêt le plus fort : { $first }, avec une probabilité de { $percent }.
riasec-next = Ensuite : { $list }.
riasec-equal = Impossible de les départager : { $list }.
riasec-flat-title = Beaucoup d’intérêts, aucun loin devant
riasec-flat = Vos six barres sont proches : dire laquelle domine, ce serait deviner. Regardez les grandes familles ci-dessous et demandez-vous quelles activités vous feriez un samedi libre.
riasec-flat-none = Aucun métier ne ressemble de près à un profil comme le vôtre ; nous montrons de grandes familles au lieu d’une liste.
riasec-more-title = Découvrez où mènent vos intérêts
riasec-more-text = Le rapport complet montre les six intérêts avec leurs marges d’erreur, comment ceux qui dominent se combinent, où ils se voient en dehors du travail, et des métiers aux intérêts semblables, classés selon la préparation qu’ils demandent.

## Six bars.

riasec-within = Vos intérêts les uns par rapport aux autres.
riasec-bars-lead = Plus une barre est longue, plus nombreuses sont les activités de ce genre qui vous plairaient. La bande à son bout est la marge d’erreur ; là où deux bandes se recouvrent, tenez les intérêts pour égaux.
riasec-bars-caption = Six intérêts, avec des marges à { $level }
riasec-bars-alt = Six barres, de la plus longue à la plus courte : { $list }.
riasec-bar-alt = { $interest } : { $value }, marge d’erreur de { $low } à { $high }.
riasec-bars-margin = Marge à { $level } : de { $low } à { $high }

## Pairs of leading interests.

riasec-pair-ri = Vous aimez savoir comment une chose marche, et vous aimez l’avoir entre les mains. Cherchez un travail où trouver la cause et réparer ne font qu’un : instruments, machines, laboratoires avec atelier, mesures sur le terrain plutôt que seulement des rapports.
riasec-pair-ra = Vous aimez fabriquer, et l’aspect du résultat compte pour vous. Les matières vous attirent peut-être autant que les idées. Cherchez du côté des métiers d’art et de la scène : meubles, céramique, décors, instruments, restauration, là où le geste et la forme se rencontrent.
riasec-pair-rs = Vous aimez le travail concret, et vous aimez qu’il serve à quelqu’un. Cherchez des lieux où les mains aident directement : secours, rééducation, formation à un métier, soins où l’on soulève et accompagne plus qu’on ne parle.
riasec-pair-re = Vous aimez le concret, et vous aimez décider comment les choses se font. Cherchez un travail avec une équipe et un résultat : chantiers, ateliers, fermes ou votre propre entreprise artisanale, où vous décidez en connaissant le métier.
riasec-pair-rc = Vous aimez le concret, et vous aimez que tout soit en ordre. Cherchez un travail où la précision compte et se voit : contrôler des pièces, conduire des installations, tenir un stock ou des véhicules en état, suivre une procédure qui a sa raison.
riasec-pair-ia = Vous aimez découvrir, et vous aimez donner une forme à ce que vous trouvez. Questions et images vous viennent peut-être ensemble. Cherchez entre recherche et création : vulgarisation scientifique, architecture, étude de l’art ou des langues, données rendues visibles.
riasec-pair-is = Vous aimez comprendre, et vous aimez que cela aide quelqu’un. Cherchez un travail où une question difficile a une personne au bout : médecine, psychologie, enseignement d’une science, étude de l’aide qui marche vraiment.
riasec-pair-ie = Vous aimez résoudre un problème, et vous aimez que la réponse fasse bouger les choses. Cherchez un travail où l’analyse mène à une décision : conseiller des organisations, développer un produit, diriger une équipe de recherche, fonder une entreprise technologique.
riasec-pair-ic = Vous aimez aller au fond des choses, et vous aimez que les données tombent juste. Cherchez un travail où le soin et la curiosité comptent : statistiques, tests de logiciels, analyses de laboratoire, audit, archives qui répondent à une question.
riasec-pair-as = Vous aimez créer, et vous aimez le faire avec ou pour des gens. Cherchez un travail où l’expression aide quelqu’un à grandir : enseigner un art, théâtre avec des jeunes, musique en maison de retraite, écriture qui explique et console.
riasec-pair-ae = Vous aimez créer, et vous aimez y rallier les autres. Cherchez un travail où une idée a besoin d’un public : publicité, production, mode, direction d’une galerie ou d’une scène, vente d’un design auquel vous croyez.
riasec-pair-ac = Vous aimez créer, et vous aimez le faire avec ordre. Les deux tirent dans des sens différents, et certains métiers demandent justement cela : édition, archives, mise en page, notation musicale, gestion d’une collection, design aux règles strictes.
riasec-pair-se = Vous aimez les gens, et vous aimez les entraîner vers quelque chose. Cherchez un travail où l’on prend soin et où l’on dirige à la fois : direction d’une école ou d’une équipe de soins, formation du personnel, organisation de l’aide, défense des droits des autres.
riasec-pair-sc = Vous aimez aider, et vous aimez que les choses soient en ordre. Cherchez un travail où de bons dossiers font partie du soin : accueil, dossiers de patients, conseil sur les aides sociales, bibliothèques, organisation de la vie d’une école.
riasec-pair-ec = Vous aimez diriger, et vous aimez que les chiffres soient justes. Cherchez un travail où un but rencontre un budget : gestion d’un bureau, finance, achats, logistique, direction d’une entreprise dont vous lisez vous-même les comptes.

## Occupations.

riasec-occupations-lead = Ces métiers réunissent un mélange d’intérêts proche du vôtre. Lisez-les comme des pistes, et laissez les activités décider.
riasec-occupations-how = Nous comparons la forme de vos six barres aux six intérêts de chaque métier : ceux qui ressortent et ceux qui ne ressortent pas. La hauteur de vos barres ne change rien.
riasec-occupations-close = Proche
riasec-occupations-close-text = Les intérêts du métier ont presque la forme des vôtres.
riasec-occupations-related = Voisin
riasec-occupations-related-text = La forme est semblable, avec quelques différences.
riasec-occupations-preparation = Ils sont groupés selon la préparation qu’ils demandent d’habitude. Dans votre pays, cela peut être plus ou moins.
riasec-occupations-not = La liste parle de ce qui vous plairait. Elle ne dit rien du salaire, des postes à pourvoir, ni de votre réussite.
riasec-occupations-claim = Les intérêts disent bien quelque chose du domaine que les gens choisissent et où ils restent.
riasec-occupations-english = Les noms de métiers sont en anglais en attendant leur traduction.
riasec-occupations-alt = Liste de métiers par préparation : { $close } proches, { $related } voisins.
riasec-zone-1 = Peu ou pas de préparation
riasec-zone-1-line = D’habitude, on l’apprend sur place, en quelques jours ou quelques mois.
riasec-zone-2 = Un peu de préparation
riasec-zone-2-line = D’habitude, quelques mois de formation, sur place ou en cours.
riasec-zone-3 = Préparation moyenne
riasec-zone-3-line = D’habitude, une formation professionnelle, un apprentissage ou de l’expérience.
riasec-zone-4 = Préparation importante
riasec-zone-4-line = D’habitude, un diplôme d’études supérieures ou des années d’expérience.
riasec-zone-5 = Préparation très longue
riasec-zone-5-line = D’habitude, un master, un doctorat ou une longue spécialisation.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Lire la licence
riasec-attribution-list = Ce que nous avons changé : les activités sont dans nos propres mots, les noms peuvent être traduits, et nous avons calculé la ressemblance des intérêts.

## How sure is this, and method.

riasec-sure-lead = Les intérêts qui dominent sont plus sûrs que leur ordre.
riasec-sure-order = Des intérêts proches changent facilement de place quand on recommence : nous montrons des groupes, pas un code de lettres.
riasec-sure-repeat = Nous estimons que le premier intérêt serait encore le même pour environ { $same } des gens qui répondent une deuxième fois aussitôt.
riasec-sure-again = Recommencez dans { $days } jours et voyez les deux résultats côte à côte.
riasec-provisional = Provisoire : pour { $measured } activités sur { $questions }, le poids vient de réponses réelles. Pour les autres, il est estimé, en attendant qu’assez de nos visiteurs aient répondu.
riasec-provisional-badge = Provisoire · vos intérêts les uns par rapport aux autres
riasec-provisional-source = Les poids empruntés viennent de { $people } volontaires qui ont répondu en { $language } vers { $year }.
riasec-method-statements = Vous avez évalué { $questions } activités selon le plaisir qu’elles vous donneraient, autant pour chaque intérêt. Le talent, le salaire et la formation ne comptaient pas.
riasec-method-reliability = Fiabilité d’échelles semblables (fidélité, alpha de Cronbach) : manuel { $hands }, investigateur { $research }, artistique { $art }, social { $social }, entreprenant { $enterprise }, méthodique { $order }.
riasec-method-hexagon = Les six viennent du psychologue John Holland. Dans l’ordre manuel, investigateur, artistique, social, entreprenant, méthodique, les voisins vont souvent ensemble, les opposés non.
riasec-method-groups = En moyenne, les hommes choisissent plus souvent des activités manuelles et méthodiques, les femmes des activités sociales. Vos barres ne sont comparées qu’entre elles.
riasec-method-norms = Pas de comparaison avec d’autres avant que { $target } personnes aient répondu.
riasec-method-not = Ce que ce n’est pas
riasec-method-not-ability = Pas un test de vos talents.
riasec-method-not-jobs = Pas un outil pour embaucher ou choisir entre des personnes.
riasec-method-not-plan = Pas une décision. Parlez à des gens du métier, et essayez une journée si vous pouvez.
riasec-method-more = Tous les chiffres sont sur la page technique

## Certificate of completion and share card.

riasec-certificate-line = { $person } a rempli le questionnaire sur les intérêts professionnels ({ $questions } activités) le { $date }.
riasec-certificate-note = Description de soi, faite en ligne et sans surveillance. Elle atteste la participation, pas une capacité.
riasec-share-lead = Votre carte montre vos intérêts dominants et six barres. Ni adresse e-mail, ni chiffres, ni réponses.
riasec-card-title = Ce qui m’attire : { $list }
riasec-card-description = Six intérêts comparés entre eux. Découvrez les vôtres gratuitement.
