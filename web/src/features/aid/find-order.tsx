// For somebody who came without an order: where its link is.
import { useT } from "../../l10n/words";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";

export function FindOrder({ problem }: { problem?: string }) {
  const t = useT();
  return (
    <Card>
      <h2 className="text-heading">{t("support-find-title")}</h2>
      {problem && (
        <p role="alert" className="mt-2 text-bad">
          {problem}
        </p>
      )}
      <p className="mt-2 text-muted">{t("support-find-text")}</p>
      <ButtonLink kind="primary" href={useOrderHref("retrieveReport")} className="mt-4">
        {t("support-find-retrieve")}
      </ButtonLink>
    </Card>
  );
}
