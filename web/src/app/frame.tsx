// What is around a page. The page itself has the <main id="content">.
import type { ReactNode } from "react";
import { ConsentBanner } from "../features/consent/consent-banner";
import { useT } from "../l10n/words";
import { PageHeader } from "../ui/page-header";
import { SkipLink } from "../ui/skip-link";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { LoadingBar } from "./loading-bar";
import { useNavigation } from "./navigation";
import { NetworkDialog } from "./network-dialog";
import { PageLoading } from "./page-loading";
import { PageViews } from "./page-views";

export function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      before={
        <>
          <ConsentBanner />
          <Header />
        </>
      }
      after={<Footer />}
    >
      {children}
    </PageFrame>
  );
}

interface PageFrameProps {
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ before, after, children }: PageFrameProps) {
  return (
    <>
      <Skip />
      <LoadingBar />
      {before}
      <ErrorBoundary>{children}</ErrorBoundary>
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
  const { home, types, tests, retrieve, shop, account } = useNavigation();
  return (
    <PageHeader
      home={home.href}
      brand={t("common-brand")}
      label={t("common-nav-label")}
      menu={t("common-nav-menu")}
      links={links ? [home, types, tests, retrieve, shop, account] : []}
    />
  );
}
