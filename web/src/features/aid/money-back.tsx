// The refund, as a card of the support page.
import type { ComponentProps } from "react";
import { useT } from "../../l10n/words";
import { RefundPanel } from "../../parts/refund-panel";
import { Card } from "../../ui/card";

export function MoneyBack(props: ComponentProps<typeof RefundPanel>) {
  const t = useT();
  return (
    <Card>
      <h2 className="mb-2 text-heading">{t("result-refund-title")}</h2>
      <RefundPanel {...props} />
    </Card>
  );
}
