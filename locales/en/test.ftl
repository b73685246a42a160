## Taking the test: instructions, questions, confirmation. The reader concentrates; words are few and exact.
## A “puzzle” is a pattern of nine tiles with one missing. A “question” is a puzzle with its number in the test.

## Instructions before the test. The title is the name of the test.

# Spoken name of the list of short facts under the title.
test-start-facts = Before you start
# Short facts. No period at the end.
# $count (Number) - puzzles that come on top of those that count
test-start-trial = { $count ->
    [one] One more puzzle is new: we are trying it out, it doesn’t count
   *[other] { $count } more puzzles are new: we are trying them out, they don’t count
}
# In place of a price, where the whole result is free.
test-start-price-free = Nothing to pay: the whole result is free

# Heading above the hints.
test-start-hints-title = Good to know
test-start-hint-clock = There is no time limit. The clock is only shown.
test-start-hint-place = Choose a quiet place where nobody interrupts you.
test-start-hint-back = You can go back and change any answer until you confirm.
# Shown on screens with a keyboard.
test-start-hint-keys = Keys 1 to 6 choose an option. The arrow keys go back and forth.
test-start-hint-kept = Your answers are kept on this device, also when you reload or lose the connection.
test-start-hint-recorded = To check whether a run can be analysed, we record the time per puzzle, changed answers, how often and how long you leave the tab, and the width of the window.

# The main button. It is always in sight.
test-start-begin = Start the test
# Beside the button while the puzzles are on their way.
test-start-loading = Loading the puzzles…
# Link to the list of tests, where this one can’t be given any more.
test-start-others = See the other tests

## A test that was begun on this device before.

test-open-title = You have already begun
# $answered, $total (Number) - answered questions and all questions
test-open-text = { $answered } of { $total } questions are answered.
# The answers were confirmed but haven’t reached us.
test-open-unsent = Your confirmed answers haven’t been sent yet.
# Button. $number (Number) - number of the question
test-open-continue = Continue at question { $number }
# Button: sends the confirmed answers.
test-open-send = Send my answers
# Button: opens the question below.
test-open-restart = Start over
# Heading of a dialog.
test-restart-title = Start over?
test-restart-text = Your answers so far are deleted, and you get new puzzles.
# Buttons of the dialog.
test-restart-confirm = Delete and start over
test-restart-keep = Keep my answers

## A puzzle solved step by step.

test-example-title = How a puzzle works
test-example-lead = Eight tiles follow rules. Find the rules along the rows or the columns, then you know the ninth tile.
# Buttons.
test-example-play = Show me
test-example-pause = Pause
test-example-next = Next step
test-example-again = Show it again
# $step, $steps (Number) - which step, of how many
test-example-step = Step { $step } of { $steps }
# Last step. $number (Number) - number of the right option
test-example-answer = Only option { $number } keeps every rule.
# Spoken name of the list of steps.
test-example-steps = The solution, step by step

## Puzzles to try before the test.

test-practice-title = Try it yourself
test-practice-lead = Nothing here is counted or sent.
# Which of the puzzles to try. $number (Number) - 1 or 2
test-practice-switch = Practice { $number }
# After a choice: one of these, then the reasons.
test-practice-right = Right.
test-practice-wrong = Not this one.
# Button after a right answer.
test-practice-next = Next practice puzzle

## A puzzle in words, for people who listen.

# Spoken name of the pattern.
test-grid = Pattern of three rows with three tiles each
# $row, $column (Number) - place in the pattern
# $tile (String) - description of the tile
test-cell = Row { $row }, place { $column }: { $tile }
# $row, $column (Number) - place in the pattern
test-cell-missing = Row { $row }, place { $column }: empty, this one is wanted
# Name of the six options, shown above them where there is room.
test-options = Which tile belongs in the empty place?
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
test-state-open = Open
# Button of the dialog: leads to the confirmation.
test-palette-finish = Check and confirm

## Confirmation.

test-submit-title = Check your answers
test-submit-complete = Every question is answered.
# $count (Number) - open questions
test-submit-open = { $count ->
    [one] One question is still open.
   *[other] { $count } questions are still open.
}
# Follows the sentence above.
test-submit-open-warning = With too many open questions, the test can’t be analysed.
test-submit-edit = Choose a question to change its answer.
test-submit-final = After confirming, your answers are final.
test-submit-confirm = Confirm my answers
# Button: leads to the first open question.
test-submit-first-open = Answer the open questions
# A chosen answer, spoken. $option (Number) - number of the option. $tile (String) - its description
test-submit-chosen = option { $option }, { $tile }

## After confirming.

test-saving-title = Saving and evaluating
test-saving-text = Your answers are kept on this device until they have arrived.
# The answers couldn’t be sent. Below the heading “Unstable network”: one sentence on why, then the second one.
test-unsent-offline = Network disconnected, try again later.
test-unsent-failed = Connection failed. Please try again.
test-unsent-kept = Your answers are kept on this device. We keep trying by ourselves.
# Button.
test-unsent-retry = Try again now
# The server refused the answers. Heading; the server’s reason stands below it.
test-refused-title = Order generation failed. Please try again.
# Button: begins a new test with other puzzles.
test-refused-restart = Start again
