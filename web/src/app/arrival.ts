// Records a visitor's arrival: address, language, exam. Runs once,
// in the browser, before hydration.
import type { Boot } from "../api/types";
import { saveConfig } from "../lib/config";
import { consentState } from "../lib/consent";
import { type Hl, tagOf } from "../lib/locale";
import { saveLocale } from "../lib/locale-cookie";
import { remember, session, writeDefaults } from "../lib/session";
import { permittedAddress, readTracking, withoutAds } from "../lib/tracking";
import { visitorId } from "../lib/visitor";

export interface Arrival {
  boot: Boot;
  hl: Hl;
  address: URL;
  /** The theme the page was served in; undefined on a page that isn't a landing page. */
  theme?: string;
  now: number;
}

export function recordArrival({ boot, hl, address, theme, now }: Arrival): void {
  const tracking = readTracking(address.search);
  // A language that the address names is saved; one that was guessed is not.
  if (tracking.hl === hl) saveLocale(hl);

  writeDefaults();
  remember({
    locale: hl,
    language: tagOf(hl),
    innerWidth: window.innerWidth,
    appExamId: String(boot.appExamId),
    continentCode: boot.continent ?? "",
    cfgVal: {
      ...session().get().cfgVal,
      examId: boot.exam.id,
      code: boot.exam.code,
      hl,
      countryCode: boot.country,
      uid: visitorId(now),
      mode: import.meta.env.MODE,
    },
    ...(theme && { landing_page_href: permittedAddress(address) }),
  });
  saveConfig(
    {
      countryCode: boot.country,
      query: consentState() === "granted" ? tracking : withoutAds(tracking),
      ...(theme && { theme, localePath: address.pathname, examId: String(boot.exam.id) }),
    },
    now,
  );
}
