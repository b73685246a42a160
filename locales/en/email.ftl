## Letters: receipt, refund, withdrawal, change of address, links, failed payment, certificate. Short, calm, no advertising.

# Subjects, as a mail program lists them.
# $site (String) - name of the storefront
email-subject-receipt = Your report is ready: receipt from { $site }
# $money (String) - amount, already formatted
email-subject-refund = We are sending back { $money }
email-subject-withdrawal = We have received your withdrawal
email-subject-address-changed = Your report goes to another address now
email-subject-retrieve = The links to your reports
email-subject-payment-failed = Your payment did not arrive
email-subject-slip-expired = Your payment slip has expired
email-subject-certificate = Your certificate was made

## Receipt

email-receipt-title = Your report is ready
# $test (String) - name of the test
email-receipt-lead = Thank you. Your report on “{ $test }” is ready, and you can open it with this link at any time. Whoever has the link can read the report, so keep it to yourself.
email-receipt-button = Open the report
# $n (Number) - tests that are still unused
email-receipt-tests-left = { $n ->
    [one] One more test is paid for. Take it whenever you like; after it you can unlock its report without paying again.
   *[other] { $n } more tests are paid for. Take them whenever you like; after each you can unlock its report without paying again.
}
# For buyers of the permanent discount.
email-receipt-member = Your 20% discount has no end date. Sign in with this e-mail address, and you’ll see your own prices everywhere.
email-receipt-once = This was one payment. There is no subscription, and nothing renews.
# The buyer ticked two boxes before paying; European law wants them confirmed.
email-receipt-consent = Before you paid, you asked us to deliver at once, before the 14 days for withdrawing from the contract were over, and you confirmed that you know that this ends your right to withdraw. We confirm this to you here.
email-receipt-money-back = Not what you expected? Within 14 days of payment you can have your money back.
email-receipt-money-back-link = Ask for your money back
email-receipt-heading = Receipt

## Rows of a receipt: a short name, the value stands beside it.

email-row-package = Package
email-row-test = Test
email-row-contains = Contains
# A thing of the package that can’t be opened yet. $item (String) - its name
email-item-later = { $item } (not open yet)
email-row-paid = Paid
email-row-amount = Amount
email-row-paid-on = Paid on
email-row-method = Paid with
email-row-order = Order
email-row-seller = Seller
email-row-name = Name
email-row-received = Received
email-row-requested = Requested
email-row-declaration = Declaration
email-row-made = Made
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

email-refund-title = Your money is on its way
# $money (String) - amount, already formatted
email-refund-buyer = You asked for your money back. We are sending you { $money }.
# $money (String) - amount, already formatted
email-refund-withdrawal = You withdrew from the contract. We are sending you back { $money }.
# $money (String) - amount, already formatted
email-refund-double = Your order was paid twice. We are sending the second payment back: { $money }.
# $money (String) - amount, already formatted
email-refund-undelivered = We could not deliver what you paid for, and we are sorry. We are sending you back { $money }.
# $money (String) - amount, already formatted
email-refund-abnormal = Your answers could not be analysed. We are sending you back { $money }.
# $money (String) - amount, already formatted
email-refund-operator = We are sending you back { $money }.
# $money (String) - amount, already formatted
email-refund-overlap = You paid for the larger package after part of it was paid for already. That part goes back: { $money }.
# $money (String) - amount, already formatted
email-refund-with-base = What you had added to your order goes back together with what it was added to. We are sending you back { $money }.
email-refund-way = The money goes the way it came. Until you see it, a bank usually needs five to ten business days.
# Paid in cash or by a slip: the payment provider asks the buyer for a bank account.
email-refund-bank = Cash can’t go back the way it came. Our payment provider Stripe will ask you by e-mail for the bank account that the money should go to. After your answer it usually takes a few business days.

## Withdrawal from the contract

email-withdrawal-title = We have received your withdrawal
email-withdrawal-lead = This is to confirm that your declaration reached us. You need do nothing more.
# $package (String) - name of the package
email-withdrawal-words = I withdraw from the contract for the package “{ $package }”.
email-withdrawal-money = What you paid goes back the way it came, within 14 days at the latest.

## Change of address, told to the old one

email-address-changed-title = Your report goes to another address now
# $old (String) - address with most letters hidden
# $new (String) - address with most letters hidden
email-address-changed-lead = The address for your order was changed from { $old } to { $new }. Letters about it now go there.
# $email (String) - address of the seller
email-address-changed-not-you = If that was not you, write to { $email }.
email-row-changed = Changed

## Links that somebody asked for

email-retrieve-title = Your reports
email-retrieve-lead = You asked for the links to your reports. Whoever has a link can read that report, so keep them to yourself.
# $test (String) - name of the test
# $date (String) - date, already formatted
email-retrieve-link = { $test }, { $date }
email-retrieve-not-you = If you did not ask for them, you can ignore this letter. Nothing was changed.

## A payment that took days and failed

email-payment-failed-title = Your payment did not arrive
# $money (String) - amount, already formatted
# $package (String) - name of the package
email-payment-failed-lead = Your payment of { $money } for the package “{ $package }” was not completed. We have received no money for it.
email-payment-failed-button = Try again
email-payment-failed-kept = Your result is kept. You can also pay another way.
# A slip for a shop or a bank that nobody paid in time; button and last sentence as above.
email-slip-expired-title = Your payment slip has expired
# $money (String) - amount, already formatted
# $package (String) - name of the package
email-slip-expired-lead = Your payment slip for { $money } (package “{ $package }”) was not paid in time and has expired. Nothing was charged.

## Under every letter

email-link-hint = If the button does not work, copy this address into your browser:
# $email (String) - address of the seller
email-questions = Questions? Reply to this letter or write to { $email }.
# $site (String) - name of the storefront
email-why = You get this letter because this address was given for an order at { $site }.
# The same under letters about an account. $site (String) - name of the storefront
email-why-account = You’re getting this e-mail because this address was entered at { $site }.

## A certificate was made: under which name, where it can be checked, how it is revoked.

email-certificate-title = Your certificate was made
email-certificate-lead = A certificate of completion was made for your test under the name below. Whoever has its link or its code sees the name, the score with its margin and the day of the test.
email-certificate-button = See what others see
email-certificate-revoke = You can hide the name or revoke the certificate at any time, with your report. If you did not ask for it, somebody else has the link to your report: revoke the certificate there.
email-certificate-revoke-link = Hide the name or revoke

## Sign-in letters: a link and a code. $site (String) - name of the storefront

# $site (String) - name of the storefront
email-subject-sign-in = Sign in to { $site }
# $site (String) - name of the storefront
email-subject-register = Confirm your address for { $site }
# $site (String) - name of the storefront
email-subject-already-registered = You already have an account at { $site }
# $site (String) - name of the storefront
email-subject-password-code = Your code for { $site }
# $site (String) - name of the storefront
email-sign-in-title = Sign in to { $site }
email-sign-in-lead = Tap the button to sign in. The link works once and expires in 30 minutes.
email-sign-in-button = Sign in
# Above six digits.
email-sign-in-code = Or enter this code where you asked for it. It’s valid for 10 minutes.
email-sign-in-not-you = Didn’t ask for this? You can ignore this e-mail. Nobody can sign in without it.
email-register-title = Confirm your address
email-register-lead = Enter the code below on the page where you registered, and your account is ready.
email-already-registered-title = You already have an account
email-already-registered-lead = Someone tried to register with your e-mail address. If it was you, just sign in. The link works once and expires in 30 minutes.
email-password-code-title = Reset your password
email-password-code-lead = Enter this code on the page where you asked for it, and choose a new password. It’s valid for 10 minutes.
# In a receipt, above a sign-in link.
email-receipt-sign-in-heading = All your reports in one place
email-receipt-sign-in = Your e-mail address is your account, and you don’t need a password. This link works once and expires in 24 hours.
# Above six digits.
email-receipt-sign-in-code = Or enter this code on the sign-in page within 10 minutes.

## What happened to an account, for its owner.

email-subject-new-device = New sign-in to your account
email-subject-password-set = You’ve set a password
email-subject-password-changed = Your password was changed
email-subject-passkey-added = You’ve added a passkey
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
email-password-changed-lead = The password of your account was changed, and all other devices were signed out.
email-passkey-added-lead = A passkey was added to your account. You can now sign in without an e-mail or a password.
email-passkey-removed-lead = A passkey was removed from your account. It can no longer be used to sign in.
email-passkey-disabled-lead = Someone may have a copy of your passkey, so we turned it off to protect your account. Sign in with an e-mailed link, remove the passkey in your settings and add a new one.
# $provider (String) - Google or Apple
email-provider-connected-lead = You can now sign in to your account with { $provider }.
# $provider (String) - Google or Apple
email-provider-disconnected-lead = Nobody can sign in to your account with { $provider } any more.
email-export-ready-lead = The copy of everything we store about you is ready. You can download it for seven days, signed in to your account.
email-export-ready-button = Download my data
email-account-deleted-lead = Your account and everything stored with it has been deleted: tests, results, reports, certificates and letters. Of your purchases, we only keep what tax law requires, without your name and address. This is the last e-mail you get from us about it.
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
email-review-title = How was it for you?
# $test (String) - name of the test
email-review-lead = A week ago you got your report on “{ $test }”. Would you tell others what you think of it? A rating takes a moment, words are optional, and you choose the name it appears under.
email-review-button = Write a review
email-review-terms = There’s no reward for a review. Good and bad ratings are published the same way, and you can change or withdraw yours with the same link at any time.
email-review-no-letters = This is the only e-mail we send about it. Rather not be asked again after another order?
email-review-no-letters-link = Don’t ask me again

## Receipt of a membership: paid once, ends by itself.

# $site (String) - name of the storefront
email-subject-member = You’re a member now: receipt from { $site }
email-member-title = You’re a member now
# $date (String) - date, already formatted
email-member-lead = Thank you. Until { $date } you pay 20% less for every report, every upgrade and the bundle of three tests. Just sign in when you buy.
email-member-button = Open my shop
email-row-member-until = Member until
email-member-once = This was one payment. The membership ends by itself on that day, and nothing renews.

## A membership that renews itself until it is cancelled.

# $money (String) - amount, already formatted
email-refund-cancelled = You cancelled your membership before this charge. All of it goes back: { $money }.
# $date (String) - date, already formatted
email-subject-plan-reminder = Your membership renews on { $date }
email-plan-reminder-title = Your membership renews soon
# $date (String) - date, already formatted
# $money (String) - amount, already formatted
email-plan-reminder-lead = On { $date } we’ll charge your card { $money } for the next period. If you want to stay a member, there’s nothing to do.
email-plan-reminder-note = Rather not? One press on the page behind this button cancels it. You don’t need to sign in, and you stay a member until that day.
# Opens a page where one press cancels the renewal, without signing in.
email-plan-cancel-button = Cancel the renewal
email-subject-plan-failed = We couldn’t renew your membership
email-plan-failed-title = We couldn’t renew your membership
# $money (String) - amount, already formatted
email-plan-failed-lead = Your bank declined the charge of { $money } for the next period. Our payment provider Stripe may try again in the next days. If that fails too, the membership simply ends, and you owe nothing.
email-plan-failed-note = If you don’t want it renewed, cancel it here. You don’t need to sign in.
email-subject-plan-cancelled = Your membership won’t renew
email-plan-cancelled-title = Your membership won’t renew
email-plan-cancelled-lead = It’s cancelled. Nothing more will be charged.
# $date (String) - date, already formatted
email-plan-cancelled-until = What you’ve paid for stays yours: you’re a member until { $date }.
# In the receipt of a membership that renews.
# $date (String) - date, already formatted
# $money (String) - amount, already formatted
email-member-renews = The membership renews on { $date } for { $money }, until you cancel. We’ll write to you 7 days before.
# Stands before the link below.
email-member-cancel = Don’t want it renewed? You can cancel at any time, without signing in.
email-member-cancel-link = Cancel the renewal
