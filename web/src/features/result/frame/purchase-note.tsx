// Above a free result: that it is being refunded, or that a payment isn't complete yet.
import { usePurchaseStatus } from "../../../api/purchase-status";
import type { MessageId } from "../../../l10n/messages.gen";
import { useT } from "../../../l10n/words";
import { useOrderHref } from "../../../parts/order-href";

const notes: Record<string, MessageId> = {
  refunded: "result-note-refunded",
  processing: "result-note-processing",
  review: "result-note-review",
};

export function PurchaseNote({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const state = usePurchaseStatus(orderNumber).data?.purchase?.state ?? "";
  const support = useOrderHref(orderNumber)("support");
  const note = notes[state];
  if (!note) return null;
  return (
    <div role="status" className="mt-4 max-w-2xl border-accent border-l-4 pl-4">
      <p className="font-semibold">{t(note)}</p>
      <a href={support} className="inline-block py-2 text-strong underline underline-offset-4">
        {t("result-note-support")}
      </a>
    </div>
  );
}
