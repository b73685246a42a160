### What the result and the report on emotional skills say, on screen and on paper. Everything is self-rated and
### says so. The five facets come first; a total is shown only where it is reliable enough.
### Code puts the texts together, so each stands by itself. Low bars are told with respect: they describe habits and
### preferences, and each has its use. No judgement of women or men, nothing about health.
### Facets: sa self-awareness, rg regulation, ex expression, em empathy, rl relationships.
### $facet (String) - name of a facet, one of eq-…-name
### $level (String) - how wide margins are, formatted, like “80%”
### $low, $high (String) - ends of a margin of error, formatted
### $percent (String) - formatted, like “81%”
### $date (String) - formatted
### $days (Number) - how long to wait before taking it again

## Titles of pages and sections.

eq-exam = Emotional skills
# Browser title of the free result.
eq-page-result = Your emotional skills
eq-page-report = Your report on emotional skills
eq-bars-title = Your five skills
eq-facets-title = Skill by skill
eq-total-title = All five together
eq-growth-title = One experiment for each skill
eq-sure-title = How sure is this?
eq-method-title = How it works
# Head of a column.
eq-head-skill = Skill

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Self-awareness
eq-sa-line = How much you notice and look into what you feel.
eq-sa-what = Self-awareness is about noticing your own feelings: knowing what mood you’re in, what set it off, and wanting to look closer. Feeling a lot isn’t needed for it; catching it is.
eq-rg-name = Regulation
eq-rg-line = How you handle strong feelings, stress and setbacks.
eq-rg-what = Regulation is about what happens after a feeling has come: staying calm under stress, being patient with annoying people, getting back up when something went wrong.
eq-ex-name = Expression
eq-ex-line = How openly you show and say what you feel.
eq-ex-what = Expression is about letting others know: finding words for what you feel, showing joy or sadness, telling people that they matter to you.
eq-em-name = Empathy
eq-em-line = How readily you pick up what others feel and need.
eq-em-what = Empathy is about other people’s feelings: reading them, being touched by them, seeing what is needed and making time for it.
eq-rl-name = Relationships
eq-rl-line = How at ease you are with people, and they with you.
eq-rl-what = Relationships is about dealing with people: going up to someone, putting others at ease, finding the right word, comforting.

## Free result.

eq-result-lead = Here’s how you rate five emotional skills of yours, side by side.
# Two facets clearly apart. $first, $last (String) - names of facets
eq-result-order = By your own account, { $first } comes most easily to you, and { $last } takes the most effort.
# Nothing stands out.
eq-result-even = You rate the five about equally. No single skill stands out from the others.
# $first, $second (String) - names of facets
eq-result-two = By your own account, { $first } and { $second } come most easily to you. The two can’t be told apart.
# First version, right beside the bars. It stays as it is: the words are fixed.
eq-first-version = First version: read the order of your five bars, not their height.
# Badge. Says how the result came about.
eq-self-rated = Self-rated
# One sentence per facet in the free result: three levels.
eq-sa-short-high = Self-awareness: you say that you usually know what you feel, and why.
eq-sa-short-middle = Self-awareness: you say that you notice some feelings at once and others later.
eq-sa-short-low = Self-awareness: you say that your attention is mostly on other things than your feelings.
eq-rg-short-high = Regulation: you say that you stay calm in most storms and recover quickly.
eq-rg-short-middle = Regulation: you say that you keep calm in some storms and get swept along in others.
eq-rg-short-low = Regulation: you say that feelings come to you fast and with force.
eq-ex-short-high = Expression: you say that people can see and hear what you feel.
eq-ex-short-middle = Expression: you say that you show some feelings and keep others to yourself.
eq-ex-short-low = Expression: you say that you keep most of what you feel private.
eq-em-short-high = Empathy: you say that you see quickly what others feel and need.
eq-em-short-middle = Empathy: you say that some people’s feelings reach you more than others’.
eq-em-short-low = Empathy: you say that other people’s feelings are mostly their own business.
eq-rl-short-high = Relationships: you say that you’re at ease with people, new ones included.
eq-rl-short-middle = Relationships: you say that you’re at ease in some company and careful in other.
eq-rl-short-low = Relationships: you say that you’re careful with people until you know them.
# Above the offer: what the full report adds.
eq-more-title = Get more out of your five bars
eq-more-text = The full report gives each skill its margin of error, says which differences between your bars are real, describes what each looks like in everyday life, and has one experiment for each.

## Five bars.

eq-bars-lead = Each bar sums up your answers on one skill. Longer means that you say it comes more easily to you. The band at its end is the margin of error.
eq-bars-caption = Five emotional skills, self-rated, with { $level } margins
eq-bars-margin = { $level } margin: { $low } to { $high }
# Text alternative of the picture. $list (String) - facets from the longest bar to the shortest, like “Empathy, Expression, …”
eq-bars-alt = Five bars, from the longest to the shortest: { $list }.
# Text alternative of one bar. $value (String) - formatted
eq-bar-alt = { $facet }: { $value }, margin of error { $low } to { $high }.
# How to compare two bars.
eq-bars-overlap = Where two bands overlap, take the two skills as equal.
# $first, $second (String) - names of facets
eq-bars-above = { $first } is above { $second }, by more than the margins explain.
# $list (String) - names of facets with commas
eq-bars-equal = These can’t be told apart: { $list }.
eq-bars-independent = The five go together only loosely. Someone who stays calm isn’t more or less likely to notice what others feel, so expect a mixed pattern.

## Skill by skill: what high, middle and low ratings look like. Each has its use and its price.

# Labels of the three levels. They stand behind the name of a facet.
eq-level-high = comes easily
eq-level-middle = in between
eq-level-low = takes effort
eq-sa-high = By your own account, you’re usually aware of your mood while you’re in it, and you like to know where it came from. That helps you say early what is wrong and choose what you need. It can also keep you looking inward when there’s something to do. If you’ve understood a feeling and still turn it over, it may be time to act on it.
eq-sa-middle = By your own account, some feelings announce themselves and others you only notice afterward, by a sharp tone or a tired evening. You look inward when there’s a reason. It may be worth finding out which feelings slip past you: it may be the same one each time.
eq-sa-low = By your own account, your attention goes out into the world more than inward, and feelings pass without much study. That keeps you free to act. Some of them may steer you unnoticed, though: a bad night turns into an argument, a worry into a headache. A quick look now and then is enough; nobody has to dig.
eq-rg-high = By your own account, stress leaves you fairly calm, you can be patient with difficult people, and a setback doesn’t keep you down for long. Others may lean on that. Calm can be misread, too: someone who is upset may take it for not caring. Saying “this bothers me as well” costs you little and tells them a lot.
eq-rg-middle = By your own account, you keep your head in some situations and lose it in others. Sleep, hunger and who is asking probably play a part. You know the situations that get to you. Preparing for just one of them often does more than trying to stay calm everywhere.
eq-rg-low = By your own account, feelings come fast and strong: small things can upset you, and calm takes time to return. They also tell you early that something matters to you. The strong first minute can’t be argued away, but what you do in it can be practiced. Waiting before you answer, leaving the room, putting the message in drafts are skills, too.
eq-ex-high = By your own account, you talk openly about what you feel, and joy or sadness shows on your face. People know where they stand with you. It’s worth a thought who is listening: in some rooms, an open feeling becomes the topic before you meant it to. You can choose the moment without hiding anything.
eq-ex-middle = By your own account, you show some feelings and keep others to yourself, depending on the person and the place. Perhaps joy comes out easily and sadness doesn’t, or the other way around. Ask someone close to you which of your feelings they have to guess. The answer may surprise you.
eq-ex-low = By your own account, you keep most of what you feel to yourself, good things included. Privacy is a fair choice, and it makes you someone who doesn’t burden others. The people you love may still be guessing whether they matter to you. A few words, in writing if that’s easier, can carry far.
eq-em-high = By your own account, you pick up quickly how people feel, often before they say it, and you make time for them. People probably turn to you. What you sense may still be wrong, so ask. And what you take in has to go somewhere: keep some hours in which nobody needs anything from you.
eq-em-middle = By your own account, some people’s feelings reach you at once and others’ leave you where you are. Closeness probably matters, and so does how full your own day is. You can turn attention up on purpose: one real question and a little patience are usually enough to see more.
eq-em-low = By your own account, other people’s feelings mostly stay with them, and strong emotions in others can puzzle you. It lets you keep a clear head where others are carried away, and people may value your sober view. You can ask where others guess: “What do you need right now?” works without any sixth sense.
eq-rl-high = By your own account, you approach people easily, find the right word and put others at ease. New groups are no great hurdle for you. Those who are quieter may let you do all the work of a conversation. Leave some of it to them; ease is also something you can hand over.
eq-rl-middle = By your own account, you’re at ease in familiar company and more careful in new groups, or good with one person and less so with many. You probably know which. It can help to choose the setting rather than to push yourself: a walk for two, a task to do together.
eq-rl-low = By your own account, meeting people takes effort: the first step, the right word, the feeling of being at ease. It may be quite different with people you’ve known for years. Small steps count here, and so does the setting. Doing something side by side is often easier than talking face to face.

## One experiment for each skill, for a week: a title, then what to do, when, what to watch.

eq-growth-lead = Choose the skill you’d like to play with, not the one you think you should fix. One at a time, for a week.
eq-sa-experiment-title = Three words a day
eq-sa-experiment = At noon, late in the afternoon and at bedtime, write down one word for how you feel, and use “good”, “bad” and “stressed” only once each. At the end of the week, read the list. Watch for words that come back, and for what happened just before.
eq-rg-experiment-title = The delayed answer
eq-rg-experiment = When a message or a remark makes you angry this week, wait for twenty minutes before you answer. Write the first reply if you like, but don’t send it. Watch how many of the first replies you’d still send.
eq-ex-experiment-title = One open sentence
eq-ex-experiment = Once a day, tell someone you trust how something was for you, in a single sentence that begins with “I felt”. Good feelings count as much as bad ones. Watch what they say next, and whether it was as awkward as you expected.
eq-em-experiment-title = Guess, then ask
eq-em-experiment = Once a day, guess how the person in front of you feels, then ask: “You seem tired, is that right?” Note whether you were right. Watch which feelings you read well and which you take for something else.
eq-rl-experiment-title = The first step
eq-rl-experiment = Once a day, make a small approach: greet a neighbor, ask a colleague about the weekend, thank someone by name. Keep it short and expect nothing. Watch how people’s faces change, and how you feel a minute later.

## The total, only where it is reliable enough, always self-rated and with its margin.

# $value (String) - formatted; never on a scale with average 100
eq-total = All five together, self-rated: { $value } ({ $level } margin: { $low } to { $high }).
eq-total-note = Read it second. The five skills go together only loosely, so two people with the same total can be quite different.
# In place of the total where it isn’t reliable enough.
eq-total-none = We don’t add the five up here: together they wouldn’t measure one thing well enough.
eq-total-caption = Total of five self-rated skills, with its margin

## Women and men: a note, without judgement.

eq-groups-title = Women, men and averages
eq-groups = In other people’s answers, women rate themselves higher in empathy and expression on average, and men in regulation. Taken together, the two hardly differ. Within each group people differ far more than the averages do, and everyone here is compared in the same way.

## How sure is this.

eq-sure-lead = The order of your bars is the surest part of this result.
eq-sure-self = It’s how you see yourself. Self-rated emotional skills are not the same as ability: some people are strict with themselves, others generous, and nobody was watching you at it.
# A suggestion.
eq-sure-friend = For a second view, show someone who knows you well the five descriptions and ask which bar they’d draw longest.
eq-sure-mood = A hard week can color your answers. If yours was one, take it again in a calmer one and trust what both have in common.
eq-sure-margin = The band covers where your bar would lie in { $level } of cases if you answered similar statements.
eq-sure-again = Take it again after { $days } days and see both results side by side.
# Two results side by side.
eq-sure-again-caption = Your first and your second result
# Provisional label. $measured, $questions (Number) - statements whose weights come from people’s answers, and all
eq-provisional = Provisional: for { $measured } of { $questions } statements, the weight comes from other people’s answers to the same idea. For the others it’s a typical value until enough of our visitors have answered.
# The same as a badge.
eq-provisional-badge = Provisional · no comparison group of our own yet
# $people (Number) - largest of the samples; $year (String) - like “2019”; $language (String) - name of the language
eq-provisional-source = The borrowed weights come from up to { $people } volunteers who answered in { $language } around { $year }.

## Method.

# $questions (Number) - statements
eq-method-statements = You rated { $questions } statements about yourself, the same number for each skill. Half of them count in the opposite direction, so agreeing with everything leads nowhere.
eq-method-levels = “Comes easily”, “in between” and “takes effort” divide each bar into three. They’re words for a place on the bar, not grades.
# $sa, $rg, $ex, $em, $rl (String) - reliabilities with two decimals, like “.75”
eq-method-reliability = Expected reliability (Cronbach’s alpha): self-awareness { $sa }, regulation { $rg }, expression { $ex }, empathy { $em }, relationships { $rl }. These are predictions until enough of our visitors have answered.
# $reliability (String) - with two decimals; $least (String) - what we ask for, with two decimals
eq-method-total = Expected reliability of the total: { $reliability }. We show a total only from { $least } on.
eq-method-name = You may know this as EQ. Answered about oneself, it’s a self-rated emotional quotient, so we speak of skills and show five bars rather than one grade.
# $target (Number) - visitors we wait for
eq-method-norms = There’s no comparison group of our own yet. Once { $target } visitors have answered, the height of the bars will mean something, too.
# Heading of a short list of sentences.
eq-method-not = What it isn’t
eq-method-not-ability = Not a test of ability. Nothing here was right or wrong.
eq-method-not-health = Not a statement about your health. If feelings make your life hard, talk to someone you trust or to a doctor.
eq-method-not-jobs = Not for hiring or for judging other people.
eq-method-source = Questions from the International Personality Item Pool (ipip.ori.org), in our own words.
eq-method-more = Read all figures on the technical page

## Certificate of completion and share card.

# $person (String) - name as entered; $questions (Number) - statements
eq-certificate-line = { $person } completed the questionnaire on emotional skills of { $questions } statements on { $date }.
eq-certificate-note = A self-description, taken online and unsupervised. It certifies completion and no ability.
eq-share-lead = Your card shows your five bars in their order, self-rated. No e-mail address, no numbers, no answers.
# $first (String) - name of a facet
eq-card-title = What comes most easily to me: { $first }
eq-card-description = Five emotional skills, self-rated. See your own order for free.
