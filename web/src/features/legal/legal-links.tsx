// The names of the legal texts; each opens in a dialog. The dialog comes in its own script file,
// because most visitors never open one.
import { type ComponentType, type ReactNode, useState } from "react";
import { useT } from "../../l10n/words";
import { withLoadingBar } from "../../lib/loading";
import { reportInterruption } from "../../lib/network";
import { type LegalKind, legalKinds } from "./legal-kinds";

interface OpenText {
  kind: LegalKind;
  Text: ComponentType<{ kind: LegalKind; onClose: () => void }>;
}

/** `children`: what else belongs in the list, as its last item. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState<OpenText>();

  const show = (kind: LegalKind): void => {
    withLoadingBar(import("./legal-dialog")).then(
      ({ LegalDialog }) => setOpen({ kind, Text: LegalDialog }),
      () => reportInterruption(() => show(kind)),
    );
  };

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
      {open && <open.Text kind={open.kind} onClose={() => setOpen(undefined)} />}
    </>
  );
}
