// Real numbers of the running product. Appears after hydration, below the fold, and leaves no gap
// where a number is missing.

import type { ExamInfo } from "../../api/types";
import { formatDate, formatNumber } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import type { Hl } from "../../lib/locale";
import { useBoot, usePage } from "../../lib/page";
import { Section } from "../../ui/section";

export function LiveNumbers() {
  const exam = useBoot()?.exam;
  return exam ? <ExamNumbers exam={exam} /> : null;
}

export function ExamNumbers({ exam }: { exam: ExamInfo }) {
  const t = useT();
  const { hl } = usePage();
  const { yesterdayCount, lastHourCount, examAvgScore, asOf } = exam;
  const numbers: { value: number; label: string }[] = [];
  if (yesterdayCount) {
    numbers.push({ value: yesterdayCount, label: t("site-live-yesterday", { count: yesterdayCount }) });
  }
  if (lastHourCount) {
    numbers.push({ value: lastHourCount, label: t("site-live-hour", { count: lastHourCount }) });
  }
  if (examAvgScore) {
    numbers.push({ value: Math.round(examAvgScore), label: t("site-live-average") });
  }
  // A number without its date is not one we may show.
  if (numbers.length === 0 || !asOf) return null;

  return (
    <Section id="live" title={t("site-live-title")}>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-3">
        {numbers.map(({ value, label }) => (
          <li key={label} className="border-accent border-l-4 pl-4">
            <span className="block font-bold text-figure">{formatNumber(value, hl)}</span>
            <span className="mt-1 block text-muted">{label}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted text-small">
        {t("site-live-as-of", { date: localTime(new Date(asOf), hl) })}
      </p>
    </Section>
  );
}

/** Day and minute where the visitor is. */
function localTime(at: Date, hl: Hl): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${formatDate(day, hl)} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
