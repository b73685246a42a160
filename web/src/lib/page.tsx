// What the page was served with. While prerendering there is a language but no visitor yet:
// `boot` is then undefined and components write slots instead (see l10n/live.tsx).
import { createContext, type ReactNode, use } from "react";
import type { Boot } from "../api/types";
import type { Hl } from "./locale";
import { useHydrated } from "./store";

export interface Page {
  hl: Hl;
  boot?: Boot;
  /** The page that the server chose for the address: a landing variant, `test`, or `not_found`. */
  name?: string;
}

const PageContext = createContext<Page | undefined>(undefined);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("no PageProvider");
  return page;
}

/**
 * The visitor's data once the page has hydrated, undefined before. For parts that may appear late
 * (live numbers, the cookie banner); words with numbers use `Live`, which is available at once.
 */
export function useBoot(): Boot | undefined {
  const { boot } = usePage();
  return useHydrated() ? boot : undefined;
}
