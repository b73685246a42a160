## Pages around a paid order: getting a report again, support with refund and withdrawal, the bundle of three tests.
## Readers may be worried about their money. Calm, exact, short; no reproach, no exclamation marks.

## Fields that several forms share.

support-email-label = E-mail address
support-email-missing = Please input email address
support-email-wrong = Please input correct email address
# Under the field, when the address looks mistyped. Button. $email (String) - the address that was probably meant
support-email-hint = Did you mean { $email }?
support-order-label = Order number
support-order-missing = Please enter the order number.
support-order-unknown = We couldn’t find an order with this number.

## /retrieve_report: the links of bought reports by e-mail.

support-retrieve-title = Retrieve your report
support-retrieve-lead = Enter the address you used when you bought. We send the links of all reports bought with it to that address.
# Button
support-retrieve-send = Send
support-retrieve-sent = Report sent successfully
# $email (String) - the address
support-retrieve-sent-text = The links are on their way to { $email }. That takes a minute or two. If nothing comes, look in the spam folder.
# Button: the form again.
support-retrieve-another = Use another address
support-retrieve-failed = Report sending failed
support-retrieve-other-title = You can’t reach that address any more?
support-retrieve-other-text = If your report is still open in a browser, you can change the address on its support page. Or write to us.
# Link
support-retrieve-other-link = To the support page

## /support without an order.

support-title = Support
support-lead = See where a report is, send it again, change its address, have your money back, or withdraw from the contract. You need no account.
support-find-title = Your order
support-find-text = The link in your receipt opens it. If you don’t have it any more, we send your links by e-mail.
# Link beside it.
support-find-retrieve = Have your links sent by e-mail
support-contact-title = Write to us
support-contact-text = A person reads it. Tell us the order number if you have one; please don’t send card numbers.
# Subject of the message. $order (String) - the order’s reference: 3F9A1-C2207
support-contact-subject = Order { $order }

## /support with an order.

support-order-title = Your order
# Labels of a list: what was bought, when it was paid, what it cost, where the report goes.
support-order-package = Package
support-order-price = Price
support-order-paid = Paid
support-order-email = Report goes to
support-order-number = Order number
# $price (String) - formatted, tax is in it
support-order-price-text = { $price }, tax included
# $date (String) - a date
# $time (String) - a time like 14:03
support-moment = { $date }, { $time }
# Button: to the result page.
support-order-open = Open the report
# Link: to the free result.
support-order-free = To your free result
# Link: to the packages.
support-order-packages = See the packages
# Link: to the page that follows a payment.
support-order-check = Follow the payment
# Button: another order.
support-order-other = Look up another order

# What the state of a purchase means.
support-state-none = Nothing was bought for this order. Your free result is there.
support-state-open = This order isn’t paid. Nothing was charged.
support-state-processing = Your bank has the payment and hasn’t confirmed it yet. We write to you as soon as it does; you needn’t pay again.
support-state-review = Something about this payment doesn’t fit, so a person looks at it before anything is delivered. If you are in doubt, write to us.
support-state-paid = Paid. Your report is being made.
support-state-fulfilled = Paid. Your report is ready.
# $amount (String) - formatted
support-state-part-refunded = { $amount } went back to you. Your report stays open.
support-state-disputed = Your bank has an objection to this payment on file. Your report stays open meanwhile.
support-state-refunded = Your money went back. The free result stays.
support-state-owed = We sent your money back, but it did not arrive. We are trying again and will write to you if we need another way.

## Delivery.

support-delivery-title = Delivery
# $email (String) - most letters hidden
support-delivery-text = The link goes to { $email }.
# Steps of the delivery, each followed by its time, like 14:03:22.
support-delivery-made = Report made
support-delivery-sent = E-mail sent
support-delivery-accepted = Accepted by your mail server
# In place of a time.
support-delivery-not-yet = not yet
support-delivery-unconfirmed = The mail server took the e-mail without saying what became of it. If it isn’t there, send it again.
support-delivery-refused = The mail server refused the e-mail. Please check the address.
# Button
support-resend = Send it again
support-resent = Report sent successfully
support-resend-failed = Report sending failed
# Button: opens a field.
support-fix = Change the address
support-fix-label = New e-mail address
support-fix-text = The report goes to the new address at once. We tell the old one that it was changed.
# Button
support-fix-save = Change and send
# $email (String) - most letters hidden
support-fixed = Changed. The report is on its way to { $email }.
# Button: closes a form without doing anything.
support-cancel = Cancel

## Withdrawal from the contract: a right of consumers in the European Union and the United Kingdom.
## The words of the two buttons are given by law, and content/legal/refund and terms name them: keep them alike.

support-withdraw-title = Withdraw from the contract
support-withdraw-text = As a consumer in the European Union or the United Kingdom you can withdraw from a purchase within 14 days, without giving a reason. It takes two steps and no account. You get the full price back.
# First button. Official wording of Directive (EU) 2023/2673.
support-withdraw-open = Withdraw from contract here
support-withdraw-form = With this form you declare that you withdraw from the contract for the order below.
support-withdraw-name = Your name
support-withdraw-name-missing = Please enter your name.
support-withdraw-email = E-mail address for the confirmation
# Under the field of the order number.
support-withdraw-order-help = It stands in your receipt. Without it:
# Link
support-withdraw-order-link = have your links sent by e-mail
# Second button. Official wording.
support-withdraw-confirm = Confirm withdrawal
support-withdraw-done = Your withdrawal is declared
# $moment (String) - date and time
# $email (String) - an address
support-withdraw-done-text = We received it on { $moment }. A confirmation with this time goes to { $email }. The full price goes back the way you paid.
# When it was declared before. $moment (String) - date and time
support-withdraw-before = You withdrew from this contract on { $moment }.

## /triplePurchase: three tests for one price.

# Heading. $n (Number) - how many tests, 2 or more
# $price (String) - formatted
support-triple-title = { $n } tests for { $price }
support-triple-tab = Three tests for one price
# $n (Number) - tests beside this one, at least 1
support-triple-lead = { $n ->
    [one] The report on the test you have just taken, and one more test whenever you like.
   *[other] The report on the test you have just taken, and { $n } more tests whenever you like.
}
support-triple-holds-title = What each test holds
support-triple-sum-title = The sum
# $n (Number) - tests
# $package (String) - name of the package that holds the same
support-triple-sum-apart = { $n } times “{ $package }”, one by one
support-triple-sum-bundle = Together
support-triple-sum-saved = You save
support-triple-terms = Tax included. One payment, no subscription. Money back for 14 days.
# Main button. $price (String) - formatted
support-triple-buy = Buy for { $price }
# Instead of the button, where nobody has taken a test yet.
support-triple-first-text = The bundle begins with a test you have taken. Take one first; the result as a wide band is free.
# Button
support-triple-first = Take the test
support-triple-closed = The bundle isn’t for sale for this order.
# Link
support-triple-result = Back to the result
# Heading for somebody who owns a bundle. $n (Number) - tests left
support-triple-left-title = { $n ->
    [one] You have one test left
   *[other] You have { $n } tests left
}
support-triple-left-text = Take a test whenever you like. On its free result press the button for it and the report opens without another payment. This browser remembers your bundle; elsewhere, use the link in your receipt.
# Button: begins a new test.
support-triple-left-start = Take the next test
support-triple-none-title = All tests of this bundle are used
support-triple-none-text = Every one of them has its own report. Links to all of them can be sent by e-mail.

## The browser at hand.

support-forget-title = This device
support-forget-text = Is this somebody else’s device? Make this browser forget your orders, your answers and your settings. Your orders stay with us; the links in our letters open them.
# Button: deletes everything of ours from this browser, after one question.
support-forget-button = Forget this device
support-forget-sure = Unsent answers are lost. Forget everything?
support-forget-yes = Yes, forget
support-forget-done = This browser has forgotten everything. Please close the tab too.
