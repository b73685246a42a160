// The routes of all pages that load on demand. A landing page is left by a real navigation, so it
// includes none of this; it only prefetches the first page of the test.
import { type ReactNode, useEffect } from "react";
import { ConsentBanner } from "../features/consent/consent-banner";
import { useLocation } from "../lib/address";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";
import { type PageId, pages } from "../lib/pages";
import { LegalLinks } from "../parts/legal/legal-links";
import { PageFooter } from "../ui/page-footer";
import { CookieSettings, Withdraw } from "./footer";
import { Frame, Header, PageFrame } from "./frame";
import { whenIdle } from "./idle";
import { lazyPage } from "./lazy-page";
import { type FramedPage, lazyPages } from "./lazy-pages";
import { OrderLink } from "./order-link";

const entries = Object.entries(lazyPages) as [PageId, FramedPage][];

export function LateRoutes() {
  const page = pageAt(useLocation().pathname);
  const Around = frames[page?.frame ?? "site"];
  return (
    <OrderLink>
      <Around>{page ? <page.Page /> : <Missing />}</Around>
    </OrderLink>
  );
}

const { Page: Missing } = lazyPage({
  areas: [],
  title: "common-missing-title",
  load: async () => (await import("../features/not-found/not-found")).NotFound,
});

const frames = { bare: BareFrame, pay: PayFrame, site: Frame };

/** A page's address is its name and, behind the last slash, an exam or a token. */
function pageAt(pathname: string): FramedPage | undefined {
  const [, name, tail] = /^(.+)\/([^/]+)$/.exec(pathname) ?? [];
  return entries.find(([id]) => tail && pages[id] === name)?.[1];
}

/** Around the test: nothing that covers an option or leads away from it. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { hl, boot } = usePage();
  const code = boot?.exam.code;
  useEffect(() => whenIdle(() => void fetchWholeTest(hl, code)), [hl, code]);
  return <PageFrame>{children}</PageFrame>;
}

/** Around a payment: the brand, legal texts and what the law requires on every page. */
export function PayFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      before={
        <>
          <ConsentBanner onlyAsked />
          <Header links={false} />
        </>
      }
      after={<PayFooter />}
    >
      {children}
    </PageFrame>
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
  const [, code] = /([^/]+)-\d+$/.exec(pathname) ?? [];
  // A failure is reported when the page is opened; nobody has asked for it yet.
  pageAt(pathname)
    ?.fetch(hl, code)
    .catch(() => {});
}

const { startLoading, question, answerSubmit, reportResult, freeTestResult } = lazyPages;

/** Everything up to the result, so that the test survives a lost network, even with a reload. */
export async function fetchWholeTest(hl: Hl, code?: string): Promise<void> {
  const needed = [startLoading, question, answerSubmit, reportResult, freeTestResult];
  await Promise.allSettled(needed.map((page) => page.fetch(hl, code)));
  // If it can't be cached, nothing is reported.
  await import("../offline/cache-test").then(
    ({ cacheForOffline }) => cacheForOffline(),
    () => {},
  );
}
