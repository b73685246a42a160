// Reviews: the calls of whoever holds the link of a letter, and what everybody sees.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import { dataOrThrow } from "./failure";
import type { MyReview, ReviewList, WriteReview } from "./types";

export function readReview(api: Api, link: string): Promise<Answer<MyReview>> {
  return unwrap(api.POST("/exam/review/read", { body: { link } }));
}

export function writeReview(api: Api, body: WriteReview): Promise<Answer<MyReview>> {
  return unwrap(api.POST("/exam/review/write", { body }));
}

export function withdrawReview(api: Api, link: string): Promise<Answer<MyReview>> {
  return unwrap(api.POST("/exam/review/withdraw", { body: { link } }));
}

/** Whether the address may be asked for reviews. */
export function chooseReviewLetters(api: Api, link: string, wanted: boolean): Promise<Answer<MyReview>> {
  return unwrap(api.POST("/exam/review/letters", { body: { link, wanted } }));
}

/** For TanStack Query: rejects on failure. */
export function loadReviews(api: Api): Promise<ReviewList> {
  return dataOrThrow(unwrap(api.GET("/exam/review/list")));
}
