## What the server says when it can't do something. One or two short sentences: what happened, and a way forward.

# The address or the thing asked for doesn't exist.
error-not-found = We couldn’t find that. Go back to the home page and try again from there.
# The address names a shop that doesn't exist.
error-unknown-app = This link doesn’t belong to any of our sites. Please check it.
# The test asked for doesn't exist or is no longer offered.
error-unknown-exam = This test doesn’t exist or is no longer offered. Choose another one on the home page.
# The language asked for isn't one of the nine.
error-unknown-language = We don’t have this language yet. Please choose one from the list.
# The country code isn't valid.
error-unknown-country = We don’t recognize this country. Please reload the page.
# Something in the request is missing or wrong; mostly a page that is out of date.
error-bad-request = Something about that request wasn’t right. Reload the page and try again.
# What was sent is too big.
error-too-large = That was too much to send in one go. Please send less and try again.
# The servers have more to do than they can take on right now.
error-busy = We’re very busy right now. Please try again in a minute.
# A fault on our side.
error-internal = Something went wrong on our side. Please try again in a moment.
# The answer took too long.
error-timeout = That took too long. Please try again.
# The form that was answered isn't in the bank any more.
error-unknown-form = This version of the test has been replaced. Your answers are still on this device, but they can’t be scored. Please start again.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = These answers don’t match the questions you were given. Reload the page and try again.
# No order has this number.
error-unknown-order = We couldn’t find this order. Check the link, or open the one in our e-mail.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = This page is out of date. Reload it and try again.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = You’ve already confirmed this test, so your answers are final.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = You’ve taken every version of this test. Try another test, or come back in a few months.
error-account-needed = You need an account for this test. It’s free. Please sign in.
# Another run was handed in with the same ticket.
error-form-had-before = You’ve already taken this version. Start again to get a new one.
# The answers came without the ticket that comes with the questions: the page is of the release before.
error-ticket-missing = You started this test before we updated our site, so it can’t be scored. Please start again. It’s free.
# The ticket isn't ours, or is one for another test.
error-ticket-invalid = These answers don’t belong to a test you started here. Please start again.
# The questions were handed out more than a month ago.
error-ticket-expired = You started this test more than a month ago, so it can no longer be scored. Please start again. It’s free.

error-no-reports = There are no retrievable reports in the current mailbox. Did you use another e-mail address for your purchase?
error-too-many = Too many attempts. Please wait a moment and try again.
error-price-changed = The price has changed. Please check the new price before you pay.
error-not-for-sale = There’s nothing to buy for this test.
error-already-paid = This is already paid for. You don’t need to pay again.
error-consent-missing = Please check both boxes so we can deliver right away.
error-bad-email = Incorrect email format. Please check for typos.
error-order-failed = Order generation failed. Please try again. You weren’t charged.
error-nothing-to-refund = There’s nothing to refund for this order.
error-refund-too-late = The 14 days for a refund are over. If something is wrong with your report, write to us.
error-bundle-used = You’ve used all the tests in this bundle.
error-unsettled = A refund or a bank dispute for this order is still in progress. You can add more once it’s settled.
error-not-owned = This isn’t included in what you’ve bought so far.
error-unknown-token = This link doesn’t work or was turned off.
error-bad-name = Please enter a name of 1 to 60 characters.
error-not-comparable = You can only compare two different results of the 16-type personality test.
error-comparisons-full = You already have ten comparisons. Turn one off to start a new one.

## Accounts. The first two say the same whether an address has an account or not.

error-wrong-password = Wrong e-mail address or password. You can also sign in with an e-mail link.
error-wrong-code = This code or link is wrong or has expired. Please ask for a new one.
# The same whether the key is unknown, removed or turned off, or took too long.
error-wrong-passkey = This passkey didn’t work. Try again, or sign in with an e-mail link.
# Google or Apple couldn’t be reached, or what came back from there wasn’t for this browser.
error-provider-failed = That sign-in didn’t work. Try again, or sign in with an e-mail link.
# Google or Apple named no address, or one that they haven’t verified.
error-provider-no-address = We didn’t get a verified e-mail address. Please sign in with an e-mail link.
error-confirm-address = You already have an account with this e-mail address. Please confirm that it’s yours.
error-already-connected = This sign-in is already connected to an account, yours or another one. Disconnect it there first.
error-password-length = Please choose a password of 8 to 128 characters.
error-common-password = That password is too easy to guess. Please choose another one.
error-agreement-missing = Please agree to the privacy policy
error-bad-date = Invalid date (e.g., 2020-01-01)
error-bad-phone = Please enter a valid phone number, for example +1 212 555 0100.
error-sign-in-first = Please sign in first.
# For what can’t be undone, when signing in was more than ten minutes ago, or through Google or Apple.
error-confirm-identity = To confirm it’s you, please sign in again with an e-mail link, your password or a passkey.
error-other-account = This order belongs to an account. Please sign in to that account.
# The request came from a page of another site.
error-foreign-origin = This request didn’t come from our site. Please reload the page and try again.
