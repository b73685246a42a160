// Sixteen types: the likeliest one with its creature, the ones next to it, and four scales with their margins.
import type { ReactNode } from "react";
import type { TypeProfile } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { useTitle } from "../../../lib/title";
import { Creature } from "../../../parts/creature";
import type { CreatureNames } from "../../../parts/creature-names";
import { usePercent } from "../../../parts/use-percent";
import { Card } from "../../../ui/card";
import { ChartBars } from "../../../ui/chart-bars";
import { ChartLetters } from "../../../ui/chart-letters";
import { measure, Section } from "../../../ui/section";
import { useLetterRows } from "./letter-rows";

interface TypeViewProps {
  profile: TypeProfile;
  names: CreatureNames;
  children?: ReactNode;
}

export function TypeView({ profile, names, children }: TypeViewProps) {
  const t = useT();
  const { code, printed } = profile;
  const { name = "", line = "" } = names[code] ?? {};
  useTitle(t("type16-page-result", { type: printed, name }));
  return (
    <>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <div className="grid items-center gap-6 sm:grid-cols-[15rem_1fr]">
          <div className="mx-auto w-full max-w-60">
            <Creature code={code} title={t("type16-creature-alt", { name })} />
          </div>
          <div>
            <h1 className="font-bold">
              <span className="block text-figure">{printed}</span>{" "}
              <span className="block text-title">{name}</span>
            </h1>
            <p className="mt-3 max-w-2xl text-lead">{t(leadOf(profile), { type: printed, name })}</p>
            <p className="mt-3 max-w-2xl text-muted">{line}</p>
          </div>
        </div>
        {children}
      </div>
      <Likely profile={profile} names={names} />
      <Scales profile={profile} />
    </>
  );
}

function leadOf({ letters }: TypeProfile) {
  const balanced = letters.filter(({ firmness }) => firmness === "balanced").length;
  if (balanced === letters.length) return "type16-result-lead-middle";
  return balanced > 0 ? "type16-result-lead-balanced" : "type16-result-lead";
}

function Likely({ profile: { likely }, names }: Pick<TypeViewProps, "profile" | "names">) {
  const t = useT();
  const percent = usePercent();
  return (
    <Section id="likely" title={t("type16-likely-title")} lead={useLikelySentence(likely)} narrow>
      <Card>
        <ChartBars
          rows={likely.map(({ code, percent: share }, index) => ({
            name: [code, names[code]?.name].filter(Boolean).join(" · "),
            value: share,
            label: percent(share),
            strong: index === 0,
          }))}
        />
        <p className="mt-4 text-muted text-small">{t("type16-likely-read")}</p>
      </Card>
    </Section>
  );
}

/** One is far ahead from here on. */
const clear = 75;
/** Closer than this, two can't be told apart. */
const close = 10;

function useLikelySentence(likely: TypeProfile["likely"]): string | undefined {
  const t = useT();
  const percent = usePercent();
  const [one, two, three] = likely;
  if (!one) return undefined;
  const first = { first: one.code, firstPercent: percent(one.percent) };
  if (one.percent >= clear) return t("type16-likely-one", first);
  if (!two || !three) return undefined;
  return t(one.percent - two.percent < close ? "type16-likely-close" : "type16-likely-three", {
    ...first,
    second: two.code,
    secondPercent: percent(two.percent),
    third: three.code,
    thirdPercent: percent(three.percent),
  });
}

function Scales({ profile }: { profile: TypeProfile }) {
  const t = useT();
  return (
    <Section id="scales" title={t("type16-bars-title")} lead={t("type16-bars-lead")} narrow>
      <Card>
        <ChartLetters rows={useLetterRows(profile)} middleLabel={t("type16-bars-middle")} />
      </Card>
      <div className="mt-4 grid gap-4">
        <p>{t("type16-median")}</p>
        <p>{t("type16-bars-curve")}</p>
        <p>{t("type16-retake")}</p>
      </div>
    </Section>
  );
}
