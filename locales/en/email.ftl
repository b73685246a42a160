## E-mails: receipt, refund, withdrawal, change of address, links, failed payment, certificate. Short, calm, no advertising.

# Subjects, as a mail program lists them.
# $site (String) - name of the storefront
email-subject-receipt = Your report is ready: receipt from { $site }
# $money (String) - amount, already formatted
email-subject-refund = Your refund of { $money } is on its way
email-subject-withdrawal = We’ve received your withdrawal
email-subject-address-changed = Your e-mail address was changed
email-subject-retrieve = The links to your reports
email-subject-payment-failed = Your payment didn’t go through
email-subject-slip-expired = Your payment slip has expired
email-subject-certificate = Your certificate is ready

## Receipt

email-receipt-title = Your report is ready
# $test (String) - name of the test
email-receipt-lead = Thank you. Your report on “{ $test }” is ready. Open it anytime with this link. Anyone with the link can read it, so keep it private.
email-receipt-button = Open my report
# $n (Number) - tests that are still unused
email-receipt-tests-left = { $n ->
    [one] You have one more test in your bundle. Take it whenever you like, then unlock its report without paying again.
   *[other] You have { $n } more tests in your bundle. Take them whenever you like, then unlock each report without paying again.
}
# For buyers of the permanent discount.
email-receipt-member = Your 20% discount doesn’t expire. Sign in with this e-mail address to see your prices everywhere.
email-receipt-once = This was a one-time payment. There’s no subscription, and nothing renews.
# The buyer ticked two boxes before paying; European law wants them confirmed.
email-receipt-consent = Before you paid, you asked us to deliver right away, before the 14-day withdrawal period was over. You also confirmed that you lose your right of withdrawal (right to cancel) once delivery starts. This e-mail confirms both.
email-receipt-money-back = Not what you expected? You can get your money back within 14 days of paying.
email-receipt-money-back-link = Get your money back
email-receipt-heading = Receipt

## Rows of a receipt: a short name, with the value beside it.

email-row-package = Package
email-row-test = Test
email-row-contains = Includes
# A thing of the package that can’t be used yet. $item (String) - its name
email-item-later = { $item } (not available yet)
email-row-paid = Total
email-row-amount = Amount
email-row-paid-on = Paid on
email-row-method = Paid with
email-row-order = Order number
email-row-seller = Seller
email-row-name = Name
email-row-received = Received
email-row-requested = Requested
email-row-declaration = Statement
email-row-made = Issued
# $money (String) - amount, already formatted
email-money-with-tax = { $money }, tax included
email-method-card = Card
# A moment in the time zone UTC.
# $date (String) - date, already formatted
# $time (String) - hours and minutes
email-moment = { $date }, { $time } UTC
# $date (String) - date, already formatted
email-day = { $date } (UTC)

## Refund: one sentence by its reason.

email-refund-title = Your refund is on its way
# $money (String) - amount, already formatted
email-refund-buyer = You asked for your money back. We’re refunding { $money }.
# $money (String) - amount, already formatted
email-refund-withdrawal = You withdrew from your purchase. We’re refunding { $money }.
# $money (String) - amount, already formatted
email-refund-double = Your order was paid twice. We’re refunding the second payment of { $money }.
# $money (String) - amount, already formatted
email-refund-undelivered = We couldn’t deliver what you paid for. We’re refunding { $money }.
# $money (String) - amount, already formatted
email-refund-abnormal = We couldn’t score your test, so you don’t pay for the report. We’re refunding { $money }.
# $money (String) - amount, already formatted
email-refund-operator = We’re refunding { $money }.
# $money (String) - amount, already formatted
email-refund-overlap = When you bought the larger package, you had already paid for part of it. We’re refunding that part: { $money }.
# $money (String) - amount, already formatted
email-refund-with-base = Your order was refunded, and that includes what you added later. We’re refunding { $money }.
email-refund-way = The refund goes to your original payment method. Most banks show it within 5 to 10 business days.
# Paid in cash or by a slip: the payment provider asks the buyer for a bank account.
email-refund-bank = We can’t refund cash directly. Our payment provider, Stripe, will e-mail you to ask for your bank details. Once you’ve replied, it usually takes a few business days.

## Withdrawal from the contract

email-withdrawal-title = We’ve received your withdrawal
email-withdrawal-lead = This e-mail confirms that your withdrawal reached us. You don’t need to do anything else.
# $package (String) - name of the package
email-withdrawal-words = I withdraw from the contract for the package “{ $package }.”
email-withdrawal-money = We’ll send your refund to your original payment method within 14 days at the latest.

## Change of address, told to the old one

email-address-changed-title = Your e-mail address was changed
# $old (String) - address with most letters hidden
# $new (String) - address with most letters hidden
email-address-changed-lead = The e-mail address for your order was changed from { $old } to { $new }. From now on, we’ll send e-mails about it to the new address.
# $email (String) - address of the seller
email-address-changed-not-you = If this wasn’t you, write to { $email }.
email-row-changed = Changed

## Links that somebody asked for

email-retrieve-title = Your reports
email-retrieve-lead = Here are the links you asked for. Anyone with a link can read that report, so keep them private.
# $test (String) - name of the test
# $date (String) - date, already formatted
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = Didn’t ask for them? You can ignore this e-mail. Nothing has changed.

## A payment that took days and failed

email-payment-failed-title = Your payment didn’t go through
# $money (String) - amount, already formatted
# $package (String) - name of the package
email-payment-failed-lead = Your payment of { $money } for “{ $package }” wasn’t completed, and we haven’t received any money.
email-payment-failed-button = Try again
email-payment-failed-kept = Your result is saved. You can also pay another way.
# A slip for a shop or a bank that nobody paid in time; button and last sentence as above.
email-slip-expired-title = Your payment slip has expired
# $money (String) - amount, already formatted
# $package (String) - name of the package
email-slip-expired-lead = Your { $money } payment slip for “{ $package }” wasn’t paid in time and has expired. You weren’t charged.

## At the end of every e-mail

email-link-hint = If the button doesn’t work, copy this link into your browser:
# $email (String) - address of the seller
email-questions = Questions? Reply to this e-mail or write to { $email }.
# $site (String) - name of the storefront
email-why = You’re getting this e-mail because this address was used for an order at { $site }.
# The same in e-mails about an account. $site (String) - name of the storefront
email-why-account = You’re getting this e-mail because this address was entered at { $site }.

## A certificate was issued: under which name, where it can be checked, how it is revoked.

email-certificate-title = Your certificate is ready
email-certificate-lead = Your certificate of completion was issued in the name below. Anyone with its link or code can see the name, your score with its margin of error and the date of the test.
email-certificate-button = See what others see
email-certificate-revoke = You can hide the name or revoke the certificate anytime from your report. Didn’t ask for it? Someone else may have the link to your report. You can revoke the certificate there.
email-certificate-revoke-link = Hide the name or revoke

## Sign-in e-mails: a link and a code. $site (String) - name of the storefront

# $site (String) - name of the storefront
email-subject-sign-in = Sign in to { $site }
# $site (String) - name of the storefront
email-subject-register = Confirm your e-mail address for { $site }
# $site (String) - name of the storefront
email-subject-already-registered = You already have an account at { $site }
# $site (String) - name of the storefront
email-subject-password-code = Your code for { $site }
# $site (String) - name of the storefront
email-sign-in-title = Sign in to { $site }
email-sign-in-lead = Tap the button to sign in. The link works once and expires in 10 minutes.
email-sign-in-button = Sign in
# Above six digits.
email-sign-in-code = Or enter this code on the page where you asked for it. It’s valid for 10 minutes.
email-sign-in-not-you = Didn’t ask for this? You can ignore this e-mail. Nobody can sign in without it.
email-register-title = Confirm your e-mail address
email-register-lead = Enter this code on the page where you registered, and your account is ready.
email-already-registered-title = You already have an account
email-already-registered-lead = Someone tried to register with your e-mail address. If it was you, just sign in. The link works once and expires in 10 minutes.
email-password-code-title = Reset your password
email-password-code-lead = Enter this code on the page where you asked for it, and choose a new password. It’s valid for 10 minutes.
# In a receipt, above a sign-in link.
email-receipt-sign-in-heading = All your reports in one place
email-receipt-sign-in = Your e-mail address is your account. You don’t need a password. This link works once and expires in 10 minutes.

## What happened to an account, for its owner.

email-subject-new-device = New sign-in to your account
email-subject-password-set = A password was set for your account
email-subject-password-changed = Your password was changed
email-subject-passkey-added = A passkey was added to your account
email-subject-passkey-removed = A passkey was removed
email-subject-passkey-disabled = A passkey was turned off
# $provider (String) - Google or Apple
email-subject-provider-connected = { $provider } was connected to your account
# $provider (String) - Google or Apple
email-subject-provider-disconnected = { $provider } was disconnected from your account
email-subject-export-ready = Your data is ready
email-subject-account-deleted = Your account was deleted
email-new-device-lead = Your account was used to sign in on a new device.
email-password-set-lead = A password was set for your account.
email-password-changed-lead = The password for your account was changed, and all other devices were signed out.
email-passkey-added-lead = A passkey was added to your account. You can now sign in without an e-mail or a password.
email-passkey-removed-lead = A passkey was removed from your account. It can no longer be used to sign in.
email-passkey-disabled-lead = Someone may have a copy of your passkey. We turned it off to protect your account. Sign in with an e-mail link, remove the passkey in your settings and add a new one.
# $provider (String) - Google or Apple
email-provider-connected-lead = You can now sign in to your account with { $provider }.
# $provider (String) - Google or Apple
email-provider-disconnected-lead = { $provider } can no longer be used to sign in to your account.
email-export-ready-lead = Your copy of everything we store about you is ready. Sign in to download it within seven days.
email-export-ready-button = Download my data
email-account-deleted-lead = Your account and everything in it have been deleted: tests, results, reports, certificates and e-mails. We only keep what tax law requires about your purchases, without your name and address. This is our last e-mail to you about your account.
email-row-when = When
email-row-device = Device
email-row-passkey = Passkey
# $browser (String) - Firefox, Chrome …; may be empty
# $system (String) - Windows, iPhone …; may be empty
email-device = { $browser } { $system }
email-notice-not-you = If this wasn’t you, sign in, set a new password and sign out everywhere else.
email-notice-settings = Open settings

## A week after delivery a buyer is asked for a review, once. No reward, no pressure; good and bad ratings count alike.

email-subject-review = How was your report?
email-review-title = What did you think of your report?
# $test (String) - name of the test
email-review-lead = A week ago, you got your report on “{ $test }.” Would you tell others what you think of it? A rating takes a moment, words are optional, and you choose the name it appears under.
email-review-button = Write a review
email-review-terms = There’s no reward for a review. We publish good and bad ratings the same way, and you can change or withdraw yours anytime with the same link.
email-review-no-letters = This is the only review request we’ll send for this order. Don’t want to be asked after future orders?
email-review-no-letters-link = Don’t ask me again

## Receipt of a membership: paid once, ends by itself.

# $site (String) - name of the storefront
email-subject-member = You’re a member now: receipt from { $site }
email-member-title = You’re a member now
# $date (String) - date, already formatted
email-member-lead = Thank you. Until { $date }, you get 20% off every report, every upgrade and the 3-test bundle. Just sign in when you buy.
email-member-button = Open my shop
email-row-member-until = Member until
email-member-once = This was a one-time payment. Your membership ends automatically on that day, and nothing renews.

## A membership that renews itself until it is cancelled.

# $money (String) - amount, already formatted
email-refund-cancelled = You canceled your membership before this charge. We’re refunding the full amount: { $money }.
# $date (String) - date, already formatted
email-subject-plan-reminder = Your membership renews on { $date }
email-plan-reminder-title = Your membership renews soon
# $date (String) - date, already formatted
# $money (String) - amount, already formatted
email-plan-reminder-lead = On { $date }, we’ll charge your card { $money } for the next period. If you want to stay a member, there’s nothing to do.
email-plan-reminder-note = Don’t want to renew? Press “Cancel the renewal” here and again on the page that opens. You don’t need to sign in, and you stay a member until that day.
# Opens a page where one press cancels the renewal, without signing in.
email-plan-cancel-button = Cancel the renewal
email-subject-plan-failed = We couldn’t renew your membership
email-plan-failed-title = We couldn’t renew your membership
# $money (String) - amount, already formatted
email-plan-failed-lead = Your bank declined the charge of { $money } for the next period. Our payment provider, Stripe, may try again in the next few days. If that fails, too, your membership simply ends and you owe nothing.
email-plan-failed-note = Don’t want to renew? Cancel here. You don’t need to sign in.
email-subject-plan-cancelled = Your membership won’t renew
email-plan-cancelled-title = Your membership won’t renew
email-plan-cancelled-lead = It’s canceled. You won’t be charged again.
# $date (String) - date, already formatted
email-plan-cancelled-until = You keep what you’ve paid for: you’re a member until { $date }.
# In the receipt of a membership that renews.
# $date (String) - date, already formatted
# $money (String) - amount, already formatted
email-member-renews = Your membership renews on { $date } for { $money }, and keeps renewing until you cancel. We’ll e-mail you 7 days before each renewal.
# Before the link below.
email-member-cancel = Don’t want to renew? You can cancel anytime, without signing in.
email-member-cancel-link = Cancel the renewal
