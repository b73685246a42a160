// Where a type's page says how common it is. The page is prerendered without it; the browser adds it (how-common.tsx).

export const howCommonId = "how-common";

/** The server fills in the exam whose results are counted. */
export function HowCommonPlace() {
  return <div id={howCommonId} data-exam="%%tail:type16%%" />;
}
