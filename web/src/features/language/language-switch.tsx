// The nine languages by their own names. Real links: the address keeps its path and query and
// gets another `hl`, and they work before any script runs.

import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { useOrderNumber } from "../../lib/fragment";
import { type Hl, languages } from "../../lib/locale";
import { saveLocale } from "../../lib/locale-cookie";
import { usePage } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { remember } from "../../lib/session";
import { useHydrated } from "../../lib/store";
import { withLanguage } from "../../lib/tracking";

export function LanguageSwitch() {
  const t = useT();
  const { hl: current } = usePage();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  // The prerendered page doesn't know its address; a link with only a query keeps the path.
  const orderNumber = useOrderNumber();
  const address = (hl: Hl) => {
    if (!hydrated) return `?hl=${hl}`;
    const page = pathname + withLanguage(search, hl);
    return orderNumber ? withOrder(page, orderNumber) : page;
  };

  return (
    <nav aria-label={t("common-language-label")}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map(({ hl, tag, name }) => (
          <li key={hl}>
            <a
              href={address(hl)}
              hrefLang={tag}
              lang={tag}
              aria-current={hl === current ? "true" : undefined}
              onClick={() => choose(hl)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-bold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function choose(hl: Hl): void {
  saveLocale(hl);
  remember({ locale: hl });
}
