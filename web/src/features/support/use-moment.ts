// A moment in words, on the visitor's clock.
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay, localTime } from "../../lib/moment";
import { usePage } from "../../lib/page";

export function useMoment(): (moment: string) => string {
  const t = useT();
  const { hl } = usePage();
  return (moment) => t("support-moment", { date: formatDate(localDay(moment), hl), time: localTime(moment) });
}
