// A question that opens to its answer, by the browser's own <details>.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-2xl pb-5 text-muted">{children}</div>
    </details>
  );
}
