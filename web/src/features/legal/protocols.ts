// Fetches a legal text once per visit: `protocols` in the session state keeps it by language and
// exam.
import type { Api } from "../../api/client";
import { ApiFailure, dataOrThrow, unwrap } from "../../api/envelope";
import type { Protocol } from "../../api/types";
import { remember, session } from "../../lib/session";
import type { LegalKind } from "./legal-kinds";

interface Wanted {
  hl: string;
  examId: number;
  kind: LegalKind;
}

export async function loadProtocol(api: Api | undefined, wanted: Wanted): Promise<Protocol> {
  const { hl, examId, kind } = wanted;
  const kept = keptTexts(wanted)[kind];
  if (kept) return kept;
  if (!api) throw new ApiFailure({ kind: "offline" });

  const list = await dataOrThrow(
    unwrap(api.GET("/app/protocol/list/{examId}/{hl}", { params: { path: { examId, hl } } })),
  );
  const summary = list.find((candidate) => candidate.kind === kind);
  if (!summary) throw new ApiFailure({ kind: "malformed" });
  const protocol = await dataOrThrow(
    unwrap(api.GET("/app/protocol/info/{id}", { params: { path: { id: summary.id } } })),
  );
  keepText(wanted, protocol);
  return protocol;
}

type Texts = Partial<Record<LegalKind, Protocol>>;

function shelf({ hl, examId }: Wanted): string {
  return `${hl}-${examId}`;
}

function keptTexts(wanted: Wanted): Texts {
  return (session().get().protocols[shelf(wanted)] as Texts | undefined) ?? {};
}

function keepText(wanted: Wanted, protocol: Protocol): void {
  const { protocols } = session().get();
  const texts = { ...keptTexts(wanted), [wanted.kind]: protocol };
  remember({ protocols: { ...protocols, [shelf(wanted)]: texts } });
}
