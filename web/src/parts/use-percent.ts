// Percentages in the reader's language.
import { useT } from "../l10n/words";

export function usePercent(): (value: number) => string {
  const t = useT();
  return (value) => t("questionnaire-percent", { value });
}
