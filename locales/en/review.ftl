## A buyer's review: the page that the letter's link opens, and the block on landing and package pages. Calm, no advertising, no thanks in advance.

# Heading of the page and title of its tab.
review-title = What did you think of your report?
# Below it. $test (String) - name of the test
review-lead = Your opinion of “{ $test }” helps others decide. There’s no reward, and good and bad ratings are published the same way.
review-stars-label = Your rating
# One of five choices, read aloud and shown beside the stars.
review-stars-1 = 1 star: poor
review-stars-2 = 2 stars: fair
review-stars-3 = 3 stars: good
review-stars-4 = 4 stars: very good
review-stars-5 = 5 stars: excellent
# Under the stars if nothing was chosen.
review-stars-missing = Please choose a rating
review-words-label = Your review (optional)
review-words-hint = What did you like, and what didn’t work for you? Please leave out e-mail addresses, phone numbers and links.
# $n (Number) - characters that still fit
review-words-left = { $n ->
    [one] 1 character left
   *[other] { $n } characters left
}
# $n (Number) - characters too many
review-words-long = { $n ->
    [one] 1 character too many
   *[other] { $n } characters too many
}
review-name-label = Name (optional)
review-name-hint = Shown with your review. A first name is enough.
review-name-long = Please enter a name of up to 60 characters
# Heading above a preview.
review-preview-title = How others will see it
review-preview-text = We also show the country where you took the test.
# In place of a name that wasn’t given.
review-someone = Someone
# Buttons, up to 26 characters.
review-send = Publish my review
review-change = Save changes
review-sending = Saving…
review-failed = Your review couldn’t be saved. Please try again.
# Headings and sentences about what became of the review.
review-thanks-title = Thank you
review-published = Your review has been published. We show reviews on our pages once there are at least 20.
review-waiting = Your review has been saved. We’ll read it before it’s published, because it seems to contain contact details or strong language.
review-refused = We haven’t published your review. You can change it and send it again.
review-taken-down = We’ve removed your review from our pages. You can change it and send it again.
review-withdrawn = Your review has been deleted. You can write a new one anytime.
review-again = To change or delete it later, use the link in our e-mail again.
review-edit = Change my review
review-withdraw = Withdraw my review
review-withdraw-ask = This deletes your rating and your words.
review-withdraw-confirm = Delete my review
review-withdraw-cancel = Keep it
# The link opens nothing.
review-unknown-title = This link doesn’t work anymore
review-unknown-text = The link may be incomplete, or the order has a new e-mail address. Open the link in our e-mail again, or contact support.
# At the foot of the page.
review-letters-title = E-mails asking for a review
review-letters-text = We ask once per order, and at most once every 90 days. You can turn this off.
review-letters-stop = Don’t ask me again
review-letters-stopped = We won’t ask you for a review again.
review-letters-again = Turn requests back on

## The block on landing and package pages.

review-block-title = What buyers say
# $average (String) - mean of the stars, already formatted, for example 4.3
# $count (Number) - number of reviews
review-block-lead = { $count ->
    [one] { $average } out of 5 stars, from 1 review
   *[other] { $average } out of 5 stars, from { $count } reviews
}
review-block-how = Only people who bought a report can write a review. We publish good and bad ratings the same way, and there’s no reward for writing one.
# Heading of a list: how many reviews have five stars, four, and so on. For screen readers.
review-block-shares = Reviews by number of stars
# A row of it, and the stars of one review. $n (Number) - one to five
review-block-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
# At a review in another language. $language (String) - name of the language, in the reader’s language
review-block-language = Written in { $language }
# At a review of a buyer who has had the money back.
review-block-refunded = This buyer got a refund
# Above the seller’s answer. $site (String) - name of the storefront
review-block-answer = Reply from { $site }
