// The browser's entry: reads what the page was served with and brings it to life.
import { hydrateRoot } from "react-dom/client";

import { createApi } from "./api/client";
import type { Boot } from "./api/types";
import { currentLogid } from "./api/visit";
import { App } from "./app/app";
import { noteArrival } from "./app/arrival";
import { BrowserAddress } from "./app/browser-address";
import { atFirstSign } from "./app/first-sign";
import { wearTheme } from "./app/theme";
import { loadWords } from "./l10n/areas";
import { reloadOnChunkFailure } from "./lib/chunk-reload";
import { beginConsent } from "./lib/consent";
import { withoutSecrets } from "./lib/fragment";
import { whenIdle } from "./lib/idle";
import { fallbackHl, type Hl, parseHl } from "./lib/locale";
import { watchNavigation } from "./lib/navigation";
import { paths } from "./lib/paths";
import { withEarlierTracking } from "./lib/tracking";
import { parseVariant } from "./lib/variant";
import { visitorId } from "./lib/visitor";

async function start(root: HTMLElement, boot: Boot): Promise<void> {
  const hl = parseHl(boot.hl) ?? fallbackHl;
  const served = root.dataset.page ?? "";
  if (served === "test") {
    wearTheme(document, Date.now());
    fetchPage(location.pathname, hl);
  }
  const words = await loadWords(hl, root.dataset.areas?.split(" ") ?? []);

  const address = withEarlierTracking(new URL(location.href), document.referrer);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  beginConsent(boot.continent ?? "", Date.now());
  noteArrival({
    boot,
    hl,
    address,
    // The 404 page is nobody's landing: what was noted before stays.
    theme: parseVariant(served) && document.documentElement.dataset.theme,
    now: Date.now(),
  });
  const api = createApi(boot, { uid: () => visitorId(Date.now()), logid: currentLogid });
  hydrateRoot(
    root,
    <BrowserAddress>
      <App page={{ hl, boot, served }} words={words} api={api} />
    </BrowserAddress>,
  );
  if (parseVariant(served)) atFirstSign(window, () => whenIdle(() => fetchPage(beginning(boot), hl)));
}

/** Begins to fetch a page; whoever opens it tells of a failure. */
function fetchPage(pathname: string, hl: Hl): void {
  import("./app/late-routes").then(
    (late) => late.fetchPage(pathname, hl),
    () => {},
  );
}

function beginning({ exam }: Boot): string {
  return paths.startLoading({ code: exam.code, examId: exam.id });
}

/** Addresses of earlier letters and bookmarks: what opens an order leaves their query at once. */
function tidyAddress(): void {
  const tidy = withoutSecrets(new URL(location.href)).href;
  if (tidy !== location.href) history.replaceState(history.state, "", tidy);
}

tidyAddress();
reloadOnChunkFailure(window);
watchNavigation(document, () => location.href);
const root = document.getElementById("iq");
const boot = document.getElementById("boot")?.textContent;
if (root && boot) void start(root, JSON.parse(boot));
