// Fetches a legal text once per visit: `protocols` in the session state stores it by language and
// exam.
import type { Api } from "../../api/client";
import { unwrap } from "../../api/envelope";
import { ApiFailure, dataOrThrow } from "../../api/failure";
import type { Protocol } from "../../api/types";
import { remember, session } from "../../lib/session";
import type { LegalKind } from "./legal-kinds";

interface Wanted {
  hl: string;
  examId: number;
  kind: LegalKind;
}

export async function loadProtocol(api: Api, wanted: Wanted): Promise<Protocol> {
  const { hl, examId, kind } = wanted;
  const saved = savedTexts(wanted)[kind];
  if (saved) return saved;

  const list = await dataOrThrow(
    unwrap(api.GET("/app/protocol/list/{examId}/{hl}", { params: { path: { examId, hl } } })),
  );
  const summary = list.find((candidate) => candidate.kind === kind);
  if (!summary) throw new ApiFailure({ kind: "malformed" });
  const protocol = await dataOrThrow(
    unwrap(api.GET("/app/protocol/info/{id}", { params: { path: { id: summary.id } } })),
  );
  saveText(wanted, protocol);
  return protocol;
}

type Texts = Partial<Record<LegalKind, Protocol>>;

function storageKey({ hl, examId }: Wanted): string {
  return `${hl}-${examId}`;
}

function savedTexts(wanted: Wanted): Texts {
  return (session().get().protocols[storageKey(wanted)] as Texts | undefined) ?? {};
}

function saveText(wanted: Wanted, protocol: Protocol): void {
  const { protocols } = session().get();
  const texts = { ...savedTexts(wanted), [wanted.kind]: protocol };
  remember({ protocols: { ...protocols, [storageKey(wanted)]: texts } });
}
