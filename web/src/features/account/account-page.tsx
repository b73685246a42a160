// The pages of somebody who is signed in, in one script file: whoever sees one sees several.
import type { ComponentType } from "react";
import { useLocation } from "../../lib/address";
import type { OwnPageId } from "./account";
import { EditPasswordPage } from "./edit-password-page";
import { InfoPage } from "./info-page";
import { screenAt } from "./screen-at";
import { SettingPage } from "./setting-page";
import { ShopPage } from "./shop-page";

const screens: Record<OwnPageId, ComponentType> = {
  editPassword: EditPasswordPage,
  userInfo: InfoPage,
  userSetting: SettingPage,
  userShop: ShopPage,
};

export function AccountPage() {
  const Screen = screenAt(screens, useLocation().pathname);
  return <Screen />;
}
