// Everything a buyer fills in, and what is still missing.
import { type FormEvent, useRef, useState } from "react";
import type { PaymentRequest } from "../../api/pay-calls";
import type { Boot, Money } from "../../api/types";
import type { Translate } from "../../l10n/bundle";
import { formatDate, formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { type EmailFault, emailFault } from "../../lib/email-hints";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { usePart } from "../../lib/part";
import { remember, session } from "../../lib/session";
import { EmailField } from "../../parts/email-field";
import { Button } from "../../ui/button";
import { Methods } from "./methods";
import type { Offer } from "./offers";
import { OrderReview, reviewText } from "./order-review";
import { TroubleNote } from "./trouble-note";
import { usePayment } from "./use-payment";
import { WaiverBoxes } from "./waiver-boxes";

interface PayFieldsProps {
  orderNumber: string;
  boot: Boot;
  offer: Offer;
  /** The account's address, if there is nothing to type. */
  account?: string;
  price: Money;
  onPrice: (price: Money) => void;
  methods: readonly string[];
}

export function PayFields({ orderNumber, boot, offer, account, price, onPrice, methods }: PayFieldsProps) {
  const t = useT();
  const { hl } = usePage();
  // A buyer who wants another way to pay sees all of them, none preselected.
  const collapsed = usePart() === "methods";
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(() => account ?? (typedEmail() || session().get().email));
  const [agreed, setAgreed] = useState({ supply: false, waiver: false });
  const [chosen, setChosen] = useState(!collapsed);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { busy, trouble, pay, whenComplete } = usePayment(offer.kind, onPrice);

  const shown = formatMoney(price, hl);
  const date = offer.nextAt && formatDate(localDay(offer.nextAt), hl);
  const button = buttonWords(t, boot.country, shown, date);
  const promise = promiseLine(t, shown, date);
  const mustReview = reviewed.has(boot.country);
  const fault: EmailFault | undefined =
    emailFault(email) ?? (trouble?.kind === "email" ? "malformed" : undefined);
  // All of a membership can go back within 14 days: there is no right to give up.
  const needsWaiver = boot.needsWaiver && offer.kind !== "membership";
  const boxes = !needsWaiver || (agreed.supply && agreed.waiver);

  const complete = (): boolean => {
    setTried(true);
    if (emailFault(email)) emailInput.current?.focus();
    return !emailFault(email) && boxes && chosen;
  };

  const payNow = (): Promise<void> => {
    const address = email.trim();
    if (!account) remember({ email: address });
    const { sku, memberOrder } = offer;
    const request: PaymentRequest = {
      orderNumber,
      skuId: sku.id,
      email: address,
      price,
      memberOrder,
      consent: { button: [amountLine(t, shown), button, promise].join("\n") },
    };
    if (date) request.renewing = true;
    if (needsWaiver) {
      request.consent.supply = t("pay-box-supply");
      request.consent.waiver = t("pay-box-waiver");
    }
    if (mustReview) request.consent.confirmed = reviewText(t, { offer, amount: shown, email: address, boot });
    return pay(request);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete()) return;
    void (mustReview ? whenComplete(() => setReviewing(true)) : payNow());
  };

  return (
    <>
      {/* Hidden, not unmounted: the provider's fields keep what was typed. */}
      <form noValidate onSubmit={submit} hidden={reviewing} className="grid gap-6">
        {account ? (
          <p className="break-words text-muted">{t("pay-member-receipt", { email: account })}</p>
        ) : (
          <EmailField
            area="pay"
            input={emailInput}
            label={t("pay-email-label")}
            hint={t("pay-email-hint")}
            value={email}
            onChange={(typed) => {
              remember({ formInfo: { email: typed } });
              setEmail(typed);
            }}
            fault={tried ? fault : undefined}
          />
        )}
        <Methods
          codes={methods}
          collapsed={collapsed}
          onChosen={setChosen}
          missing={tried && !chosen}
          // A wallet's own button can't have the wording that the law requires here.
          express={!boot.needsWaiver && !mustReview ? { complete, pay: payNow } : undefined}
        />
        {needsWaiver && (
          <WaiverBoxes agreed={agreed} onChange={setAgreed} missing={tried || trouble?.kind === "consent"} />
        )}
        <TroubleNote trouble={reviewing ? undefined : trouble} />
        {mustReview ? (
          <Button kind="primary" type="submit" disabled={busy} className="w-full sm:text-heading">
            {t("pay-review-button")}
          </Button>
        ) : (
          <PayButton busy={busy} amount={shown} label={button} promise={promise} />
        )}
        <Assurance />
      </form>
      {reviewing && (
        <OrderReview
          order={{ offer, amount: shown, email: email.trim(), boot }}
          onBack={() => setReviewing(false)}
        >
          <TroubleNote trouble={trouble} />
          <PayButton
            busy={busy}
            amount={shown}
            label={button}
            promise={promise}
            onPress={() => void payNow()}
          />
        </OrderReview>
      )}
    </>
  );
}

/** What was typed before a reload. Nothing else is stored: boxes have to be ticked each time. */
function typedEmail(): string {
  const { email } = session().get().formInfo;
  return typeof email === "string" ? email : "";
}

/** Japanese and Korean law want the whole order to be shown once more before the last button. */
const reviewed: ReadonlySet<string> = new Set(["JP", "KR"]);

/** German and Austrian law require exactly these words on the button; the amount is above it. */
const orderOnly: ReadonlySet<string> = new Set(["DE", "AT"]);

const amountLine = (t: Translate, amount: string) => `${t("pay-total-label")} ${amount}`;

/** `date`: when a membership that renews is charged again. Where the law wants words of its own, it is below. */
function buttonWords(t: Translate, country: string, price: string, date?: string): string {
  if (orderOnly.has(country)) return t("pay-button-order");
  return date ? t("pay-plan-button", { price, date }) : t("pay-button", { price });
}

function promiseLine(t: Translate, price: string, date?: string): string {
  const first = date ? t("pay-plan-promise", { price, date }) : t("pay-promise-once");
  return `${first} · ${t("pay-promise-tax")}`;
}

interface PayButtonProps {
  busy: boolean;
  /** Already formatted. */
  amount: string;
  label: string;
  promise: string;
  /** Without it, the form is sent. */
  onPress?: () => void;
}

/** The button that buys, between the amount and what it includes: both are stored as evidence. */
function PayButton({ busy, amount, label, promise, onPress }: PayButtonProps) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <span className="text-muted">{t("pay-total-label")}</span>{" "}
        <span className="whitespace-nowrap font-bold text-heading">{amount}</span>
      </p>
      <Button
        kind="primary"
        type={onPress ? "button" : "submit"}
        onClick={onPress}
        disabled={busy}
        aria-busy={busy}
        className="w-full sm:text-heading"
      >
        {busy ? t("pay-button-busy") : label}
      </Button>
      <p className="text-center font-semibold text-small">{promise}</p>
    </div>
  );
}

function Assurance() {
  const t = useT();
  return (
    <div className="-mt-3 grid gap-2 text-center text-muted text-small">
      <p>{t("pay-promise-back")}</p>
      <p>{t("pay-card-safety")}</p>
    </div>
  );
}
