// The run of the page's exam, for components, and the ways between the screens of the test.
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Boot } from "../../api/types";
import { useGo } from "../../lib/go";
import { type ExamRef, paths, withOrder } from "../../lib/paths";
import { followOtherTabs, type OpenRun, openRun, resumeRun } from "../../lib/run-tab";
import { useStore } from "../../lib/store";
import { withTracking } from "../../lib/tracking";

export function useRun(examId: number): OpenRun | undefined {
  // Looked up before the first picture, so that a screen never shows a moment without its run.
  useState(() => resumeRun(examId, Date.now()));
  useEffect(followOtherTabs, []);
  return useStore(openRun, undefined);
}

/** Addresses of the visitor's exam, with what travels along in the query. */
export function useHref(boot: Boot): (build: (exam: ExamRef) => string) => string {
  const { search } = useLocation();
  const { code, id } = boot.exam;
  return useCallback((build) => withTracking(build({ code, examId: id }), search), [code, id, search]);
}

/** Where a run ends. */
export function useResultHref(boot: Boot): (orderNumber: string) => string {
  const href = useHref(boot);
  const page = boot.exam.free ? paths.freeTestResult : paths.reportResult;
  return (orderNumber) => href((exam) => withOrder(page(exam), orderNumber));
}

/** A question that was opened from the confirmation leads back there. */
export const fromConfirmation = { edit: true } as const;

export function useCameFromConfirmation(): boolean {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "edit" in state;
}

export function useBackToConfirmation(boot: Boot): () => void {
  const go = useGo();
  const href = useHref(boot);
  const cameFromThere = useCameFromConfirmation();
  // Back in the history where it came from there, so that the history doesn't grow with each look.
  return () => (cameFromThere ? go(-1) : go(href(paths.answerSubmit)));
}
