// The plain screens of buying: one thing to say, and what to do next.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";

interface CentreProps {
  title: string;
  text?: ReactNode;
  /** What it says changes while somebody waits: it is read aloud. */
  live?: boolean;
  children?: ReactNode;
}

/** A heading, a sentence, buttons. */
export function Centre({ title, text, live, children }: CentreProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-[60dvh] content-center justify-items-start gap-5 py-10`}
    >
      <div role={live ? "status" : undefined} className="grid gap-5">
        <h1 className="text-title">{title}</h1>
        {text && <p className="max-w-2xl text-lead text-muted">{text}</p>}
      </div>
      {children && <div className="mt-2 grid w-full gap-3 sm:flex sm:flex-wrap">{children}</div>}
    </main>
  );
}

/** Holds the place of a heading and two columns. */
export function Waiting() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} grid min-h-dvh content-start gap-6 py-8`}>
      <p role="status" className="sr-only">
        {t("common-loading")}
      </p>
      <div className="h-10 max-w-md rounded-tile bg-line/60" />
      <div className="h-96 rounded-card bg-line/40" />
    </main>
  );
}
