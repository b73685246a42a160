// While a payment is being confirmed.
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";

export function PayingPage() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-8`}>
      <h1 className="text-title">{t("pay-check-title")}</h1>
    </main>
  );
}
