// Every page that the shell becomes. A landing page is left by a real navigation, so it carries none of
// this; it fetches the beginning of the test ahead.
import { useEffect } from "react";
import { Route, Routes } from "react-router";
import { ConsentBanner } from "../features/consent/consent-banner";
import { NotFound } from "../features/not-found/not-found";
import { whenIdle } from "../lib/idle";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";
import { Around, Frame, Header } from "./frame";
import type { LazyPage } from "./lazy-page";
import { orderPages, payPages, readingPages, resultPages, testPages } from "./lazy-pages";
import { OrderLink } from "./order-link";
import { PayFooter } from "./pay-footer";

const allPages: Record<string, LazyPage> = {
  ...testPages,
  ...resultPages,
  ...readingPages,
  ...payPages,
  ...orderPages,
};

export function LateRoutes() {
  return (
    <OrderLink>
      <Routes>
        <Route element={<BareFrame />}>{routesOf(testPages)}</Route>
        <Route element={<PayFrame />}>{routesOf(payPages)}</Route>
        <Route element={<Frame />}>
          {routesOf({ ...resultPages, ...readingPages, ...orderPages })}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </OrderLink>
  );
}

function routesOf(pages: Record<string, LazyPage>) {
  return Object.entries(pages).map(([base, { Page }]) => (
    <Route key={base} path={`${base}/:tail`} element={<Page />} />
  ));
}

/** Around the test itself: nothing that covers an option or leads away from it. */
export function BareFrame() {
  const { hl } = usePage();
  useEffect(() => whenIdle(() => void fetchWholeTest(hl)), [hl]);
  return <Around />;
}

/** Around a payment: whose it is, its legal texts and what the law wants on every page. */
export function PayFrame() {
  return (
    <Around
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

/** Begins to fetch the page of an address, if it is one of these. */
export function fetchPage(pathname: string, hl: Hl): void {
  for (const [base, page] of Object.entries(allPages)) {
    // Whoever opens the page tells of a failure; here nobody has asked for anything yet.
    if (pathname.startsWith(`${base}/`)) page.fetch(hl).catch(() => {});
  }
}

/** Everything up to the result, so that a network lost during the test stops nobody, not even on a reload. */
export async function fetchWholeTest(hl: Hl): Promise<void> {
  await Promise.allSettled(Object.values({ ...testPages, ...resultPages }).map((page) => page.fetch(hl)));
  // Not being able to keep it is no reason to say anything.
  await import("../offline/keep").then(
    ({ keepForOffline }) => keepForOffline(),
    () => {},
  );
}
