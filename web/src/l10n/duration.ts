// Elapsed time as hh:mm:ss, the same in every language.
const two = (part: number) => String(part).padStart(2, "0");

export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return [Math.floor(minutes / 60), minutes % 60, seconds % 60].map(two).join(":");
}
