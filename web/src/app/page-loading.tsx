// In the place of a page that is on its way.
import { useT } from "../l10n/words";

/** Holds a page's place. Its words appear only where the wait is long enough to wonder. */
export function PageLoading() {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <p role="status" className="appear-late text-muted">
        {t("common-loading")}
      </p>
    </main>
  );
}
