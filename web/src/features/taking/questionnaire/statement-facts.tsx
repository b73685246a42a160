// The facts before the first question: length, time, and what the result costs.
import type { Boot } from "../../../api/types";
import { Live } from "../../../l10n/live";
import { useT } from "../../../l10n/words";
import { PackagePrices } from "../start-facts";

interface StatementFactsProps {
  boot: Boot;
  /** An order has paid for it. */
  included: boolean;
  /** The free result needs an account. */
  account: boolean;
}

export function StatementFacts({ boot, included, account }: StatementFactsProps) {
  const t = useT();
  return (
    <ul aria-label={t("test-start-facts")} className="start-facts">
      <li>{t("questionnaire-start-length", { count: boot.exam.questions })}</li>
      <li>
        <Minutes boot={boot} />
      </li>
      <li>{t("questionnaire-start-honest")}</li>
      {included ? (
        <li>{t("questionnaire-start-included")}</li>
      ) : boot.exam.free ? (
        <li>{t(account ? "questionnaire-start-free-account" : "test-start-price-free")}</li>
      ) : (
        <>
          <li>{t("questionnaire-start-free")}</li>
          <li>
            <Live id="site-hero-price" />
            <PackagePrices skus={boot.skus} />
          </li>
        </>
      )}
    </ul>
  );
}

/** The measured median; until there is one, four to ten seconds for a question. */
function Minutes({ boot: { exam } }: { boot: Boot }) {
  const t = useT();
  const measured = exam.medianDurationS ?? undefined;
  if (measured !== undefined) {
    return t("site-duration-measured", { minutes: Math.max(1, Math.round(measured / 60)) });
  }
  const [low, high] = [4, 10].map((seconds) => Math.ceil((exam.questions * seconds) / 60));
  return t("site-duration-estimate", { low: low ?? 0, high: high ?? 0 });
}
