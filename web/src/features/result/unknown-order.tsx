// An address without an order, or with one that isn't there any more.
import { useT } from "../../l10n/words";
import { useStartHref } from "../../lib/start-href";
import { PageMissing } from "../../parts/page-states";
import { ButtonLink } from "../../ui/button";

export function UnknownOrder() {
  const t = useT();
  return (
    <PageMissing title={t("result-unknown-title")} text={t("result-unknown-text")}>
      <ButtonLink kind="primary" href={useStartHref()}>
        {t("result-unknown-start")}
      </ButtonLink>
    </PageMissing>
  );
}
