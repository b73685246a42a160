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
checkout-item-discount-content = You pay 80% of the price of everything you buy here later.

## Ways to pay. Names of brands stay as they are.

checkout-method-card = Credit or debit card
checkout-method-kr-card = Korean card
checkout-method-apple-pay = Apple Pay
checkout-method-google-pay = Google Pay
checkout-method-paypal = PayPal
checkout-method-klarna = Klarna
checkout-method-cashapp = Cash App Pay
checkout-method-alipay = Alipay
checkout-method-wechat-pay = WeChat Pay
checkout-method-kakao-pay = Kakao Pay
checkout-method-naver-pay = Naver Pay
checkout-method-paypay = PayPay
checkout-method-grabpay = GrabPay
checkout-method-mobilepay = MobilePay
checkout-method-mb-way = MB WAY
checkout-method-satispay = Satispay
checkout-method-ideal = iDEAL | Wero
checkout-method-bancontact = Bancontact
checkout-method-eps = EPS
checkout-method-blik = BLIK
checkout-method-p24 = Przelewy24
checkout-method-twint = TWINT
checkout-method-swish = Swish
checkout-method-pix = Pix
checkout-method-fpx = FPX
checkout-method-paynow = PayNow
# Paid by a slip, at a cash machine or in the bank's app.
checkout-method-multibanco = Multibanco
# Paid by a slip, at a bank or online; the money takes a day or more.
checkout-method-boleto = Boleto
# Paid in cash at an OXXO shop.
checkout-method-oxxo = OXXO
# Paid in cash at a convenience store.
checkout-method-konbini = Convenience store (Konbini)
