paper-contents = In diesem Bericht
paper-questions = Aufgaben { $first } bis { $last }
paper-yours = Deine Wahl
paper-right = Richtige Antwort
paper-puzzle = Ein Quadrat aus neun Kacheln, die letzte ist leer. Die Kacheln: { $fields }. Die Antworten 1 bis 6: { $options }.
