// Where a payment stands: while it is being confirmed, and after a bank has sent the buyer back. Asks our
// own server only; what the provider wrote into the address is not believed, and taken out of it.
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { mayChange, type Standing, standingOf, toldStanding } from "../../lib/payment-state";
import { Button, ButtonLink } from "../../ui/button";
import { OrderElsewhere, useOrderHref, useTidyAddress } from "./links";
import { Centre } from "./screen";
import { useStatus } from "./use-status";

export function CheckPage() {
  const orderNumber = useOrderNumber();
  useTidyAddress();
  if (!orderNumber) return <OrderElsewhere to={paths.reportResult} />;
  return <Check orderNumber={orderNumber} />;
}

const isSettled = (status: PaymentStatus) => !mayChange(standingOf(status));

function Check({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const { status, answers, over, unknown, offline, again } = useStatus(orderNumber, isSettled);
  const standing = toldStanding(status, answers);
  if (unknown) return <OrderElsewhere to={paths.reportResult} />;
  if (standing === "bought") return <OrderElsewhere to={paths.paySuccess} />;
  if (standing === "failed") return <OrderElsewhere to={paths.payFailed} />;
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
