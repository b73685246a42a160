## Packages of the paid report and what is in them. Each package includes everything in the one before.

# Names of the packages, smallest first. Each is named after what is new in it.
checkout-package-sku1-name = Score
checkout-package-sku2-name = Solutions
checkout-package-sku3-name = Certificate
checkout-package-sku4-name = Complete
checkout-package-triple-name = 3-test bundle

# Before the items that a package adds.
# $package (String) - the name of the next smaller package
checkout-package-includes = Everything in “{ $package }” plus:
# After the name of a thing in a package that can’t be used yet.
checkout-item-later = Not available yet

## Items: a short name and one sentence on what the buyer gets.

checkout-item-iq-score-name = IQ score
checkout-item-iq-score-content = Your IQ score, its margin of error and its category.

checkout-item-iq-ranking-name = IQ ranking
checkout-item-iq-ranking-content = Your percentile: how many in 100 people you scored higher than.

checkout-item-report-name = 21-page report
checkout-item-report-content = Your results explained in plain words, online and as a PDF.

checkout-item-wrong-answers-name = Wrong-answer analysis
checkout-item-wrong-answers-content = Every puzzle you missed, explained step by step.

# The name is fixed. The test measures thinking style; the second sentence keeps it honest.
checkout-item-left-right-brain-name = Left/right brain test
checkout-item-left-right-brain-content = Are you more analytical or more intuitive? It’s about thinking style: healthy brains have no dominant side.

# A certificate of completion, not a diploma or a qualification.
checkout-item-certificate-name = Personal certificate
checkout-item-certificate-content = A certificate of completion with your name, score and margin of error. Anyone can verify it with the QR code.

# EQ: emotional skills as people rate them in themselves.
checkout-item-eq-name = EQ test
checkout-item-eq-content = Rate your own emotional skills and get a full report.

checkout-item-brain-training-name = Brain-training guide
checkout-item-brain-training-content = A four-week practice plan and study habits backed by research. Practice builds skill; no training is known to raise intelligence for good.

checkout-item-discount-name = Permanent 20% discount
checkout-item-discount-content = 20% off everything else you buy here with the same e-mail address. It doesn’t expire.

## Above the name of a package: the question it answers, as the reader would ask it. Short.

checkout-want-sku1 = How do I compare with others?
checkout-want-sku2 = What did I miss, and why?
checkout-want-sku3 = How can I show my result?
checkout-want-sku4 = How can I keep practicing?
