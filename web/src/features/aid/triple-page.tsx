// The bundle of three tests.
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";

export function TriplePage() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-8`}>
      <h1 className="text-title">{t("checkout-package-triple-name")}</h1>
    </main>
  );
}
