// One large number or range under its label.
import type { ReactNode } from "react";

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <h2 className="font-semibold text-body text-muted">{label}</h2>
      <p className="mt-1 font-bold text-figure">{children}</p>
    </>
  );
}
