// One press of the payment button: the provider checks its fields, our server opens the payment, the
// provider confirms it. Once at a time, however often it is pressed.
import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { openExtra, openPayment, type Wish } from "../../api/pay-calls";
import type { Money } from "../../api/types";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { keepReturn } from "../../lib/payment-return";
import { refOf } from "../../lib/visitor-href";
import { useOrderGo } from "./links";
import type { Offer } from "./offers";
import { type Refusal, refusalOf, type Trouble } from "./refusal";

export function usePayment(kind: Offer["kind"], onPrice: (price: Money) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const api = useApi();
  const { boot, hl } = usePage();
  const go = useOrderGo();
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
    const { clientSecret, returnLink } = opened.data;
    keepReturn(returnLink, wish.orderNumber);
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: {
        return_url: returnUrl(paths.payCheck(refOf(boot?.exam) ?? "%%tail%%"), hl, returnLink),
        payment_method_data: { billing_details: { email: wish.email } },
      },
      redirect: "if_required",
    });
    if (error && saysNo(error)) setTrouble({ kind: "declined", message: error.message });
    else go(paths.paying);
  };

  const pay = (wish: Wish): Promise<void> => once(() => attempt(wish));

  const follow = (refusal: Refusal, wish: Wish): void => {
    if (refusal.kind === "offline") reportInterruption(() => void pay(wish));
    else if (refusal.kind === "bought") go(paths.payCheck);
    else if (refusal.kind === "closed") go(paths.schemeSelect);
    else setTrouble(refusal);
    if (refusal.kind === "price") onPrice(refusal.now);
  };

  return { busy, trouble, pay, whenComplete: (next: () => void) => once(checkThen(fieldsComplete, next)) };
}

/** All that the provider is told: a link that opens the order once, and nothing of where the visitor came from. */
function returnUrl(path: string, hl: string, link: string): string {
  return `${location.origin}${path}?${new URLSearchParams({ hl, link })}`;
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
