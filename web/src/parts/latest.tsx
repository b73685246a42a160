// The latest results whose owners allowed them to be listed; nothing while there are few.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api-context";
import { loadLatest } from "../api/crowd-calls";
import { useT } from "../l10n/words";
import { iqClasses } from "../lib/iq-classes";
import { useRegionName } from "./region-name";

interface LatestProps {
  examId: number;
  /** The level that the page has here. */
  heading?: "h2" | "h3";
}

export function Latest({ examId, heading: Heading = "h3" }: LatestProps) {
  const t = useT();
  const api = useApi();
  const regionName = useRegionName();
  const { data = [] } = useQuery({ queryKey: ["latest", examId], queryFn: () => loadLatest(api, examId) });
  if (data.length === 0) return null;
  const className = (key: string) => {
    const known = iqClasses.find((entry) => entry.key === key);
    return known ? t(known.name) : "–";
  };
  return (
    <div className="mt-12">
      <Heading className="text-heading">{t("result-latest-title")}</Heading>
      <p className="mt-2 mb-2 text-muted">{t("result-latest-text")}</p>
      <ul>
        {data.map(({ name, country, class: key }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: people without a name have no other key
            key={index}
            className="grid grid-cols-2 items-baseline gap-4 border-line border-b py-2.5"
          >
            <span>
              <span className="font-semibold">{name ?? t("result-latest-someone")}</span>
              <span className="block text-muted text-small">{regionName(country)}</span>
            </span>
            <span className="text-right">{className(key)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
