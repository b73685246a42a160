// The names of the legal texts; each opens in a dialog. The dialog comes in its own script file,
// because most visitors never open one.
import { type ComponentType, useState } from "react";
import { useT } from "../../l10n/words";
import { underBar } from "../../lib/loading";
import { reportInterruption } from "../../lib/network";
import { type LegalKind, legalKinds } from "./legal-kinds";

interface OpenText {
  kind: LegalKind;
  Text: ComponentType<{ kind: LegalKind; onClose: () => void }>;
}

export function LegalLinks() {
  const t = useT();
  const [open, setOpen] = useState<OpenText>();

  const show = (kind: LegalKind): void => {
    underBar(import("./legal-dialog")).then(
      ({ LegalDialog }) => setOpen({ kind, Text: LegalDialog }),
      () => reportInterruption(() => show(kind)),
    );
  };

  return (
    <>
      <ul className="flex flex-wrap gap-x-5">
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
      </ul>
      {open && <open.Text kind={open.kind} onClose={() => setOpen(undefined)} />}
    </>
  );
}
