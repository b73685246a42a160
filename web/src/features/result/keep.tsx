// How to come back to a result, and until when.
import { useState } from "react";
import type { OrderInfo } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { pathOf } from "./order";

export function Keep({ order }: { order: OrderInfo }) {
  const t = useT();
  const { hl } = usePage();
  const [outcome, setOutcome] = useState<"copied" | "copy-failed">();
  const { forgetAt } = order;

  const copy = () => {
    const address = location.origin + withOrder(pathOf(order), order.orderNumber);
    copyText(address).then(
      () => setOutcome("copied"),
      () => setOutcome("copy-failed"),
    );
  };

  return (
    <Card>
      <h2 className="text-heading">{t("result-keep-title")}</h2>
      {forgetAt && (
        <p className="mt-2">{t("result-keep-until", { date: formatDate(localDay(forgetAt), hl) })}</p>
      )}
      <p className="mt-2 text-muted text-small">{t("result-keep-private")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={copy}>{t("result-copy")}</Button>
        <p role="status" className={outcome === "copied" ? "text-good" : "text-bad"}>
          {outcome && t(`result-${outcome}`)}
        </p>
      </div>
    </Card>
  );
}

async function copyText(text: string): Promise<void> {
  // Absent on pages that weren't fetched securely.
  if (!navigator.clipboard) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
}
