// Reports by e-mail once more.
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";

export function RetrievePage() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-8`}>
      <h1 className="text-title">{t("common-brand")}</h1>
    </main>
  );
}
