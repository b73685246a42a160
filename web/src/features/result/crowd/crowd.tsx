// How others did: where this test was taken (ten countries and the reader's own; nothing
// while there are few), and the latest listed results.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api-context";
import { loadCountries } from "../../../api/crowd-calls";
import { formatNumber } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { usePage } from "../../../lib/page";
import { Latest } from "../../../parts/latest";
import { useRegionName } from "../../../parts/region-name";
import { DataTable } from "../../../ui/data-table";

/** Where the test was taken, and the latest listed results. */
export function Crowd({ examId }: { examId: number }) {
  return (
    <>
      <Countries examId={examId} />
      <Latest examId={examId} />
    </>
  );
}

function Countries({ examId }: { examId: number }) {
  const t = useT();
  const api = useApi();
  const { hl, boot } = usePage();
  const nameOf = useRegionName();
  const { data = [] } = useQuery({
    queryKey: ["countries", examId],
    queryFn: () => loadCountries(api, examId),
  });
  if (data.length === 0) return null;
  const averages = data.some(({ average }) => typeof average === "number");
  const row = ({ country, tests, average }: (typeof data)[number]) => [
    country === boot?.country ? `${nameOf(country)} – ${t("reading-countries-own")}` : nameOf(country),
    formatNumber(tests, hl),
    ...(averages ? [typeof average === "number" ? formatNumber(average, hl) : "–"] : []),
  ];
  return (
    <div className="mt-12">
      <h3 className="text-heading">{t("reading-countries-title")}</h3>
      <p className="mt-2 mb-4 text-muted">{t("reading-countries-text")}</p>
      <DataTable
        caption={t("reading-countries-title")}
        hideCaption
        head={[
          t("reading-countries-country"),
          t("reading-countries-tests"),
          ...(averages ? [t("reading-countries-average")] : []),
        ]}
        rows={data.map(row)}
      />
    </div>
  );
}
