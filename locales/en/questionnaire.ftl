### Questionnaires on the screen: instructions, answering, confirmation, and what every result has below it. What a result
### says is in the file of its questionnaire. A “question” is a sentence about oneself or an activity to rate.

## Instructions. The title is the name of the questionnaire, a sentence about it follows.

# Short facts. No period at the end.
# $count (Number) - how many questions
questionnaire-start-length = { $count } short questions, five answers to choose from
questionnaire-start-honest = No right or wrong answers, nothing to prepare
questionnaire-start-free = Free, no e-mail: your likeliest type and your place on four scales
questionnaire-start-free-account = Free with an account: your short result
questionnaire-start-included = Included in your order: your result and the full report
# Heading above one sentence, which depends on the questionnaire.
questionnaire-not-title = What it isn’t
questionnaire-not-type16 = Not a measure of ability and not a diagnosis. It describes how you see yourself today, and it isn’t meant for hiring.
questionnaire-not-eq = Not a test of ability: you rate yourself. It isn’t a diagnosis and isn’t meant for hiring.
questionnaire-not-thinking = Nothing about halves of the brain, and not a measure of ability: it’s about how you prefer to decide.
questionnaire-not-riasec = Not a measure of what you’re good at and no promise about a job: it’s about what you’d enjoy.
# Hints. The first one is the most important.
questionnaire-hint-first = Take the answer that comes to mind first. Think of how you usually are, not of how you’d like to be.
# In place of the one above, where activities are rated.
questionnaire-hint-riasec = Only ask yourself whether you’d enjoy it. Skill, training and pay don’t matter here.
questionnaire-hint-time = There is no time limit and no clock.
# Shown on screens with a keyboard.
questionnaire-hint-keys = Keys 1 to 5 choose an answer, from the lowest to the highest. The arrow keys go back and forth.
questionnaire-hint-recorded = To check whether your answers can be analyzed, we record the time per question, changed answers, how often and how long you leave the tab, and the width of the window.
# Beside the button while the questions are on their way.
questionnaire-start-loading = Loading the questions…
# In place of the start button, where the result needs an account. The button follows.
questionnaire-sign-in-text = Sign in first, so that your result is waiting for you in your account. It’s free.
# Button.
questionnaire-sign-in = Sign in and start

## A questionnaire that was begun on this device before.

# $answered, $total (Number) - answered questions and all questions
questionnaire-open-text = { $answered } of { $total } questions are answered.
# Button. $number (Number) - number of the question
questionnaire-open-continue = Continue at question { $number }
# What starting over does.
questionnaire-restart-text = Your answers so far are deleted, and you begin with question 1.

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
    [one] One question on this page is still open
   *[other] { $count } questions on this page are still open
}

## Confirmation.

questionnaire-submit-complete = Every question is answered.
# $count (Number) - open questions
questionnaire-submit-open = { $count ->
    [one] One question is still open.
   *[other] { $count } questions are still open.
}
# Follows the sentence above.
questionnaire-submit-warning = With too many left out, your answers can’t be analyzed.
# Button: leads to the first open question.
questionnaire-submit-first = Answer the open questions
# Heading above the open questions.
questionnaire-submit-missing = Still open
# Heading above all others.
questionnaire-submit-given = Your answers
questionnaire-submit-edit = Choose a question to change its answer.

## Below a result.

# Taking it again.
questionnaire-again-title = Take it again in a few weeks
# $date (String) - formatted
questionnaire-again-from = A second look makes sense from { $date }: by then you’ll have forgotten your answers. This result stays as it is.
questionnaire-again-now = Four weeks have passed, so a second look makes sense. This result stays as it is.
# Button.
questionnaire-again-button = Take it again
# Below what the full report adds, where it isn’t sold by itself.
questionnaire-full-how = The full report comes with the large package of the 16 types and with a membership.
# Button: leads to the shop.
questionnaire-full-button = See what’s included
# A percentage as it is written. $value (Number)
questionnaire-percent = { $value }%
# Where the answers can’t be analyzed: what to do.
questionnaire-abnormal-again = Take it again at your own pace and read each sentence before you answer. Being slow is never a reason.
# Above the button to the files of a report.
questionnaire-files-text = Your report to keep, in any of nine languages.
questionnaire-certificate-lead = One page with your name, your type and the day. Anyone can check it by its QR code.
# The package doesn’t include it; the way to add it follows.
questionnaire-certificate-locked = A page to print or to show, with your name, your type and the day. Your package doesn’t include it yet.

## What makes answers hard or impossible to analyze. Facts without reproach.

# $figure (Number) - how many times
questionnaire-reason-same-category = You gave the same answer { $figure } times in a row, although the sentences point in different directions.
questionnaire-reason-flat-answers = Your answers hardly differ, although the sentences point in different directions.
questionnaire-reason-hurried-statements = Most answers came faster than the sentences can be read.
# Among the questions are a few that say which answer to choose. $figure (Number) - how many of them got another one
questionnaire-reason-inattentive = { $figure ->
    [one] One question said which answer to choose, and another was chosen.
   *[other] { $figure } questions said which answer to choose, and others were chosen.
}
questionnaire-reason-inconsistent = Sentences that mean much the same got quite different answers.
questionnaire-reason-random = Your answers can hardly be told from choosing at random.
# $figure (Number) - percentage of the questions
questionnaire-reason-unfinished-statements = You answered { $figure }% of the questions. That is too few for a result.

## A report that an order pays for is being opened.

questionnaire-granted-busy = Your order includes the full report. Opening it…
questionnaire-granted-failed = Your order includes the full report, but it couldn’t be opened just now.

## Tests that come with an order: how far each is, and the button.

questionnaire-included-new = Not started yet
# $answered, $total (Number) - answered questions and all questions
questionnaire-included-going = In progress: { $answered } of { $total }
questionnaire-included-done = Done
# Buttons.
questionnaire-included-start = Start
questionnaire-included-continue = Continue
questionnaire-included-result = Open the result
