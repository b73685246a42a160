## Buying the report: choosing a package, paying, what comes after. Calm and exact: somebody is about to
## spend money, and may have been cheated by a site like this before.

## The packages.

# Heading of the page with the packages.
pay-choose-title = Choose your report
pay-choose-lead = Pick what you want to know. Each package holds everything in the one before it.
# Mark on one package. Shown only where it is true.
pay-popular = Most popular
# Button of a package.
# $price (String) - the price, already formatted
pay-choose-button = Continue – { $price }
# Read aloud before a price that is struck through, next to the lower one the reader pays.
pay-list-price = List price
# Read aloud before the lower price.
pay-member-price = Your price
# Under a member’s price on the payment page.
pay-member-note = This price applies to the e-mail address you bought the discount with.
# Three short promises below the packages and beside the payment button.
pay-promise-once = One payment, no subscription
pay-promise-tax = Tax included
pay-promise-back = Money back within 14 days by one button
# The bundle of three tests, as one quiet line.
# $price (String) - what the bundle costs, already formatted
# $package (String) - name of the package each test gets
pay-bundle-line = Three tests for { $price }: “{ $package }” for this test and for two more, whenever you like.
# Link after it.
pay-bundle-link = See the bundle
# Shown instead of prices where nothing can be sold at the moment.
pay-closed = Nothing can be bought here at the moment. Your free result stays where it is.
# Link to a whole report that anybody may read.
pay-sample-link = Read a sample report first
# Link back to the free result.
pay-back-to-result = Back to your free result

# The order has a report already.
pay-owned-title = You already have this report
pay-owned-text = It is open under its own address, and the link is in your e-mail.
# Button
pay-owned-open = Open the report
# Heading above larger packages, sold for the difference.
pay-owned-more = What you can add
# Button of a larger package.
# $price (String) - the difference to pay, already formatted
pay-owned-add = Add for { $price }

## Payment.

# Heading of the payment page.
pay-title = Payment
# Before the name of the package.
pay-item-label = You buy
# Before the whole amount.
pay-total-label = Total
# Link back to the packages.
pay-item-change = Choose another package

pay-email-label = E-mail
pay-email-hint = The report and the receipt go to this address. A week later we may ask you once for a review; you can opt out at any time.
# The two errors of the field.
pay-email-missing = Please input email address
pay-email-malformed = Please input correct email address
# A suggestion for a mistyped address, as a button that puts it in.
# $email (String) - the corrected address
pay-email-meant = Did you mean { $email }?

# Heading above cards, wallets and banks.
pay-method-label = How would you like to pay?
# Error of it.
pay-method-missing = Please select your payment method.
# Between wallet buttons and the other ways to pay.
pay-method-or = or
pay-card-safety = Card data goes straight to the payment provider. We never see it and never store it.
# While the provider’s fields load.
pay-method-loading = Loading the ways to pay…

# Two boxes that European and British law asks for, never ticked beforehand. They have legal effect: use
# the wording that is usual in your language for digital content (consumer rights directive, article 16 m).
pay-box-supply = I agree that delivery begins at once, before the withdrawal period is over.
pay-box-waiver = I know that I lose my right of withdrawal once delivery begins.
# Below the boxes, because the shop gives more than the law asks for.
pay-box-note = Our own promise stays all the same: money back within 14 days by one button.
# Error of a box.
pay-box-missing = Without this box we can’t deliver at once.

# The button that orders and pays. It has to say that it costs money; use the wording the law of your
# language’s countries asks for: de “Zahlungspflichtig bestellen – { $price }”, fr “Commander et payer
# { $price }” (commande avec obligation de paiement), es “Pagar { $price }” (pedido con obligación de pago).
# $price (String) - the whole amount, already formatted
pay-button = Pay { $price }
# The same button for buyers in Germany and Austria, where it may say nothing but that the order obliges to
# pay (§ 312j BGB, § 8 FAGG). The amount stands above it.
pay-button-order = Order with obligation to pay
# On the button while the payment runs.
pay-button-busy = Payment in progress

# Heading of a message when the bank or the card refused.
pay-declined-title = Payment failed
pay-declined-text = Nothing was charged. Try again or choose another payment method.
pay-order-failed = Order generation failed. Please try again.
pay-too-many = Too many attempts. Please wait a few minutes, then try again.
# $old (String) - price before, already formatted
# $new (String) - price now, already formatted
pay-price-changed = The price has changed from { $old } to { $new }. Nothing was charged. If you agree, press the button again.
# The provider’s fields didn’t load.
pay-connection-failed = Connection failed. Please try again.
# Button
pay-connection-retry = Try again

## The last look before paying. Japanese law asks for it.

# Button that leads to the last look.
pay-review-button = Review the order
pay-review-title = Please check your order
pay-review-item = Item
# $name (String) - name of the package
pay-review-item-value = { $name } (1 digital report)
pay-review-amount = Amount, tax included
pay-review-paying = Payment
pay-review-paying-value = Once. By card or wallet at once; at a shop or bank by the date shown to you next.
pay-review-delivery = Delivery
# $email (String) - where the report goes
pay-review-delivery-value = As soon as the payment is confirmed: on this site, and by e-mail to { $email }.
pay-review-refund = Refund
pay-review-refund-value = Full refund within 14 days by one button in the report. No reason is asked.
# Button: back to the form.
pay-review-back = Change something

## Waiting for the payment.

# Heading while the payment is being confirmed.
pay-check-title = Payment in progress
pay-check-text = We are asking the payment provider. This usually takes a few seconds.
# Nothing arrived, for example because the bank’s window was closed.
pay-check-open-title = We haven’t received a payment
pay-check-open-text = If you closed your bank’s window, nothing was charged and you can try again. If you have just paid, please wait: this page keeps asking.
# Payments that take a while: bank debit, a voucher paid in a shop.
pay-check-processing-title = Waiting for your bank or shop
pay-check-processing-text = The payment is on its way. Depending on how you pay, that takes minutes or a few days. You can close this page: we will e-mail you once it has arrived.
pay-check-late-title = This takes longer than usual
pay-check-late-text = You can close this page: we will e-mail you as soon as the payment is confirmed.
pay-check-expired-title = The payment wasn’t completed in time
pay-check-expired-text = Nothing was charged. You can begin again.
pay-check-review-title = A person is looking at your payment
pay-check-review-text = Something about it doesn’t fit. We will e-mail you, and then either deliver the report or give the money back.
pay-check-refunded-title = The money was given back
pay-check-refunded-text = This purchase is closed.
pay-check-none-title = Nothing was bought yet
pay-check-none-text = There is no payment under this address.
# Buttons
pay-check-retry = Try again
pay-check-choose = To the packages

## A failed payment.

# Heading when a payment didn’t go through.
pay-failed-title = Payment failed
pay-failed-text = Nothing was charged. Your result is kept.
# Buttons: the same way once more, or another one.
pay-failed-retry = Try again
pay-failed-method = Choose another payment method
# Link to the help page.
pay-failed-help = Get help

## Bought.

# Heading once the report is bought.
pay-success-title = Your report is ready
# Heading for the few seconds before that.
pay-success-making-title = Payment received
pay-success-making-text = Your report is being made. This takes a few seconds.
# Button
pay-success-view = View the report
# $seconds (Number) - seconds left, 5 to 1
pay-countdown = It opens by itself in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
# Button
pay-countdown-stop = Stop
pay-countdown-stopped = Stopped. Open it whenever you like.

# Heading of the list of what happened and when.
pay-clock-title = Delivery
pay-clock-made = Report made
pay-clock-sent = E-mail sent
pay-clock-accepted = Accepted by your mail server
# In place of a time that hasn’t come yet.
pay-clock-open = not yet
# Small print: the technical answer of the mail server, as it came.
# $answer (String) - for example 250 OK
pay-clock-answer = Its answer: { $answer }
pay-clock-unconfirmed = Your mail server took the e-mail but didn’t confirm it. If it doesn’t arrive, have it sent again.
# The mail server refused the e-mail.
pay-clock-refused = Report sending failed

# Below the clock.
# $email (String) - where it goes, most letters hidden
pay-address = It goes to { $email }.
# Button that opens a field.
pay-address-change = Wrong address?
pay-address-label = Send it to
pay-address-send = Send
# Outcome of sending.
pay-address-sent = Report sent successfully
pay-address-failed = Report sending failed
# $date (String) - the last day, already formatted
pay-refund-hint = Changed your mind? Until { $date } you get your money back with one button in the report.
# $tests (Number) - unused tests of a bundle
pay-success-tests = { $tests ->
    [one] You have { $tests } more test to use.
   *[other] You have { $tests } more tests to use.
}
# Link after it.
pay-success-tests-link = Use it now
# A quiet link at the end of the page, for buyers who aren’t signed in.
pay-success-account = Keep all your reports in one place: sign in

## Buying a membership: paid once, ends by itself.

# $email (String) - the account’s address
pay-member-receipt = We’ll send your receipt to { $email }.
# $months (Number) - how long it lasts
pay-member-ends = For { $months } months from today. It ends automatically and never renews.
pay-member-back = Back to my shop
# A link back to the shop, beside what is bought.
pay-member-change = Not now
# In the review of an order. $email (String) - the account’s address
pay-member-review-delivery = Starts right away; we’ll send the receipt to { $email }
pay-success-member-title = You’re a member now
# $date (String) - a date
pay-success-member-text = Until { $date } you pay 20% less for everything. Just sign in when you buy.
# Button
pay-success-member-shop = Go to my shop

# $name (String) - what a membership is called
# $months (Number) - how long it lasts
pay-member-review-item = { $name } for { $months } months
pay-member-review-refund = Full refund within 14 days with one button in your shop. No reason needed.
# $date (String) - a date
pay-success-member-refund = Changed your mind? Until { $date } you get your money back with one button in your shop.

## A membership that renews itself until it is cancelled.

# The button that buys a membership that renews: what is paid now, and when it is charged again.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
pay-plan-button = Pay { $price } now, again on { $date }
# Directly under the button, in place of “One payment, no subscription”.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
pay-plan-promise = { $price } today and again on { $date }, until you cancel
# $months (Number) - how many months each period lasts
pay-plan-ends = Renews every { $months } months until you cancel. We write to you 7 days before.
