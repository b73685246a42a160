// The time on a question beside the median of others.
import type { SolvedQuestion } from "../../api/types";
import type { Translate } from "../../l10n/bundle";
import { useT } from "../../l10n/words";

export function Times({ question: { ms, others } }: { question: SolvedQuestion }) {
  const t = useT();
  const longest = Math.max(ms, others?.medianMs ?? 0, 1);
  const bars = [
    { name: t("reading-wrong-time-yours"), value: ms, part: "bar-part is-yours" },
    ...(others ? [{ name: t("reading-wrong-time-median"), value: others.medianMs, part: "bar-part" }] : []),
  ];
  return (
    <section aria-labelledby="time-title">
      <h3 id="time-title" className="text-heading">
        {t("reading-wrong-time")}
      </h3>
      <ul className="mt-2 grid gap-3">
        {bars.map(({ name, value, part }) => (
          <li key={name}>
            <div className="flex justify-between gap-4">
              <span>{name}</span>{" "}
              <span className="whitespace-nowrap font-semibold">{shortTime(value, t)}</span>
            </div>
            <span aria-hidden="true" className="bar">
              <span className={part} style={{ inlineSize: `${(100 * value) / longest}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortTime(ms: number, t: Translate): string {
  const all = Math.round(ms / 1000);
  const [m, s] = [Math.floor(all / 60), all % 60];
  return m === 0 ? t("reading-wrong-seconds", { s }) : t("reading-wrong-minutes", { m, s });
}
