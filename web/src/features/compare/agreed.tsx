// Two profiles side by side: the bars, where they differ, and what to talk about. Never a number for the two together.
import type { ComparedPerson } from "../../api/questionnaire-types";
import { useT } from "../../l10n/words";
import { useTitle } from "../../lib/title";
import { Creature } from "../../parts/creature";
import { type LetterPair, pairsOf, widest } from "../../parts/letter-pairs";
import { type ScaleName, useLetterWords } from "../../parts/letter-words";
import { Mark, PairedBars, type Side } from "../../parts/paired-bars";
import { StopComparison } from "../../parts/stop-comparison";
import { Card } from "../../ui/card";
import { measure, Section } from "../../ui/section";

interface AgreedProps {
  orderNumber: string;
  token: string;
  mine: ComparedPerson;
  other: ComparedPerson;
  onStop: () => void;
}

export function Agreed({ orderNumber, token, mine, other, onStop }: AgreedProps) {
  const t = useT();
  const title = t("type16-page-compare");
  useTitle(title);
  const pairs = pairsOf(mine.letters, other.letters);
  const you = { label: t("type16-compare-you"), hollow: false };
  const they = { label: other.name || t("type16-compare-someone"), hollow: true };
  return (
    <main id="content" tabIndex={-1}>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-title">{title}</h1>
        <div className="mt-6 grid max-w-2xl grid-cols-2 gap-4">
          <Person side={you} person={mine} />
          <Person side={they} person={other} />
        </div>
      </div>
      <Bars pairs={pairs} sides={[you, they]} name={other.name} />
      <Differences pairs={pairs} />
      <Questions pairs={pairs} />
      <div className={`${measure} pb-10`}>
        <div className="grid max-w-2xl justify-items-start gap-5">
          <p className="border-accent border-l-4 py-1 pl-4 text-muted">{t("type16-compare-note")}</p>
          <p className="text-muted text-small">{t("type16-compare-private")}</p>
          <StopComparison orderNumber={orderNumber} token={token} onStop={onStop} />
        </div>
      </div>
    </main>
  );
}

interface PersonProps {
  side: Side;
  person: ComparedPerson;
}

function Person({ side: { label, hollow }, person: { code, printed } }: PersonProps) {
  return (
    <Card className="grid min-w-0 content-start justify-items-center gap-2 text-center">
      <div className="w-full max-w-60">
        <Creature code={code} />
      </div>
      <p className="font-bold text-title">{printed}</p>
      <p className="flex max-w-full gap-2">
        <Mark hollow={hollow} />
        <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{label}</bdi>
      </p>
    </Card>
  );
}

interface BarsProps {
  pairs: readonly LetterPair[];
  sides: readonly [Side, Side];
  name: string | null | undefined;
}

function Bars({ pairs, sides, name }: BarsProps) {
  const t = useT();
  const words = useLetterWords();
  const someApart = pairs.some((pair) => pair.apart);
  return (
    <Section
      id="bars"
      title={name ? t("type16-compare-caption", { other: name }) : t("type16-compare-someone-caption")}
      lead={t("type16-bars-lead")}
      narrow
    >
      <Card>
        <PairedBars
          pairs={pairs}
          sides={sides}
          alt={({ scale, one, other }) =>
            t(`type16-compare-alt-${scale}`, {
              mine: words.place(one),
              other: sides[1].label,
              theirs: words.place(other),
            })
          }
          // Where it is so everywhere, it is said once, below.
          note={({ apart }) =>
            someApart && !apart && <p className="mt-2 text-muted text-small">{t("type16-compare-same")}</p>
          }
        />
      </Card>
    </Section>
  );
}

function Differences({ pairs }: { pairs: readonly LetterPair[] }) {
  const t = useT();
  const apart = pairs.filter((pair) => pair.apart);
  return (
    <Section id="differ" title={t("type16-compare-differ-title")} narrow>
      {apart.length > 0 ? (
        <ul className="grid gap-3">
          {apart.map(({ scale }) => (
            <li key={scale}>{t(`type16-compare-differ-${scale}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{t("type16-compare-same-all")}</p>
      )}
    </Section>
  );
}

/** Two of the scale with the largest difference; of every scale, where no difference is sure. */
function Questions({ pairs }: { pairs: readonly LetterPair[] }) {
  const t = useT();
  const most = widest(pairs);
  return (
    <Section
      id="questions"
      title={t(most ? "type16-compare-questions" : "type16-compare-questions-all")}
      narrow
    >
      {most ? (
        <TwoQuestions scale={most.scale} />
      ) : (
        <div className="grid gap-6">
          {pairs.map(({ scale }) => (
            <div key={scale}>
              <h3 className="mb-3 font-semibold">{t(`type16-scale-${scale}`)}</h3>
              <TwoQuestions scale={scale} />
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

function TwoQuestions({ scale }: { scale: ScaleName }) {
  const t = useT();
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {(["1", "2"] as const).map((number) => (
        <Card as="li" key={number}>
          {t(`type16-compare-${scale}-question-${number}`)}
        </Card>
      ))}
    </ol>
  );
}
