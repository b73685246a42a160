// Why a payment failed, and what to do about it.
import type { Translate } from "../../l10n/bundle";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import type { Trouble } from "./refusal";

export function TroubleNote({ trouble }: { trouble: Trouble | undefined }) {
  const t = useT();
  const { hl } = usePage();
  // Always in the page, so that screen readers announce what appears in it.
  return (
    <div role="alert" className="empty:hidden">
      {trouble && trouble.kind !== "email" && trouble.kind !== "consent" && (
        <div className="grid gap-1 rounded-tile border-2 border-bad p-4">
          {trouble.kind === "declined" ? (
            <>
              <p className="font-semibold text-bad">{t("pay-declined-title")}</p>
              {trouble.message && <p>{trouble.message}</p>}
              <p>{t("pay-declined-text")}</p>
            </>
          ) : (
            <p>{sentence(trouble, t, hl)}</p>
          )}
        </div>
      )}
    </div>
  );
}

function sentence(trouble: Exclude<Trouble, { kind: "declined" }>, t: Translate, hl: string): string {
  if (trouble.kind === "price") {
    return t("pay-price-changed", { old: formatMoney(trouble.old, hl), new: formatMoney(trouble.now, hl) });
  }
  return t(trouble.kind === "too-many" ? "pay-too-many" : "pay-order-failed");
}
