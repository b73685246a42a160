// Around the instructions: the brand above, the next step below.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { useLandingHref } from "../../lib/visitor-href";
import { BrandMark } from "../../ui/brand-mark";
import { measure } from "../../ui/section";

interface StartFrameProps {
  children: ReactNode;
  /** The bar at the bottom. */
  bar: ReactNode;
}

export function StartFrame({ children, bar }: StartFrameProps) {
  const t = useT();
  const home = useLandingHref("yellow_computer");
  return (
    <div className="flex min-h-svh flex-col">
      <header className={`${measure} flex min-h-14 items-center`}>
        <a href={home} className="inline-flex min-h-11 items-center gap-2 font-bold tracking-tight">
          <BrandMark />
          {t("common-brand")}
        </a>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col">
        <div className={`${measure} start-screen`}>{children}</div>
        {bar}
      </main>
    </div>
  );
}
