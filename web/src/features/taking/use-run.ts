// The run of the page's exam, for components, and navigation between the screens of the test.
import { useCallback, useEffect, useState } from "react";
import type { Boot } from "../../api/types";
import { useLocation } from "../../lib/address";
import { paths } from "../../lib/all-paths";
import { useNavigate } from "../../lib/navigate";
import { type ExamRef, withOrder } from "../../lib/paths";
import { useStore } from "../../lib/store";
import { withTracking } from "../../lib/tracking";
import { followOtherTabs, type OpenRun, openRun, resumeRun } from "../../run/tab";

export function useRun(examId: number): OpenRun | undefined {
  // Looked up before the first render, so that a screen never appears without its run.
  useState(() => resumeRun(examId, Date.now()));
  useEffect(followOtherTabs, []);
  return useStore(openRun, undefined);
}

/** Addresses of the visitor's exam, with the tracking parameters in the query. */
export function useHref(boot: Boot): (build: (exam: ExamRef) => string) => string {
  const { search } = useLocation();
  const { code, id } = boot.exam;
  return useCallback((build) => withTracking(build({ code, examId: id }), search), [code, id, search]);
}

/** The address of a run's result. */
export function useResultHref(boot: Boot): (orderNumber: string) => string {
  const href = useHref(boot);
  const page = boot.exam.free ? paths.freeTestResult : paths.reportResult;
  return (orderNumber) => href((exam) => withOrder(page(exam), orderNumber));
}

/** Marks a question that was opened from the confirmation and leads back there. */
export const fromConfirmation = { edit: true } as const;

export function useCameFromConfirmation(): boolean {
  const { state } = useLocation();
  return typeof state === "object" && state !== null && "edit" in state;
}

export function useBackToConfirmation(boot: Boot): () => void {
  const navigate = useNavigate();
  const href = useHref(boot);
  const cameFromThere = useCameFromConfirmation();
  // Back in the history if it came from there, so that the history doesn't grow.
  return () => (cameFromThere ? navigate(-1) : navigate(href(paths.answerSubmit)));
}
