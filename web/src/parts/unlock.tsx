// How to get an item that the order's package lacks: the smallest package that includes it, at its
// additional price.
import { useExtras } from "../api/order-extras";
import type { ExtraPackage } from "../api/types";
import { formatMoney } from "../l10n/formats";
import { useT } from "../l10n/words";
import { ownPrice } from "../lib/member";
import { usePage } from "../lib/page";
import { ButtonLink } from "../ui/button";
import { payQuery, useOrderHref } from "./order-href";

interface UnlockProps {
  orderNumber: string;
  /** Code of the item. */
  item: string;
}

export function Unlock({ orderNumber, item }: UnlockProps) {
  const { data = [], isPending } = useExtras(orderNumber);
  if (isPending) return null;
  const [smallest] = data
    .filter(({ kind, items }) => kind === "upgrade" && items.some(({ code }) => code === item))
    .sort((one, other) => one.price.amount - other.price.amount);
  return smallest ? (
    <Add orderNumber={orderNumber} extra={smallest} />
  ) : (
    <ToReport orderNumber={orderNumber} />
  );
}

function Add({ orderNumber, extra }: { orderNumber: string; extra: ExtraPackage }) {
  const t = useT();
  const { hl } = usePage();
  return (
    <>
      <ButtonLink
        kind="primary"
        href={useOrderHref(orderNumber)("payPage", payQuery(extra.id))}
        className="w-full sm:w-auto"
      >
        {t("reading-unlock-add", { price: formatMoney(ownPrice(extra), hl) })}
      </ButtonLink>
      <p className="mt-3 text-muted text-small">{t("reading-unlock-note", { package: extra.name })}</p>
    </>
  );
}

/** Nothing to add to: the result page knows what can be bought for it. */
function ToReport({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  return (
    <ButtonLink href={useOrderHref(orderNumber)("reportResult")}>{t("reading-unlock-report")}</ButtonLink>
  );
}
