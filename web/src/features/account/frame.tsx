// What is around the content of every account page: its heading, and a sentence below it.
import type { ReactNode } from "react";
import { useTitle } from "../../lib/title";
import { measure } from "../../ui/section";
import { NewsLine } from "./news";

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
      <div className="mt-6 grid max-w-2xl gap-4">
        <NewsLine />
        {children}
      </div>
    </main>
  );
}
