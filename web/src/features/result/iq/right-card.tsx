// How many puzzles were right.
import type { FreeResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { Figure } from "../../../parts/figure";
import { Card } from "../../../ui/card";

interface RightCardProps {
  result: FreeResult;
  questions: number;
}

export function RightCard({ result: { right }, questions }: RightCardProps) {
  const t = useT();
  return (
    <Card>
      <Figure label={t("result-right-label")}>{t("result-right-figure", { right, questions })}</Figure>
      <p className="mt-3 text-muted text-small">{t("result-right-note")}</p>
    </Card>
  );
}
