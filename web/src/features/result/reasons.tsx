// What was noticed about a run, in plain words with its figure.
import type { Reason } from "../../api/types";
import type { Words } from "../../l10n/bundle";
import { useWords } from "../../l10n/words";

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
  const id = `result-reason-${code.replaceAll("_", "-")}`;
  return lookup(id, typeof figure === "number" ? { figure } : {}) ?? t("result-reason-other");
}
