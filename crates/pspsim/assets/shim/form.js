// The Payment Element: methods as radio buttons, and fields for a card.
const TITLES = {
  card: "Card",
  alipay: "Alipay",
  bancontact: "Bancontact",
  blik: "BLIK",
  boleto: "Boleto",
  eps: "EPS",
  ideal: "iDEAL",
  kakao_pay: "Kakao Pay",
  konbini: "Konbini",
  mb_way: "MB WAY",
  oxxo: "OXXO",
  p24: "Przelewy24",
  paypal: "PayPal",
  pix: "Pix",
  sepa_debit: "SEPA Direct Debit",
  twint: "TWINT",
  wechat_pay: "WeChat Pay",
};

class PaymentForm {
  // Collapsed: no method is preselected.
  constructor(root, appearance, collapsed, changed) {
    this.changed = changed;
    this.kind = collapsed ? undefined : "card";
    this.methods = make("fieldset", {}, make("legend", { text: "Payment method" }));
    this.number = field("Card number", "card-number", "cc-number", "1234 1234 1234 1234");
    this.expiry = field("Expiration date", "card-expiry", "cc-exp", "MM / YY");
    this.cvc = field("Security code", "card-cvc", "cc-csc", "CVC");
    this.number.label.classList.add("wide");
    this.fields = make("div", { class: "fields" }, this.number.label, this.expiry.label, this.cvc.label);
    this.iban = field("IBAN", "iban", "off", "DE00 0000 0000 0000 0000 00", "text");
    this.owner = field("Full name", "owner", "name", "First and last name", "text");
    this.iban.label.classList.add("wide");
    this.owner.label.classList.add("wide");
    this.account = make("div", { class: "fields", hidden: true }, this.iban.label, this.owner.label);
    this.elsewhere = make("p", { class: "note", hidden: true });
    this.wrong = make("p", { class: "wrong", role: "alert", "data-testid": "payment-error" });
    const note = make("p", { class: "note", text: "Simulated payment: no money moves" });
    const parts = [this.methods, this.fields, this.account, this.elsewhere, this.wrong, note];
    this.form = make("div", { class: "form" }, ...parts);
    dress(root, appearance);
    root.append(this.form);
    this.#listen();
    this.#open(this.kind);
  }

  offer(kinds) {
    this.kinds = kinds;
    if (this.kind && !kinds.includes(this.kind)) this.kind = kinds[0] ?? "card";
    this.methods.querySelectorAll(".method").forEach((method) => method.remove());
    this.methods.hidden = kinds.length < 2;
    for (const kind of kinds) {
      const radio = make("input", {
        type: "radio",
        name: "method",
        value: kind,
        checked: kind === this.kind,
        "data-testid": `method-${kind}`,
      });
      radio.addEventListener("change", () => this.#choose(kind));
      this.methods.append(make("label", { class: "method" }, radio, make("span", { text: TITLES[kind] ?? kind })));
    }
    this.#open(this.kind);
  }

  #choose(kind) {
    this.#open(kind);
    this.changed();
  }

  #open(kind) {
    this.kind = kind;
    this.fields.hidden = kind !== "card";
    this.account.hidden = kind !== "sepa_debit";
    this.elsewhere.hidden = !kind || kind === "card" || kind === "sepa_debit";
    this.elsewhere.textContent = `You will continue with ${TITLES[kind] ?? kind}.`;
    this.show(undefined);
  }

  #listen() {
    const typed = (part, shown) => {
      part.input.addEventListener("input", () => {
        const value = shown(part.input.value);
        if (part.input.value !== value) part.input.value = value;
        this.show(undefined);
        this.changed();
      });
    };
    typed(this.number, (text) => groups(digits(text)));
    typed(this.expiry, shownExpiry);
    typed(this.cvc, (text) => digits(text).slice(0, 4));
    typed(this.iban, (text) => text.toUpperCase());
    typed(this.owner, (text) => text);
  }

  get values() {
    return { number: this.number.input.value, expiry: this.expiry.input.value, cvc: this.cvc.input.value };
  }

  get empty() {
    if (!this.kind) return true;
    return this.kind === "card" && Object.values(this.values).every((value) => value === "");
  }

  get problem() {
    if (!this.kind) return wrong(undefined, "payment_method_missing", "Please select a payment method.");
    if (this.kind === "card") return wrongWith(this.values);
    if (this.kind !== "sepa_debit") return undefined;
    if (!ibanHolds(this.iban.input.value)) return wrong("iban", "invalid_iban", "The IBAN you entered is invalid.");
    if (!this.owner.input.value.trim()) return wrong("owner", "incomplete_name", "Your name is incomplete.");
    return undefined;
  }

  show(problem) {
    this.wrong.textContent = problem?.message ?? "";
    for (const name of ["number", "expiry", "cvc", "iban", "owner"]) {
      this[name].input.setAttribute("aria-invalid", String(problem?.field === name));
    }
    if (problem?.field) this[problem.field].input.focus();
  }

  // In the form that Stripe.js sends.
  get data() {
    if (this.kind === "sepa_debit") {
      const sepa_debit = { iban: this.iban.input.value.replace(/\s/g, "") };
      return { type: this.kind, sepa_debit, billing_details: { name: this.owner.input.value.trim() } };
    }
    if (this.kind !== "card") return { type: this.kind };
    const { month, year } = expiryOf(this.values.expiry);
    const card = { number: digits(this.values.number), exp_month: month, exp_year: year, cvc: this.values.cvc };
    return { type: "card", card };
  }

  focus() {
    this.number.input.focus();
  }
}

function field(title, id, autocomplete, placeholder, inputmode = "numeric") {
  const input = make("input", {
    id,
    "data-testid": id,
    type: "text",
    inputmode,
    autocomplete,
    placeholder,
    "aria-invalid": "false",
  });
  return { input, label: make("label", { class: "field", for: id }, make("span", { text: title }), input) };
}
