// A membership that renews, by the link of a letter or for whoever is signed in: its state, and one press that cancels
// it. Opening the page changes nothing, because programs open the links of letters too.
import { useLocation } from "react-router";
import { useApi } from "../../api/api-context";
import { askPlan } from "../../api/plan-calls";
import { Queries } from "../../api/queries";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { readFragment } from "../../lib/fragment";
import { useOrderHref } from "../../parts/order-href";
import { CentredPage, PageFailed, PageWaiting } from "../../parts/page-states";
import { PlanDesk } from "../../parts/plan-desk";
import { ButtonLink } from "../../ui/button";

export function PlanPage() {
  const link = readFragment(useLocation().hash).get("plan") ?? undefined;
  return (
    <Queries>
      <Plan key={link} link={link} />
    </Queries>
  );
}

function Plan({ link }: { link?: string }) {
  const t = useT();
  const api = useApi();
  const found = useAnswer(["plan", link ?? ""], () => askPlan(api, link));
  switch (found.kind) {
    case "waiting":
      return <PageWaiting />;
    case "failed":
      return <PageFailed retry={found.retry} />;
    case "refused":
      return (
        <CentredPage title={t("account-plan-title")} text={t("account-plan-none")}>
          <Shop />
        </CentredPage>
      );
    case "found":
      return (
        <CentredPage title={t("account-plan-title")}>
          <div className="grid justify-items-center gap-5 text-center">
            <PlanDesk plan={found.data} link={link} />
            <Shop />
          </div>
        </CentredPage>
      );
  }
}

function Shop() {
  const t = useT();
  const href = useOrderHref();
  return (
    <ButtonLink kind="quiet" href={href("userShop")}>
      {t("account-plan-shop")}
    </ButtonLink>
  );
}
