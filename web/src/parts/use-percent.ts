// Percentages in the reader's language. As in the report, nothing is impossible and nothing certain: never 0 and never
// 100.
import { useT } from "../l10n/words";

export function usePercent(): (value: number) => string {
  const t = useT();
  return (value) => t("questionnaire-percent", { value: Math.min(Math.max(value, 1), 99) });
}
