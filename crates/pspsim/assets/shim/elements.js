// elements(), create(), mount(): the objects that react-stripe-js holds.
class Listeners {
  #all = new Map();

  on(name, handler) {
    this.#all.set(name, [...(this.#all.get(name) ?? []), handler]);
    return this;
  }

  off(name, handler) {
    this.#all.set(name, handler ? (this.#all.get(name) ?? []).filter((other) => other !== handler) : []);
    return this;
  }

  once(name, handler) {
    const first = (event) => {
      this.off(name, first);
      handler(event);
    };
    return this.on(name, first);
  }

  emit(name, event) {
    for (const handler of this.#all.get(name) ?? []) handler(event);
  }
}

class Element extends Listeners {
  constructor(type, options, group) {
    super();
    this.type = type;
    this.options = options ?? {};
    this.group = group;
  }

  mount(where) {
    const place = typeof where === "string" ? document.querySelector(where) : where;
    if (!place) throw integrationError(`The selector you specified (${where}) applies to no DOM elements.`);
    this.unmount();
    this.host = document.createElement("div");
    this.host.setAttribute("data-testid", `${this.type}-element`);
    place.append(this.host);
    this.draw(this.host.attachShadow({ mode: "open" }));
  }

  draw() {
    // Wallets and Stripe's other elements aren't simulated: they become ready, with nothing to show.
    queueMicrotask(() => this.emit("ready", { elementType: this.type, availablePaymentMethods: undefined }));
  }

  unmount() {
    this.host?.remove();
    this.host = undefined;
  }

  destroy() {
    this.unmount();
    this.group.forget(this);
  }

  update(options) {
    Object.assign(this.options, options);
  }

  focus() {}
  blur() {}
  clear() {}
  collapse() {}
}

class PaymentElement extends Element {
  draw(root) {
    this.emit("loaderstart", { elementType: "payment" });
    const { layout } = this.options;
    const collapsed = typeof layout === "object" && layout?.defaultCollapsed === true;
    this.form = new PaymentForm(root, this.group.options.appearance, collapsed, () => this.#changed());
    this.form.form.addEventListener("focusin", () => this.emit("focus", { elementType: "payment" }));
    this.form.form.addEventListener("focusout", () => this.emit("blur", { elementType: "payment" }));
    this.loaded = this.load();
  }

  async load() {
    const { body, error } = await this.group.session();
    if (!this.host) return;
    if (error) return this.emit("loaderror", { elementType: "payment", error });
    const offered = body.payment_method_preference.ordered_payment_method_types;
    const wanted = (this.options.paymentMethodOrder ?? []).filter((kind) => offered.includes(kind));
    this.form.offer([...new Set([...wanted, ...offered])]);
    this.emit("ready", { elementType: "payment" });
  }

  #changed() {
    const { kind, empty, problem } = this.form;
    const event = { elementType: "payment", empty, complete: !problem, collapsed: !kind };
    this.emit("change", { ...event, value: { type: kind } });
  }

  focus() {
    this.form?.focus();
  }
}

class Elements extends Listeners {
  #made = [];

  constructor(provider, options) {
    super();
    this.provider = provider;
    this.options = options ?? {};
    look = this.options.appearance;
    this.deferred = !this.options.clientSecret;
    this.submitted = false;
  }

  create(type, options) {
    if (this.getElement(type)) throw integrationError(`Can only create one Element of type ${type}.`);
    const made = type === "payment" ? new PaymentElement(type, options, this) : new Element(type, options, this);
    this.#made.push(made);
    return made;
  }

  getElement(type) {
    return this.#made.find((element) => element.type === type) ?? null;
  }

  forget(element) {
    this.#made = this.#made.filter((other) => other !== element);
  }

  update(options) {
    const { amount, currency } = this.options;
    Object.assign(this.options, options);
    this.submitted = false;
    const offered = this.options.currency !== currency || this.options.amount !== amount;
    const payment = this.getElement("payment");
    if (offered && payment?.host) payment.loaded = payment.load();
  }

  async fetchUpdates() {
    await this.getElement("payment")?.load();
    return {};
  }

  // The methods offered for this intent, or for this amount and currency before there is one.
  session() {
    const { clientSecret, mode, amount, currency, paymentMethodTypes, excludedPaymentMethodTypes } = this.options;
    if (clientSecret) return this.provider.get("/v1/elements/sessions", { client_secret: clientSecret });
    const deferred = {
      mode,
      amount,
      currency,
      payment_method_types: paymentMethodTypes,
      excluded_payment_method_types: excludedPaymentMethodTypes,
    };
    return this.provider.get("/v1/elements/sessions", { type: "deferred_intent", deferred_intent: deferred });
  }

  async submit() {
    const payment = this.getElement("payment");
    if (!payment) return { error: undefined };
    await payment.loaded;
    const problem = payment.form.problem;
    payment.form.show(problem);
    if (problem) return { error: { type: "validation_error", code: problem.code, message: problem.message } };
    this.submitted = true;
    return { selectedPaymentMethod: payment.form.kind };
  }
}
