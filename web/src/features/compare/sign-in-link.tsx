// For somebody whose result is in their account: to the sign-in, and back to this page.
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { rememberReturn } from "../../lib/sign-in-return";
import { refOf, useSeemsSignedIn, useVisitorHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";

export function SignInLink() {
  const t = useT();
  const { boot } = usePage();
  const { pathname, search } = useLocation();
  const login = useVisitorHref(paths.userLogin(refOf(boot?.exam) ?? "%%tail%%"));
  if (useSeemsSignedIn()) return null;
  return (
    <ButtonLink
      kind="quiet"
      href={login}
      onClick={() => rememberReturn(pathname + search)}
      className="justify-self-start"
    >
      {t("type16-compare-sign-in")}
    </ButtonLink>
  );
}
