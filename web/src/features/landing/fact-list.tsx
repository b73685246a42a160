// The first facts for a visitor: what is free, what the rest costs, how long it takes.
import Clock from "lucide-react/icons/clock";
import Gift from "lucide-react/icons/gift";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Tag from "lucide-react/icons/tag";
import type { ReactNode } from "react";
import { Duration, Live } from "../../l10n/live";
import { useT } from "../../l10n/words";
import type { Variant } from "./variants";

export function FactList({ variant: { leadsWith } }: { variant: Variant }) {
  const t = useT();
  if (leadsWith === "short") return <ShortFacts />;
  return (
    <ul className={list}>
      <Fact icon={<Gift />}>{t("site-hero-gift")}</Fact>
      <Fact icon={<Tag />}>
        <Live id="site-hero-price" />
      </Fact>
      {/* On a page about several tests, each of them shows its own length and time. */}
      {leadsWith === "own" && (
        <>
          <Fact icon={<Clock />}>
            <Duration />
          </Fact>
          <Fact icon={<LayoutGrid />}>
            <Live id="site-hero-length" />
          </Fact>
        </>
      )}
    </ul>
  );
}

const list = "grid gap-2 short:gap-1.5 short:text-small sm:gap-3";

/** Where the free test comes first, its length does too, and the price is the other one's. */
function ShortFacts() {
  return (
    <ul className={list}>
      <Fact icon={<LayoutGrid />}>
        <Live id="site-hero-short-length" />
      </Fact>
      <Fact icon={<Tag />}>
        <Live id="site-hero-full-price" />
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 leading-snug">
      <span aria-hidden="true" className="mt-px shrink-0 text-strong [&>svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
