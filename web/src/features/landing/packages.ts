// The four packages and what each adds to the one before it. Prices come with the visitor.
import type { MessageId } from "../../l10n/messages.gen";

type SkuCode = "Sku1" | "Sku2" | "Sku3" | "Sku4";

/** An item of a package, as its messages call it. */
type Thing = MessageId extends infer Id ? (Id extends `checkout-item-${infer T}-content` ? T : never) : never;

export interface Package {
  code: SkuCode;
  name: MessageId;
  adds: readonly Thing[];
}

export const packages: readonly Package[] = [
  {
    code: "Sku1",
    name: "checkout-package-sku1-name",
    adds: ["iq-score", "iq-ranking", "report"],
  },
  {
    code: "Sku2",
    name: "checkout-package-sku2-name",
    adds: ["wrong-answers", "left-right-brain"],
  },
  {
    code: "Sku3",
    name: "checkout-package-sku3-name",
    adds: ["certificate", "eq"],
  },
  {
    code: "Sku4",
    name: "checkout-package-sku4-name",
    adds: ["brain-training", "discount"],
  },
];
