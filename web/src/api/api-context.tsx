// The client, for components. There is none while prerendering.
import { createContext, type ReactNode, use } from "react";
import type { Api } from "./client";

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ api, children }: { api: Api | undefined; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api | undefined {
  return use(ApiContext);
}
