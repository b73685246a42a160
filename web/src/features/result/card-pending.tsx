// What stands in a card before its own answer, and when none comes.
import type { Found } from "../../api/asked";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";

export function CardPending({ found }: { found: Exclude<Found<unknown>, { kind: "found" }> }) {
  const t = useT();
  if (found.kind === "waiting") return <p role="status">{t("common-loading")}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("common-failed-title")}</p>
      {found.kind === "failed" && <Button onClick={found.retry}>{t("common-failed-retry")}</Button>}
    </div>
  );
}
