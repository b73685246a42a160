// After a change to an order was refused because the order belongs to an account, or because its owner signed in too
// long ago for it: the way to sign in, and back.

import type { ApiError } from "../api/envelope";
import { useT } from "../l10n/words";
import { useLocation } from "../lib/address";
import { usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { rememberReturn } from "../lib/sign-in-return";
import { refOf, useVisitorHref } from "../lib/visitor-href";
import { ButtonLink } from "../ui/button";

const notProven = 10_498;
const otherAccount = 10_499;

export function OwnerSignIn({ failure }: { failure: ApiError | undefined }) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  // Not the centre, even if somebody is signed in: it is the wrong account, or too long ago.
  const login = useVisitorHref(paths.userLogin(refOf(usePage().boot?.exam) ?? "%%tail%%"));
  if (failure?.kind !== "status") return null;
  if (failure.result !== notProven && failure.result !== otherAccount) return null;
  return (
    <ButtonLink kind="quiet" href={login} onClick={() => rememberReturn(pathname + search + hash)}>
      {t("common-nav-login")}
    </ButtonLink>
  );
}
