// The links from a landing page: into the test, or a smaller step first.
import ArrowDown from "lucide-react/icons/arrow-down";
import { useT } from "../../l10n/words";
import { useFreeStartHref, useStartHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import type { Variant } from "./variants";

interface StartProps {
  variant: Variant;
  /** Also link further down the page, if there is something. */
  down?: boolean;
}

export function Start({ variant, down }: StartProps) {
  const t = useT();
  const [own, free] = [useStartHref(), useFreeStartHref()];
  const short = variant.leadsWith === "short";
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <ButtonLink kind="primary" href={short ? free : own} className="w-full sm:w-auto sm:px-8">
        {t(short ? "site-hero-start-free" : "site-hero-start")}
      </ButtonLink>
      {short && (
        <ButtonLink kind="quiet" href={own}>
          {t("site-hero-start-full")}
        </ButtonLink>
      )}
      {down && !short && <Down variant={variant} />}
    </div>
  );
}

/** To the puzzle on the page; where all tests are listed, to their list. */
function Down({ variant }: { variant: Variant }) {
  const t = useT();
  const several = variant.leadsWith === "all";
  return (
    <ButtonLink kind="quiet" href={several ? "#catalogue" : "#puzzle"}>
      {t(several ? "site-hero-choose" : "site-hero-try")}
      <ArrowDown aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}
