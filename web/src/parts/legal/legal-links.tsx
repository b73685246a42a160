// The names of the legal texts; each opens in a dialog.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { legalKinds } from "./legal-kinds";
import { useLegalText } from "./use-legal-text";

/** `children`: what else belongs in the list, as its last item. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const t = useT();
  const [show, text] = useLegalText();
  return (
    <>
      <ul aria-label={t("common-footer-legal")} className="flex flex-wrap gap-x-5">
        {legalKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => show(kind)}
              className="min-h-11 underline-offset-4 hover:underline"
            >
              {t(`common-legal-${kind}`)}
            </button>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
      {text}
    </>
  );
}
