// A report behind its two tabs. The open one is in the address, so that a reload keeps it.
import type { ReactNode } from "react";
import type { Report } from "../../api/types";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { useNavigate } from "../../lib/navigate";
import { withParam } from "../../lib/query-param";
import { measure } from "../../ui/section";
import { Tabs } from "../../ui/tabs";
import { type After, Sections } from "./sections";
import { parseTab, type ReportTab, sectionsOf } from "./tabs-of";

interface ReportTabsProps {
  report: Report;
  /** The first part behind a tab. */
  before?: Partial<Record<ReportTab, ReactNode>>;
  after?: After;
}

export function ReportTabs({ report, before, after }: ReportTabsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const tab = parseTab(new URLSearchParams(search).get("tab"));
  const choose = (key: string) =>
    navigate(pathname + withParam(search, "tab", key === "summary" ? undefined : key) + hash, {
      replace: true,
    });
  return (
    <Tabs
      label={t("reading-tabs-label")}
      tabs={[
        { key: "summary", name: t("reading-tab-summary") },
        { key: "dimensions", name: t("reading-tab-dimensions") },
      ]}
      current={tab}
      onChoose={choose}
      className={measure}
      note={report.sample && <SampleStrip>{report.sample}</SampleStrip>}
    >
      {before?.[tab]}
      <Sections sections={sectionsOf(tab, report.sections)} after={after} />
    </Tabs>
  );
}

/** Always visible: this report is a sample. */
function SampleStrip({ children }: { children: string }) {
  return (
    <p className="bg-accent px-4 py-1 text-center font-semibold text-on-accent text-small">{children}</p>
  );
}
