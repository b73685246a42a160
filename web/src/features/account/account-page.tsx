// The pages of accounts come in one script file: this chooses the one that the address names.
import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { pages } from "../../lib/pages";
import type { AccountPageId } from "./account";
import { EditPasswordPage } from "./edit-password-page";
import { ForgotPage } from "./forgot-page";
import { InfoPage } from "./info-page";
import { LoginPage } from "./login-page";
import { RegisterPage } from "./register-page";
import { SettingPage } from "./setting-page";
import { ShopPage } from "./shop-page";

const screens: Record<AccountPageId, ComponentType> = {
  userLogin: LoginPage,
  userRegister: RegisterPage,
  forgotPassword: ForgotPage,
  editPassword: EditPasswordPage,
  userInfo: InfoPage,
  userSetting: SettingPage,
  userShop: ShopPage,
};

const entries = Object.entries(screens) as [AccountPageId, ComponentType][];

export function AccountPage() {
  const { pathname } = useLocation();
  const found = entries.find(([id]) => pathname.startsWith(`${pages[id]}/`));
  if (!found) throw new Error(`no account page at ${pathname}`);
  const [, Screen] = found;
  return <Screen />;
}
