// Taking a test again: below a free result, and as cards below a bought one.
import { useT } from "../../../l10n/words";
import { usePage } from "../../../lib/page";
import { useStartHref } from "../../../lib/visitor-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { measure, Section } from "../../../ui/section";

/** The same test again, and the short one that is free. */
export function TakeAnotherTest() {
  const t = useT();
  const { boot } = usePage();
  const free = boot?.freeExam;
  const [again, short] = [useStartHref(), useStartHref(free ?? undefined)];
  return (
    <div className={`${measure} grid gap-4 py-6 md:grid-cols-2`}>
      <Card className="flex flex-col items-start">
        <h2 className="text-heading">{t("result-again-title")}</h2>
        <p className="mt-2 mb-4 text-muted">{t("result-again-text")}</p>
        <ButtonLink href={again} className="mt-auto">
          {t("result-again-button")}
        </ButtonLink>
      </Card>
      {free && free.id !== boot?.exam.id && (
        <Card className="flex flex-col items-start">
          <h2 className="text-heading">{t("reading-free-title")}</h2>
          <p className="mt-2 mb-4 text-muted">{t("reading-free-text", { questions: free.questions })}</p>
          <ButtonLink href={short} className="mt-auto">
            {t("reading-free-button")}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

export function TakeAgain() {
  const t = useT();
  return (
    <Section id="again" title={t("result-again-title")} lead={t("result-again-text")} narrow>
      <ButtonLink href={useStartHref()}>{t("result-again-button")}</ButtonLink>
    </Section>
  );
}
