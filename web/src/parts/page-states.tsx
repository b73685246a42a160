// A page before there is something to show, and when there is nothing.
import type { ReactNode } from "react";
import { useT } from "../l10n/words";
import { useTitle } from "../lib/title";
import { Button } from "../ui/button";
import { measure } from "../ui/section";

/** Reserves the space of heading and content, so that nothing jumps when they appear. */
export function PageWaiting() {
  const t = useT();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-dvh content-start gap-6 py-8 sm:py-12`}
    >
      <p role="status" className="sr-only">
        {t("common-loading")}
      </p>
      <div className="h-10 max-w-md rounded-tile bg-line/60" />
      <div className="h-96 rounded-card bg-line/40" />
    </main>
  );
}

export function PageFailed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <CentredPage title={t("common-failed-title")}>
      <Button kind="primary" onClick={retry}>
        {t("common-failed-retry")}
      </Button>
    </CentredPage>
  );
}

interface PageMissingProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function PageMissing({ title, text, children }: PageMissingProps) {
  useTitle(title);
  return (
    <CentredPage title={title} text={text}>
      {children}
    </CentredPage>
  );
}

interface CentredPageProps {
  title: string;
  text?: ReactNode;
  /** Its text changes while the visitor waits: it is announced. */
  live?: boolean;
  children?: ReactNode;
}

/** A heading, a sentence, and what to do next. */
export function CentredPage({ title, text, live, children }: CentredPageProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid min-h-[60dvh] content-center justify-items-start gap-5 py-10`}
    >
      <div role={live ? "status" : undefined} className="grid gap-5">
        <h1 className="text-title">{title}</h1>
        {text && <p className="max-w-2xl text-lead text-muted">{text}</p>}
      </div>
      {children}
    </main>
  );
}
