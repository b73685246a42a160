// For tests: the payment provider's script, at the one place where it meets the site (`window.Stripe`).
// It records its input; the test chooses its answers.
import type { ConfirmPaymentData, StripeError } from "@stripe/stripe-js";

interface FieldsOptions {
  [name: string]: unknown;
}

type Listener = (event: Record<string, unknown>) => void;

interface Confirmation {
  clientSecret: string;
  confirmParams: Partial<ConfirmPaymentData>;
  redirect: string;
}

export interface FakeProvider {
  /** What the form was opened with, changes included. */
  form: FieldsOptions;
  /** What each kind of field was made with. */
  fields: Record<string, FieldsOptions>;
  confirmations: Confirmation[];
  /** The error of the provider's own validation. */
  submitError?: Partial<StripeError>;
  /** The bank's error. */
  confirmError?: Partial<StripeError>;
  /** Sends an event of a field to the page. */
  emit: (field: string, event: string, news: Record<string, unknown>) => void;
}

/** Stays on the window until the end of the test file. */
export function fakeProvider(): FakeProvider {
  const listeners = new Map<string, Listener>();
  const fake: FakeProvider = {
    form: {},
    fields: {},
    confirmations: [],
    emit: (field, event, news) => listeners.get(`${field} ${event}`)?.(news),
  };
  const field = (kind: string, options: FieldsOptions) => {
    fake.fields[kind] = options;
    const element = {
      mount: (place: HTMLElement) => {
        place.textContent = `fields of ${kind}`;
      },
      on: (event: string, listener: Listener) => {
        listeners.set(`${kind} ${event}`, listener);
        return element;
      },
      off: () => element,
      update: (change: FieldsOptions) => Object.assign(options, change),
      destroy: () => {},
    };
    return element;
  };
  const elements = (form: FieldsOptions) => {
    fake.form = { ...form };
    return {
      create: field,
      getElement: () => null,
      update: (change: FieldsOptions) => Object.assign(fake.form, change),
      submit: async () => ({ error: fake.submitError }),
    };
  };
  const provider = {
    elements,
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    confirmPayment: async ({ clientSecret, confirmParams, redirect }: Confirmation) => {
      fake.confirmations.push({ clientSecret, confirmParams, redirect });
      return { error: fake.confirmError };
    },
  };
  Object.assign(window, { Stripe: () => provider });
  return fake;
}
