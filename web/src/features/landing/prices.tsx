// What the report costs where the visitor is. No package is marked before there is a result to buy one for.
import Undo2 from "lucide-react/icons/undo-2";
import { SkuPrice } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { PackageItem } from "../../parts/package-item";
import { Card } from "../../ui/card";
import { Section } from "../../ui/section";
import { type Package, packages } from "./packages";

export function Prices() {
  const t = useT();
  return (
    <Section id="prices" title={t("site-prices-title")} lead={t("site-prices-lead")}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {packages.map((entry, index) => (
          <PackageCard key={entry.code} entry={entry} smaller={packages[index - 1]} />
        ))}
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

function PackageCard({ entry, smaller }: { entry: Package; smaller: Package | undefined }) {
  const t = useT();
  return (
    <Card as="li" className="@container">
      <h3 className="text-heading">{t(entry.name)}</h3>
      {/* As large as the longest price of the book fits the card: a price is never cut in two. */}
      <p className="mt-1 whitespace-nowrap font-bold text-[length:min(var(--text-figure),14cqi)] leading-tight tracking-tight">
        <SkuPrice code={entry.code} />
      </p>
      {smaller && (
        <p className="mt-5 text-small text-muted">
          {t("checkout-package-includes", { package: t(smaller.name) })}
        </p>
      )}
      <ul className={smaller ? "mt-3 grid gap-4" : "mt-5 grid gap-4"}>
        {entry.adds.map((thing) => (
          <PackageItem
            key={thing}
            item={{
              code: thing.replaceAll("-", "_"),
              name: t(`checkout-item-${thing}-name`),
              content: t(`checkout-item-${thing}-content`),
            }}
          />
        ))}
      </ul>
    </Card>
  );
}
