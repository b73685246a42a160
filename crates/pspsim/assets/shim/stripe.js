// window.Stripe: the part of Stripe.js that takes payments.
class StripeShim {
  #provider;

  constructor(key, options) {
    if (!String(key).startsWith("pk_test_")) throw integrationError("The simulation takes keys like pk_test_… only.");
    this.#provider = new Provider(key);
    this._apiKey = key;
    this._locale = options?.locale;
  }

  elements(options) {
    return new Elements(this.#provider, options);
  }

  async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
    const secret = clientSecret ?? elements?.options.clientSecret;
    if (!secret) throw integrationError("You must pass a clientSecret to stripe.confirmPayment().");
    if (elements?.deferred && !elements.submitted) {
      throw integrationError("elements.submit() must be called before stripe.confirmPayment().");
    }
    if (redirect === "always" && !confirmParams.return_url) {
      throw integrationError("You must pass confirmParams.return_url unless redirect is 'if_required'.");
    }
    const form = elements?.getElement("payment")?.form;
    if (elements) {
      const { error } = await elements.submit();
      if (error) return { error };
      const mismatch = await this.#mismatch(elements, secret);
      if (mismatch) return { error: mismatch };
    }
    const result = await this.#confirm(secret, confirmParams, form?.data);
    if (result.error) form?.show({ message: result.error.message });
    return this.#after(result, secret, confirmParams.return_url, redirect);
  }

  // If Elements was given an amount and currency, the intent must have the same.
  async #mismatch(elements, secret) {
    if (!elements.deferred) return undefined;
    const { body, error } = await this.#provider.intent(secret);
    if (error) return error;
    const { amount, currency } = elements.options;
    if (body.amount === amount && body.currency === String(currency).toLowerCase()) return undefined;
    const message = `Elements were made for ${amount} ${currency}, the PaymentIntent is over ${body.amount} ${body.currency}.`;
    return { type: "invalid_request_error", code: "payment_intent_mismatch", message };
  }

  #confirm(secret, confirmParams, data) {
    const billing = confirmParams.payment_method_data?.billing_details;
    const method = data
      ? { payment_method_data: { ...data, billing_details: { ...billing, ...data.billing_details } } }
      : { payment_method: confirmParams.payment_method };
    return this.#provider.post(`/v1/payment_intents/${idOf(secret)}/confirm`, {
      ...method,
      client_secret: secret,
      return_url: confirmParams.return_url,
      receipt_email: confirmParams.receipt_email,
      expected_payment_method_type: data?.type,
      use_stripe_sdk: true,
    });
  }

  async #after({ body, error }, secret, returnUrl, redirect) {
    if (error) return { error };
    const done = await this.#next(body, secret, returnUrl);
    if (done.error || redirect !== "always" || !returnUrl) return done;
    const status = done.paymentIntent.status === "succeeded" ? "succeeded" : "pending";
    return leave(backTo(returnUrl, done.paymentIntent, status));
  }

  // Performs the intent's next action, then fetches the intent again.
  async #next(intent, secret) {
    const next = intent.next_action;
    if (!next) return { paymentIntent: intent };
    if (next.type === "redirect_to_url") return leave(next.redirect_to_url.url);
    if (voucherOf(next)) {
      await voucher(next);
      return this.retrievePaymentIntent(secret);
    }
    const answer = await authentication(this.#provider, secret);
    const { paymentIntent, error } = await this.retrievePaymentIntent(secret);
    if (error || paymentIntent.status === "succeeded") return { paymentIntent, error };
    const failure = paymentIntent.last_payment_error ?? {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    };
    return { error: { ...failure, payment_intent: paymentIntent, simulated_answer: answer } };
  }

  async handleNextAction({ clientSecret }) {
    const { body, error } = await this.#provider.intent(clientSecret);
    return error ? { error } : this.#next(body, clientSecret);
  }

  async retrievePaymentIntent(clientSecret) {
    const { body, error } = await this.#provider.intent(clientSecret);
    return error ? { error } : { paymentIntent: body };
  }

  async createPaymentMethod({ elements, params = {} }) {
    const form = elements?.getElement("payment")?.form;
    if (!form) return unsimulated("createPaymentMethod without elements");
    const { error } = await elements.submit();
    if (error) return { error };
    const result = await this.#provider.post("/v1/payment_methods", { ...form.data, ...params });
    return result.error ? { error: result.error } : { paymentMethod: result.body };
  }

  async confirmCardPayment(clientSecret, data = {}) {
    const result = await this.#confirm(clientSecret, { ...data });
    return this.#after(result, clientSecret, undefined, "if_required");
  }

  async createToken() {
    return unsimulated("createToken");
  }

  async createConfirmationToken() {
    return unsimulated("createConfirmationToken");
  }

  registerAppInfo() {}
  _registerWrapper() {}
}

function unsimulated(what) {
  return { error: { type: "invalid_request_error", message: `The simulation has no ${what}.` } };
}

window.Stripe = (key, options) => new StripeShim(key, options);
window.Stripe.version = "endive";
