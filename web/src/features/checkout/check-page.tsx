// Where a payment stands: while it is being confirmed, and after a bank has sent the buyer back. Asks our
// own server only; what the provider wrote into the address is not believed, and taken out of it.
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { Elsewhere, useGo } from "../../lib/go";
import { paths, withOrder } from "../../lib/paths";
import { mayChange, type Standing, standingOf, toldStanding } from "../../lib/payment-state";
import { withTracking } from "../../lib/tracking";
import { Button, ButtonLink } from "../../ui/button";
import { useOrderHref, useOrderNumber } from "./links";
import { Centre } from "./screen";
import { useStatus } from "./use-status";

export function CheckPage() {
  const orderNumber = useOrderNumber();
  const href = useOrderHref();
  useTidyAddress(orderNumber);
  if (!orderNumber) return <Elsewhere to={href(paths.reportResult)} />;
  return <Check orderNumber={orderNumber} />;
}

const isSettled = (status: PaymentStatus) => !mayChange(standingOf(status));

function Check({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const href = useOrderHref();
  const { status, answers, over, unknown, offline, again } = useStatus(orderNumber, isSettled);
  const standing = toldStanding(status, answers);
  if (unknown) return <Elsewhere to={href(paths.reportResult)} />;
  if (standing === "bought") return <Elsewhere to={href(paths.paySuccess)} />;
  if (standing === "failed") return <Elsewhere to={href(paths.payFailed)} />;
  if (over && standing === "asking") return <Told name="late" again={again} />;
  if (standing !== "asking") return <Told name={standing} status={status} over={over} again={again} />;
  return (
    <Centre live title={t("pay-check-title")} text={t("pay-check-text")}>
      <Running />
      <p role="status" className="text-bad">
        {offline && t("common-network-text")}
      </p>
    </Centre>
  );
}

interface ToldProps {
  name: Exclude<Standing, "asking" | "bought" | "failed"> | "late";
  status?: PaymentStatus;
  over?: boolean;
  again: () => void;
}

function Told({ name, status, over, again }: ToldProps) {
  const t = useT();
  const href = useOrderHref();
  const skuId = status?.purchase?.skuId;
  const retry = skuId ? href(paths.payPage, { skuId: String(skuId) }) : href(paths.schemeSelect);
  return (
    <Centre live title={t(`pay-check-${name}-title`)} text={t(`pay-check-${name}-text`)}>
      {name === "open" && (
        <ButtonLink kind="primary" href={retry}>
          {t("pay-check-retry")}
        </ButtonLink>
      )}
      {(name === "expired" || name === "none") && (
        <ButtonLink kind="primary" href={href(paths.schemeSelect)}>
          {t("pay-check-choose")}
        </ButtonLink>
      )}
      {(name === "late" || (name === "open" && over)) && (
        <Button onClick={again}>{t("common-failed-retry")}</Button>
      )}
      {name !== "none" && (
        <ButtonLink kind="quiet" href={href(paths.reportResult)}>
          {t("pay-back-to-result")}
        </ButtonLink>
      )}
    </Centre>
  );
}

/** Three tiles: something is going on. They stand still for whoever wants no motion. */
function Running() {
  return (
    <span aria-hidden="true" className="flex gap-2">
      {[0, 1, 2].map((tile) => (
        <span
          key={tile}
          className="size-4 animate-pulse bg-accent"
          style={{ animationDelay: `${tile * 250}ms` }}
        />
      ))}
    </span>
  );
}

/** The provider's parameters disappear from the address, and so from history and bookmarks. */
function useTidyAddress(orderNumber: string): void {
  const go = useGo();
  const { pathname, search } = useLocation();
  const tidy = orderNumber ? withTracking(withOrder(pathname, orderNumber), search) : pathname;
  useEffect(() => {
    if (pathname + search !== tidy) go(tidy, { replace: true });
  }, [go, pathname, search, tidy]);
}
