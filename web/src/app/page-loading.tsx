// Shown while a page is loading.
import { useT } from "../l10n/words";

/** Its words appear only after a noticeable wait. */
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
