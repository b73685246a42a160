// The cookie question in one line. Fixed at the bottom, so it moves nothing; early in the document,
// so the keyboard reaches it soon.
import { useEffect, useRef } from "react";
import { useMaybeApi } from "../../api/api-context";
import { sendConsent } from "../../api/visit";
import { useT } from "../../l10n/words";
import { forgetClicks } from "../../lib/config";
import { banner, type Decision, decide } from "../../lib/consent";
import { usePage } from "../../lib/page";
import { useStore } from "../../lib/store";
import { Button } from "../../ui/button";
import { measure } from "../../ui/section";

/** `onlyAsked`: it appears only on request, never automatically. */
export function ConsentBanner({ onlyAsked = false }: { onlyAsked?: boolean }) {
  const state = useStore(banner, "closed");
  if (state === "closed" || (state === "offered" && onlyAsked)) return null;
  return <Question focus={state === "asked"} />;
}

function Question({ focus }: { focus: boolean }) {
  const t = useT();
  const api = useMaybeApi();
  const { boot } = usePage();
  const section = useRef<HTMLElement>(null);

  // When it is opened from the footer, the focus comes here, and goes back afterwards.
  useEffect(() => {
    if (!focus) return;
    const before = document.activeElement;
    section.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [focus]);

  const answer = (decision: Decision) => () => {
    decide(decision, Date.now());
    if (decision === "denied") forgetClicks(Date.now());
    if (api && boot) void sendConsent(api, { boot, address: new URL(location.href) });
  };
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
