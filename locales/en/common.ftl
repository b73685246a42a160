## Words used on every page: navigation, footer, language, cookies, errors.
## Tone everywhere: calm, short sentences, plain words, no exclamation marks.

# The product's name. Do not translate.
common-brand = Tessera

# First link of every page, seen only by keyboard users. Jumps over the navigation.
common-skip = Skip to content

# Spoken name of the navigation at the top of the page.
common-nav-label = Main navigation
# Navigation: the start page.
common-nav-home = Home
# The sixteen public pages about types of personality.
common-nav-types = Personality types
# Navigation: the list of all tests.
common-nav-tests = Professional tests
# Navigation and footer: the page that mails the links of bought reports.
common-nav-retrieve = Retrieve report
# Navigation and footer: signing in and registering.
common-nav-login = Sign in
# The same place for somebody who is signed in.
common-nav-account = My account
common-nav-shop = My shop
# Footer: help with an order.
common-nav-support = Support
# Footer, for readers in Europe: the law’s wording for withdrawing from a purchase, as in support-withdraw-open.
common-nav-withdraw = Withdraw from contract here

# Label of the list of languages.
common-language-label = Language

# Closes a dialog.
common-close = Close
# Shown while something is being fetched.
common-loading = Loading…

## Cookie banner: one line, and “no” is as easy as “yes”.

# Spoken name of the banner.
common-consent-label = Cookies
# The whole question, in one line. The product works the same with either answer.
common-consent-text = May we use cookies to see which ads work? Nothing changes for you if you say no.
# Button: yes.
common-consent-accept = Accept
# Button: no.
common-consent-decline = Decline
# Footer button: opens the banner again.
common-consent-settings = Cookie settings

## Things that went wrong.

# Heading of the dialog when the network is gone, also when the answers of a test couldn’t be sent.
common-network-title = Unstable network
common-network-text = Network disconnected, try again later.
# Button: tries the same thing again.
common-network-retry = Try again

# Shown when a part of the page could not be loaded.
common-failed-title = Loading failed, please retry
# Button: tries the same thing again.
common-failed-retry = Retry
# Below a form or a button whose call failed. The second: too many in a short time.
common-call-failed = Connection failed. Please try again.
common-call-too-often = Too many attempts. Please wait a moment and try again.

# Heading of the page for a link that leads nowhere.
common-missing-title = Page not found
common-missing-text = The link may be mistyped, or the page may have moved.
# $status (Number) - the HTTP status code, for example 404
common-missing-status = Status code: { $status }
# Button: leads to the start page.
common-missing-home = Go back home

## Footer and legal texts.

# Heading above the buttons that open the legal texts.
common-footer-legal = Legal
# Last line of every page. “Legal notice” must be the same words as in common-legal-imprint.
common-footer-operator = Who runs this site and how to reach us: see the legal notice.

# Names of the legal texts. Each opens in a dialog.
common-legal-privacy = Privacy policy
common-legal-terms = Terms of use
common-legal-refund = Refunds
common-legal-cookies = Cookies
common-legal-imprint = Legal notice
# Only for readers of Japanese and in Japan: 特定商取引法に基づく表記.
common-legal-commerce = Seller’s details (Japan)
# Under the heading of a legal text.
# $version (String) - the version of the text, for example 1.0
# $date (String) - the date it was published, already formatted
common-legal-version = Version { $version }, published { $date }

## IQ categories and their limits.

# Names of the categories, highest first. The lower three must be mild and never an insult.
common-class-genius = Genius
common-class-very-superior = Very superior
common-class-superior = Superior
common-class-normal = Average
common-class-dullness = Slightly below average
common-class-borderline-deficiency = Below average
common-class-below-70 = Well below average
# Limits of a category.
# $limit (Number) - an IQ
common-range-above = above { $limit }
# $low, $high (Number) - lowest and highest IQ of the category
common-range-between = { $low }–{ $high }
# $limit (Number) - an IQ
common-range-below = below { $limit }

# On a phone: the button that opens the list with all items of the navigation.
common-nav-menu = Menu
