// Everything a buyer fills in, and what is still missing of it.
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Wish } from "../../api/pay-calls";
import type { Boot, Money } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { type EmailFault, emailFault } from "../../lib/email-hints";
import { usePage } from "../../lib/page";
import { remember, session } from "../../lib/session";
import { Button } from "../../ui/button";
import { EmailField } from "./email-field";
import { LastLook, lastLookWords } from "./last-look";
import { Methods } from "./methods";
import type { Offer } from "./offers";
import { TroubleNote } from "./trouble-note";
import { usePayment } from "./use-payment";
import { WaiverBoxes } from "./waiver-boxes";

interface PayFieldsProps {
  orderNumber: string;
  boot: Boot;
  offer: Offer;
  price: Money;
  onPrice: (price: Money) => void;
  methods: readonly string[];
}

export function PayFields({ orderNumber, boot, offer, price, onPrice, methods }: PayFieldsProps) {
  const t = useT();
  const { hl } = usePage();
  // Somebody who wants another way to pay sees all of them, none opened.
  const collapsed = useLocation().hash === "#methods";
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(() => session().get().email);
  const [agreed, setAgreed] = useState({ supply: false, waiver: false });
  const [chosen, setChosen] = useState(!collapsed);
  const [tried, setTried] = useState(false);
  const [lastLook, setLastLook] = useState(false);
  const { busy, trouble, pay, whenComplete } = usePayment(offer.kind, onPrice);

  const shown = formatMoney(price, hl);
  const button = t("pay-button", { price: shown });
  const looksAgain = boot.country === "JP";
  const fault: EmailFault | undefined =
    emailFault(email) ?? (trouble?.kind === "email" ? "malformed" : undefined);
  const boxes = !boot.needsWaiver || (agreed.supply && agreed.waiver);

  const complete = (): boolean => {
    setTried(true);
    if (emailFault(email)) emailInput.current?.focus();
    return !emailFault(email) && boxes && chosen;
  };

  const payNow = (): Promise<void> => {
    const address = email.trim();
    remember({ email: address });
    const { sku, memberOrder } = offer;
    const wish: Wish = {
      orderNumber,
      skuId: sku.id,
      email: address,
      price,
      memberOrder,
      consent: { button },
    };
    if (boot.needsWaiver) {
      wish.consent.supply = t("pay-box-supply");
      wish.consent.waiver = t("pay-box-waiver");
    }
    if (looksAgain) wish.consent.confirmed = lastLookWords(t, offer, shown, address);
    return pay(wish);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete()) return;
    void (looksAgain ? whenComplete(() => setLastLook(true)) : payNow());
  };

  return (
    <>
      {/* Hidden, not gone: the provider's fields keep what was typed. */}
      <form noValidate onSubmit={submit} hidden={lastLook} className="grid gap-6">
        <EmailField
          input={emailInput}
          label={t("pay-email-label")}
          hint={t("pay-email-hint")}
          value={email}
          onChange={setEmail}
          fault={tried ? fault : undefined}
        />
        <Methods
          codes={methods}
          collapsed={collapsed}
          onChosen={setChosen}
          missing={tried && !chosen}
          // A wallet's own button can't carry the words that the law wants on it here.
          express={!boot.needsWaiver && !looksAgain ? { complete, pay: payNow } : undefined}
        />
        {boot.needsWaiver && (
          <WaiverBoxes agreed={agreed} onChange={setAgreed} missing={tried || trouble?.kind === "consent"} />
        )}
        <TroubleNote trouble={lastLook ? undefined : trouble} />
        <PayButton busy={busy} label={looksAgain ? t("pay-review-button") : button} />
      </form>
      {lastLook && (
        <LastLook offer={offer} amount={shown} email={email.trim()} onBack={() => setLastLook(false)}>
          <TroubleNote trouble={trouble} />
          <Button kind="primary" disabled={busy} onClick={() => void payNow()} className="w-full">
            {busy ? t("pay-button-busy") : button}
          </Button>
        </LastLook>
      )}
    </>
  );
}

function PayButton({ busy, label }: { busy: boolean; label: string }) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <Button
        kind="primary"
        type="submit"
        disabled={busy}
        aria-busy={busy}
        className="w-full sm:text-heading"
      >
        {busy ? t("pay-button-busy") : label}
      </Button>
      <p className="text-center font-semibold text-small">
        {t("pay-promise-once")} · {t("pay-promise-tax")}
      </p>
      <p className="text-center text-muted text-small">{t("pay-promise-back")}</p>
      <p className="text-center text-muted text-small">{t("pay-card-safety")}</p>
    </div>
  );
}
