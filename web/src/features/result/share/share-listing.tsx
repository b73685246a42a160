// Whether the result may be listed among the latest results.
import { useApi } from "../../../api/api-context";
import { askShare } from "../../../api/report-calls";
import type { Share } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { useChange } from "../../../parts/use-change";
import { Checkbox } from "../../../ui/checkbox";

interface ShareListingProps {
  orderNumber: string;
  /** Its first word is what the list would show. */
  name: string;
  listed: boolean;
  onChange: (share: Share) => void;
}

export function ShareListing({ orderNumber, name, listed, onChange }: ShareListingProps) {
  const t = useT();
  const api = useApi();
  const { done, problem, change } = useChange(onChange);
  const list = (on: boolean) => {
    const body = {
      orderNumber,
      action: "list" as const,
      show: [],
      listed: on,
      name: name.trim() || undefined,
    };
    change(() => askShare(api, body), on ? "reading-share-listed" : "reading-share-unlisted");
  };
  return (
    <div className="border-line border-t pt-5">
      <h3 className="font-semibold">{t("reading-share-list")}</h3>
      <p className="mt-1 text-muted">{t("reading-share-list-text")}</p>
      <Checkbox checked={listed} onChange={list} error={problem}>
        {t("reading-share-list-box")}
      </Checkbox>
      <p role="status" className="text-good">
        {done && t(done)}
      </p>
    </div>
  );
}
