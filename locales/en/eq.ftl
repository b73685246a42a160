### What the result and the report on emotional skills say, on screen and on paper. Everything is self-rated and
### says so. The five facets come first; a total is shown only where it is reliable enough.
### Code puts the texts together, so each stands by itself. Low bars are told with respect: they describe habits and
### preferences, and each has its use. No judgement of women or men, nothing about health.
### Facets: sa self-awareness, rg self-regulation, ex expression, em empathy, rl relationships.
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
eq-page-report = Your emotional skills report
eq-bars-title = Your five skills
eq-facets-title = Skill by skill
eq-total-title = All five together
eq-growth-title = One experiment for each skill
eq-sure-title = How sure are we?
eq-method-title = How it works
# Head of a column.
eq-head-skill = Skill

## The five facets: name, one sentence for the free result, what it means.

eq-sa-name = Self-awareness
eq-sa-line = How much you notice and explore what you feel.
eq-sa-what = Self-awareness is about noticing your own feelings: knowing what mood you’re in and what set it off, and wanting to look closer. You don’t have to feel a lot, just notice it.
eq-rg-name = Self-regulation
eq-rg-line = How you handle strong feelings, stress and setbacks.
eq-rg-what = Self-regulation is about what happens once a feeling is there: staying calm under stress, being patient with difficult people, getting back up after a setback.
eq-ex-name = Expression
eq-ex-line = How openly you show and say what you feel.
eq-ex-what = Expression is about letting others know: finding words for what you feel, showing joy or sadness, telling people they matter to you.
eq-em-name = Empathy
eq-em-line = How readily you pick up what others feel and need.
eq-em-what = Empathy is about other people’s feelings: reading them, being touched by them, seeing what’s needed and making time for it.
eq-rl-name = Relationships
eq-rl-line = How at ease you and other people are with each other.
eq-rl-what = This skill is about being with people: walking up to someone, putting others at ease, finding the right words, comforting.

## Free result.

eq-result-lead = Here’s how you rate your own emotional skills, side by side.
# Two facets clearly apart. $first, $last (String) - names of facets
eq-result-order = By your own account, { $first } comes most easily to you, and { $last } takes the most effort.
# Nothing stands out.
eq-result-even = You rate all five about equally. No single skill stands out.
# $first, $second (String) - names of facets
eq-result-two = By your own account, { $first } and { $second } come most easily to you. They’re too close to rank.
# First version, right beside the bars. It stays as it is: the words are fixed.
eq-first-version = First version: read the order of your five bars, not their height.
# Badge. Says how the result came about.
eq-self-rated = Self-rated
# One sentence per facet in the free result: three levels.
eq-sa-short-high = Self-awareness: you say you usually know what you feel, and why.
eq-sa-short-middle = Self-awareness: you say you notice some feelings right away and others later.
eq-sa-short-low = Self-awareness: you say your attention is mostly on things other than your feelings.
eq-rg-short-high = Self-regulation: you say you stay calm in most storms and recover quickly.
eq-rg-short-middle = Self-regulation: you say you stay calm in some storms and get swept along in others.
eq-rg-short-low = Self-regulation: you say feelings come to you fast and strong.
eq-ex-short-high = Expression: you say people can see and hear what you feel.
eq-ex-short-middle = Expression: you say you show some feelings and keep others to yourself.
eq-ex-short-low = Expression: you say you keep most of what you feel private.
eq-em-short-high = Empathy: you say you quickly see what others feel and need.
eq-em-short-middle = Empathy: you say some people’s feelings reach you more than others’.
eq-em-short-low = Empathy: you say other people’s feelings rarely become yours.
eq-rl-short-high = Relationships: you say you’re at ease with people, new ones included.
eq-rl-short-middle = Relationships: you say you’re at ease with some people and more careful with others.
eq-rl-short-low = Relationships: you say you’re careful with people until you know them.
# Above the offer: what the full report adds.
eq-more-title = See your five skills in everyday life
eq-more-text = The full report shows which differences between your bars are real, what each skill looks like in everyday life, and one experiment to try for each.

## Five bars.

eq-bars-lead = Each bar sums up your answers on one skill. A longer bar means you say it comes more easily to you. The thick line at its end is the margin of error.
eq-bars-caption = Five emotional skills, self-rated, with { $level } margins
eq-bars-margin = { $level } margin: { $low } to { $high }
# Text alternative of the picture. $list (String) - facets from the longest bar to the shortest, like “Empathy, Expression, …”
eq-bars-alt = Five bars, from the longest to the shortest: { $list }.
# Text alternative of one bar. $value (String) - formatted
eq-bar-alt = { $facet }: { $value }, margin of error { $low } to { $high }.
# How to compare two bars.
eq-bars-overlap = Where two margins overlap, treat the skills as equal.
# $first, $second (String) - names of facets
eq-bars-above = { $first } is ahead of { $second } by more than the margins would explain.
# $list (String) - names of facets with commas
eq-bars-equal = Too close to rank: { $list }.
eq-bars-independent = The five are only loosely linked. Someone who stays calm isn’t more or less likely to notice what others feel, so a mixed pattern is normal.

## Skill by skill: what high, middle and low ratings look like. Each has its use and its price.

# Labels of the three levels. They stand behind the name of a facet.
eq-level-high = comes easily
eq-level-middle = in between
eq-level-low = takes effort
eq-sa-high = By your own account, you’re usually aware of your mood while you’re in it, and you like to know where it came from. That helps you say early on what’s wrong and choose what you need. It can also keep you looking inward when there’s something to do. If you’ve understood a feeling and still turn it over, it may be time to act on it.
eq-sa-middle = By your own account, some feelings announce themselves, and others you notice only afterward, by a sharp tone or a tired evening. You look inward when there’s a reason. It may be worth finding out which feelings slip past you; it could be the same one each time.
eq-sa-low = By your own account, your attention goes out into the world more than inward, and feelings pass without much study. That keeps you free to act. Some of them may steer you unnoticed, though: a bad night turns into an argument, a worry into a headache. A quick look now and then is enough; you don’t have to dig.
eq-rg-high = By your own account, stress leaves you fairly calm, you can be patient with difficult people, and a setback doesn’t keep you down for long. Others may lean on that. Calm can be misread, too: someone who’s upset may take it for not caring. Saying “this bothers me, too” costs you little and tells them a lot.
eq-rg-middle = By your own account, you keep your cool in some situations and lose it in others. Sleep, hunger and who’s asking probably play a part. You know the situations that get to you. Preparing for just one of them often does more than trying to stay calm everywhere.
eq-rg-low = By your own account, feelings come fast and strong: small things can upset you, and calm takes time to return. Strong feelings also tell you early that something matters to you. You can’t argue the first minute away, but you can practice what you do in it. Waiting before you answer, leaving the room, saving the message as a draft: those are skills, too.
eq-ex-high = By your own account, you talk openly about what you feel, and joy or sadness shows on your face. People know where they stand with you. It’s worth thinking about who’s listening: in some rooms, a feeling becomes the topic before you meant it to. You can choose the moment without hiding anything.
eq-ex-middle = By your own account, you show some feelings and keep others to yourself, depending on the person and the place. Perhaps joy comes out easily and sadness doesn’t, or the other way around. Ask someone close to you which of your feelings they have to guess. The answer may surprise you.
eq-ex-low = By your own account, you keep most of what you feel to yourself, good things included. Privacy is a fair choice, and it means you don’t burden others. The people you love may still be guessing whether they matter to you. A few words, in writing if that’s easier, can go a long way.
eq-em-high = By your own account, you quickly pick up how people feel, often before they say it, and you make time for them. People probably turn to you. What you sense may still be wrong, so ask. And what you take in has to go somewhere: keep some hours when nobody needs anything from you.
eq-em-middle = By your own account, some people’s feelings reach you right away, and others’ leave you unmoved. Closeness probably matters, and so does how full your own day is. You can turn up your attention on purpose: one real question and a little patience are usually enough to see more.
eq-em-low = By your own account, other people’s feelings mostly stay with them, and strong emotions in others can puzzle you. That lets you keep a clear head when others get carried away, and people may value your level-headed view. Where others guess, you can ask: “What do you need right now?” works without a sixth sense.
eq-rl-high = By your own account, you approach people easily, find the right words and put others at ease. New groups are no great hurdle for you. Quieter people may let you do all the work in a conversation. Leave some of it to them: ease is something you can share.
eq-rl-middle = By your own account, you’re at ease in familiar company and more careful in new groups, or good with one person and less so with many. You probably know which. It can help to choose the setting rather than push yourself: a walk for two, a task to do together.
eq-rl-low = By your own account, meeting people takes effort: the first step, the right words, feeling at ease. It may be quite different with people you’ve known for years. Small steps count here, and so does the setting. Doing something side by side is often easier than talking face to face.

## One experiment for each skill, for a week: a title, then what to do, when, what to watch.

eq-growth-lead = Choose the skill you’d like to play with, not the one you think you should fix. Try one at a time, for a week.
eq-sa-experiment-title = Three words a day
eq-sa-experiment = At noon, late in the afternoon and at bedtime, write down one word for how you feel, and use “good,” “bad” and “stressed” only once each. At the end of the week, read the list. Look for words that come back, and for what happened just before.
eq-rg-experiment-title = The delayed answer
eq-rg-experiment = When a message or a remark makes you angry this week, wait twenty minutes before you answer. Write the first reply if you like, but don’t send it. Count how many of those first replies you’d still send.
eq-ex-experiment-title = One “I felt” sentence
eq-ex-experiment = Once a day, tell someone you trust how something was for you, in a single sentence that begins with “I felt.” Good feelings count as much as bad ones. Notice what they say next, and whether it was as awkward as you expected.
eq-em-experiment-title = Guess, then ask
eq-em-experiment = Once a day, guess how the person in front of you feels, then ask: “You seem tired. Is that right?” Note whether you were right. Notice which feelings you read well and which you mistake for something else.
eq-rl-experiment-title = The first step
eq-rl-experiment = Once a day, make a small first move: greet a neighbor, ask a colleague about the weekend, thank someone by name. Keep it short and expect nothing. Notice how people’s faces change, and how you feel a minute later.

## The total, only where it is reliable enough, always self-rated and with its margin.

# $value (String) - formatted; never on a scale with average 100
eq-total = All five together, self-rated: { $value } ({ $level } margin: { $low } to { $high }).
eq-total-note = Read it second. The five skills are only loosely linked, so two people with the same total can be quite different.
# In place of the total where it isn’t reliable enough.
eq-total-none = We don’t add up the five here: together they wouldn’t measure one thing well enough.
eq-total-caption = Total of five self-rated skills, with its margin

## Women and men: a note, without judgement.

eq-groups-title = Women, men and averages
eq-groups = In other people’s answers, women on average rate themselves higher in empathy and expression, and men in self-regulation. Overall, the two hardly differ. People within each group differ far more than the averages do, and everyone here is scored the same way.

## How sure is this.

eq-sure-lead = The order of your bars is the surest part of this result.
eq-sure-self = It’s how you see yourself. Rating your emotional skills isn’t the same as testing them: some people are hard on themselves, others generous.
# A suggestion.
eq-sure-friend = For a second view, show the five descriptions to someone who knows you well and ask which bar they’d draw longest.
eq-sure-mood = A hard week can color your answers. If this was one, retake the test in a calmer week and trust what both results have in common.
eq-sure-margin = The margin covers where your bar would be in { $level } of cases if you answered similar statements.
eq-sure-again = Retake the test after { $days } days and compare the two results.
# Two results side by side.
eq-sure-again-caption = Your first and your second result
# Provisional label. $measured, $questions (Number) - statements whose weights come from people’s answers, and all
eq-provisional = Preliminary: for { $measured } of { $questions } statements, the weight comes from other people’s answers to the same idea. The others have a typical value until enough of our visitors have answered.
# The same as a badge.
eq-provisional-badge = Preliminary · no comparison group of our own yet
# $people (Number) - largest of the samples; $year (String) - like “2019”; $language (String) - name of the language
eq-provisional-source = The borrowed weights come from up to { $people } volunteers who answered in { $language } around { $year }.

## Method.

# $questions (Number) - statements
eq-method-statements = You rated { $questions } statements about yourself, the same number for each skill. Half of them are worded the other way around, so agreeing with everything cancels out.
eq-method-levels = “Comes easily,” “in between” and “takes effort” divide each bar into three. They name a place on the bar; they aren’t grades.
# $sa, $rg, $ex, $em, $rl (String) - reliabilities with two decimals, like “.75”
eq-method-reliability = Expected reliability (Cronbach’s alpha): self-awareness { $sa }, self-regulation { $rg }, expression { $ex }, empathy { $em }, relationships { $rl }. These are predictions until enough of our visitors have answered.
# $reliability (String) - with two decimals; $least (String) - what we ask for, with two decimals
eq-method-total = Expected reliability of the total: { $reliability }. We show a total only if this is at least { $least }.
eq-method-name = You may know this as EQ. Because you rate yourself, it’s a self-rated emotional quotient, so we speak of skills and show five bars rather than one grade.
# $target (Number) - visitors we wait for
eq-method-norms = We don’t have a comparison group of our own yet. Once { $target } visitors have answered, the length of the bars will mean something, too.
# Heading of a short list of sentences.
eq-method-not = What it isn’t
eq-method-not-ability = Not a test of ability. Nothing here was right or wrong.
eq-method-not-health = Not a statement about your health. If feelings make your life hard, talk to someone you trust or to a doctor.
eq-method-not-jobs = Not for hiring or for judging other people.
eq-method-source = Based on questions from the International Personality Item Pool (ipip.ori.org), in our own words.
eq-method-more = See all the figures

## Certificate of completion and share card.

# $person (String) - name as entered; $questions (Number) - statements
eq-certificate-line = { $person } completed the emotional skills questionnaire of { $questions } statements on { $date }.
eq-certificate-note = A self-description, taken online and unsupervised. It certifies completion, not ability.
eq-share-lead = Your card shows your five self-rated bars in order. No e-mail address, no numbers, no answers.
# $first (String) - name of a facet
eq-card-title = What comes most easily to me: { $first }
eq-card-description = Five emotional skills, self-rated. See your own order free.
