### What the result and the report on career interests say, on screen and on paper.

## Titles of pages and sections.

riasec-exam = Berufliche Interessen
riasec-page-result = Deine beruflichen Interessen
riasec-page-report = Dein Bericht zu beruflichen Interessen
riasec-bars-title = Deine sechs Interessen
riasec-leading-title = Deine stärksten Interessen
riasec-pair-title = Wie deine Interessen zusammenspielen
riasec-occupations-title = Berufe zum Erkunden
riasec-sure-title = Wie sicher ist das?
riasec-method-title = So funktioniert es
riasec-head-interest = Interesse
riasec-head-occupation = Beruf
riasec-head-similar = Wie ähnlich
riasec-head-family = Berufsfeld

## The six interests.

riasec-r-name = Handwerklich
riasec-r-line = Du baust, reparierst und bewegst gern echte Dinge.
riasec-r-enjoy = Menschen mit diesem Interesse mögen oft Werkzeug, Maschinen, Holz, Erde oder Tiere, Arbeit im Freien oder in der Werkstatt und ein Ergebnis, das sie abends anfassen können.
riasec-r-life = In der Freizeit zeigt es sich vielleicht in einem zerlegten Fahrrad im Flur, einem Garten oder darin, dass alle dich anrufen, wenn etwas kaputt ist.
riasec-r-family = Bauen, reparieren, fahren, anbauen
riasec-i-name = Forschend
riasec-i-line = Du findest gern heraus, wie Dinge funktionieren und warum.
riasec-i-enjoy = Menschen mit diesem Interesse mögen oft Forschung, Daten, Versuche und schwere Fragen und die Zeit, einer davon nachzugehen, bis sie sich klärt.
riasec-i-life = In der Freizeit zeigt es sich vielleicht in langen Artikeln, die du zu Ende liest, einem Teleskop am Fenster oder drei geprüften Quellen vor dem Kauf eines Wasserkochers.
riasec-i-family = Forschen, analysieren, untersuchen
riasec-a-name = Künstlerisch
riasec-a-line = Du machst gern etwas Eigenes: aus Worten, Bildern, Musik.
riasec-a-enjoy = Menschen mit diesem Interesse schreiben, zeichnen, musizieren, schauspielern oder gestalten oft gern, mit Raum für eine eigene Form und wenigen festen Regeln.
riasec-a-life = In der Freizeit zeigt es sich vielleicht in einem Notizbuch in der Tasche, einer Band am Donnerstag oder einem Zimmer, das umgestellt wird, bis es stimmt.
riasec-a-family = Schreiben, gestalten, auftreten
riasec-s-name = Sozial
riasec-s-line = Du bringst anderen gern etwas bei, hilfst ihnen und sorgst für sie.
riasec-s-enjoy = Menschen mit diesem Interesse erklären oft gern, hören zu, helfen beim Lernen oder Gesundwerden und freuen sich, wenn es jemandem besser geht als vorher.
riasec-s-life = In der Freizeit zeigt es sich vielleicht im Training einer Kindermannschaft, in Besuchen nebenan oder darin, dass man dich auf Partys um Rat fragt.
riasec-s-family = Lehren, pflegen, beraten
riasec-e-name = Unternehmerisch
riasec-e-line = Du führst und überzeugst gern und bringst Dinge in Gang.
riasec-e-enjoy = Menschen mit diesem Interesse mögen es oft, etwas zu starten, andere dafür zu gewinnen, zu verhandeln, zu verkaufen und dafür verantwortlich zu sein, wohin es geht.
riasec-e-life = In der Freizeit zeigt es sich vielleicht im Vereinsvorsitz, beim Organisieren des Straßenfests oder beim Feilschen auf dem Flohmarkt, einfach aus Spaß.
riasec-e-family = Führen, verkaufen, verhandeln
riasec-c-name = Ordnend
riasec-c-line = Du hältst gern Unterlagen, Zahlen und Abläufe in Ordnung.
riasec-c-enjoy = Menschen mit diesem Interesse mögen oft Tabellen, Abrechnungen, klare Abläufe und Daten, die stimmen, und das Wissen, dass am Ende alles an seinem Platz ist.
riasec-c-life = In der Freizeit zeigt es sich vielleicht in einem beschrifteten Ordner für jede Rechnung, in der Vereinskasse oder einer Packliste mit Kästchen zum Abhaken.
riasec-c-family = Erfassen, rechnen, Daten ordnen

## Leading interests, equal ones, a flat profile.

riasec-result-lead = So verhalten sich deine Interessen zueinander, und diese liegen vorn.
riasec-leading-one = Ein Interesse liegt vorn: { $first }.
riasec-leading-two = Zwei Interessen liegen vorn: { $first } und { $second }. Für eine Reihenfolge sind sie zu nah beieinander, behandle sie als gleich stark.
riasec-leading-three = Drei Interessen liegen vorn: { $first }, { $second } und { $third }. Für eine Reihenfolge sind sie zu nah beieinander, behandle sie als gleich stark.
riasec-leading-likely = „{ $first }“ ist mit einer Wahrscheinlichkeit von { $percent } dein stärkstes Interesse.
riasec-next = Danach: { $list }.
riasec-equal = Zu nah beieinander für eine Reihenfolge: { $list }.
riasec-flat-title = Viele Interessen, keines weit vorn
riasec-flat = Deine sechs Balken liegen nah beieinander. Ein stärkstes Interesse zu nennen wäre geraten. Überleg dir, welche dieser Tätigkeiten du dir an einem freien Samstag aussuchen würdest.
riasec-flat-none = Einem so ausgeglichenen Profil wie deinem ist kein Beruf besonders ähnlich. Deshalb siehst du hier Berufsfelder statt einer Liste.
riasec-more-title = Wohin deine Interessen führen können
riasec-more-text = Der ausführliche Bericht zeigt, wie deine stärksten Interessen zusammenspielen, wo sie sich in der Freizeit zeigen und welche Berufe ähnlich sind, geordnet danach, wie viel Vorbereitung sie brauchen.

## Six bars.

riasec-within = Deine Interessen im Vergleich zueinander.
riasec-bars-lead = Ein längerer Balken heißt, dass du mehr von diesen Tätigkeiten gern machen würdest. Der dicke Strich am Ende ist die Fehlerspanne. Wo sich zwei Fehlerspannen überschneiden, behandle die Interessen als gleich stark.
riasec-bars-caption = Sechs Interessen, mit Fehlerspanne ({ $level })
riasec-bars-alt = Sechs Balken, vom längsten zum kürzesten: { $list }.
riasec-bar-alt = { $interest }: { $value }, Fehlerspanne { $low } bis { $high }.
riasec-bars-margin = Fehlerspanne ({ $level }): { $low } bis { $high }

## Pairs of leading interests.

riasec-pair-ri = Du willst wissen, wie etwas funktioniert, und hast es gern in der Hand. Such dir Arbeit, bei der man die Ursache findet und auch behebt: Messgeräte, Maschinen, Labore mit Werkstatt, Messungen draußen statt nur Berichte.
riasec-pair-ra = Du stellst gern Dinge her, und dir ist wichtig, wie sie aussehen. Material zieht dich vielleicht genauso an wie Ideen. Such dir Handwerk und Bühne, wo Können und Gestaltung zusammenkommen: Möbel, Keramik, Kulissen, Instrumente, das Restaurieren alter Stücke.
riasec-pair-rs = Du packst gern an, und du tust es gern für jemanden. Such dir Orte, an denen Hände direkt helfen: Rettungsdienst, Reha, ein Handwerk weitergeben, Pflege, bei der du mehr anpackst als redest.
riasec-pair-re = Du magst echte Dinge, und du bestimmst gern, wie sie entstehen. Such dir Arbeit mit einer Mannschaft und einem Ergebnis, bei der du entscheidest und die Arbeit auch selbst kennst: Baustelle, Werkstatt, Hof oder ein eigener Betrieb.
riasec-pair-rc = Du magst echte Dinge, und du hast sie gern in Ordnung. Such dir Arbeit, bei der Genauigkeit zählt und zu sehen ist: Teile prüfen, Anlagen bedienen, Lager und Fahrzeuge in Schuss halten, einem Ablauf folgen, der einen Grund hat.
riasec-pair-ia = Du findest gern etwas heraus, und du gibst ihm gern eine Form. Fragen und Bilder kommen dir vielleicht gleichzeitig. Such dir Arbeit zwischen Forschung und Gestaltung: Wissenschaft erklären, Architektur, Kunst oder Sprache erforschen, Daten sichtbar machen.
riasec-pair-is = Du willst verstehen, und es soll jemandem helfen. Such dir Arbeit, bei der hinter einer schweren Frage ein Mensch steht: Medizin, Psychologie, ein naturwissenschaftliches Fach lehren, herausfinden, welche Hilfe wirklich wirkt.
riasec-pair-ie = Du löst gern ein Problem, und du willst mit der Lösung etwas bewegen. Such dir Arbeit, bei der aus Analyse eine Entscheidung wird: Organisationen beraten, ein Produkt entwickeln, ein Forschungsteam leiten, ein Technologieunternehmen gründen.
riasec-pair-ic = Du gehst Dingen auf den Grund, und die Daten sollen stimmen. Such dir Arbeit, bei der Sorgfalt und Neugier zählen: Statistik, Softwaretests, Laboranalysen, Wirtschaftsprüfung, Unterlagen, die eine Frage beantworten.
riasec-pair-as = Du gestaltest gern, und am liebsten mit anderen oder für sie. Such dir Arbeit, bei der Kreativität jemanden wachsen lässt: eine Kunst lehren, Theater mit Jugendlichen, Musik im Pflegeheim, Texte, die erklären und trösten.
riasec-pair-ae = Du gestaltest gern, und du gewinnst gern andere dafür. Such dir Arbeit, bei der eine Idee Publikum braucht: Werbung, Produktion, Mode, eine Galerie oder Bühne leiten, einen Entwurf verkaufen, an den du glaubst.
riasec-pair-ac = Du gestaltest gern, und du magst Ordnung dabei. Beides zieht in verschiedene Richtungen, und manche Arbeit braucht genau das: Lektorat, Archiv, Schriftsatz, Notensatz, eine Sammlung betreuen, Gestaltung nach strengem System.
riasec-pair-se = Du magst Menschen, und du bringst sie gern in Bewegung. Such dir Arbeit, bei der du dich kümmerst und führst: eine Schule oder ein Pflegeteam leiten, Beschäftigte schulen, Hilfe organisieren, für andere das Wort ergreifen.
riasec-pair-sc = Du hilfst gern, und du hast gern Ordnung. Such dir Arbeit, bei der gute Unterlagen zur Fürsorge gehören: ein Empfang, Patientenakten, Beratung zu Sozialleistungen, Bibliotheken, den Tag einer Schule organisieren.
riasec-pair-ec = Du führst gern, und die Zahlen sollen stimmen. Such dir Arbeit, bei der ein Ziel auf ein Budget trifft: ein Büro leiten, Finanzen, Einkauf, Logistik, ein Betrieb, dessen Zahlen du selbst liest.

## Occupations.

riasec-occupations-lead = Diese Berufe haben eine ähnliche Mischung von Interessen wie du. Nimm sie als Orte, an denen du dich umsehen kannst, und lass die Tätigkeiten entscheiden.
riasec-occupations-how = Wir vergleichen die Form deiner sechs Balken mit den sechs Interessen jedes Berufs: welche herausragen und welche nicht. Wie lang deine Balken insgesamt sind, spielt keine Rolle.
riasec-occupations-close = Sehr ähnlich
riasec-occupations-close-text = Die Interessen des Berufs haben fast dieselbe Form wie deine.
riasec-occupations-related = Verwandt
riasec-occupations-related-text = Die Form ist ähnlich, mit einigen Unterschieden.
riasec-occupations-preparation = Geordnet sind sie danach, wie viel Vorbereitung sie meist brauchen. In deinem Land kann es mehr oder weniger sein.
riasec-occupations-not = In der Liste geht es darum, was du gern machen würdest. Sie sagt nichts über Gehalt, über freie Stellen oder darüber, wie gut du wärst.
riasec-occupations-claim = Interessen sagen durchaus etwas darüber, welches Berufsfeld Menschen wählen und wo sie bleiben.
riasec-occupations-english = Die Namen der Berufe sind vorerst auf Englisch.
riasec-occupations-alt = Liste der Berufe nach Vorbereitung: { $close } sehr ähnlich, { $related } verwandt.
riasec-zone-1 = Wenig oder keine Vorbereitung
riasec-zone-1-line = Meist lernst du es bei der Arbeit, in Tagen bis Monaten.
riasec-zone-2 = Etwas Vorbereitung
riasec-zone-2-line = Üblich sind einige Monate Anlernen oder ein Kurs.
riasec-zone-3 = Mittlere Vorbereitung
riasec-zone-3-line = Üblich ist eine Ausbildung, Lehre oder etwas Erfahrung.
riasec-zone-4 = Viel Vorbereitung
riasec-zone-4-line = Üblich sind ein Studium oder mehrere Jahre Erfahrung.
riasec-zone-5 = Sehr viel Vorbereitung
riasec-zone-5-line = Üblich ist ein höherer akademischer Abschluss oder eine lange Ausbildung nach dem ersten Studium.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Lizenz lesen
riasec-attribution-list = Was wir geändert haben: Tätigkeiten stehen in unseren eigenen Worten, Namen sind teils übersetzt, und wie ähnlich Interessen sind, haben wir berechnet.

## How sure is this, and method.

riasec-sure-lead = Welche vorn liegen, ist sicherer als ihre Reihenfolge.
riasec-sure-order = Interessen, die nah beieinanderliegen, tauschen bei einer Wiederholung leicht die Plätze. Deshalb zeigen wir Gruppen und keinen Buchstabencode.
riasec-sure-repeat = Würden alle gleich noch einmal antworten, käme wohl bei etwa { $same } wieder dasselbe Interesse an erster Stelle heraus.
riasec-sure-again = Wiederhole den Test nach { $days } Tagen und vergleiche beide Ergebnisse.
riasec-provisional = Vorläufig: Bei { $measured } von { $questions } Tätigkeiten stammt das Gewicht aus den Antworten anderer. Bei den übrigen ist es geschätzt, bis hier genug Menschen geantwortet haben.
riasec-provisional-badge = Vorläufig · deine Interessen im Vergleich zueinander
riasec-provisional-source = Die übernommenen Gewichte stammen von { $people } Freiwilligen, die um { $year } auf { $language } geantwortet haben.
riasec-method-statements = Du hast { $questions } Tätigkeiten danach bewertet, wie gern du sie machen würdest, gleich viele für jedes Interesse. Können, Gehalt und Ausbildung zählten nicht.
riasec-method-reliability = Zuverlässigkeit ähnlicher Skalen (Cronbachs Alpha): handwerklich { $hands }, forschend { $research }, künstlerisch { $art }, sozial { $social }, unternehmerisch { $enterprise }, ordnend { $order }.
riasec-method-hexagon = Die sechs Interessen gehen auf den Psychologen John Holland zurück. Nachbarn in der Reihe handwerklich, forschend, künstlerisch, sozial, unternehmerisch, ordnend kommen oft zusammen vor, gegenüberliegende nicht.
riasec-method-groups = Im Durchschnitt wählen Männer öfter handwerkliche und ordnende Tätigkeiten, Frauen soziale. Deine Balken werden nur miteinander verglichen.
riasec-method-norms = Mit anderen vergleichen wir dich erst, wenn { $target } Menschen geantwortet haben.
riasec-method-not = Was es nicht ist
riasec-method-not-ability = Kein Test dafür, was du gut kannst.
riasec-method-not-jobs = Nichts für die Personalauswahl und kein Grund, Menschen gegeneinander abzuwägen.
riasec-method-not-plan = Keine Entscheidung. Sprich mit Leuten vom Fach und probier es, wenn es geht, einen Tag aus.
riasec-method-more = Alle Zahlen ansehen

## Certificate of completion and share card.

riasec-certificate-line = { $person } hat am { $date } den Fragebogen zu beruflichen Interessen mit { $questions } Tätigkeiten ausgefüllt.
riasec-certificate-note = Eine Selbstbeschreibung, online und ohne Aufsicht. Bescheinigt wird die Teilnahme, keine Fähigkeit.
riasec-share-lead = Deine Karte zeigt deine stärksten Interessen und sechs Balken. Keine E-Mail-Adresse, keine Zahlen, keine Antworten.
riasec-card-title = Was mich anzieht: { $list }
riasec-card-description = Sechs Interessen im Vergleich. Finde kostenlos deine heraus.
