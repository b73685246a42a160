// What is noted when a visitor arrives: where, in which language, on which exam. Runs once,
// in the browser, before the page comes to life.
import type { Boot } from "../api/types";
import { keepConfig } from "../lib/config";
import { consentState } from "../lib/consent";
import { type Hl, tagOf } from "../lib/locale";
import { keepLocale } from "../lib/locale-cookie";
import { keepFirstState, remember, session } from "../lib/session";
import { permittedAddress, readTracking, withoutAds } from "../lib/tracking";
import { visitorId } from "../lib/visitor";

export interface Arrival {
  boot: Boot;
  hl: Hl;
  address: URL;
  /** The theme the page was served in; undefined on a page that is no landing page. */
  theme?: string;
  now: number;
}

export function noteArrival({ boot, hl, address, theme, now }: Arrival): void {
  const tracking = readTracking(address.search);
  // A language that was asked for by name is kept; one that was guessed is not.
  if (tracking.hl === hl) keepLocale(hl);

  keepFirstState();
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
  keepConfig(
    {
      countryCode: boot.country,
      query: consentState() === "granted" ? tracking : withoutAds(tracking),
      ...(theme && { theme, localePath: address.pathname, examId: String(boot.exam.id) }),
    },
    now,
  );
}
