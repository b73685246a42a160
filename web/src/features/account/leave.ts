// Nothing of the account stays in this browser.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { forgetHandedOver } from "../../api/hand-over";
import { markSignedOut } from "../../lib/mark-signed-in";
import { forgetAccount } from "./account";

export function useLeave(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    markSignedOut();
    forgetHandedOver();
    forgetAccount();
    queries.clear();
  }, [queries]);
}
