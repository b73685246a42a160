### What the sixteen-types result, report, share card and comparison say, on screen and on paper.

## Titles of pages and sections.

type16-page-result = Dein Typ: { $type }, { $name }
type16-page-report = Dein Typbericht
type16-page-shared = { $type }, { $name }
type16-page-compare = Zwei Profile nebeneinander
type16-exam = 16 Typen
type16-likely-title = Dein Typ und die ähnlichsten
type16-bars-title = Deine vier Skalen
type16-plain-title = In einfachen Worten
type16-work-title = Bei der Arbeit
type16-people-title = Mit Menschen
type16-strain-title = Unter Stress
type16-growth-title = Zwei Experimente zum Ausprobieren
type16-bridge-title = Dein Typ und die Big Five
type16-sure-title = Wie sicher ist das?
type16-change-title = Die Antworten hinter jedem Buchstaben
type16-method-title = So funktioniert es
type16-head-type = Typ
type16-head-letter = Buchstabe
type16-head-place = Im Vergleich zu anderen
type16-head-sure = Wie sicher

## Names: scales, poles, and one sentence for each pole.

type16-scale-e = Gesellig oder zurückhaltend
type16-scale-n = Fantasievoll oder praktisch
type16-scale-f = Mitfühlend oder sachlich
type16-scale-j = Planvoll oder spontan
type16-pole-e = Gesellig
type16-pole-e-line = Du gehst auf Menschen zu: Du fängst Gespräche an und magst einen vollen Raum.
type16-pole-i = Zurückhaltend
type16-pole-i-line = Du magst kleine, ruhige Runden: Du hörst erst zu und bist gern an stillen Orten.
type16-pole-n = Fantasievoll
type16-pole-n-line = Du spielst mit Ideen: Du magst Theorien, innere Bilder und eigene Wege.
type16-pole-s = Praktisch
type16-pole-s-line = Du suchst, was funktioniert: Du magst bewährte Wege, greifbare Aufgaben und klaren Nutzen.
type16-pole-f = Mitfühlend
type16-pole-f-line = Du fühlst mit: Freude und Sorgen anderer erreichen dich schnell.
type16-pole-t = Sachlich
type16-pole-t-line = Du bleibst bei der Sache: Die Stimmung anderer reißt dich weniger mit als die meisten.
type16-pole-j = Planvoll
type16-pole-j-line = Du hast Dinge gern geregelt: Du bereitest vor, räumst auf und fängst gleich an.
type16-pole-p = Spontan
type16-pole-p-line = Du lässt dir Spielraum: Du folgst dem Moment und beginnst, wenn es ernst wird.

## Free result.

type16-result-lead = Du bist { $type }: { $name }.
type16-result-lead-balanced = Deine Antworten deuten auf { $type }: { $name }. Ein kleiner Buchstabe heißt, dass du auf dieser Skala nahe der Mitte bist.
type16-result-lead-middle = Du bist auf allen vier Skalen nahe der Mitte. Am nächsten kommt dir { $type }: { $name }.
type16-likely-three = Dein wahrscheinlichster Typ ist { $first } ({ $firstPercent }), dann kommen { $second } ({ $secondPercent }) und { $third } ({ $thirdPercent }).
type16-likely-close = Zwei Typen passen etwa gleich gut zu dir: { $first } ({ $firstPercent }) und { $second } ({ $secondPercent }). Danach kommt { $third } ({ $thirdPercent }).
type16-likely-one = Ein klares Bild: { $first } ist zu { $firstPercent } wahrscheinlich, weit vor allen anderen Typen.
type16-median = Ein Buchstabe sagt dir, in welcher Hälfte der Vergleichsgruppe du bist. E zum Beispiel heißt, dass du geselliger bist als die meisten dort, nicht, dass du keine zurückhaltende Seite hast.
type16-retake = Wenn du den Test wiederholst, bleiben deine klaren Buchstaben höchstwahrscheinlich gleich. Die nahe der Mitte können wechseln, und das hieße nicht, dass du dich verändert hast.
type16-provisional = Vorläufig: Du wirst mit { $people } Menschen verglichen, die um { $year } einen kostenlosen Test auf { $language } gemacht haben. Sobald hier { $target } Menschen geantwortet haben, vergleichen wir dich mit ihnen.
type16-provisional-badge = Vorläufig · { $people } Menschen · { $year } · { $language }
type16-more-title = Dein Typ im echten Leben
type16-more-text = Der ausführliche Bericht zeigt dich im Beruf, mit Menschen und unter Stress, gibt dir zwei Experimente zum Ausprobieren und nennt die Antworten, die für jeden Buchstaben am meisten zählten.

## One line per letter.

type16-letter-e-firm = Klar gesellig: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-e-leaning = Eher gesellig: zu { $percent } wahrscheinlich, mit zurückhaltenden Momenten.
type16-letter-i-firm = Klar zurückhaltend: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-i-leaning = Eher zurückhaltend: zu { $percent } wahrscheinlich, mit geselligen Momenten.
type16-letter-e-balanced = Gesellig und zurückhaltend ausgewogen: Die wahrscheinlichere Seite kommt nur auf { $percent }.
type16-letter-n-firm = Klar fantasievoll: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-n-leaning = Eher fantasievoll: zu { $percent } wahrscheinlich, mit praktischer Ader.
type16-letter-s-firm = Klar praktisch: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-s-leaning = Eher praktisch: zu { $percent } wahrscheinlich, mit fantasievoller Ader.
type16-letter-n-balanced = Fantasievoll und praktisch ausgewogen: Die wahrscheinlichere Seite kommt nur auf { $percent }.
type16-letter-f-firm = Klar mitfühlend: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-f-leaning = Eher mitfühlend: zu { $percent } wahrscheinlich, mit sachlicher Seite.
type16-letter-t-firm = Klar sachlich: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-t-leaning = Eher sachlich: zu { $percent } wahrscheinlich, mit mitfühlender Seite.
type16-letter-f-balanced = Mitfühlend und sachlich ausgewogen: Die wahrscheinlichere Seite kommt nur auf { $percent }.
type16-letter-j-firm = Klar planvoll: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-j-leaning = Eher planvoll: zu { $percent } wahrscheinlich, mit Platz für den Moment.
type16-letter-p-firm = Klar spontan: Wir sind uns zu { $percent } sicher, dass du auf dieser Seite der Mitte bist.
type16-letter-p-leaning = Eher spontan: zu { $percent } wahrscheinlich, mit ein paar festen Gewohnheiten.
type16-letter-j-balanced = Planvoll und spontan ausgewogen: Die wahrscheinlichere Seite kommt nur auf { $percent }.

## Report, section 1: the type and its neighbors.

type16-likely-lead = { $name } passt am besten zu deinen Antworten. Die ähnlichsten Typen haben die meisten Buchstaben mit ihm gemeinsam. Lies sie als Varianten von dir.
type16-likely-caption = Wie wahrscheinlich jeder Typ ist
type16-likely-alt = Balkendiagramm der wahrscheinlichen Typen: { $first } { $firstPercent }, { $second } { $secondPercent }, { $third } { $thirdPercent }.
type16-likely-rest = Alle anderen Typen zusammen: { $percent }
type16-likely-read = Jede Prozentzahl sagt, wie viele Menschen mit Antworten wie deinen wirklich zu diesem Typ gehören.
type16-portrait-lead = Eine Skizze: { $name }. Die Szenen sind ausgedacht, also wird nicht jede Einzelheit auf dich passen.
type16-portrait-balanced = Wo dein Buchstabe klein ist, passt die Skizze des Typs mit dem anderen Buchstaben etwa genauso gut.
type16-creature-alt = { $name }, eine Figur aus sieben Tangram-Teilen.

## Report, section 2: four bars.

type16-bars-lead = Jeder Balken reicht von einer Seite zur anderen, und genau dazwischen liegt die Mitte der Vergleichsgruppe. Die Raute zeigt deinen Platz, der dicke Strich um sie herum die Fehlerspanne.
type16-bars-caption = Dein Platz auf vier Skalen, mit Fehlerspanne ({ $level })
type16-bars-middle = Mitte der Vergleichsgruppe
type16-bars-mark = Du
type16-bars-margin = Fehlerspanne ({ $level }): { $low } bis { $high }
type16-bars-balanced-e = E/I ausgewogen
type16-bars-balanced-n = N/S ausgewogen
type16-bars-balanced-f = F/T ausgewogen
type16-bars-balanced-j = J/P ausgewogen
type16-place-e = Geselliger als { $percent } der Vergleichsgruppe
type16-place-i = Zurückhaltender als { $percent } der Vergleichsgruppe
type16-place-n = Fantasievoller als { $percent } der Vergleichsgruppe
type16-place-s = Praktischer als { $percent } der Vergleichsgruppe
type16-place-f = Mitfühlender als { $percent } der Vergleichsgruppe
type16-place-t = Sachlicher als { $percent } der Vergleichsgruppe
type16-place-j = Planvoller als { $percent } der Vergleichsgruppe
type16-place-p = Spontaner als { $percent } der Vergleichsgruppe
type16-bars-alt-e = Skala von zurückhaltend bis gesellig. { $place }, Fehlerspanne { $low } bis { $high }.
type16-bars-alt-n = Skala von praktisch bis fantasievoll. { $place }, Fehlerspanne { $low } bis { $high }.
type16-bars-alt-f = Skala von sachlich bis mitfühlend. { $place }, Fehlerspanne { $low } bis { $high }.
type16-bars-alt-j = Skala von spontan bis planvoll. { $place }, Fehlerspanne { $low } bis { $high }.
type16-bars-curve = Die meisten Menschen sind irgendwo nahe der Mitte. Diese Skalen sind Glockenkurven, keine zwei Lager.

## Report, section 3: in plain words.

type16-plain-leaning = Du neigst zu dieser Seite, bist aber nicht weit von der Mitte entfernt. Vieles davon wird passen, manches von der anderen Seite auch.
type16-plain-balanced = Du bist hier nahe der Mitte, deshalb wählen wir keine Seite für dich.
type16-plain-e = Du bist geselliger als die meisten, mit denen du verglichen wirst. Wahrscheinlich fängst du ein Gespräch lieber an, als darauf zu warten, hast am Ende eines Abends mit der halben Runde geredet und suchst Gesellschaft, wenn eine Stunde frei wird. Eine Stille in der Gruppe füllst du gern. Aufmerksamkeit ist dir angenehm oder stört dich zumindest nicht, und ein guter Plausch braucht keinen Zweck. Vielleicht liegt dir die Ruhe weniger: Ein Tag ohne Gespräch kann sich lang anfühlen, und wer vor dem Sprechen eine Pause braucht, bekommt sie im lebhaften Hin und Her vielleicht nicht von dir.
type16-plain-i = Du bist zurückhaltender als die meisten, mit denen du verglichen wirst. Bei neuen Menschen hörst du wahrscheinlich erst zu und redest, wenn du etwas zu sagen hast. In der Gruppe kannst du anderen das Wort überlassen, ohne es zu vermissen. Volle Räume und lange Feiern kosten dich mehr, als sie dir geben, und ein freier Abend ist oft am schönsten zu zweit oder allein. Du brauchst weniger Worte und wählst sie bewusster. Vieles, was du denkst, bleibt allerdings bei dir. Wer dich gerade erst kennengelernt hat, braucht deshalb eine Weile und liegt bis dahin vielleicht falsch.
type16-plain-n = Du hast mehr Ideen im Kopf, als die meisten von sich sagen. Ein Gedanke führt zum nächsten, und du probierst lieber einen eigenen Weg, als den üblichen zu wiederholen. Wahrscheinlich siehst du ein Zimmer, eine Geschichte oder einen Plan vor dir, bevor es irgendetwas davon gibt. Gespräche darüber, wie alles sein könnte oder warum es so ist, können dich einen Abend lang fesseln. Theorie ist für dich ein Spielfeld. Die andere Seite: Ist eine Idee durchdacht, fühlt sich die Umsetzung vielleicht wie die zähe Hälfte an, und zu einer einfachen Bitte fallen dir mehrere Varianten ein, bevor du angefangen hast.
type16-plain-s = Dich zieht an, was sich gebrauchen lässt, mehr als die meisten, mit denen du verglichen wirst; Ideen um ihrer selbst willen weniger. Bei einer Aufgabe fragst du wahrscheinlich, was nötig ist, wie man es sonst macht und ob das funktioniert. Tut eine Methode ihren Dienst, siehst du wenig Grund, eine neue zu erfinden. Bei einem Abend voller Theorie steigst du vielleicht aus, bei einem Muster, einem Preis oder einem Probelauf wärst du ganz bei der Sache. Ideen hast du auch, du sammelst sie nur nicht. Die andere Seite: Wenn der übliche Weg scheitert, bleibst du manchmal länger dabei, als er es verdient.
type16-plain-f = Die Gefühle anderer erreichen dich schneller als die meisten. Ist jemand neben dir traurig, antwortet etwas in dir, bevor du dich dazu entschlossen hast, und eine schlimme Nachricht über einen fremden Menschen kann dich bis zum Abend beschäftigen. Wahrscheinlich fragst du, wie es geht, und wartest auf die echte Antwort. Du hältst dir Zeit frei und verschiebst eigene Pläne, wenn du gebraucht wirst. Bei einer Entscheidung siehst du zuerst die Menschen, die sie betrifft. Das kostet auch Kraft: Du trägst vielleicht Sorgen, die nicht deine sind, und ein faires Nein fällt dir manchmal schwerer als ein teures Ja.
type16-plain-t = Die Stimmung anderer reißt dich weniger mit als die meisten. Wird ein Gespräch emotional, kannst du bei der Sache bleiben: Was ist passiert, was folgt daraus, was lässt sich tun? Einen traurigen Film siehst du vielleicht eher mit Interesse als unter Tränen, und der Kummer anderer bringt dich eher zum Nachdenken als zum Mitleiden. Kalt ist das nicht: Aussagen über Fürsorge stimmen die meisten zu, und du bist nur in der kühleren Hälfte einer warmen Gruppe. Du hilfst oft mit einer Lösung, fährst jemanden hin, gibst eine klare Antwort. Wer zuerst auf ein warmes Wort hofft, erkennt das vielleicht nicht als Zuwendung.
type16-plain-j = Du hast Dinge lieber geregelt als die meisten. Alltägliches erledigst du, wenn es anfällt, Sachen kommen an ihren Platz zurück, und du bereitest dich lieber am Abend vor, als morgens zu improvisieren. Ein Zeitplan hilft dir mehr, als er dich einengt, und einen Anstoß brauchst du selten. Der Alltag läuft ohne Drama, und der Kopf ist frei für den Rest. Die andere Seite zeigt sich, wenn ein Plan platzt: Besuch, der zu früh kommt, eine verschobene Besprechung, eine Zusage in letzter Minute. So etwas kann dich mehr Ruhe kosten, als es müsste.
type16-plain-p = Du überlässt mehr dem Moment als die meisten. Wenn dir etwas einfällt, legst du gern los, solange es frisch ist, und ein Tag, den niemand eingeteilt hat, fühlt sich nach Freiheit an. Sachen liegen vielleicht da, wo du sie zuletzt gebraucht hast, und du weißt ungefähr, wo das ist. Wahrscheinlich beginnst du, wenn der Moment oder die Frist eine Aufgabe greifbar macht, und bist dann schnell. Die Richtung zu ändern kostet dich wenig, denn sie stand nie fest. Schwer kann der Anfang sein: Pflichten ohne Frist und ohne Reiz warten manchmal lange.
type16-plain-e-balanced = Du kannst ein Gespräch anfangen und einen vollen Raum genießen, und du kannst dich zurückziehen und die Tür zumachen. Was davon sich zeigt, hängt vielleicht davon ab, wer da ist und wie lang der Tag war. Keins von beiden ist eine Maske; beides bist du.
type16-plain-n-balanced = Du magst eine Idee, und du willst wissen, wozu sie gut ist. An manchen Abenden fesselt dich eine Theorie, an anderen reparierst du lieber die Lampe so, wie du es kennst. Achte einmal darauf, welche Themen welche Seite wecken.
type16-plain-f-balanced = Du kannst mitfühlen, und du kannst einen Schritt zurücktreten und die Fakten ansehen. Was zuerst kommt, hängt vielleicht davon ab, wie nah dir jemand ist und worum es geht. Gut möglich, dass du zwischen Menschen übersetzt, die nur eins von beiden tun.
type16-plain-j-balanced = Einen Teil deines Lebens planst du, den anderen überlässt du dem Moment. Vielleicht ist dein Schreibtisch in Ordnung und dein Wochenende nicht, oder umgekehrt. Frag dich, wo ein Plan dich entspannt und wo er dich einengt.

## Report, section 4: at work.

type16-work-e = Am besten denkst du wahrscheinlich, wenn andere im Raum sind. Besprechungen, Anrufe und Besuch machen dich wach, und neue Gesichter nimmst du mit zum Mittagessen. Lange stille Strecken können sich ziehen: Verteile sie und lege Gespräche dazwischen. Wenn du eine Runde leitest, zähl nach einer Frage bis fünf. Wer einen Moment braucht, nutzt ihn dann.
type16-work-i = Du arbeitest meist gut, wo du die Tür schließen, einen Gedanken zu Ende bringen und schriftlich antworten kannst. In Besprechungen hast du den Punkt vielleicht parat, und dann ist der Moment vorbei. Lass dir die Themen vorab geben und schick deine Meinung voraus, oder melde dich früh zu Wort. Lärm im Großraumbüro und ein Anruf nach dem anderen kosten dich mehr Kraft als andere. Eine feste stille Stunde lohnt sich.
type16-work-n = Am Anfang blühst du meist auf: beim leeren Blatt, beim Problem, das hier noch niemand gelöst hat. Du siehst einen anderen Weg, oft mehrere. Bei Routine und genauen Vorschriften steigst du vielleicht auf halber Strecke aus. Schreib vor dem nächsten Vorschlag auf, wer morgen früh was tun müsste. Dann siehst du, welche Ideen reif sind, und die anderen müssen nicht raten.
type16-work-s = Oft fragst du als Erstes, was genau gebraucht wird und von wem. Greifbare Aufgaben mit sichtbarem Ergebnis liegen dir, und du merkst, wenn einem großen Plan der erste Schritt fehlt. Besprechungen über Visionen strapazieren vielleicht deine Geduld. Bitte früh um ein Beispiel: Es hilft dir und meist auch den anderen. Und probier eine neue Methode im Kleinen aus, bevor du sie ablehnst.
type16-work-f = Du merkst, wer still geworden ist, wer zu viel zu tun hat, wer vor einer harten Nachricht ein paar Worte braucht. Vielleicht kommen andere zuerst zu dir. Wahrscheinlich magst du Arbeit, bei der du siehst, wem sie hilft. Kritik, ausgeteilt oder eingesteckt, nimmst du manchmal mit nach Hause, und fremde Notfälle können deinen Tag füllen. Leg morgens fest, welche Stunde deiner eigenen Aufgabe gehört, und sag es jemandem.
type16-work-t = Meist siehst du erst das Argument und dann, von wem es kommt, und du sagst, wenn eine Zahl nicht stimmt, egal wem sie gefällt. In einer hitzigen Besprechung kannst du dafür sorgen, dass es bei der Sache bleibt. Andere wissen, woran sie bei dir sind. Sag erst, was an einem Vorschlag gut ist, und dann, wo er scheitert: Gesehen hast du meist beides, gehört wird nur eins.
type16-work-j = Bei dir steht die Frist meist im Kalender, und ein Entwurf ist vorher da. Klare Ziele, feste Termine und ein geordneter Tisch machen dich schnell, und andere verlassen sich auf deine Zusagen. Projekte, die ständig die Form wechseln, können an dir zehren, ebenso Leute, die spät anfangen. Vereinbart ein paar feste Punkte, und alle gehen ihren eigenen Weg dorthin.
type16-work-p = Am stärksten bist du oft, wenn etwas Unerwartetes kommt: Du lässt den Plan fallen und kümmerst dich. Abwechslung hält dich wach, eine Frist bringt Tempo. Lange Projekte mit einem fernen Datum sind zäher, Papierkram auch. Zerleg sie in Stücke, auf die jemand wartet. Ein Termin, an dem du eine Rohfassung zeigst, bewirkt oft mehr als ein Vorsatz.
type16-work-e-balanced = Du kannst eine Runde unterhalten und allein arbeiten, die Mischung zählt also mehr als die Stellenbezeichnung. Denk an eine gute Woche: Wie viele Stunden waren Gespräche, wie viele Stille? Wenn du das Verhältnis kennst, kannst du darum bitten, und du kannst Bescheid sagen, wenn eine Reihe von Besprechungen oder eine Reihe stiller Tage zu lang wird.
type16-work-n-balanced = Du kannst die neue Idee skizzieren und auch fragen, was am Montagmorgen dafür nötig ist. In einem Team verbindest du damit oft das eine mit dem anderen. Achte darauf, welche Hälfte man dir gibt. Ist es immer die Routine, bitte ab und zu um ein leeres Blatt. Sind es immer die Ideen, bring eine davon selbst zu Ende.
type16-work-f-balanced = Du kannst Fakten abwägen und im Blick behalten, wen sie betreffen. Ist eine Entscheidung schwer, tu beides nacheinander: Schreib erst auf, was für jede Möglichkeit spricht, und dann, was jede für die Beteiligten bedeuten würde. So siehst du schneller, ob die beiden Listen sich widersprechen, und genau darüber lohnt es sich zu reden.
type16-work-j-balanced = Du kannst einen Zeitplan halten und ihn fallen lassen. Die meiste Arbeit braucht beides, nur selten zur selben Stunde. Sag es zu Beginn einer Aufgabe: Ist das eine für den Plan oder eine zum Ausprobieren? Wer nur auf eine Art arbeitet, versteht dich dann leichter, und du machst dir keine Vorwürfe mehr, wenn es die falsche war.

## Report, section 5: with people.

type16-people-e = Oft rufst du an, lädst ein und hältst einen Kreis zusammen. Neue Leute werden schnell zu Bekannten. Wer dir nahesteht, hätte dich vielleicht manchmal gern ohne die anderen: Ein Abend zu zweit ist ein Geschenk, das du planen kannst. Antwortet jemand knapp, ist es womöglich nur ein anderes Tempo. Stell eine Frage und lass dann mehr Stille zu, als dir natürlich vorkommt.
type16-people-i = Wenige Menschen sind dir meist lieber als viele und ein langes Gespräch lieber als mehrere kurze. Das Einladen überlässt du oft anderen, und manche fragen sich, ob du gern kommst. Sag ihnen, dass es so ist, sie sehen es nicht immer. Wenn du einen Abend für dich brauchst, sag, wann du wieder da bist. „Heute nicht, am Donnerstag?“ klingt ganz anders als nein.
type16-people-n = Du magst Gespräche, die abschweifen: Was wäre, wenn? Warum? Und was käme dann? Mit dem richtigen Menschen vergisst du die Zeit. Wer dir von einem undichten Dach erzählt, sucht aber vielleicht die Nummer einer Dachdeckerei und keinen Gedanken über Häuser. Frag, was gewünscht ist. Und sag dazu, wenn du nur mit einer Idee spielst, bevor jemand die Koffer packt.
type16-people-s = Was Menschen dir bedeuten, zeigst du oft mit Dingen, die man sehen kann: Du fährst jemanden zum Bahnhof, bringst ein Regal an, merkst dir die richtige Größe. Wer eine brauchbare Antwort sucht, kommt zu dir. Wer laut träumt, möchte beim Träumen vielleicht nur Gesellschaft. Stell eine Frage dazu, bevor du fragst, wer das bezahlt.
type16-people-f = Oft hörst du am Telefon nach den ersten Worten, wie es jemandem geht, und lässt dafür etwas liegen. Man erzählt dir viel. Die Gefahr ist eine Einbahnstraße: Du kennst die Woche der anderen, sie kaum deine. Sag, was du brauchst, bevor du vom Geben müde bist. Die meisten hätten gern Gelegenheit, etwas zurückzugeben.
type16-people-t = Wer eine ehrliche Antwort will, fragt wahrscheinlich dich, und du bleibst ruhig, wenn andere aufgewühlt sind. Den Teil, in dem Gefühle beim Namen genannt werden, überspringst du vielleicht, weil für dich die Lösung schon alles sagt. Frag: „Willst du Ideen, oder soll ich zuhören?“ Das kostet fünf Sekunden und spart viele Missverständnisse.
type16-people-j = Auf dich ist Verlass: Du kommst wie verabredet, der Tisch ist reserviert, das Geschenk gekauft. Wer sich spät entscheidet, enttäuscht dich vielleicht und fühlt sich umgekehrt bevormundet. Vereinbart, was einen Plan braucht, etwa Reisen und Geld, und lasst ein paar Abende mit Absicht ungeplant. Überraschungen fallen leichter, wenn sie ein Datum haben.
type16-people-p = Mit dir geht wahrscheinlich vieles: der plötzliche Ausflug, der späte Anruf, der neue Plan, der besser ist als der alte. Das macht anderen Freude. Wer plant, liest ein Vielleicht leicht als Nein oder als Gleichgültigkeit. Leg etwas fest, zum Beispiel den Tag, und lass den Rest beweglich. Wenn du später kommst, sag es, bevor jemand auf die Uhr sieht.
type16-people-e-balanced = Du kannst Leute zusammenbringen, und du kannst früh verschwinden. Je nachdem, wo man dich kennengelernt hat, kennt man vielleicht nur eine dieser Seiten und wundert sich über die andere. Erzähl einmal davon. „Heute ist mir nach Ruhe“ sagt sich leichter zu Menschen, die wissen, dass es vorbeigeht.
type16-people-n-balanced = Du kannst jemandem in einen Gedanken folgen und auch fragen, was das für Samstag heißt. So kommst du mit recht verschiedenen Menschen leicht aus. Sie sehen nur nicht, in welcher Stimmung du gerade bist. Willst du das Problem lösen, sag es. Willst du die Idee weiterspinnen, sag das. Und frag die anderen dasselbe.
type16-people-f-balanced = Du kannst trösten, und du kannst analysieren. Bei Menschen, die dir nahe sind, kommt vielleicht das Erste von selbst, bei anderen das Zweite. Missverständnisse entstehen eher, wenn du das eine anbietest und das andere gewünscht war. Eine schlichte Frage am Anfang hilft: „Soll ich zuhören oder mitdenken?“
type16-people-j-balanced = Du kannst den Tisch reservieren, und du kannst schauen, wohin der Abend führt. Neben jemandem, der alles plant, wirkst du vielleicht locker, neben jemandem, der nichts plant, übernimmst du das Organisieren. Achte darauf, welche Rolle du bekommst, und gib sie ab und zu zurück: Lass andere den Tag oder den Ort aussuchen.

## Report, section 6: under strain.

type16-strain-note = Hier geht es um harte Wochen, nicht um Gesundheit. Wie leicht du ängstlich oder bedrückt wirst, haben wir nicht gemessen. Hält eine schlechte Zeit an, sprich mit einem vertrauten Menschen oder hol dir ärztlichen Rat.
type16-strain-e = Wenn es schwierig wird, redest du meist: Du rufst jemanden an, gehst aus, erzählst es mehrmals, bis es kleiner geworden ist. Das kann viel helfen. Es kann aber auch den Kalender füllen, bis das Problem selbst keine ruhige halbe Stunde mehr bekommt. Anzeichen: immer mehr Termine, immer weniger Schlaf. Heb dir einen Menschen für das echte Gespräch auf und einen Spaziergang ganz ohne Gespräch.
type16-strain-i = Wenn es schwierig wird, ziehst du dich wahrscheinlich zurück, sagst weniger und machst es mit dir selbst aus. Ruhe gibt dir wirklich Kraft. Von außen sieht es aber leicht so aus, als wäre es dir egal oder als wäre nichts, und dann bietet niemand Hilfe an. Anzeichen: unbeantwortete Nachrichten, abgesagte Treffen. Sag einem Menschen einen Satz dazu, die ganze Geschichte muss es nicht sein.
type16-strain-n = Wenn es schwierig wird, arbeitet deine Fantasie weiter und malt auch das in kräftigen Farben aus, was schiefgehen könnte. Vielleicht fängst du eine neue Idee an, um von einer festgefahrenen wegzukommen. Anzeichen: Pläne, die jeden Abend anders sind, Nächte voller Szenarien. Schreib das schlimmste auf und daneben, was du sicher weißt. Dann tu etwas Kleines mit den Händen.
type16-strain-s = Wenn es schwierig wird, hältst du dich gern an das, was du kennst: den Ablauf, die Liste, den Weg, der immer funktioniert hat. Das gibt dir und anderen Halt. Heikel wird es, wenn die Lage selbst neu ist. Anzeichen: Du tust dasselbe noch einmal, nur mit mehr Kraft. Frag jemanden, der anders denkt, nach zwei anderen Wegen, und probier den, der weniger kostet.
type16-strain-f = Wenn es schwierig wird, kümmerst du dich vielleicht zuerst um alle anderen, und deine eigene Müdigkeit meldet sich zuletzt. Streit um dich herum kann schwerer wiegen als die Arbeit selbst. Anzeichen: Du sagst ja, und dir wird schwer ums Herz, du liegst wegen fremder Probleme wach. Such dir eine Sorge aus, die du nicht lösen musst, und gib sie freundlich zurück. Sie darf dir am Herzen liegen, tragen musst du sie nicht.
type16-strain-t = Wenn es schwierig wird, wirst du wahrscheinlich noch sachlicher: kürzere Sätze, mehr Analyse, weniger Geduld mit Umwegen. So bleibst du handlungsfähig. Gefühle, auch deine eigenen, gelten dann leicht als Störung, bis sie als Kopfschmerzen oder als scharfe Antwort wiederkommen. Anzeichen: Andere werden um dich herum vorsichtig. Sag laut, wie es dir damit geht, in einem einzigen Satz.
type16-strain-j = Wenn es schwierig wird, planst du meist dichter: noch eine Liste, ein früherer Wecker, weniger Pausen. Eine Weile trägt das. Dann fühlt sich jede kleine Änderung wie ein Angriff auf den Plan an. Anzeichen: Du räumst um Mitternacht auf, du machst die Arbeit anderer noch einmal. Streich heute eine Sache, lass sie liegen und sieh, was wirklich passiert.
type16-strain-p = Wenn es schwierig wird, kümmerst du dich oft um das Lauteste und verschiebst den Rest. Beweglich bleibst du länger als andere. Inzwischen wächst das Verschobene, und der Anfang wird jeden Tag schwerer. Anzeichen: ungeöffnete Post, ein neues Vorhaben im falschen Moment. Nimm die eine Aufgabe, an die du nachts denkst, und gib ihr fünfzehn Minuten, bevor du mit etwas anderem anfängst.
type16-strain-e-balanced = Wenn es schwierig wird, willst du vielleicht Menschen und Ruhe zugleich, und was du gerade hast, ist dann das Falsche. Wähl eins davon mit Absicht: eine Stunde mit jemandem, zu dem du ehrlich sein kannst, oder einen Abend ohne Handy. Notier danach, was geholfen hat. Nach ein paar schlechten Tagen weißt du mehr, als dir ein Test sagen kann.
type16-strain-n-balanced = Wenn es schwierig wird, schwankst du vielleicht zwischen Grübeln über das große Ganze und einfachem Weitermachen mit der nächsten Pflicht. Beides hat seinen Nutzen. Hast du tagelang nachgedacht, tu etwas Handfestes. Warst du tagelang beschäftigt, setz dich hin und frag, was das Problem eigentlich ist. Wechsle früher, als dir danach ist.
type16-strain-f-balanced = Wenn es schwierig wird, willst du dich vielleicht um Menschen kümmern und zugleich schnell zu dem kommen, was getan werden muss. Gib beidem seine Zeit: zehn Minuten für die Frage, wie es allen geht, dir auch, und dann eine klare Entscheidung. Achte auf den Moment, in dem du das eine tust, um das andere zu vermeiden.
type16-strain-j-balanced = Wenn es schwierig wird, will ein Teil von dir einen Plan, und ein anderer will ihn wegwerfen. Ein kleiner Plan ist oft beiden recht: drei Dinge für heute, in beliebiger Reihenfolge, sonst nichts. Wenn du merkst, dass die Listen länger werden oder du ihnen ausweichst, geh zurück zu drei. Morgen bekommt eine eigene Liste.

## Report, section 7: growth.

type16-growth-lead = Probier eins nach dem anderen, je eine Woche. Du kannst nicht durchfallen: Was dir auffällt, ist das Ergebnis.
type16-growth-e-1-title = Die längere Pause
type16-growth-e-1 = Warte einmal am Tag in einem wichtigen Gespräch zwei Atemzüge, nachdem dein Gegenüber aufgehört hat zu reden. Werktags bei der Arbeit, am Wochenende zu Hause. Achte darauf, was in der Pause kommt: Oft ist es der Satz, der sonst ungesagt geblieben wäre.
type16-growth-e-2-title = Eine Stunde ohne Publikum
type16-growth-e-2 = Such dir diese Woche zwei Abende aus und verbring je eine Stunde allein, ohne Handy und Bildschirm. Tu etwas mit einem Ergebnis: kochen etwa oder eine Seite schreiben. Achte darauf, wie sich die erste Viertelstunde anfühlt und wie die letzte.
type16-growth-i-1-title = Der erste Satz
type16-growth-i-1 = Sag einmal am Tag etwas, bevor du gefragt wirst: in einer Besprechung, in der Schlange, im Treppenhaus. Ein Satz genügt, und dabei darf es bleiben. Achte darauf, wie oft sich dein Gegenüber zu freuen scheint, dass du angefangen hast.
type16-growth-i-2-title = Sag es, solange es frisch ist
type16-growth-i-2 = Wenn dir gefällt, was jemand getan hat, sag es noch am selben Tag, laut oder in einer Nachricht. Versuch es diese Woche bei drei Menschen. Achte darauf, ob sie es schon wussten. Vielleicht wussten sie es nicht.
type16-growth-n-1-title = Eine Idee bis zum Ende
type16-growth-n-1 = Wähl am Montag die kleinste deiner aktuellen Ideen. Arbeite jeden Tag zwanzig Minuten daran und schreib neue Ideen auf eine Liste für später. Sieh dir am Sonntag an, was entstanden ist und wie viele Ideen von der Liste du noch willst.
type16-growth-n-2-title = Die einfache Version
type16-growth-n-2 = Wenn du diese Woche etwas erklärst, beginn mit einem Beispiel, das man sehen oder anfassen kann, und sag erst dann, was es bedeutet. Einmal am Tag. Achte darauf, wann sich das Gesicht deines Gegenübers ändert: beim Beispiel oder bei der Idee.
type16-growth-s-1-title = Anders nach Hause
type16-growth-s-1 = Mach einmal am Tag etwas Gewöhnliches anders: ein anderer Weg, eine andere Reihenfolge, ein Rezept ohne Abmessen. So klein, dass nichts davon abhängt. Notier abends, ob etwas besser war, schlechter oder einfach neu.
type16-growth-s-2-title = Zwei Minuten „Was wäre, wenn“
type16-growth-s-2 = Wenn dir diese Woche jemand von einer Idee erzählt, stell zwei Fragen dazu, bevor du prüfst, ob sie funktioniert. „Was wäre das Schönste daran?“ ist eine gute erste. Achte darauf, was beim Antworten aus der Idee wird.
type16-growth-f-1-title = Ein freundliches Nein
type16-growth-f-1 = Sag einmal diese Woche, wo du sonst sofort ja sagst: „Ich schau in meinen Kalender und sag dir heute Abend Bescheid.“ Entscheide dann und antworte in zwei Sätzen. Achte darauf, was du befürchtet hast und was passiert ist.
type16-growth-f-2-title = Wessen Sorge ist das?
type16-growth-f-2 = Schreib jeden Abend die Sorgen auf, die du trägst, und neben jede einen Namen: wem sie gehört. Behalte deine und lass eine der anderen dort, wo sie hingehört. Achte darauf, wie du schläfst und ob es deswegen jemandem schlechter geht.
type16-growth-t-1-title = Erst das Gefühl benennen
type16-growth-t-1 = Wenn dir jemand von einem Problem erzählt, sag einmal am Tag, wie es sich wohl anfühlt, bevor du eine Lösung anbietest: „Das klingt anstrengend.“ Dann warte. Achte darauf, ob die Lösung noch gebraucht wird, und ob es die ist, an die du gedacht hast.
type16-growth-t-2-title = Lob laut aussprechen
type16-growth-t-2 = Wenn du diese Woche die Arbeit anderer prüfst, beginn mit etwas, das gut daran ist, und sei dabei so genau wie bei den Fehlern. Jedes Mal. Achte darauf, wie das Gespräch über die Fehler danach läuft.
type16-growth-j-1-title = Ein freier Nachmittag
type16-growth-j-1 = Lass dir diese Woche einen Nachmittag ohne Plan und füll ihn auch nicht vorher. Wenn er da ist, entscheide jede Stunde neu, worauf du Lust hast. Achte darauf, wann du unruhig wirst und was dir mit einem Plan entgangen wäre.
type16-growth-j-2-title = Gut genug
type16-growth-j-2 = Hör einmal am Tag mit einer Arbeit auf, wenn sie brauchbar ist und noch nicht fertig: die Küche, eine E-Mail, eine Schublade. Lass es über Nacht so. Achte darauf, wer es merkt und was du mit der Zeit gemacht hast.
type16-growth-p-1-title = Nur fünf Minuten
type16-growth-p-1 = Nimm dir jeden Morgen die reizloseste Aufgabe und arbeite fünf Minuten daran, bevor du aufs Handy siehst. Dann darfst du aufhören. Achte darauf, an wie vielen Tagen du weitergemacht hast und wie der Rest des Tages war.
type16-growth-p-2-title = Etwas Festes
type16-growth-p-2 = Wähl etwas Kleines und tu es diese Woche jeden Tag zur selben Zeit: etwa die Kleidung für morgen bereitlegen oder die Tasche ausräumen. Alles andere bleibt frei. Achte darauf, ob es dich Freiheit kostet oder dir welche gibt.
type16-growth-balanced-1-title = Welche Seite war das?
type16-growth-balanced-1 = Such dir jeden Abend eine Szene vom Tag aus und notier für jede der vier Skalen, welche Seite du gezeigt hast. Schreib dazu, wer dabei war und wie ausgeruht du warst. Such nach einer Woche das Muster: Deine Situationen sagen dir vielleicht mehr als dein Durchschnitt.
type16-growth-balanced-2-title = Die andere Seite ausprobieren
type16-growth-balanced-2 = Wähl eine Situation, die jeden Tag vorkommt, etwa das Frühstück oder die Teamrunde. Handle an geraden Tagen nach der einen Seite einer Skala, an ungeraden nach der anderen: früh reden oder erst zuhören, planen oder geschehen lassen. Achte darauf, was dich weniger kostet.

## Report, section 8: the bridge to the Big Five.

type16-bridge-lead = In der Forschung beschreibt man Persönlichkeit mit fünf großen Merkmalen, den Big Five. Deine vier Skalen sind mit vier davon eng verwandt.
type16-bridge-e = „Gesellig oder zurückhaltend“ ist das Merkmal Extraversion.
type16-bridge-n = „Fantasievoll oder praktisch“ kommt der Offenheit nahe, vor allem dem Teil, in dem es um Ideen und Vorstellungskraft geht.
type16-bridge-f = „Mitfühlend oder sachlich“ kommt der Verträglichkeit nahe, vor allem dem Teil, in dem es um Mitgefühl geht.
type16-bridge-j = „Planvoll oder spontan“ kommt der Gewissenhaftigkeit nahe: Ordnung, Vorbereitung, Anfangen.
type16-bridge-stability = Das fünfte Merkmal ist die emotionale Stabilität: wie leicht man sich sorgt oder aufregt. Wir messen sie nicht, hier steht also nichts darüber.
type16-bridge-caption = Vier Skalen und die Merkmale, denen sie nahekommen
type16-bridge-head-scale = Deine Skala
type16-bridge-head-trait = Merkmal der Big Five

## Report, section 9: how sure is this.

type16-sure-lead = Bei manchen Buchstaben sind wir uns sicherer als bei anderen. Hier siehst du, wie sicher jeder ist und was das heißt, wenn du den Test wiederholst.
type16-sure-caption = Wie sicher jeder Buchstabe ist
type16-sure-alt = So sicher ist jeder Buchstabe: { $letters }.
type16-sure-firm = Klar
type16-sure-leaning = Tendenz
type16-sure-balanced = Ausgewogen
type16-sure-firm-text = Klar: zu mindestens { $limit } sicher. Auf diese Buchstaben kannst du dich verlassen.
type16-sure-leaning-text = Tendenz: zu mindestens { $limit } sicher. Diese Buchstaben sind eine gute Vermutung.
type16-sure-balanced-text = Ausgewogen: zu weniger als { $limit } sicher. Diese Buchstaben schreiben wir klein und beschreiben beide Seiten.
type16-sure-common = Ausgewogene Buchstaben sind nichts Ungewöhnliches: Etwa { $percent } der Menschen haben mindestens einen.
type16-sure-retest-data = { $people } Menschen haben im Abstand von einigen Wochen zweimal beantwortet, wie gesellig sie sind. Von denen nahe der Mitte kamen { $near } wieder auf derselben Seite heraus, von denen weit davon entfernt { $far }.
type16-sure-retest-same = Insgesamt waren { $same } von ihnen beide Male auf derselben Seite.
type16-sure-retest-half = Etwa die Hälfte der Menschen, die so einen Test wiederholen, bekommt mindestens einen anderen Buchstaben.
type16-sure-repeat = Würden alle diesen Test gleich noch einmal machen, bekämen wohl etwa { $same } dieselben vier Buchstaben.
type16-sure-top = Der wahre Typ ist bei etwa { $two } der Menschen unter den zwei wahrscheinlichsten, bei { $three } unter den drei wahrscheinlichsten.
type16-sure-again = Melde dich an, wiederhole den Test nach { $days } Tagen und sieh beide Ergebnisse nebeneinander.
type16-sure-again-from = Melde dich an und wiederhole den Test ab dem { $date }, dann siehst du beide Ergebnisse nebeneinander.
type16-sure-again-both = Zuerst { $before }, jetzt { $type }.
type16-sure-again-kept = Alle vier Buchstaben sind gleich geblieben.
type16-sure-again-changed = { $letters ->
    [one] Ein Buchstabe ist anders. War er nahe der Mitte, kommt das oft vor und muss nicht heißen, dass du dich verändert hast.
   *[other] { $letters } Buchstaben sind anders. Waren sie nahe der Mitte, kommt das oft vor und muss nicht heißen, dass du dich verändert hast.
}
type16-earlier-title = Damals und heute
type16-sure-own = Von { $pairs } Menschen, die diesen Test hier zweimal gemacht haben, bekamen { $same } dieselben vier Buchstaben.
type16-sure-friends = Würden Menschen, die dich gut kennen, zustimmen? Wie gesellig, mitfühlend und planvoll jemand ist, sehen andere meist ähnlich, wenn auch längst nicht gleich. Wie fantasievoll jemand ist, lässt sich von außen schwerer erkennen.
type16-sure-life = Nichts davon steht fürs Leben fest. Es beschreibt, wie du am { $date } geantwortet hast.
type16-change-lead = Diese Antworten zählten am meisten. Eine andere Antwort hier hätte den Buchstaben am weitesten verschoben.
type16-change-letter = Was für { $letter } am meisten zählte
type16-change-balanced = Hier ist es knapp: Eine andere Antwort auf eine oder zwei dieser Aussagen könnte den Buchstaben kippen.
type16-change-firm = Dieser Buchstabe stützt sich auf viele Antworten. Das hier sind nur die deutlichsten.
type16-change-answer = „{ $statement }“ Deine Antwort: { $answer }.
type16-change-think = Lies sie an einem anderen Tag noch einmal. Klingt eine nicht mehr nach dir, sagt dir das mehr als der Buchstabe.

## Report, section 10: method.

type16-method-statements = Du hast { $questions } Aussagen über dich bewertet, gleich viele für jede Skala. Etwa die Hälfte davon ist umgekehrt formuliert. Einfach allem zuzustimmen hebt sich dadurch auf.
type16-method-borrowed = Wie stark jede Aussage zählt, haben wir vorerst übernommen: aus den Antworten anderer auf Aussagen mit demselben Gedanken. Der Wortlaut ist unser eigener. Die Werte sind deshalb ein Anfang, bis Antworten von hier sie ersetzen.
type16-method-norms = Die Vergleichsgruppe besteht aus { $people } Freiwilligen, die um { $year } online einen kostenlosen Test auf { $language } gemacht haben. { $women } davon waren Frauen, die Hälfte war { $age } oder jünger. Sie stehen nicht für alle Menschen.
type16-method-language = Du wirst mit Menschen verglichen, die auf { $language } geantwortet haben, egal, in welcher Sprache du geantwortet hast. Sobald es in deiner genug Antworten gibt, vergleichen wir dich mit ihnen.
type16-method-median = Die Grenze zwischen zwei Buchstaben ist der Median der Vergleichsgruppe: Auf jeder Seite liegt die Hälfte. Wir haben ihn gewählt, weil weit mehr als die Hälfte Aussagen über Ideen und Fürsorge zustimmt. Läge die Grenze in der Mitte der Antwortmöglichkeiten, bekämen fast alle denselben Buchstaben.
type16-method-reliability = Erwartete Zuverlässigkeit (Cronbachs Alpha): gesellig { $e }, fantasievoll { $n }, mitfühlend { $f }, planvoll { $j }. Das sind Vorhersagen, bis hier genug Menschen geantwortet haben.
type16-method-certainty = Wie sicher ein Buchstabe ist, ergibt sich aus all deinen Antworten auf seiner Skala und daraus, wie einig sie sich sind, mit einem Abzug für den übernommenen Vergleich. Die Wahrscheinlichkeit eines Typs ist das Produkt seiner vier Buchstaben.
type16-method-mixture = „Planvoll oder spontan“ verbindet zwei Dinge: Ordnung halten und anfangen. Fällt beides bei dir unterschiedlich aus, hängt dein Buchstabe stärker davon ab, welche Aussagen wir zeigen.
type16-method-groups = Alle werden mit derselben Gruppe verglichen. Im Durchschnitt kamen Frauen darin mitfühlender heraus als Männer und Ältere planvoller als Jüngere. Durchschnitte von Gruppen sagen nichts über einen einzelnen Menschen.
type16-method-not = Was es nicht ist
type16-method-not-kinds = Keine zwei Arten von Menschen. Die meisten sind auf den meisten Skalen nahe der Mitte.
type16-method-not-health = Keine Aussage über deine Gesundheit und kein Ersatz für ein Gespräch mit Fachleuten.
type16-method-not-jobs = Nichts für die Personalauswahl. Es zeigt nicht, wie gut jemand eine Arbeit macht.
type16-method-not-couples = Kein Ratgeber dafür, wer zu wem gehört. In großen Studien mit Paaren spielte es kaum eine Rolle, wie ähnlich sich zwei waren.
type16-method-source = Auf Grundlage von Fragen aus dem International Personality Item Pool (ipip.ori.org), in unseren eigenen Worten.
type16-method-more = Alle Zahlen ansehen

## Certificate of completion.

type16-certificate-line = hat am { $date } den 16-Typen-Fragebogen mit { $questions } Aussagen ausgefüllt.
type16-certificate-type = Ergebnis an diesem Tag
type16-certificate-note = Eine Selbstbeschreibung, online und ohne Aufsicht. Bescheinigt wird die Teilnahme, keine Fähigkeit.

## Share card and the page behind its link.

type16-share-title = Zeig dein Tier
type16-share-lead = Deine Karte zeigt dein Tier, deine Buchstaben und vier Balken ohne Beschriftung. Keine E-Mail-Adresse, keine Prozentzahlen, keine Antworten.
type16-share-small = Kleine Buchstaben sind die, bei denen du nahe der Mitte bist.
type16-share-make = Link erstellen
type16-share-copy = Link kopieren
type16-share-copied = Link kopiert
type16-share-revoke = Link abschalten
type16-share-revoke-sure = Diesen Link abschalten? Die Karte funktioniert dann sofort nicht mehr, egal, wo du sie gepostet hast.
type16-card-line = { $type } · { $name }
type16-card-question = Welcher Typ bist du?
type16-card-alt = Karte mit { $name }, den Buchstaben { $type } und vier Balken ohne Beschriftung.
type16-card-title = Ich bin { $type }: { $name }
type16-card-description = Sechzehn Typen, und wie sicher jeder Buchstabe ist. Finde kostenlos deinen Typ heraus.
type16-shared-title = Jemand hat ein Ergebnis mit dir geteilt
type16-shared-take = Finde deinen Typ heraus
type16-shared-gone = Dieser Link ist nicht mehr aktiv

## Comparing two people by link.

type16-compare-title = Zu zweit vergleichen
type16-compare-lead = Seht eure vier Balken nebeneinander, findet heraus, wo ihr euch unterscheidet, und bekommt Fragen für ein Gespräch.
type16-compare-invite = Einladung erstellen
type16-compare-consent = Ja, zeigt meine vier Balken und Buchstaben der Person, der ich diesen Link schicke.
type16-compare-consent-other = Ja, zeigt meine vier Balken und Buchstaben { $other } und mir die von { $other }.
type16-compare-private = Deine Antworten bleiben privat. Ihr könnt beide den Vergleich jederzeit abschalten, dann ist er für euch beide weg.
type16-compare-waiting = Wir warten auf die andere Person. Den Vergleich zeigen wir, sobald ihr beide zugestimmt habt.
type16-compare-invited = { $other } möchte sich mit dir vergleichen
type16-compare-invited-text = Wenn du zustimmst, seht ihr gegenseitig eure vier Balken und Buchstaben, sonst nichts.
type16-compare-agree = Zustimmen und vergleichen
type16-compare-decline = Nein, danke
type16-compare-stop = Vergleich abschalten
type16-compare-stopped = Dieser Vergleich wurde abgeschaltet
type16-compare-caption = Deine vier Balken und die von { $other }
type16-compare-you = Du
type16-compare-alt-e = Gesellig oder zurückhaltend. Du: { $mine }. { $other }: { $theirs }.
type16-compare-alt-n = Fantasievoll oder praktisch. Du: { $mine }. { $other }: { $theirs }.
type16-compare-alt-f = Mitfühlend oder sachlich. Du: { $mine }. { $other }: { $theirs }.
type16-compare-alt-j = Planvoll oder spontan. Du: { $mine }. { $other }: { $theirs }.
type16-compare-differ-title = Wo ihr euch unterscheidet
type16-compare-differ-e = Eine Person ist geselliger, die andere zurückhaltender.
type16-compare-differ-n = Eine Person ist fantasievoller, die andere praktischer.
type16-compare-differ-f = Eine Person ist mitfühlender, die andere sachlicher.
type16-compare-differ-j = Eine Person ist planvoller, die andere spontaner.
type16-compare-same = Hier überschneiden sich eure Fehlerspannen: Ein Unterschied lässt sich nicht erkennen.
type16-compare-same-all = Eure Fehlerspannen überschneiden sich auf allen vier Skalen. Nehmt eine Frage von irgendeiner.
type16-compare-questions = Zwei Fragen für euer Gespräch
type16-compare-e-question-1 = Wie sieht nach einer langen Woche für dich ein guter Freitagabend aus, wie für mich, und wer bekommt ihn meistens?
type16-compare-e-question-2 = Wenn ich still werde oder immer weiterrede: Was bedeutet das für dich, und wie deute ich es bei dir?
type16-compare-n-question-1 = Wenn du eine neue Idee hast, was möchte ich zuerst hören, das Warum oder das Wie? Und du bei meiner?
type16-compare-n-question-2 = Was zwischen uns soll bleiben, wie es ist, und was würdest du, was würde ich gern anders probieren?
type16-compare-f-question-1 = Wenn ich aufgewühlt bin: Was hilft mir in den ersten fünf Minuten, und was hättest du vermutet?
type16-compare-f-question-2 = Welche Entscheidung haben wir verschieden gesehen, und worauf hast du geschaut, worauf ich?
type16-compare-j-question-1 = Was müssen wir zusammen planen, und was könnten wir mit Absicht ungeplant lassen?
type16-compare-j-question-2 = Was heißt pünktlich oder ordentlich genug für dich und für mich, und wo haben wir das gelernt?
type16-compare-note = Eine Zahl dafür, wie gut zwei Menschen zusammenpassen, gibt es nicht: In großen Studien mit Paaren spielte Ähnlichkeit kaum eine Rolle.
type16-compare-someone = Die andere Person
type16-compare-someone-invited = Jemand möchte sich mit dir vergleichen
type16-compare-someone-consent = Ja, zeigt meine vier Balken und Buchstaben der Person, die mich eingeladen hat, und mir ihre.
type16-compare-someone-caption = Deine vier Balken und die der anderen Person
type16-compare-name = Dein Vorname
type16-compare-name-hint = Freiwillig. Die andere Person sieht dich unter diesem Namen.
type16-compare-consent-first = Bitte setz zuerst das Häkchen.
type16-compare-link = Schick diesen Link nur einer Person
type16-compare-list = Deine Vergleiche
type16-compare-with = Mit { $other }
type16-compare-made = Erstellt am { $date }
type16-compare-see = Vergleich ansehen
type16-compare-stop-sure = Diesen Vergleich abschalten? Ihr könnt ihn dann beide nicht mehr sehen, und der Link funktioniert nicht mehr.
type16-compare-stop-yes = Abschalten
type16-compare-stop-no = Behalten
type16-compare-stop-done = Der Vergleich ist abgeschaltet.
type16-compare-first = Finde zuerst deinen eigenen Typ heraus. Nach dem Test bringen wir dich zu dieser Einladung zurück.
type16-compare-sign-in = Schon gemacht? Anmelden
type16-compare-back = Einladung ansehen
type16-compare-stopped-text = Ihr könnt ihn beide nicht mehr sehen. Auf deiner Ergebnisseite kannst du jederzeit einen neuen beginnen.
type16-compare-gone-text = Bitte die Person, die ihn dir geschickt hat, um einen neuen.
type16-compare-questions-all = Fragen für euer Gespräch
