## Buying the report: choosing a package, paying, what comes after. Calm and exact: the reader is about to
## spend money, and may have been cheated by a site like this before.

## The packages.

# Heading of the page with the packages.
pay-choose-title = Choose your report
# Under it: choosing small is no mistake.
pay-choose-lead = Each report includes everything in the one before. You can upgrade later and pay only the difference.
# Mark on one package. Shown only where it is true.
pay-popular = Most popular
# Button of a package. It leads to the payment page; nothing is charged yet.
# $price (String) - the price, already formatted
pay-choose-button = Continue – { $price }
# Read aloud before a price that is struck through, next to the lower one the reader pays.
pay-list-price = Regular price
# Read aloud before the lower price.
pay-member-price = Your price
# Under a discounted price on the payment page: the discount belongs to one e-mail address.
pay-member-note = Your discount is included. It belongs to the e-mail address you bought it with, so use that one here.
# Three short promises below the packages and beside the payment button. Each answers one fear.
pay-promise-once = One payment, no subscription
pay-promise-tax = Tax included
pay-promise-back = Full refund within 14 days
# The bundle of three tests, as one quiet line for those who plan to come back.
# $price (String) - what the bundle costs, already formatted
# $package (String) - name of the package each test gets
pay-bundle-line = Planning to test again? Get three “{ $package }” reports for { $price }: this test and two more, whenever you like.
# Link after it.
pay-bundle-link = See the bundle
# Shown instead of prices where nothing can be sold at the moment. Nothing is lost.
pay-closed = Reports aren’t on sale right now. Your free result stays where it is.
# Link to a whole report that anybody may read, for those who aren’t sure yet.
pay-sample-link = See a sample report first
# Link back to the free result.
pay-back-to-result = Back to your free result

# The order has a report already. The reader doesn’t pay twice.
pay-owned-title = You already have this report
pay-owned-text = You can open it anytime. We’ve also e-mailed you the link.
# Button
pay-owned-open = Open my report
# Heading above larger packages, sold for the difference.
pay-owned-more = What you can add
# Button of a larger package.
# $price (String) - the difference to pay, already formatted
pay-owned-add = Add for { $price }

## Payment.

# Heading of the payment page.
pay-title = Payment
# Before the name of the package.
pay-item-label = Your order
# Before the whole amount.
pay-total-label = Total
# Link back to the packages.
pay-item-change = Choose another report

# The field comes first; the hint says what we do with it, all of it.
pay-email-label = E-mail address
pay-email-hint = We’ll send your report and receipt here. A week later, we may ask you once for a review. You can opt out anytime.
# The two errors of the field. Both are fixed; the second is followed by what to do.
pay-email-missing = Please enter your e-mail address
pay-email-malformed = Incorrect email format. Please check for typos.
# A suggestion for a mistyped address, as a button that puts it in.
# $email (String) - the corrected address
pay-email-meant = Did you mean { $email }?

# Heading above cards, wallets and banks.
pay-method-label = How would you like to pay?
# Error of it, a fixed sentence.
pay-method-missing = Please select your payment method.
# Between wallet buttons and the other ways to pay.
pay-method-or = or
# Small print under the button: typing a card number here is safe.
pay-card-safety = Your card details go straight to our payment provider. We never see or store them.
# While the provider’s fields load.
pay-method-loading = Loading payment methods…

# Two boxes that European and British law asks for, never ticked beforehand. They have legal effect: use
# the wording that is usual in your language for digital content (consumer rights directive, article 16 m).
# British law calls the right of withdrawal the right to cancel.
pay-box-supply = I agree that delivery starts right away, before the withdrawal period is over.
pay-box-waiver = I understand that I lose my right of withdrawal (right to cancel) once delivery starts.
# Below the boxes: takes the fear out of them, because the shop gives more than the law asks for.
pay-box-note = You can still get your money back within 14 days. That’s our own promise.
# Error of a box.
pay-box-missing = Please check this box so we can deliver right away.

# The button that orders and pays. It has to say that it costs money; use the wording the law of your
# language’s countries asks for: de “Zahlungspflichtig bestellen – { $price }”, fr “Commander et payer
# { $price }” (commande avec obligation de paiement), es “Pagar { $price }” (pedido con obligación de pago).
# $price (String) - the whole amount, already formatted
pay-button = Pay { $price }
# The same button for buyers in Germany and Austria, where it may say nothing but that the order obliges to
# pay (§ 312j BGB, § 8 FAGG). The amount is shown above it.
pay-button-order = Order with obligation to pay
# On the button while the payment is under way.
pay-button-busy = Payment in progress

# Heading of a message when the bank or the card refused. Fixed; a reason from the bank may follow.
pay-declined-title = Payment failed
# First what matters most: no money is gone.
pay-declined-text = You weren’t charged. Try again or choose another payment method.
# A fixed sentence, and ours.
pay-order-failed = Order generation failed. Please try again. You weren’t charged.
# The reader waits instead of pressing again.
pay-too-many = Too many attempts. Please wait a few minutes and try again.
# No surprise: the reader agrees to the new price or leaves.
# $old (String) - price before, already formatted
# $new (String) - price now, already formatted
pay-price-changed = The price has changed from { $old } to { $new }. You weren’t charged. If the new price is fine with you, press the button again.
# The provider’s fields didn’t load. A fixed sentence.
pay-connection-failed = Connection failed. Please try again.
# Button
pay-connection-retry = Try again

## The last look before paying. Japanese and Korean law ask for it.

# Button that leads to the last look.
pay-review-button = Review my order
pay-review-title = Please check your order
# Labels of a list and their values: what, how much, how, when, and what if.
pay-review-item = Item
# $name (String) - name of the package
pay-review-item-value = { $name } (1 digital report)
pay-review-amount = Total, tax included
pay-review-paying = Payment
pay-review-paying-value = One payment. Cards and wallets are charged right away. If you pay at a store or bank, you’ll see the due date next.
pay-review-delivery = Delivery
# $email (String) - where the report is sent
pay-review-delivery-value = As soon as your payment is confirmed: on this site, and by e-mail to { $email }.
pay-review-refund = Refund
pay-review-refund-value = Full refund within 14 days with one button in your report. No reason needed.
# Before the names of parts that are sold but can’t be used yet.
pay-review-later = Not available yet
pay-review-period = Period of use
pay-review-period-value = No end date. You can read it on this site with any up-to-date browser.
# Before the seller’s name.
pay-review-seller = Seller
# Button: back to the form.
pay-review-back = Change something

## Waiting for the payment.

# Heading while the payment is being confirmed. The reader waits calmly.
pay-check-title = Payment in progress
pay-check-text = We’re confirming your payment. This usually takes a few seconds.
# Nothing arrived, for example because the bank’s window was closed. Retry, or wait.
pay-check-open-title = We haven’t received a payment yet
pay-check-open-text = If you closed your bank’s window, you weren’t charged and can try again. If you’ve just paid, hang on: this page updates automatically.
# Payments that take a while: bank debit, a voucher paid in a shop. The reader can leave.
pay-check-processing-title = Waiting for your bank or store
pay-check-processing-text = Your payment is on its way. Depending on how you pay, this takes anywhere from minutes to a few days. You can close this page. We’ll e-mail you once it arrives.
pay-check-late-title = This is taking longer than usual
pay-check-late-text = You can close this page. We’ll e-mail you as soon as your payment is confirmed.
# A new start costs nothing.
pay-check-expired-title = Your payment wasn’t completed in time
pay-check-expired-text = You weren’t charged. You can start again.
# No worry, no second payment: we do the work.
pay-check-review-title = We’re checking your payment
pay-check-review-text = One detail needs a closer look. We’ll deliver your order or refund you, and e-mail you either way.
# It’s settled.
pay-check-refunded-title = You’ve been refunded
pay-check-refunded-text = This purchase is closed. There’s nothing left for you to do.
pay-check-none-title = You haven’t bought anything yet
pay-check-none-text = There’s no payment for this test.
# Buttons
pay-check-retry = Try again
pay-check-choose = Choose a report

## A failed payment.

# Heading when a payment didn’t go through. Fixed.
pay-failed-title = Payment failed
# No money is gone, and no work is lost.
pay-failed-text = You weren’t charged, and your result is saved.
# Buttons: the same way once more, or another one.
pay-failed-retry = Try again
pay-failed-method = Choose another method
# Link to the help page.
pay-failed-help = Get help

## Bought.

# Heading once the report is bought.
pay-success-title = Your report is ready
# Heading for the few seconds before that: the money has arrived.
pay-success-making-title = Payment received
pay-success-making-text = We’re preparing your report. This takes a few seconds.
# Button
pay-success-view = Open my report
# $seconds (Number) - seconds left, 5 to 1
pay-countdown = { $seconds ->
    [one] Opening in { $seconds } second
   *[other] Opening in { $seconds } seconds
}
# Button
pay-countdown-stop = Stop
pay-countdown-stopped = Stopped. Open your report whenever you like.

# Heading of the list of what happened and when. The reader sees that everything works.
pay-clock-title = Delivery
pay-clock-made = Report created
pay-clock-sent = E-mail sent
pay-clock-accepted = Received by your e-mail provider
# In place of a time that hasn’t come yet.
pay-clock-open = Not yet
# Small print: the technical answer of the mail server, as it came.
# $answer (String) - for example 250 OK
pay-clock-answer = Server reply: { $answer }
# The reader checks the inbox, and knows what to do if nothing is there.
pay-clock-unconfirmed = We sent it, but your e-mail provider didn’t confirm that it arrived. If it isn’t there, send it again.
# The mail server refused the e-mail. A fixed sentence, and ours; the field is beside it.
pay-clock-refused = Report sending failed. Please check your e-mail address.

# Beside the times: where the e-mail is sent.
# $email (String) - the address, most letters hidden
pay-address = We’re sending the link to { $email }.
# Button that opens a field.
pay-address-change = Wrong e-mail address?
# Label of the field, and its button.
pay-address-label = Send it to
pay-address-send = Send
# Outcome of sending. Fixed sentences, and ours.
pay-address-sent = Report sent successfully. Please check your inbox.
pay-address-failed = Report sending failed. Please check the address and try again.
# The reader knows that nothing is final. $date (String) - the last day, already formatted
pay-refund-hint = Changed your mind? Until { $date }, you can get your money back with one button in your report.
# $tests (Number) - unused tests of a bundle
pay-success-tests = { $tests ->
    [one] You have { $tests } more test in your bundle.
   *[other] You have { $tests } more tests in your bundle.
}
# Link after it.
pay-success-tests-link = Use your bundle
# A quiet link at the end of the page, for buyers who aren’t signed in.
pay-success-account = Sign in to keep all your reports in one place

## Buying a membership: paid once, ends by itself.

# $email (String) - the account’s address
pay-member-receipt = We’ll send your receipt to { $email }.
# Beside the price: no renewal to fear. $months (Number) - how long it lasts
pay-member-ends = Lasts { $months } months from today, then ends automatically. It never renews.
pay-member-back = Back to my shop
# A link back to the shop, beside what is bought.
pay-member-change = Not now
# In the review of an order. $email (String) - the account’s address
pay-member-review-delivery = Starts right away. We’ll send your receipt to { $email }.
# Heading once the membership is bought, and how to use it.
pay-success-member-title = You’re a member now
# $date (String) - a date
pay-success-member-text = Until { $date }, you get 20% off everything. Just sign in when you buy.
# Button
pay-success-member-shop = Go to my shop

# $name (String) - what a membership is called
# $months (Number) - how long it lasts
pay-member-review-item = { $name } for { $months } months
pay-member-review-refund = Full refund within 14 days with one button in “My shop.” No reason needed.
# $date (String) - a date
pay-success-member-refund = Changed your mind? Until { $date }, you can get your money back with one button in “My shop.”

## A membership that renews itself until it is cancelled.

# The button that buys a membership that renews: what is paid now, and when it is charged again.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
pay-plan-button = Pay { $price } now, again on { $date }
# Directly under the button, in place of “One payment, no subscription”. Nothing is hidden.
# $price (String) - amount, already formatted
# $date (String) - date, already formatted
pay-plan-promise = { $price } today, again on { $date }, then every period until you cancel
# $months (Number) - how many months each period lasts
pay-plan-ends = Renews every { $months } months until you cancel. We’ll e-mail you 7 days before each renewal.

## Our recommendation among the packages.

# Mark on the package that we recommend.
pay-recommended = Recommended
# Under its price: why. The reader should see that nobody pushes the largest package.
pay-recommended-why = Enough for most people: your score and ranking, plus every puzzle you missed explained.
