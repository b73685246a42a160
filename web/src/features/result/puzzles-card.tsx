// The way to the solved puzzles, or to what opens them.
import { useT } from "../../l10n/words";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import type { PaidOrder } from "./order";
import { useUpgrades } from "./upgrades";

export function PuzzlesCard({ order }: { order: PaidOrder }) {
  const t = useT();
  const href = useOrderHref("wrongAnswers", order.orderNumber);
  const owned = order.items.includes("wrong_answers");
  const adds = useUpgrades(order).some(({ items }) => items.some(({ code }) => code === "wrong_answers"));
  if (!owned && !adds) return null;
  return (
    <Card>
      <h2 className="text-heading">{t("reading-puzzles-title")}</h2>
      <p className="mt-2 text-muted">{t(owned ? "reading-puzzles-text" : "reading-puzzles-locked")}</p>
      <ButtonLink href={owned ? href : "#more"} className="mt-4 w-full">
        {t(owned ? "reading-puzzles-button" : "reading-puzzles-unlock")}
      </ButtonLink>
    </Card>
  );
}
