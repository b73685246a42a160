### What the result and the report on emotional skills say, on screen and on paper.

## Titles of pages and sections.

eq-exam = Emotionale Fähigkeiten
eq-page-result = Deine emotionalen Fähigkeiten
eq-page-report = Dein Bericht zu emotionalen Fähigkeiten
eq-bars-title = Deine fünf Fähigkeiten
eq-facets-title = Fähigkeit für Fähigkeit
eq-total-title = Alle fünf zusammen
eq-growth-title = Ein Experiment für jede Fähigkeit
eq-sure-title = Wie sicher ist das?
eq-method-title = So funktioniert es
eq-head-skill = Fähigkeit

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Selbstwahrnehmung
eq-sa-line = Wie sehr du bemerkst und anschaust, was du fühlst.
eq-sa-what = Bei der Selbstwahrnehmung geht es darum, eigene Gefühle zu bemerken: zu wissen, in welcher Stimmung du bist, was sie ausgelöst hat, und genauer hinsehen zu wollen. Viel fühlen muss man dafür nicht, man muss es nur mitbekommen.
eq-rg-name = Gelassenheit
eq-rg-line = Wie du mit starken Gefühlen, Stress und Rückschlägen umgehst.
eq-rg-what = Bei der Gelassenheit geht es darum, was passiert, wenn ein Gefühl da ist: unter Stress ruhig bleiben, Geduld mit anstrengenden Leuten haben, wieder aufstehen, wenn etwas schiefgegangen ist.
eq-ex-name = Ausdruck
eq-ex-line = Wie offen du zeigst und sagst, was du fühlst.
eq-ex-what = Beim Ausdruck geht es darum, andere teilhaben zu lassen: Worte für Gefühle finden, Freude oder Trauer zeigen, Menschen sagen, dass sie dir wichtig sind.
eq-em-name = Empathie
eq-em-line = Wie leicht du aufnimmst, was andere fühlen und brauchen.
eq-em-what = Bei der Empathie geht es um die Gefühle anderer: sie lesen, sich davon berühren lassen, sehen, was gebraucht wird, und sich Zeit dafür nehmen.
eq-rl-name = Umgang mit Menschen
eq-rl-line = Wie wohl du dich mit Menschen fühlst und sie sich mit dir.
eq-rl-what = Beim Umgang mit Menschen geht es darum, auf jemanden zuzugehen, es anderen leicht zu machen, das richtige Wort zu finden, zu trösten.

## Free result.

eq-result-lead = So schätzt du deine emotionalen Fähigkeiten ein, alle fünf nebeneinander.
eq-result-order = Am leichtesten fällt dir nach deinen Angaben: { $first }. Am meisten Mühe kostet dich: { $last }.
eq-result-even = Du schätzt alle fünf etwa gleich ein. Keine Fähigkeit sticht heraus.
eq-result-two = Am leichtesten fallen dir nach deinen Angaben: { $first } und { $second }. Welche von beiden vorn liegt, lässt sich nicht sagen.
eq-first-version = Erste Version: Achte auf die Reihenfolge deiner fünf Balken, nicht auf ihre Länge.
eq-self-rated = Selbst eingeschätzt
eq-sa-short-high = Selbstwahrnehmung: Du sagst, dass du meistens weißt, was du fühlst und warum.
eq-sa-short-middle = Selbstwahrnehmung: Du sagst, dass du manche Gefühle sofort bemerkst und andere später.
eq-sa-short-low = Selbstwahrnehmung: Du sagst, dass du meist mehr auf anderes achtest als auf deine Gefühle.
eq-rg-short-high = Gelassenheit: Du sagst, dass du meistens ruhig bleibst, auch wenn es stürmt, und dich schnell erholst.
eq-rg-short-middle = Gelassenheit: Du sagst, dass du manchmal ruhig bleibst und dich manchmal mitreißen lässt.
eq-rg-short-low = Gelassenheit: Du sagst, dass Gefühle bei dir schnell und stark kommen.
eq-ex-short-high = Ausdruck: Du sagst, dass man dir ansieht und anhört, was du fühlst.
eq-ex-short-middle = Ausdruck: Du sagst, dass du manche Gefühle zeigst und andere für dich behältst.
eq-ex-short-low = Ausdruck: Du sagst, dass du das meiste, was du fühlst, für dich behältst.
eq-em-short-high = Empathie: Du sagst, dass du schnell siehst, was andere fühlen und brauchen.
eq-em-short-middle = Empathie: Du sagst, dass dich die Gefühle mancher Menschen mehr erreichen als die anderer.
eq-em-short-low = Empathie: Du sagst, dass dich die Gefühle anderer selten anstecken.
eq-rl-short-high = Umgang mit Menschen: Du sagst, dass du dich unter Leuten wohlfühlst, auch unter neuen.
eq-rl-short-middle = Umgang mit Menschen: Du sagst, dass du dich in manchen Runden wohlfühlst und in anderen vorsichtig bist.
eq-rl-short-low = Umgang mit Menschen: Du sagst, dass du vorsichtig bist, bis du jemanden kennst.
eq-more-title = Deine fünf Fähigkeiten im Alltag
eq-more-text = Der ausführliche Bericht zeigt, welche Unterschiede zwischen deinen Balken echt sind, wie jede Fähigkeit im Alltag aussieht, und schlägt für jede ein Experiment vor.

## Five bars.

eq-bars-lead = Jeder Balken fasst deine Antworten zu einer Fähigkeit zusammen. Ein längerer Balken heißt: Nach deinen Angaben fällt sie dir leichter. Der dicke Strich am Ende ist die Fehlerspanne.
eq-bars-caption = Fünf Fähigkeiten, selbst eingeschätzt, mit Fehlerspanne ({ $level })
eq-bars-margin = Fehlerspanne ({ $level }): { $low } bis { $high }
eq-bars-alt = Fünf Balken, vom längsten zum kürzesten: { $list }.
eq-bar-alt = { $facet }: { $value }, Fehlerspanne { $low } bis { $high }.
eq-bars-overlap = Wo sich zwei Fehlerspannen überschneiden, behandle die Fähigkeiten als gleich stark.
eq-bars-above = { $first } liegt vor { $second }, und zwar um mehr, als die Fehlerspannen erklären.
eq-bars-equal = Zu nah beieinander für eine Reihenfolge: { $list }.
eq-bars-independent = Die fünf hängen nur lose zusammen. Wer ruhig bleibt, merkt weder öfter noch seltener, was andere fühlen. Ein gemischtes Muster ist also normal.

## Skill by skill: what high, middle and low ratings look like.

eq-level-high = fällt leicht
eq-level-middle = dazwischen
eq-level-low = kostet Mühe
eq-sa-high = Nach deinen Angaben merkst du meistens, in welcher Stimmung du bist, und möchtest wissen, woher sie kommt. So kannst du früh sagen, was nicht stimmt, und für das sorgen, was du brauchst. Manchmal schaust du dann vielleicht noch nach innen, wenn schon etwas zu tun wäre. Hast du ein Gefühl verstanden und drehst es weiter hin und her, ist es vielleicht Zeit, danach zu handeln.
eq-sa-middle = Nach deinen Angaben kündigen sich manche Gefühle an, und andere bemerkst du erst danach, an einem scharfen Ton oder einem müden Abend. Nach innen schaust du, wenn es einen Grund gibt. Es lohnt sich herauszufinden, welche Gefühle dir entgehen: Vielleicht ist es jedes Mal dasselbe.
eq-sa-low = Nach deinen Angaben geht deine Aufmerksamkeit mehr in die Welt als nach innen, und Gefühle ziehen vorbei, ohne dass du sie lange untersuchst. So hast du den Kopf frei zum Handeln. Manche Gefühle lenken dich vielleicht trotzdem unbemerkt: Aus einer schlechten Nacht wird ein Streit, aus einer Sorge werden Kopfschmerzen. Ein kurzer Blick ab und zu genügt, du musst nicht tief graben.
eq-rg-high = Nach deinen Angaben lässt dich Stress ziemlich ruhig, du hast Geduld mit schwierigen Menschen, und ein Rückschlag hält dich nicht lange unten. Das gibt vielleicht auch anderen Halt. Ruhe wird aber auch missverstanden: Wer aufgewühlt ist, hält sie leicht für Gleichgültigkeit. „Mir geht das auch nahe“ kostet dich wenig und sagt viel.
eq-rg-middle = Nach deinen Angaben behältst du in manchen Situationen einen kühlen Kopf und verlierst ihn in anderen. Schlaf, Hunger und wer gerade fragt, das alles spielt wohl mit. Du kennst die Situationen, die dir zusetzen. Dich auf eine einzige davon vorzubereiten bringt oft mehr, als überall ruhig bleiben zu wollen.
eq-rg-low = Nach deinen Angaben kommen Gefühle schnell und stark: Kleinigkeiten können dich aufwühlen, und bis du wieder ruhig bist, dauert es. Sie sagen dir aber auch früh, dass dir etwas wichtig ist. Die starke erste Minute lässt sich nicht wegreden, doch was du in ihr tust, lässt sich üben. Mit der Antwort warten, den Raum verlassen, die Nachricht erst als Entwurf speichern: Auch das sind Fähigkeiten.
eq-ex-high = Nach deinen Angaben sprichst du offen über Gefühle, und Freude oder Trauer steht dir ins Gesicht geschrieben. Andere wissen, woran sie bei dir sind. Überleg dir ab und zu, wer zuhört: In manchen Räumen wird ein offenes Gefühl zum Thema, bevor du es wolltest. Du kannst den Moment wählen, ohne etwas zu verstecken.
eq-ex-middle = Nach deinen Angaben zeigst du manche Gefühle und behältst andere für dich, je nach Mensch und Ort. Vielleicht kommt Freude leicht heraus und Trauer nicht, oder umgekehrt. Frag jemanden, der dir nahe ist, bei welchen deiner Gefühle man raten muss. Die Antwort überrascht dich vielleicht.
eq-ex-low = Nach deinen Angaben behältst du das meiste, was du fühlst, für dich, auch das Gute. Das ist dein gutes Recht, und andere müssen nichts davon mittragen. Die Menschen, die du liebst, rätseln vielleicht trotzdem, ob sie dir wichtig sind. Ein paar Worte, geschrieben, wenn das leichter ist, können viel bewirken.
eq-em-high = Nach deinen Angaben merkst du schnell, wie es anderen geht, oft bevor sie es sagen, und nimmst dir Zeit für sie. Wahrscheinlich wendet man sich an dich. Was du spürst, kann trotzdem falsch sein, also frag nach. Und was du aufnimmst, muss irgendwohin: Halte dir ein paar Stunden frei, in denen niemand etwas von dir braucht.
eq-em-middle = Nach deinen Angaben erreichen dich die Gefühle mancher Menschen sofort, und die anderer lassen dich eher unberührt. Nähe spielt wohl eine Rolle und auch, wie voll dein Tag ist. Du kannst mit Absicht genauer hinsehen: Eine echte Frage und etwas Geduld genügen meist, um mehr zu sehen.
eq-em-low = Nach deinen Angaben bleiben die Gefühle anderer meist bei ihnen, und wenn sie stark sind, können sie dir ein Rätsel sein. So behältst du einen klaren Kopf, wo andere mitgerissen werden, und dein nüchterner Blick wird vielleicht geschätzt. Wo andere raten, kannst du fragen: „Was brauchst du gerade?“ Dafür braucht es keinen sechsten Sinn.
eq-rl-high = Nach deinen Angaben gehst du leicht auf Menschen zu, findest das richtige Wort und machst es anderen leicht. Neue Gruppen sind keine große Hürde. Stillere Menschen überlassen dir vielleicht das ganze Gespräch. Gib ihnen etwas davon ab. Leichtigkeit kann man auch weitergeben.
eq-rl-middle = Nach deinen Angaben fühlst du dich in vertrauter Runde wohl und bist in neuen Gruppen vorsichtiger, oder es geht gut zu zweit und weniger gut mit vielen. Wahrscheinlich weißt du, was davon stimmt. Es kann helfen, den Rahmen zu wählen, statt dich zu drängen: ein Spaziergang zu zweit, eine gemeinsame Aufgabe.
eq-rl-low = Nach deinen Angaben kosten dich Begegnungen Mühe: den ersten Schritt zu machen, das richtige Wort zu finden, dich wohlzufühlen. Mit Menschen, die du seit Jahren kennst, ist es vielleicht ganz anders. Kleine Schritte zählen hier, und der Rahmen auch. Nebeneinander etwas tun ist oft leichter, als sich gegenüberzusitzen und zu reden.

## One experiment for each skill, for a week.

eq-growth-lead = Nimm die Fähigkeit, mit der du gern experimentieren möchtest, nicht die, von der du glaubst, dass du sie verbessern musst. Eine nach der anderen, je eine Woche.
eq-sa-experiment-title = Drei Wörter am Tag
eq-sa-experiment = Schreib mittags, am späten Nachmittag und vor dem Schlafen ein Wort dafür auf, wie es dir geht. „Gut“, „schlecht“ und „gestresst“ gelten nur je einmal. Lies am Ende der Woche die Liste. Achte auf Wörter, die wiederkommen, und darauf, was kurz davor war.
eq-rg-experiment-title = Die spätere Antwort
eq-rg-experiment = Wenn dich diese Woche eine Nachricht oder eine Bemerkung wütend macht, warte zwanzig Minuten mit der Antwort. Schreib die erste ruhig auf, aber schick sie nicht ab. Achte darauf, wie viele dieser ersten Antworten du noch schicken würdest.
eq-ex-experiment-title = Ein offener Satz
eq-ex-experiment = Sag einmal am Tag einem Menschen, dem du vertraust, wie etwas für dich war, in einem einzigen Satz, der mit „Ich war“ beginnt: „Ich war froh.“ Gute Gefühle zählen so viel wie schlechte. Achte darauf, was dann kommt und ob es so unangenehm war wie erwartet.
eq-em-experiment-title = Erst raten, dann fragen
eq-em-experiment = Rate einmal am Tag, wie sich dein Gegenüber fühlt, und frag dann: „Du wirkst müde, stimmt das?“ Notier, ob du richtig lagst. Achte darauf, welche Gefühle du gut liest und welche du für etwas anderes hältst.
eq-rl-experiment-title = Der erste Schritt
eq-rl-experiment = Mach einmal am Tag einen kleinen Schritt auf jemanden zu: im Treppenhaus grüßen, bei der Arbeit nach dem Wochenende fragen, dich mit Namen bedanken. Halte es kurz und erwarte nichts. Achte darauf, wie sich Gesichter ändern und wie du dich eine Minute später fühlst.

## The total, only where it is reliable enough.

eq-total = Alle fünf zusammen, selbst eingeschätzt: { $value } (Fehlerspanne bei { $level }: { $low } bis { $high }).
eq-total-note = Lies das erst nach den Balken. Die fünf Fähigkeiten hängen nur lose zusammen. Zwei Menschen mit derselben Summe können recht verschieden sein.
eq-total-none = Wir zählen die fünf hier nicht zusammen: Zusammen messen sie nicht genau genug ein und dasselbe.
eq-total-caption = Summe der fünf, selbst eingeschätzt, mit Fehlerspanne

## Women and men: a note, without judgement.

eq-groups-title = Frauen, Männer und Durchschnitte
eq-groups = In den Antworten anderer schätzen sich Frauen im Durchschnitt bei Empathie und Ausdruck höher ein, Männer bei Gelassenheit. Zusammengenommen gibt es kaum einen Unterschied. Innerhalb jeder Gruppe sind die Menschen viel verschiedener als die Durchschnitte, und alle werden hier auf dieselbe Weise ausgewertet.

## How sure is this.

eq-sure-lead = Die Reihenfolge deiner Balken ist das Sicherste an diesem Ergebnis.
eq-sure-self = So siehst du dich selbst. Emotionale Fähigkeiten einzuschätzen ist etwas anderes, als sie zu testen: Manche sind streng mit sich, andere großzügig.
eq-sure-friend = Für einen zweiten Blick: Zeig jemandem, der dich gut kennt, die fünf Beschreibungen und frag, welcher Balken der längste wäre.
eq-sure-mood = Eine harte Woche kann deine Antworten färben. War das so eine, wiederhole den Test in einer ruhigeren und vertrau dem, was beide Ergebnisse gemeinsam haben.
eq-sure-margin = Die Fehlerspanne zeigt, wo dein Balken in { $level } der Fälle läge, wenn du ähnliche Aussagen bewerten würdest.
eq-sure-again = Wiederhole den Test nach { $days } Tagen und vergleiche beide Ergebnisse.
eq-sure-again-caption = Dein erstes und dein zweites Ergebnis
eq-provisional = Vorläufig: Bei { $measured } von { $questions } Aussagen stammt das Gewicht aus Antworten anderer auf Aussagen mit demselben Inhalt. Bei den übrigen ist es ein typischer Wert, bis hier genug Menschen geantwortet haben.
eq-provisional-badge = Vorläufig · noch keine eigene Vergleichsgruppe
eq-provisional-source = Die übernommenen Gewichte stammen von bis zu { $people } Freiwilligen, die um { $year } auf { $language } geantwortet haben.

## Method.

eq-method-statements = Du hast { $questions } Aussagen über dich bewertet, gleich viele für jede Fähigkeit. Die Hälfte davon ist umgekehrt formuliert. Einfach allem zuzustimmen hebt sich dadurch auf.
eq-method-levels = „Fällt leicht“, „dazwischen“ und „kostet Mühe“ teilen jeden Balken in drei Teile. Sie benennen einen Platz auf dem Balken und sind keine Noten.
eq-method-reliability = Erwartete Zuverlässigkeit (Cronbachs Alpha): Selbstwahrnehmung { $sa }, Gelassenheit { $rg }, Ausdruck { $ex }, Empathie { $em }, Umgang mit Menschen { $rl }. Das sind Vorhersagen, bis hier genug Menschen geantwortet haben.
eq-method-total = Erwartete Zuverlässigkeit der Summe: { $reliability }. Wir zeigen eine Summe erst ab { $least }.
eq-method-name = Vielleicht kennst du das als EQ (emotionaler Quotient). Hier beruht er nur auf deiner eigenen Einschätzung. Deshalb sprechen wir von Fähigkeiten und zeigen fünf Balken statt einer Note.
eq-method-norms = Eine eigene Vergleichsgruppe gibt es noch nicht. Sobald hier { $target } Menschen geantwortet haben, sagt auch die Länge der Balken etwas.
eq-method-not = Was es nicht ist
eq-method-not-ability = Kein Leistungstest. Nichts hier war richtig oder falsch.
eq-method-not-health = Keine Aussage über deine Gesundheit. Machen dir Gefühle das Leben schwer, sprich mit einem vertrauten Menschen oder hol dir ärztlichen Rat.
eq-method-not-jobs = Nichts für die Personalauswahl und kein Urteil über andere.
eq-method-source = Auf Grundlage von Fragen aus dem International Personality Item Pool (ipip.ori.org), in unseren eigenen Worten.
eq-method-more = Alle Zahlen ansehen

## Certificate of completion and share card.

eq-certificate-line = { $person } hat am { $date } den Fragebogen zu emotionalen Fähigkeiten mit { $questions } Aussagen ausgefüllt.
eq-certificate-note = Eine Selbstbeschreibung, online und ohne Aufsicht. Bescheinigt wird die Teilnahme, keine Fähigkeit.
eq-share-lead = Deine Karte zeigt deine fünf Balken in ihrer Reihenfolge, selbst eingeschätzt. Keine E-Mail-Adresse, keine Zahlen, keine Antworten.
eq-card-title = Was mir am leichtesten fällt: { $first }
eq-card-description = Fünf emotionale Fähigkeiten, selbst eingeschätzt. Finde kostenlos deine Reihenfolge heraus.
