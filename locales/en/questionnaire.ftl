### Questionnaires on the screen: instructions, answering, confirmation, and what every result has below it. What a result
### says is in the file of its questionnaire. A “question” is a sentence about oneself or an activity to rate.

## Instructions. The title is the name of the questionnaire, a sentence about it follows.

# Short facts. No period at the end.
# $count (Number) - how many questions
questionnaire-start-length = { $count } short questions, five answers to choose from
questionnaire-start-honest = No right or wrong answers, nothing to prepare
questionnaire-start-free = Free, no e-mail: your most likely type and your place on four scales
questionnaire-start-free-account = Free with an account: your short result
questionnaire-start-included = Included in your order: your result and the full report
# Heading above one sentence, which depends on the questionnaire.
questionnaire-not-title = What it isn’t
questionnaire-not-type16 = Not a measure of ability, not medical advice and not a hiring tool. It describes how you see yourself today.
questionnaire-not-eq = Not a test of ability: you rate yourself. Not medical advice, and not a hiring tool.
questionnaire-not-thinking = Not about brain halves, and not a measure of ability. It’s about how you like to make decisions.
questionnaire-not-riasec = Not a measure of what you’re good at, and not a promise of a job. It’s about what you’d enjoy.
# Hints. The first one is the most important.
questionnaire-hint-first = Go with the first answer that comes to mind. Think of how you usually are, not how you’d like to be.
# In place of the one above, where activities are rated.
questionnaire-hint-riasec = Just ask yourself whether you’d enjoy it. Skill, training and pay don’t matter here.
questionnaire-hint-time = No time limit and no clock.
# Shown on screens with a keyboard.
questionnaire-hint-keys = Press 1 (lowest) to 5 (highest) to answer and the arrow keys to move.
questionnaire-hint-recorded = To check that your answers can be scored, we record your time per question, changed answers, how often and how long you leave this tab, and your window width.
# Beside the button while the questions are on their way.
questionnaire-start-loading = Loading the questions…
# In place of the start button, where the result needs an account. The button follows.
questionnaire-sign-in-text = Sign in first, and we’ll save your result to your account. It’s free.
# Button.
questionnaire-sign-in = Sign in and start

## A questionnaire that was begun on this device before.

# $answered, $total (Number) - answered questions and all questions
questionnaire-open-text = You’ve answered { $answered } of { $total } questions.
# Button. $number (Number) - number of the question
questionnaire-open-continue = Continue at question { $number }
# What starting over does.
questionnaire-restart-text = This deletes your answers so far, and you begin with question 1.

## Answering: one question on a phone, ten on a wide screen.

# Heading; also spoken whenever a question appears. $number, $total (Number) - which question, of how many
questionnaire-question = Question { $number } of { $total }
# Heading of a page of ten. $first, $last, $total (Number) - which questions, of how many
questionnaire-page = Questions { $first } to { $last } of { $total }
# What is asked about each sentence.
questionnaire-ask = How well does this describe you?
# The same, where activities are rated.
questionnaire-ask-riasec = How much would you enjoy this?
# Buttons.
questionnaire-previous = Previous question
questionnaire-next = Next question
questionnaire-page-previous = Previous page
questionnaire-page-next = Next page
# Beside the button of a page. $count (Number) - how many of its questions have no answer
questionnaire-page-open = { $count ->
    [one] One question on this page is unanswered
   *[other] { $count } questions on this page are unanswered
}

## Confirmation.

questionnaire-submit-complete = You’ve answered every question.
# $count (Number) - unanswered questions
questionnaire-submit-open = { $count ->
    [one] One question is unanswered.
   *[other] { $count } questions are unanswered.
}
# Follows the sentence above.
questionnaire-submit-warning = If too many are left blank, we can’t score your answers.
# Button: leads to the first unanswered question.
questionnaire-submit-first = Go to unanswered questions
# Heading above the unanswered questions.
questionnaire-submit-missing = Unanswered
# Heading above all others.
questionnaire-submit-given = Your answers
questionnaire-submit-edit = Choose any question to change your answer.

## Below a result.

# Taking it again.
questionnaire-again-title = Want a second look?
# $date (String) - formatted
questionnaire-again-from = Retake the test on or after { $date }, when you’re less likely to remember your answers. This result stays as it is.
questionnaire-again-now = Enough time has passed for a fresh look. This result stays as it is.
# Button.
questionnaire-again-button = Retake the test
# Below what the full report adds, where it isn’t sold by itself.
questionnaire-full-how = It comes with “Type report and three more tests” and with a membership.
# Button: leads to the shop.
questionnaire-full-button = See what’s included
# A percentage as it is written. $value (Number)
questionnaire-percent = { $value }%
# Where the answers can’t be analyzed: what to do.
questionnaire-abnormal-again = Try again at your own pace, and read each statement before you answer. Taking your time is always fine.
# Above the button to the files of a report.
questionnaire-files-text = Your report to keep, in any of nine languages.
questionnaire-certificate-lead = One page with your name, your type and the date. Anyone can verify it with the QR code.
# The package doesn’t include it; the way to add it follows.
questionnaire-certificate-locked = One page to print or share, with your name, your type and the date. Your package doesn’t include it yet.

## What makes answers hard or impossible to analyze. Facts without reproach.

# $figure (Number) - how many times
questionnaire-reason-same-category = You gave the same answer { $figure } times in a row, even though the statements point in different directions.
questionnaire-reason-flat-answers = Your answers hardly vary, even though the statements point in different directions.
questionnaire-reason-hurried-statements = Most of your answers came faster than the statements can be read.
# Among the questions are a few that say which answer to choose. $figure (Number) - how many of them got another one
questionnaire-reason-inattentive = { $figure ->
    [one] One question asked you to choose a certain answer, and you chose a different one.
   *[other] { $figure } questions asked you to choose a certain answer, and you chose a different one.
}
questionnaire-reason-inconsistent = Statements that mean much the same got very different answers.
questionnaire-reason-random = Your answers are hard to tell apart from random ones.
# $figure (Number) - percentage of the questions
questionnaire-reason-unfinished-statements = You answered { $figure }% of the questions. That’s too few for a result.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Your order includes the full report. Opening it…
questionnaire-granted-failed = Your order includes the full report, but we couldn’t open it just now.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Not started yet
# $answered, $total (Number) - answered questions and all questions
questionnaire-included-going = In progress: { $answered } of { $total }
questionnaire-included-done = Done
# Buttons.
questionnaire-included-start = Start
questionnaire-included-continue = Continue
questionnaire-included-result = See my result
