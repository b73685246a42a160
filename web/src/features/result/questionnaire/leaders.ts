// Which bars lead: the highest, and those whose margins overlap with its own. If that is all of them, none does.
import type { Place } from "../../../api/questionnaire-types";

export function leadersOf<Bar extends Place>(bars: readonly Bar[]): Bar[] {
  const highest = bars.reduce<Bar | undefined>(
    (best, bar) => (best && best.value >= bar.value ? best : bar),
    undefined,
  );
  const leaders = bars.filter((bar) => highest && bar.high >= highest.low);
  return leaders.length < bars.length ? leaders : [];
}
