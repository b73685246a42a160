// Clicks on links of our own site: a link to the current page does nothing, a link to another one shows
// the loading bar until the next page takes over.
import { goToPart, readFragment } from "../lib/fragment";
import { startLoading } from "../lib/loading";

export function watchLinkClicks(page: Document, here: () => string): void {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || event.defaultPrevented || opensElsewhere(event, link)) return;
    const target = new URL(link.href);
    const current = new URL(here());
    if (target.origin !== current.origin) return;
    const samePage = target.pathname + target.search === current.pathname + current.search;
    const opensOrder = readFragment(current.hash).has("orderNumber");
    if (samePage && target.hash) {
      const part = readFragment(target.hash).get("part");
      if (!part || !opensOrder) return;
      // The browser would replace the order's number with the part's name.
      event.preventDefault();
      goToPart(part);
      return;
    }
    if (samePage && !opensOrder) {
      event.preventDefault();
      return;
    }
    const stop = startLoading();
    // A page restored from the browser's back/forward cache is no longer loading anything.
    page.defaultView?.addEventListener("pageshow", stop, { once: true });
  });
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const saves = link.hasAttribute("download");
  return modified || saves || event.button !== 0 || (link.target !== "" && link.target !== "_self");
}
