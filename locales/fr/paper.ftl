paper-contents = Dans ce rapport
paper-questions = Questions { $first } à { $last }
paper-yours = Votre choix
paper-right = Bonne réponse
paper-puzzle = Un carré de neuf cases, la dernière est vide. Les cases : { $fields }. Les réponses 1 à 6 : { $options }.
