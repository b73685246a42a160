// A card while its call is pending, and when it fails.
import type { AnswerState } from "../../../api/use-answer";
import { useT } from "../../../l10n/words";
import { Button } from "../../../ui/button";

export function CardPending({ answer }: { answer: Exclude<AnswerState<unknown>, { kind: "found" }> }) {
  const t = useT();
  if (answer.kind === "waiting") return <p role="status">{t("common-loading")}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("common-failed-title")}</p>
      {answer.kind === "failed" && <Button onClick={answer.retry}>{t("common-failed-retry")}</Button>}
    </div>
  );
}
