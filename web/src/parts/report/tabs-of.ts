// Which parts of a report are behind which tab.
import type { ReportSection } from "../../api/types";

export type ReportTab = "summary" | "dimensions";

const dimensions: ReadonlySet<string> = new Set([
  "dimensions",
  "induction",
  "logic",
  "spatial",
  "several_rules",
  "pace",
  "time",
]);

export function parseTab(text: string | null): ReportTab {
  return text === "dimensions" ? "dimensions" : "summary";
}

export function sectionsOf(tab: ReportTab, sections: readonly ReportSection[]): ReportSection[] {
  return sections.filter(({ key }) => dimensions.has(key) === (tab === "dimensions"));
}
