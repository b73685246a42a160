## Buying the report: choosing a package, paying, what comes after.

# Heading of the page with the packages.
pay-choose-title = Choose your report
# Heading of the payment page.
pay-title = Payment
# Heading while a payment is being confirmed.
pay-check-title = Payment in progress
# Heading once the report is bought.
pay-success-title = Your report is ready
# Heading when a payment didn’t go through.
pay-failed-title = Payment failed
