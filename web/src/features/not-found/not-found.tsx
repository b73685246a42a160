// The page for an address that doesn't exist.

import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { readConfig } from "../../lib/config";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { useHydrated } from "../../lib/store";
import { homeOf, parseTheme } from "../../lib/variant";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { MissingTile } from "./missing-tile";

const status = 404;

export function NotFound() {
  const t = useT();
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`${measure} grid items-center gap-10 py-14 sm:py-24 md:grid-cols-2`}
    >
      <div className="grid justify-items-start gap-5">
        <h1 className="text-hero">{t("common-missing-title")}</h1>
        <p className="text-lead">{t("common-missing-text")}</p>
        <p className="text-muted">{t("common-missing-status", { status })}</p>
        <ButtonLink kind="primary" href={useHome()}>
          {t("common-missing-home")}
        </ButtonLink>
      </div>
      <MissingTile />
    </main>
  );
}

/** The current theme's landing page, with the exam the visitor was at and the current query. */
function useHome(): string {
  const { boot } = usePage();
  const { search } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || !boot) return paths.index();
  const { theme, examId } = readConfig(Date.now());
  const exam = { code: boot.exam.code, examId: Number(examId ?? boot.exam.id) };
  return paths.landing(homeOf(parseTheme(theme)), exam) + search;
}
