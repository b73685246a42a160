// What is around the content of every account page: its heading, what stands beside it, and a sentence below.
import type { ReactNode } from "react";
import { useTitle } from "../../lib/title";
import { measure } from "../../ui/section";
import { NewsLine } from "./news";

export interface AccountMainProps {
  title: string;
  lead?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

export function AccountMain({ title, lead, beside, children }: AccountMainProps) {
  useTitle(title);
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <div className="flex max-w-2xl flex-wrap items-center justify-between gap-x-5">
        <h1 className="text-title">{title}</h1>
        {beside}
      </div>
      {lead && <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>}
      <div className="mt-6 grid max-w-2xl gap-4">
        <NewsLine />
        {children}
      </div>
    </main>
  );
}
