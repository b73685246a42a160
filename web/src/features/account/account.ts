// Who is signed in, and what follows from signing in and out. Without TanStack Query, which signing in doesn't load.
import { useCallback, useEffect } from "react";
import { askAccount, isSignedOut } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { Api } from "../../api/client";
import { forgetPrices } from "../../api/forget-prices";
import { forgetHandedOver, handOverOrders } from "../../api/hand-over";
import type { AccountInfo } from "../../api/types";
import { paths } from "../../lib/all-paths";
import { markSignedIn, markSignedOut } from "../../lib/mark-signed-in";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { createStore, useStore } from "../../lib/store";
import { refOf, useVisitorHrefs } from "../../lib/visitor-href";

type Known =
  | { kind: "waiting" }
  | { kind: "signed-in"; account: AccountInfo }
  | { kind: "signed-out" }
  | { kind: "failed" };

export type Who = Exclude<Known, { kind: "failed" }> | { kind: "failed"; retry: () => void };

const waiting: Known = { kind: "waiting" };
const known = createStore<Known>(waiting);

/** Asked when an account page is opened, unless it is known who is signed in. */
export function useWho(): Who {
  const api = useApi();
  const who = useStore(known, waiting);
  useEffect(() => {
    if (known.get().kind !== "signed-in") void askWho(api);
  }, [api]);
  return who.kind === "failed" ? { ...who, retry: () => void askWho(api) } : who;
}

async function askWho(api: Api): Promise<void> {
  // Somebody who is asked about again sees their page meanwhile.
  const before = known.get().kind === "signed-in" ? known.get() : waiting;
  known.set(before);
  const answer = await askAccount(api);
  // Somebody has signed in or out meanwhile: that is newer.
  if (known.get() !== before) return;
  if (answer.ok) {
    markSignedIn();
    known.set({ kind: "signed-in", account: answer.data });
  } else if (isSignedOut(answer.error)) {
    markSignedOut();
    known.set({ kind: "signed-out" });
  } else {
    if (before === waiting) known.set({ kind: "failed" });
    if (answer.error.kind === "offline" || answer.error.kind === "timeout") {
      reportInterruption(() => void askWho(api));
    }
  }
}

/** The browser remembers that somebody is signed in, and hands over the orders it knows. */
export function useEnter(): (account: AccountInfo) => void {
  const api = useApi();
  return useCallback(
    (account) => {
      markSignedIn();
      // Perhaps for another account than before.
      forgetHandedOver();
      forgetPrices();
      changeAccountTo(account);
      void handOverOrders(api, Date.now());
    },
    [api],
  );
}

/** The account has changed. */
export function changeAccountTo(account: AccountInfo): void {
  known.set({ kind: "signed-in", account });
}

/** Asks again who is signed in, after a call was refused for want of it. */
export function useAskAgain(): () => void {
  const api = useApi();
  return useCallback(() => void askWho(api), [api]);
}

/** Nobody is signed in here any more, as far as this page is concerned. */
export function forgetAccount(): void {
  known.set(waiting);
}

/** The pages for everybody. */
export type SignInPageId = "userLogin" | "userRegister" | "forgotPassword";

/** The pages of somebody who is signed in. */
export type OwnPageId = "editPassword" | "userInfo" | "userSetting" | "userShop";

export function useAccountPages(): (page: SignInPageId | OwnPageId) => string {
  const { boot } = usePage();
  const href = useVisitorHrefs();
  return (page) => href(paths[page](refOf(boot?.exam) ?? "%%tail%%"));
}
