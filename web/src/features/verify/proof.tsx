// The signed statement, and how to check it without us.
import type { Certified } from "../../api/types";
import { useT } from "../../l10n/words";
import { CopyButton } from "../../parts/copy-button";
import { Disclosure } from "../../ui/disclosure";
import { commandsFor } from "./commands";

export function Proof({ certified }: { certified: Certified }) {
  const t = useT();
  const { statement, signature, publicKey, keyId } = certified;
  const commands = commandsFor(certified);
  return (
    <section aria-labelledby="proof-title" className="mt-10">
      <h2 id="proof-title" className="text-title">
        {t("reading-verify-proof")}
      </h2>
      <p className="mt-3 max-w-2xl">{t("reading-verify-proof-text")}</p>
      <div className="mt-4 max-w-3xl">
        <Disclosure summary={t("reading-verify-parts")}>
          <div className="grid gap-4">
            <Exact label={t("reading-verify-statement")}>{statement}</Exact>
            <Exact label={t("reading-verify-signature")}>{signature}</Exact>
            <Exact label={t("reading-verify-key", { id: keyId })}>{publicKey}</Exact>
          </div>
        </Disclosure>
        <Disclosure summary={t("reading-verify-how")}>
          <p className="mb-3">{t("reading-verify-how-text")}</p>
          <Exact>{commands}</Exact>
          <div className="mt-3">
            <CopyButton text={commands} done={t("reading-verify-how-copied")}>
              {t("reading-verify-how-copy")}
            </CopyButton>
          </div>
        </Disclosure>
      </div>
    </section>
  );
}

/** Exact text: nothing is hyphenated, reordered or joined. */
function Exact({ label, children }: { label?: string; children: string }) {
  return (
    <div>
      {label && <p className="mb-1 font-semibold text-ink">{label}</p>}
      <pre
        dir="ltr"
        className="hyphens-none whitespace-pre-wrap break-all rounded-tile bg-line/40 p-3 text-ink text-small"
      >
        {children}
      </pre>
    </div>
  );
}
