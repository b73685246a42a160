// Logs out in this browser.
import { signOut } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { useT } from "../../l10n/words";
import { useNavigate } from "../../lib/navigate";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { useAccountPages } from "./account";
import { forgetOrders, useLeave } from "./leave";
import { withNews } from "./news";
import { Problem } from "./outcome";

export function LogOut() {
  const t = useT();
  const api = useApi();
  const leave = useLeave();
  const navigate = useNavigate();
  const login = useAccountPages()("userLogin");
  const left = () => {
    leave();
    navigate(login, { replace: true, state: withNews("account-logged-out") });
  };
  const { busy, problem, change } = useChange<unknown>(left, t("account-logout-failed"));
  const logOut = () => {
    // At once: without a network only the session stays, in a cookie that only the server can take away.
    forgetOrders();
    change(() => signOut(api));
  };
  return (
    <>
      <Button kind="quiet" disabled={busy} onClick={logOut}>
        {busy ? t("account-busy") : t("account-logout")}
      </Button>
      <Problem className="w-full">{problem}</Problem>
    </>
  );
}
