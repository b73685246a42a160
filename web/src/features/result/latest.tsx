// The latest results of those who let theirs be listed; nothing while they are few.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { loadLatest } from "../../api/crowd-calls";
import type { LatestResult } from "../../api/types";
import { formatShortDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { iqClasses } from "../../lib/iq-classes";
import { usePage } from "../../lib/page";
import { DataTable } from "../../ui/data-table";
import { useRegionName } from "./region-name";

export function Latest({ examId }: { examId: number }) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const regionName = useRegionName();
  const { data = [] } = useQuery({ queryKey: ["latest", examId], queryFn: () => loadLatest(api, examId) });
  if (data.length === 0) return null;
  const className = (key: string) => {
    const known = iqClasses.find((entry) => entry.key === key);
    return known ? t(known.name) : "–";
  };
  const row = ({ name, country, class: key, takenOn }: LatestResult) => [
    name ?? t("reading-latest-someone"),
    regionName(country),
    className(key),
    formatShortDate(takenOn.slice(0, 10), hl),
  ];
  return (
    <div className="mt-12">
      <h3 className="text-heading">{t("reading-latest-title")}</h3>
      <p className="mt-2 mb-4 text-muted">{t("reading-latest-text")}</p>
      <DataTable
        caption={t("reading-latest-title")}
        hideCaption
        head={[
          t("reading-latest-name"),
          t("reading-countries-country"),
          t("reading-latest-class"),
          t("reading-latest-taken"),
        ]}
        rows={data.map(row)}
      />
    </div>
  );
}
