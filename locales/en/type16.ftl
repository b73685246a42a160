### What the sixteen-types result, report, share card and comparison say, on screen and on paper.
### Code puts the texts together from a person’s pattern, so each stands by itself: any may be left out or be
### followed by any other. Warm, concrete, second person. Reserved, practical, matter-of-fact and spontaneous are
### preferences like the others, never a lack: they mean “less than most of the comparison group”, never “not”.
### Nothing about who suits whom, who gets ahead, or how common a type is.
### Poles: e outgoing, i reserved, n imaginative, s practical, f empathetic, t matter-of-fact, j planned,
### p spontaneous. Scales go by their first pole: e, n, f, j.
### A letter is firm, leaning or balanced; a balanced one is printed in lowercase, like “eNFj”.
### $type (String) - four letters as printed, like “ENFJ” or “eNFj”
### $name (String) - what the type’s creature is called, like “The Guiding Elephant”
### $percent (String) - formatted, like “81%”
### $level (String) - how wide margins are, formatted, like “80%”
### $low, $high (String) - ends of a margin of error, formatted percentages
### $days (Number) - how long to wait before taking it again
### $date (String) - formatted

## Titles of pages and sections.

# Browser title of the free result.
type16-page-result = Your type: { $type }, { $name }
type16-page-report = Your type report
# A page that someone else may open by a link.
type16-page-shared = { $type }, { $name }
type16-page-compare = Two profiles, side by side
type16-exam = 16 types
type16-likely-title = Your type, and the ones closest to it
type16-bars-title = Your four scales
type16-plain-title = In plain words
type16-work-title = At work
type16-people-title = With people
type16-strain-title = Under stress
type16-growth-title = Two experiments to try
type16-bridge-title = Your type and the Big Five
type16-sure-title = How sure are we?
type16-change-title = The answers behind each letter
type16-method-title = How it works
# Heads of columns.
type16-head-type = Type
type16-head-letter = Letter
type16-head-place = Compared with others
type16-head-sure = How sure

## Names: scales, poles, and one sentence for each pole.

type16-scale-e = Outgoing or reserved
type16-scale-n = Imaginative or practical
type16-scale-f = Empathetic or matter-of-fact
type16-scale-j = Planned or spontaneous
type16-pole-e = Outgoing
type16-pole-e-line = You move toward people: you start conversations and enjoy a full room.
type16-pole-i = Reserved
type16-pole-i-line = You like things calm and small: you listen first and enjoy quiet places.
type16-pole-n = Imaginative
type16-pole-n-line = You play with ideas: you like theories, mental pictures and doing things your own way.
type16-pole-s = Practical
type16-pole-s-line = You look for what works: you like familiar methods, concrete tasks and clear uses.
type16-pole-f = Empathetic
type16-pole-f-line = You feel what others feel: their joy and their worries reach you quickly.
type16-pole-t = Matter-of-fact
type16-pole-t-line = You stick to the question: other people’s moods sway you less than they sway most people.
type16-pole-j = Planned
type16-pole-j-line = You like things settled: you prepare, tidy up and start right away.
type16-pole-p = Spontaneous
type16-pole-p-line = You keep your options open: you act in the moment and start when it gets real.

## Free result. Leads with the type; the limits come once, further down.

# Large, at the top.
type16-result-lead = You’re { $type }, { $name }.
# Where at least one letter is balanced. A lowercase letter stands for one that could go either way.
type16-result-lead-balanced = Your answers point to { $type }, { $name }. A lowercase letter means you’re near the middle on that scale.
# Where all four letters are balanced.
type16-result-lead-middle = You’re near the middle on all four scales. The closest type is { $type }, { $name }.
# The likeliest type stands out. $first, $second, $third (String) - four letters; $firstPercent, $secondPercent, $thirdPercent (String) - how likely, formatted
type16-likely-three = Your most likely type is { $first } ({ $firstPercent }), followed by { $second } ({ $secondPercent }) and { $third } ({ $thirdPercent }).
# The two likeliest are close to each other.
# $first, $second, $third (String) - four letters; $firstPercent, $secondPercent, $thirdPercent (String) - how likely, formatted
type16-likely-close = Two types fit you about equally well: { $first } ({ $firstPercent }) and { $second } ({ $secondPercent }). { $third } comes next ({ $thirdPercent }).
# The first is so likely that the others hardly count. $first (String) - four letters; $firstPercent (String) - how likely, formatted
type16-likely-one = { $first } is a clear fit: { $firstPercent } likely, far ahead of every other type.
# One sentence beside the letters: what the cut at the median means.
type16-median = A letter tells you which half of the comparison group you’re in. E, for example, means you’re more outgoing than most of them, not that you have no reserved side.
# What taking it again may do.
type16-retake = If you retake the test, your firm letters will most likely stay. The ones near the middle may change, and that wouldn’t mean you have.
# Label of a provisional result. $people (Number); $year (String) - like “2012”; $language (String) - name of the language those people answered in; $target (Number) - visitors we wait for
type16-provisional = Preliminary: you’re compared with { $people } people who took a free test in { $language } around { $year }. We’ll switch to our own visitors once { $target } of them have answered.
# Short form of the label, as a badge. $people (Number); $year (String) - like “2012”; $language (String) - name of the language
type16-provisional-badge = Preliminary · { $people } people · { $year } · { $language }
# Above the offer: what the full report adds.
type16-more-title = See what your type looks like in real life
type16-more-text = The full report shows you at work, with people and under stress, gives you two experiments to try, and names the answers that counted most for each letter.

## One line per letter. Firm: at least as sure as we ask for; leaning: less; balanced: could go either way.
## $percent (String) - how sure the letter is, formatted

type16-letter-e-firm = Clearly outgoing: we’re { $percent } sure you’re on this side of the middle.
type16-letter-e-leaning = Leaning outgoing: { $percent } likely, with some reserved moments.
type16-letter-i-firm = Clearly reserved: we’re { $percent } sure you’re on this side of the middle.
type16-letter-i-leaning = Leaning reserved: { $percent } likely, with some outgoing moments.
type16-letter-e-balanced = Outgoing and reserved in balance: even the likelier side gets only { $percent }.
type16-letter-n-firm = Clearly imaginative: we’re { $percent } sure you’re on this side of the middle.
type16-letter-n-leaning = Leaning imaginative: { $percent } likely, with a practical streak.
type16-letter-s-firm = Clearly practical: we’re { $percent } sure you’re on this side of the middle.
type16-letter-s-leaning = Leaning practical: { $percent } likely, with an imaginative streak.
type16-letter-n-balanced = Imaginative and practical in balance: even the likelier side gets only { $percent }.
type16-letter-f-firm = Clearly empathetic: we’re { $percent } sure you’re on this side of the middle.
type16-letter-f-leaning = Leaning empathetic: { $percent } likely, with a matter-of-fact side.
type16-letter-t-firm = Clearly matter-of-fact: we’re { $percent } sure you’re on this side of the middle.
type16-letter-t-leaning = Leaning matter-of-fact: { $percent } likely, with an empathetic side.
type16-letter-f-balanced = Empathetic and matter-of-fact in balance: even the likelier side gets only { $percent }.
type16-letter-j-firm = Clearly planned: we’re { $percent } sure you’re on this side of the middle.
type16-letter-j-leaning = Leaning planned: { $percent } likely, with room for the moment.
type16-letter-p-firm = Clearly spontaneous: we’re { $percent } sure you’re on this side of the middle.
type16-letter-p-leaning = Leaning spontaneous: { $percent } likely, with some fixed habits.
type16-letter-j-balanced = Planned and spontaneous in balance: even the likelier side gets only { $percent }.

## Report, section 1: the type and its neighbors.

type16-likely-lead = { $name } fits your answers best. The types closest to it share most of its letters, so think of them as variations of you.
type16-likely-caption = How likely each type is
# Text alternative of the picture. $first, $second, $third (String) - four letters; $firstPercent, $secondPercent, $thirdPercent (String) - formatted
type16-likely-alt = Bar chart of the most likely types: { $first } { $firstPercent }, { $second } { $secondPercent }, { $third } { $thirdPercent }.
# All types after the third together.
type16-likely-rest = All other types combined: { $percent }
# How to read the list.
type16-likely-read = Each percentage is the share of people with answers like yours who really are that type.
# Before the portrait of the likeliest type.
type16-portrait-lead = A sketch of { $name }. The scenes are made up, so not every detail will fit you.
# Added to it where at least one letter is balanced.
type16-portrait-balanced = Where your letter is lowercase, the sketch of the type one letter away fits you about as well.
# Text alternative of the creature’s picture.
type16-creature-alt = { $name }, a figure made of seven tangram pieces.

## Report, section 2: four bars.

type16-bars-lead = Each bar runs from one side to the other, with the middle of the comparison group in the center. The diamond marks your place, and the thick line around it is the margin of error.
type16-bars-caption = Your place on four scales, with { $level } margins
# At a bar: an axis has its two poles and this in the center.
type16-bars-middle = Middle of the comparison group
type16-bars-mark = You
# At a band.
type16-bars-margin = { $level } margin: { $low } to { $high }
# Label in place of a letter where the letter is balanced.
type16-bars-balanced-e = E/I balanced
type16-bars-balanced-n = N/S balanced
type16-bars-balanced-f = F/T balanced
type16-bars-balanced-j = J/P balanced
# Place on a scale as a percentile, told from the side the person is on.
type16-place-e = More outgoing than { $percent } of the comparison group
type16-place-i = More reserved than { $percent } of the comparison group
type16-place-n = More imaginative than { $percent } of the comparison group
type16-place-s = More practical than { $percent } of the comparison group
type16-place-f = More empathetic than { $percent } of the comparison group
type16-place-t = More matter-of-fact than { $percent } of the comparison group
type16-place-j = More planned than { $percent } of the comparison group
type16-place-p = More spontaneous than { $percent } of the comparison group
# Text alternatives of the four bars.
# $place (String) - one of the type16-place-… texts
type16-bars-alt-e = Scale from reserved to outgoing. { $place }, margin of error { $low } to { $high }.
# $place (String) - one of the type16-place-… texts
type16-bars-alt-n = Scale from practical to imaginative. { $place }, margin of error { $low } to { $high }.
# $place (String) - one of the type16-place-… texts
type16-bars-alt-f = Scale from matter-of-fact to empathetic. { $place }, margin of error { $low } to { $high }.
# $place (String) - one of the type16-place-… texts
type16-bars-alt-j = Scale from spontaneous to planned. { $place }, margin of error { $low } to { $high }.
# Under the bars.
type16-bars-curve = Most people are somewhere near the middle. These scales are bell curves, not two camps.

## Report, section 3: in plain words. Eight texts for firm and leaning letters, four for balanced ones.

# Before a text whose letter is leaning.
type16-plain-leaning = You lean this way, not far from the middle. Expect much of this to fit, and some of the other side, too.
# Before a text whose letter is balanced.
type16-plain-balanced = You’re close to the middle here, so we don’t pick a side for you.
type16-plain-e = You’re more outgoing than most people you’re compared with. You’re likely to start a conversation rather than wait for one, to have talked with half the room by the end of an evening, and to look for company when you have a free hour. When a group goes quiet, you tend to fill the silence. You enjoy attention, or at least don’t mind it, and a good chat needs no purpose. What can be hard is quiet: a day with nobody to talk to may feel long, and in a lively exchange, a person who needs a pause before speaking may not get one from you.
type16-plain-i = You’re more reserved than most people you’re compared with. With new people, you’re likely to listen first and speak once you have something to say. In a group, you can leave the floor to others without missing it. Crowded rooms and long parties take more from you than they give, and a free evening is often best with one person, or with nobody. You use fewer words and tend to choose them with care. Much of what you think stays with you, though, so people who’ve just met you may take a while to figure you out, and may guess wrong until then.
type16-plain-n = Your head is busier with ideas than most people say theirs is. One thought leads to the next, and you’d rather try your own way than repeat the usual one. You can probably see a room, a story or a plan before any of it exists, and talking about how things might be, or why they are the way they are, can keep you going all evening. Theory is a place to play. The flip side: once you’ve thought an idea through, carrying it out may feel like the dull half, and a simple request can sprout several alternatives before you’ve begun.
type16-plain-s = You’re drawn to what can be used more than most people you’re compared with, and less to ideas for their own sake. Given a task, you’re likely to ask what’s needed, how it’s usually done and whether that works. If a method does its job, you see little reason to invent another. An evening of theory may lose you, while a sample, a price or a quick trial would have your full attention. You have ideas, too; you just don’t collect them. The flip side: when the usual way fails, you may stick with it longer than it deserves.
type16-plain-f = Other people’s feelings reach you faster than they reach most people. When someone near you is sad, something in you responds before you’ve decided anything, and bad news about a stranger can stay with you into the evening. You’re likely to ask how people are and wait for the real answer, to keep time free for them, and to move your own plans when they need you. In any decision, you see the people first. All this takes energy: you may carry worries that aren’t yours, and a fair no can be harder for you to say than a costly yes.
type16-plain-t = Other people’s moods sway you less than they sway most people. When a conversation gets emotional, you can stay with the question itself: what happened, what follows, what can be done. A sad movie may leave you interested rather than in tears, and someone’s trouble is more likely to get you thinking than to get you down. That isn’t coldness: most people agree with caring statements, and you’re simply in the cooler half of a warm group. Your help tends to be a solution, a ride, a straight answer. People who were hoping for a warm word first may not recognize it as care.
type16-plain-j = You like things settled more than most people do. Everyday tasks get done when they come up, things go back where they belong, and you’d rather prepare the night before than improvise in the morning. A schedule helps you more than it limits you, and you rarely need a push to begin. Routine gets done without drama, which frees your head for everything else. The flip side shows when a plan breaks: an early guest, a moved meeting or a friend who decides at the last minute can cost you more calm than the change deserves.
type16-plain-p = You leave more up to the moment than most people do. When an idea strikes you, you like to act on it while it’s fresh, and an unplanned day feels like freedom. Things may stay where you last used them, and you know roughly where that is. You’re likely to begin when the moment or the deadline makes a task real, and then to move fast. Changing course costs you little, because the course was never fixed. The hard part can be the start: chores with no deadline and no charm may wait a long time.
type16-plain-e-balanced = You can start a conversation and enjoy a full room, and you can hang back and want the door closed. Which side shows may depend on who’s there and how long the day has been. Neither one is a mask; both are you.
type16-plain-n-balanced = You like an idea, and you like to know what it’s for. Some evenings a theory grabs you; on others, you’d rather just fix the lamp the way you know. It may be worth noticing which topics bring out which side.
type16-plain-f-balanced = You can feel what someone feels, and you can step back and look at the facts. Which comes first may depend on how close the person is and what’s being decided. You may find yourself translating between friends who only do one of the two.
type16-plain-j-balanced = You plan some parts of your life and leave others to the moment. Your desk may be in order while your weekend isn’t, or the other way around. Ask yourself where a plan relaxes you and where it starts to itch.

## Report, section 4: at work. Any work, paid or not.

type16-work-e = You probably do your best thinking with others in the room. Meetings, calls and visitors energize you, and you’re the one who asks the new colleague to lunch. Long stretches of silent work may drag, so spread them out with conversations in between. When you lead a discussion, count to five after a question. Those who need a moment will use it.
type16-work-i = You’re likely to work well where you can close a door, finish a thought and answer in writing. In meetings, you may have the point ready and see the moment pass. Ask for the agenda beforehand and send your view ahead, or ask for the floor early on. Open-office noise and back-to-back calls cost you more than they cost others; a fixed quiet hour pays off.
type16-work-n = You’re likely to come alive at the start of things: the blank page, the problem nobody here has solved yet. You see another way to do it, often several. Routine and detailed procedures may lose you halfway. Before you propose the next idea, write down who would do what tomorrow morning. It shows you which ideas are ready and spares your colleagues the guessing.
type16-work-s = You’re likely to be the one who asks what exactly is needed and by whom. Concrete tasks with a visible result suit you, and you notice when a grand plan has no first step. Meetings about the big vision may try your patience. Ask for an example early: it helps you, and it usually helps the others, too. Before you turn down a new method, give it one small trial.
type16-work-f = You notice who has gone quiet, who is overloaded, who needs a word before a hard message. People may come to you first. You’re likely to enjoy work where you can see whom it helps. Criticism, given or received, may follow you home, and other people’s emergencies can fill your day. Decide in the morning which hour belongs to your own task, and tell someone.
type16-work-t = You’re likely to look at the argument before you look at who made it, and to speak up when a number is wrong, no matter who likes it. In a heated meeting, you can keep the question on the table. Colleagues know where they stand with you. Say what’s good about a proposal before you say where it fails: you’ve usually seen both, and only one gets heard.
type16-work-j = You’re likely to have the deadline in your calendar and a draft before it. Clear goals, fixed dates and an orderly desk let you work fast, and others rely on what you’ve promised. Projects that keep changing shape can wear on you, and so can colleagues who start late. Agree with them on a few fixed points and leave the rest up to them.
type16-work-p = You’re likely to be at your best when something unexpected comes in: you drop the plan and deal with it. Variety keeps you sharp, and a deadline brings out your speed. Long projects with one distant date are harder, and so is paperwork. Cut them into pieces that someone is waiting for. A date to show a rough version often does more than willpower.
type16-work-e-balanced = You can work a room and you can work alone, so the mix matters more than the job title. Look back at a good week: how many hours were talk, how many were quiet? Once you know that ratio, you can ask for it, and you can warn others when a stretch of meetings or of silence has gone on too long.
type16-work-n-balanced = You can sketch the new idea and also ask what it needs on Monday morning. In a team, that often makes you the one who connects the two. Notice which half you get handed. If it’s always the routine, ask for a blank page now and then; if it’s always the ideas, ask to see one of them through to the end.
type16-work-f-balanced = You can weigh the facts and keep in mind who they affect. When a decision is hard, do one after the other: first write down the case for each option, then what each would mean for the people involved. You’ll see more quickly whether the two lists disagree, and that’s the part worth talking about.
type16-work-j-balanced = You can keep a schedule and you can drop it. Most jobs need both, though rarely at the same hour. Try deciding at the start of a task: is this one for the plan, or for seeing where it goes? Colleagues who only work one way will find you easier to read, and you’ll stop blaming yourself for the wrong one.

## Report, section 5: with people. Friends, family, partners. Never who suits whom.

type16-people-e = You’re often the one who calls, invites and keeps a circle of friends together. New people become acquaintances fast. Close friends may sometimes want you to themselves, so an evening for two is a gift you can plan. If someone answers briefly, it may simply be their pace. Ask one question, then leave more silence than feels natural to you.
type16-people-i = You’re likely to prefer a few people over many, and a long talk over a round of small ones. Friends may have to do the inviting, and some will wonder whether you enjoy it. Tell them that you do; they can’t always see it. When you need an evening alone, say when you’ll be back. “Not today, Thursday?” sounds quite different from “no.”
type16-people-n = You like conversations that wander: what if, why, what would happen then. With the right person, you lose track of time. A friend who tells you about a leaking roof may want a plumber’s number, though, not a thought about houses. Ask which one they’d like. And tell people when you’re only playing with an idea, before they start packing.
type16-people-s = You’re likely to show what people mean to you through things they can see: the ride to the airport, the shelf put up, the right size remembered. Friends count on you for the useful answer. Someone who dreams out loud may just want company in the dream. Ask one question about it before you ask how to pay for it.
type16-people-f = You’re likely to sense how a friend is doing from the first words on the phone, and to drop something for them. People tell you things. The risk is a one-way street: you know all about their week, and they know little about yours. Say what you need before you’re tired of giving. Most friends would like the chance to return it.
type16-people-t = You’re likely to be the friend people ask when they want a straight answer, and you stay steady when others are upset. You may skip the part where feelings are named, because to you the solution already says it. Ask, “Do you want ideas, or do you want me to listen?” The question takes five seconds and prevents many misunderstandings.
type16-people-j = People can rely on you: you show up when you said you would, the table is reserved, the gift is bought. You may feel let down by those who decide late, and they may feel managed. Agree on which things need a plan, such as trips and money, and leave some evenings unplanned on purpose. It’s easier to be surprised when the surprise has a date.
type16-people-p = You’re likely to be up for a sudden trip, a late call, a change of plan that turns out better. Friends enjoy that. Those who plan may hear your “maybe” as a no, or as not caring. Give them one fixed thing, such as the day, and keep the rest flexible. If you’ll be late, say so before they look at the clock.
type16-people-e-balanced = You can be the one who brings people together and the one who slips out early. Friends may know only one of these sides, depending on where they met you, and be puzzled by the other. Tell them about it once. It’s easier to say “I’m in a quiet mood tonight” to people who know it passes.
type16-people-n-balanced = You can follow a friend into a thought and also ask what it means for Saturday. That makes you easy company for quite different people. What they can’t see is which mood you’re in. If you’d like to solve the problem, say so; if you’d like to spin the idea further, say that. Ask them the same.
type16-people-f-balanced = You can comfort, and you can analyze. With people close to you, the first may come naturally; with others, the second. Misunderstandings tend to happen when you offer one and they wanted the other. A plain question at the start helps: “Would you like me to listen, or to think it through with you?”
type16-people-j-balanced = You can make the reservation, and you can see where the evening goes. With a friend who plans everything, you may turn into the easygoing one; with a friend who plans nothing, into the organizer. Notice which part you’re given, and hand it back now and then: let the other person choose the day or the place.

## Report, section 6: under stress. A hard stretch, no illness.

# Once, at the end of the section.
type16-strain-note = This is about hard weeks, not about health. We didn’t measure how easily you get anxious or down. If a bad stretch goes on, talk to someone you trust or to a doctor.
type16-strain-e = When things get hard, you’re likely to talk: to call someone, go out, tell the story until it shrinks. That can help a great deal. It can also fill the calendar until the problem itself never gets a quiet half hour. Signs to watch for: more and more appointments, less and less sleep. Keep one person for the real conversation, and one walk for yourself.
type16-strain-i = When things get hard, you’re likely to withdraw, say less and sort it out on your own. Quiet does restore you. From the outside, though, it can look as if you don’t care, or as if nothing’s wrong, and then nobody offers help. Signs to watch for: messages left unanswered, plans canceled. Tell one person one sentence about it; you don’t have to tell the whole story.
type16-strain-n = When things get hard, your imagination keeps working, and it can paint what might go wrong as vividly as anything else. You may chase a new idea to get away from one that’s stuck. Signs to watch for: plans that change every evening, nights spent in scenarios. Write down the worst one, and next to it what you know for a fact. Then do one small thing with your hands.
type16-strain-s = When things get hard, you’re likely to hold on to what you know: the routine, the list, the way it has always worked. That steadies you and those around you. It gets difficult when the situation itself is new. Signs to watch for: doing the same thing again, only harder. Ask someone who thinks differently for two other ways, and try the cheaper one.
type16-strain-f = When things get hard, you may look after everyone else first, and notice your own tiredness last. Conflict around you can weigh more than the work itself. Signs to watch for: you say yes and feel heavy, you lie awake over someone else’s problem. Pick one worry that isn’t yours to solve and hand it back kindly. You can keep caring about it without carrying it.
type16-strain-t = When things get hard, you’re likely to get more factual: shorter sentences, more analysis, less patience with detours. It keeps you able to act. You may treat feelings, yours included, as noise until they come back as a headache or a sharp reply. Signs to watch for: people start to tread carefully around you. Say out loud how it is for you, in a single sentence.
type16-strain-j = When things get hard, you’re likely to plan more tightly: another list, an earlier alarm, fewer breaks. For a while, that carries you. Then each small change starts to feel like an attack on the plan. Signs to watch for: you tidy up at midnight, you redo what others did. Cross one thing off today’s list without doing it, and see what actually happens.
type16-strain-p = When things get hard, you’re likely to deal with whatever is loudest and put off the rest. You stay flexible longer than others. Meanwhile, the postponed things grow, and starting gets harder every day. Signs to watch for: unopened mail, a new project at the wrong moment. Pick the one task you think of at night, and give it fifteen minutes before anything else.
type16-strain-e-balanced = When things get hard, you may want people and quiet at the same time, and find fault with whichever you’ve got. Try one of them on purpose rather than drifting: an hour with someone you can be honest with, or an evening with the phone off. Afterward, note which of the two helped. After a few bad days, you’ll know more than any test can tell you.
type16-strain-n-balanced = When things get hard, you may swing between turning the whole thing over in your mind and just getting on with the next chore. Both have their use. If you’ve been thinking for days, do one concrete thing. If you’ve been busy for days, sit down and ask what the actual problem is. Switch sooner than you feel like it.
type16-strain-f-balanced = When things get hard, you may be torn between looking after people and just getting things done. It can help to give each its time: ten minutes to ask how everyone is, you included, and then one clear decision. Watch for the moment when you use one to avoid the other.
type16-strain-j-balanced = When things get hard, one part of you wants a plan and another wants to throw it out. A small plan often satisfies both: three things for today, in any order, and nothing more. If you catch yourself making bigger lists, or dodging the list altogether, go back to three. Tomorrow gets its own.

## Report, section 7: growth. Two experiments per pole, tied to the clearest letter. A title, then what to do, when, what to watch.

type16-growth-lead = Try one at a time, for a week. There’s nothing to pass or fail: what you notice is the result.
type16-growth-e-1-title = The longer pause
type16-growth-e-1 = Once a day, in a conversation that matters, wait two breaths after the other person has stopped talking. Do it at work on weekdays and at home on the weekend. Notice what comes after the pause: often it’s the sentence they weren’t going to say.
type16-growth-e-2-title = An hour without an audience
type16-growth-e-2 = Pick two evenings this week and spend an hour alone, without a phone or screen. Do something with a result, such as cooking or writing a page. Notice how the first fifteen minutes feel compared with the last.
type16-growth-i-1-title = The first sentence
type16-growth-i-1 = Once a day, say something before you’re asked: in a meeting, in line, to a neighbor. One sentence is enough, and you can leave it at that. Notice how often the other person seems glad you started.
type16-growth-i-2-title = Say it while it’s warm
type16-growth-i-2 = When you notice you like something someone did, tell them the same day, in person or in a message. Try it with three people this week. Notice whether they already knew; you may find that they didn’t.
type16-growth-n-1-title = One idea to the end
type16-growth-n-1 = On Monday, choose the smallest of your current ideas. Work on it for twenty minutes every day and write any new ideas on a list for later. On Sunday, look at what exists, and at how many ideas on the list you still want.
type16-growth-n-2-title = The plain version
type16-growth-n-2 = When you explain something this week, begin with an example the other person can see or touch, and only then say what it means. Do it once a day. Notice when their face changes: at the example or at the idea.
type16-growth-s-1-title = Another way home
type16-growth-s-1 = Once a day, do one ordinary thing differently: another route, another order, a recipe without measuring. Keep it small enough that nothing depends on it. In the evening, note whether anything was better, worse or simply new.
type16-growth-s-2-title = Two minutes of what-if
type16-growth-s-2 = When someone tells you an idea this week, ask two questions about it before you check whether it would work. “What would be the best thing about it?” is a good first one. Notice what the idea turns into while they answer.
type16-growth-f-1-title = A kind no
type16-growth-f-1 = Once this week, when you’d normally say yes right away, say, “Let me check my week. I’ll tell you tonight.” Then decide, and answer in two sentences. Compare what you feared would happen with what did.
type16-growth-f-2-title = Whose worry is it?
type16-growth-f-2 = Every evening, write down the worries you’re carrying, and next to each one, the name of the person it belongs to. Keep yours and leave one of the others with its owner. Notice how you sleep, and whether anyone is worse off.
type16-growth-t-1-title = Name it first
type16-growth-t-1 = Once a day, when someone tells you about a problem, say what it seems to feel like for them before you offer a solution: “That sounds tiring.” Then wait. Notice whether they still need the solution, and whether it’s the one you had in mind.
type16-growth-t-2-title = Credit out loud
type16-growth-t-2 = When you check someone’s work this week, begin with one thing that’s good about it, and be as specific as you are about the mistakes. Do it every time. Notice how the talk about the mistakes goes afterward.
type16-growth-j-1-title = A free afternoon
type16-growth-j-1 = Keep one afternoon free this week, and don’t fill it ahead of time. When it comes, decide every hour what you feel like doing next. Notice when you get restless, and what you’d have missed with a plan.
type16-growth-j-2-title = Good enough
type16-growth-j-2 = Once a day, stop a chore at the point where it’s usable rather than finished: the kitchen, an e-mail, a drawer. Leave it overnight. Notice who notices, and what you did with the time.
type16-growth-p-1-title = A five-minute start
type16-growth-p-1 = Each morning, pick the task you like least and work on it for five minutes before you look at your phone. Then you can stop. Notice how many mornings you kept going, and how the rest of the day felt.
type16-growth-p-2-title = One fixed thing
type16-growth-p-2 = Pick one small thing and do it at the same time every day this week, such as laying out tomorrow’s clothes or emptying your bag. Leave everything else up to the moment. Notice whether it costs you freedom or gives you some.
# For people whose four letters are all balanced.
type16-growth-balanced-1-title = Which side was it?
type16-growth-balanced-1 = Every evening, pick one scene from your day and note for each of the four scales which side you showed. Add who was there and how rested you were. After a week, look for the pattern: your situations may tell you more than your average does.
type16-growth-balanced-2-title = Try the other side
type16-growth-balanced-2 = Pick one situation that comes up every day, such as breakfast or a team meeting. On even days act on one side of a scale, on odd days on the other: speak early or listen first, plan it or let it happen. Notice which one takes less out of you.

## Report, section 8: the bridge to the Big Five.

type16-bridge-lead = Researchers describe personality with five broad traits, the Big Five. Your four scales are close relatives of four of them.
type16-bridge-e = “Outgoing or reserved” is what researchers call extraversion.
type16-bridge-n = “Imaginative or practical” is close to openness, mainly the part about ideas and imagination.
type16-bridge-f = “Empathetic or matter-of-fact” is close to agreeableness, mainly the part about compassion.
type16-bridge-j = “Planned or spontaneous” is close to conscientiousness: order, preparation, getting started.
type16-bridge-stability = The fifth trait is emotional stability: how easily people get worried or upset. We don’t measure it, so nothing here is about it.
type16-bridge-caption = Four scales and the traits they’re close to
# Heads of two columns.
type16-bridge-head-scale = Your scale
type16-bridge-head-trait = Big Five trait

## Report, section 9: how sure is this.

type16-sure-lead = We’re surer of some letters than of others. Here’s how sure we are of each, and what that means if you retake the test.
type16-sure-caption = How sure we are of each letter
# Text alternative of the picture. $letters (String) - a list like “E 97%, N 82%, F 61%, J 93%”
type16-sure-alt = How sure we are of each letter: { $letters }.
# Names of the three degrees, as labels.
type16-sure-firm = Firm
type16-sure-leaning = Leaning
type16-sure-balanced = Balanced
# $limit (String) - formatted percentage
type16-sure-firm-text = Firm: we’re at least { $limit } sure. You can count on these letters.
# $limit (String) - formatted percentage
type16-sure-leaning-text = Leaning: we’re at least { $limit } sure. These letters are a good guess.
# $limit (String) - formatted percentage
type16-sure-balanced-text = Balanced: we’re less than { $limit } sure. We print these letters in lowercase and describe both sides.
# How ordinary balanced letters are. $percent (String) - share of people with at least one
type16-sure-common = Balanced letters are common: about { $percent } of people have at least one.
# The shape of real retest data, one scale. $people (Number); $near, $far (String) - formatted percentages
type16-sure-retest-data = { $people } people answered questions about being outgoing twice, a few weeks apart. Of those close to the middle, { $near } came out on the same side again; of those far from it, { $far } did.
# The same for all. $same (String) - formatted percentage
type16-sure-retest-same = Overall, { $same } of them were on the same side both times.
# From research on type tests in general.
type16-sure-retest-half = About half of the people who retake a test like this get at least one different letter.
# What we expect for this questionnaire, from a simulation. $same (String) - formatted percentage
type16-sure-repeat = If people retook this test right away, we’d expect about { $same } of them to get the same four letters.
# $two, $three (String) - formatted percentages
type16-sure-top = For about { $two } of people, the true type is one of the two most likely; for { $three }, it’s one of the three most likely.
# An offer.
type16-sure-again = Sign in, retake the test after { $days } days and see both results side by side.
# Before the time has come. $date (String) - formatted
type16-sure-again-from = Sign in and retake the test on or after { $date } to see both results side by side.
# Where both exist. $before (String) - four letters as printed
type16-sure-again-both = First { $before }, now { $type }.
# All letters stayed.
type16-sure-again-kept = All four letters stayed the same.
# $letters (Number) - how many differ
type16-sure-again-changed = { $letters ->
    [one] One letter is different. If it was near the middle, that happens often, and it doesn’t have to mean you’ve changed.
   *[other] { $letters } letters are different. Where they were near the middle, that happens often, and it doesn’t have to mean you’ve changed.
}
# Heading above both results of someone who took it twice.
type16-earlier-title = Then and now
# Measured with our own visitors, as soon as there are enough. $pairs (Number) - people who took it twice; $same (String) - formatted percentage
type16-sure-own = Of { $pairs } visitors who took this test twice, { $same } got the same four letters.
type16-sure-friends = Would your friends agree? On how outgoing, empathetic and planned you are, friends tend to see something similar, though far from perfectly. How imaginative you are is harder to see from the outside.
type16-sure-life = None of this is fixed for life. It describes how you answered on { $date }.
# What would change your letter. A list of up to three answers follows.
type16-change-lead = These answers counted most. A different answer here would have moved the letter furthest.
# $letter (String) - one letter; a list of answers follows
type16-change-letter = What counted most for { $letter }
# For a balanced letter.
type16-change-balanced = This one is close: a different answer to one or two of these could flip the letter.
# For a firm letter.
type16-change-firm = This letter rests on many answers. These are just the clearest ones.
# One of the answers. $statement (String) - as it was shown; $answer (String) - the label chosen
type16-change-answer = “{ $statement }” You answered: { $answer }.
type16-change-think = Read them again on another day. If one no longer sounds like you, that tells you more than the letter does.

## Report, section 10: method.

# $questions (Number) - statements that count
type16-method-statements = You rated { $questions } statements about yourself, the same number for each scale. About half of them are worded the other way around, so agreeing with everything cancels out.
type16-method-borrowed = For now, how much each statement counts is borrowed: it comes from other people’s answers to statements with the same idea. The wording is our own, so these values are a start, and our visitors’ answers will replace them.
# $people (Number); $year (String) - like “2012”; $language (String) - name of the language; $women (String) - formatted percentage; $age (Number) - median age
type16-method-norms = The comparison group is { $people } volunteers who took a free online test in { $language } around { $year }. { $women } of them were women, and half were { $age } or younger. They don’t represent everyone.
# For a reader of another language than the comparison group’s. $language (String) - name of the language
type16-method-language = You’re compared with people who answered in { $language }, whatever language you used. Once enough people have answered in yours, you’ll be compared with them.
type16-method-median = The line between two letters is the median of the comparison group, with half of them on each side. We chose it because most people agree with statements about ideas and about caring: a line at the midpoint of the answers would give nearly everyone the same letter.
# $e, $n, $f, $j (String) - reliabilities with two decimals, like “.92”
type16-method-reliability = Expected reliability (Cronbach’s alpha): outgoing { $e }, imaginative { $n }, empathetic { $f }, planned { $j }. These are predictions until enough of our own visitors have answered.
type16-method-certainty = How sure we are of a letter depends on all your answers on its scale and how well they agree, plus an allowance for the borrowed comparison. A type’s probability is the product of its four letters.
type16-method-mixture = “Planned or spontaneous” combines two things: keeping order and getting started. If you differ on the two, your letter depends more on which statements we ask.
type16-method-groups = Everyone is compared with the same group. On average, women in it came out more empathetic than men, and older people more planned than younger ones. Group averages say nothing about any one person.
# A list of four follows; each is a sentence.
type16-method-not = What it isn’t
type16-method-not-kinds = Not two kinds of people. Most of us are near the middle of most scales.
type16-method-not-health = Not a statement about your health, and no substitute for talking with a professional.
type16-method-not-jobs = Not for hiring or for choosing between people. It doesn’t show how well someone does a job.
type16-method-not-couples = Not a guide to who belongs with whom. In large studies of couples, how alike two people were hardly mattered.
type16-method-source = Based on questions from the International Personality Item Pool (ipip.ori.org), in our own words.
type16-method-more = See all the figures

## Certificate of completion.

# Stands below the name. $questions (Number) - statements
type16-certificate-line = completed the 16-type questionnaire of { $questions } statements on { $date }.
# Above the four letters.
type16-certificate-type = Result on that day
type16-certificate-note = A self-description, taken online and unsupervised. It certifies completion, not ability.

## Share card and the page behind its link.

type16-share-title = Share your creature
type16-share-lead = Your card shows your creature, your letters and four bars without labels. No e-mail address, no percentages, no answers.
type16-share-small = Lowercase letters are the ones where you’re near the middle.
type16-share-make = Create link
type16-share-copy = Copy link
type16-share-copied = Link copied
type16-share-revoke = Turn off the link
type16-share-revoke-sure = Turn off this link? The card stops working right away, wherever you’ve posted it.
# On the card.
type16-card-line = { $type } · { $name }
type16-card-question = Which type are you?
# Text alternative of the card.
type16-card-alt = Card with { $name }, the letters { $type } and four bars without labels.
# Preview texts of the link.
type16-card-title = I’m { $type }, { $name }
type16-card-description = Sixteen types, and how sure we are of each letter. See your own result free.
# For a visitor of the link.
type16-shared-title = Someone shared their type with you
type16-shared-take = Find out your type
type16-shared-gone = This link is no longer active

## Comparing two people by link. Both have to agree. Never a number for how well two people go together.
## $other (String) - first name that the other person entered

type16-compare-title = Compare with someone you know
type16-compare-lead = See your four bars side by side, find out where you differ, and get questions to talk about.
type16-compare-invite = Create an invitation
# Consent of the one who invites.
type16-compare-consent = Yes, show my four bars and letters to the person I send this link to.
# Consent of the one who was invited.
type16-compare-consent-other = Yes, show my four bars and letters to { $other }, and theirs to me.
type16-compare-private = Your answers stay private. Either of you can turn off the comparison anytime, and then neither of you can see it.
type16-compare-waiting = Waiting for the other person. We’ll show the comparison once both of you have agreed.
type16-compare-invited = { $other } would like to compare types with you
type16-compare-invited-text = If you agree, you’ll each see the other’s four bars and letters, and nothing else.
type16-compare-agree = Agree and compare
type16-compare-decline = No, thanks
type16-compare-stop = Turn off the comparison
type16-compare-stopped = This comparison was turned off
type16-compare-caption = Your four bars and those of { $other }
type16-compare-you = You
# Text alternatives of the four pairs of bars. $mine, $theirs (String) - texts like “More outgoing than 62% of the comparison group”
type16-compare-alt-e = Outgoing or reserved. You: { $mine }. { $other }: { $theirs }.
# $mine, $theirs (String) - as above
type16-compare-alt-n = Imaginative or practical. You: { $mine }. { $other }: { $theirs }.
# $mine, $theirs (String) - as above
type16-compare-alt-f = Empathetic or matter-of-fact. You: { $mine }. { $other }: { $theirs }.
# $mine, $theirs (String) - as above
type16-compare-alt-j = Planned or spontaneous. You: { $mine }. { $other }: { $theirs }.
type16-compare-differ-title = Where you differ
type16-compare-differ-e = One of you is more outgoing, the other more reserved.
type16-compare-differ-n = One of you is more imaginative, the other more practical.
type16-compare-differ-f = One of you is more empathetic, the other more matter-of-fact.
type16-compare-differ-j = One of you is more planned, the other more spontaneous.
# Where the margins of a scale overlap.
type16-compare-same = Here your margins overlap, so we can’t tell you two apart.
# Where all four overlap.
type16-compare-same-all = Your margins overlap on all four scales. Pick a question from any of them.
type16-compare-questions = Two questions to talk about
type16-compare-e-question-1 = After a long week, what does a good Friday evening look like for each of us, and who usually gets theirs?
type16-compare-e-question-2 = When one of us goes quiet or keeps talking, what does the other one think it means?
type16-compare-n-question-1 = When one of us has a new idea, what would the other one like to hear first: why, or how?
type16-compare-n-question-2 = What should stay the way it is between us, and what would each of us like to try differently?
type16-compare-f-question-1 = When I’m upset, what helps me in the first five minutes, and what would you have guessed?
type16-compare-f-question-2 = Which decision did we see differently, and what was each of us looking at?
type16-compare-j-question-1 = Which things do we need to plan together, and which could we leave open on purpose?
type16-compare-j-question-2 = What does being on time, or tidy enough, mean to each of us, and where did we learn it?
# Once, under the comparison.
type16-compare-note = You won’t find a score for how well you go together: in large studies of couples, being alike hardly mattered.
# Where the other person entered no name: a label, then whole sentences.
type16-compare-someone = The other person
type16-compare-someone-invited = Someone would like to compare types with you
type16-compare-someone-consent = Yes, show my four bars and letters to the person who invited me, and theirs to me.
type16-compare-someone-caption = Your four bars and those of the other person
# One’s own name, as the other person will see it.
type16-compare-name = Your first name
type16-compare-name-hint = Optional. It’s how the other person sees you.
# Someone pressed the button without agreeing.
type16-compare-consent-first = Please check the box first.
# Above the link of an invitation.
type16-compare-link = Send this link to one person
# Heading of a list.
type16-compare-list = Your comparisons
type16-compare-with = With { $other }
# An invitation that nobody has answered yet. $date (String) - when it was made, formatted
type16-compare-made = Created on { $date }
# Leads to the page with both.
type16-compare-see = See the comparison
# Asked before it is turned off, and the two answers.
type16-compare-stop-sure = Turn off this comparison? Neither of you will be able to see it anymore, and the link stops working.
type16-compare-stop-yes = Turn it off
type16-compare-stop-no = Keep it
# After it.
type16-compare-stop-done = The comparison is turned off.
# For someone who was invited and has no result yet.
type16-compare-first = Find out your own type first. After the test, we’ll bring you back to this invitation.
type16-compare-sign-in = Taken it before? Sign in
# On the result of someone who was invited before the test.
type16-compare-back = See the invitation
# Below type16-compare-stopped.
type16-compare-stopped-text = Neither of you can see it anymore. You can start a new one from your result anytime.
# Below type16-shared-gone, where the link was an invitation.
type16-compare-gone-text = Ask the person who sent it to you for a new one.
# Heading of the questions of all four scales, where all margins overlap.
type16-compare-questions-all = Questions to talk about
