// An address without an order, or with one that isn't there any more.
import { useT } from "../../l10n/words";
import { useStartHref } from "../../lib/start-href";
import { useTitle } from "../../lib/title";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";

export function UnknownOrder() {
  const t = useT();
  useTitle(t("result-unknown-title"));
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-[60dvh] content-center justify-items-start gap-5 py-10`}
    >
      <h1 className="text-title">{t("result-unknown-title")}</h1>
      <p className="max-w-2xl text-lead text-muted">{t("result-unknown-text")}</p>
      <ButtonLink kind="primary" href={useStartHref()}>
        {t("result-unknown-start")}
      </ButtonLink>
    </main>
  );
}
