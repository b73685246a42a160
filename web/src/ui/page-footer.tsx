// The footer of every page.
import type { ReactNode } from "react";
import { measure } from "./section";

export function PageFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-10 border-line border-t">
      <div className={`${measure} py-8 text-small text-muted`}>{children}</div>
    </footer>
  );
}
