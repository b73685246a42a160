// What others see of a result, also as a preview for its owner.
import type { SharedResult } from "../api/types";
import { formatDate } from "../l10n/formats";
import { useT } from "../l10n/words";
import { usePage } from "../lib/page";
import { Card } from "../ui/card";
import { bandLimits, bandOf } from "./band";
import { ScoreCurve } from "./score-curve";
import { marginOf, numberOf } from "./score-words";

export function SharedView({ shared }: { shared: SharedResult }) {
  const t = useT();
  const { hl } = usePage();
  const { name, exam, takenOn, score, percentile, dimensions, normVersion, provisional } = shared;
  return (
    <Card>
      {name && (
        <p className="mb-1 font-semibold text-lead [overflow-wrap:anywhere]">
          <bdi>{t("reading-shared-name", { name })}</bdi>
        </p>
      )}
      <p className="text-muted">
        {t("reading-shared-taken", { exam, date: formatDate(takenOn.slice(0, 10), hl) })}
      </p>
      <Classes keys={shared.classes} />
      {score && <SharedScore score={score} />}
      {typeof percentile === "number" && (
        <p className="mt-5 text-lead">{t("reading-shared-percentile", { percent: percentile })}</p>
      )}
      {dimensions && <Dimensions dimensions={dimensions} />}
      <p className="mt-5 border-line border-t pt-4 text-muted text-small">
        {t(score ? "reading-shared-note" : "reading-shared-note-class")}{" "}
        {t(provisional ? "reading-shared-norms-provisional" : "reading-shared-norms", {
          version: normVersion,
        })}
      </p>
    </Card>
  );
}

function Classes({ keys }: { keys: readonly string[] }) {
  const t = useT();
  const band = bandOf(keys);
  if (!band) return null;
  const { lowest, highest } = band;
  const [low, high] = [t(lowest.name), t(highest.name)];
  const limits = bandLimits(band, t);
  return (
    <dl className="mt-5">
      <dt className="font-semibold text-muted">{t("reading-shared-class")}</dt>
      <dd className="mt-1 font-bold text-title">
        {lowest === highest ? low : t("reading-shared-classes", { low, high })}
      </dd>
      {limits && <dd className="mt-1 text-muted">{limits}</dd>}
    </dl>
  );
}

function SharedScore({ score }: { score: NonNullable<SharedResult["score"]> }) {
  const t = useT();
  const { hl } = usePage();
  const number = numberOf(score, t, hl);
  const margin = marginOf(score, t);
  return (
    <div className="mt-5">
      <p className="font-semibold text-muted">{t("reading-shared-score")}</p>
      <div className="mt-2 max-w-lg">
        <ScoreCurve
          score={score}
          label={[t("reading-shared-score"), number, margin].filter(Boolean).join(", ")}
        />
      </div>
    </div>
  );
}

function Dimensions({ dimensions }: { dimensions: NonNullable<SharedResult["dimensions"]> }) {
  const t = useT();
  return (
    <div className="mt-5">
      <p className="font-semibold text-muted">{t("reading-shared-dimensions")}</p>
      <ul className="mt-2 divide-y divide-line">
        {dimensions.map(({ key, name, levelName, score, low, high }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="font-semibold">{name}</span>
            <span>
              {levelName}
              {typeof score === "number" && typeof low === "number" && typeof high === "number" && (
                <span className="text-muted"> · {t("reading-shared-dimension", { score, low, high })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
