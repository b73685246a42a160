// First stop of the keyboard: jumps over the navigation. Seen only while focused.
import type { ReactNode } from "react";

export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-tile bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
