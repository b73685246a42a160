// Paying for a package.
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";

export function PayPage() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-8`}>
      <h1 className="text-title">{t("pay-title")}</h1>
    </main>
  );
}
