// The specification's session state, each field under its own `IQ-` key.
import { readSession, writeSession } from "./storage";
import { createStore, type Store } from "./store";

export interface SessionState {
  locale: string;
  assets: string;
  innerWidth: number;
  pcWidth: number;
  /** Answers keyed by question. */
  selectAns: Record<string, number>;
  questionsInfo: unknown;
  formInfo: Record<string, unknown>;
  email: string;
  appExamId: string;
  cfgVal: Record<string, unknown>;
  payMethod: string;
  questionPageNum: number;
  continentCode: string;
  landing_page_href: string;
  /** Legal texts by language and exam, so that opening one twice asks once. */
  protocols: Record<string, unknown>;
  language: string;
}

export const firstState: SessionState = {
  locale: "EN",
  assets: "/public/assets",
  innerWidth: 1920,
  pcWidth: 1200,
  selectAns: {},
  questionsInfo: null,
  formInfo: {},
  email: "",
  appExamId: "",
  cfgVal: {},
  payMethod: "",
  questionPageNum: 1,
  continentCode: "",
  landing_page_href: "",
  protocols: {},
  language: "en",
};

function restore(): SessionState {
  const state: Record<string, unknown> = { ...firstState };
  for (const [name, first] of Object.entries(firstState)) {
    const stored = readSession(name);
    // A value of another type wasn't written by this page: ignore it.
    if (stored !== undefined && (first === null || typeof stored === typeof first)) {
      state[name] = stored;
    }
  }
  return state as unknown as SessionState;
}

let opened: Store<SessionState> | undefined;

/** Opened on first use, so that importing this module touches no storage. */
export function session(): Store<SessionState> {
  opened ??= createStore(restore());
  return opened;
}

/** Writes the defaults of fields that aren't stored yet, so that every field is in the tab's storage. */
export function writeDefaults(): void {
  for (const [name, value] of Object.entries(session().get())) {
    if (readSession(name) === undefined) writeSession(name, value);
  }
}

export function remember(change: Partial<SessionState>): void {
  for (const [name, value] of Object.entries(change)) writeSession(name, value);
  session().set({ ...session().get(), ...change });
}
