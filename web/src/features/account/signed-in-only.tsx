// A page of somebody who is signed in. Everybody else gets the way in, in its place.
import { type ReactNode, useEffect, useRef } from "react";
import { Queries } from "../../api/queries";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { useNavigate } from "../../lib/navigate";
import { PageFailed, PageWaiting } from "../../parts/page-states";
import { useEnter, useWho } from "./account";
import { AccountMain } from "./frame";
import { SignIn } from "./sign-in";

interface SignedInOnlyProps {
  children: (account: AccountInfo) => ReactNode;
}

export function SignedInOnly(props: SignedInOnlyProps) {
  return (
    <Queries>
      <Gate {...props} />
    </Queries>
  );
}

function Gate({ children }: SignedInOnlyProps) {
  const who = useWho();
  useFocusAfter(who.kind === "signed-out");
  if (who.kind === "signed-in") return children(who.account);
  if (who.kind === "waiting") return <PageWaiting />;
  if (who.kind === "failed") return <PageFailed retry={who.retry} />;
  return <Closed />;
}

/** The pressed button is gone: the focus moves to the page. */
function useFocusAfter(closed: boolean): void {
  const wasClosed = useRef(false);
  useEffect(() => {
    if (wasClosed.current && !closed) document.getElementById("content")?.focus();
    wasClosed.current = closed;
  }, [closed]);
}

function Closed() {
  const t = useT();
  const enter = useEnter();
  const showAgain = useShowAgain();
  return (
    <AccountMain title={t("account-closed-title")} lead={t("account-closed-text")}>
      <SignIn
        onSignedIn={(account) => {
          enter(account);
          showAgain();
        }}
      />
    </AccountMain>
  );
}

/** The header's link depends on who is signed in, and is drawn again with the address. */
function useShowAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return () => navigate(pathname + search + hash, { replace: true });
}

/** Before what can't be undone: whoever has not just signed in does it again, and then goes on. Another site's word isn't
    enough for it: its own session may be open to whoever sits here. */
export function ProveFirst({ account, onProven }: { account: AccountInfo; onProven?: () => void }) {
  const t = useT();
  const enter = useEnter();
  return (
    <div className="grid gap-4">
      <p role="status">{t("account-confirm-text")}</p>
      <SignIn
        email={account.account}
        byProvider={false}
        onSignedIn={(proven) => {
          enter(proven);
          onProven?.();
        }}
      />
    </div>
  );
}
