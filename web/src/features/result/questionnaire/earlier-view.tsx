// This result beside an earlier one of the same person: both sets of letters, what changed, and the bars.
import type { EarlierType, TypeProfile } from "../../../api/questionnaire-types";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { localDay } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { type LetterPair, pairsOf } from "../../../parts/letter-pairs";
import { Mark, PairedBars, type Side } from "../../../parts/paired-bars";
import { Card } from "../../../ui/card";
import { Section } from "../../../ui/section";

interface EarlierViewProps {
  profile: TypeProfile;
  earlier: EarlierType;
  /** When this result was taken. */
  takenAt: string;
}

export function EarlierView({ profile, earlier, takenAt }: EarlierViewProps) {
  const t = useT();
  const { hl } = usePage();
  const pairs = pairsOf(earlier.letters, profile.letters);
  const changed = pairs.filter(hasChanged);
  const day = (moment: string) => formatDate(localDay(moment), hl);
  const then = { label: day(earlier.takenAt), hollow: true };
  const now = { label: day(takenAt), hollow: false };
  return (
    <Section
      id="earlier"
      title={t("type16-earlier-title")}
      lead={t("type16-sure-again-both", { before: earlier.printed, type: profile.printed })}
      narrow
    >
      <Card>
        <dl className="mb-6 grid grid-cols-2 gap-4">
          <Letters side={then} printed={earlier.printed} pairs={pairs} />
          <Letters side={now} printed={profile.printed} pairs={pairs} />
        </dl>
        <PairedBars pairs={pairs} sides={[then, now]} />
      </Card>
      <p className="mt-4">
        {changed.length === 0
          ? t("type16-sure-again-kept")
          : t("type16-sure-again-changed", { letters: changed.length })}
      </p>
    </Section>
  );
}

const hasChanged = ({ one, other }: LetterPair) => one.letter !== other.letter;

interface LettersProps {
  side: Side;
  printed: string;
  pairs: readonly LetterPair[];
}

/** Four letters, with those marked that differ between the two times. */
function Letters({ side: { label, hollow }, printed, pairs }: LettersProps) {
  return (
    <div>
      <dt className="flex gap-2 text-muted text-small">
        <Mark hollow={hollow} />
        {label}
      </dt>
      <dd className="mt-1 font-bold text-title">
        {pairs.map((pair, place) =>
          hasChanged(pair) ? (
            <mark key={pair.scale} className="rounded-tile bg-accent px-1 text-on-accent">
              {printed[place]}
            </mark>
          ) : (
            <span key={pair.scale}>{printed[place]}</span>
          ),
        )}
      </dd>
    </div>
  );
}
