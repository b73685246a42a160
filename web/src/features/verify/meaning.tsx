// What a certificate says about a person, and what it doesn't.
import { useEffect, useState } from "react";
import { loadWords } from "../../l10n/areas";
import type { Words } from "../../l10n/bundle";
import { useT } from "../../l10n/words";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";

/** `type`: of a type, which is no score. */
export function Meaning({ type }: { type: boolean }) {
  const t = useT();
  return (
    <section aria-labelledby="meaning-title" className="mt-10 max-w-2xl">
      <h2 id="meaning-title" className="text-title">
        {t("reading-verify-meaning")}
      </h2>
      <div className="mt-4 grid gap-4">
        {type ? <TypeSays /> : <p>{t("reading-verify-meaning-says")}</p>}
        <p>{t("reading-verify-meaning-not")}</p>
        {!type && <p>{t("reading-verify-meaning-work")}</p>}
      </div>
    </section>
  );
}

/** The sentence that is printed on it. Its words are fetched by those who check such a certificate. */
function TypeSays() {
  const { hl } = usePage();
  const [words, setWords] = useState<Words>();

  useEffect(() => {
    let left = false;
    const attempt = () => {
      loadWords(hl, ["type16"]).then(
        (loaded) => left || setWords(loaded),
        () => left || reportInterruption(attempt),
      );
    };
    attempt();
    return () => {
      left = true;
    };
  }, [hl]);

  return words ? <p>{words.t("type16-certificate-note")}</p> : null;
}
