// Who is signed in, and what follows from signing in and out.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { askAccount, isSignedOut } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { ApiFailure, dataOrThrow } from "../../api/failure";
import { forgetPrices } from "../../api/forget-prices";
import { forgetHandedOver, handOverOrders } from "../../api/hand-over";
import { useInterruptionReport } from "../../api/orders";
import type { AccountInfo } from "../../api/types";
import { paths } from "../../lib/all-paths";
import { markSignedIn, markSignedOut } from "../../lib/mark-signed-in";
import { usePage } from "../../lib/page";
import { refOf, useVisitorHrefs } from "../../lib/visitor-href";

const accountKey = ["account"];

export type Who =
  | { kind: "waiting" }
  | { kind: "signed-in"; account: AccountInfo }
  | { kind: "signed-out" }
  | { kind: "failed"; retry: () => void };

/** Asked once per visit of an account page. */
export function useWho(): Who {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: accountKey,
    queryFn: () => dataOrThrow(askAccount(api)),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    // Most often the answer is that nobody is signed in; that is final.
    retry: false,
  });
  useInterruptionReport(error, refetch);
  const signedOut = error instanceof ApiFailure && isSignedOut(error.error);
  useEffect(() => {
    if (signedOut) markSignedOut();
    else if (data) markSignedIn();
  }, [signedOut, data]);
  // An error is newer than the data: a session may have been ended from another device.
  if (signedOut) return { kind: "signed-out" };
  if (data) return { kind: "signed-in", account: data };
  return !error || isFetching ? { kind: "waiting" } : { kind: "failed", retry: () => void refetch() };
}

/** The browser remembers that somebody is signed in, and hands over the orders it knows. */
export function useEnter(): (account: AccountInfo) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    (account) => {
      markSignedIn();
      // Perhaps for another account than before.
      forgetHandedOver();
      forgetPrices();
      queries.setQueryData(accountKey, account);
      void handOverOrders(api, Date.now());
    },
    [api, queries],
  );
}

/** The account has changed. */
export function useAccountChange(): (account: AccountInfo) => void {
  const queries = useQueryClient();
  return useCallback((account) => queries.setQueryData(accountKey, account), [queries]);
}

/** Asks again who is signed in, after a call was refused for want of it. */
export function useAskAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: accountKey }), [queries]);
}

/** Nothing of the account stays in this browser. */
export function useLeave(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    markSignedOut();
    forgetHandedOver();
    queries.clear();
  }, [queries]);
}

export type AccountPageId =
  | "userLogin"
  | "userRegister"
  | "forgotPassword"
  | "editPassword"
  | "userInfo"
  | "userSetting"
  | "userShop";

export function useAccountPages(): (page: AccountPageId) => string {
  const { boot } = usePage();
  const href = useVisitorHrefs();
  return (page) => href(paths[page](refOf(boot?.exam) ?? "%%tail%%"));
}
