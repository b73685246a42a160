## What the server says when it can't do something. One or two short sentences: what happened, and a way forward.

# The address or the thing asked for doesn't exist.
error-not-found = We couldn’t find that. Go back to the start page and try again from there.
# The address names a shop that doesn't exist.
error-unknown-app = This address doesn’t belong to any of our sites. Please check it.
# The test asked for doesn't exist or is no longer offered.
error-unknown-exam = This test doesn’t exist or is no longer offered. Choose another one from the start page.
# The language asked for isn't one of the nine.
error-unknown-language = We don’t have this language yet. Please choose one from the list.
# The country code isn't valid.
error-unknown-country = We don’t know this country. Please reload the page.
# Something in the request is missing or wrong; mostly a page that is out of date.
error-bad-request = Something in this request wasn’t right. Reload the page and try again.
# What was sent is too big.
error-too-large = That was too much to send at once. Please send less and try again.
# The servers have more to do than they can take on right now.
error-busy = There is a lot going on right now. Please try again in a minute.
# A fault on our side.
error-internal = Something went wrong on our side. Please try again in a moment.
# The answer took too long.
error-timeout = This took too long and was stopped. Please try again.
# The form that was answered isn't in the bank any more.
error-unknown-form = This version of the test is no longer known here. Your answers are kept on this device; please start again.
# Answers to other questions than those of the form, or to options that don't exist.
error-bad-answers = These answers don’t belong to the questions you were given. Reload the page and try again.
# No order has this number.
error-unknown-order = We couldn’t find this order. Check the address, or look for it in your e-mail.
# A run of a free test was sent to the call for paid ones, or the other way round.
error-wrong-call = This test is handed in another way. Reload the page and try again.
# The same run was sent with other answers after it had been confirmed.
error-already-confirmed = You have already confirmed this test. Confirmed answers can’t be changed.
# Every form of the exam was given to this visitor before.
error-no-fresh-form = You have already had every version of this test. Please try another test, or come back in a few months.
error-account-needed = This test needs an account, and an account is free. Please sign in.
# Another run was handed in with the same ticket.
error-form-had-before = You have already handed in this version of the test. Start again to get a new one.
# The answers came without the ticket that comes with the questions: the page is of the release before.
error-ticket-missing = This test was begun before our site was updated and can’t be handed in any more. Please start again; it costs nothing.
# The ticket isn't ours, or is one for another test.
error-ticket-invalid = These answers don’t belong to a test that was handed out here. Please start again.
# The questions were handed out more than a month ago.
error-ticket-expired = This test was begun more than a month ago and can’t be handed in any more. Please start again; it costs nothing.

error-no-reports = There are no retrievable reports in the current mailbox.
error-too-many = That was too often in a short time. Please wait a little and try again.
error-price-changed = The price has changed. Please look at the new one before you pay.
error-not-for-sale = There is nothing to buy for this order.
error-already-paid = This order is paid already.
error-consent-missing = Please tick both boxes. Without them we may not deliver at once.
error-bad-email = Please input correct email address
error-order-failed = Order generation failed. Please try again.
error-nothing-to-refund = There is nothing to give back for this order.
error-refund-too-late = The 14 days for a refund are over. Please write to us.
error-bundle-used = All tests of this bundle have been used.
error-unsettled = Money for this order is on its way back, or a bank is still looking at it. You can add more as soon as that is done.
error-not-owned = This isn’t part of what was bought for this order.
error-unknown-token = There is nothing at this address, or it was taken back.
error-bad-name = Please enter a name of 1 to 60 characters.
error-not-comparable = You can compare two different results of the sixteen-type personality test.
error-comparisons-full = You have ten comparisons open. Turn one off, then you can start a new one.

## Accounts. The first two say the same whether an address has an account or not.

error-wrong-password = Wrong e-mail address or password. You can also sign in with an e-mailed link.
error-wrong-code = This code or link is wrong or has expired. Please ask for a new one.
# The same whether the key is unknown, removed or turned off, or took too long.
error-wrong-passkey = That didn’t work with this passkey. Please try again or sign in with an e-mailed link.
# Google or Apple couldn’t be reached, or what came back from there wasn’t for this browser.
error-provider-failed = Signing in that way didn’t work. Please try again or use an e-mailed link.
# Google or Apple named no address, or one that they haven’t verified.
error-provider-no-address = We didn’t get a confirmed e-mail address. Please sign in with an e-mailed link.
error-confirm-address = You already have an account with this e-mail address. Please confirm that it’s yours.
error-already-connected = This is already connected, here or to another account. Disconnect it there first.
error-password-length = Please choose a password of 8 to 128 characters.
error-common-password = That password is too easy to guess. Please choose another one.
error-agreement-missing = Please agree to the privacy policy
error-bad-date = Invalid date (e.g., 2020-01-01)
error-bad-phone = Please enter a phone number with its area code.
error-sign-in-first = Please sign in first.
# For what can’t be undone, when signing in was more than ten minutes ago.
error-confirm-identity = Please sign in again to confirm it’s you.
error-other-account = This order belongs to an account. Please sign in to it.
# The request came from a page of another site.
error-foreign-origin = This request didn’t come from our site. Please reload the page and try again.
