// What an order can add, at what it costs more. Nothing here is chosen beforehand.
import type { ExtraPackage } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { ownPrice } from "../../lib/member";
import { usePage } from "../../lib/page";
import { usePayHref } from "../../parts/order-href";
import { PackageItem } from "../../parts/package-item";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Section } from "../../ui/section";
import type { PaidOrder } from "./order";
import { useUpgrades } from "./upgrades";

export function AddMore({ order }: { order: PaidOrder }) {
  const t = useT();
  const upgrades = useUpgrades(order);
  if (upgrades.length === 0) return null;
  return (
    <Section id="more" title={t("result-more-title")} lead={t("result-more-lead")}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {upgrades.map((extra, index) => (
          <Upgrade key={extra.id} extra={extra} smaller={upgrades[index - 1]} order={order} />
        ))}
      </ul>
    </Section>
  );
}

interface UpgradeProps {
  extra: ExtraPackage;
  /** The one before it: its things aren't repeated. */
  smaller: ExtraPackage | undefined;
  order: PaidOrder;
}

function Upgrade({ extra, smaller, order }: UpgradeProps) {
  const t = useT();
  const { hl } = usePage();
  const had = new Set([...order.items, ...(smaller?.items ?? []).map(({ code }) => code)]);
  const added = extra.items.filter(({ code }) => !had.has(code));
  return (
    <Card as="li" className="flex flex-col">
      <h3 className="text-heading">{t("result-more-adds", { package: extra.name })}</h3>
      {smaller && (
        <p className="mt-3 text-muted text-small">
          {t("checkout-package-includes", { package: smaller.name })}
        </p>
      )}
      <ul className="mt-4 mb-5 grid gap-3">
        {added.map((item) => (
          <PackageItem key={item.code} item={item} />
        ))}
      </ul>
      <ButtonLink href={usePayHref(order.orderNumber, extra.id)} className="mt-auto w-full">
        {t("result-more-button", { price: formatMoney(ownPrice(extra), hl) })}
      </ButtonLink>
    </Card>
  );
}
