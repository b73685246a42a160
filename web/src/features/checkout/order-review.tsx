// A review of the whole order before the button that pays, required by Japanese law.
import { type ReactNode, useEffect, useRef } from "react";
import type { Translate } from "../../l10n/bundle";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import type { Offer } from "./offers";

interface OrderReviewProps {
  offer: Offer;
  /** Already formatted. */
  amount: string;
  email: string;
  onBack: () => void;
  /** The button that pays. */
  children: ReactNode;
}

export function OrderReview({ offer, amount, email, onBack, children }: OrderReviewProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {t("pay-review-title")}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {lines(t, offer, amount, email).map(([name, value]) => (
          <div key={name} className="grid gap-0.5 sm:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <Button onClick={onBack} className="w-full">
        {t("pay-review-back")}
      </Button>
    </Card>
  );
}

/** What was shown, as evidence. */
export function reviewText(t: Translate, offer: Offer, amount: string, email: string): string {
  return lines(t, offer, amount, email)
    .map((line) => line.join(": "))
    .join("\n");
}

function lines(
  t: Translate,
  { sku: { name }, months, nextAt }: Offer,
  amount: string,
  email: string,
): [string, string][] {
  if (months) {
    return [
      [t("pay-review-item"), t("pay-member-review-item", { name, months })],
      [t("pay-review-amount"), amount],
      [t("pay-review-paying"), nextAt ? t("pay-plan-ends", { months }) : t("pay-review-paying-value")],
      [t("pay-review-delivery"), t("pay-member-review-delivery", { email })],
      [t("pay-review-refund"), t("pay-member-review-refund")],
    ];
  }
  return [
    [t("pay-review-item"), t("pay-review-item-value", { name })],
    [t("pay-review-amount"), amount],
    [t("pay-review-paying"), t("pay-review-paying-value")],
    [t("pay-review-delivery"), t("pay-review-delivery-value", { email })],
    [t("pay-review-refund"), t("pay-review-refund-value")],
  ];
}
