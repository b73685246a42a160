// The cookie question in one line. Fixed at the bottom, so it moves nothing; early in the page's
// order, so the keyboard meets it soon.
import { useEffect, useRef } from "react";
import { useT } from "../../l10n/words";
import { banner, type Decision, decide } from "../../lib/consent";
import { useStore } from "../../lib/store";
import { Button } from "../../ui/button";
import { measure } from "../../ui/section";

export function ConsentBanner() {
  const state = useStore(banner, "closed");
  return state === "closed" ? null : <Question focus={state === "asked"} />;
}

function Question({ focus }: { focus: boolean }) {
  const t = useT();
  const section = useRef<HTMLElement>(null);

  // Whoever opened it from the footer is taken here, and back again afterwards.
  useEffect(() => {
    if (!focus) return;
    const before = document.activeElement;
    section.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [focus]);

  const answer = (decision: Decision) => () => decide(decision, Date.now());
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("common-consent-label")}
      data-consent-banner
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-raised py-3 shadow-2xl"
    >
      <div className={`${measure} flex flex-wrap items-center gap-x-6 gap-y-3`}>
        <p className="min-w-60 flex-1 text-small">{t("common-consent-text")}</p>
        <div className="flex w-full gap-3 sm:w-auto">
          <Button className="flex-1" onClick={answer("denied")}>
            {t("common-consent-decline")}
          </Button>
          <Button className="flex-1" onClick={answer("granted")}>
            {t("common-consent-accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
