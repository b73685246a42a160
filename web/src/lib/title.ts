// The title of the browser's tab.
import { useEffect } from "react";
import { useT } from "../l10n/words";

export function useTitle(name: string | undefined): void {
  const t = useT();
  const title = [name, t("common-brand")].filter(Boolean).join(" · ");
  useEffect(() => {
    // Without the borders of phrases (l10n/phrases.ts), which only a page can use.
    document.title = title.replaceAll("\u200b", "");
  }, [title]);
}
