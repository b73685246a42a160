// The title of the browser's tab.
import { useEffect } from "react";
import { useT } from "../l10n/words";

export function useTitle(name: string | undefined): void {
  const t = useT();
  const title = [name, t("common-brand")].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
