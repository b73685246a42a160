### What the result and the report on thinking style say, on screen and on paper. Two styles, analytic and intuitive,
### that don’t exclude each other: a person can have both, one or neither strongly. No style is the better one.
### Code puts the texts together, so each stands by itself. Nothing here compares people with each other.
### Patterns: both, analytic, intuitive, neither (neither strongly), middle (near the middle).
### $analytic, $intuitive (String) - how far somebody agrees with each style, formatted
### $level (String) - how wide margins are, formatted, like “80%”
### $low, $high (String) - ends of a margin of error, formatted
### $date (String) - formatted
### $days (Number) - how long to wait before taking it again

## Titles of pages and sections.

thinking-exam = Thinking style
# Browser title of the free result.
thinking-page-result = Your thinking style
thinking-page-report = Your report on thinking style
thinking-point-title = Where you are on the map
thinking-pattern-title = Your pattern
thinking-use-title = When each style helps, and when it misleads
thinking-growth-title = Experiments for your week
thinking-sure-title = How sure is this?
thinking-method-title = How it works
# Head of a column.
thinking-head-style = Style

## First paragraph of the result and of the report.

# Always the first paragraph. The sentence on brains stays in it in every language.
thinking-intro = Some people like to work a decision out, some like to feel their way into it, and many do both. Brain scans show no left- or right-brained people; this is about preferences.
# Right beside the figures. The words are fixed.
thinking-added = These are your answers added up, not a comparison with others.
# Names of the two styles.
thinking-style-analytic = Analytic
thinking-style-analytic-line = Wanting reasons, facts and an order of steps before you decide.
thinking-style-intuitive = Intuitive
thinking-style-intuitive-line = Trusting hunches, first impressions and what feels right.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Both styles
thinking-both-line = You say that you think things through and trust your gut feeling, too.
thinking-both-text = You agree with both kinds of statements: you like to take a problem apart, and you listen when something in you says yes or no. The two don’t get in each other’s way as often as people believe. A hunch may tell you where to look, and a check whether there’s something there. It gets interesting when they disagree. You may know the feeling of a list with more reasons for one option while you already want the other. Then it helps to ask which of the two has seen a case like this before.
thinking-analytic-name = Mostly analytic
thinking-analytic-line = You say that you’d rather work a decision out than go by a feeling.
thinking-analytic-text = You agree with the analytic statements more than with the intuitive ones: you want to know why, compare the good and bad points, and decide once you have the facts. People can follow how you got to an answer, and you can correct it if one of the facts turns out wrong. A hunch counts for less with you until you can explain it. That means you may pass over a quiet signal that came before its reasons, and that small choices can take as long as large ones.
thinking-intuitive-name = Mostly intuitive
thinking-intuitive-line = You say that you’d rather go by what feels right than work it all out.
thinking-intuitive-text = You agree with the intuitive statements more than with the analytic ones: you trust a first impression, act on hunches and often know an answer before you can explain it. You can decide while others are still collecting facts, and you notice when something is off. Long chains of reasons may tire you. That means you sometimes can’t tell others how you got there, and that a strong feeling gets its way even in a field that’s new to you, where it has had little to learn from.
thinking-neither-name = Neither strongly
thinking-neither-line = You say that neither long analysis nor gut feeling has much of a hold on you.
thinking-neither-text = You agree with few statements of either kind. You don’t spend long evenings weighing a choice, and hunches don’t rule you. There are other ways to decide: by habit, by asking someone who knows, by agreeing with those it concerns, by trying it out and seeing. You may use one of these without giving it a name. Think of the last choice you were happy with and ask what settled it. The answer is your style, even though this questionnaire has no word for it.
thinking-middle-name = Near the middle
thinking-middle-line = You say that you use both styles at times, and neither one strongly.
thinking-middle-text = Your point is so near the middle of the map that its margin reaches into several fields. We don’t put you into one of them. You probably switch: some choices you work out, others you feel out, and what decides it may be the topic, the time you have or the person asking. Look at two recent choices, one large and one small. How did you make each of them? If it wasn’t the same way, you’ve found what your style depends on.

## The map: a point and the ellipse around it.

thinking-point-lead = The map has two directions. To the right, you agree more with analytic statements; upward, more with intuitive ones. Your point is where both meet.
thinking-point-ellipse = The ellipse around the point is its margin of error: in { $level } of cases, the true point lies inside. The smaller it is, the more your answers tell.
# Where the ellipse crosses a line of the map.
thinking-point-crosses = Your ellipse reaches into another field, so read the text of that one, too.
thinking-point-corners = Top right are both styles, bottom right mostly analytic, top left mostly intuitive, bottom left neither strongly. None of the four is the good corner.
thinking-point-caption = Your point on the map, with its { $level } margin
# Text alternative of the picture. $pattern (String) - name of a pattern
thinking-point-alt = Map with two axes. Analytic { $analytic }, intuitive { $intuitive }. Field: { $pattern }. An ellipse around the point shows the margin of error.
# Labels of the axes.
thinking-axis-analytic = Analytic, more to the right
thinking-axis-intuitive = Intuitive, more toward the top
# A value beside the map.
thinking-value-analytic = Analytic: { $analytic } ({ $level } margin: { $low } to { $high })
thinking-value-intuitive = Intuitive: { $intuitive } ({ $level } margin: { $low } to { $high })

## Free result.

# $pattern (String) - name of a pattern
thinking-result-lead = Your pattern: { $pattern }
# Above the offer: what the full report adds.
thinking-more-title = Know when to trust which
thinking-more-text = The full report shows your point on the map with its margin of error, describes your pattern, says when each style helps and when it misleads, and gives you experiments for both.

## When each style helps and when it misleads.

thinking-use-lead = You’ll need both in life. The question is less which you prefer than which the moment asks for.
thinking-analytic-helps = Working it out helps where the choice is new to you, where a mistake is expensive, where others have to understand it, and where numbers are involved: a contract, a loan, a route you’ve never taken.
thinking-analytic-misleads = It misleads where what counts is hard to put into words, so the list leaves it out. It also misleads where more facts only serve to put the decision off, or where reasons are collected for what you wanted anyway.
thinking-intuitive-helps = Going by feel helps where you’ve met many similar cases and found out each time how they ended: your own craft, the people you know well, a game you’ve played for years. It helps, too, where there’s no time.
thinking-intuitive-misleads = It misleads where you’re new, where you never learn whether you were right, where a stranger resembles somebody you know, and where you’re tired, hungry or in love with the idea.
thinking-use-caption = Four questions before you choose how to choose
# Four short questions. Each is a full sentence.
thinking-use-question-1 = Have I met this kind of choice often, and found out how it ended?
thinking-use-question-2 = What would a mistake cost, and could I undo it?
thinking-use-question-3 = Will somebody ask me for my reasons?
thinking-use-question-4 = Am I still looking for facts, or for permission?

## Experiments, two per style: a title, then what to do, when, what to watch. For those who want to try that style more.

thinking-growth-lead = Pick one from the style you use less, or from your own if you’d like to sharpen it. One at a time, for a week.
thinking-growth-analytic-1-title = The written bet
thinking-growth-analytic-1 = Once a day, before you find out how something ends, write down what you expect and how sure you are. A meeting, a game, a delivery will do. At the end of the week, count. Watch whether you were right as often as you thought.
thinking-growth-analytic-2-title = The best reason against
thinking-growth-analytic-2 = Before each larger decision this week, look for the strongest reason against what you’d like to do, and write it down in one sentence. Then decide. Watch whether the sentence changes the decision or only makes it firmer.
thinking-growth-intuitive-1-title = First answer, then the list
thinking-growth-intuitive-1 = Once a day, when you face a small choice, note your first answer before you weigh anything. Then decide as you always do. At the end of the week, compare the two. Watch in which kinds of choices the first answer was as good.
thinking-growth-intuitive-2-title = A minute of noticing
thinking-growth-intuitive-2 = Once a day, when you meet someone or enter a room, take a minute to notice what you feel before you explain it: at ease, tense, curious. Check later what was going on. Watch which of these feelings turned out to know something.

## How sure is this.

thinking-sure-lead = The direction your point lies in is surer than how far out it lies.
thinking-sure-self = It’s your own view of how you decide. What you’d do in a certain case may differ, and so may what others would say about you.
thinking-sure-good = It says how you like to think, not how well. Both styles come in good and in poor versions.
thinking-sure-again = Take it again after { $days } days and see both points on one map.
thinking-sure-again-overlap = The ellipses of your two results overlap, so there’s no difference we could be sure of.
thinking-sure-again-apart = The ellipses of your two results don’t overlap. You answered differently this time, by more than chance explains.
# Provisional label. $unmeasured, $questions (Number) - statements without weights from people’s answers, and all
thinking-provisional = Provisional: { $unmeasured } of { $questions } statements are new, so their weights are typical values until enough people have answered them.
# As a badge.
thinking-provisional-badge = Provisional · no comparison with others yet
# $people (Number) - the borrowed sample; $year (String) - like “2016”; $language (String) - name of the language
thinking-provisional-source = The weights we do have come from { $people } volunteers who answered in { $language } around { $year }.

## Method.

# $questions (Number) - statements
thinking-method-statements = You rated { $questions } statements, half of them about each style. None sets one style against the other, so agreeing with both is possible, and so is agreeing with neither.
thinking-method-reversed = In each half, some statements count in the opposite direction, so agreeing with everything leads nowhere.
# $target (Number) - visitors we wait for
thinking-method-norms = There are no comparison figures yet. Once { $target } people have answered, we’ll check whether the two styles really are independent here, and say how you compare.
# $analytic, $intuitive (String) - reliabilities with two decimals, like “.80”
thinking-method-reliability = Expected reliability (Cronbach’s alpha): analytic { $analytic }, intuitive { $intuitive }. These are predictions until enough of our visitors have answered.
thinking-method-lines = The lines on the map are the midpoints of the answers, not the average of people.
# Heading of a short list of sentences.
thinking-method-not = What it isn’t
thinking-method-not-brain = Nothing about halves of the brain. Both work together in everyone.
thinking-method-not-ability = Not a test of intelligence or of how good your decisions are.
thinking-method-not-jobs = Not for hiring or for judging other people.
thinking-method-source = Questions from the International Personality Item Pool (ipip.ori.org) and of our own, in our own words.
thinking-method-more = Read all figures on the technical page

## Certificate of completion and share card.

# $person (String) - name as entered; $questions (Number) - statements
thinking-certificate-line = { $person } completed the questionnaire on thinking style of { $questions } statements on { $date }.
thinking-certificate-note = A self-description, taken online and unsupervised. It certifies completion and no ability.
thinking-share-lead = Your card shows your pattern and the map with your point. No e-mail address, no numbers, no answers.
# $pattern (String) - name of a pattern
thinking-card-title = My thinking style: { $pattern }
thinking-card-description = Analytic, intuitive, both or neither. See your own point on the map for free.
