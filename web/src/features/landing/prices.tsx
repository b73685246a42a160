// What the report costs in the visitor's country. No package is highlighted before there is a result.
import { SkuPrice } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { PackageCard, priceLook } from "../../parts/package-card";
import { Section } from "../../ui/section";
import { packages } from "./packages.gen";

export function Prices() {
  const t = useT();
  return (
    <Section id="prices" title={t("site-prices-title")} lead={t("site-prices-lead")}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {packages.map(({ code, name, adds }, index) => {
          const smaller = packages[index - 1];
          return (
            <PackageCard
              key={code}
              code={code}
              title={<h3 className="text-heading">{t(name)}</h3>}
              price={
                <p className={`mt-1 ${priceLook}`}>
                  <SkuPrice code={code} />
                </p>
              }
              smaller={smaller && t(smaller.name)}
              items={adds.map(({ item, available }) => ({
                code: item,
                name: t(`checkout-item-${item}-name`),
                content: t(`checkout-item-${item}-content`),
                available,
              }))}
            />
          );
        })}
      </ul>
    </Section>
  );
}
