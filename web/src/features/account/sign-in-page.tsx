// The ways in: a script file of their own, which is all that a stranger has to load.
import type { ComponentType } from "react";
import { useLocation } from "../../lib/address";
import type { SignInPageId } from "./account";
import { ForgotPage } from "./forgot-page";
import { LoginPage } from "./login-page";
import { RegisterPage } from "./register-page";
import { screenAt } from "./screen-at";

const screens: Record<SignInPageId, ComponentType> = {
  userLogin: LoginPage,
  userRegister: RegisterPage,
  forgotPassword: ForgotPage,
};

export function SignInPage() {
  const Screen = screenAt(screens, useLocation().pathname);
  return (
    // Whoever begins to type sees their account next.
    <div className="contents" onInput={fetchAccount}>
      <Screen />
    </div>
  );
}

/** A failure is reported when the page is opened; nobody has asked for it yet. */
function fetchAccount(): void {
  import("./account-page").catch(() => {});
}
