// What a certificate states, to compare with the copy one was given.
import { type CertifiedLetter, certifiedLetters } from "../../api/questionnaire-types";
import type { Certified } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay } from "../../lib/moment";
import { normsName } from "../../lib/norms-name";
import { usePage } from "../../lib/page";
import { ScoreCurve } from "../../parts/score-curve";
import { marginOf, numberOf } from "../../parts/score-words";
import { Card } from "../../ui/card";

export function CertifiedFacts({ certified }: { certified: Certified }) {
  const t = useT();
  const { hl } = usePage();
  const { name, exam, questions, score, takenOn, madeAt, normVersion, provisional } = certified;
  const norms = normsName(normVersion);
  const letters = certifiedLetters(certified);
  const facts = [
    [
      t("reading-verify-exam"),
      letters
        ? `${exam} · ${t("questionnaire-start-length", { count: questions })}`
        : t("reading-verify-exam-text", { exam, questions }),
    ],
    [t("reading-verify-kind"), t("reading-verify-kind-text")],
    [t("reading-verify-taken"), formatDate(takenOn.slice(0, 10), hl)],
    [t("reading-verify-made"), formatDate(localDay(madeAt), hl)],
    [
      t("reading-verify-norms"),
      provisional ? t("reading-verify-norms-provisional", { version: norms }) : norms,
    ],
  ];
  return (
    <Card className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <dl className="grid content-start gap-3">
        <div>
          <dt className="text-muted text-small">{t("reading-verify-name")}</dt>
          <dd className="font-bold text-heading [overflow-wrap:anywhere]">
            {name ? <bdi>{name}</bdi> : <span className="text-muted">{t("reading-verify-name-hidden")}</span>}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {score && <CertifiedScore score={score} />}
      {letters && <Letters exam={exam} letters={letters} />}
    </Card>
  );
}

function CertifiedScore({ score }: { score: NonNullable<Certified["score"]> }) {
  const t = useT();
  const { hl } = usePage();
  const number = numberOf(score, t, hl);
  const margin = marginOf(score, t);
  return (
    <div>
      <p className="text-muted text-small">{t("reading-verify-score")}</p>
      <p className="mt-1 font-bold text-figure">
        {number} <span className="ml-2 inline-block font-semibold text-lead text-muted">{margin}</span>
      </p>
      <div className="mt-3 max-w-lg">
        <ScoreCurve
          score={score}
          label={[t("reading-verify-score"), number, margin].filter(Boolean).join(", ")}
        />
      </div>
    </div>
  );
}

/** A type as it is printed, and how sure each letter is. */
function Letters({ exam, letters }: { exam: string; letters: readonly CertifiedLetter[] }) {
  const t = useT();
  return (
    <div>
      <p className="text-muted text-small">{exam}</p>
      <p className="mt-1 font-bold text-figure">{letters.map(({ letter }) => letter)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {letters.map(({ letter, certainty }) => (
          <li key={letter}>
            <b>{letter}</b> {t("questionnaire-percent", { value: certainty })}
          </li>
        ))}
      </ul>
    </div>
  );
}
