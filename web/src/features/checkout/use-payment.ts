// One press of the payment button: the provider checks its fields, our server opens the payment, the
// provider confirms it. Once at a time, however often it is pressed.
import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { openExtra, openPayment, type Wish } from "../../api/pay-calls";
import type { Money } from "../../api/types";
import { useGo } from "../../lib/go";
import { reportInterruption } from "../../lib/network";
import { paths } from "../../lib/paths";
import { useOrderHref } from "./links";
import type { Offer } from "./offers";
import { type Refusal, refusalOf, type Trouble } from "./refusal";

export function usePayment(kind: Offer["kind"], onPrice: (price: Money) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const api = useApi();
  const go = useGo();
  const href = useOrderHref();
  const { busy, once } = useOnce();
  const [trouble, setTrouble] = useState<Trouble>();

  /** Whether the provider's fields are filled in; it marks what is missing itself. */
  const fieldsComplete = async (): Promise<boolean> => {
    if (!elements) return false;
    const { error } = await elements.submit();
    if (error && error.type !== "validation_error") setTrouble({ kind: "declined", message: error.message });
    return !error;
  };

  const attempt = async (wish: Wish): Promise<void> => {
    setTrouble(undefined);
    if (!stripe || !elements || !api || !(await fieldsComplete())) return;
    const opened = await (kind === "package" ? openPayment(api, wish) : openExtra(api, wish));
    if (!opened.ok) {
      follow(refusalOf(opened.error, wish.price), wish);
      return;
    }
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret: opened.data.clientSecret,
      confirmParams: {
        return_url: location.origin + href(paths.payCheck),
        payment_method_data: { billing_details: { email: wish.email } },
      },
      redirect: "if_required",
    });
    if (error && saysNo(error)) setTrouble({ kind: "declined", message: error.message });
    else go(href(paths.paying), { replace: true });
  };

  const pay = (wish: Wish): Promise<void> => once(() => attempt(wish));

  const follow = (refusal: Refusal, wish: Wish): void => {
    if (refusal.kind === "offline") reportInterruption(() => void pay(wish));
    else if (refusal.kind === "bought") go(href(paths.payCheck), { replace: true });
    else if (refusal.kind === "closed") go(href(paths.schemeSelect), { replace: true });
    else setTrouble(refusal);
    if (refusal.kind === "price") onPrice(refusal.now);
  };

  return { busy, trouble, pay, whenComplete: (next: () => void) => once(checkThen(fieldsComplete, next)) };
}

/** Whether nothing was charged for certain. Where an answer got lost, our server is asked instead. */
function saysNo({ type, payment_intent }: StripeError): boolean {
  const known = type !== "api_connection_error" && type !== "api_error";
  return known && payment_intent?.status !== "succeeded" && payment_intent?.status !== "processing";
}

function checkThen(check: () => Promise<boolean>, next: () => void): () => Promise<void> {
  return async () => {
    if (await check()) next();
  };
}

/** Runs one thing at a time: what is asked for meanwhile isn't done at all. */
function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, once };
}
