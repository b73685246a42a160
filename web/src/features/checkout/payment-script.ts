// The provider's own script: the only one that isn't ours, fetched only where a payment is taken. It has
// to come from the provider, so that card data never touches this site.
import type { Stripe } from "@stripe/stripe-js";

export interface PaymentAccess {
  publishableKey: string;
  scriptUrl: string;
}

const timeoutMs = 30_000;

let opened: Promise<Stripe> | undefined;

/** The provider, fetched once. Rejects if it can't be reached; the next call tries again. */
export function openProvider(access: PaymentAccess): Promise<Stripe> {
  opened ??= fetchProvider(access).catch((failure) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function fetchProvider({ publishableKey, scriptUrl }: PaymentAccess): Promise<Stripe> {
  if (!window.Stripe) await addScript(scriptUrl);
  const provider = window.Stripe?.(publishableKey);
  if (!provider) throw new Error("the payment script brought nothing");
  return provider;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("the payment script didn't come"));
    };
    const late = setTimeout(fail, timeoutMs);
    script.src = url;
    script.async = true;
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(late);
      fail();
    };
    document.head.append(script);
  });
}
