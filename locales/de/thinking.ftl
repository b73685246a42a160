### What the result and the report on thinking style say, on screen and on paper.

## Titles of pages and sections.

thinking-exam = Denkstil
thinking-page-result = Dein Denkstil
thinking-page-report = Dein Bericht zum Denkstil
thinking-point-title = Dein Platz auf der Karte
thinking-pattern-title = Dein Muster
thinking-use-title = Wann welcher Stil hilft und wann er in die Irre führt
thinking-growth-title = Experimente zum Ausprobieren
thinking-sure-title = Wie sicher ist das?
thinking-method-title = So funktioniert es
thinking-head-style = Stil

## First paragraph of the result and of the report.

thinking-intro = Manche denken eine Entscheidung gern durch, manche gehen lieber nach Gefühl, und viele tun beides. Hirnscans zeigen keine Menschen, die nur mit der linken oder der rechten Gehirnhälfte denken; hier geht es um Vorlieben.
thinking-added = Das sind deine zusammengezählten Antworten, kein Vergleich mit anderen.
thinking-style-analytic = Analytisch
thinking-style-analytic-line = Erst Gründe, Fakten und klare Schritte, dann die Entscheidung.
thinking-style-intuitive = Intuitiv
thinking-style-intuitive-line = Auf Ahnungen, erste Eindrücke und das Bauchgefühl vertrauen.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Beide Stile
thinking-both-line = Du sagst, dass du Dinge durchdenkst und auch deinem Bauchgefühl traust.
thinking-both-text = Du stimmst beiden Arten von Aussagen zu: Du nimmst ein Problem gern auseinander, und du hörst hin, wenn etwas in dir ja oder nein sagt. Die beiden kommen sich seltener in die Quere, als man glaubt. Eine Ahnung sagt dir vielleicht, wo du suchen sollst, und eine Prüfung, ob da etwas ist. Spannend wird es, wenn sie sich widersprechen. Vielleicht kennst du das: Auf der Liste spricht mehr für das eine, und du willst längst das andere. Dann hilft die Frage, wer von beiden so einen Fall schon einmal erlebt hat.
thinking-analytic-name = Vor allem analytisch
thinking-analytic-line = Du sagst, dass du eine Entscheidung lieber durchdenkst, als nach Gefühl zu gehen.
thinking-analytic-text = Du stimmst den analytischen Aussagen mehr zu als den intuitiven: Du willst wissen, warum, wägst ab, was dafür und was dagegen spricht, und entscheidest, wenn du die Fakten hast. Andere können nachvollziehen, wie du zu einer Antwort kommst, und du kannst sie berichtigen, wenn ein Fakt nicht stimmt. Eine Ahnung zählt bei dir weniger, bis du sie erklären kannst. So übergehst du vielleicht ein leises Zeichen, das schon da war, bevor es Gründe gab, und kleine Entscheidungen dauern manchmal so lange wie große.
thinking-intuitive-name = Vor allem intuitiv
thinking-intuitive-line = Du sagst, dass du lieber nach Gefühl gehst, als alles durchzudenken.
thinking-intuitive-text = Du stimmst den intuitiven Aussagen mehr zu als den analytischen: Du traust dem ersten Eindruck, folgst Ahnungen und kennst eine Antwort oft, bevor du sie erklären kannst. Du kannst entscheiden, während andere noch Fakten sammeln, und du merkst, wenn etwas nicht stimmt. Lange Ketten von Gründen ermüden dich vielleicht. So kannst du manchmal nicht sagen, wie du darauf gekommen bist, und ein starkes Gefühl setzt sich auch auf einem Gebiet durch, das dir neu ist und auf dem es noch wenig lernen konnte.
thinking-neither-name = Kein Stil ausgeprägt
thinking-neither-line = Du sagst, dass weder langes Abwägen noch Bauchgefühl viel Macht über dich hat.
thinking-neither-text = Du stimmst von beiden Arten nur wenigen Aussagen zu. Du verbringst keine langen Abende mit Abwägen, und Ahnungen bestimmen dich nicht. Es gibt andere Arten zu entscheiden: nach Gewohnheit, nach Rat von jemandem, der sich auskennt, in Absprache mit denen, die es betrifft, oder durch Ausprobieren. Vielleicht nutzt du eine davon, ohne ihr einen Namen zu geben. Denk an die letzte Entscheidung, mit der du zufrieden warst. Was gab den Ausschlag? Die Antwort ist dein Stil, auch wenn dieser Fragebogen kein Wort dafür hat.
thinking-middle-name = Nahe der Mitte
thinking-middle-line = Du sagst, dass du beide Stile manchmal nutzt und keinen besonders stark.
thinking-middle-text = Dein Punkt ist so nahe an der Mitte der Karte, dass seine Fehlerspanne in mehrere Felder reicht. Wir stecken dich in keins davon. Wahrscheinlich wechselst du: Manches denkst du durch, manches entscheidest du nach Gefühl, und den Ausschlag gibt vielleicht das Thema, die Zeit oder wer fragt. Sieh dir zwei Entscheidungen aus letzter Zeit an, eine große und eine kleine. Wie hast du sie getroffen? Wenn es nicht dieselbe Art war, hast du gefunden, wovon dein Stil abhängt.

## The map: a point and the ellipse around it.

thinking-point-lead = Je weiter rechts du bist, desto mehr stimmst du analytischen Aussagen zu, je weiter oben, desto mehr intuitiven. Dein Punkt ist da, wo beides zusammentrifft.
thinking-point-ellipse = Die Ellipse um den Punkt ist seine Fehlerspanne: In { $level } der Fälle liegt der wahre Punkt darin. Je kleiner sie ist, desto mehr sagen deine Antworten.
thinking-point-crosses = Deine Ellipse reicht in ein anderes Feld. Lies also auch den Text dazu.
thinking-point-corners = Oben rechts sind beide Stile, unten rechts vor allem analytisch, oben links vor allem intuitiv, unten links ist kein Stil ausgeprägt. Keine der vier Ecken ist die gute.
thinking-point-caption = Dein Punkt auf der Karte, mit Fehlerspanne ({ $level })
thinking-point-alt = Karte mit zwei Achsen. Analytisch { $analytic }, intuitiv { $intuitive }. Feld: { $pattern }. Eine Ellipse um den Punkt zeigt die Fehlerspanne.
thinking-axis-analytic = Nach rechts: analytischer
thinking-axis-intuitive = Nach oben: intuitiver
thinking-value-analytic = Analytisch: { $analytic } (Fehlerspanne { $level }: { $low } bis { $high })
thinking-value-intuitive = Intuitiv: { $intuitive } (Fehlerspanne { $level }: { $low } bis { $high })

## Free result.

thinking-result-lead = Dein Muster: { $pattern }
thinking-more-title = Wann du welchem Stil trauen kannst
thinking-more-text = Der ausführliche Bericht beschreibt dein Muster, zeigt, wann jeder Stil hilft und wann er in die Irre führt, und gibt dir Experimente für beide.

## When each style helps and when it misleads.

thinking-use-lead = Im Leben brauchst du beide. Die Frage ist weniger, welchen du lieber magst, als welchen der Moment verlangt.
thinking-analytic-helps = Durchdenken hilft, wo eine Entscheidung neu für dich ist, wo ein Fehler teuer wird, wo andere sie verstehen müssen und wo Zahlen im Spiel sind: bei einem Vertrag, einem Kredit, einer unbekannten Strecke.
thinking-analytic-misleads = Es führt in die Irre, wo sich das Wichtige schwer in Worte fassen lässt und auf der Liste fehlt. Ebenso, wo weitere Fakten die Entscheidung nur aufschieben oder wo du Gründe sammelst für das, was du ohnehin wolltest.
thinking-intuitive-helps = Das Gefühl hilft, wo du viele ähnliche Fälle erlebt und jedes Mal erfahren hast, wie sie ausgingen: im eigenen Fach, bei Menschen, die du gut kennst, in einem Spiel, das du seit Jahren spielst. Und es hilft, wo keine Zeit ist.
thinking-intuitive-misleads = Es führt in die Irre, wo du neu bist, wo du nie erfährst, ob du recht hattest, wo ein fremder Mensch dich an jemanden erinnert, und wo du müde, hungrig oder in die Idee verliebt bist.
thinking-use-caption = Vier Fragen, bevor du entscheidest, wie du entscheidest
thinking-use-question-1 = Habe ich so etwas schon oft entschieden und erfahren, wie es ausging?
thinking-use-question-2 = Was würde ein Fehler kosten, und ließe er sich beheben?
thinking-use-question-3 = Wird mich jemand nach meinen Gründen fragen?
thinking-use-question-4 = Suche ich noch Fakten oder schon Erlaubnis?

## Experiments, two per style.

thinking-growth-lead = Nimm eins zu dem Stil, den du weniger nutzt, oder zu deinem eigenen, wenn du ihn schärfen willst. Eins nach dem anderen, je eine Woche.
thinking-growth-analytic-1-title = Die schriftliche Wette
thinking-growth-analytic-1 = Schreib einmal am Tag auf, was du erwartest und wie sicher du bist, bevor du erfährst, wie etwas ausgeht. Eine Besprechung, ein Spiel, ein Paket genügt. Zähl am Ende der Woche nach. Achte darauf, ob du so oft recht hattest, wie du dachtest.
thinking-growth-analytic-2-title = Der beste Grund dagegen
thinking-growth-analytic-2 = Such vor jeder größeren Entscheidung dieser Woche den stärksten Grund gegen das, was du gern tun würdest, und schreib ihn in einem Satz auf. Dann entscheide. Achte darauf, ob der Satz die Entscheidung ändert oder dich nur darin bestärkt.
thinking-growth-intuitive-1-title = Erst die Antwort, dann die Liste
thinking-growth-intuitive-1 = Notier einmal am Tag bei einer kleinen Entscheidung deine erste Antwort, bevor du abwägst. Entscheide dann wie immer. Vergleich am Ende der Woche beides. Achte darauf, bei welcher Art von Entscheidung die erste Antwort genauso gut war.
thinking-growth-intuitive-2-title = Eine Minute hinspüren
thinking-growth-intuitive-2 = Nimm dir einmal am Tag, wenn du jemanden triffst oder einen Raum betrittst, eine Minute und spür, was du fühlst, bevor du es erklärst: entspannt, angespannt, neugierig. Sieh später nach, was los war. Achte darauf, welche dieser Gefühle etwas geahnt haben.

## How sure is this.

thinking-sure-lead = Die Richtung, in der dein Punkt liegt, ist sicherer als sein Abstand zur Mitte.
thinking-sure-self = So siehst du selbst, wie du entscheidest. Was du im Einzelfall tun würdest, kann anders sein, und was andere über dich sagen würden, auch.
thinking-sure-good = Es sagt, wie du gern denkst, nicht, wie gut. Beide Stile kann man gut oder schlecht beherrschen.
thinking-sure-again = Wiederhole den Test nach { $days } Tagen und vergleiche beide Punkte.
thinking-sure-again-overlap = Die Ellipsen deiner zwei Ergebnisse überschneiden sich. Ein sicherer Unterschied ist das nicht.
thinking-sure-again-apart = Die Ellipsen deiner zwei Ergebnisse überschneiden sich nicht. Du hast diesmal anders geantwortet; der Unterschied ist größer, als sich durch Zufall erklären lässt.
thinking-provisional = Vorläufig: { $unmeasured } von { $questions } Aussagen sind neu. Ihr Gewicht ist ein typischer Wert, bis genug Menschen geantwortet haben.
thinking-provisional-badge = Vorläufig · noch kein Vergleich mit anderen
thinking-provisional-source = Die Gewichte, die wir schon haben, stammen von { $people } Freiwilligen, die um { $year } auf { $language } geantwortet haben.

## Method.

thinking-method-statements = Du hast { $questions } Aussagen bewertet, je die Hälfte zu einem Stil. Keine stellt den einen gegen den anderen. Du kannst also beiden zustimmen oder keinem.
thinking-method-reversed = In jeder Hälfte sind einige Aussagen umgekehrt formuliert. Einfach allem zuzustimmen hebt sich dadurch auf.
thinking-method-norms = Vergleichszahlen haben wir noch nicht. Sobald { $target } Menschen geantwortet haben, prüfen wir, ob die beiden Stile hier wirklich unabhängig sind, und sagen dir, wie du im Vergleich abschneidest.
thinking-method-reliability = Erwartete Zuverlässigkeit (Cronbachs Alpha): analytisch { $analytic }, intuitiv { $intuitive }. Das sind Vorhersagen, bis hier genug Menschen geantwortet haben.
thinking-method-lines = Die Linien auf der Karte liegen in der Mitte der Antwortmöglichkeiten, nicht beim Durchschnitt der Menschen.
thinking-method-not = Was es nicht ist
thinking-method-not-brain = Nichts über Gehirnhälften. Beide arbeiten bei allen zusammen.
thinking-method-not-ability = Kein Intelligenztest und kein Maß dafür, wie gut du entscheidest.
thinking-method-not-jobs = Nichts für die Personalauswahl und kein Urteil über andere.
thinking-method-source = Auf Grundlage von Fragen aus dem International Personality Item Pool (ipip.ori.org) und eigenen, alle in unseren Worten.
thinking-method-more = Alle Zahlen ansehen

## Certificate of completion and share card.

thinking-certificate-line = { $person } hat am { $date } den Fragebogen zum Denkstil mit { $questions } Aussagen ausgefüllt.
thinking-certificate-note = Eine Selbstbeschreibung, online und ohne Aufsicht. Bescheinigt wird die Teilnahme, keine Fähigkeit.
thinking-share-lead = Deine Karte zum Teilen zeigt dein Muster und deinen Punkt. Keine E-Mail-Adresse, keine Zahlen, keine Antworten.
thinking-card-title = Mein Denkstil: { $pattern }
thinking-card-description = Analytisch, intuitiv, beides oder keins von beiden? Finde kostenlos deinen Punkt auf der Karte.
