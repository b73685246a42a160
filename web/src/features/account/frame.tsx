// What is around the content of every account page: its heading, and a sentence below it.
import type { ReactNode } from "react";
import { useTitle } from "../../lib/title";
import { measure } from "../../ui/section";

interface AccountMainProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function AccountMain({ title, lead, children }: AccountMainProps) {
  useTitle(title);
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>}
      <div className="mt-6 grid max-w-2xl gap-4">{children}</div>
    </main>
  );
}

/** Why a form's call failed. In the page from the start, so that it is announced. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-bad empty:hidden">
      {children}
    </p>
  );
}

/** What was done. */
export function Done({ children }: { children: string | undefined | false }) {
  return (
    <p role="status" className="text-good">
      {children}
    </p>
  );
}
