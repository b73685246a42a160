// Ends a comparison for both people, after a question.
import { useApi } from "../api/api-context";
import { askComparison } from "../api/compare-calls";
import type { Comparison } from "../api/questionnaire-types";
import { useT } from "../l10n/words";
import { ConfirmStep } from "../ui/confirm-step";
import { OwnerSignIn } from "./owner-sign-in";
import { useChange } from "./use-change";

interface StopComparisonProps {
  orderNumber: string;
  token: string;
  onStop: (after: Comparison) => void;
}

export function StopComparison({ orderNumber, token, onStop }: StopComparisonProps) {
  const t = useT();
  const api = useApi();
  const { busy, problem, failure, change } = useChange(onStop);
  return (
    <div className="grid justify-items-start gap-2">
      <ConfirmStep
        label={t("type16-compare-stop")}
        question={t("type16-compare-stop-sure")}
        yes={t("type16-compare-stop-yes")}
        no={t("type16-compare-stop-no")}
        busy={busy}
        onYes={() => change(() => askComparison(api, { orderNumber, action: "stop", token }))}
      />
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <OwnerSignIn failure={failure} />
    </div>
  );
}
