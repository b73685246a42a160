## Ways to pay, as the server lists them. Names of brands stay as they are.

methods-card = Credit or debit card
methods-kr-card = Korean card
methods-apple-pay = Apple Pay
methods-google-pay = Google Pay
methods-paypal = PayPal
methods-klarna = Klarna
methods-cashapp = Cash App Pay
methods-alipay = Alipay
methods-wechat-pay = WeChat Pay
methods-kakao-pay = Kakao Pay
methods-naver-pay = Naver Pay
methods-paypay = PayPay
methods-grabpay = GrabPay
methods-mobilepay = MobilePay
methods-mb-way = MB WAY
methods-satispay = Satispay
methods-ideal = iDEAL | Wero
methods-bancontact = Bancontact
methods-eps = EPS
methods-blik = BLIK
methods-p24 = Przelewy24
methods-twint = TWINT
methods-swish = Swish
methods-pix = Pix
methods-fpx = FPX
methods-paynow = PayNow
# Paid by a slip, at a cash machine or in the bank's app.
methods-multibanco = Multibanco
# Paid in cash at a convenience store.
methods-konbini = Convenience store (Konbini)
