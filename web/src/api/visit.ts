// The attribution session of one visit (`logid`) and its page views. The page never waits for these
// calls, and failures stay silent.
import { type ConsentRecord, consentRecord } from "../lib/consent";
import { remember, session } from "../lib/session";
import { permittedAddress, readTracking } from "../lib/tracking";
import type { Api } from "./client";
import { unwrap } from "./envelope";
import type { Boot } from "./types";

export interface View {
  boot: Boot;
  address: URL;
  /** The landing variant, if it is a landing page. */
  variant?: string;
}

export function currentLogid(): string {
  const { logid } = session().get().cfgVal;
  return typeof logid === "string" ? logid : "";
}

let asking: Promise<string> | undefined;

/** The visit's logid: from the address, from this tab's session, or requested once; empty if that fails. */
export function ensureLogid(api: Api, view: View): Promise<string> {
  const given = readTracking(view.address.search).logid ?? currentLogid();
  if (given) return Promise.resolve(saveLogid(given));
  asking ??= askLogid(api, view).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askLogid(api: Api, { boot, address, variant }: View): Promise<string> {
  const consent = answerOf(consentRecord.get());
  const body = { appExamId: boot.appExamId, dl: permittedAddress(address), variant, consent };
  const answer = await unwrap(api.POST("/app/v2/generate/logid", { body }));
  return answer.ok ? saveLogid(answer.data.logid) : "";
}

function saveLogid(logid: string): string {
  if (logid !== currentLogid()) remember({ cfgVal: { ...session().get().cfgVal, logid } });
  return logid;
}

function answerOf(record: ConsentRecord | undefined) {
  return record && { decision: record.decision, version: record.version };
}

/** Sends the decision just made; after consent, the address is sent with its click ids. */
export async function sendConsent(api: Api, view: View): Promise<void> {
  const answer = answerOf(consentRecord.get());
  const logid = await ensureLogid(api, view);
  if (!answer || !logid) return;
  const body = { ...answer, logid, dl: permittedAddress(view.address) };
  await unwrap(api.POST("/app/v2/consent", { body, keepalive: true }));
}

export async function recordView(api: Api, view: View): Promise<void> {
  const id = await ensureLogid(api, view);
  const { boot, address, variant } = view;
  const query = {
    dl: permittedAddress(address),
    av: boot.version,
    hl: boot.hl,
    id,
    eid: boot.exam.id,
    aeid: boot.appExamId,
    variant,
  };
  // A view of a page that is left at once still counts: keepalive lets the call finish.
  await unwrap(api.GET("/app/v2/view", { params: { query }, keepalive: true }));
}
