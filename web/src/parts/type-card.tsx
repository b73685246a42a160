// What a type shows to others: its creature, its letters, and four bars without labels. No score.
import type { TypeProfile } from "../api/questionnaire-types";
import { useT } from "../l10n/words";
import { Card } from "../ui/card";
import { LetterLine } from "../ui/chart-letters";
import { Creature } from "./creature";
import type { CreatureNames } from "./creature-names";

interface TypeCardProps {
  profile: TypeProfile;
  names: CreatureNames;
}

export function TypeCard({ profile: { code, printed, letters }, names }: TypeCardProps) {
  const t = useT();
  const name = names[code]?.name ?? "";
  return (
    <Card>
      <div role="img" aria-label={t("type16-card-alt", { name, type: printed })}>
        <div className="mx-auto w-full max-w-60">
          <Creature code={code} />
        </div>
        <div aria-hidden="true" className="mx-auto mt-4 max-w-60">
          {letters.map(({ first, percentile, low, high }) => (
            <LetterLine key={first} place={percentile} low={low} high={high} />
          ))}
        </div>
      </div>
      <p className="mt-4 text-center font-bold text-heading">
        {t("type16-card-line", { type: printed, name })}
      </p>
      {/[a-z]/.test(printed) && (
        <p className="mt-2 text-center text-muted text-small">{t("type16-share-small")}</p>
      )}
    </Card>
  );
}
