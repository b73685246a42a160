// What a certificate says about a person, and what it doesn't.
import { useT } from "../../l10n/words";

export function Meaning() {
  const t = useT();
  return (
    <section aria-labelledby="meaning-title" className="mt-10 max-w-2xl">
      <h2 id="meaning-title" className="text-title">
        {t("reading-verify-meaning")}
      </h2>
      <div className="mt-4 grid gap-4">
        <p>{t("reading-verify-meaning-says")}</p>
        <p>{t("reading-verify-meaning-not")}</p>
        <p>{t("reading-verify-meaning-work")}</p>
      </div>
    </section>
  );
}
