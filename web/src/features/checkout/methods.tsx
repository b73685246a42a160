// The provider's own fields: wallets first on phones, then the country's payment methods, most used
// first.
import { ExpressCheckoutElement, PaymentElement } from "@stripe/react-stripe-js";
import { useState } from "react";
import { useT } from "../../l10n/words";
import { remember, session } from "../../lib/session";
import { useMedia } from "./use-media";

interface MethodsProps {
  /** The most used first. */
  codes: readonly string[];
  /** None is preselected. */
  collapsed: boolean;
  onChosen: (chosen: boolean) => void;
  /** Nothing was chosen although the button was pressed. */
  missing: boolean;
  /** Absent where a wallet's own button must not be the one that buys. */
  express?: { complete: () => boolean; pay: () => Promise<void> };
}

export function Methods({ codes, collapsed, onChosen, missing, express }: MethodsProps) {
  const t = useT();
  // Only once: choosing another one must not reorder them.
  const [order] = useState(() => lastUsedFirst(codes));
  const phone = useMedia("(max-width: 40rem)");
  const wallets = phone && express;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{t("pay-method-label")}</legend>
      {wallets && <Wallets {...wallets} />}
      <PaymentElement
        options={{
          layout: {
            type: "accordion",
            defaultCollapsed: collapsed,
            radios: "always",
            spacedAccordionItems: false,
          },
          paymentMethodOrder: order,
          // We have our own field for it, and it is sent with the payment.
          fields: { billingDetails: { email: "never" } },
          wallets: wallets ? { applePay: "never", googlePay: "never" } : {},
        }}
        onChange={({ collapsed, value }) => {
          if (!collapsed) remember({ payMethod: value.type });
          onChosen(!collapsed);
        }}
      />
      <p role="alert" className="text-bad empty:hidden">
        {missing && t("pay-method-missing")}
      </p>
    </fieldset>
  );
}

/** The method chosen before a reload comes first: the provider opens the first one. */
function lastUsedFirst(codes: readonly string[]): string[] {
  const { payMethod } = session().get();
  const known = codes.filter((code) => code === payMethod);
  return [...known, ...codes.filter((code) => code !== payMethod)];
}

function Wallets({ complete, pay }: { complete: () => boolean; pay: () => Promise<void> }) {
  const t = useT();
  const [offered, setOffered] = useState(false);
  return (
    <div hidden={!offered}>
      <ExpressCheckoutElement
        onReady={({ availablePaymentMethods }) => setOffered(Boolean(availablePaymentMethods))}
        onClick={(event) => (complete() ? event.resolve() : event.reject())}
        onConfirm={() => void pay()}
      />
      <p className="mt-4 text-center text-muted text-small">{t("pay-method-or")}</p>
    </div>
  );
}
