## Taking the test: instructions, questions, confirmation. The reader concentrates; words are few and exact.
## A “puzzle” is a pattern of nine tiles with one missing. A “question” is a puzzle with its number in the test.

## Instructions before the test. The title is the name of the test.

# Spoken name of the list of short facts under the title.
test-start-facts = Before you start
# Short facts. No period at the end.
# $count (Number) - puzzles that come on top of those that count
test-start-trial = { $count ->
    [one] Plus one new puzzle we’re trying out. It doesn’t count toward your score
   *[other] Plus { $count } new puzzles we’re trying out. They don’t count toward your score
}
# In place of a price, where the full result is free.
test-start-price-free = Completely free, full result included

# Heading above the hints.
test-start-hints-title = Good to know
test-start-hint-clock = No time limit. The clock is just for you.
test-start-hint-place = Find a quiet spot where nobody will interrupt you.
test-start-hint-back = You can go back and change any answer until you confirm.
# Shown on screens with a keyboard.
test-start-hint-keys = Press 1 to 6 to answer and the arrow keys to move.
test-start-hint-kept = Your answers are saved on this device, even if you reload or lose your connection.
test-start-hint-recorded = To check that your test can be scored, we record your time per puzzle, changed answers, how often and how long you leave this tab, and your window width.

# The main button. It is always in sight.
test-start-begin = Start the test
# Beside the button while the puzzles are on their way.
test-start-loading = Loading the puzzles…
# Link to the list of tests, where this one can’t be given any more.
test-start-others = See other tests

## A test that was begun on this device before.

test-open-title = Pick up where you left off
# $answered, $total (Number) - answered questions and all questions
test-open-text = You’ve answered { $answered } of { $total } questions.
# The answers were confirmed but haven’t reached us.
test-open-unsent = Your answers are confirmed but not sent yet.
# Button. $number (Number) - number of the question
test-open-continue = Continue at question { $number }
# Button: sends the confirmed answers.
test-open-send = Send my answers
# Button: opens the question below.
test-open-restart = Start over
# Heading of a dialog.
test-restart-title = Start over?
test-restart-text = This deletes your answers so far. You’ll get new puzzles.
# Buttons of the dialog.
test-restart-confirm = Delete and start over
test-restart-keep = Keep my answers

## A puzzle solved step by step.

test-example-title = How a puzzle works
test-example-lead = The tiles follow rules along the rows or down the columns. Spot the rules and you’ll know which tile is missing.
# Buttons.
test-example-play = Show me
test-example-pause = Pause
test-example-next = Next step
test-example-again = Show me again
# $step, $steps (Number) - which step, of how many
test-example-step = Step { $step } of { $steps }
# Last step. $number (Number) - number of the right option
test-example-answer = Only option { $number } fits every rule.
# Spoken name of the list of steps.
test-example-steps = The solution, step by step

## Puzzles to try before the test.

test-practice-title = Try it yourself
test-practice-lead = Just for practice. Nothing is scored or sent.
# Which of the puzzles to try. $number (Number) - 1 or 2
test-practice-switch = Practice { $number }
# After a choice: one of these, then the reasons.
test-practice-right = Correct.
test-practice-wrong = Not quite.
# Button after a right answer.
test-practice-next = Next practice puzzle

## A puzzle in words, for people who listen.

# Spoken name of the pattern.
test-grid = Pattern of three rows with three tiles each
# $row, $column (Number) - place in the pattern
# $tile (String) - description of the tile
test-cell = Row { $row }, column { $column }: { $tile }
# $row, $column (Number) - place in the pattern
test-cell-missing = Row { $row }, column { $column }: empty. This is the one to find.
# Name of the six options, shown above them where there is room.
test-options = Which tile goes in the empty space?
# $number (Number) - number of the option
# $tile (String) - description of the tile
test-option = Option { $number }: { $tile }

## One question of the test.

# Heading; also spoken whenever a question appears. $number, $total (Number) - which question, of how many
test-question = Question { $number } of { $total }
# In the narrow bar at the top. $number, $total (Number) - which question, of how many
test-question-short = { $number } / { $total }
# Buttons of the bar. Spoken, or shown as a hint.
test-question-previous = Previous question
test-question-next = Next question
test-question-instructions = Back to the instructions
test-question-flag = Flag this question
test-question-all = All questions
# Button while one answer is being changed: leads back to the confirmation.
test-question-return = Back to all answers
# Spoken name of the clock. $time (String) - hh:mm:ss
test-question-clock = Time so far: { $time }

## All questions at a glance: a dialog with their numbers.

# Spoken name of a number. $number (Number) - number of the question
test-palette-number = Question { $number }
# State of a question. Also the legend of the dialog, where a number follows.
test-state-answered = Answered
test-state-flagged = Flagged
test-state-open = Unanswered
# Button of the dialog: leads to the confirmation.
test-palette-finish = Check and confirm

## Confirmation.

test-submit-title = Check your answers
test-submit-complete = You’ve answered every question.
# $count (Number) - unanswered questions
test-submit-open = { $count ->
    [one] One question is unanswered.
   *[other] { $count } questions are unanswered.
}
# Follows the sentence above.
test-submit-open-warning = If too many are left blank, we can’t score your test.
test-submit-edit = Choose any question to change your answer.
test-submit-final = Once you confirm, your answers are final.
test-submit-confirm = Confirm my answers
# Button: leads to the first unanswered question.
test-submit-first-open = Go to unanswered questions
# A chosen answer, spoken. $option (Number) - number of the option. $tile (String) - its description
test-submit-chosen = option { $option }, { $tile }

## After confirming.

test-saving-title = Saving and evaluating
test-saving-text = Your answers stay on this device until we’ve received them.
# The answers couldn’t be sent. Below the heading “Unstable network”: one sentence on why, then the second one.
test-unsent-offline = Network disconnected, try again later.
test-unsent-failed = Connection failed. Please try again.
test-unsent-kept = Your answers are safe on this device. We’ll keep trying automatically.
# Button.
test-unsent-retry = Try again now
# The server refused the answers. Heading; the server’s reason stands below it.
test-refused-title = We couldn’t save your test
# Button: begins a new test with other puzzles.
test-refused-restart = Start over
