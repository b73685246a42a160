// That the run counts, and what makes its score less sure.
import BadgeCheck from "lucide-react/icons/badge-check";
import type { Reason } from "../../api/types";
import { useT } from "../../l10n/words";
import { Reasons } from "./reasons";

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
