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
thinking-page-report = Your thinking style report
thinking-point-title = Where you are on the map
thinking-pattern-title = Your pattern
thinking-use-title = When each style helps, and when it misleads
thinking-growth-title = Experiments to try
thinking-sure-title = How sure are we?
thinking-method-title = How it works
# Head of a column.
thinking-head-style = Style

## First paragraph of the result and of the report.

# Always the first paragraph. The sentence on brains stays in it in every language.
thinking-intro = Some people like to work a decision out, some like to feel their way to it, and many do both. Brain scans show no left- or right-brained people; this is about preferences.
# Right beside the figures. The words are fixed.
thinking-added = These are your answers added up, not a comparison with others.
# Names of the two styles.
thinking-style-analytic = Analytic
thinking-style-analytic-line = Wanting reasons, facts and clear steps before you decide.
thinking-style-intuitive = Intuitive
thinking-style-intuitive-line = Trusting hunches, first impressions and what feels right.

## The five patterns: name, one sentence for the free result, a paragraph for the report.

thinking-both-name = Both styles
thinking-both-line = You say you think things through and trust your gut, too.
thinking-both-text = You agree with both sets of statements: you like to take a problem apart, and you listen when something in you says yes or no. The two don’t get in each other’s way as often as people believe. A hunch may tell you where to look, and a check whether there’s something there. It gets interesting when they disagree. You may know the feeling: the list favors one option, and you already want the other. Then it helps to ask which of the two has seen a case like this before.
thinking-analytic-name = Mostly analytic
thinking-analytic-line = You say you’d rather work a decision out than go by feeling.
thinking-analytic-text = You agree with the analytic statements more than with the intuitive ones: you want to know why, compare the pros and cons, and decide once you have the facts. People can follow how you got to an answer, and you can correct it if a fact turns out to be wrong. A hunch counts for less with you until you can explain it. You may pass over a quiet signal because its reasons come later, and small choices can take as long as big ones.
thinking-intuitive-name = Mostly intuitive
thinking-intuitive-line = You say you’d rather go by what feels right than work it all out.
thinking-intuitive-text = You agree with the intuitive statements more than with the analytic ones: you trust a first impression, act on hunches and often know an answer before you can explain it. You can decide while others are still collecting facts, and you notice when something is off. Long chains of reasons may tire you. Sometimes you can’t tell others how you got there, and a strong feeling may get its way even in a field that’s new to you, where it has had little to learn from.
thinking-neither-name = Neither strongly
thinking-neither-line = You say neither long analysis nor gut feeling has much of a hold on you.
thinking-neither-text = You agree with few statements on either side. You don’t spend long evenings weighing a choice, and hunches don’t rule you. There are other ways to decide: by habit, by asking someone who knows, by agreeing with the people involved, by trying it out and seeing. You may use one of these without giving it a name. Think of the last choice you were happy with and ask what settled it. That’s your style, even if this questionnaire has no word for it.
thinking-middle-name = Near the middle
thinking-middle-line = You say you use both styles at times, and neither one strongly.
thinking-middle-text = Your point is so close to the middle of the map that its margin of error reaches into several areas, so we don’t put you in one. You probably switch: some choices you work out, others you feel out, depending on the topic, the time you have or who’s asking. Look at two recent choices, one big and one small. How did you make each of them? If it wasn’t the same way, you’ve found what your style depends on.

## The map: a point and the ellipse around it.

thinking-point-lead = The further right you are, the more you agree with analytic statements; the further up, with intuitive ones. Your point is where the two meet.
thinking-point-ellipse = The oval around the point is its margin of error: in { $level } of cases, the true point is inside. The smaller it is, the more your answers tell us.
# Where the ellipse crosses a line of the map.
thinking-point-crosses = Your oval reaches into another area, so read about that one, too.
thinking-point-corners = Both styles are top right, mostly analytic is bottom right, mostly intuitive is top left, and neither strongly is bottom left. None of the four is the good corner.
thinking-point-caption = Your point on the map, with its { $level } margin
# Text alternative of the picture. $pattern (String) - name of a pattern
thinking-point-alt = Map with two axes. Analytic { $analytic }, intuitive { $intuitive }. Area: { $pattern }. An oval around the point shows the margin of error.
# Labels of the axes.
thinking-axis-analytic = More analytic to the right
thinking-axis-intuitive = More intuitive toward the top
# A value beside the map.
thinking-value-analytic = Analytic: { $analytic } ({ $level } margin: { $low } to { $high })
thinking-value-intuitive = Intuitive: { $intuitive } ({ $level } margin: { $low } to { $high })

## Free result.

# $pattern (String) - name of a pattern
thinking-result-lead = Your pattern: { $pattern }
# Above the offer: what the full report adds.
thinking-more-title = Know when to trust your gut
thinking-more-text = The full report describes your pattern, shows when each style helps and when it misleads, and gives you experiments for both.

## When each style helps and when it misleads.

thinking-use-lead = Life calls for both. Which one you prefer matters less than which one the moment needs.
thinking-analytic-helps = Working it out helps when the choice is new to you, when a mistake is expensive, when others have to understand it, and when numbers are involved: a contract, a loan, a route you’ve never taken.
thinking-analytic-misleads = It misleads when what counts is hard to put into words and gets left off the list. It also misleads when more facts only put off the decision, or when you’re collecting reasons for what you wanted anyway.
thinking-intuitive-helps = Going by feel helps when you’ve seen many similar cases and found out how each one ended: your own craft, the people you know well, a game you’ve played for years. It also helps when there’s no time.
thinking-intuitive-misleads = It misleads when you’re new, when you never learn whether you were right, when a stranger reminds you of someone you know, and when you’re tired, hungry or in love with the idea.
thinking-use-caption = Four questions before you choose how to choose
# Four short questions. Each is a full sentence.
thinking-use-question-1 = Have I faced this kind of choice often, and found out how it ended?
thinking-use-question-2 = What would a mistake cost, and could I undo it?
thinking-use-question-3 = Will anyone ask me for my reasons?
thinking-use-question-4 = Am I still looking for facts, or for permission?

## Experiments, two per style: a title, then what to do, when, what to watch. For those who want to try that style more.

thinking-growth-lead = Pick one from the style you use less, or from your own if you’d like to sharpen it. Try one at a time, for a week.
thinking-growth-analytic-1-title = The written bet
thinking-growth-analytic-1 = Once a day, before you find out how something ends, write down what you expect and how sure you are. A meeting, a game or a delivery will do. At the end of the week, count. Were you right as often as you thought?
thinking-growth-analytic-2-title = The best reason against
thinking-growth-analytic-2 = Before each bigger decision this week, look for the strongest reason against what you’d like to do, and write it down in one sentence. Then decide. Notice whether the sentence changes the decision or only makes it firmer.
thinking-growth-intuitive-1-title = First answer, then the list
thinking-growth-intuitive-1 = Once a day, when you face a small choice, note your first answer before you weigh anything. Then decide the way you always do. At the end of the week, compare the two. In which choices was the first answer just as good?
thinking-growth-intuitive-2-title = A minute of noticing
thinking-growth-intuitive-2 = Once a day, when you meet someone or walk into a room, take a minute to notice what you feel before you explain it: at ease, tense, curious. Check later what was going on. Which of these feelings turned out to know something?

## How sure is this.

thinking-sure-lead = We’re surer of the direction your point is in than of how far out it is.
thinking-sure-self = It’s your own view of how you decide. What you’d do in a given case may differ, and so may what others would say about you.
thinking-sure-good = It says how you like to think, not how well. Both styles can be done well or badly.
thinking-sure-again = Retake the test after { $days } days and compare the two points.
thinking-sure-again-overlap = The ovals of your two results overlap, so there’s no difference we can be sure of.
thinking-sure-again-apart = The ovals of your two results don’t overlap. You answered differently this time, by more than chance would explain.
# Provisional label. $unmeasured, $questions (Number) - statements without weights from people’s answers, and all
thinking-provisional = Preliminary: { $unmeasured } of { $questions } statements are new. Their weights are typical values until enough people have answered them.
# As a badge.
thinking-provisional-badge = Preliminary · no comparison with others yet
# $people (Number) - the borrowed sample; $year (String) - like “2016”; $language (String) - name of the language
thinking-provisional-source = The weights we do have come from { $people } volunteers who answered in { $language } around { $year }.

## Method.

# $questions (Number) - statements
thinking-method-statements = You rated { $questions } statements, half of them about each style. None of them sets one style against the other, so you can agree with both, or with neither.
thinking-method-reversed = In each half, some statements are worded the other way around, so agreeing with everything cancels out.
# $target (Number) - visitors we wait for
thinking-method-norms = We don’t have comparison figures yet. Once { $target } people have answered, we’ll check whether the two styles really are independent here, and tell you how you compare.
# $analytic, $intuitive (String) - reliabilities with two decimals, like “.80”
thinking-method-reliability = Expected reliability (Cronbach’s alpha): analytic { $analytic }, intuitive { $intuitive }. These are predictions until enough of our visitors have answered.
thinking-method-lines = The lines on the map are at the midpoint of the answers, not at people’s average.
# Heading of a short list of sentences.
thinking-method-not = What it isn’t
thinking-method-not-brain = Nothing about brain halves. Both work together in everyone.
thinking-method-not-ability = Not a test of intelligence or of how good your decisions are.
thinking-method-not-jobs = Not for hiring or for judging other people.
thinking-method-source = Based on questions from the International Personality Item Pool (ipip.ori.org) and some of our own, all in our own words.
thinking-method-more = See all the figures

## Certificate of completion and share card.

# $person (String) - name as entered; $questions (Number) - statements
thinking-certificate-line = { $person } completed the thinking style questionnaire of { $questions } statements on { $date }.
thinking-certificate-note = A self-description, taken online and unsupervised. It certifies completion, not ability.
thinking-share-lead = Your card shows your pattern and the map with your point. No e-mail address, no numbers, no answers.
# $pattern (String) - name of a pattern
thinking-card-title = My thinking style: { $pattern }
thinking-card-description = Analytic, intuitive, both or neither? See your own point on the map free.
