// A picture that never changes. It is drawn when the page is prerendered; in the browser React
// leaves the drawing alone, so the code that drew it is never sent. Callers write
// `{import.meta.env.SSR && <Picture />}` inside, which the bundler can drop.
import type { ReactNode } from "react";

interface StillProps {
  className?: string;
  children: ReactNode;
}

/** Keeps React from replacing the drawing. */
const asPrerendered = { __html: "" };

export function Still({ className, children }: StillProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text; it keeps React out
      dangerouslySetInnerHTML={asPrerendered}
    />
  );
}
