// While a result is on its way, and when it doesn't come.
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { measure } from "../../ui/section";

/** Holds the places of heading and figures, so that nothing jumps when they come. */
export function Waiting() {
  const t = useT();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-dvh content-start gap-6 py-8 sm:py-12`}
    >
      <p role="status" className="sr-only">
        {t("common-loading")}
      </p>
      <div className="h-10 max-w-md rounded-tile bg-line/60" />
      <div className="h-20 max-w-2xl rounded-tile bg-line/40" />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="h-96 rounded-card bg-line/40" />
        <div className="h-44 rounded-card bg-line/40" />
      </div>
    </main>
  );
}

export function Failed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-[60dvh] content-center justify-items-start gap-6`}
    >
      <h1 className="text-title">{t("common-failed-title")}</h1>
      <Button kind="primary" onClick={retry}>
        {t("common-failed-retry")}
      </Button>
    </main>
  );
}
