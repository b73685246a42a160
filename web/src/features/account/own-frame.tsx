// An account page of somebody who is signed in: the way out is in sight on each of them.
import { AccountMain, type AccountMainProps } from "./frame";
import { LogOut } from "./log-out";

export function OwnMain(props: Omit<AccountMainProps, "beside">) {
  return <AccountMain {...props} beside={<LogOut />} />;
}
