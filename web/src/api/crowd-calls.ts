// How others did: where tests were taken, and results that their owners allowed to be listed. For
// TanStack Query: rejects on failure.
import type { Api } from "./client";
import { unwrap } from "./envelope";
import { dataOrThrow } from "./failure";
import type { LatestResult, TestedCountry, TypeShares } from "./types";

export function loadCountries(api: Api, examId: number): Promise<TestedCountry[]> {
  return dataOrThrow(unwrap(api.GET("/exam/order/country/list", { params: { query: { examId } } })));
}

export function loadLatest(api: Api, examId: number): Promise<LatestResult[]> {
  return dataOrThrow(unwrap(api.GET("/exam/order/latest/list/{examId}", { params: { path: { examId } } })));
}

/** How common each type is among those who took a test; no types while they are few. */
export function loadTypeShares(api: Api, examId: number): Promise<TypeShares> {
  return dataOrThrow(unwrap(api.GET("/exam/type/list/{examId}", { params: { path: { examId } } })));
}
