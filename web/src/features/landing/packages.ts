// The four packages and what each adds to the one before it. Prices come with the visitor.
import type { MessageId } from "../../l10n/messages.gen";

type SkuCode = "Sku1" | "Sku2" | "Sku3" | "Sku4";

interface PackageItem {
  name: MessageId;
  content: MessageId;
}

export interface Package {
  code: SkuCode;
  name: MessageId;
  adds: readonly PackageItem[];
}

export const packages: readonly Package[] = [
  {
    code: "Sku1",
    name: "checkout-package-sku1-name",
    adds: [
      { name: "checkout-item-iq-score-name", content: "checkout-item-iq-score-content" },
      { name: "checkout-item-iq-ranking-name", content: "checkout-item-iq-ranking-content" },
      { name: "checkout-item-report-name", content: "checkout-item-report-content" },
    ],
  },
  {
    code: "Sku2",
    name: "checkout-package-sku2-name",
    adds: [
      { name: "checkout-item-wrong-answers-name", content: "checkout-item-wrong-answers-content" },
      { name: "checkout-item-left-right-brain-name", content: "checkout-item-left-right-brain-content" },
    ],
  },
  {
    code: "Sku3",
    name: "checkout-package-sku3-name",
    adds: [
      { name: "checkout-item-certificate-name", content: "checkout-item-certificate-content" },
      { name: "checkout-item-eq-name", content: "checkout-item-eq-content" },
    ],
  },
  {
    code: "Sku4",
    name: "checkout-package-sku4-name",
    adds: [
      { name: "checkout-item-brain-training-name", content: "checkout-item-brain-training-content" },
      { name: "checkout-item-discount-name", content: "checkout-item-discount-content" },
    ],
  },
];
