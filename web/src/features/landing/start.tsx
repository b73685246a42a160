// The links from a landing page: into the test, or a smaller step first.
import ArrowDown from "lucide-react/icons/arrow-down";
import { useT } from "../../l10n/words";
import { useFreeStartHref, useStartHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { useSampleHref } from "./sample-href";
import type { Variant } from "./variants";

interface StartProps {
  variant: Variant;
  /** Whether the line below the button says what it doesn't ask for: once a page. */
  assured?: boolean;
}

export function Start({ variant, assured }: StartProps) {
  const t = useT();
  const [own, free] = [useStartHref(), useFreeStartHref()];
  const short = variant.leadsWith === "short";
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6">
        <ButtonLink kind="primary" href={short ? free : own} className="w-full sm:w-auto sm:px-8">
          {t(short ? "site-hero-start-free" : "site-hero-start")}
        </ButtonLink>
        {short && (
          <ButtonLink kind="quiet" href={own}>
            {t("site-hero-start-full")}
          </ButtonLink>
        )}
      </div>
      {assured && <p className="mt-1.5 text-small">{t("site-hero-assurance")}</p>}
    </>
  );
}

/** For somebody who isn't ready to start: a puzzle (where all tests are listed, their list), and a report to read. */
export function SmallerSteps({ variant }: { variant: Variant }) {
  const t = useT();
  const several = variant.leadsWith === "all";
  return (
    <div className="flex flex-wrap gap-x-6">
      <ButtonLink kind="quiet" href={several ? "#catalogue" : "#puzzle"}>
        {t(several ? "site-hero-choose" : "site-hero-try")}
        <ArrowDown aria-hidden="true" className="size-5" />
      </ButtonLink>
      <ButtonLink kind="quiet" href={useSampleHref()}>
        {t("site-hero-sample")}
      </ButtonLink>
    </div>
  );
}
