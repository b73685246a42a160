// The payment form: e-mail, ways to pay, what the law requires, one button with the amount.
import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useState } from "react";
import type { Boot, Money } from "../../api/types";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { measure } from "../../ui/section";
import type { Offer } from "./offers";
import { PayFields } from "./pay-fields";
import { providerAmount } from "./payment-amount";
import { paymentLook, providerLocale } from "./payment-look";
import { Summary } from "./summary";
import { useMedia } from "./use-media";

/** Methods without refunds aren't offered, whatever the account has enabled: as in `domain::methods`. */
const notOffered = ["boleto", "oxxo"] as const;

/** What can be charged again: cards, and phones that pay with one. As in `adapters::stripe::plans`. */
const renewable = ["card"] as const;

interface PayFormProps {
  stripe: Stripe;
  orderNumber: string;
  boot: Boot;
  offer: Offer;
  /** The account's address, if there is nothing to type. */
  email?: string;
  /** Ways to pay as the provider names them, the most used first. */
  methods: readonly string[];
}

export function PayForm({ stripe, orderNumber, boot, offer, email, methods }: PayFormProps) {
  const t = useT();
  const { hl } = usePage();
  // Renders again when the system changes between light and dark, so that the provider's fields follow.
  useMedia("(prefers-color-scheme: dark)");
  // The agreed price stays on the page until the server names another one.
  const [price, setPrice] = useState<Money>(offer.price);
  const options = {
    ...(offer.nextAt
      ? { mode: "subscription" as const, paymentMethodTypes: [...renewable] }
      : { mode: "payment" as const, excludedPaymentMethodTypes: [...notOffered] }),
    amount: providerAmount(price),
    currency: price.currency.toLowerCase(),
    locale: providerLocale(hl),
    appearance: paymentLook(getComputedStyle(document.documentElement)),
  };
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-4 sm:py-8`}>
      <h1 className="text-title">{t("pay-title")}</h1>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Summary offer={offer} price={price} className="lg:order-last" />
        <Elements stripe={stripe} options={options}>
          <PayFields
            orderNumber={orderNumber}
            boot={boot}
            offer={offer}
            account={email}
            price={price}
            onPrice={setPrice}
            methods={methods}
          />
        </Elements>
      </div>
    </main>
  );
}
