// The routes of all pages that load on demand. A landing page is left by a real navigation, so it
// includes none of this; it only prefetches the first page of the test.
import { useEffect } from "react";
import { Route, Routes } from "react-router";
import { ConsentBanner } from "../features/consent/consent-banner";
import { NotFound } from "../features/not-found/not-found";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";
import { type PageId, pages } from "../lib/pages";
import { LegalLinks } from "../parts/legal/legal-links";
import { PageFooter } from "../ui/page-footer";
import { CookieSettings, Withdraw } from "./footer";
import { Frame, Header, PageFrame } from "./frame";
import { whenIdle } from "./idle";
import { type FramedPage, lazyPages } from "./lazy-pages";
import { OrderLink } from "./order-link";

const entries = Object.entries(lazyPages) as [PageId, FramedPage][];

export function LateRoutes() {
  return (
    <OrderLink>
      <Routes>
        <Route element={<BareFrame />}>{routesIn("bare")}</Route>
        <Route element={<PayFrame />}>{routesIn("pay")}</Route>
        <Route element={<Frame />}>
          {routesIn("site")}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </OrderLink>
  );
}

function routesIn(frame: FramedPage["frame"]) {
  return entries
    .filter(([, page]) => page.frame === frame)
    .map(([id, { Page }]) => <Route key={id} path={`${pages[id]}/:tail`} element={<Page />} />);
}

/** Around the test: nothing that covers an option or leads away from it. */
export function BareFrame() {
  const { hl } = usePage();
  useEffect(() => whenIdle(() => void fetchWholeTest(hl)), [hl]);
  return <PageFrame />;
}

/** Around a payment: the brand, legal texts and what the law requires on every page. */
export function PayFrame() {
  return (
    <PageFrame
      before={
        <>
          <ConsentBanner onlyAsked />
          <Header links={false} />
        </>
      }
      after={<PayFooter />}
    />
  );
}

/** At the foot of a payment page: what the law requires there, and nothing else. */
export function PayFooter() {
  return (
    <PageFooter>
      <LegalLinks>
        <CookieSettings />
      </LegalLinks>
      <Withdraw />
    </PageFooter>
  );
}

/** Starts to fetch the page of an address, if it is one of these. */
export function fetchPage(pathname: string, hl: Hl): void {
  for (const [id, page] of entries) {
    // A failure is reported when the page is opened; nobody has asked for it yet.
    if (pathname.startsWith(`${pages[id]}/`)) page.fetch(hl).catch(() => {});
  }
}

const { startLoading, question, answerSubmit, reportResult, freeTestResult } = lazyPages;

/** Everything up to the result, so that the test survives a lost network, even with a reload. */
export async function fetchWholeTest(hl: Hl): Promise<void> {
  const needed = [startLoading, question, answerSubmit, reportResult, freeTestResult];
  await Promise.allSettled(needed.map((page) => page.fetch(hl)));
  // If it can't be cached, nothing is reported.
  await import("../offline/cache-test").then(
    ({ cacheForOffline }) => cacheForOffline(),
    () => {},
  );
}
