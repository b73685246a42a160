// Opens a legal text in a dialog. The dialog comes in its own script file, because most visitors never open one.
import { type ComponentType, type ReactNode, useState } from "react";
import { withLoadingBar } from "../../lib/loading";
import { reportInterruption } from "../../lib/network";
import type { LegalKind } from "./legal-kinds";

interface OpenText {
  kind: LegalKind;
  Text: ComponentType<{ kind: LegalKind; onClose: () => void }>;
}

/** What opens a text, and the text that is open. */
export function useLegalText(): [show: (kind: LegalKind) => void, text: ReactNode] {
  const [open, setOpen] = useState<OpenText>();

  const show = (kind: LegalKind): void => {
    withLoadingBar(import("./legal-dialog")).then(
      ({ LegalDialog }) => setOpen({ kind, Text: LegalDialog }),
      () => reportInterruption(() => show(kind)),
    );
  };

  return [show, open && <open.Text kind={open.kind} onClose={() => setOpen(undefined)} />];
}
