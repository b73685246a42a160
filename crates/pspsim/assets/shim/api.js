// Talking to the provider. This script came from it, so its address is known.
const base = new URL(document.currentScript.src).origin;
const VERSION = "2026-09-30.endive";

class Provider {
  constructor(key) {
    this.key = key;
  }

  get(path, params) {
    return this.#call("GET", `${path}?${encode({ ...params, key: this.key, _stripe_version: VERSION })}`);
  }

  post(path, params) {
    return this.#call("POST", path, encode({ ...params, key: this.key, _stripe_version: VERSION }));
  }

  // Resolves to { body } or { error }, never rejects: that is how Stripe.js behaves.
  async #call(method, path, body) {
    try {
      const headers = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
      const answer = await fetch(base + path, { method, body, headers });
      const json = await answer.json();
      return json.error ? { error: json.error } : { body: json };
    } catch {
      const message = "We are experiencing issues connecting to our payments provider. Please check your connection.";
      return { error: { type: "api_connection_error", message } };
    }
  }

  intent(secret) {
    return this.get(`/v1/payment_intents/${idOf(secret)}`, { client_secret: secret });
  }

  // Not Stripe's: the simulated bank's answer.
  async authenticate(secret, outcome) {
    const body = JSON.stringify({ outcome, client_secret: secret });
    try {
      await fetch(`${base}/_sim/intents/${idOf(secret)}/authenticate`, { method: "POST", body });
    } catch {
      return;
    }
  }
}

function idOf(secret) {
  return String(secret).split("_secret_")[0];
}

// { card: { number } } becomes card[number]=…
function encode(params) {
  const pairs = new URLSearchParams();
  const add = (name, value) => {
    if (value === undefined || value === null || value === "") return;
    if (Array.isArray(value)) {
      for (const item of value) add(`${name}[]`, item);
    } else if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    } else {
      pairs.append(name, String(value));
    }
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return pairs.toString();
}

function integrationError(message) {
  const error = new Error(message);
  error.name = "IntegrationError";
  return error;
}
