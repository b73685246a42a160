## Long read on one landing page: how the test measures and what is not known. Plain words, no jargon, no promises.

method-task-title = What you do
# $questions (Number) - number of puzzles in the test
# $options (Number) - number of options of each puzzle
method-task-text = You see { $questions } patterns, each with one tile missing and { $options } tiles to choose from. They start easy and get harder. You can go back and change your answers until you confirm them.

method-why-title = Why visual puzzles
method-why-text = Every pattern follows rules: a number goes up, shapes take turns, two tiles add up to a third. Finding rules like these is called fluid reasoning. It’s one part of intelligence, and the part that depends least on language and schooling. Memory, knowledge and speed are other parts, and this test doesn’t measure them.

method-score-title = From answers to a score
method-score-text = We don’t just count. Each puzzle has its own difficulty, and a statistical model weighs all your answers together. The result goes on the usual IQ scale: the average is 100, and about two thirds of people score between 85 and 115. The same answers always give the same score.

method-margin-title = Why there’s a margin of error
method-margin-text = If you took the test twice, you probably wouldn’t get the same number. A good day, a lucky guess, a noisy room: each moves the score a little. That’s why every score comes with a margin of error (confidence interval), the range your true score is most likely in. It’s narrowest in the middle of the scale. At the far ends it’s wide, and there we say “or above” and “or below” instead of inventing a number.

method-norms-title = Who you’re compared with
method-norms-text = An IQ score is a comparison. Our comparison group is still growing: we don’t have a large sample of the general public yet. Until we do, every result is marked preliminary, its margin of error is wider, and it shows which version of the comparison (the norms) we used. People who take tests online aren’t a cross-section of everyone. We correct for that as well as we can, and we say so.

method-valid-title = When a test can’t be scored
method-valid-text = If answers come too fast to have looked at the puzzles, or too many are left blank, we can’t score the test. We tell you why, you get a new set of puzzles, and we don’t sell you a report on that attempt. Taking your time is always fine.

method-unknown-title = What we don’t know
# A list of four sentences.
method-unknown-supervision = Who is at the screen. Nobody watches, so the score can’t prove anything to others.
method-unknown-practice = How much practice you’ve had with puzzles like these. Practice raises scores a little, mostly on the second try.
method-unknown-condition = How rested, calm and undisturbed you were.
method-unknown-sample = How our first comparison group differs from the whole population. We’ll publish that as the group grows.

method-use-title = What the score isn’t for
method-use-text = It isn’t a diagnosis, and it isn’t a basis for decisions about school, work or treatment. For those, see a psychologist who tests in person. This test is for people who want to know roughly where they stand.
