// What is around a page. The page itself has the <main id="content">.
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ConsentBanner } from "../features/consent/consent-banner";
import { useT } from "../l10n/words";
import { usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { refOf, useLandingHref, useVisitorHref } from "../lib/visitor-href";
import { PageHeader } from "../ui/page-header";
import { SkipLink } from "../ui/skip-link";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { LoadingBar } from "./loading-bar";
import { NetworkDialog } from "./network-dialog";
import { PageLoading } from "./page-loading";
import { PageViews } from "./page-views";

export function Frame() {
  return (
    <PageFrame
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

export function PageFrame({ before, after }: { before?: ReactNode; after?: ReactNode }) {
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

/** What the test and its results are served as; the page appears when its code is loaded. */
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

export function Header({ links = true }: { links?: boolean }) {
  const t = useT();
  const home = useLandingHref("yellow_computer");
  const tests = useLandingHref("test_center");
  const retrieve = useVisitorHref(paths.retrieveReport(refOf(usePage().boot?.exam) ?? "%%tail%%"));
  return (
    <PageHeader
      home={home}
      brand={t("common-brand")}
      label={t("common-nav-label")}
      // Personality types, login and my shop are added when their pages exist.
      links={
        links
          ? [
              { href: home, label: t("common-nav-home") },
              { href: tests, label: t("common-nav-tests") },
              // On a phone it is in the footer only: the first screen belongs to the test.
              { href: retrieve, label: t("common-nav-retrieve"), wide: true },
            ]
          : []
      }
    />
  );
}
