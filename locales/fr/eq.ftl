### What the result and the report on emotional skills say, on screen and on paper.

## Titles of pages and sections.

eq-exam = Compétences émotionnelles
eq-page-result = Vos compétences émotionnelles
eq-page-report = Votre rapport sur les compétences émotionnelles
eq-bars-title = Vos cinq compétences
eq-facets-title = Une par une
eq-total-title = Les cinq ensemble
eq-growth-title = Une expérience par compétence
eq-sure-title = Jusqu’où s’y fier ?
eq-method-title = Comment ça marche
eq-head-skill = Compétence

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Conscience de soi
eq-sa-line = Votre attention à ce que vous ressentez, et votre envie de le comprendre.
eq-sa-what = La conscience de soi, c’est remarquer ses propres émotions : savoir de quelle humeur on est, ce qui l’a déclenchée, et vouloir y regarder de plus près. Pas besoin de ressentir beaucoup : ce qui compte, c’est de s’en apercevoir.
eq-rg-name = Maîtrise de soi
eq-rg-line = Comment vous faites face aux émotions fortes, au stress et aux revers.
eq-rg-what = La maîtrise de soi, c’est ce qui se passe une fois l’émotion là : garder son calme sous le stress, avoir de la patience avec les gens difficiles, se relever après un revers.
eq-ex-name = Expression
eq-ex-line = Votre facilité à montrer et à dire ce que vous ressentez.
eq-ex-what = L’expression, c’est ce qu’on fait savoir aux autres : trouver des mots pour ce qu’on ressent, montrer sa joie ou sa tristesse, dire aux gens qu’ils comptent.
eq-em-name = Empathie
eq-em-line = Votre facilité à percevoir ce que les autres ressentent et ce dont ils ont besoin.
eq-em-what = L’empathie concerne les émotions des autres : les lire, se laisser toucher, voir ce dont ils ont besoin et y consacrer du temps.
eq-rl-name = Relations
eq-rl-line = Votre aisance avec les autres, et la leur avec vous.
eq-rl-what = Les relations, c’est la vie avec les autres : aller vers quelqu’un, mettre à l’aise, trouver le mot juste, réconforter.

## Free result.

eq-result-lead = Voici comment vous évaluez vos propres compétences émotionnelles, côte à côte.
eq-result-order = D’après vous, « { $first } » vous vient le plus facilement, et « { $last } » vous demande le plus d’effort.
eq-result-even = Vous évaluez les cinq à peu près de la même façon. Aucune compétence ne se détache.
eq-result-two = D’après vous, « { $first } » et « { $second } » vous viennent le plus facilement. Ces deux compétences sont trop proches pour être départagées.
eq-first-version = Première version : lisez l’ordre de vos cinq barres, pas leur hauteur.
eq-self-rated = Autoévaluation
eq-sa-short-high = Conscience de soi : vous dites savoir en général ce que vous ressentez, et pourquoi.
eq-sa-short-middle = Conscience de soi : vous dites remarquer certaines émotions aussitôt, d’autres plus tard.
eq-sa-short-low = Conscience de soi : vous dites porter votre attention surtout ailleurs que sur vos émotions.
eq-rg-short-high = Maîtrise de soi : vous dites garder votre calme dans la plupart des tempêtes et vous remettre vite.
eq-rg-short-middle = Maîtrise de soi : vous dites garder votre calme dans certaines tempêtes et vous laisser emporter par d’autres.
eq-rg-short-low = Maîtrise de soi : vous dites que les émotions vous viennent vite et fort.
eq-ex-short-high = Expression : vous dites que ce que vous ressentez se voit et s’entend.
eq-ex-short-middle = Expression : vous dites montrer certaines émotions et garder les autres pour vous.
eq-ex-short-low = Expression : vous dites garder pour vous presque tout ce que vous ressentez.
eq-em-short-high = Empathie : vous dites voir vite ce que les autres ressentent et ce dont ils ont besoin.
eq-em-short-middle = Empathie : vous dites que les émotions de certains vous touchent plus que celles d’autres.
eq-em-short-low = Empathie : vous dites que les émotions des autres vous gagnent rarement.
eq-rl-short-high = Relations : vous dites être à l’aise avec les gens, même ceux que vous ne connaissez pas.
eq-rl-short-middle = Relations : vous dites être à l’aise avec certaines personnes et plus sur la réserve avec d’autres.
eq-rl-short-low = Relations : vous dites rester sur la réserve tant que vous ne connaissez pas les gens.
eq-more-title = Vos cinq compétences au quotidien
eq-more-text = Le rapport complet montre quelles différences entre vos barres sont réelles, à quoi ressemble chaque compétence au quotidien, et propose une expérience pour chacune.

## Five bars.

eq-bars-lead = Chaque barre résume vos réponses sur une compétence. Plus elle est longue, plus vous dites que cela vous vient facilement. Le trait épais à son extrémité est la marge d’erreur.
eq-bars-caption = Cinq compétences émotionnelles, autoévaluées, avec des marges à { $level }
eq-bars-margin = Marge à { $level } : de { $low } à { $high }
eq-bars-alt = Cinq barres, de la plus longue à la plus courte : { $list }.
eq-bar-alt = { $facet } : { $value }, marge d’erreur de { $low } à { $high }.
eq-bars-overlap = Là où deux marges se recouvrent, considérez les compétences comme égales.
eq-bars-above = { $first } dépasse { $second } de plus que les marges ne l’expliquent.
eq-bars-equal = Trop proches pour être départagées : { $list }.
eq-bars-independent = Les cinq ne sont que faiblement liées. Une personne qui garde son calme ne remarque ni plus ni moins ce que ressentent les autres : un profil contrasté est normal.

## Skill by skill: what high, middle and low ratings look like. Each has its use and its price.

eq-level-high = vient facilement
eq-level-middle = entre les deux
eq-level-low = demande un effort
eq-sa-high = D’après vous, vous avez en général conscience de votre humeur sur le moment, et vous aimez savoir d’où elle vient. Cela vous aide à dire tôt ce qui ne va pas et à choisir ce qu’il vous faut. Cela peut aussi tenir votre regard tourné vers l’intérieur alors qu’il y a quelque chose à faire. Si vous avez compris une émotion et qu’elle tourne encore en boucle, il est peut-être temps d’agir.
eq-sa-middle = D’après vous, certaines émotions s’annoncent et d’autres ne se remarquent qu’après coup, à un ton sec ou à une soirée de fatigue. Vous regardez en vous quand il y a une raison. Cela vaut peut-être la peine de chercher lesquelles vous échappent : c’est peut-être chaque fois la même.
eq-sa-low = D’après vous, votre attention va vers le monde plus que vers l’intérieur, et les émotions passent sans que vous les examiniez beaucoup. Cela vous laisse libre d’agir. Mais certaines vous guident peut-être à votre insu : une mauvaise nuit tourne à la dispute, un souci au mal de tête. Un coup d’œil de temps en temps suffit ; inutile de creuser.
eq-rg-high = D’après vous, le stress vous laisse plutôt calme, vous avez de la patience avec les gens difficiles, et un revers ne vous abat pas longtemps. On s’appuie peut-être sur vous pour cela. Le calme peut aussi être mal compris : une personne bouleversée y voit parfois de l’indifférence. Dire « moi aussi, ça me pèse » vous coûte peu et lui dit beaucoup.
eq-rg-middle = D’après vous, vous gardez votre sang-froid dans certaines situations et le perdez dans d’autres. Le sommeil, la faim et la personne en face y sont sans doute pour quelque chose. Vous connaissez les situations qui vous atteignent. En préparer une seule fait souvent plus que vouloir rester calme partout.
eq-rg-low = D’après vous, les émotions viennent vite et fort : de petites choses peuvent vous bouleverser, et le calme met du temps à revenir. Elles vous disent aussi très tôt que quelque chose compte pour vous. La première minute ne se raisonne pas, mais ce que vous en faites se travaille. Attendre avant de répondre, quitter la pièce, laisser le message en brouillon : ce sont aussi des compétences.
eq-ex-high = D’après vous, vous parlez ouvertement de ce que vous ressentez, et la joie ou la tristesse se lit sur votre visage. Avec vous, on sait à quoi s’en tenir. Pensez à qui écoute : dans certains lieux, une émotion montrée devient le sujet de conversation avant que vous l’ayez voulu. Vous pouvez choisir le moment sans rien cacher.
eq-ex-middle = D’après vous, vous montrez certaines émotions et gardez les autres, selon la personne et le lieu. Peut-être la joie sort-elle facilement et la tristesse non, ou l’inverse. Demandez à un proche lesquelles de vos émotions il doit deviner. La réponse peut vous surprendre.
eq-ex-low = D’après vous, vous gardez pour vous presque tout ce que vous ressentez, même ce qui est agréable. C’est un choix légitime, et vous ne pesez pas sur les autres. Les gens que vous aimez se demandent peut-être encore s’ils comptent pour vous. Quelques mots, par écrit si c’est plus facile, peuvent changer beaucoup de choses.
eq-em-high = D’après vous, vous percevez vite comment vont les gens, souvent avant qu’ils le disent, et vous prenez du temps pour eux. On se tourne sans doute vers vous. Vous pouvez quand même vous tromper : posez la question. Et tout ce que vous absorbez finit par peser : gardez des heures où personne n’a besoin de vous.
eq-em-middle = D’après vous, les émotions de certains vous touchent aussitôt, et celles d’autres vous laissent de marbre. La proximité compte sans doute, et la journée que vous avez eue aussi. Vous pouvez choisir de prêter plus d’attention : une vraie question et un peu de patience suffisent en général à voir davantage.
eq-em-low = D’après vous, les émotions des autres vous gagnent peu, et quand elles sont fortes, elles peuvent vous laisser perplexe. Vous gardez ainsi la tête froide là où d’autres se laissent emporter, et l’on apprécie peut-être votre regard mesuré. Là où d’autres devinent, vous pouvez demander : « De quoi as-tu besoin, là ? » ne demande aucun sixième sens.
eq-rl-high = D’après vous, vous allez facilement vers les gens, trouvez le mot juste et mettez les autres à l’aise. Un nouveau groupe n’est pas un grand obstacle pour vous. Les plus discrets vous laissent peut-être porter toute la conversation. Laissez-leur-en une part : l’aisance se partage.
eq-rl-middle = D’après vous, vous êtes à l’aise avec les gens que vous connaissez et plus sur la réserve dans un nouveau groupe, ou bien à l’aise à deux et moins à plusieurs. Vous savez sans doute ce qui vaut pour vous. Choisir le cadre peut aider plus que se forcer : une promenade à deux, une tâche à faire ensemble.
eq-rl-low = D’après vous, les rencontres demandent un effort : le premier pas, le mot juste, le sentiment d’être à l’aise. C’est peut-être tout autre chose avec les gens que vous connaissez depuis des années. Les petits pas comptent, le cadre aussi. Faire quelque chose côte à côte est souvent plus facile que parler face à face.

## One experiment for each skill, for a week: a title, then what to do, when, what to watch.

eq-growth-lead = Choisissez la compétence qui vous donne envie d’essayer, pas celle que vous croyez devoir corriger. Une à la fois, pendant une semaine.
eq-sa-experiment-title = Trois mots par jour
eq-sa-experiment = À midi, en fin d’après-midi et au coucher, notez un mot pour ce que vous ressentez ; « bien », « mal » et « stress » ne servent qu’une fois chacun. À la fin de la semaine, relisez la liste. Observez les mots qui reviennent, et ce qui s’est passé juste avant.
eq-rg-experiment-title = La réponse différée
eq-rg-experiment = Quand un message ou une remarque vous met en colère cette semaine, attendez vingt minutes avant de répondre. Écrivez la première réponse si vous voulez, mais ne l’envoyez pas. Comptez combien de ces premières réponses vous enverriez encore.
eq-ex-experiment-title = Une phrase en « J’ai ressenti »
eq-ex-experiment = Une fois par jour, dites à une personne de confiance comment vous avez vécu quelque chose, en une seule phrase qui commence par « J’ai ressenti ». Le bon compte autant que le mauvais. Observez ce qu’elle dit ensuite, et si c’était aussi gênant que prévu.
eq-em-experiment-title = Deviner, puis demander
eq-em-experiment = Une fois par jour, devinez ce que ressent la personne en face de vous, puis demandez : « Journée fatigante, c’est ça ? » Notez si vous aviez raison. Observez quelles émotions vous lisez bien et lesquelles vous prenez pour autre chose.
eq-rl-experiment-title = Le premier pas
eq-rl-experiment = Une fois par jour, faites un petit pas vers quelqu’un : saluer dans l’escalier, demander à quelqu’un au travail comment était son week-end, remercier une personne en l’appelant par son prénom. Faites court et n’attendez rien. Observez les visages, puis comment vous vous sentez une minute plus tard.

## The total, only where it is reliable enough, always self-rated and with its margin.

eq-total = Les cinq ensemble, autoévaluées : { $value } (marge à { $level } : de { $low } à { $high }).
eq-total-note = À lire en second. Les cinq compétences ne sont que faiblement liées : deux personnes au même total peuvent être très différentes.
eq-total-none = Nous n’additionnons pas les cinq ici : ensemble, elles ne mesureraient pas assez bien une seule chose.
eq-total-caption = Total de cinq compétences autoévaluées, avec sa marge

## Women and men: a note, without judgement.

eq-groups-title = Femmes, hommes et moyennes
eq-groups = Dans les réponses d’autres personnes, les femmes s’évaluent en moyenne plus haut en empathie et en expression, les hommes en maîtrise de soi. Au total, il n’y a presque pas d’écart. Au sein de chaque groupe, les personnes diffèrent bien plus que les moyennes, et tout le monde est évalué ici de la même façon.

## How sure is this.

eq-sure-lead = L’ordre de vos barres est la partie la plus sûre de ce résultat.
eq-sure-self = C’est le regard que vous portez sur vous. Évaluer ses compétences émotionnelles, ce n’est pas les tester : certains sont sévères avec eux-mêmes, d’autres généreux.
eq-sure-friend = Pour un second regard, montrez les cinq descriptions à une personne qui vous connaît bien et demandez-lui quelle barre elle ferait la plus longue.
eq-sure-mood = Une semaine difficile peut colorer vos réponses. Si c’en était une, repassez le test à un moment plus calme et fiez-vous à ce que les deux résultats ont en commun.
eq-sure-margin = La marge montre où serait votre barre dans { $level } des cas si vous répondiez à des affirmations semblables.
eq-sure-again = Repassez le test dans { $days } jours et comparez les deux résultats.
eq-sure-again-caption = Votre premier et votre deuxième résultat
eq-provisional = Provisoire : pour { $measured } affirmations sur { $questions }, le poids vient des réponses d’autres personnes à la même idée. Pour les autres, c’est une valeur typique, en attendant qu’assez de nos visiteurs aient répondu.
eq-provisional-badge = Provisoire · pas encore notre propre groupe de comparaison
eq-provisional-source = Les poids empruntés viennent de volontaires, jusqu’à { $people }, qui ont répondu en { $language } vers { $year }.

## Method.

eq-method-statements = Vous avez évalué { $questions } affirmations sur vous, autant pour chaque compétence. La moitié est formulée en sens inverse : si l’on dit oui à tout, les réponses s’annulent.
eq-method-levels = « Vient facilement », « entre les deux » et « demande un effort » partagent chaque barre en trois. Ces mots indiquent une place sur la barre, pas une note.
eq-method-reliability = Fiabilité attendue (fidélité, alpha de Cronbach) : conscience de soi { $sa }, maîtrise de soi { $rg }, expression { $ex }, empathie { $em }, relations { $rl }. Ce sont des prévisions, en attendant qu’assez de nos visiteurs aient répondu.
eq-method-total = Fiabilité attendue du total : { $reliability }. Nous ne montrons un total que si elle atteint au moins { $least }.
eq-method-name = Vous connaissez peut-être cela sous le nom de QE. Comme vous vous évaluez vous-même, c’est un quotient émotionnel autoévalué. Nous parlons de compétences et montrons cinq barres plutôt qu’une note.
eq-method-norms = Nous n’avons pas encore notre propre groupe de comparaison. Dès que { $target } visiteurs auront répondu, la longueur des barres aura aussi un sens.
eq-method-not = Ce que ce n’est pas
eq-method-not-ability = Pas un test de capacité. Rien ici n’était juste ou faux.
eq-method-not-health = Pas un avis sur votre santé. Si vos émotions vous rendent la vie difficile, parlez-en à une personne de confiance ou à un médecin.
eq-method-not-jobs = Pas un outil pour embaucher ou juger d’autres personnes.
eq-method-source = D’après des questions de l’International Personality Item Pool (ipip.ori.org), formulées avec nos propres mots.
eq-method-more = Voir tous les chiffres

## Certificate of completion and share card.

eq-certificate-line = { $person } a rempli le questionnaire sur les compétences émotionnelles ({ $questions } affirmations) le { $date }.
eq-certificate-note = Une description de soi, faite en ligne et sans surveillance. Ce document atteste la participation, pas une capacité.
eq-share-lead = Votre carte montre vos cinq barres dans leur ordre, autoévaluées. Ni adresse e-mail, ni chiffres, ni réponses.
eq-card-title = Ce qui me vient le plus facilement : { $first }
eq-card-description = Cinq compétences émotionnelles, autoévaluées. Découvrez gratuitement votre propre ordre.
