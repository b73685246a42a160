// The upgrades of an order, at their additional price. None is preselected.
import { formatMoney } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { ownPrice } from "../../../lib/member";
import { usePage } from "../../../lib/page";
import { addedItems } from "../../../parts/added-items";
import { payQuery, useOrderHref } from "../../../parts/order-href";
import { PackageCard } from "../../../parts/package-card";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { type PaidOrder, useUpgrades } from "./order";

export function AddMore({ order }: { order: PaidOrder }) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref(order.orderNumber);
  const upgrades = useUpgrades(order);
  if (upgrades.length === 0) return null;
  return (
    <Section id="more" title={t("result-more-title")} lead={t("result-more-lead")}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {upgrades.map((extra, index) => (
          <PackageCard
            key={extra.id}
            title={<h3 className="text-heading">{t("result-more-adds", { package: extra.name })}</h3>}
            smaller={upgrades[index - 1]?.name}
            items={addedItems(extra, upgrades[index - 1], order.items)}
            className="flex flex-col"
          >
            <ButtonLink href={href("payPage", payQuery(extra.id))} className="mt-auto w-full">
              {t("result-more-button", { price: formatMoney(ownPrice(extra), hl) })}
            </ButtonLink>
          </PackageCard>
        ))}
      </ul>
    </Section>
  );
}
