// A score and its margin in words.
import type { Translate } from "../l10n/bundle";
import { formatNumber } from "../l10n/formats";
import type { Hl } from "../lib/locale";

interface Measured {
  iq: number;
  /** exact, at_or_above or at_or_below. */
  bound: string;
  low?: number | null;
  high?: number | null;
}

export function numberOf({ iq, bound }: Measured, t: Translate, hl: Hl): string {
  if (bound === "at_or_above") return t("result-score-above", { iq });
  if (bound === "at_or_below") return t("result-score-below", { iq });
  return formatNumber(iq, hl);
}

/** Open at an end where the test doesn't measure that far. */
export function marginOf({ low, high }: Measured, t: Translate): string | undefined {
  if (typeof low === "number" && typeof high === "number") return t("result-margin", { low, high });
  if (typeof low === "number") return t("result-margin-from", { low });
  return typeof high === "number" ? t("result-margin-to", { high }) : undefined;
}
