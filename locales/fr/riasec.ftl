### What the result and the report on career interests say, on screen and on paper.

## Titles of pages and sections.

riasec-exam = Intérêts professionnels
riasec-page-result = Vos intérêts professionnels
riasec-page-report = Votre rapport sur les intérêts professionnels
riasec-bars-title = Vos six intérêts
riasec-leading-title = Vos intérêts les plus forts
riasec-pair-title = Comment vos intérêts se combinent
riasec-occupations-title = Des métiers à explorer
riasec-sure-title = Jusqu’où s’y fier ?
riasec-method-title = Comment ça marche
riasec-head-interest = Intérêt
riasec-head-occupation = Métier
riasec-head-similar = Ressemblance
riasec-head-family = Domaine

## The six interests: name, one sentence, what people with it often enjoy, where it shows outside of work, a family of occupations.

riasec-r-name = Manuel
riasec-r-line = Vous aimez construire, réparer et manier des choses concrètes.
riasec-r-enjoy = Avec cet intérêt, on aime souvent les outils, les machines, le bois, la terre ou les animaux, le travail dehors ou à l’atelier, et un résultat qu’on peut toucher en fin de journée.
riasec-r-life = Hors du travail, cela se voit parfois à un vélo démonté dans l’entrée, à un jardin, ou aux amis qui vous appellent quand quelque chose casse.
riasec-r-family = Construire, réparer, conduire, cultiver
riasec-i-name = Investigateur
riasec-i-line = Vous aimez chercher le comment et le pourquoi.
riasec-i-enjoy = Avec cet intérêt, on aime souvent la recherche, les données, les expériences et les questions difficiles, et le temps d’en suivre une jusqu’à ce qu’elle s’éclaire.
riasec-i-life = Hors du travail, cela se voit parfois à de longs articles lus jusqu’au bout, à un télescope près de la fenêtre, ou à trois sources consultées avant d’acheter une bouilloire.
riasec-i-family = Chercher, analyser, examiner
riasec-a-name = Artistique
riasec-a-line = Vous aimez créer quelque chose de personnel : mots, images, musique.
riasec-a-enjoy = Avec cet intérêt, on aime souvent écrire, dessiner, jouer de la musique, monter sur scène ou concevoir, avec de la place pour un style à soi et peu de règles fixes.
riasec-a-life = Hors du travail, cela se voit parfois à un carnet dans le sac, à un groupe de musique le jeudi, ou à une pièce réaménagée jusqu’à ce que tout tombe juste.
riasec-a-family = Écrire, concevoir, jouer sur scène
riasec-s-name = Social
riasec-s-line = Vous aimez enseigner, soutenir et prendre soin des gens.
riasec-s-enjoy = Avec cet intérêt, on aime souvent expliquer, écouter, aider quelqu’un à guérir ou à apprendre, et voir cette personne aller mieux qu’avant.
riasec-s-life = Hors du travail, cela se voit parfois à une équipe d’enfants à entraîner, à une visite chez un voisin, ou aux conseils qu’on vous demande en soirée.
riasec-s-family = Enseigner, soigner, conseiller
riasec-e-name = Entreprenant
riasec-e-line = Vous aimez mener, convaincre et mettre les choses en route.
riasec-e-enjoy = Avec cet intérêt, on aime souvent lancer un projet, y rallier les autres, négocier, vendre, et répondre de la direction prise.
riasec-e-life = Hors du travail, cela se voit parfois à la présidence d’une association, à une fête de quartier organisée, ou au plaisir de marchander dans une brocante.
riasec-e-family = Diriger, vendre, négocier
riasec-c-name = Méthodique
riasec-c-line = Vous aimez tenir en ordre les dossiers, les chiffres et les systèmes.
riasec-c-enjoy = Avec cet intérêt, on aime souvent les tableaux, les comptes, les procédures claires et les données qui tombent juste, et savoir à la fin que tout est à sa place.
riasec-c-life = Hors du travail, cela se voit parfois à un classeur étiqueté pour chaque facture, aux comptes de l’association, ou à une liste de valise avec des cases à cocher.
riasec-c-family = Enregistrer, calculer, classer des données

## Leading interests, equal ones, a flat profile. Never one code alone.

riasec-result-lead = Voici comment vos intérêts se comparent entre eux, et lesquels dominent.
riasec-leading-one = Un intérêt domine : { $first }.
riasec-leading-two = Deux intérêts dominent : { $first } et { $second }. Ils sont trop proches pour être départagés : considérez-les comme égaux.
riasec-leading-three = Trois intérêts dominent : { $first }, { $second } et { $third }. Ils sont trop proches pour être départagés : considérez-les comme égaux.
riasec-leading-likely = Votre intérêt le plus fort est « { $first } », avec une probabilité de { $percent }.
riasec-next = Ensuite : { $list }.
riasec-equal = Trop proches pour être départagés : { $list }.
riasec-flat-title = Beaucoup d’intérêts, aucun loin devant
riasec-flat = Vos six barres sont proches les unes des autres : dire laquelle domine, ce serait deviner. Pensez aux activités que vous choisiriez un samedi libre.
riasec-flat-none = Aucun métier ne ressemble vraiment à un profil aussi homogène que le vôtre. Voici de grands domaines au lieu d’une liste.
riasec-more-title = Où peuvent mener vos intérêts
riasec-more-text = Le rapport complet montre comment vos intérêts dominants se combinent, où ils se voient en dehors du travail, et quels métiers leur ressemblent, classés selon la préparation qu’ils demandent.

## Six bars.

riasec-within = Vos intérêts les uns par rapport aux autres.
riasec-bars-lead = Plus une barre est longue, plus ces activités vous plairaient. Le trait épais à son extrémité est la marge d’erreur. Là où deux marges se recouvrent, considérez les intérêts comme égaux.
riasec-bars-caption = Six intérêts, avec des marges à { $level }
riasec-bars-alt = Six barres, de la plus longue à la plus courte : { $list }.
riasec-bar-alt = { $interest } : { $value }, marge d’erreur de { $low } à { $high }.
riasec-bars-margin = Marge à { $level } : de { $low } à { $high }

## Pairs of leading interests.

riasec-pair-ri = Vous aimez savoir comment une chose marche, et vous aimez l’avoir entre les mains. Cherchez un travail où trouver la cause et réparer ne font qu’un : instruments, machines, laboratoires avec atelier, mesures sur le terrain plutôt que rapports de bureau.
riasec-pair-ra = Vous aimez fabriquer, et l’aspect du résultat compte pour vous. Les matières vous attirent peut-être autant que les idées. Cherchez des métiers d’art ou de scène où le geste et la forme se rencontrent : meubles, céramique, décors, instruments, restauration d’objets anciens.
riasec-pair-rs = Vous aimez le travail concret, et vous aimez qu’il serve à quelqu’un. Cherchez des lieux où les mains aident directement : secours, rééducation, formation à un métier, soins où l’on soulève et accompagne plus qu’on ne parle.
riasec-pair-re = Vous aimez le concret, et vous aimez décider comment les choses se font. Cherchez un travail avec une équipe et un résultat, où vous décidez en connaissant le métier : chantiers, ateliers, exploitations agricoles, votre propre entreprise artisanale.
riasec-pair-rc = Vous aimez le concret, et vous aimez que tout soit en ordre. Cherchez un travail où la précision compte et se voit : contrôler des pièces, conduire des installations, tenir un stock ou des véhicules en état, suivre une procédure qui a sa raison d’être.
riasec-pair-ia = Vous aimez découvrir, et vous aimez donner une forme à ce que vous trouvez. Questions et images vous viennent peut-être ensemble. Cherchez entre recherche et création : vulgarisation scientifique, architecture, étude de l’art ou des langues, données rendues visibles.
riasec-pair-is = Vous aimez comprendre, et vous aimez que cela aide quelqu’un. Cherchez un travail où, au bout d’une question difficile, il y a une personne : médecine, psychologie, enseignement d’une science, étude de l’aide qui marche vraiment.
riasec-pair-ie = Vous aimez résoudre un problème, et vous aimez que la réponse fasse bouger les choses. Cherchez un travail où l’analyse mène à une décision : conseiller des organisations, développer un produit, diriger une équipe de recherche, fonder une entreprise technologique.
riasec-pair-ic = Vous aimez aller au fond des choses, et vous aimez que les données tombent juste. Cherchez un travail où le soin et la curiosité comptent : statistiques, tests de logiciels, analyses de laboratoire, audit, archives qui répondent à une question.
riasec-pair-as = Vous aimez créer, et vous aimez le faire avec ou pour les autres. Cherchez un travail où la créativité aide quelqu’un à grandir : enseigner un art, faire du théâtre avec des jeunes, de la musique en maison de retraite, écrire pour expliquer et réconforter.
riasec-pair-ae = Vous aimez créer, et vous aimez y rallier les autres. Cherchez un travail où une idée a besoin d’un public : publicité, production, mode, direction d’une galerie ou d’une scène, vente d’un design auquel vous croyez.
riasec-pair-ac = Vous aimez créer, et vous aimez le faire avec ordre. Les deux tirent dans des sens différents, et certains métiers demandent justement cela : édition, archives, mise en page, notation musicale, gestion d’une collection, design aux règles strictes.
riasec-pair-se = Vous aimez les gens, et vous aimez les faire avancer. Cherchez un travail où l’on prend soin et où l’on dirige à la fois : direction d’une école ou d’une équipe de soins, formation du personnel, organisation de l’aide, défense des droits des autres.
riasec-pair-sc = Vous aimez aider, et vous aimez que les choses soient en ordre. Cherchez un travail où de bons dossiers font partie du soin : accueil, dossiers de patients, conseil sur les aides sociales, bibliothèques, organisation de la vie d’une école.
riasec-pair-ec = Vous aimez diriger, et vous aimez que les chiffres soient justes. Cherchez un travail où un objectif rencontre un budget : gestion d’un bureau, finance, achats, logistique, direction d’une entreprise dont vous lisez vous-même les comptes.

## Occupations.

riasec-occupations-lead = Ces métiers réunissent un mélange d’intérêts proche du vôtre. Voyez-y des pistes, et laissez les activités décider.
riasec-occupations-how = Nous comparons la forme de vos six barres aux six intérêts de chaque métier : ceux qui ressortent et ceux qui ne ressortent pas. La longueur de vos barres ne change rien.
riasec-occupations-close = Proche
riasec-occupations-close-text = Les intérêts de ce métier ont presque la même forme que les vôtres.
riasec-occupations-related = Voisin
riasec-occupations-related-text = La forme est semblable, avec quelques différences.
riasec-occupations-preparation = Ils sont groupés selon la préparation qu’ils demandent en général. Dans votre pays, il en faut peut-être plus ou moins.
riasec-occupations-not = La liste parle de ce qui vous plairait. Elle ne dit rien du salaire, des postes à pourvoir ni de votre réussite dans le métier.
riasec-occupations-claim = Les intérêts renseignent en revanche sur le domaine que l’on choisit et dans lequel on reste.
riasec-occupations-english = Les noms des métiers sont en anglais pour l’instant.
riasec-occupations-alt = Liste de métiers par préparation : { $close } proches, { $related } voisins.
riasec-zone-1 = Peu ou pas de préparation
riasec-zone-1-line = En général, on l’apprend sur le tas, en quelques jours ou quelques mois.
riasec-zone-2 = Un peu de préparation
riasec-zone-2-line = En général, quelques mois de formation, sur le tas ou en cours.
riasec-zone-3 = Préparation moyenne
riasec-zone-3-line = En général, une formation professionnelle, un apprentissage ou de l’expérience.
riasec-zone-4 = Préparation importante
riasec-zone-4-line = En général, un diplôme d’études supérieures ou plusieurs années d’expérience.
riasec-zone-5 = Préparation très longue
riasec-zone-5-line = En général, un master, un doctorat ou une longue spécialisation.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Lire la licence
riasec-attribution-list = Ce que nous avons changé : les activités sont formulées avec nos propres mots, les noms peuvent être traduits, et nous avons calculé la ressemblance des intérêts.

## How sure is this, and method.

riasec-sure-lead = Les intérêts dominants sont plus sûrs que leur ordre.
riasec-sure-order = Des intérêts proches échangent facilement leurs places quand on répond à nouveau. C’est pourquoi nous montrons des groupes plutôt qu’un code de lettres.
riasec-sure-repeat = Si les gens répondaient une seconde fois aussitôt, nous pensons qu’environ { $same } d’entre eux auraient le même premier intérêt.
riasec-sure-again = Repassez le test dans { $days } jours et comparez les deux résultats.
riasec-provisional = Provisoire : pour { $measured } activités sur { $questions }, le poids vient des réponses de vraies personnes. Pour les autres, il est estimé, en attendant qu’assez de nos visiteurs aient répondu.
riasec-provisional-badge = Provisoire · vos intérêts les uns par rapport aux autres
riasec-provisional-source = Les poids empruntés viennent de { $people } volontaires qui ont répondu en { $language } vers { $year }.
riasec-method-statements = Vous avez évalué { $questions } activités selon le plaisir qu’elles vous donneraient, autant pour chaque intérêt. Le talent, le salaire et la formation ne comptaient pas.
riasec-method-reliability = Fiabilité d’échelles semblables (fidélité, alpha de Cronbach) : manuel { $hands }, investigateur { $research }, artistique { $art }, social { $social }, entreprenant { $enterprise }, méthodique { $order }.
riasec-method-hexagon = Les six intérêts remontent au psychologue John Holland. Dans l’ordre manuel, investigateur, artistique, social, entreprenant, méthodique, les voisins vont souvent ensemble, les opposés non.
riasec-method-groups = En moyenne, les hommes choisissent plus souvent des activités manuelles et méthodiques, les femmes des activités sociales. Vos barres ne sont comparées qu’entre elles.
riasec-method-norms = Nous ne vous comparons pas aux autres tant que { $target } personnes n’ont pas répondu.
riasec-method-not = Ce que ce n’est pas
riasec-method-not-ability = Pas un test de vos talents.
riasec-method-not-jobs = Pas un outil pour embaucher ou choisir entre des personnes.
riasec-method-not-plan = Pas une décision. Parlez à des gens du métier, et essayez une journée si vous pouvez.
riasec-method-more = Voir tous les chiffres

## Certificate of completion and share card.

riasec-certificate-line = { $person } a rempli le questionnaire sur les intérêts professionnels ({ $questions } activités) le { $date }.
riasec-certificate-note = Une description de soi, faite en ligne et sans surveillance. Ce document atteste la participation, pas une capacité.
riasec-share-lead = Votre carte montre vos intérêts dominants et six barres. Ni adresse e-mail, ni chiffres, ni réponses.
riasec-card-title = Ce qui m’attire : { $list }
riasec-card-description = Six intérêts comparés entre eux. Découvrez les vôtres gratuitement.
