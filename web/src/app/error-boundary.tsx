// A part of the page threw an error: a message and a reload button instead of a white page.
import { Component, type ReactNode } from "react";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";

interface State {
  broken: boolean;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useT();
  return (
    <main
      id="content"
      className="mx-auto grid min-h-[60dvh] max-w-2xl content-center justify-items-start gap-6 px-6"
    >
      <h1 className="text-title">{t("common-failed-title")}</h1>
      <Button kind="primary" onClick={() => location.reload()}>
        {t("common-failed-retry")}
      </Button>
    </main>
  );
}
