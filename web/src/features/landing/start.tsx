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
      <ButtonLink kind="primary" href={short ? free : own} className="w-full sm:w-auto sm:px-8">
        {t(short ? "site-hero-start-free" : "site-hero-start")}
      </ButtonLink>
      {assured && <p className="mt-1.5 text-small">{t("site-hero-assurance")}</p>}
    </>
  );
}

/** For somebody who wants something else than the button: a puzzle, another test, or a report to read. */
export function SmallerSteps({ variant: { leadsWith } }: { variant: Variant }) {
  const t = useT();
  const own = useStartHref();
  const several = leadsWith === "all";
  return (
    <div className="flex flex-wrap gap-x-6">
      {leadsWith === "short" ? (
        <ButtonLink kind="quiet" href={own}>
          {t("site-hero-start-full")}
        </ButtonLink>
      ) : (
        <ButtonLink kind="quiet" href={several ? "#catalogue" : "#puzzle"}>
          {t(several ? "site-hero-choose" : "site-hero-try")}
          <ArrowDown aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" href={useSampleHref()}>
        {t("site-hero-sample")}
      </ButtonLink>
    </div>
  );
}
