// A bundle that is paid: how many tests are left, and how to use one.
import { useT } from "../../l10n/words";
import { useStartHref } from "../../lib/visitor-href";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";

export function TripleOwned({ left }: { left: number }) {
  const t = useT();
  const start = useStartHref();
  const retrieve = useOrderHref()("retrieveReport");
  if (left === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-title">{t("support-triple-none-title")}</h1>
        <p className="max-w-2xl text-lead text-muted">{t("support-triple-none-text")}</p>
        <ButtonLink href={retrieve}>{t("common-nav-retrieve")}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-title">{t("support-triple-left-title", { n: left })}</h1>
      <p className="max-w-2xl text-lead text-muted">{t("support-triple-left-text")}</p>
      <ButtonLink kind="primary" href={start}>
        {t("support-triple-left-start")}
      </ButtonLink>
    </div>
  );
}
