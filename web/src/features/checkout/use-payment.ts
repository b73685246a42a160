// Pressing the payment button: the provider checks its fields, our server opens the payment, the
// provider confirms it. One attempt at a time.
import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { openMembership } from "../../api/membership-calls";
import { openExtra, openPayment, type PaymentRequest } from "../../api/pay-calls";
import type { Money } from "../../api/types";
import { paths } from "../../lib/all-paths";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { saveReturn } from "../../lib/payment-return";
import { refOf } from "../../lib/visitor-href";
import { useOrderNavigate } from "./links";
import type { Offer } from "./offers";
import { type Refusal, refusalOf, type Trouble } from "./refusal";

const openers = {
  package: openPayment,
  upgrade: openExtra,
  bundle: openExtra,
  membership: openMembership,
} as const satisfies Record<Offer["kind"], unknown>;

export function usePayment(kind: Offer["kind"], onPrice: (price: Money) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const api = useApi();
  const { boot, hl } = usePage();
  const navigate = useOrderNavigate();
  const { busy, once } = useOnce();
  const [trouble, setTrouble] = useState<Trouble>();

  /** Whether the provider's fields are filled in; it marks what is missing itself. */
  const fieldsComplete = async (): Promise<boolean> => {
    if (!elements) return false;
    const { error } = await elements.submit();
    if (error && error.type !== "validation_error") setTrouble({ kind: "declined", message: error.message });
    return !error;
  };

  const attempt = async (request: PaymentRequest): Promise<void> => {
    setTrouble(undefined);
    if (!stripe || !elements || !(await fieldsComplete())) return;
    const opened = await openers[kind](api, request);
    if (!opened.ok) {
      follow(refusalOf(opened.error, request.price), request);
      return;
    }
    const { clientSecret, returnLink, orderNumber } = opened.data;
    saveReturn(returnLink, orderNumber);
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: {
        return_url: returnUrl(paths.payCheck(refOf(boot?.exam) ?? "%%tail%%"), hl, returnLink),
        payment_method_data: { billing_details: { email: request.email } },
      },
      redirect: "if_required",
    });
    if (error && saysNo(error)) setTrouble({ kind: "declined", message: error.message });
    else navigate("paying", orderNumber);
  };

  const pay = (request: PaymentRequest): Promise<void> => once(() => attempt(request));

  const follow = (refusal: Refusal, request: PaymentRequest): void => {
    if (refusal.kind === "offline") reportInterruption(() => void pay(request));
    else if (kind === "membership" && (refusal.kind === "bought" || refusal.kind === "closed")) {
      navigate("userShop");
    } else if (refusal.kind === "bought") navigate("payCheck");
    else if (refusal.kind === "closed") navigate("schemeSelect");
    else setTrouble(refusal);
    if (refusal.kind === "price") onPrice(refusal.now);
  };

  return { busy, trouble, pay, whenComplete: (next: () => void) => once(checkThen(fieldsComplete, next)) };
}

/** All that the provider gets: a link that opens the order once, and no tracking parameters. */
function returnUrl(path: string, hl: string, link: string): string {
  return `${location.origin}${path}?${new URLSearchParams({ hl, link })}`;
}

/** Whether it is certain that nothing was charged. If the answer got lost, our server is asked instead. */
function saysNo({ type, payment_intent }: StripeError): boolean {
  const known = type !== "api_connection_error" && type !== "api_error";
  return known && payment_intent?.status !== "succeeded" && payment_intent?.status !== "processing";
}

function checkThen(check: () => Promise<boolean>, next: () => void): () => Promise<void> {
  return async () => {
    if (await check()) next();
  };
}

/** Runs one call at a time: others are ignored while it runs. */
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
