paper-contents = In diesem Bericht
paper-questions = Aufgaben { $first } bis { $last }
paper-yours = Deine Antwort
paper-right = Richtige Antwort
paper-puzzle = Ein Raster aus neun Feldern, das letzte fehlt. Die Felder: { $fields }. Die Antworten 1 bis 6: { $options }.
