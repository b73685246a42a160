paper-contents = Dans ce rapport
paper-questions = Questions { $first } à { $last }
paper-yours = Votre réponse
paper-right = Bonne réponse
paper-puzzle = Une grille de neuf cases dont la dernière manque. Les cases : { $fields }. Les réponses 1 à 6 : { $options }.
