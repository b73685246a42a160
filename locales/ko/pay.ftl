pay-choose-title = Choose your report
pay-title = Payment
pay-check-title = Payment in progress
pay-success-title = Your report is ready
pay-failed-title = Payment failed
