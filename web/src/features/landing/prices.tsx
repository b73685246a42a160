// What the report costs in the visitor's country. No package is highlighted before there is a result.
import Undo2 from "lucide-react/icons/undo-2";
import { SkuPrice } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { PackageCard, priceLook } from "../../parts/package-card";
import { Card } from "../../ui/card";
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
      <Card className="mt-4 flex gap-4">
        <Undo2 aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-strong" />
        <div>
          <h3 className="text-heading">{t("site-refund-title")}</h3>
          <p className="mt-1 max-w-2xl text-muted">{t("site-refund-text")}</p>
        </div>
      </Card>
    </Section>
  );
}
