// The facts before the first question: length, time, price, and hints.
import type { ReactNode } from "react";
import type { Boot } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { Duration, Live } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";

export function StartFacts({ boot, trial }: { boot: Boot; trial: number }) {
  const t = useT();
  const { free } = boot.exam;
  return (
    <ul aria-label={t("test-start-facts")} className="start-facts">
      <li>
        <Live id="site-hero-length" />
      </li>
      {trial > 0 && <li>{t("test-start-trial", { count: trial })}</li>}
      <li>
        <Duration />
      </li>
      {free ? (
        <li>{t("test-start-price-free")}</li>
      ) : (
        <>
          <li>{t("site-hero-gift")}</li>
          <li>
            <Live id="site-hero-price" />
            <PackagePrices skus={boot.skus} />
          </li>
        </>
      )}
    </ul>
  );
}

/** Every package by name and price, so that all prices are known before the test. */
export function PackagePrices({ skus }: { skus: Boot["skus"] }) {
  const { hl } = usePage();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-muted text-small">
      {skus.map(({ id, name, price }) => (
        <li key={id}>
          {name} <span className="whitespace-nowrap font-semibold">{formatMoney(price, hl)}</span>
        </li>
      ))}
    </ul>
  );
}

export function StartHints() {
  const t = useT();
  return (
    <section aria-labelledby="hints-title" className="mt-6">
      <h2 id="hints-title" className="font-semibold text-body">
        {t("test-start-hints-title")}
      </h2>
      <ul className="start-hints">
        <Hint>{t("test-start-hint-clock")}</Hint>
        <Hint>{t("test-start-hint-place")}</Hint>
        <Hint>{t("test-start-hint-back")}</Hint>
        <Hint keyboard>{t("test-start-hint-keys")}</Hint>
        <Hint>{t("test-start-hint-kept")}</Hint>
        <Hint>{t("test-start-hint-recorded")}</Hint>
      </ul>
    </section>
  );
}

export function Hint({ keyboard = false, children }: { keyboard?: boolean; children: ReactNode }) {
  return <li className={keyboard ? "hidden pointer-fine:list-item" : undefined}>{children}</li>;
}
