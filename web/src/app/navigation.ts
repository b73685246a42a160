// The navigation items of header and footer, in one table: a landing page has few bytes left for them.
import { useT } from "../l10n/words";
import { firstPages } from "../lib/first-pages";
import { usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { refOf, useSeemsSignedIn, useVisitorHrefs } from "../lib/visitor-href";

type Item = "home" | "types" | "tests" | "retrieve" | "support" | "login" | "account" | "shop";

export function useNavigation() {
  const t = useT();
  const href = useVisitorHrefs();
  const exam = refOf(usePage().boot?.exam) ?? "%%tail%%";
  const item = (name: Item, path: string) => ({ href: href(path), label: t(`common-nav-${name}`) });
  const signedIn = useSeemsSignedIn();
  return {
    home: item("home", paths.landing("yellow_computer", exam)),
    types: item("types", firstPages.types),
    tests: item("tests", paths.landing("test_center", exam)),
    retrieve: item("retrieve", paths.retrieveReport(exam)),
    support: item("support", paths.support(exam)),
    shop: item("shop", paths.userShop(exam)),
    account: signedIn ? item("account", paths.userInfo(exam)) : item("login", paths.userLogin(exam)),
  };
}
