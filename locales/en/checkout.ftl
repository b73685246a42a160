## Packages of the paid report and what is in them. Each package holds everything of the one before.

# Names of the packages, smallest first. Each is named after what is new in it.
checkout-package-sku1-name = Score
checkout-package-sku2-name = Answers
checkout-package-sku3-name = Certificate
checkout-package-sku4-name = Everything
checkout-package-triple-name = Three tests

# Stands before the items that a package adds.
# $package (String) - the name of the next smaller package
checkout-package-includes = Everything in “{ $package }”, plus:
# After the name of a thing in a package that can’t be opened yet.
checkout-item-later = Not open yet

## Items: a short name and one sentence on what the buyer gets.

checkout-item-iq-score-name = IQ score
checkout-item-iq-score-content = Your exact score, its margin of error and its class.

checkout-item-iq-ranking-name = IQ ranking
checkout-item-iq-ranking-content = How many of 100 people score lower than you.

checkout-item-report-name = 21-page report
checkout-item-report-content = Every result in plain words, online and as a PDF.

checkout-item-wrong-answers-name = Wrong-answer analysis
checkout-item-wrong-answers-content = Each puzzle you missed, explained rule by rule.

# The name is fixed. The test measures thinking style; the second sentence keeps it honest.
checkout-item-left-right-brain-name = Left/right brain test
checkout-item-left-right-brain-content = Do you decide by analysis or by intuition? Healthy brains have no dominant side.

# A certificate of completion, not a diploma or a qualification.
checkout-item-certificate-name = Personal certificate
checkout-item-certificate-content = A certificate of completion with your score and its margin. Anyone can verify it by QR code.

# EQ: emotional skills as people rate them in themselves.
checkout-item-eq-name = EQ test
checkout-item-eq-content = How you rate your own emotional skills, with a full report.

checkout-item-brain-training-name = Brain-training guide
checkout-item-brain-training-content = Practice and study habits, with sources. No training is known to raise intelligence lastingly.

checkout-item-discount-name = Permanent 20% discount
checkout-item-discount-content = 20% off everything else you buy here with the same e-mail address. No end date.
