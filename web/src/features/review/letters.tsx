// Whether this address is asked for reviews at all. The letter leads here too.
import { useApi } from "../../api/api-context";
import { chooseReviewLetters } from "../../api/review-calls";
import type { MyReview } from "../../api/types";
import { useT } from "../../l10n/words";
import { useScrollToPart } from "../../lib/scroll-to-part";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";

interface LettersProps {
  link: string;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

export function Letters({ link, wanted, onChange }: LettersProps) {
  const t = useT();
  const api = useApi();
  const { busy, problem, change } = useChange(
    ({ letters }: MyReview) => onChange(letters),
    t("review-failed"),
  );
  useScrollToPart(false);
  return (
    <section
      id="letters"
      tabIndex={-1}
      aria-labelledby="letters-title"
      className="grid justify-items-start gap-3 border-line border-t pt-6"
    >
      <h2 id="letters-title" className="text-heading">
        {t("review-letters-title")}
      </h2>
      <p role="status" className="max-w-2xl text-muted">
        {t(wanted ? "review-letters-text" : "review-letters-stopped")}
      </p>
      <Button disabled={busy} onClick={() => change(() => chooseReviewLetters(api, link, !wanted))}>
        {t(wanted ? "review-letters-stop" : "review-letters-again")}
      </Button>
      <p role="alert" className="text-bad text-small empty:hidden">
        {problem}
      </p>
    </section>
  );
}
