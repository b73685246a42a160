// A type that its owner shows by a link, and the way to one's own.
import type { SharedTypeResult } from "../../api/questionnaire-types";
import { useT } from "../../l10n/words";
import { useStartHref } from "../../lib/visitor-href";
import type { CreatureNames } from "../../parts/creature-names";
import { TypeCard } from "../../parts/type-card";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";

export interface SharedTypeProps {
  shared: SharedTypeResult;
  names: CreatureNames;
}

export function SharedType({ shared, names }: SharedTypeProps) {
  const t = useT();
  const { name, code, examId, profile } = shared;
  const start = useStartHref({ code, id: examId });
  return (
    <main id="content" tabIndex={-1} className={`${measure} pt-6 pb-10 sm:pt-10`}>
      <h1 className="text-title">{t("type16-shared-title")}</h1>
      {name && (
        <p className="mt-2 font-semibold text-lead [overflow-wrap:anywhere]">
          <bdi>{t("reading-shared-name", { name })}</bdi>
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <TypeCard profile={profile} names={names} />
        <Card>
          <h2 className="text-heading">{t("type16-card-question")}</h2>
          <p className="mt-2">{t("type16-card-description")}</p>
          <ButtonLink kind="primary" href={start} className="mt-4 w-full">
            {t("type16-shared-take")}
          </ButtonLink>
        </Card>
      </div>
    </main>
  );
}
