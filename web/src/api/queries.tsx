// TanStack Query for everything that asks the server while the page is open. Imported only by
// script files that load on demand: the first screen gets its data with the page.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiFailure } from "./failure";
import { onForgetPrices } from "./forget-prices";

/** Exported for tests: each begins with an empty one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: shouldRetry },
  },
});

const priced = ["packages", "extras", "membership"];

onForgetPrices(() => {
  for (const name of priced) queryClient.removeQueries({ queryKey: [name] });
});

/** A refusal is final; a network failure may be temporary. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiFailure && error.error.kind === "refusal");
}

export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
