// A bought result: the score with its margin, what the package holds, what can be added, and the way
// to the money back.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useT } from "../../l10n/words";
import { rememberMember } from "../../lib/member";
import { useTitle } from "../../lib/title";
import { RefundPanel } from "../../parts/refund-panel";
import { measure, Section } from "../../ui/section";
import { AddMore } from "./add-more";
import { Again } from "./again";
import { bandOf } from "./band";
import { Keep } from "./keep";
import { Meaning } from "./meaning";
import type { PaidOrder } from "./order";
import { OwnedItems } from "./owned-items";
import { PurchaseCard } from "./purchase-card";
import { RightCard } from "./right-card";
import { ScoreCard } from "./score-card";
import { Validity } from "./validity";

export function PaidResult({ order }: { order: PaidOrder }) {
  const t = useT();
  useTitle(t("result-paid-title"));
  const queries = useQueryClient();
  const { orderNumber, purchase } = order;
  const band = bandOf(order.classes);
  const member = order.items.includes("discount");
  useEffect(() => {
    if (member) rememberMember(order.orderNumber, Date.now());
  }, [member, order.orderNumber]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ["order", orderNumber] });
  return (
    <main id="content" tabIndex={-1}>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-hero">{t("result-paid-title")}</h1>
        <Validity reasons={order.reasons} />
        <div className="mt-6 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <ScoreCard score={order.score} band={band} note={t("result-margin-note-full")} />
          <div className="grid content-start gap-4">
            <RightCard result={order} />
            {/* An order opened by a bundle has no payment of its own. */}
            {purchase && <PurchaseCard orderNumber={orderNumber} purchase={purchase} />}
            <Keep order={order} />
          </div>
        </div>
      </div>
      <OwnedItems order={order} />
      <Meaning result={order} band={band} />
      <AddMore order={order} />
      <Again />
      {purchase && (
        <Section id="refund" title={t("result-refund-title")} narrow>
          <RefundPanel orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
        </Section>
      )}
    </main>
  );
}
