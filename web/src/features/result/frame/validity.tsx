// Whether a run counts, and what was noticed about it.
import BadgeCheck from "lucide-react/icons/badge-check";
import type { Reason } from "../../../api/types";
import type { Words } from "../../../l10n/bundle";
import { useT, useWords } from "../../../l10n/words";

export function Validity({ reasons }: { reasons: readonly Reason[] }) {
  const t = useT();
  const sure = reasons.length === 0;
  return (
    <div className="mt-4 flex max-w-2xl gap-3">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
      <div className="grid gap-2">
        <div>
          <p className="font-semibold">{t(sure ? "result-valid-title" : "result-caution-title")}</p>
          <p className="text-muted">{t(sure ? "result-valid-text" : "result-caution-text")}</p>
        </div>
        {!sure && <Reasons reasons={reasons} />}
      </div>
    </div>
  );
}

/** What was noticed about a run, in plain words with its figure. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const words = useWords();
  return (
    <ul className="grid gap-3">
      {reasons.map((reason) => (
        <li key={reason.code} className="flex gap-3">
          <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 bg-accent" />
          {sentence(reason, words)}
        </li>
      ))}
    </ul>
  );
}

/** A server that is newer than this page may know reasons that the page has no words for. */
function sentence({ code, figure }: Reason, { lookup, t }: Words): string {
  const name = code.replaceAll("_", "-");
  const args: Record<string, number> = typeof figure === "number" ? { figure } : {};
  // Some reasons are those of questionnaires, whose words come with them.
  return (
    lookup(`result-reason-${name}`, args) ??
    lookup(`questionnaire-reason-${name}`, args) ??
    t("result-reason-other")
  );
}
