### What the result and the report on thinking style say, on screen and on paper.

## Titles of pages and sections.

thinking-exam = Style de pensée
thinking-page-result = Votre style de pensée
thinking-page-report = Votre rapport sur le style de pensée
thinking-point-title = Votre place sur la carte
thinking-pattern-title = Votre profil
thinking-use-title = Quand chaque style aide, et quand il trompe
thinking-growth-title = Des expériences à essayer
thinking-sure-title = Jusqu’où s’y fier ?
thinking-method-title = Comment ça marche
thinking-head-style = Style

## First paragraph of the result and of the report.

thinking-intro = Certains aiment raisonner avant de décider, d’autres préfèrent sentir la bonne voie, et beaucoup font les deux. L’imagerie cérébrale ne montre personne qui pense surtout avec la moitié gauche ou la moitié droite ; il s’agit ici de préférences.
thinking-added = Ce sont vos réponses additionnées, pas une comparaison avec d’autres.
thinking-style-analytic = Analytique
thinking-style-analytic-line = Vouloir des raisons, des faits et des étapes claires avant de décider.
thinking-style-intuitive = Intuitif
thinking-style-intuitive-line = Se fier à son flair, à la première impression, à ce qui sonne juste.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Les deux styles
thinking-both-line = Vous dites réfléchir à fond et vous fier aussi à votre instinct.
thinking-both-text = Vous approuvez les deux séries d’affirmations : vous aimez décortiquer un problème, et vous écoutez quand quelque chose en vous dit oui ou non. Les deux se gênent moins souvent qu’on ne croit. L’intuition peut dire où chercher, la vérification s’il y a quelque chose à trouver. Cela devient intéressant quand elles se contredisent. Vous connaissez peut-être cette situation : la liste penche pour une option, et vous voulez déjà l’autre. Demandez-vous alors laquelle des deux a déjà vu un cas pareil.
thinking-analytic-name = Surtout analytique
thinking-analytic-line = Vous dites préférer raisonner plutôt que décider sur une impression.
thinking-analytic-text = Vous approuvez davantage les affirmations analytiques que les intuitives : vous voulez savoir pourquoi, peser le pour et le contre, et décider une fois les faits réunis. On peut suivre votre chemin jusqu’à la réponse, et vous pouvez la corriger si un fait se révèle faux. Une intuition pèse moins pour vous tant que vous ne pouvez pas l’expliquer. Vous passez peut-être à côté d’un signal discret parce que ses raisons viennent plus tard, et les petits choix peuvent vous prendre autant de temps que les grands.
thinking-intuitive-name = Surtout intuitif
thinking-intuitive-line = Vous dites suivre ce qui sonne juste plutôt que tout raisonner.
thinking-intuitive-text = Vous approuvez davantage les affirmations intuitives que les analytiques : vous vous fiez à la première impression, suivez votre flair et connaissez souvent la réponse avant de pouvoir l’expliquer. Vous pouvez décider pendant que d’autres rassemblent encore des faits, et vous remarquez quand quelque chose cloche. Les longs raisonnements vous fatiguent peut-être. Parfois, vous ne pouvez pas expliquer aux autres comment la réponse vous est venue, et une forte impression peut l’emporter même dans un domaine nouveau pour vous, où elle a peu d’expérience sur quoi s’appuyer.
thinking-neither-name = Aucun style marqué
thinking-neither-line = Vous dites que ni les longues analyses ni l’intuition n’ont beaucoup de prise sur vous.
thinking-neither-text = Vous approuvez peu d’affirmations d’un côté comme de l’autre. Vous ne passez pas de longues soirées à peser un choix, et l’intuition ne vous mène pas. On peut décider autrement : par habitude, en demandant à quelqu’un qui s’y connaît, en se mettant d’accord avec les personnes concernées, en essayant pour voir. Vous le faites peut-être sans y mettre de nom. Pensez à la dernière décision qui vous a plu et demandez-vous ce qui a tranché. Voilà votre style, même si ce questionnaire n’a pas de mot pour lui.
thinking-middle-name = Près du milieu
thinking-middle-line = Vous dites recourir parfois aux deux styles, sans qu’aucun soit marqué.
thinking-middle-text = Votre point est si proche du milieu de la carte que sa marge d’erreur touche plusieurs zones : nous ne vous plaçons dans aucune. Vous alternez sans doute : certains choix se raisonnent, d’autres se sentent, selon le sujet, le temps dont vous disposez ou la personne qui demande. Prenez deux choix récents, un grand et un petit. Comment avez-vous fait chacun d’eux ? Si ce n’était pas de la même façon, vous avez trouvé de quoi dépend votre style.

## The map: a point and the ellipse around it.

thinking-point-lead = Plus vous êtes à droite, plus vous approuvez les affirmations analytiques ; plus vous êtes en haut, plus vous approuvez les intuitives. Votre point est là où les deux se rencontrent.
thinking-point-ellipse = L’ovale autour du point est sa marge d’erreur : dans { $level } des cas, le vrai point est à l’intérieur. Plus il est petit, plus vos réponses sont parlantes.
thinking-point-crosses = Votre ovale déborde sur une autre zone : lisez aussi le texte de celle-là.
thinking-point-corners = En haut à droite, les deux styles ; en bas à droite, surtout analytique ; en haut à gauche, surtout intuitif ; en bas à gauche, aucun style marqué. Aucun des quatre n’est le bon coin.
thinking-point-caption = Votre point sur la carte, avec sa marge à { $level }
thinking-point-alt = Carte à deux axes. Analytique { $analytic }, intuitif { $intuitive }. Zone : { $pattern }. Un ovale autour du point montre la marge d’erreur.
thinking-axis-analytic = Plus analytique vers la droite
thinking-axis-intuitive = Plus intuitif vers le haut
thinking-value-analytic = Analytique : { $analytic } (marge à { $level } : de { $low } à { $high })
thinking-value-intuitive = Intuitif : { $intuitive } (marge à { $level } : de { $low } à { $high })

## Free result.

thinking-result-lead = Votre profil : { $pattern }
thinking-more-title = Quand se fier à son instinct
thinking-more-text = Le rapport complet décrit votre profil, montre quand chaque style aide et quand il trompe, et vous propose des expériences pour les deux.

## When each style helps and when it misleads.

thinking-use-lead = Vous aurez besoin des deux dans la vie. Ce qui compte est moins le style que vous préférez que celui que le moment demande.
thinking-analytic-helps = Raisonner aide quand le choix est nouveau pour vous, quand une erreur coûte cher, quand d’autres doivent comprendre, et quand il y a des chiffres : un contrat, un prêt, un trajet jamais fait.
thinking-analytic-misleads = Cela trompe quand l’essentiel est difficile à formuler et n’apparaît pas sur la liste. Cela trompe aussi quand des faits supplémentaires ne servent qu’à repousser la décision, ou quand on réunit des raisons pour ce qu’on voulait de toute façon.
thinking-intuitive-helps = L’intuition aide quand vous avez vu beaucoup de cas semblables et su chaque fois comment ils s’étaient terminés : votre métier, les gens que vous connaissez bien, un jeu pratiqué depuis des années. Elle aide aussi quand le temps manque.
thinking-intuitive-misleads = Elle trompe quand vous débutez, quand vous n’apprenez jamais si vous aviez raison, quand un inconnu ressemble à quelqu’un que vous connaissez, et quand la fatigue, la faim ou l’enthousiasme pour l’idée s’en mêlent.
thinking-use-caption = Quatre questions avant de choisir comment choisir
thinking-use-question-1 = Ai-je souvent fait ce genre de choix, et vu ce que cela a donné ?
thinking-use-question-2 = Que coûterait une erreur, et pourrais-je la réparer ?
thinking-use-question-3 = Me demandera-t-on mes raisons ?
thinking-use-question-4 = Est-ce que je cherche encore des faits, ou une permission ?

## Experiments, two per style. For those who want to try that style more.

thinking-growth-lead = Choisissez-en une du style que vous utilisez le moins, ou du vôtre si vous voulez l’affiner. Une à la fois, pendant une semaine.
thinking-growth-analytic-1-title = Le pari par écrit
thinking-growth-analytic-1 = Une fois par jour, avant de connaître l’issue de quelque chose, notez ce que vous attendez et votre degré de certitude. Une réunion, un match ou une livraison font l’affaire. En fin de semaine, comptez. Aviez-vous raison aussi souvent que prévu ?
thinking-growth-analytic-2-title = La meilleure raison contre
thinking-growth-analytic-2 = Avant chaque décision un peu importante cette semaine, cherchez la raison la plus forte contre ce que vous aimeriez faire, et écrivez-la en une phrase. Puis décidez. Observez si la phrase change la décision ou ne fait que la renforcer.
thinking-growth-intuitive-1-title = D’abord la réponse, puis la liste
thinking-growth-intuitive-1 = Une fois par jour, devant un petit choix, notez votre première réponse avant de peser quoi que ce soit. Puis décidez comme d’habitude. En fin de semaine, comparez les deux. Pour quels choix la première réponse était-elle aussi bonne ?
thinking-growth-intuitive-2-title = Une minute d’attention
thinking-growth-intuitive-2 = Une fois par jour, en rencontrant quelqu’un ou en entrant dans une pièce, prenez une minute pour remarquer ce que vous ressentez avant de l’expliquer : de l’aisance, une tension, de la curiosité. Vérifiez plus tard ce qui se passait. Lesquelles de ces impressions avaient vu juste ?

## How sure is this.

thinking-sure-lead = La direction de votre point est plus sûre que sa distance au centre.
thinking-sure-self = C’est votre propre regard sur votre façon de décider. Ce que vous feriez dans un cas précis peut différer, tout comme ce que d’autres diraient de vous.
thinking-sure-good = Ce résultat dit comment vous aimez penser, pas si vous pensez bien. Chaque style peut être bien ou mal employé.
thinking-sure-again = Repassez le test dans { $days } jours et comparez les deux points.
thinking-sure-again-overlap = Les ovales de vos deux résultats se recouvrent : aucune différence n’est sûre.
thinking-sure-again-apart = Les ovales de vos deux résultats ne se recouvrent pas. Vous avez répondu autrement cette fois, plus que le hasard ne l’explique.
thinking-provisional = Provisoire : { $unmeasured } affirmations sur { $questions } sont nouvelles. Leurs poids sont des valeurs typiques, en attendant qu’assez de personnes y aient répondu.
thinking-provisional-badge = Provisoire · pas encore de comparaison avec d’autres
thinking-provisional-source = Les poids que nous avons viennent de { $people } volontaires qui ont répondu en { $language } vers { $year }.

## Method.

thinking-method-statements = Vous avez évalué { $questions } affirmations, une moitié pour chaque style. Aucune n’oppose un style à l’autre : vous pouvez approuver les deux, ou aucun.
thinking-method-reversed = Dans chaque moitié, certaines affirmations sont formulées en sens inverse : si l’on dit oui à tout, les réponses s’annulent.
thinking-method-norms = Nous n’avons pas encore de chiffres de comparaison. Dès que { $target } personnes auront répondu, nous vérifierons si les deux styles sont vraiment indépendants ici, et nous vous dirons où vous vous situez.
thinking-method-reliability = Fiabilité attendue (fidélité, alpha de Cronbach) : analytique { $analytic }, intuitif { $intuitive }. Ce sont des prévisions, en attendant qu’assez de nos visiteurs aient répondu.
thinking-method-lines = Les lignes de la carte marquent le milieu des réponses possibles, pas la moyenne des gens.
thinking-method-not = Ce que ce n’est pas
thinking-method-not-brain = Rien sur les moitiés du cerveau. Elles travaillent ensemble chez tout le monde.
thinking-method-not-ability = Pas un test d’intelligence, ni de la qualité de vos décisions.
thinking-method-not-jobs = Pas un outil pour embaucher ou juger d’autres personnes.
thinking-method-source = D’après des questions de l’International Personality Item Pool (ipip.ori.org) et d’autres de notre cru, toutes formulées avec nos propres mots.
thinking-method-more = Voir tous les chiffres

## Certificate of completion and share card.

thinking-certificate-line = { $person } a rempli le questionnaire sur le style de pensée ({ $questions } affirmations) le { $date }.
thinking-certificate-note = Une description de soi, faite en ligne et sans surveillance. Ce document atteste la participation, pas une capacité.
thinking-share-lead = Votre carte à partager montre votre profil et la place de votre point. Ni adresse e-mail, ni chiffres, ni réponses.
thinking-card-title = Mon style de pensée : { $pattern }
thinking-card-description = Analytique, intuitif, les deux ou aucun ? Découvrez gratuitement votre point sur la carte.
