// How others did: where tests were taken, and results that people let be listed. For TanStack Query: they
// reject.
import type { Api } from "./client";
import { ApiFailure, dataOrThrow, unwrap } from "./envelope";
import type { LatestResult, TestedCountry } from "./types";

export async function loadCountries(api: Api | undefined, examId: number): Promise<TestedCountry[]> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(unwrap(api.GET("/exam/order/country/list", { params: { query: { examId } } })));
}

export async function loadLatest(api: Api | undefined, examId: number): Promise<LatestResult[]> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(unwrap(api.GET("/exam/order/latest/list/{examId}", { params: { path: { examId } } })));
}
