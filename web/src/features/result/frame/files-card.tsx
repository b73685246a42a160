// The link to the files, under the norms currently shown.
import Download from "lucide-react/icons/download";
import { useT } from "../../../l10n/words";
import { withQuery } from "../../../lib/fragment";
import { useOrderHref } from "../../../parts/order-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useNorms } from "./order";

interface FilesCardProps {
  orderNumber: string;
  /** What they are. */
  text: string;
}

export function FilesCard({ orderNumber, text }: FilesCardProps) {
  const t = useT();
  const norms = useNorms();
  const files = useOrderHref(orderNumber)("downloads");
  return (
    <Card>
      <h2 className="text-heading">{t("reading-files-title")}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <ButtonLink href={norms ? withQuery(files, { norms }) : files} className="mt-4 w-full">
        <Download aria-hidden="true" className="size-5 shrink-0" />
        {t("reading-files-button")}
      </ButtonLink>
    </Card>
  );
}
