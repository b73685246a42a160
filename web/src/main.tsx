// The browser's entry: reads what the page was served with and hydrates it.
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

import { createApi } from "./api/client";
import type { Boot } from "./api/types";
import { currentLogid } from "./api/visit";
import { App } from "./app/app";
import { recordArrival } from "./app/arrival";
import { BrowserAddress } from "./app/browser-address";
import { reloadOnChunkFailure } from "./app/chunk-reload";
import { onFirstInteraction } from "./app/first-interaction";
import { whenIdle } from "./app/idle";
import { LateSite } from "./app/late-site";
import { watchLinkClicks } from "./app/link-clicks";
import { applyTheme } from "./app/theme";
import { loadWords } from "./l10n/areas";
import { beginConsent } from "./lib/consent";
import { withoutSecrets } from "./lib/fragment";
import { fallbackHl, type Hl, parseHl } from "./lib/locale";
import { paths } from "./lib/paths";
import { withEarlierTracking } from "./lib/tracking";
import { isStill } from "./lib/type-pages";
import { parseVariant } from "./lib/variant";
import { visitorId } from "./lib/visitor";

async function start(root: HTMLElement, boot: Boot): Promise<void> {
  const hl = parseHl(boot.hl) ?? fallbackHl;
  const name = root.dataset.page ?? "";
  if (name === "test") {
    applyTheme(document, Date.now());
    fetchPage(location.pathname, hl);
  }
  const [words, Site] = await Promise.all([
    loadWords(hl, root.dataset.areas?.split(" ") ?? []),
    loadSite(name),
  ]);

  const address = withEarlierTracking(new URL(location.href), document.referrer);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  beginConsent(boot.continent ?? "", Date.now());
  recordArrival({
    boot,
    hl,
    address,
    // The 404 page isn't a landing page: what was recorded before stays.
    theme: parseVariant(name) && document.documentElement.dataset.theme,
    now: Date.now(),
  });
  const api = createApi(boot, { uid: () => visitorId(Date.now()), logid: currentLogid });
  hydrateRoot(
    root,
    <BrowserAddress>
      <App page={{ hl, boot, name }} words={words} api={api} Site={Site} />
    </BrowserAddress>,
  );
  if (parseVariant(name)) onFirstInteraction(window, () => whenIdle(() => fetchPage(beginning(boot), hl)));
}

/** What the page is besides its frame. Each page preloads its own. */
async function loadSite(name: string): Promise<ComponentType> {
  if (name === "test") return LateSite;
  if (name === "not_found") return (await import("./app/missing-site")).MissingSite;
  if (isStill(name)) return (await import("./app/still-site")).StillSite;
  return (await import("./app/landing-site")).LandingSite;
}

/** Starts to fetch a page; a failure is reported when it is opened. */
function fetchPage(pathname: string, hl: Hl): void {
  import("./app/late-routes").then(
    (late) => late.fetchPage(pathname, hl),
    () => {},
  );
}

function beginning({ exam }: Boot): string {
  return paths.startLoading({ code: exam.code, examId: exam.id });
}

/** Older letters and bookmarks have an order's number in the query: it is moved behind the `#` at once. */
function tidyAddress(): void {
  const tidy = withoutSecrets(new URL(location.href)).href;
  if (tidy !== location.href) history.replaceState(history.state, "", tidy);
}

tidyAddress();
reloadOnChunkFailure(window);
watchLinkClicks(document, () => location.href);
const root = document.getElementById("iq");
const boot = document.getElementById("boot")?.textContent;
if (root && boot) void start(root, JSON.parse(boot));
