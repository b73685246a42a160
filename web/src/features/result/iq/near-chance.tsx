// Above everything that is sold, when guessing often gets as many right: the free retake first.
import { useT } from "../../../l10n/words";
import { useStartHref } from "../../../lib/visitor-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";

export function NearChance({ right, questions }: { right: number; questions: number }) {
  const t = useT();
  const href = useStartHref();
  return (
    <Card className="mt-6 flex flex-col items-start">
      <h2 className="text-heading">{t("result-chance-title")}</h2>
      <p className="mt-2 mb-4 max-w-2xl">{t("result-chance-text", { right, questions })}</p>
      <ButtonLink kind="primary" href={href} className="w-full sm:w-auto">
        {t("result-chance-button")}
      </ButtonLink>
    </Card>
  );
}
