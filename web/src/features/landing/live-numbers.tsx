// Numbers of the running product, where they are real. Appears after hydration, below the fold, and
// leaves no hole where a number is absent.

import type { ExamInfo } from "../../api/types";
import { formatNumber } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { tagOf } from "../../lib/locale";
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

  const date = new Intl.DateTimeFormat(tagOf(hl), { dateStyle: "medium", timeStyle: "short" });
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
        {t("site-live-as-of", { date: date.format(new Date(asOf)) })}
      </p>
    </Section>
  );
}
