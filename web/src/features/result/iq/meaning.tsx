// What a result says about a person, and what it doesn't.
import ArrowRight from "lucide-react/icons/arrow-right";
import type { FreeResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { useLandingHref } from "../../../lib/visitor-href";
import { type Band, isLow } from "../../../parts/band";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";

interface MeaningProps {
  result: FreeResult;
  band: Band | undefined;
}

export function Meaning({ result: { normVersion, provisional }, band }: MeaningProps) {
  const t = useT();
  return (
    <Section id="meaning" title={t("result-meaning-title")} narrow>
      <div className="grid gap-4">
        <p>{t("result-meaning-says")}</p>
        <p>{t("result-meaning-not")}</p>
        {band && isLow(band) && <p>{t("result-meaning-low")}</p>}
        <p className="text-muted">
          {t(provisional ? "result-norms-provisional" : "result-norms", { version: normVersion })}
        </p>
      </div>
      <ButtonLink kind="quiet" href={useLandingHref("new_page")} className="mt-2 text-left">
        {t("result-measure-link")}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </Section>
  );
}
