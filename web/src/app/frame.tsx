// What pages have around them. A page itself brings its <main id="content">.
import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { ConsentBanner } from "../features/consent/consent-banner";
import { LegalLinks } from "../features/legal/legal-links";
import { useT } from "../l10n/words";
import { whenIdle } from "../lib/idle";
import { useLandingHref } from "../lib/landing-href";
import { usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { refOf, useVisitorHref } from "../lib/visitor-href";
import { PageFooter } from "../ui/page-footer";
import { PageHeader } from "../ui/page-header";
import { SkipLink } from "../ui/skip-link";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { PageLoading } from "./lazy-page";
import { fetchWholeTest } from "./lazy-pages";
import { LoadingBar } from "./loading-bar";
import { NetworkDialog } from "./network-dialog";
import { PageViews } from "./page-views";

export function Frame() {
  return (
    <Around
      before={
        <>
          <ConsentBanner />
          <Header />
        </>
      }
      after={<Footer />}
    />
  );
}

/** Around the test itself: nothing that covers an option or leads away from it. */
export function BareFrame() {
  const { hl } = usePage();
  useEffect(() => whenIdle(() => void fetchWholeTest(hl)), [hl]);
  return <Around />;
}

/** Around a payment: whose it is and its legal texts, nothing that leads away. */
export function PayFrame() {
  return (
    <Around
      before={<Header links={false} />}
      after={
        <PageFooter>
          <LegalLinks />
        </PageFooter>
      }
    />
  );
}

function Around({ before, after }: { before?: ReactNode; after?: ReactNode }) {
  return (
    <>
      <Skip />
      <LoadingBar />
      {before}
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
      {after}
      <NetworkDialog />
      <PageViews />
    </>
  );
}

/** What the test and its results are served as; the page itself follows once its code is here. */
export function Shell() {
  return (
    <>
      <Skip />
      <PageLoading />
    </>
  );
}

function Skip() {
  return <SkipLink target="content">{useT()("common-skip")}</SkipLink>;
}

function Header({ links = true }: { links?: boolean }) {
  const t = useT();
  const home = useLandingHref("yellow_computer");
  const tests = useLandingHref("test_center");
  const retrieve = useVisitorHref(paths.retrieveReport(refOf(usePage().boot?.exam) ?? "%%tail%%"));
  return (
    <PageHeader
      home={home}
      brand={t("common-brand")}
      label={t("common-nav-label")}
      // Personality types, login and my shop join when their pages exist.
      links={
        links
          ? [
              { href: home, label: t("common-nav-home") },
              { href: tests, label: t("common-nav-tests") },
              // On a phone it stands in the footer only: the first screen belongs to the test.
              { href: retrieve, label: t("common-nav-retrieve"), wide: true },
            ]
          : []
      }
    />
  );
}
