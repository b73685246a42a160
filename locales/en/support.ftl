## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = E-mail address
support-email-missing = Please enter your e-mail address
support-email-wrong = Incorrect email format. Please check for typos.
# Under the field, when the address looks mistyped. Button. $email (String) - the address that was probably meant
support-email-hint = Did you mean { $email }?
support-order-label = Order number
support-order-missing = Please enter your order number.
support-order-unknown = We couldn’t find an order with this number.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Retrieve your report
support-retrieve-lead = Enter the e-mail address you used for your purchase. We’ll send you the links to all your reports.
# Button
support-retrieve-send = Send
support-retrieve-sent = Report sent successfully
# $email (String) - the address
support-retrieve-sent-text = The links to your reports are on their way to { $email }. They should arrive in a minute or two. If you don’t see them, check your spam folder.
# Button: the form again.
support-retrieve-another = Use another address
support-retrieve-failed = Report sending failed. Please try again.
support-retrieve-other-title = Can’t get into that mailbox?
support-retrieve-other-text = If you still have your report in a browser, you can change the e-mail address on its support page. Or write to us.
# Link
support-retrieve-other-link = Go to support

## /support without an order.

support-title = Support
support-lead = Find your report, send it again, change your e-mail address, get a refund or withdraw from a purchase. No account needed.
support-find-title = Your order
support-find-text = Open it with the link in your receipt. Can’t find the receipt? We’ll e-mail you the links to all your reports.
# Link beside it.
support-find-retrieve = E-mail me my links
support-contact-title = Write to us
support-contact-text = A real person reads every message. Add your order number if you have it, and please don’t send card numbers.
# Subject of the message. $order (String) - the order’s reference: 3F9A1-C2207
support-contact-subject = Order { $order }

## /support with an order.

support-order-title = Your order
# Labels of a list: what was bought, when it was paid, what it cost, where the report goes.
support-order-package = Package
support-order-price = Price
support-order-paid = Paid on
support-order-email = E-mail address
support-order-number = Order number
# $price (String) - formatted, tax is in it
support-order-price-text = { $price }, tax included
# $date (String) - a date
# $time (String) - a time like 14:03
support-moment = { $date }, { $time }
# Button: to the result page.
support-order-open = Open my report
# Link: to the free result.
support-order-free = See my free result
# Link: to the packages.
support-order-packages = Choose a report
# Link: to the page that follows a payment.
support-order-check = Check payment status
# Button: another order.
support-order-other = Look up another order

# What the state of a purchase means.
support-state-none = You haven’t bought a report for this test. Your free result is still there.
support-state-open = We haven’t received a payment, and you weren’t charged.
support-state-processing = Your bank hasn’t confirmed the payment yet. We’ll e-mail you as soon as it does. No need to pay again.
support-state-review = We’re checking a detail of your payment. We’ll deliver your order or refund you, and e-mail you either way.
support-state-paid = Paid. We’re preparing your report.
support-state-fulfilled = Paid. Your report is ready.
# $amount (String) - formatted
support-state-part-refunded = We’ve refunded { $amount }. You can still read your report.
support-state-disputed = Your bank has opened a dispute about this payment. You can still read your report.
support-state-refunded = You’ve been refunded. Your free result stays.
support-state-owed = We sent your refund, but it didn’t arrive. We’re trying again and will e-mail you if we need another way to send it.

## Delivery.

support-delivery-title = Delivery
# $email (String) - most letters hidden
support-delivery-text = Your report link goes to { $email }.
# Steps of the delivery, each followed by its time, like 14:03:22.
support-delivery-made = Report created
support-delivery-sent = E-mail sent
support-delivery-accepted = Received by your e-mail provider
# In place of a time.
support-delivery-not-yet = not yet
support-delivery-unconfirmed = Your e-mail provider didn’t confirm that it arrived. If the e-mail isn’t there, send it again.
support-delivery-refused = Your e-mail provider rejected the e-mail. Please check the address.
# Button
support-resend = Send it again
support-resent = Report sent successfully
support-resend-failed = Report sending failed. Please try again.
# Button: opens a field.
support-fix = Change e-mail address
support-fix-label = New e-mail address
support-fix-text = We’ll send the report to the new address right away and let the old one know.
# Button
support-fix-save = Change and send
# $email (String) - most letters hidden
support-fixed = Changed. Your report is on its way to { $email }.
# Button: closes a form without doing anything.
support-cancel = Cancel

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Withdraw from the contract
support-withdraw-text = As a consumer in the European Union or the United Kingdom, you can withdraw from (cancel) a purchase within 14 days, without giving a reason. It takes two steps and no account, and you get the full price back. This also applies if you asked us to deliver right away.
# First button. Official wording of Directive (EU) 2023/2673.
support-withdraw-open = Withdraw from contract here
support-withdraw-form = By sending this form, you withdraw from the contract for the order below.
support-withdraw-name = Your name
support-withdraw-name-missing = Please enter your name.
support-withdraw-email = E-mail address for the confirmation
# Under the field of the order number.
support-withdraw-order-help = It’s in your receipt. Can’t find it?
# Link
support-withdraw-order-link = Get your links by e-mail
# Second button. Official wording.
support-withdraw-confirm = Confirm withdrawal
support-withdraw-done = We’ve received your withdrawal
# $moment (String) - date and time
# $email (String) - an address
support-withdraw-done-text = It reached us on { $moment }. We’re sending a confirmation with this time to { $email } and refunding the full price to your original payment method.
# When it was declared before. $moment (String) - date and time
support-withdraw-before = You withdrew from this contract on { $moment }.

## /triplePurchase: three tests for one price.

# Heading. $n (Number) - how many tests, 2 or more
# $price (String) - formatted
support-triple-title = { $n } tests for { $price }
support-triple-tab = 3-test bundle
# $n (Number) - tests beside this one, at least 1
support-triple-lead = { $n ->
    [one] The report on the test you’ve just taken, plus one more test whenever you like.
   *[other] The report on the test you’ve just taken, plus { $n } more tests whenever you like.
}
support-triple-holds-title = What you get with each test
support-triple-sum-title = What you save
# $n (Number) - tests
# $package (String) - name of the package that includes the same
support-triple-sum-apart = { $n } × “{ $package }” bought separately
support-triple-sum-bundle = As a bundle
support-triple-sum-saved = You save
support-triple-terms = Tax included. Pay once, no subscription. 14 days to get your money back.
# Main button. $price (String) - formatted
support-triple-buy = Buy for { $price }
# Instead of the button, where nobody has taken a test yet.
support-triple-first-text = The bundle starts with a test you’ve taken. Take one first: your most likely IQ range is free.
# Button
support-triple-first = Take the test
support-triple-closed = The bundle isn’t available for this test.
# Link
support-triple-result = Back to my result
# Heading for somebody who owns a bundle. $n (Number) - tests left
support-triple-left-title = { $n ->
    [one] You have one test left
   *[other] You have { $n } tests left
}
support-triple-left-text = Take your next test whenever you like. On its free result page, use your bundle to unlock the report. You won’t be charged again. This browser remembers your bundle; on other devices, use the link in your receipt.
# Button: begins a new test.
support-triple-left-start = Take the next test
support-triple-none-title = You’ve used every test in this bundle
support-triple-none-text = Each one has its own report. We can e-mail you the links to all of them.

## The browser at hand.

support-forget-title = This device
support-forget-text = Using someone else’s device? Remove your orders, answers and settings from this browser and sign out. You can still open your orders with the links in our e-mails.
# Button: deletes everything of ours from this browser, after one question.
support-forget-button = Forget this device
support-forget-sure = Remove everything from this browser? Answers you haven’t sent will be lost.
support-forget-yes = Yes, remove everything
support-forget-done = Done. Everything has been removed from this browser. Please close this tab now.

# The seller’s details at the foot of every page in Korean and in Korea, as Korean law asks for: a heading, then
# labels before a name, an address, numbers. The last one links to the Korean register of businesses.
support-seller-title = Seller
support-seller-name = Company
support-seller-representative = Representative
support-seller-address = Address
support-seller-phone = Phone
support-seller-email = E-mail
support-seller-business-number = Business registration no.
support-seller-mail-order-number = Mail-order registration no.
support-seller-host = Hosting
support-seller-check = Check this business
