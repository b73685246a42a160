// Files: what comes with an order, and the files themselves.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import { dataOrThrow } from "./failure";
import type { components } from "./schema.gen";
import type { Presenter } from "./types";

/** What comes with an order. For TanStack Query: rejects. */
export function loadPresenters(api: Api, orderNumber: string): Promise<Presenter[]> {
  const params = { path: { orderNumber } };
  return dataOrThrow(unwrap(api.GET("/exam/order/presenter/list/{orderNumber}", { params })));
}

export type WantedFile = components["schemas"]["WantedFile"];

/** A file of an order. A refusal comes as JSON instead of a file. */
export function fetchFile(api: Api, wanted: WantedFile): Promise<Answer<File>> {
  return asFile(api.POST("/exam/order/file/down/info", { body: wanted, parseAs: "stream" }));
}

/** The sample report as PDF. */
export function fetchSample(api: Api, examId: number, hl: string): Promise<Answer<File>> {
  const params = { path: { examId, hl } };
  return asFile(api.GET("/exam/report/sample/{examId}/{hl}/file", { params, parseAs: "stream" }));
}

/** The client leaves the stream unread, so that its content type decides how it is read. */
function asFile(exchange: Promise<{ response: Response }>): Promise<Answer<File>> {
  return unwrap<File>(
    exchange.then(async ({ response }) => {
      if (!response.ok) return { response };
      const data = isJson(response) ? await response.json() : { result: 200, data: await named(response) };
      return { response, data };
    }),
  );
}

/** Under the name that the server gave it. */
async function named(response: Response): Promise<File> {
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const blob = await response.blob();
  return new File([blob], name ?? "file.pdf", { type: blob.type });
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}
