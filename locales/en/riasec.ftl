### What the result and the report on career interests say, on screen and on paper. Six interests of one person
### against each other: what somebody would enjoy, never how good they are at it. Nothing about pay or prospects.
### Code puts the texts together, so each stands by itself.
### Interests: r hands-on, i investigative, a artistic, s social, e enterprising, c orderly.
### $first, $second, $third (String) - names of interests
### $list (String) - names of interests with commas
### $level (String) - how wide margins are, formatted, like “80%”
### $low, $high (String) - ends of a margin of error, formatted
### $percent (String) - formatted, like “81%”
### $date (String) - formatted
### $days (Number) - how long to wait before taking it again

## Titles of pages and sections.

riasec-exam = Career interests
riasec-page-result = Your career interests
riasec-page-report = Your career interests report
riasec-bars-title = Your six interests
riasec-leading-title = Your strongest interests
riasec-pair-title = How your interests combine
riasec-occupations-title = Occupations to explore
riasec-sure-title = How sure are we?
riasec-method-title = How it works
# Heads of columns.
riasec-head-interest = Interest
riasec-head-occupation = Occupation
riasec-head-similar = How similar
riasec-head-family = Field

## The six interests: name, one sentence, what people with it often enjoy, where it shows outside of work, a family of occupations.

riasec-r-name = Hands-on
riasec-r-line = You like to build, fix and move real things.
riasec-r-enjoy = People with this interest often enjoy tools, machines, wood, soil or animals, work outdoors or in a workshop, and a result they can touch at the end of the day.
riasec-r-life = Outside of work, it may show in a bike taken apart in the hallway, a garden, or being the one friends call when something breaks.
riasec-r-family = Building, repairing, driving, growing
riasec-i-name = Investigative
riasec-i-line = You like to find out how things work and why.
riasec-i-enjoy = People with this interest often enjoy research, data, experiments and hard questions, and time to follow one of them until it makes sense.
riasec-i-life = Outside of work, it may show in long articles read to the end, a telescope by the window, or three sources checked before buying a toaster.
riasec-i-family = Researching, analyzing, examining
riasec-a-name = Artistic
riasec-a-line = You like to create something of your own: words, pictures, music.
riasec-a-enjoy = People with this interest often enjoy writing, drawing, playing, acting or designing, with room for a style of their own and few fixed rules.
riasec-a-life = Outside of work, it may show in a notebook in the bag, a band on Thursdays, or a room rearranged until it looks right.
riasec-a-family = Writing, designing, performing
riasec-s-name = Social
riasec-s-line = You like to teach, support and care for people.
riasec-s-enjoy = People with this interest often enjoy explaining, listening, helping someone get well or learn, and seeing that person do better than before.
riasec-s-life = Outside of work, it may show in coaching a kids’ team, visiting a neighbor, or being asked for advice at parties.
riasec-s-family = Teaching, caring, advising
riasec-e-name = Enterprising
riasec-e-line = You like to lead, persuade and get things going.
riasec-e-enjoy = People with this interest often enjoy starting a project, winning others over to it, negotiating, selling, and being responsible for where it goes.
riasec-e-life = Outside of work, it may show in chairing a club, organizing a block party, or bargaining at a flea market for the fun of it.
riasec-e-family = Leading, selling, negotiating
riasec-c-name = Orderly
riasec-c-line = You like to keep records, figures and systems in order.
riasec-c-enjoy = People with this interest often enjoy tables, accounts, clear procedures and data that adds up, and knowing at the end that everything is in its place.
riasec-c-life = Outside of work, it may show in a labeled folder for every bill, the club’s accounts, or a packing list with boxes to check.
riasec-c-family = Recording, calculating, organizing data

## Leading interests, equal ones, a flat profile. Never one code alone.

riasec-result-lead = See how your interests compare with each other, and which ones lead.
riasec-leading-one = One interest leads: { $first }.
riasec-leading-two = Two interests lead: { $first } and { $second }. They’re too close to rank, so treat them as equal.
riasec-leading-three = Three interests lead: { $first }, { $second } and { $third }. They’re too close to rank, so treat them as equal.
riasec-leading-likely = It’s { $percent } likely that { $first } is your strongest interest.
riasec-next = Next: { $list }.
riasec-equal = Too close to rank: { $list }.
riasec-flat-title = Many interests, none far ahead
riasec-flat = Your six bars are close together, so naming a leader would be a guess. Think of the activities you’d pick on a free Saturday.
riasec-flat-none = No occupation is very similar to an even profile like yours, so here are broad fields instead of a list.
riasec-more-title = See where your interests could lead
riasec-more-text = The full report shows how your leading interests combine, where they show outside of work, and which occupations are similar, sorted by how much preparation they take.

## Six bars.

# Fixed words beside the bars.
riasec-within = Your interests against each other.
riasec-bars-lead = A longer bar means you’d enjoy more of these activities. The thick line at its end is the margin of error. Where two margins overlap, treat the interests as equal.
riasec-bars-caption = Six interests, with { $level } margins
# Text alternative of the picture.
riasec-bars-alt = Six bars, from the longest to the shortest: { $list }.
# Text alternative of one bar. $interest (String) - its name; $value (String) - formatted
riasec-bar-alt = { $interest }: { $value }, margin of error { $low } to { $high }.
riasec-bars-margin = { $level } margin: { $low } to { $high }

## Pairs of leading interests.

riasec-pair-ri = You like to know how a thing works, and you like to have it in your hands. Look for work where finding the cause and fixing it are one job: instruments, machines, labs with workshops, measuring in the field rather than only writing reports.
riasec-pair-ra = You like to make things, and you care what they look like. Materials may draw you as much as ideas do. Look for crafts and stages where skill and design meet: furniture, ceramics, sets, instruments, restoring old things.
riasec-pair-rs = You like practical work, and you like it to be for someone. Look for places where your hands help people directly: rescue, rehabilitation, teaching a trade, care that’s more moving and lifting than talking.
riasec-pair-re = You like real things, and you like to be in charge of how they get done. Look for work with a crew and a result, where you make the decisions and also know the job: building sites, workshops, farms, a trade of your own.
riasec-pair-rc = You like real things, and you like them in order. Look for work where precision counts and shows: inspecting parts, operating equipment, keeping stock and vehicles in shape, following a procedure that has a reason.
riasec-pair-ia = You like to find things out, and you like to give them shape. Questions and images may come to you together. Look for work between research and design: explaining science, architecture, studying art or language, making data visible.
riasec-pair-is = You like to understand, and you like it to help someone. Look for work where a hard question has a person at the end of it: medicine, psychology, teaching a science, finding out what kind of help actually works.
riasec-pair-ie = You like to work a problem out, and you like to make something happen with the answer. Look for work where analysis leads to a decision: advising organizations, developing a product, leading a research team, starting a tech company.
riasec-pair-ic = You like to get to the bottom of things, and you like the data to add up. Look for work where care and curiosity both count: statistics, software testing, lab analysis, auditing, records that answer a question.
riasec-pair-as = You like to create, and you like to do it with or for people. Look for work where creativity helps someone grow: teaching an art, theater with young people, music in care homes, writing that explains and comforts.
riasec-pair-ae = You like to create, and you like to win people over. Look for work where an idea needs an audience: advertising, producing, fashion, running a gallery or a stage, selling a design you believe in.
riasec-pair-ac = You like to create, and you like order in it. The two pull in different directions, and some work needs exactly that: editing, archives, typesetting, music notation, managing a collection, design that follows a strict system.
riasec-pair-se = You like people, and you like to get them moving. Look for work where you care and lead: running a school or a care team, training staff, organizing help, speaking up for others.
riasec-pair-sc = You like to help, and you like things in order. Look for work where good records are part of the care: a front desk, patient files, advising people on benefits, libraries, organizing a school’s day.
riasec-pair-ec = You like to lead, and you like the numbers to be right. Look for work where a goal meets a budget: managing an office, finance, purchasing, logistics, running a business whose books you read yourself.

## Occupations.

riasec-occupations-lead = These occupations have a mix of interests like yours. Treat them as places to look, and let the activities decide.
riasec-occupations-how = We compare the shape of your six bars with the six interests of each occupation: which ones stand out and which don’t. How long your bars are makes no difference.
riasec-occupations-close = Close
riasec-occupations-close-text = The occupation’s interests have nearly the same shape as yours.
riasec-occupations-related = Related
riasec-occupations-related-text = The shape is similar, with some differences.
riasec-occupations-preparation = They’re grouped by how much preparation they usually take. In your country, it may be more or less.
riasec-occupations-not = The list is about what you’d enjoy. It says nothing about pay, job openings or how well you’d do.
riasec-occupations-claim = Interests do say something about which field people choose and stay in.
riasec-occupations-english = The names of occupations are in English for now.
# Text alternative of the list. $close, $related (Number) - how many
riasec-occupations-alt = List of occupations by preparation: { $close } close, { $related } related.
# Five groups by preparation, then one line each.
riasec-zone-1 = Little or no preparation
riasec-zone-1-line = Usually learned on the job, in days to months.
riasec-zone-2 = Some preparation
riasec-zone-2-line = Usually a few months of training, on the job or in a course.
riasec-zone-3 = Medium preparation
riasec-zone-3-line = Usually vocational training, an apprenticeship or some experience.
riasec-zone-4 = Considerable preparation
riasec-zone-4-line = Usually a degree or several years of experience.
riasec-zone-5 = Extensive preparation
riasec-zone-5-line = Usually an advanced degree, or long training after a first degree.
# Both attribution texts stand wherever occupations are shown, one after the other. Wording is fixed.
riasec-attribution-source = This page includes information from the O*NET 30.2 Database and the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
# $company (String) - name of the company that runs the site
riasec-attribution-changes = { $company } has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.
riasec-attribution-license = Read the license
riasec-attribution-list = What we changed: the activities are in our own words, names may be translated, and we calculated how similar the interests are.

## How sure is this, and method.

riasec-sure-lead = We’re surer of which interests lead than of their order.
riasec-sure-order = Interests that are close together easily change places when you answer again, so we show groups instead of a letter code.
# $same (String) - formatted percentage, from a simulation
riasec-sure-repeat = If people answered a second time right away, we’d expect about { $same } of them to get the same first interest.
riasec-sure-again = Retake the test after { $days } days and compare the two results.
# Label. $measured, $questions (Number) - activities with weights from people’s answers, and all
riasec-provisional = Preliminary: for { $measured } of { $questions } activities, the weight comes from people’s answers. The others are estimated until enough of our visitors have answered.
riasec-provisional-badge = Preliminary · your interests against each other
# $people (Number); $year (String) - like “2018”; $language (String) - name of the language
riasec-provisional-source = The borrowed weights come from { $people } volunteers who answered in { $language } around { $year }.
# $questions (Number) - activities
riasec-method-statements = You rated { $questions } activities by how much you’d enjoy them, the same number for each interest. Skill, pay and training didn’t count.
# $hands, $research, $art, $social, $enterprise, $order (String) - reliabilities with two decimals, like “.86”
riasec-method-reliability = Reliability of similar scales (Cronbach’s alpha): hands-on { $hands }, investigative { $research }, artistic { $art }, social { $social }, enterprising { $enterprise }, orderly { $order }.
riasec-method-hexagon = The six interests go back to the psychologist John Holland. Neighbors in the order hands-on, investigative, artistic, social, enterprising, orderly tend to go together; opposites don’t.
riasec-method-groups = On average, men choose hands-on and orderly activities more often, and women choose social ones. Your bars are compared only with each other.
# $target (Number) - visitors we wait for
riasec-method-norms = We don’t compare you with others until { $target } people have answered.
riasec-method-not = What it isn’t
riasec-method-not-ability = Not a test of what you’re good at.
riasec-method-not-jobs = Not for hiring or for choosing between people.
riasec-method-not-plan = Not a decision. Talk to people who do the work, and try it for a day if you can.
riasec-method-more = See all the figures

## Certificate of completion and share card.

# $person (String) - name as entered; $questions (Number) - activities
riasec-certificate-line = { $person } completed the career interests questionnaire of { $questions } activities on { $date }.
riasec-certificate-note = A self-description, taken online and unsupervised. It certifies completion, not ability.
riasec-share-lead = Your card shows your leading interests and six bars. No e-mail address, no numbers, no answers.
riasec-card-title = What draws me: { $list }
riasec-card-description = Six interests, compared with each other. See yours free.
