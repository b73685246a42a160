### What the result and the report on thinking style say, on screen and on paper.

## Titles of pages and sections.

thinking-exam = Style de pensée
thinking-page-result = Votre style de pensée
thinking-page-report = Rapport sur votre style de pensée
thinking-point-title = Votre place sur la carte
thinking-pattern-title = Votre profil
thinking-use-title = Quand chaque style aide, et quand il trompe
thinking-growth-title = Des expériences pour votre semaine
thinking-sure-title = Peut-on s’y fier ?
thinking-method-title = Comment ça marche
thinking-head-style = Style

## First paragraph of the result and of the report.

thinking-intro = Certains aiment réfléchir à une décision pas à pas, d’autres la sentir, et beaucoup font les deux. L’imagerie cérébrale ne montre personne qui pense surtout avec la moitié gauche ou la moitié droite ; il s’agit ici de préférences.
thinking-added = Ce sont vos réponses additionnées, pas une comparaison avec d’autres.
thinking-style-analytic = Analytique
thinking-style-analytic-line = Vouloir des raisons, des faits et des étapes avant de décider.
thinking-style-intuitive = Intuitif
thinking-style-intuitive-line = Se fier au flair, à la première impression, à ce qui sonne juste.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Les deux styles
thinking-both-line = Vous dites réfléchir à fond et vous fier aussi à votre intuition.
thinking-both-text = Vous approuvez les deux sortes d’affirmations : vous aimez décortiquer un problème, et vous écoutez quand quelque chose en vous dit oui ou non. Les deux se gênent moins souvent qu’on ne croit. L’intuition peut dire où chercher, la vérification s’il y a quelque chose. Cela devient intéressant quand elles se contredisent. Vous connaissez peut-être la liste qui donne plus de raisons à une option alors que vous voulez déjà l’autre. Demandez-vous alors laquelle des deux a déjà vu un cas pareil.
thinking-analytic-name = Surtout analytique
thinking-analytic-line = Vous dites décider par le raisonnement plutôt que sur une impression.
thinking-analytic-text = Vous approuvez les affirmations analytiques plus que les intuitives : vous voulez savoir pourquoi, peser le pour et le contre, et décider une fois les faits réunis. On peut suivre votre chemin jusqu’à la réponse, et vous pouvez la corriger si un fait se révèle faux. Une intuition pèse moins pour vous tant que vous ne pouvez pas l’expliquer. Il vous arrive donc peut-être de passer à côté d’un signal discret, venu avant ses raisons, et de mettre autant de temps pour les petits choix que pour les grands.
thinking-intuitive-name = Surtout intuitif
thinking-intuitive-line = Vous dites suivre ce qui sonne juste plutôt que tout décortiquer.
thinking-intuitive-text = Vous approuvez les affirmations intuitives plus que les analytiques : vous vous fiez à la première impression, suivez votre flair et connaissez souvent la réponse avant de pouvoir l’expliquer. Vous pouvez décider pendant que d’autres rassemblent encore des faits, et vous remarquez quand quelque chose cloche. Les longues chaînes de raisons vous fatiguent peut-être. Il vous arrive donc de ne pas pouvoir expliquer comment vous y arrivez, et une forte impression peut l’emporter même dans un domaine nouveau pour vous, où elle a eu peu à apprendre.
thinking-neither-name = Aucun style marqué
thinking-neither-line = Vous dites que ni la longue analyse ni l’intuition n’ont beaucoup de prise sur vous.
thinking-neither-text = Vous approuvez peu d’affirmations des deux sortes. Vous ne passez pas de longues soirées à peser un choix, et l’intuition ne vous mène pas. On peut décider autrement : par habitude, en demandant à quelqu’un qui s’y connaît, en se mettant d’accord avec les gens concernés, en essayant pour voir. Vous faites peut-être ainsi sans y mettre de nom. Pensez à la dernière décision qui vous a plu et demandez-vous ce qui a tranché. La réponse est votre style, même si ce questionnaire n’a pas de mot pour lui.
thinking-middle-name = Près du milieu
thinking-middle-line = Vous dites recourir parfois aux deux styles, sans qu’aucun soit marqué.
thinking-middle-text = Votre point est si près du milieu de la carte que sa marge touche plusieurs zones. Nous ne vous plaçons dans aucune. Vous alternez sans doute : certains choix se réfléchissent, d’autres se sentent, et ce qui tranche est peut-être le sujet, le temps ou la personne qui demande. Prenez deux choix récents, un grand et un petit. Comment avez-vous fait chacun d’eux ? Si ce n’était pas de la même façon, vous avez trouvé de quoi dépend votre style.

## The map: a point and the ellipse around it.

thinking-point-lead = La carte a deux directions. Plus à droite, vous approuvez davantage les affirmations analytiques ; plus haut, les intuitives. Votre point est là où les deux se rencontrent.
thinking-point-ellipse = L’ellipse autour du point est sa marge d’erreur : dans { $level } des cas, le vrai point est à l’intérieur. Plus elle est petite, plus vos réponses en disent.
thinking-point-crosses = Votre ellipse touche une autre zone : lisez aussi le texte de celle-là.
thinking-point-corners = En haut à droite, les deux styles ; en bas à droite, surtout analytique ; en haut à gauche, surtout intuitif ; en bas à gauche, aucun style marqué. Aucun des quatre n’est le bon coin.
thinking-point-caption = Votre point sur la carte, avec sa marge à { $level }
thinking-point-alt = Carte à deux axes. Analytique { $analytic }, intuitif { $intuitive }. Zone : { $pattern }. Une ellipse autour du point montre la marge d’erreur.
thinking-axis-analytic = Analytique, de plus en plus à droite
thinking-axis-intuitive = Intuitif, de plus en plus vers le haut
thinking-value-analytic = Analytique : { $analytic } (marge à { $level } : de { $low } à { $high })
thinking-value-intuitive = Intuitif : { $intuitive } (marge à { $level } : de { $low } à { $high })

## Free result.

thinking-result-lead = Votre profil : { $pattern }
thinking-more-title = Sachez quand vous fier à quoi
thinking-more-text = Le rapport complet montre votre point sur la carte avec sa marge d’erreur, décrit votre profil, dit quand chaque style aide et quand il trompe, et vous donne des expériences pour les deux.

## When each style helps and when it misleads.

thinking-use-lead = Dans la vie, il vous faut les deux. La question est moins de savoir lequel vous préférez que lequel le moment demande.
thinking-analytic-helps = Raisonner aide quand le choix est nouveau pour vous, quand une erreur coûte cher, quand d’autres doivent comprendre, et quand il y a des chiffres : un contrat, un prêt, un trajet jamais fait.
thinking-analytic-misleads = Cela trompe quand l’important se met mal en mots et ne figure donc pas sur la liste. Cela trompe aussi quand des faits supplémentaires ne servent qu’à repousser la décision, ou quand on réunit des raisons pour ce qu’on voulait de toute façon.
thinking-intuitive-helps = L’intuition aide quand vous avez vu beaucoup de cas semblables et appris chaque fois comment ils ont fini : votre métier, les gens que vous connaissez bien, un jeu pratiqué depuis des années. Elle aide aussi quand le temps manque.
thinking-intuitive-misleads = Elle trompe quand vous débutez, quand vous n’apprenez jamais si vous aviez raison, quand un inconnu ressemble à quelqu’un que vous connaissez, et quand la fatigue, la faim ou l’enthousiasme pour l’idée s’en mêlent.
thinking-use-caption = Quatre questions avant de choisir comment choisir
thinking-use-question-1 = Ai-je souvent rencontré ce genre de choix, et su comment il a fini ?
thinking-use-question-2 = Que coûterait une erreur, et pourrais-je la réparer ?
thinking-use-question-3 = Quelqu’un me demandera-t-il mes raisons ?
thinking-use-question-4 = Est-ce que je cherche encore des faits, ou une permission ?

## Experiments, two per style. For those who want to try that style more.

thinking-growth-lead = Prenez-en une du style que vous utilisez le moins, ou du vôtre si vous voulez l’affiner. Une à la fois, pendant une semaine.
thinking-growth-analytic-1-title = Le pari par écrit
thinking-growth-analytic-1 = Une fois par jour, avant de savoir comment une chose finit, notez ce que vous attendez et votre degré de certitude. Une réunion, un match, une livraison suffisent. En fin de semaine, comptez. Observez si vous aviez raison aussi souvent que prévu.
thinking-growth-analytic-2-title = La meilleure raison contre
thinking-growth-analytic-2 = Avant chaque décision un peu importante cette semaine, cherchez la raison la plus forte contre ce que vous aimeriez faire, et écrivez-la en une phrase. Puis décidez. Observez si la phrase change la décision ou ne fait que la renforcer.
thinking-growth-intuitive-1-title = D’abord la réponse, puis la liste
thinking-growth-intuitive-1 = Une fois par jour, devant un petit choix, notez votre première réponse avant de rien peser. Puis décidez comme toujours. En fin de semaine, comparez les deux. Observez pour quels choix la première réponse était aussi bonne.
thinking-growth-intuitive-2-title = Une minute d’attention
thinking-growth-intuitive-2 = Une fois par jour, en rencontrant quelqu’un ou en entrant dans une pièce, prenez une minute pour remarquer ce que vous ressentez avant de l’expliquer : de l’aisance, une tension, de la curiosité. Vérifiez plus tard ce qui se passait. Observez lesquelles de ces impressions avaient vu juste.

## How sure is this.

thinking-sure-lead = La direction où se trouve votre point est plus sûre que sa distance au centre.
thinking-sure-self = C’est votre propre regard sur votre façon de décider. Ce que vous feriez dans un cas précis peut être différent, et ce que d’autres diraient de vous aussi.
thinking-sure-good = Cela dit comment vous aimez penser, pas si vous pensez bien. Chaque style existe en bonne et en mauvaise version.
thinking-sure-again = Recommencez dans { $days } jours et voyez les deux points sur une même carte.
thinking-sure-again-overlap = Les ellipses de vos deux résultats se recouvrent : aucune différence n’est sûre.
thinking-sure-again-apart = Les ellipses de vos deux résultats ne se recouvrent pas. Vous avez répondu autrement cette fois, et le hasard ne suffit pas à l’expliquer.
thinking-provisional = Provisoire : { $unmeasured } affirmations sur { $questions } sont nouvelles ; leurs poids sont des valeurs typiques, en attendant qu’assez de personnes y aient répondu.
thinking-provisional-badge = Provisoire · pas encore de comparaison avec d’autres
thinking-provisional-source = Les poids que nous avons viennent de { $people } volontaires qui ont répondu en { $language } vers { $year }.

## Method.

thinking-method-statements = Vous avez évalué { $questions } affirmations, une moitié pour chaque style. Aucune n’oppose un style à l’autre : on peut approuver les deux, ou aucun.
thinking-method-reversed = Dans chaque moitié, certaines affirmations comptent en sens inverse : dire oui à tout ne mène nulle part.
thinking-method-norms = Il n’y a pas encore de chiffres de comparaison. Dès que { $target } personnes auront répondu, nous vérifierons si les deux styles sont vraiment indépendants ici, et dirons où vous vous situez.
thinking-method-reliability = Fiabilité attendue (fidélité, alpha de Cronbach) : analytique { $analytic }, intuitif { $intuitive }. Ce sont des prévisions, en attendant qu’assez de nos visiteurs aient répondu.
thinking-method-lines = Les lignes de la carte sont le milieu des réponses possibles, pas la moyenne des gens.
thinking-method-not = Ce que ce n’est pas
thinking-method-not-brain = Rien sur les moitiés du cerveau. Chez tout le monde, elles travaillent ensemble.
thinking-method-not-ability = Pas un test d’intelligence, ni de la qualité de vos décisions.
thinking-method-not-jobs = Pas un outil pour embaucher ou juger d’autres personnes.
thinking-method-source = Questions de l’International Personality Item Pool (ipip.ori.org) et questions de notre cru, dans nos propres mots.
thinking-method-more = Tous les chiffres sont sur la page technique

## Certificate of completion and share card.

thinking-certificate-line = { $person } a rempli le questionnaire sur le style de pensée ({ $questions } affirmations) le { $date }.
thinking-certificate-note = Description de soi, faite en ligne et sans surveillance. Elle atteste la participation, pas une capacité.
thinking-share-lead = Votre carte à partager montre votre profil et la place de votre point. Ni adresse e-mail, ni chiffres, ni réponses.
thinking-card-title = Mon style de pensée : { $pattern }
thinking-card-description = Analytique, intuitif, les deux ou aucun. Découvrez gratuitement votre point sur la carte.
