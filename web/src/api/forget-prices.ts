// Prices depend on who asks: whoever signs in, becomes a member or stops being one sees their own from then on. What
// keeps prices listens here (queries.tsx), so that signing in needn't load it.
const keepers = new Set<() => void>();

export function forgetPrices(): void {
  for (const forget of keepers) forget();
}

export function onForgetPrices(forget: () => void): void {
  keepers.add(forget);
}
