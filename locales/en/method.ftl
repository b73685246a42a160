## Long read on one landing page: how the test measures and what is not known. Plain words, no jargon, no promises.

method-task-title = What you do
# $questions (Number) - number of puzzles in the test
# $options (Number) - number of options of each puzzle
method-task-text = You see { $questions } patterns of figures, each with one tile missing and { $options } to choose from. They start easy and get harder. You can go back and change answers until you confirm them.

method-why-title = Why figures
method-why-text = A pattern follows rules: a number grows, shapes take turns, two tiles add up to a third. Finding such rules is called fluid reasoning. It is one part of intelligence, and the part that depends least on language and schooling. Memory, knowledge and speed are other parts. This test doesn’t measure them.

method-score-title = From answers to a score
method-score-text = We don’t just count. Each puzzle has its own difficulty, and a model weighs all your answers together. The result is put on the usual IQ scale: average 100, and about two thirds of people between 85 and 115. The same answers always give the same score.

method-margin-title = Why there is a margin
method-margin-text = If you took the test twice, you wouldn’t get exactly the same number. A good day, a lucky guess, a noisy room: all of it moves the score a little. So every score is printed with the range in which your true value most likely lies. In the middle of the scale the range is narrow. At the far ends it is wide, and there we say “or above” and “or below” instead of inventing a number.

method-norms-title = Whom you are compared with
method-norms-text = An IQ is a comparison. Ours is still being built: we don’t have a large sample of the general public yet. Until we do, every result is marked preliminary, its margin is wider, and the version of the comparison is printed on it. People who take tests online are not a cross-section of everybody. We correct for that as well as we can and say so.

method-valid-title = When a run doesn’t count
method-valid-text = Answers clicked too fast to have been read, or too many left open, can’t be scored. We tell you why, you get a fresh set of puzzles, and we don’t sell you a report on such a run. Being slow is never a reason.

method-unknown-title = What we don’t know
# A list of four sentences.
method-unknown-supervision = Who is sitting at the screen. Nobody watches, so the score proves nothing to a third person.
method-unknown-practice = How much practice you have with such puzzles. Practice raises scores a little, mostly on the second try.
method-unknown-condition = How awake, calm and undisturbed you were.
method-unknown-sample = How our first comparison differs from the whole population. We publish it as the sample grows.

method-use-title = What the score is not for
method-use-text = It is no diagnosis and no basis for decisions on school, work or treatment. For those, see a psychologist who tests in person. It is made for people who want to know roughly where they stand, told honestly.
