// The buttons of a centred page: below each other on a phone.
import type { ReactNode } from "react";

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="mt-2 grid w-full gap-3 sm:flex sm:flex-wrap">{children}</div>;
}
