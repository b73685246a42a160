// Moments from the server (ISO 8601) in the visitor's local time.

const two = (part: number) => String(part).padStart(2, "0");

/** The day, as YYYY-MM-DD. */
export function localDay(moment: string): string {
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** 14:03:22. */
export function localTime(moment: string): string {
  const at = new Date(moment);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");
}
