// Files: what comes with an order, and the files themselves.
import type { Api } from "./client";
import { type Answer, ApiFailure, dataOrThrow, unwrap } from "./envelope";
import type { components } from "./schema.gen";
import type { Presenter } from "./types";

const offline: Answer<never> = { ok: false, error: { kind: "offline" } };

/** What comes with an order. For TanStack Query: rejects. */
export async function loadPresenters(api: Api | undefined, orderNumber: string): Promise<Presenter[]> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  const params = { path: { orderNumber } };
  return dataOrThrow(unwrap(api.GET("/exam/order/presenter/list/{orderNumber}", { params })));
}

export type WantedFile = components["schemas"]["WantedFile"];

/** A file of an order. A refusal comes as words in place of a file. */
export async function fetchFile(api: Api | undefined, wanted: WantedFile): Promise<Answer<File>> {
  if (!api) return offline;
  return asFile(api.POST("/exam/order/file/down/info", { body: wanted, parseAs: "stream" }));
}

/** The sample report as PDF. */
export async function fetchSample(api: Api | undefined, examId: number, hl: string): Promise<Answer<File>> {
  if (!api) return offline;
  const params = { path: { examId, hl } };
  return asFile(api.GET("/exam/report/sample/{examId}/{hl}/file", { params, parseAs: "stream" }));
}

/** A stream is left unread by the client, so that its type decides what it is. */
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
