### What the sixteen-types result, report, share card and comparison say, on screen and on paper.

## Titles of pages and sections.

type16-page-result = Votre type : { $type }, { $name }
type16-page-report = Rapport sur votre type
type16-page-shared = { $type }, { $name }
type16-page-compare = Deux profils côte à côte
type16-exam = 16 types
type16-likely-title = Votre type, et les plus proches
type16-bars-title = Vos quatre échelles
type16-plain-title = En clair
type16-work-title = Au travail
type16-people-title = Avec les autres
type16-strain-title = Sous pression
type16-growth-title = Deux expériences à essayer
type16-bridge-title = Votre type et les Big Five
type16-sure-title = Jusqu’où s’y fier ?
type16-change-title = Les réponses derrière chaque lettre
type16-method-title = Comment ça marche
type16-head-type = Type
type16-head-letter = Lettre
type16-head-place = Par rapport aux autres
type16-head-sure = Certitude

## Names: scales, poles, and one sentence for each pole.

type16-scale-e = Sociabilité ou réserve
type16-scale-n = Imagination ou sens pratique
type16-scale-f = Empathie ou logique
type16-scale-j = Organisation ou spontanéité
type16-pole-e = Sociabilité
type16-pole-e-line = Vous allez vers les gens : vous engagez la conversation et aimez qu’il y ait du monde.
type16-pole-i = Réserve
type16-pole-i-line = Vous aimez le calme et les petits comités : vous écoutez d’abord et appréciez les lieux tranquilles.
type16-pole-n = Imagination
type16-pole-n-line = Vous jouez avec les idées : vous aimez les théories et les images mentales, et vous faites à votre façon.
type16-pole-s = Sens pratique
type16-pole-s-line = Vous cherchez ce qui marche : vous aimez les méthodes connues, les tâches concrètes et l’utile.
type16-pole-f = Empathie
type16-pole-f-line = Vous ressentez ce que vivent les autres : leurs joies et leurs soucis vous touchent vite.
type16-pole-t = Logique
type16-pole-t-line = Vous restez sur la question : vous êtes moins sensible que la plupart à l’humeur des autres.
type16-pole-j = Organisation
type16-pole-j-line = Vous aimez que les choses soient réglées : vous préparez, rangez et commencez sans attendre.
type16-pole-p = Spontanéité
type16-pole-p-line = Vous gardez le choix : vous agissez sur le moment et commencez quand cela devient concret.

## Free result. Leads with the type; the limits come once, further down.

type16-result-lead = Vous êtes { $type }, { $name }.
type16-result-lead-balanced = Vos réponses indiquent { $type }, { $name }. Une lettre minuscule signifie que vous êtes près du milieu sur cette échelle.
type16-result-lead-middle = Vous êtes près du milieu sur les quatre échelles. Le type le plus proche est { $type }, { $name }.
type16-likely-three = Votre type le plus probable est { $first } ({ $firstPercent }), puis { $second } ({ $secondPercent }) et { $third } ({ $thirdPercent }).
type16-likely-close = Deux types vous vont à peu près aussi bien : { $first } ({ $firstPercent }) et { $second } ({ $secondPercent }). Vient ensuite { $third } ({ $thirdPercent }).
type16-likely-one = { $first } se détache nettement : { $firstPercent } de probabilité, loin devant tous les autres types.
type16-median = Une lettre indique dans quelle moitié du groupe de comparaison vous êtes. E, par exemple, veut dire que vous êtes plus sociable que la plupart de ses membres, pas que vous n’avez aucune réserve.
type16-retake = Si vous repassez le test, vos lettres nettes resteront très probablement les mêmes. Celles qui sont près du milieu peuvent changer, sans que cela veuille dire que vous avez changé.
type16-provisional = Provisoire : votre résultat est comparé à ceux de { $people } personnes qui ont passé un test gratuit en { $language } vers { $year }. Nous passerons à nos propres visiteurs dès que { $target } auront répondu.
type16-provisional-badge = Provisoire · { $people } personnes · { $year } · { $language }
type16-more-title = Votre type dans la vraie vie
type16-more-text = Le rapport complet vous montre au travail, avec les autres et sous pression, vous propose deux expériences à essayer et indique les réponses qui ont le plus compté pour chaque lettre.

## One line per letter. Firm: at least as sure as we ask for; leaning: less; balanced: could go either way.

type16-letter-e-firm = Sociabilité nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-e-leaning = Plutôt sociabilité : { $percent } de probabilité, avec des moments de réserve.
type16-letter-i-firm = Réserve nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-i-leaning = Plutôt réserve : { $percent } de probabilité, avec des élans de sociabilité.
type16-letter-e-balanced = Sociabilité et réserve en équilibre : même le côté le plus probable n’atteint que { $percent }.
type16-letter-n-firm = Imagination nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-n-leaning = Plutôt imagination : { $percent } de probabilité, avec un fond de sens pratique.
type16-letter-s-firm = Sens pratique net : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-s-leaning = Plutôt sens pratique : { $percent } de probabilité, avec un fond d’imagination.
type16-letter-n-balanced = Imagination et sens pratique en équilibre : même le côté le plus probable n’atteint que { $percent }.
type16-letter-f-firm = Empathie nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-f-leaning = Plutôt empathie : { $percent } de probabilité, avec un côté logique.
type16-letter-t-firm = Logique nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-t-leaning = Plutôt logique : { $percent } de probabilité, avec un côté empathique.
type16-letter-f-balanced = Empathie et logique en équilibre : même le côté le plus probable n’atteint que { $percent }.
type16-letter-j-firm = Organisation nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-j-leaning = Plutôt organisation : { $percent } de probabilité, avec de la place pour l’imprévu.
type16-letter-p-firm = Spontanéité nette : vous êtes de ce côté du milieu, avec une certitude de { $percent }.
type16-letter-p-leaning = Plutôt spontanéité : { $percent } de probabilité, avec quelques habitudes fixes.
type16-letter-j-balanced = Organisation et spontanéité en équilibre : même le côté le plus probable n’atteint que { $percent }.

## Report, section 1: the type and its neighbors.

type16-likely-lead = { $name } est le type qui correspond le mieux à vos réponses. Les types les plus proches partagent la plupart de ses lettres : voyez-les comme des variantes de vous-même.
type16-likely-caption = Probabilité de chaque type
type16-likely-alt = Diagramme en barres des types les plus probables : { $first } { $firstPercent }, { $second } { $secondPercent }, { $third } { $thirdPercent }.
type16-likely-rest = Tous les autres types réunis : { $percent }
type16-likely-read = Chaque pourcentage est la part des personnes aux réponses semblables aux vôtres qui sont vraiment de ce type.
type16-portrait-lead = { $name }, en quelques traits. Les scènes sont inventées : tous les détails ne vous correspondront pas.
type16-portrait-balanced = Là où votre lettre est en minuscule, le portrait du type voisin vous va à peu près aussi bien.
type16-creature-alt = { $name }, figure composée des sept pièces du tangram.

## Report, section 2: four bars.

type16-bars-lead = Chaque barre va d’un côté à l’autre, avec le milieu du groupe de comparaison au centre. Le losange marque votre place, et le trait épais autour est la marge d’erreur.
type16-bars-caption = Votre place sur quatre échelles, avec des marges à { $level }
type16-bars-middle = Milieu du groupe de comparaison
type16-bars-mark = Vous
type16-bars-margin = Marge à { $level } : de { $low } à { $high }
type16-bars-balanced-e = E/I en équilibre
type16-bars-balanced-n = N/S en équilibre
type16-bars-balanced-f = F/T en équilibre
type16-bars-balanced-j = J/P en équilibre
type16-place-e = Plus du côté sociabilité que { $percent } du groupe de comparaison
type16-place-i = Plus du côté réserve que { $percent } du groupe de comparaison
type16-place-n = Plus du côté imagination que { $percent } du groupe de comparaison
type16-place-s = Plus du côté sens pratique que { $percent } du groupe de comparaison
type16-place-f = Plus du côté empathie que { $percent } du groupe de comparaison
type16-place-t = Plus du côté logique que { $percent } du groupe de comparaison
type16-place-j = Plus du côté organisation que { $percent } du groupe de comparaison
type16-place-p = Plus du côté spontanéité que { $percent } du groupe de comparaison
type16-bars-alt-e = Échelle de la réserve à la sociabilité. { $place }, marge d’erreur de { $low } à { $high }.
type16-bars-alt-n = Échelle du sens pratique à l’imagination. { $place }, marge d’erreur de { $low } à { $high }.
type16-bars-alt-f = Échelle de la logique à l’empathie. { $place }, marge d’erreur de { $low } à { $high }.
type16-bars-alt-j = Échelle de la spontanéité à l’organisation. { $place }, marge d’erreur de { $low } à { $high }.
type16-bars-curve = La plupart des gens sont quelque part près du milieu. Ces échelles sont des courbes en cloche, pas deux camps.

## Report, section 3: in plain words. Eight texts for firm and leaning letters, four for balanced ones.

type16-plain-leaning = Vous penchez de ce côté sans être loin du milieu. Une bonne partie de ce texte devrait vous ressembler, et un peu de l’autre côté aussi.
type16-plain-balanced = Vous êtes près du milieu ici : nous ne choisissons pas de côté à votre place.
type16-plain-e = Vous allez vers les autres plus que la plupart des gens de votre groupe de comparaison. Le plus souvent, vous engagez la conversation au lieu de l’attendre ; en fin de soirée, vous avez parlé avec la moitié de la salle, et une heure libre vous donne envie de voir du monde. Quand un groupe se tait, vous avez tendance à combler le silence. Être au centre des regards vous plaît, ou du moins ne vous pèse pas, et une bonne conversation se passe de but. Ce qui peut être dur, c’est le calme : une journée sans personne à qui parler peut sembler longue, et dans un échange animé, une personne qui a besoin d’une pause avant de parler ne l’obtient pas toujours de vous.
type16-plain-i = Vous avez plus de réserve que la plupart des gens de votre groupe de comparaison. Avec des inconnus, vous commencez plutôt par écouter, et parlez quand vous avez quelque chose à dire. En groupe, vous laissez volontiers la parole aux autres sans qu’elle vous manque. Les salles bondées et les longues fêtes vous coûtent plus qu’elles ne vous apportent ; une soirée libre est souvent meilleure avec une seule personne, ou sans personne. Vous parlez moins, et choisissez vos mots avec soin. Mais vous gardez pour vous une bonne part de ce que vous pensez : les gens qui viennent de vous rencontrer mettent un moment à vous cerner, et peuvent se tromper d’ici là.
type16-plain-n = Votre tête fourmille d’idées, plus que la plupart des gens ne le disent de la leur. Une pensée amène la suivante, et vous aimez mieux essayer votre propre voie que refaire la même chose que d’habitude. Vous voyez sans doute une pièce, une histoire ou un projet avant que rien n’existe, et discuter de ce qui pourrait être, ou du pourquoi des choses, peut vous occuper toute une soirée. La théorie est un terrain de jeu. Le revers : une fois l’idée pensée jusqu’au bout, la réaliser peut sembler la moitié ennuyeuse, et une demande toute simple peut donner plusieurs variantes avant que vous ayez commencé.
type16-plain-s = Vous aimez ce qui peut servir plus que la plupart des gens de votre groupe de comparaison, et moins les idées pour elles-mêmes. Devant une tâche, vous demandez sans doute ce qu’il faut, comment on fait d’habitude et si cela marche. Si une méthode fait l’affaire, vous voyez peu de raisons d’en inventer une autre. Une soirée de théorie peut vous perdre, là où un échantillon, un prix ou un essai rapide aurait toute votre attention. Des idées, vous en avez aussi ; simplement, vous n’en faites pas collection. Le revers : quand la voie habituelle échoue, vous y restez parfois plus longtemps qu’elle ne le mérite.
type16-plain-f = Les émotions des autres vous atteignent plus vite qu’elles n’atteignent la plupart des gens. Quand un proche est triste, quelque chose en vous répond avant toute décision, et une mauvaise nouvelle sur quelqu’un que vous ne connaissez pas peut vous suivre jusqu’au soir. Le plus souvent, vous demandez comment ça va et attendez la vraie réponse, vous gardez du temps pour les autres et déplacez vos projets quand ils ont besoin de vous. Dans une décision, vous voyez d’abord les personnes. Tout cela a un coût : vous portez parfois des soucis qui ne sont pas les vôtres, et un non légitime peut être plus difficile à dire qu’un oui qui vous coûte.
type16-plain-t = Vous vous laissez moins entraîner que la plupart des gens par l’humeur des autres. Quand une conversation se charge d’émotion, vous pouvez garder le fil : ce qui s’est passé, ce qui en découle, ce qu’on peut faire. Un film triste vous intéresse peut-être plus qu’il ne vous fait pleurer, et les ennuis de quelqu’un vous font réfléchir plus qu’ils ne vous abattent. Ce n’est pas de la froideur : la plupart des gens approuvent les affirmations sur le souci des autres, et vous êtes seulement dans la moitié la plus mesurée d’un groupe chaleureux. Votre aide prend souvent la forme d’une solution, d’un trajet en voiture, d’une réponse franche. Les gens qui espéraient d’abord un mot gentil n’y voient pas toujours de l’attention.
type16-plain-j = Vous aimez que les choses soient réglées, plus que la plupart des gens. Les tâches du quotidien se font quand elles se présentent, les objets retrouvent leur place, et vous aimez mieux préparer la veille qu’improviser le matin. Un emploi du temps vous aide plus qu’il ne vous limite, et vous avez rarement besoin qu’on vous pousse. La routine se règle sans histoires et vous laisse la tête libre pour le reste. Le revers se voit quand un plan tombe à l’eau : une visite en avance, une réunion déplacée ou un ami qui se décide au dernier moment peuvent entamer votre calme plus que le changement ne le mérite.
type16-plain-p = Vous laissez plus de place au moment que la plupart des gens. Quand une idée vous vient, vous aimez la suivre tant qu’elle est fraîche, et une journée sans programme a un goût de liberté. Vos affaires restent parfois là où elles ont servi, et vous savez à peu près où. Vous commencez plutôt quand le moment ou la date limite rend la tâche concrète, et alors vous allez vite. Changer de cap vous coûte peu, puisque le cap n’était pas fixé. Le plus dur peut être le départ : les corvées sans date et sans charme peuvent attendre longtemps.
type16-plain-e-balanced = Vous savez engager une conversation et apprécier une salle pleine ; vous savez aussi rester en retrait et vouloir la porte fermée. Le côté qui se montre dépend peut-être des gens présents et de la longueur de la journée. Ni l’un ni l’autre n’est un masque : les deux sont vous.
type16-plain-n-balanced = Vous aimez les idées, et vous aimez savoir à quoi elles servent. Certains soirs, une théorie vous captive ; d’autres soirs, vous préférez réparer la lampe avec la méthode que vous connaissez. Observez quels sujets font ressortir quel côté.
type16-plain-f-balanced = Vous pouvez partager ce que quelqu’un ressent, et vous pouvez prendre du recul pour regarder les faits. Ce qui vient d’abord dépend peut-être de votre proximité avec la personne et de ce qui se décide. Il vous arrive peut-être de servir d’interprète entre des amis qui ne font que l’un des deux.
type16-plain-j-balanced = Vous planifiez certaines parties de votre vie et laissez les autres au moment. Votre bureau est peut-être en ordre et votre week-end non, ou l’inverse. Demandez-vous où un plan vous repose et où il commence à vous peser.

## Report, section 4: at work. Any work, paid or not.

type16-work-e = C’est sans doute avec du monde autour de vous que vous réfléchissez le mieux. Réunions, appels et visites vous donnent de l’énergie, et c’est vous qui invitez la nouvelle recrue à déjeuner. Les longues heures en silence peuvent traîner : répartissez-les et intercalez des échanges. Quand vous menez une discussion, comptez jusqu’à cinq après une question. Les gens qui ont besoin d’un instant s’en serviront.
type16-work-i = Vous travaillez sans doute bien là où l’on peut fermer une porte, finir une pensée et répondre par écrit. En réunion, vous avez parfois l’argument prêt et voyez le bon moment passer. Demandez l’ordre du jour à l’avance et envoyez votre avis, ou prenez la parole tôt. Le bruit des bureaux partagés et les appels en série vous coûtent plus qu’à d’autres ; une heure calme, toujours la même, peut beaucoup aider.
type16-work-n = Vous vous animez en général au début des choses : la page blanche, le problème que personne ici n’a encore résolu. Vous voyez une autre façon de faire, souvent plusieurs. La routine et les procédures détaillées peuvent vous perdre à mi-chemin. Avant de proposer l’idée suivante, notez qui ferait quoi demain matin. Vous verrez quelles idées sont mûres, et vos collègues n’auront pas à deviner.
type16-work-s = C’est souvent vous qui demandez ce qu’il faut exactement, et qui en a besoin. Les tâches concrètes au résultat visible vous vont bien, et vous remarquez quand un grand plan n’a pas de première étape. Les réunions sur les grandes visions peuvent user votre patience. Demandez tôt un exemple : il vous aide, et les autres aussi, le plus souvent. Avant d’écarter une nouvelle méthode, donnez-lui un petit essai.
type16-work-f = Vous remarquez qui s’est tu, qui croule sous le travail, qui a besoin d’un mot avant une nouvelle difficile. On vient peut-être vous voir d’abord. Vous aimez sans doute un travail où l’on voit qui l’on aide. Les critiques, faites ou reçues, peuvent vous suivre à la maison, et les urgences des autres remplir votre journée. Décidez le matin quelle heure vous réservez à votre propre tâche, et dites-le à quelqu’un.
type16-work-t = Vous regardez en général l’argument avant de regarder qui l’avance, et vous dites quand un chiffre est faux, même s’il plaît. Dans une réunion tendue, vous pouvez ramener la discussion à la question. Avec vous, les collègues savent à quoi s’en tenir. Dites ce qui est bon dans une proposition avant ce qui cloche : vous avez souvent vu les deux, et un seul des deux s’entend.
type16-work-j = En général, vous avez la date limite dans votre agenda et un brouillon prêt avant. Des objectifs clairs, des dates fixes et un bureau en ordre vous font aller vite, et l’on compte sur ce que vous avez promis. Les projets qui changent sans cesse de forme peuvent vous user, les collègues qui commencent tard aussi. Convenez avec eux de quelques points fixes et laissez-leur le reste.
type16-work-p = Vous donnez sans doute le meilleur de vous-même quand l’inattendu arrive : vous lâchez le plan et vous vous en occupez. La variété vous tient en éveil, et une date limite vous donne de la vitesse. Les longs projets à échéance lointaine sont plus durs, la paperasse aussi. Coupez-les en morceaux que quelqu’un attend. Un rendez-vous pour montrer une ébauche fait souvent plus que la volonté.
type16-work-e-balanced = Vous savez animer une salle et vous savez travailler dans votre coin : le dosage compte plus que l’intitulé du poste. Repensez à une bonne semaine : combien d’heures de parole, combien de calme ? Si vous connaissez ce dosage, vous pouvez le demander, et prévenir quand les réunions ou le silence durent depuis trop longtemps.
type16-work-n-balanced = Vous savez esquisser l’idée nouvelle et demander ce qu’il lui faut lundi matin. Dans une équipe, cela fait souvent de vous le lien entre les deux. Remarquez quelle moitié on vous confie. Si c’est toujours la routine, demandez de temps en temps une page blanche ; si ce sont toujours les idées, demandez à en mener une jusqu’au bout.
type16-work-f-balanced = Vous savez peser les faits et garder en tête les personnes qu’ils touchent. Quand une décision est difficile, faites l’un après l’autre : notez d’abord ce qui plaide pour chaque option, puis ce que chacune changerait pour les personnes concernées. Vous verrez plus vite si les deux listes se contredisent, et c’est de cela qu’il vaut la peine de parler.
type16-work-j-balanced = Vous savez tenir un programme et vous savez le lâcher. La plupart des métiers demandent les deux, rarement au même moment. Décidez au début d’une tâche : est-ce pour le plan, ou pour voir où cela mène ? Les collègues qui n’ont qu’une façon de faire vous comprendront mieux, et vous cesserez de vous reprocher de ne pas avoir pris l’autre.

## Report, section 5: with people. Friends, family, partners. Never who suits whom.

type16-people-e = C’est souvent vous qui appelez, invitez et faites tenir ensemble un cercle d’amis. Les inconnus deviennent vite des connaissances. Vos proches aimeraient peut-être parfois vous avoir sans la foule : une soirée à deux est un cadeau qui se prévoit. Si quelqu’un répond brièvement, c’est peut-être juste son rythme. Posez une question, puis laissez plus de silence qu’il ne vous semble naturel.
type16-people-i = Vous préférez sans doute quelques personnes à beaucoup de monde, et une longue conversation à plusieurs petites. Ce sont parfois vos amis qui doivent inviter, et certains se demandent si cela vous plaît. Dites-leur que oui ; cela ne se voit pas toujours. Quand il vous faut une soirée sans personne, dites quand vous revenez. « Pas ce soir, jeudi ? » sonne tout autrement qu’un non.
type16-people-n = Vous aimez les conversations qui vagabondent : et si, pourquoi, que se passerait-il alors. Avec la bonne personne, vous oubliez l’heure. Mais un ami qui vous parle d’un toit qui fuit cherche peut-être le numéro d’un couvreur, pas une réflexion sur les maisons. Demandez ce qu’il lui faut. Et dites quand vous ne faites que jouer avec une idée, avant que les autres ne bouclent leur valise.
type16-people-s = Vous montrez plutôt votre affection par des choses qui se voient : le trajet jusqu’à la gare, l’étagère posée, la bonne taille retenue. Vos amis comptent sur vous pour la réponse utile. Quelqu’un qui rêve à voix haute veut peut-être juste de la compagnie dans son rêve. Posez une question sur ce rêve avant de demander comment on le paierait.
type16-people-f = Vous sentez souvent dès les premiers mots au téléphone comment va un proche, et vous laissez ce que vous faisiez pour l’écouter. On se confie à vous. Le risque, c’est le sens unique : vous savez tout de la semaine des autres, et eux savent peu de chose de la vôtre. Dites ce qu’il vous faut avant de vous lasser de donner. La plupart des amis aimeraient pouvoir vous le rendre.
type16-people-t = C’est sans doute à vous qu’on demande une réponse franche, et vous gardez votre calme quand les autres sont bouleversés. Vous sautez peut-être le moment où l’on nomme les émotions, parce que pour vous la solution les dit déjà. Demandez : « Tu veux des idées, ou tu veux que j’écoute ? » La question prend cinq secondes et évite bien des malentendus.
type16-people-j = On peut compter sur vous : vous venez à l’heure dite, la table est réservée, le cadeau acheté. Les gens qui décident tard vous déçoivent parfois, et peuvent avoir l’impression que vous les dirigez. Convenez de ce qui demande un plan, comme les voyages et l’argent, et laissez exprès quelques soirées sans programme. On se laisse plus facilement surprendre quand la surprise a une date.
type16-people-p = On peut sans doute compter sur vous pour un départ soudain, un appel tardif, un changement de plan qui tourne mieux que prévu. Vos amis aiment cela. Les gens qui planifient peuvent prendre une réponse vague pour un non, ou pour de l’indifférence. Donnez-leur un point fixe, comme le jour, et gardez le reste libre. En cas de retard, dites-le avant qu’ils ne regardent l’heure.
type16-people-e-balanced = Vous savez réunir les gens et vous savez filer avant la fin. Vos amis ne connaissent peut-être qu’un de ces côtés, selon le lieu de la rencontre, et l’autre les étonne. Parlez-leur-en une fois. « Ce soir, j’ai envie de calme » se dit plus facilement à des gens qui savent que cela passe.
type16-people-n-balanced = Vous savez suivre un proche dans une réflexion et demander ce qu’elle change pour samedi. Des gens très différents se sentent bien avec vous. Ce qu’ils ne voient pas, c’est votre humeur du moment. Si vous voulez résoudre le problème, dites-le ; si vous voulez pousser l’idée plus loin, dites-le aussi. Posez-leur la même question.
type16-people-f-balanced = Vous savez consoler et vous savez analyser. Avec vos proches, le premier vient peut-être tout seul ; avec les autres, le second. Les malentendus naissent quand vous offrez l’un et qu’on attendait l’autre. Une question simple au début aide : « Tu préfères que j’écoute, ou que je réfléchisse avec toi ? »
type16-people-j-balanced = Vous savez réserver la table et vous savez voir où la soirée mène. Avec quelqu’un qui planifie tout, vous finissez peut-être par improviser ; avec quelqu’un qui ne planifie rien, par tout organiser. Remarquez quel rôle on vous donne, et rendez-le de temps en temps : laissez l’autre choisir le jour ou le lieu.

## Report, section 6: under strain. A stretch of stress, no illness.

type16-strain-note = Il s’agit ici de semaines difficiles, pas de santé. Nous n’avons pas mesuré si l’angoisse ou la tristesse vous prennent facilement. Si une mauvaise passe dure, parlez-en à une personne de confiance ou à un médecin.
type16-strain-e = Dans les moments difficiles, vous avez souvent besoin de parler : appeler quelqu’un, sortir, en parler jusqu’à ce que cela pèse moins. Cela peut beaucoup aider. Cela peut aussi remplir l’agenda au point que le problème lui-même n’a jamais sa demi-heure de calme. Signes à guetter : de plus en plus de rendez-vous, de moins en moins de sommeil. Gardez une personne pour la vraie conversation, et une promenade rien que pour vous.
type16-strain-i = Dans les moments difficiles, vous avez tendance à vous retirer, à moins parler et à régler cela dans votre coin. Le calme vous fait du bien. Mais de l’extérieur, on peut croire que cela vous est égal ou que tout va bien, et personne ne propose d’aide. Signes à guetter : messages sans réponse, rendez-vous annulés. Dites-en une phrase à une personne ; vous n’avez pas à raconter toute l’histoire.
type16-strain-n = Dans les moments difficiles, votre imagination continue, et elle peut peindre ce qui pourrait mal tourner aussi vivement que le reste. Vous lancez peut-être une idée neuve pour fuir celle qui coince. Signes à guetter : des plans qui changent chaque soir, des nuits à dérouler des scénarios. Notez le pire d’entre eux, et à côté ce que vous savez de façon certaine. Puis faites une petite chose de vos mains.
type16-strain-s = Dans les moments difficiles, vous vous en tenez volontiers à ce que vous connaissez : la routine, la liste, ce qui a toujours marché. Cela vous stabilise, vous et vos proches. Cela se complique quand la situation elle-même est nouvelle. Signes à guetter : refaire la même chose, juste plus fort. Demandez deux autres voies à quelqu’un qui pense autrement, et essayez celle qui coûte le moins.
type16-strain-f = Dans les moments difficiles, vous prenez peut-être soin de tout le monde d’abord, et votre propre fatigue se montre en dernier. Un conflit autour de vous peut peser plus que le travail. Signes à guetter : vous dites oui le cœur lourd, le problème d’un autre vous tient en éveil. Choisissez un souci qui n’est pas à vous et rendez-le gentiment. Vous pouvez continuer à vous en soucier sans plus le porter.
type16-strain-t = Dans les moments difficiles, votre ton devient sans doute plus factuel : phrases courtes, plus d’analyse, moins de patience pour les détours. Cela vous permet d’agir. Les émotions, les vôtres aussi, passent parfois pour du bruit, jusqu’à revenir en mal de tête ou en réplique sèche. Signes à guetter : on marche sur des œufs autour de vous. Dites à voix haute comment vous allez, en une phrase.
type16-strain-j = Dans les moments difficiles, vous planifiez sans doute plus serré : encore une liste, un réveil plus tôt, moins de pauses. Cela vous porte un temps. Puis chaque petit changement ressemble à une attaque contre le plan. Signes à guetter : vous rangez à minuit, vous refaites ce que d’autres ont fait. Rayez aujourd’hui une chose de la liste sans la faire, et voyez ce qui se passe vraiment.
type16-strain-p = Dans les moments difficiles, vous traitez sans doute ce qui crie le plus fort et repoussez le reste. Vous restez souple plus longtemps que d’autres. Pendant ce temps, ce qui attend grandit, et s’y mettre devient plus dur chaque jour. Signes à guetter : du courrier non ouvert, un nouveau projet au mauvais moment. Prenez la tâche à laquelle vous pensez la nuit, et consacrez-lui quinze minutes avant tout le reste.
type16-strain-e-balanced = Dans les moments difficiles, vous voulez peut-être à la fois du monde et du calme, et trouvez à redire à ce que vous avez. Choisissez-en un exprès plutôt que de dériver : une heure avec quelqu’un à qui tout dire, ou une soirée sans téléphone. Notez ensuite lequel a aidé. Après quelques mauvais jours, vous en saurez plus que ce qu’un test peut vous dire.
type16-strain-n-balanced = Dans les moments difficiles, vous oscillez peut-être entre retourner toute l’affaire dans votre tête et passer simplement à la tâche suivante. Les deux ont leur utilité. Si vous réfléchissez depuis des jours, faites une chose concrète. Si vous vous activez depuis des jours, asseyez-vous et demandez-vous quel est le vrai problème. Changez plus tôt que vous n’en avez envie.
type16-strain-f-balanced = Dans les moments difficiles, vous hésitez peut-être entre prendre soin des gens et aller droit à ce qu’il faut faire. Donner son temps à chacun peut aider : dix minutes pour demander comment tout le monde va, y compris vous, puis une décision claire. Guettez le moment où vous faites l’un pour éviter l’autre.
type16-strain-j-balanced = Dans les moments difficiles, une part de vous veut un plan et l’autre veut le jeter. Un petit plan contente souvent les deux : trois choses pour aujourd’hui, dans n’importe quel ordre, et rien de plus. Si vous vous surprenez à allonger les listes, ou à esquiver la liste, revenez à trois. Demain aura la sienne.

## Report, section 7: growth. Two experiments per pole, tied to the clearest letter.

type16-growth-lead = Une seule à la fois, pendant une semaine. Il n’y a rien à réussir ni à rater : ce que vous remarquez est le résultat.
type16-growth-e-1-title = La pause plus longue
type16-growth-e-1 = Une fois par jour, dans une conversation qui compte, attendez deux respirations quand l’autre a fini de parler. Au travail en semaine, à la maison le week-end. Observez ce qui vient dans la pause : souvent la phrase qui, sans cela, n’aurait pas été dite.
type16-growth-e-2-title = Une heure sans public
type16-growth-e-2 = Choisissez deux soirs cette semaine et passez une heure sans personne, sans téléphone ni écran. Faites quelque chose qui laisse un résultat, comme cuisiner ou écrire une page. Comparez le premier quart d’heure au dernier.
type16-growth-i-1-title = La première phrase
type16-growth-i-1 = Une fois par jour, dites quelque chose avant qu’on vous le demande : en réunion, dans une file d’attente, dans l’escalier. Une phrase suffit, et vous pouvez en rester là. Observez combien de fois cela semble faire plaisir.
type16-growth-i-2-title = Le dire à chaud
type16-growth-i-2 = Quand vous aimez ce que quelqu’un a fait, dites-le-lui le jour même, de vive voix ou par message. Essayez avec trois personnes cette semaine. Observez si elles le savaient déjà ; peut-être que non.
type16-growth-n-1-title = Une idée jusqu’au bout
type16-growth-n-1 = Lundi, choisissez la plus petite de vos idées du moment. Consacrez-lui vingt minutes par jour et notez les nouvelles sur une liste pour plus tard. Dimanche, regardez ce qui existe, et combien d’idées de la liste vous tentent encore.
type16-growth-n-2-title = La version toute simple
type16-growth-n-2 = Quand vous expliquez quelque chose cette semaine, commencez par un exemple que l’autre peut voir ou toucher, et dites ensuite ce qu’il signifie. Une fois par jour. Observez quand son visage change : à l’exemple ou à l’idée.
type16-growth-s-1-title = Un autre chemin pour rentrer
type16-growth-s-1 = Une fois par jour, faites autrement une chose ordinaire : un autre trajet, un autre ordre, une recette sans rien peser. Que ce soit assez petit pour que rien n’en dépende. Le soir, notez si c’était mieux, moins bien ou simplement nouveau.
type16-growth-s-2-title = Deux minutes de « et si »
type16-growth-s-2 = Quand on vous raconte une idée cette semaine, posez deux questions avant de vérifier si elle marcherait. « Qu’est-ce qui serait le mieux là-dedans ? » est un bon début. Observez ce que l’idée devient pendant la réponse.
type16-growth-f-1-title = Un non aimable
type16-growth-f-1 = Une fois cette semaine, là où vous diriez oui tout de suite, dites : « Je regarde ma semaine et je te réponds ce soir. » Puis décidez, et répondez en deux phrases. Comparez ce que vous redoutiez et ce qui est arrivé.
type16-growth-f-2-title = À qui est ce souci ?
type16-growth-f-2 = Chaque soir, notez les soucis que vous portez et mettez un nom à côté de chacun : celui de la personne à qui il appartient. Gardez les vôtres et laissez-en un autre à son propriétaire. Observez votre sommeil, et voyez si quelqu’un s’en porte plus mal.
type16-growth-t-1-title = D’abord mettre un mot dessus
type16-growth-t-1 = Une fois par jour, quand on vous parle d’un problème, dites ce que la personne semble ressentir avant de proposer une solution : « Ça a l’air fatigant. » Puis attendez. Observez s’il lui faut encore la solution, et si c’est bien celle que vous aviez en tête.
type16-growth-t-2-title = Dire ce qui est bon
type16-growth-t-2 = Quand vous relisez le travail de quelqu’un cette semaine, commencez par une chose réussie, avec autant de précision que pour les erreurs. À chaque fois. Observez comment se passe ensuite la discussion sur les erreurs.
type16-growth-j-1-title = Un après-midi libre
type16-growth-j-1 = Gardez cette semaine un après-midi libre, et ne le remplissez pas d’avance. Le moment venu, décidez d’heure en heure ce dont vous avez envie. Observez quand l’impatience vient, et ce qu’un plan vous aurait fait manquer.
type16-growth-j-2-title = Assez bien
type16-growth-j-2 = Une fois par jour, arrêtez une corvée quand le résultat est utilisable plutôt que parfait : la cuisine, un e-mail, un tiroir. Laissez-la jusqu’au lendemain. Observez qui le remarque, et ce que vous avez fait de ce temps.
type16-growth-p-1-title = Cinq minutes pour démarrer
type16-growth-p-1 = Chaque matin, choisissez la tâche que vous aimez le moins et consacrez-lui cinq minutes avant de regarder votre téléphone. Ensuite, vous pouvez arrêter. Observez combien de matins vous avez continué, et comment s’est passé le reste de la journée.
type16-growth-p-2-title = Un seul point fixe
type16-growth-p-2 = Choisissez une petite chose et faites-la chaque jour à la même heure cette semaine, comme préparer vos vêtements du lendemain ou vider votre sac. Laissez tout le reste au moment. Observez si cela vous prend de la liberté ou vous en donne.
type16-growth-balanced-1-title = Quel côté était-ce ?
type16-growth-balanced-1 = Chaque soir, prenez une scène de votre journée et notez, pour chacune des quatre échelles, quel côté vous avez montré. Ajoutez qui était là et votre degré de fatigue. Après une semaine, cherchez ce qui revient : vos situations en disent peut-être plus que votre moyenne.
type16-growth-balanced-2-title = Essayer l’autre côté
type16-growth-balanced-2 = Choisissez une situation qui revient chaque jour, comme le petit-déjeuner ou une réunion. Les jours pairs, suivez un côté d’une échelle, les jours impairs l’autre : parler tôt ou écouter d’abord, prévoir ou laisser venir. Observez lequel vous fatigue le moins.

## Report, section 8: the bridge to the Big Five.

type16-bridge-lead = La recherche décrit la personnalité par cinq grands traits, les Big Five. Vos quatre échelles sont proches parentes de quatre d’entre eux.
type16-bridge-e = « Sociabilité ou réserve » est ce que la recherche appelle l’extraversion.
type16-bridge-n = « Imagination ou sens pratique » se rapproche de l’ouverture, surtout de ce qui y touche aux idées et à l’imagination.
type16-bridge-f = « Empathie ou logique » se rapproche de l’agréabilité, surtout de ce qui y touche à la compassion.
type16-bridge-j = « Organisation ou spontanéité » se rapproche du caractère consciencieux : ordre, préparation, passage à l’action.
type16-bridge-stability = Le cinquième trait est la stabilité émotionnelle : la facilité avec laquelle on s’inquiète ou se laisse troubler. Nous ne la mesurons pas : rien ici n’en parle.
type16-bridge-caption = Quatre échelles et les traits dont elles sont proches
type16-bridge-head-scale = Votre échelle
type16-bridge-head-trait = Trait des Big Five

## Report, section 9: how sure is this.

type16-sure-lead = Certaines de vos lettres sont plus sûres que d’autres. Voici la certitude de chacune, et ce que cela signifie si vous repassez le test.
type16-sure-caption = Certitude de chaque lettre
type16-sure-alt = Certitude de chaque lettre : { $letters }.
type16-sure-firm = Nette
type16-sure-leaning = Probable
type16-sure-balanced = En équilibre
type16-sure-firm-text = Nette : sûre à { $limit } au moins. Vous pouvez vous fier à ces lettres.
type16-sure-leaning-text = Probable : sûre à { $limit } au moins. Ces lettres sont une bonne hypothèse.
type16-sure-balanced-text = En équilibre : sûre à moins de { $limit }. Nous écrivons ces lettres en minuscule et décrivons les deux côtés.
type16-sure-common = Les lettres en équilibre sont fréquentes : environ { $percent } des gens en ont au moins une.
type16-sure-retest-data = { $people } personnes ont répondu deux fois, à quelques semaines d’intervalle, à des questions sur la sociabilité. Parmi celles qui étaient près du milieu, { $near } se sont retrouvées du même côté ; parmi celles qui en étaient loin, { $far }.
type16-sure-retest-same = Au total, { $same } d’entre elles étaient du même côté les deux fois.
type16-sure-retest-half = Environ la moitié des personnes qui repassent un test de ce genre obtiennent au moins une lettre différente.
type16-sure-repeat = Si les gens repassaient ce test aussitôt, nous pensons qu’environ { $same } d’entre eux obtiendraient les quatre mêmes lettres.
type16-sure-top = Le vrai type est parmi les deux plus probables pour environ { $two } des gens, et parmi les trois plus probables pour { $three }.
type16-sure-again = Connectez-vous, repassez le test dans { $days } jours et voyez les deux résultats côte à côte.
type16-sure-again-from = Connectez-vous et repassez le test à partir du { $date } pour voir les deux résultats côte à côte.
type16-sure-again-both = D’abord { $before }, maintenant { $type }.
type16-sure-again-kept = Les quatre lettres sont restées les mêmes.
type16-sure-again-changed = { $letters ->
    [one] Une lettre est différente. Si elle était près du milieu, cela arrive souvent, et cela ne veut pas forcément dire que vous avez changé.
   *[other] { $letters } lettres sont différentes. Là où elles étaient près du milieu, cela arrive souvent, et cela ne veut pas forcément dire que vous avez changé.
}
type16-earlier-title = Avant et maintenant
type16-sure-own = Sur { $pairs } visiteurs qui ont passé ce test deux fois, { $same } ont obtenu les quatre mêmes lettres.
type16-sure-friends = Vos amis seraient-ils d’accord ? Pour la sociabilité, l’empathie et l’organisation, les amis voient en général à peu près la même chose, même si l’accord est loin d’être parfait. L’imagination se voit moins de l’extérieur.
type16-sure-life = Rien de tout cela n’est fixé pour la vie. C’est ce que disent vos réponses du { $date }.
type16-change-lead = Ces réponses ont le plus compté. C’est en répondant autrement ici que vous auriez le plus fait bouger la lettre.
type16-change-letter = Ce qui a le plus compté pour { $letter }
type16-change-balanced = C’est serré : une autre réponse à une ou deux de ces affirmations pourrait faire basculer la lettre.
type16-change-firm = Cette lettre repose sur beaucoup de réponses. Celles-ci sont seulement les plus nettes.
type16-change-answer = « { $statement } » Votre réponse : { $answer }.
type16-change-think = Relisez-les un autre jour. Si l’une d’elles ne vous ressemble plus, cela vous en dit plus que la lettre.

## Report, section 10: method.

type16-method-statements = Vous avez évalué { $questions } affirmations sur vous, autant pour chaque échelle. Environ la moitié est formulée en sens inverse : si l’on dit oui à tout, les réponses s’annulent.
type16-method-borrowed = Pour l’instant, le poids de chaque affirmation est emprunté : il vient des réponses d’autres personnes à des affirmations exprimant la même idée. La formulation est la nôtre : ces valeurs sont un point de départ, que les réponses de nos visiteurs remplaceront.
type16-method-norms = Le groupe de comparaison réunit { $people } volontaires qui ont passé un test gratuit en ligne en { $language } vers { $year }. { $women } étaient des femmes, et la moitié avaient { $age } ans ou moins. Ils ne représentent pas tout le monde.
type16-method-language = La comparaison se fait avec des personnes qui ont répondu en { $language }, quelle que soit votre langue. Dès qu’assez de personnes auront répondu dans la vôtre, c’est à elles que nous vous comparerons.
type16-method-median = La limite entre deux lettres est la médiane du groupe de comparaison, avec une moitié de chaque côté. Nous l’avons choisie parce que la plupart des gens approuvent les affirmations sur les idées et sur le souci des autres : avec une limite au milieu des réponses possibles, presque tout le monde aurait la même lettre.
type16-method-reliability = Fiabilité attendue (fidélité, alpha de Cronbach) : sociabilité { $e }, imagination { $n }, empathie { $f }, organisation { $j }. Ce sont des prévisions, en attendant qu’assez de nos visiteurs aient répondu.
type16-method-certainty = La certitude d’une lettre dépend de toutes vos réponses sur son échelle et de leur cohérence, avec une marge pour la comparaison empruntée. La probabilité d’un type est le produit de celles de ses quatre lettres.
type16-method-mixture = « Organisation ou spontanéité » réunit deux choses : garder l’ordre et se mettre en route. Si vous différez sur les deux, votre lettre dépend davantage des affirmations choisies.
type16-method-groups = Tout le monde est comparé au même groupe. En moyenne, les femmes y ont montré plus d’empathie que les hommes, et les plus âgés plus d’organisation que les plus jeunes. Une moyenne de groupe ne dit rien d’une personne.
type16-method-not = Ce que ce n’est pas
type16-method-not-kinds = Pas deux sortes de gens. La plupart d’entre nous sont près du milieu sur la plupart des échelles.
type16-method-not-health = Pas un avis sur votre santé, ni un substitut à un échange avec un professionnel.
type16-method-not-jobs = Pas un outil pour embaucher ou choisir entre des personnes. Il ne dit pas si quelqu’un fait bien son travail.
type16-method-not-couples = Pas un guide pour savoir qui va avec qui. Dans de grandes études sur les couples, se ressembler ne comptait guère.
type16-method-source = D’après des questions de l’International Personality Item Pool (ipip.ori.org), formulées avec nos propres mots.
type16-method-more = Voir tous les chiffres

## Certificate of completion.

type16-certificate-line = a rempli le { $date } le questionnaire des 16 types ({ $questions } affirmations).
type16-certificate-type = Résultat de ce jour
type16-certificate-note = Une description de soi, faite en ligne et sans surveillance. Ce document atteste la participation, pas une capacité.

## Share card and the page behind its link.

type16-share-title = Partagez votre animal
type16-share-lead = Votre carte montre votre animal, vos lettres et quatre barres sans légende. Ni adresse e-mail, ni pourcentages, ni réponses.
type16-share-small = Les lettres minuscules sont celles où vous êtes près du milieu.
type16-share-make = Créer un lien
type16-share-copy = Copier le lien
type16-share-copied = Lien copié
type16-share-revoke = Désactiver le lien
type16-share-revoke-sure = Désactiver ce lien ? La carte cessera aussitôt de fonctionner, partout où vous l’avez publiée.
type16-card-line = { $type } · { $name }
type16-card-question = Et vous, quel est votre type ?
type16-card-alt = Carte : { $name }, les lettres { $type } et quatre barres sans légende.
type16-card-title = Je suis { $type }, { $name }
type16-card-description = Seize types, et la certitude de chaque lettre. Découvrez gratuitement votre résultat.
type16-shared-title = Quelqu’un partage son type avec vous
type16-shared-take = Découvrir mon type
type16-shared-gone = Ce lien n’est plus actif

## Comparing two people by link. Both have to agree. Never a number for how well two people go together.

type16-compare-title = Comparez avec un proche
type16-compare-lead = Voyez vos quatre barres côte à côte, découvrez où vous différez et recevez des questions pour en parler.
type16-compare-invite = Créer une invitation
type16-compare-consent = Oui, montrez mes quatre barres et mes lettres à la personne à qui j’envoie ce lien.
type16-compare-consent-other = Oui, montrez mes quatre barres et mes lettres à { $other }, et montrez-moi les siennes.
type16-compare-private = Vos réponses restent privées. Chacun de vous peut désactiver la comparaison à tout moment ; plus personne ne la voit alors.
type16-compare-waiting = En attente de l’autre personne. Nous montrerons la comparaison dès que nous aurons vos deux accords.
type16-compare-invited = { $other } aimerait comparer vos types
type16-compare-invited-text = Si vous acceptez, chacun voit les quatre barres et les lettres de l’autre, et rien de plus.
type16-compare-agree = Accepter et comparer
type16-compare-decline = Non, merci
type16-compare-stop = Désactiver la comparaison
type16-compare-stopped = Cette comparaison a été désactivée
type16-compare-caption = { $other } et vous, en quatre barres
type16-compare-you = Vous
type16-compare-alt-e = Sociabilité ou réserve. Vous : { $mine }. { $other } : { $theirs }.
type16-compare-alt-n = Imagination ou sens pratique. Vous : { $mine }. { $other } : { $theirs }.
type16-compare-alt-f = Empathie ou logique. Vous : { $mine }. { $other } : { $theirs }.
type16-compare-alt-j = Organisation ou spontanéité. Vous : { $mine }. { $other } : { $theirs }.
type16-compare-differ-title = Là où vous différez
type16-compare-differ-e = D’un côté, plus de sociabilité ; de l’autre, plus de réserve.
type16-compare-differ-n = D’un côté, plus d’imagination ; de l’autre, plus de sens pratique.
type16-compare-differ-f = D’un côté, plus d’empathie ; de l’autre, plus de logique.
type16-compare-differ-j = D’un côté, plus d’organisation ; de l’autre, plus de spontanéité.
type16-compare-same = Ici, vos marges se recouvrent : nous ne pouvons pas vous départager.
type16-compare-same-all = Vos marges se recouvrent sur les quatre échelles. Prenez une question de n’importe laquelle.
type16-compare-questions = Deux questions pour en parler
type16-compare-e-question-1 = Après une longue semaine, à quoi ressemble un bon vendredi soir pour toi et pour moi, et qui obtient le sien d’habitude ?
type16-compare-e-question-2 = Quand je me tais ou que je n’arrête pas de parler, comment le comprends-tu ? Et l’inverse ?
type16-compare-n-question-1 = Quand il me vient une idée nouvelle, que veux-tu entendre d’abord : pourquoi, ou comment ? Et l’inverse ?
type16-compare-n-question-2 = Qu’est-ce qui doit rester tel quel entre nous, et qu’aimerions-nous, toi et moi, essayer de faire autrement ?
type16-compare-f-question-1 = Quand je vais mal, qu’est-ce qui m’aide dans les cinq premières minutes, et qu’aurais-tu deviné ?
type16-compare-f-question-2 = Quelle décision avons-nous vue différemment, et que regardions-nous, toi et moi ?
type16-compare-j-question-1 = Que devons-nous prévoir ensemble, et que pourrions-nous laisser exprès sans rien prévoir ?
type16-compare-j-question-2 = Être à l’heure, ranger suffisamment : qu’est-ce que cela veut dire pour toi et pour moi, et d’où cela nous vient-il ?
type16-compare-note = Nous ne donnons pas de note à votre duo : dans de grandes études sur les couples, se ressembler ne comptait guère.
type16-compare-someone = L’autre personne
type16-compare-someone-invited = Quelqu’un aimerait comparer vos types
type16-compare-someone-consent = Oui, montrez mes quatre barres et mes lettres à la personne qui m’invite, et montrez-moi les siennes.
type16-compare-someone-caption = L’autre personne et vous, en quatre barres
type16-compare-name = Votre prénom
type16-compare-name-hint = Facultatif. C’est ainsi que l’autre personne vous verra.
type16-compare-consent-first = Veuillez d’abord cocher la case.
type16-compare-link = Envoyez ce lien à une seule personne
type16-compare-list = Vos comparaisons
type16-compare-with = Avec { $other }
type16-compare-made = Créée le { $date }
type16-compare-see = Voir la comparaison
type16-compare-stop-sure = Désactiver cette comparaison ? Ni vous ni l’autre personne ne pourrez plus la voir, et le lien ne fonctionnera plus.
type16-compare-stop-yes = Oui, la désactiver
type16-compare-stop-no = La garder
type16-compare-stop-done = La comparaison est désactivée.
type16-compare-first = Découvrez d’abord votre propre type. Après le test, nous vous ramènerons à cette invitation.
type16-compare-sign-in = Déjà fait ? Se connecter
type16-compare-back = Voir l’invitation
type16-compare-stopped-text = Plus personne ne peut la voir. Vous pouvez en commencer une autre à tout moment depuis votre résultat.
type16-compare-gone-text = Demandez-en un autre à la personne qui vous l’a envoyé.
type16-compare-questions-all = Des questions pour en parler
