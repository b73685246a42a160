// A review of the whole order before the button that pays, required by Japanese and Korean law.
import { type ReactNode, useEffect, useRef } from "react";
import type { Boot } from "../../api/types";
import type { Translate } from "../../l10n/bundle";
import { useT } from "../../l10n/words";
import { useLegalText } from "../../parts/legal/use-legal-text";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import type { Offer } from "./offers";

interface Order {
  offer: Offer;
  /** Already formatted. */
  amount: string;
  email: string;
  boot: Boot;
}

interface OrderReviewProps {
  order: Order;
  onBack: () => void;
  /** The button that pays. */
  children: ReactNode;
}

export function OrderReview({ order, onBack, children }: OrderReviewProps) {
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
        {lines(t, order).map(([name, value]) => (
          <div key={name} className="grid gap-0.5 sm:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <SellersDetails country={order.boot.country} />
      {children}
      <Button onClick={onBack} className="w-full">
        {t("pay-review-back")}
      </Button>
    </Card>
  );
}

/** Opens what the country's law wants to be known of the seller. */
function SellersDetails({ country }: { country: string }) {
  const t = useT();
  const [show, text] = useLegalText();
  const kind = country === "JP" ? "commerce" : "imprint";
  return (
    <>
      <button
        type="button"
        onClick={() => show(kind)}
        className="min-h-11 justify-self-start underline underline-offset-4"
      >
        {t(`common-legal-${kind}`)}
      </button>
      {text}
    </>
  );
}

/** What was shown, as evidence. */
export function reviewText(t: Translate, order: Order): string {
  return lines(t, order)
    .map((line) => line.join(": "))
    .join("\n");
}

function lines(t: Translate, { offer, amount, email, boot }: Order): [string, string][] {
  const { sku, months, nextAt } = offer;
  const { name } = sku;
  const seller: [string, string][] = boot.seller ? [[t("pay-review-seller"), boot.seller.name]] : [];
  if (months) {
    return [
      [t("pay-review-item"), t("pay-member-review-item", { name, months })],
      [t("pay-review-amount"), amount],
      [t("pay-review-paying"), nextAt ? t("pay-plan-ends", { months }) : t("pay-review-paying-value")],
      [t("pay-review-delivery"), t("pay-member-review-delivery", { email })],
      [t("pay-review-refund"), t("pay-member-review-refund")],
      ...seller,
    ];
  }
  const later = sku.items.filter((item) => !item.available).map((item) => item.name);
  return [
    [t("pay-review-item"), t("pay-review-item-value", { name })],
    [t("pay-review-amount"), amount],
    [t("pay-review-paying"), t("pay-review-paying-value")],
    [t("pay-review-delivery"), t("pay-review-delivery-value", { email })],
    ...(later.length > 0 ? [[t("pay-review-later"), later.join(" · ")] as [string, string]] : []),
    [t("pay-review-period"), t("pay-review-period-value")],
    [t("pay-review-refund"), t("pay-review-refund-value")],
    ...seller,
  ];
}
