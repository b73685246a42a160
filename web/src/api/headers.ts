// The headers that the specification puts on every call.
import type { Boot } from "./types";

export interface Caller {
  boot: Boot;
  uid: string;
  logid: string;
  host: string;
}

export function callHeaders({ boot, uid, logid, host }: Caller): Record<string, string> {
  return {
    logid,
    "App-Version": boot.version,
    "Exam-App-Id": String(boot.appExamId),
    Domain: host,
    Domains: boot.domains.join(","),
    hl: boot.hl,
    uid,
  };
}
