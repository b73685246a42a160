// The names of the legal texts; each opens in a dialog.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { useBoot, usePage } from "../../lib/page";
import { isShown, legalKinds } from "./legal-kinds";
import { useLegalText } from "./use-legal-text";

/** `children`: what else belongs in the list, as its last item. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const t = useT();
  const { hl } = usePage();
  const country = useBoot()?.country;
  const [show, text] = useLegalText();
  const kinds = legalKinds.filter((kind) => isShown(kind, hl, country));
  return (
    <>
      <ul aria-label={t("common-footer-legal")} className="flex flex-wrap gap-x-5">
        {kinds.map((kind) => (
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
