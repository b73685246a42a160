// The API client, for components.
import { createContext, type ReactNode, use } from "react";
import type { Api } from "./client";

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ api, children }: { api: Api | undefined; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** For code that runs only in the browser, where there is always a client. */
export function useApi(): Api {
  const api = useMaybeApi();
  if (!api) throw new Error("no ApiProvider");
  return api;
}

/** For what is prerendered: there is no client then. */
export function useMaybeApi(): Api | undefined {
  return use(ApiContext);
}
